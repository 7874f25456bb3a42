/** One's own notes, one for each seat; kept by the server when the writing pauses. */
import type { Desk } from "../desk.svelte";
import { newKey } from "../net";
import { explained } from "./refusals";

const PAUSE = 900; // ms without a key
export const LONGEST_NOTE = 10_000; // signs; the server takes no more

export class Notes {
  texts = $state<Record<number, string>>({});
  state = $state<"" | "writing" | "sent" | "kept">("");
  problem = $state("");
  private changed = new Set<number>();
  private keys = new Set<string>();
  private timer = 0;

  constructor(private readonly desk: Desk) {}

  /** The notes as the server has them; what is being written here is not lost to them. */
  take(notes: Record<string, string>): void {
    for (const [seat, text] of Object.entries(notes))
      if (!this.changed.has(Number(seat)) && !this.keys.size) this.texts[Number(seat)] = text;
  }

  write(seat: number, text: string): void {
    this.texts[seat] = text;
    this.state = "writing";
    this.changed.add(seat);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.keep, PAUSE);
  }

  /** Send what has changed, without waiting any longer. */
  keep = (): void => {
    clearTimeout(this.timer);
    for (const seat of this.changed) {
      const key = newKey();
      this.keys.add(key);
      this.desk.link?.send({ type: "note", seat, text: this.texts[seat] ?? "", key });
    }
    if (this.changed.size) this.state = "sent";
    this.changed.clear();
  };

  accepted(key: string): void {
    if (this.keys.delete(key) && !this.keys.size && !this.changed.size) [this.state, this.problem] = ["kept", ""];
  }

  /** True if it was one of these notes. */
  refused(key: string, code: string, sentence: string): boolean {
    if (!this.keys.delete(key)) return false;
    this.problem = explained(code, sentence);
    this.state = "writing";
    return true;
  }
}
