import type { LessonPart } from "../wire";
import type { Words } from "./words";

export interface Goal {
  name: string;
  met: boolean;
  line: string;
}

/** The goals of a step with their words. */
export const goalsOf = (lesson: LessonPart, says: Words): Goal[] =>
  lesson.goals.map(({ name, met }) => ({ name, met, line: says.say(`goal-${name}`) }));
