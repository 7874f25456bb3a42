import { expect, test } from "vitest";
import { HEIGHT, NEIGHBOURS, PLACES, PLACE_IDS, WIDTH } from "../src/board";
import { placeChips, type Slip, type Wish } from "../src/chips";
import { labelBox, labels, overlap, standing, type Box } from "../src/labels";

const whole = { x: 18, y: 18, w: WIDTH - 36, h: HEIGHT - 36 };
const SIZES = [{ w: 230, h: 34 }, { w: 180, h: 62 }];
const wish = (id: string, sizes = SIZES): Wish => ({ id, x: PLACES[id]!.x, y: PLACES[id]!.y, r: PLACES[id]!.large ? 44 : 33, sizes, mark: { w: 34, h: 30 } });
const near = (from: string): Wish[] => (NEIGHBOURS[from] ?? []).filter((id) => PLACES[id]).map((id) => wish(id));

function firm(size: number): Box[] {
  const names = labels(size);
  return [...standing(size), ...PLACE_IDS.map((id) => labelBox(PLACES[id]!, names[id]!, size))];
}

function check(slips: Slip[], bounds: Box, about: string): void {
  slips.forEach((slip, i) => {
    expect(slip.x, about).toBeGreaterThanOrEqual(bounds.x);
    expect(slip.x + slip.w, about).toBeLessThanOrEqual(bounds.x + bounds.w + 0.01);
    for (const other of slips.slice(i + 1)) expect(overlap(slip, other), `${about}: ${slip.id} and ${other.id}`).toBe(0);
  });
}

test.each([1, 1.15, 1.3])("slips cover no other slip, name or place at size %s, wherever one starts", (size) => {
  const taken = firm(size);
  for (const from of PLACE_IDS) {
    const all = near(from);
    const slips = placeChips(all, whole, taken);
    expect(slips).toHaveLength(all.length);
    check(slips, whole, from);
    for (const slip of slips) for (const other of taken) if (slip.size >= 0) expect(overlap(slip, other), `${from}: ${slip.id}`).toBe(0);
  }
});

test("most slips find room for their words", () => {
  const slips = PLACE_IDS.flatMap((from) => placeChips(near(from), whole, firm(1)));
  expect(slips.filter((slip) => slip.size < 0).length / slips.length).toBeLessThan(0.05);
});

test("where all places are lit at once, numbers stand for the slips that have no room", () => {
  const slips = placeChips(PLACE_IDS.map((id) => wish(id, [{ w: 240, h: 62 }])), whole, firm(1));
  expect(slips).toHaveLength(PLACE_IDS.length);
  check(slips, whole, "all");
  expect(slips.some((slip) => slip.size < 0)).toBe(true);
});

test("on a phone only what is seen has a slip, and none leaves the screen", () => {
  const seen = { x: 400, y: 420, w: 590, h: 560 };
  const slips = placeChips(near("kentucky").concat(wish("boston")), seen, firm(1));
  expect(slips.map((slip) => slip.id)).not.toContain("boston");
  check(slips, seen, "phone");
});
