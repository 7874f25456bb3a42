import { expect, test } from "vitest";
import { HEIGHT, NEIGHBOURS, PLACES, PLACE_IDS, WIDTH } from "../src/board/geometry";
import { placeLabels, type PlacedLabel, type LabelRequest } from "../src/board/optionLabels";
import { labelBox, layOutNames, overlap, fixedBoxes, type Box } from "../src/board/placeNames";

const whole = { x: 18, y: 18, w: WIDTH - 36, h: HEIGHT - 36 };
const SIZES = [
  { w: 230, h: 34 },
  { w: 180, h: 62 },
];
const request = (id: string, sizes = SIZES): LabelRequest => ({
  id,
  x: PLACES[id]!.x,
  y: PLACES[id]!.y,
  r: PLACES[id]!.large ? 44 : 33,
  sizes,
  mark: { w: 34, h: 30 },
});
const near = (from: string): LabelRequest[] =>
  (NEIGHBOURS[from] ?? []).filter((id) => PLACES[id]).map((id) => request(id));

function firm(size: number): Box[] {
  const names = layOutNames(size);
  return [...fixedBoxes(size), ...PLACE_IDS.map((id) => labelBox(PLACES[id]!, names[id]!, size))];
}

function check(labels: PlacedLabel[], bounds: Box, about: string): void {
  labels.forEach((label, i) => {
    expect(label.x, about).toBeGreaterThanOrEqual(bounds.x);
    expect(label.x + label.w, about).toBeLessThanOrEqual(bounds.x + bounds.w + 0.01);
    for (const other of labels.slice(i + 1))
      expect(overlap(label, other), `${about}: ${label.id} and ${other.id}`).toBe(0);
  });
}

test.each([1, 1.15, 1.3])("labels cover no other label, name or place at size %s, wherever one starts", (size) => {
  const taken = firm(size);
  for (const from of PLACE_IDS) {
    const all = near(from);
    const labels = placeLabels(all, whole, taken);
    expect(labels).toHaveLength(all.length);
    check(labels, whole, from);
    for (const label of labels)
      for (const other of taken) if (label.size >= 0) expect(overlap(label, other), `${from}: ${label.id}`).toBe(0);
  }
});

test("most labels find room for their words", () => {
  const labels = PLACE_IDS.flatMap((from) => placeLabels(near(from), whole, firm(1)));
  expect(labels.filter((label) => label.size < 0).length / labels.length).toBeLessThan(0.05);
});

test("where all places are lit at once, numbers stand for the labels that have no room", () => {
  const labels = placeLabels(
    PLACE_IDS.map((id) => request(id, [{ w: 240, h: 62 }])),
    whole,
    firm(1),
  );
  expect(labels).toHaveLength(PLACE_IDS.length);
  check(labels, whole, "all");
  expect(labels.some((label) => label.size < 0)).toBe(true);
});

test("on a phone only what is seen has a label, and none leaves the screen", () => {
  const seen = { x: 400, y: 420, w: 590, h: 560 };
  const labels = placeLabels(near("kentucky").concat(request("boston")), seen, firm(1));
  expect(labels.map((label) => label.id)).not.toContain("boston");
  check(labels, seen, "phone");
});
