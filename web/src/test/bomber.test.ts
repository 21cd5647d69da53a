import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Columns, Facts, Figures, Plan } from "../generated/titles/bomber_command";
import { Grid, type Axial } from "../lib/hexes";
import { offersOf } from "../lib/offers";
import { Words } from "../lib/words";
import type { BoardProps, Offer } from "../shell/board";
import { airfields } from "../titles/bomber_command/airfields";
import { chipBox, chipsOf, keepApart } from "../titles/bomber_command/chipLayout";
import { cityView } from "../titles/bomber_command/city";
import { cardOffers, hexOffers, hexRefusals } from "../titles/bomber_command/offers";
import { legRoute, plannedRoutes } from "../titles/bomber_command/routes";
import { storyOf } from "../titles/bomber_command/recap";
import { blips, bombed, combats, hand, isBritish, plotOf, raids, units } from "../titles/bomber_command/view";
import type { Event, Option, State, Values } from "../wire";
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
  zone: "jd_3",
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
      { id: "d4", q: 0, r: 0, type: "centre", oil: false },
      { id: "e3", q: 1, r: -1, type: "centre", oil: false },
    ],
  },
  raids: ["a", "b", "c", "d", "e", "f", "g", "h", "j"],
  jamming: [3, 4, 5, 6, 7, 8],
  cards: { naxos: { side: "german", symbol: "electronic_warfare", plays: ["naxos_detect", "naxos_contact"] } },
} as unknown as Facts;
const scenario = facts.scenarios["berlin"]!;

/** Nothing lies anywhere. */
const empty = {
  scenario: "berlin",
  phase: "raids",
  weather: {},
  unit_at: {},
  fuel: {},
  depleted: {},
  returning: {},
  gci: {},
  stacked: {},
  blip_head: {},
  blip_tail: {},
  blip_raid: null,
  combat_how: {},
  combat_hex: {},
  combat_city: {},
  combat_done: {},
  bomb_marker: {},
  kind: null,
  raid_city: null,
  heavy: null,
  losses: null,
  disruption: null,
  damage: null,
  shown_kind: {},
  shown_heavy: {},
  shown_losses: {},
  shown_disruption: {},
  shown_damage: {},
  in_england: {},
  gone: {},
  hand: { german: 0, british: 0 },
  aimpoint: {},
  approach: {},
  indicators: {},
  he: {},
  incendiaries: {},
  fires: {},
  old_he: {},
  old_incendiaries: {},
  old_fires: {},
  stormed: {},
} satisfies Partial<Columns>;
const unknown: Figures = {
  night: { dawn: 14, moonlit: [] },
  units: {},
  flak: {},
  active_belt: [],
  traces: [],
  open_map: null,
  adjustment: null,
  plans: null,
  turns_in_hand: null,
};
const flight: Partial<Columns> = {
  fuel: { b01: 4, b02: 5 },
  depleted: { b02: true },
  stacked: { b02: "beacon_ida" },
  gci: { b01: true },
  blip_head: { counter_1: "j5", counter_2: "k8" },
  blip_tail: { counter_1: ["i5", "h5"], counter_2: [null, "k7"] },
  combat_how: { combat_1: "tame_boar", combat_2: "flak" },
  combat_hex: { combat_1: "j5", combat_2: "k5" },
  combat_city: { combat_2: "hannover" },
  combat_done: { combat_2: true },
  bomb_marker: { hannover: "resolve" },
  shown_kind: { a: "main_force" },
  shown_losses: { a: 9 },
  hand: { german: { naxos: 1, sn2: 0 }, british: 4 },
};
const seen: Partial<Figures> = {
  units: {
    b01: { standing: "air", hex: "h5", raid: null, strength: 3 },
    b02: { standing: "stack", hex: "j8", raid: null, strength: 2 },
    b03: { standing: "stream", hex: null, raid: "a", strength: 3 },
    b04: { standing: "ready", hex: "g5", raid: null, strength: 3 },
  },
};
/** E4 to G4 along the corners, then to J5; home the same way. */
const route: Plan = {
  hexes: ["e4", "f4", "g4", "h4", "i5", "j5", "i5", "h4", "g4", "f4", "e4"],
  bends: [2, 5],
  target: 5,
  turns: [
    { turn: 1, at: 1 },
    { turn: 2, at: 3 },
    { turn: 3, at: 5 },
    { turn: 4, at: 7 },
    { turn: 5, at: 9 },
  ],
  entry: 1,
  bombs: 3,
  home: 6,
  away: 7,
  at: 3,
};
const plan: Partial<Columns> = {
  kind: { e: "main_force", b: "mosquito" },
  raid_city: { e: "hannover" },
  heavy: {},
  losses: { e: 2 },
  disruption: {},
  damage: {},
};
const plans: Partial<Figures> = { plans: { e: route } };

