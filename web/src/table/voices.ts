/** For whom this screen speaks: in planning everybody at it may take tokens, in any order. */
import type { Desk } from "../desk.svelte";

/** The seats at this screen that can answer now, if there are several to choose from. */
export function voices(desk: Desk): number[] {
  if (desk.question.prompt.kind !== "planning" || desk.still) return [];
  const all = [...desk.question.options, ...desk.question.others].filter((option) => desk.may(option.seat)).map((option) => option.seat);
  const found = [...new Set(all)].sort((a, b) => a - b);
  return found.length > 1 || (found.length === 1 && found[0] !== desk.question.seat) ? found : [];
}

/** The seat whose answers are shown: the one chosen, or the one that is asked; -1 where there is no choice. */
export function speaking(desk: Desk, chosen: number): number {
  const found = voices(desk);
  if (!found.length) return -1;
  if (found.includes(chosen)) return chosen;
  return found.includes(desk.question.seat) ? desk.question.seat : found[0]!;
}
