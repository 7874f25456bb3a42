/** Which page an address means. Each page is loaded when it is opened. */
import type { Component } from "svelte";

type Loaded = { default: Component<Record<string, string>> };
export interface Route {
  load: () => Promise<Loaded>;
  props: Record<string, string>;
}

/** Pages take different properties; each is given its own below. */
const route = (load: () => Promise<{ default: unknown }>, props: Route["props"] = {}): Route => ({
  load: load as () => Promise<Loaded>,
  props,
});

export function routeOf(path: string, search = ""): Route {
  const query = new URLSearchParams(search);
  const demo = query.get("demo") ?? "";
  const [, first = "", id = ""] = path.split("/");
  if (first === "t" || (demo && first === ""))
    return route(() => import("../table/LiveTablePage.svelte"), { id, demo });
  if (first === "replay" && (id || demo)) return route(() => import("../replay/ReplayPage.svelte"), { id, demo });
  if (first === "replay") return route(() => import("../replay/ReplaysPage.svelte"));
  if (first === "review" && id) return route(() => import("../replay/ReviewPage.svelte"), { id });
  if (first === "rules") return route(() => import("../learn/RulesPage.svelte"));
  if (first === "cards") return route(() => import("../learn/CardsPage.svelte"));
  if (first === "about" && query.has("numbers")) return route(() => import("../learn/SourcesPage.svelte"));
  if (first === "about") return route(() => import("../learn/GuidePage.svelte"));
  if (first === "key") return route(() => import("../learn/KeyPage.svelte"));
  if (first === "keys") return route(() => import("../learn/KeysPage.svelte"));
  if (first === "privacy") return route(() => import("../learn/PrivacyPage.svelte"));
  if (first === "puzzles") return route(() => import("../puzzles/PuzzlesPage.svelte"));
  if (first === "scenario") return route(() => import("../puzzles/ScenarioPage.svelte"));
  if (first === "join") return route(() => import("../start/JoinPage.svelte"));
  if (first === "games") return route(() => import("../start/GamesPage.svelte"));
  const play = query.has("play") ? "play" : "";
  return route(() => import("../start/StartPage.svelte"), { play, level: query.get("play") ?? "" });
}
