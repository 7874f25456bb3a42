/** What is said beside the game: the lines, which of them are new, and whom this reader does not want to hear. */
import type { Desk } from "../desk.svelte";
import { newKey } from "../net";
import type { Said } from "../protocol";
import { explained } from "./refusals";
import { keep, kept } from "./keeping";

export const HOST = -1; // who speaks without a seat
export const LONGEST = 500; // signs in one line; the server takes no more

export class Talk {
  lines = $state.raw<Said[]>([]);
  hushed = $state.raw<number[]>([]); // seats this reader does not want to hear, here only
  draft = $state("");
  problem = $state("");
  private read = $state(0); // the last line that was seen
  private sent: { key: string; text: string } | null = null;

  readonly shown = $derived.by(() => this.lines.filter((line) => !this.hushed.includes(line.seat)));
  readonly unread = $derived.by(() => this.shown.filter((line) => line.id > this.read && !this.isMine(line.seat)).length);

  constructor(private readonly desk: Desk) {
    this.hushed = kept("hushed", desk.id, []);
    this.read = kept("read", desk.id, 0);
  }

  isMine(seat: number): boolean {
    return seat === HOST ? this.desk.host && !this.desk.seats.length : this.desk.seats.includes(seat);
  }

  /** Whether the host has asked everybody at this screen to be quiet. */
  get isQuiet(): boolean {
    const { seats, chairs } = this.desk;
    return seats.length > 0 && seats.every((seat) => chairs[seat]?.muted);
  }

  get maySpeak(): boolean {
    return (this.desk.host || this.desk.seats.length > 0) && !this.isQuiet;
  }

  take(lines: Said[]): void {
    this.lines = lines;
    if (this.sent) this.giveBack("");
  }

  hear(line: Said): void {
    this.lines = [...this.lines, line];
    if (this.isMine(line.seat)) this.sent = null;
  }

  /** All lines have been seen. */
  see(): void {
    const last = this.lines.at(-1)?.id ?? 0;
    if (last <= this.read) return;
    this.read = last;
    keep("read", this.desk.id, last);
  }

  say(): void {
    const text = this.draft.trim();
    if (!text || !this.desk.link) return;
    this.sent = { key: newKey(), text };
    this.draft = "";
    this.problem = "";
    this.desk.link.send({ type: "chat", text, key: this.sent.key });
  }

  /** What could not be said is given back to be changed or sent again; true if it was a line of this talk. */
  refused(key: string, code: string, sentence: string): boolean {
    if (this.sent?.key !== key) return false;
    this.giveBack(explained(code, sentence));
    return true;
  }

  private giveBack(problem: string): void {
    const said = this.lines.some((line) => this.isMine(line.seat) && line.text === this.sent?.text);
    if (this.sent && !said && !this.draft) this.draft = this.sent.text;
    this.problem = problem;
    this.sent = null;
  }

  hush(seat: number): void {
    this.hushed = this.hushed.includes(seat) ? this.hushed.filter((each) => each !== seat) : [...this.hushed, seat];
    keep("hushed", this.desk.id, this.hushed);
  }
}
