/** The catalogue of one language, as one part of the script: all but what only the terminal says. */
export default import.meta.glob<string>(
  ["./en/*.ftl", "../../../src/lantern/text/en/*.ftl", "!../../../src/lantern/text/en/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
