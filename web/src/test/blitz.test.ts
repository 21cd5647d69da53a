import { describe, expect, it } from "vitest";
import { faceOf, printedValue, printing } from "../titles/blitz/cards";
import { battle, damage, discards, hand, strength, sum } from "../titles/blitz/view";
import { aState } from "./table";

const b = { side: "b" as const, times: 0, bomb: 0 };
const a = { ...b, side: "a" as const };
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
  it("reads the raid from columns and frames", () => {
    const fight = battle(aState());
    expect(fight.attack).toEqual(["he111", "bf109", "night_raid"]);
    expect([strength(fight.luftwaffe), strength(fight.raf)]).toEqual([10, 5]);
    expect(fight.stake).toBe(3);
  });
  it("keeps the strengths of a raid that was given up half-way", () => {
    const state = aState();
    state.view.frames = [];
    const fight = battle(state);
    expect([strength(fight.luftwaffe), fight.stake, fight.on]).toEqual([10, 0, false]);
  });
  it("spells the sum out", () => {
    expect(sum(["he111", "bf109", "night_raid"], { force: 5, times: 2, stopped: false })).toBe("(1 + 4) × 2");
    expect(sum(["hurricane"], { force: 4, times: 0, stopped: false })).toBe("4");
    expect(sum(["night_raid"], { force: 0, times: 2, stopped: false })).toBe("0 × 2");
    expect(sum([], { force: 0, times: 0, stopped: false })).toBe("");
  });
  it("prints the numbers of the data in use, those of a pack's own cards too", () => {
    expect(["bf109", "night_raid", "polish_squadron"].map(printedValue)).toEqual(["4", "×2", "9"]);
    expect(faceOf("polish_squadron")).toMatchObject({ side: "a", force: 9 });
    expect(faceOf("spitfire_mk1")).toMatchObject({ side: "a", aircraft: "spitfire" });
  });
  it("gives the total alone until the numbers have come", () => {
    expect(sum(["he111", "bf109"], { force: 9, times: 2, stopped: false })).toBe("9 × 2");
  });
  it("has nothing at stake while the RAF is level", () => {
    const state = aState();
    state.view.frames[0]!.values["raf_force"] = 10;
    expect(battle(state).stake).toBe(0);
  });
  it("counts damage in points and hands by card", () => {
    expect(damage(aState())).toBe(11);
    expect(hand(aState(), "raf")).toEqual([["hurricane", 2]]);
    expect(hand(aState(), "luftwaffe")).toBeNull();
    expect(discards(aState(), "b")).toEqual([["he111", 2]]);
    expect(discards(aState(), "a")).toEqual([]);
  });
});
