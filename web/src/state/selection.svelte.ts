/** What was touched on the table, what can be touched, and the answers that follow. */
import type { Option } from "../net/protocol";
import { optionsFor, isDanger, losesGame, originOf, reasonsFor } from "./options";
import type { TableStore } from "./tableStore.svelte";

export type Detail = { kind: "card" | "place" | "seat" | "stack" | "catcher"; id: string };

export class Selection {
  choices = $state.raw<Option[]>([]); // several answers belong to the thing that was touched
  detail = $state.raw<Detail | null>(null);
  losingAnswer = $state.raw<Option | null>(null); // waits for confirmation because it loses the game
  private answered = ""; // digest of the table that an answer has been sent for
  private nextTarget = ""; // to be answered once the present choice has been undone

  /** The place of the person who is being moved, or nothing. */
  readonly origin = $derived.by(() => originOf(this.store.question));
  /** The places that can be chosen now, and whether a capture follows. */
  readonly lit = $derived.by(() => this.findLit());

  constructor(private readonly store: TableStore) {}

  /** Forget what belongs to the scene before; returns what is to be touched in the new one. */
  clear(): string {
    const next = this.nextTarget;
    this.choices = [];
    this.losingAnswer = null;
    this.cancel();
    return next;
  }

  /** The last answer or request did not take effect. */
  cancel(): void {
    this.answered = "";
    this.nextTarget = "";
  }

  private findLit(): Map<string, { option: Option; danger: boolean }> {
    const found = new Map<string, { option: Option; danger: boolean }>();
    const { seats, animator, question } = this.store;
    if (!seats.participates || animator.playing) return found;
    for (const option of question.options)
      if (option.target.startsWith("place:")) found.set(option.target.slice(6), { option, danger: isDanger(option) });
    return found;
  }

  /** The answers that somebody at this screen can give by touching this thing. */
  answersTo(target: string): Option[] {
    const { seats, question } = this.store;
    if (!seats.canAnswer) return [];
    return optionsFor(question, target).filter(
      ({ seat }) => seats.mayAnswer(seat) && (seats.planning < 0 || seat === seats.planning),
    );
  }

  /** Something was touched: answer, choose among several answers, propose, or say what it is and why not. */
  touch(target: string, detail: Detail | null = null): void {
    const { seats, animator, question } = this.store;
    if (animator.playing) return animator.skip();
    const all = optionsFor(question, target);
    const own = this.answersTo(target);
    // Tokens are read while others act; only a touch on the map proposes at once.
    const found = own.length || !target.startsWith("place:") ? own : all.filter((option) => seats.mayPropose(option));
    if (found.length === 1) this.answer(found[0]!);
    else if (found.length) this.choices = found;
    else if (detail?.kind === "place" && this.origin && seats.participates && !all.length)
      this.touchWhileMoving(detail.id);
    else if (detail) this.detail = detail;
    else this.store.notice = this.whyNot(target);
  }

  /** Open the details of a card, which contain the button that buys or chooses it. */
  open(detail: Detail): void {
    const { animator } = this.store;
    if (animator.playing) animator.skip();
    else this.detail = detail;
  }

  /** A person is chosen and cannot go to this place: choose who stands there instead, or say why not. */
  private touchWhileMoving(place: string): void {
    if (place === this.origin) return;
    if (!this.mayMoveInstead(place)) return void (this.store.notice = this.whyNot(`place:${place}`));
    this.nextTarget = `place:${place}`;
    // The way is asked after the destination, so two answers are undone.
    this.store.undoTo(this.store.scene.position - (this.store.question.prompt.kind === "way" ? 2 : 1));
  }

  /** Whether somebody at this place can be chosen instead of the person who is being moved. */
  mayMoveInstead(place: string): boolean {
    const { seats, question, scene } = this.store;
    return (
      seats.canAnswer && seats.mayAnswer(question.seat) && scene.undoable > 0 && !!question.instead?.includes(place)
    );
  }

  private whyNot(target: string): string {
    const { words, question } = this.store;
    const found = reasonsFor(question, target);
    const elsewhere = question.elsewhere;
    const place = target.replace(/^place:/, "");
    if (!found.length && elsewhere && place !== target) {
      const what = words.word(`place-${place}`);
      return words.word("touch-why", { what, why: words.say(elsewhere.why), rule: elsewhere.rule });
    }
    return found
      .map(({ what, why, rule }) => words.word("touch-why", { what: words.say(what), why: words.say(why), rule }))
      .join(" ");
  }

  /** Give an answer. One of another seat becomes a draft proposal; one that loses the game needs confirmation. */
  answer(option: Option, confirmed = false): void {
    const { seats, proposals, scene, connection } = this.store;
    const mayAnswer = seats.mayAnswer(option.seat);
    this.choices = [];
    this.detail = null;
    this.store.notice = "";
    if (this.store.lesson?.refuses(option)) return;
    this.losingAnswer = !confirmed && mayAnswer && losesGame(option) ? option : null;
    if (this.losingAnswer) return;
    proposals.draft = !mayAnswer && seats.mayPropose(option) ? option : null;
    if (!mayAnswer || this.answered === scene.digest) return; // touched twice
    this.answered = scene.digest;
    connection?.answer(option.answer, scene.position, scene.digest);
  }

  /** Give the first answer to this target, if there is one. */
  answerTarget(target: string): void {
    const [option] = this.answersTo(target);
    if (option) this.answer(option);
  }
}
