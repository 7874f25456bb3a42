/** The full name of a place for those who hear the map: what it is, who is there, and what follows if it is chosen. */
import { PLACES } from "../board";
import type { Desk } from "../desk.svelte";
import { consequences, plain } from "../options";
import { proposedBy } from "../together/ideas";

function kindOf(id: string): string {
  const place = PLACES[id];
  if (!place) return "plantation";
  return place.kind === "city" && place.large ? "large" : place.kind;
}

export function hear(desk: Desk, id: string): string {
  const { words, stage, lit } = desk;
  const people = stage.people[id] ?? 0;
  const said = [words.word(`place-${id}`)];
  if (id === "canada") said.push(words.word("hear-freed", { people: desk.table.freed }));
  else {
    said.push(words.word(`kind-${kindOf(id)}`));
    if (!PLACES[id]) said.push(words.word("hear-held", { people }));
    else said.push(people ? words.word("hear-seekers", { people }) : words.word("hear-nobody"));
  }
  for (const [colour, place] of Object.entries(stage.catchers))
    if (place === id) said.push(words.word("hear-catcher", { catcher: words.word(`catcher-${colour}`) }));
  const aid = PLACES[id]?.aid;
  if (aid) said.push(words.word("hear-aid", { dollars: aid }));
  const chance = desk.odds?.[id];
  if (chance) said.push(words.word("hear-odds", { chance }));
  if (desk.origin === id) said.push(words.word("hear-chosen"));
  const option = lit.get(id)?.option;
  if (!option && desk.mayMoveInstead(id)) said.push(words.word("hear-instead"));
  if (option) said.push(words.word("hear-choose", { what: plain(consequences(option, words, desk.question.prompt.kind), words) || words.say(option.text) }));
  if (option && desk.ideas.length) said.push(proposedBy(desk, option));
  if (desk.advice.places.includes(id)) said.push(words.word("hear-hint"));
  return said.filter(Boolean).join(", ");
}
