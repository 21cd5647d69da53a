import { describe, expect, it, test } from "vitest";
import { isMineAlone, pictured, status } from "../lib/tableLines";
import { words } from "../lib/titles";
import type { TableLine } from "../wire";

const seat = (name: string, who: "person" | "bot" | "open", mine: boolean): TableLine["seats"][number] => ({
  seat: name,
  who,
  bot: who === "bot" ? "staff" : null,
  stand_in: false,
  name: null,
  kind: null,
  player: null,
  online: false,
  mine,
});
const line = (seats: TableLine["seats"], change: Partial<TableLine> = {}): TableLine =>
  ({ id: "x", title: "blitz", seats, started: true, set_aside: null, deleted_after: null, ...change }) as TableLine;

test("a table can be deleted by the player who set it up, if no other person sits there", () => {
  const seats = [seat("raf", "person", true), seat("luftwaffe", "bot", false)];
  expect(isMineAlone(line(seats))).toBe(true);
  expect(isMineAlone(line(seats, { started: false }))).toBe(false);
  expect(isMineAlone(line(seats, { deleted_after: "2026-11-18T00:00:00Z" }))).toBe(false);
});

describe("the picture of a table on the home page", () => {
  it("is what the only seat of mine sees", () => {
    expect(pictured(line([seat("raf", "person", true), seat("luftwaffe", "bot", false)]))).toBe("raf");
    expect(pictured(line([seat("raf", "person", false), seat("luftwaffe", "person", true)]))).toBe("luftwaffe");
  });
  it("shows no view where several people share the screen, or where I only watch", () => {
    expect(pictured(line([seat("raf", "person", true), seat("luftwaffe", "person", true)]))).toBeNull();
    expect(pictured(line([seat("raf", "bot", false), seat("luftwaffe", "person", false)]))).toBeNull();
  });
  it("is the poster of a table that cannot be opened", () => {
    const seats = [seat("raf", "person", true), seat("luftwaffe", "bot", false)];
    expect(pictured(line(seats, { set_aside: "rules" }))).toBeNull();
    expect(pictured(line(seats, { deleted_after: "2026-01-01T00:00:00Z" }))).toBeNull();
  });
});

describe("the row of a finished table", () => {
  const ended = (winners: string[], lost?: boolean): TableLine =>
    line([], { over: true, turn: 9, result: { winners, scores: {}, why: "british-win", ...(lost && { lost }) } });
  it("tells a draw from a game that beat all its players", () => {
    const say = (winners: string[], lost?: boolean): string => status(ended(winners, lost), undefined, words("en"));
    expect(say(["amber"])).toBe("amber won, turn 9");
    expect(say([])).toBe("Draw, turn 9");
    expect(say([], true)).toBe("The players lost, turn 9");
    expect(status(ended([], true), undefined, words("ja"))).toBe("プレイヤー側の敗北、第9ターン");
  });
});
