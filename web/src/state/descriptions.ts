/** The table in words: what happens now, and the accessible names of places, cards and stacks. */
import { ACTION, OVER } from "../board/content";
import { PLACES } from "../board/geometry";
import type { ShownCard, ShownStack } from "../net/protocol";
import { optionsFor, consequences, plainText } from "./options";
import type { TableStore } from "./tableStore.svelte";

/** What happens now, in one sentence. */
export function statusLine(store: TableStore): string {
  const { table, question, words } = store;
  if (table.outcome) return words.word(`outcome-${table.outcome}`);
  if (table.phase === ACTION && table.acting >= 0) return acts(store);
  const said = words.has(`now-${table.phase}`) ? words.word(`now-${table.phase}`) : "";
  const shared = question.shared && question.seat >= 0 && table.players > 1 && !store.animator.playing;
  return shared ? `${said} ${words.word("now-decides", { seat: store.seats.nameOf(question.seat) })}` : said;
}

function acts(store: TableStore): string {
  const { table, words } = store;
  const order = Array.from({ length: table.players }, (_, i) => (table.lead + i) % table.players);
  const later = words.series(order.slice(order.indexOf(table.acting) + 1).map((seat) => store.seats.nameOf(seat)));
  const lead = table.acting === table.lead && table.players > 1 ? "-lead" : "";
  return words.word(`now-acts${lead}${later && "-then"}`, { seat: store.seats.nameOf(table.acting), later });
}

/** A few words for a narrow head: who is asked. */
export function shortStatus(store: TableStore): string {
  const { question, words } = store;
  if (question.seat === OVER) return words.word("short-end");
  if (question.seat < 0) return "";
  if (question.prompt.kind === "planning" && store.table.players > 1) return words.word("short-planning");
  return words.word(store.table.phase === ACTION && !question.shared ? "short-acts" : "short-decides", {
    seat: store.seats.nameOf(question.seat),
  });
}

function kindOf(id: string): string {
  const place = PLACES[id];
  if (!place) return "plantation";
  return place.kind === "city" && place.large ? "large" : place.kind;
}

/** What a place is, and who is there. */
export function placeFacts(store: TableStore, id: string): string {
  const { words, animator } = store;
  const people = animator.people[id] ?? 0;
  const said: string[] = [];
  if (id === "canada") said.push(words.word("spoken-freed", { people: store.table.freed }));
  else {
    said.push(words.word(`kind-${kindOf(id)}`));
    if (!PLACES[id]) said.push(words.word("spoken-held", { people }));
    else said.push(people ? words.word("spoken-seekers", { people }) : words.word("spoken-nobody"));
  }
  for (const [colour, place] of Object.entries(animator.catchers))
    if (place === id) said.push(words.word("spoken-catcher", { catcher: words.word(`catcher-${colour}`) }));
  const aid = PLACES[id]?.aid;
  if (aid) said.push(words.word("spoken-aid", { dollars: aid }));
  return said.join(", ");
}

/** The accessible name of a place: what it is, who is there, and what follows if it is chosen. */
export function placeName(store: TableStore, id: string): string {
  const { words, selection } = store;
  const said = [words.word(`place-${id}`), placeFacts(store, id)];
  const chance = store.odds?.[id];
  if (chance) said.push(words.word("spoken-odds", { chance }));
  if (store.selection.origin === id) said.push(words.word("spoken-chosen"));
  const option = selection.lit.get(id)?.option;
  if (!option && store.selection.mayMoveInstead(id)) said.push(words.word("spoken-instead"));
  if (option)
    said.push(
      words.word("spoken-choose", {
        what: plainText(consequences(option, words, store.question.prompt.kind), words) || words.say(option.text),
      }),
    );
  if (option && store.proposals.list.length) said.push(store.proposals.labelOf(option));
  if (store.hints.places.includes(id)) said.push(words.word("spoken-hint"));
  return said.filter(Boolean).join(", ");
}

const able = (store: TableStore, target: string): string[] =>
  store.seats.canAnswer ? optionsFor(store.question, target).map((option) => store.words.say(option.text)) : [];

const named = (store: TableStore, target: string): string[] =>
  store.hints.targets.has(target) ? [store.words.word("spoken-hint")] : [];

/** The accessible name of a card; it begins with what is seen, in the same order. */
export function cardName(store: TableStore, card: ShownCard, slot: number): string {
  const { word, say, has } = store.words;
  const years = has(`${card.id}.years`) ? word(`${card.id}.years`) : "";
  const price = card.forSale
    ? [word(`kind-${card.kind}`), word("card-price", { dollars: store.seats.priceOf(card) })]
    : [word("card-not-for-sale")];
  return [
    word(card.id),
    years,
    say(card.short),
    ...price,
    ...able(store, `card:${slot + 1}`),
    ...named(store, `card:${slot + 1}`),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a token of a stack costs. */
export function priceFace(store: TableStore, stack: ShownStack): string {
  const { word } = store.words;
  const dollars = store.seats.priceOf(stack);
  return dollars ? word("card-price", { dollars }) : word("tokens-free");
}

export const isGrey = (stack: ShownStack): boolean => stack.grey && stack.left === 1;

export function stackName(store: TableStore, stack: ShownStack): string {
  const { word } = store.words;
  const seen = stack.left ? `${stack.left} ${priceFace(store, stack)}` : word("tokens-none");
  const more = [
    stack.left ? word("spoken-left", { tokens: stack.left }) : "",
    stack.people ? word("spoken-moves", { people: stack.people, steps: stack.steps }) : "",
    isGrey(stack) ? word("tokens-grey") : "",
    stack.open ? "" : word("spoken-shut"),
  ];
  return [
    `${word(`token-${stack.id}`)}: ${seen}`,
    ...more,
    ...able(store, `stack:${stack.id}`),
    ...named(store, `stack:${stack.id}`),
  ]
    .filter(Boolean)
    .join(", ");
}
