/** What can be read from the log. */
import type { Line, Scene } from "../net/protocol";

/** Replace the lines after a position by those that have come. */
export function joined(before: Line[], since: number, lines: Line[]): Line[] {
  return [...before.filter((line) => line.moment <= since), ...lines.filter((line) => line.moment > since)];
}

/** For each line, the position just after it to which one can go back; -1 if a roll has come since. */
export function undoPositions(lines: Line[], { position, undoable }: Scene): number[] {
  const first = position - undoable;
  return lines.map((line, i) => {
    const next = lines[i + 1]?.moment ?? position;
    const to = Math.max(line.moment, first);
    return to < next && to < position ? to : -1;
  });
}

/** What an undo would take back: lines of the log, and how many answers have none. */
export function takenBack(lines: Line[], to: number, position: number): { told: Line[]; untold: number } {
  const told = lines.filter((line) => line.moment > to && line.event.type !== "phase" && line.event.type !== "turn");
  const moments = new Set(told.map((line) => line.moment));
  return { told, untold: position - to - moments.size };
}

/** Whether each line offers the reasons of its answer: the first line of each answer by a player does. */
export const offersReasons = (lines: Line[]): boolean[] =>
  lines.map(({ moment, who }, i) => who >= 0 && lines[i - 1]?.moment !== moment);

export interface RoundTotals {
  round: number;
  freed: number;
  lost: number;
  money: number;
  support: number;
}

/** Totals after each round. */
export function totalsByRound(log: Line[]): RoundTotals[] {
  const found: RoundTotals[] = [];
  const totals = { freed: 0, lost: 0, money: 0, support: 0 };
  for (const { event } of log) {
    if (event.type === "round") found.push({ round: event.round, ...totals });
    if (event.type === "freed") totals.freed++;
    if (event.type === "lost") totals.lost += event.people;
    if (event.type === "took" && event.token === "support") totals.support++;
    if (event.type === "support-back") totals.support--;
    Object.assign(found.at(-1) ?? {}, totals);
  }
  return found;
}
