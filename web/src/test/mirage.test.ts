import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BoardProps } from "../shell/board";
import { drawings, printed as face, printing } from "../titles/mirage/cards";
import { engagements } from "../titles/mirage/engagements";
import {
  actionOf,
  areaOffers,
  defenderOffer,
  forceCardOffer,
  handOffer,
  pairOffer,
  type Offering,
} from "../titles/mirage/offers";
import {
  aims,
  battleArea,
  britishHand,
  defenders,
  events as eventCards,
  forces,
  germanPile,
  germans,
  hand,
  nextOrder,
  points,
  tracks,
  weapons,
} from "../titles/mirage/view";
import { actionsOf, offersOf } from "../lib/offers";
import { Words } from "../lib/words";
import type { Event, Frame, Option, Question, State, Values } from "../wire";
import { aState, aView } from "./table";

const none = (length: number, value: null | number = null): (null | number)[] => Array.from({ length }, () => value);
const put = <T>(list: T[], ...places: [number, T][]): T[] =>
  places.reduce((all, [at, value]) => all.with(at, value), list);

/** Amber flies to the airfields face up, plum to the cities by night face down; two British cards and a gun wait. */
const columns: Values = {
  turn: 4,
  germans: 3,
  british: "teal",
  leader: "amber",
  event: null,
  london_order: 0,
  upper_left: 3,
  lower_left: 20,
  bottom_left: 2,
  hand: { amber: { bf109e: 2, ju87b: 0 }, plum: 3, teal: 5 },
  british_hand: 4,
  plan: { amber: {} },
  weapons: { airfield_aa_40mm: 2, london_barrage_balloon: 0 },
  force_area: ["airfield", "cities", null, null],
  force_night: [0, 1, 0, 0],
  force_size: [3, 2, 0, 0],
  force_card: put(none(20) as (string | null)[], [0, "bf109e"], [1, "ju87b"], [2, "ju87b"]),
  force_seen: put(none(20, 0), [0, -1], [1, -1], [2, -1], [5, 2], [6, 2]),
  force_rider: put(none(20) as (string | null)[], [0, "ace_wick"]),
  force_pair: put(none(20, -1), [1, 0]),
  spoiled: none(20, 0),
  brit_card: ["spitfire_mk1", null, null, null, null, null, null, null],
  brit_seen: [-1, 4, 0, 0, 0, 0, 0, 0],
  brit_area: ["airfield", "radar", null, null, null, null, "cities", null],
  brit_rider: none(8),
  brit_force: ["amber", null, null, null, null, null, null, null],
  brit_pair: none(8, -1),
  aim_weapon: ["aa_40mm", null],
  aim_slot: [1, -1],
  aim_cancelled: [0, 0],
  german_vp: { amber: 2 },
  british_vp: {},
};
const frames: Frame[] = [
  { procedure: "Battle", step: "fight", rule: "8", over: false, values: { area: 1, seat: null } },
  { procedure: "AirCombat", step: "choose_german_card", rule: "8.1", over: false, values: { seat: 0, round: 1 } },
];
const text = new Words("en", []);

function table(question: Partial<Question> | null = null, more: Frame[] = frames): State {
  const asked =
    question &&
    ({
      seat: "amber",
      key: "choose_german_card",
      rule: "8.1",
      values: {},
      refused: [],
      actions: [],
      ...question,
    } as Question);
  return aState({
    you: "amber",
    view: aView({ turn: 4, columns, frames: more, you: "amber", asked: asked?.seat ?? null }),
    question: asked,
  });
}
function offering(key: string, options: Option[], more: Frame[] = frames): Offering {
  const state = table({ key, options }, more);
  return {
    state,
    text,
    offers: offersOf(state, text, null),
    highlight: null,
    lifted: null,
    narrow: false,
    point: () => {},
    choose: () => {},
  } satisfies Partial<BoardProps>;
}
const option = (of: string, name: string): Option => ({ name, of, values: {} });

