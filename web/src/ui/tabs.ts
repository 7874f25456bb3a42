/** Keys of a row of tabs: arrows go round it, Home and End to its ends. */

/** The tab that a key leads to, or nothing. */
export function tabFor<T>(tabs: readonly T[], open: T, key: string): T | undefined {
  const at = tabs.indexOf(open);
  if (key === "ArrowRight" || key === "ArrowDown") return tabs[(at + 1) % tabs.length];
  if (key === "ArrowLeft" || key === "ArrowUp") return tabs[(at - 1 + tabs.length) % tabs.length];
  if (key === "Home") return tabs[0];
  return key === "End" ? tabs.at(-1) : undefined;
}
