"use strict"
// Blitz! in the Rally-the-Troops style: a global `game` of plain JSON data, a table of states with prompt() + actions, setup/view/action exports.
const COUNTS = [15, 5, 10, 10, 10, 1, 10, 1, 5, 7, 1, 1, 1, 1, 1, 7, 3, 1, 5, 5, 10, 5, 1, 5, 3]
const VALUE = [4, 3, 1, 1, 1, 7, 2, 3, 5, 4, 6, 2, 2, 3, 0, 2, 2, 3, 0, 0, 2, 1, 7, 0, 4]
const BOMB = [0, 0, 3, 2, 1, 0, 0, 0]
const LW = "Luftwaffe", RAF = "RAF"
exports.roles = [LW, RAF]
let game, view
const states = {}

function random(range) { // RTT's own 35-bit MLCG
	return (game.seed = Number(BigInt(game.seed) * 5667072534355537n % 34359738337n)) % range
}
function shuffle(list) {
	for (let i = list.length - 1; i > 0; --i) { let j = random(i + 1); let t = list[j]; list[j] = list[i]; list[i] = t }
}
exports.setup = function (seed, scenario, options) {
	game = { seed, state: null, active: LW, turn: 0, damage: 0, hand: [[], []], deck: [[], []], log: [] }
	for (let t = 0; t < 25; ++t) for (let i = 0; i < COUNTS[t]; ++i) game.deck[t < 8 ? 0 : 1].push(t)
	shuffle(game.deck[0]); shuffle(game.deck[1])
	draw(0, 4); draw(1, 4)
	begin_turn()
	return game
}
function draw(p, k) { for (let i = 0; i < k; ++i) game.hand[p].push(game.deck[p].pop()) }
function hand() { return game.hand[game.active === LW ? 0 : 1] }
function take(c) { let h = hand(); h.splice(h.indexOf(c), 1) }
function begin_turn() {
	game.active = LW
	if (game.deck[0].length === 0) { game.result = RAF; game.state = "game_over"; game.active = "None"; return }
	game.turn++
	game.raid = { sum: [0, 0], mult: [1, 1], stop: [0, 0], bombs: 0, stukas: 0, on: 0 }
	draw(0, 2); draw(1, 2)
	game.state = "raid"
}
function gen_action(a, arg) { let l = view.actions[a] || (view.actions[a] = []); if (!l.includes(arg)) l.push(arg) }
states.raid = {
	prompt() {
		let p = game.active === LW ? 0 : 1, r = game.raid
		view.prompt = "Raid: play a card."
		for (let c of hand()) {
			if (p === 0 && !r.on) { if (c >= 2 && c <= 4) gen_action("card", c) }
			else if (c === 18 || c === 19) continue
			else if (c === 6 || c === 7 || (c >= 15 && c <= 17)) { if (r.mult[p] === 1) gen_action("card", c) }
			else gen_action("card", c)
		}
		view.actions.pass = 1
	},
	card(c) {
		let p = game.active === LW ? 0 : 1, r = game.raid
		take(c)
		r.on = 1
		if (c === 6 || c === 7 || (c >= 15 && c <= 17)) r.mult[p] = VALUE[c]
		else {
			r.sum[p] += VALUE[c]
			if (p === 0) { r.bombs += BOMB[c]; if (c === 4) r.stukas++ }
		}
		if (!r.stop[1 - p]) game.active = p === 0 ? RAF : LW
	},
	pass() {
		let p = game.active === LW ? 0 : 1, r = game.raid
		if (p === 0 && !r.on) { game.state = "discard"; return } // ruling B10: no raid, but the discard phase still happens
		r.stop[p] = 1
		if (!r.stop[1 - p]) { game.active = p === 0 ? RAF : LW; return }
		if (r.sum[0] * r.mult[0] > r.sum[1] * r.mult[1]) { game.state = "bomb"; game.active = RAF }
		else { game.state = "discard"; game.active = LW }
	},
}
states.bomb = {
	prompt() {
		view.prompt = "Bombing: play Balloons or Repairs."
		let r = game.raid
		if (r.bombs > 0) for (let c of game.hand[1]) if (c === 19 || (c === 18 && r.stukas > 0)) gen_action("card", c)
		view.actions.pass = 1
	},
	card(c) { take(c); game.raid.bombs--; if (c === 18) game.raid.stukas-- },
	pass() {
		game.damage += game.raid.bombs
		if (game.damage >= 20) { game.result = LW; game.state = "game_over"; game.active = "None"; return }
		game.state = "discard"; game.active = LW
	},
}
states.discard = {
	prompt() {
		view.prompt = "Discard."
		for (let c of hand()) gen_action("card", c)
		if (hand().length <= 8) view.actions.pass = 1
	},
	card(c) { take(c) },
	pass() { if (game.active === LW) game.active = RAF; else begin_turn() },
}
exports.view = function (state, player) {
	game = state
	view = { log: game.log, turn: game.turn, damage: game.damage, raid: game.raid, hand: game.hand[player === LW ? 0 : 1],
		other: game.hand[player === LW ? 1 : 0].length, deck: [game.deck[0].length, game.deck[1].length], active: game.active }
	if (game.state !== "game_over" && game.active === player) { view.actions = {}; states[game.state].prompt() }
	return view
}
exports.action = function (state, player, action, arg) {
	game = state
	states[game.state][action](arg)
	return game
}
exports.is_over = (g) => g.state === "game_over"
