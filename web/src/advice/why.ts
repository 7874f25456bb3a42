/** Which lines of the log can say why. */
import type { Line } from "../protocol";

/** For each line whether its answer's reasons are told there: at the first line of what a player said. */
export const whyAt = (lines: Line[]): boolean[] => lines.map(({ moment, who }, i) => who >= 0 && lines[i - 1]?.moment !== moment);
