/** A new game as chosen on the start page, and what is sent to set it up. */
import { MOST_PLAYERS, SIDES as ALL_SIDES } from "../board/content";
import type { NewTable } from "../net/protocol";
import type { Words } from "../text/words";

export const HERE = "here";
export const LINK = "link";
export const OTHER_SIDES = ALL_SIDES.filter((side) => side.startsWith("manual"));
export const SIDES = ALL_SIDES.filter((side) => !OTHER_SIDES.includes(side));

export interface Seat {
  name: string;
  by: string; // here, link, or a computer player
  role: string; // empty: dealt
}
export interface Choice {
  players: number;
  seats: Seat[];
  side: string;
  options: string[];
  seed: string;
  edition: string; // the text of a file; empty: the built-in numbers
  companion: boolean;
}

export function defaultSetup(): Choice {
  const seats = Array.from({ length: MOST_PLAYERS }, () => ({ name: "", by: HERE, role: "" }));
  return { players: 1, seats, side: "normal", options: [], seed: "", edition: "", companion: false };
}

const taken = ({ players, seats }: Choice): Seat[] => seats.slice(0, players);

/** The text that says why the seats as chosen do not fit, or nothing. */
export function setupProblem(choice: Choice): string {
  const roles = taken(choice)
    .map((seat) => seat.role)
    .filter(Boolean);
  if (new Set(roles).size < roles.length) return "wrong-roles-twice";
  return roles.length && roles.length < choice.players ? "wrong-roles-some" : "";
}

const isComputer = ({ by }: Seat): boolean => by.startsWith("computer");

/** The names of the seats: where somebody has one, whoever has none is named by their number. */
function names(seats: Seat[], { word }: Words): string[] {
  const given = seats.map((seat) => seat.name.trim());
  if (!given.some(Boolean)) return given;
  return seats.map((seat, i) => given[i] || word(isComputer(seat) ? "new-name-computer" : "seat", { number: i + 1 }));
}

/** What is sent. Roles are all told or all dealt, and dealing is the server's. */
export function tableRequest(choice: Choice, words: Words): NewTable {
  const seats = taken(choice);
  const named = names(seats, words);
  return {
    players: choice.players,
    side: choice.side,
    options: choice.options,
    roles: seats.map((seat) => seat.role).filter(Boolean),
    seed: choice.seed.trim(),
    ...(choice.edition && { edition: choice.edition }),
    companion: choice.companion,
    seats: seats.map((seat, i) => ({ name: named[i]!, by: isComputer(seat) ? seat.by : "person" })),
  };
}
