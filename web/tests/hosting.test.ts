import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLastSeen, lastSeen } from "../src/offline/lastSeen";
import ConnectionBanner from "../src/play-together/ConnectionBanner.svelte";
import PlayersDialog from "../src/play-together/PlayersDialog.svelte";
import { keepInvitation, keepTokens, keptInvitations, keptTables, keptTokens } from "../src/state/storage";
import { chair, expectAccessible, server, show, storeOf } from "./kit";

const host = { you: { seats: [0], host: true } };
const button = (name: string | RegExp) => screen.getByRole("button", { name });
let asked: { method: string; path: string; tokens: string }[];

beforeEach(() => {
  localStorage.clear();
  keepTokens("demo", ["mine"]);
  asked = [];
  server(() => ({ token: "fresh", players: [] }));
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const tokens = new Headers(init.headers).get("authorization") ?? "";
    if (path.includes("/tables/")) asked.push({ method: init.method ?? "GET", path, tokens });
    return answer(path, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

function players(part = {}) {
  const { store } = storeOf({ ...host, watching: 2, spectators: [4, 9], ...part });
  const reconnect = vi.fn();
  store.connection!.reconnect = reconnect;
  return { store, reconnect, ...show(store, PlayersDialog) };
}

test("the host removes somebody who watches", async () => {
  players();
  const list = screen.getByRole("list", { name: "Spectators" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  await expectAccessible();
  await fireEvent.click(button("Remove spectator 2"));
  await vi.waitFor(() => screen.getByText("The spectator was removed."));
  expect(asked).toEqual([{ method: "POST", path: "/api/tables/demo/spectators/9/remove", tokens: "Bearer mine" }]);
});

test("the host renews the links of those who watch and of the host", async () => {
  keepInvitation("demo", "watch", "old");
  const { reconnect } = players();
  const watching = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Link for spectators" }).value;
  expect(watching()).toMatch(/#token=old$/);
  await fireEvent.click(button("New link for those who watch"));
  await vi.waitFor(() => expect(watching()).toMatch(/#token=fresh$/));
  expect(keptInvitations("demo")["watch"]).toBe("fresh");
  await fireEvent.click(button("New link for the host"));
  await vi.waitFor(() => expect(reconnect).toHaveBeenCalled());
  expect(keptTokens("demo")).toBe("mine,fresh");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Link of the host" }).value).toMatch(/#token=fresh$/);
  expect(asked.map(({ path }) => path.split("/").at(-1))).toEqual(["spectators", "host"]);
});

test("a table is ended only after a second word, and everybody is told", async () => {
  const { store } = players();
  await fireEvent.click(button("End the table"));
  expect(document.activeElement).toBe(button("Leave it as it is"));
  await expectAccessible();
  await fireEvent.click(button("Leave it as it is"));
  expect(asked).toEqual([]);
  await fireEvent.click(button("End the table"));
  await fireEvent.click(button("End it for everybody"));
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toEqual(["/api/tables/demo/end"]));
  expect(store.seats.mayAnswer(0)).toBe(true);
  const chairs = [chair("Amara"), chair("Ben"), chair("Cleo")];
  store.onMessage({ type: "chairs", chairs, watching: 0, hints: true, spectators: [], ended: true });
  await tick();
  expect(store.seats.mayAnswer(0)).toBe(false);
  expect(screen.queryByRole("button", { name: "End the table" })).toBeNull();
  show(store, ConnectionBanner);
  expect(screen.getAllByText(/The host has ended this table/)).toHaveLength(2);
});

test("a game is erased only after a second word, and this browser forgets it", async () => {
  const { store } = players();
  keepLastSeen(store);
  expect(lastSeen("demo")!.latest.position).toBe(store.latest.position);
  const left = vi.fn();
  vi.stubGlobal("location", { ...location, assign: left });
  await fireEvent.click(button("Erase the game"));
  expect(screen.getByText(/for everybody and for ever/)).toBeTruthy();
  await fireEvent.click(button("Erase it for everybody"));
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith("/"));
  expect(asked).toMatchObject([{ method: "DELETE", path: "/api/tables/demo" }]);
  expect(keptTables()).toEqual([]);
  expect(lastSeen("demo")).toBeNull();
});

test("only the host sees any of this", () => {
  players({ you: { seats: [0], host: false } });
  expect(screen.queryByRole("button", { name: /Erase|End the table|Remove spectator|New link/ })).toBeNull();
});

test("of tables last seen, the five latest are kept", () => {
  const { store } = storeOf();
  for (let i = 0; i < 7; i++) {
    store.latest = { ...store.latest, id: `t${i}` };
    keepLastSeen(store);
  }
  expect([0, 1, 2, 6].map((i) => !!lastSeen(`t${i}`))).toEqual([false, false, true, true]);
});
