/** The numbers of the drawn board: where everything stands, and along which lines one walks. */
import data from "./places.json";

export interface Point {
  x: number;
  y: number;
}
export interface Place extends Point {
  name: string;
  kind: string;
  cap: number;
  aid: number;
  r: number;
  label: Point & { anchor: string; side: string };
  coin: [number, number] | null;
}
export interface Plantation extends Point {
  name: string;
  w: number;
  h: number;
  light: number;
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

export const WIDTH = data.width;
export const HEIGHT = data.height;
export const PLACES = data.places as unknown as Record<string, Place>;
export const PLACE_IDS = Object.keys(PLACES);
export const PLANTATIONS: Record<string, Plantation> = Object.fromEntries(
  Object.entries(data.plantations).map(([id, farm]) => [`plantation-${id}`, farm as unknown as Plantation]),
);
export const GATES = data.gates as unknown as Record<string, [number, number]>;
export const TRACK = data.canada as unknown as (Point & {
  n: number;
  angle: number;
  corners: [number, number][];
  edge: [number, number][];
})[];
// The engine's order of spots, by which facts name them.
export const SPOTS = [...PLACE_IDS, ...Object.keys(PLANTATIONS), "canada", "market", "lost"];

export const COLOURS = ["orange", "blue", "yellow", "purple", "brown"] as const;
export const CATCHERS: Record<string, { letter: string; fill: string; ink: string; dash: string }> = {
  orange: { letter: "O", fill: "#d0661f", ink: "#1a0d03", dash: "1 6" },
  blue: { letter: "B", fill: "#3577a8", ink: "#ffffff", dash: "none" },
  yellow: { letter: "Y", fill: "#ecc335", ink: "#1d1505", dash: "" },
  purple: { letter: "P", fill: "#573373", ink: "#ffffff", dash: "10 6" },
  brown: { letter: "N", fill: "#6b4423", ink: "#ffffff", dash: "1 3" },
};

export const PATHS: Record<string, string[]> = Object.fromEntries(
  Object.entries(data.paths).map(([colour, ids]) => [colour, ids.split(" ")]),
);
export const PATH_LEGS = Object.entries(PATHS).flatMap(([colour, ids]) =>
  ids.slice(1).map((to, i) => ({ colour, from: ids[i]!, to })),
);
const pairs = (text: string): [string, string][] => text.split(", ").map((pair) => pair.split(" ") as [string, string]);
export const PLAIN = pairs(
  "west-iowa minnesota, minnesota east-iowa, east-iowa st-louis, chicago newport, newport kentucky, west-ohio detroit, " +
    "west-ohio cincinnati, cleveland east-ohio, ripley tennessee, ripley north-georgia, ripley east-ohio, " +
    "west-pennsylvania washington, north-pennsylvania rochester, north-pennsylvania upstate-new-york, " +
    "north-pennsylvania washington, upstate-new-york new-york, new-york ferrisberg, washington north-carolina, " +
    "st-louis west-arkansas, st-louis east-arkansas, west-missouri west-arkansas, kentucky tennessee, " +
    "north-carolina charleston, boston new-hampshire, boston maine, new-hampshire ferrisberg",
);
export const SEA = pairs("charleston ship, ship new-york, ship boston");
export const FARM_ROADS = pairs(
  "plantation-west west-arkansas, plantation-west east-arkansas, plantation-center east-arkansas, " +
    "plantation-center tennessee, plantation-east north-georgia, plantation-east charleston",
);
const GATE_BENDS: Record<string, number> = {
  chicago: -44,
  minnesota: -10,
  cleveland: 6,
  "upstate-new-york": -6,
  maine: -8,
};

/** Where a spot is drawn; Canada is the middle of its track. */
export function at(id: string): Point {
  const spot = PLACES[id] ?? PLANTATIONS[id];
  return spot ? { x: spot.x, y: spot.y } : { x: 960, y: 122 };
}

export function curve(from: Point, to: Point, bend = 0): Curve {
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
    return curve(at(near), { x: gate[0], y: gate[1] }, GATE_BENDS[near] ?? 0);
  }
  const bends: Record<string, number> = data.bends;
  const bend = bends[`${from} ${to}`] ?? -(bends[`${to} ${from}`] ?? 0);
  return curve(at(from), at(to), bend);
}

