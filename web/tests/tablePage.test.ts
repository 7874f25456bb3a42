import { fireEvent, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import guide from "../fixtures/guide.json";
import turn from "../fixtures/turn.json";
import type { Scene } from "../src/net/protocol";
import { TableStore } from "../src/state/tableStore.svelte";
import TablePage from "../src/table/TablePage.svelte";

function open(scene: unknown, width = 1366, height = 768) {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  const store = new TableStore(scene as Scene);
  store.seats.own = [0, 1, 2];
  const said: number[] = [];
  const undone: number[] = [];
  store.connection = {
    answer: (answer) => void said.push(answer),
    request() {},
    undoTo: (to) => void undone.push(to),
    send() {},
    close() {},
  };
  return { store, said, undone, ...render(TablePage, { store }) };
}
const spot = (root: HTMLElement, id: string) => root.querySelector<SVGGElement>(`[data-spot="${id}"]`)!;

beforeEach(() => void (document.documentElement.lang = "en"));

test("touching a lit place gives its answer", async () => {
  const { container, said } = open(guide);
  await fireEvent.click(spot(container, "ferrisberg"));
  expect(said).toEqual([(guide as unknown as Scene).question.options[0]!.answer]);
});

test("a place that cannot be reached says why in a popover, and no dialog lies over the map", async () => {
  const elsewhere = { why: { id: "why-beyond-reach", args: { steps: 1 } }, rule: "R7.1" };
  const { container, said } = open({ ...guide, question: { ...guide.question, elsewhere } });
  await fireEvent.click(spot(container, "st-louis"));
  expect(container.querySelector("dialog")).toBeNull();
  const slip = within(screen.getByRole("dialog", { name: "St. Louis" }));
  expect(slip.getByText(/It cannot be reached in one step/)).toBeTruthy();
  expect(slip.getByRole("link", { name: "R7.1" })).toBeTruthy();
  expect(said).toEqual([]);
});

test("another person who can move is chosen by touching them, once the first choice is taken back", async () => {
  const scene = { ...guide, question: { ...guide.question, instead: ["st-louis"] } } as unknown as Scene;
  const { container, store, said, undone } = open(scene);
  await fireEvent.click(spot(container, "st-louis"));
  expect([said, undone]).toEqual([[], [scene.position - 1]]);
  const from = { ...scene.question.options[0]!, answer: 99, word: "from st-louis", target: "place:st-louis" };
  await store.receive({
    ...scene,
    position: scene.position - 1,
    digest: "before",
    question: { ...scene.question, prompt: { ...scene.question.prompt, kind: "conduct" }, options: [from] },
  });
  expect(said).toEqual([99]);
});

test("a card is read first, and bought by the button in what opens", async () => {
  const { table, question } = turn as unknown as Scene;
  const slot = table.queue.findIndex(Boolean);
  const card = { id: table.queue[slot]!.id, args: {} };
  const strikes = { id: "preview-strikes", args: { card: { id: "card-reopening-trade", args: {} } } };
  const buy = {
    ...question.options[0]!,
    answer: 77,
    text: { id: "say-buy", args: { card, dollars: 2 } },
    target: `card:${slot + 1}`,
    consequences: [strikes],
  };
  const { container, said } = open({ ...turn, question: { ...question, options: [...question.options, buy] } });
  await fireEvent.click(container.querySelector(`[data-card="${card.id}"] button`)!);
  expect(said).toEqual([]);
  await fireEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Buy for $2 Reopening Trade takes effect" }),
  );
  expect(said).toEqual([77]);
});

test("everybody sees their own prices; who watches, those without a discount", () => {
  const { store } = open(turn);
  const thing = { price: 3, prices: [3, 2, 1] };
  const asked = (turn as unknown as Scene).question.seat;
  expect(store.seats.priceOf(thing)).toBe(thing.prices[asked]);
  store.seats.own = [2];
  expect(store.seats.priceOf(thing)).toBe(1);
  store.seats.own = [];
  expect(store.seats.priceOf(thing)).toBe(3);
});

test("while the round goes on, the mat of who answered last does not say that they act", async () => {
  const { store, container } = open(turn);
  expect(container.querySelectorAll(".mat.acts")).toHaveLength(1);
  store.animator.scene = { ...store.scene, table: { ...store.table, phase: 1, acting: -1 } };
  store.animator.playing = true;
  await tick();
  expect(container.querySelectorAll(".mat.acts")).toHaveLength(0);
  expect(screen.queryByText(/acting/)).toBeNull();
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
  [390, 844, 5],
  [844, 390, 5],
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
  const found = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
});
