/** A new game as chosen on the start page, and what is sent to set it up. */
import type { NewTable } from "../protocol";

export const ROLES = ["agent", "conductor", "preacher", "shepherd", "station-master", "stockholder"];
export const BY = [
  ["here", "This screen"],
  ["link", "By link"],
  ["computer:random", "Computer"],
] as const;
export const SIDES = ["normal", "challenging"];
export const OTHER_SIDES = ["manual", "manual-challenging"];
export const SWITCHES = ["calm-triples", "more-money", "full-plantations", "stretch-cards"];
export const MORE_SWITCHES = ["empty-center", "extra-support", "strict-planning", "refill-at-once", "pass-later", "fugitive-act-limits-tokens"];

export interface Seat {
  name: string;
  by: string;
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
  const seats = [0, 1, 2, 3].map(() => ({ name: "", by: "here", role: "" }));
  return { players: 1, seats, side: "normal", options: [], seed: "", companion: false };
}

/** Why the seats as chosen do not fit, or nothing. */
export function trouble({ players, seats }: Choice): string {
  const chosen = seats.slice(0, players).map((seat) => seat.role).filter(Boolean);
  if (new Set(chosen).size < chosen.length) return "Each player has a different role.";
  const named = seats.slice(0, players).filter((seat) => seat.name.trim());
  return named.length && named.length < players ? "Give everybody a name, or nobody." : "";
}

/** What is sent: roles are all told or all dealt, so where only some were chosen the rest are drawn here. */
export function request(choice: Choice, draw: () => number = Math.random): NewTable {
  const seats = choice.seats.slice(0, choice.players);
  const free = ROLES.filter((role) => !seats.some((seat) => seat.role === role));
  const roles = seats.some((seat) => seat.role)
    ? seats.map((seat) => seat.role || free.splice(Math.floor(draw() * free.length), 1)[0]!)
    : [];
  return {
    players: choice.players,
    side: choice.side,
    options: choice.options,
    roles,
    seed: choice.seed.trim(),
    companion: choice.companion,
    seats: seats.map(({ name, by }) => ({ name: name.trim(), by: by.startsWith("computer") ? by : "person" })),
  };
}
