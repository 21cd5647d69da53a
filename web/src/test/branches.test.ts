import { describe, expect, it } from "vitest";
import { grow, isComparable, reach } from "../lib/branches";
import type { Branch } from "../wire";

const branch = (id: string, parent: string | null = null, change: Partial<Branch> = {}): Branch => ({
  id,
  parent,
  seat: "raf",
  is_open: false,
  began: 3,
  left: 3,
  turn: 5,
  answers: 2,
  first: null,
  result: null,
  taken_back: [],
  ...change,
});

describe("the tree of what-if", () => {
  it("names a line after the one that it left", () => {
    const twigs = grow([branch("a"), branch("x", "a"), branch("b"), branch("y", "a"), branch("z", "x")]);
    expect(twigs.map(({ branch: { id }, name, depth, parent }) => [id, name, depth, parent])).toEqual([
      ["a", "A", 0, null],
      ["x", "A1", 1, "A"],
      ["z", "A1.1", 2, "A1"],
      ["y", "A2", 1, "A"],
      ["b", "B", 0, null],
    ]);
  });
  it("keeps a line whose parent was deleted", () => {
    expect(grow([branch("x", "gone"), branch("b")]).map(({ name, depth }) => [name, depth])).toEqual([
      ["A", 0],
      ["B", 0],
    ]);
  });
  it("reaches from the first turn in which a line left to the last in which one stands", () => {
    const place = reach([branch("a", null, { left: 2, turn: 3 }), branch("b", null, { left: 4, turn: 5 })]);
    expect([2, 4, 6].map(place)).toEqual([0, 0.5, 1]);
  });
  it("compares only lines of one seat and one kind of knowledge", () => {
    expect(isComparable(branch("a"), branch("b"))).toBe(true);
    expect(isComparable(branch("a"), branch("b", null, { seat: "luftwaffe" }))).toBe(false);
    expect(isComparable(branch("a"), branch("b", null, { is_open: true }))).toBe(false);
  });
});
