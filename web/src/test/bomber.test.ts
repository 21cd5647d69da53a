import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Grid, type Axial } from "../lib/hexes";
import { offersOf } from "../lib/offers";
import { Words } from "../lib/words";
import type { BoardProps } from "../shell/board";
import { airfields } from "../titles/bomber_command/airfields";
import { chipBox, chipsOf } from "../titles/bomber_command/chips";
import { cityView } from "../titles/bomber_command/city";
import type { Facts } from "../titles/bomber_command/facts.svelte";
import { cardOffers, hexOffers, hexRefusals, type Lie } from "../titles/bomber_command/offers";
import { plannedRoutes } from "../titles/bomber_command/routes";
import { adjustmentOf, storyOf } from "../titles/bomber_command/story";
import {
  activeBelt,
  blips,
  combats,
  guns,
  hand,
  night,
  plotOf,
  raids,
  traces,
  units,
} from "../titles/bomber_command/view";
import type { Event, Frame, Option, State, Values } from "../wire";
import { aState, aView } from "./table";

const titles = join(import.meta.dirname, "../../../src/opsroom/titles/bomber_command/data");
interface Hexes {
  hexes: Record<string, { q: number; r: number; jd: number; himmelbett?: string[] }>;
  cities: Record<string, { id: string; hex: string; map: string }[]>;
}
const map = JSON.parse(readFileSync(join(titles, "map.json"), "utf8")) as Hexes;
const hexes = Object.fromEntries(Object.entries(map.hexes).map(([name, hex]) => [name, [hex.q, hex.r] as Axial]));
const grid = new Grid({ orientation: "flat", hexes });
const areas: Record<string, string[]> = {};
for (const [name, hex] of Object.entries(map.hexes)) (areas[`jd_${hex.jd}`] ??= []).push(name);
const unit = (id: string, hex: string) => ({
  id,
  name: id,
  type: "me110",
  engines: 2,
  fuel: 6,
  strength: 3,
  depleted: 2,
  jd: 3,
  airfield: "Venlo",
  hex,
});
const facts = {
  map: { orientation: "flat", hexes, land: {}, boxes: {}, areas },
  scenarios: {
    berlin: {
      cities: map.cities["berlin"]!.map((city) => ({
        ...city,
        at: [0, 0],
        flak: 3,
        radar: "good",
        oboe: false,
        plant: false,
        target: true,
      })),
      occupied: [],
      beacons: [{ id: "ida", hex: "j8" }],
      himmelbett: Object.entries(map.hexes)
        .filter(([, hex]) => hex.himmelbett?.includes("berlin"))
        .map(([name]) => name),
      mandrel: [],
      searchlights: [],
      exit: [],
      ruhr: [],
      area_flak: {},
      mines: {},
      out_of_range: [],
    },
  },
  units: {
    b01: unit("b01", "i8"),
    b02: unit("b02", "h8"),
    b03: unit("b03", "i6"),
    b04: unit("b04", "g5"),
    b05: unit("b05", "l6"),
  },
  city_maps: {
    B: [
      { id: "d4", q: 0, r: 0, type: "centre", oil: false, rim: false },
      { id: "e3", q: 1, r: -1, type: "centre", oil: false, rim: false },
    ],
  },
  spots: ["d4", "e3", "country"],
  cards: { naxos: { side: "german", symbol: "electronic_warfare", or: ["naxos_detect", "naxos_contact"] } },
} as unknown as Facts;
const scenario = facts.scenarios["berlin"]!;

