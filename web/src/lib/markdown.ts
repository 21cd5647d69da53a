/**
 * The little Markdown our rules use, as data: headings, paragraphs, lists, tables, bold, italics, code. No HTML passes
 * through.
 */
export type Span = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|_([^_\s][^_]*)_(?!\w)|`([^`]+)`|\[([^\]]+)\]\([^)]*\)/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  const plainText = (part: string) => part && found.push({ kind: "text", text: part });
  for (const match of text.matchAll(INLINE)) {
    plainText(text.slice(from, match.index));
    const [whole, strong, star, low, code, link] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (star ?? low) found.push({ kind: "em", text: (star ?? low)! });
    else if (code) found.push({ kind: "code", text: code });
    else plainText(link ?? "");
    from = match.index + whole.length;
  }
  plainText(text.slice(from));
  return found;
}

const BULLET = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;
const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const match = BULLET.exec(line);
    if (match) items.push(match[2] ?? "");
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: BULLET.exec(lines[0] ?? "")?.[1] !== undefined, items: items.map(spans) };
}

function chunk(lines: string[]): Block[] {
  const first = lines[0] ?? "";
  if (/^#+ /.test(first)) {
    const heading: Block = { kind: "heading", spans: spans(first.replace(/^#+ /, "")) };
    return lines.length > 1 ? [heading, ...chunk(lines.slice(1))] : [heading];
  }
  if (first.trim().startsWith("|")) {
    const rows = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map(cells);
    return [{ kind: "table", head: rows[0] ?? [], rows: rows.slice(1) }];
  }
  const start = lines.findIndex((line) => BULLET.test(line));
  if (start === 0) return [list(lines)];
  if (start > 0) return [...chunk(lines.slice(0, start)), list(lines.slice(start))];
  return [{ kind: "paragraph", spans: spans(lines.map((line) => line.trim()).join(" ")) }];
}

export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .flatMap(chunk);
}
