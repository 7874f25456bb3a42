/** The labels beside lit places that say what a move will bring: how they are set, and where there is room for them. */
import type { ConsequencePart } from "../state/options";
import { measure } from "../ui/textWidth";
import { GATES, HEIGHT, PLACES, PLACE_IDS, PLANTATIONS, WIDTH, at, type Point } from "./geometry";
import { labelBox, layOutNames, overlap, fixedBoxes, type Box } from "./placeNames";

export interface Size {
  w: number;
  h: number;
}
export interface LabelRequest extends Point {
  id: string;
  r: number; // of the ring the label belongs to
  sizes: Size[]; // in which its words can be set
  mark: Size; // of the number that stands for the label where it has no room
}
export interface PlacedLabel extends Box {
  id: string;
  leader: [Point, Point] | null; // from the label to the ring
  size: number; // which of the sizes it has; -1 is the number
}

const GAPS = [7, 14, 22, 32, 44, 58, 74, 92, 112];
const STEPS = 32;
const AIR = 3; // around a label
const NEAR = 2; // units by which another ring may be farther and still be taken for a label's own
const DOUBT = 18; // units that a label would rather be farther away than beside another ring
const INTO = 9; // units that a leader reaches into its ring where that is in doubt

export interface Ring extends Point {
  id: string;
  r: number;
}

/** Every place, as a ring that a label might be taken for the label of. */
const RINGS: Ring[] = PLACE_IDS.map((id) => ({ id, ...at(id), r: PLACES[id]!.r }));

/**
 * Lay one label beside each ring, inside the bounds, covering no fixed box and no other label or ring. Where another
 * ring is nearer to a label than its own, a leader says whose it is.
 */
export function placeLabels(requests: LabelRequest[], bounds: Box, fixed: Box[], rings: Ring[] = RINGS): PlacedLabel[] {
  const taken = [...fixed, ...requests.map(({ x, y, r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }))];
  const seen = requests.filter((request) => isWithin(request, bounds));
  const rooms = seen.map((request) => ({
    request,
    clear: request.sizes.flatMap((size) => around(request, size, bounds)).filter((box) => isClear(box, taken)),
  }));
  // Labels with the fewest positions are placed first.
  rooms.sort((a, b) => a.clear.length - b.clear.length);
  const placed: PlacedLabel[] = [];
  const marks: LabelRequest[] = [];
  const place = (box: Box, request: LabelRequest, size: number) =>
    placed.push({ ...box, id: request.id, leader: leader(box, request, rings), size });
  for (const { request, clear } of rooms) {
    const box = nearest(clear, request, placed, rings);
    if (box)
      place(
        box,
        request,
        request.sizes.findIndex(({ w, h }) => w === box.w && h === box.h),
      );
    else marks.push(request);
  }
  for (const request of marks) {
    const all = around(request, request.mark, bounds);
    const box =
      nearest(
        all.filter((each) => isClear(each, taken)),
        request,
        placed,
        rings,
      ) ?? freest(all, taken, placed);
    place(box, request, -1);
  }
  return placed;
}

const isWithin = ({ x, y }: Point, b: Box): boolean => x >= b.x && y >= b.y && x <= b.x + b.w && y <= b.y + b.h;
const padded = ({ x, y, w, h }: Box): Box => ({ x: x - AIR, y: y - AIR, w: w + 2 * AIR, h: h + 2 * AIR });
const isClear = (box: Box, others: Box[]): boolean => !others.some((other) => overlap(padded(box), other) > 0);

/** The positions around a ring where a label of this size would touch a circle of some reach; the near ones first. */
function around({ x, y, r }: LabelRequest, { w, h }: Size, bounds: Box): Box[] {
  const found: Box[] = [];
  for (const gap of GAPS)
    for (let step = 0; step < STEPS; step++) {
      const a = (step * 2 * Math.PI) / STEPS;
      const cx = x + Math.cos(a) * (r + gap + w / 2);
      const cy = y + Math.sin(a) * (r + gap + h / 2);
      const box = { x: cx - w / 2, y: cy - h / 2, w, h };
      if (
        box.x >= bounds.x &&
        box.y >= bounds.y &&
        box.x + w <= bounds.x + bounds.w &&
        box.y + h <= bounds.y + bounds.h
      )
        found.push(box);
    }
  return found;
}

/** The clear position nearest to its ring whose leader crosses no other label, and that no other ring is nearer to. */
function nearest(boxes: Box[], request: LabelRequest, placed: PlacedLabel[], rings: Ring[]): Box | undefined {
  let best: Box | undefined;
  let least = Infinity;
  for (const box of boxes) {
    if (!isClear(box, placed)) continue;
    const far = gapTo(box, request);
    if (far >= least) continue;
    const line = leader(box, request, rings);
    const crossed = line && placed.some((label) => crosses(line, label)) ? 60 : 0;
    const cost = far + crossed + (isAmbiguous(box, request, rings) ? DOUBT : 0);
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
}

/** The position that covers least, for when none is clear; covering another label counts most. */
function freest(boxes: Box[], taken: Box[], placed: PlacedLabel[]): Box {
  const cost = (box: Box) =>
    taken.reduce((sum, other) => sum + overlap(box, other), 0) +
    50 * placed.reduce((sum, other) => sum + overlap(padded(box), other), 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best), boxes[0]!);
}

