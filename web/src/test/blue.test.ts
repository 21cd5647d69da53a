import { describe, expect, it } from "vitest";
import { offersOf } from "../lib/offers";
import { Words } from "../lib/words";
import type { BoardProps } from "../shell/board";
import { Printed, type Facts } from "../titles/burning_blue/facts.svelte";
import { colourOf, hourOf, raidLabel, timeOf } from "../titles/burning_blue/model";
import { spoken } from "../titles/burning_blue/narrate";
import { bulkOffers, hexOffers, hexOf } from "../titles/burning_blue/offers";
import { chits, forceOf, nameOf } from "../titles/burning_blue/plans";
import { around, fights } from "../titles/burning_blue/sums";
import { formUps, inRadio, isLuftwaffe, raids, sky, skyAt, timed, units, worst } from "../titles/burning_blue/view";
import type { Event, Option, State, Values } from "../wire";
import { aState, aView } from "./table";

/** Rows are numbered from the south; even rows lie half a hex further east. */
const ROWS = 36;
const hexes: Record<string, [number, number]> = {};
for (let row = 1; row <= ROWS; row++) {
  for (let column = 1; column <= 45; column++) {
    const r = ROWS - row;
    hexes[`${String(row).padStart(2, "0")}${String(column).padStart(2, "0")}`] = [column - (r + (r % 2)) / 2, r];
  }
}
const facts = {
  map: {
    orientation: "pointy",
    hexes,
    land: { "1835": 0.5 },
    coast: [],
    areas: { hornchurch: ["1835", "1834"], dover_strait: ["1736"] },
    boxes: { dieppe: { name: "Dieppe", zone: "france", at: [59, 57], hexes: ["0131"] } },
  },
  places: [...Object.keys(hexes), "dieppe"],
  zones: [
    { id: "hornchurch", name: "Hornchurch", kind: "land", group: 11 },
    { id: "dover_strait", name: "Dover Strait", kind: "sea", group: 0 },
  ],
  split: { "1834": ["hornchurch", "dover_strait"] },
  airfields: [
    { id: "hornchurch", name: "Hornchurch", role: "sector", hex: "2526", sector: "hornchurch", at: [0, 0] },
    { id: "hawkinge", name: "Hawkinge", role: "satellite", hex: "1833", sector: "hornchurch", at: [0, 0] },
  ],
  stations: [{ id: "rye", name: "Rye", kind: "ch", hex: "1630", arc: [75, 195], reach: 20, low: 0, at: [0, 0] }],
  cover: { all: Object.keys(hexes).map((hex) => (hex === "1736" ? 1 : 0)), low: [] },
  sites: {
    continental: [],
    relay: [{ id: "r", name: "", hex: "1834", at: null, sector: "hornchurch" }],
    port: [],
    factory: [],
    london: [],
    town: [],
    convoy: [],
    headquarters: [],
  },
  targets: [
    { id: "dover_port", hex: "1835" },
    { id: "hawkinge", hex: "1833" },
  ],
  guns: { heavy: [], late: [], light: [] },
  barrages: [],
  types: { spitfire: { name: "Spitfire", endurance: 23 }, hurricane: { name: "Hurricane", endurance: 22 } },
  squadrons: {
    squadron_54: { name: "54", type: "spitfire" },
    squadron_1_rcaf: { name: "1 (Canadian)", type: "hurricane" },
    squadron_601: { name: "601 (County of London)", type: "hurricane" },
  },
  gruppen: { i_jg3: { name: "I JG3", type: "me109", size: "gruppe" } },
  raf_units: ["squadron_54", "squadron_1_rcaf", "squadron_601", "flight_1a", "flight_1b"],
  scenarios: [
    {
      id: 1,
      late_guns: false,
      convoys: true,
      response_level: 4,
      squadrons: {
        squadron_54: { sector: "hornchurch", airfield: "hornchurch", radio: "vhf", vic: false, green: true },
      },
      chits: {},
    },
  ],
  periods: {},
  weather: ["clear", "patchy", "haze", "broken", "dense_haze", "overcast", "mist", "rain"],
  levels: 20,
  ways: 24,
  tracks: 6,
  hexes_a_turn: 3,
  sums: {
    intercept: [
      { id: "up_sun", rule: "13.3.3", amount: 1 },
      { id: "four_above", rule: "13.3.2", amount: 1 },
      { id: "attacker_climbed", rule: "8.1.5", amount: -1 },
    ],
    cohesion: [{ id: "low_ammo", rule: "13.5.2", amount: -2 }],
  },
  tally: [
    { id: "undetected", rule: "12.1.1", amount: 0 },
    { id: "near_bursts", rule: "14.1.2", amount: 1 },
  ],
  columns: [],
  tables: { intercept: {}, reaction: {}, attack: {}, defence: {}, cohesion: {} },
} as unknown as Facts;
const printed = new Printed(facts);
const empty = (length: number, cells: Record<number, unknown>): unknown[] =>
  Array.from({ length }, (_, at) => cells[at] ?? null);

