import { invisibleCharacters } from '../../core/text/invisible-characters.ts';

/** A part of a text: offsets of its first character and of the one after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Decoded text, and the place of each of its parts in the text that it was decoded from. */
export interface DecodedText {
  readonly text: string;
  readonly locate: (span: Span) => Span;
}

/** The encoded length of the shortest known value, of six bytes. */
const shortestRun = 8;
const shortestHex = 12;

/** 1 for each character of base64, in both alphabets. */
const base64 = createTable('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_');
const hex = createTable('0123456789abcdefABCDEF');

function createTable(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

/** Between runs: no known value and no shape contains it. */
export const separator = '\0';

/**
 * Decodes all runs of base64 and hex characters, at every alignment: a run may begin with characters of a path or a word. Bytes become
 * characters as in Latin-1. Null if there is no run. Takes linear time.
 */
export function decodeRuns(text: string): DecodedText | null {
  const runs = listRuns(text, base64, shortestRun);
  if (runs.length === 0) return null;
  const hexRuns = listRuns(text, hex, shortestHex);
  const decoded = decodeBase64(text, runs);
  const parts = [decoded];
  // The byte after each one is zero, which is the separator.
  placeHex(hexRuns, decoded.length, (start, end) => {
    parts.push(Buffer.from(text.slice(start, end), 'hex'), Buffer.alloc(1));
  });
  const listPieces = (): Piece[] => {
    const pieces: Piece[] = [];
    placeBase64(runs, (start, end, at) => void pieces.push({ start, end, at, ratio: 4 / 3 }));
    placeHex(hexRuns, decoded.length, (start, end, at) => void pieces.push({ start, end, at, ratio: 2 }));
    return pieces;
  };
  return { text: Buffer.concat(parts).toString('latin1'), locate: createLocate(listPieces) };
}

/** Receives a part of a text, and the place of the byte that it begins with. */
type Place = (start: number, end: number, at: number) => void;

/** Each run at each alignment. It is filled up to whole groups of characters, and a group of zeros separates it from the next one. Returns the length. */
function placeBase64(runs: readonly Span[], place: Place): number {
  let at = 0;
  for (const alignment of [0, 1, 2, 3])
    for (const { start, end } of runs) {
      place(start + alignment, end, at);
      at += 3 * Math.ceil((end - start - alignment) / 4) + 3;
    }
  return at;
}

/** Each run from both of its first characters on. */
function placeHex(runs: readonly Span[], from: number, place: Place): void {
  let at = from;
  for (const { start, end } of runs)
    for (const first of [start, start + 1]) {
      place(first, end, at);
      at += Math.floor((end - first) / 2) + 1;
    }
}

// All runs in one call, since each call takes longer than a run.
function decodeBase64(text: string, runs: readonly Span[]): Buffer {
  const characters = Buffer.from(text, 'latin1');
  const length = placeBase64(runs, () => {});
  const groups = Buffer.alloc((length / 3) * 4, 'A');
  placeBase64(runs, (start, end, at) => {
    for (let from = start, to = (at / 3) * 4; from < end; from += 1, to += 1) groups[to] = characters[from] ?? 0;
  });
  const bytes = Buffer.from(groups.toString('latin1'), 'base64');
  // An incomplete byte at the end is not a byte of the run.
  placeBase64(runs, (start, end, at) => void (bytes[at + Math.floor(((end - start) * 3) / 4)] = 0));
  return bytes;
}

// A run covers one of each so many places, so that most characters of other text need no look. No regular expression: the stack of V8 ends in a run of
// some megabytes.
function listRuns(text: string, table: Uint8Array, shortest: number): Span[] {
  const runs: Span[] = [];
  const isPart = (offset: number): boolean => table[text.charCodeAt(offset)] === 1;
  let last = 0;
  for (let place = shortest - 1; place < text.length; place += shortest) {
    if (!isPart(place)) continue;
    let start = place;
    while (start > last && isPart(start - 1)) start -= 1;
    let end = place + 1;
    while (isPart(end)) end += 1;
    if (end - start >= shortest) runs.push({ start, end });
    last = end;
    place = Math.max(place, end - 1);
  }
  return runs;
}

const pair = '[0-9a-fA-F]{2}';
const between = String.raw`(?:\n?[ :]|\n)`;
// All backslashes before an escape belong to it: JSON text in JSON text has more than one, and half an escape would break the JSON. No groups:
// most texts have thousands of matches.
const escapes = new RegExp(
  [
    '%[0-9a-fA-F]{2}',
    // The last one is every sign, as shells quote it.
    String.raw`(?<!\\)\\+(?:u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]{1,6}\}|x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[bfr]|[ -\/:-@[\]^-\`{-~\u0080-\uffff])`,
    // A quotation mark in a text that a shell has quoted: the quotation ends, and continues after it.
    String.raw`'(?:\\{1,16}'|\\{0,8}"'\\{0,8}")'`,
    String.raw`&#0{0,8}[1-9][0-9]{0,6};|&#[xX]0{0,8}[1-9a-fA-F][0-9a-fA-F]{0,5};|&(?:amp|lt|gt|quot|apos);`,
    // Wrapped base64 and hex: a line break, escaped or shown as a space, after at least 60 characters; then indentation, the mark of a diff
    // or the number of a line.
    String.raw`(?:\r?\n| |(?<!\\)\\+n)(?<=[A-Za-z0-9+/]{60}(?:\r|\\+r)?(?:\n| |\\+n))[ \t]{0,64}(?:[+-]|L\d{1,7}: )?(?=[A-Za-z0-9+/]{4})`,
    // Bytes in hex, with a space or a colon between them.
    String.raw`${between}(?:(?<=(?:${pair}${between}){8})(?=${pair})|(?<=${pair}${between})(?=(?:${pair}${between}){7}))`,
    // JSON text in JSON text doubles backslashes.
    String.raw`(?<!\\)\\{2,}`,
  ].join('|'),
  'g',
);
const entities = new Map(Object.entries({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }));

/** Decodes percent-encoding, escapes, entities and wrapped lines, all at once; null if the text has no such encoding. Takes linear time. */
export function decodeEscapes(text: string): DecodedText | null {
  return replaceAll(text, escapes, decodeOne);
}

function replaceAll(text: string, pattern: RegExp, decode: (encoded: string) => string): DecodedText | null {
  pattern.lastIndex = 0;
  if (!pattern.test(text)) return null;
  const decoded = text.replaceAll(pattern, (encoded) => decode(encoded));
  return { text: decoded, locate: createLocate(() => listReplaced(text, pattern, decode)) };
}

function listReplaced(text: string, pattern: RegExp, decode: (encoded: string) => string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (decoded: string, start: number, end: number): void => {
    if (decoded === '') return;
    pieces.push({ start, end, at, ratio: (end - start) / decoded.length });
    at += decoded.length;
  };
  let from = 0;
  for (const { 0: encoded, index } of text.matchAll(pattern)) {
    const end = index + encoded.length;
    add(text.slice(from, index), from, index);
    add(decode(encoded), index, end);
    from = end;
  }
  add(text.slice(from), from, text.length);
  return pieces;
}

// Two control characters at the end of a line are no such character.
const invisible = new RegExp(String.raw`\u001b\[[0-9;]{0,20}[A-Za-z]|(?!\r\n)${invisibleCharacters.source}`, 'gu');
/** Matches if a text may have such a character. Many times faster, since it looks at single units. */
export const mayBeInvisible =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u08ff\u115f\u1160\u17b4-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufdd0-\ufe0f\ufeff-\uffff]|\r(?!\n)/;

