/** The games whose links this browser holds, as the server tells them. */
import { WON } from "../board/content";
import { call } from "../net/api";
import type { MyGame } from "../net/protocol";
import { isPuzzle } from "../puzzles/puzzles";
import type { Words } from "../text/words";
import { timeAgo } from "../text/dates";
import { isLessonTable, keptTables, keptTokens } from "./storage";

const MOST = 50; // that may be asked about at once

/** Whether somebody at this screen is to answer. */
export const isMyTurn = (game: MyGame): boolean => game.asked.some((seat) => game.seats.includes(seat));
export const isGoingOn = (game: MyGame): boolean => !game.outcome && !game.ended;

const rank = (game: MyGame): number => (isGoingOn(game) ? (isMyTurn(game) ? 0 : 1) : 2);

/** Lessons and puzzles are no games. */
const heldGames = (): string[] => keptTables().filter((id) => !isLessonTable(id) && !isPuzzle(id));

/** Those to be answered first, then those going on, then those that are over; each the newest first. */
export async function fetchMyGames(held = heldGames()): Promise<MyGame[]> {
  const found: MyGame[] = [];
  for (let from = 0; from < held.length; from += MOST) {
    const games = held.slice(from, from + MOST).map((id) => ({ id, token: keptTokens(id) }));
    found.push(...(await call<MyGame[]>("/api/mine", { games })));
  }
  return found.sort((a, b) => rank(a) - rank(b) || b.since - a.since);
}

/** What kind of game it is: level, players, names. */
export function describeMyGame({ level, players, names }: MyGame, { word }: Words): string {
  return [
    level && word(`level-${level}`),
    word("game-players", { players, count: word("count-first", { number: players }) }),
    names.filter(Boolean).join(", "),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** How it stands: whose turn and since when, or how it ended. */
export function describeState(game: MyGame, words: Words): string {
  const { word } = words;
  const ago = timeAgo(game.since, words);
  if (game.outcome) return word(game.outcome === WON ? "mine-won" : "mine-lost", { ago });
  if (game.ended) return word("mine-ended", { ago });
  const round = word("game-round", { round: game.round });
  if (isMyTurn(game)) return word("mine-yours", { round, ago });
  const others = game.asked.map((seat) => game.names[seat] || word("seat", { number: seat + 1 }));
  if (others.length) return word("mine-theirs", { round, ago, names: words.series(others) });
  return word("mine-played", { round, ago });
}
