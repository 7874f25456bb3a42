import { expect, test } from "vitest";
import { FRESH, fromFragment, pairsOf, toFragment, withPair, withWord, wordsOfLine } from "../src/puzzles/positionText";

test("a line is changed where it stands, and added before what is asked", () => {
  const text = withPair(FRESH, "people", "boston", "2");
  expect(text.split("\n").indexOf("people boston 2")).toBe(text.split("\n").indexOf("ask round phase=action") - 1);
  expect(withPair(text, "people", "kentucky", "1")).toContain("people boston 2 kentucky 1");
  expect(withPair(text, "people", "boston", "0")).not.toContain("boston");
});

test("words and pairs are read by their key, and no other line is touched", () => {
  const text = "round 3\nfreed 2\nplantations 5 2 5\nhand 1 support 1\n";
  expect(wordsOfLine(text, "plantations")).toEqual(["5", "2", "5"]);
  expect(wordsOfLine(text, "hand 1")).toEqual(["support", "1"]);
  expect([...pairsOf(text, "hand 1")]).toEqual([["support", "1"]]);
  expect(wordsOfLine(text, "lost")).toEqual([]);
  expect(withWord(text, "plantations", 1, "4")).toBe(text.replace("5 2 5", "5 4 5"));
});

test("a position goes into an address and comes back", () => {
  expect(fromFragment(toFragment(FRESH))).toBe(FRESH);
  expect(fromFragment("#%E0%A4%A")).toBe("");
});
