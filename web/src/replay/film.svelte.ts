/** A game that is looked at again: any moment of it, one after the other. */
import { Desk } from "../desk.svelte";
import { call, takeTokens } from "../net";
import type { Created, Replay, Round, Scene } from "../protocol";

const PAUSE = 900; // ms between moments while it plays
const STORY = 80; // answers of log that are shown with a moment

export class Film {
  desk = $state.raw<Desk>();
  at = $state(0);
  last = $state(0);
  rounds = $state.raw<Round[]>([]);
  playing = $state(false);
  private stills: Scene[] = []; // of a film read from a file
  private tokens = "";
  private wanted = 0;

  constructor(
    readonly id: string,
    private readonly demo: string,
  ) {}

  async open(at: number): Promise<void> {
    if (this.demo) {
      this.stills = await call<Scene[]>("/fixtures/replay.json");
      this.last = this.stills.length - 1;
    } else {
      this.tokens = takeTokens(this.id);
      const found = await call<Replay>(`/api/tables/${this.id}/rounds`, undefined, this.tokens);
      this.last = found.positions;
      this.rounds = found.rounds;
    }
    await this.go(Number.isFinite(at) ? at : this.last);
  }

  private async scene(at: number): Promise<Scene> {
    if (this.demo) return { ...this.stills[at]!, log: this.stills.slice(0, at + 1).flatMap((still) => still.log) };
    return call<Scene>(`/api/tables/${this.id}/scene?at=${at}&since=${Math.max(0, at - STORY)}`, undefined, this.tokens);
  }

  /** Show a moment; the address then links to it. */
  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, at));
    this.wanted = to;
    const forward = to === this.at + 1;
    const scene = await this.scene(to);
    if (this.wanted !== to) return; // somebody has gone on meanwhile
    this.at = to;
    history.replaceState(null, "", `${location.pathname}${location.search}#${to}`);
    if (!this.desk) {
      this.desk = new Desk(scene, true);
      this.desk.tokens = this.tokens;
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

  /** The moment at which a round begins. */
  beginning(round: number): number {
    return this.rounds.find((each) => each.round === round - 1)?.position ?? 0;
  }

  async branch(): Promise<Created> {
    return call<Created>(`/api/tables/${this.id}/branch?at=${this.at}`, {}, this.tokens);
  }

  async record(): Promise<string> {
    return call<string>(`/api/tables/${this.id}/record`, undefined, this.tokens);
  }
}
