import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backFrom, takenBack } from "../src/together/back";
import { absent, awaited, hasCompany, presence } from "../src/together/company";
import { clock, isNewSpeaker } from "../src/together/lines";
import { numbers, parts } from "../src/together/recap";
import { isMuch, keepSeen, seenBefore, wasAway } from "../src/together/seen";
import type { Line, Said, Scene } from "../src/protocol";
import { wordsOf } from "../src/words";
import conduct from "../fixtures/conduct.json";
import planning from "../fixtures/planning.json";
import { chair, deskOf, scene } from "./together-kit";

const cleo = scene.question.options[0]!;
const said = (id: number, seat: number, text: string, at = 0): Said => ({ type: "said", id, seat, text, at });
const later = (position: number, log: Line[] = []): Scene => ({ ...scene, position, digest: `d${position}`, log });

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test("an answer is given once, however often its thing is touched", () => {
  const { desk, sent } = deskOf({ you: { seats: [2], host: false } });
  desk.touch("place:ferrisberg");
  desk.touch("place:ferrisberg");
  expect(sent).toEqual([{ type: "answer", answer: cleo.answer, position: scene.position }]);
});

test("touching another's answer asks before it proposes", () => {
  const { desk, sent } = deskOf();
  desk.touch("place:ferrisberg", { kind: "place", id: "ferrisberg" });
  expect(sent).toEqual([]);
  expect(desk.draft).toBe(cleo);
  desk.propose(cleo);
  expect(sent).toEqual([{ type: "propose", answer: cleo.answer, position: scene.position }]);
  expect(desk.draft).toBeNull();
});

test("nothing is proposed by spectators, or to computer players", () => {
  const watcher = deskOf({ you: { seats: [], host: false } }).desk;
  watcher.touch("place:ferrisberg", { kind: "place", id: "ferrisberg" });
  expect(watcher.draft).toBeNull();
  expect(watcher.detail).toEqual({ kind: "place", id: "ferrisberg" });
  const { desk } = deskOf({ chairs: [chair("Amara"), chair("Ben"), chair("", { by: "computer:random" })] });
  expect(desk.mayPropose(cleo)).toBe(false);
});

test("a seat that a computer player has cannot be answered for, though one holds its key", () => {
  const { desk } = deskOf({ you: { seats: [2], host: false }, chairs: [chair("Amara"), chair("Ben"), chair("Cleo", { by: "computer:random" })] });
  expect(desk.may(2)).toBe(false);
  expect(desk.mine).toBe(false);
});

test("proposals are known by who made them, one for each seat, and lapse with the next answer", async () => {
  const { desk } = deskOf({ you: { seats: [2], host: false } });
  const idea = { type: "idea" as const, seat: 1, answer: cleo.answer, word: cleo.word, position: scene.position };
  desk.hear(idea);
  desk.hear(idea);
  expect(desk.ideas).toHaveLength(1);
  expect(desk.proposers(cleo)).toEqual([1]);
  expect(desk.heard).toBe("Ben proposes: Ferrisberg.");
  desk.hear({ type: "update", since: scene.position, cause: "answer", scene: later(scene.position + 1) });
  expect(desk.ideas).toEqual([]);
});

test("a late answer is explained, and the table is as it is now", () => {
  const { desk } = deskOf({ you: { seats: [2], host: false } });
  desk.touch("place:ferrisberg");
  desk.hear({ type: "refused", code: "stale", sentence: "server's", key: "k", scene: later(scene.position + 2), line: 0 });
  expect(desk.notice).toMatch(/Somebody was faster/);
  expect(desk.latest.position).toBe(scene.position + 2);
  expect(desk.latest.log.length).toBe(scene.log.length);
});

test("a refusal without words of the page is told in the server's", () => {
  const { desk } = deskOf();
  desk.hear({ type: "refused", code: "quite-new", sentence: "As the server says.", key: "k", scene: null, line: 0 });
  expect(desk.notice).toBe("As the server says.");
});

test("who did not ask to go back is told that answers were taken back", () => {
  const before = scene.position - 2;
  const { desk } = deskOf();
  desk.hear({ type: "update", since: before, cause: "undo", scene: later(before) });
  expect(desk.notice).toBe("2 answers were taken back.");
  expect(desk.latest.log.every((line) => line.moment <= before)).toBe(true);
  const asking = deskOf().desk;
  asking.undoTo(before);
  asking.hear({ type: "update", since: before, cause: "undo", scene: later(before) });
  expect(asking.notice).toBe("");
});

test("the log can be joined again after an interruption, since nothing before a roll is taken back", () => {
  const { desk } = deskOf();
  expect(desk.sure).toBe(scene.position - scene.undoable);
});

test("a wish to take back is declined or withdrawn in words", () => {
  const { desk } = deskOf();
  const ask = { id: 1, by: 1, to: scene.position - 2, waiting: [0] };
  desk.hear({ type: "asking", ask, declined: -1 });
  expect(desk.wish).toEqual(ask);
  desk.hear({ type: "asking", ask: null, declined: 0 });
  expect(desk.notice).toBe("Amara would rather not take that back.");
  desk.hear({ type: "asking", ask, declined: -1 });
  desk.hear({ type: "asking", ask: null, declined: 1 });
  expect(desk.notice).toMatch(/withdrawn/);
});

