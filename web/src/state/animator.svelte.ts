/** Animates what has happened, one line of the log at a time; the scene that is drawn lags behind the latest one. */
import { pointOn, route, shortestWay, type Curve, type Point } from "../board/geometry";
import type { Line, Say, Scene } from "../net/protocol";
import { play as sound } from "../ui/sound";
import { stepOf, type Roll, type AnimationStep } from "./animationSteps";
import { isTold, momentsOf, type Moment } from "./moments";
import { settings } from "./settings.svelte";

const LONGEST = 5500; // ms; a longer sequence is played faster
const NARRATED = 1100; // ms; from here on the question bar shows the events
const READ = 700; // ms that a line can be read for while others wait
const MOMENT = 1200; // ms of a pause
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
  told = $state.raw<Say | null>(null); // what is shown in words, where there is time to read it
  moment = $state.raw<Moment | null>(null); // what the table pauses for just now
  moments = $state.raw<Moment[]>([]); // those that have left a mark
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
    this.told = null;
    this.moment = null;
  }

  /** End the animation and show the table as it is. */
  skip = (): void => {
    this.skipped = true;
  };

  /** Take away the marks of what has happened. */
  forget(): void {
    this.moments = [];
  }

  /** Animate from the present scene to the next one; scenes are shown in the order in which they came. */
  show(next: Scene, fresh: Line[]): Promise<void> {
    if (!this.playing && !this.waiting && !this.moves(fresh)) {
      this.finish(next, fresh);
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

  /** Show the table as it is, with a mark for each moment; where the game has gone back, none is left. */
  private finish(next: Scene, fresh: Line[], found = momentsOf(this.scene.table, fresh, next.table)): void {
    if (!fresh.length && next.position !== this.scene.position) this.forget();
    const missing = found.filter((moment) => moment && !this.moments.includes(moment));
    if (missing.length) this.moments = [...this.moments, ...(missing as Moment[])];
    this.settle(next);
  }

  private async perform(next: Scene, fresh: Line[]): Promise<void> {
    this.waiting--;
    const found = momentsOf(this.scene.table, fresh, next.table);
    this.skipped = !this.moves(fresh);
    const steps = this.skipped ? [] : fresh.map((line) => ({ line, step: stepOf(line, next.table) }));
    const whole = steps.reduce((sum, { step }) => sum + length(step), 0);
    this.tempo = Math.max(1, whole / LONGEST) * settings.tempo;
    const pauses = !this.skipped && found.some(Boolean);
    const narrated = pauses || whole > NARRATED;
    this.playing = pauses || whole > 0;
    for (const [i, { line, step }] of steps.entries()) {
      if (this.skipped) break;
      this.scene = { ...this.scene, log: [...this.scene.log, line] };
      const read = narrated && isTold(line);
      if (read) this.told = line.text;
      await this.play(step);
      if (found[i]) await this.pause(found[i]);
      else if (read) await this.run(Math.max(0, READ - length(step)));
    }
    this.finish(next, fresh, found);
  }

  /** Stand still for a moment. */
  private async pause(moment: Moment): Promise<void> {
    this.moment = moment;
    this.told = moment.text;
    this.moments = [...this.moments, moment];
    await this.run(MOMENT, undefined, settings.tempo);
    this.moment = null;
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
    else if (!ways.length && ms) await this.run(ms);
    if (what !== "still") this.change(step.after);
    this.moving = null;
  }

  private run(ms: number, draw?: (t: number) => void, tempo = this.tempo): Promise<void> {
    return new Promise((done) => {
      let begin = 0;
      const frame = (now: number) => {
        begin ||= now;
        const whole = ms / (this.waiting ? CATCH_UP : tempo);
        const t = whole ? Math.min(1, (now - begin) / whole) : 1;
        draw?.(t);
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
