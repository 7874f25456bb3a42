/** How lines of talk are set: the speaker once for what is said in one breath, and a short time. */
import type { Said } from "../protocol";

const BREATH = 180; // seconds

export function isNewSpeaker(lines: Said[], i: number): boolean {
  const [before, line] = [lines[i - 1], lines[i]!];
  return !before || before.seat !== line.seat || line.at - before.at > BREATH;
}

/** The hour today, the day before that. */
export function clock(at: number, now = new Date()): string {
  const date = new Date(at * 1000);
  const hour = date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return date.toDateString() === now.toDateString() ? hour : `${date.toLocaleDateString("en-GB", { day: "numeric", month: "long" })}, ${hour}`;
}
