/** The chat beside the game: its lines, which of them are unread, and which seats this reader has hidden. */
import { explained } from "../net/api";
import { newKey } from "../net/connection";
import type { Said } from "../net/protocol";
import type { Words } from "../text/words";
import { keep, kept } from "./storage";
import type { TableStore } from "./tableStore.svelte";

export const LONGEST_LINE = 500; // characters; the server takes no more
const PAUSE = 180; // seconds after which a speaker is named again

export class ChatStore {
  lines = $state.raw<Said[]>([]);
  hushed = $state.raw<number[]>([]); // seats whose lines are hidden in this browser
  draft = $state("");
  problem = $state("");
  private lastRead = $state(0); // the id of a line
  private sent: { key: string; text: string } | null = null;

  readonly shown = $derived.by(() => this.lines.filter((line) => !this.hushed.includes(line.seat)));
  readonly unread = $derived.by(
    () => this.shown.filter((line) => line.id > this.lastRead && !this.store.seats.isFromHere(line.seat)).length,
  );

  constructor(private readonly store: TableStore) {
    this.hushed = kept("hushed", store.id, []);
    this.lastRead = kept("read", store.id, 0);
  }

  /** Whether the host has muted everybody at this screen. */
  get isMuted(): boolean {
    const { own, chairs } = this.store.seats;
    return own.length > 0 && own.every((seat) => chairs[seat]?.muted);
  }

  get mayWrite(): boolean {
    const { host, own } = this.store.seats;
    return (host || own.length > 0) && !this.isMuted;
  }

  replace(lines: Said[]): void {
    this.lines = lines;
    if (this.sent) this.restoreDraft("");
  }

  onSaid(line: Said): void {
    const { seats, words } = this.store;
    this.lines = [...this.lines, line];
    if (seats.isFromHere(line.seat)) this.sent = null;
    else if (!this.hushed.includes(line.seat))
      this.store.announce(words.word("chat-heard", { seat: seats.nameOf(line.seat), text: line.text }));
  }

  markRead(): void {
    const last = this.lines.at(-1)?.id ?? 0;
    if (last <= this.lastRead) return;
    this.lastRead = last;
    keep("read", this.store.id, last);
  }

  send(): void {
    const text = this.draft.trim();
    if (!text || !this.store.connection) return;
    this.sent = { key: newKey(), text };
    this.draft = "";
    this.problem = "";
    this.store.connection.send({ type: "chat", text, key: this.sent.key });
  }

  /** A refused line becomes the draft again; true if the refusal was about one. */
  onRefused(key: string, code: string, sentence: string): boolean {
    if (this.sent?.key !== key) return false;
    this.restoreDraft(explained(code, sentence));
    return true;
  }

  private restoreDraft(problem: string): void {
    const { seats } = this.store;
    const arrived = this.lines.some((line) => seats.isFromHere(line.seat) && line.text === this.sent?.text);
    if (this.sent && !arrived && !this.draft) this.draft = this.sent.text;
    this.problem = problem;
    this.sent = null;
  }

  /** Hide or show the lines of a seat. */
  toggleHushed(seat: number): void {
    this.hushed = this.hushed.includes(seat) ? this.hushed.filter((each) => each !== seat) : [...this.hushed, seat];
    keep("hushed", this.store.id, this.hushed);
  }
}

/** Whether a line names its speaker: several lines in short succession name them once. */
export function namesSpeaker(lines: Said[], i: number): boolean {
  const [before, line] = [lines[i - 1], lines[i]!];
  return !before || before.seat !== line.seat || line.at - before.at > PAUSE;
}

/** The time of today, or day and time. */
export function clock(at: number, { locale }: Words, now = new Date()): string {
  const date = new Date(at * 1000);
  const time = date.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  if (date.toDateString() === now.toDateString()) return time;
  return `${date.toLocaleDateString(locale, { day: "numeric", month: "long" })}, ${time}`;
}
