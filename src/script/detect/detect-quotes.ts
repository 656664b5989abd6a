import { createForwardSearch } from './find-script-end.ts';

/** Quotation marks that open, each with those that close it. */
const closersOf: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
  ['‘', '’'],
  ['「', '」'],
  ['『', '』'],
]);

/** The characters at which `readMark` is to be called, for a character class of a regular expression. */
export const quoteCharacters = [...new Set([...closersOf].flat().join(''))].join('');

const wordCharacter = /[\p{L}\p{N}_]/u;

/** Quotation marks in the prose of one text. A quotation ends with its paragraph. */
export type Quotes = ReturnType<typeof createQuotes>;

/** Creates the reader of one text's quotation marks. All questions together are one pass over the text. */
export function createQuotes(text: string) {
  let closers: string | null = null;
  const findParagraphEnd = createForwardMatch(text, /\n[ \t\r]*\n/g);
  const findCloser = new Map(
    [...new Set(closersOf.values())].map((marks) => [
      marks,
      createForwardMatch(text, new RegExp(`[${marks}](?![\\p{L}\\p{N}_])`, 'gu')),
    ]),
  );
  return {
    /** Reads the quotation mark at an index of a line. Ask in the order of the text. */
    readMark(line: string, index: number): void {
      const mark = line.charAt(index);
      if (closers === null) {
        // After a letter or digit it is an apostrophe or a unit: don't, 5".
        if (!wordCharacter.test(line.charAt(index - 1))) closers = closersOf.get(mark) ?? null;
      } else if (closers.includes(mark) && !wordCharacter.test(line.charAt(index + 1))) closers = null;
    },
    /** A blank line ends the paragraph. */
    endParagraph(): void {
      closers = null;
    },
    /** True if a quotation is open that is closed at or after an offset, in the paragraph of that offset. Ask in the order of the text. */
    closesAfter(offset: number): boolean {
      const end = closers === null ? -1 : (findCloser.get(closers)?.(offset) ?? -1);
      if (end < 0) return false;
      const paragraphEnd = findParagraphEnd(offset);
      return paragraphEnd < 0 || end < paragraphEnd;
    },
    /** True if a quotation is open that is closed directly at an offset. */
    closesAt: (offset: number): boolean =>
      closers !== null && offset < text.length && closers.includes(text.charAt(offset)),
  };
}

function createForwardMatch(text: string, pattern: RegExp): (from: number) => number {
  return createForwardSearch((from) => {
    pattern.lastIndex = from;
    return pattern.exec(text)?.index ?? -1;
  });
}
