import type { Seat, State, View } from "../wire";

/** A view for tests, with what a test wants different. */
export function aView(change: Partial<View> = {}): View {
  return {
    title: "blitz",
    mode: "standard",
    options: {},
    seats: ["luftwaffe", "raf"],
    you: "raf",
    turn: 6,
    columns: {},
    frames: [],
    asked: "raf",
    ...change,
  };
}

/** The seat of a guest without a name, who is online, with what a test wants different. */
export function aSeat(change: Partial<Seat> = {}): Seat {
  const nobody = { name: null, player: null, bot: null, stand_in: false };
  return { ...nobody, seat: "raf", who: "person", kind: "guest", mine: false, online: true, ...change };
}

/** A State for tests: the defence of docs/wire.md, with what a test wants different. */
export function aState(change: Partial<State> = {}): State {
  return {
    type: "state",
    n: 17,
    you: "raf",
    table: {
      id: "t",
      title: "blitz",
      mode: "standard",
      options: {},
      guided: false,
      auto_single: false,
      exhibition: false,
      started: true,
      seats: [aSeat({ seat: "luftwaffe", who: "bot", bot: "staff", kind: "bot" }), aSeat({ seat: "raf", mine: true })],
      rules: "1",
      data: { hash: "", pack: null },
      commitment: "",
      commitments: [""],
      seed: null,
      seeds: null,
      disclosed: [],
      updated: "",
      expires: "",
      sandbox: null,
    },
    view: aView({
      columns: {
        damage: 11,
        attack: ["he111", "bf109", "night_raid"],
        defence: ["spitfire_mk1"],
        hand: { raf: { hurricane: 2, repairs: 0 }, luftwaffe: 5 },
        held: { luftwaffe: 5, raf: 2 },
        left: { luftwaffe: 46, raf: 46 },
        discards: { he111: 2 },
      },
      frames: [
        {
          procedure: "Raid",
          step: "choose_defence",
          rule: "raid",
          over: false,
          values: { luftwaffe_stopped: false, raf_stopped: true, bombs: 3 },
        },
      ],
      figures: {
        luftwaffe: { strength: 10, terms: [1, 4], times: 2 },
        raf: { strength: 5, terms: [5], times: 0 },
        at_stake: 3,
      },
    }),
    question: {
      seat: "raf",
      key: "choose_defence",
      rule: "raid",
      values: { at_stake: 3 },
      options: [
        { name: "pass", of: "card", values: { before: 5, after: 5 } },
        { name: "hurricane", of: "card", values: { before: 5, after: 9 } },
        { name: "decoy", of: "card", values: { before: 5, after: 9 } },
      ],
      refused: [
        { name: "repairs", of: "card", rule: "bombing", why: "later", values: {} },
        { name: "barrage_balloons", of: "card", rule: "bombing", why: "later", values: {} },
      ],
      actions: [{ name: "flare" }],
    },
    events: [],
    since: 0,
    recap: null,
    undo: { can: false, why: "nothing", asked_by: null },
    orders: null,
    result: null,
    ...change,
  };
}
