/** Are we on track? A plain comparison with an even pace; no rule of the game is decided here. */
import type { Table } from "./protocol";
import { capital, inWords } from "./words";

const ROUNDS = 8;

export interface Track {
  verdict: string;
  detail: string;
  low: boolean;
}

/** The people and the Support still needed, and whether that is much for the time left. */
export function track(table: Table): Track {
  const freed = Math.max(0, table.goal - table.freed);
  const support = table.supportLeft;
  const rounds = Math.max(0, ROUNDS - table.round + 1);
  if (table.outcome) return { verdict: table.outcome === 1 ? "Won." : "Lost.", detail: `${table.freed} people reached Canada.`, low: false };
  if (!freed && !support) return { verdict: "Both goals are met.", detail: "This round must still be finished.", low: false };
  const done = Math.max(0, table.round - 1) / ROUNDS;
  // Most people reach Canada late, so an even pace is asked only of the later rounds.
  const pace = done ** 1.4;
  const gap = Math.min(table.freed / table.goal, 1 - support / table.supportTotal + 0.06) - pace;
  const crowded = table.lost >= 0.75 * table.lostLimit;
  const verdict = crowded ? "The Lost track is nearly full." : gap > 0.08 ? "Ahead of an even pace." : gap > -0.07 ? "Just on track." : gap > -0.22 ? "A little behind." : "Far behind.";
  const needs = [freed ? `${inWords(freed)} more freed` : "", support ? `${inWords(support)} Support` : ""].filter(Boolean).join(" and ");
  const when = rounds === 1 ? "this last round" : `the ${inWords(rounds)} rounds left`;
  return { verdict, detail: `${capital(needs)} ${freed + support === 1 ? "is" : "are"} needed in ${when}.`, low: crowded || gap <= -0.07 };
}
