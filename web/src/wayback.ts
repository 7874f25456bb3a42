/** The game that was left for a page to read, kept for this tab: every such page leads back to it. */
const KEY = "lantern.game";
const GAME = /^\/(t|replay|review)\/[\w-]+/;

/** A page is left. A replay keeps its moment; an invitation in the address is never kept. */
export function keepGame({ pathname, hash } = location): void {
  try {
    if (GAME.test(pathname)) sessionStorage.setItem(KEY, pathname + (/^#\d+$/.test(hash) ? hash : ""));
    else if (pathname === "/") sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has its own way back.
  }
}

/** The address of the game, or nothing. */
export function gameLeft(): string {
  try {
    const kept = sessionStorage.getItem(KEY) ?? "";
    return GAME.test(kept) && kept.replace(/#.*/, "") !== location.pathname ? kept : "";
  } catch {
    return "";
  }
}
