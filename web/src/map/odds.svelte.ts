/** The odds layer: exact chances for the next catcher phase, and for the table after an answer that is being considered. */
import type { Desk } from "../desk.svelte";
import { call } from "../net";
import type { OddsReply, Option } from "../protocol";

const PAUSE = 120; // ms that a pointer rests before something counts as considered

export class OddsLayer {
  on = $state(false);
  now = $state.raw<OddsReply | null>(null);
  after = $state.raw<OddsReply | null>(null);
  considered = $state.raw<Option | null>(null);
  readonly shown = $derived(this.on ? (this.after ?? this.now) : null);
  private known = new Map<string, Promise<OddsReply>>();
  private timer = 0;

  constructor(private readonly desk: Desk) {}

  toggle = (): void => {
    this.on = !this.on;
    this.leave();
  };

  /** Count for the table as it stands; to be called whenever it has changed. */
  async count(): Promise<void> {
    this.leave();
    try {
      this.now = this.on ? await this.ask("") : null;
    } catch (error) {
      this.on = false;
      this.desk.notice = (error as Error).message;
    }
    this.tell();
  }

  /** Somebody points at an answer, or at nothing. */
  consider(option: Option | null | undefined): void {
    clearTimeout(this.timer);
    if (!this.on || !option) return this.leave();
    if (option === this.considered) return;
    this.timer = window.setTimeout(async () => {
      this.considered = option;
      const found = await this.ask(String(option.answer)).catch(() => null);
      if (this.considered !== option) return;
      this.after = found;
      this.tell();
    }, PAUSE);
  }

  private leave(): void {
    clearTimeout(this.timer);
    this.considered = null;
    this.after = null;
    this.tell();
  }

  private tell(): void {
    this.desk.odds = this.shown?.arrival ?? null;
  }

  private ask(plan: string): Promise<OddsReply> {
    const { id, digest } = this.desk.scene;
    const key = `${digest}?${plan}`;
    const found = this.known.get(key) ?? call<OddsReply>(`/api/tables/${id}/odds${plan && `?plan=${plan}`}`, undefined, this.desk.tokens);
    this.known.set(key, found);
    found.catch(() => this.known.delete(key));
    return found;
  }
}

/** "5/36" in whole percents; what is not nothing is never shown as nothing. */
export function percent(chance: string): string {
  const [a = 0, b = 1] = chance.split("/").map(Number);
  const share = (100 * a) / b;
  return share > 0 && share < 1 ? "<1" : String(Math.round(share));
}
