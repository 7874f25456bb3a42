/** What a reader has chosen for this browser. */
import { bestLanguage, ENGLISH, type Language } from "../text/languages";
import { loadLanguage, wordsOf, type Vocabulary, type Words } from "../text/words";

export type Motion = "full" | "none";
export type Speed = "calm" | "normal" | "quick";

interface Kept {
  language: Language | ""; // empty: as the browser asks
  vocabulary: Vocabulary;
  motion: Motion | "";
  speed: Speed;
  text: number;
  sound: boolean;
  soundAsked: boolean;
  noted: boolean;
  keys: boolean; // single keys act
}

const KEY = "lantern.settings";
const BASE: Kept = {
  language: "",
  vocabulary: "modern",
  motion: "",
  speed: "normal",
  text: 0,
  sound: false,
  soundAsked: false,
  noted: false,
  keys: true,
};
const TEMPO: Record<Speed, number> = { calm: 0.5, normal: 1, quick: 2 };
export const SCALES = [1, 1.15, 1.3];
const WIDE = matchMedia("(min-width: 1700px) and (min-height: 840px)");
const WIDE_SCALE = 1.15;

function load(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    // Half as fast was once a kind of motion.
    if ((kept.motion as string) === "slow") Object.assign(kept, { motion: "full", speed: "calm" });
    return { ...BASE, ...kept };
  } catch {
    return { ...BASE };
  }
}

class Settings {
  private kept = $state<Kept>(load());
  private wide = $state(WIDE.matches);
  private shown = $state<Language>(ENGLISH); // the language whose catalogue is loaded
  readonly words: Words = $derived(wordsOf(this.kept.vocabulary, this.shown));

  /** The language of the page: as chosen, or as the browser asks. */
  get language(): Language {
    return this.kept.language || bestLanguage(navigator.languages ?? []);
  }
  get vocabulary() {
    return this.kept.vocabulary;
  }
  get text() {
    return this.kept.text;
  }
  get sound() {
    return this.kept.sound;
  }
  get keys() {
    return this.kept.keys;
  }
  get soundAsked() {
    return this.kept.soundAsked;
  }
  get noted() {
    return this.kept.noted;
  }
  get speed() {
    return this.kept.speed;
  }
  /** How many times as fast as drawn things happen. */
  get tempo(): number {
    return TEMPO[this.kept.speed] ?? 1;
  }
  /** How things move: as chosen, or as the reader's system asks. */
  get motion(): Motion {
    if (this.kept.motion) return this.kept.motion;
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : "full";
  }
  /** The enlargement of names on the map, which grows with the window by itself. */
  get mapScale(): number {
    return SCALES[this.kept.text] ?? 1;
  }
  /** The enlargement of all text: as chosen, and once more in a wide window. */
  get scale(): number {
    return this.mapScale * (this.wide ? WIDE_SCALE : 1);
  }

  constructor() {
    WIDE.addEventListener("change", ({ matches }) => (this.wide = matches));
  }

  /** Fetch the words of the reader's language; without them the page speaks English. */
  async speak(): Promise<void> {
    const language = this.language;
    await loadLanguage(language).then(
      () => (this.shown = language),
      () => (this.shown = ENGLISH),
    );
    document.documentElement.lang = this.shown;
  }

  async chooseLanguage(language: Language): Promise<void> {
    this.change({ language });
    await this.speak();
  }

  change(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
