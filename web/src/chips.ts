/** Finds room on the map for the small slips that say what a move will bring; where there is none, a number stands instead. */
import type { Point } from "./board";
import { overlap, type Box } from "./labels";

export interface Size {
  w: number;
  h: number;
}
export interface Wish extends Point {
  id: string;
  r: number; // of the ring the slip belongs to
  sizes: Size[]; // in which its words can be set
  mark: Size; // of the number that stands for the slip where it has no room
}
export interface Slip extends Box {
  id: string;
  leader: [Point, Point] | null; // from the slip to the ring
  size: number; // which of the sizes it has; -1 is the number
}

const GAPS = [7, 14, 22, 32, 44, 58, 74, 92, 112];
const STEPS = 32;
const AIR = 3; // around a slip

/** Lay one slip beside each ring, inside the bounds, covering nothing of what is firm and no other slip or ring. */
export function placeChips(wishes: Wish[], bounds: Box, firm: Box[]): Slip[] {
  const taken = [...firm, ...wishes.map(({ x, y, r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }))];
  const seen = wishes.filter((wish) => isWithin(wish, bounds));
  const rooms = seen.map((wish) => ({ wish, clear: wish.sizes.flatMap((size) => around(wish, size, bounds)).filter((box) => isClear(box, taken)) }));
  // Whoever has the least choice chooses first.
  rooms.sort((a, b) => a.clear.length - b.clear.length);
  const slips: Slip[] = [];
  const marks: Wish[] = [];
  for (const { wish, clear } of rooms) {
    const box = nearest(clear, wish, slips);
    if (box) slips.push({ ...box, id: wish.id, leader: leader(box, wish), size: wish.sizes.findIndex(({ w, h }) => w === box.w && h === box.h) });
    else marks.push(wish);
  }
  for (const wish of marks) {
    const all = around(wish, wish.mark, bounds);
    const box = nearest(all.filter((each) => isClear(each, taken)), wish, slips) ?? freest(all, taken, slips);
    slips.push({ ...box, id: wish.id, leader: leader(box, wish), size: -1 });
  }
  return slips;
}

const isWithin = ({ x, y }: Point, b: Box): boolean => x >= b.x && y >= b.y && x <= b.x + b.w && y <= b.y + b.h;
const padded = ({ x, y, w, h }: Box): Box => ({ x: x - AIR, y: y - AIR, w: w + 2 * AIR, h: h + 2 * AIR });
const isClear = (box: Box, others: Box[]): boolean => !others.some((other) => overlap(padded(box), other) > 0);

/** The positions around a ring where a slip of this size would touch a circle of some reach; the near ones first. */
function around({ x, y, r }: Wish, { w, h }: Size, bounds: Box): Box[] {
  const found: Box[] = [];
  for (const gap of GAPS)
    for (let step = 0; step < STEPS; step++) {
      const a = (step * 2 * Math.PI) / STEPS;
      const cx = x + Math.cos(a) * (r + gap + w / 2);
      const cy = y + Math.sin(a) * (r + gap + h / 2);
      const box = { x: cx - w / 2, y: cy - h / 2, w, h };
      if (box.x >= bounds.x && box.y >= bounds.y && box.x + w <= bounds.x + bounds.w && box.y + h <= bounds.y + bounds.h) found.push(box);
    }
  return found;
}

/** The clear position nearest to its ring whose leader crosses no other slip. */
function nearest(boxes: Box[], wish: Wish, slips: Slip[]): Box | undefined {
  let best: Box | undefined;
  let least = Infinity;
  for (const box of boxes) {
    if (!isClear(box, slips)) continue;
    const line = leader(box, wish);
    const far = line ? Math.hypot(line[0].x - line[1].x, line[0].y - line[1].y) : 0;
    const crossed = line && slips.some((slip) => crosses(line, slip)) ? 60 : 0;
    if (far + crossed < least) [best, least] = [box, far + crossed];
  }
  return best;
}

/** Where nothing is clear, the position that covers least; never another slip if that can be helped. */
function freest(boxes: Box[], taken: Box[], slips: Slip[]): Box {
  const cost = (box: Box) => taken.reduce((sum, other) => sum + overlap(box, other), 0) + 50 * slips.reduce((sum, other) => sum + overlap(padded(box), other), 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best), boxes[0]!);
}

/** A line from the slip to the ring; none where they nearly touch. */
function leader(box: Box, wish: Wish): [Point, Point] | null {
  const from = { x: clamp(wish.x, box.x, box.x + box.w), y: clamp(wish.y, box.y, box.y + box.h) };
  const far = Math.hypot(from.x - wish.x, from.y - wish.y);
  if (far <= wish.r + 4) return null;
  const k = wish.r / far;
  return [from, { x: wish.x + (from.x - wish.x) * k, y: wish.y + (from.y - wish.y) * k }];
}

/** Whether a line passes through a box; a few points of it are enough to tell. */
function crosses([a, b]: [Point, Point], box: Box): boolean {
  for (let t = 0; t <= 1; t += 0.1) if (isWithin({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, box)) return true;
  return false;
}

const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));
