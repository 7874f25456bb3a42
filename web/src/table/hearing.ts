/** Full names of cards and stacks for those who hear the table. Each begins with what is seen, in the same order. */
import type { Desk } from "../desk.svelte";
import { about } from "../options";
import type { ShownCard, ShownStack } from "../protocol";

const able = (desk: Desk, target: string): string[] => (desk.mine ? about(desk.question, target).map((option) => desk.words.say(option.text)) : []);

const named = (desk: Desk, target: string): string[] => (desk.advice.targets.has(target) ? [desk.words.word("hear-hint")] : []);

export function cardName(desk: Desk, card: ShownCard, slot: number): string {
  const { word, say, has } = desk.words;
  const years = has(`${card.id}.years`) ? word(`${card.id}.years`) : "";
  const price = card.forSale ? [word(`kind-${card.kind}`), word("card-price", { dollars: desk.priceOf(card) })] : [word("card-not-for-sale")];
  return [word(card.id), years, say(card.short), ...price, ...able(desk, `card:${slot + 1}`), ...named(desk, `card:${slot + 1}`)].filter(Boolean).join(", ");
}

/** What stands in the cell of a stack. */
export function stackFace(desk: Desk, stack: ShownStack): string {
  const { word } = desk.words;
  if (!stack.left) return word("tokens-none");
  const dollars = desk.priceOf(stack);
  const price = dollars ? word("card-price", { dollars }) : word("tokens-free");
  return stack.people ? `${price} · ${stack.people}×${stack.steps}` : price;
}

export const isGrey = (stack: ShownStack): boolean => stack.grey && stack.left === 1;

export function stackName(desk: Desk, stack: ShownStack): string {
  const { word } = desk.words;
  const seen = stack.left ? `${stack.left} ${stackFace(desk, stack)}` : stackFace(desk, stack);
  const more = [stack.left ? word("hear-left", { tokens: stack.left }) : "", isGrey(stack) ? word("tokens-grey") : "", stack.open ? "" : word("hear-shut")];
  return [`${word(`token-${stack.id}`)}: ${seen}`, ...more, ...able(desk, `stack:${stack.id}`), ...named(desk, `stack:${stack.id}`)].filter(Boolean).join(", ");
}
