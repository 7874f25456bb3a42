/** Chances in points of a hundred, as people say them. */

/** A chance between 0 and 1; what is not certain is never told as certain. */
export function hundred(chance: number): number {
  const whole = Math.round(100 * chance);
  if (chance > 0 && whole === 0) return 1;
  return chance < 1 && whole === 100 ? 99 : whole;
}

/** Parts of a sum as whole points that still add up to the whole: those cut most by rounding get what is left. */
export function adding(parts: number[], whole: number): number[] {
  const found = parts.map((part) => Math.floor(100 * part));
  const cut = parts.map((part, i) => ({ i, rest: 100 * part - found[i]! })).sort((a, b) => b.rest - a.rest);
  const left = Math.round(100 * whole) - found.reduce((sum, part) => sum + part, 0);
  for (const { i } of cut.slice(0, left)) found[i]!++;
  return found;
}

/** A change with its sign; nothing has none. */
export const signed = (points: number): string => `${points > 0 ? "+" : points < 0 ? "−" : "±"}${Math.abs(points)}`;
