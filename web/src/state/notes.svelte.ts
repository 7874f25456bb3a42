/** Private notes, one for each seat, saved on the server when the writing pauses. */
import { explained } from "../net/api";
import { newKey } from "../net/connection";
import type { TableStore } from "./tableStore.svelte";

const PAUSE = 900; // ms without a key
export const LONGEST_NOTE = 10_000; // characters; the server takes no more

export class NotesStore {
  texts = $state<Record<number, string>>({});
  state = $state<"" | "writing" | "sent" | "kept">("");
  problem = $state("");
  private changed = new Set<number>();
  private pending = new Set<string>(); // keys of notes that the server has not confirmed
  private timer = 0;

  constructor(private readonly store: TableStore) {}

  /** Take over the notes of the server, except where something is being written here. */
  replace(notes: Record<string, string>): void {
    for (const [seat, text] of Object.entries(notes))
      if (!this.changed.has(Number(seat)) && !this.pending.size) this.texts[Number(seat)] = text;
  }

  write(seat: number, text: string): void {
    this.texts[seat] = text;
    this.state = "writing";
    this.changed.add(seat);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.save, PAUSE);
  }

  /** Send what has changed without waiting any longer. */
  save = (): void => {
    clearTimeout(this.timer);
    for (const seat of this.changed) {
      const key = newKey();
      this.pending.add(key);
      this.store.connection?.send({ type: "note", seat, text: this.texts[seat] ?? "", key });
    }
    if (this.changed.size) this.state = "sent";
    this.changed.clear();
  };

  onAccepted(key: string): void {
    if (this.pending.delete(key) && !this.pending.size && !this.changed.size) [this.state, this.problem] = ["kept", ""];
  }

  /** True if the refusal was about one of these notes. */
  onRefused(key: string, code: string, sentence: string): boolean {
    if (!this.pending.delete(key)) return false;
    this.problem = explained(code, sentence);
    this.state = "writing";
    return true;
  }
}
