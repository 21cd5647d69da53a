import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Columns, Figures, OptionValues, PrintedCard } from "../generated/titles/mirage";
import type { BoardProps } from "../shell/board";
import { drawings, printed as face, printing } from "../titles/mirage/cards";
import {
  actionOf,
  areaOffers,
  handOffer,
  liesOnTable,
  pairOffer,
  pieceOffer,
  type Offering,
} from "../titles/mirage/offers";
import { battleArea, britishHand, defenders, forces, hand, points } from "../titles/mirage/view";
import { actionsOf, offersOf } from "../lib/offers";
import { Words } from "../lib/words";
import type { Frame, Option, Question, State, Values } from "../wire";
import { aState, aView } from "./table";

/** Amber flies to the airfields face up, plum to the cities by night face down; three British cards wait. */
const columns = {
  turn: 4,
  british: "teal",
  hand: { amber: { bf109e: 2, ju87b: 0 }, plum: 3, teal: 5, grey: 0, british: 0 },
  british_hand: 4,
  plan: { amber: {} },
  force_card: { amber_1: "bf109e", amber_2: "ju87b", amber_3: "ju87b" },
  force_rider: { amber_1: "ace_wick" },
  spoiled: { amber_2: 1 },
  brit_card: { defender_1: "spitfire_mk1" },
  brit_rider: {},
  german_vp: { amber: 2 },
  british_vp: {},
} satisfies Partial<Columns>;
const figures = {
  forces: [
    { seat: "amber", area: "airfield", night: false, places: ["amber_1", "amber_2", "amber_3"], down: [] },
    { seat: "plum", area: "cities", night: true, places: ["plum_1", "plum_2"], down: ["plum_1", "plum_2"] },
  ],
  defenders: [
    { place: "defender_1", area: "airfield", night: false, down: false },
    { place: "defender_2", area: "radar", night: false, down: true },
    { place: "night_1", area: "cities", night: true, down: true },
  ],
} satisfies Partial<Figures>;
const frames: Frame[] = [
  { procedure: "Battle", step: "fight", rule: "8", over: false, values: { area: "airfield", seat: null } },
  { procedure: "AirCombat", step: "choose_german_card", rule: "8.1", over: false, values: { seat: "amber", round: 1 } },
];
const aCard = (change: Partial<PrintedCard>): PrintedCard => ({
  side: "german",
  kind: "fighter",
  night: false,
  combat: 0,
  special: 0,
  range: 0,
  hit: 0,
  night_hit: 0,
  dice: 0,
  height: "",
  action: null,
  ...change,
});
printing.facts = {
  cards: {
    bf109e: aCard({ combat: 5, special: 6, range: 3 }),
    night_barrage_balloon: aCard({ side: "british", kind: "weapon", night: true, night_hit: 2, dice: 1 }),
    retaliation_bombing: aCard({ side: "british", kind: "command", action: "retaliate" }),
    ambush: aCard({ side: "british", kind: "command" }),
  },
  targets: { london_night: { area: "london", night: true } },
};
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
    view: aView({ turn: 4, columns, figures, frames: more, you: "amber", asked: asked?.seat ?? null }),
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
const option = (of: string, name: string, values: OptionValues = {}): Option => ({
  name,
  of,
  values: values as Values,
});

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
  it("shows the own plan over its target before it is laid out", () => {
    const state = table(null, [
      {
        procedure: "GermanPlacement",
        step: "choose_force_card",
        rule: "7.2.2",
        over: false,
        values: { seat: "teal", target: "london_night" },
      },
    ]);
    state.you = "teal";
    state.view.columns = { ...columns, plan: { teal: { he111h: 2 } } };
    expect(forces(state).at(-1)).toMatchObject({ seat: "teal", area: "london", night: true, planned: true });
    expect(forces(state).at(-1)!.pieces).toHaveLength(2);
  });
  it("reads the British cards", () => {
    expect(defenders(table(), "radar").map((piece) => [piece.card, piece.down, piece.night])).toEqual([
      [null, true, false],
    ]);
    expect(defenders(table(), "cities")[0]).toMatchObject({ night: true, down: true });
    expect(defenders(table(), "airfield")[0]).toMatchObject({ card: "spitfire_mk1", down: false });
    expect(battleArea(table())).toBe("airfield");
  });
  it("knows hands and points", () => {
    expect(hand(table(), "amber")).toEqual([["bf109e", 2]]);
    expect(hand(table(), "plum")).toBeNull();
    expect(britishHand(table())).toBeNull();
    expect(points(table(), "german", "amber")).toBe(2);
  });
});

describe("offers on the table", () => {
  it("light the card of the force at the place that the option names", () => {
    const board = offering("choose_german_card", [
      option("card", "ace_wick", { at: "amber_1", card: "bf109e", ace: "ace_wick" }),
      option("card", "ju87b", { at: "amber_3", card: "ju87b", ace: null }),
    ]);
    const force = forces(board.state)[0]!;
    expect(force.pieces.map((piece) => pieceOffer(board, piece)?.name)).toEqual(["ace_wick", undefined, "ju87b"]);
    expect(handOffer(board, "ju87b")).toBeUndefined();
    expect(liesOnTable(board)).toBe(true);
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
    const targets = offering("choose_target", [
      option("target", "cities", { area: "cities", by_night: false }),
      option("target", "cities_night", { area: "cities", by_night: true }),
      option("target", "radar", { area: "radar", by_night: false }),
    ]);
    expect(areaOffers(targets, "cities")).toHaveLength(2);
    const slots = offering("choose_aim", [option("slot", "amber_2")]);
    const force = forces(slots.state)[0]!;
    expect(force.pieces.map((piece) => pieceOffer(slots, piece)?.name)).toEqual([undefined, "amber_2", undefined]);
    expect(pairOffer(offering("choose_support", [option("pair", "pair_1")]), "pair_1")?.name).toBe("pair_1");
    const fighters = offering("choose_british_fighter", [option("card", "spitfire_mk1", { at: "defender_1" })]);
    const british = defenders(fighters.state, "airfield");
    expect(british.map((piece) => pieceOffer(fighters, piece)?.name)).toEqual(["spitfire_mk1"]);
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
    expect(["bf109e", "night_barrage_balloon", "ace_wick"].map((card) => face(card, letters))).toEqual(["5", "2", "A"]);
  });
  it("each have a drawing", () => {
    expect(Object.values(drawings).filter((face) => !face.aircraft && !face.sign)).toEqual([]);
  });
});
