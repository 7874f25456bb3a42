/** How wide words are in the page's faces, so that names and labels can be laid out before they are drawn. */

export type Face = "roman" | "italic" | "caps" | "bold";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:-’$+−·→×";
// Hundredths of an em, in the order of the letters; measured once in a browser.
const HUNDREDTHS: Record<Face, string> = {
  roman: `
    43 54 43 53 46 36 54 53 27 24 54 27 77 53 54 54 50 37 35 34 52 44 66 49 49 46 68 66 72 80 69 64 80 86 43 41
    72 71 94 87 83 58 82 76 51 73 85 65 95 81 68 70 49 37 47 37 49 36 42 47 39 44 22 21 27 26 46 28 55 56 84 22
    84 48`,
  italic: `
    44 39 30 47 33 30 38 42 29 26 40 23 69 47 36 40 42 34 29 32 46 47 67 48 38 38 72 62 50 71 67 57 69 87 40 54
    67 65 101 83 59 57 71 66 52 77 102 65 96 75 65 67 51 36 46 37 48 37 43 46 41 44 21 23 25 26 44 27 56 52 84
    22 84 49`,
  caps: `
    44 42 49 52 46 41 50 58 31 30 51 43 69 56 54 43 56 48 35 51 56 45 63 47 45 46 67 66 72 80 69 64 80 86 43 41
    72 71 94 86 83 58 82 75 51 73 84 66 96 81 68 71 49 37 47 37 49 36 42 46 39 44 21 22 26 26 46 28 55 56 84 23
    84 48`,
  bold: `
    48 52 39 53 47 33 50 53 26 29 50 26 81 53 49 52 52 35 38 34 52 45 70 46 45 42 60 58 52 66 51 46 60 70 30 34
    58 43 80 70 64 55 65 59 50 50 64 59 90 62 56 55 52 37 50 44 50 44 48 43 49 48 15 23 23 23 30 21 45 48 48 23
    84 48`,
};
const OTHER = 60; // for letters that were not measured

const tables = new Map<Face, Map<string, number>>();

function table(face: Face): Map<string, number> {
  const known = tables.get(face);
  if (known) return known;
  const widths = HUNDREDTHS[face].trim().split(/\s+/).map(Number);
  const made = new Map([...LETTERS].map((letter, i) => [letter, widths[i]!]));
  tables.set(face, made);
  return made;
}

/** The width of a line of text in this face and size. */
export function measure(text: string, face: Face, size: number): number {
  const widths = table(face);
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? OTHER;
  return (sum * size) / 100;
}

const STEPS = [
  { step: "", size: 14.4 },
  { step: "long", size: 12.9 },
  { step: "longest", size: 11.8 },
];
const ROOM = 75; // pixels on the narrowest card of the queue
const LINES = 3;

/** The lines a title takes, broken at spaces and dashes; Infinity if a word is wider than the card. */
function lines(title: string, size: number): number {
  let count = 1;
  let used = 0;
  for (const word of title.split(/(?<=[-–]|\s)/)) {
    const width = measure(word.trim(), "roman", size);
    if (width > ROOM) return Infinity;
    if (used && used + width > ROOM) [count, used] = [count + 1, 0];
    used += measure(word, "roman", size);
  }
  return count;
}

export function titleStep(title: string): string {
  return (STEPS.find(({ size }) => lines(title, size) <= LINES) ?? STEPS.at(-1)!).step;
}
