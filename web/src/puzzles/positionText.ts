/** The text of a position, a fact on each line, changed line by line; the server checks the whole. */

export const FRESH =
  "lantern position 1\nplayers 1\nphase planning\nseat 1 conductor $8\nask round phase=action\nask planning\n";

const lines = (text: string): string[] => text.split("\n");

/** The words of a line after its key, such as "people" or "seat 1". */
export function wordsOfLine(text: string, key: string): string[] {
  const line = lines(text).find((each) => each === key || each.startsWith(`${key} `));
  return line === undefined ? [] : line.slice(key.length).trim().split(/\s+/).filter(Boolean);
}

/** The text with a line changed, or added before what is asked. */
export function withLine(text: string, key: string, words: string[]): string {
  const line = [key, ...words].join(" ");
  const all = lines(text);
  const place = all.findIndex((each) => each === key || each.startsWith(`${key} `));
  if (place >= 0) all[place] = line;
  else {
    const asked = all.findIndex((each) => each.startsWith("ask "));
    all.splice(asked < 0 ? all.length : asked, 0, line);
  }
  return all.join("\n");
}

/** The pairs of a line, such as the people in each place. */
export function pairsOf(text: string, key: string): Map<string, string> {
  const words = wordsOfLine(text, key);
  return new Map(words.flatMap((word, i) => (i % 2 ? [] : [[word, words[i + 1] ?? ""]])));
}

/** The text with one pair of a line changed; a count of 0 takes it away. */
export function withPair(text: string, key: string, name: string, value: string): string {
  const pairs = pairsOf(text, key);
  if (value === "0") pairs.delete(name);
  else pairs.set(name, value);
  return withLine(text, key, [...pairs].flat());
}

/** The text with one word of a line changed, counted from 0. */
export function withWord(text: string, key: string, place: number, word: string): string {
  const words = wordsOfLine(text, key);
  words[place] = word;
  return withLine(text, key, words);
}

/** A position in the fragment of an address, and back. */
export const toFragment = (text: string): string => `#${encodeURIComponent(text)}`;
export function fromFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ""));
  } catch {
    return "";
  }
}
