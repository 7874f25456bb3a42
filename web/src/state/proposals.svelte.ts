/** What players ask of each other: answers that are proposed, and consent to take answers back. */
import type { Ask, Asking, Idea, Option } from "../net/protocol";
import { HOST } from "./seats.svelte";
import type { TableStore } from "./tableStore.svelte";

export interface Proposal {
  idea: Idea;
  option: Option;
}

export class ProposalStore {
  list = $state.raw<Idea[]>([]);
  draft = $state.raw<Option | null>(null); // an answer of another seat, about to be proposed
  undoRequest = $state.raw<Ask | null>(null);

  constructor(private readonly store: TableStore) {}

  clear(): void {
    this.list = [];
    this.draft = null;
    this.undoRequest = null;
  }

  propose(option: Option): void {
    this.draft = null;
    this.store.connection?.send({ type: "propose", answer: option.answer, position: this.store.scene.position });
  }

  private optionOf({ answer }: Idea): Option | undefined {
    const { options, others } = this.store.question;
    return [...options, ...others].find((option) => option.answer === answer);
  }

  /** The proposals for the present question, with the answers they are about. */
  get current(): Proposal[] {
    return this.list.flatMap((idea) => {
      const option = idea.position === this.store.scene.position ? this.optionOf(idea) : undefined;
      return option ? [{ idea, option }] : [];
    });
  }

  /** The seats that propose this answer. */
  seatsFor(option: Option): number[] {
    const { position } = this.store.scene;
    return this.list
      .filter((idea) => idea.answer === option.answer && idea.position === position)
      .map(({ seat }) => seat);
  }

  /** “Ben and Cleo propose this”, or nothing. */
  labelOf(option: Option): string {
    const { seats, words } = this.store;
    const proposers = this.seatsFor(option);
    const others = proposers.filter((seat) => !seats.isFromHere(seat));
    if (!proposers.length) return "";
    if (!others.length) return words.word("proposal-you");
    return words.word("proposal-this", {
      seats: others.map((seat) => seats.nameOf(seat)).join(", "),
      count: others.length,
    });
  }

  onIdea(idea: Idea): void {
    const { seats, words } = this.store;
    this.list = [...this.list.filter((each) => each.seat !== idea.seat), idea];
    const option = this.optionOf(idea);
    if (option)
      this.store.announce(words.word("proposal-heard", { seat: seats.nameOf(idea.seat), answer: option.text }));
  }

  onUndoRequest({ ask, declined }: Asking): void {
    const { seats, words } = this.store;
    if (declined >= HOST && !ask) {
      const text = declined === this.undoRequest?.by ? "undo-request-withdrawn" : "undo-request-declined";
      this.store.notice = words.word(text, { seat: seats.nameOf(declined) });
    }
    this.undoRequest = ask;
  }
}
