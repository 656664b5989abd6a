import type { Anchor } from './literal-search.ts';
import type { Span } from './encoded-text.ts';

const begin = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
const end = /-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
/** Line breaks, also escaped ones, and what diffs, quotations and string literals put around them. */
const gap = /[\s\\"',+>|#*-]/;
const header =
  /Proc-Type: 4,ENCRYPTED|DEK-Info: [A-Z0-9-]{1,40},[0-9A-Fa-f]{1,64}(?![0-9A-Fa-f])|(?:Version|Comment): [^\r\n\\]{0,100}/y;
const word = /[A-Za-z0-9/+=]{1,20000}/y;
/** In JSON text, a word before this is the name of the next field. */
const jsonColon = /\\{0,8}"\s{0,8}:/y;

const longestGap = 60;
/** The words of a key are its lines. Shorter ones are its last line and its checksum, and otherwise the text after it. */
const shortestLine = 16;
const mostShortWords = 2;

/**
 * Finds a private key from its first line on, as a whole: in a file, a diff, a quotation or a string literal. The last line is optional: output
 * is cut, and half a key is still a secret.
 */
export const privateKeys: Anchor = { literal: '-----BEGIN ', read: readKey };

function readKey(text: string, index: number): Span | null {
  const first = matchAt(begin, text, index);
  if (first === null) return null;
  let at: number = first;
  let found: number | null = null;
  let shortWords = 0;
  while (shortWords <= mostShortWords) {
    const start = skipGap(text, at);
    const closed = matchAt(end, text, start);
    if (closed !== null) return found === null ? null : { start: index, end: closed };
    const headerEnd: number | null = found === null ? matchAt(header, text, start) : null;
    const wordEnd: number | null = headerEnd ?? matchAt(word, text, start);
    if (wordEnd === null) break;
    at = wordEnd;
    if (headerEnd !== null) continue;
    if (matchAt(jsonColon, text, wordEnd) !== null) break;
    shortWords = wordEnd - start >= shortestLine ? 0 : shortWords + 1;
    if (found === null && shortWords > 0) break;
    if (shortWords <= mostShortWords) found = wordEnd;
  }
  return found === null ? null : { start: index, end: found };
}

// A letter after a backslash is an escape. `+` begins a line of a diff, and is part of the text elsewhere.
function skipGap(text: string, from: number): number {
  let at = from;
  while (at - from < longestGap && gap.test(text.charAt(at))) {
    if (text.startsWith('-----E', at) || text.startsWith('-----B', at)) break;
    const isEscape = text.charAt(at) === '\\' && 'nrt'.includes(text.charAt(at + 1) || ' ');
    at += isEscape ? 2 : 1;
  }
  return at;
}

function matchAt(pattern: RegExp, text: string, index: number): number | null {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : null;
}