const flight: Values = {
  unit_at: { b01: "h5", b02: "j8", b03: "raid_a", b04: "ready" },
  fuel: { b01: 4, b02: 5 },
  depleted: { b02: 1 },
  stacked: { b02: "beacon_ida" },
  gci: { b01: 1 },
  blip_head: ["j5", null],
  blip_tail: ["i5", "h5", null, null],
  trace: { g5: 3, e5: 1, i5: 5 },
  stream_trace: { g5: 3 },
  alarm: { k5: 4 },
  combat_how: ["tame_boar", "flak"],
  combat_hex: ["j5", "k5"],
  combat_city: [null, "hannover"],
  combat_done: [0, 1],
  shown_kind: { a: "main_force" },
  shown_losses: { a: 9 },
  kind: null,
  moon: "moonrise",
  moon_turn: 6,
  dawn: 14,
  hand: { german: { naxos: 1, sn2: 0 }, british: 4 },
};
/** E4 to G4 along the corners, then to J5; home the same way. */
const plan: Values = {
  kind: { e: "main_force", b: "mosquito" },
  raid_city: { e: "hannover" },
  entry: { e: 1 },
  slow_entry: {},
  target_at: { e: 5 },
  head: { e: 3 },
  path: [[], [], [], [], ["e4", "f4", "g4", "h4", "i5", "j5", "i5", "h4", "g4", "f4", "e4"], [], [], [], []],
  leg: [[], [], [], [], [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3], [], [], [], []],
  losses: { e: 2 },
  moon: null,
  dawn: 99,
};

function table(columns: Values, you: string, turn = 5, frames: Frame[] = [], options: Option[] = []): State {
  const state = aState({
    you,
    view: aView({ turn, columns, frames, you, asked: you }),
    question: {
      seat: you,
      key: "choose",
      rule: "7.1",
      values: {},
      options,
      refused: [{ name: "k5", of: "place", rule: "7.1", why: "far", values: {} }],
      actions: [],
    },
  });
  return { ...state, table: { ...state.table, title: "bomber_command", mode: "berlin" } };
}
const text = new Words("en", ["why-far = too far"]);
function board(state: State): BoardProps {
  return {
    state,
    text,
    events: [],
    actions: [],
    offers: offersOf(state, text, null),
    refusals: [{ name: "k5", of: "place", label: "K5", why: "too far", rule: "7.1" }],
    highlight: null,
    point: () => {},
    choose: () => {},
    lifted: null,
    narrow: false,
  };
}

describe("the view of Bomber Command", () => {
  const german = table(flight, "german");
  it("says of each fighter unit where it is, and leaves out what is out of the night", () => {
    expect(units(german, facts).map(({ id, standing, hex, raid }) => [id, standing, hex, raid])).toEqual([
      ["b01", "air", "h5", null],
      ["b02", "stack", "j8", null],
      ["b03", "stream", "raid_a", "a"],
      ["b04", "ready", "g5", null],
    ]);
    expect(units(german, facts)[1]).toMatchObject({ stack: "beacon_ida", fuel: 5, depleted: true });
  });
  it("keeps what is seen now apart from what was seen before, and forgets after three turns", () => {
    expect(blips(german)).toEqual([{ key: "counter_1", hexes: ["j5", "i5", "h5"], raid: null }]);
    expect(traces(german)).toEqual([
      { hex: "g5", turn: 3, what: "stream" },
      { hex: "k5", turn: 4, what: "fight" },
    ]);
    expect(
      combats(german)
        .filter((combat) => !combat.done)
        .map((combat) => combat.name),
    ).toEqual(["combat_1"]);
  });
  it("shows the German side of a raid only what was announced", () => {
    const [a, b] = raids(german, grid);
    expect(a).toMatchObject({ kind: "main_force", losses: 9, disruption: null, plot: null, hex: null });
    expect(b).toMatchObject({ kind: null, losses: null });
  });
  it("lights the belt round a unit under ground control, in its own division only", () => {
    const lit = activeBelt(german, facts, grid, scenario);
    expect(lit).toContain("h5");
    expect(lit).toContain("h6");
    expect(lit).not.toContain("i5");
  });
  it("counts guns that were moved away, and those that came", () => {
    const state = table({ ...flight, flak_moved: { emden: 1 }, mobile_flak: { hannover: 1 } }, "german");
    expect(guns(state, scenario)).toMatchObject({ emden: -1, hannover: 4, bremen: 3 });
  });
  it("counts on each airfield the units that could scramble", () => {
    expect(airfields(units(german, facts), facts)).toEqual([
      { hex: "i8", names: ["Venlo"], ready: 0 },
      { hex: "h8", names: ["Venlo"], ready: 0 },
      { hex: "i6", names: ["Venlo"], ready: 0 },
      { hex: "g5", names: ["Venlo"], ready: 1 },
    ]);
  });
  it("names each division at its edge, and the boxes only where something is there", () => {
    const chips = chipsOf(board(german), grid, facts, { jd_1: "haze" }, (box) => (box === "jutland" ? 2 : 0));
    expect(chips.map((chip) => chip.key)).toEqual([...Object.keys(areas), "jutland"]);
    expect(chips.at(-1)!.words).toBe("jutland 2");
    expect(chipBox(chips[0]!, 2).width).toBeCloseTo(4 * chips[0]!.half);
  });
  it("knows hand, moon and dawn", () => {
    expect(hand(german, "german")).toEqual([["naxos", 1]]);
    expect(hand(german, "british")).toBeNull();
    expect(night(german)).toEqual({ moonrise: 6, moonset: 99, dawn: 14 });
  });
});

