/** Where the names of the places stand on the map, at any text size, so that none covers another, a place or a coin. */
import { measure, type Face } from "../ui/textWidth";
import {
  GATES,
  LANES,
  PLACES,
  PLACE_IDS,
  PLANTATIONS,
  TRACK,
  WIDTH,
  HEIGHT,
  type Place,
  type Plantation,
} from "./geometry";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Label {
  x: number; // of the anchor, on the base line of the first line
  y: number;
  anchor: "start" | "middle" | "end";
  lines: string[];
}

const SET: Record<string, { face: Face; size: number }> = {
  big: { face: "caps", size: 25 },
  city: { face: "roman", size: 23 },
  space: { face: "italic", size: 22 },
  sea: { face: "italic", size: 22 },
};
const LEADING = 20;
const RISE = 17; // of the letters above the base line
const DROP = 6; // below it
const SHORTER: [RegExp, string][] = [
  [/^Western\b/, "W."],
  [/^Eastern\b/, "E."],
  [/^Northern\b/, "N."],
  [/^Upstate\b/, "Up."],
];

/** How a place's name is set. */
export function labelStyle({ kind, large }: Place): string {
  if (large) return "big";
  return /city|town/.test(kind) ? "city" : kind === "sea" ? "sea" : "space";
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The room a name takes when it is drawn at this size. */
export function labelBox(place: Place, label: Label, size: number): Box {
  const { face, size: letters } = SET[labelStyle(place)]!;
  const w = Math.max(...label.lines.map((line) => measure(line, face, letters))) * size;
  const x = label.anchor === "end" ? label.x - w : label.anchor === "middle" ? label.x - w / 2 : label.x;
  return { x, y: label.y - RISE * size, w, h: (RISE + DROP + LEADING * (label.lines.length - 1)) * size };
}

const FARM = 21; // size of the letters below a plantation
const ROOM = 9; // letters that its count may have
const LOWEST = HEIGHT - 24;

/** Below a plantation stand its name and its free spaces: on two lines, or on one where the frame is near. */
export function farmLines({ y, h }: Plantation, size: number): { first: number; second: number } {
  const first = y + h / 2 + 14 + 18 * size;
  const second = first + 19 * size;
  return { first, second: second <= LOWEST ? second : first };
}

/** The room that both take, whatever the count is. */
function farmBox(farm: Plantation, size: number): Box {
  const { first, second } = farmLines(farm, size);
  const name = measure(farm.name, "italic", FARM) * size;
  const room = measure("m".repeat(ROOM), "italic", FARM) * size * 0.8;
  const w = first === second ? name + room : Math.max(name, room);
  return { x: farm.x - w / 2, y: farm.y + farm.h / 2 + 13, w, h: second - first + 4 + 20 * size };
}

export const around = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** What nothing may cover: places with whoever stands on them, coins, plantations, the gates and Canada's track. */
export function fixedBoxes(size = 1): Box[] {
  const found: Box[] = [];
  for (const place of Object.values(PLACES)) {
    found.push(around(place.x, place.y, place.large ? place.r + 3 : place.r + 4));
    if (place.coin) found.push(around(place.coin[0], place.coin[1], 12));
  }
  for (const farm of Object.values(PLANTATIONS)) {
    found.push({ x: farm.x - farm.w / 2 - 9, y: farm.y - farm.h / 2 - 9, w: farm.w + 18, h: farm.h + 18 });
    found.push(farmBox(farm, size));
  }
  for (const { x, y } of Object.values(GATES)) found.push(around(x, y, 13));
  for (const { fare, line } of LANES) if (fare) found.push({ x: line.mid.x - 38, y: line.mid.y - 14, w: 76, h: 28 });
  found.push({ x: 820, y: 30, w: 240, h: 34 }); // the name of Canada
  for (const space of TRACK) found.push(around(space.x, space.y - 2, 19));
  return found;
}

const drawn = ({ name, label }: Place): Label => ({
  x: label.x,
  y: label.y,
  anchor: label.anchor as Label["anchor"],
  lines: name.split("|"),
});

/** The ways a name may be written: as drawn, on one line, on two, or shortened. */
function writings(name: string): string[][] {
  const words = name.replaceAll("|", " ").split(" ");
  const found = [name.split("|"), [words.join(" ")]];
  if (words.length > 1) found.push([words[0]!, words.slice(1).join(" ")]);
  const short = SHORTER.reduce((text, [long, brief]) => text.replace(long, brief), words.join(" "));
  if (short !== words.join(" ")) found.push([short]);
  return found;
}

/** Where a name may stand: as drawn first, then around its place, near before far. */
function candidates(place: Place, size: number): Label[] {
  const found = [drawn(place)];
  for (const lines of writings(place.name)) {
    const tall = (RISE + DROP + LEADING * (lines.length - 1)) * size;
    for (const gap of [6, 14, 24, 36]) {
      const reach = place.r + gap;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, -1],
        [0, 1],
        [1, -0.7],
        [-1, -0.7],
        [1, 0.7],
        [-1, 0.7],
        [0.5, -1],
        [-0.5, -1],
        [0.5, 1],
        [-0.5, 1],
      ] as const) {
        const anchor = dx >= 1 ? "start" : dx <= -1 ? "end" : "middle";
        const side = Math.abs(dx) === 1 && Math.abs(dy) !== 0 ? 0.8 : 1;
        const x = place.x + (anchor === "middle" ? dx * reach * 1.6 : dx * reach * side);
        // The middle of the name lies level with the place, or just above or below its ring.
        const centre = place.y + (Math.abs(dx) === 1 ? dy * (reach - 4) : dy * (reach + tall / 2));
        found.push({ x, y: centre - tall / 2 + RISE * size, anchor, lines });
      }
    }
  }
  return found;
}

