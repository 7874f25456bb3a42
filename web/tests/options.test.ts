import { expect, test } from "vitest";
import guide from "../fixtures/guide.json";
import turn from "../fixtures/turn.json";
import { neighbourTowards, shortestWay } from "../src/board/geometry";
import type { Line, Scene } from "../src/net/protocol";
import { joined } from "../src/state/log";
import {
  optionsFor,
  consequences,
  briefConsequences,
  isClosing,
  isDanger,
  safestFirst,
  originOf,
  plainText,
} from "../src/state/options";
import { wordsOf } from "../src/text/words";

const { question } = guide as unknown as Scene;
const words = wordsOf("modern");

test("a touched place finds its answer, and only its own", () => {
  expect(optionsFor(question, "place:boston").map((o) => o.word)).toEqual(["to boston"]);
  expect(optionsFor(question, "place:kentucky")).toEqual([]);
  expect(optionsFor(question, "")).toEqual([]);
});

test("the chosen person is known from the question", () => {
  expect(originOf(question)).toBe("maine");
  expect(originOf((turn as unknown as Scene).question)).toBe("");
});

test("what ends in a capture comes last and is marked", () => {
  const found = safestFirst(question.options);
  expect(isDanger(found.at(-1)!)).toBe(true);
  expect(found).toHaveLength(question.options.length);
});

test("consequences name every catcher", () => {
  const boston = optionsFor(question, "place:boston")[0]!;
  expect(plainText(consequences(boston, words, "guide"), words)).toBe("Brown arrives: 2 captured · +$2");
});

test("a capture stands before the money, at a glance too", () => {
  const boston = optionsFor(question, "place:boston")[0]!;
  expect(briefConsequences(boston, words)).toEqual([{ sign: "brown" }, { text: "+$2" }]);
});

test("ending the turn stands beside undo", () => {
  const done = (turn as unknown as Scene).question.options.filter((option) => isClosing(option, "turn"));
  expect(done.map((o) => o.word)).toEqual(["done"]);
  expect(isClosing(done[0]!, "reserve")).toBe(false); // to keep a card back may mean a capture
});

test("arrow keys follow the roads", () => {
  expect(neighbourTowards("kentucky", 0, 1)).toBe("tennessee");
  expect(neighbourTowards("maine", 0, -1)).toBe("canada");
  expect(shortestWay("charleston", "boston")).toEqual(["charleston", "ship", "boston"]);
});

test("log lines after a position are replaced", () => {
  const line = (moment: number) => ({ moment }) as Line;
  expect(joined([line(1), line(2), line(3)], 2, [line(3), line(4)]).map((l) => l.moment)).toEqual([1, 2, 3, 4]);
});
