/** The end of a game: its cause, people first, what can be learned, and the next game. */
import { screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Ending, NewTable } from "../src/net/protocol";
import { easierGame } from "../src/replay/easier";
import EndDialog from "../src/table/EndDialog.svelte";
import { chair, expectAccessible, scene, server, show, storeOf } from "./kit";

const OPTIONS = [
  { id: "calm-triples", group: "easier" },
  { id: "more-money", group: "easier" },
  { id: "extra-support", group: "harder" },
];
const CATALOGUE = { cards: [], roles: [], options: OPTIONS, sides: {}, players: [], numbers: [] };
const ENDING: Ending = {
  cause: { id: "ending-beyond-reach", args: { people: 9, round: 5 } },
  lesson: { id: "lesson-worst-round", args: { round: 4, people: 6, dollars: 8, tokens: 2 } },
  score: [
    { id: "freed", points: 2 },
    { id: "lost", points: -11 },
  ],
  remembered: [
    { name: { id: "place-cleveland", args: {} }, fact: { id: "place-cleveland.crossing", args: {} } },
    { name: { id: "role-agent", args: {} }, fact: { id: "role-agent.note", args: {} } },
  ],
};
const table = { ...scene.table, outcome: 2, freed: 1, lost: 11 };

test("the end tells its cause, people before numbers, a lesson and two names; then the next game", async () => {
  const goTo = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const asked = server((path) =>
    path.endsWith("/rounds")
      ? { id: "g", positions: 9, rounds: [], outcome: 2, score: -9, names: [], ending: ENDING }
      : path === "/api/catalogue"
        ? CATALOGUE
        : { id: "next", host: "h", seats: ["a"], spectator: "s" },
  );
  const { store } = storeOf({ scene: { ...scene, table } });
  const { container } = show(store, EndDialog, { onclose: () => undefined });
  const dialog = await screen.findByRole("dialog", { name: "9 people were sold beyond reach in round 5" });
  expect(dialog.className).toContain("lost");
  expect([...container.querySelectorAll(".end-people li")].map((each) => each.textContent.trim()).slice(0, 2)).toEqual([
    "One person is free in Canada.",
    "11 people were sold beyond reach.",
  ]);
  expect(dialog.textContent).toContain("Round 4 cost most: 6 people were sold beyond reach. 2 tokens");
  expect(container.querySelectorAll(".remembered")).toHaveLength(2);
  await expectAccessible(dialog);
  screen.getByRole("button", { name: "Same deal again" }).click();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/t/next"));
  expect(asked.at(-1)!.path).toBe(`/api/tables/${scene.id}/branch?at=0&luck=same`);
});

test("easier is the next easier level, else a harder switch less, the normal side, or an easier switch", () => {
  const chairs = [chair("Amara"), chair("Ben"), chair("Cleo")];
  const levels = [
    { id: "first-journey", edition: "journey", side: "normal", chances: [{ players: 3, freed: 12, lost: 20 }] },
    { id: "normal", edition: "standard", side: "normal", chances: [{ players: 3, freed: 17, lost: 14 }] },
  ];
  const game = { ...table, players: 3, side: "normal", options: [] as string[], goal: 17, lostLimit: 14 };
  const next = (part: Partial<typeof game>, offers: object = {}): [string, Partial<NewTable>] | null => {
    const found = easierGame({ ...game, ...part }, chairs, { options: OPTIONS, ...offers });
    return found && [found.what, found.table];
  };
  expect(next({}, { levels })).toMatchObject(["level-first-journey", { edition: "journey", side: "normal" }]);
  expect(next({ options: ["extra-support"] })).toMatchObject(["easier-without", { options: [] }]);
  expect(next({ side: "challenging" })).toMatchObject(["side-normal", { side: "normal" }]);
  expect(next({ options: ["calm-triples"] })).toMatchObject([
    "option-more-money",
    { options: ["calm-triples", "more-money"] },
  ]);
  expect(next({ options: ["calm-triples", "more-money"] })).toBeNull();
});
