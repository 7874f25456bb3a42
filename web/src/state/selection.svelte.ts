/** What is read on the table, what can be touched on the map, and the answers that follow. */
import type { Blocked, Option } from "../net/protocol";
import { optionsFor, isDanger, losesGame, originOf, reasonsFor } from "./options";
import type { TableStore } from "./tableStore.svelte";

/** A thing on the table; a token and a role belong to a seat, and `blocked` is all that is not offered. */
export interface Detail {
  kind: "card" | "place" | "seat" | "stack" | "token" | "catcher" | "blocked";
  id: string;
  seat?: number;
}
/** Whose thing it is; -1 for what belongs to nobody. */
const ownerOf = ({ kind, id, seat = -1 }: Detail): number => (kind === "seat" ? Number(id) : seat);

/** Tokens and roles of all seats have the same targets: an answer is about those of its own seat. */
const isAbout = ({ target, seat }: Option, detail: Detail): boolean =>
  ownerOf(detail) < 0 || seat === ownerOf(detail) || target.startsWith("seat:");

/** A thing that is being read in a popover beside it, and how it was opened. */
export interface Reading extends Detail {
  anchor: Element;
  how: "press" | "hold" | "hover";
}

export class Selection {
  reading = $state.raw<Reading | null>(null);
  losingAnswer = $state.raw<Option | null>(null); // waits for confirmation because it loses the game
  private answered = ""; // digest of the table that an answer has been sent for
  private nextTargets: string[] = []; // to be answered one after the other, each in the scene that comes
  private nextKind = ""; // the question that they answer; another one ends them
  private leaving = 0; // timer of a popover that the pointer has left

  /** The place of the person who is being moved, or nothing. */
  readonly origin = $derived.by(() => originOf(this.store.question));
  /** The places that can be chosen now, and whether a capture follows. */
  readonly lit = $derived.by(() => this.findLit());

  constructor(private readonly store: TableStore) {}

  /** Forget what belongs to the scene before; returns how to go on with answers that were given together. */
  clear(): () => void {
    const [targets, kind] = [this.nextTargets, this.nextKind];
    this.losingAnswer = null;
    this.cancel();
    return () => this.answerTargets(targets, kind);
  }

  /** The last answer or request did not take effect. */
  cancel(): void {
    this.answered = "";
    this.nextTargets = [];
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

  /** What the question calls a thing; a place also stands for the catchers in it. */
  targetsOf({ kind, id }: Detail): string[] {
    const { table, animator } = this.store;
    if (kind === "card") {
      const slot = table.queue.findIndex((each) => each?.id === id);
      return slot < 0 ? [] : [`card:${slot + 1}`];
    }
    if (kind === "seat") return [`seat:${id}`, "role"];
    if (kind !== "place") return [`${kind}:${id}`];
    const here = Object.entries(animator.catchers).filter(([, place]) => place === id);
    return [`place:${id}`, ...here.map(([colour]) => `catcher:${colour}`)];
  }

  /** The answers that somebody at this screen can give about a thing. */
  answersAbout(detail: Detail): Option[] {
    return this.targetsOf(detail)
      .flatMap((target) => this.answersTo(target))
      .filter((option) => isAbout(option, detail));
  }

  /** What another player could do with a thing, which can be proposed. */
  proposalsAbout(detail: Detail): Option[] {
    const { seats, question } = this.store;
    const all = this.targetsOf(detail)
      .flatMap((target) => optionsFor(question, target))
      .filter((option) => isAbout(option, detail));
    return all.some(({ seat }) => seats.mayAnswer(seat)) ? [] : all.filter((option) => seats.mayPropose(option));
  }

  /** Why a thing cannot be used now, as far as the server says. */
  reasonsAbout(detail: Detail): Blocked[] {
    const { question } = this.store;
    const owner = ownerOf(detail);
    if (owner >= 0 && owner !== question.seat) return [];
    return this.targetsOf(detail).flatMap((target) => reasonsFor(question, target));
  }

  /** Open the popover of a thing. A mouse that only rests on something does not interrupt what is being read. */
  read(detail: Detail, anchor: Element, how: Reading["how"] = "press"): void {
    const { animator } = this.store;
    if (how === "hover" && (animator.playing || (this.reading && this.reading.how !== "hover"))) return;
    if (animator.playing) animator.skip();
    this.stay();
    this.reading = { ...detail, anchor, how };
  }

  /** A thing was pressed: read it, keep open what was only hovered over, or put it away again. */
  toggle(detail: Detail, anchor: Element): void {
    if (this.isRead(anchor) && this.reading?.how !== "hover") this.close();
    else this.read(detail, anchor);
  }

  isRead(anchor: Element): boolean {
    return this.reading?.anchor === anchor;
  }

  close(): void {
    this.stay();
    this.reading = null;
  }

  /** The pointer is on the thing or its popover. */
  stay(): void {
    clearTimeout(this.leaving);
  }

  /** The pointer has left; what is open only because it rested there closes soon. */
  leave(after: number): void {
    if (this.reading?.how !== "hover") return;
    this.stay();
    this.leaving = window.setTimeout(() => this.close(), after);
  }

  /** A place was touched: answer or propose, choose somebody else, or read what it is and why not. */
  touchPlace(id: string, anchor: Element): void {
    const { seats, animator, question } = this.store;
    if (animator.playing) return animator.skip();
    const detail: Detail = { kind: "place", id };
    const own = this.answersAbout(detail);
    const found = own.length ? own : optionsFor(question, `place:${id}`).filter((option) => seats.mayPropose(option));
    if (found.length === 1) this.answer(found[0]!);
    else if (!found.length && id !== this.origin && this.mayMoveInstead(id)) this.moveInstead(id);
    else this.toggle(detail, anchor);
  }

  /** Choose somebody at this place instead of the person who is being moved. */
  moveInstead(place: string): void {
    this.close();
    [this.nextTargets, this.nextKind] = [[`place:${place}`], ""];
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

  /** Give an answer. One of another seat becomes a draft proposal; one that loses the game needs confirmation. */
  answer(option: Option, confirmed = false): void {
    const { seats, proposals, scene, connection } = this.store;
    const mayAnswer = seats.mayAnswer(option.seat);
    this.close();
    this.store.notice = "";
    if (this.store.lesson?.refuses(option)) return;
    this.losingAnswer = !confirmed && mayAnswer && losesGame(option) ? option : null;
    if (this.losingAnswer) return;
    proposals.draft = !mayAnswer && seats.mayPropose(option) ? option : null;
    if (!mayAnswer || this.answered === scene.digest) return; // touched twice
    this.answered = scene.digest;
    this.store.animator.forget();
    connection?.answer(option.answer, scene.position, scene.digest);
  }

  /** Answer with these targets one after the other, as long as each is offered and the same is asked. */
  answerTargets([target = "", ...more]: string[], kind = ""): void {
    const [option] = this.answersTo(target);
    if (!option || (kind && kind !== this.store.question.prompt.kind)) return;
    this.answer(option);
    [this.nextTargets, this.nextKind] = [more, kind];
  }

  /** Say beside the question why an answer is not offered. */
  explain({ what, why, rule }: Blocked): void {
    const { words } = this.store;
    this.store.notice = words.word("touch-why", { what: words.say(what), why: words.say(why), rule });
  }
}
