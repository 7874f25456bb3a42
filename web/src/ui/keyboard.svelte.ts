/** Keyboard and focus: shortcuts, keys of tabs, and where the focus goes. */
import { tick } from "svelte";
import { settings } from "../state/settings.svelte";
import type { TableStore } from "../state/tableStore.svelte";

const ELSEWHERE = "input, textarea, select, [contenteditable], dialog, .popover";

/** The key as a small letter, or nothing where it belongs to something else: a field, a dialog, the browser. */
export function shortcut({ key, target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent): string {
  if (!settings.keys || ctrlKey || altKey || metaKey || defaultPrevented || key.length > 1) return "";
  const elsewhere = target instanceof Element && target.closest(ELSEWHERE);
  return elsewhere || document.querySelector("dialog.modal[open]") ? "" : key.toLowerCase();
}

/** The tab that a key leads to (arrows go round, Home and End to the ends), or nothing. */
export function tabFor<T>(tabs: readonly T[], open: T, key: string): T | undefined {
  const at = tabs.indexOf(open);
  if (key === "ArrowRight" || key === "ArrowDown") return tabs[(at + 1) % tabs.length];
  if (key === "ArrowLeft" || key === "ArrowUp") return tabs[(at - 1 + tabs.length) % tabs.length];
  if (key === "Home") return tabs[0];
  return key === "End" ? tabs.at(-1) : undefined;
}

export function focusHere(node: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  node.focus({ preventScroll: true });
  return () => {
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
}

/** In a dialog that opens, the focus goes here. */
export function focusFirst(node: HTMLElement): void {
  node.autofocus = true;
}

export function keepFocus(store: TableStore): (node: HTMLElement) => () => void {
  return (node) => {
    let inside = false;
    const enter = () => void (inside = true);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) inside = node.contains(relatedTarget as Node);
    };
    node.addEventListener("focusin", enter);
    node.addEventListener("focusout", leave);
    $effect(() => {
      if (store.scene.position < 0 || store.animator.playing) return;
      void tick().then(() => inside && document.activeElement === document.body && node.focus({ preventScroll: true }));
    });
    return () => {
      node.removeEventListener("focusin", enter);
      node.removeEventListener("focusout", leave);
    };
  };
}
