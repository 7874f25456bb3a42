/** What each line of the log looks like: how long it is shown, what moves, and what has changed on the table after it. */
import { FACE_UP, LANTERN, SPOTS, TO_DECK } from "./content";
import type { Card, Line, Mat, Say, Table } from "./protocol";
import type { Sound } from "./sound";

type Change = (table: Table) => Table;

export interface Roll {
  catcher: string; // empty: the walking figure
  east: number;
}
export interface Step {
  ms: number; // for one place, where something walks
  what: "walk" | "ride" | "fade" | "dice" | "still";
  colour: string;
  from: string;
  to: string;
  roll: Roll | null;
  before: Change; // what leaves, before it moves
  after: Change; // what has come, after it moved
  sound: Sound | null;
}

const WALK = 260;
const RIDE = 220;
const FADE = 300;
const DICE = 900;
const SLIDE = 200;
const NOTE = 140; // a number that changes

const same: Change = (table) => table;
const still = (ms: number, after: Change = same, sound: Sound | null = null): Step => ({ ms, what: "still", colour: "", from: "", to: "", roll: null, before: same, after, sound });

const idOf = (arg: unknown): string => (arg as Say | undefined)?.id ?? "";
const spot = (arg: unknown): string => idOf(arg).replace(/^(place|catcher)-/, "");

const put = (place: string, people: number): Change => (table) => {
  if (place === "canada") return { ...table, freed: table.freed + people };
  if (place === "lost") return { ...table, lost: table.lost + people };
  if (place === "market") return load(0, people)(table);
  return { ...table, people: { ...table.people, [place]: Math.max(0, (table.people[place] ?? 0) + people) } };
};
const at = (list: number[], place: number, n: number): number[] => list.map((each, i) => (i === place ? Math.max(0, each + n) : each));
const load = (place: number, people: number, captured = 0): Change => (table) => ({ ...table, market: at(table.market, place, people), captured: at(table.captured, place, captured) });
/** A new market card comes up; one that has been sold makes room. */
const open = (people: number): Change => (table) => {
  const sold = table.market.length >= FACE_UP && !table.market[0] ? 1 : 0;
  return { ...table, market: [...table.market.slice(sold), people], captured: [...table.captured.slice(sold), 0], marketDeck: Math.max(0, table.marketDeck - 1) };
};
const mat = (seat: number, part: (mat: Mat) => Partial<Mat>): Change => (table) => ({ ...table, mats: table.mats.map((each, i) => (i === seat ? { ...each, ...part(each) } : each)) });
const pay = (seat: number, dollars: number): Change => mat(seat, ({ money }) => ({ money: money + dollars }));
const stock = (id: string, n: number): Change => (table) => ({ ...table, stacks: table.stacks.map((each) => (each.id === id ? { ...each, left: Math.max(0, each.left + n) } : each)) });
const both = (...changes: Change[]): Change => (table) => changes.reduce((now, change) => change(now), table);

/** The name of a token's stack and its name in a hand, where grey ones stay recognisable. */
function tokenOf(arg: unknown): { stack: string; hand: string } {
  const grey = idOf(arg) === "token-grey";
  const stack = idOf(grey ? (arg as Say).args["token"] : arg).replace(/^token-/, "");
  return { stack, hand: grey ? `grey ${stack}` : stack };
}
const hold = (seat: number, id: string, n: number): Change =>
  mat(seat, (each) => (id === "support" ? { support: each.support + n } : { tokens: { ...each.tokens, [id]: Math.max(0, (each.tokens[id] ?? 0) + n) } }));

/** Captured people are put back on the market cards, one each in turn. */
const capture = (people: number): Change => (table) => {
  const cards = table.market.length || 1;
  return Array.from({ length: people }, (_, n) => load(n % cards, 1, 1)).reduce((now, change) => change(now), table);
};

/** Lay the queue anew. A price belongs to the space and stays there: each card takes that of the space it comes to. */
function queue(cards: (Card | null)[], table: Table, next: Table): Table {
  const priced = cards.map((card, i) => {
    const space = table.queue[i] ?? next.queue[i];
    return card && space ? { ...card, price: space.price, ...(space.prices && { prices: space.prices }) } : card;
  });
  return { ...table, queue: priced };
}
const lay = (slot: number, id: string, next: Table): Change => (table) => {
  const card = next.queue.find((each) => each?.id === id) ?? null;
  return queue(table.queue.map((each, i) => (i === slot ? card : each)), table, next);
};
const take = (id: string): Change => (table) => ({ ...table, queue: table.queue.map((card) => (card?.id === id ? null : card)) });
const swap = (a: number, b: number, next: Table): Change => (table) => queue(table.queue.map((card, i) => (i === a ? table.queue[b]! : i === b ? table.queue[a]! : card)), table, next);
const deck = (cards: number): Change => (table) => ({ ...table, deck: Math.max(0, table.deck + cards) });

