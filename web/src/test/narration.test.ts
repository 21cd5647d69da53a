import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Declaration } from "../lib/declaration";
import { fold, recap, sayLine } from "../lib/log";
import { Words } from "../lib/words";
import type { Event } from "../wire";

/** The lines that Python tells (`tests/engine/test_narrate.py`), told in the browser from the same declarations. */
interface Vector {
  claim: string;
  title: string;
  events: Omit<Event, "i">[];
  lines: Record<string, string[]>;
}

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const vectors = JSON.parse(read("tests/vectors/narration.json")) as Vector[];
const recaps = JSON.parse(read("tests/vectors/recap.json")) as (Vector & { seat: string | null })[];
const declarations = import.meta.glob<Declaration>("../generated/titles/*.ts", { eager: true, import: "declaration" });

function wordsOf(title: string, language: string): Words {
  const sources = [`src/opsroom/titles/${title}/text/${language}.ftl`, `src/opsroom/engine/words/${language}.ftl`];
  return new Words(language, sources.map(read), declarations[`../generated/titles/${title}.ts`]);
}

describe("the recap in the browser", () => {
  it.each(recaps)("$title: $claim", ({ title, seat, events, lines }) => {
    for (const [language, expected] of Object.entries(lines)) {
      const text = wordsOf(title, language);
      const numbered = events.map((event, i) => ({ ...event, i }));
      expect(recap(numbered, text.declaration, seat).map((line) => sayLine(line, text, false))).toEqual(expected);
    }
  });
});

describe("the log in the browser", () => {
  it.each(vectors)("$title: $claim", ({ title, events, lines }) => {
    for (const [language, expected] of Object.entries(lines)) {
      const text = wordsOf(title, language);
      const numbered = events.map((event, i) => ({ ...event, i }));
      const told = fold(numbered, text.declaration).map((line) => sayLine(line, text, false));
      expect(told).toEqual(expected);
    }
  });
});
