/** Notices of the server for whoever is away: Web Push for this browser, and private feeds of each seat. */
import { WORKER } from "../offline/register";
import { keep, kept, keptTokens } from "../state/storage";
import { call } from "./api";
import type { NoticesOffered, SeatFeed } from "./protocol";

const KIND = "told"; // at which tables this browser is told
let asked: Promise<NoticesOffered> | null = null;

/** What this server offers; asked once. */
export function noticesOffered(): Promise<NoticesOffered> {
  asked ??= call<NoticesOffered>("/api/notices");
  asked.catch(() => (asked = null));
  return asked;
}

export const fetchFeeds = (id: string): Promise<SeatFeed[]> =>
  call<SeatFeed[]>(`/api/tables/${id}/feeds`, undefined, keptTokens(id));

/** Whether this browser can be told while the page is closed: on encrypted pages; on phones often once installed. */
export const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

export const isTold = (id: string): boolean => kept(KIND, id, false);

/** The key of the site as browsers want it: bytes instead of base64 for addresses. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** The subscription of this browser, made if it is wanted and there is none; one for an earlier key is replaced. */
async function subscription(key: string): Promise<PushSubscription | null> {
  const registration = key
    ? await navigator.serviceWorker.register(WORKER).then(() => navigator.serviceWorker.ready)
    : await navigator.serviceWorker.getRegistration();
  const found = (await registration?.pushManager.getSubscription()) ?? null;
  if (!key || !registration) return found;
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  return registration.pushManager.subscribe(wish).catch(async (error: Error) => {
    if (!found) throw error;
    await found.unsubscribe();
    return registration.pushManager.subscribe(wish);
  });
}

/** Have this browser told about its seats at a table; false where the reader does not allow it. */
export async function tellHere(id: string): Promise<boolean> {
  const { key } = await noticesOffered();
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { endpoint, keys } = (await subscription(key))!.toJSON();
  await call(`/api/tables/${id}/notices`, { endpoint, keys }, keptTokens(id));
  keep(KIND, id, true);
  return true;
}

/** Have this browser told no more about a table. */
export async function tellNoMore(id: string): Promise<void> {
  const found = await subscription("");
  if (found) await call(`/api/tables/${id}/notices/forget`, { endpoint: found.endpoint }, keptTokens(id));
  keep(KIND, id, false);
}

/** Push services change addresses now and then: tell the server the present one when a table is opened. */
export async function renewTelling(id: string): Promise<void> {
  if (isTold(id) && canBeTold() && Notification.permission === "granted") await tellHere(id).catch(() => undefined);
}
