/** Exact chances of the next catcher phase: as things stand, and after an answer that is being considered. */
import { call } from "../net/api";
import type { OddsReply, Option } from "../net/protocol";
import type { TableStore } from "./tableStore.svelte";

const PAUSE = 120; // ms that a pointer rests before something counts as considered

export class OddsStore {
  on = $state(false);
  now = $state.raw<OddsReply | null>(null);
  after = $state.raw<OddsReply | null>(null);
  considered = $state.raw<Option | null>(null);
  readonly shown = $derived(this.on ? (this.after ?? this.now) : null);
  private cache = new Map<string, Promise<OddsReply>>();
  private timer = 0;

  constructor(private readonly store: TableStore) {}

  toggle = (): void => {
    this.on = !this.on;
    this.leave();
  };

  /** Ask for the present table; called whenever it has changed. */
  async refresh(): Promise<void> {
    this.leave();
    try {
      this.now = this.on ? await this.of("") : null;
    } catch (error) {
      this.on = false;
      this.store.notice = (error as Error).message;
    }
    this.tell();
  }

  /** The pointer or the focus is on an answer, or on nothing. */
  consider(option: Option | null | undefined): void {
    clearTimeout(this.timer);
    if (!this.on || !option) return this.leave();
    if (option === this.considered) return;
    this.timer = window.setTimeout(async () => {
      this.considered = option;
      const found = await this.of(String(option.answer)).catch(() => null);
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
    this.store.odds = this.shown?.arrival ?? null;
  }

  /** The chances as things stand, or after a plan. */
  of(plan: string): Promise<OddsReply> {
    const { id, digest } = this.store.scene;
    const key = `${digest}?${plan}`;
    const found =
      this.cache.get(key) ??
      call<OddsReply>(`/api/tables/${id}/odds${plan && `?plan=${plan}`}`, undefined, this.store.tokens);
    this.cache.set(key, found);
    found.catch(() => this.cache.delete(key));
    return found;
  }
}
