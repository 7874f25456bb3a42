/** One open table as the page holds it: the scene, what is lit, what was touched, and the way to answer. */
import { getContext, setContext } from "svelte";
import { Advice } from "./advice/advice.svelte";
import { CHANCE } from "./content";
import { joined, keptTokens, type Status, type Table as Link } from "./net";
import type { Ask, Chair, Idea, Message, Option, Question, Refused, Scene, Update, Welcome } from "./protocol";
import { about, isDanger, losesGame, origin, reasons } from "./options";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import { awaited } from "./together/company";
import { Notes } from "./together/notes.svelte";
import { explained } from "./together/refusals";
import { keepSeen, wasAway } from "./together/seen";
import { HOST, Talk } from "./together/talk.svelte";

export type Detail = { kind: "card" | "place" | "seat" | "stack" | "catcher"; id: string };

const KEY = Symbol("desk");
export const useDesk = (): Desk => getContext<Desk>(KEY);
export const giveDesk = (desk: Desk): Desk => setContext(KEY, desk);

export class Desk {
  stage: Stage;
  latest = $state.raw<Scene>()!;
  notice = $state(""); // a sentence for the reader, such as why an answer came too late
  choice = $state.raw<Option[]>([]); // several answers about the thing touched
  detail = $state.raw<Detail | null>(null);
  voice = $state(-1); // of several seats at this screen, the one whose planning is shown
  ending = $state.raw<Option | null>(null); // an answer that loses the game, about to be given
  odds = $state.raw<Record<string, string> | null>(null);
  heard = $state(""); // the live region

  // Playing together
  chairs = $state.raw<Chair[]>([]);
  seats = $state.raw<number[]>([]); // for whom this browser may answer
  host = $state(false);
  watching = $state(0);
  hints = $state(false); // may be asked for at this table
  status = $state<Status>("open");
  why = $state(""); // the table is lost to this browser
  ideas = $state.raw<Idea[]>([]);
  draft = $state.raw<Option | null>(null); // an answer of another seat, about to be proposed
  wish = $state.raw<Ask | null>(null); // somebody wants to take back answers of others
  missed = $state(-1); // what came after this position has not been seen here
  beside = $state<"log" | "talk" | "notes">("log");
  playersOpen = $state(false);
  questionOpen = $state(true); // it has a place on the screen just now
  readonly talk: Talk;
  readonly notes: Notes;
  readonly advice: Advice;
  link: Link | null = null;
  tokens = "";
  readonly still: boolean; // a replay: nothing can be answered
  private given = ""; // the table an answer has been sent for
  private asked = false; // to take something back
  private wanted = ""; // who is to be chosen once the choice of another person has been taken back
  private lost = { at: 0, position: 0 };

  readonly scene = $derived.by(() => this.stage.scene);
  readonly table = $derived(this.scene.table);
  readonly question: Question = $derived(this.scene.question);
  readonly origin = $derived(origin(this.question));
  readonly mine = $derived.by(() => !this.still && !this.stage.playing && [...this.question.options, ...this.question.others].some((option) => this.may(option.seat)));
  readonly called = $derived.by(() => !this.still && !this.stage.playing && awaited(this).some((seat) => this.may(seat))); // the table waits for this screen
  readonly lit = $derived.by(() => this.findLit());

  constructor(scene: Scene, still = false) {
    this.stage = new Stage(scene);
    this.latest = scene;
    this.still = still;
    this.talk = new Talk(this);
    this.notes = new Notes(this);
    this.advice = new Advice(this);
  }

  get id(): string {
    return this.latest.id;
  }

  get words() {
    return settings.words;
  }

  /** Whether somebody at this screen plays or sets up the table; others watch. */
  get speaks(): boolean {
    return !this.still && (this.host || this.seats.length > 0);
  }

  isComputer(seat: number): boolean {
    return !!this.chairs[seat]?.by.startsWith("computer");
  }

  isAway(seat: number): boolean {
    const chair = this.chairs[seat];
    return !!chair && !chair.here && !this.isComputer(seat);
  }

  /** Whether this browser may answer for a seat; for chance anybody at the table may, who then has dice of their own. */
  may(seat: number): boolean {
    if (this.still) return false;
    return seat === CHANCE ? this.seats.length > 0 : this.seats.includes(seat) && !this.isComputer(seat);
  }

  /** Whether an answer is somebody else's, to whom it can be proposed. */
  mayPropose(option: Option): boolean {
    return this.speaks && option.seat >= 0 && !this.seats.includes(option.seat) && !this.isComputer(option.seat);
  }

  /** Whose prices are shown: those of whoever decides at this screen, or else of the first who sits here; -1 for who watches. */
  get self(): number {
    const asked = this.voice >= 0 ? this.voice : this.question.seat;
    return asked >= 0 && this.may(asked) ? asked : (this.seats.find((seat) => this.may(seat)) ?? -1);
  }

