// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { goalsOf } from "../lib/goals";
import { litIn, meantBy, nextLesson } from "../lib/lessons";
import { selectorOf } from "../lib/spotlight.svelte";
import { lessonWordsOf } from "../lib/titles";
import { Words } from "../lib/words";
import type { Offer } from "../shell/board";
import type { LessonLine, LessonPart } from "../wire";

const line = (id: string, done: boolean): LessonLine => ({
  title: "blitz",
  id,
  place: 1,
  minutes: 4,
  seat: "raf",
  steps: 3,
  done,
  table: null,
  at: 0,
});

describe("the next lesson", () => {
  it("is the first that is not finished", () => {
    expect(nextLesson([line("one", true), line("two", false), line("three", false)])?.id).toBe("two");
    expect(nextLesson([line("one", true)])).toBeNull();
    expect(nextLesson([])).toBeNull();
  });
});

describe("the words of lessons", () => {
  it("come with the title, in both languages", async () => {
    for (const language of ["en", "ja"]) {
      const says = await lessonWordsOf("blitz", language);
      expect(says.has("lesson-first_raid", "line")).toBe(true);
    }
  });
  it("are empty where a title has no lessons", async () => {
    expect((await lessonWordsOf("nothing", "en")).has("lesson-first_raid")).toBe(false);
  });
});

describe("goals", () => {
  it("are listed in the words of the title", () => {
    const lesson = { goals: [{ name: "raid_beaten", met: true }] } as unknown as LessonPart;
    const says = new Words("en", ["goal-raid_beaten = The raid is beaten\n"]);
    expect(goalsOf(lesson, says)).toEqual([{ name: "raid_beaten", met: true, line: "The raid is beaten" }]);
  });
});

describe("the spotlight", () => {
  // jsdom has no CSS.escape.
  beforeAll(() => {
    globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  });
  it("finds things by any of their marks, and nothing else", () => {
    document.body.innerHTML =
      '<b data-card="stuka"></b><b data-offer="pass"></b><b data-thing="deck-raf hand-raf"></b><b data-card="stuka_b"></b>';
    const found = [...document.querySelectorAll(selectorOf(["stuka", "hand-raf"]))];
    expect(found.map((each) => each.outerHTML)).toEqual([
      '<b data-card="stuka"></b>',
      '<b data-thing="deck-raf hand-raf"></b>',
    ]);
  });
  it("can be told which mark is meant, where two things have one name", () => {
    document.body.innerHTML = '<b data-hex="d4"></b><b data-area="d4"></b><b data-option="d4"></b>';
    const found = [...document.querySelectorAll(selectorOf(["area:d4"]))];
    expect(found.map((each) => each.outerHTML)).toEqual(['<b data-area="d4"></b>']);
  });
});

describe("what a step lights", () => {
  const step = (task: boolean, ...highlights: string[]) => ({ task, highlights }) as unknown as LessonPart;
  const offered = (...names: string[]) => names.map((name) => ({ name }) as Offer);
  beforeAll(() => {
    document.body.innerHTML =
      '<b data-card="bf109e"></b><b data-offer="bf109e"></b><b data-option="bf109e"></b><b data-area="airfield"></b>';
  });
  const lit = (lesson: LessonPart) => [...document.querySelectorAll(selectorOf(litIn(lesson)))].map((b) => b.outerHTML);

  it("is everything with its id where something is read", () => {
    expect(lit(step(false, "bf109e", "airfield"))).toHaveLength(4);
  });
  it("is only what stands for a choice where something is chosen, or what the step names by its mark", () => {
    expect(lit(step(true, "bf109e", "airfield"))).toEqual([
      '<b data-offer="bf109e"></b>',
      '<b data-option="bf109e"></b>',
    ]);
    expect(lit(step(true, "area:airfield"))).toEqual(['<b data-area="airfield"></b>']);
    expect(litIn(step(true, "hex:1835"))).toEqual(["hex:1835", "option:1835"]);
    expect(litIn(step(true, "hex:e8", "hex:c5", "option:e8"))).toEqual(["hex:e8", "hex:c5", "option:e8"]);
  });
  it("means those of its options that are offered now, each once", () => {
    expect(meantBy(step(true, "hex:e4", "option:e4", "other_turn", "e8"), offered("e8", "e4"))).toEqual(["e4", "e8"]);
    expect(meantBy(step(false, "e4"), offered("e4"))).toEqual([]);
    expect(meantBy(null, offered("e4"))).toEqual([]);
  });
});
