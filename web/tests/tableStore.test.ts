import { afterEach, beforeEach, expect, test, vi } from "vitest";
import conduct from "../fixtures/conduct.json";
import planning from "../fixtures/planning.json";
import type { Line, Said, Scene } from "../src/net/protocol";
import { recapNumbers, recapParts } from "../src/play-together/recap";
import { clock, namesSpeaker } from "../src/state/chat.svelte";
import { undoPositions, takenBack } from "../src/state/log";
import { needsRecap, keepSeen, seenBefore, wasAway } from "../src/state/storage";
import { wordsOf } from "../src/text/words";
import { chair, storeOf, scene } from "./kit";

const cleo = scene.question.options[0]!;
const said = (id: number, seat: number, text: string, at = 0): Said => ({ type: "said", id, seat, text, at });
const later = (position: number, log: Line[] = []): Scene => ({ ...scene, position, digest: `d${position}`, log });

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test("an answer is given once, however often its thing is touched", () => {
  const { store, sent } = storeOf({ you: { seats: [2], host: false } });
  store.selection.touchPlace("ferrisberg", document.body);
  store.selection.touchPlace("ferrisberg", document.body);
  expect(sent).toEqual([{ type: "answer", answer: cleo.answer, position: scene.position }]);
});

test("touching another's answer asks before it proposes", () => {
  const { store, sent } = storeOf();
  store.selection.touchPlace("ferrisberg", document.body);
  expect(sent).toEqual([]);
  expect(store.proposals.draft).toBe(cleo);
  store.proposals.propose(cleo);
  expect(sent).toEqual([{ type: "propose", answer: cleo.answer, position: scene.position }]);
  expect(store.proposals.draft).toBeNull();
});

test("nothing is proposed by spectators, or to computer players", () => {
  const watcher = storeOf({ you: { seats: [], host: false } }).store;
  watcher.selection.touchPlace("ferrisberg", document.body);
  expect(watcher.proposals.draft).toBeNull();
  expect(watcher.selection.reading).toMatchObject({ kind: "place", id: "ferrisberg" });
  const { store } = storeOf({ chairs: [chair("Amara"), chair("Ben"), chair("", { by: "computer:random" })] });
  expect(store.seats.mayPropose(cleo)).toBe(false);
});

test("a seat that a computer player has cannot be answered for, though one holds its key", () => {
  const { store } = storeOf({
    you: { seats: [2], host: false },
    chairs: [chair("Amara"), chair("Ben"), chair("Cleo", { by: "computer:random" })],
  });
  expect(store.seats.mayAnswer(2)).toBe(false);
  expect(store.seats.canAnswer).toBe(false);
});

test("proposals are known by who made them, one for each seat, and lapse with the next answer", async () => {
  const { store } = storeOf({ you: { seats: [2], host: false } });
  const idea = { type: "idea" as const, seat: 1, answer: cleo.answer, word: cleo.word, position: scene.position };
  store.onMessage(idea);
  store.onMessage(idea);
  expect(store.proposals.list).toHaveLength(1);
  expect(store.proposals.seatsFor(cleo)).toEqual([1]);
  expect(store.announcement).toBe("Ben proposes: Ferrisberg.");
  store.onMessage({
    type: "update",
    since: scene.position,
    cause: "answer",
    scene: later(scene.position + 1),
    key: "",
  });
  expect(store.proposals.list).toEqual([]);
});

test("a late answer is explained, and the table is as it is now", () => {
  const { store } = storeOf({ you: { seats: [2], host: false } });
  store.selection.touchPlace("ferrisberg", document.body);
  store.onMessage({
    type: "refused",
    code: "stale",
    sentence: "server's",
    key: "k",
    scene: later(scene.position + 2),
    line: 0,
  });
  expect(store.notice).toMatch(/Somebody was faster/);
  expect(store.latest.position).toBe(scene.position + 2);
  expect(store.latest.log.length).toBe(scene.log.length);
});

