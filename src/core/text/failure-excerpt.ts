import { removeEscapes } from './control-characters.ts';
import { keepTail } from './cut-text.ts';

/** Lines with which test runners and compilers report a failure. */
const failureLine =
  /^\s*(?:not ok\b|FAIL(?:ED|URE)?\b|SUBFAILED\b|--- FAIL|ERROR\b|\[ERROR\] \S+\(|\[ +FAILED +\]|E\s{2,}|error(?:\[|:)|✗|✘|✕|×|✖|●|\(fail\) |\d+\) )|\*\*\*(?:Failed|Timeout|Exception|Not Run)|\bAssertionError\b|\bpanicked at\b|^failures:| FAILED$/;
const maxNames = 20;
/** A shorter end of a name is in other lines too. */
const minEnd = 8;
const shownBefore = 1;
const shownAfter = 14;

/**
 * The part of a command's output that shows why it failed: the lines around its first failures, and its end. At most `maxBytes` plus the
 * markers between the parts; `where` states how to see the rest.
 */
export function renderFailureExcerpt(
  output: string,
  {
    maxBytes,
    where,
    names = [],
  }: {
    readonly maxBytes: number;
    readonly where: string;
    /** Tests that failed: the last part of a name marks a line. */
    readonly names?: readonly string[];
  },
): string {
  const text = removeEscapes(output).trim();
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const tail = dropCutLine(keepTail(text, Math.floor(maxBytes / 2)));
  const ends = names
    .slice(0, maxNames)
    .map(readEnd)
    .filter((end) => end.length >= minEnd);
  const lines = text
    .slice(0, text.length - tail.length)
    .replace(/\n$/, '')
    .split('\n');
  const windows = new Set<number>();
  let left = maxBytes - Buffer.byteLength(tail);
  for (let at = 0; at < lines.length && left > 0; at += 1) {
    const line = (lines[at] ?? '').slice(0, 500);
    if (!failureLine.test(line) && !ends.some((end) => line.includes(end))) continue;
    for (let near = Math.max(0, at - shownBefore); near <= Math.min(lines.length - 1, at + shownAfter); near += 1) {
      const size = Buffer.byteLength(lines[near] ?? '') + 1;
      if (windows.has(near)) continue;
      if (size > left) {
        left = 0;
        break;
      }
      windows.add(near);
      left -= size;
    }
  }
  const shown: string[] = [];
  let last = -1;
  for (const at of [...windows].toSorted((one, other) => one - other)) {
    if (at !== last + 1) shown.push('[…]');
    shown.push(lines[at] ?? '');
    last = at;
  }
  const isWhole = last === lines.length - 1;
  return [...shown, ...(isWhole ? [] : [`[… left out: ${where} …]`]), tail].join('\n');
}

// The first line may be a part of one. A single long line stays.
function dropCutLine(tail: string): string {
  const at = tail.indexOf('\n');
  return at === -1 ? tail : tail.slice(at + 1);
}

// `removes items` of `cart.test.js > cart > removes items`.
function readEnd(name: string): string {
  const at = Math.max(
    ...[' > ', ' › ', '::', '#', ': '].map((mark) => (name.includes(mark) ? name.lastIndexOf(mark) + mark.length : 0)),
  );
  return name.slice(at);
}
