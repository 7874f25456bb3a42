// Tells how large the page's scripts are when sent, and fails above the limit of the project.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 180_000;
const folder = new URL("../dist/", import.meta.url);
const sizes = ["worker.js", ...readdirSync(new URL("assets/", folder)).map((name) => `assets/${name}`)]
  .filter((name) => name.endsWith(".js"))
  .map((name) => gzipSync(readFileSync(new URL(name, folder))).length);
const whole = sizes.reduce((sum, size) => sum + size, 0);
console.log(`scripts ${whole} bytes gzipped, limit ${LIMIT}`);
process.exit(whole > LIMIT ? 1 : 0);