test("a refusal without words of the page is told in the server's", () => {
  const { store } = storeOf();
  store.onMessage({
    type: "refused",
    code: "quite-new",
    sentence: "As the server says.",
    key: "k",
    scene: null,
    line: 0,
  });
  expect(store.notice).toBe("As the server says.");
});

test("who did not ask to go back is told that moves were undone", () => {
  const before = scene.position - 2;
  const { store } = storeOf();
  store.onMessage({ type: "update", since: before, cause: "undo", scene: later(before), key: "" });
  expect(store.notice).toBe("2 moves were undone.");
  expect(store.latest.log.every((line) => line.moment <= before)).toBe(true);
  const asking = storeOf().store;
  asking.undoTo(before);
  asking.onMessage({ type: "update", since: before, cause: "undo", scene: later(before), key: "" });
  expect(asking.notice).toBe("");
});

test("the log can be joined again after an interruption, since nothing before a roll is taken back", () => {
  const { store } = storeOf();
  expect(store.confirmedPosition).toBe(scene.position - scene.undoable);
});

test("a wish to take back is declined or withdrawn in words", () => {
  const { store } = storeOf();
  const ask = { id: 1, by: 1, to: scene.position - 2, waiting: [0] };
  store.onMessage({ type: "asking", ask, declined: -1 });
  expect(store.proposals.undoRequest).toEqual(ask);
  store.onMessage({ type: "asking", ask: null, declined: 0 });
  expect(store.notice).toBe("Amara said no to the undo.");
  store.onMessage({ type: "asking", ask, declined: -1 });
  store.onMessage({ type: "asking", ask: null, declined: 1 });
  expect(store.notice).toMatch(/withdrawn/);
});

test("unread lines are those of others, not yet seen, from seats one wants to hear", () => {
  const { store } = storeOf({ chat: [said(1, 0, "mine"), said(2, 1, "Ben's")] });
  expect(store.chat.unread).toBe(1);
  store.onMessage(said(3, 2, "Cleo's"));
  expect(store.chat.unread).toBe(2);
  expect(store.announcement).toBe("Cleo says: Cleo's");
  store.chat.toggleHushed(2);
  expect(store.chat.unread).toBe(1);
  expect(store.chat.shown.map((line) => line.id)).toEqual([1, 2]);
  store.chat.markRead();
  expect(store.chat.unread).toBe(0);
  expect(storeOf({ chat: store.chat.lines }).store.chat.hushed).toEqual([2]);
});

test("what could not be said is given back, and what came through is not", () => {
  const { store, sent } = storeOf();
  store.chat.draft = " a word ";
  store.chat.send();
  expect(store.chat.draft).toBe("");
  const { key = "" } = sent[0]!;
  expect(sent[0]).toMatchObject({ type: "chat", text: "a word" });
  store.onMessage({ type: "refused", code: "muted", sentence: "", key, scene: null, line: 0 });
  expect(store.chat.draft).toBe("a word");
  expect(store.chat.problem).toMatch(/muted/);
  expect(store.notice).toBe("");
  store.chat.send();
  store.onWelcome({ ...greeting(), chat: [said(1, 0, "a word")] });
  expect(store.chat.draft).toBe("");
});
const greeting = () => ({
  type: "welcome" as const,
  you: { seats: [0], host: false },
  scene,
  since: 0,
  lastSeen: 0,
  chairs: [],
  watching: 0,
  hints: true,
  spectators: [],
  ended: false,
  chat: [],
  ideas: [],
  ask: null,
  notes: {},
  companion: false,
  level: "",
});

test("notes are sent when the writing pauses, and are kept when the server says so", () => {
  vi.useFakeTimers();
  const { store, sent } = storeOf({ notes: { "0": "before" } });
  expect(store.notes.texts[0]).toBe("before");
  store.notes.write(0, "a");
  store.notes.replace({ "0": "before" });
  expect(store.notes.texts[0]).toBe("a");
  store.notes.write(0, "ab");
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(sent).toMatchObject([{ type: "note", seat: 0, text: "ab" }]);
  expect(store.notes.state).toBe("sent");
  store.notes.write(0, "abc");
  store.notes.replace({ "0": "ab" });
  expect(store.notes.texts[0]).toBe("abc");
  store.notes.save();
  for (const { key = "" } of sent) store.onMessage({ type: "accepted", key, position: 1 });
  expect(store.notes.state).toBe("kept");
});

