/** Full names of cards and stacks for those who hear the table. */
import type { Desk } from "../desk.svelte";
import { about } from "../options";
import type { Card, Stack } from "../protocol";

export function cardName(desk: Desk, card: Card, slot: number): string {
  const { words } = desk;
  const able = desk.mine ? about(desk.question, `card:${slot + 1}`).map((option) => words.say(option.say)) : [];
  const price = card.forSale ? `$${card.price}` : "not for sale";
  return [words.word(card.id), words.word(`kind-${card.kind}`), price, words.say(card.short), ...able].join(", ");
}

export function stackName(desk: Desk, stack: Stack): string {
  const { words } = desk;
  const able = desk.mine ? about(desk.question, `stack:${stack.id}`).map((option) => words.say(option.say)) : [];
  const left = stack.left ? `${stack.left} left` : "all taken";
  return [words.word(`token-${stack.id}`), left, stack.price ? `$${stack.price}` : "free", stack.open ? "" : "not open yet", ...able].filter(Boolean).join(", ");
}
