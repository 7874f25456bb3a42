import { expect, test } from "vitest";
import { HEIGHT, NEIGHBOURS, PLACES, PLACE_IDS, WIDTH } from "../src/board";
import { labelBox, overlap, placeChips, type Wish } from "../src/chips";

const bounds = { x: 18, y: 18, w: WIDTH - 36, h: HEIGHT - 36 };

function wishes(from: string): Wish[] {
  return (NEIGHBOURS[from] ?? []).filter((id) => PLACES[id]).map((id) => ({ id, x: PLACES[id]!.x, y: PLACES[id]!.y, r: PLACES[id]!.cap === 4 ? 44 : 33, w: 230, h: 34 }));
}

test("slips never lie on one another, on a lit place or outside the map, wherever one starts", () => {
  for (const from of PLACE_IDS) {
    const all = wishes(from);
    const slips = placeChips(all, bounds);
    expect(slips).toHaveLength(all.length);
    slips.forEach((slip, i) => {
      expect(slip.x).toBeGreaterThanOrEqual(bounds.x);
      expect(slip.x + slip.w).toBeLessThanOrEqual(bounds.x + bounds.w + 0.01);
      for (const other of slips.slice(i + 1)) expect(overlap(slip, other), `${from}: ${slip.id} and ${other.id}`).toBe(0);
    });
  }
});

test("slips cover hardly any name", () => {
  let covered = 0;
  let count = 0;
  for (const from of PLACE_IDS)
    for (const slip of placeChips(wishes(from), bounds)) {
      count++;
      if (PLACE_IDS.some((id) => overlap(slip, labelBox(id)) > 40)) covered++;
    }
  expect(covered / count).toBeLessThan(0.05);
});

test("names on the map do not overlap", () => {
  PLACE_IDS.forEach((a, i) => PLACE_IDS.slice(i + 1).forEach((b) => expect(overlap(labelBox(a), labelBox(b)), `${a} ${b}`).toBeLessThan(40)));
});
