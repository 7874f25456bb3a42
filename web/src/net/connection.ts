/** The live connection to a table, which comes back by itself after an interruption. Tokens travel in messages only. */
import { keptTokens } from "../state/storage";
import { withChanges } from "./changes";
import type { Command, Hello, Message, Scene } from "./protocol";

export interface TableConnection {
  answer(answer: number, position: number, digest: string): void;
  request(what: "undo" | "redo" | "restart", position: number): void;
  undoTo(to: number, position: number): void;
  send(command: Command): void;
  close(): void;
  reconnect?(): void; // with the tokens that this browser has now
}

/** Unsaved: an answer is sent again until it could be saved. Waiting: trying to connect. Lost: closed for good. */
export type Status = "open" | "unsaved" | "waiting" | "lost";

const FIRST_WAIT = 400; // ms before trying again; doubled each time
const LONGEST_WAIT = 15_000;
const PING_INTERVAL = 25_000; // ms
const PING_TIMEOUT = 8_000; // ms
const POLICY_VIOLATION = 1008; // close code: trying again would not help
const NOT_SAVED = "not-saved"; // refusal code: the same answer may succeed in a moment
export const HANDED_OVER = "seat-handed-over"; // close reason: the seat has got a new link

/** A random key for one request; crypto.randomUUID exists on encrypted pages only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Commands that may be sent twice: an answer counts once, and a note replaces itself. */
const isIdempotent = (type: Command["type"]): boolean => type === "answer" || type === "note";

interface Sent {
  text: string;
  type: Command["type"];
}

export class Connection implements TableConnection {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private handedOver = false;
  private unconfirmed = new Map<string, Sent>(); // by key
  private unsavedKey = ""; // of an answer that the server could not save
  private reconnectTimer = 0;
  private pingTimer = 0;
  private lastMessageAt = 0;
  private scene: Scene | null = null; // as the server has last told it to everybody; changes are made to it

  constructor(
    private readonly id: string,
    private readonly onMessage: (message: Message) => void,
    private readonly onStatus: (status: Status, reason: string) => void,
    private readonly since: () => number, // the position after which log lines are wanted
  ) {
    this.connect();
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    const hello = (): Hello => ({ hello: keptTokens(this.id), since: this.since(), feed: "changes" });
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Message);
    socket.onclose = (event) => this.onClosed(event.code, event.reason);
  }

  private receive(message: Message): void {
    this.lastMessageAt = Date.now();
    if (message.type === "welcome") this.onWelcome();
    if (
      message.type === "refused" &&
      message.code === NOT_SAVED &&
      this.unconfirmed.get(message.key)?.type === "answer"
    )
      return this.sendAgain(message.key);
    if ("key" in message) this.onConfirmed(message.key);
    this.onMessage(this.completed(message));
  }

  /** Changes become an update with the whole scene, so that nobody else has to know of them. */
  private completed(message: Message): Message {
    if (message.type === "welcome" || message.type === "update") this.scene = message.scene;
    if (message.type !== "changed" || !this.scene) return message;
    this.scene = withChanges(this.scene, message);
    return { type: "update", since: message.since, cause: message.cause, scene: this.scene, key: message.key };
  }

  private onConfirmed(key: string): void {
    this.unconfirmed.delete(key);
    if (key !== this.unsavedKey) return;
    this.unsavedKey = "";
    this.tries = 0;
    this.onStatus("open", "");
  }

  /** Send an answer again that could not be saved, after a growing pause. */
  private sendAgain(key: string): void {
    this.unsavedKey = key;
    this.onStatus("unsaved", "");
    window.setTimeout(() => {
      const sent = this.unconfirmed.get(key);
      if (sent && this.isOpen) this.socket?.send(sent.text);
    }, this.nextWait());
  }

  private nextWait(): number {
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
  }

  private onWelcome(): void {
    this.tries = 0;
    this.handedOver = false;
    this.onStatus("open", "");
    for (const [key, { text, type }] of this.unconfirmed) {
      this.socket?.send(text);
      if (!isIdempotent(type)) this.unconfirmed.delete(key);
    }
    clearInterval(this.pingTimer);
    this.pingTimer = window.setInterval(this.ping, PING_INTERVAL);
  }

  /** A dead connection may look open; one that does not answer a ping is replaced. */
  private ping = (): void => {
    const asked = Date.now();
    this.send({ type: "ping" });
    setTimeout(() => {
      if (this.closed || this.lastMessageAt >= asked || !this.isOpen) return;
      this.drop();
      this.onClosed(0, "");
    }, PING_TIMEOUT);
  };

  /** Close the socket without waiting for the other side. */
  private drop(): void {
    const socket = this.socket;
    if (socket) socket.onclose = socket.onmessage = null;
    socket?.close();
  }

  private onClosed(code: number, reason: string): void {
    clearInterval(this.pingTimer);
    if (this.closed) return;
    // Other tokens of this browser may still open the table; if not, the server refuses the next attempt.
    const firstHandOver = reason === HANDED_OVER && !this.handedOver;
    if (code === POLICY_VIOLATION && !firstHandOver)
      return this.onStatus("lost", this.handedOver ? HANDED_OVER : reason);
    this.handedOver ||= firstHandOver;
    this.onStatus("waiting", "");
    this.reconnectTimer = window.setTimeout(() => this.connect(), firstHandOver ? 0 : this.nextWait());
  }

  /** The network or the reader is back: do not wait any longer. */
  private reconnectNow = (): void => {
    if (document.hidden || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.reconnectTimer);
    this.tries = 0;
    this.connect();
  };

  reconnect(): void {
    clearTimeout(this.reconnectTimer);
    this.drop();
    this.connect();
  }

  send(command: Command): void {
    const key = command.key ?? newKey();
    const text = JSON.stringify({ ...command, key });
    const isOpen = this.isOpen;
    if (isOpen) this.socket?.send(text);
    if (isIdempotent(command.type) || (!isOpen && command.type !== "ping"))
      this.unconfirmed.set(key, { text, type: command.type });
  }

  answer(answer: number, position: number, digest: string): void {
    this.send({ type: "answer", answer, position, digest });
  }
  request(what: "undo" | "redo" | "restart", position: number): void {
    this.send({ type: what, position });
  }
  undoTo(to: number, position: number): void {
    this.send({ type: "undo-to", to, position });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.reconnectTimer);
    clearInterval(this.pingTimer);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
  }
}
