import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import planning from "../fixtures/planning.json";
import turn from "../fixtures/turn.json";
import RulesPage from "../src/learn/RulesPage.svelte";
import type { Line, Option, Scene } from "../src/net/protocol";
import { recapParts } from "../src/play-together/recap";
import { settings } from "../src/state/settings.svelte";
import { keepGameLeft } from "../src/state/storage";
import GameLog from "../src/table/GameLog.svelte";
import LiveTablePage from "../src/table/LiveTablePage.svelte";
import TablePage from "../src/table/TablePage.svelte";
import { wordsOf } from "../src/text/words";
import { chair, storeOf, expectAccessible, scene as guide, server, show } from "./kit";

const words = wordsOf("modern");
const all = { you: { seats: [0, 1, 2], host: true } };
const LOST = 2; // an outcome
const acting = turn as unknown as Scene;
const planned = planning as unknown as Scene;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** A turn whose end loses nine people, or the game. */
function crowded(ends = 0): Scene {
  const options = acting.question.options.map((option): Option =>
    option.word === "done"
      ? {
          ...option,
          consequences: [
            { id: "preview-lost", args: { people: 9 } },
            ...(ends ? [{ id: "preview-loses", args: {} }] : []),
          ],
          preview: { ...option.preview!, lost: 9, ends },
        }
      : option,
  );
  return {
    ...acting,
    question: { ...acting.question, options },
    sale: { arriving: 9, room: 0, beyondReach: 9, overflows: !!ends },
  };
}
const done = crowded().question.options.find((option) => option.word === "done")!;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(window, { innerWidth: 1366, innerHeight: 768 });
  document.documentElement.lang = "en";
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.change({ keys: true });
});

test("the coming sale stands at the market", () => {
  const { container } = render(TablePage, { store: storeOf({ ...all, scene: crowded() }).store });
  const sale = container.querySelector(".market .sale")!;
  expect(sale.textContent).toBe("9 arrive · room for 0 · 9 will be sold beyond reach");
  expect(sale.classList.contains("grave")).toBe(true);
});

test("ending the turn says what it brings, as passing does", () => {
  render(TablePage, { store: storeOf({ ...all, scene: crowded() }).store });
  const end = button(/^End the turn/);
  expect(end.textContent).toContain(words.word("preview-lost", { people: 9 }));
  expect(end.classList.contains("danger")).toBe(true);
});