/** A point on a curve, t from 0 to 1. */
export function along(c: Curve, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * c.from.x + 2 * u * t * c.bend.x + t * t * c.to.x,
    y: u * u * c.from.y + 2 * u * t * c.bend.y + t * t * c.to.y,
  };
}

export const NEIGHBOURS: Record<string, string[]> = {};
for (const [a, b] of [
  ...PLAIN,
  ...SEA,
  ...FARM_ROADS,
  ...PATH_LEGS.map(({ from, to }): [string, string] => [from, to]),
  ...Object.keys(GATES).map((id): [string, string] => [id, "canada"]),
]) {
  (NEIGHBOURS[a] ??= []).push(b);
  (NEIGHBOURS[b] ??= []).push(a);
}

/** The places passed on the shortest drawn way, ends included: only for drawing a walk that has already happened. */
export function way(from: string, to: string): string[] {
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
export function sign(colour: string, r: number): string {
  const poly = (n: number, turn: number, k: number) =>
    `M${Array.from({ length: n }, (_, i) => {
      const a = ((turn + (i * 360) / n) * Math.PI) / 180;
      return `${(Math.cos(a) * r * k).toFixed(1)} ${(Math.sin(a) * r * k).toFixed(1)}`;
    }).join("L")}Z`;
  if (colour === "blue") return poly(5, -90, 1.06);
  if (colour === "yellow") return poly(3, -90, 1.22);
  if (colour === "purple") return poly(6, 0, 1.04);
  if (colour === "brown") return poly(4, 45, 1.16);
  const q = (r * 0.92).toFixed(2);
  return `M-${q} 0a${q} ${q} 0 1 0 ${(r * 1.84).toFixed(2)} 0a${q} ${q} 0 1 0 -${(r * 1.84).toFixed(2)} 0Z`;
}

export function star(r: number): string {
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

/** How far from the middle of its place each catcher stands, and how large: several fan out so that every letter is seen. */
export function fanned(catchers: Record<string, string>): Record<string, Standing> {
  const found: Record<string, Standing> = {};
  for (const [colour, id] of Object.entries(catchers)) {
    const here = COLOURS.filter((each) => catchers[each] === id);
    const place = PLACES[id];
    if (!place || here.length < 2) {
      found[colour] = ALONE;
      continue;
    }
    // Beside the name, so that it can still be read: below each other where it stands to the left or right.
    const start = /[ew]/.test(place.label.side) ? -90 : 180;
    const angle = ((start + (here.indexOf(colour as (typeof COLOURS)[number]) * 360) / here.length) * Math.PI) / 180;
    const far = SPREAD[here.length]!;
    found[colour] = { x: Math.cos(angle) * far, y: Math.sin(angle) * far, scale: FANNED };
  }
  return found;
}

/** Between two ways to stand, t from 0 to 1. */
export function between(a: Standing, b: Standing, t: number): Standing {
  const mix = (from: number, to: number) => from + (to - from) * t;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), scale: mix(a.scale, b.scale) };
}

/** The neighbour that an arrow key points to, or nothing. */
export function neighbourTowards(here: string, dx: number, dy: number): string | undefined {
  const a = at(here);
  let best: string | undefined;
  let bestCos = 0.25;
  for (const id of NEIGHBOURS[here] ?? []) {
    const gate = id === "canada" ? GATES[here] : undefined;
    const b = gate ? { x: gate[0], y: gate[1] } : here === "canada" && GATES[id] ? at(id) : at(id);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const cos = ((b.x - a.x) * dx + (b.y - a.y) * dy) / length;
    if (cos > bestCos) [best, bestCos] = [id, cos];
  }
  return best;
}
