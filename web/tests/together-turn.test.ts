import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Together from "../src/together/Together.svelte";
import { play } from "../src/sound";
import { telling } from "../src/together/turn.svelte";
import { deskOf, scene, show } from "./together-kit";

vi.mock("../src/sound", () => ({ play: vi.fn() }));

const told: string[] = [];
let answer: NotificationPermission = "granted";
class Notice {
  static permission: NotificationPermission = "default";
  static requestPermission = async () => (Notice.permission = answer);
  onclick: (() => void) | null = null;
  constructor(title: string) {
    told.push(title);
  }
  close() {}
}
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href;
const hide = (hidden: boolean) => Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
const cleosTurn = () => ({ ...scene, position: scene.position + 1, digest: "next" });
const amarasTurn = () => {
  const question = { ...scene.question, seat: 0, options: scene.question.options.map((option) => ({ ...option, seat: 0 })) };
  return { ...scene, position: scene.position + 2, digest: "mine", question };
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("Notification", Notice);
  Notice.permission = "default";
  told.length = 0;
  document.head.innerHTML = '<link rel="icon" href="/none" />';
});
afterEach(() => {
  hide(false);
  vi.unstubAllGlobals();
});

async function untilMyTurn() {
  vi.mocked(play).mockClear();
  const { desk } = deskOf();
  show(desk, Together);
  await tick();
  const waiting = icon();
  await desk.receive(cleosTurn());
  await tick();
  expect(play).not.toHaveBeenCalled();
  await desk.receive(amarasTurn());
  await tick();
  return waiting;
}

test("when it becomes one's turn the lantern of the tab is lit, and there is a sound", async () => {
  const waiting = await untilMyTurn();
  expect(waiting).toMatch(/icon-unlit/);
  expect(icon()).not.toMatch(/unlit/);
  expect(play).toHaveBeenCalledExactlyOnceWith("turn");
  expect(told).toEqual([]);
});

test("nobody is called to a table they have just opened on their turn", async () => {
  vi.mocked(play).mockClear();
  const { desk } = deskOf({ scene: amarasTurn() });
  show(desk, Together);
  await tick();
  expect(play).not.toHaveBeenCalled();
  expect(icon()).not.toMatch(/unlit/);
});

test("a notice comes only for those who asked for it, and only while the page is hidden", async () => {
  answer = "granted";
  await telling.want(true);
  expect(telling.wanted).toBe(true);
  await untilMyTurn();
  expect(told).toEqual([]);
  hide(true);
  await untilMyTurn();
  expect(told).toEqual(["It is your turn"]);
  await telling.want(false);
  await untilMyTurn();
  expect(told).toHaveLength(1);
});

test("a browser that does not allow it is not asked again by itself", async () => {
  answer = "denied";
  await telling.want(true);
  expect(telling.wanted).toBe(false);
  expect(telling.denied).toBe(true);
  hide(true);
  await untilMyTurn();
  expect(told).toEqual([]);
});
