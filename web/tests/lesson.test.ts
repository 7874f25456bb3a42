import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { accepts, LessonStore } from "../src/learn/lesson.svelte";
import { keptLesson, lessonAt } from "../src/learn/lessons";
import LessonSlip from "../src/learn/LessonSlip.svelte";
import { selectorOf, tabOf } from "../src/learn/lights";
import type { Lesson, LessonStep } from "../src/net/protocol";
import { TABS } from "../src/table/layout";
import { expectAccessible, scene, show, storeOf } from "./kit";

const { position, question } = scene;
const [wanted, other] = question.options;
const step = (at: number, answers: string[] = [], light: string[] = []): LessonStep => ({
  text: "lesson-first-steps-support",
  at,
  light,
  answers,
});

function learning(index = 0) {
  const lesson: Lesson = {
    name: "first-steps",
    minutes: 10,
    seed: "1",
    position: "",
    steps: [
      step(position - 1, ["done"]),
      step(position, [], ["goals"]),
      step(position, [wanted!.word]),
      step(position + 1),
    ],
  };
  const { store, sent } = storeOf({ you: { seats: [0, 1, 2], host: true } });
  const learnt = new LessonStore(store, lesson, index);
  store.lesson = learnt;
  return { store, sent, learnt };
}

beforeEach(() => localStorage.clear());

test("a pattern accepts an answer, one of several, or all of a kind", () => {
  expect(accepts("to newport | to ripley", "to ripley")).toBe(true);
  expect(accepts("to *", "to canada")).toBe(true);
  expect(accepts("to *", "done")).toBe(false);
  expect(accepts("", "done")).toBe(false);
});

test("an answer that the step does not ask for is not sent, and a kind sentence is said", () => {
  const { store, sent, learnt } = learning(2);
  store.selection.answer(other!);
  expect(sent).toEqual([]);
  expect(learnt.aside).toBe("lesson-first-steps-support.otherwise");
  store.selection.answer(wanted!);
  expect(sent).toEqual([{ type: "answer", answer: wanted!.answer, position }]);
  expect(learnt.aside).toBe("");
});

test("while there is something to read, nothing is answered", () => {
  const { store, sent, learnt } = learning(1);
  store.selection.answer(wanted!);
  expect(sent).toEqual([]);
  expect(learnt.aside).toBe("lesson-look-first");
});

test("the step follows the game forwards, and back after an undo", () => {
  const { learnt } = learning(2);
  learnt.follow(position + 1);
  expect(learnt.index).toBe(3);
  learnt.follow(position);
  expect(learnt.index).toBe(2);
  learnt.follow(position - 1);
  expect(learnt.index).toBe(0);
  learnt.follow(position);
  expect(learnt.index, "what is to be read comes before what is to be done").toBe(1);
});

test("the step is kept with the table until the lesson is over", () => {
  const { store, learnt } = learning(1);
  learnt.next();
  expect(lessonAt(store.id)).toMatchObject({ name: "first-steps", step: 2, steps: 4 });
  learnt.follow(position + 1);
  expect(keptLesson("first-steps")).toBeNull();
});

test("a game that has gone another way is told so", () => {
  const { learnt } = learning(2);
  expect(learnt.isAstray).toBe(false);
  learnt.lesson.steps[2]!.answers[0] = "take 1 support";
  expect(new LessonStore(storeOf().store, learnt.lesson, 2).isAstray).toBe(true);
});

test("the slip says the sentence politely, and Continue leaves the focus in it", async () => {
  const { store, learnt } = learning(1);
  const { container } = show(store, LessonSlip, { lesson: learnt });
  expect(screen.getByRole("status").textContent).toContain("Take the Support token");
  const next = screen.getByRole("button", { name: "Continue" });
  next.focus();
  await fireEvent.click(next);
  await tick();
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  expect(container.contains(document.activeElement) && document.activeElement !== document.body).toBe(true);
  await expectAccessible(container);
});

test("lights fall on things and parts, and open the part that shows them", () => {
  expect(selectorOf("card:john-price")).toBe('[data-card="card-john-price"]');
  expect(selectorOf("market")).toBe(".market");
  expect(selectorOf("place:chicago"), "lit on the map itself").toBe("");
  expect(tabOf(["stack:support"], TABS.phone)).toBe("market");
  expect(tabOf(["stack:support"], TABS.tall), "tokens stand beside the market there").toBe("market");
  expect(tabOf(["place:chicago"], TABS.phone)).toBe("map");
});
