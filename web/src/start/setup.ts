/** A new game as chosen on the start page, and what is sent to set it up. */
import { MOST_PLAYERS, SIDES as ALL_SIDES } from "../board/content";
import type { Catalogue, LevelChance, LevelOffer, NewTable } from "../net/protocol";
import { keep, kept } from "../state/storage";
import type { Words } from "../text/words";

export const HERE = "here";
export const LINK = "link";
export const OTHER_SIDES = ALL_SIDES.filter((side) => side.startsWith("manual"));

export interface Seat {
  name: string;
  by: string; // here, link, or a computer player
  role: string; // empty: dealt
}
export interface Choice {
  players: number;
  seats: Seat[];
  level: string;
  side: string; // empty: that of the level
  options: string[];
  seed: string;
  edition: string; // the text of a file; empty: the numbers of the level
  companion: boolean;
}
type Last = Pick<Choice, "players" | "level">;

const FIRST: Last = { players: 1, level: "first-journey" };

/** The easiest level alone, or the level and the number of players of the last game that was set up here. */
export function defaultSetup(level = ""): Choice {
  const seats = Array.from({ length: MOST_PLAYERS }, () => ({ name: "", by: HERE, role: "" }));
  const last = { ...kept<Last>("setup", "last", FIRST), ...(level && { level }) };
  return { ...last, seats, side: "", options: [], seed: "", edition: "", companion: false };
}

export const keepSetup = ({ players, level }: Choice): void => keep("setup", "last", { players, level });

const taken = ({ players, seats }: Choice): Seat[] => seats.slice(0, players);

/** The text that says why the seats as chosen do not fit, or nothing. */
export function setupProblem(choice: Choice): string {
  const roles = taken(choice)
    .map((seat) => seat.role)
    .filter(Boolean);
  if (new Set(roles).size < roles.length) return "wrong-roles-twice";
  return roles.length && roles.length < choice.players ? "wrong-roles-some" : "";
}

/** The role that is offered to somebody who plays alone for the first time: that of the level, or one easy to play. */
export function easyRole(level: LevelOffer | undefined, { roles }: Catalogue): string {
  return level?.firstRole || (roles.find(({ ease }) => ease === "easy")?.id ?? "");
}

/** Whether what a level asks of so many players is an estimate of the printed numbers. */
export function isEstimate(level: LevelOffer, { players, freed, lost }: LevelChance, { sides }: Catalogue): boolean {
  const printed = sides[level.side]?.find((goal) => goal.players === players);
  if (printed?.freed !== freed || printed.lost !== lost) return false;
  return printed.freedSource === "estimate" || printed.lostSource === "estimate";
}

const isComputer = ({ by }: Seat): boolean => by.startsWith("computer");

/** The names of the seats: where somebody has one, whoever has none is named by their number. */
function names(seats: Seat[], { word }: Words): string[] {
  const given = seats.map((seat) => seat.name.trim());
  if (!given.some(Boolean)) return given;
  return seats.map((seat, i) => given[i] || word(isComputer(seat) ? "new-name-computer" : "seat", { number: i + 1 }));
}

/** What is sent. Roles are all told or all dealt, and dealing is the server's. */
export function tableRequest(choice: Choice, level: LevelOffer, words: Words): NewTable {
  const seats = taken(choice);
  const named = names(seats, words);
  return {
    players: choice.players,
    side: choice.side || level.side,
    options: choice.options,
    roles: seats.map((seat) => seat.role).filter(Boolean),
    seed: choice.seed.trim(),
    edition: choice.edition || level.edition,
    companion: choice.companion,
    seats: seats.map((seat, i) => ({ name: named[i]!, by: isComputer(seat) ? seat.by : "person" })),
  };
}