test("unread lines are those of others, not yet seen, from seats one wants to hear", () => {
  const { desk } = deskOf({ chat: [said(1, 0, "mine"), said(2, 1, "Ben's")] });
  expect(desk.talk.unread).toBe(1);
  desk.hear(said(3, 2, "Cleo's"));
  expect(desk.talk.unread).toBe(2);
  expect(desk.heard).toBe("Cleo says: Cleo's");
  desk.talk.hush(2);
  expect(desk.talk.unread).toBe(1);
  expect(desk.talk.shown.map((line) => line.id)).toEqual([1, 2]);
  desk.talk.see();
  expect(desk.talk.unread).toBe(0);
  expect(deskOf({ chat: desk.talk.lines }).desk.talk.hushed).toEqual([2]);
});

test("what could not be said is given back, and what came through is not", () => {
  const { desk, sent } = deskOf();
  desk.talk.draft = " a word ";
  desk.talk.say();
  expect(desk.talk.draft).toBe("");
  const { key = "" } = sent[0]!;
  expect(sent[0]).toMatchObject({ type: "chat", text: "a word" });
  desk.hear({ type: "refused", code: "muted", sentence: "", key, scene: null, line: 0 });
  expect(desk.talk.draft).toBe("a word");
  expect(desk.talk.problem).toMatch(/quiet/);
  expect(desk.notice).toBe("");
  desk.talk.say();
  desk.greet({ ...deskGreeting(), chat: [said(1, 0, "a word")] });
  expect(desk.talk.draft).toBe("");
});
const deskGreeting = () => ({ type: "welcome" as const, you: { seats: [0], host: false }, scene, since: 0, lastSeen: 0, chairs: [], watching: 0, hints: true, chat: [], ideas: [], ask: null, notes: {}, companion: false });

test("notes are sent when the writing pauses, and are kept when the server says so", () => {
  vi.useFakeTimers();
  const { desk, sent } = deskOf({ notes: { "0": "before" } });
  expect(desk.notes.texts[0]).toBe("before");
  desk.notes.write(0, "a");
  desk.notes.take({ "0": "before" });
  expect(desk.notes.texts[0]).toBe("a");
  desk.notes.write(0, "ab");
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(sent).toMatchObject([{ type: "note", seat: 0, text: "ab" }]);
  expect(desk.notes.state).toBe("sent");
  desk.notes.write(0, "abc");
  desk.notes.take({ "0": "ab" });
  expect(desk.notes.texts[0]).toBe("abc");
  desk.notes.keep();
  for (const { key = "" } of sent) desk.hear({ type: "accepted", key, position: 1 });
  expect(desk.notes.state).toBe("kept");
});

test("one can go back to the moment after a line, as far as there was no roll", () => {
  const line = (moment: number) => ({ moment, event: { type: "moved" } }) as unknown as Line;
  const lines = [line(3), line(5), line(6), line(6), line(9)];
  expect(backFrom(lines, { position: 10, undoable: 5 } as Scene)).toEqual([-1, 5, -1, 6, 9]);
  expect(backFrom(lines, { position: 10, undoable: 4 } as Scene)).toEqual([-1, -1, -1, 6, 9]);
  expect(backFrom(lines, { position: 9, undoable: 0 } as Scene)).toEqual([-1, -1, -1, -1, -1]);
  expect(takenBack(lines, 5, 10)).toMatchObject({ told: [{ moment: 6 }, { moment: 6 }, { moment: 9 }], unsaid: 3 });
});

test("the table waits for the seat that is asked, and in planning for all who are not done", () => {
  const { desk } = deskOf({ chairs: [chair("Amara"), chair("Ben"), chair("Cleo", { here: false })] });
  expect(awaited(desk)).toEqual([2]);
  expect(absent(desk)).toEqual([2]);
  const plan = planning as unknown as Scene;
  const open = plan.table.mats.flatMap((mat, seat) => (mat.ready ? [] : [seat]));
  const planned = deskOf({ scene: plan, chairs: plan.table.mats.map((_, seat) => chair("", { here: seat === 0 })) }).desk;
  expect(awaited(planned)).toEqual(open);
  expect(absent(planned)).toEqual(open.includes(0) ? [] : open);
});

test("a screen is called when the table waits for it, not when it merely may say something out of turn", () => {
  const shield = { ...cleo, seat: 0, answer: 9999, target: "role" };
  const open = { ...scene, question: { ...scene.question, others: [shield] } };
  const { desk } = deskOf({ scene: open });
  expect(desk.mine).toBe(true);
  expect(desk.called).toBe(false);
  expect(deskOf({ scene: open, you: { seats: [2], host: false } }).desk.called).toBe(true);
  expect(deskOf({ scene: { ...scene, question: { ...scene.question, seat: -2 } } }).desk.called).toBe(true);
  expect(deskOf({ scene: { ...scene, table: { ...scene.table, outcome: 1 } }, you: { seats: [2], host: false } }).desk.called).toBe(false);
});

