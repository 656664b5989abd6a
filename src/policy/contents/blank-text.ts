import type { TestLanguage } from './languages.ts';

interface Lexicon {
  readonly line: readonly string[];
  /** Whether a comment begins only where a word may begin, so that `$#` begins no comment. */
  readonly spaced?: boolean;
  readonly block: readonly (readonly [string, string])[];
  /** Delimiters of string literals, the longest first. `raw` strings have no escapes. */
  readonly strings: readonly {
    readonly mark: string;
    readonly raw: boolean;
    readonly multiline: boolean;
  }[];
}

const maxIndent = 80;

const quoted = (mark: string): Lexicon['strings'][number] => ({
  mark,
  raw: false,
  multiline: false,
});
const spread = (mark: string, raw = false): Lexicon['strings'][number] => ({
  mark,
  raw,
  multiline: true,
});
const slashes = { line: ['//'], block: [['/*', '*/'] as const] };

const lexicons: Readonly<Record<TestLanguage, Lexicon>> = {
  javascript: { ...slashes, strings: [quoted("'"), quoted('"'), spread('`')] },
  python: { line: ['#'], block: [], strings: [spread('"""'), spread("'''"), quoted("'"), quoted('"')] },
  go: { ...slashes, strings: [quoted('"'), quoted("'"), spread('`', true)] },
  rust: { ...slashes, strings: [spread('"')] },
  java: { ...slashes, strings: [spread('"""'), quoted('"'), quoted("'")] },
  perl: { line: ['#'], spaced: true, block: [], strings: [quoted("'"), quoted('"')] },
  bats: { line: ['#'], spaced: true, block: [], strings: [{ ...quoted("'"), raw: true }, quoted('"')] },
  other: { line: ['//', '#', '--', ';;'], block: [['/*', '*/']], strings: [quoted('"'), quoted("'")] },
};

/**
 * Returns a source without its comments and with its strings emptied, so that code in comments and strings is not counted. Line breaks stay. The
 * result suffices for counting, but this is not a parser. Both sides of a change are read the same way.
 */
export function blankText(source: string, language: TestLanguage): string {
  const { line, spaced = false, block, strings } = lexicons[language];
  const text = prepareText(source, language);
  const parts: string[] = [];
  // The last characters that were kept, to know whether an expression may begin here.
  let tail = '';
  const keep = (piece: string): void => {
    parts.push(piece);
    if (language === 'javascript') tail = (tail + piece).slice(-16);
  };
  let at = 0;
  while (at < text.length) {
    const comment = line.find((mark) => text.startsWith(mark, at));
    if (comment !== undefined && !(spaced && at > 0 && /[^\s;(){}]/.test(text[at - 1] ?? ''))) {
      at = findLineEnd(text, at);
      continue;
    }
    const pair = block.find(([open]) => text.startsWith(open, at));
    if (pair !== undefined) {
      const end = text.indexOf(pair[1], at + pair[0].length);
      const stop = end < 0 ? text.length : end + pair[1].length;
      keep(keepLines(text.slice(at, stop)));
      at = stop;
      continue;
    }
    if (language === 'javascript' && text[at] === '/' && startsPattern(tail)) {
      at = skipPattern(text, at);
      keep("''");
      continue;
    }
    if (language === 'rust' && text[at] === "'") {
      const character = /^'(?:\\[^']+|[^'\\])'/.exec(text.slice(at, at + 14))?.[0];
      at += character?.length ?? 1;
      continue;
    }
    if (language === 'rust') {
      const raw = /^r(#+)"/.exec(text.slice(at, at + 20));
      if (raw !== null) {
        const end = text.indexOf(`"${raw[1]}`, at + raw[0].length);
        const stop = end < 0 ? text.length : end + 1 + (raw[1]?.length ?? 0);
        keep(`""${keepLines(text.slice(at, stop))}`);
        at = stop;
        continue;
      }
    }
    const string = strings.find(({ mark }) => text.startsWith(mark, at));
    if (string === undefined) {
      keep(text[at] ?? '');
      at += 1;
      continue;
    }
    const stop = skipString(text, at, string);
    const literal = text.slice(at, stop);
    // A string in which the shell replaces a part is no literal.
    const isReplaced = language === 'bats' && string.mark === '"' && /[$`]/.test(literal);
    keep(`${isReplaced ? "'$'" : "''"}${keepLines(literal)}`);
    at = stop;
  }
  return shortenWhitespace(parts.join(''));
}

// The patterns look behind and ahead over whitespace, so long runs of whitespace would make them slow. Indentation is kept because it has a meaning.
function shortenWhitespace(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const rest = line.trim();
      const indent = rest === '' ? 0 : Math.min(maxIndent, line.search(/\S/));
      return `${' '.repeat(indent)}${rest.replaceAll(/\s+/g, ' ')}`;
    })
    .filter((line) => line !== '')
    .join('\n');
}

function prepareText(source: string, language: TestLanguage): string {
  if (language === 'javascript') return nameComputedMembers(source);
  // The documentation in a source of Perl, and what follows its end.
  if (language === 'perl')
    return source.replace(/^__(?:END|DATA)__$[^]*/m, '').replaceAll(/^=[a-z][^]*?(?:^=cut\b|(?![^]))/gim, keepLines);
  return language === 'bats' ? dropHereDocuments(source) : source;
}

// They are texts. One that nothing reads, `: <<'END'`, is a comment of several lines.
function dropHereDocuments(source: string): string {
  let end: string | null = null;
  const keepLine = (line: string): string => {
    if (end === null) {
      // In brackets, it is a number that is shifted.
      end = line.includes('((') ? null : (/^[^#]*?(?<!<)<<-? ?['"\\]?([A-Za-z_]\w{0,99})/.exec(line)?.[1] ?? null);
      return line;
    }
    if (line.trim() === end) end = null;
    return '';
  };
  return source.split('\n').map(keepLine).join('\n');
}

// `it['skip']` is `it.skip`.
function nameComputedMembers(source: string): string {
  return source.replaceAll(/\[\s*(['"`])([A-Za-z_]\w*)\1\s*\]/g, '.$2').replaceAll(/\?\.(?=[A-Za-z_(])/g, '.');
}

function skipString(text: string, start: number, string: Lexicon['strings'][number]): number {
  let at = start + string.mark.length;
  while (at < text.length) {
    if (text.startsWith(string.mark, at)) return at + string.mark.length;
    if (!string.multiline && text[at] === '\n') return at;
    if (string.mark === '`' && !string.raw && text.startsWith('${', at)) at = findClosing(text, at + 1) + 1;
    else at += text[at] === '\\' && !string.raw ? 2 : 1;
  }
  return text.length;
}

// A slash begins a regular expression where an expression may begin.
function startsPattern(before: string): boolean {
  const tail = before.trimEnd();
  return (
    tail === '' || /[([{,;=:!&|?+*%<>~^]$/.test(tail) || /(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else)$/.test(tail)
  );
}

function skipPattern(text: string, start: number): number {
  let inClass = false;
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\n') return start + 1;
    if (character === '\\') at += 1;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) return at + 1;
  }
  return start + 1;
}

/** The end of the line that contains a place. */
export function findLineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** The place of the brace that closes the open ones: the one at `start`, or `depth` braces before it. The length of the text without such a brace. */
export function findClosing(text: string, start: number, depth = 0): number {
  let open = depth;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') open += 1;
    else if (text[at] === '}' && (open -= 1) === 0) return at;
  }
  return text.length;
}

function keepLines(text: string): string {
  return text.replaceAll(/[^\n]+/g, '');
}
