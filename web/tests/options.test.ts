import { expect, test } from "vitest";
import { neighbourTowards, way } from "../src/board";
import { joined } from "../src/net";
import { about, consequences, glimpse, isClosing, isDanger, ordered, origin, plain } from "../src/options";
import type { Line, Scene } from "../src/protocol";
import { fresh, request, trouble } from "../src/start/setup";
import { wordsOf } from "../src/words";
import guide from "../fixtures/guide.json";
import turn from "../fixtures/turn.json";

const { question } = guide as unknown as Scene;
const words = wordsOf("modern");

test("a touched place finds its answer, and only its own", () => {
  expect(about(question, "place:boston").map((o) => o.word)).toEqual(["to boston"]);
  expect(about(question, "place:kentucky")).toEqual([]);
  expect(about(question, "")).toEqual([]);
});

test("the chosen person is known from the question", () => {
  expect(origin(question)).toBe("maine");
  expect(origin((turn as unknown as Scene).question)).toBe("");
});

test("what ends in a capture comes last and is marked", () => {
  const found = ordered(question.options);
  expect(isDanger(found.at(-1)!)).toBe(true);
  expect(found).toHaveLength(question.options.length);
});

test("consequences name every catcher", () => {
  const boston = about(question, "place:boston")[0]!;
  expect(plain(consequences(boston, words, "guide"), words)).toBe("Brown arrives: 2 captured · +$2");
});

test("a capture stands before the money, at a glance too", () => {
  const boston = about(question, "place:boston")[0]!;
  expect(glimpse(boston, words)).toEqual([{ sign: "brown" }, { text: "+$2" }]);
});

test("ending the turn stands beside undo", () => {
  const done = (turn as unknown as Scene).question.options.filter((option) => isClosing(option, "turn"));
  expect(done.map((o) => o.word)).toEqual(["done"]);
  expect(isClosing(done[0]!, "reserve")).toBe(false); // to keep a card back may mean a capture
});

test("arrow keys follow the roads", () => {
  expect(neighbourTowards("kentucky", 0, 1)).toBe("tennessee");
  expect(neighbourTowards("maine", 0, -1)).toBe("canada");
  expect(way("charleston", "boston")).toEqual(["charleston", "ship", "boston"]);
});

test("log lines after a position are replaced", () => {
  const line = (moment: number) => ({ moment }) as Line;
  expect(joined([line(1), line(2), line(3)], 2, [line(3), line(4)]).map((l) => l.moment)).toEqual([1, 2, 3, 4]);
});

test("a new game sends all roles or none: dealing is the server's", () => {
  const choice = { ...fresh(), players: 2 };
  expect(request(choice, wordsOf("modern")).roles).toEqual([]);
  expect(trouble(choice)).toBe("");
  choice.seats[0]!.role = "agent";
  expect(trouble(choice)).toBe("wrong-roles-some");
  choice.seats[1]!.role = "agent";
  expect(trouble(choice)).toBe("wrong-roles-twice");
  choice.seats[1]!.role = "preacher";
  expect(trouble(choice)).toBe("");
  expect(request(choice, wordsOf("modern")).roles).toEqual(["agent", "preacher"]);
});