function table(columns: Record<string, unknown>, options: Option[] = [], you = "raf"): State {
  const state = aState({
    you,
    view: aView({ turn: 7, columns: columns as Values, you, asked: you }),
    question: { seat: you, key: "choose", rule: "8.1", values: {}, options, refused: [], actions: [] },
  });
  return { ...state, table: { ...state.table, title: "burning_blue", mode: "scenario1" } };
}
const text = new Words("en", []);
const board = (state: State): BoardProps => ({
  state,
  text,
  events: [],
  offers: offersOf(state, text, null),
  actions: [],
  refusals: [],
  highlight: null,
  point: () => {},
  choose: () => {},
  lifted: null,
  narrow: false,
});

const seen: Record<string, unknown> = {
  scenario: 0,
  turn: 6,
  start: 570,
  radio: 2,
  ops_hit: {},
  tote: { squadron_54: "airborne", squadron_1_rcaf: "ready", flight_1a: "airborne" },
  parent: ["squadron_601", "squadron_601"],
  at: { squadron_54: "1834", flight_1a: "2020" },
  field: { squadron_1_rcaf: "hornchurch" },
  sector: { squadron_54: "hornchurch" },
  order: { squadron_54: "vector" },
  goal: { squadron_54: "1835" },
  angels: [16, 0, 0, 8, 0, null, 14],
  kind: ["spitfire", "hurricane", "hurricane", "hurricane", null, null, null],
  small: [0, 0, 0, 1, 0, null, 0],
  bomber: [0, 0, 0, 0, 0, null, 1],
  home_by: [14, 0, 0, 9, 0, null, null],
  disruption: [],
  losses: [1],
  raid: [null, null, null, null, null, null, "hostile_02"],
  gruppe: [],
  raid_at: [null, "1736", null],
  state: [null, 2, null],
  orbiting: [null, 0, null],
  detected: { hostile_02: 1 },
  strength: { hostile_02: 80 },
  told_angels: { hostile_02: 0 },
  tallied: {},
  hunts: {},
  track: [...empty(6, {}), "1736", "1737", null, null, null, null, ...empty(6, {})],
  form_at: [null, "1438"],
  form_strength: [0, 40],
  ways: {},
  sky: [...empty(20, { 5: 3, 6: 3, 7: 5 }), ...empty(20, {})].map((kind) => kind ?? 0),
};

describe("the view of The Burning Blue", () => {
  const state = table(seen);
  it("has the squadrons that are in the game, with number, height and petrol", () => {
    expect(
      units(state, facts).map(({ id, name, tote, at, angels, left, endurance, small }) => [
        id,
        name,
        tote,
        at,
        angels,
        left,
        endurance,
        small,
      ]),
    ).toEqual([
      ["squadron_54", "54", "airborne", "1834", 16, 8, 23, false],
      ["squadron_1_rcaf", "1 C", "ready", null, 0, 0, 22, false],
      ["flight_1a", "601 A", "airborne", "2020", 8, 3, 22, true],
    ]);
  });
  it("shows the RAF of a raid only what is plotted, Angels 0 being a height", () => {
    expect(isLuftwaffe(state)).toBe(false);
    const [raid, ...others] = raids(state, printed);
    expect(others).toEqual([]);
    expect(raid).toMatchObject({
      id: "hostile_02",
      at: "1736",
      strength: 80,
      told: 0,
      track: ["1736", "1737"],
      state: null,
      plan: null,
    });
    expect(raid!.units.map(({ id, bomber, angels, gruppe }) => [id, bomber, angels, gruppe])).toEqual([
      ["luftwaffe_02", true, 14, null],
    ]);
    expect(formUps(state)).toEqual([{ at: "1438", strength: 40 }]);
  });
  it("reads the weather of a zone in layers, and knows which hides most", () => {
    expect(sky(state, facts, "hornchurch")).toEqual([
      { kind: "broken", low: 10, high: 12 },
      { kind: "overcast", low: 14, high: 14 },
    ]);
    expect(worst(sky(state, facts, "hornchurch"), facts)?.kind).toBe("overcast");
    expect(worst(sky(state, facts, "dover_strait"), facts)).toBeNull();
    expect([null, 12, 14, 20].map((angels) => skyAt(state, facts, "hornchurch", angels)?.kind)).toEqual([
      "overcast",
      "broken",
      "overcast",
      undefined,
    ]);
    expect(printed.zones("1834")).toEqual(["hornchurch", "dover_strait"]);
    expect(printed.zones("dieppe")).toEqual(["france"]);
  });
  it("measures radio range from the airfield and its relays, while the operations room works", () => {
    const range = inRadio(state, printed, "hornchurch");
    expect(range).toContain("1836");
    expect(range).toContain("2526");
    expect(range).not.toContain("1837");
    expect(inRadio(table({ ...seen, ops_hit: { hornchurch: 1 } }), printed, "hornchurch")).toEqual([]);
  });
  it("knows which stations see a place, of those that work", () => {
    expect(printed.seenBy("1736", new Set()).map((station) => station.id)).toEqual(["rye"]);
    expect(printed.seenBy("1736", new Set(["rye"]))).toEqual([]);
    expect(printed.seenBy("1835", new Set())).toEqual([]);
  });
});

