/** Tables for the tests of playing together. */
import { render } from "@testing-library/svelte";
import axe from "axe-core";
import type { Component } from "svelte";
import { expect, vi } from "vitest";
import guide from "../fixtures/guide.json";
import type { Chair, Command, Scene, Welcome } from "../src/net/protocol";
import { TableStore } from "../src/state/tableStore.svelte";
import WithStore from "./WithStore.svelte";

export const scene = guide as unknown as Scene; // Cleo, seat 2, leads somebody out of Maine
export const chair = (name: string, part: Partial<Chair> = {}): Chair => ({
  name,
  by: "person",
  here: true,
  muted: false,
  ...part,
});

export function welcome(part: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    you: { seats: [0], host: false },
    scene,
    since: 0,
    lastSeen: scene.position,
    chairs: [chair("Amara"), chair("Ben"), chair("Cleo")],
    watching: 0,
    hints: true,
    spectators: [],
    ended: false,
    chat: [],
    ideas: [],
    ask: null,
    notes: {},
    companion: false,
    level: "",
    ...part,
  };
}

/** A store that has been greeted, and everything it says to the server. */
export function storeOf(part: Partial<Welcome> = {}) {
  const message = welcome(part);
  const store = new TableStore(message.scene);
  const sent: Command[] = [];
  store.connection = {
    answer: (answer, position) => void sent.push({ type: "answer", answer, position }),
    request: (type, position) => void sent.push({ type, position }),
    undoTo: (to, position) => void sent.push({ type: "undo-to", to, position }),
    send: (command) => void sent.push(command),
    close() {},
  };
  store.onWelcome(message, true);
  return { store, sent };
}

/** Render a component of any kind with this store. */
export function show(store: TableStore, component: unknown, given: Record<string, unknown> = {}) {
  return render(WithStore, { store, component: component as Component<Record<string, unknown>>, given });
}

/** Replies to requests, and what was asked. */
export function server(replies: (path: string, body: unknown) => unknown) {
  const asked: { path: string; body: unknown; tokens: string }[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const body = init?.body ? (JSON.parse(String(init.body)) as unknown) : undefined;
    asked.push({ path, body, tokens: new Headers(init?.headers).get("authorization") ?? "" });
    return new Response(JSON.stringify(replies(path, body)), { headers: { "content-type": "application/json" } });
  });
  return asked;
}

export async function expectAccessible(root: Element = document.body): Promise<void> {
  const found = await axe.run(root, {
    rules: {
      "color-contrast": { enabled: false },
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
      "landmark-one-main": { enabled: false },
    },
  });
  expect(found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
}
