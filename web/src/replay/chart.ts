/** What each round brought, read from the log of a finished game. */
import type { Line } from "../protocol";

export interface Round {
  round: number;
  freed: number;
  lost: number;
  money: number;
  support: number;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Totals after each round. */
export function rounds(log: Line[]): Round[] {
  const found: Round[] = [];
  let sum = { freed: 0, lost: 0, money: 0, support: 0 };
  for (const { say } of log) {
    if (say.id === "log-round") found.push({ round: number(say.args["round"]), ...sum });
    if (say.id === "log-freed") sum = { ...sum, freed: sum.freed + 1 };
    if (say.id === "log-lost") sum = { ...sum, lost: sum.lost + number(say.args["people"]) };
    if (say.id === "log-took" && (say.args["token"] as { id?: string })?.id === "token-support") sum = { ...sum, support: sum.support + 1 };
    if (say.id === "log-support-back") sum = { ...sum, support: sum.support - 1 };
    const last = found.at(-1);
    if (last) Object.assign(last, sum);
  }
  return found;
}
