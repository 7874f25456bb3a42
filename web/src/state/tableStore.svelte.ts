/** One open table: its scene, the connection to the server, and the stores for everything around them. */
import { getContext, setContext } from "svelte";
import type { LessonStore } from "../learn/lesson.svelte";
import { explained } from "../net/api";
import type { Status } from "../net/connection";
import type { TableConnection } from "../net/connection";
import type { Message, Question, Refused, Scene, Update, Welcome } from "../net/protocol";
import type { PuzzleStore } from "../puzzles/puzzle.svelte";
import { Animator } from "./animator.svelte";
import { ChatStore } from "./chat.svelte";
import { HintStore } from "./hints.svelte";
import { joined } from "./log";
import { momentsOf, sentences } from "./moments";
import { NotesStore } from "./notes.svelte";
import { ProposalStore } from "./proposals.svelte";
import { SeatStore } from "./seats.svelte";
import { Selection } from "./selection.svelte";
import { settings } from "./settings.svelte";
import { noteFinished } from "./statistics";
import { keepSeen, keptTokens, wasAway } from "./storage";

const KEY = Symbol("table store");
export const useTableStore = (): TableStore => getContext<TableStore>(KEY);
export const provideTableStore = (store: TableStore): TableStore => setContext(KEY, store);

const MOST_ANNOUNCED = 8; // sentences at once

export class TableStore {
  readonly animator: Animator;
  readonly seats = new SeatStore(this);
  readonly selection = new Selection(this);
  readonly proposals = new ProposalStore(this);
  readonly hints = new HintStore(this);
  readonly chat: ChatStore;
  readonly notes = new NotesStore(this);

  latest = $state.raw<Scene>()!; // as the server has it; the scene that is drawn may lag behind
  notice = $state(""); // a sentence beside the question, such as why an answer was refused
  announcement = $state(""); // the text of the live region
  odds = $state.raw<Record<string, string> | null>(null); // the chance of a catcher in each place, while odds are shown

  puzzle = $state.raw<PuzzleStore | null>(null); // where the table began as a puzzle
  level = ""; // of the start page
  lesson = $state.raw<LessonStore | null>(null); // where somebody learns by playing

  connection: TableConnection | null = null;
  status = $state<Status>("open");
  closeReason = $state(""); // why this browser can no longer reach the table
  missedSince = $state(-1); // what came after this position has not been seen here
  tokens = "";
  private interrupted = { at: 0, position: 0 };
  private undoing = false; // this browser has asked for an undo

  sidebar = $state<"log" | "chat" | "notes">("log");
  playersOpen = $state(false);
  questionVisible = $state(true);

  readonly scene = $derived.by(() => this.animator.scene);
  readonly table = $derived(this.scene.table);
  readonly question: Question = $derived(this.scene.question);

  constructor(
    scene: Scene,
    readonly readOnly = false, // a replay
  ) {
    this.animator = new Animator(scene);
    this.latest = scene;
    this.chat = new ChatStore(this);
  }

  get id(): string {
    return this.latest.id;
  }

  get words() {
    return settings.words;
  }

  announce(text: string): void {
    this.announcement = text;
  }

  /** Marks the question as visible; the function that is returned marks it as hidden. */
  showQuestion(): () => void {
    this.questionVisible = true;
    return () => (this.questionVisible = false);
  }

  /** A new scene has come: show what happened, and announce it. */
  async receive(scene: Scene): Promise<void> {
    const last = this.latest.log.at(-1)?.moment ?? this.latest.position;
    const isLater = scene.position > this.latest.position;
    const fresh = isLater ? scene.log.filter((line) => line.moment > Math.max(last, 0)) : [];
    const moments = momentsOf(this.latest.table, fresh, scene.table);
    this.latest = scene;
    if (!this.seats.participates) this.animator.forget(); // here nobody answers, so the next one takes the marks away
    noteFinished(this);
    this.proposals.clear();
    const goOn = this.selection.clear();
    if (!this.readOnly) keepSeen(this.id, scene.position);
    const texts = [...fresh.flatMap((line, i) => sentences(line, moments[i]!)), scene.question.prompt.text];
    this.announce(texts.map(this.words.say).slice(-MOST_ANNOUNCED).join(" "));
    await this.animator.show(scene, fresh);
    if (this.latest !== scene) return this.animator.show(this.latest, []);
    goOn();
  }

