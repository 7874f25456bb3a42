/** Changing who has a seat, and the links to it. */
import { known } from "../catalogue.svelte";
import type { Desk } from "../desk.svelte";
import { call, keepTokens, keptTokens } from "../net";
import type { Seated, Sit } from "../protocol";
import { keepInvitation } from "./invitations";

export async function sit(desk: Desk, seat: number, wish: Sit): Promise<Seated> {
  return call<Seated>(`/api/tables/${desk.id}/seats/${seat}`, wish, keptTokens(desk.id));
}

/** Make a new link for a seat, which closes the one before. A person sits there again. */
export async function invite(desk: Desk, seat: number): Promise<string> {
  const { token } = await sit(desk, seat, { renew: true, by: "person" });
  keepInvitation(desk.id, String(seat), token);
  return token;
}

/** Take a seat to this screen. */
export async function takeHere(desk: Desk, seat: number): Promise<void> {
  const token = await invite(desk, seat);
  keepTokens(desk.id, [...keptTokens(desk.id).split(","), token]);
  desk.link?.again?.();
}

/** The kinds of computer players there are. */
export async function computerKinds(): Promise<string[]> {
  return (await known.load()).players;
}
