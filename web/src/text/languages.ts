/** The languages of the page, and which of them a reader wants. */

export const LANGUAGES = ["en", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const ENGLISH = "en";

/** Those with a whole catalogue. */
export const OFFERED: readonly Language[] = LANGUAGES;

/** What a language calls itself; the same in every language, so that readers find their own. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", fr: "Français" };

/** How dates and times are written. */
export const LOCALES: Record<Language, string> = { en: "en-GB", es: "es", fr: "fr" };

/** The first language that there is a catalogue for; "fr-CA" asks for French. */
export function bestLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.split("-")[0]!.toLowerCase());
  return spoken.map((each) => OFFERED.find((language) => language === each)).find(Boolean) ?? ENGLISH;
}
