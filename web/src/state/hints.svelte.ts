/** A hint in three steps: what matters now, where to look, what an expert would answer. It lapses with the scene. */
import { call } from "../net/api";
import type { Hint, Option, Say, Scene } from "../net/protocol";
import type { TableStore } from "./tableStore.svelte";

const WHERE = 2;
const ANSWER = 3;
const idOf = (arg: unknown): string => (arg as Say).id;
const token = (said: Say): string =>
  said.id === "token-grey" ? `grey ${token(said.args["token"] as Say)}` : said.id.replace(/^token-/, "");

interface HintRequest {
  scene: Scene;
  seat: number;
  step: number; // 0 until the hint has come
  hint?: Hint;
  problem: string;
}

export class HintStore {
  allowed = $state(false); // at this table
  private request = $state.raw<HintRequest | null>(null);

  constructor(private readonly store: TableStore) {}

  /** Whom a hint is for: the seat at this screen that plans, or the seat that is asked. */
  readonly seat = $derived.by(() => {
    const { seats, question } = this.store;
    return seats.planning < 0 ? question.seat : seats.planning;
  });
  /** Whether that seat is at this screen and may have a hint now. */
  readonly available = $derived.by(() => {
    const { seats, question, animator } = this.store;
    const decides =
      this.seat === question.seat ||
      question.others.some(({ seat, word }) => seat === this.seat && word.startsWith("ready"));
    return this.allowed && !animator.playing && this.seat >= 0 && seats.mayAnswer(this.seat) && decides;
  });
  private readonly current = $derived.by(() => {
    const { request } = this;
    return this.available && request?.scene === this.store.latest && request.seat === this.seat ? request : null;
  });
  readonly open = $derived(!!this.current);
  readonly step = $derived(this.current?.step ?? 0);
  readonly hint = $derived(this.current?.hint);
  readonly problem = $derived(this.current?.problem ?? "");

  /** What the second step names, as targets of answers. */
  readonly targets: ReadonlySet<string> = $derived.by(
    () => new Set(this.hint && this.step >= WHERE ? this.targetsOf(this.hint) : []),
  );
  readonly places = $derived(
    [...this.targets].filter((target) => target.startsWith("place:")).map((target) => target.slice(6)),
  );
  /** The answer of the third step. */
  readonly option: Option | undefined = $derived.by(() => (this.step >= ANSWER ? this.optionOf(this.hint) : undefined));

  onAllowed(allowed: boolean): void {
    if (allowed === this.allowed) return;
    this.allowed = allowed;
    this.store.announce(this.store.words.word(allowed ? "hints-are-on" : "hints-are-off"));
  }

  private targetsOf({ area, spots }: Hint): string[] {
    const { table, animator } = this.store;
    const { id, args } = area;
    const places = spots.map((spot) => `place:${spot}`);
    if (id === "area-catcher") return [`place:${animator.catchers[idOf(args["catcher"]).replace(/^catcher-/, "")]}`];
    if (id === "area-tokens") return [...places, `stack:${token(args["token"] as Say)}`];
    if (id === "area-hand") return [...places, `token:${token(args["token"] as Say)}`];
    if (id === "area-role") return [...places, `role:${idOf(args["role"]).replace(/^role-/, "")}`];
    if (id === "area-card")
      return [...places, `card:${table.queue.findIndex((card) => card?.id === idOf(args["card"])) + 1}`];
    return places;
  }

  private optionOf(hint: Hint | undefined): Option | undefined {
    const { options, others } = this.store.question;
    return [...options, ...others].find((option) => option.answer === hint?.answer && option.seat === this.seat);
  }

  /** Ask for a hint, or put it away. */
  toggle = (): void => {
    if (this.open) this.request = null;
    else void this.ask();
  };

  private async ask(): Promise<void> {
    const { latest: scene, words, tokens } = this.store;
    const request = { scene, seat: this.seat, step: 0, problem: "" };
    this.request = request;
    this.store.announce(words.word("hint-thinking"));
    let found: HintRequest;
    try {
      const hint = await call<Hint>(`/api/tables/${scene.id}/hint?seat=${request.seat}`, undefined, tokens);
      found = { ...request, step: 1, hint };
    } catch (error) {
      found = { ...request, problem: (error as Error).message };
    }
    if (this.request !== request) return; // put away, or asked for again
    this.request = found;
    if (this.open) this.announceStep();
  }

  /** Show the next step; after the last one the hint is put away. */
  next = (): void => {
    const { current } = this;
    this.request = current?.hint && current.step < ANSWER ? { ...current, step: current.step + 1 } : null;
    if (this.request) this.announceStep();
  };

  private announceStep(): void {
    const { hint, problem, step } = this;
    const said = hint ? this.sentences(hint, step) : [];
    this.store.announce(problem || said.map(this.store.words.say).join(" "));
  }

  private sentences(hint: Hint, step: number): Say[] {
    if (step < WHERE) return [{ id: "hint-matters", args: {} }, ...hint.matters];
    if (step < ANSWER) return [hint.area];
    return this.option ? [this.answerSentence(hint, this.option), ...hint.reasons] : [];
  }

  /** The sentence before the reasons. */
  answerSentence(hint: Hint, option: Option): Say {
    return { id: hint.reasons.length ? "hint-answer" : "hint-answer-bare", args: { answer: option.text } };
  }
}
