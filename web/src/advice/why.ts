/** Which lines of the log can say why: those of a player's answer that has brought something. */
import { known } from "../catalogue.svelte";
import type { Line, Say } from "../protocol";

const BROUGHT = new Set("moved carried freed role-money aid funds passed gained".split(" ").map((id) => `log-${id}`));
// What chance says, and what follows from it, is nobody's answer.
const CHANCE = new Set("rolled entered aside loaded drew role".split(" ").map((id) => `log-${id}`));
const idOf = (arg: unknown): string => (arg as Say | undefined)?.id ?? "";

function brings({ say }: Line): boolean {
  if (say.id === "log-took") return idOf(say.args["token"]) === "token-support";
  if (say.id === "log-bought") return known.isOpposition(idOf(say.args["card"]));
  return BROUGHT.has(say.id);
}

/** For each line whether its answer's reasons are told there: at the first line of that answer. */
export function whyAt(lines: Line[]): boolean[] {
  const able = new Set<number>();
  const chance = new Set<number>();
  for (const line of lines) {
    if (brings(line)) able.add(line.moment);
    if (CHANCE.has(line.say.id)) chance.add(line.moment);
  }
  return lines.map(({ moment }, i) => able.has(moment) && !chance.has(moment) && lines[i - 1]?.moment !== moment);
}
