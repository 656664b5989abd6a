import type { Anchor } from './literal-search.ts';
import type { Span } from './encoded-text.ts';

const begin = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
const end = /-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
/**
 * How keys begin that are not encrypted, without the line before: in DER with a version (RFC 8017, 5958, 5915, 8410), in the format of OpenSSH with its
 * name. Certificates and public keys begin in other ways. Not within other data, and not the examples of documentation, which end here.
 */
const body =
  /(?<![A-Za-z0-9+/]{8})(?=(?:MII[A-Za-z0-9+/]{2}[AQgw]IBA(?:A[JK]|DANBgkqhkiG9w0BAQ)|MI[GH][A-Za-z0-9+/]AgE(?:AMB[AM]GByqGSM49|BB[DE])|MH[cQ]CAQEEI|MC4CAQAwBQYDK2V|b3BlbnNzaC1rZXktdjE)[A-Za-z0-9+/]{12})/y;
/** Line breaks, also escaped ones, and what diffs, quotations and string literals put around them. */
const gap = /[\s\\"',+>|#*-]/;
const header =
  /Proc-Type: 4,ENCRYPTED|DEK-Info: [A-Z0-9-]{1,40},[0-9A-Fa-f]{1,64}(?![0-9A-Fa-f])|(?:Version|Comment): [^\r\n\\"]{0,100}/y;
const word = /[A-Za-z0-9/+=]{1,20000}/y;
/** In JSON text, a word before this is the name of the next field. */
const jsonColon = /\\{0,8}"\s{0,8}:/y;

const longRun = /[A-Za-z0-9+/=]{16,}/g;

const longestGap = 60;
/** A key has at most three. Without a limit, each of many beginnings in headers would read all headers after it. */
const mostHeaders = 8;
/** The words of a key are its lines. Shorter ones are its last line and its checksum, and otherwise the text after it. */
const shortestLine = 16;
const mostShortWords = 2;

/** The longest text between two lines of a key: a path, the author and date of `git blame`, a comment, an operator. */
const longestMark = 300;
/** A line may be followed by an empty one. */
const mostLineBreaks = 2;
/** A key has a line of so many characters. After a mark, only such a line shows that the text is a key: shorter words are names and digests. */
const longLine = 48;
/** Names and paths have more lower-case letters. Of random base64 they are 0.4, and 64 characters exceed this less than once in ten million. */
const mostLowerCase = 0.75;

/**
 * Find a private key as a whole: in a file, a diff, a quotation or a string literal, and if each line has a mark, such as its number. The first and
 * the last line are optional: output is cut, and half a key is still a secret.
 */
export const privateKeys: readonly Anchor[] = [
  { literal: '-----BEGIN ', read: (text, index) => readKey(text, index, begin) },
  ...['MII', 'MIG', 'MIH', 'MHcCAQEEI', 'MHQCAQEEI', 'MC4CAQAwBQYDK2V', 'b3BlbnNzaC1rZXktdjE'].map(
    (literal): Anchor => ({ literal, read: (text, index) => readKey(text, index, body) }),
  ),
];

/**
 * False for a text that has no line of a key, nor its first or last line: a name, a path or a digest. In structured results, such texts are between
 * the lines of a key.
 */
export function mayHoldKeyLine(text: string): boolean {
  if (/-----(?:BEGIN|END) |[A-Za-z0-9+/]==?\s*$/.test(text)) return true;
  for (const [run] of text.matchAll(longRun)) if (isBase64(run)) return true;
  return false;
}

function readKey(text: string, index: number, beginning: RegExp): Span | null {
  const first = matchAt(beginning, text, index);
  if (first === null) return null;
  let at: number = first;
  let found: number | null = null;
  let longest = 0;
  let shortWords = 0;
  let headers = 0;
  while (true) {
    const start = skipGap(text, at);
    const closed = matchAt(end, text, start);
    if (closed !== null) return found === null ? null : { start: index, end: closed };
    const headerEnd: number | null = matchAt(header, text, start);
    if (headerEnd !== null && (headers += 1) > mostHeaders) break;
    const wordEnd: number | null = matchAt(word, text, start);
    const isLine = wordEnd !== null && wordEnd - start >= shortestLine;
    const next = headerEnd ?? (isLine ? null : skipMark(text, at, longest < longLine ? longLine : shortestLine));
    if (next !== null) {
      at = next;
      continue;
    }
    if (wordEnd === null || matchAt(jsonColon, text, wordEnd) !== null) break;
    if (!isLine && (found === null || shortWords === mostShortWords)) break;
    shortWords = isLine ? 0 : shortWords + 1;
    longest = Math.max(longest, wordEnd - start);
    found = wordEnd;
    at = wordEnd;
  }
  return found === null ? null : { start: index, end: found };
}

// `+` begins a line of a diff, and is part of the text elsewhere.
function skipGap(text: string, from: number): number {
  let at = from;
  let blanks = 0;
  while (at - from - blanks < longestGap && gap.test(text.charAt(at))) {
    if (text.startsWith('-----E', at) || text.startsWith('-----B', at)) break;
    if (isBlank(text, at)) blanks += 1;
    at = skipCharacter(text, at);
  }
  return at;
}

// Output may be indented by any number of blanks, so no limit counts them. The limits of other characters bound how often they are read.
function isBlank(text: string, at: number): boolean {
  return text.startsWith(' ', at) || text.startsWith('\t', at);
}

// A letter after a backslash is an escape.
function skipCharacter(text: string, at: number): number {
  return at + (text.charAt(at) === '\\' && 'nrt'.includes(text.charAt(at + 1) || ' ') ? 2 : 1);
}

/** Where a key continues after the mark of a line: at its end, at a header, or at a line of at least so many characters. Null if it does not. */
function skipMark(text: string, from: number, shortest: number): number | null {
  let at = from;
  let lineBreaks = 0;
  let blanks = 0;
  while (at - from - blanks < longestMark && lineBreaks <= mostLineBreaks) {
    const wordEnd: number | null = '+/='.includes(text.charAt(at)) ? null : matchAt(word, text, at);
    const isLine = wordEnd !== null && wordEnd - at >= shortest && isBase64(text.slice(at, wordEnd));
    if (isLine || matchAt(end, text, at) !== null || matchAt(header, text, at) !== null)
      return breaksJson(text.slice(from, at)) ? null : at;
    if (text.startsWith('-----B', at) || matchAt(jsonColon, text, at) !== null) return null;
    if (text.startsWith('\n', at) || text.startsWith('\\n', at)) lineBreaks += 1;
    if (isBlank(text, at)) blanks += 1;
    at = wordEnd ?? skipCharacter(text, at);
  }
  return null;
}

// Names, paths and digests in hex also have these characters only.
function isBase64(run: string): boolean {
  const sample = run.slice(0, 100);
  return !/^[0-9a-f]+$/.test(sample) && sample.replaceAll(/[^a-z]/g, '').length < sample.length * mostLowerCase;
}

// A mark may have quotation marks or brackets. With both, the key would begin and end at different depths of JSON text.
function breaksJson(mark: string): boolean {
  return mark.includes('"') && /[[\]{}]/.test(mark);
}

function matchAt(pattern: RegExp, text: string, index: number): number | null {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : null;
}
