/** A game that is looked at again: any moment of it, one after the other. */
import { Desk } from "../desk.svelte";
import { call, takeTokens } from "../net";
import type { Replay, RoundSummary, Scene } from "../protocol";

const PAUSE = 900; // ms between moments while it plays
const STORY = 80; // answers of log that are shown with a moment

export class Film {
  desk = $state.raw<Desk>();
  at = $state(0);
  last = $state(0);
  rounds = $state.raw<RoundSummary[]>([]);
  running = $state(false); // the game is not over yet
  playing = $state(false);
  problem = $state("");
  private stills: Scene[] = []; // of a film read from a file
  private tokens = "";
  private names: string[] = [];
  private wanted = 0;

  /** The rounds that have ended before this moment. */
  readonly past = $derived(this.rounds.filter(({ position }) => position <= this.at));
  /** Where each round begins, the unfinished one included. */
  readonly begins = $derived.by(() => {
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
      this.stills = await call<Scene[]>("/fixtures/replay.json");
      this.last = this.stills.length - 1;
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
    if (this.demo) return { ...this.stills[at]!, log: this.stills.slice(0, at + 1).flatMap((still) => still.log) };
    return call<Scene>(`/api/tables/${this.id}/scene?at=${at}&since=${Math.max(0, at - STORY)}`, undefined, this.tokens);
  }

  /** Show a moment; the address then links to it. */
  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, Math.trunc(at) || 0));
    this.wanted = to;
    const forward = to === this.at + 1;
    const scene = await this.scene(to);
    if (this.wanted !== to) return; // somebody has gone on meanwhile
    this.at = to;
    history.replaceState(null, "", `${location.pathname}${location.search}#${to}`);
    if (!this.desk) {
      this.desk = new Desk(scene, true);
      this.desk.tokens = this.tokens;
      this.desk.chairs = this.names.map((name) => ({ name, by: "person", here: true, muted: false }));
    } else if (forward) await this.desk.receive(scene);
    else this.desk.jump(scene);
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
