import { expect, test } from "vitest";
import { wordsOf } from "../src/text/words";

const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>(
  [
    "../src/text/en/*.ftl",
    "../../src/lantern/text/en/*.ftl",
    "!../../src/lantern/text/en/{terms-printed,terminal}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

test("every text that the page asks for by name exists, in both vocabularies", () => {
  for (const [file, source] of Object.entries(sources))
    for (const [, id] of source.matchAll(/\bword\(\s*"([a-z][\w.-]*)"/gi))
      for (const vocabulary of ["modern", "printed"] as const)
        expect(wordsOf(vocabulary).has(id!), `${id} in ${file}`).toBe(true);
});

test("no text has two entries", () => {
  const seen = new Map<string, string>();
  for (const [file, text] of Object.entries(texts))
    for (const [, id] of text.matchAll(/^(-?[a-zA-Z][\w-]*) =/gm)) {
      expect(seen.get(id!), `${id} in ${file}`).toBeUndefined();
      seen.set(id!, file);
    }
});

test("every text of the page is used", () => {
  const all = Object.values(sources).join("\n");
  const page =
    texts["../src/text/en/page.ftl"]! + texts["../src/text/en/advice.ftl"]! + texts["../src/text/en/start.ftl"]!;
  const unused = [...page.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).filter((id) => !isUsed(id, all));
  expect(unused).toEqual([]);
});

/** Named whole, or put together from its beginning and something known only later. */
function isUsed(id: string, source: string): boolean {
  if (source.includes(`"${id}"`) || source.includes(`'${id}'`)) return true;
  const parts = id.split("-");
  return (
    parts.some((_, i) => i > 0 && source.includes(`\`${parts.slice(0, i).join("-")}-\${`)) ||
    source.includes(`\`${id}\${`)
  );
}

test("nothing that is read stands in the markup itself", () => {
  const found: string[] = [];
  for (const [file, source] of Object.entries(sources)) {
    if (!file.endsWith(".svelte")) continue;
    const markup = source
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "");
    for (const [, text] of markup.matchAll(/>([^<>]+)</g))
      if (/[A-Za-z]{3,}/.test(text!)) found.push(`${file}: ${text!.trim()}`);
    for (const [, text] of markup.matchAll(/(?:aria-label|title|placeholder)="([^"]*[A-Za-z]{3,}[^"]*)"/g))
      found.push(`${file}: ${text}`);
  }
  expect(found).toEqual([]);
});
