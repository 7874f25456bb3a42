/** The start page: playing, your games, the deal of the day, statistics. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Catalogue, DayResult, LevelOffer, MyGame, Scene } from "../src/net/protocol";
import { routeOf } from "../src/pages/routes";
import DayDeal from "../src/start/DayDeal.svelte";
import GamesPage from "../src/start/GamesPage.svelte";
import NewGame from "../src/start/NewGame.svelte";
import { personOf, REMEMBERED } from "../src/start/people";
import { defaultSetup, isEstimate, keepSetup, setupProblem, tableRequest } from "../src/start/setup";
import StartPage from "../src/start/StartPage.svelte";
import { describeMyGame, describeState } from "../src/state/myGames";
import { settings } from "../src/state/settings.svelte";
import { finishedGames, noteFinished, statisticsFile, statisticsOf, type FinishedGame } from "../src/state/statistics";
import { keepDay, keepLessonTable, keepTokens, keptTables } from "../src/state/storage";
import { timeAgo } from "../src/text/dates";
import { wordsOf } from "../src/text/words";
import { expectAccessible, scene, server, storeOf } from "./kit";

const words = wordsOf("modern");
const level = (id: string, more: Partial<LevelOffer> = {}): LevelOffer => ({
  id,
  edition: "standard-1",
  side: "normal",
  chances: [1, 2, 3, 4].map((players) => ({ players, freed: 5, lost: 11, heuristic: 7, search: 35 })),
  firstRole: "",
  ...more,
});
const NORMAL = level("normal");
const OFFERS: Catalogue = {
  cards: [],
  roles: [
    { id: "agent", ease: "easy" },
    { id: "stockholder", ease: "experienced" },
  ],
  levels: [level("first-journey", { edition: "first-journey-1", firstRole: "conductor" }), NORMAL],
  options: [
    { id: "calm-triples", group: "easier" },
    { id: "extra-support", group: "harder" },
  ],
  sides: { normal: [{ players: 1, freed: 5, lost: 11, freedSource: "estimate", lostSource: "box" }] },
  players: ["computer:easy"],
  numbers: [],
};
OFFERS.roles.push({ id: "conductor", ease: "easy" });
const GAME: MyGame = {
  id: "one",
  players: 2,
  level: "normal",
  names: ["Amara", "Ben"],
  seats: [0],
  host: false,
  asked: [0],
  since: Date.now() / 1000 - 20 * 60,
  round: 3,
  outcome: 0,
  ended: false,
};
const DAY = { date: "2026-11-18", level: "normal", players: 1, seed: "day-2026-11-18" };

function offered(more: Record<string, unknown> = {}) {
  const replies: Record<string, unknown> = { "/api/catalogue": OFFERS, "/api/mine": [], "/api/day": DAY, ...more };
  return server((path) => replies[path] ?? {});
}
const over = (outcome = 1): Scene => ({ ...scene, table: { ...scene.table, outcome, freed: 6 } });
const finished = (part: Partial<FinishedGame> = {}): FinishedGame => ({
  id: "one",
  at: 1_700_000_000,
  players: 1,
  level: "normal",
  roles: ["agent"],
  outcome: 1,
  freed: 5,
  lost: 2,
  round: 5,
  ...part,
});

beforeEach(() => {
  localStorage.clear();
  settings.change({ noted: false });
});
afterEach(() => vi.unstubAllGlobals());

test("a new game sends all roles or none: dealing is the server's", () => {
  const choice = { ...defaultSetup(), players: 2 };
  expect(tableRequest(choice, NORMAL, words).roles).toEqual([]);
  expect(setupProblem(choice)).toBe("");
  choice.seats[0]!.role = "agent";
  expect(setupProblem(choice)).toBe("wrong-roles-some");
  choice.seats[1]!.role = "agent";
  expect(setupProblem(choice)).toBe("wrong-roles-twice");
  choice.seats[1]!.role = "preacher";
  expect(setupProblem(choice)).toBe("");
  expect(tableRequest(choice, NORMAL, words).roles).toEqual(["agent", "preacher"]);
});

test("names for people only: computers are named by themselves", () => {
  const choice = { ...defaultSetup(), players: 3 };
  choice.seats[0]!.name = "Amara";
  choice.seats[1]!.name = " Ben ";
  choice.seats[2]!.by = "computer:easy";
  expect(setupProblem(choice)).toBe("");
  expect(tableRequest(choice, NORMAL, words).seats!.map((seat) => seat.name)).toEqual(["Amara", "Ben", "Computer 3"]);
  expect(tableRequest({ ...defaultSetup(), players: 2 }, NORMAL, words).seats!.map((seat) => seat.name)).toEqual([
    "",
    "",
  ]);
});

test("a level is its side and its edition; a file of one's own numbers comes before it", () => {
  const journey = OFFERS.levels[0]!;
  expect(tableRequest(defaultSetup(), journey, words)).toMatchObject({ side: "normal", edition: "first-journey-1" });
  const own = { ...defaultSetup(), side: "manual", edition: 'name = "My box"' };
  expect(tableRequest(own, journey, words)).toMatchObject({ side: "manual", edition: 'name = "My box"' });
});

test("the first game offered is the gentle one; later, what was chosen last, unless the address names a level", () => {
  expect(defaultSetup()).toMatchObject({ players: 1, level: "first-journey" });
  keepSetup({ ...defaultSetup(), players: 3, level: "challenging" });
  expect(defaultSetup()).toMatchObject({ players: 3, level: "challenging" });
  expect(defaultSetup("normal")).toMatchObject({ players: 3, level: "normal" });
});

test("only estimates of printed numbers are marked as such", () => {
  const [chance] = NORMAL.chances;
  expect(isEstimate(NORMAL, chance!, OFFERS)).toBe(true);
  expect(isEstimate(NORMAL, { ...chance!, lost: 14 }, OFFERS)).toBe(false);
});

test("switches say whether they make the game easier or harder", async () => {
  offered();
  render(NewGame);
  const group = async (name: string) => within(await screen.findByRole("group", { name }));
  (await group("Easier")).getByRole("checkbox", { name: words.word("option-calm-triples") });
  (await group("Harder")).getByRole("checkbox", { name: words.word("option-extra-support") });
});

test("levels tell their chances in words, and who plays alone for the first time is offered an easy role", async () => {
  const asked = offered();
  render(NewGame);
  const journey = await screen.findByRole<HTMLInputElement>("radio", { name: /^First journey/ });
  expect(journey.checked).toBe(true);
  expect(screen.getAllByText("A careful player wins about 35 games in 100, a beginner about 7.")).toHaveLength(2);
  const role = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /^Your role/ });
  expect(role().value).toBe("conductor");
  expect(within(role()).getByRole("option", { name: "Stockholder: for experience" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: /^Normal/ }));
  expect(role().value).toBe("agent");
  await expectAccessible();
  await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
  const sent = () => asked.find(({ path }) => path === "/api/tables");
  await vi.waitFor(() => expect(sent()).toBeTruthy());
  expect(sent()!.body).toMatchObject({ players: 1, side: "normal", edition: "standard-1", roles: ["agent"] });
});

test("who has finished a game is dealt a role", async () => {
  offered();
  localStorage.setItem("lantern.statistics.games", JSON.stringify([finished()]));
  render(NewGame);
  expect((await screen.findByRole<HTMLSelectElement>("combobox", { name: /^Your role/ })).value).toBe("");
});

test("the start page greets with learning first, then playing, and without a dialog", async () => {
  offered();
  render(StartPage);
  expect(screen.queryByRole("dialog")).toBeNull();
  const choices = screen.getAllByRole("button").filter((each) => each.classList.contains("choice"));
  expect(choices.map((each) => each.textContent!.trim().split(" ")[0])).toEqual(["Learn", "Play"]);
  expect(screen.queryByRole("form")).toBeNull();
  expect(screen.getByText(/names slavery/)).toBeTruthy();
  await fireEvent.click(choices[1]!);
  await screen.findByRole("radio", { name: /^First journey/ });
  await fireEvent.click(screen.getByRole("button", { name: words.word("note-title") }));
  await fireEvent.click(screen.getByRole("button", { name: words.word("note-go") }));
  expect(screen.queryByText(/names slavery/)).toBeNull();
  expect(screen.getByRole("button", { name: words.word("note-title") })).toBeTruthy();
});

test("addresses of the start page and of your games", async () => {
  expect(routeOf("/", "?play=normal").props).toEqual({ play: "play", level: "normal" });
  expect(routeOf("/", "?play").props).toEqual({ play: "play", level: "" });
  expect(routeOf("/").props).toEqual({ play: "", level: "" });
  expect((await routeOf("/games").load()).default).toBe(GamesPage);
});

test("times are told as people say them", () => {
  const now = Date.UTC(2026, 10, 18, 12) / 1000;
  const ago = (seconds: number) => timeAgo(now - seconds, words, now);
  expect([10, 20 * 60, 3 * 3600, 86_400, 3 * 86_400].map(ago)).toEqual([
    "just now",
    "20 minutes ago",
    "3 hours ago",
    "yesterday",
    "3 days ago",
  ]);
  expect(ago(30 * 86_400)).toBe("19 October 2026");
});

test("a game says whose turn it is and since when, or how it ended", () => {
  const say = (part: Partial<MyGame>) => describeState({ ...GAME, ...part }, words);
  expect(describeMyGame(GAME, words)).toBe("Normal · Two players · Amara, Ben");
  expect(say({})).toBe("Your turn · round 3 of 8 · last played 20 minutes ago");
  expect(say({ asked: [1] })).toBe("It is the turn of Ben · round 3 of 8 · last played 20 minutes ago");
  expect(say({ asked: [] })).toBe("round 3 of 8 · last played 20 minutes ago");
  expect(say({ asked: [], outcome: 1 })).toBe("Won · 20 minutes ago");
  expect(say({ asked: [], ended: true })).toBe("Ended by its host · 20 minutes ago");
});

test("your games: continue, replay, and remove from the list after a question", async () => {
  for (const id of ["one", "two", "three"]) keepTokens(id, ["token"]);
  keepTokens("lesson", ["token"]);
  keepLessonTable("lesson", "first-steps");
  const asked = offered({
    "/api/mine": [{ ...GAME, id: "two", outcome: 2, asked: [] }, { ...GAME, id: "three", seats: [], asked: [1] }, GAME],
  });
  render(GamesPage);
  expect((await screen.findByRole("link", { name: /^Continue/ })).getAttribute("href")).toBe("/t/one");
  expect(asked[0]!.body).toMatchObject({ games: [{ id: "one" }, { id: "two" }, { id: "three" }] });
  expect(screen.getByRole("link", { name: /^Watch/ }).getAttribute("href")).toBe("/t/three");
  expect(screen.getByRole("link", { name: /^Replay/ }).getAttribute("href")).toBe("/replay/two#0");
  await expectAccessible();
  await fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[2]!);
  expect(screen.getByRole("alert").textContent).toContain("forgets its link");
  await fireEvent.click(screen.getByRole("button", { name: "Remove from this list" }));
  expect(keptTables().sort()).toEqual(["lesson", "one", "three"]);
  expect(screen.queryByRole("link", { name: /^Replay/ })).toBeNull();
});

test("a page without games says what it is for", async () => {
  offered();
  render(GamesPage);
  expect(await screen.findByText(words.word("mine-none"))).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Play" })[0]!.getAttribute("href")).toBe("/?play");
});

test("beginning a lesson again forgets the table of the first time", () => {
  for (const id of ["first", "other", "second"]) keepTokens(id, ["token"]);
  keepLessonTable("first", "first-steps");
  keepLessonTable("other", "where-things-are");
  keepLessonTable("second", "first-steps");
  expect(keptTables().sort()).toEqual(["other", "second"]);
});

test("a game that is over is counted once, for those who played it", () => {
  const { store } = storeOf({ scene: over(), you: { seats: [0, 2], host: true }, level: "normal" });
  expect(finishedGames()).toMatchObject([
    { id: scene.id, level: "normal", roles: ["conductor", "shepherd"], outcome: 1, freed: 6, players: 3 },
  ]);
  noteFinished(store);
  storeOf({ scene: over(2) });
  expect(finishedGames()).toHaveLength(1);
  localStorage.clear();
  storeOf({ scene: over(), you: { seats: [], host: true } });
  storeOf();
  keepLessonTable(scene.id, "first-steps");
  storeOf({ scene: over() });
  expect(finishedGames()).toEqual([]);
});

test("a game that ends while one looks on is counted", async () => {
  const { store } = storeOf();
  await store.receive(over(2));
  expect(finishedGames()).toMatchObject([{ outcome: 2, freed: 6 }]);
});

test("statistics: games, wins by level and by role, people free; exported without ids", () => {
  const games = [finished(), finished({ id: "two", level: "", outcome: 2, freed: 1, roles: ["agent", "preacher"] })];
  expect(statisticsOf(games)).toEqual({
    games: 2,
    won: 1,
    freed: 6,
    levels: { normal: { games: 1, won: 1 }, "": { games: 1, won: 0 } },
    roles: { agent: { games: 2, won: 1 }, preacher: { games: 1, won: 0 } },
  });
  const file = JSON.parse(statisticsFile(games)) as { games: object[] };
  expect(file.games[0]).toEqual({
    date: "2023-11-14",
    players: 1,
    level: "normal",
    roles: ["agent"],
    outcome: 1,
    freed: 5,
    lost: 2,
    round: 5,
  });
});

test("statistics are shown and can be erased", async () => {
  offered();
  localStorage.setItem("lantern.statistics.games", JSON.stringify([finished()]));
  render(GamesPage);
  expect(screen.getByText("One game, 1 won. 5 people have reached Canada.")).toBeTruthy();
  expect(screen.getByRole("row", { name: "Agent 1 1" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Erase" }));
  await fireEvent.click(screen.getByRole("button", { name: "Erase for good" }));
  expect(finishedGames()).toEqual([]);
  expect(screen.queryByRole("table")).toBeNull();
});

test("the deal of the day: begun, continued, and afterwards how others fared", async () => {
  offered();
  const first = render(DayDeal);
  expect((await screen.findByText(/18 November 2026/)).textContent).toContain("Normal");
  expect(screen.getByRole("button", { name: "Play this deal" })).toBeTruthy();
  first.unmount();
  keepTokens("one", ["token"]);
  keepDay("one", DAY.date);
  offered({ "/api/tables/one/day": { ...DAY, outcome: 0, games: 0, people: [] } });
  const second = render(DayDeal);
  expect((await screen.findByRole("link", { name: "Continue this deal" })).getAttribute("href")).toBe("/t/one");
  expect(screen.queryByRole("list")).toBeNull();
  second.unmount();
  const result: DayResult = {
    date: DAY.date,
    level: "normal",
    outcome: 1,
    freed: 5,
    lost: 3,
    games: 4,
    won: 2,
    people: [
      { freed: 2, games: 1, won: 0 },
      { freed: 5, games: 3, won: 2 },
    ],
  };
  const asked = offered({ "/api/tables/one/day": result });
  render(DayDeal);
  expect(await screen.findByText("You won: 5 people are free.")).toBeTruthy();
  expect(screen.getByText("4 games with this deal are over; 2 were won.")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((each) => each.textContent!.replace(/\s+/g, " ").trim())).toEqual([
    "2 free one game, 0 won",
    "5 free 3 games, 2 won",
  ]);
  expect(asked.find(({ path }) => path.endsWith("/day") && path !== "/api/day")!.tokens).toBe("Bearer token");
  expect(screen.queryByRole("link", { name: "Continue this deal" })).toBeNull();
  await expectAccessible();
});

test("every person of the day has a note that names them, and a source", () => {
  for (const { names, text, source } of REMEMBERED) {
    const note = words.word(`${text}.note`);
    for (const name of names) expect(note, text).toContain(name.split(" ").at(-1)!);
    expect(source).toMatch(/\(.+\)$/);
  }
  expect(personOf(new Date(2026, 10, 18, 1))).toBe(personOf(new Date(2026, 10, 18, 23)));
  expect(personOf(new Date(2026, 10, 18))).not.toBe(personOf(new Date(2026, 10, 19)));
});
