/** Finds room on the map for the small slips that say what a move will bring. */
import { GATES, PLACES, PLANTATIONS, TRACK, type Point } from "./board";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Wish extends Point {
  id: string;
  r: number; // of the ring the slip belongs to
  w: number;
  h: number;
}
export interface Slip extends Box {
  id: string;
  leader: [Point, Point] | null; // from the slip to the ring
}

const LETTER: Record<string, number> = { big: 14.2, city: 10.9, space: 10, sea: 10 };

/** How a place's name is set. */
export function labelStyle(kind: string, cap: number): string {
  if (cap === 4) return "big";
  return /city|town/.test(kind) ? "city" : kind === "sea" ? "sea" : "space";
}

/** The room a place's name takes, estimated from its letters: good to a few units, and the same everywhere. */
export function labelBox(id: string): Box {
  const { label, name, kind, cap } = PLACES[id]!;
  const lines = name.split("|");
  const w = Math.max(...lines.map((line) => line.length)) * LETTER[labelStyle(kind, cap)]!;
  const x = label.anchor === "end" ? label.x - w : label.anchor === "middle" ? label.x - w / 2 : label.x;
  return { x, y: label.y - 18, w, h: 24 + 20 * (lines.length - 1) };
}

const around = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** Everything on the board that a slip should not cover, with what covering it would cost. */
export function obstacles(): [Box, number][] {
  const found: [Box, number][] = [];
  for (const [id, place] of Object.entries(PLACES)) {
    found.push([labelBox(id), 6], [around(place.x, place.y - (place.cap === 4 ? 0 : 8), place.r + 6), 8]);
    if (place.coin) found.push([around(place.coin[0], place.coin[1], 13), 6]);
  }
  for (const farm of Object.values(PLANTATIONS))
    found.push([{ x: farm.x - farm.w / 2 - 9, y: farm.y - farm.h / 2 - 9, w: farm.w + 18, h: farm.h + 52 }, 5]);
  for (const [x, y] of Object.values(GATES)) found.push([around(x, y, 16), 4]);
  const first = TRACK[0]!.corners[0]!;
  const last = TRACK[14]!.corners[1]!;
  found.push([{ x: first[0], y: last[1], w: last[0] - first[0] + 8, h: 130 }, 3]);
  return found;
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function leader(box: Box, wish: Wish): [Point, Point] | null {
  const from = {
    x: Math.max(box.x, Math.min(box.x + box.w, wish.x)),
    y: Math.max(box.y, Math.min(box.y + box.h, wish.y)),
  };
  const far = Math.hypot(from.x - wish.x, from.y - wish.y);
  if (far <= wish.r + 2) return null;
  const k = wish.r / far;
  return [from, { x: wish.x + (from.x - wish.x) * k, y: wish.y + (from.y - wish.y) * k }];
}

/** Lay one slip beside each ring: off names, places and other slips, near its ring, inside the bounds. */
export function placeChips(wishes: Wish[], bounds: Box, more: [Box, number][] = []): Slip[] {
  const taken = [...obstacles(), ...more];
  // Rings that are lit have something to say themselves: no slip may lie on another one's ring.
  for (const wish of wishes) taken.push([around(wish.x, wish.y, wish.r), 20]);
  const slips: Slip[] = [];
  for (const wish of wishes) {
    let best: Box | undefined;
    let least = Infinity;
    for (const gap of [8, 20, 36, 56, 80, 110, 150])
      for (let step = 0; step < 24; step++) {
        const a = (step * Math.PI) / 12;
        const reach = wish.r + gap;
        // The slip touches the circle of this reach with its nearest side, corner or edge.
        const x = wish.x + Math.cos(a) * (reach + wish.w / 2) - wish.w / 2;
        const y = wish.y + Math.sin(a) * (reach + wish.h / 2) - wish.h / 2;
        const box = { x: clamp(x, bounds.x, bounds.x + bounds.w - wish.w), y: clamp(y, bounds.y, bounds.y + bounds.h - wish.h), w: wish.w, h: wish.h };
        const padded = { x: box.x - 3, y: box.y - 3, w: box.w + 6, h: box.h + 6 };
        let cost = distance(box, wish) - wish.r;
        for (const [other, weight] of taken) cost += overlap(padded, other) * weight;
        for (const other of slips) cost += overlap(padded, other) * 40;
        if (cost < least) [best, least] = [box, cost];
      }
    if (best) slips.push({ ...best, id: wish.id, leader: leader(best, wish) });
  }
  return slips;
}

function distance(box: Box, p: Point): number {
  const dx = Math.max(box.x - p.x, 0, p.x - box.x - box.w);
  const dy = Math.max(box.y - p.y, 0, p.y - box.y - box.h);
  return Math.hypot(dx, dy);
}

function clamp(v: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), v));
}
