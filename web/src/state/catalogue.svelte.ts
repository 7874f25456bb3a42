/** The catalogue of the server: cards, goals and the sources of numbers. Fetched once, when first needed. */
import { call } from "../net/api";
import type { Catalogue, ShownTable } from "../net/protocol";

class CatalogueStore {
  private found = $state.raw<Catalogue | null>(null);
  private asked: Promise<Catalogue> | null = null;

  load(): Promise<Catalogue> {
    this.asked ??= call<Catalogue>("/api/catalogue").then((found) => (this.found = found));
    this.asked.catch(() => (this.asked = null));
    return this.asked;
  }

  /** All of it, as soon as it has come. */
  get all(): Catalogue | null {
    return this.found;
  }

  /** The kinds of computer players there are. */
  async computerKinds(): Promise<string[]> {
    return (await this.load()).players;
  }

  /** Whether this number is an estimate; nothing is said before the sources are known. */
  isEstimate(about: string, what: string): boolean {
    return !!this.found?.numbers.some(
      (claim) => claim.source === "estimate" && claim.about === about && claim.what.startsWith(what),
    );
  }

  isEstimatedGoal({ side, players }: Pick<ShownTable, "side" | "players">, what: "freed" | "lost"): boolean {
    const goal = this.found?.sides[side]?.find((each) => each.players === players);
    return goal?.[`${what}Source`] === "estimate";
  }
}

export const catalogue = new CatalogueStore();
