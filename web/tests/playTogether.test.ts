import { fireEvent, screen, within } from "@testing-library/svelte";
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HANDED_OVER } from "../src/net/connection";
import AwaySeats from "../src/play-together/AwaySeats.svelte";
import ConnectionBanner from "../src/play-together/ConnectionBanner.svelte";
import Notices from "../src/play-together/Notices.svelte";
import PlayersDialog from "../src/play-together/PlayersDialog.svelte";
import RecapDialog from "../src/play-together/RecapDialog.svelte";
import Sidebar from "../src/play-together/Sidebar.svelte";
import UndoConsent from "../src/play-together/UndoConsent.svelte";
import InvitationsDialog from "../src/start/InvitationsDialog.svelte";
import { settings } from "../src/state/settings.svelte";
import { keepTokens, keptTokens, keepInvitation, keptInvitations } from "../src/state/storage";
import GameLog from "../src/table/GameLog.svelte";
import TablePage from "../src/table/TablePage.svelte";
import { chair, storeOf, expectAccessible, scene, server, show } from "./kit";

const host = { you: { seats: [0], host: true } };
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const noButton = (name: string | RegExp) => expect(screen.queryByRole("button", { name })).toBeNull();
let asked: ReturnType<typeof server>;

beforeEach(() => {
  localStorage.clear();
  keepTokens("demo", ["mine"]);
  document.documentElement.lang = "en";
  Object.assign(window, { innerWidth: 1366, innerHeight: 768 });
  asked = server((path) => {
    if (path.endsWith("/catalogue"))
      return { players: ["computer:random", "computer:new"], cards: [], numbers: [], sides: {} };
    if (path.includes("/scene")) return { ...scene, position: 60, table: { ...scene.table, freed: 1, round: 1 } };
    return { chair: chair("Ben"), token: "fresh" };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.change({ vocabulary: "modern" });
});
const requests = () =>
  asked.filter(({ path }) => path.includes("/seats/")).map(({ path, body }) => [path.split("/").at(-1), body]);

test("talk shows who spoke, in lines that stay text, and sends with Enter", async () => {
  const { store, sent } = storeOf({ chat: [{ type: "said", id: 1, seat: 1, text: "One\n<b>two</b>", at: 100 }] });
  store.sidebar = "chat";
  const { container } = show(store, Sidebar);
  const log = screen.getByRole("log", { name: "Chat" });
  expect(log.textContent).toContain("Ben");
  expect(log.querySelector(".text")!.textContent).toBe("One\n<b>two</b>");
  expect(store.chat.unread).toBe(0);
  const field = screen.getByRole("textbox", { name: "Write to the table" });
  await fireEvent.input(field, { target: { value: "Well" } });
  await fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
  expect(sent).toEqual([]);
  await fireEvent.keyDown(field, { key: "Enter" });
  expect(sent).toMatchObject([{ type: "chat", text: "Well" }]);
  await expectAccessible(container);
});

test("who watches, and who was muted, reads only", async () => {
  const watcher = storeOf({ you: { seats: [], host: false } }).store;
  watcher.sidebar = "chat";
  show(watcher, Sidebar);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("tab", { name: "Notes" })).toBeNull();
  const { store } = storeOf({ chairs: [chair("Amara", { muted: true }), chair("Ben"), chair("Cleo")] });
  store.sidebar = "chat";
  const { container } = show(store, Sidebar);
  expect(within(container as HTMLElement).queryByRole("textbox")).toBeNull();
  expect(container.textContent).toContain("muted this seat");
});

test("the tab tells quietly how much is new, and arrows lead from tab to tab", async () => {
  const { store } = storeOf();
  const { container } = show(store, Sidebar);
  store.onMessage({ type: "said", id: 1, seat: 1, text: "hello", at: 1 });
  await tick();
  const talk = screen.getByRole("tab", { name: /^Chat.*one new line/ });
  await fireEvent.keyDown(screen.getByRole("tab", { name: "Log" }), { key: "ArrowRight" });
  expect(talk.getAttribute("aria-selected")).toBe("true");
  await tick();
  expect(screen.getByRole("tab", { name: "Chat" })).toBeTruthy();
  await expectAccessible(container);
});

test("alone there is no talk, and nothing but the log in a replay", () => {
  const { store } = storeOf({ you: { seats: [0, 1, 2], host: true } });
  show(store, Sidebar);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent?.trim())).toEqual(["Log", "Notes"]);
});

