import type { MarkdownWriter } from './markdown-writer.ts';

const blocks = new Set(
  'p div section article header footer main aside nav figure figcaption address fieldset form details summary dl dt dd table caption ul ol blockquote pre hr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const marks = new Map([
  ...['b', 'strong'].map((name) => [name, '**'] as const),
  ...['i', 'em'].map((name) => [name, '*'] as const),
  ...['del', 's'].map((name) => [name, '~~'] as const),
  ...['code', 'kbd', 'samp'].map((name) => [name, '`'] as const),
  // Without them, a power of ten is another number.
  ['sup', '^'],
  ['sub', '~'],
]);
const maxAddressCharacters = 1_000;
const maxFence = 100;

/** Each is resolved against the page's own address. */
const maxLinks = 5_000;

/** Turns the elements of a page, as they open and close, into Markdown. */
export function createPageElements(writer: MarkdownWriter, url: string) {
  const lists: (number | null)[] = [];
  let base = url;
  let href: string | null = null;
  let links = 0;
  let pre: string | null = null;
  let row: string[] | null = null;
  let isInCell = false;
  let rows = 0;

  function open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (blocks.has(name)) writer.breakLine(readBreak(name));
    const mark = marks.get(name);
    if (mark !== undefined && pre === null) writer.openMark(mark);
    if (/^h[1-6]$/.test(name) && !writer.isCapturing) writer.raw(`${'#'.repeat(Number(name[1]))} `);
    switch (name) {
      case 'base':
        if (base === url) base = resolveLink(attributes['href'], url) ?? url;
        break;
      case 'br':
        if (pre === null) writer.breakLine('line');
        else pre += '\n';
        break;
      case 'hr':
        if (!writer.isCapturing) writer.raw('---');
        break;
      case 'img':
        writer.text('[image]');
        break;
      case 'pre':
        if (isInCell && pre === null) endRow();
        pre ??= '';
        break;
      case 'blockquote':
        writer.openPrefix('> ');
        break;
      case 'ul':
      case 'ol':
        lists.push(name === 'ol' ? readStart(attributes['start']) : null);
        break;
      case 'li':
        openItem();
        break;
      case 'a':
        if (href !== null || attributes['href'] === undefined || (links += 1) > maxLinks) break;
        href = resolveLink(attributes['href'], base) ?? '';
        writer.startCapture();
        break;
      case 'table':
        if (!isInCell) rows = 0;
        break;
      case 'tr':
        if (!writer.isCapturing) row = [];
        break;
      case 'td':
      case 'th':
        if (row === null || writer.isCapturing) writer.breakLine('line');
        else {
          isInCell = true;
          writer.startCapture();
        }
        break;
    }
  }

  function close(name: string): void {
    const mark = marks.get(name);
    if (mark !== undefined && pre === null) writer.closeMark(mark);
    switch (name) {
      case 'pre':
        if (pre !== null) writePre(pre);
        pre = null;
        break;
      case 'blockquote':
      case 'li':
        writer.closePrefix();
        break;
      case 'ul':
      case 'ol':
        lists.pop();
        break;
      case 'a':
        closeLink();
        break;
      case 'td':
      case 'th':
        if (!isInCell) break;
        // A link that is still open would take the end of the cell with it.
        closeLink();
        row?.push(writer.endCapture().replaceAll('|', '\\|'));
        isInCell = false;
        break;
      case 'tr':
        if (isInCell) break;
        writeRow(row ?? []);
        row = null;
        break;
    }
    if (blocks.has(name)) writer.breakLine(readBreak(name));
  }

  // A list in a list is part of its item.
  function readBreak(name: string): 'line' | 'paragraph' {
    return (name === 'ul' || name === 'ol') && lists.length > 0 ? 'line' : 'paragraph';
  }

  // A cell is one line, which code is not: the cells of its row become paragraphs.
  function endRow(): void {
    closeLink();
    for (const cell of [...(row ?? []), writer.endCapture()]) {
      writer.breakLine('paragraph');
      writer.raw(cell);
    }
    writer.breakLine('paragraph');
    row = null;
    isInCell = false;
    rows = 0;
  }

  function openItem(): void {
    const number = lists.at(-1) ?? null;
    if (number !== null) lists[lists.length - 1] = number + 1;
    writer.breakLine('line');
    writer.marker(number === null ? '- ' : `${number}. `);
    writer.openPrefix('  ');
  }

  function closeLink(): void {
    if (href === null) return;
    const text = writer.endCapture();
    if (text !== '') writer.raw(href === '' ? text : `[${text}](${href})`);
    href = null;
  }

  function writePre(text: string): void {
    const content = text.replace(/^\n/, '').trimEnd();
    if (content === '') return;
    const runs = (content.match(/`{3,}/g) ?? []).map((run) => run.length);
    const fence = '`'.repeat(
      Math.min(
        runs.reduce((longest, run) => Math.max(longest, run + 1), 3),
        maxFence,
      ),
    );
    writer.lines(`${fence}\n${content}\n${fence}`);
  }

  function writeRow(cells: readonly string[]): void {
    if (cells.length === 0) return;
    writer.breakLine('line');
    writer.raw(`| ${cells.join(' | ')} |`);
    rows += 1;
    if (rows > 1) return;
    writer.breakLine('line');
    writer.raw(`|${' --- |'.repeat(cells.length)}`);
  }

  return {
    open,
    close,
    text(text: string): void {
      if (pre === null) writer.text(text);
      else pre += text;
    },
    /** Characters that are held until their element closes. */
    get heldCharacters(): number {
      return pre?.length ?? 0;
    },
  };
}

function readStart(written: string | undefined): number {
  return /^\d{1,9}$/.test(written ?? '') ? Number(written) : 1;
}

// Links of other schemes cannot be followed, and a data: URL would be text that a reader of the page does not see.
function resolveLink(written: string | undefined, base: string): string | null {
  try {
    const url = new URL(written ?? '', base);
    return ['http:', 'https:', 'mailto:'].includes(url.protocol) && url.href.length <= maxAddressCharacters
      ? url.href.replaceAll('(', '%28').replaceAll(')', '%29')
      : null;
  } catch {
    return null;
  }
}
