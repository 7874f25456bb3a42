/** A review as it is drawn: the line of the chance, the sum, the rounds. */
import type { Chance, GameEvent, Line, Review, RoundSummary } from "../net/protocol";
import { percentsOf } from "../text/numbers";

export interface ChancePoint extends Chance {
  position: number;
}
export interface Row {
  id: string; // start, luck, a seat's number, or result
  points: number;
}
export interface Turn {
  round: number;
  chance: Chance; // at its end
  luck: number;
  decisions: number;
}

/** The chance after each answer, the start included. */
export const chanceLine = ({ start, moments }: Review): ChancePoint[] => [
  { ...start, position: 0 },
  ...moments.map(({ chance, position }) => ({ ...chance, position })),
];

/** start + luck + what each seat decided = result, in whole points of a hundred. */
export function balance({ start, luck, seats, result }: Review): Row[] {
  const points = percentsOf([start.share, luck, ...seats], result);
  const ids = ["start", "luck", ...seats.map((_, seat) => String(seat))];
  return [...ids.map((id, i) => ({ id, points: points[i]! })), { id: "result", points: Math.round(100 * result) }];
}

/** What each round brought. */
export function roundChanges({ moments }: Review, rounds: RoundSummary[]): Turn[] {
  return rounds.map(({ round, position }, i) => {
    const after = rounds[i - 1]?.position ?? 0;
    const own = moments.filter((each) => each.position > after && each.position <= position);
    const changed = (luck: boolean) => own.reduce((all, { who, change }) => (who < 0 === luck ? all + change : all), 0);
    return { round, chance: own.at(-1)!.chance, luck: changed(true), decisions: changed(false) };
  });
}

const DULL = new Set<GameEvent["type"]>(["phase", "turn", "ready", "round", "lantern"]);

/** What the log tells of a turning point. */
export const weightyLines = (log: Line[]): Line[] => log.filter((each) => !DULL.has(each.event.type));
