/** What a reader has chosen for this browser. */
import { wordsOf, type Vocabulary, type Words } from "../text/words";

export type Motion = "full" | "slow" | "none";

interface Kept {
  vocabulary: Vocabulary;
  motion: Motion | "";
  text: number;
  sound: boolean;
  noted: boolean;
  keys: boolean; // single keys act
}

const KEY = "lantern.settings";
const BASE: Kept = { vocabulary: "modern", motion: "", text: 0, sound: false, noted: false, keys: true };
export const SCALES = [1, 1.15, 1.3];

function load(): Kept {
  try {
    return { ...BASE, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...BASE };
  }
}

class Settings {
  private kept = $state<Kept>(load());
  readonly words: Words = $derived(wordsOf(this.kept.vocabulary));

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
  get noted() {
    return this.kept.noted;
  }
  /** How things move: as chosen, or as the reader's system asks. */
  get motion(): Motion {
    if (this.kept.motion) return this.kept.motion;
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : "full";
  }
  /** The enlargement of all text, and of the names on the map. */
  get scale(): number {
    return SCALES[this.kept.text] ?? 1;
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
