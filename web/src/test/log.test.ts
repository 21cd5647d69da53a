import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { declaration } from "../generated/titles/blitz";
import { clockColour, fold, outcome, recapped, sayLine } from "../lib/log";
import { Words } from "../lib/words";
import type { Event } from "../wire";

const drew = (i: number, seat: string, card: string | null, turn = 1): Event => ({
  i,
  turn,
  kind: "drew",
  rule: "draw",
  values: { seat, card },
});

describe("the log", () => {
  it("folds draws of one seat into one line", () => {
    const lines = fold(
      [drew(0, "raf", "hurricane"), drew(1, "raf", "decoy"), drew(2, "luftwaffe", null), drew(3, "luftwaffe", null)],
      declaration,
    );
    expect(lines.map((line) => [line.values["seat"], line.values["card"], line.count])).toEqual([
      ["raf", ["hurricane", "decoy"], 2],
      ["luftwaffe", null, 2],
    ]);
  });
  it("keeps draws of different turns apart", () => {
    expect(fold([drew(0, "raf", "decoy", 1), drew(1, "raf", "decoy", 2)], declaration)).toHaveLength(2);
  });
  it("says how many lines the recap leaves out, of all that were worth saying", () => {
    const played = (i: number, seat: string): Event => ({ ...drew(i, seat, "decoy", i), kind: "played" });
    const events = [1, 2, 3, 4, 5].map((i) => played(i, "luftwaffe"));
    const { lines, rest } = recapped([...events, played(6, "raf"), drew(7, "luftwaffe", null)], declaration, "raf");
    expect([lines.map(({ i }) => i), rest.map(({ i }) => i)]).toEqual([
      [3, 4, 5],
      [1, 2],
    ]);
    expect(recapped(events.slice(0, 3), declaration, "raf").rest).toEqual([]);
  });
  it("paints turns red, yellow, blue and red again", () => {
    expect([1, 2, 3, 4].map(clockColour)).toEqual(["r", "y", "b", "r"]);
    expect(clockColour(0)).toBe("r");
  });
  it("ends with the winners, a draw, or the defeat of all players", () => {
    const text = new Words("en", [readFileSync(join(import.meta.dirname, "../text/en.ftl"), "utf8"), "seat-raf = RAF"]);
    const result = { winners: [], scores: {}, why: "conceded" };
    expect(outcome({ result: { ...result, winners: ["raf"] }, you: "raf" }, text)).toBe("You win as RAF.");
    expect(outcome({ result, you: "raf" }, text)).toBe("The game is a draw.");
    expect(outcome({ result: { ...result, lost: true }, you: "raf" }, text)).toBe("The players lose.");
  });
  it.each(["en", "ja"])("says what happened at the table itself in %s", (language) => {
    const text = new Words(language, [
      "seat-raf = RAF",
      readFileSync(join(import.meta.dirname, `../../../src/opsroom/engine/words/${language}.ftl`), "utf8"),
    ]);
    const line = (kind: string, values: Event["values"]): string =>
      sayLine(fold([{ i: 0, turn: 1, kind, rule: "", values }], declaration)[0]!, text, false);
    const lines = [
      line("seat_joined", { seat: "raf" }),
      line("link_renewed", { seat: "raf", vacated: false }),
      line("link_renewed", { seat: "raf", vacated: true }),
      line("disclosed", { reason: "exported" }),
      line("disclosed", { reason: "imported" }),
      line("reseeded", { commitment: "00" }),
    ];
    expect(lines.filter((each) => /event-|hidden$|[{}]/.test(each))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[0]).toContain("RAF");
  });
});