describe("a course", () => {
  const at = (place: string) => ({ place, at: printed.at(place)! });
  it("takes three hexes a turn, and a turn for each step through a box", () => {
    const plan = timed([at("dieppe"), at("0131"), at("0137"), at("0134")], 2, 4, printed, (back) => ({
      low: back ? 4 : 12,
      high: 18,
    }));
    expect(plan.turns.map(({ turn }) => turn)).toEqual([5, 6, 7, 8]);
    expect(plan).toMatchObject({ form: 4, bombs: 7, home: 8 });
    expect(plan.profile.map(({ turn, low }) => [turn, low])).toEqual([
      [4, 12],
      [5, 12],
      [6, 12],
      [7, 12],
      [8, 4],
    ]);
  });
  it("is the Luftwaffe's to see, by the numbers of its places", () => {
    const number = (place: string): number => facts.places.indexOf(place);
    const mine = table(
      {
        ...seen,
        state: [1, 2, 0],
        ways: { luftwaffe: { hostile_01: 2 } },
        way: { luftwaffe: { hostile_01_0: number("1438"), hostile_01_1: number("1835") } },
        target: { luftwaffe: { hostile_01: 2 } },
        target_way: { luftwaffe: { hostile_01: 1 } },
        form_turn: { luftwaffe: { hostile_01: 3 } },
      },
      [],
      "luftwaffe",
    );
    expect(isLuftwaffe(mine)).toBe(true);
    const raid = raids(mine, printed)[0]!;
    expect(raid).toMatchObject({ id: "hostile_01", state: "planned", target: "hawkinge" });
    expect(raid.plan!.points.map(({ place }) => place)).toEqual(["1438", "1835"]);
  });
});

describe("raid chits", () => {
  it("are those in hand, with what they bring", () => {
    const chit = {
      fleet: 2,
      vp: 9,
      response: 4,
      fighters: ["2g me109"],
      bombers: ["1s do17 low"],
      targets: ["port dover_port"],
      alternate: "",
    };
    const known = { ...facts, scenarios: [{ ...facts.scenarios[0]!, chits: { G: chit, H: chit } }] };
    expect(chits(table({ ...seen, chits_held: { luftwaffe: { G: 1, H: 2 } } }, [], "luftwaffe"), known)).toEqual([
      { id: "G", chit },
    ]);
    expect(chits(table(seen), known)).toEqual([]);
    expect(forceOf("1s do17 low")).toEqual({ count: 1, small: true, type: "do17", way: "low" });
    expect(forceOf("2g me109")).toEqual({ count: 2, small: false, type: "me109", way: "none" });
  });
});

describe("the name of a raid in the flight plan", () => {
  it("never runs under the bomb mark", () => {
    const lies = (name: string, from: number, mark: number | null, to: number) =>
      nameOf(name, { from, mark, to }, 50, 480, (text) => text.length * 10);
    expect(lies("Dover", 100, 200, 300)).toEqual({ text: "Dover", x: 105, anchor: "start", bare: false });
    expect(lies("Dover", 100, 140, 200)).toEqual({ text: "Dover", x: 205, anchor: "start", bare: true });
    expect(lies("Dover", 300, 340, 470)).toEqual({ text: "Dover", x: 295, anchor: "end", bare: true });
    expect(lies("Dover", 100, null, 180)).toEqual({ text: "Dover", x: 105, anchor: "start", bare: false });
    expect(lies("Portland harbour", 150, 240, 400)).toEqual({ text: "Portland…", x: 145, anchor: "end", bare: true });
  });
});

