/** Which moments of the log one can go back to. */
import type { Line, Scene } from "../protocol";

/** For each line the position just after it, or -1 where a roll or a draw has come since or nothing would change. */
export function backFrom(lines: Line[], { position, undoable }: Scene): number[] {
  const first = position - undoable;
  return lines.map((line, i) => {
    const next = lines[i + 1]?.moment ?? position;
    const to = Math.max(line.moment, first);
    return to < next && to < position ? to : -1;
  });
}

/** What would be taken back, as the log tells it: its own lines, and how many answers it is silent about. */
export function takenBack(lines: Line[], to: number, position: number): { told: Line[]; unsaid: number } {
  const told = lines.filter((line) => line.moment > to && line.event.type !== "phase" && line.event.type !== "turn");
  const spoken = new Set(told.map((line) => line.moment));
  return { told, unsaid: position - to - spoken.size };
}