describe("a plot", () => {
  const british = table(plan, "british");
  it("runs straight along a leg and marks two hexes a turn", () => {
    const plot = plotOf(grid, ["e4", "f4", "g4", "h4", "i5", "j5"], [1, 1, 1, 2, 2, 2], 5, 1, false)!;
    const [from, middle, to] = plot.points;
    expect(middle![1]).toBeCloseTo((from![1] + to![1]) / 2);
    expect(plot.turns).toEqual([
      { turn: 1, at: 1 },
      { turn: 2, at: 3 },
      { turn: 3, at: 5 },
    ]);
    expect(plot.bends).toEqual([plot.points[2]]);
    expect(plot.bombs).toBe(3);
  });
  it("enters with one hex where that was planned", () => {
    expect(plotOf(grid, ["e4", "f4", "g4", "h4"], [1, 1, 1, 1], 3, 2, true)!.turns).toEqual([
      { turn: 2, at: 0 },
      { turn: 3, at: 2 },
    ]);
  });
  it("says where the own raid flies, with its stream behind it", () => {
    const raid = raids(british, grid)[4]!;
    expect(raid).toMatchObject({ kind: "main_force", hex: "h4", tail: ["g4", "f4"], losses: 2, city: "hannover" });
    expect(raid.plot).toMatchObject({ target: 5, bombs: 3, home: 6 });
  });
});

describe("routes", () => {
  const all = raids(table(plan, "british"), grid);
  it("are drawn ahead of a raid in flight, and whole where they are looked at", () => {
    const [faint] = plannedRoutes(all, { current: null, looked: [], planning: false });
    expect(faint).toMatchObject({ key: "e plan", look: "plan faint" });
    expect(faint!.points).toEqual(all[4]!.plot!.points.slice(3, 6));
    expect(faint!.turns).toBeUndefined();
    const whole = plannedRoutes(all, { current: null, looked: ["e"], planning: false });
    expect(whole.map((route) => [route.look, route.points.length])).toEqual([
      ["home", 6],
      ["plan", 6],
    ]);
    expect(whole[1]!.turns!.length).toBeGreaterThan(2);
  });
  it("of other raids step back while one is planned", () => {
    expect(plannedRoutes(all, { current: "b", looked: [], planning: true }).map((route) => route.look)).toEqual([
      "plan faint",
      "home faint",
    ]);
  });
});

