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
type TokenFinder = ReturnType<typeof createTokenFinder>;

const word = /(?:[\w$]|(?!\s)[\u0080-\uffff])+/y;
const wordUnit = /[\w$]|(?!\s)[\u0080-\uffff]/;

/**
 * Creates a finder that reads the text itself, from offsets at which the parser saw one token end and another begin. All tokens from
 * the parser would cost more than the rest of the stripping. The finder returns words and single characters: its callers look for
 * keywords and punctuation, and use only the beginning of any other token.
 */
export function createTokenFinder(text: string, comments: readonly TextRange[]) {
  const commentEnds = new Map(comments.map(({ start, end }) => [start, end]));
  const commentStarts = new Map(comments.map(({ start, end }) => [end, start]));
  const at = (offset: number): TextRange | null => {
    let start = offset;
    for (;;) {
      const end = commentEnds.get(start);
      if (end !== undefined) start = end;
      else if (isSpace(text.charCodeAt(start))) start += 1;
      else break;
    }
    if (start >= text.length) return null;
    word.lastIndex = start;
    return { start, end: word.test(text) ? word.lastIndex : start + 1 };
  };
  const before = (offset: number): TextRange | null => {
    let end = offset;
    for (;;) {
      const start = commentStarts.get(end);
      if (start !== undefined) end = start;
      else if (isSpace(text.charCodeAt(end - 1))) end -= 1;
      else break;
    }
    if (end <= 0) return null;
    let start = end - 1;
    while (start > 0 && wordUnit.test(text.charAt(start)) && wordUnit.test(text.charAt(start - 1))) start -= 1;
    return { start, end };
  };
  return {
    /** The first token that begins at or after the offset. */
    at,
    /** The last token that ends at or before the offset. */
    before,
    /** The tokens that begin in the range. */
    between(start: number, end: number): readonly TextRange[] {
      const found: TextRange[] = [];
      for (let token = at(start); token !== null && token.start < end; token = at(token.end)) found.push(token);
      return found;
    },
    /** The text of a token, or an empty text for null. */
    read: (token: TextRange | null): string => (token === null ? '' : text.slice(token.start, token.end)),
  };
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || (code !== 0 && /\s/.test(String.fromCharCode(code)));
}

/** Blanks the node in a field, if there is one. */
export function blankChild(node: SyntaxNode, field: string, { blanker }: Stripping): void {
  const child = readChild(node, field);
  if (child !== null) blanker.blank(child.start, child.end);
}

function isLineBreak(unit: string): boolean {
  return unit === '\n' || unit === '\r' || unit === '\u2028' || unit === '\u2029';
}
