/** What this browser remembers: tokens, invitations, and how much of each game it has shown. */

/** Read a value; a browser that stores nothing can still play. */
export function kept<T>(what: string, id: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`lantern.${what}.${id}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(what: string, id: string, value: unknown): void {
  try {
    localStorage.setItem(`lantern.${what}.${id}`, JSON.stringify(value));
  } catch {
    // Nothing that is needed for playing.
  }
}

const TABLE = "lantern.table.";

export function keptTokens(id: string): string {
  return localStorage.getItem(TABLE + id) ?? "";
}

export function keepTokens(id: string, tokens: string[]): void {
  localStorage.setItem(TABLE + id, [...new Set(tokens)].filter(Boolean).join(","));
}

/** Forget everything this browser remembers of a table. */
export function forgetTable(id: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith("lantern.") && key.endsWith(`.${id}`)) localStorage.removeItem(key);
}

/** The tables this browser has tokens for. */
export function keptTables(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(TABLE) ? [key.slice(TABLE.length)] : []));
}

const LESSON_TABLE = "lesson-table";

/** A table on which a lesson is given is no game of its own. */
export const isLessonTable = (id: string): boolean => kept(LESSON_TABLE, id, "") !== "";

/** Note that a lesson begins at a table; that of an earlier beginning is forgotten. */
export function keepLessonTable(id: string, lesson: string): void {
  for (const other of keptTables()) if (kept(LESSON_TABLE, other, "") === lesson) forgetTable(other);
  keep(LESSON_TABLE, id, lesson);
}

/** The day of whose deal a table is, as 2026-11-18. */
export const keptDay = (id: string): string => kept("day", id, "");
export const keepDay = (id: string, date: string): void => keep("day", id, date);

/** Read a parameter from the fragment of the address, and remove it from there. */
function takeFromAddress(name: string): string {
  const found = new URLSearchParams(location.hash.slice(1)).get(name);
  if (found) history.replaceState(null, "", location.pathname + location.search);
  return found ?? "";
}

/** The tokens for a table: those in the address are kept in this browser. */
export function takeTokens(id: string): string {
  const given = takeFromAddress("token");
  if (given) keepTokens(id, [...keptTokens(id).split(","), ...given.split(",")]);
  return keptTokens(id);
}

/** The owner key of the server, if its printed address was opened in this browser. */
export function ownerKey(): string {
  const given = takeFromAddress("key");
  if (given) localStorage.setItem("lantern.key", given);
  return localStorage.getItem("lantern.key") ?? "";
}
// The printed address differs from an open start page only in its fragment, so the browser would not load it again.
addEventListener("hashchange", () => location.hash.startsWith("#key=") && location.reload());

export const WATCH = "watch"; // the invitation for spectators, among those of the seats

/** A token stands in the fragment of the address, which browsers never send to a server. */
export const inviteAddress = (id: string, tokens: string): string => `${location.origin}/t/${id}#token=${tokens}`;

/** The invitations that were given out by this browser, so that they can be shown again. */
export function keptInvitations(id: string): Record<string, string> {
  return kept<Record<string, string>>("invitations", id, {});
}

export function keepInvitation(id: string, seat: string, token: string): void {
  keep("invitations", id, { ...keptInvitations(id), [seat]: token });
}

const FEW = 3; // answers that need no recap
const SHORT = 60_000; // ms of absence that need none

export function keepSeen(id: string, position: number): void {
  keep("seen", id, position);
}

/** Up to where the game was seen, in this browser or with the same seat in another one. */
export function seenBefore(id: string, lastSeen: number, position: number): number {
  return Math.min(position, Math.max(lastSeen, kept("seen", id, 0)));
}

/** Whether enough has happened for a recap. */
export function needsRecap(from: number, position: number): boolean {
  return position - from > FEW;
}

export function wasAway(interrupted: { at: number; position: number }, position: number, now = Date.now()): boolean {
  return now - interrupted.at > SHORT && needsRecap(interrupted.position, position);
}

const GAME_LEFT = "lantern.game";
const GAME = /^\/(t|replay|review)\/[\w-]+/;

/** Remember the game of this tab when its page is left. A replay keeps its moment; a token is never kept. */
export function keepGameLeft({ pathname, hash } = location): void {
  try {
    if (GAME.test(pathname)) sessionStorage.setItem(GAME_LEFT, pathname + (/^#\d+$/.test(hash) ? hash : ""));
    else if (pathname === "/") sessionStorage.removeItem(GAME_LEFT);
  } catch {
    // A browser that stores nothing has its own way back.
  }
}

/** The address of the game that was left for the present page, or nothing. */
export function gameLeft(): string {
  try {
    const found = sessionStorage.getItem(GAME_LEFT) ?? "";
    return GAME.test(found) && found.replace(/#.*/, "") !== location.pathname ? found : "";
  } catch {
    return "";
  }
}
