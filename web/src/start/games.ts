/** The games of this machine: fetched, described, opened and played again. */
import { call } from "../net/api";
import type { Created, GameSummary } from "../net/protocol";
import { keepTokens, ownerKey } from "../state/storage";
import { timeAgo } from "../text/dates";
import type { Words } from "../text/words";

/** All of them, the newest first; only with the owner key of the server. */
export async function listGames(): Promise<GameSummary[]> {
  const found = await call<GameSummary[]>("/api/games", undefined, ownerKey());
  return found.sort((a, b) => b.updated - a.updated);
}

/** A game in one line: who, how far, when. */
export function describeGame(game: GameSummary, words: Words): string {
  const { word } = words;
  return [
    word("game-players", { players: game.players, count: word("count-first", { number: game.players }) }),
    game.names.filter(Boolean).join(", "),
    game.outcome ? "" : word("game-round", { round: game.round }),
    timeAgo(game.updated, words),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Get the tokens of a game for this browser. */
export async function openGame(id: string): Promise<string> {
  const keys = await call<Created>(`/api/games/${id}/open`, {}, ownerKey());
  const tokens = [keys.host, ...keys.seats];
  keepTokens(id, tokens);
  return tokens.join(",");
}

/** Begin a game set up like this one, with the same luck. */
export async function playAgain(id: string): Promise<string> {
  const keys = await call<Created>(`/api/tables/${id}/branch?at=0&luck=same`, {}, await openGame(id));
  keepTokens(keys.id, [keys.host, ...keys.seats]);
  return keys.id;
}
