/** Who sits at the table, which seats this browser answers for, and whom the table waits for. */
import { CHANCE } from "../board/content";
import { call } from "../net/api";
import type { Chair, Chairs, Option, Seated, Sit, Welcome } from "../net/protocol";
import { keepInvitation, keepTokens, keptTokens } from "./storage";
import type { TableStore } from "./tableStore.svelte";

export const HOST = -1; // the number of a host who speaks without a seat

export class SeatStore {
  chairs = $state.raw<Chair[]>([]);
  own = $state.raw<number[]>([]); // the seats that this browser may answer for
  host = $state(false);
  watching = $state(0); // how many spectators there are
  spectators = $state.raw<number[]>([]); // a number for each, by which the host may remove one
  ended = $state(false); // by the host, before the game was over
  planning = $state(-1); // the seat at this screen whose planning is shown, if there are several

  /** Whether somebody at this screen can answer now, in turn or out of turn. */
  readonly canAnswer = $derived.by(() => this.isLive && this.offered.some((option) => this.mayAnswer(option.seat)));
  /** Whether the table waits for somebody at this screen. */
  readonly isAwaited = $derived.by(() => this.isLive && this.awaited.some((seat) => this.mayAnswer(seat)));

  constructor(private readonly store: TableStore) {}

  private get isLive(): boolean {
    return !this.store.readOnly && !this.store.animator.playing;
  }

  private get offered(): Option[] {
    return [...this.store.question.options, ...this.store.question.others];
  }

  /** Take over what the server says about the seats; true if this browser has lost one. */
  onWelcome({ you, ...chairs }: Welcome): boolean {
    const lostSeat = you.seats.length < this.own.length;
    this.own = you.seats;
    this.host = you.host;
    this.onChairs(chairs);
    return lostSeat;
  }

  onChairs({ chairs, watching, spectators, ended }: Omit<Chairs, "type" | "hints">): void {
    this.chairs = chairs;
    this.watching = watching;
    this.spectators = spectators;
    this.ended = ended;
  }

  /** Whether somebody at this screen plays or sets up the table; others watch. */
  get participates(): boolean {
    return !this.store.readOnly && (this.host || this.own.length > 0);
  }

  isOwn(seat: number): boolean {
    return this.own.includes(seat);
  }

  /** Whether a line or a request comes from this screen. */
  isFromHere(seat: number): boolean {
    return seat === HOST ? this.host && !this.own.length : this.isOwn(seat);
  }

  isComputer(seat: number): boolean {
    return !!this.chairs[seat]?.by.startsWith("computer");
  }

  isAway(seat: number): boolean {
    const chair = this.chairs[seat];
    return !!chair && !chair.here && !this.isComputer(seat);
  }

  presence(seat: number): "computer" | "mine" | "here" | "away" {
    if (this.isComputer(seat)) return "computer";
    if (this.isOwn(seat)) return "mine";
    return this.chairs[seat]?.here ? "here" : "away";
  }

  nameOf(seat: number): string {
    const { words, table } = this.store;
    if (seat === HOST) return words.word("the-host");
    const name = this.chairs[seat]?.name;
    if (name) return name;
    const role = table.mats[seat]?.role;
    return role ? words.word(`role-${role}`) : words.word("seat", { number: seat + 1 });
  }

  /** Whether this browser may answer for a seat; for chance, anybody who sits at the table and rolls real dice may. */
  mayAnswer(seat: number): boolean {
    if (this.store.readOnly || this.ended) return false;
    return seat === CHANCE ? this.own.length > 0 : this.isOwn(seat) && !this.isComputer(seat);
  }

  /** Whether an answer belongs to another person, to whom it can be proposed. */
  mayPropose({ seat }: Option): boolean {
    return this.participates && !this.ended && seat >= 0 && !this.isOwn(seat) && !this.isComputer(seat);
  }

  /** Whose prices are shown: of the seat at this screen that decides, else of the first one here; -1 for spectators. */
  get buyer(): number {
    const asked = this.planning >= 0 ? this.planning : this.store.question.seat;
    return asked >= 0 && this.mayAnswer(asked) ? asked : (this.own.find((seat) => this.mayAnswer(seat)) ?? -1);
  }

  priceOf(thing: { price: number; prices?: number[] }): number {
    return thing.prices?.[this.buyer] ?? thing.price;
  }

  /** Whether there is somebody to talk to: a person elsewhere, or a spectator. */
  get hasCompany(): boolean {
    if (this.store.readOnly) return false;
    const elsewhere = this.chairs.some((chair, seat) => chair.by === "person" && !this.isOwn(seat));
    return elsewhere || this.watching > 0 || this.store.chat.lines.length > 0 || !this.participates;
  }

  /** The seats that the table waits for; while everybody plans, all who are not done. */
  get awaited(): number[] {
    const { question, table } = this.store;
    if (question.prompt.kind === "planning") return table.mats.flatMap((mat, seat) => (mat.ready ? [] : [seat]));
    return table.outcome ? [] : [question.seat];
  }

  /** The awaited seats, if nobody is there to answer for any of them. */
  get absent(): number[] {
    const found = this.store.readOnly ? [] : this.awaited;
    return found.some((seat) => !this.isAway(seat)) ? [] : found;
  }

  /** The seats at this screen that can plan now, if there are several to choose from. */
  get planners(): number[] {
    const { question, readOnly } = this.store;
    if (question.prompt.kind !== "planning" || readOnly) return [];
    const all = this.offered.map((option) => option.seat).filter((seat) => this.mayAnswer(seat));
    const found = [...new Set(all)].sort((a, b) => a - b);
    return found.length > 1 || (found.length === 1 && found[0] !== question.seat) ? found : [];
  }

  /** The seat whose planning is shown: the picked one, or the one that is asked; -1 if there is no choice. */
  plannerShown(picked: number): number {
    const found = this.planners;
    if (!found.length) return -1;
    if (found.includes(picked)) return picked;
    return found.includes(this.store.question.seat) ? this.store.question.seat : found[0]!;
  }

  /** Ask the server to change who has a seat, or its name. */
  change(seat: number, request: Sit): Promise<Seated> {
    const { id } = this.store;
    return call<Seated>(`/api/tables/${id}/seats/${seat}`, request, keptTokens(id));
  }

  /** Make a new link for a seat, which closes the one before; a person sits there again. */
  async invite(seat: number): Promise<string> {
    const { token } = await this.change(seat, { renew: true, by: "person" });
    keepInvitation(this.store.id, String(seat), token);
    return token;
  }

  /** Take a seat to this screen. */
  async takeHere(seat: number): Promise<void> {
    const { id, connection } = this.store;
    const token = await this.invite(seat);
    keepTokens(id, [...keptTokens(id).split(","), token]);
    connection?.reconnect?.();
  }
}
