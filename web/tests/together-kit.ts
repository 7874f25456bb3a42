/** Tables for the tests of playing together. */
import { render } from "@testing-library/svelte";
import axe from "axe-core";
import type { Component } from "svelte";
import { expect, vi } from "vitest";
import { Desk } from "../src/desk.svelte";
import type { Chair, Command, Scene, Welcome } from "../src/protocol";
import guide from "../fixtures/guide.json";
import Given from "./TogetherGiven.svelte";

export const scene = guide as unknown as Scene; // Cleo, seat 2, leads somebody out of Maine
export const chair = (name: string, part: Partial<Chair> = {}): Chair => ({ name, by: "person", here: true, muted: false, ...part });

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
    chat: [],
    ideas: [],
    ask: null,
    notes: {},
    companion: false,
    ...part,
  };
}

/** A desk that has been greeted, and everything it says to the server. */
export function deskOf(part: Partial<Welcome> = {}) {
  const message = welcome(part);
  const desk = new Desk(message.scene);
  const sent: Command[] = [];
  desk.link = {
    answer: (answer, position) => void sent.push({ type: "answer", answer, position }),
    ask: (type, position) => void sent.push({ type, position }),
    undoTo: (to, position) => void sent.push({ type: "undo-to", to, position }),
    send: (command) => void sent.push(command),
    close() {},
  };
  desk.greet(message, true);
  return { desk, sent };
}

export const show = (desk: Desk, what: Component<any>, given: Record<string, unknown> = {}) => render(Given, { desk, what, given });

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
  const found = await axe.run(root, { rules: { "color-contrast": { enabled: false }, region: { enabled: false }, "page-has-heading-one": { enabled: false }, "landmark-one-main": { enabled: false } } });
  expect(found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
}
