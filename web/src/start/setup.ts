/** A new game as chosen on the start page, and what is sent to set it up. */
import type { NewTable } from "../protocol";

export const HERE = "here";
export const LINK = "link";
export const SIDES = ["normal", "challenging"];
export const OTHER_SIDES = ["manual", "manual-challenging"];

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
  companion: boolean;
}

export function fresh(): Choice {
  const seats = [0, 1, 2, 3].map(() => ({ name: "", by: HERE, role: "" }));
  return { players: 1, seats, side: "normal", options: [], seed: "", companion: false };
}

const taken = ({ players, seats }: Choice): Seat[] => seats.slice(0, players);

/** The text that says why the seats as chosen do not fit, or nothing. */
export function trouble(choice: Choice): string {
  const roles = taken(choice).map((seat) => seat.role).filter(Boolean);
  if (new Set(roles).size < roles.length) return "wrong-roles-twice";
  if (roles.length && roles.length < choice.players) return "wrong-roles-some";
  const named = taken(choice).filter((seat) => seat.name.trim());
  return named.length && named.length < choice.players ? "wrong-names" : "";
}

/** What is sent. Roles are all told or all dealt, and dealing is the server's. */
export function request(choice: Choice): NewTable {
  const seats = taken(choice);
  return {
    players: choice.players,
    side: choice.side,
    options: choice.options,
    roles: seats.map((seat) => seat.role).filter(Boolean),
    seed: choice.seed.trim(),
    companion: choice.companion,
    seats: seats.map(({ name, by }) => ({ name: name.trim(), by: by.startsWith("computer") ? by : "person" })),
  };
}
