/** The kinds of computer players in words. */
import type { Words } from "../words";

const textOf = (by: string): string => `computer-${by.replace(/^computer:/, "")}`;

/** One that nobody has described is called by its name. */
export function kindName(by: string, words: Words): string {
  return words.has(textOf(by)) ? words.word(textOf(by)) : by.replace(/^computer:/, "");
}

/** How it plays, in a sentence; empty for people. */
export function kindAbout(by: string, words: Words): string {
  const id = `${textOf(by)}.about`;
  return words.has(id) ? words.word(id) : "";
}
