/** The picture of a game that is over, drawn in the browser: what happened, and the map as it was left. */
import ground from "../assets/ground.svg";
import {
  FARM_ROADS,
  HEIGHT,
  LANES,
  PATH_LEGS,
  PLACES,
  PLACE_IDS,
  PLANTATIONS,
  ROUTES,
  TRACK,
  WIDTH,
  route,
} from "../board/geometry";
import { lostSpace } from "../board/optionLabels";
import type { ShownTable } from "../net/protocol";

export const PICTURE = { w: 1200, h: 630 };
const MAP = { x: 452, y: 28, w: 720 }; // where the map lies in the picture
const INK = "#2a2118";
const SEPIA = "#5b4a35";
const TITLE = '"IM Fell English SC", serif';
const TEXT = '"Figures", "IM Fell English", serif';

const ROADS = [
  ...FARM_ROADS,
  ...ROUTES,
  ...LANES.map(({ ends }) => ends),
  ...PATH_LEGS.map((leg) => [leg.from, leg.to]),
].map(([from, to]) => [from!, to!] as const);

export interface Told {
  title: string; // of the page
  outcome: string;
  cause: string;
  lines: string[];
  won: boolean;
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/** Write a text in lines of at most this width; returns where the next line stands. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, width: number, step: number): number {
  let line = "";
  for (const part of text.split(" ")) {
    const longer = line ? `${line} ${part}` : part;
    if (line && pen.measureText(longer).width > width) {
      pen.fillText(line, x, y);
      y += step;
      line = part;
    } else line = longer;
  }
  pen.fillText(line, x, y);
  return y + step;
}

/** The outline of a figure, from the drawings of the page. */
const figure = (n: number): Path2D =>
  new Path2D(document.querySelector(`#person-${n % 2 ? "woman" : "man"} path`)?.getAttribute("d") ?? "");

function stand(pen: CanvasRenderingContext2D, x: number, feet: number, height: number, n: number): void {
  pen.save();
  pen.translate(x - height / 3, feet - height);
  pen.scale(height / 36, height / 36);
  pen.fillStyle = INK;
  pen.fill(figure(n));
  pen.restore();
}

function drawMap(pen: CanvasRenderingContext2D, table: ShownTable, sheet: HTMLImageElement, won: boolean): void {
  pen.save();
  pen.translate(MAP.x, MAP.y);
  pen.scale(MAP.w / WIDTH, MAP.w / WIDTH);
  pen.beginPath();
  pen.rect(0, 0, WIDTH, HEIGHT);
  pen.clip();
  pen.drawImage(sheet, 0, 0, WIDTH, HEIGHT);
  pen.lineWidth = 4;
  pen.strokeStyle = "#8b7756";
  for (const [from, to] of ROADS) pen.stroke(new Path2D(route(from, to).d));
  const dim = pen.createRadialGradient(940, 120, 60, 940, 120, 900);
  dim.addColorStop(0, won ? "#ffd87399" : "#2a211822");
  dim.addColorStop(1, won ? "#ffd87300" : "#2a21184d");
  pen.fillStyle = dim;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (const id of PLACE_IDS) {
    const { x, y, r } = PLACES[id]!;
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.fillStyle = "#f8efd9";
    pen.fill();
    pen.strokeStyle = INK;
    pen.lineWidth = 3;
    pen.stroke();
    for (let n = 0; n < (table.people[id] ?? 0); n++) stand(pen, x + n * 14, y + 22, 52, n);
  }
  for (const [id, { x, y, w, h, slots }] of Object.entries(PLANTATIONS)) {
    pen.fillStyle = "#f6efdd";
    pen.fillRect(x - w / 2, y - h / 2, w, h);
    pen.strokeRect(x - w / 2, y - h / 2, w, h);
    slots.slice(0, table.people[id] ?? 0).forEach(([sx, sy], n) => stand(pen, sx, sy + 15, 31, n));
  }
  TRACK.slice(0, table.freed).forEach((space) => stand(pen, space.x, space.y + 18, 44, space.n));
  for (let n = 0; n < table.lostLimit; n++) {
    const { x, y, w, h } = lostSpace(table.lostLimit, n);
    pen.fillStyle = "#f6efdd";
    pen.fillRect(x, y, w, h);
    pen.lineWidth = 1.6;
    pen.strokeRect(x, y, w, h);
    if (n < table.lost) stand(pen, x + 13, y + 31, 31, n);
  }
  pen.restore();
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.strokeRect(MAP.x, MAP.y, MAP.w, (MAP.w / WIDTH) * HEIGHT);
}

/** Draw the picture; the canvas can be shown, saved and sent. */
export async function drawPicture(canvas: HTMLCanvasElement, table: ShownTable, told: Told): Promise<void> {
  const fonts = [TITLE, '"IM Fell English"', '"Figures"'].map((font) => document.fonts.load(`24px ${font}`, "0 a"));
  const [sheet] = await Promise.all([loaded(ground), ...fonts]);
  const pen = canvas.getContext("2d")!;
  Object.assign(canvas, { width: PICTURE.w, height: PICTURE.h });
  pen.fillStyle = told.won ? "#fbf6e9" : "#e4d9bf";
  pen.fillRect(0, 0, PICTURE.w, PICTURE.h);
  drawMap(pen, table, sheet, told.won);
  const left = 40;
  const width = MAP.x - 2 * left;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = INK;
  pen.font = `54px ${TITLE}`;
  pen.fillText(told.title, left, 86);
  pen.font = `italic 24px ${TEXT}`;
  pen.fillStyle = SEPIA;
  let y = write(pen, told.outcome, left, 128, width, 30);
  pen.fillStyle = INK;
  pen.font = `34px ${TEXT}`;
  y = write(pen, told.cause, left, y + 30, width, 41);
  pen.font = `24px ${TEXT}`;
  pen.fillStyle = SEPIA;
  for (const line of told.lines) y = write(pen, line, left, y + 14, width, 30);
}

/** The picture as a file. */
export const pictureFile = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(new File([blob], name, { type: "image/png" })) : fail(new Error(name)))),
  );
