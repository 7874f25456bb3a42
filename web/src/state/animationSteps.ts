/** How each line of the log is animated: how long, what moves, and what has changed on the table after it. */
import { FACE_UP, LANTERN } from "../board/content";
import type { Line, Mat, ShownCard, ShownTable } from "../net/protocol";
import type { Sound } from "../ui/sound";

type Change = (table: ShownTable) => ShownTable;

export interface Roll {
  catcher: string; // empty: the walking figure
  east: number;
}
export interface AnimationStep {
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
const still = (ms: number, after: Change = same, sound: Sound | null = null): AnimationStep => ({
  ms,
  what: "still",
  colour: "",
  from: "",
  to: "",
  roll: null,
  before: same,
  after,
  sound,
});

const put =
  (place: string, people: number): Change =>
  (table) => {
    if (place === "canada") return { ...table, freed: table.freed + people };
    if (place === "lost") return { ...table, lost: table.lost + people };
    if (place === "market") return load(0, people)(table);
    return { ...table, people: { ...table.people, [place]: Math.max(0, (table.people[place] ?? 0) + people) } };
  };
const at = (list: number[], place: number, n: number): number[] =>
  list.map((each, i) => (i === place ? Math.max(0, each + n) : each));
const load =
  (place: number, people: number, captured = 0): Change =>
  (table) => ({ ...table, market: at(table.market, place, people), captured: at(table.captured, place, captured) });
/** A new market card comes up; one that has been sold makes room. */
const open =
  (people: number): Change =>
  (table) => {
    const sold = table.market.length >= FACE_UP && !table.market[0] ? 1 : 0;
    return {
      ...table,
      market: [...table.market.slice(sold), people],
      captured: [...table.captured.slice(sold), 0],
      marketDeck: Math.max(0, table.marketDeck - 1),
    };
  };
const mat =
  (seat: number, part: (mat: Mat) => Partial<Mat>): Change =>
  (table) => ({ ...table, mats: table.mats.map((each, i) => (i === seat ? { ...each, ...part(each) } : each)) });
const pay = (seat: number, dollars: number): Change => mat(seat, ({ money }) => ({ money: money + dollars }));
/** A grey token lies in the stack of its kind, and stays recognisable in a hand. */
const stock =
  (token: string, n: number): Change =>
  (table) => ({
    ...table,
    stacks: table.stacks.map((each) =>
      each.id === token.replace("grey ", "") ? { ...each, left: Math.max(0, each.left + n) } : each,
    ),
  });
const both =
  (...changes: Change[]): Change =>
  (table) =>
    changes.reduce((now, change) => change(now), table);

const hold = (seat: number, id: string, n: number): Change =>
  id === "support"
    ? both(
        mat(seat, (each) => ({ support: each.support + n })),
        (table) => ({ ...table, supportLeft: Math.max(0, table.supportLeft - n) }),
      )
    : mat(seat, (each) => ({ tokens: { ...each.tokens, [id]: Math.max(0, (each.tokens[id] ?? 0) + n) } }));

/** Captured people are put back on the market cards, one each in turn. */
const capture =
  (people: number): Change =>
  (table) => {
    const cards = table.market.length || 1;
    return Array.from({ length: people }, (_, n) => load(n % cards, 1, 1)).reduce((now, change) => change(now), table);
  };

/** Lay the queue anew. A price belongs to the space and stays there: each card takes that of the space it comes to. */
function queue(cards: (ShownCard | null)[], table: ShownTable, next: ShownTable): ShownTable {
  const priced = cards.map((card, i) => {
    const space = table.queue[i] ?? next.queue[i];
    return card && space ? { ...card, price: space.price, ...(space.prices && { prices: space.prices }) } : card;
  });
  return { ...table, queue: priced };
}
const lay =
  (slot: number, id: string, next: ShownTable): Change =>
  (table) => {
    const card = next.queue.find((each) => each?.id === `card-${id}`) ?? null;
    return queue(
      table.queue.map((each, i) => (i === slot ? card : each)),
      table,
      next,
    );
  };
const take =
  (id: string): Change =>
  (table) => ({ ...table, queue: table.queue.map((card) => (card?.id === `card-${id}` ? null : card)) });
const swap =
  (a: number, b: number, next: ShownTable): Change =>
  (table) =>
    queue(
      table.queue.map((card, i) => (i === a ? table.queue[b]! : i === b ? table.queue[a]! : card)),
      table,
      next,
    );
const deck =
  (cards: number): Change =>
  (table) => ({ ...table, deck: Math.max(0, table.deck + cards) });

/** At the lantern the cards that are left slide to the right, towards the exit, before new ones come. */
const slide =
  (next: ShownTable): Change =>
  (table) => {
    const left = table.phase === LANTERN ? table.queue.filter(Boolean) : table.queue;
    return queue([...Array<null>(table.queue.length - left.length).fill(null), ...left], table, next);
  };

/** What an event looks like; `next` is the table as it will be, from which new cards are taken. */
export function stepOf({ event }: Line, next: ShownTable): AnimationStep {
  switch (event.type) {
    case "round":
      return still(0, (table) => ({ ...table, round: event.round }));
    case "phase":
      return still(NOTE, (table) => ({
        ...table,
        phase: event.phase,
        acting: -1,
        mats: table.mats.map((each) => ({ ...each, ready: false })),
      }));
    case "turn":
      return still(NOTE, (table) => ({ ...table, acting: event.seat }));
    case "lantern":
      return still(NOTE, (table) => ({ ...table, lead: event.seat }));
    case "rolled":
      return { ...still(DICE, same, "dice"), what: "dice", roll: { catcher: event.catcher ?? "", east: event.east } };
    case "catcher-moved":
      return {
        ...still(RIDE),
        what: "ride",
        colour: event.catcher,
        from: event.from,
        to: event.to,
        before: ride(event.catcher, ""),
        after: ride(event.catcher, event.to),
      };
    case "captured":
      return fade(event.place, event.people, capture(event.people));
    case "seized":
      return fade(event.place, 1, load(0, 1, 1));
    case "sent-back":
      return fade(event.place, 1);
    case "moved":
    case "carried":
      return {
        ...still(WALK, put(event.to, 1), event.to === "canada" ? "freed" : "step"),
        what: "walk",
        from: event.from,
        to: event.to,
        before: put(event.from, -1),
      };
    case "delivered":
      return still(SLIDE, put(event.place, event.people));
    case "lost":
      return still(SLIDE, put("lost", event.people));
    case "sold":
      return still(SLIDE, (table) => ({ ...table, market: table.market.slice(1), captured: table.captured.slice(1) }));
    case "market-card":
      return still(SLIDE, open(event.people));
    case "loaded":
      return still(SLIDE, load(event.slot, event.people));
    case "unloaded":
      return still(NOTE, load(event.slot, -event.people));
    case "entered":
      return { ...still(SLIDE, both(lay(event.slot, event.card, next), deck(-1)), "card"), before: slide(next) };
    case "left":
      return still(SLIDE, both(take(event.card), deck(event.why === "to-deck" ? 1 : 0)));
    case "aside":
    case "drew":
      return still(SLIDE, deck(-1));
    case "shuffled":
      return still(NOTE, deck(event.cards));
    case "period":
      return still(NOTE, (table) => ({ ...table, period: next.period, deck: next.deck }));
    case "swapped":
      return still(SLIDE, swap(event.slot, event.other, next), "card");
    case "bought":
      return still(SLIDE, both(pay(event.seat, -event.dollars), take(event.card)), "card");
    case "kept":
      return still(
        SLIDE,
        mat(event.seat, () => ({ reserve: next.mats[event.seat]?.reserve ?? null })),
      );
    case "took":
      return still(
        SLIDE,
        both(pay(event.seat, -event.dollars), hold(event.seat, event.token, 1), stock(event.token, -1)),
        "card",
      );
    case "played":
      return still(NOTE, hold(event.seat, event.token, -1));
    case "returned":
      return still(NOTE, stock(event.token, 1));
    case "aid":
    case "funds":
    case "role-money":
    case "passed":
    case "gained":
      return still(NOTE, pay(event.seat, event.dollars));
    case "fare":
    case "spared":
      return still(NOTE, pay(event.seat, -event.dollars));
    case "gift":
      return still(NOTE, both(pay(event.seat, -event.dollars), pay(event.receiver, event.dollars)));
    default:
      return still(0);
  }
}

/** People leave a place without going anywhere that is shown. */
const fade = (place: string, people: number, after: Change = same): AnimationStep => ({
  ...still(FADE, after),
  what: "fade",
  from: place,
  to: place,
  before: put(place, -people),
});
const ride =
  (colour: string, place: string): Change =>
  (table) => ({ ...table, catchers: { ...table.catchers, [colour]: place } });
