import { describe, expect, it } from "vitest";
import { groupRefusals, offersOf, refusalsOf } from "../lib/offers";
import { Words } from "../lib/words";
import { aState } from "./table";

const text = new Words("en", [
  "card-hurricane = Hurricane\nchoose_defence-pass = Stop here\n    .note = Stands at { $after }.\nchoose_defence-note = Becomes { $after }.\nwhy-later = once bombs have fallen.",
]);

describe("offers", () => {
  it("stand in the order of the question, with the one that stops last on 0", () => {
    expect(offersOf(aState(), text, null).map(({ name, key }) => [name, key])).toEqual([
      ["hurricane", "1"],
      ["decoy", "2"],
      ["pass", "0"],
    ]);
  });
  it("that are places with a way to the target begin with the nearest", () => {
    const state = aState();
    const place = (name: string, away?: number) => {
      const values: Record<string, number> = away === undefined ? {} : { away };
      return { name, of: "place", values };
    };
    const names = () => offersOf(state, new Words("en", []), null).map(({ name }) => name);
    state.question!.options = [
      place("0135", 17),
      place("2126", 3),
      place("1835", 9),
      { name: "pass", of: "place", values: {} },
    ];
    expect(names()).toEqual(["2126", "1835", "0135", "pass"]);
    state.question!.options = [place("dieppe"), place("0135", 17), place("dunkerque"), place("1835", 9)];
    expect(names(), "boxes beside the map have no distance").toEqual(["1835", "0135", "dieppe", "dunkerque"]);
    state.question!.options = [place("0135"), place("2126"), place("1835")];
    expect(names(), "where none has one, the order stays").toEqual(["0135", "2126", "1835"]);
  });
  it("take their words from the question first, then from the thing", () => {
    const [hurricane, decoy, pass] = offersOf(aState(), text, "decoy");
    expect(hurricane).toMatchObject({ label: "Hurricane", note: "Becomes 9.", before: 5, after: 9, hinted: false });
    expect(decoy).toMatchObject({ label: "decoy", hinted: true });
    expect(pass).toMatchObject({ label: "Stop here", note: "Stands at 5." });
  });
  it("with words of their own have their own note or none", () => {
    const own = new Words("en", ["choose_defence-decoy = All others\nchoose_defence-note = Becomes { $after }."]);
    expect(offersOf(aState(), own, null).map(({ label, note }) => [label, note])).toEqual([
      ["hurricane", "Becomes 9."],
      ["All others", ""],
      ["pass", ""],
    ]);
  });
  it("that are no things have no note that speaks of one", () => {
    const state = aState();
    const rest = { name: "in_order", of: "alternative" };
    state.question!.options = [
      { ...rest, values: {} },
      { ...rest, name: "to_cities", values: { after: 3 } },
    ];
    const words = new Words("en", ["choose_defence-note = Becomes { $after }."]);
    expect(offersOf(state, words, null).map(({ note }) => note)).toEqual(["", "Becomes 3."]);
  });
  it("are nobody's but the asked seat's", () => {
    expect(offersOf(aState({ you: "luftwaffe" }), text, null)).toEqual([]);
    expect(refusalsOf(aState({ you: null }), text)).toEqual([]);
  });
  it("keep no lamp for the tenth card", () => {
    const state = aState();
    state.question!.options = Array.from({ length: 11 }, (_, i) => ({
      name: `c${i}`,
      of: "card",
      values: { after: i },
    }));
    expect(offersOf(state, text, null).map((offer) => offer.key)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "",
      "",
    ]);
  });
});

describe("refusals", () => {
  it("with the same reason share a line", () => {
    const [only, ...rest] = groupRefusals(refusalsOf(aState(), text));
    expect(rest).toEqual([]);
    expect(only).toMatchObject({
      labels: ["repairs", "barrage balloons"],
      why: "once bombs have fallen.",
      rule: "bombing",
    });
  });
});
