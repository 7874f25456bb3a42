import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  // A page that some people cannot use is a page that does not build.
  onwarn(warning, handler) {
    if (warning.code.startsWith("a11y")) throw new Error(`${warning.filename}: ${warning.message}`);
    handler(warning);
  },
};