test("notes belong to a seat; around one screen one chooses whose", async () => {
  const { store } = storeOf({ you: { seats: [0, 2], host: true }, notes: { "0": "of Amara", "2": "of Cleo" } });
  store.sidebar = "notes";
  const { container } = show(store, Sidebar);
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(field().value).toBe("of Cleo"); // who is asked
  await fireEvent.change(screen.getByRole("combobox", { name: "Whose notes" }), { target: { value: "0" } });
  expect(field().value).toBe("of Amara");
  await fireEvent.input(field(), { target: { value: "more" } });
  expect(store.notes.texts[0]).toBe("more");
  expect(screen.getByText("writing …")).toBeTruthy();
  await expectAccessible(container);
});

test("a proposal is confirmed on a dialog and shown to whoever decides, who takes it with one touch", async () => {
  const option = scene.question.options[0]!;
  const mine = storeOf();
  const { container, unmount } = show(mine.store, Notices);
  mine.store.selection.touchPlace("ferrisberg", document.body);
  await tick();
  expect(document.activeElement).toBe(button("Propose"));
  await expectAccessible(container);
  await fireEvent.click(button("Propose"));
  expect(mine.sent).toMatchObject([{ type: "propose", answer: option.answer }]);
  noButton("Propose");
  unmount();
  const other = storeOf({
    you: { seats: [2], host: false },
    ideas: [{ type: "idea", seat: 0, answer: option.answer, word: "", position: scene.position }],
  });
  show(other.store, Notices, { small: true });
  await fireEvent.click(button("Do what Amara proposes: Ferrisberg"));
  expect(other.sent).toMatchObject([{ type: "answer", answer: option.answer }]);
});

test("a proposal stands at its answer and at its place", async () => {
  const { store } = storeOf({ you: { seats: [2], host: false } });
  const { container } = render(TablePage, { store });
  store.onMessage({
    type: "idea",
    seat: 1,
    answer: scene.question.options[0]!.answer,
    word: "",
    position: scene.position,
  });
  await tick();
  expect(screen.getByRole("button", { name: /^(\d )?.*Ferrisberg[^,]*Ben proposes this/ })).toBeTruthy();
  expect(container.querySelector('[data-spot="ferrisberg"]')!.getAttribute("aria-label")).toContain(
    "Ben proposes this",
  );
  expect(container.querySelector(".flags")!.textContent).toContain("Ben");
});

test("the host changes every seat, and the links", async () => {
  keepInvitation("demo", "watch", "seeing");
  const { store } = storeOf({ ...host, chairs: [chair("Amara"), chair("Ben", { here: false }), chair("Cleo")] });
  store.playersOpen = true;
  show(store, PlayersDialog);
  expect(screen.getByRole("dialog", { name: "Players" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Link for spectators" }).value).toMatch(
    /\/t\/demo#token=seeing$/,
  );
  await fireEvent.click(button("Change the seat of Ben"));
  await vi.waitFor(() => expect(screen.getByRole("option", { name: "computer, new" })).toBeTruthy());
  await expectAccessible();
  await fireEvent.change(screen.getByRole("combobox", { name: "Played by" }), { target: { value: "computer:random" } });
  const name = screen.getByRole("textbox", { name: "Name" });
  await fireEvent.input(name, { target: { value: "Benjamin" } });
  await fireEvent.blur(name);
  await fireEvent.click(button("Mute"));
  expect(requests()).toEqual([
    ["1", { by: "computer:random" }],
    ["1", { name: "Benjamin" }],
    ["1", { muted: true }],
  ]);
  expect(asked.at(-1)!.tokens).toBe("Bearer mine");
  await fireEvent.click(button("New invitation"));
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Invitation for Ben" }).value).toMatch(
      /#token=fresh$/,
    ),
  );
  expect(requests().at(-1)).toEqual(["1", { renew: true, by: "person" }]);
  expect(keptInvitations("demo")["1"]).toBe("fresh");
});

