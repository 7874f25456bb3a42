import { createHash } from "node:crypto";
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

// The service worker is told the files of this build, and a name for them that changes when they do.
const WORKER = "worker.js";
const worker: Plugin = {
  name: "lantern-worker",
  enforce: "post",
  generateBundle(_options, bundle) {
    const script = bundle[WORKER];
    if (script?.type !== "chunk") return this.error("there is no worker");
    const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    const paths = JSON.stringify([...files, "icons/icon-192.png"].map((name) => `/${name}`).sort());
    const page = bundle["index.html"];
    if (page?.type !== "asset") return this.error("there is no page");
    const build = createHash("sha256")
      .update(page.source)
      .update(paths + script.code)
      .digest("hex");
    script.code = `const BUILD="${build.slice(0, 16)}",FILES=${paths};${script.code}`;
  },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), fixtures, worker],
  server: {
    fs: { allow: [".", "../src/lantern/text", "../docs"] },
    proxy: { "/api": { target: process.env["LANTERN_SERVER"] ?? "http://127.0.0.1:8850", ws: true } },
  },
  build: {
    outDir: "dist",
    target: "es2023",
    assetsInlineLimit: 0, // the content security policy allows no data addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "src/offline/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 30_000, // axe reads the whole page, on a slow machine too
  },
});
