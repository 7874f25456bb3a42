/** Times as people say them. */
import type { Words } from "./words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONG = 7 * DAY; // after which the date is told

/** How long ago something was: just now, 20 minutes ago, yesterday, 18 November 2026. */
export function timeAgo(seconds: number, { word, locale }: Words, now = Date.now() / 1000): string {
  const past = now - seconds;
  if (past < MINUTE) return word("time-now");
  if (past >= LONG) return longDate(new Date(seconds * 1000), locale);
  const [size, unit] =
    past < HOUR ? ([MINUTE, "minute"] as const) : past < DAY ? ([HOUR, "hour"] as const) : ([DAY, "day"] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.floor(past / size), unit);
}

/** A date with its month in words. */
export const longDate = (date: Date, locale: string, timeZone?: string): string =>
  date.toLocaleDateString(locale, { day: "numeric", month: "long", year: "numeric", ...(timeZone && { timeZone }) });
