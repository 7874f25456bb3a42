import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import plans from "../fixtures/planning.json";
import type { GameEvent, Hint, Line, Say, Scene } from "../src/net/protocol";
import PlayersDialog from "../src/play-together/PlayersDialog.svelte";
import { offersReasons } from "../src/state/log";
import GameLog from "../src/table/GameLog.svelte";
import Goals from "../src/table/Goals.svelte";
import TablePage from "../src/table/TablePage.svelte";
import { percentsOf, percentOf, signed } from "../src/text/numbers";
import { chair, storeOf, expectAccessible, scene, server, show } from "./kit";

const option = scene.question.options[0]!; // Ferrisberg
const say = (id: string, args: Say["args"] = {}): Say => ({ id, args });
const place = (id: string): Say => say(`place-${id}`);
const HINT: Hint = {
  matters: [say("matters-near", { people: 2 })],
  area: say("area-place", { place: place("ferrisberg") }),
  spots: ["ferrisberg"],
  answer: option.answer,
  reasons: [say("because-money", { dollars: 2 }), say("because-safe", { place: place("ferrisberg") })],
};
const asked = { you: { seats: [2], host: false } }; // Cleo
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const noButton = (name: string | RegExp) => expect(screen.queryByRole("button", { name })).toBeNull();
const settle = () => vi.waitFor(() => expect(screen.queryByText(/ is thinking |^Playing out |^Looking/)).toBeNull());
let requests: ReturnType<typeof server>;
let hint: Hint;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = "en";
  Object.assign(window, { innerWidth: 1366, innerHeight: 768 });
  hint = HINT;
  requests = server((path) => {
    if (/\/hint\?seat=\d$/.test(path)) return hint;
    if (path.endsWith("/hints")) return { allowed: false };
    if (path.endsWith("/chance"))
      return { chance: { share: 0.462, low: 0.384, high: 0.541, games: 200 }, track: { id: "track-open", args: {} } };
    if (path.includes("/why"))
      return { position: 1, reasons: path.endsWith("at=7") ? [] : HINT.reasons, own: path.endsWith("at=4") };
    return {
      players: ["computer:good", "computer:easy"],
      cards: [{ id: "farren-riots", kind: "opposition", period: 0 }],
      numbers: [],
      sides: {},
      options: [],
      roles: [],
    };
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a hint comes in three steps, each telling more, and marks its answer", async () => {
  const { store } = storeOf(asked);
  const { container } = render(TablePage, { store });
  const panel = () => screen.getByRole("group", { name: "Hint" });
  await fireEvent.click(button("Hint"));
  expect(panel().textContent).toContain("is thinking");
  expect(button(/^Ferrisberg \+\$1/).hasAttribute("disabled")).toBe(false); // nothing is blocked meanwhile
  await settle();
  expect(panel().textContent).toContain("2 people are a step away from Canada.");
  expect(panel().textContent).not.toContain("Ferrisberg");
  expect(store.hints.places).toEqual([]);
  expect(store.announcement).toContain("What matters now: 2 people");
  await fireEvent.click(button("Where?"));
  expect(panel().textContent).toContain("Look at Ferrisberg.");
  expect(container.querySelectorAll(".hintlight circle")).toHaveLength(1);
  expect(container.querySelector('[data-spot="ferrisberg"]')!.getAttribute("aria-label")).toContain(
    "named by the hint",
  );
  expect(container.querySelector(".opt.advised")).toBeNull();
  await fireEvent.click(button("Show the move"));
  expect(panel().textContent).toContain("would choose “Ferrisberg”:");
  expect(
    within(panel())
      .getAllByRole("listitem")
      .map((each) => each.textContent),
  ).toEqual(["It brings $2.", "No roll of the dice reaches Ferrisberg."]);
  expect(container.querySelector(".opt.advised")!.textContent).toContain("Ferrisberg");
  expect(container.querySelector(".flags text")!.textContent).toBe("hint");
  expect(store.announcement).toContain("It brings $2.");
  await expectAccessible(panel());
  await fireEvent.click(button("Hide the hint"));
  expect(screen.queryByRole("group", { name: "Hint" })).toBeNull();
  expect(requests.filter(({ path }) => path.endsWith("/hint?seat=2"))).toHaveLength(1);
});

test("a hint lapses with the next change of the table, also while somebody thinks", async () => {
  const { store } = storeOf(asked);
  render(TablePage, { store });
  await fireEvent.click(button("Hint"));
  await settle();
  expect(store.hints.open).toBe(true);
  // The digest is the same: only somebody else was chosen.
  store.onMessage({ type: "update", since: scene.position, cause: "answer", scene: { ...scene, log: [] }, key: "" });
  await tick();
  expect(store.hints.open).toBe(false);
  await fireEvent.click(button("Hint"));
  store.onMessage({ type: "update", since: scene.position, cause: "answer", scene: { ...scene, log: [] }, key: "" });
  await tick();
  await new Promise((done) => setTimeout(done, 20));
  expect(store.hints.open).toBe(false);
});

