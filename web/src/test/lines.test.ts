import { expect, test } from "vitest";
import { isMineAlone } from "../lib/lines";
import type { TableLine } from "../wire";

const line = (more: Partial<TableLine>): TableLine =>
  ({
    started: true,
    deleted_after: null,
    seats: [
      { seat: "raf", who: "person", bot: null, mine: true, online: true, away: false },
      { seat: "luftwaffe", who: "bot", bot: "staff", mine: false, online: true, away: false },
    ],
    ...more,
  }) as unknown as TableLine;

test("a table can be deleted by whoever set it up, if no other person sits there", () => {
  expect(isMineAlone(line({}))).toBe(true);
  expect(isMineAlone(line({ started: false }))).toBe(false);
  expect(isMineAlone(line({ deleted_after: "2026-11-18T00:00:00Z" }))).toBe(false);
});
