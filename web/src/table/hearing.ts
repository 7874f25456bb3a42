/** Full names of cards and stacks for those who hear the table. */
import type { Desk } from "../desk.svelte";
import { about } from "../options";
import type { Card, Stack } from "../protocol";

const able = (desk: Desk, target: string): string[] => (desk.mine ? about(desk.question, target).map((option) => desk.words.say(option.say)) : []);

export function cardName(desk: Desk, card: Card, slot: number): string {
  const { word, say } = desk.words;
  const price = card.forSale ? word("card-price", { dollars: card.price }) : word("card-not-for-sale");
  return [word(card.id), word(`kind-${card.kind}`), price, say(card.short), ...able(desk, `card:${slot + 1}`)].join(", ");
}

export function stackName(desk: Desk, stack: Stack): string {
  const { word } = desk.words;
  const price = stack.price ? word("card-price", { dollars: stack.price }) : word("tokens-free");
  const grey = stack.grey && stack.left === 1 ? word("tokens-grey") : "";
  return [word(`token-${stack.id}`), word("hear-left", { tokens: stack.left }), grey, price, stack.open ? "" : word("hear-shut"), ...able(desk, `stack:${stack.id}`)].filter(Boolean).join(", ");
}
