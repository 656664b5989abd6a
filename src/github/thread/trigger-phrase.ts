import { readFences } from '../../core/text/fence.ts';

/**
 * Finds a phrase in the prose of a Markdown text: as separate words, in any case, and outside of code, quotes and HTML comments. Returns
 * the text after it without the quotes, or null if the phrase is not there. The text of a quote is another person's.
 */
export function findTriggerPhrase(markdown: string, phrase: string): string | null {
  const lines = classifyLines(markdown.replaceAll(/\r\n?/g, '\n'));
  const withoutQuotes = lines.map(({ kind, text }) => (kind === 'quote' ? blank(text) : text)).join('\n');
  const prose = lines
    .map(({ kind, text }) => (kind === 'prose' ? text : blank(text)))
    .join('\n')
    .split(paragraphEnd)
    .map((paragraph) => blankInlineCode(paragraph))
    .join('')
    .replaceAll(htmlComment, blank);
  const found = new RegExp(`${notBefore}${escapePattern(phrase)}${notAfter}`, 'iu').exec(prose);
  if (found === null) return null;
  return withoutQuotes.slice(found.index + found[0].length).trim();
}

// `@agent` is not a separate word in `me@agent.example`, `@agent-b`, `docs/@agent`.
const notBefore = String.raw`(?<![\p{L}\p{N}_@/.#-])`;
const notAfter = String.raw`(?![\p{L}\p{N}_@/-]|\.[\p{L}\p{N}])`;
// Inline code does not reach over an empty line. The group keeps the empty lines in what `split` returns.
const paragraphEnd = /(\n[ \t]*\n)/;
const htmlComment = /<!--[^]*?(?:-->|$)/g;

interface Line {
  readonly kind: 'prose' | 'quote' | 'code';
  readonly text: string;
}

// If in doubt, a line is not prose: a comment that starts no run can be written again.
function classifyLines(markdown: string): readonly Line[] {
  let isOpen = false;
  let previous: Line['kind'] | 'empty' = 'empty';
  return readFences(markdown).map(({ line: text, open }) => {
    const isFenced = isOpen || open !== null;
    isOpen = open !== null;
    const kind = isFenced ? 'code' : classify(text, previous);
    previous = isFenced || text.trim() === '' ? 'empty' : kind;
    return { kind, text };
  });
}

function classify(text: string, previous: Line['kind'] | 'empty'): Line['kind'] {
  if (/^ {0,3}>/.test(text)) return 'quote';
  if (text.trim() === '') return 'prose';
  // A paragraph in a quote continues on lines without the mark.
  if (previous === 'quote') return 'quote';
  return /^(?: {4}| {0,3}\t)/.test(text) && previous !== 'prose' ? 'code' : 'prose';
}

// Inline code ends at the next run of as many backticks.
function blankInlineCode(paragraph: string): string {
  const runs = [...paragraph.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const lengths = runs.map(({ start, end }) => end - start);
  const nextOfLength = new Map<number, number>();
  const closers = runs.map(() => -1);
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const length = lengths[index] ?? 0;
    closers[index] = nextOfLength.get(length) ?? -1;
    nextOfLength.set(length, index);
  }
  const parts: string[] = [];
  let from = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const closer = closers[index] ?? -1;
    const [opening, closing] = [runs[index], runs[closer]];
    if (opening === undefined || closing === undefined) continue;
    parts.push(paragraph.slice(from, opening.start), blank(paragraph.slice(opening.start, closing.end)));
    from = closing.end;
    index = closer;
  }
  return [...parts, paragraph.slice(from)].join('');
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
