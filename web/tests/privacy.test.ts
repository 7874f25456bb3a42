import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import PrivacyPage from "../src/learn/PrivacyPage.svelte";
import { keepTokens, keptTables } from "../src/state/storage";

const PRIVACY = { unfinished: 0, finished: 365, talk: 30, contact: "mailto:host@lantern.example", notices: true };
const GAME = { names: ["Amara", ""], seats: [0], asked: [], since: 1, round: 2, outcome: 0, ended: false };

test("the privacy page tells what is kept how long, and erases a game of one's own", async () => {
  keepTokens("mine", ["host-token"]);
  keepTokens("other", ["seat-token"]);
  const asked: [string, string, string][] = [];
  const replies: Record<string, unknown> = {
    "/api/privacy": PRIVACY,
    "/api/mine": [
      { ...GAME, id: "mine", host: true },
      { ...GAME, id: "other", host: false },
    ],
    "/api/tables/mine": {},
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push([init.method ?? "", path, (init.headers as Record<string, string>)["authorization"] ?? ""]);
    return new Response(JSON.stringify(replies[path]), { headers: { "content-type": "application/json" } });
  });
  render(PrivacyPage);
  expect(await screen.findByText("Unfinished games are kept until somebody erases them.")).toBeTruthy();
  expect(screen.getByText(/Finished games are erased .*365.* days/)).toBeTruthy();
  expect(screen.getByText("host@lantern.example").getAttribute("href")).toBe("mailto:host@lantern.example");
  const erase = await screen.findAllByText("Erase");
  expect(erase).toHaveLength(1);
  await fireEvent.click(erase[0]!);
  await fireEvent.click(screen.getByText("Erase it for good"));
  expect(await screen.findByText("The game has been erased.")).toBeTruthy();
  expect(asked).toContainEqual(["DELETE", "/api/tables/mine", "Bearer host-token"]);
  expect(keptTables()).toEqual(["other"]);
});
