import { expect, it } from "vitest";
import { isLow, isUp, leftOf, paused, remaining, runsDown, sayControl, sayTime } from "../lib/clocks.svelte";
import { words } from "../lib/titles";
import type { ClockPart } from "../wire";

const clock = (change: Partial<ClockPart> = {}): ClockPart => ({
  control: { kind: "live", bank: 600, increment: 10, allowance: 0, timeout: "claim" },
  seat: "raf",
  left: 600,
  since: 1000,
  flag: 1600,
  pauses: [],
  stands: null,
  seats: [
    { seat: "luftwaffe", bank: 580, quiet: null },
    { seat: "raf", bank: 600, quiet: null },
  ],
  ...change,
});

it("counts down from the moment that the server names, and not below zero", () => {
  expect(remaining(clock(), 1030)).toBe(570);
  expect(remaining(clock(), 9999)).toBe(0);
  expect(isUp(clock(), 1599)).toBe(false);
  expect(isUp(clock(), 1600)).toBe(true);
});

it("stands during a pause that ends by itself, and in quiet hours", () => {
  expect(remaining(clock(), 990)).toBe(600);
  expect(paused(clock(), "raf", 990)).toBe("undo");
  const quiet = clock({ pauses: [[1100, 1200]] });
  expect(paused(quiet, "raf", 1150)).toBe("quiet");
  expect(remaining(quiet, 1150)).toBe(500);
  expect(remaining(quiet, 1250)).toBe(450);
  expect(runsDown(quiet, "raf", 1150)).toBe(false);
  expect(runsDown(quiet, "raf", 1250)).toBe(true);
});

it("shows the others what their next stretch of play begins with", () => {
  expect(leftOf(clock(), "luftwaffe", 1030)).toBe(580);
  const slow = clock({ control: { kind: "correspondence", bank: 0, allowance: 86_400, timeout: "wait" } });
  expect(leftOf(slow, "luftwaffe", 1030)).toBe(580 + 86_400);
  expect(isLow(slow, 3600)).toBe(true);
});

it("does not run where the server says nothing of since when", () => {
  const stands = clock({ since: null, flag: null, left: 42, stands: "seats" });
  expect(remaining(stands, 5000)).toBe(42);
  expect(isUp(stands, 5000)).toBe(false);
});

it("says times and time controls in both languages", () => {
  const [en, ja] = [words("en"), words("ja")];
  expect(sayTime(65, "live", en)).toBe("1:05");
  expect(sayTime(3661, "live", en)).toBe("1:01:01");
  expect(sayTime(2 * 86_400 + 4 * 3600, "correspondence", en)).toBe("2 d 4 h");
  expect(sayTime(2 * 86_400 + 4 * 3600, "correspondence", ja)).toBe("2日4時間");
  expect(sayControl(clock().control, en)).toBe("10 min + 10 s");
  const slow = { kind: "correspondence", bank: 2 * 86_400, allowance: 86_400 } as const;
  expect(sayControl(slow, en)).toBe("1 day a move, 2 in reserve");
  expect(sayControl({ ...slow, bank: 0 }, ja)).toBe("1手番1日");
});