/** At the lantern the cards that are left slide to the right, towards the exit, before new ones come. */
const slide = (next: Table): Change => (table) => {
  const left = table.phase === LANTERN ? table.queue.filter(Boolean) : table.queue;
  return queue([...Array<null>(table.queue.length - left.length).fill(null), ...left], table, next);
};

/** The queue and market as they will be, from which new cards are taken. */
export function stepOf({ say, fact }: Line, next: Table): Step {
  const { from, place, catcher, token, card } = say.args;
  const [, a, b, c] = fact;
  switch (say.id) {
    case "log-round":
      return still(0, (table) => ({ ...table, round: a }));
    case "log-phase":
      return still(NOTE, (table) => ({ ...table, phase: a, acting: -1, mats: table.mats.map((each) => ({ ...each, ready: false })) }));
    case "log-turn":
      return still(NOTE, (table) => ({ ...table, acting: a }));
    case "log-lantern":
      return still(NOTE, (table) => ({ ...table, lead: a }));
    case "log-rolled":
      return { ...still(DICE, same, "dice"), what: "dice", roll: { catcher: a < 0 ? "" : spot(catcher), east: b } };
    case "log-catcher":
      return { ...still(RIDE), what: "ride", colour: spot(catcher), from: spot(from), to: spot(place), before: ride(spot(catcher), ""), after: ride(spot(catcher), spot(place)) };
    case "log-captured":
      return { ...still(FADE), what: "fade", from: spot(place), to: spot(place), before: put(spot(place), -b), after: capture(b) };
    case "log-seized":
      return { ...still(FADE), what: "fade", from: spot(place), to: spot(place), before: put(spot(place), -1), after: load(0, 1, 1) };
    case "log-sent-back":
      return { ...still(FADE), what: "fade", from: spot(place), to: spot(place), before: put(spot(place), -1) };
    case "log-moved":
    case "log-carried":
      return { ...still(WALK, put(spot(place), 1), spot(place) === "canada" ? "freed" : "step"), what: "walk", from: spot(from), to: spot(place), before: put(spot(from), -1) };
    case "log-delivered":
      return still(SLIDE, put(SPOTS[a] ?? "", b));
    case "log-lost":
      return still(SLIDE, put("lost", a));
    case "log-sold":
      return still(SLIDE, (table) => ({ ...table, market: table.market.slice(1), captured: table.captured.slice(1) }));
    case "log-loaded":
      return still(SLIDE, c < 0 ? load(a, b) : open(b));
    case "log-unloaded":
      return still(NOTE, load(a, -b));
    case "log-entered":
      return { ...still(SLIDE, both(lay(b, idOf(card), next), deck(-1)), "card"), before: slide(next) };
    case "log-left":
      return still(SLIDE, both(take(idOf(card)), deck(c === TO_DECK ? 1 : 0)));
    case "log-aside":
    case "log-drew":
      return still(SLIDE, deck(-1));
    case "log-shuffled":
      return still(NOTE, deck(a));
    case "log-period":
      return still(NOTE, (table) => ({ ...table, period: next.period, deck: next.deck }));
    case "log-swapped":
      return still(SLIDE, swap(a, b, next), "card");
    case "log-bought":
      return still(SLIDE, both(pay(a, -c), take(idOf(card))), "card");
    case "log-kept":
      return still(SLIDE, mat(a, () => ({ reserve: next.mats[a]?.reserve ?? null })));
    case "log-took":
      return still(SLIDE, both(pay(a, -c), hold(a, tokenOf(token).hand, 1), stock(tokenOf(token).stack, -1)), "card");
    case "log-played":
      return still(NOTE, hold(a, tokenOf(token).hand, -1));
    case "log-returned":
      return still(NOTE, stock(tokenOf(token).stack, 1));
    case "log-aid":
    case "log-funds":
    case "log-role-money":
    case "log-passed":
    case "log-gained":
      return still(NOTE, pay(a, b));
    case "log-fare":
      return still(NOTE, pay(a, -b));
    case "log-spared":
      return still(NOTE, pay(a, -c));
    case "log-gift":
      return still(NOTE, both(pay(a, -c), pay(b, c)));
    default:
      return still(0);
  }
}

const ride = (colour: string, place: string): Change => (table) => ({ ...table, catchers: { ...table.catchers, [colour]: place } });