test("only whoever is asked has hints, where they are allowed", async () => {
  const watcher = render(TablePage, { store: storeOf({ you: { seats: [], host: false } }).store });
  noButton("Hint");
  watcher.unmount();
  const other = render(TablePage, { store: storeOf({ you: { seats: [0], host: true } }).store });
  noButton("Hint");
  other.unmount();
  const computer = render(TablePage, {
    store: storeOf({ ...asked, chairs: [chair("Amara"), chair("Ben"), chair("Cleo", { by: "computer:good" })] }).store,
  });
  noButton("Hint");
  computer.unmount();
  const { store } = storeOf({ ...asked, hints: false });
  render(TablePage, { store });
  noButton("Hint");
  store.onMessage({
    type: "chairs",
    chairs: store.seats.chairs,
    watching: 0,
    hints: true,
    spectators: [],
    ended: false,
  });
  await tick();
  expect(button("Hint")).toBeTruthy();
  expect(store.announcement).toBe("The host allows hints at this table again.");
});

test("in planning every seat that is not done has hints of its own", async () => {
  const planning = plans as unknown as Scene;
  const other = planning.question.others.find(({ word }) => word.startsWith("take "))!;
  hint = { ...HINT, spots: [], answer: other.answer };
  const { store } = storeOf({ scene: planning, you: { seats: [other.seat], host: false } });
  const { unmount } = render(TablePage, { store });
  await tick();
  expect(other.seat).not.toBe(planning.question.seat);
  await fireEvent.click(button("Hint"));
  await settle();
  expect(requests.filter(({ path }) => path.endsWith(`/hint?seat=${other.seat}`))).toHaveLength(1);
  await fireEvent.click(button("Where?"));
  await fireEvent.click(button("Show the move"));
  expect(store.hints.option).toEqual(other);
  unmount();
  const others = planning.question.others.filter(({ word }) => !word.startsWith("ready"));
  render(TablePage, {
    store: storeOf({
      scene: { ...planning, question: { ...planning.question, others } },
      you: { seats: [other.seat], host: false },
    }).store,
  });
  await tick();
  noButton("Hint"); // whoever is done, or waits in strict order, decides nothing
});

test("a hint that could not be thought out says so", async () => {
  vi.stubGlobal(
    "fetch",
    async () =>
      new Response(JSON.stringify({ code: "no-advice", sentence: "x" }), {
        status: 503,
        headers: { "content-type": "application/json" },
      }),
  );
  const { store } = storeOf(asked);
  render(TablePage, { store });
  await fireEvent.click(button("Hint"));
  await settle();
  expect(screen.getByRole("group", { name: "Hint" }).textContent).toBe(
    "The computer player was interrupted. Please ask again.",
  );
});

test.each([
  ["area-card", { card: say(scene.table.queue[1]!.id) }, ".bare.advised"],
  ["area-tokens", { token: say("token-support") }, "td.advised [data-stack=support]"],
  ["area-hand", { token: say("token-conductor-3x1") }, ".mat .token.advised"],
  ["area-role", { role: say(`role-${scene.table.mats[2]!.role}`) }, ".mat .h3.advised"],
])("the second step of %s lights the thing it names", async (id, args, where) => {
  hint = { ...HINT, spots: [], area: say(id, args as Say["args"]) };
  const mats = scene.table.mats.map((mat) => ({ ...mat, tokens: { ...mat.tokens, "conductor-3x1": 1 } }));
  const stacks = scene.table.stacks.map((stack, i) => (i ? stack : { ...stack, id: "support" }));
  const { store } = storeOf({ ...asked, scene: { ...scene, table: { ...scene.table, mats, stacks } } });
  const { container } = render(TablePage, { store });
  await fireEvent.click(button("Hint"));
  await settle();
  expect(container.querySelector(where)).toBeNull();
  await fireEvent.click(button("Where?"));
  expect(container.querySelectorAll(where)).toHaveLength(1);
});

test("the host switches hints, and the others are told that they are off", async () => {
  const { store } = storeOf({ you: { seats: [0], host: true } });
  const { unmount } = show(store, PlayersDialog);
  const group = screen.getByRole("group", { name: "Hints at this table" });
  await expectAccessible(group);
  await fireEvent.click(within(group).getByRole("radio", { name: "off" }));
  await vi.waitFor(() => expect(store.hints.allowed).toBe(false));
  expect(requests.filter(({ path }) => path.endsWith("/hints")).map(({ body }) => body)).toEqual([{ allowed: false }]);
  unmount();
  show(storeOf({ hints: false }).store, PlayersDialog);
  expect(screen.queryByRole("group", { name: "Hints at this table" })).toBeNull();
  expect(screen.getByText("The host has switched hints off at this table.")).toBeTruthy();
});

