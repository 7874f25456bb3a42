/** How much of a game this browser has shown, so that it can tell what has happened since. */
import { keep, kept } from "./keeping";

const FEW = 3; // answers that need no telling
const SHORT = 60_000; // ms of absence that need none

export function keepSeen(id: string, position: number): void {
  keep("seen", id, position);
}

/** Up to where somebody at this screen has seen the game: in this browser, or as this seat in another. */
export function seenBefore(id: string, lastSeen: number, position: number): number {
  return Math.min(position, Math.max(lastSeen, kept("seen", id, 0)));
}

/** Whether so much has happened since that it is worth telling. */
export function isMuch(from: number, position: number): boolean {
  return position - from > FEW;
}

export function wasAway(lost: { at: number; position: number }, position: number, now = Date.now()): boolean {
  return now - lost.at > SHORT && isMuch(lost.position, position);
}