function table(
  columns: Partial<Columns>,
  figures: Partial<Figures>,
  you: string,
  turn = 5,
  options: Option[] = [],
): State {
  const view = { columns: { ...empty, ...columns }, figures: { ...unknown, ...figures } } as unknown as {
    columns: Values;
    figures: Values;
  };
  const state = aState({
    you,
    view: aView({ turn, ...view, frames: [], you, asked: you }),
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
  const german = table(flight, seen, "german");
  it("says of each fighter unit where it is and how it fares", () => {
    expect(units(german).map(({ id, standing, hex, raid }) => [id, standing, hex, raid])).toEqual([
      ["b01", "air", "h5", null],
      ["b02", "stack", "j8", null],
      ["b03", "stream", null, "a"],
      ["b04", "ready", "g5", null],
    ]);
    expect(units(german)[1]).toMatchObject({ stack: "beacon_ida", fuel: 5, depleted: true, strength: 2 });
    expect(units(german)[0]).toMatchObject({ stack: null, gci: true, returning: false });
  });
  it("puts counters and their streams together, and the combats with their cities", () => {
    expect(blips(german)).toEqual([
      { key: "counter_1", hexes: ["j5", "i5", "h5"], raid: null },
      { key: "counter_2", hexes: ["k8", "k7"], raid: null },
    ]);
    expect(combats(german)).toEqual([
      { name: "combat_1", how: "tame_boar", hex: "j5", city: null, done: false },
      { name: "combat_2", how: "flak", hex: "k5", city: "hannover", done: true },
    ]);
    expect(bombed(german)).toEqual([["hannover", "resolve"]]);
  });
  it("shows the German side of a raid only what was announced", () => {
    const [a, b] = raids(german, facts, grid);
    expect(a).toMatchObject({ kind: "main_force", losses: 9, disruption: null, plot: null, hex: null });
    expect(b).toMatchObject({ kind: null, losses: null });
    expect(isBritish(german)).toBe(false);
  });
  it("counts on each airfield the units that are ready", () => {
    expect(airfields(units(german), facts)).toEqual([
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
  it("leaves out the names that would lie over others when the map is far away, but nothing that can be chosen", () => {
    const chips = chipsOf(board(german), grid, facts, { jd_1: "haze" }, () => 2);
    expect(keepApart(chips, 0.01)).toEqual(chips);
    const far = keepApart(chips, 40);
    expect(far.length).toBeLessThan(chips.length);
    const offered = { ...chips.at(-1)!, offer: {} as Offer };
    expect(keepApart([...chips.slice(0, -1), offered], 40)[0]).toBe(offered);
  });
  it("knows the hand that may be seen", () => {
    expect(hand(german, "german")).toEqual([["naxos", 1]]);
    expect(hand(german, "british")).toBeNull();
  });
});

describe("a plot", () => {
  const british = table(plan, plans, "british");
  it("runs straight along a leg", () => {
    const [from, middle, to, ...rest] = plotOf(grid, route).points;
    expect(middle![1]).toBeCloseTo((from![1] + to![1]) / 2);
    expect(to).toEqual(grid.centre("g4"));
    expect(rest[2]).toEqual(grid.centre("j5"));
  });
  it("says where the own raid flies, and what it has suffered", () => {
    const raid = raids(british, facts, grid)[4]!;
    expect(raid).toMatchObject({ kind: "main_force", hex: "h4", losses: 2, disruption: 0, city: "hannover" });
    expect(raid.plot).toMatchObject({ target: 5, bombs: 3, home: 6 });
    expect(isBritish(british)).toBe(true);
  });
  it("of a raid that is not in the air has no hex", () => {
    const waiting = table(plan, { plans: { e: { ...route, at: null } } }, "british");
    expect(raids(waiting, facts, grid)[4]!.hex).toBeNull();
  });
});

describe("routes", () => {
  const all = raids(table(plan, plans, "british"), facts, grid);
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
  const option = (of: string, name: string, values: Values = {}): Option => ({ of, name, values });
  it("lie in the hex that they name; others are not on the map", () => {
    const state = table(flight, seen, "german", 5, [
      option("stack", "beacon_ida", { hex: "j8" }),
      option("combat", "combat_1", { hex: "j5" }),
      option("unit", "b01"),
      option("place", "jutland"),
      option("play", "pass"),
    ]);
    expect(hexOffers(board(state)).map(({ name, hex }) => [name, hex])).toEqual([
      ["beacon_ida", "j8"],
      ["combat_1", "j5"],
    ]);
  });
  it("that are refused lie where they are printed; areas of a city map do not", () => {
    const refused = (of: string, name: string) => ({ name, of, label: name, why: "too far", rule: "7.1" });
    const props = {
      ...board(table(flight, seen, "german")),
      refusals: [refused("place", "k5"), refused("city", "hannover"), refused("stack", "beacon_ida")],
    };
    expect(hexRefusals(props, grid, scenario).map(({ hex }) => hex)).toEqual(["k5", "k5", "j8"]);
    expect(hexRefusals({ ...props, refusals: [refused("area", "d4")] }, grid, scenario)).toEqual([]);
  });
  it("of a leg are drawn from the end of the route to where they lead", () => {
    expect(legRoute(grid, [0, 0], ["f6", "g6"])[0]!.points).toEqual([[0, 0], grid.centre("g6")]);
    expect(legRoute(grid, [0, 0], undefined)).toEqual([]);
  });
  it("of a card are its uses, or the card itself", () => {
    const state = table(flight, seen, "german", 5, [
      option("play", "naxos_contact"),
      option("play", "pass"),
      option("reply", "sn2"),
    ]);
    expect(cardOffers(board(state), facts, "naxos").map((offer) => offer.name)).toEqual(["naxos_contact"]);
    expect(cardOffers(board(state), facts, "sn2").map((offer) => offer.name)).toEqual(["sn2"]);
  });
});

describe("the city map", () => {
  const columns: Partial<Columns> = {
    ...flight,
    aimpoint: { b: "d4" },
    indicators: { b: "e3" },
    approach: { b: "e3" },
    he: { a: { e3: 9 }, b: { d4: 1 } },
    incendiaries: { b: { e3: 2, country: 1 } },
    fires: { b: { d4: 3 } },
    old_he: { b: { d4: 2 } },
    old_fires: { b: { e3: 1 } },
    stormed: { b: { d4: "firestorm", e3: "rolled" } },
  };
  const open: Partial<Figures> = { open_map: { target: "b", city: "hannover", map: "B" } };
  const view = cityView(table(columns, open, "german"), facts)!;
  it("has what fell and what burns, area by area", () => {
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
    expect(view.areas.map(({ old }) => old)).toEqual([
      { he: 2, incendiaries: 0, fires: 0 },
      { he: 0, incendiaries: 0, fires: 1 },
    ]);
  });
  it("is told with the events of the last bombing of the city", () => {
    const event = (i: number, kind: string, values: Values): Event => ({ i, turn: 5, kind, rule: "10.5.2", values });
    const events = [
      event(0, "bombing_begins", { city: "hannover" }),
      event(1, "errors_counted", { disruption: 13, points: 5 }),
      event(2, "card_played", {}),
      event(3, "bombing_scored", { points: 4, total: 4 }),
    ];
    const recapOf = (told: number[]) => ({
      bombings: { hannover: told.map((i) => ({ event: i, roll: null })) },
      fights: [],
      earlier: 0,
    });
    const state = { ...table(flight, seen, "german"), recap: recapOf([1, 3]) };
    expect(storyOf(state, events, "hannover").map(({ event: { i } }) => i)).toEqual([1, 3]);
    expect(storyOf(state, events, "kiel")).toEqual([]);
    expect(storyOf({ ...state, recap: null }, events, "hannover")).toEqual([]);
  });
  it("is not there before a bomb has fallen", () => {
    expect(cityView(table(flight, seen, "german"), facts)).toBeNull();
  });
});
