// @vitest-environment jsdom
import { expect, it } from "vitest";
import { isDue, remember } from "../lib/briefing";
import { aState } from "./table";

it("is due once for each seat, and in no sandbox", () => {
  const state = aState();
  expect(isDue(state)).toBe(true);
  expect(isDue({ ...state, you: null })).toBe(false);
  const sandbox = { table: "x", seat: "raf" } as unknown as NonNullable<typeof state.table.sandbox>;
  expect(isDue({ ...state, table: { ...state.table, sandbox } })).toBe(false);
  remember(state);
  expect(isDue(state)).toBe(false);
  expect(isDue({ ...state, you: "luftwaffe" })).toBe(true);
});
