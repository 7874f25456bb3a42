/** Just enough Markdown for docs/rules.md: headings, paragraphs, lists, tables, bold and code. Never raw HTML. */

export type Span = { text: string; style: "" | "b" | "i" | "code" };
export type Block =
  | { kind: "heading"; level: number; id: string; spans: Span[] }
  | { kind: "paragraph"; id: string; spans: Span[] }
  | { kind: "list"; items: { id: string; spans: Span[] }[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const MARKS = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]*\))/;

export function spans(text: string): Span[] {
  return text
    .split(MARKS)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "b" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" };
      if (part.startsWith("*") && part.length > 2) return { text: part.slice(1, -1), style: "i" };
      if (part.startsWith("[")) return { text: part.slice(1, part.indexOf("]")), style: "" };
      return { text: part, style: "" };
    });
}

/** The rule number a passage begins with, so that log lines can point at it. */
export const ruleOf = (text: string): string => /^\W*(R\d+(?:\.\d+)*(?:-[a-z-]+)?)/.exec(text)?.[1] ?? "";

const cells = (line: string): Span[][] => line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    let lines = chunk.split("\n").filter((line) => line.trim());
    while (/^#+ /.test(lines[0] ?? "")) {
      const [, hashes = "#", title = ""] = /^(#+) (.*)/.exec(lines.shift()!)!;
      found.push({ kind: "heading", level: hashes.length, id: ruleOf(title), spans: spans(title) });
    }
    const first = lines[0];
    if (!first) continue;
    if (first.trim().startsWith("|")) {
      const [head, , ...rows] = lines.map((line) => line.trim());
      found.push({ kind: "table", head: cells(head!), rows: rows.map(cells) });
    } else if (/^\s*([-*]|\d+\.) /.test(first)) {
      const items: string[] = [];
      for (const line of lines) {
        if (/^\s*([-*]|\d+\.) /.test(line)) items.push(line.replace(/^\s*([-*]|\d+\.) /, ""));
        else items[items.length - 1] += ` ${line.trim()}`;
      }
      found.push({ kind: "list", items: items.map((item) => ({ id: ruleOf(item), spans: spans(item) })) });
    } else {
      // A rule that begins on its own line stands on its own, as in the source.
      let open: string[] = [];
      const close = () => open.length && found.push({ kind: "paragraph", id: ruleOf(open[0]!), spans: spans(open.join(" ")) });
      for (const line of lines) {
        if (ruleOf(line) && open.length) {
          close();
          open = [];
        }
        open.push(line.trim());
      }
      close();
    }
  }
  return found;
}

export const plainOf = (block: Block): string => {
  const join = (list: Span[]) => list.map((span) => span.text).join("");
  if (block.kind === "list") return block.items.map((item) => join(item.spans)).join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(join).join(" ");
  return join(block.spans);
};
