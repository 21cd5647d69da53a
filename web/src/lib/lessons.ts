import type { LessonLine } from "../wire";
import * as api from "./api";

/** Where a lesson is taken: at the table where it was left, or at a new one. */
export async function takeLesson(title: string, lesson: string, afresh = false): Promise<string> {
  const { id } = await api.startLesson({ title, lesson, afresh });
  return `/table/${id}`;
}

/** The lesson to take next: the first that is not finished, or null if all are. */
export const nextLesson = (lessons: LessonLine[]): LessonLine | null => lessons.find((each) => !each.done) ?? null;