/** Removes what is not visible: a text that is shown without it would join the parts of a secret. Null if there is no such character. */
export function removeInvisible(text: string): DecodedText | null {
  return mayBeInvisible.test(text) ? replaceAll(text, invisible, () => '') : null;
}

const number = /[0-9a-fA-F]+/;

function decodeOne(encoded: string): string {
  const letters = encoded.slice(encoded.lastIndexOf('\\') + 1);
  switch (encoded.charAt(0)) {
    case "'":
      return "'";
    case '%':
      return decodeNumber(letters.slice(1), 16);
    case '&':
      if (!letters.startsWith('&#')) return entities.get(letters) ?? '';
      return decodeNumber(number.exec(letters)?.[0] ?? '', /^&#x/i.test(letters) ? 16 : 10);
    case '\\':
      if (letters === '') return '\\';
      if (/^[ux]/.test(letters)) return decodeNumber(number.exec(letters)?.[0] ?? '', 16);
      if (/^[0-3]/.test(letters)) return decodeNumber(letters, 8);
      // A line break of wrapped text, and characters that are not visible.
      return /^[nbfr]/.test(letters) ? '' : letters;
    default:
      return '';
  }
}

function decodeNumber(digits: string, radix: number): string {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** A part of the decoded text, which begins at `at`, and what it was decoded from. */
interface Piece extends Span {
  readonly at: number;
  /** Characters of the source for each decoded one. */
  readonly ratio: number;
}

// Few texts have something to locate, and so many pieces take most of the time and memory.
function createLocate(listPieces: () => readonly Piece[]): DecodedText['locate'] {
  let pieces: readonly Piece[] | null = null;
  const find = (offset: number): Piece => {
    pieces ??= listPieces();
    return pieces[findLastBefore(pieces, offset)] ?? { start: 0, end: 0, at: 0, ratio: 1 };
  };
  return ({ start, end }) => {
    const first = find(start);
    const last = find(end - 1);
    return {
      start: first.start + Math.floor((start - first.at) * first.ratio),
      end: Math.min(last.end, last.start + Math.ceil((end - last.at) * last.ratio)),
    };
  };
}

/** The index of the last part that begins at or before an offset. The parts are in order. */
export function findLastBefore(parts: readonly { readonly at: number }[], offset: number): number {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((parts[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
