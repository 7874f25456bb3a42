import { expect, test } from "vitest";
import { diceOptions, FACES, matching } from "../src/companion/entries";
import type { Option } from "../src/net/protocol";

const option = (word: string, name = word): Option =>
  ({ answer: 1, word, seat: -2, target: "", consequences: [], text: { id: name, args: {} } }) as unknown as Option;
const say = ({ id }: { id: string }) => id;

test("a roll is found by its colour, way and number", () => {
  const west = option("roll orange west 2");
  const { walking, moves } = diceOptions([option("roll walking"), west]);
  expect(walking?.word).toBe("roll walking");
  expect(moves.get("orange west 2")).toBe(west);
  expect(moves.get("blue east 1")).toBeUndefined();
  expect(FACES.map(({ way, places }) => `${way} ${places}`)).toEqual([
    "west 3",
    "west 2",
    "west 1",
    "east 1",
    "east 2",
    "east 3",
  ]);
});

test("a card is found by how any of its words begins, whatever its accents, in the order of names", () => {
  const cards = [
    option("draw c", "Nat Turner"),
    option("draw a", "Harriet Tubman"),
    option("draw b", "Élection of 1860"),
  ];
  const found = (sought: string) => matching(cards, sought, say as never).map((each) => each.text.id);
  expect(found("")).toEqual(["Élection of 1860", "Harriet Tubman", "Nat Turner"]);
  expect(found("tu")).toEqual(["Harriet Tubman", "Nat Turner"]);
  expect(found("elec")).toEqual(["Élection of 1860"]);
  expect(found("nat turner")).toEqual(["Nat Turner"]);
  expect(found("zzz")).toEqual([]);
});