const EDGE = 24;
const isInside = ({ x, y, w, h }: Box): boolean =>
  x >= EDGE && y >= EDGE && x + w <= WIDTH - EDGE && y + h <= HEIGHT - EDGE;

const laid = new Map<number, Record<string, Label>>();

/** The names for one text size. The usual size is as drawn by hand; larger ones look for room, each beginning there. */
export function layOutNames(size: number): Record<string, Label> {
  const known = laid.get(size);
  if (known) return known;
  const found: Record<string, Label> = Object.fromEntries(PLACE_IDS.map((id) => [id, drawn(PLACES[id]!)]));
  if (size > 1) settle(found, size);
  laid.set(size, found);
  return found;
}

/** Move every name to its best position in turn until none moves any more. */
function settle(found: Record<string, Label>, size: number): void {
  const firm = fixedBoxes(size);
  const choices = Object.fromEntries(
    PLACE_IDS.map((id) => {
      const place = PLACES[id]!;
      const all = candidates(place, size).map((label, rank) => ({ label, box: labelBox(place, label, size), rank }));
      const clear = all.filter(({ box }) => isInside(box) && !firm.some((other) => overlap(box, other) > 1));
      return [id, clear.length ? clear : all];
    }),
  );
  const boxes: Record<string, Box> = Object.fromEntries(
    PLACE_IDS.map((id) => [id, labelBox(PLACES[id]!, found[id]!, size)]),
  );
  for (let round = 0; round < 12; round++) {
    let moved = false;
    for (const id of PLACE_IDS) {
      const others = PLACE_IDS.filter((other) => other !== id).map((other) => boxes[other]!);
      let least = Infinity;
      let best = choices[id]![0]!;
      for (const choice of choices[id]!) {
        const cost = choice.rank + others.reduce((sum, other) => sum + overlap(choice.box, other), 0) * 10;
        if (cost < least) [best, least] = [choice, cost];
      }
      if (found[id] !== best.label) moved = true;
      found[id] = best.label;
      boxes[id] = best.box;
    }
    if (!moved) return;
  }
}
