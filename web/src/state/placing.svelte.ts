/** Placing everybody who was sold in one step: an even spread, which can be changed, then given answer by answer. */
import type { Share } from "../net/protocol";
import type { TableStore } from "./tableStore.svelte";

export class Placing {
  private moved = $state.raw({ digest: "", people: [] as number[] });

  constructor(private readonly store: TableStore) {}

  /** The plantations with the people who are to be held there, as proposed or as changed here. */
  get shares(): Share[] {
    const { scene, question } = this.store;
    if (this.moved.digest !== scene.digest) return question.spread;
    return question.spread.map((share, i) => ({ ...share, people: this.moved.people[i] ?? share.people }));
  }

  /** How many have no place yet. */
  get left(): number {
    const sum = (shares: Share[]) => shares.reduce((total, { people }) => total + people, 0);
    return sum(this.store.question.spread) - sum(this.shares);
  }

  mayAdd({ room, people }: Share): boolean {
    return this.left > 0 && people < room;
  }

  /** One person more or less on a plantation. */
  change(place: string, by: 1 | -1): void {
    const people = this.shares.map((share) => share.people + (share.place === place ? by : 0));
    this.moved = { digest: this.store.scene.digest, people };
  }

  /** Give the answers one after the other; the server checks each of them. */
  accept(): void {
    const targets = this.shares.flatMap(({ place, people }) => Array<string>(people).fill(`place:${place}`));
    this.store.selection.answerTargets(targets, this.store.question.prompt.kind);
  }
}
