/** Single keys that act from anywhere on the table. */
import { settings } from "../settings.svelte";

const TYPING = "input, textarea, select, [contenteditable]";

/** The key as a small letter, or nothing where it belongs to something else: a field, a dialog, the browser. */
export function shortcut({ key, target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent): string {
  if (!settings.keys || ctrlKey || altKey || metaKey || defaultPrevented || key.length > 1) return "";
  const typing = target instanceof Element && target.closest(TYPING);
  return typing || document.querySelector("dialog[open]") ? "" : key.toLowerCase();
}
