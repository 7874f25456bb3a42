/** Where the lights of a lesson fall on the page. Places and catchers are lit on the map itself. */
import type { TablePart } from "../table/layout";

const PARTS: Record<string, string> = {
  map: ".map-box",
  phases: ".phase ol, .compact-round",
  goals: ".goals",
  queue: ".queue",
  market: ".market",
  lost: ".lost-list",
  tokens: ".tokens",
  mat: ".mats",
  reserve: ".reserve-card",
  log: ".sidebar",
  question: "#question",
  tools: ".tools",
  hint: ".hint-button",
};

/** The selector of what is lit; nothing for what only the map shows. */
export function selectorOf(light: string): string {
  const [kind = "", thing = ""] = light.split(":");
  if (kind === "card") return `[data-card="card-${thing}"]`;
  if (kind === "stack") return `[data-stack="${thing}"]`;
  if (kind === "answer") return `[data-answer="${thing}"]`;
  return PARTS[light] ?? "";
}

const LIGHT = "outline: 4px solid #9a6200 !important; outline-offset: -2px; background-color: #ffe9ad !important;";

/** Light things by a stylesheet, so that they stay lit when the page draws them anew; returns how to put it out. */
export function lightUp(lights: string[]): () => void {
  const sheet = new CSSStyleSheet();
  const selectors = lights.map(selectorOf).filter(Boolean);
  if (selectors.length) sheet.replaceSync(`:is(${selectors.join(", ")}) { ${LIGHT} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

const TABS: Record<string, TablePart> = {
  card: "cards",
  queue: "cards",
  market: "market",
  lost: "market",
  tokens: "market",
  stack: "market",
  mat: "players",
  reserve: "players",
  log: "log",
};

/** The part of the table that shows what is lit, where not all parts are seen at once. */
export function tabOf(lights: string[], tabs: TablePart[]): TablePart {
  const kinds = lights.map((light) => light.split(":")[0]!);
  const wanted = kinds.map((kind) => TABS[kind]).find(Boolean) ?? "map";
  return tabs.includes(wanted) ? wanted : (tabs[0] ?? "map");
}
