/** Just enough Markdown for docs/rules.md: headings, paragraphs, lists, tables, bold, code and links. No raw HTML. */

export type Span = { text: string; style: "" | "b" | "i" | "code" | "link"; href?: string };
export type Item = { id: string; spans: Span[] };
export type Block =
  | { kind: "heading"; level: number; id: string; spans: Span[] }
  | { kind: "paragraph"; id: string; spans: Span[] }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const MARKS = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]*\))/;
const ANCHOR = /<a id="([\w.-]+)"><\/a>/;
const ITEM = /^\s*([-*]|\d+\.) /;

export function parseSpans(text: string): Span[] {
  return text
    .replace(new RegExp(ANCHOR, "g"), "")
    .split(MARKS)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "b" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" };
      if (part.startsWith("*") && part.length > 2) return { text: part.slice(1, -1), style: "i" };
      const link = /^\[([^\]]+)\]\(([^)]*)\)$/.exec(part);
      if (link?.[2]?.startsWith("#")) return { text: link[1]!, style: "link", href: link[2] };
      return { text: link?.[1] ?? part, style: "" };
    });
}

/** The name by which a passage is pointed at: its anchor, or the rule number it begins with. */
const anchorOf = (text: string): string =>
  ANCHOR.exec(text)?.[1] ?? /^\W*(R\d+(?:\.\d+)*(?:-[a-z-]+)?)/.exec(text)?.[1] ?? "";

const item = (text: string): Item => ({ id: anchorOf(text), spans: parseSpans(text) });
const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => parseSpans(cell.trim()));

export function parseBlocks(text: string): Block[] {
  const found: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split("\n").filter((line) => line.trim());
    while (/^#+ /.test(lines[0] ?? "")) {
      const [, hashes = "#", title = ""] = /^(#+) (.*)/.exec(lines.shift()!)!;
      found.push({ kind: "heading", level: hashes.length, ...item(title) });
    }
    if (lines[0]?.trim().startsWith("|")) {
      const [head, , ...rows] = lines.map((line) => line.trim());
      found.push({ kind: "table", head: cells(head!), rows: rows.map(cells) });
    } else if (ITEM.test(lines[0] ?? ""))
      found.push({ kind: "list", items: joined(lines, ITEM).map((each) => item(each.replace(ITEM, ""))) });
    // A rule that begins on its own line stands on its own, as in the source.
    else found.push(...joined(lines, /^\W*(R\d|<a id=)/).map((each): Block => ({ kind: "paragraph", ...item(each) })));
  }
  return found;
}

/** Join lines until the next one that starts a passage. */
function joined(lines: string[], begins: RegExp): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (begins.test(line) || !found.length) found.push(line.trim());
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

const plain = (list: Span[]): string => list.map((span) => span.text).join("");

export function plainOf(block: Block): string {
  if (block.kind === "list") return block.items.map((each) => plain(each.spans)).join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(plain).join(" ");
  return plain(block.spans);
}

/** The passages in which something is said: of a list only those items, and tables and paragraphs as a whole. */
export function searchBlocks(all: Block[], sought: string): Block[] {
  return all.flatMap((block): Block[] => {
    if (block.kind === "heading") return [];
    if (block.kind !== "list") return plainOf(block).toLowerCase().includes(sought) ? [block] : [];
    const items = block.items.filter((each) => plain(each.spans).toLowerCase().includes(sought));
    return items.length ? [{ kind: "list", items }] : [];
  });
}