describe("the view of Mirage", () => {
  it("reads forces with their sides, face up and face down", () => {
    const [amber, plum] = forces(table());
    expect(amber).toMatchObject({ seat: "amber", area: "airfield", night: false });
    expect(amber!.pieces.map((piece) => [piece.card, piece.down, piece.rider])).toEqual([
      ["bf109e", false, "ace_wick"],
      ["ju87b", false, null],
      ["ju87b", false, null],
    ]);
    expect(plum).toMatchObject({ seat: "plum", area: "cities", night: true });
    expect(plum!.pieces.map((piece) => [piece.card, piece.down])).toEqual([
      [null, true],
      [null, true],
    ]);
  });
  it("stacks forces in the order in which they were placed", () => {
    const state = table();
    state.view.columns = { ...columns, british: null, leader: "plum" };
    expect(forces(state).map((force) => force.seat)).toEqual(["plum", "amber"]);
  });
  it("tells both events, Adlerangriff first, and the one that applies before those that wait", () => {
    const state = table();
    expect(eventCards(state)).toEqual([]);
    state.view.columns = { ...columns, adlerangriff: 1, london_order: 1 };
    expect(eventCards(state).map((each) => [each.card, each.applies])).toEqual([
      ["adlerangriff", false],
      ["london_raid_order", false],
    ]);
    state.view.columns = { ...columns, event: "adlerangriff", adlerangriff: 2, london_order: 1 };
    expect(eventCards(state).map((each) => [each.card, each.applies])).toEqual([
      ["adlerangriff", true],
      ["london_raid_order", false],
    ]);
  });
  it("foretells the next order from the radar, unless an event waits", () => {
    const after = (change: Values) =>
      nextOrder({ ...table(), view: { ...table().view, columns: { ...columns, ...change } } });
    expect([after({ radar_next: 0 }), after({ radar_next: 1 }), after({ radar_next: 4 })]).toEqual([null, 1, 2]);
    expect(after({ radar_next: 1, london_order: 1 })).toBe(3);
  });
  it("keeps a British track only where the role goes round", () => {
    const of = (mode: string) => tracks({ ...table(), table: { ...table().table, mode } });
    expect(of("rotating3")).toEqual(["german", "british"]);
    expect([of("fixed4"), of("coop2")]).toEqual([["german"], ["german"]]);
  });
  it("shows the own plan over its target before it is laid out", () => {
    const state = table(null, [
      {
        procedure: "GermanPlacement",
        step: "choose_force_card",
        rule: "7.2.2",
        over: false,
        values: { seat: 2, target: "london_night" },
      },
    ]);
    state.you = "teal";
    state.view.columns = { ...columns, plan: { teal: { he111h: 2 } } };
    expect(forces(state).at(-1)).toMatchObject({ seat: "teal", area: "london", night: true, planned: true });
    expect(forces(state).at(-1)!.pieces).toHaveLength(2);
  });
  it("reads the British cards, weapons, aims and piles", () => {
    expect(defenders(table(), "radar").map((piece) => [piece.card, piece.down, piece.night])).toEqual([
      [null, true, false],
    ]);
    expect(defenders(table(), "cities")[0]).toMatchObject({ night: true, down: true });
    expect(weapons(table(), "airfield")).toEqual([{ name: "airfield_aa_40mm", card: "aa_40mm", count: 2 }]);
    expect(weapons(table(), "london")).toEqual([]);
    expect(aims(table())).toEqual([
      { name: "aim_1", weapon: "aa_40mm", target: "ju87b", slot: "amber_2", cancelled: false },
    ]);
    expect(germanPile(table())).toBe(26);
    expect(battleArea(table())).toBe("airfield");
  });
  it("knows hands, points and the order of the Germans", () => {
    expect(hand(table(), "amber")).toEqual([["bf109e", 2]]);
    expect(hand(table(), "plum")).toBeNull();
    expect(britishHand(table())).toBeNull();
    expect(points(table(), "german", "amber")).toBe(2);
    expect(germans(table())).toEqual(["amber", "plum"]);
  });
});