describe("offers of The Burning Blue", () => {
  const option = (of: string, name: string): Option => ({ of, name, values: {} });
  it("lie where the thing lies", () => {
    const state = table(seen, [
      option("place", "1835"),
      option("airfield", "hawkinge"),
      option("site", "dover_port"),
      option("place", "dieppe"),
      option("unit", "squadron_54"),
      option("raid", "hostile_02"),
    ]);
    const lie = { printed, raids: raids(state, printed) };
    expect(hexOffers(board(state), lie).map(({ name, hex }) => [name, hex])).toEqual([
      ["1835", "1835"],
      ["hawkinge", "1833"],
      ["dover_port", "1835"],
    ]);
    expect(hexOf("raid", "hostile_02", lie)).toBe("1736");
  });
  it("for everybody at once come with standing orders first", () => {
    const state = table(seen, [
      option("unit", "squadron_54"),
      option("unit", "pass"),
      option("unit", "stand"),
      option("unit", "rest"),
    ]);
    expect(bulkOffers(board(state)).map((offer) => offer.name)).toEqual(["stand", "rest", "pass"]);
    expect(bulkOffers(board(table(seen, [option("place", "1835"), option("place", "pass")])))).toEqual([]);
  });
});

describe("a fight", () => {
  let i = 0;
  const event = (kind: string, values: Values = {}, turn = 3): Event => ({ i: i++, turn, kind, rule: "13", values });
  const roll = (sum: string, dice: number, reasons: number): Event =>
    event("sum_read", { sum, dice, reasons, column: 0 });
  it("goes from tally to cohesion, each roll with what counted in it", () => {
    const all = fights(
      [
        event("tally_ho", { unit: "squadron_54" }),
        roll("intercept", 8, 0b011),
        event("intercepted"),
        event("picture_changed"),
        event("fight_resolved"),
        roll("cohesion", 7, 1),
        event("cohesion_rolled", { modifier: -4 }),
      ],
      facts,
    );
    expect(all).toHaveLength(1);
    expect(all[0]!.lines.map((line) => line.step)).toEqual(["tally", "intercept", "combat", "cohesion"]);
    const [intercept] = all[0]!.lines[1]!.rolls;
    expect(intercept).toMatchObject({ dice: 8, total: 10, rest: 0 });
    expect(intercept!.reasons.map((reason) => reason.counts)).toEqual([true, true, false]);
    expect(all[0]!.lines[3]!.rolls[0]).toMatchObject({ total: 3, rest: -2 });
  });
  it("ends where another begins, and guns are none", () => {
    const all = fights(
      [
        event("intercepted"),
        event("fight_resolved"),
        event("intercepted"),
        event("guns_fired"),
        roll("cohesion", 5, 0),
        event("cohesion_rolled", { modifier: 0 }),
        event("intercepted", {}, 4),
      ],
      facts,
    );
    expect(all.map((fight) => fight.lines.map((line) => line.event.kind))).toEqual([
      ["intercepted", "fight_resolved"],
      ["intercepted"],
      ["intercepted"],
    ]);
  });
  it("says which column a look was read in, and what counted", () => {
    const [fight] = fights(
      [event("tally_tried", { unit: "squadron_54", seen: 1, picture: "degraded", reasons: 0b10 })],
      facts,
    );
    expect(fight!.lines[0]!.look).toMatchObject({
      picture: "degraded",
      reasons: [
        { id: "undetected", counts: false },
        { id: "near_bursts", counts: true },
      ],
    });
  });
  it("of an earlier game of a campaign is forgotten", () => {
    const all = fights([event("intercepted", {}, 30), event("time_set", {}, 1), event("intercepted", {}, 2)], facts);
    expect(all.map((fight) => fight.turn)).toEqual([2]);
  });
  it("shows the row of the table that was read, and its neighbours", () => {
    expect(
      around(
        [
          [5, "none"],
          [8, "intercept"],
          [10, "bounce"],
          [99, "straggler"],
        ],
        9,
      ),
    ).toEqual([
      { from: 6, to: 8, result: "intercept", read: false },
      { from: 9, to: 10, result: "bounce", read: true },
      { from: 11, to: null, result: "straggler", read: false },
    ]);
    expect(
      around(
        [
          [5, "none"],
          [99, "bounce"],
        ],
        2,
      )[0],
    ).toEqual({ from: null, to: 5, result: "none", read: true });
  });
});

describe("the clock of the operations room", () => {
  it("gives each five minutes its colour: red on the hour, yellow, blue", () => {
    expect([0, 1, 2, 3].map(colourOf)).toEqual(["r", "y", "b", "r"]);
    expect(hourOf(timeOf(570, 7))).toBe("10:05");
  });
  it("is read in pairs, as hexes are", () => {
    expect(spoken("1835")).toBe("18 35");
    expect(raidLabel("hostile_04")).toBe("H 04");
  });
});
