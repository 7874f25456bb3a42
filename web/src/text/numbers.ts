/** Chances and changes as whole percents. */

/** A chance between 0 and 1 in whole percents; only what is impossible is 0, and only what is certain is 100. */
export function percentOf(chance: number): number {
  const whole = Math.round(100 * chance);
  if (chance > 0 && whole === 0) return 1;
  return chance < 1 && whole === 100 ? 99 : whole;
}

/** Parts of a sum as whole percents that still add up: the parts that rounding cuts most are rounded up. */
export function percentsOf(parts: number[], whole: number): number[] {
  const found = parts.map((part) => Math.floor(100 * part));
  const cut = parts.map((part, i) => ({ i, rest: 100 * part - found[i]! })).sort((a, b) => b.rest - a.rest);
  const left = Math.round(100 * whole) - found.reduce((sum, part) => sum + part, 0);
  for (const { i } of cut.slice(0, left)) found[i]!++;
  return found;
}

/** A change with its sign. */
export const signed = (points: number): string => `${points > 0 ? "+" : points < 0 ? "−" : "±"}${Math.abs(points)}`;

/** "5/36" in whole percents; a small chance is shown as "<1". */
export function percent(chance: string): string {
  const [a = 0, b = 1] = chance.split("/").map(Number);
  const share = (100 * a) / b;
  return share > 0 && share < 1 ? "<1" : String(Math.round(share));
}
