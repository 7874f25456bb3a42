/** Puts the focus on what has just appeared, and gives it back when that is gone. */
export function focusHere(node: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  node.focus({ preventScroll: true });
  return () => {
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
}

/** In a slip that opens, the focus goes here. */
export function focusFirst(node: HTMLElement): void {
  node.autofocus = true;
}
