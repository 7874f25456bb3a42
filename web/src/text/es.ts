/** The catalogue of one language, as one part of the script: all but what only the terminal says. */
export default import.meta.glob<string>(
  ["./es/*.ftl", "../../../src/lantern/text/es/*.ftl", "!../../../src/lantern/text/es/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
