/** A puzzle at a table: how its turn is going, asked anew after every answer. */
import { call } from "../net/api";
import type { Grade } from "../net/protocol";
import type { TableStore } from "../state/tableStore.svelte";
import { markSolved } from "./puzzles";

export class PuzzleStore {
  grade = $state.raw<Grade | null>(null);
  problem = $state("");
  private asked = -1; // the position that was graded last

  constructor(private readonly store: TableStore) {}

  /** Whether the aim is reached in the turn that is still going on. */
  get isMet(): boolean {
    return !!this.grade && !this.grade.over && this.grade.met;
  }

  /** The table stands at this position now. */
  async follow(position: number): Promise<void> {
    if (position === this.asked) return;
    this.asked = position;
    try {
      const found = await call<Grade>(`/api/tables/${this.store.id}/puzzle`, undefined, this.store.tokens);
      if (this.asked !== position) return;
      this.grade = found;
      this.problem = "";
      if (found.over && found.met) markSolved(found.id);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