  /** What a card or a token costs whoever looks. */
  priceOf(thing: { price: number; prices?: number[] }): number {
    return thing.prices?.[this.self] ?? thing.price;
  }

  /** The places that can be touched now, and whether what follows is a capture. */
  private findLit(): Map<string, { option: Option; danger: boolean }> {
    const found = new Map<string, { option: Option; danger: boolean }>();
    if (!this.speaks || this.stage.playing) return found;
    for (const option of this.question.options)
      if (option.target.startsWith("place:")) found.set(option.target.slice(6), { option, danger: isDanger(option) });
    return found;
  }

  /** The question is laid out; what is returned takes it away. */
  lay(): () => void {
    this.questionOpen = true;
    return () => (this.questionOpen = false);
  }

  seatName(seat: number): string {
    if (seat === HOST) return this.words.word("the-host");
    const name = this.chairs[seat]?.name;
    if (name) return name;
    const role = this.table.mats[seat]?.role;
    return role ? this.words.word(`role-${role}`) : this.words.word("seat", { number: seat + 1 });
  }

  /** A new scene has come: walk there, and tell those who listen. */
  async receive(scene: Scene): Promise<void> {
    const last = this.latest.log.at(-1)?.moment ?? this.latest.position;
    const fresh = scene.position > this.latest.position ? scene.log.filter((line) => line.moment > Math.max(last, 0)) : [];
    this.latest = scene;
    this.given = "";
    this.choice = [];
    this.ending = null;
    this.ideas = [];
    this.draft = null;
    this.wish = null;
    if (!this.still) keepSeen(this.id, scene.position);
    this.heard = [...fresh.map((line) => this.words.say(line.text)), this.words.say(scene.question.prompt.text)].slice(-8).join(" ");
    const wanted = this.wanted;
    this.wanted = "";
    await this.stage.show(scene, fresh);
    if (this.latest !== scene) return this.stage.show(this.latest, []);
    const [option] = this.answersTo(wanted);
    if (option) this.answer(option);
  }

  /** Show another moment at once. */
  jump(scene: Scene): void {
    this.latest = scene;
    this.heard = this.words.say(scene.question.prompt.text);
    void this.stage.show(scene, []);
  }

  /** The answers that somebody at this screen can give by this thing. */
  answersTo(target: string): Option[] {
    if (!this.mine) return [];
    return about(this.question, target).filter((option) => this.may(option.seat) && (this.voice < 0 || option.seat === this.voice));
  }

  /** Something on the table was touched: answer, choose among several answers, propose, or say what it is and why not. */
  touch(target: string, detail: Detail | null = null): void {
    if (this.stage.playing) return this.stage.skip();
    const all = about(this.question, target);
    const mine = this.answersTo(target);
    // Tokens are read while others act; only a touch on the map proposes at once.
    const found = mine.length || !target.startsWith("place:") ? mine : all.filter((option) => this.mayPropose(option));
    if (found.length === 1) this.answer(found[0]!);
    else if (found.length) this.choice = found;
    else if (detail?.kind === "place" && this.origin && this.speaks && !all.length) this.touchWhileMoving(detail.id);
    else if (detail) this.detail = detail;
    else this.notice = this.whyNot(target);
  }

  /** A card is read first; what opens has the button that buys or chooses it. */
  read(detail: Detail): void {
    if (this.stage.playing) this.stage.skip();
    else this.detail = detail;
  }

  /** A person is chosen, and a place was touched where they cannot go: choose who stands there instead, or say why not. */
  private touchWhileMoving(place: string): void {
    if (place === this.origin) return;
    if (!this.mayMoveInstead(place)) return void (this.notice = this.whyNot(`place:${place}`));
    this.wanted = `place:${place}`;
    this.undoTo(this.scene.position - (this.question.prompt.kind === "way" ? 2 : 1)); // the way is asked after the destination
  }

  /** Whether somebody who stands there can be chosen instead of the person chosen to move. */
  mayMoveInstead(place: string): boolean {
    return this.mine && this.may(this.question.seat) && this.scene.undoable > 0 && !!this.question.instead?.includes(place);
  }

  private whyNot(target: string): string {
    const found = reasons(this.question, target);
    const further = this.question.elsewhere;
    const place = target.replace(/^place:/, "");
    if (!found.length && further && place !== target) return this.words.word("touch-why", { what: this.words.word(`place-${place}`), why: this.words.say(further.why), rule: further.rule });
    return found.map(({ what, why, rule }) => this.words.word("touch-why", { what: this.words.say(what), why: this.words.say(why), rule })).join(" ");
  }

