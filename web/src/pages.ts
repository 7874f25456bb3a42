/** Which page an address means. Each page is loaded when it is opened. */
import type { Component } from "svelte";

// Pages take different properties, and each is given its own below.
type Loaded = { default: Component<any> };
export interface Page {
  load: () => Promise<Loaded>;
  props: Record<string, string>;
}

export function pageOf(path: string, search = ""): Page {
  const demo = new URLSearchParams(search).get("demo") ?? "";
  const [, first = "", second = ""] = path.split("/");
  if (first === "t" || (demo && first === "")) return { load: () => import("./table/LiveTable.svelte"), props: { id: second, demo } };
  if (first === "replay" && (second || demo)) return { load: () => import("./replay/ReplayPage.svelte"), props: { id: second, demo } };
  if (first === "replay") return { load: () => import("./pages/ReplaysPage.svelte"), props: {} };
  if (first === "review" && second) return { load: () => import("./review/ReviewPage.svelte"), props: { id: second } };
  if (first === "rules") return { load: () => import("./pages/RulesPage.svelte"), props: {} };
  if (first === "cards") return { load: () => import("./pages/CardsPage.svelte"), props: {} };
  if (first === "about" && new URLSearchParams(search).has("numbers")) return { load: () => import("./pages/NumbersPage.svelte"), props: {} };
  if (first === "about") return { load: () => import("./pages/HowPage.svelte"), props: {} };
  if (first === "join") return { load: () => import("./pages/JoinPage.svelte"), props: {} };
  return { load: () => import("./start/StartPage.svelte"), props: {} };
}
