/** Shows the moments of a game again, one by one or playing on. */
import { call } from "../net/api";
import type { Replay, RoundSummary, Scene } from "../net/protocol";
import { takeTokens } from "../state/storage";
import { TableStore } from "../state/tableStore.svelte";

const PAUSE = 900; // ms between moments while it plays
const LOG_LENGTH = 80; // answers of log that are shown with a moment

export class ReplayPlayer {
  store = $state.raw<TableStore>();
  at = $state(0);
  last = $state(0);
  rounds = $state.raw<RoundSummary[]>([]);
  running = $state(false); // the game is not over yet
  playing = $state(false);
  problem = $state("");
  private demoScenes: Scene[] = []; // of a demo
  private tokens = "";
  private names: string[] = [];
  private wanted = 0;

  /** The rounds that have ended before this moment. */
  readonly past = $derived(this.rounds.filter(({ position }) => position <= this.at));
  /** Where each round roundStarts, the unfinished one included. */
  readonly roundStarts = $derived.by(() => {
    const found = this.rounds.map(({ round }, i) => ({ round, position: this.rounds[i - 1]?.position ?? 0 }));
    const end = this.rounds.at(-1);
    return this.running ? [...found, { round: (end?.round ?? 0) + 1, position: end?.position ?? 0 }] : found;
  });

  constructor(
    readonly id: string,
    private readonly demo: string,
  ) {}

  /** Do something that may be refused; the reason is shown. */
  attempt(work: Promise<unknown>): void {
    this.problem = "";
    work.catch((error: Error) => {
      this.problem = error.message;
      this.playing = false;
    });
  }

  async open(at: number): Promise<void> {
    if (this.demo) {
      this.demoScenes = await call<Scene[]>("/fixtures/replay.json");
      this.last = this.demoScenes.length - 1;
    } else {
      this.tokens = takeTokens(this.id);
      const found = await call<Replay>(`/api/tables/${this.id}/rounds`, undefined, this.tokens);
      this.last = found.positions;
      this.rounds = found.rounds;
      this.names = found.names;
      this.running = !found.outcome;
    }
    await this.go(Number.isFinite(at) ? at : this.last);
  }

  private async scene(at: number): Promise<Scene> {
    if (this.demo)
      return { ...this.demoScenes[at]!, log: this.demoScenes.slice(0, at + 1).flatMap((still) => still.log) };
    return call<Scene>(
      `/api/tables/${this.id}/scene?at=${at}&since=${Math.max(0, at - LOG_LENGTH)}`,
      undefined,
      this.tokens,
    );
  }

  /** Show a moment; the address then links to it. */
  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, Math.trunc(at) || 0));
    this.wanted = to;
    const forward = to === this.at + 1;
    const scene = await this.scene(to);
    if (this.wanted !== to) return; // superseded by a later request
    this.at = to;
    history.replaceState(null, "", `${location.pathname}${location.search}#${to}`);
    if (!this.store) {
      this.store = new TableStore(scene, true);
      this.store.tokens = this.tokens;
      this.store.seats.chairs = this.names.map((name) => ({ name, by: "person", here: true, muted: false }));
    } else if (forward) await this.store.receive(scene);
    else this.store.jump(scene);
  }

  /** Play on from here, or stop. */
  async play(): Promise<void> {
    this.playing = !this.playing;
    while (this.playing && this.at < this.last) {
      await this.go(this.at + 1);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.playing = false;
  }

  stop(): void {
    this.playing = false;
  }
}
