import type { TextRange } from './parse.ts';
import type { SyntaxNode } from './parse-tree.ts';
import { readChild } from './parse-tree.ts';

/** Overwrites parts of a text without moving anything: same length, same line breaks. */
export type Blanker = ReturnType<typeof createBlanker>;

/** The inputs that the parts of the type stripper share. */
export interface Stripping {
  readonly text: string;
  readonly blanker: Blanker;
  readonly tokens: TokenFinder;
}

/** Creates a blanker of a text. The work of `render` is the text's length, however many parts are blanked. */
export function createBlanker(text: string) {
  const ranges: { readonly start: number; readonly end: number }[] = [];
  const written = new Map<number, string>();
  return {
    /** Replaces everything between the offsets by spaces, except line breaks. */
    blank(start: number, end: number): void {
      ranges.push({ start, end });
    },
    /** Writes one character over a blanked offset. Takes precedence over `blank`, in any order of calls. */
    write(offset: number, character: '(' | ')' | ';'): void {
      written.set(offset, character);
      ranges.push({ start: offset, end: offset + 1 });
    },
    render(): string {
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
export type TokenFinder = ReturnType<typeof createTokenFinder>;

/** Creates a finder of the tokens of a text, which are in its order. */
export function createTokenFinder(text: string, tokens: readonly TextRange[]) {
  /** The index of the first token that begins at or after the offset. */
  const findIndex = (offset: number): number => {
    let [low, high] = [0, tokens.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    /** The first token that begins at or after the offset. */
    at: (offset: number): TextRange | null => tokens[findIndex(offset)] ?? null,
    /** The last token that begins before the offset. */
    before: (offset: number): TextRange | null => tokens[findIndex(offset) - 1] ?? null,
    /** The tokens that begin in the range. */
    between: (start: number, end: number): readonly TextRange[] => tokens.slice(findIndex(start), findIndex(end)),
    /** The text of a token, or an empty text for null. */
    read: (token: TextRange | null): string => (token === null ? '' : text.slice(token.start, token.end)),
  };
}

/** Blanks the node in a field, if there is one. */
export function blankChild(node: SyntaxNode, field: string, { blanker }: Stripping): void {
  const child = readChild(node, field);
  if (child !== null) blanker.blank(child.start, child.end);
}

function isLineBreak(unit: string): boolean {
  return unit === '\n' || unit === '\r' || unit === '\u2028' || unit === '\u2029';
}
