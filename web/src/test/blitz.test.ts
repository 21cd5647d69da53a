import { describe, expect, it } from "vitest";
import { battle, damage, discards, hand, strength, sum } from "../titles/blitz/view";
import { aState } from "./table";

describe("the board of Blitz!", () => {
  it("reads the raid from columns and frames", () => {
    const fight = battle(aState());
    expect(fight.attack).toEqual(["he111", "bf109", "night_raid"]);
    expect([strength(fight.luftwaffe), strength(fight.raf)]).toEqual([10, 5]);
    expect(fight.stake).toBe(3);
  });
  it("spells the sum out", () => {
    expect(sum(["he111", "bf109", "night_raid"], { force: 5, times: 2, stopped: false })).toBe("(1 + 4) × 2");
    expect(sum(["hurricane"], { force: 4, times: 0, stopped: false })).toBe("4");
    expect(sum(["night_raid"], { force: 0, times: 2, stopped: false })).toBe("0 × 2");
    expect(sum([], { force: 0, times: 0, stopped: false })).toBe("");
  });
  it("gives the total alone where a data pack prints other numbers", () => {
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
