/** How large a card's title can be set so that no word is cut and it keeps to three lines. */
import { measure } from "../type";

const STEPS = [
  { step: "", size: 14.4 },
  { step: "long", size: 12.9 },
  { step: "longest", size: 11.8 },
];
const ROOM = 75; // pixels on the narrowest card of the queue
const LINES = 3;

/** The lines a title takes, broken at spaces and dashes; Infinity if a word is wider than the card. */
function lines(title: string, size: number): number {
  let count = 1;
  let used = 0;
  for (const word of title.split(/(?<=[-–]|\s)/)) {
    const width = measure(word.trim(), "roman", size);
    if (width > ROOM) return Infinity;
    if (used && used + width > ROOM) [count, used] = [count + 1, 0];
    used += measure(word, "roman", size);
  }
  return count;
}

export function titleStep(title: string): string {
  return (STEPS.find(({ size }) => lines(title, size) <= LINES) ?? STEPS.at(-1)!).step;
}