test("one can go back to the moment after a line, as far as there was no roll", () => {
  const line = (moment: number) => ({ moment, event: { type: "moved" } }) as unknown as Line;
  const lines = [line(3), line(5), line(6), line(6), line(9)];
  expect(undoPositions(lines, { position: 10, undoable: 5 } as Scene)).toEqual([-1, 5, -1, 6, 9]);
  expect(undoPositions(lines, { position: 10, undoable: 4 } as Scene)).toEqual([-1, -1, -1, 6, 9]);
  expect(undoPositions(lines, { position: 9, undoable: 0 } as Scene)).toEqual([-1, -1, -1, -1, -1]);
  expect(takenBack(lines, 5, 10)).toMatchObject({ told: [{ moment: 6 }, { moment: 6 }, { moment: 9 }], untold: 3 });
});

test("the table waits for the seat that is asked, and in planning for all who are not done", () => {
  const { store } = storeOf({ chairs: [chair("Amara"), chair("Ben"), chair("Cleo", { here: false })] });
  expect(store.seats.awaited).toEqual([2]);
  expect(store.seats.absent).toEqual([2]);
  const plan = planning as unknown as Scene;
  const open = plan.table.mats.flatMap((mat, seat) => (mat.ready ? [] : [seat]));
  const planned = storeOf({
    scene: plan,
    chairs: plan.table.mats.map((_, seat) => chair("", { here: seat === 0 })),
  }).store;
  expect(planned.seats.awaited).toEqual(open);
  expect(planned.seats.absent).toEqual(open.includes(0) ? [] : open);
});

test("a screen is called when the table waits for it, not when it merely may say something out of turn", () => {
  const shield = { ...cleo, seat: 0, answer: 9999, target: "role" };
  const open = { ...scene, question: { ...scene.question, others: [shield] } };
  const { store } = storeOf({ scene: open });
  expect(store.seats.canAnswer).toBe(true);
  expect(store.seats.isAwaited).toBe(false);
  expect(storeOf({ scene: open, you: { seats: [2], host: false } }).store.seats.isAwaited).toBe(true);
  expect(storeOf({ scene: { ...scene, question: { ...scene.question, seat: -2 } } }).store.seats.isAwaited).toBe(true);
  expect(
    storeOf({ scene: { ...scene, table: { ...scene.table, outcome: 1 } }, you: { seats: [2], host: false } }).store
      .seats.isAwaited,
  ).toBe(false);
});

test("talk is there for company only", () => {
  const alone = storeOf({
    you: { seats: [0, 1], host: true },
    chairs: [chair("Amara"), chair("Ben"), chair("", { by: "computer:random" })],
  }).store;
  expect(alone.seats.hasCompany).toBe(false);
  alone.seats.watching = 1;
  expect(alone.seats.hasCompany).toBe(true);
  const { store } = storeOf({
    chairs: [chair("Amara"), chair("Ben", { here: false }), chair("", { by: "computer:random" })],
  });
  expect(store.seats.hasCompany).toBe(true);
  expect([0, 1, 2].map((seat) => store.seats.presence(seat))).toEqual(["mine", "away", "computer"]);
});

test("a recap begins where this browser or this seat has been, and only if it is much", () => {
  keepSeen("x", 40);
  expect(seenBefore("x", 30, 90)).toBe(40);
  expect(seenBefore("x", 60, 90)).toBe(60);
  expect(seenBefore("x", 60, 50)).toBe(50);
  expect(needsRecap(40, 43)).toBe(false);
  expect(needsRecap(40, 44)).toBe(true);
  expect(wasAway({ at: 1, position: 40 }, 50, 30_000)).toBe(false);
  expect(wasAway({ at: 1, position: 40 }, 50, 70_000)).toBe(true);
});

