import { describe, expect, it } from "vitest";
import { offersOf } from "../lib/offers";
import { Words } from "../lib/words";
import type { BoardProps } from "../shell/board";
import type { Facts, PrintedChit, PrintedScenario } from "../generated/titles/burning_blue";
import { Printed } from "../titles/burning_blue/facts.svelte";
import { colourOf, hourOf, raidLabel, timeOf, type Raid } from "../titles/burning_blue/boardModel";
import { describeLayer, spoken } from "../titles/burning_blue/narrate";
import english from "../titles/burning_blue/en.ftl?raw";
import { bulkOffers, hexOffers, hexOf, nearby } from "../titles/burning_blue/offers";
import { chits, nameOf } from "../titles/burning_blue/planning";
import { formUps, inRadio, isLuftwaffe, raidInHand, raids, sky, skyAt, units } from "../titles/burning_blue/view";
import { arrivalAt, vectorLine } from "../titles/burning_blue/vectors";
import type { Option, State, Values } from "../wire";
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
  zones: [
    { id: "hornchurch", name: "Hornchurch", kind: "land", group: 11 },
    { id: "dover_strait", name: "Dover Strait", kind: "sea", group: 0 },
  ],
  split: { "1834": ["hornchurch", "dover_strait"] },
  airfields: [
    { id: "hornchurch", name: "Hornchurch", role: "sector", hex: "2526", sector: "hornchurch", at: [0, 0] },
    { id: "hawkinge", name: "Hawkinge", role: "satellite", hex: "1833", sector: "hornchurch", at: [0, 0] },
  ],
  stations: [
    {
      id: "rye",
      name: "Rye",
      kind: "ch",
      hex: "1630",
      arc: [75, 195],
      reach: 20,
      low: 0,
      at: [0, 0],
      covers: ["1736"],
    },
  ],
  radio: { hornchurch: { 2: ["1834", "1836"], 3: ["1834", "1836", "1837"] }, kenley: { 2: ["1836", "1837"] } },
  sites: {
    continental: [],
    relay: [],
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
  barrages: [],
  types: { spitfire: { name: "Spitfire", endurance: 23 }, hurricane: { name: "Hurricane", endurance: 22 } },
  squadrons: {
    squadron_54: { name: "54", type: "spitfire" },
    squadron_1_rcaf: { name: "1 (Canadian)", type: "hurricane" },
    squadron_601: { name: "601 (County of London)", type: "hurricane" },
  },
  gruppen: { i_jg3: { name: "I JG3", type: "me109", size: "gruppe" } },
  flights: ["flight_1a", "flight_1b"],
  scenarios: {
    scenario1: {
      heavy_guns: [],
      convoys: true,
      response_level: 4,
      squadrons: {
        squadron_54: { sector: "hornchurch", airfield: "hornchurch", radio: "vhf", vic: false, green: true },
      },
      chits: {},
    },
  },
  periods: {},
} as unknown as Facts;
const printed = new Printed(facts);

