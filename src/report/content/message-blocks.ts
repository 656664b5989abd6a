/** A part of a message of a model, read as Markdown. The texts are as the model wrote them: a renderer has to escape them. */
export type MessageBlock =
  | { readonly type: 'code'; readonly language: string; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'list'; readonly items: ListItem[] }
  | { readonly type: 'table'; readonly rows: TableRow[] }
  | { readonly type: 'paragraph'; readonly lines: string[] };

/** `number` is null for an item with a bullet. An item is at most one level deeper than the item before it. */
export interface ListItem {
  readonly depth: number;
  readonly number: number | null;
  readonly text: string;
}

/** `rule` is the row of dashes below the head of a table. */
export interface TableRow {
  readonly type: 'cells' | 'rule';
  readonly cells: readonly string[];
}

const maxListDepth = 3;

/**
 * Reads a message as blocks. Links, images and HTML are not Markdown here: they stay in the texts. Linear in the length of the text, whose line
 * breaks are `\n`.
 */
export function parseMessage(text: string): readonly MessageBlock[] {
  const blocks: MessageBlock[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, fence, language = ''] = /^ {0,3}(`{3,}|~{3,}) {0,3}([\w+-]{0,20}) {0,9}$/.exec(line) ?? [];
    if (fence === undefined) {
      addLine(blocks, line);
      continue;
    }
    const end = findFenceEnd(lines, at + 1, fence);
    blocks.push({ type: 'code', language, text: lines.slice(at + 1, end).join('\n') });
    at = end;
  }
  return blocks.filter((block) => block.type !== 'paragraph' || block.lines.length > 0);
}

// An empty paragraph ends the block before it.
function addLine(blocks: MessageBlock[], line: string): void {
  const last = blocks.at(-1);
  const [, indent, marker = '', item = ''] = /^( {0,12})([-*+]|\d{1,3}[.)]) +(\S.*)$/.exec(line) ?? [];
  const [, heading] = /^#{1,6} +(\S.*)$/.exec(line) ?? [];
  if (indent !== undefined) {
    const items = last?.type === 'list' ? last.items : [];
    if (last?.type !== 'list') blocks.push({ type: 'list', items });
    // A level more than one below the item above would be a block of code.
    const depth = Math.min(Math.floor(indent.length / 2), (items.at(-1)?.depth ?? -1) + 1, maxListDepth);
    const number = /\d/.test(marker) ? Number.parseInt(marker, 10) : null;
    items.push({ depth, number, text: item });
  } else if (/^\s*\|.*\|\s*$/.test(line)) {
    const row = readRow(line);
    if (last?.type === 'table') last.rows.push(row);
    else blocks.push({ type: 'table', rows: [row] });
  } else if (heading !== undefined) blocks.push({ type: 'heading', text: heading.replaceAll(/[*`]|(?<!#)#+ *$/g, '') });
  else if (line.trim() === '') blocks.push({ type: 'paragraph', lines: [] });
  else if (last?.type === 'paragraph') last.lines.push(line);
  else blocks.push({ type: 'paragraph', lines: [line] });
}

function readRow(line: string): TableRow {
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'));
  return { type: cells.every((cell) => /^ *:?-+:? *$/.test(cell)) ? 'rule' : 'cells', cells };
}

function findFenceEnd(lines: readonly string[], from: number, fence: string): number {
  const mark = fence.slice(0, 1);
  for (let at = from; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (line.length >= fence.length && line === mark.repeat(line.length)) return at;
  }
  return lines.length;
}

/** The inline code of a line, and what is between. An address counts as code, so that nothing makes a link of it. The first piece is text. */
export function splitLine(line: string): readonly { readonly type: 'code' | 'text'; readonly text: string }[] {
  return line.split(/(`[^`]{1,2000}`|(?:https?|ftp):\/\/[^\s<>`]+)/i).map((piece, index) => {
    if (index % 2 === 0) return { type: 'text', text: piece };
    return { type: 'code', text: piece.startsWith('`') ? piece.slice(1, -1) : piece };
  });
}
