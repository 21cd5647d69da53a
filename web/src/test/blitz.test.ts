import { describe, expect, it } from "vitest";
import { faceOf, printedValue, printing } from "../titles/blitz/cards";
import { battle, damage, discards, hand, sum } from "../titles/blitz/view";
import { aState } from "./table";

const b = { side: "luftwaffe" as const, times: 0, bomb: 0 };
const a = { ...b, side: "raf" as const };
printing.facts = {
  cards: {
    he111: { ...b, force: 1, bomb: 3 },
    bf109: { ...b, force: 4 },
    night_raid: { ...b, force: 0, times: 2 },
    hurricane: { ...a, force: 4 },
    polish_squadron: { ...a, force: 9 },
  },
  damage_to_win: 20,
};

describe("the board of Blitz!", () => {
  it("reads the raid from the view", () => {
    const fight = battle(aState());
    expect(fight.attack).toEqual(["he111", "bf109", "night_raid"]);
    expect([fight.luftwaffe.strength, fight.raf.strength, fight.stake, fight.on]).toEqual([10, 5, 3, true]);
    expect(fight.stopped).toEqual({ luftwaffe: false, raf: true });
  });
  it("keeps the strengths of a raid that was given up half-way", () => {
    const state = aState();
    state.view.frames = [];
    const fight = battle(state);
    expect([fight.luftwaffe.strength, fight.on]).toEqual([10, false]);
  });
  it("spells the sum out", () => {
    expect(sum({ terms: [1, 4], times: 2, strength: 10 })).toBe("(1 + 4) × 2");
    expect(sum({ terms: [4], times: 0, strength: 4 })).toBe("4");
    expect(sum({ terms: [], times: 2, strength: 0 })).toBe("0 × 2");
    expect(sum({ terms: [], times: 0, strength: 0 })).toBe("");
  });
  it("prints the numbers of the data in use, those of a pack's own cards too", () => {
    expect(["bf109", "night_raid", "polish_squadron"].map(printedValue)).toEqual(["4", "×2", "9"]);
    expect(faceOf("polish_squadron")).toMatchObject({ side: "a", force: 9 });
    expect(faceOf("spitfire_mk1")).toMatchObject({ side: "a", aircraft: "spitfire" });
  });
  it("counts damage in points and hands by card", () => {
    expect(damage(aState())).toBe(11);
    expect(hand(aState(), "raf")).toEqual([["hurricane", 2]]);
    expect(hand(aState(), "luftwaffe")).toBeNull();
    expect(discards(aState(), "b")).toEqual([["he111", 2]]);
    expect(discards(aState(), "a")).toEqual([]);
  });
});
