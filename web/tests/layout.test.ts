import { expect, test } from "vitest";
import cards from "../../src/lantern/text/en/cards.ftl?raw";
import { layoutOf, TABS } from "../src/table/layout";
import { tabFor } from "../src/ui/keyboard.svelte";
import { titleStep } from "../src/ui/textWidth";

test.each([
  [1366, 768, "desktop"],
  [1920, 1080, "desktop"],
  [2560, 1440, "desktop"],
  [1100, 700, "wide"],
  [1024, 768, "wide"],
  [1366 / 1.3, 768 / 1.3, "wide"],
  [820, 1180, "tall"],
  [600, 900, "tall"],
  [844, 390, "short"],
  [390, 844, "phone"],
])("a window of %s by %s is laid out as %s", (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

test("every layout but the desktop has a tab for every part", () => {
  for (const parts of Object.values(TABS).filter((each) => each.length))
    for (const part of ["cards", "market", "players", "log"] as const) expect(parts).toContain(part);
});

test("keys go round the tabs", () => {
  const tabs = ["a", "b", "c"];
  expect(tabFor(tabs, "c", "ArrowRight")).toBe("a");
  expect(tabFor(tabs, "a", "ArrowLeft")).toBe("c");
  expect(tabFor(tabs, "b", "Home")).toBe("a");
  expect(tabFor(tabs, "b", "End")).toBe("c");
  expect(tabFor(tabs, "b", "x")).toBeUndefined();
});

test("short titles keep their size, long words take a step back", () => {
  expect(titleStep("Levi Coffin")).toBe("");
  expect(titleStep("NY Manumission Society")).toBe("long");
  expect(titleStep("Southern Church Correspondence")).toBe("longest");
  const titles = [...cards.matchAll(/^card-[\w-]+ = (.+)$/gm)].map((found) => found[1]!);
  expect(titles.length).toBe(55);
  expect(titles.filter((title) => titleStep(title) === "longest").length).toBeLessThan(5);
});
