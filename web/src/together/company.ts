/** Who else is at the table, seen from this screen. */
import type { Desk } from "../desk.svelte";

/** Whether a seat is played at this screen. */
export const isHere = (desk: Desk, seat: number): boolean => desk.seats.includes(seat);

/** Whether there is somebody to talk to: a person elsewhere, or somebody who watches. */
export function hasCompany(desk: Desk): boolean {
  if (desk.still) return false;
  const elsewhere = desk.chairs.some((chair, seat) => chair.by === "person" && !isHere(desk, seat));
  return elsewhere || desk.watching > 0 || desk.talk.lines.length > 0 || !desk.speaks;
}

/** Whose answer the table waits for: in planning all who are not done yet, with dice of one's own chance too. */
export function awaited(desk: Desk): number[] {
  const { question, table } = desk;
  if (question.prompt.kind === "planning") return table.mats.flatMap((mat, seat) => (mat.ready ? [] : [seat]));
  return table.outcome ? [] : [question.seat];
}

/** The seats that keep the table waiting because nobody is there to answer. */
export function absent(desk: Desk): number[] {
  const found = desk.still ? [] : awaited(desk);
  return found.some((seat) => !desk.isAway(seat)) ? [] : found;
}

/** How a seat is taken, in a few words. */
export function presence(desk: Desk, seat: number): "computer" | "mine" | "here" | "away" {
  if (desk.isComputer(seat)) return "computer";
  if (isHere(desk, seat)) return "mine";
  return desk.chairs[seat]?.here ? "here" : "away";
}
