import { cutText } from '../text/cut-text.ts';

/** A line of a script, and the lines around it. */
export interface CallSite {
  readonly line: number;
  readonly excerpt: string;
}

const linesAround = 2;
const maxLineCharacters = 200;

/** The place of a call in the source of its script, with the lines around it; null if the line is not known. */
export function findCallSite(source: string, line: number | null): CallSite | null {
  if (line === null) return null;
  const lines = source.split('\n');
  const first = Math.max(1, line - linesAround);
  const excerpt = lines
    .slice(first - 1, line + linesAround)
    .map((text, index) => {
      const number = first + index;
      const shown = cutText(text, maxLineCharacters);
      return `${number === line ? '>' : ' '} ${number}: ${shown}`;
    })
    .join('\n');
  return { line, excerpt };
}