test("the host may take an empty seat to this screen", async () => {
  const { store } = storeOf({ ...host, chairs: [chair("Amara"), chair("Ben", { here: false }), chair("Cleo")] });
  const reconnect = vi.fn();
  store.connection!.reconnect = reconnect;
  show(store, PlayersDialog);
  await fireEvent.click(button("Change the seat of Ben"));
  await fireEvent.click(button("Play it at this screen"));
  await vi.waitFor(() => expect(reconnect).toHaveBeenCalled());
  expect(keptTokens("demo")).toBe("mine,fresh");
});

test("a guest hands over the own seat, takes it back, and mutes others here only", async () => {
  const { store } = storeOf();
  show(store, PlayersDialog);
  await fireEvent.click(button("Change the seat of Amara"));
  await vi.waitFor(() => button("Let the computer play for me"));
  await fireEvent.click(button("Let the computer play for me"));
  expect(requests()).toEqual([["0", { by: "computer:random" }]]);
  store.onMessage({
    type: "chairs",
    chairs: [chair("Amara", { by: "computer:random" }), chair("Ben"), chair("Cleo")],
    watching: 2,
    hints: true,
    spectators: [],
    ended: false,
  });
  await tick();
  await fireEvent.click(button("Play myself again"));
  expect(requests().at(-1)).toEqual(["0", { by: "person" }]);
  expect(screen.getByText("2 watching")).toBeTruthy();
  await fireEvent.click(button("Change the seat of Ben"));
  noButton("Mute");
  noButton("New invitation");
  expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
  await fireEvent.click(button("Hide messages from Ben"));
  expect(store.chat.hushed).toEqual([1]);
  expect(requests()).toHaveLength(2);
});

test("the host is asked about somebody who is away, after a while, and may wait", async () => {
  vi.useFakeTimers();
  const { store } = storeOf({ ...host, chairs: [chair("Amara"), chair("Ben"), chair("Cleo", { here: false })] });
  show(store, AwaySeats);
  await vi.advanceTimersByTimeAsync(4_000);
  noButton(/^Let a computer answer/);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.getByText("Cleo is away. Let a computer player answer?")).toBeTruthy();
  await fireEvent.click(button(/^Let a computer answer/));
  await vi.advanceTimersByTimeAsync(10);
  expect(requests()).toEqual([["2", { by: "computer:random" }]]);
  await fireEvent.click(button("Wait"));
  noButton(/^Let a computer answer/);
});

test("whoever is asked sees what would be taken back, and agrees or not", async () => {
  const { store, sent } = storeOf();
  store.proposals.undoRequest = { id: 4, by: 1, to: scene.position - 4, waiting: [0] };
  show(store, UndoConsent, { request: store.proposals.undoRequest });
  const dialog = screen.getByRole("dialog", { name: "Ben asks to undo" });
  expect(within(dialog).getByText("These 4 moves would be undone:")).toBeTruthy();
  const told = scene.log.filter((line) => line.moment > scene.position - 4).map((line) => store.words.say(line.text));
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(expect.arrayContaining(told));
  await expectAccessible();
  await fireEvent.click(within(dialog).getByRole("button", { name: "Look at the table first" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await fireEvent.click(button("What would be undone?"));
  await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "No" }));
  expect(sent).toEqual([{ type: "consent", ask: 4, accept: false, force: false }]);
});

test("the host agrees for seats that are away; one's own wish can be withdrawn", async () => {
  const { store, sent } = storeOf({ ...host, chairs: [chair("Amara"), chair("Ben"), chair("Cleo", { here: false })] });
  show(store, UndoConsent, { request: { id: 5, by: 0, to: scene.position - 2, waiting: [2] } });
  expect(screen.queryByRole("dialog")).toBeNull();
  await fireEvent.click(button("Agree for Cleo (away)"));
  await fireEvent.click(button("Withdraw"));
  expect(sent).toEqual([
    { type: "consent", ask: 5, accept: true, force: true },
    { type: "consent", ask: 5, accept: false, force: false },
  ]);
});