function table(
  columns: Record<string, unknown>,
  options: Option[] = [],
  you = "raf",
  figures: Record<string, unknown> = known,
): State {
  const state = aState({
    you,
    view: aView({ turn: 7, columns: columns as Values, you, asked: you, figures: figures as Values }),
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
  scenario: "scenario1",
  turn: 6,
  start: 570,
  radio: 2,
  station_out: {},
  tote: { squadron_54: "airborne", squadron_1_rcaf: "ready", flight_1a: "airborne" },
  parent: { flight_1a: "squadron_601", flight_1b: "squadron_601" },
  at: { squadron_54: "1834", flight_1a: "2020" },
  field: { squadron_1_rcaf: "hornchurch" },
  home: {},
  sector: { squadron_54: "hornchurch" },
  order: { squadron_54: "vector" },
  then: {},
  height: {},
  leader: {},
  tally: {},
  called: {},
  low_ammo: {},
  line_end: {},
  goal: { squadron_54: "1835" },
  mine: { squadron_54: "everyone", luftwaffe_01: ["luftwaffe"], luftwaffe_02: ["luftwaffe"] },
  seen: { squadron_54: "everyone", luftwaffe_01: ["luftwaffe"], luftwaffe_02: "everyone", luftwaffe_03: ["luftwaffe"] },
  angels: { squadron_54: 16, flight_1a: 8 },
  kind: { squadron_54: "spitfire", squadron_1_rcaf: "hurricane", flight_1a: "hurricane" },
  small: { flight_1a: true },
  bomber: { luftwaffe_02: true },
  home_by: { squadron_54: 14, flight_1a: 9 },
  disruption: {},
  dogfight: {},
  losses: { squadron_54: 1 },
  raid: { luftwaffe_02: "hostile_02" },
  gruppe: {},
  task: {},
  plan: {},
  plotted: {},
  patrol_box: {},
  raid_at: { hostile_02: "1736" },
  state: { hostile_02: "flying" },
  orbiting: {},
  detected: { hostile_02: true },
  strength: { hostile_02: 80 },
  told_angels: { hostile_02: 0 },
  tallied: {},
  hunts: {},
  track: { hostile_02: ["1736", "1737"] },
  form_at: { form_up_02: "1438" },
  form_strength: { form_up_02: 40 },
  ways: null,
  sweep: null,
  method: null,
  target: null,
  alternate: null,
  diverted: null,
};
const known: Record<string, unknown> = {
  sky: {
    hornchurch: [
      { weather: "broken", low: 10, high: 12, grade: 3 },
      { weather: "overcast", low: 14, high: 14, grade: 5 },
    ],
  },
  petrol: { squadron_54: 8, flight_1a: 3 },
  listeners: { hornchurch: ["hornchurch"] },
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
      ["squadron_1_rcaf", "1 RCAF", "ready", null, 0, 0, 22, false],
      ["flight_1a", "1A", "airborne", "2020", 8, 3, 22, true],
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
      ["luftwaffe_02", true, 0, null],
    ]);
    expect(formUps(state)).toEqual([{ at: "1438", strength: 40 }]);
  });
  it("draws the weather of a zone that hides most, at all heights or at one", () => {
    expect(sky(state, "dover_strait")).toEqual([]);
    expect([null, 12, 14, 20].map((angels) => skyAt(state, "hornchurch", angels)?.weather)).toEqual([
      "overcast",
      "broken",
      "overcast",
      undefined,
    ]);
    expect(printed.zones("1834")).toEqual(["hornchurch", "dover_strait"]);
    expect(printed.zones("dieppe")).toEqual(["france"]);
  });
  it("shows where a sector's squadrons are heard by those who can speak to them", () => {
    expect(inRadio(state, facts, "hornchurch")).toEqual(["1834", "1836"]);
    const spoken = (listeners: Record<string, string[]>) =>
      inRadio(table(seen, [], "raf", { listeners }), facts, "hornchurch");
    expect(spoken({ hornchurch: [] })).toEqual([]);
    expect(spoken({ hornchurch: ["hornchurch", "kenley"] })).toEqual(["1834", "1836", "1837"]);
  });
  it("knows which stations see a place, of those that work", () => {
    expect(printed.seenBy("1736", new Set()).map((station) => station.id)).toEqual(["rye"]);
    expect(printed.seenBy("1736", new Set(["rye"]))).toEqual([]);
    expect(printed.seenBy("1835", new Set())).toEqual([]);
  });
});

describe("a course", () => {
  const course = {
    points: ["1438", "1835"],
    target: 1,
    turns: [{ turn: 4, at: "1536" }],
    form: 3,
    bombs: 5,
    home: 5,
    profile: [{ turn: 3, low: 12, high: 18 }],
  };
  it("is the Luftwaffe's to see, and lies where its places lie", () => {
    const columns = {
      ...seen,
      state: { hostile_01: "planned", hostile_02: "flying" },
      ways: { hostile_01: 2 },
      target: { hostile_01: "dover_port" },
      alternate: { hostile_01: "hawkinge" },
      diverted: { hostile_01: true },
    };
    const mine = table(columns, [], "luftwaffe", { courses: { hostile_01: course } });
    expect(isLuftwaffe(mine)).toBe(true);
    const raid = raids(mine, printed)[0]!;
    expect(raid).toMatchObject({ id: "hostile_01", state: "planned", target: "hawkinge", method: "level" });
    expect(raid.plan!.points.map(({ place }) => place)).toEqual(["1438", "1835"]);
    expect(raid.plan!.turns).toEqual([{ turn: 4, at: printed.at("1536") }]);
    expect(raid.plan).toMatchObject({ target: 1, bombs: 5, home: 5 });
  });
  it("that is being plotted is named by its frame", () => {
    const state = table(seen, [], "luftwaffe");
    expect(raidInHand(state)).toBeNull();
    const frame = {
      procedure: "Plotting",
      step: "choose_form_up",
      rule: "9.2",
      over: false,
      values: { raid: "hostile_03" },
    };
    expect(raidInHand({ ...state, view: { ...state.view, frames: [frame] } })).toBe("hostile_03");
  });
});

