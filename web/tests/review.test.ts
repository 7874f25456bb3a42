import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Chance, ReviewMoment, Review, RoundSummary, Say } from "../src/net/protocol";
import { routeOf } from "../src/pages/routes";
import { chanceLine, balance, weightyLines, roundChanges } from "../src/replay/review";
import ReviewPage from "../src/replay/ReviewPage.svelte";
import { expectAccessible, scene, server } from "./kit";

const chance = (share: number): Chance => ({
  share,
  low: Math.max(0, share - 0.1),
  high: Math.min(1, share + 0.1),
  games: 48,
});
const SHARES = [0.4, 0.5, 0.45, 0.7, 0.3, 1];
const WHO = [-2, 0, 1, -2, 0];
const moments: ReviewMoment[] = WHO.map((who, i) => ({
  position: i + 1,
  round: i < 3 ? 1 : 2,
  who,
  chance: chance(SHARES[i + 1]!),
  change: SHARES[i + 1]! - SHARES[i]!,
}));
const changed = (who: number) => moments.filter((each) => each.who === who).reduce((all, each) => all + each.change, 0);
const place = (name: string): Say => ({ id: "say-from", args: { place: { id: `place-${name}`, args: {} } } });
const REVIEW: Review = {
  start: chance(0.4),
  result: 1,
  luck: changed(-2),
  decisions: changed(0) + changed(1),
  seats: [changed(0), changed(1)],
  moments,
  turning: [
    { first: 2, last: 3, round: 1, who: 1, change: 0.25, better: null, luck: null },
    { first: 3, last: 4, round: 2, who: -2, change: -0.4, better: null, luck: { id: "luck-roll", args: {} } },
    {
      first: 4,
      last: 5,
      round: 2,
      who: 0,
      change: -0.1,
      better: {
        position: 5,
        answers: [1, 2],
        said: [place("kentucky"), place("ripley")],
        reasons: [{ id: "because-freed", args: { people: 1 } }],
        given: [{ id: "say-play", args: { token: { id: "token-funds-1", args: {} } } }],
        brought: [{ id: "contrast-money", args: { dollars: 0, would: 0 } }],
        would: [{ id: "contrast-freed", args: { people: 1, would: 1 } }],
      },
      luck: null,
    },
  ],
};
const ROUNDS: RoundSummary[] = [1, 2].map((round) => ({
  round,
  position: round === 1 ? 3 : 5,
  freed: 0,
  lost: 0,
  money: 0,
  support: 0,
}));
let requests: ReturnType<typeof server>;

beforeEach(() => {
  localStorage.clear();
  requests = server((path) => {
    if (path.endsWith("/rounds"))
      return { id: "demo", positions: 5, rounds: ROUNDS, outcome: 1, score: 9, names: ["Amara", "Ben"] };
    if (path.endsWith("/review")) return REVIEW;
    if (path.includes("/branch")) return { id: "new", host: "h", seats: ["s"], spectator: "w" };
    return { ...scene, table: { ...scene.table, outcome: 1 } };
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("the address of a review has a page of its own", () => {
  expect(routeOf("/review/abc").props).toEqual({ id: "abc" });
});

test("start, luck and each seat add up to the result, in whole points", () => {
  const rows = balance(REVIEW);
  expect(rows.map(({ id }) => id)).toEqual(["start", "luck", "0", "1", "result"]);
  expect(rows.slice(0, -1).reduce((all, { points }) => all + points, 0)).toBe(rows.at(-1)!.points);
});

test("the line begins with the start, and the rounds share out what changed", () => {
  expect(chanceLine(REVIEW).map(({ position, share }) => [position, share])).toEqual(
    SHARES.map((share, i) => [i, share]),
  );
  const found = roundChanges(REVIEW, ROUNDS);
  expect(found.map(({ chance: at }) => at.share)).toEqual([0.7, 1]);
  const all = found.reduce((sum, { luck, decisions }) => sum + luck + decisions, REVIEW.start.share);
  expect(all).toBeCloseTo(REVIEW.result, 9);
});

test("the page shows line, sum, rounds and turning points with the ways back to them", async () => {
  const { container } = render(ReviewPage, { id: "demo" });
  expect(screen.getByRole("status").textContent).toContain("move by move");
  await screen.findByRole("heading", { name: "Turning points" });
  expect(screen.getByRole("img", { name: /from 40 in 100 at the start to 100 at the end/ })).toBeTruthy();
  const rows = within(screen.getByRole("region", { name: "What luck and decisions added or cost" }))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => row.textContent!.replace(/\s+/g, " ").trim())).toEqual([
    "Chance at the start40",
    "Luck: dice and cards−30",
    "Decisions: Amara+65",
    "Decisions: Ben+25",
    "Result: won100",
  ]);
  const first = screen.getByRole("heading", { name: "Round 1: Ben" }).closest("li")!;
  expect(first.textContent).toContain("+25 points");
  expect(within(first).getByRole("link").getAttribute("href")).toBe("/replay/demo#2");
  expect(screen.getByRole("heading", { name: "Round 2: luck" })).toBeTruthy();
  const third = screen.getByRole("heading", { name: "Round 2: Amara" }).closest("li")!;
  expect(third.textContent).toContain("An expert would have chosen: Kentucky → Ripley");
  expect(third.textContent).toContain("Chosen at move 5: Play Fundraising 1800–1839");
  expect(third.textContent).toContain("The turn brought $0.");
  expect(third.textContent).toContain("One person would have reached Canada.");
  expect(screen.getByText("The dice decided this.")).toBeTruthy();
  expect(first.textContent).not.toContain("An expert");
  await vi.waitFor(() => expect(requests.map(({ path }) => path)).toContain("/api/tables/demo/scene?at=3&since=2"));
  await vi.waitFor(() =>
    expect(within(first).getAllByRole("listitem").length).toBe(Math.min(6, weightyLines(scene.log).length) + 1),
  );
  await expectAccessible(container);
  await fireEvent.click(screen.getByRole("button", { name: "Try again from here: Round 2: luck" }));
  await fireEvent.click(screen.getByRole("button", { name: "With new luck" }));
  await vi.waitFor(() => expect(requests.map(({ path }) => path)).toContain("/api/tables/demo/branch?at=3&luck=new"));
});

test("a game that is not over is refused in words", async () => {
  const fine = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
    path.endsWith("/review")
      ? Promise.resolve(
          new Response(JSON.stringify({ code: "not-over", sentence: "x" }), {
            status: 409,
            headers: { "content-type": "application/json" },
          }),
        )
      : fine(path, init),
  );
  render(ReviewPage, { id: "demo" });
  expect((await screen.findByRole("alert")).textContent).toBe("A game can be reviewed when it is over.");
});
