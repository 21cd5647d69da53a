// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beat, Pace } from "../lib/pace.svelte";
import { settings } from "../lib/settings.svelte";
import type { State } from "../wire";
import { aState } from "./table";

/** A State by whose time so many events have happened. */
const at = (n: number, told = n): State =>
  aState({ n, since: told - 1, events: [{ i: told - 1, kind: "played", rule: "raid", turn: 1, values: {} }] });

describe("pace", () => {
  let hidden = false;
  let pace: Pace;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    settings.pace = "slow";
    pace = new Pace();
    pace.push(at(1));
    pace.release();
  });
  afterEach(() => {
    hidden = false;
    settings.pace = "fast";
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("shows what comes of an answer at once, and each move of the others for its time", () => {
    for (const n of [2, 3, 4]) pace.push(at(n));
    expect([pace.shown?.n, pace.waiting]).toEqual([2, 2]);
    vi.advanceTimersByTime(1499);
    expect(pace.shown?.n).toBe(2);
    vi.advanceTimersByTime(1);
    expect(pace.shown?.n).toBe(3);
    vi.advanceTimersByTime(1500);
    expect([pace.shown?.n, pace.waiting]).toEqual([4, 0]);
  });

  it("steps only when asked to, and drops nothing", () => {
    settings.pace = "step";
    for (let n = 2; n <= 60; n++) pace.push(at(n));
    vi.advanceTimersByTime(600_000);
    expect(pace.shown?.n).toBe(2);
    const seen = [];
    while (pace.waiting) {
      pace.step();
      seen.push(pace.shown?.n);
    }
    expect(seen).toEqual(Array.from({ length: 58 }, (_, i) => i + 3));
  });

  it("thins out what waits when it is too much to keep, and says so", () => {
    settings.pace = "step";
    for (let n = 2; n <= 203; n++) pace.push(at(n));
    expect([pace.waiting, pace.thinned]).toEqual([101, true]);
    const gaps = new Set<number>();
    while (pace.waiting) {
      const before = pace.shown!.n;
      pace.step();
      gaps.add(pace.shown!.n - before);
    }
    expect(pace.shown?.n).toBe(203);
    expect([...gaps].every((gap) => gap <= 2)).toBe(true);
    expect(pace.thinned).toBe(false);
  });

  it("gives a State without news no time of its own", () => {
    pace.push(at(2));
    pace.push(at(3));
    pace.push(at(4, 3));
    expect(pace.waiting).toBe(1);
    vi.advanceTimersByTime(1500);
    expect(pace.shown?.n).toBe(4);
  });

  it("pauses and goes on", () => {
    for (const n of [2, 3, 4]) pace.push(at(n));
    pace.pause();
    vi.advanceTimersByTime(60_000);
    expect(pace.shown?.n).toBe(2);
    pace.play();
    expect(pace.shown?.n).toBe(3);
    vi.advanceTimersByTime(1500);
    expect(pace.shown?.n).toBe(4);
  });

  it("goes straight to the end when skipped, hidden, set to instant, or undone", () => {
    for (const n of [2, 3, 4]) pace.push(at(n));
    pace.skip();
    expect([pace.shown?.n, pace.waiting]).toEqual([4, 0]);
    for (const n of [5, 6, 7]) pace.push(at(n));
    hidden = true;
    pace.push(at(8));
    expect(pace.shown?.n).toBe(8);
    hidden = false;
    for (const n of [9, 10]) pace.push(at(n));
    settings.pace = "instant";
    pace.play();
    expect(pace.shown?.n).toBe(10);
    settings.pace = "slow";
    for (const n of [11, 12]) pace.push(at(n));
    pace.push(at(13, 5));
    expect([pace.shown?.n, pace.waiting]).toEqual([13, 0]);
  });

  it("moves nothing by itself for a reader who wants no motion, who may still step", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    for (const n of [2, 3, 4]) pace.push(at(n));
    expect(pace.shown?.n).toBe(4);
    settings.pace = "step";
    pace.release();
    for (const n of [5, 6, 7]) pace.push(at(n));
    expect([pace.shown?.n, pace.waiting]).toEqual([5, 2]);
  });

  it("hurries a long turn along when it is shown fast", () => {
    expect(beat("fast", 3)).toBe(400);
    expect(beat("fast", 30)).toBe(100);
    expect(beat("fast", 200)).toBe(60);
    expect(beat("slow", 200)).toBe(1500);
    expect(beat("step", 1)).toBeNull();
  });
});
