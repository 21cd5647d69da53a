"use strict"
// Blitz! as a boardgame.io game: one move per action kind; turn order set with events.endTurn({next}); secrets stripped by playerView.
const COUNTS = [15, 5, 10, 10, 10, 1, 10, 1, 5, 7, 1, 1, 1, 1, 1, 7, 3, 1, 5, 5, 10, 5, 1, 5, 3]
const VALUE = [4, 3, 1, 1, 1, 7, 2, 3, 5, 4, 6, 2, 2, 3, 0, 2, 2, 3, 0, 0, 2, 1, 7, 0, 4]
const BOMB = [0, 0, 3, 2, 1, 0, 0, 0]
const PASS = 25
const isMult = (c) => c === 6 || c === 7 || (c >= 15 && c <= 17)
const newRaid = () => ({ sum: [0, 0], mult: [1, 1], stop: [0, 0], bombs: 0, stukas: 0, on: 0 })
function draw(G, p, k) { for (let i = 0; i < k; ++i) G.hand[p].push(G.deck[p].pop()) }
function beginTurn(G, events) {
  if (G.deck[0].length === 0) { G.over = 1; events.endGame({ winner: "1" }); return -1 }
  G.turn++; G.state = "raid"; G.raid = newRaid(); draw(G, 0, 2); draw(G, 1, 2)
  return 0
}
function legal(G, p) {
  const h = G.hand[p], r = G.raid, out = []
  const add = (c) => { if (!out.includes(c)) out.push(c) }
  if (G.state === "raid") {
    for (const c of h) {
      if (p === 0 && !r.on) { if (c >= 2 && c <= 4) add(c) }
      else if (c === 18 || c === 19) continue
      else if (isMult(c)) { if (r.mult[p] === 1) add(c) }
      else add(c)
    }
    out.push(PASS)
  } else if (G.state === "bomb") {
    if (r.bombs > 0) for (const c of h) if (c === 19 || (c === 18 && r.stukas > 0)) add(c)
    out.push(PASS)
  } else {
    for (const c of h) add(c)
    if (h.length <= 8) out.push(PASS)
  }
  return out
}
function act({ G, ctx, events }, a) {
  const p = +ctx.currentPlayer, r = G.raid
  if (!legal(G, p).includes(a)) return "INVALID_MOVE"
  let next = p
  if (a !== PASS) {
    const h = G.hand[p]; h.splice(h.indexOf(a), 1)
    if (G.state === "raid") {
      r.on = 1
      if (isMult(a)) r.mult[p] = VALUE[a]
      else { r.sum[p] += VALUE[a]; if (p === 0) { r.bombs += BOMB[a]; if (a === 4) r.stukas++ } }
      if (!r.stop[1 - p]) next = 1 - p
    } else if (G.state === "bomb") { r.bombs--; if (a === 18) r.stukas-- }
  } else if (G.state === "raid") {
    if (p === 0 && !r.on) G.state = "discard" // ruling B10: no raid, but the discard phase still happens
    else {
      r.stop[p] = 1
      if (!r.stop[1 - p]) next = 1 - p
      else if (r.sum[0] * r.mult[0] > r.sum[1] * r.mult[1]) { G.state = "bomb"; next = 1 }
      else { G.state = "discard"; next = 0 }
    }
  } else if (G.state === "bomb") {
    G.damage += r.bombs
    if (G.damage >= 20) { G.over = 1; events.endGame({ winner: "0" }); return }
    G.state = "discard"; next = 0
  } else next = p === 0 ? 1 : beginTurn(G, events)
  if (next >= 0 && next !== p) events.endTurn({ next: String(next) })
}
exports.legal = legal
exports.Blitz = {
  name: "blitz", minPlayers: 2, maxPlayers: 2,
  setup: ({ random }) => {
    const G = { turn: 0, damage: 0, state: "raid", hand: [[], []], deck: [[], []], raid: newRaid(), over: 0 }
    for (let t = 0; t < 25; ++t) for (let i = 0; i < COUNTS[t]; ++i) G.deck[t < 8 ? 0 : 1].push(t)
    G.deck = G.deck.map((d) => random.Shuffle(d))
    draw(G, 0, 4); draw(G, 1, 4)
    G.turn = 1; draw(G, 0, 2); draw(G, 1, 2)
    return G
  },
  moves: { act: { move: act, client: false } },
  playerView: ({ G, playerID }) => playerID == null ? G :
    ({ ...G, deck: G.deck.map((d) => d.length), hand: G.hand.map((h, i) => (String(i) === playerID ? h : h.length)) }),
}
