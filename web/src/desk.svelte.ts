/** One open table as the page holds it: the scene, what is lit, what was touched, and the way to answer. */
import { getContext, setContext } from "svelte";
import type { Table as Link } from "./net";
import type { Ask, Chair, Idea, Message, Option, Question, Said, Scene } from "./protocol";
import { about, isDanger, origin, reasons } from "./options";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";

export type Detail = { kind: "card" | "place" | "seat" | "stack" | "catcher"; id: string };

const KEY = Symbol("desk");
export const useDesk = (): Desk => getContext<Desk>(KEY);
export const giveDesk = (desk: Desk): Desk => setContext(KEY, desk);

export class Desk {
  stage: Stage;
  latest = $state.raw<Scene>()!;
  chairs = $state.raw<Chair[]>([]);
  seats = $state.raw<number[]>([]); // for whom this browser may answer
  status = $state<"open" | "waiting" | "lost" | "still">("open");
  notice = $state(""); // a sentence for the reader, such as why an answer came too late
  choice = $state.raw<Option[]>([]); // several answers about the thing touched
  detail = $state.raw<Detail | null>(null);
  odds = $state.raw<Record<string, string> | null>(null);
  heard = $state(""); // the live region
  chat = $state.raw<Said[]>([]);
  ideas = $state.raw<Idea[]>([]);
  wish = $state.raw<Ask | null>(null); // somebody wants to take back answers of others
  link: Link | null = null;
  tokens = "";
  readonly still: boolean; // a replay: nothing can be answered

  readonly scene = $derived.by(() => this.stage.scene);
  readonly table = $derived(this.scene.table);
  readonly question: Question = $derived(this.scene.question);
  readonly origin = $derived(origin(this.question));
  readonly mine = $derived.by(() => !this.still && !this.stage.playing && [...this.question.options, ...this.question.others].some((option) => this.may(option.seat)));
  readonly lit = $derived.by(() => this.findLit());

  constructor(scene: Scene, still = false) {
    this.stage = new Stage(scene);
    this.latest = scene;
    this.still = still;
  }

  get words() {
    return settings.words;
  }

  /** Whether this browser may answer for a seat; for chance anybody at the table may, who then has dice of their own. */
  may(seat: number): boolean {
    return !this.still && (this.seats.includes(seat) || (seat === -2 && this.seats.length > 0));
  }

  /** The places that can be touched now, and whether what follows is a capture. */
  private findLit(): Map<string, { option: Option; danger: boolean }> {
    const found = new Map<string, { option: Option; danger: boolean }>();
    if (this.still || this.stage.playing) return found;
    for (const option of this.question.options)
      if (option.target.startsWith("place:")) found.set(option.target.slice(6), { option, danger: isDanger(option) });
    return found;
  }

  seatName(seat: number): string {
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
    this.choice = [];
    this.ideas = [];
    this.wish = null;
    this.heard = [...fresh.map((line) => this.words.say(line.say)), this.words.say(scene.question.say)].slice(-8).join(" ");
    await this.stage.show(scene, fresh);
    if (this.latest !== scene) await this.stage.show(this.latest, []);
  }

  /** Show another moment at once. */
  jump(scene: Scene): void {
    this.latest = scene;
    this.heard = this.words.say(scene.question.say);
    void this.stage.show(scene, []);
  }

  /** Something on the table was touched: answer, choose among several answers, or say what it is and why not. */
  touch(target: string, detail: Detail | null = null): void {
    if (this.stage.playing) return this.stage.skip();
    const found = this.mine ? about(this.question, target).filter((option) => this.may(option.seat)) : [];
    if (found.length === 1) this.answer(found[0]!);
    else if (found.length) this.choice = found;
    else if (detail) this.detail = detail;
    else this.notice = reasons(this.question, target).map((each) => `${this.words.say(each.what)}: ${this.words.say(each.why)} (${each.rule})`).join(" ");
  }

  answer(option: Option): void {
    this.choice = [];
    this.detail = null;
    this.notice = "";
    this.link?.answer(option.answer, this.scene.position, option.seat);
  }

  /** What is said beside the game: chat, proposals, wishes to undo. */
  hear(message: Message): void {
    if (message.type === "said") this.chat = [...this.chat, message];
    else if (message.type === "idea") this.ideas = [...this.ideas.filter((each) => each.seat !== message.seat), message];
    else if (message.type === "asking") {
      this.wish = message.ask;
      if (message.declined >= 0) this.notice = `${this.seatName(message.declined)} would rather not take that back.`;
    }
  }

  ask(what: "undo" | "redo" | "restart"): void {
    this.notice = "";
    this.link?.ask(what, this.scene.position);
  }

  undoTo(moment: number): void {
    this.link?.undoTo(moment, this.scene.position);
  }
}
