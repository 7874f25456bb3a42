/** The drawn board: where everything stands, and along which lines one walks. What there is, content.ts says. */
import * as content from "./content";

export { HEIGHT, ROUTES, WIDTH } from "./content";

export interface Point {
  x: number;
  y: number;
}
export interface Place extends Point {
  name: string;
  kind: string;
  large: boolean;
  aid: number;
  r: number;
  label: Point & { anchor: string };
  coin: [number, number] | null;
}
export interface Plantation extends Point {
  name: string;
  w: number;
  h: number;
  slots: [number, number][];
}
export interface Curve {
  d: string;
  from: Point;
  bend: Point;
  to: Point;
  mid: Point;
  length: number;
  angle: number;
}
type Pair = readonly [string, string];
const mapped = <From, To>(table: Record<string, From>, change: (each: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(table).map(([id, each]) => [id, change(each)]));

export const PLACES: Record<string, Place> = mapped(content.PLACES, (place) => {
  const coin = place.large ? 35 : 19; // from the middle, down and to the right
  return { ...place, r: place.large ? 34 : 21, coin: place.aid ? [place.x + coin, place.y + coin] : null };
});
export const PLACE_IDS = Object.keys(PLACES);

const CELL = 34; // one space of a plantation
export const PLANTATIONS: Record<string, Plantation> = mapped(content.PLANTATIONS, ({ spaces, columns, ...farm }) => {
  const w = columns * CELL;
  const h = Math.ceil(spaces / columns) * CELL;
  const slot = (i: number): [number, number] => [
    farm.x - w / 2 + ((i % columns) + 0.5) * CELL,
    farm.y - h / 2 + (Math.floor(i / columns) + 0.5) * CELL,
  ];
  return { ...farm, w, h, slots: Array.from({ length: spaces }, (_, i) => slot(i)) };
});
export const GATES: Record<string, Point & { bend: number }> = content.GATES;

// Canada's track follows parallels, like the degree scale of an old map: angles are counted from below the cone's top.
const track = content.TRACK;
const columns = track.spaces / track.rows.length;
function onTrack(column: number, radius: number): [number, number] {
  const angle = ((track.from + ((track.to - track.from) * column) / columns) * Math.PI) / 180;
  const round = (n: number) => Math.round(n * 10) / 10;
  return [round(track.centre[0]! + radius * Math.sin(angle)), round(track.centre[1]! + radius * Math.cos(angle))];
}
export const TRACK = Array.from({ length: track.spaces }, (_, i) => {
  const column = i % columns;
  const middle = track.rows[Math.floor(i / columns)]!;
  const [high, low] = [middle - track.height / 2, middle + track.height / 2];
  const box = (top: number) => [
    onTrack(column, top),
    onTrack(column + 1, top),
    onTrack(column + 1, low),
    onTrack(column, low),
  ];
  const [x, y] = onTrack(column + 0.5, middle);
  const angle = -(track.from + ((track.to - track.from) * (column + 0.5)) / columns);
  return { n: i + 1, x, y, angle, corners: box(high), edge: box(low - track.edge) };
});

// How a catcher is drawn: its pawn and path, its letter, and the dashes in its path, which tell it without colour.
const LOOKS: Record<string, { fill: string; ink: string; dash: string }> = {
  orange: { fill: "#d0661f", ink: "#1a0d03", dash: "1 6" },
  blue: { fill: "#3577a8", ink: "#ffffff", dash: "none" },
  yellow: { fill: "#ecc335", ink: "#1d1505", dash: "" },
  purple: { fill: "#573373", ink: "#ffffff", dash: "10 6" },
  brown: { fill: "#6b4423", ink: "#ffffff", dash: "1 3" },
};
export const COLOURS = Object.keys(content.PATHS);
export const CATCHERS = Object.fromEntries(
  Object.entries(content.PATHS).map(([colour, path]) => [colour, { ...path, ...LOOKS[colour]! }]),
);

export const PATH_LEGS = Object.entries(content.PATHS).flatMap(([colour, { places }]) =>
  places.slice(1).map((to, i) => ({ colour, from: places[i]!, to })),
);
export const LANES = content.LANES.map(({ ends: [from, to], fare }) => ({
  ends: [from, to] as Pair,
  fare,
  line: route(from!, to!),
}));
export const FARM_ROADS = Object.entries(content.PLANTATIONS).flatMap(([id, { links }]) =>
  links.map((to): Pair => [id, to]),
);

/** Where a spot is drawn; Canada is the middle of its track. */
export function at(id: string): Point {
  const spot = PLACES[id] ?? PLANTATIONS[id];
  return spot ? { x: spot.x, y: spot.y } : { x: 960, y: 122 };
}

function curve(from: Point, to: Point, bend = 0): Curve {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const control = {
    x: (from.x + to.x) / 2 + ((to.y - from.y) / length) * bend * 2,
    y: (from.y + to.y) / 2 - ((to.x - from.x) / length) * bend * 2,
  };
  const mid = { x: (from.x + 2 * control.x + to.x) / 4, y: (from.y + 2 * control.y + to.y) / 4 };
  const d = `M${from.x} ${from.y}Q${control.x.toFixed(1)} ${control.y.toFixed(1)} ${to.x} ${to.y}`;
  return { d, from, bend: control, to, mid, length, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}

/** The line drawn between two neighbours, walked from the first to the second. */
export function route(from: string, to: string): Curve {
  if (to === "canada" || from === "canada") {
    const near = to === "canada" ? from : to;
    const gate = GATES[near];
    if (!gate) return curve(at(from), at(to));
    return curve(at(near), gate, gate.bend);
  }
  const bends: Record<string, number> = content.BENDS;
  const bend = bends[`${from} ${to}`] ?? -(bends[`${to} ${from}`] ?? 0);
  return curve(at(from), at(to), bend);
}

/** A point on a curve, t from 0 to 1. */
export function pointOn(c: Curve, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * c.from.x + 2 * u * t * c.bend.x + t * t * c.to.x,
    y: u * u * c.from.y + 2 * u * t * c.bend.y + t * t * c.to.y,
  };
}

export const NEIGHBOURS: Record<string, string[]> = {};
for (const [a, b] of [
  ...(content.ROUTES as unknown as Pair[]),
  ...LANES.map(({ ends }) => ends),
  ...FARM_ROADS,
  ...PATH_LEGS.map(({ from, to }): Pair => [from, to]),
  ...Object.keys(GATES).map((id): Pair => [id, "canada"]),
]) {
  (NEIGHBOURS[a] ??= []).push(b);
  (NEIGHBOURS[b] ??= []).push(a);
}

/** The places passed on the shortest drawn way, ends included: only for drawing a walk that has already happened. */
export function shortestWay(from: string, to: string): string[] {
  const before = new Map<string, string>([[from, ""]]);
  const open = [from];
  for (const here of open) {
    if (here === to) break;
    for (const next of NEIGHBOURS[here] ?? [])
      if (!before.has(next) && (next !== "canada" || to === "canada")) {
        before.set(next, here);
        open.push(next);
      }
  }
  if (!before.has(to)) return [from, to];
  const found = [to];
  while (found[0] !== from) found.unshift(before.get(found[0]!)!);
  return found;
}

/** The outline of a catcher's sign around the origin: circle, pentagon, triangle, hexagon, square. */
export function signPath(colour: string, r: number): string {
  const poly = (n: number, turn: number, k: number) =>
    `M${Array.from({ length: n }, (_, i) => {
      const a = ((turn + (i * 360) / n) * Math.PI) / 180;
      return `${(Math.cos(a) * r * k).toFixed(1)} ${(Math.sin(a) * r * k).toFixed(1)}`;
    }).join("L")}Z`;
  const symbol = CATCHERS[colour]?.symbol;
  if (symbol === "pentagon") return poly(5, -90, 1.06);
  if (symbol === "triangle") return poly(3, -90, 1.22);
  if (symbol === "hexagon") return poly(6, 0, 1.04);
  if (symbol === "square") return poly(4, 45, 1.16);
  const q = (r * 0.92).toFixed(2);
  return `M-${q} 0a${q} ${q} 0 1 0 ${(r * 1.84).toFixed(2)} 0a${q} ${q} 0 1 0 -${(r * 1.84).toFixed(2)} 0Z`;
}

export function starPath(r: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const q = i % 2 ? r * 0.36 : i % 4 ? r * 0.66 : r;
    const a = (i * Math.PI) / 8 - Math.PI / 2;
    return `${(Math.cos(a) * q).toFixed(1)} ${(Math.sin(a) * q).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

export interface Standing extends Point {
  scale: number;
}
const ALONE: Standing = { x: 0, y: 0, scale: 1 };
const FANNED = 0.84; // of the usual size, where several share a place
const SPREAD = [0, 0, 20, 24, 28, 32]; // units from the middle, by how many there are

/** How far from the middle of its place each catcher stands, and how large: several fan out, so all letters show. */
export function fanOut(catchers: Record<string, string>): Record<string, Standing> {
  const found: Record<string, Standing> = {};
  for (const [colour, id] of Object.entries(catchers)) {
    const here = COLOURS.filter((each) => catchers[each] === id);
    const place = PLACES[id];
    if (!place || here.length < 2) {
      found[colour] = ALONE;
      continue;
    }
    // Beside the name, so that it can still be read: below each other where it stands to the left or right.
    const start = place.label.anchor === "middle" ? 180 : -90;
    const angle = ((start + (here.indexOf(colour) * 360) / here.length) * Math.PI) / 180;
    const far = SPREAD[here.length]!;
    found[colour] = { x: Math.cos(angle) * far, y: Math.sin(angle) * far, scale: FANNED };
  }
  return found;
}

/** Between two positions, t from 0 to 1. */
export function interpolate(a: Standing, b: Standing, t: number): Standing {
  const mix = (from: number, to: number) => from + (to - from) * t;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), scale: mix(a.scale, b.scale) };
}

/** The neighbour that an arrow key points to, or nothing. */
export function neighbourTowards(here: string, dx: number, dy: number): string | undefined {
  const a = at(here);
  let best: string | undefined;
  let bestCos = 0.25;
  for (const id of NEIGHBOURS[here] ?? []) {
    const b = (id === "canada" && GATES[here]) || at(id);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const cos = ((b.x - a.x) * dx + (b.y - a.y) * dy) / length;
    if (cos > bestCos) [best, bestCos] = [id, cos];
  }
  return best;
}
