/** What each round brought, read from the log of a finished game. */
import type { Line } from "../protocol";

export interface Round {
  round: number;
  freed: number;
  lost: number;
  money: number;
  support: number;
}

/** Totals after each round. */
export function rounds(log: Line[]): Round[] {
  const found: Round[] = [];
  let sum = { freed: 0, lost: 0, money: 0, support: 0 };
  for (const { event } of log) {
    if (event.type === "round") found.push({ round: event.round, ...sum });
    if (event.type === "freed") sum = { ...sum, freed: sum.freed + 1 };
    if (event.type === "lost") sum = { ...sum, lost: sum.lost + event.people };
    if (event.type === "took" && event.token === "support") sum = { ...sum, support: sum.support + 1 };
    if (event.type === "support-back") sum = { ...sum, support: sum.support - 1 };
    const last = found.at(-1);
    if (last) Object.assign(last, sum);
  }
  return found;
}