describe("raid chits", () => {
  it("are those in hand, as they are printed", () => {
    const chit: PrintedChit = {
      fleet: 2,
      vp: 9,
      response: 4,
      fighters: [{ count: 2, small: false, type: "me109", way: "none" }],
      bombers: [],
      targets: ["dover_port"],
      alternate: null,
    };
    const scenario1: PrintedScenario = { ...facts.scenarios["scenario1"]!, chits: { G: chit, H: chit } };
    const with_chits = { ...facts, scenarios: { scenario1 } };
    expect(chits(table(seen, [], "luftwaffe", { chits: ["G"] }), with_chits)).toEqual([{ id: "G", chit }]);
    expect(chits(table(seen), with_chits)).toEqual([]);
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
  it("that are very many begin with the named places around, or on the way to the target", () => {
    const named = new Words("en", ["place-1835 = Dover\nplace-1833 = Hawkinge\nplace-1826 = Tunbridge Wells\n"]);
    const state = table(
      seen,
      ["1826", "1833", "1834", "1835"].map((name) => option("place", name)),
    );
    const lie = { printed, raids: [] };
    const listed = (raids: Raid[], raid: string | null) =>
      nearby(offersOf(state, named, null), { printed, raids }, "1834", raid, named).map((offer) => offer.name);
    expect(listed([], null)).toEqual(["1833", "1835", "1826"]);
    const bound = { ...raids(state, printed)[0]!, id: "hostile_09", sweep: false, target: "dover_port" };
    expect(listed([bound], "hostile_09")).toEqual(["1835", "1833", "1826"]);
    expect(nearby(offersOf(state, named, null), lie, "dieppe", null, named)).toEqual([]);
  });
  it("for everyone at once come with standing orders first", () => {
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

describe("a layer of weather", () => {
  const layer = (low: number, high: number) =>
    describeLayer(new Words("en", [english]), { weather: "mist", grade: 0, low, high });
  it("names one height once", () => {
    expect(layer(14, 14)).toMatch(/ at Angels 14$/);
    expect(layer(10, 14)).toMatch(/ from Angels 10 to 14$/);
    expect(layer(0, 4)).toMatch(/ up to Angels 4$/);
  });
});

describe("what an order would come to", () => {
  const reach = {
    arrivals: [{ turn: 7, petrol: 5, places: ["1835", "1834"] }],
    homes: [{ turns: 3, places: ["1835", "1834"] }],
    short: ["1834"],
  };
  it("has the server's word on whether the fuel lasts, and compares nothing itself", () => {
    const state = table(seen, [], "raf", { ...known, reach });
    expect(arrivalAt(state, "1835")).toEqual({ place: "1835", turn: 7, petrol: 5, home: 3, short: false });
    expect(arrivalAt(state, "1834")).toEqual({ place: "1834", turn: 7, petrol: 5, home: 3, short: true });
    expect(arrivalAt(state, "2020")).toBeNull();
  });
  it("says on the plate when the height is reached, where that is after the arrival", () => {
    const vector = { place: "1835", angels: 18, turns: [], arrives: 7, level: 9, petrol: 5, home: 3, short: true };
    const plate = (level: number): string => {
      const state = table(seen, [], "raf", { ...known, vectors: { "18": { ...vector, level, in_radio: true } } });
      const line = vectorLine({ ...board(state), text: new Words("en", [english]), highlight: "18" }, printed, [0, 0]);
      expect(line?.plate.short).toBe(true);
      return line!.plate.title;
    };
    expect(plate(9)).toBe("10:05, turn 8, Angels 18 at 10:15");
    expect(plate(7)).toBe("10:05, turn 8, Angels 18");
  });
});
