import { expect, test } from "vitest";
import source from "../../docs/rules.md?raw";
import { parseBlocks, plainOf, searchBlocks, parseSpans, type Block } from "../src/learn/markdown";

const rules = parseBlocks(source);
const names = (all: Block[]): string[] =>
  all
    .flatMap((block) =>
      block.kind === "list" ? block.items.map((item) => item.id) : block.kind === "table" ? [] : [block.id],
    )
    .filter(Boolean);

test("every rule of the rules page can be pointed at, each once", () => {
  const anchors = [...source.matchAll(/<a id="([\w.-]+)">/g)].map((found) => found[1]!);
  expect(anchors.length).toBeGreaterThan(100);
  for (const anchor of anchors) expect(names(rules), anchor).toContain(anchor);
});

test("no marks are left in what is read", () => {
  for (const block of rules) expect(plainOf(block)).not.toMatch(/<a|\*\*|\]\(/);
});

test("only links within the page are links", () => {
  expect(parseSpans("see [R7](#R7), [here](https://example.org)")).toEqual([
    { text: "see ", style: "" },
    { text: "R7", style: "link", href: "#R7" },
    { text: ", ", style: "" },
    { text: "here", style: "" },
  ]);
});

test("searching finds single rules of a list", () => {
  const found = searchBlocks(rules, "r7.6");
  expect(names(found)).toContain("R7.6");
  expect(names(found)).not.toContain("R7.3");
  expect(searchBlocks(rules, "no such words anywhere")).toEqual([]);
});
