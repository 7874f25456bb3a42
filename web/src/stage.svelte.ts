/** Plays what has happened, one thing at a time, from the facts of the log; the table that is drawn lags behind it. */
import { along, route, SPOTS, way, type Curve, type Point } from "./board";
import type { Line, Say, Scene } from "./protocol";
import { settings } from "./settings.svelte";

const WALK = 260; // ms for each place
const RIDE = 220; // ms for a catcher's step
const FADE = 300; // ms for a lantern to go out
const REST = 80; // ms for the cross-fade of those who want no motion
const MOST = 14; // steps; a longer story is shown as it stands at its end

export interface Moving extends Point {
  what: "seeker" | "catcher" | "captured";
  colour: string;
  fade: number; // 1 is there, 0 is gone
}
interface Step {
  what: Moving["what"];
  colour: string;
  from: string;
  to: string;
}

const spot = (arg: unknown): string => (arg as Say | undefined)?.id?.replace(/^(place|catcher)-/, "") ?? "";

/** The steps of a story that can be seen on the map. */
export function steps(lines: Line[]): Step[] {
  const found: Step[] = [];
  for (const { say, fact } of lines) {
    const { from, place, catcher } = say.args;
    if (say.id === "log-moved" || say.id === "log-carried")
      found.push({ what: "seeker", colour: "", from: spot(from), to: spot(place) });
    else if (say.id === "log-freed" && !found.some((each) => each.to === "canada" && each.from === SPOTS[fact[1]]))
      found.push({ what: "seeker", colour: "", from: SPOTS[fact[1]] ?? "", to: "canada" });
    else if (say.id === "log-catcher")
      found.push({ what: "catcher", colour: spot(catcher), from: spot(from), to: spot(place) });
    else if (say.id === "log-captured") found.push({ what: "captured", colour: "", from: spot(place), to: spot(place) });
  }
  return found;
}

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

export class Stage {
  scene = $state.raw<Scene>()!;
  people = $state.raw<Record<string, number>>({});
  catchers = $state.raw<Record<string, string>>({});
  moving = $state.raw<Moving | null>(null);
  playing = $state(false);
  private skipped = false;

  constructor(scene: Scene) {
    this.settle(scene);
  }

  private settle(scene: Scene): void {
    this.scene = scene;
    this.people = scene.table.people;
    this.catchers = scene.table.catchers;
    this.moving = null;
    this.playing = false;
  }

  /** Stop moving at once and show the table as it is. */
  skip = (): void => {
    this.skipped = true;
  };

  /** Show the next scene, walking there from this one. */
  async show(next: Scene, fresh: Line[]): Promise<void> {
    const todo = steps(fresh);
    this.skipped = settings.motion === "none" || todo.length > MOST || document.hidden;
    this.playing = todo.length > 0 && !this.skipped;
    for (const step of this.playing ? todo : []) {
      if (this.skipped) break;
      await this.play(step);
    }
    this.settle(next);
  }

  private async play({ what, colour, from, to }: Step): Promise<void> {
    if (what === "catcher") this.catchers = { ...this.catchers, [colour]: "" };
    else this.people = { ...this.people, [from]: Math.max(0, (this.people[from] ?? 0) - 1) };
    if (what === "captured") await this.run(FADE, (t) => ({ ...along(route(from, from), 0), what, colour, fade: 1 - t }));
    else for (const leg of legs(from, to)) await this.run(what === "catcher" ? RIDE : WALK, (t) => ({ ...along(leg, ease(t)), what, colour, fade: 1 }));
    if (what === "catcher") this.catchers = { ...this.catchers, [colour]: to };
    else if (what === "seeker") this.people = { ...this.people, [to]: (this.people[to] ?? 0) + 1 };
    this.moving = null;
  }

  private run(length: number, draw: (t: number) => Moving): Promise<void> {
    const whole = length * (settings.motion === "slow" ? 2 : 1);
    return new Promise((done) => {
      let begin = 0;
      const frame = (now: number) => {
        begin ||= now;
        const t = Math.min(1, (now - begin) / whole);
        this.moving = draw(t);
        if (t < 1 && !this.skipped) requestAnimationFrame(frame);
        else done();
      };
      requestAnimationFrame(frame);
    });
  }
}

function legs(from: string, to: string): Curve[] {
  const stops = way(from, to);
  return stops.slice(1).map((stop, i) => route(stops[i]!, stop));
}

export { REST };
