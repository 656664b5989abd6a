import type { Token } from './parse.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { readChild } from './parse-tree.ts';

/** Overwrites parts of a text without moving anything: same length, same line breaks. */
export interface Blanker {
  /** Replaces everything between the offsets by spaces, except line breaks. */
  blank(start: number, end: number): void;
  /** Writes one character over a place that is blanked. Wins over `blank`, whatever the order. */
  write(offset: number, character: '(' | ')' | ';'): void;
  render(): string;
}

/** What the parts of the type stripper share. */
export interface Stripping {
  readonly text: string;
  readonly blanker: Blanker;
  readonly tokens: TokenFinder;
}

/** Creates a blanker of a text. The work of `render` is the text's length, however many parts are blanked. */
export function createBlanker(text: string): Blanker {
  const ranges: { readonly start: number; readonly end: number }[] = [];
  const written = new Map<number, string>();
  return {
    blank(start, end) {
      ranges.push({ start, end });
    },
    write(offset, character) {
      written.set(offset, character);
      ranges.push({ start: offset, end: offset + 1 });
    },
    render() {
      let rendered = '';
      let done = 0;
      for (const { start, end } of ranges.toSorted((left, right) => left.start - right.start)) {
        if (end <= done) continue;
        if (start > done) rendered += text.slice(done, start);
        for (let at = Math.max(start, done); at < end; at += 1) {
          const unit = text.charAt(at);
          rendered += written.get(at) ?? (isLineBreak(unit) ? unit : ' ');
        }
        done = end;
      }
      return rendered + text.slice(done);
    },
  };
}

/** Finds tokens by offset. */
export interface TokenFinder {
  /** The first token that begins at or after the offset. */
  at(offset: number): Token | null;
  /** The last token that ends at or before the offset. */
  before(offset: number): Token | null;
  /** The tokens that begin in the range. */
  between(start: number, end: number): readonly Token[];
  /** What stands at a token, or an empty text. */
  read(token: Token | null): string;
}

/** Creates a finder over tokens in the order of the text. */
export function createTokenFinder(text: string, tokens: readonly Token[]): TokenFinder {
  const indexAt = (offset: number): number => {
    let low = 0;
    let high = tokens.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    at: (offset) => tokens[indexAt(offset)] ?? null,
    before: (offset) => {
      const previous = tokens[indexAt(offset) - 1] ?? null;
      return previous !== null && previous.end <= offset ? previous : null;
    },
    between: (start, end) => tokens.slice(indexAt(start), indexAt(end)),
    read: (token) => (token === null ? '' : text.slice(token.start, token.end)),
  };
}

/** Blanks the node in a field, where there is one. */
export function blankChild(node: SyntaxNode, field: string, { blanker }: Stripping): void {
  const child = readChild(node, field);
  if (child !== null) blanker.blank(child.start, child.end);
}

function isLineBreak(unit: string): boolean {
  return unit === '\n' || unit === '\r' || unit === '\u2028' || unit === '\u2029';
}