  /** Show another moment at once. */
  jump(scene: Scene): void {
    this.latest = scene;
    this.announce(this.words.say(scene.question.prompt.text));
    void this.animator.show(scene, []);
  }

  request(what: "undo" | "redo" | "restart"): void {
    this.notice = "";
    this.undoing = true;
    this.connection?.request(what, this.scene.position);
  }

  undoTo(moment: number): void {
    this.undoing = true;
    this.connection?.undoTo(moment, this.scene.position);
  }

  /** The server has admitted this browser, for the first time or after an interruption. */
  onWelcome(message: Welcome, first = false): void {
    const { scene, hints, chat, notes, ideas, ask, level } = message;
    const lostSeat = this.seats.onWelcome(message);
    this.tokens = keptTokens(this.id) || this.tokens; // seats may have been added or taken away
    this.hints.allowed = hints;
    this.level = level;
    this.notice = lostSeat ? this.words.word("connection-seat-gone") : "";
    this.chat.replace(chat);
    this.notes.replace(notes);
    const { interrupted } = this;
    this.interrupted = { at: 0, position: 0 };
    if (first) noteFinished(this);
    if (first) keepSeen(this.id, scene.position);
    else {
      if (interrupted.at && wasAway(interrupted, scene.position)) this.missedSince = interrupted.position;
      this.update(message);
    }
    this.proposals.list = ideas;
    this.proposals.undoRequest = ask;
  }

  onStatus(status: Status, reason: string): void {
    if (status === "waiting" && !this.interrupted.at)
      this.interrupted = { at: Date.now(), position: this.latest.position };
    this.status = status;
    this.closeReason = reason;
  }

  /** The log up to here is final, since no roll or draw is ever undone; after an interruption the rest is sent. */
  get confirmedPosition(): number {
    return this.latest.position - this.latest.undoable;
  }

  private update({ since, scene }: Pick<Update, "since" | "scene">): void {
    void this.receive({ ...scene, log: joined(this.latest.log, since, scene.log) });
  }

  /** Handles every message after the welcome. */
  onMessage(message: Message): void {
    switch (message.type) {
      case "update":
        return this.onUpdate(message);
      case "chairs":
        this.seats.onChairs(message);
        return this.hints.onAllowed(message.hints);
      case "said":
        return this.chat.onSaid(message);
      case "idea":
        return this.proposals.onIdea(message);
      case "asking":
        return this.proposals.onUndoRequest(message);
      case "accepted":
        return this.notes.onAccepted(message.key);
      case "refused":
        return this.onRefused(message);
    }
  }

  /** The game has gone on, or back; who did not ask for an undo is told about it. */
  private onUpdate(message: Update): void {
    const undone = this.latest.position - message.scene.position;
    this.update(message);
    if (message.cause !== "undo" || this.undoing) return void (this.undoing = false);
    this.notice = this.words.word("undone", { answers: undone });
    this.announce(`${this.notice} ${this.announcement}`);
  }

  /** A request was refused; the reason may come with the present scene. */
  private onRefused({ code, sentence, key, scene }: Refused): void {
    if (this.status === "waiting" || this.status === "lost") return; // the banner already says why
    if (this.chat.onRefused(key, code, sentence) || this.notes.onRefused(key, code, sentence)) return;
    this.selection.cancel();
    if (scene && scene.digest !== this.latest.digest)
      this.update({ since: Math.min(scene.position, (scene.log[0]?.moment ?? Infinity) - 1), scene });
    this.notice = explained(code, sentence);
  }
}
