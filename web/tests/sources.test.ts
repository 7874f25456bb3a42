import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const WIDEST = 120;
const files = ["src", "tests"].flatMap((folder) => {
  const root = resolve(import.meta.dirname, "..", folder);
  return readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name));
});
const sources = files.filter((file) => /\.(ts|svelte|css)$/.test(file));

test("no line is wider than 120 columns", () => {
  const wide = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) => (line.length > WIDEST ? [`${file}:${i + 1}`] : [])),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(wide).toEqual([]);
});

test("no two components, and no two types, share a name", () => {
  const components = sources.flatMap((file) => /(\w+)\.svelte$/.exec(file)?.[1] ?? []);
  const types = sources
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^export (?:interface|type|class) (\w+)/gm)])
    .map((found) => found[1]!);
  const names = [...components, ...types];
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
