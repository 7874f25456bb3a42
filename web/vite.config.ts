import { createReadStream, existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Connect, Plugin } from "vite";
import { defineConfig } from "vitest/config";

// Scenes for looking at the page without a server. They are served while developing and never built into the page.
const serveFixtures: Connect.NextHandleFunction = (request, response, next) => {
  const name = /^\/fixtures\/([a-z]+\.json)/.exec(request.url ?? "")?.[1];
  const file = name ? resolve(import.meta.dirname, "fixtures", basename(name)) : "";
  if (!file || !existsSync(file)) return next();
  response.setHeader("content-type", "application/json");
  createReadStream(file).pipe(response);
};
const fixtures: Plugin = {
  name: "lantern-fixtures",
  configureServer: ({ middlewares }) => void middlewares.use(serveFixtures),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(serveFixtures),
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), fixtures],
  server: {
    fs: { allow: [".", "../src/lantern/text", "../docs"] },
    proxy: { "/api": { target: process.env["LANTERN_SERVER"] ?? "http://127.0.0.1:8850", ws: true } },
  },
  build: {
    outDir: "dist",
    target: "es2023",
    assetsInlineLimit: 0, // the content security policy allows no data addresses
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 30_000, // axe reads the whole page, on a slow machine too
  },
});