test("each line of the log that can be gone back to says so, in a name of its own", async () => {
  const { store, sent } = storeOf();
  const { container } = show(store, GameLog, { whole: true });
  const buttons = screen.getAllByRole("button", { name: /^Undo back to here/ });
  expect(new Set(buttons.map((each) => each.closest("li")))).toHaveProperty("size", buttons.length);
  await fireEvent.click(buttons.at(-1)!);
  const to = (sent[0] as { to: number }).to;
  expect(to).toBeLessThan(scene.position);
  expect(to).toBeGreaterThanOrEqual(scene.position - scene.undoable);
  await expectAccessible(container);
});

test("nobody who only watches is offered to take back", () => {
  show(storeOf({ you: { seats: [], host: false } }).store, GameLog, { whole: true });
  expect(screen.queryAllByRole("button", { name: /^Undo back to here/ })).toEqual([]);
});

test.each(["modern", "printed"] as const)("who comes back reads what has happened, in %s words", async (vocabulary) => {
  settings.change({ vocabulary });
  const { store } = storeOf();
  store.missedSince = 60;
  show(store, RecapDialog);
  await vi.waitFor(() => screen.getByRole("dialog", { name: "Since you were last here" }));
  const dialog = screen.getByRole("dialog");
  expect(dialog.textContent).toMatch(/Round 2/);
  expect(within(dialog).getByRole("link", { name: "Show me on the map" }).getAttribute("href")).toBe("/replay/demo#60");
  await expectAccessible();
  await fireEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(store.missedSince).toBe(-1);
});

test("an interruption is told when it lasts, and so is its end", async () => {
  vi.useFakeTimers();
  const { store } = storeOf();
  show(store, ConnectionBanner);
  store.onStatus("waiting", "");
  await vi.advanceTimersByTimeAsync(200);
  expect(screen.queryByRole("status")).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByRole("status").textContent).toMatch(/interrupted/);
  store.onStatus("open", "");
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole("status").textContent).toMatch(/is back/);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.queryByRole("status")).toBeNull();
  store.onStatus("lost", HANDED_OVER);
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole("alert").textContent).toMatch(/new link/);
});

test("after setting the table each seat elsewhere has its link, and all are kept here", async () => {
  const keys = { id: "new", host: "h", seats: ["s0", "s1", "s2"], spectator: "w" };
  const seats = [
    { name: "Amara", by: "here", role: "" },
    { name: "Ben", by: "link", role: "" },
    { name: "", by: "computer:random", role: "" },
  ];
  render(InvitationsDialog, { keys, seats });
  const link = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;
  expect(link("Ben")).toMatch(/\/t\/new#token=s1$/);
  expect(link("To watch only")).toMatch(/#token=w$/);
  expect(screen.queryByRole("textbox", { name: "Amara" })).toBeNull();
  expect(keptInvitations("new")).toEqual({ "1": "s1", watch: "w" });
  await expectAccessible();
  const written: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void written.push(text) } });
  await fireEvent.click(button("Copy the link for Ben"));
  await vi.waitFor(() => expect(button("Copy the link for Ben").textContent).toBe("Copied"));
  expect(written[0]).toMatch(/#token=s1$/);
  await fireEvent.click(button("Play it here: Ben"));
  expect(keptTokens("new")).toBe("s1");
  expect(screen.queryByRole("textbox", { name: "Ben" })).toBeNull();
});

test("the name on a mat opens the players, and closing gives the focus back", async () => {
  const { store } = storeOf(host);
  render(TablePage, { store });
  const name = button("Ben. Players and invitations");
  name.focus();
  await fireEvent.click(name);
  const dialog = screen.getByRole("dialog", { name: "Players" });
  await fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(name);
});
