/** The catalogue of one language, as one part of the script: all but what only the terminal says. */
export default import.meta.glob<string>(
  ["./fr/*.ftl", "../../../src/lantern/text/fr/*.ftl", "!../../../src/lantern/text/fr/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
