/** An easier game than one that has ended: the next easier level, else the easier side, else a switch. */
import type { Catalogue, Chair, NewTable, ShownTable } from "../net/protocol";

type Offers = Pick<Catalogue, "options"> & { levels?: Level[] };

/** A level of the catalogue, as far as it is needed here; the easiest stands first. */
interface Level {
  id: string;
  edition: string;
  side: string;
  chances: { players: number; freed: number; lost: number }[];
}

export interface Easier {
  what: string; // the text that names it
  table: NewTable;
}

const HARD = "challenging";
const EASIER_SIDES: Record<string, string> = { [HARD]: "normal", [`manual-${HARD}`]: "manual" };

/** The number of the level that a table is played at; its goals tell. */
const levelOf = (levels: Level[], { side, players, goal, lostLimit }: ShownTable): number =>
  levels.findIndex(
    (level) =>
      level.side === side &&
      level.chances.some((each) => each.players === players && each.freed === goal && each.lost === lostLimit),
  );

/** What makes the next game easier, for the same people in the same roles; null if nothing is left. */
export function easierGame(table: ShownTable, chairs: Chair[], offers: Offers): Easier | null {
  const levels = offers.levels ?? [];
  const seats = chairs.map(({ name, by }) => ({ name, by }));
  const roles = table.mats.map(({ role }) => role);
  const { players, side, options } = table;
  const same: NewTable = { players, side, options, roles, seats };
  const easierLevel = levels[levelOf(levels, table) - 1];
  if (easierLevel) {
    const { id, edition, side: its } = easierLevel;
    return { what: `level-${id}`, table: { ...same, side: its, edition } };
  }
  const group = (wanted: string) => offers.options.filter((option) => option.group === wanted).map(({ id }) => id);
  const harder = group("harder").find((id) => options.includes(id));
  if (harder) return { what: "easier-without", table: { ...same, options: options.filter((id) => id !== harder) } };
  const easierSide = EASIER_SIDES[side];
  if (easierSide) return { what: `side-${easierSide}`, table: { ...same, side: easierSide } };
  const easier = group("easier").find((id) => !options.includes(id));
  return easier ? { what: `option-${easier}`, table: { ...same, options: [...options, easier] } } : null;
}
