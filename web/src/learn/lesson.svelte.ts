/** A lesson at a table: which step it is at, what it accepts as an answer, and what it lights. */
import type { Lesson, LessonStep, Option } from "../net/protocol";
import type { TableStore } from "../state/tableStore.svelte";
import { forgetLesson, keepLesson } from "./lessons";

/** Whether an answer is one that a step asks for: `to newport`, one of several, or any of a kind (`to *`). */
export function accepts(pattern: string, word: string): boolean {
  return pattern
    .split(" | ")
    .some((each) => word === each || (each.endsWith(" *") && word.startsWith(each.slice(0, -1))));
}

export class LessonStore {
  index = $state(0);
  aside = $state(""); // the entry of a sentence for those who have tried something else

  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.index]!);
  readonly isLast = $derived.by(() => this.index === this.lesson.steps.length - 1);
  /** What the step waits for; nothing where there is only something to look at. */
  readonly awaited = $derived.by(() => this.step.answers[this.store.scene.position - this.step.at] ?? "");
  readonly accepted: Option[] = $derived.by(() =>
    this.awaited ? this.store.question.options.filter((option) => accepts(this.awaited, option.word)) : [],
  );
  /** The game has left the lesson, as when it was played on without it in another window. */
  readonly isAstray = $derived.by(() => !!this.awaited && !this.store.animator.playing && !this.accepted.length);
  /** What its answers are about. */
  private readonly targets = $derived.by(() => this.accepted.map((option) => this.lightOf(option)));
  /** What is lit: what the step names, what its answers are about, and their buttons. */
  readonly lights = $derived.by(() => [
    ...this.step.light,
    ...this.targets,
    ...this.accepted.map(({ answer }) => `answer:${answer}`),
  ]);
  /** What has to be seen: where something is to be done, that comes before what is told about it. */
  readonly focus = $derived.by(() => (this.awaited ? this.targets : this.step.light));

  constructor(
    private readonly store: TableStore,
    readonly lesson: Lesson,
    step = 0,
  ) {
    this.index = Math.min(Math.max(step, 0), lesson.steps.length - 1);
    this.follow(store.scene.position);
  }

  /** A card is lit by its name, because it slides. */
  private lightOf({ target }: Option): string {
    const [kind, thing = ""] = target.split(":");
    return kind === "card" ? `card:${this.store.table.queue[Number(thing) - 1]?.id.replace(/^card-/, "")}` : target;
  }

  private fits(index: number, position: number): boolean {
    const { at, answers } = this.lesson.steps[index]!;
    return position >= at && position < at + Math.max(answers.length, 1);
  }

  /** The game stands at this position now: go on to its step, or back to it after an undo. */
  follow(position: number): void {
    const { steps } = this.lesson;
    if (!this.fits(this.index, position)) {
      const next = this.index + 1;
      this.index =
        steps[next]?.at === position
          ? next
          : Math.max(
              steps.findLastIndex(({ at }) => at <= position),
              0,
            );
    }
    this.keep();
  }

  private keep(): void {
    const { name, steps } = this.lesson;
    if (this.isLast) forgetLesson(name);
    else keepLesson({ name, table: this.store.id, step: this.index, steps: steps.length });
  }

  private goTo(index: number): void {
    this.index = index;
    this.aside = "";
    this.keep();
  }

  next(): void {
    if (!this.step.answers.length && !this.isLast) this.goTo(this.index + 1);
  }

  /** Whether the step before can be reached: rolls and draws are never undone. */
  get mayGoBack(): boolean {
    const { position, undoable } = this.store.scene;
    const before = this.lesson.steps[this.index - 1];
    return !!before && !this.store.animator.playing && position - Math.min(before.at, position) <= undoable;
  }

  back(): void {
    if (!this.mayGoBack) return;
    const { at } = this.lesson.steps[this.index - 1]!;
    this.goTo(this.index - 1);
    if (at < this.store.scene.position) this.store.undoTo(at);
  }

  /** Whether an answer is not what the step asks for; then it is not sent, and a kind sentence says so. */
  refuses(option: Option): boolean {
    const refused = !accepts(this.awaited, option.word);
    this.aside = !refused ? "" : this.awaited ? `${this.step.text}.otherwise` : "lesson-look-first";
    return refused;
  }
}
