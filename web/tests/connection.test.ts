import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HANDED_OVER, Connection, newKey, type Status } from "../src/net/connection";
import type { Message } from "../src/net/protocol";
import { keepTokens, keptTokens, takeTokens } from "../src/state/storage";
import { scene, welcome } from "./kit";

class Wire {
  static made: Wire[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}
const last = () => Wire.made.at(-1)!;

let changes: [Status, string][];
function listen(): Connection {
  const table = new Connection(
    "x",
    () => undefined,
    (status, why) => void changes.push([status, why]),
    () => 7,
  );
  last().open();
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  localStorage.clear();
  keepTokens("x", ["one", "two"]);
  Wire.made = [];
  changes = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first words are the keys of this browser, and never part of the address", () => {
  listen();
  expect(last().sent).toEqual([{ hello: "one,two", since: 7, feed: "changes" }]);
  expect(last().address).not.toMatch(/one|two/);
});

test("what has changed is shown as the whole scene, time after time", () => {
  const heard: Message[] = [];
  new Connection(
    "x",
    (message) => void heard.push(message),
    () => undefined,
    () => 0,
  );
  last().open();
  const { table } = scene;
  last().hear(welcome());
  last().hear({
    type: "changed",
    since: 95,
    cause: "answer",
    changes: { position: 96, log: [], table: { freed: 7 } },
    key: "",
  });
  last().hear({ type: "changed", since: 96, cause: "undo", changes: { score: 3, log: scene.log }, key: "k" });
  const changed = { ...scene, position: 96, table: { ...table, freed: 7 } };
  expect(heard.slice(1)).toEqual([
    { type: "update", since: 95, cause: "answer", scene: { ...changed, log: [] }, key: "" },
    { type: "update", since: 96, cause: "undo", scene: { ...changed, score: 3 }, key: "k" },
  ]);
});

test("an answer nobody has acknowledged is said again, with its key; talk is not", () => {
  const table = listen();
  last().hear(welcome());
  table.answer(5, 95, "d");
  table.send({ type: "chat", text: "hello" });
  const [, answer, chat] = last().sent;
  expect(answer).toMatchObject({ type: "answer", answer: 5, position: 95, digest: "d" });
  expect(chat).toMatchObject({ type: "chat" });
  last().cut();
  expect(changes.at(-1)).toEqual(["waiting", ""]);
  vi.advanceTimersByTime(1_000);
  last().open();
  last().hear(welcome());
  expect(last().sent.slice(1)).toEqual([answer]);
  last().hear({ type: "accepted", key: String(answer!["key"]), position: 95 });
  last().cut();
  vi.advanceTimersByTime(1_000);
  last().open();
  last().hear(welcome());
  expect(last().sent).toHaveLength(1);
});

test("an answer that the server cannot save is given again after growing pauses, with its key", () => {
  const table = listen();
  last().hear(welcome());
  table.answer(5, 95, "d");
  const answer = last().sent.at(-1)!;
  const refused: Message = {
    type: "refused",
    code: "not-saved",
    sentence: "",
    key: String(answer["key"]),
    scene: null,
    line: 0,
  };
  last().hear(refused);
  expect(changes.at(-1)).toEqual(["unsaved", ""]);
  vi.advanceTimersByTime(600);
  expect(last().sent.slice(-2)).toEqual([answer, answer]);
  last().hear(refused);
  vi.advanceTimersByTime(550);
  expect(last().sent).toHaveLength(3);
  vi.advanceTimersByTime(550);
  expect(last().sent).toHaveLength(4);
  last().hear({ type: "changed", since: 95, cause: "answer", changes: { log: [] }, key: String(answer["key"]) });
  expect(changes.at(-1)).toEqual(["open", ""]);
  expect(Wire.made).toHaveLength(1);
});

test("what is said during an interruption is sent after it, once", () => {
  const table = listen();
  last().cut();
  table.send({ type: "chat", text: "hello" });
  for (const times of [1, 0]) {
    vi.advanceTimersByTime(2_000);
    last().open();
    last().hear(welcome());
    expect(last().sent.filter((each) => each["type"] === "chat")).toHaveLength(times);
    last().cut();
  }
});

test("a seat that was handed over is tried once with the other keys, then it is lost", () => {
  listen();
  last().hear(welcome());
  last().cut(1008, HANDED_OVER);
  vi.advanceTimersByTime(10);
  expect(Wire.made).toHaveLength(2);
  last().open();
  last().cut(1008, "wrong-token");
  expect(changes.at(-1)).toEqual(["lost", HANDED_OVER]);
  vi.advanceTimersByTime(60_000);
  expect(Wire.made).toHaveLength(2);
});

test("a link that opens nothing is not tried again, any other end is", () => {
  listen();
  last().cut(1008, "wrong-token");
  expect(changes.at(-1)).toEqual(["lost", "wrong-token"]);
  vi.advanceTimersByTime(60_000);
  expect(Wire.made).toHaveLength(1);
  listen();
  last().cut(1013, "too-slow");
  vi.advanceTimersByTime(1_000);
  expect(Wire.made).toHaveLength(3);
});

test("a dead line is noticed, because nobody replies", () => {
  listen();
  last().hear(welcome());
  vi.advanceTimersByTime(26_000);
  expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
  last().hear({ type: "accepted", key: "", position: 1 });
  vi.advanceTimersByTime(10_000);
  expect(Wire.made).toHaveLength(1);
  vi.advanceTimersByTime(30_000);
  expect(changes.at(-1)).toEqual(["waiting", ""]);
  vi.advanceTimersByTime(1_000);
  expect(Wire.made).toHaveLength(2);
});

test("new keys are used by coming again", () => {
  const table = listen();
  keepTokens("x", ["one", "two", "three"]);
  table.reconnect();
  last().open();
  expect(Wire.made).toHaveLength(2);
  expect(last().sent).toEqual([{ hello: "one,two,three", since: 7, feed: "changes" }]);
});

test("keys are made without help of an encrypted page, and differ", () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.map(() => Math.floor(Math.random() * 256)) });
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});

test("an invitation is added to the keys of this browser and leaves the address", () => {
  history.replaceState(null, "", "/t/x#token=three,two");
  expect(takeTokens("x")).toBe("one,two,three");
  expect(location.hash).toBe("");
  expect(keptTokens("x")).toBe("one,two,three");
});