test("an answer that loses the game asks once", async () => {
  const { store, sent } = storeOf({ ...all, scene: crowded(LOST) });
  render(TablePage, { store });
  await fireEvent.click(button(/^End the turn/));
  expect(sent).toEqual([]);
  const asked = () => screen.getByRole("dialog", { name: "This ends the game" });
  expect(asked().textContent).toContain("The game is lost");
  await fireEvent.click(within(asked()).getByRole("button", { name: "Go back" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([]);
  await fireEvent.click(button(/^End the turn/));
  await fireEvent.click(within(asked()).getByRole("button", { name: "Do it anyway" }));
  expect(sent).toMatchObject([{ type: "answer", answer: done.answer }]);
  await expectAccessible();
});

test("a teammate's whole turn is told, though nothing weighty happened", () => {
  const line = (event: Line["event"]): Line => ({
    moment: 101,
    who: 1,
    text: { id: `log-${event.type}`, args: {} },
    rule: "",
    cause: null,
    event,
  });
  const moved = line({ type: "moved", from: "kentucky", to: "newport", seat: 1 });
  const log = [
    line({ type: "turn", seat: 1 }),
    moved,
    line({ type: "role-money", seat: 1, dollars: 1 }),
    line({ type: "ended", seat: 1 }),
  ];
  const found = recapParts({ ...guide, position: 100 }, log);
  expect(found.flatMap((part) => part.lines.map((each) => each.text.id))).toEqual([
    "log-moved",
    "log-role-money",
    "log-ended",
  ]);
});

test("whoever left a game to read is led back to it", () => {
  server(() => "# Rules");
  const { unmount } = render(RulesPage);
  expect(screen.queryByRole("link", { name: "Back to the game" })).toBeNull();
  unmount();
  keepGameLeft({ pathname: "/replay/maple", hash: "#214" } as Location);
  keepGameLeft({ pathname: "/cards", hash: "" } as Location);
  render(RulesPage);
  expect(screen.getByRole("link", { name: "Back to the game" }).getAttribute("href")).toBe("/replay/maple#214");
  keepGameLeft({ pathname: "/t/maple", hash: "#token=secret" } as Location);
  expect(sessionStorage.getItem("lantern.game")).toBe("/t/maple");
});

test("whoever watches is told so, and sees neither answers nor lit places", () => {
  const { store } = storeOf({ you: { seats: [], host: false } });
  const { container } = render(TablePage, { store });
  const question = screen.getByRole("region", { name: "Question" });
  expect(question.textContent).toContain("You are watching this game.");
  expect(question.querySelector("[data-answer]")).toBeNull();
  expect(within(question).queryByRole("button", { name: /Undo/ })).toBeNull();
  expect(store.selection.lit.size).toBe(0);
  expect(container.querySelector(".able")).toBeNull();
});

/** Planning as seat 1 sees it while only seat 0 still plans, with one answer left to itself. */
function planningAs(word: string, say: string, ready: boolean): Scene {
  const own: Option = {
    ...planned.question.options[0]!,
    seat: 1,
    word,
    target: "",
    text: { id: say, args: {} },
    consequences: [],
    preview: null,
  };
  const mats = planned.table.mats.map((mat, seat) => ({ ...mat, ready: seat === 1 ? ready : seat > 1 }));
  const options = planned.question.options.map((option) => ({ ...option, seat: 0 }));
  return {
    ...planned,
    table: { ...planned.table, mats },
    question: { ...planned.question, seat: 0, options, others: [own] },
  };
}

test("whoever is ready is not asked for tokens, nor told to propose what is not there", () => {
  render(TablePage, {
    store: storeOf({ you: { seats: [1], host: false }, scene: planningAs("unready 2", "say-unready", true) }).store,
  });
  const question = screen.getByRole("region", { name: "Question" });
  expect(within(question).getByRole("heading").textContent).toBe("Ben: ready");
  expect(question.textContent).not.toContain(words.word("waits-propose"));
});

test("whoever can take no more tokens is told so", () => {
  render(TablePage, {
    store: storeOf({ you: { seats: [1], host: false }, scene: planningAs("ready 2", "say-ready", false) }).store,
  });
  expect(screen.getByRole("region", { name: "Question" }).textContent).toContain(
    "There is no token that you can take now.",
  );
});

test("the key of the server's machine opens a table by its address", async () => {
  localStorage.setItem("lantern.key", "machine");
  const asked = server(() => ({ id: "maple", host: "host", seats: ["one"], spectator: "eye" }));
  vi.stubGlobal(
    "WebSocket",
    class {
      close() {}
    },
  );
  render(LiveTablePage, { id: "maple", demo: "" });
  await vi.waitFor(() => expect(localStorage.getItem("lantern.table.maple")).toBe("host,one"));
  expect(asked[0]).toMatchObject({ path: "/api/games/maple/open", tokens: "Bearer machine" });
});

test("three keys lead to the map, and single keys act", async () => {
  const { store, sent } = storeOf({ ...all, scene: { ...guide, undoable: 1 } });
  const { container } = render(TablePage, { store });
  const skips = [...container.querySelectorAll<HTMLElement>("a, button, [tabindex='0']")].slice(0, 2);
  expect(skips.map((each) => each.textContent)).toEqual(["Go to the question", "Go to the map"]);
  await fireEvent.click(skips[1]!);
  await tick();
  expect(document.activeElement?.getAttribute("data-spot")).toBeTruthy();
  await fireEvent.keyDown(window, { key: "u" });
  await fireEvent.keyDown(window, { key: "1", ctrlKey: true });
  await fireEvent.keyDown(window, { key: "1" });
  expect(sent).toMatchObject([
    { type: "undo" },
    { type: "answer", answer: Number(container.querySelector<HTMLElement>(".opts [data-answer]")!.dataset["answer"]) },
  ]);
  await fireEvent.keyDown(window, { key: "?" });
  expect(screen.getByRole("dialog", { name: "Beside the game" })).toBeTruthy();
});

test("single keys can be switched off, and never act while somebody types", async () => {
  const { store, sent } = storeOf({ ...all, scene: { ...guide, undoable: 1 } });
  const { container } = render(TablePage, { store });
  const field = container.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "u", bubbles: true });
  settings.change({ keys: false });
  await fireEvent.keyDown(window, { key: "u" });
  expect(sent).toEqual([]);
});

test("Tab stops once in the log, and arrows go from line to line", async () => {
  const { container } = show(storeOf(all).store, GameLog);
  const links = [...container.querySelectorAll<HTMLElement>("li a")];
  const stops = () => links.filter((link) => link.tabIndex === 0);
  expect(links.length).toBeGreaterThan(3);
  expect(stops()).toEqual([links.at(-1)]);
  links.at(-1)!.focus();
  await fireEvent.keyDown(links.at(-1)!, { key: "ArrowUp" });
  await tick();
  expect(document.activeElement).toBe(links.at(-2));
  expect(stops()).toEqual([links.at(-2)]);
});

test("the whole story opens at its newest line", async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    seen.push(this);
  };
  const { container } = show(storeOf(all).store, GameLog, { whole: true, bare: true });
  await tick();
  expect(seen).toContain(container.querySelector("ol")!.lastElementChild);
});

test("my own seat is marked, and new talk is said in a word", async () => {
  const { store } = storeOf({
    you: { seats: [1], host: false },
    chairs: [chair("Amara"), chair("Ben"), chair("Cleo")],
  });
  const { container } = render(TablePage, { store });
  const who = [...container.querySelectorAll(".who")].map((each) => each.textContent);
  expect(who.map((text) => /· you\b/.test(text ?? ""))).toEqual([false, true, false]);
  store.onMessage({ type: "said", id: 1, seat: 0, text: "hello", at: 1 });
  await tick();
  expect(container.querySelector(".unread")!.textContent).toContain("1 new");
});
