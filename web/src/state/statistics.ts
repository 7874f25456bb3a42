/** The finished games of this browser, counted here and nowhere else. */
import { WON } from "../board/content";
import { isPuzzle } from "../puzzles/puzzles";
import type { TableStore } from "./tableStore.svelte";
import { isLessonTable, keep, kept } from "./storage";

export interface FinishedGame {
  id: string;
  at: number; // seconds
  players: number;
  level: string; // empty: none of those on the start page
  roles: string[]; // of the seats that were played here
  outcome: number;
  freed: number;
  lost: number;
  round: number;
}
export interface Count {
  games: number;
  won: number;
}
export interface Statistics extends Count {
  freed: number; // people, in all games
  levels: Record<string, Count>;
  roles: Record<string, Count>;
}

const MOST = 2000; // games; those that ended first are forgotten first

export const finishedGames = (): FinishedGame[] => kept<FinishedGame[]>("statistics", "games", []);
export const eraseStatistics = (): void => keep("statistics", "games", []);

/** Count a table that is over, once, for those who played it; lessons and puzzles are not counted. */
export function noteFinished({ id, latest, readOnly, seats, level }: TableStore, at = Date.now() / 1000): void {
  const { outcome, players, mats, freed, lost, round } = latest.table;
  if (!outcome || readOnly || !seats.own.length || isLessonTable(id) || isPuzzle(id)) return;
  const games = finishedGames();
  if (games.some((game) => game.id === id)) return;
  const roles = seats.own.map((seat) => mats[seat]?.role ?? "").filter(Boolean);
  games.push({ id, at: Math.round(at), players, level, roles, outcome, freed, lost, round });
  keep("statistics", "games", games.slice(-MOST));
}

function add(counts: Record<string, Count>, name: string, won: number): void {
  const found = (counts[name] ??= { games: 0, won: 0 });
  found.games++;
  found.won += won;
}

/** Games, wins by level and by role, and people who became free. */
export function statisticsOf(games: FinishedGame[]): Statistics {
  const found: Statistics = { games: games.length, won: 0, freed: 0, levels: {}, roles: {} };
  for (const { level, roles, outcome, freed } of games) {
    const won = Number(outcome === WON);
    found.won += won;
    found.freed += freed;
    add(found.levels, level, won);
    for (const role of new Set(roles)) add(found.roles, role, won);
  }
  return found;
}

/** What is downloaded: every game, without its id, which would say where it is stored. */
export function statisticsFile(games: FinishedGame[]): string {
  const shown = games.map(({ id: _, at, ...game }) => ({
    date: new Date(at * 1000).toISOString().slice(0, 10),
    ...game,
  }));
  return `${JSON.stringify({ lantern: "statistics", version: 1, games: shown }, null, 2)}\n`;
}
