/** Which way of laying the table fits into a window. Sizes are what is left after the reader's text setting. */

export type Layout = "desk" | "wide" | "tall" | "short" | "phone";

/** Desk: all is seen at once. Wide and tall: one part beside or below the map. Short: a phone held sideways. */
export function layoutOf(width: number, height: number): Layout {
  if (width >= 1100 && height >= 730) return "desk";
  if (width > height && height < 520) return "short";
  if (width > height && width >= 700) return "wide";
  return width >= 600 ? "tall" : "phone";
}

export type Part = "map" | "ask" | "cards" | "market" | "tokens" | "players" | "log";

/** The tabs of a layout; at the desk there are none. */
export const TABS: Record<Layout, Part[]> = {
  desk: [],
  wide: ["cards", "market", "players", "log"],
  tall: ["cards", "market", "players", "log"],
  short: ["ask", "cards", "market", "tokens", "players", "log"],
  phone: ["map", "cards", "market", "tokens", "players", "log"],
};