  /** Give an answer; that of another seat is laid out to be proposed, and one that loses the game is asked about. */
  answer(option: Option, sure = false): void {
    this.choice = [];
    this.detail = null;
    this.notice = "";
    this.ending = !sure && this.may(option.seat) && losesGame(option) ? option : null;
    if (this.ending) return;
    this.draft = !this.may(option.seat) && this.mayPropose(option) ? option : null;
    if (!this.may(option.seat) || this.given === this.scene.digest) return; // touched twice
    this.given = this.scene.digest;
    this.link?.answer(option.answer, this.scene.position, option.seat, this.scene.digest);
  }

  propose(option: Option): void {
    this.draft = null;
    this.link?.send({ type: "propose", answer: option.answer, position: this.scene.position });
  }

  /** Who proposes this answer. */
  proposers(option: Option): number[] {
    return this.ideas.filter((idea) => idea.answer === option.answer && idea.position === this.scene.position).map((idea) => idea.seat);
  }

  ask(what: "undo" | "redo" | "restart"): void {
    this.notice = "";
    this.asked = true;
    this.link?.ask(what, this.scene.position);
  }

  undoTo(moment: number): void {
    this.asked = true;
    this.link?.undoTo(moment, this.scene.position);
  }

  /** The server has let this browser in, for the first time or again. */
  greet(message: Welcome, first = false): void {
    const fewer = message.you.seats.length < this.seats.length;
    this.seats = message.you.seats;
    this.host = message.you.host;
    this.tokens = keptTokens(this.id) || this.tokens; // a seat may have come or gone
    this.chairs = message.chairs;
    this.watching = message.watching;
    this.hints = message.hints;
    this.notice = fewer ? this.words.word("line-seat-gone") : "";
    this.talk.take(message.chat);
    this.notes.take(message.notes);
    const from = this.lost;
    this.lost = { at: 0, position: 0 };
    if (first) keepSeen(this.id, message.scene.position);
    else {
      if (from.at && wasAway(from, message.scene.position)) this.missed = from.position;
      this.take(message);
    }
    this.ideas = message.ideas;
    this.wish = message.ask;
  }

  /** The line to the server has changed. */
  turned(status: Status, why: string): void {
    if (status === "waiting" && !this.lost.at) this.lost = { at: Date.now(), position: this.latest.position };
    this.status = status;
    this.why = why;
  }

  /** Since when the log has to be told after an interruption: nothing before a roll or a draw is ever taken back. */
  get sure(): number {
    return this.latest.position - this.latest.undoable;
  }

  private take({ since, scene }: Pick<Update, "since" | "scene">): void {
    void this.receive({ ...scene, log: joined(this.latest.log, since, scene.log) });
  }

  /** Everything the server says after its welcome. */
  hear(message: Message): void {
    switch (message.type) {
      case "update":
        return this.goOn(message);
      case "chairs":
        this.chairs = message.chairs;
        this.watching = message.watching;
        return this.allow(message.hints);
      case "said":
        this.talk.hear(message);
        if (!this.talk.isMine(message.seat) && !this.talk.hushed.includes(message.seat))
          this.heard = this.words.word("talk-heard", { seat: this.seatName(message.seat), text: message.text });
        return;
      case "idea":
        return this.hearIdea(message);
      case "asking":
        if (message.declined >= HOST && !message.ask) this.notice = this.words.word(message.declined === this.wish?.by ? "wish-withdrawn" : "wish-declined", { seat: this.seatName(message.declined) });
        this.wish = message.ask;
        return;
      case "accepted":
        return this.notes.accepted(message.key);
      case "refused":
        return this.refused(message);
    }
  }

  /** The game has gone on, or back; who did not ask for going back is told. */
  private goOn(message: Update): void {
    const back = this.latest.position - message.scene.position;
    this.take(message);
    if (message.cause !== "undo" || this.asked) return void (this.asked = false);
    this.notice = this.words.word("undone", { answers: back });
    this.heard = `${this.notice} ${this.heard}`;
  }

  /** Hints may be asked for, or not; who has not switched it is told. */
  private allow(hints: boolean): void {
    if (hints === this.hints) return;
    this.hints = hints;
    this.heard = this.words.word(hints ? "hints-are-on" : "hints-are-off");
  }

  private hearIdea(idea: Idea): void {
    this.ideas = [...this.ideas.filter((each) => each.seat !== idea.seat), idea];
    const option = [...this.question.options, ...this.question.others].find((each) => each.answer === idea.answer);
    if (option) this.heard = this.words.word("idea-heard", { seat: this.seatName(idea.seat), answer: option.text });
  }

  /** Something was not done; the table as it is now comes with the reason. */
  private refused({ code, sentence, key, scene }: Refused): void {
    if (this.status === "waiting" || this.status === "lost") return; // the table is closed to this browser, and the banner says why
    if (this.talk.refused(key, code, sentence) || this.notes.refused(key, code, sentence)) return;
    this.given = "";
    this.wanted = "";
    if (scene && scene.digest !== this.latest.digest) this.take({ since: Math.min(scene.position, (scene.log[0]?.moment ?? Infinity) - 1), scene });
    this.notice = explained(code, sentence);
  }
}
