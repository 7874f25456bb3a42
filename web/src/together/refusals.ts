/** Why something was not done, in the page's words where it has some, else in the server's. */
import { settings } from "../settings.svelte";

export function explained(code: string, sentence: string): string {
  const id = `refused-${code}`;
  return code && settings.words.has(id) ? settings.words.word(id) : sentence;
}
