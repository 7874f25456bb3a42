/** Moments: what the table pauses for, what is said then, and what stays on the map until the next answer. */
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import MomentMarks from "../src/board/MomentMarks.svelte";
import type { GameEvent, Line, Scene } from "../src/net/protocol";
import { Animator } from "../src/state/animator.svelte";
import { isTold, momentsOf } from "../src/state/moments";
import { settings } from "../src/state/settings.svelte";
import SettingsDialog from "../src/ui/SettingsDialog.svelte";
import SoundQuestion from "../src/ui/SoundQuestion.svelte";
import { scene, show, storeOf } from "./kit";

const line = (event: GameEvent, id = `log-${event.type}`): Line =>
  ({ moment: scene.position + 1, who: 0, text: { id, args: {} }, rule: "", cause: null, event }) as Line;
const moved = line({ type: "moved", from: "detroit", to: "canada", seat: 0 });
const freed = line({ type: "freed", from: "detroit", seat: 0 });
const captured = line({ type: "captured", place: "boston", people: 2, catcher: "brown" });
const later: Scene = { ...scene, position: scene.position + 1 };
const table = { ...scene.table, freed: 0, goal: 5 };

beforeEach(() => {
  localStorage.clear();
  settings.change({ motion: "", speed: "normal", sound: false, soundAsked: false, noted: true });
});

test("the first to cross is told with somebody of history, the others without", () => {
  const [, first] = momentsOf(table, [moved, freed], later.table);
  expect(first).toMatchObject({ kind: "freed", place: "detroit", history: { id: "place-detroit.crossing" } });
  const [, next] = momentsOf({ ...table, freed: 4 }, [moved, freed], later.table);
  expect(next).toMatchObject({ history: null, text: { args: { reached: 1, goal: 5 } } });
});

test("only the last Support of all is a moment, and only what matters is put into words", () => {
  const took = line({ type: "took", seat: 0, token: "support", dollars: 10 });
  expect(momentsOf({ ...table, supportLeft: 2 }, [took, took], table).map((each) => each?.kind)).toEqual([
    undefined,
    "support",
  ]);
  expect([moved, captured, line({ type: "lantern", seat: 0 })].map(isTold)).toEqual([true, true, false]);
});

test("a moment pauses, can be skipped, and its mark stays until the next answer", async () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "performance", "setTimeout"] });
  const animator = new Animator({ ...scene, table });
  const shown = animator.show(later, [captured]);
  await vi.advanceTimersByTimeAsync(600);
  expect(animator.moment?.kind).toBe("captured");
  expect(animator.told?.id).toBe("log-captured");
  await vi.advanceTimersByTimeAsync(300);
  expect(animator.playing, "it takes about a second").toBe(true);
  animator.skip();
  await vi.advanceTimersByTimeAsync(50);
  await shown;
  expect(animator.playing).toBe(false);
  expect(animator.moments).toHaveLength(1);
  animator.forget();
  expect(animator.moments).toEqual([]);
  vi.useRealTimers();
});

test("with reduced motion nothing pauses, and the mark is there at once; going back takes it away", async () => {
  settings.change({ motion: "none" });
  const animator = new Animator({ ...scene, table });
  await animator.show(later, [moved, freed]);
  expect(animator.playing).toBe(false);
  expect(animator.moments.map(({ kind }) => kind)).toEqual(["freed"]);
  await animator.show(scene, []);
  expect(animator.moments).toEqual([]);
});

test("marks say what they are, and what happened is announced", async () => {
  settings.change({ motion: "none" });
  const { store } = storeOf();
  const start = { ...store.latest, table: { ...store.latest.table, freed: 0 } };
  await store.animator.show(start, []);
  store.latest = start;
  await store.receive({ ...start, position: start.position + 1, log: [...start.log, moved, freed, captured] });
  expect(store.announcement).toContain("One person is free. At Detroit only the river lies between.");
  const { container } = show(store, MomentMarks, { growth: 1 });
  expect([...container.querySelectorAll("[role=img]")].map((mark) => mark.getAttribute("aria-label"))).toEqual([
    "Detroit: one person has just crossed into Canada here",
    "Boston: 2 freedom seekers have just been captured here",
  ]);
});

test("sound is asked for once, and both answers end the question", async () => {
  const { unmount } = render(SoundQuestion);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["With sound", "Without"]);
  screen.getByRole("button", { name: "Without" }).click();
  flushSync();
  expect(settings.sound).toBe(false);
  unmount();
  render(SoundQuestion);
  expect(screen.queryByRole("button")).toBeNull();
});

test("speed and motion are settings of their own", () => {
  render(SettingsDialog, { onclose: () => undefined });
  screen.getByRole("radio", { name: "calm" }).click();
  expect([settings.speed, settings.tempo, settings.motion]).toEqual(["calm", 0.5, "full"]);
});
