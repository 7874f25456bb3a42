/** The way to the server: live where it can be, with patience where it cannot. Tokens travel in bodies and headers only. */
import type { Line, Message } from "./protocol";

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
    throw new Refusal("The server cannot be reached just now.");
  }
  const type = response.headers.get("content-type") ?? "";
  const value: unknown = type.includes("json") ? await response.json() : await response.text();
  if (response.ok) return value as T;
  const sentence = (value as { sentence?: string })?.sentence;
  throw new Refusal(sentence ?? `The server answered with ${response.status}.`);
}

/** Log lines after a position are replaced by those that came. */
export function joined(before: Line[], since: number, lines: Line[]): Line[] {
  return [...before.filter((line) => line.moment <= since), ...lines.filter((line) => line.moment > since)];
}

export interface Table {
  answer(answer: number, position: number, seat: number): void;
  ask(what: "undo" | "redo" | "restart", position: number): void;
  undoTo(to: number, position: number): void;
  send(message: Record<string, unknown>): void;
  close(): void;
}

type Heard = (message: Message) => void;
type Status = "open" | "waiting" | "lost";

const FIRST_WAIT = 400; // ms before trying again; doubled each time
const LONGEST_WAIT = 15_000;

/** A table listened to live; it comes back by itself after an interruption. */
export class LiveTable implements Table {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private waiting: string[] = []; // sent while nobody heard; an answer's key makes sending twice harmless
  private timer = 0;

  constructor(
    private readonly id: string,
    private readonly tokens: string,
    private readonly heard: Heard,
    private readonly changed: (status: Status) => void,
    private readonly since: () => number,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ hello: this.tokens, since: this.since() }));
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Message;
      if (message.type === "welcome") {
        this.tries = 0;
        this.changed("open");
        for (const text of this.waiting.splice(0)) socket.send(text);
      }
      this.heard(message);
    };
    socket.onclose = (event) => this.again(event.code);
  }

  private again(code: number): void {
    if (this.closed) return;
    // 1008: the token does not fit; trying again would not help.
    if (code === 1008 || code === 4401 || code === 4403 || code === 4404) return this.changed("lost");
    this.changed("waiting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private hurry = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };

  send(message: Record<string, unknown>): void {
    const text = JSON.stringify({ key: crypto.randomUUID(), ...message });
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    else this.waiting.push(text);
  }

  answer(answer: number, position: number): void {
    this.send({ type: "answer", answer, position });
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
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }
}

/** Tokens of tables this browser sits at: in the fragment of the address, then in this browser only. */
export function takeTokens(id: string): string {
  const key = `lantern.table.${id}`;
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  const kept = localStorage.getItem(key) ?? "";
  const all = [...new Set([...kept.split(","), ...(given ?? "").split(",")])].filter(Boolean).join(",");
  if (given) {
    localStorage.setItem(key, all);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return all;
}

export function keepTokens(id: string, tokens: string[]): void {
  localStorage.setItem(`lantern.table.${id}`, [...new Set(tokens)].filter(Boolean).join(","));
}

/** The tables this browser has keys to, the newest last. */
export function keptTables(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith("lantern.table.")).map((key) => key.slice("lantern.table.".length));
}
