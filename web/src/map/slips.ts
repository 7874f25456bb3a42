/** What is laid over the map: the words of a consequence, set in one or two ways, and everything that must stay free. */
import { GATES, PLACES, PLACE_IDS, PLANTATIONS, WIDTH, HEIGHT, at, type Point } from "../board";
import type { Size } from "../chips";
import { labelBox, labels, standing, type Box } from "../labels";
import type { Part } from "../options";
import { measure } from "../type";

export const LETTERS = 21; // size of the words on a slip
export const LINE = 28;
const SIGN = 26;
const GAP = 10;
const EDGE = 11;
const WIDEST = 300;

export const partWidth = (part: Part): number => ("text" in part ? measure(part.text, "bold", LETTERS) + GAP : SIGN);
const lineWidth = (line: Part[]): number => line.reduce((sum, part) => sum + partWidth(part), 2 * EDGE - GAP);

/** Short consequences share a line, up to a width; each catcher that moves keeps its sign and its goal together. */
export function setIn(parts: Part[][], widest: number): Part[][] {
  const found: Part[][] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last && lineWidth([...last, ...part]) <= widest) last.push(...part);
    else found.push([...part]);
  }
  return found;
}

/** The ways a slip can be set: wide, and narrow with a line for each consequence. */
export function settings(parts: Part[][]): Part[][][] {
  const wide = setIn(parts, WIDEST);
  return wide.length === parts.length ? [wide] : [wide, setIn(parts, 0)];
}

export const sizeOf = (lines: Part[][], scale: number): Size => ({ w: Math.max(...lines.map(lineWidth)) * scale, h: (lines.length * LINE + 6) * scale });

/** Where each part of a line begins. */
export function spread(line: Part[]): { part: Part; x: number }[] {
  let x = EDGE;
  return line.map((part) => {
    const here = x;
    x += partWidth(part);
    return { part, x: here };
  });
}

/** The middle and the radius of the ring that a lit place has. */
export function ringOf(id: string, origin: string): Point & { r: number } {
  const gate = id === "canada" ? GATES[origin] : undefined;
  const farm = PLANTATIONS[id];
  const spot = gate ?? at(id);
  return { x: spot.x, y: spot.y, r: gate ? 24 : farm ? Math.max(farm.h, farm.w) / 2 + 14 : PLACES[id]?.large ? 44 : 33 };
}

/** Everything on the sheet that a slip must not cover: places, names at this size, and whoever stands there. */
export function occupied(step: number, growth: number, people: Record<string, number>): Box[] {
  const names = labels(step);
  const heads = PLACE_IDS.filter((id) => people[id] && !PLACES[id]!.large).map((id) => ({ x: PLACES[id]!.x - 15, y: PLACES[id]!.y - 34, w: 34, h: 26 }));
  return [...standing(step), ...heads, ...PLACE_IDS.map((id) => labelBox(PLACES[id]!, names[id]!, step * growth))];
}

/** The slip of the Lost track, which lies on the sea; it grows upwards with its rows. */
export function lostBox(limit: number): Box {
  const h = 102 + Math.ceil(limit / 10) * 36;
  return { x: WIDTH - 46 - 336, y: HEIGHT - 46 - h, w: 336, h };
}
