import { separator, type Span } from './encoded-text.ts';
import type { Anchor } from './literal-search.ts';

/** Fewer characters of a value do not give it away. */
const shortestPart = 8;

// The mark of a cut: an ellipsis, mostly with an explanation in brackets on its own line. A text may also end at a cut. The cut may go
// through an escape, half of which is then between the value and the mark.
const brokenEscape = String.raw`(?:\\{1,16}(?:u[0-9a-fA-F]{0,3}|x[0-9a-fA-F]?|[0-7]{0,2})|%[0-9a-fA-F]?|&#?[a-zA-Z0-9]{0,6})?`;
/** After a token of which a cut has left the beginning. */
export const cutMark = String.raw`${brokenEscape}(?:\s|\\n)?\[?\u2026`;
const markAfter = new RegExp(String.raw`${brokenEscape}(?:(?:\s|\\n|\[){0,3}\u2026|${separator}|$)`, 'y');
const markBefore = new RegExp(
  String.raw`(?:${separator}|\u2026(?:[^\n\u2026]{0,80}\])?(?:\s|\\n)?)[a-zA-Z0-9]{0,5};?$`,
);
const longestMark = 90;

/**
 * Finds what a cut has left of known values: their beginning before the mark of a cut, their end after one. Tools cut output and messages
 * before these are redacted, and half a secret is still a secret.
 */
export function createCutAnchors(values: readonly string[]): Anchor[] {
  return [...new Set(values)]
    .filter((value) => value.length > shortestPart)
    .flatMap((value) => [
      { literal: value.slice(0, shortestPart), read: (text, index) => readBeginning(text, index, value) },
      { literal: value.slice(-shortestPart), read: (text, index) => readEnd(text, index, value) },
    ]);
}

function readBeginning(text: string, index: number, value: string): Span | null {
  let length = shortestPart;
  while (length < value.length && text[index + length] === value[length]) length += 1;
  markAfter.lastIndex = index + length;
  return markAfter.test(text) ? { start: index, end: index + length } : null;
}

function readEnd(text: string, index: number, value: string): Span | null {
  const end = index + shortestPart;
  let length = shortestPart;
  while (length < value.length && text[end - length - 1] === value.at(-length - 1)) length += 1;
  const start = end - length;
  const isCut = start === 0 || markBefore.test(text.slice(Math.max(0, start - longestMark), start));
  return isCut ? { start, end } : null;
}
