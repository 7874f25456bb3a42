import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { turnNotices } from "../src/state/turnNotifier.svelte";
import TablePage from "../src/table/TablePage.svelte";
import { play } from "../src/ui/sound";
import { storeOf, scene } from "./kit";

vi.mock("../src/ui/sound", () => ({ play: vi.fn() }));

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
  const question = {
    ...scene.question,
    seat: 0,
    options: scene.question.options.map((option) => ({ ...option, seat: 0 })),
  };
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
  const { store } = storeOf();
  render(TablePage, { store });
  await tick();
  const waiting = icon();
  await store.receive(cleosTurn());
  await tick();
  expect(play).not.toHaveBeenCalled();
  await store.receive(amarasTurn());
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
  const { store } = storeOf({ scene: amarasTurn() });
  render(TablePage, { store });
  await tick();
  expect(play).not.toHaveBeenCalled();
  expect(icon()).not.toMatch(/unlit/);
});

test("a notice comes only for those who asked for it, and only while the page is hidden", async () => {
  answer = "granted";
  await turnNotices.want(true);
  expect(turnNotices.wanted).toBe(true);
  await untilMyTurn();
  expect(told).toEqual([]);
  hide(true);
  await untilMyTurn();
  expect(told).toEqual(["It is your turn"]);
  await turnNotices.want(false);
  await untilMyTurn();
  expect(told).toHaveLength(1);
});

test("a browser that does not allow it is not asked again by itself", async () => {
  answer = "denied";
  await turnNotices.want(true);
  expect(turnNotices.wanted).toBe(false);
  expect(turnNotices.denied).toBe(true);
  hide(true);
  await untilMyTurn();
  expect(told).toEqual([]);
});
