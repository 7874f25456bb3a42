/** What the dice and decks of a real table can show, arranged for entering it. */
import type { Option, Say } from "../net/protocol";

/** The faces of the movement die, from far west to far east, as they stand on the road. */
export const FACES = [
  ...[3, 2, 1].map((places) => ({ way: "west", places })),
  ...[1, 2, 3].map((places) => ({ way: "east", places })),
];

/** The results of both dice: `roll orange west 2` by "orange west 2", and the walking figure. */
export function diceOptions(options: Option[]): { walking: Option | undefined; moves: Map<string, Option> } {
  const moves = new Map(options.map((option) => [option.word.replace(/^roll /, ""), option]));
  return { walking: moves.get("walking"), moves };
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The answers of which a word begins like this, in the order of their names. */
export function matching(options: Option[], sought: string, say: (text: Say) => string): Option[] {
  const wanted = plain(sought.trim());
  const named = options.map((option) => ({ option, name: plain(say(option.text)) }));
  return named
    .filter(
      ({ name }) =>
        !wanted || name.split(/[^\p{L}\p{N}]+/u).some((_, i, all) => all.slice(i).join(" ").startsWith(wanted)),
    )
    .sort((a, b) => (a.option.word.startsWith("draw") ? a.name.localeCompare(b.name) : 0))
    .map(({ option }) => option);
}
