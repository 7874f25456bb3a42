/** Answers and their consequences as the page shows them. Which answers there are, only the server says. */
import { WON } from "../board/content";
import type { Blocked, Option, Question, Say } from "../net/protocol";
import type { Words } from "../text/words";

/** All answers about this thing, those of the seats not asked included. */
export function optionsFor(question: Question, target: string): Option[] {
  return target ? [...question.options, ...question.others].filter((option) => option.target === target) : [];
}

export function reasonsFor(question: Question, target: string): Blocked[] {
  return target ? question.blocked.filter((each) => each.target === target) : [];
}

export const isDanger = (option: Option): boolean =>
  !!option.preview && (option.preview.captures.length > 0 || option.preview.lost > 0);

/** Whether an answer loses the game: whoever gives it is asked once more. */
export const losesGame = (option: Option): boolean => (option.preview?.ends ?? 0) > WON;

/** Questions that are about harm only, and those where doing nothing is a choice like the others. */
const HARM = ["seize", "send-back"];
const WEIGHTY = ["reserve", "hold", "outlaw"];

/** Whether an answer is shown in rust: it ends in a capture, or the question is about nothing else. */
export const isGrave = (option: Option, kind: string): boolean => isDanger(option) || HARM.includes(kind);

/** Answers that close the question rather than choose something; they stand beside undo. */
export const isClosing = (option: Option, kind: string): boolean =>
  !option.target && !WEIGHTY.includes(kind) && /^(done|ready|unready)/.test(option.word);

/** How far back in the list an answer stands: Canada, then what is near, what is far, and what ends in a capture. */
const rank = (option: Option): number => (isDanger(option) ? 3 : option.target === CANADA ? 0 : option.far ? 2 : 1);

/** The answers in the order of the scene, but Canada first and those that end in a capture last. */
export const safestFirst = (options: Option[]): Option[] => options.toSorted((a, b) => rank(a) - rank(b));

export const CANADA = "place:canada";

/** The answers that choose something, in the order in which they are listed. */
export const listedOptions = (question: Question): Option[] =>
  safestFirst([...question.options, ...question.others].filter((option) => !isClosing(option, question.prompt.kind)));

/** The numbers that stand on the map for places whose label has no room: their rank among the answers. */
export function labelNumbers(question: Question): Map<string, number> {
  return new Map(
    listedOptions(question).flatMap(({ target }, i) =>
      target.startsWith("place:") ? [[target.slice(6), i + 1] as const] : [],
    ),
  );
}

/** The text of an answer, without the name of a seat that plans at this screen. */
export function textOf({ text, seat }: Option, planning: number): Say {
  return text.id === "say-other" && seat === planning ? (text.args["answer"] as Say) : text;
}

/** An answer in words; among many (brief) or below its card (opened) in those of the catalogue for that, if any. */
export function worded(said: Say, words: Words, where: "" | "brief" | "opened"): string {
  if (said.id === "say-other")
    return words.word("say-other", { ...said.args, answer: worded(said.args["answer"] as Say, words, where) });
  const id = where === "opened" ? `opened-${said.id}` : `brief-${said.id}`;
  return words.say(where && words.has(id) ? { id, args: said.args } : said);
}

/** The person now being moved, where the question is about one: the place they leave. */
export function originOf(question: Question): string {
  const place = question.prompt.text.args["place"];
  const asked =
    question.prompt.kind === "guide" || question.prompt.kind === "carry-to" || question.prompt.kind === "way";
  return asked && typeof place === "object" && "id" in place ? place.id.replace(/^place-/, "") : "";
}

export type ConsequencePart = { text: string; quiet?: boolean } | { sign: string };

const idOf = (arg: unknown): string => (arg as Say | undefined)?.id?.replace(/^(catcher|place)-/, "") ?? "";

/** One consequence as a catcher's sign and a few words. */
export function consequence(said: Say, words: Words, goal = ""): ConsequencePart[] {
  const colour = idOf(said.args["catcher"]);
  if (said.id === "preview-chance") return [{ text: words.say(said), quiet: true }];
  if (said.id === "preview-may-step-in") return [{ text: words.word("page-may-step-in") }];
  if (!colour) return [{ text: words.say(said) }];
  const args = said.args;
  if (said.id !== "preview-captured") return [{ sign: colour }, { text: words.word("page-moves-to", args) }];
  const here = idOf(args["place"]) === goal;
  return [{ sign: colour }, { text: words.word(here ? "page-arrives-captured" : "page-captures-at", args) }];
}

/** All consequences of an answer; for a move, also that there are none. */
export function consequences(option: Option, words: Words, kind: string): ConsequencePart[][] {
  const goal = option.target.replace(/^place:/, "");
  const found = option.consequences.map((each) => consequence(each, words, goal));
  return found.length || kind !== "guide" ? found : [[{ text: words.word("page-quiet") }]];
}

/** The same at a glance, for very many answers: money and the signs of the catchers that move. */
export function briefConsequences(option: Option, words: Words): ConsequencePart[] {
  return option.consequences.flatMap((said): ConsequencePart[] => {
    if (idOf(said.args["catcher"])) return [{ sign: idOf(said.args["catcher"]) }];
    return said.id === "preview-gain" || said.id === "preview-pay" ? [{ text: words.say(said) }] : [];
  });
}

export const plainText = (lines: ConsequencePart[][], words: Words): string =>
  lines
    .map((line) => line.map((part) => ("text" in part ? part.text : words.word(`catcher-${part.sign}`))).join(" "))
    .join(" · ");
