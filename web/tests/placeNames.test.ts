import { describe, expect, test } from "vitest";
import { COLOURS, PLACES, PLACE_IDS, fanOut } from "../src/board/geometry";
import { labelBox, layOutNames, overlap, fixedBoxes } from "../src/board/placeNames";
import { measure } from "../src/ui/textWidth";

const SPECK = 12; // square units: letters of two boxes that touch do not
const RIM = 80; // of a coin, which the names drawn by hand may touch

describe.each([1, 1.15, 1.3])("names on the map at size %s", (size) => {
  const found = layOutNames(size);
  const boxes = PLACE_IDS.map((id) => [id, labelBox(PLACES[id]!, found[id]!, size)] as const);

  test("do not overlap one another", () => {
    boxes.forEach(([a, box], i) =>
      boxes.slice(i + 1).forEach(([b, other]) => expect(overlap(box, other), `${a} ${b}`).toBeLessThan(SPECK)),
    );
  });

  test("cover no place, coin, plantation or gate", () => {
    for (const [id, box] of boxes)
      for (const other of fixedBoxes(size))
        expect(overlap(box, other), `${id} ${JSON.stringify(other)}`).toBeLessThan(size === 1 ? RIM : SPECK);
  });

  test("stand near their places", () => {
    for (const [id, { x, y, w, h }] of boxes) {
      const place = PLACES[id]!;
      const dx = Math.max(x - place.x, 0, place.x - x - w);
      const dy = Math.max(y - place.y, 0, place.y - y - h);
      expect(Math.hypot(dx, dy), id).toBeLessThan(place.r + 46);
    }
  });
});

test("a word is as wide as its letters", () => {
  expect(measure("ab", "roman", 100)).toBe(97);
  expect(measure("", "bold", 20)).toBe(0);
});

test.each([2, 3, 4, 5])("of %s catchers in one place none covers the letter of another", (many) => {
  const here = COLOURS.slice(0, many);
  const found = Object.values(fanOut(Object.fromEntries(here.map((colour) => [colour, "chicago"]))));
  const [SIGN, LETTER] = [25, 8]; // units from the middle to the edge
  found.forEach((a, i) =>
    found
      .slice(i + 1)
      .forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((SIGN + LETTER) * a.scale)),
  );
});

test("a catcher alone stands in the middle", () => {
  expect(fanOut({ orange: "chicago", blue: "detroit" })["orange"]).toEqual({ x: 0, y: 0, scale: 1 });
});
