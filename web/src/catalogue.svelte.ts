/** What the server knows besides the game: who says which number. Fetched once, when something asks for it. */
import { call } from "./net";
import type { Catalogue, ShownTable } from "./protocol";

class Known {
  private found = $state.raw<Catalogue | null>(null);
  private asked: Promise<Catalogue> | null = null;

  load(): Promise<Catalogue> {
    this.asked ??= call<Catalogue>("/api/catalogue").then((found) => (this.found = found));
    this.asked.catch(() => (this.asked = null));
    return this.asked;
  }

  /** Whether this number is an estimate; nothing is said before the sources are known. */
  isEstimate(about: string, what: string): boolean {
    return !!this.found?.numbers.some((claim) => claim.source === "estimate" && claim.about === about && claim.what.startsWith(what));
  }

  isEstimatedGoal({ side, players }: Pick<ShownTable, "side" | "players">, what: "freed" | "lost"): boolean {
    const goal = this.found?.sides[side]?.find((each) => each.players === players);
    return goal?.[`${what}Source`] === "estimate";
  }
}

export const known = new Known();