describe("offers on the table", () => {
  it("light a card of the force, called by its ace, and not one that fights already", () => {
    const board = offering("choose_german_card", [option("card", "ace_wick"), option("card", "ju87b")]);
    const force = forces(board.state)[0]!;
    expect(force.pieces.map((piece) => forceCardOffer(board, force, piece)?.name)).toEqual([
      "ace_wick",
      undefined,
      "ju87b",
    ]);
    expect(handOffer(board, "ju87b")).toBeUndefined();
  });
  it("light the hand where a card of the hand is meant", () => {
    const board = offering("choose_exchange", [option("card", "bf109e")], []);
    expect(handOffer(board, "bf109e")?.name).toBe("bf109e");
  });
  it("let a retaliation be used from the hand beside any question, once more asked", () => {
    const words = new Words("en", ["action-retaliate = Use it\n    .confirm = Really?"]);
    const actions = actionsOf(table({ actions: [{ name: "retaliate" }] }), words);
    expect(actionOf({ actions }, "retaliation_bombing")).toMatchObject({
      name: "retaliate",
      label: "Use it",
      confirm: "Really?",
    });
    expect(actionOf({ actions }, "ambush")).toBeUndefined();
    expect(actionsOf({ ...table({ actions: [{ name: "retaliate" }] }), you: "plum" }, words)).toEqual([]);
  });
  it("light areas by day and by night, slots, pairs and fighters", () => {
    expect(
      areaOffers(offering("choose_target", [option("target", "cities"), option("target", "cities_night")]), "cities"),
    ).toHaveLength(2);
    const slots = offering("choose_aim", [option("slot", "amber_2")]);
    const force = forces(slots.state)[0]!;
    expect(force.pieces.map((piece) => forceCardOffer(slots, force, piece)?.name)).toEqual([
      undefined,
      "amber_2",
      undefined,
    ]);
    expect(pairOffer(offering("choose_support", [option("pair", "pair_1")]), 0)?.name).toBe("pair_1");
    const fighters = offering("choose_british_fighter", [option("card", "spitfire_mk1")]);
    const british = defenders(fighters.state, "airfield");
    expect(british.map((piece) => defenderOffer(fighters, "airfield", piece, british)?.name)).toEqual(["spitfire_mk1"]);
  });
});

