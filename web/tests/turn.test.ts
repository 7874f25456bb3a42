/** A turn and planning in groups, and people who were sold placed in one step. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import planning from "../fixtures/planning.json";
import turn from "../fixtures/turn.json";
import type { Option, Scene, Share } from "../src/net/protocol";
import { entriesOf, groupedOptions, tokenOf } from "../src/state/groups";
import { safestFirst } from "../src/state/options";
import PlacingPanel from "../src/table/PlacingPanel.svelte";
import QuestionBar from "../src/table/QuestionBar.svelte";
import Goals from "../src/table/Goals.svelte";
import { MapView } from "../src/board/mapView.svelte";
import { expectAccessible, show, storeOf } from "./kit";

const acting = turn as unknown as Scene;
const everybody = () => true;
const bar = { view: new MapView(), onblocked: () => undefined };

const share = (place: string, room: number, people: number, answer: number): Share => ({ place, room, people, answer });
const SPREAD = [
  share("plantation-west", 3, 2, 1),
  share("plantation-center", 1, 1, 2),
  share("plantation-east", 4, 2, 3),
];
const option = (target: string, part: Partial<Option> = {}): Option => ({
  answer: 0,
  word: "",
  seat: 0,
  text: { id: "say-done", args: {} },
  target,
  consequences: [],
  preview: null,
  far: false,
  ...part,
});

/** A table at which these people are placed, and what it says to the server. */
function sold(spread = SPREAD) {
  const options = spread.map(({ place, answer }) => option(`place:${place}`, { answer }));
  const prompt = { ...acting.question.prompt, kind: "deliver" };
  const scene = {
    ...acting,
    question: { ...acting.question, seat: 0, prompt, options, others: [], groups: [], spread },
  };
  return { scene: scene as Scene, ...storeOf({ scene: scene as Scene }) };
}

test("the groups of a turn hold every answer, offered or blocked, in the order of the server", async () => {
  const question = acting.question;
  const { store } = storeOf({ scene: acting, you: { seats: [0, 1, 2], host: true } });
  const { container } = show(store, QuestionBar, bar);
  const titles = [...container.querySelectorAll(".answer-group")].map((each) => each.getAttribute("aria-label"));
  expect(titles[0]).toMatch(/^Tokens: \d of 2 used$/);
  expect(titles[1]).toMatch(/^Card: \d of 1 used$/);
  expect(titles.slice(2)).toContain("Role");
  const held = question.groups.flatMap((group) => entriesOf(question, group, everybody));
  expect(held.map(({ answer }) => answer)).toEqual(
    question.groups.flatMap(({ answers }) => answers.map((a) => a.answer)),
  );
  await expectAccessible(container);
});

test("what is used or impossible is still there and says why", async () => {
  const { store } = storeOf({ scene: acting, you: { seats: [0, 1, 2], host: true } });
  const { container } = show(store, QuestionBar, bar);
  const off = container.querySelector<HTMLElement>(".off")!;
  expect(off.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(off);
  expect(store.notice).toContain(off.getAttribute("title"));
});

test("the money of the seat that is asked stands beside the question", () => {
  const { store } = storeOf({ scene: acting, you: { seats: [0, 1, 2], host: true } });
  const { container } = show(store, QuestionBar, { ...bar, phone: true });
  const money = acting.table.mats[acting.question.seat]!.money;
  expect(container.querySelector(".purse-chip")!.textContent).toContain(`$${money}`);
});

test("digits follow the order of the groups, what ends the turn comes last", () => {
  const order = groupedOptions(acting.question, everybody);
  expect(order.at(-1)!.word).toMatch(/^(pass|done)$/);
  expect(new Set(order.map(({ answer }) => answer)).size).toBe(acting.question.options.length);
});

test("planning shows what each token will do", () => {
  const scene = planning as unknown as Scene;
  const { store } = storeOf({ scene, you: { seats: [0, 1, 2], host: true } });
  show(store, QuestionBar, bar);
  expect(
    screen.getAllByRole("button", { name: /moves up to \d people, (one place|two places|\d places) each/ }).length,
  ).toBe(scene.question.options.filter(({ target }) => target.startsWith("stack:conductor")).length);
  expect(tokenOf("stack:conductor-3x1", scene.table.stacks)).toMatchObject({ people: 3, steps: 1 });
});

test("Canada comes first, then what is near, and what ends in a capture last", () => {
  const caught = { captures: [{ place: "x", people: 1, catcher: "blue" }], lost: 0 } as unknown as Option["preview"];
  const order = safestFirst([
    option("place:a", { preview: caught }),
    option("place:b", { far: true }),
    option("place:c"),
    option("place:canada", { far: true }),
  ]);
  expect(order.map(({ target }) => target)).toEqual(["place:canada", "place:c", "place:b", "place:a"]);
});

test("an even spread can be changed within the room there is", async () => {
  const { store } = sold();
  const { container } = show(store, PlacingPanel);
  const counts = () => [...container.querySelectorAll("output")].map((each) => each.textContent);
  expect(counts()).toEqual(["2", "1", "2"]);
  const rows = screen.getAllByRole("group", { name: /room for/ });
  expect(within(rows[1]!).getByRole<HTMLButtonElement>("button", { name: /One more/ }).disabled).toBe(true);
  await fireEvent.click(within(rows[1]!).getByRole("button", { name: /One fewer/ }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "One person has no place yet" }).disabled).toBe(true);
  await fireEvent.click(within(rows[0]!).getByRole("button", { name: /One more/ }));
  expect(counts()).toEqual(["3", "0", "2"]);
  await expectAccessible(container);
});

test("one button gives the answers one after the other, and stops when something else is asked", async () => {
  const { store, sent, scene } = sold();
  show(store, PlacingPanel);
  await fireEvent.click(screen.getByRole("button", { name: "Place them like this" }));
  const next = (position: number, part: Partial<Scene["question"]> = {}) =>
    store.receive({ ...scene, position, digest: `d${position}`, log: [], question: { ...scene.question, ...part } });
  await next(scene.position + 1);
  await next(scene.position + 2);
  expect(sent.map((each) => (each as { answer: number }).answer)).toEqual([1, 1, 2]);
  await next(scene.position + 3, { prompt: { ...scene.question.prompt, kind: "turn" } });
  await next(scene.position + 4);
  expect(sent).toHaveLength(3);
});

test("a refused answer ends the rest", async () => {
  const { store, sent, scene } = sold();
  show(store, PlacingPanel);
  await fireEvent.click(screen.getByRole("button", { name: "Place them like this" }));
  store.onMessage({ type: "refused", code: "stale", sentence: "", key: "", scene: null } as never);
  await store.receive({ ...scene, position: scene.position + 1, digest: "later", log: [] });
  expect(sent).toHaveLength(1);
});

test("the forecast is told where there is little room for anything else", () => {
  const sale = { arriving: 6, room: 4, beyondReach: 2, overflows: false };
  const told = { id: "sale", args: { arriving: 6, room: 4, beyond: 2 } };
  const { store } = storeOf({ scene: { ...acting, sale, pace: { ...acting.pace, sale: told } } });
  const { container } = show(store, Goals, { phone: true, brief: true });
  expect(container.querySelector(".forecast.grave")!.textContent).toBe(
    "6 arrive · room for 4 · 2 will be sold beyond reach",
  );
  expect(container.querySelector(".clocks")).toBeNull();
});
