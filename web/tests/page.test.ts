import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeEach, expect, test } from "vitest";
import { Desk } from "../src/desk.svelte";
import type { Scene } from "../src/protocol";
import Opened from "../src/table/Opened.svelte";
import guide from "../fixtures/guide.json";
import turn from "../fixtures/turn.json";

function open(scene: unknown, width = 1366, height = 768) {
  Object.assign(window, { innerWidth: width, innerHeight: height });
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
  expect(screen.getByRole("button", { name: /^End the turn/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});

test.each([
  [390, 844, 6],
  [844, 390, 6],
  [820, 1180, 4],
  [1024, 768, 4],
  [1366, 768, 0],
])("a window of %s by %s has %s tabs, and the question", (width, height, tabs) => {
  const { container } = open(guide, width, height);
  expect(container.querySelectorAll('.tabs [role="tab"]')).toHaveLength(tabs);
  expect(screen.getAllByRole("region", { name: "Question" })).toHaveLength(1);
});

test("arrow keys go round the tabs; only the open one is in the order of Tab", async () => {
  const { container } = open(guide, 390, 844);
  const tab = (name: string) => container.querySelector<HTMLElement>(`#tab-${name}`)!;
  const panel = () => container.querySelector('[role="tabpanel"]')!;
  expect(tab("map").getAttribute("aria-controls")).toBe(panel().id);
  await fireEvent.keyDown(tab("map"), { key: "ArrowRight" });
  expect(tab("cards").getAttribute("aria-selected")).toBe("true");
  expect(panel().getAttribute("aria-labelledby")).toBe("tab-cards");
  await fireEvent.keyDown(tab("cards"), { key: "End" });
  await fireEvent.keyDown(tab("log"), { key: "ArrowRight" });
  expect(tab("map").tabIndex).toBe(0);
  expect(tab("log").tabIndex).toBe(-1);
});

test("axe finds nothing", async () => {
  const { container } = open(guide);
  const found = await axe.run(container, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
  expect(found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
});