describe("offers on the map", () => {
  const option = (of: string, name: string): Option => ({ of, name, values: {} });
  const lie = (state: State): Lie => ({
    grid,
    scenario,
    raids: raids(state, grid),
    blips: blips(state),
    combats: combats(state),
    plotting: { ...raids(state, grid)[1]!, leader: "e" },
  });
  it("lie where the thing lies: hexes, cities, beacons, combats, counters", () => {
    const state = table(
      flight,
      "german",
      5,
      [],
      [
        option("place", "k6"),
        option("stack", "beacon_ida"),
        option("city", "hannover"),
        option("combat", "combat_1"),
        option("blip", "counter_1"),
        option("unit", "b01"),
        option("place", "jutland"),
        option("play", "pass"),
      ],
    );
    expect(hexOffers(board(state), lie(state)).map(({ name, hex }) => [name, hex])).toEqual([
      ["k6", "k6"],
      ["beacon_ida", "j8"],
      ["hannover", "k5"],
      ["combat_1", "j5"],
      ["counter_1", "j5"],
    ]);
    expect(hexRefusals(board(state), lie(state))).toMatchObject([{ hex: "k5", why: "too far" }]);
  });
  it("of a plot are hexes, targets, and where an escort splits off", () => {
    const state = table(
      plan,
      "british",
      0,
      [],
      [option("plot", "k6"), option("plot", "hannover"), option("plot", "split_4"), option("plot", "turn_2")],
    );
    expect(hexOffers(board(state), lie(state)).map(({ name, hex }) => [name, hex])).toEqual([
      ["k6", "k6"],
      ["hannover", "k5"],
      ["split_4", "i5"],
    ]);
  });
  it("of a card are its uses, or the card itself", () => {
    const state = table(
      flight,
      "german",
      5,
      [],
      [option("play", "naxos_contact"), option("play", "pass"), option("reply", "sn2")],
    );
    expect(cardOffers(board(state), facts, "naxos").map((offer) => offer.name)).toEqual(["naxos_contact"]);
    expect(cardOffers(board(state), facts, "sn2").map((offer) => offer.name)).toEqual(["sn2"]);
  });
});

describe("the city map", () => {
  const columns: Values = {
    ...flight,
    city_bombed: ["hannover", null],
    aimpoint: ["d4", null],
    indicators: ["e3", null],
    approach: ["e3", null],
    he: [1, 0, 0, 0, 0, 0],
    incendiaries: [0, 2, 1, 0, 0, 0],
    fires: [3, 0, 0, 0, 0, 0],
    old_fires: [0, 0, 0, 0, 0, 0],
    stormed: [2, 1, 0, 0, 0, 0],
  };
  it("has what fell and what burns, area by area", () => {
    const view = cityView(table(columns, "german"), facts)!;
    expect(view).toMatchObject({
      city: "hannover",
      letter: "B",
      aim: "d4",
      indicators: "e3",
      country: { he: 0, incendiaries: 1 },
    });
    expect(
      view.areas.map(({ area, he, incendiaries, fires, stormed }) => [area.id, he, incendiaries, fires, stormed]),
    ).toEqual([
      ["d4", 1, 0, 3, true],
      ["e3", 0, 2, 0, false],
    ]);
  });
  it("keeps what the raid before left apart", () => {
    const view = cityView(
      table({ ...columns, old_he: [2, 0, 0, 0, 0, 0], old_fires: [0, 1, 0, 0, 0, 0] }, "german"),
      facts,
    )!;
    expect(view.areas.map(({ old }) => old)).toEqual([
      { he: 2, incendiaries: 0, fires: 0 },
      { he: 0, incendiaries: 0, fires: 1 },
    ]);
  });
  it("tells the last bombing of the city, and sums up the points that are being spent", () => {
    const event = (i: number, kind: string, values: Values): Event => ({ i, turn: 5, kind, rule: "10.5.2", values });
    const events = [
      event(0, "bombing_begins", { city: "hannover" }),
      event(1, "errors_counted", { disruption: 1, points: 9 }),
      event(2, "bombing_begins", { city: "hannover" }),
      event(3, "card_played", {}),
      event(4, "errors_counted", { disruption: 13, points: 5 }),
    ];
    const story = storyOf(events, "hannover");
    expect(story.map(({ i }) => i)).toEqual([4]);
    expect(storyOf(events, "kiel")).toEqual([]);
    const state = table(columns, "german");
    state.question!.values = { points: 4, by_visibility: 1, by_radar: 0, by_cards: 2 };
    const sum = adjustmentOf(state, story)!;
    expect(sum).toMatchObject({ side: "errors", total: 5, left: 4, disruption: 13 });
    expect(sum.reasons.map(({ name, amount }) => [name, amount])).toEqual([
      ["disruption", 2],
      ["visibility", 1],
      ["radar", 0],
      ["cards", 2],
    ]);
    expect(adjustmentOf(table(columns, "german"), story)).toBeNull();
  });
  it("is not there before a bomb has fallen", () => {
    expect(cityView(table({ ...flight, city_bombed: [null, null] }, "german"), facts)).toBeNull();
  });
});
