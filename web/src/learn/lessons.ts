/** Lessons are begun from the start page; this browser remembers which one was left, where, and at which table. */
import { call } from "../net/api";
import type { Created, Lesson } from "../net/protocol";
import { keep, keepLessonTable, keepTokens, kept } from "../state/storage";

export interface KeptLesson {
  name: string;
  table: string;
  step: number;
  steps: number;
}

export const LESSONS = ["first-steps", "where-things-are"] as const;

const KIND = "lesson";

export const keptLesson = (name: string): KeptLesson | null => kept<KeptLesson | null>(KIND, name, null);
export const keepLesson = (lesson: KeptLesson): void => keep(KIND, lesson.name, lesson);
export const forgetLesson = (name: string): void => keep(KIND, name, null);

/** The lesson that is played at this table, if one is. */
export function lessonAt(table: string): KeptLesson | null {
  return LESSONS.map(keptLesson).find((each) => each?.table === table) ?? null;
}

export const fetchLesson = (name: string): Promise<Lesson> => call<Lesson>(`/api/lessons/${name}`);

/** Set up the table of a lesson; returns its address. */
export async function beginLesson(name: string): Promise<string> {
  const { seed, position, steps } = await fetchLesson(name);
  const keys = await call<Created>("/api/tables", { players: 1, seed, position });
  keepTokens(keys.id, [keys.host, ...keys.seats]);
  keepLessonTable(keys.id, name);
  keepLesson({ name, table: keys.id, step: 0, steps: steps.length });
  return `/t/${keys.id}`;
}