test("talk is there for company only", () => {
  const alone = deskOf({ you: { seats: [0, 1], host: true }, chairs: [chair("Amara"), chair("Ben"), chair("", { by: "computer:random" })] }).desk;
  expect(hasCompany(alone)).toBe(false);
  alone.watching = 1;
  expect(hasCompany(alone)).toBe(true);
  const { desk } = deskOf({ chairs: [chair("Amara"), chair("Ben", { here: false }), chair("", { by: "computer:random" })] });
  expect(hasCompany(desk)).toBe(true);
  expect([0, 1, 2].map((seat) => presence(desk, seat))).toEqual(["mine", "away", "computer"]);
});

test("a recap begins where this browser or this seat has been, and only if it is much", () => {
  keepSeen("x", 40);
  expect(seenBefore("x", 30, 90)).toBe(40);
  expect(seenBefore("x", 60, 90)).toBe(60);
  expect(seenBefore("x", 60, 50)).toBe(50);
  expect(isMuch(40, 43)).toBe(false);
  expect(isMuch(40, 44)).toBe(true);
  expect(wasAway({ at: 1, position: 40 }, 50, 30_000)).toBe(false);
  expect(wasAway({ at: 1, position: 40 }, 50, 70_000)).toBe(true);
});

test("after a long interruption what was missed is told, after a short one not", () => {
  vi.useFakeTimers();
  const { desk } = deskOf();
  desk.turned("waiting", "");
  vi.advanceTimersByTime(5_000);
  desk.greet({ ...deskGreeting(), scene: later(105) });
  expect(desk.missed).toBe(-1);
  desk.turned("waiting", "");
  vi.advanceTimersByTime(90_000);
  desk.greet({ ...deskGreeting(), scene: later(120) });
  expect(desk.missed).toBe(105);
});

test("a recap tells what matters, by round and phase, with equal things told once", () => {
  const then = { ...scene, position: 100, table: { ...scene.table, round: 2, phase: 3 } };
  const log = (conduct as unknown as Scene).log;
  const found = parts(then, log);
  const words = wordsOf("modern");
  const told = found.flatMap((part) => part.lines.map((line) => words.say(line.text)));
  expect(found.length).toBeGreaterThan(2);
  expect(found[0]!.round).toBe(2);
  expect(new Set(found.map((part) => part.round))).toEqual(new Set([2, 3, 4]));
  for (const part of found) expect(part.lines.filter((line) => line.text.id === "recap-freed").length).toBeLessThan(2);
  for (const text of told) expect(text).not.toMatch(/\{|undefined|log-|recap-/);
  const freed = log.filter((line) => line.moment > 100 && line.event.type === "freed").length;
  const counted = found.flatMap((part) => part.lines).reduce((sum, line) => sum + (line.text.id === "recap-freed" ? Number(line.text.args["people"]) : 0), 0);
  expect(counted).toBe(freed);
  expect(freed).toBeGreaterThan(0);
  expect(log.every((line) => line.text.id !== "recap-freed")).toBe(true);
  expect(numbers(then, conduct as unknown as Scene).find((each) => each.id === "round")).toEqual({ id: "round", was: 2, now: 4 });
});

test("a speaker is named once for one breath, and older lines have their day", () => {
  const lines = [said(1, 0, "a", 100), said(2, 0, "b", 200), said(3, 1, "c", 210), said(4, 1, "d", 900)];
  expect(lines.map((_, i) => isNewSpeaker(lines, i))).toEqual([true, false, true, true]);
  const noon = new Date(2024, 4, 6, 12, 5);
  expect(clock(noon.getTime() / 1000, noon)).toBe("12:05");
  expect(clock(noon.getTime() / 1000, new Date(2024, 4, 8))).toBe("6 May, 12:05");
});

test("every text that is asked for exists, in both vocabularies", () => {
  const files = import.meta.glob<string>(["../src/together/*", "../src/table/{Wish,Log,LogLine,LiveTable}.svelte", "../src/start/Invite.svelte", "../src/pages/JoinPage.svelte", "../src/{desk.svelte,net}.ts"], { query: "?raw", import: "default", eager: true });
  const asked = Object.values(files).flatMap((text) => [...text.matchAll(/word\(\s*"([a-z0-9-]+)"/g), ...text.matchAll(/[?:(] ?"([a-z]+(?:-[a-z]+)+)"(?=\)|,| :|\})/g)].map((found) => found[1]!));
  const ids = [...new Set(asked)].filter((id) => !/^(undo-to|seat-handed-over|log-|place-|content-type)/.test(id) || id.startsWith("log-w"));
  expect(ids.length).toBeGreaterThan(60);
  for (const words of [wordsOf("modern"), wordsOf("printed")]) expect(ids.filter((id) => !words.has(id))).toEqual([]);
});
