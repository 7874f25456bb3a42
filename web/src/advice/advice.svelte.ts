/** A hint in three steps: what matters now, where to look, what an expert would answer. It lapses when the table changes. */
import type { Desk } from "../desk.svelte";
import { call } from "../net";
import type { Hint, Option, Say, Scene } from "../protocol";

const WHERE = 2;
const ANSWER = 3;
const idOf = (arg: unknown): string => (arg as Say).id;
const token = (said: Say): string => (said.id === "token-grey" ? `grey ${token(said.args["token"] as Say)}` : said.id.replace(/^token-/, ""));

interface Asked {
  scene: Scene; // the table it is about
  seat: number; // and whom it is for
  step: number; // 0 while somebody thinks
  hint?: Hint;
  problem: string;
}

export class Advice {
  private asked = $state.raw<Asked | null>(null);

  constructor(private readonly desk: Desk) {}

  /** Whom a hint is for: the seat that is asked, or the one at this screen that plans. */
  readonly seat = $derived.by(() => (this.desk.voice < 0 ? this.desk.question.seat : this.desk.voice));
  /** Whether that seat is at this screen and may have a hint. */
  readonly able = $derived.by(() => {
    const { hints, question, stage } = this.desk;
    const decides = this.seat === question.seat || question.others.some(({ seat, word }) => seat === this.seat && word.startsWith("ready"));
    return hints && !stage.playing && this.seat >= 0 && this.desk.may(this.seat) && decides;
  });
  private readonly now = $derived.by(() => (this.able && this.asked?.scene === this.desk.latest && this.asked.seat === this.seat ? this.asked : null));
  readonly open = $derived(!!this.now);
  readonly step = $derived(this.now?.step ?? 0);
  readonly hint = $derived(this.now?.hint);
  readonly problem = $derived(this.now?.problem ?? "");

  /** What the second step names, as it would be touched. */
  readonly targets: ReadonlySet<string> = $derived.by(() => new Set(this.hint && this.step >= WHERE ? this.named(this.hint) : []));
  readonly places = $derived([...this.targets].filter((target) => target.startsWith("place:")).map((target) => target.slice(6)));
  /** The answer of the third step. */
  readonly option: Option | undefined = $derived.by(() => (this.step >= ANSWER ? this.answerOf(this.hint) : undefined));

  private named({ area, spots }: Hint): string[] {
    const places = spots.map((id) => `place:${id}`);
    const args = area.args;
    if (area.id === "area-card") return [...places, `card:${this.desk.table.queue.findIndex((card) => card?.id === idOf(args["card"])) + 1}`];
    if (area.id === "area-tokens") return [...places, `stack:${token(args["token"] as Say)}`];
    if (area.id === "area-hand") return [...places, `token:${token(args["token"] as Say)}`];
    if (area.id === "area-catcher") return [`place:${this.desk.stage.catchers[idOf(args["catcher"]).replace(/^catcher-/, "")]}`];
    return area.id === "area-role" ? [...places, `role:${idOf(args["role"]).replace(/^role-/, "")}`] : places;
  }

  private answerOf(hint: Hint | undefined): Option | undefined {
    const { options, others } = this.desk.question;
    return [...options, ...others].find((option) => option.answer === hint?.answer && option.seat === this.seat);
  }

  /** Ask for a hint, or put it away. */
  toggle = (): void => {
    if (this.open) this.asked = null;
    else void this.ask();
  };

  private async ask(): Promise<void> {
    const scene = this.desk.latest;
    const seat = this.seat;
    const asked = { scene, seat, step: 0, problem: "" };
    this.asked = asked;
    this.desk.heard = this.desk.words.word("hint-thinking");
    let found: Asked;
    try {
      found = { ...asked, step: 1, hint: await call<Hint>(`/api/tables/${scene.id}/hint?seat=${seat}`, undefined, this.desk.tokens) };
    } catch (error) {
      found = { ...asked, problem: (error as Error).message };
    }
    if (this.asked !== asked) return; // put away meanwhile, or lapsed and asked again
    this.asked = found;
    if (this.open) this.tell();
  }

  /** Tell more; after the last step the hint is put away. */
  next = (): void => {
    const { now } = this;
    this.asked = now?.hint && now.step < ANSWER ? { ...now, step: now.step + 1 } : null;
    if (this.asked) this.tell();
  };

  /** The newest step in words, for those who listen. */
  private tell(): void {
    const { hint, problem, step } = this;
    this.desk.heard = problem || (hint ? this.told(hint, step).map(this.desk.words.say).join(" ") : "");
  }

  private told(hint: Hint, step: number): Say[] {
    if (step < WHERE) return [{ id: "hint-matters", args: {} }, ...hint.matters];
    if (step < ANSWER) return [hint.area];
    return this.option ? [this.answer(hint, this.option), ...hint.reasons] : [];
  }

  /** The sentence before the reasons. */
  answer(hint: Hint, option: Option): Say {
    return { id: hint.reasons.length ? "hint-answer" : "hint-answer-bare", args: { answer: option.text } };
  }
}
