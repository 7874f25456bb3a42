import { fireEvent, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import TurnReminders from "../src/play-together/TurnReminders.svelte";
import { keepTokens } from "../src/state/storage";
import { expectAccessible, server, show, storeOf } from "./kit";

const ENDPOINT = "https://push.example/abc";
const FEEDS = [{ seat: 0, calendar: "/feed/x.ics", atom: "/feed/x.xml" }];
let offered = { feeds: true, push: true, key: "AQ-_", after: 120 };
let permission: NotificationPermission;
let wishes: PushSubscriptionOptionsInit[];
let asked: ReturnType<typeof server>;

/** A browser with a push service. */
function pushing(): void {
  let found: unknown = null;
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: { p256dh: "p", auth: "a" } }),
  };
  const pushManager = {
    getSubscription: async () => found,
    subscribe: async (wish: PushSubscriptionOptionsInit) => {
      wishes.push(wish);
      return (found = subscription);
    },
  };
  const registration = { pushManager };
  const worker = { register: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, "serviceWorker", {
    value: { ...worker, getRegistration: async () => registration },
    configurable: true,
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
}

/** The part of the menu. */
function reminders(part = {}) {
  const { store } = storeOf(part);
  return { store, ...show(store, TurnReminders) };
}

beforeEach(() => {
  localStorage.clear();
  keepTokens("demo", ["mine"]);
  permission = "granted";
  wishes = [];
  offered = { feeds: true, push: true, key: "AQ-_", after: 120 };
  asked = server((path) => (path.endsWith("/feeds") ? FEEDS : path.endsWith("/notices") ? offered : {}));
  pushing();
});
const sent = () => asked.filter(({ body }) => body).map(({ path, body, tokens }) => [path, body, tokens]);

test("a browser is told once it is allowed, and told no more", async () => {
  const { container } = reminders();
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /Tell me in this browser/ });
  expect(box.checked).toBe(false);
  expect(screen.getByText(/away for 2 minutes/)).toBeTruthy();
  await expectAccessible(container);
  await fireEvent.click(box);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(wishes).toEqual([{ userVisibleOnly: true, applicationServerKey: new Uint8Array([1, 15, 191]) }]);
  expect(sent()).toEqual([
    ["/api/tables/demo/notices", { endpoint: ENDPOINT, keys: { p256dh: "p", auth: "a" } }, "Bearer mine"],
  ]);
  await vi.waitFor(() => expect(box.disabled).toBe(false));
  expect(box.checked).toBe(true);
  await fireEvent.click(box);
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(["/api/tables/demo/notices/forget", { endpoint: ENDPOINT }, "Bearer mine"]);
});

test("who does not allow notices is told so, and nothing is sent", async () => {
  permission = "denied";
  pushing();
  reminders();
  await fireEvent.click(await screen.findByRole("checkbox"));
  await vi.waitFor(() => screen.getByRole("alert"));
  expect(sent()).toEqual([]);
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false));
});

test("each seat of this browser has a calendar and a feed", async () => {
  reminders();
  await fireEvent.click(await screen.findByText("Without notices: a calendar or a feed"));
  const address = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;
  expect(address("Calendar of Amara")).toBe(`${location.origin}/feed/x.ics`);
  expect(address("Feed of Amara")).toBe(`${location.origin}/feed/x.xml`);
});
