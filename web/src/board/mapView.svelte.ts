/** Which part of the map is seen: zoom and pan, kept inside the sheet. */
import { SCALES, settings } from "../state/settings.svelte";
import { HEIGHT, WIDTH, type Point } from "./geometry";
import type { Box } from "./placeNames";

const NEAREST = 4;
const DESKTOP_SCALE = 0.53; // pixels for each unit on a common desktop, where names have their drawn size
const EDGE = 40; // units from the edge within which a point counts as out of sight
const READABLE = 0.36; // below this the whole map is too small to be read

export class MapView {
  width = $state(862); // of the element, in pixels
  height = $state(616);
  marks = $state.raw<ReadonlyMap<string, number>>(new Map()); // places whose label had no room, with the number instead
  private placed = false; // it has been brought to something that was asked
  private zoom = $state(1);
  private centre = $state<Point>({ x: WIDTH / 2, y: HEIGHT / 2 });

  private readonly fit = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT) || DESKTOP_SCALE);
  readonly scale = $derived(this.fit * this.zoom);
  readonly box: Box = $derived.by(() => {
    const w = this.width / this.scale;
    const h = this.height / this.scale;
    return { x: keep(this.centre.x - w / 2, w, WIDTH), y: keep(this.centre.y - h / 2, h, HEIGHT), w, h };
  });
  readonly whole = $derived(this.zoom < 1.02);
  /** Whether the whole map is too small to be read; it then follows the question. */
  readonly small = $derived(this.fit * settings.scale < READABLE);
  /** Where the sheet lies in the element when it is seen as a whole, in pixels. */
  readonly frame: Box = $derived.by(() => {
    const w = WIDTH * this.fit;
    const h = HEIGHT * this.fit;
    return { x: (this.width - w) / 2, y: (this.height - h) / 2, w, h };
  });
  /** Names and pieces grow at half the speed once the map is drawn at twice its usual size. */
  readonly growth = $derived.by(() => {
    const k = this.scale / DESKTOP_SCALE;
    return k > 2 ? (1 + k / 2) / k : 1;
  });
  /** For which text size the names are laid out: the reader's own, or a larger one where the map is small. */
  readonly step = $derived.by(() => {
    const wanted = settings.mapScale * Math.max(1, (0.95 * DESKTOP_SCALE) / (this.scale * settings.scale));
    return SCALES.find((scale) => scale >= wanted - 0.03) ?? SCALES.at(-1)!;
  });

  /** Zoom about a point of the element, given in pixels from its corner. */
  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.unit(px, py);
    this.zoom = Math.max(1, Math.min(this.zoom * factor, (NEAREST * DESKTOP_SCALE) / this.fit));
    const w = this.width / this.scale;
    const h = this.height / this.scale;
    this.centre = { x: before.x - (px / this.width - 0.5) * w, y: before.y - (py / this.height - 0.5) * h };
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.centre = { x: this.centre.x - dx / this.scale, y: this.centre.y - dy / this.scale };
    this.settle();
  }

  reset(): void {
    this.zoom = 1;
    this.settle();
  }

  /** Bring these points into view, at a scale that can be read if they are near enough; it stays where it shows all. */
  show(points: Point[], scale: number): void {
    if (!points.length || (this.placed && points.every((point) => this.holds(point)))) return;
    const most = this.placed ? Math.max(this.scale, this.fit) : scale;
    this.placed = true;
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    const w = Math.max(...xs) - Math.min(...xs) + 260;
    const h = Math.max(...ys) - Math.min(...ys) + 240;
    this.zoom = Math.max(1, Math.min(most, this.width / w, this.height / h) / this.fit);
    this.centre = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 - 10 };
    this.settle();
  }

  /** Begin in the middle of the map; later questions that name no place leave it where it is. */
  begin(scale: number): void {
    if (!this.placed) this.show([{ x: 560, y: 700 }], scale);
  }

  /** Move just enough that a point is seen, for those who walk the map by keys. */
  reveal({ x, y }: Point): void {
    const { box } = this;
    const edge = Math.min(80, box.w / 4);
    const dx = Math.min(0, x - edge - box.x) + Math.max(0, x + edge - box.x - box.w);
    const dy = Math.min(0, y - edge - box.y) + Math.max(0, y + edge - box.y - box.h);
    if (dx || dy) this.pan(-dx * this.scale, -dy * this.scale);
  }

  private holds({ x, y }: Point): boolean {
    const { box } = this;
    return x >= box.x + EDGE && x <= box.x + box.w - EDGE && y >= box.y + EDGE && y <= box.y + box.h - EDGE;
  }

  private unit(px: number, py: number): Point {
    return { x: this.box.x + px / this.scale, y: this.box.y + py / this.scale };
  }

  private settle(): void {
    const { x, y, w, h } = this.box;
    this.centre = { x: x + w / 2, y: y + h / 2 };
  }
}

function keep(low: number, size: number, whole: number): number {
  return size >= whole ? (whole - size) / 2 : Math.max(0, Math.min(whole - size, low));
}
