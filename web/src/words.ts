/** Renders what the server says in the reader's vocabulary: the same catalogue as the terminal's. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import advice from "./text/advice.ftl?raw";
import page from "./text/page.ftl?raw";
import together from "./text/together.ftl?raw";
import type { Arg, Say } from "./protocol";

export type Vocabulary = "modern" | "printed";

const files = import.meta.glob<string>(["../../src/lantern/text/*.ftl", "!../../src/lantern/text/terminal.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

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

  /** Put a value of the server into words; an entry nobody wrote is shown by its name rather than as nothing. */
  say = (text: Say): string => {
    const [name = "", attribute] = text.id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return text.id;
    const filled = Object.fromEntries(Object.entries(text.args).map(([key, arg]) => [key, this.fill(arg)]));
    return this.bundle.formatPattern(pattern, filled, []);
  };

  /** The same for an entry named here. */
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

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(" ");

/** Small numbers as words, as a person would write them. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
