import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeEach, expect, test } from "vitest";
import { Desk } from "../src/desk.svelte";
import type { Scene } from "../src/protocol";
import Opened from "../src/table/Opened.svelte";
import guide from "../fixtures/guide.json";
import turn from "../fixtures/turn.json";

function open(scene: unknown, width = 1366) {
  Object.assign(window, { innerWidth: width });
  const desk = new Desk(scene as Scene);
  desk.seats = [0, 1, 2];
  const said: number[] = [];
  desk.link = { answer: (answer) => void said.push(answer), ask() {}, undoTo() {}, send() {}, close() {} };
  return { desk, said, ...render(Opened, { desk }) };
}
const spot = (root: HTMLElement, id: string) => root.querySelector<SVGGElement>(`[data-spot="${id}"]`)!;

beforeEach(() => void (document.documentElement.lang = "en"));

test("touching a lit place gives its answer", async () => {
  const { container, said } = open(guide);
  await fireEvent.click(spot(container, "ferrisberg"));
  expect(said).toEqual([(guide as unknown as Scene).question.options[0]!.answer]);
});

test("Tab enters the map at a lit place, arrows walk the roads, Enter answers", async () => {
  const { container, said } = open(guide);
  const entry = container.querySelectorAll('.map [tabindex="0"]');
  expect(entry).toHaveLength(1);
  const first = entry[0] as SVGGElement;
  expect(first.dataset["spot"]).toBe("ferrisberg");
  first.focus();
  await fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(container.querySelector('.map [tabindex="0"]')!.getAttribute("data-spot")).not.toBe("ferrisberg");
  await fireEvent.keyDown(spot(container, "boston"), { key: "Enter" });
  expect(said).toHaveLength(1);
});

test("a place is heard with its kind, its people and what follows", () => {
  const { container } = open(guide);
  const name = spot(container, "boston").getAttribute("aria-label")!;
  expect(name).toContain("Boston, large northern city");
  expect(name).toContain("one freedom seeker");
  expect(name).toContain("captured");
});

test("the options stand in the bar, and closing ones beside undo", () => {
  open(turn);
  expect(screen.getByRole("button", { name: "End the turn" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Undo/ })).toBeTruthy();
});

test("a narrow screen has tabs, a wide one none", () => {
  expect(open(guide, 390).container.querySelectorAll('[role="tab"]')).toHaveLength(6);
  expect(open(guide, 800).container.querySelectorAll('[role="tab"]')).toHaveLength(4);
  expect(open(guide, 1366).container.querySelectorAll('[role="tab"]')).toHaveLength(0);
});

test("axe finds nothing", async () => {
  const { container } = open(guide);
  const found = await axe.run(container, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
  expect(found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
});
