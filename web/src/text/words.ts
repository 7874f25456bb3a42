/** Renders what the server says in the reader's language and vocabulary: the same catalogues as the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Say } from "../net/protocol";
import english from "./en";
import { ENGLISH, LOCALES, type Language } from "./languages";

export type Vocabulary = "modern" | "printed";
type Texts = Record<string, string>; // the texts of a language, by file

// Forms of a name in a sentence: see words.py, which does the same.
const FORMS = ["the", "The", "in", "from", "to"];
const catalogues = new Map<Language, Texts>([[ENGLISH, english]]);
const loaders: Record<Exclude<Language, "en">, () => Promise<{ default: Texts }>> = {
  es: () => import("./es"),
  fr: () => import("./fr"),
};

/** Fetch the catalogue of a language; English is always there. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== ENGLISH && !catalogues.has(language)) catalogues.set(language, (await loaders[language]()).default);
}

function bundle(vocabulary: Vocabulary, language: Language): FluentBundle {
  const other = vocabulary === "modern" ? "printed" : "modern";
  const found = new FluentBundle(language, { useIsolating: false });
  for (const [name, text] of Object.entries(catalogues.get(language) ?? {}))
    if (!name.endsWith(`terms-${other}.ftl`)) found.addResource(new FluentResource(text));
  return found;
}

/** One reader's words; what a language does not have is said in English. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly english: FluentBundle;
  readonly locale: string; // for dates and times

  constructor(
    readonly vocabulary: Vocabulary,
    readonly language: Language,
  ) {
    this.locale = LOCALES[language];
    this.bundle = bundle(vocabulary, language);
    this.english = language === ENGLISH ? this.bundle : wordsOf(vocabulary).bundle;
  }

  /** Render a text of the server; a missing entry is shown by its id. */
  say = (text: Say): string => {
    const [name = "", attribute] = text.id.split(".");
    const found = hasEntry(this.bundle, name, attribute) ? this.bundle : this.english;
    const message = found.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? found.formatPattern(pattern, this.filled(text.args), []) : text.id;
  };

  /** Render an entry by its id. */
  word = (id: string, args: Record<string, Arg> = {}): string => this.say({ id, args });

  has = (id: string): boolean => {
    const [name = "", attribute] = id.split(".");
    return hasEntry(this.english, name, attribute);
  };

  /** `a`, `a and b`, or `a, b and c`. */
  series = (parts: string[]): string =>
    parts.length < 2
      ? parts.join("")
      : this.word("series", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });

  /** A name or a list of facts as a sentence of its own. */
  sentence = (text: string): string => `${text.charAt(0).toLocaleUpperCase(this.locale)}${text.slice(1)}.`;

  private filled(args: Record<string, Arg>): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(args)) {
      const said = (found[key] = this.fill(arg));
      if (typeof arg !== "object" || Array.isArray(arg)) continue;
      found[`${key}-id`] = arg.id;
      if (this.language !== ENGLISH)
        for (const form of FORMS)
          found[`${key}-${form}`] = hasEntry(this.bundle, arg.id, form)
            ? this.say({ id: `${arg.id}.${form}`, args: arg.args })
            : said;
    }
    return found;
  }

  private fill(arg: Arg): string | number {
    if (Array.isArray(arg)) return this.series(arg.map(this.say));
    return typeof arg === "object" ? this.say(arg) : arg;
  }
}

function hasEntry(found: FluentBundle, name: string, attribute?: string): boolean {
  const message = found.getMessage(name);
  return !!message && (attribute ? attribute in message.attributes : message.value !== null);
}

const made = new Map<string, Words>();

/** The words of a language that is loaded, in one vocabulary; read once. */
export function wordsOf(vocabulary: Vocabulary, language: Language = ENGLISH): Words {
  const key = `${vocabulary} ${language}`;
  const found = made.get(key) ?? new Words(vocabulary, language);
  made.set(key, found);
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
