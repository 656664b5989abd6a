import type { QuotePlace } from '../../core/ports/script.ts';

/** A `>` before anything else, also in an item of a list. */
const blockquote = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*>/;

const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;

/** Columns of indentation that make a line code. */
const codeColumns = 4;

/**
 * Creates the reader of the Markdown containers of one text's lines, by their first characters. A line that is indented by four columns or more is code, also directly after a paragraph:
 * Markdown reads it as part of the paragraph, but a model that quotes an example rarely leaves the blank line.
 */
export function createLineContainers() {
  let listColumns = 0;

  const findPlace = (line: string): QuotePlace | null => {
    if (blockquote.test(line)) return 'blockquote';
    return countColumns(line) >= listColumns + codeColumns ? 'indented-code' : null;
  };

  /** The quotation that a line is in; null for an ordinary line. Ask for each whole line of prose, in order. */
  return (line: string): QuotePlace | null => {
    if (line.trim() === '') return null;
    const place = findPlace(line);
    const item = listItem.exec(line);
    // The text of an item may be indented as far as its first line.
    if (place === null) listColumns = item === null ? Math.min(listColumns, countColumns(line)) : item[0].length;
    return place;
  };
}

function countColumns(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === ' ') columns += 1;
    else if (character === '\t') columns += codeColumns - (columns % codeColumns);
    else break;
  }
  return columns;
}
