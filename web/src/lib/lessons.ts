import type { Offer } from "../shell/board";
import type { LessonLine, LessonPart } from "../wire";
import * as api from "./api";

/** Where a lesson is taken: at the table where it was left, or at a new one. */
export async function takeLesson(title: string, lesson: string, afresh = false): Promise<string> {
  const { id } = await api.startLesson({ title, lesson, afresh });
  return `/table/${id}`;
}

/** The lesson to take next: the first that is not finished, or null if all are. */
export const nextLesson = (lessons: LessonLine[]): LessonLine | null => lessons.find((each) => !each.done) ?? null;

/** What can stand for an option, and what is not a card: a copy of a card that cannot be chosen is not lit. */
const IN_A_TASK = ["option", "offer", "thing"];

/**
 * What is lit in a step: where something is read, everything with these ids; where something is chosen, only what
 * stands for a choice, and what the step names by its mark.
 */
export function litIn({ highlights, task }: LessonPart): string[] {
  if (!task) return highlights;
  // A hex or an area stands for its option too, unless the step says which option it means.
  const said = highlights.some((name) => name.startsWith("option:"));
  return highlights.flatMap((name) => {
    if (!name.includes(":")) return IN_A_TASK.map((mark) => `${mark}:${name}`);
    return said ? [name] : [name, `option:${name.slice(name.indexOf(":") + 1)}`];
  });
}

/** Of what is offered, what the lesson's step means, in the order in which it names them. */
export function meantBy(lesson: LessonPart | null, offers: Offer[]): string[] {
  if (!lesson?.task) return [];
  const names = [...new Set(lesson.highlights.map((name) => name.slice(name.indexOf(":") + 1)))];
  return names.filter((name) => offers.some((offer) => offer.name === name));
}
