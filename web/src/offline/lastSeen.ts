/** The tables of this browser as they were last seen, to be looked at while the server cannot be reached. */
import type { Chair, Scene } from "../net/protocol";
import { keep, kept } from "../state/storage";
import { TableStore } from "../state/tableStore.svelte";

interface LastSeen {
  scene: Scene;
  chairs: Chair[];
  own: number[];
}

const KIND = "seen-last";
const TABLES = 5;
const LINES = 40; // of the log; the whole log comes with the connection

/** Keep a table as it is, and forget the one that was kept longest ago. */
export function keepLastSeen({ id, latest, seats }: TableStore): void {
  const order = [id, ...kept<string[]>(KIND, "order", []).filter((each) => each !== id)];
  for (const old of order.splice(TABLES)) forgetLastSeen(old);
  keep(KIND, "order", order);
  const scene = { ...latest, log: latest.log.slice(-LINES) };
  keep(KIND, id, { scene, chairs: seats.chairs, own: seats.own } satisfies LastSeen);
}

export function forgetLastSeen(id: string): void {
  localStorage.removeItem(`lantern.${KIND}.${id}`);
}

/** A table as it was last seen here, on which nothing can be done; null if it was not, or by another version. */
export function lastSeen(id: string): TableStore | null {
  const found = kept<LastSeen | null>(KIND, id, null);
  if (!found) return null;
  const store = new TableStore(found.scene, true);
  store.seats.chairs = found.chairs;
  store.seats.own = found.own;
  return store;
}