/** The point of a box that is nearest to a point. */
const edgeOf = (box: Box, { x, y }: Point): Point => ({
  x: clamp(x, box.x, box.x + box.w),
  y: clamp(y, box.y, box.y + box.h),
});

/** How far a label is from a ring. */
function gapTo(box: Box, ring: Point & { r: number }): number {
  const edge = edgeOf(box, ring);
  return Math.max(0, Math.hypot(edge.x - ring.x, edge.y - ring.y) - ring.r);
}

/** Whether another ring is about as near to a label as its own. */
function isAmbiguous(box: Box, request: LabelRequest, rings: Ring[]): boolean {
  const own = gapTo(box, request);
  return rings.some((ring) => ring.id !== request.id && gapTo(box, ring) < own + NEAR);
}

/** A line from the label into the ring, unless they nearly touch and no other ring could be meant. */
function leader(box: Box, request: LabelRequest, rings: Ring[]): [Point, Point] | null {
  const from = edgeOf(box, request);
  const far = Math.hypot(from.x - request.x, from.y - request.y);
  const doubtful = isAmbiguous(box, request, rings);
  if (!far || (far <= request.r + 4 && !doubtful)) return null;
  // Where it is in doubt, the line ends at the place itself, within the ring.
  const k = (doubtful ? Math.max(request.r - INTO, 0) : request.r) / far;
  return [from, { x: request.x + (from.x - request.x) * k, y: request.y + (from.y - request.y) * k }];
}

/** Whether a line passes through a box, tested at a few of its points. */
function crosses([a, b]: [Point, Point], box: Box): boolean {
  for (let t = 0; t <= 1; t += 0.1)
    if (isWithin({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, box)) return true;
  return false;
}

const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));

const FONT_SIZE = 21; // size of the words on a label
export const LINE_HEIGHT = 28;
const SIGN = 26;
const GAP = 10;
const EDGE = 11;
const WIDEST = 300;

const partWidth = (part: ConsequencePart): number =>
  "text" in part ? measure(part.text, "bold", FONT_SIZE) + GAP : SIGN;
const lineWidth = (line: ConsequencePart[]): number =>
  line.reduce((sum, part) => sum + partWidth(part), 2 * EDGE - GAP);

/** Short consequences share a line, up to a width; each catcher that moves keeps its sign and its goal together. */
function wrapped(parts: ConsequencePart[][], widest: number): ConsequencePart[][] {
  const found: ConsequencePart[][] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last && lineWidth([...last, ...part]) <= widest) last.push(...part);
    else found.push([...part]);
  }
  return found;
}

/** The ways a label can be set: wide, and narrow with a line for each consequence. */
export function arrangements(parts: ConsequencePart[][]): ConsequencePart[][][] {
  const wide = wrapped(parts, WIDEST);
  return wide.length === parts.length ? [wide] : [wide, wrapped(parts, 0)];
}

export const sizeOf = (lines: ConsequencePart[][], scale: number): Size => ({
  w: Math.max(...lines.map(lineWidth)) * scale,
  h: (lines.length * LINE_HEIGHT + 6) * scale,
});

/** Where each part of a line begins. */
export function positioned(line: ConsequencePart[]): { part: ConsequencePart; x: number }[] {
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
  return {
    x: spot.x,
    y: spot.y,
    r: gate ? 24 : farm ? Math.max(farm.h, farm.w) / 2 + 14 : PLACES[id]?.large ? 44 : 33,
  };
}

/** Everything on the sheet that a label must not cover: places, names at this size, and whoever stands there. */
export function occupiedBoxes(step: number, growth: number, people: Record<string, number>): Box[] {
  const names = layOutNames(step);
  const heads = PLACE_IDS.filter((id) => people[id] && !PLACES[id]!.large).map((id) => ({
    x: PLACES[id]!.x - 15,
    y: PLACES[id]!.y - 34,
    w: 34,
    h: 26,
  }));
  return [...fixedBoxes(step), ...heads, ...PLACE_IDS.map((id) => labelBox(PLACES[id]!, names[id]!, step * growth))];
}

/** Where the Lost track lies on the sea; it grows upwards with its rows. */
export function lostTrackBox(limit: number): Box {
  const h = 122 + Math.ceil(limit / 10) * 36;
  return { x: WIDTH - 46 - 336, y: HEIGHT - 46 - h, w: 336, h };
}

/** A space of the Lost track. */
export function lostSpace(limit: number, n: number): Box {
  const { x, y } = lostTrackBox(limit);
  return { x: x + 20 + (n % 10) * 30, y: y + 54 + Math.floor(n / 10) * 36, w: 26, h: 31 };
}
