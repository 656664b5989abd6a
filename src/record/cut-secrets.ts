import { separator, type Span } from './encoded-text.ts';

/** Fewer characters of a value do not give it away. */
const shortestPart = 8;

// The mark of a cut: an ellipsis, mostly with an explanation in brackets on its own line. A text may also end at a cut. The cut may go
// through an escape, half of which is then between the value and the mark.
export const brokenEscape = String.raw`(?:\\{1,16}(?:u[0-9a-fA-F]{0,3}|x[0-9a-fA-F]?|[0-7]{0,2})|%[0-9a-fA-F]?|&#?[a-zA-Z0-9]{0,6})?`;
const markAfter = new RegExp(String.raw`${brokenEscape}(?:(?:\s|\\n|\[){0,3}\u2026|${separator}|$)`, 'y');
const markBefore = new RegExp(
  String.raw`(?:${separator}|\u2026(?:[^\n\u2026]{0,80}\])?(?:\s|\\n)?)[a-zA-Z0-9]{0,5};?$`,
);
const longestMark = 90;

/**
 * Finds what a cut has left of known values: their beginning before the mark of a cut, their end after one. Tools cut output and messages
 * before these are redacted, and half a secret is still a secret. Takes linear time.
 */
export function createCutFinder(values: readonly string[]): (text: string) => Span[] {
  const long = [...new Set(values)].filter((value) => value.length > shortestPart);
  if (long.length === 0) return () => [];
  const beginnings = createIndex(long, (value) => value.slice(0, shortestPart));
  const ends = createIndex(long, (value) => value.slice(-shortestPart));

  function findBeginnings(text: string): Span[] {
    return [...text.matchAll(beginnings.pattern)].flatMap(({ index, 0: part }): Span[] =>
      beginnings.read(part).flatMap((value) => {
        let length = part.length;
        while (length < value.length && text[index + length] === value[length]) length += 1;
        markAfter.lastIndex = index + length;
        return markAfter.test(text) ? [{ start: index, end: index + length }] : [];
      }),
    );
  }

  function findEnds(text: string): Span[] {
    return [...text.matchAll(ends.pattern)].flatMap(({ index, 0: part }): Span[] =>
      ends.read(part).flatMap((value) => {
        const end = index + part.length;
        let length = part.length;
        while (length < value.length && text[end - length - 1] === value.at(-length - 1)) length += 1;
        const start = end - length;
        const isCut = start === 0 || markBefore.test(text.slice(Math.max(0, start - longestMark), start));
        return isCut ? [{ start, end }] : [];
      }),
    );
  }

  return (text) => [...findBeginnings(text), ...findEnds(text)];
}

function createIndex(values: readonly string[], getPart: (value: string) => string) {
  const byPart = new Map<string, string[]>();
  for (const value of values) byPart.set(getPart(value), [...(byPart.get(getPart(value)) ?? []), value]);
  const escaped = [...byPart.keys()].map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return { pattern: new RegExp(escaped.join('|'), 'g'), read: (part: string) => byPart.get(part) ?? [] };
}