describe("a fight told by its events", () => {
  let i = 0;
  const tell = (kind: string, values: Values, turn = 4): Event => ({
    i: i++,
    turn,
    kind,
    rule: "8",
    values,
  });
  const fight = (): Event[] => [
    tell("force_placed", { seat: "amber", area: "airfield", night: 0, count: 3 }),
    tell("force_shown", { seat: "amber", card: "ju87b" }),
    tell("british_shown", { area: "airfield", card: "hurricane_mk2" }),
    tell("sent", { card: "hurricane_mk2", seat: "amber" }),
    tell("fighter_shown", { seat: null, card: "hurricane_mk2", force: "amber", round: 1 }),
    tell("paired", { pair: 1, card: "hurricane_mk2", target: "ju87b" }),
    tell("fighter_shown", { seat: null, card: "hurricane_mk1", force: "amber", round: 1, ace: "ace_bader" }),
    tell("paired", { pair: 2, card: "hurricane_mk1", target: "ju87b", ace: null }),
    tell("supported", { card: "spitfire_mk1", pair: 1 }),
    tell("fired", { card: "hurricane_mk2", target: "ju87b", die: 5, number: 4, pair: 1 }),
    tell("fired", { card: "spitfire_mk1", target: "ju87b", die: 6, number: 5, pair: 1 }),
    tell("damaged", { card: "ju87b", die: 2, pair: 1 }),
    tell("went_home", { card: "ju87b", seat: "amber", pair: 1 }),
    tell("fired", { card: "hurricane_mk1", target: "ju87b", die: 1, number: 4, pair: 2 }),
    tell("shot_down", { card: "ju87b", seat: "amber", scorer: null, pair: 2 }),
  ];

  it("gives every roll to its pair", () => {
    const [only, ...rest] = engagements(fight(), 4);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ area: "airfield", force: "amber", round: 1 });
    expect(only!.pairs.map((pair) => pair.shots.map((shot) => shot.die))).toEqual([[5, 6], [1]]);
    expect(only!.pairs[0]).toMatchObject({
      british: ["spitfire_mk1"],
      damaged: { die: 2 },
      fates: [{ card: "ju87b", fate: "went_home" }],
    });
    expect(only!.pairs.map((pair) => [pair.fighterAce, pair.aircraftAce])).toEqual([
      [null, null],
      ["ace_bader", null],
    ]);
    expect(only!.pairs[1]!.fates).toEqual([{ card: "ju87b", fate: "shot_down" }]);
  });
  it("starts a new round with a new fighter, and skips a pair in the clouds", () => {
    const round = [
      ...fight(),
      tell("fuel_ends", { seat: "amber", card: "bf109e" }),
      tell("fighter_shown", { seat: null, card: "hurricane_mk1", force: "amber", round: 2 }),
      tell("paired", { pair: 1, card: "hurricane_mk1", target: "do17z" }),
      tell("fighter_shown", { seat: null, card: "spitfire_mk2", force: "amber", round: 2 }),
      tell("paired", { pair: 2, card: "spitfire_mk2", target: "bf110c" }),
      tell("command_played", { seat: "amber", card: "cloud_cover", pair: 1 }),
      tell("fired", { card: "spitfire_mk2", target: "bf110c", die: 2, number: 4, pair: 2 }),
      tell("fired", { card: "bf110c", target: "spitfire_mk2", die: 6, number: 2, pair: 2 }),
    ];
    const second = engagements(round, 4)[1]!;
    expect(second.round).toBe(2);
    expect(second.pairs.map((pair) => pair.shots.length)).toEqual([0, 2]);
  });
  it("keeps two forces over one area apart", () => {
    const other = [
      ...fight(),
      tell("fighter_shown", { seat: null, card: "spitfire_mk1", force: "plum", round: 1 }),
      tell("paired", { pair: 1, card: "spitfire_mk1", target: "do17z" }),
    ];
    expect(engagements(other, 4).map((each) => [each.force, each.round, each.pairs.length])).toEqual([
      ["amber", 1, 2],
      ["plum", 1, 1],
    ]);
  });
  it("goes on with guns and bombs, and forgets what is two turns old", () => {
    const bombs = [
      ...fight(),
      tell("weapon_fired", { card: "aa_40mm", target: "ju87b", seat: "amber", dice: [3, 6], number: 1 }),
      tell("bombed", { seat: "amber", card: "ju87b", dice: [2, 5], hits: 1, number: 3 }),
    ];
    expect(engagements(bombs, 4)[0]!.after.map((each) => each.kind)).toEqual(["weapon_fired", "bombed"]);
    expect(engagements(bombs, 6)).toEqual([]);
  });
});

describe("the cards of Mirage", () => {
  const file = readFileSync(join(import.meta.dirname, "../../../src/opsroom/titles/mirage/data/cards.toml"), "utf8");
  it("are those of the data file", () => {
    const found = [...file.matchAll(/^\[\[(german|british|night)\]\]\n((?:[^[\n].*\n)*)/gm)].map(([, deck, entry]) => {
      const field = (name: string): string => new RegExp(`^${name}\\s*=\\s*"([^"]*)`, "m").exec(entry!)?.[1] ?? "";
      return [field("id"), field("kind"), deck === "german" ? "b" : "a", deck === "night"].join(" ");
    });
    expect(
      Object.entries(drawings)
        .map(([id, drawn]) => [id, drawn.kind, drawn.side, drawn.night ?? false].join(" "))
        .sort(),
    ).toEqual(found.sort());
  });
  it("print the numbers of the data in use", () => {
    const letters = { ace: "A", command: "C", event: "!" };
    printing.facts = {
      cards: {
        bf109e: {
          side: "b",
          kind: "fighter",
          combat: 5,
          special: 6,
          range: 3,
          hit: 0,
          night_hit: 0,
          dice: 0,
          height: "",
        },
        night_barrage_balloon: {
          side: "a",
          kind: "weapon",
          combat: 0,
          special: 0,
          range: 0,
          hit: 0,
          night_hit: 2,
          dice: 1,
          height: "",
        },
      },
    };
    expect(["bf109e", "night_barrage_balloon", "ace_wick"].map((card) => face(card, letters))).toEqual(["5", "2", "A"]);
  });
  it("each have a drawing", () => {
    expect(Object.values(drawings).filter((face) => !face.aircraft && !face.sign)).toEqual([]);
  });
});
