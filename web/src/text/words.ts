/** Renders what the server says in the reader's vocabulary: the same catalogue as the terminal's. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arg, Say } from "../net/protocol";
import advice from "./en/advice.ftl?raw";
import page from "./en/page.ftl?raw";
import together from "./en/together.ftl?raw";

export type Vocabulary = "modern" | "printed";

const files = import.meta.glob<string>(
  ["../../../src/lantern/text/en/*.ftl", "!../../../src/lantern/text/en/terminal.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

function bundle(vocabulary: Vocabulary): FluentBundle {
  const other = vocabulary === "modern" ? "printed" : "modern";
  const found = new FluentBundle("en", { useIsolating: false });
  for (const [name, text] of Object.entries(files))
    if (!name.endsWith(`terms-${other}.ftl`)) found.addResource(new FluentResource(text));
  for (const text of [page, together, advice]) found.addResource(new FluentResource(text));
  return found;
}

/** `a`, `a and b`, or `a, b and c`. */
export function series(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

export class Words {
  private readonly bundle: FluentBundle;

  constructor(readonly vocabulary: Vocabulary) {
    this.bundle = bundle(vocabulary);
  }

  /** Render a text of the server; a missing entry is shown by its id. */
  say = (text: Say): string => {
    const [name = "", attribute] = text.id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return text.id;
    const filled = Object.fromEntries(Object.entries(text.args).map(([key, arg]) => [key, this.fill(arg)]));
    return this.bundle.formatPattern(pattern, filled, []);
  };

  /** Render an entry by its id. */
  word = (id: string, args: Record<string, Arg> = {}): string => this.say({ id, args });

  has = (id: string): boolean => {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return !!message && (!attribute || attribute in message.attributes);
  };

  private fill(arg: Arg): string | number {
    if (Array.isArray(arg)) return series(arg.map(this.say));
    return typeof arg === "object" ? this.say(arg) : arg;
  }
}

const made = new Map<Vocabulary, Words>();

/** The catalogue in one vocabulary, read once. */
export function wordsOf(vocabulary: Vocabulary): Words {
  const found = made.get(vocabulary) ?? new Words(vocabulary);
  made.set(vocabulary, found);
  return found;
}

const textOf = (by: string): string => `computer-${by.replace(/^computer:/, "")}`;

/** The name of a computer player; one without a text is called by its id. */
export function computerName(by: string, words: Words): string {
  return words.has(textOf(by)) ? words.word(textOf(by)) : by.replace(/^computer:/, "");
}

/** How it plays, in a sentence; empty for people. */
export function computerAbout(by: string, words: Words): string {
  const id = `${textOf(by)}.about`;
  return words.has(id) ? words.word(id) : "";
}