test("after a long interruption what was missed is told, after a short one not", () => {
  vi.useFakeTimers();
  const { store } = storeOf();
  store.onStatus("waiting", "");
  vi.advanceTimersByTime(5_000);
  store.onWelcome({ ...greeting(), scene: later(105) });
  expect(store.missedSince).toBe(-1);
  store.onStatus("waiting", "");
  vi.advanceTimersByTime(90_000);
  store.onWelcome({ ...greeting(), scene: later(120) });
  expect(store.missedSince).toBe(105);
});

test("a recap tells what matters, by round and phase, with equal things told once", () => {
  const then = { ...scene, position: 100, table: { ...scene.table, round: 2, phase: 3 } };
  const log = (conduct as unknown as Scene).log;
  const found = recapParts(then, log);
  const words = wordsOf("modern");
  const told = found.flatMap((part) => part.lines.map((line) => words.say(line.text)));
  expect(found.length).toBeGreaterThan(2);
  expect(found[0]!.round).toBe(2);
  expect(new Set(found.map((part) => part.round))).toEqual(new Set([2, 3, 4]));
  for (const part of found) expect(part.lines.filter((line) => line.text.id === "recap-freed").length).toBeLessThan(2);
  for (const text of told) expect(text).not.toMatch(/\{|undefined|log-|recap-/);
  const freed = log.filter((line) => line.moment > 100 && line.event.type === "freed").length;
  const counted = found
    .flatMap((part) => part.lines)
    .reduce((sum, line) => sum + (line.text.id === "recap-freed" ? Number(line.text.args["people"]) : 0), 0);
  expect(counted).toBe(freed);
  expect(freed).toBeGreaterThan(0);
  expect(log.every((line) => line.text.id !== "recap-freed")).toBe(true);
  expect(recapNumbers(then, conduct as unknown as Scene).find((each) => each.id === "round")).toEqual({
    id: "round",
    was: 2,
    now: 4,
  });
});

test("a speaker is named once for one breath, and older lines have their day", () => {
  const lines = [said(1, 0, "a", 100), said(2, 0, "b", 200), said(3, 1, "c", 210), said(4, 1, "d", 900)];
  expect(lines.map((_, i) => namesSpeaker(lines, i))).toEqual([true, false, true, true]);
  const noon = new Date(2024, 4, 6, 12, 5);
  expect(clock(noon.getTime() / 1000, wordsOf("modern"), noon)).toBe("12:05");
  expect(clock(noon.getTime() / 1000, wordsOf("modern"), new Date(2024, 4, 8))).toBe("6 May, 12:05");
});

test("every text that is asked for exists, in both vocabularies", () => {
  const files = import.meta.glob<string>(
    [
      "../src/play-together/*",
      "../src/table/{GameLog,LogLine,LiveTablePage}.svelte",
      "../src/start/{InvitationsDialog,JoinPage}.svelte",
      "../src/state/{tableStore,seats,proposals,selection,chat,notes}.svelte.ts",
      "../src/net/{api,connection}.ts",
    ],
    { query: "?raw", import: "default", eager: true },
  );
  const asked = Object.values(files).flatMap((text) =>
    [
      ...text.matchAll(/word\(\s*"([a-z0-9-]+)"/g),
      ...text.matchAll(/[?:(] ?"([a-z]+(?:-[a-z]+)+)"(?=\)|,| :|\})/g),
    ].map((found) => found[1]!),
  );
  const ids = [...new Set(asked)].filter(
    (id) => !/^(undo-to|seat-handed-over|log-|place-|content-type)/.test(id) || id.startsWith("log-w"),
  );
  expect(ids.length).toBeGreaterThan(60);
  for (const words of [wordsOf("modern"), wordsOf("printed")]) expect(ids.filter((id) => !words.has(id))).toEqual([]);
});
