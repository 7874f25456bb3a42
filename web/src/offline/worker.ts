/**
 * The service worker: opens the page without a network, and shows notices when it is somebody's turn.
 *
 * It keeps the files of one build and the few documents that are the same for everybody. It never looks at any other
 * request of the server's interface: no table, no answer and no link is kept here. The build puts in its name and
 * its files.
 */
declare const BUILD: string;
declare const FILES: string[];

// What this needs of a worker's world; TypeScript's own description cannot stand beside that of a window.
interface LateEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LateEvent {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface PushEvent extends LateEvent {
  readonly data: { json(): unknown } | null;
}
interface NoticeEvent extends LateEvent {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  addEventListener(type: "install" | "activate", heard: (event: LateEvent) => void): void;
  addEventListener(type: "fetch", heard: (event: FetchEvent) => void): void;
  addEventListener(type: "push", heard: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", heard: (event: NoticeEvent) => void): void;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
}
const scope = globalThis as unknown as WorkerScope;

const PREFIX = "lantern-";
const CACHE = PREFIX + BUILD;
const SHELL = "/"; // the page itself, which finds out by the address what to show
const DOCUMENTS = ["/api/catalogue", "/api/rules", "/api/privacy"]; // the same for everybody, and asked without a token
const PATIENCE = 5_000; // ms; a network that is slower than this is as good as none
const AWAY = [502, 503, 504]; // what a proxy says while the server is away
const ICON = "/icons/icon-192.png";

/** A new build is installed beside the one in use, and takes over when no page of the old one is open any more. */
scope.addEventListener("install", (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...FILES]);
  await Promise.all(DOCUMENTS.map((path) => cache.add(path).catch(() => undefined))); // or when they are first read
}

scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate") return isOfThePage(pathname) ? event.respondWith(page(request)) : undefined;
  if (DOCUMENTS.includes(pathname) && !request.headers.has("authorization"))
    return event.respondWith(publicDocument(request));
  if (FILES.includes(pathname)) event.respondWith(file(request));
});

/** Feeds, records and descriptions are opened as they are. */
function isOfThePage(path: string): boolean {
  return !/^\/(api|feed)\/|\.\w+$/.test(path);
}

/** The page as the server has it now; without a server, the one kept here. */
async function page(request: Request): Promise<Response> {
  const reply = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  if (reply && !AWAY.includes(reply.status)) return reply;
  return (await kept(SHELL)) ?? reply ?? Response.error();
}

/** A document as the server has it now, which is kept; without a server, the one kept here. */
async function publicDocument(request: Request): Promise<Response> {
  const reply = await fetch(request).catch(() => null);
  if (reply?.ok) {
    await (await caches.open(CACHE)).put(request, reply.clone());
    return reply;
  }
  return (await kept(request)) ?? reply ?? Response.error();
}

/** The name of a file says what is in it, so one that is kept is never asked for again. */
async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

async function kept(what: RequestInfo): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(what);
}

/** What the server sends (`TurnNotice`): whose turn it is at which table, without names. */
interface TurnNotice {
  title: string;
  body: string;
  url: string;
  tag: string;
}

scope.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, body, url, tag } = event.data.json() as TurnNotice;
  event.waitUntil(scope.registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: url }));
});

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data)));
});

/** Go to the table, in the tab where it is open if there is one. */
async function openTable(path: string): Promise<void> {
  const { href, origin } = new URL(path, scope.location.origin);
  if (origin !== scope.location.origin) return;
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.find((tab) => tab.url.split("#")[0] === href);
  await (open ? open.focus() : scope.clients.openWindow(href));
}

export {}; // nothing: what is named here is not named everywhere
