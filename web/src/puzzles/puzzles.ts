/** Puzzles are tables that begin at a position; this browser knows which table is which, and what is solved. */
import { call } from "../net/api";
import type { Aim, Created, PuzzleOffer } from "../net/protocol";
import { keep, kept, keepTokens } from "../state/storage";
import type { Words } from "../text/words";

const SOLVED = "puzzles";
const TABLE = "puzzle";

export const solvedPuzzles = (): string[] => kept<string[]>(SOLVED, "solved", []);

export function markSolved(id: string): void {
  keep(SOLVED, "solved", [...new Set([...solvedPuzzles(), id])]);
}

/** Whether this table began as a puzzle in this browser. */
export const isPuzzle = (table: string): boolean => !!kept(TABLE, table, "");

/** What a turn should bring, in a sentence. */
export function aimText({ freed, captured, beyond }: Aim, { word }: Words): string {
  const room = beyond === 0 && freed ? "both" : "no";
  return word("puzzle-aim", { freed: freed ?? 0, safe: captured === 0 ? 1 : 0, room });
}

/** Set up a table that begins at a position; returns its id. */
export async function tableAt(position: string, players: number, seed = ""): Promise<string> {
  const keys = await call<Created>("/api/tables", { players, position, ...(seed && { seed }) });
  keepTokens(keys.id, [keys.host, ...keys.seats]);
  return keys.id;
}

/** Begin a puzzle; returns the address of its table. */
export async function beginPuzzle({ id, position, seed }: PuzzleOffer): Promise<string> {
  const table = await tableAt(position, 1, seed);
  keep(TABLE, table, id);
  return `/t/${table}`;
}