const line = (moment: number, id: string, args: Say["args"] = {}, who = 1): Line => ({
  moment,
  who,
  text: say(id, args),
  rule: "R1",
  cause: null,
  event: { type: id.replace("log-", "") } as GameEvent,
});
const LOG = [
  line(1, "log-rolled", { east: 0 }, -2),
  line(2, "log-took", { token: say("token-support"), seat: "Amara", dollars: 10 }),
  line(3, "log-took", { token: say("token-conductor-3x1"), seat: "Ben", dollars: 2 }),
  line(4, "log-moved", { from: place("maine"), to: place("boston") }),
  line(4, "log-aid", { seat: "Ben", dollars: 2, place: place("boston") }),
  line(5, "log-drew", { seat: "Ben", card: say("card-whittier") }, -2),
  line(5, "log-gained", { seat: "Ben", dollars: 2, card: say("card-whittier") }, -2),
  line(7, "log-passed", { seat: "Ben", dollars: 3 }),
];

test("reasons are offered once for each answer of a player, and for none of chance", () => {
  expect(offersReasons(LOG)).toEqual([false, true, true, true, false, false, false, true]);
});

test("why? looks the reasons up when it is opened, and says so where there are none", async () => {
  const { store } = storeOf({ scene: { ...scene, log: LOG } });
  const { container } = show(store, GameLog);
  expect(requests.filter(({ path }) => path.includes("why"))).toEqual([]);
  const moved = button(/^Why\? One freedom seeker went from Maine to Boston/);
  await fireEvent.click(moved);
  await settle();
  expect(moved.getAttribute("aria-expanded")).toBe("true");
  expect(within(document.getElementById(moved.getAttribute("aria-controls")!)!).getAllByRole("listitem")).toHaveLength(
    2,
  );
  expect(screen.getByText("The computer player’s own reasons:")).toBeTruthy();
  await fireEvent.click(button(/^Why\? Ben passed/));
  await settle();
  expect(screen.getByText("There is nothing more to say about this move.")).toBeTruthy();
  expect(requests.filter(({ path }) => path.includes("why")).map(({ path }) => path.split("/").at(-1))).toEqual([
    "why?at=4",
    "why?at=7",
  ]);
  await expectAccessible(container);
});

test("the chance is asked for, told with its bounds, and lapses with the next change", async () => {
  const { store } = storeOf();
  show(store, Goals);
  await fireEvent.click(button("chance?"));
  const dialog = screen.getByRole("dialog", { name: "The chance of winning" });
  await settle();
  expect(dialog.textContent).toContain("About 46 in 100 (38 to 54), if everybody plays on like good computer players.");
  expect(dialog.textContent).toContain("Open: from here a good team may win or lose.");
  expect(dialog.textContent).toContain("played out 200 times");
  await expectAccessible(dialog);
  store.onMessage({ type: "update", since: scene.position, cause: "answer", scene: { ...scene, log: [] }, key: "" });
  await tick();
  expect(dialog.textContent).not.toContain("46");
  expect(dialog.textContent).toContain("no longer holds");
  await fireEvent.click(button("Estimate again"));
  await settle();
  expect(dialog.textContent).toContain("46");
});

test("each kind of computer player is named and explained where it is chosen", async () => {
  const { store } = storeOf({
    you: { seats: [0], host: true },
    chairs: [chair("Amara"), chair("Ben", { by: "computer:easy" }), chair("Cleo")],
  });
  show(store, PlayersDialog);
  await fireEvent.click(button("Change the seat of Ben"));
  const by = screen.getByRole("combobox", { name: "Played by" });
  await vi.waitFor(() =>
    expect(
      within(by)
        .getAllByRole("option")
        .map((each) => each.textContent),
    ).toEqual(["a person", "computer, good", "computer, easy"]),
  );
  expect(document.getElementById(by.getAttribute("aria-describedby")!)!.textContent).toContain(
    "follows simple rules of thumb",
  );
});

test("parts are rounded so that they add up to the whole", () => {
  expect(percentsOf([0.334, 0.333, 0.333], 1)).toEqual([34, 33, 33]);
  expect(percentsOf([0.281, 0.1832, -0.2761, -0.1883], 0)).toEqual([28, 18, -27, -19]);
  for (const parts of [
    [0.005, 0.995],
    [0.4251, 0.237, 0.3379],
    [0.5, -0.255, -0.245],
  ]) {
    const whole = parts.reduce((sum, part) => sum + part, 0);
    expect(percentsOf(parts, whole).reduce((sum, part) => sum + part, 0)).toBe(Math.round(100 * whole));
  }
});

test("nothing uncertain is told as certain, and changes have a sign", () => {
  expect([0, 0.001, 0.456, 0.999, 1].map(percentOf)).toEqual([0, 1, 46, 99, 100]);
  expect([3, -3, 0].map(signed)).toEqual(["+3", "−3", "±0"]);
});
