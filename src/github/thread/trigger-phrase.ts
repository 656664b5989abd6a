/**
 * Finds a phrase in the prose of a Markdown text: as separate words, in any case, and outside of code, quotes and HTML comments. Returns
 * the text after it without the quotes, or null if the phrase is not there. The text of a quote is another person's.
 */
export function findTriggerPhrase(markdown: string, phrase: string): string | null {
  const lines = classifyLines(markdown.replaceAll(/\r\n?/g, '\n').split('\n'));
  const withoutQuotes = lines.map(({ kind, text }) => (kind === 'quote' ? blank(text) : text)).join('\n');
  const prose = lines
    .map(({ kind, text }) => (kind === 'prose' ? text : blank(text)))
    .join('\n')
    .replaceAll(inlineCode, blank)
    .replaceAll(htmlComment, blank);
  const found = new RegExp(`${notBefore}${escapePattern(phrase)}${notAfter}`, 'iu').exec(prose);
  if (found === null) return null;
  return withoutQuotes.slice(found.index + found[0].length).trim();
}

// `@agent` is not a separate word in `me@agent.example`, `@agent-b`, `docs/@agent`.
const notBefore = String.raw`(?<![\p{L}\p{N}_@/.#-])`;
const notAfter = String.raw`(?![\p{L}\p{N}_@/-]|\.[\p{L}\p{N}])`;
// Inline code does not reach over an empty line.
const inlineCode = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?(?<!`)\1(?!`)/g;
const htmlComment = /<!--[^]*?(?:-->|$)/g;

interface Line {
  readonly kind: 'prose' | 'quote' | 'code';
  readonly text: string;
}

// If in doubt, a line is not prose: a comment that starts no run can be written again.
function classifyLines(lines: readonly string[]): readonly Line[] {
  let fence: string | null = null;
  let previous: Line['kind'] | 'empty' = 'empty';
  return lines.map((text) => {
    if (fence !== null) {
      const [, closing = ''] = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(text) ?? [];
      if (closing.startsWith(fence)) fence = null;
      previous = 'empty';
      return { kind: 'code', text };
    }
    const kind = classify(text, previous);
    const [, opening] = kind === 'quote' ? [] : (/^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(text) ?? []);
    if (opening !== undefined) fence = opening;
    previous = text.trim() === '' ? 'empty' : kind;
    return { kind: opening === undefined ? kind : 'code', text };
  });
}

function classify(text: string, previous: Line['kind'] | 'empty'): Line['kind'] {
  if (/^ {0,3}>/.test(text)) return 'quote';
  if (text.trim() === '') return 'prose';
  // A paragraph in a quote continues on lines without the mark.
  if (previous === 'quote') return 'quote';
  return /^(?: {4}| {0,3}\t)/.test(text) && previous !== 'prose' ? 'code' : 'prose';
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
