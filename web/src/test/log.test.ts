import { describe, expect, it } from "vitest";
import { clockColour, fold } from "../lib/log";
import type { Event } from "../wire";

const drew = (i: number, seat: string, card: string | null, turn = 1): Event => ({ i, turn, kind: "drew", rule: "draw", values: { seat, card } });

describe("the log", () => {
  it("folds draws of one seat into one line", () => {
    const lines = fold([drew(0, "raf", "hurricane"), drew(1, "raf", "decoy"), drew(2, "luftwaffe", null), drew(3, "luftwaffe", null)]);
    expect(lines.map((line) => [line.values["seat"], line.values["card"], line.count])).toEqual([
      ["raf", ["hurricane", "decoy"], 2],
      ["luftwaffe", null, 2],
    ]);
  });
  it("keeps draws of different turns apart", () => {
    expect(fold([drew(0, "raf", "decoy", 1), drew(1, "raf", "decoy", 2)])).toHaveLength(2);
  });
  it("paints turns red, yellow, blue and red again", () => {
    expect([1, 2, 3, 4].map(clockColour)).toEqual(["r", "y", "b", "r"]);
    expect(clockColour(0)).toBe("r");
  });
});
