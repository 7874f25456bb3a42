import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import { placeLabels } from "../src/board/optionLabels";
import { BesideGame } from "../src/pages/besideGame.svelte";
import { OddsStore } from "../src/state/odds.svelte";
import TableDialogs from "../src/table/TableDialogs.svelte";
import { besides, popoverPlace, slips } from "../src/ui/popoverPlace";
import { scene, server, show, storeOf } from "./kit";

const room = { left: 8, top: 8, width: 1350, height: 752 };
const size = { left: 0, top: 0, width: 330, height: 200 };
const at = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height });

test("a popover lies beside its thing, inside the window, and turns away from what it must not cover", () => {
  const thing = at(400, 300);
  expect(popoverPlace(besides(thing, size), size, room, thing)).toEqual({ left: 450, top: 220 });
  expect(popoverPlace(besides(thing, size), size, room, thing, [at(500, 300)])).toEqual({ left: 60, top: 220 });
  const corner = at(1310, 10);
  expect(popoverPlace(besides(corner, size), size, room, corner)).toEqual({ left: 970, top: 8 });
  const low = at(20, 700);
  expect(popoverPlace(slips(room, size), size, room, low)).toEqual({ left: 8, top: 8 });
  expect(popoverPlace(slips(room, size), size, room, at(20, 20))).toEqual({ left: 8, top: 560 });
});

test("a label that another ring is nearer to has a leader to its own", () => {
  const own = { id: "a", x: 200, y: 200, r: 30, sizes: [{ w: 80, h: 30 }], mark: { w: 30, h: 30 } };
  const bounds = { x: 0, y: 0, w: 400, h: 400 };
  // Everything is taken but one place, which touches the ring of the neighbour.
  const walls = [
    { x: 0, y: 0, w: 400, h: 150 },
    { x: 0, y: 250, w: 400, h: 150 },
    { x: 0, y: 150, w: 160, h: 100 },
  ];
  const far = [{ id: "b", x: 390, y: 390, r: 10 }];
  const near = [{ id: "b", x: 345, y: 200, r: 24 }];
  expect(placeLabels([own], bounds, walls, near)[0]!.leader).not.toBeNull();
  const leader = placeLabels([own], bounds, walls, far)[0]!.leader;
  expect(leader && Math.hypot(leader[0].x - leader[1].x, leader[0].y - leader[1].y) > 12).toBeFalsy();
});

test("a catcher tells its path and the chances of the next roll; Escape puts it away", async () => {
  server(() => ({ arrival: {}, capture: {}, anybody: "0", people: "0", catchers: { orange: { cincinnati: "1/36" } } }));
  const { store } = storeOf();
  const thing = document.body.appendChild(document.createElement("button"));
  show(store, TableDialogs, { open: "", odds: new OddsStore(store) });
  store.selection.read({ kind: "catcher", id: "orange" }, thing);
  await tick();
  expect(screen.getByRole("dialog", { name: "Orange slave catcher" }).textContent).toContain("Its letter is O");
  await vi.waitFor(() => expect(screen.getByRole("list", { name: "Its path" }).textContent).toContain("3 %"));
  expect(thing.getAttribute("aria-expanded")).toBe("true");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(thing);
});

test("what a mouse rests on gives way to what was asked for, and not the other way round", () => {
  const { store } = storeOf();
  const [one, other] = [document.createElement("i"), document.createElement("i")];
  store.selection.read({ kind: "place", id: "boston" }, one, "hover");
  store.selection.toggle({ kind: "place", id: "boston" }, one);
  expect(store.selection.reading?.how).toBe("press");
  store.selection.read({ kind: "place", id: "maine" }, other, "hover");
  expect(store.selection.reading?.id).toBe("boston");
  store.selection.toggle({ kind: "place", id: "boston" }, one);
  expect(store.selection.reading).toBeNull();
});

test("a token is about the answers of its own seat", () => {
  const take = { ...scene.question.options[0]!, seat: 2, target: "token:funds-1" };
  const { store } = storeOf({
    you: { seats: [1, 2], host: false },
    scene: { ...scene, question: { ...scene.question, options: [take] } },
  });
  expect(store.selection.answersAbout({ kind: "token", id: "funds-1", seat: 2 })).toEqual([take]);
  expect(store.selection.answersAbout({ kind: "token", id: "funds-1", seat: 1 })).toEqual([]);
});

test("links to rules, cards and guide are read beside the game; others lead away", () => {
  const beside = new BesideGame();
  const link = (href: string) => Object.assign(document.createElement("a"), { href });
  const attribute = (href: string) => {
    const made = link(href);
    made.setAttribute("href", href);
    return beside.addressOf(made);
  };
  expect(attribute("/rules#R7.4")).toBe("/rules#R7.4");
  expect(attribute("/about?numbers")).toBe("/about?numbers");
  expect(attribute("/replay/abc#12")).toBe("");
  expect(attribute("https://example.org/rules")).toBe("");
});
