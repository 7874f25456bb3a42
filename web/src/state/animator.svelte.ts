/** Animates what has happened, one line of the log at a time; the scene that is drawn lags behind the latest one. */
import { pointOn, route, shortestWay, type Curve, type Point } from "../board/geometry";
import type { Line, Scene } from "../net/protocol";
import { play as sound } from "../ui/sound";
import { stepOf, type Roll, type AnimationStep } from "./animationSteps";
import { settings } from "./settings.svelte";

const LONGEST = 5500; // ms; a longer sequence is played faster
const NARRATED = 1100; // ms; from here on the question bar shows the events
const CATCH_UP = 3; // times as fast when more has already come

export interface Moving extends Point {
  what: AnimationStep["what"];
  colour: string;
  fade: number; // 1 is there, 0 is gone
  from: string;
  to: string;
  done: number; // of the whole way, 0 to 1
}

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

export class Animator {
  scene = $state.raw<Scene>()!;
  moving = $state.raw<Moving | null>(null);
  roll = $state.raw<Roll | null>(null);
  playing = $state(false);
  narrating = $state(false); // long enough to be shown in words
  readonly people: Record<string, number> = $derived.by(() => this.scene.table.people);
  readonly catchers: Record<string, string> = $derived.by(() => this.scene.table.catchers);
  private skipped = false;
  private tempo = 1;
  private waiting = 0; // scenes that have come and are not yet shown
  private last: Promise<void> = Promise.resolve();

  constructor(scene: Scene) {
    this.settle(scene);
  }

  private settle(scene: Scene): void {
    this.scene = scene;
    this.moving = null;
    this.roll = null;
    this.playing = false;
    this.narrating = false;
  }

  /** End the animation and show the table as it is. */
  skip = (): void => {
    this.skipped = true;
  };

  /** Animate from the present scene to the next one; scenes are shown in the order in which they came. */
  show(next: Scene, fresh: Line[]): Promise<void> {
    if (!this.playing && !this.waiting && !this.moves(fresh)) {
      this.settle(next);
      return Promise.resolve();
    }
    if (!fresh.length) this.skip();
    this.waiting++;
    this.last = this.last.then(() => this.perform(next, fresh));
    return this.last;
  }

  private moves(fresh: Line[]): boolean {
    return fresh.length > 0 && settings.motion !== "none" && !document.hidden;
  }

  private async perform(next: Scene, fresh: Line[]): Promise<void> {
    this.waiting--;
    this.skipped = !this.moves(fresh);
    const steps = this.skipped ? [] : fresh.map((line) => ({ line, step: stepOf(line, next.table) }));
    const whole = steps.reduce((sum, { step }) => sum + length(step), 0);
    this.tempo = Math.max(1, whole / LONGEST) / (settings.motion === "slow" ? 2 : 1);
    this.playing = whole > 0;
    this.narrating = whole > NARRATED;
    for (const { line, step } of steps) {
      if (this.skipped) break;
      this.scene = { ...this.scene, log: [...this.scene.log, line] };
      await this.play(step);
    }
    this.settle(next);
  }

  private change(change: AnimationStep["after"]): void {
    const table = change(this.scene.table);
    if (table !== this.scene.table) this.scene = { ...this.scene, table };
  }

  private async play(step: AnimationStep): Promise<void> {
    const { what, colour, from, to, ms } = step;
    if (step.sound) sound(step.sound);
    this.change(step.before);
    if (what === "still") this.change(step.after);
    this.roll = step.roll ?? (what === "ride" ? this.roll : null);
    const ways = what === "walk" || what === "ride" ? legs(from, to) : [];
    for (const [i, leg] of ways.entries())
      await this.run(
        ms,
        (t) =>
          (this.moving = {
            ...pointOn(leg, ease(t)),
            what,
            colour,
            fade: 1,
            from,
            to,
            done: (i + ease(t)) / ways.length,
          }),
      );
    if (what === "fade")
      await this.run(
        ms,
        (t) => (this.moving = { ...pointOn(route(from, from), 0), what, colour, fade: 1 - t, from, to, done: t }),
      );
    else if (!ways.length && ms) await this.run(ms, () => undefined);
    if (what !== "still") this.change(step.after);
    this.moving = null;
  }

  private run(ms: number, draw: (t: number) => void): Promise<void> {
    return new Promise((done) => {
      let begin = 0;
      const frame = (now: number) => {
        begin ||= now;
        const whole = ms / (this.waiting ? CATCH_UP : this.tempo);
        const t = Math.min(1, (now - begin) / whole);
        draw(t);
        if (t < 1 && !this.skipped && !document.hidden) requestAnimationFrame(frame);
        else done();
      };
      if (document.hidden) done();
      else requestAnimationFrame(frame);
    });
  }
}

/** The drawn lines that are walked, one after the other. */
function legs(from: string, to: string): Curve[] {
  const stops = shortestWay(from, to);
  return stops.slice(1).map((stop, i) => route(stops[i]!, stop));
}

function length({ what, from, to, ms }: AnimationStep): number {
  return what === "walk" || what === "ride" ? ms * Math.max(1, shortestWay(from, to).length - 1) : ms;
}
