/** Which layout fits into a window. Sizes are divided by the reader's text size. */

export type Layout = "desktop" | "wide" | "tall" | "short" | "phone";

/** Desktop: all parts at once. Wide and tall: one part beside or below the map. Short: a phone held sideways. */
export function layoutOf(width: number, height: number): Layout {
  if (width >= 1100 && height >= 730) return "desktop";
  if (width > height && height < 520) return "short";
  if (width > height && width >= 700) return "wide";
  return width >= 600 ? "tall" : "phone";
}

export type TablePart = "map" | "ask" | "cards" | "market" | "players" | "log";

/** The tabs of a layout; on a desktop there are none. */
export const TABS: Record<Layout, TablePart[]> = {
  desktop: [],
  wide: ["cards", "market", "players", "log"],
  tall: ["cards", "market", "players", "log"],
  short: ["ask", "cards", "market", "players", "log"],
  phone: ["map", "cards", "market", "players", "log"],
};
