"use strict"
// node bench_js.js rtt|bgio SECONDS -> one JSON line; only decisions with at least two options count, per second of CPU time.
const path = require("path")
const [, , which, seconds] = process.argv
const modules = process.env.NODE_MODULES || "node_modules"
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e6 }
const pick = (list) => list[(Math.random() * list.length) | 0]
let decisions = 0, games = 0, won = 0

function rtt() {
  const rules = require("./blitz_rtt.js")
  return () => {
    let state = rules.setup(1 + ((Math.random() * 1e9) | 0), "Standard", {})
    while (!rules.is_over(state)) {
      const actions = rules.view(state, state.active).actions
      const all = []
      for (const name in actions) {
        if (Array.isArray(actions[name])) for (const arg of actions[name]) all.push([name, arg])
        else all.push([name])
      }
      decisions += all.length > 1
      const [name, arg] = pick(all)
      state = rules.action(state, state.active, name, arg)
    }
    games++
    won += state.result === "Luftwaffe"
  }
}

function bgio() {
  const { Blitz, legal } = require("./blitz_bgio.js")
  const { InitializeGame, CreateGameReducer, ProcessGameConfig } = require(path.join(modules, "boardgame.io/dist/cjs/internal.js"))
  const game = ProcessGameConfig(Blitz)
  const reducer = CreateGameReducer({ game, isClient: false })
  return () => {
    let state = InitializeGame({ game, numPlayers: 2 })
    while (!state.ctx.gameover) {
      const playerID = state.ctx.currentPlayer
      const all = legal(state.G, +playerID)
      decisions += all.length > 1
      state = reducer(state, { type: "MAKE_MOVE", payload: { type: "act", args: [pick(all)], playerID } })
    }
    games++
    won += state.ctx.gameover.winner === "0"
  }
}

const one = { rtt, bgio }[which]()
for (let i = 0; i < 3; i++) one()
decisions = games = won = 0
const start = cpu()
while (cpu() - start < +seconds) one()
const spent = cpu() - start
console.log(JSON.stringify({ answers_per_cpu_second: Math.round(decisions / spent), luftwaffe: won / games, per_game: decisions / games }))
