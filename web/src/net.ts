/** The way to the server: live where it can be, with patience where it cannot. Tokens travel in bodies and headers only. */
import type { Command, Hello, Line, Message } from "./protocol";
import { settings } from "./settings.svelte";
import { explained } from "./together/refusals";

/** A sentence of the server that says what could not be done. */
export class Refusal extends Error {}

/** Ask the server for something; what goes wrong comes back as a sentence. */
export async function call<T>(path: string, body?: unknown, tokens = ""): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (tokens) headers["authorization"] = `Bearer ${tokens}`;
  let response: Response;
  try {
    response = await fetch(path, { method: body === undefined ? "GET" : "POST", headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal(settings.words.word("line-none"));
  }
  const type = response.headers.get("content-type") ?? "";
  const value: unknown = type.includes("json") ? await response.json() : await response.text();
  if (response.ok) return value as T;
  const { code = "", sentence } = (value ?? {}) as { code?: string; sentence?: string };
  throw new Refusal(explained(code, sentence ?? settings.words.word("line-status", { status: response.status })));
}

/** Log lines after a position are replaced by those that came. */
export function joined(before: Line[], since: number, lines: Line[]): Line[] {
  return [...before.filter((line) => line.moment <= since), ...lines.filter((line) => line.moment > since)];
}

export interface Table {
  answer(answer: number, position: number, seat: number, digest: string): void;
  ask(what: "undo" | "redo" | "restart", position: number): void;
  undoTo(to: number, position: number): void;
  send(message: Command): void;
  close(): void;
  again?(): void; // come again, with the keys this browser has now
}

export type Status = "open" | "unsaved" | "waiting" | "lost";

const FIRST_WAIT = 400; // ms before trying again; doubled each time
const LONGEST_WAIT = 15_000;
const BEAT = 25_000; // ms between questions whether the server is still there
const PATIENCE = 8_000; // ms in which it has to say something
const FINAL = 1008; // the server says: coming again would not help
const NOT_SAVED = "not-saved"; // the server says: not now, but perhaps in a moment
export const HANDED_OVER = "seat-handed-over";

/** A mark of one request; browsers make ready-made ones only for pages that came encrypted. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What may be said twice without harm: an answer counts once, and a note takes the place of itself. */
const isSafeTwice = (type: Command["type"]): boolean => type === "answer" || type === "note";

interface Sent {
  text: string;
  type: Command["type"];
}

/** A table listened to live; it comes back by itself after an interruption. */
export class LiveTable implements Table {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private handed = false; // a seat of this browser has got a new link
  private open = new Map<string, Sent>(); // nobody has said yet that it was heard
  private unsaved = ""; // key of an answer that the server could not save
  private timer = 0;
  private beat = 0;
  private heardAt = 0;

  constructor(
    private readonly id: string,
    private readonly heard: (message: Message) => void,
    private readonly changed: (status: Status, why: string) => void,
    private readonly since: () => number,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ hello: keptTokens(this.id), since: this.since() } satisfies Hello));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Message);
    socket.onclose = (event) => this.ended(event.code, event.reason);
  }

  private hear(message: Message): void {
    this.heardAt = Date.now();
    if (message.type === "welcome") this.welcomed();
    if (message.type === "refused" && message.code === NOT_SAVED && this.open.get(message.key)?.type === "answer") return this.sayAgain(message.key);
    if (message.type === "accepted" || message.type === "refused") this.done(message.key);
    this.heard(message);
  }

  /** The server has said what became of a request. */
  private done(key: string): void {
    this.open.delete(key);
    if (key !== this.unsaved) return;
    this.unsaved = "";
    this.tries = 0;
    this.changed("open", "");
  }

  /** Give an answer again that could not be saved, after a growing pause. */
  private sayAgain(key: string): void {
    this.unsaved = key;
    this.changed("unsaved", "");
    window.setTimeout(() => {
      const sent = this.open.get(key);
      if (sent && this.socket?.readyState === WebSocket.OPEN) this.socket.send(sent.text);
    }, this.nextWait());
  }

  private nextWait(): number {
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
  }

  private welcomed(): void {
    this.tries = 0;
    this.handed = false;
    this.changed("open", "");
    for (const [key, { text, type }] of this.open) {
      this.socket?.send(text);
      if (!isSafeTwice(type)) this.open.delete(key);
    }
    clearInterval(this.beat);
    this.beat = window.setInterval(this.listen, BEAT);
  }

  /** A line can be dead without anybody saying so; ask, and where nothing comes back begin anew. */
  private listen = (): void => {
    const asked = Date.now();
    this.send({ type: "ping" });
    setTimeout(() => {
      if (!this.closed && this.heardAt < asked && this.socket?.readyState === WebSocket.OPEN) {
        this.drop();
        this.ended(0, "");
      }
    }, PATIENCE);
  };

  /** Let go of a line without waiting for the other side. */
  private drop(): void {
    const socket = this.socket;
    if (socket) socket.onclose = socket.onmessage = null;
    socket?.close();
  }

  private ended(code: number, reason: string): void {
    clearInterval(this.beat);
    if (this.closed) return;
    // Other keys of this browser may still open the table; if not, the server says so.
    const once = reason === HANDED_OVER && !this.handed;
    if (code === FINAL && !once) return this.changed("lost", this.handed ? HANDED_OVER : reason);
    this.handed ||= once;
    this.changed("waiting", "");
    this.timer = window.setTimeout(() => this.connect(), once ? 0 : this.nextWait());
  }

  private hurry = (): void => {
    if (document.hidden || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };

  again(): void {
    clearTimeout(this.timer);
    this.drop();
    this.connect();
  }

  send(message: Command): void {
    const key = message.key ?? newKey();
    const text = JSON.stringify({ ...message, key });
    const live = this.socket?.readyState === WebSocket.OPEN;
    if (live) this.socket?.send(text);
    if (isSafeTwice(message.type) || (!live && message.type !== "ping")) this.open.set(key, { text, type: message.type });
  }

  answer(answer: number, position: number, _seat: number, digest: string): void {
    this.send({ type: "answer", answer, position, digest });
  }
  ask(what: "undo" | "redo" | "restart", position: number): void {
    this.send({ type: what, position });
  }
  undoTo(to: number, position: number): void {
    this.send({ type: "undo-to", to, position });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}

/** The key of the machine that keeps the games, if its owner has opened the printed address in this browser. */
export function machineKey(): string {
  const given = new URLSearchParams(location.hash.slice(1)).get("key");
  if (given) {
    localStorage.setItem("lantern.key", given);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return localStorage.getItem("lantern.key") ?? "";
}
// The printed address differs from an open start page in its key alone, so the browser would not load it again.
addEventListener("hashchange", () => location.hash.startsWith("#key=") && location.reload());

/** Tokens of tables this browser sits at: in the fragment of the address, then in this browser only. */
export function takeTokens(id: string): string {
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  if (given) {
    keepTokens(id, [...keptTokens(id).split(","), ...given.split(",")]);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return keptTokens(id);
}

export function keptTokens(id: string): string {
  return localStorage.getItem(`lantern.table.${id}`) ?? "";
}

export function keepTokens(id: string, tokens: string[]): void {
  localStorage.setItem(`lantern.table.${id}`, [...new Set(tokens)].filter(Boolean).join(","));
}

/** The tables this browser has keys to, the newest last. */
export function keptTables(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith("lantern.table.")).map((key) => key.slice("lantern.table.".length));
}
