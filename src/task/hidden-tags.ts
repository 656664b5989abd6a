// Attributes as in Markdown. Other text in angle brackets is no tag inside a paragraph, so it is visible.
const wholeTag = /<\/?[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>\x60]+|'[^']*'|"[^"]*"))?)*\s*\/?>/iy;

const embedded: ReadonlySet<string> = new Set(
  'img picture source svg math video audio track iframe object embed canvas'.split(' '),
);

/**
 * Reduces HTML tags to their names; a link keeps its address, and an embedding tag becomes `[image]`. A tag that opens a line
 * starts raw HTML. There, a browser treats even a broken tag as a tag, and an open quote swallows the text after it.
 */
export function stripTags(text: string): string {
  const kept: string[] = [];
  let position = 0;
  let seen = 0;
  let rawHtml = false;
  for (const match of text.matchAll(/<(\/?)([a-z][a-z\d-]*)/gi)) {
    const start = match.index;
    if (start < position) continue;
    const [opening, slash, name = ''] = match;
    if (/\n[ \t]*\n/.test(text.slice(seen, start))) rawHtml = false;
    seen = start;
    rawHtml ||= opensLine(text, start);

    const end = findTagEnd(text, start, start + opening.length, rawHtml);
    if (end === null) continue;
    kept.push(text.slice(position, start), renderTag(slash === '/', name, text.slice(start + opening.length, end)));
    position = end;
    seen = end;
  }
  kept.push(text.slice(position));
  return kept.join('');
}

function opensLine(text: string, start: number): boolean {
  const line =
    text
      .slice(Math.max(0, start - 200), start)
      .split('\n')
      .at(-1) ?? '';
  return /^[\s>*+\-\d.)]*$/.test(line);
}

function findTagEnd(text: string, start: number, nameEnd: number, rawHtml: boolean): number | null {
  wholeTag.lastIndex = start;
  if (wholeTag.test(text)) return wholeTag.lastIndex;
  return rawHtml && /[\s/>]/.test(text[nameEnd] ?? '>') ? findRawEnd(text, nameEnd) : null;
}

/** The position after the `>` that ends a tag for a browser: outside of quotes, or at the end of the text. */
function findRawEnd(text: string, start: number): number {
  const next = /["'>]/g;
  next.lastIndex = start;
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    if (found[0] === '>') return found.index + 1;
    const closing = text.indexOf(found[0], found.index + 1);
    if (closing === -1) return text.length;
    next.lastIndex = closing + 1;
  }
  return text.length;
}

function renderTag(closing: boolean, name: string, attributes: string): string {
  const lower = name.toLowerCase();
  if (embedded.has(lower)) return closing ? '' : '[image]';
  const address = lower === 'a' ? /\shref\s*=\s*["']?(https?:\/\/[^\s"'<>]+)/i.exec(attributes)?.[1] : undefined;
  return `<${closing ? '/' : ''}${name}${address === undefined ? '' : ` href="${address}"`}>`;
}
