import { ToolFailure } from '../../core/ports/tool.ts';

/** The largest file that a tool changes, or that a script receives whole. */
export const maxTextFileBytes = 10 * 1024 * 1024;

/** `unknown` is text in an encoding that cannot be determined: bytes that are no UTF-8 become U+FFFD. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin-1' | 'unknown';

/** The encoding of a text by its first bytes; null if the bytes are not text. `isWhole`: no bytes follow them. */
export function detectEncoding(bytes: Uint8Array, isWhole: boolean): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.includes(0)) return isWhole && bytes.length % 2 === 1 ? null : detectUtf16(bytes);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return 'utf-8';
  } catch {
    const high = bytes.filter((byte) => byte >= 0x80);
    // The letters of Latin-1; below them are control characters there, and other letters in its many relatives.
    const isLatin = high.every((byte) => byte >= 0xa0) && !hasSequence(bytes);
    return isLatin ? 'latin-1' : 'unknown';
  }
}

// Without a mark at the start: every second byte of Latin text is NUL.
function detectUtf16(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, 1_024);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const isText = Math.max(even, odd) * 4 > sample.length && Math.min(even, odd) === 0;
  const encoding = even === 0 ? 'utf-16le' : 'utf-16be';
  return isText && !looksBinary(decodeBytes(sample, encoding)) ? encoding : null;
}

// A UTF-8 character of several bytes: then the text is UTF-8 with some damaged bytes.
function hasSequence(bytes: Uint8Array): boolean {
  return /[\xC3-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}/.test(Buffer.from(bytes).toString('latin1'));
}

/** Bytes as text, byte order mark kept. */
export function decodeBytes(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'latin-1') return Buffer.from(bytes).toString('latin1');
  return new TextDecoder(encoding === 'unknown' ? 'utf-8' : encoding, { ignoreBOM: true }).decode(bytes);
}

/** The text of a file, and the function that encodes a changed text. Throws `ToolFailure` if it is not text in a known encoding. */
export function openText(
  bytes: Uint8Array,
  path: string,
): { readonly text: string; readonly encode: (text: string) => Uint8Array } {
  const encoding = detectEncoding(bytes, true);
  if (encoding === null) throw new ToolFailure(describeBinary(path, bytes.length));
  if (encoding === 'unknown')
    throw new ToolFailure(
      `${path} is text in an unknown encoding (${bytes.length} bytes), which file tools cannot change; use a command`,
    );
  const encode = (text: string): Uint8Array => {
    const missing = findMissing(text, encoding);
    if (missing !== null) throw new ToolFailure(`${path} is encoded as Latin-1, which has no ${missing}`);
    return encodeText(text, encoding);
  };
  return { text: decodeBytes(bytes, encoding), encode };
}

/**
 * The bytes of a text that replaces a file: with the encoding, the byte order mark and the line ends of the file, which a model does not see in
 * the lines that it reads. `note` names what is kept, or why it is not; empty for plain UTF-8. `old` is null if there is no text to follow.
 */
export function encodeReplacement(
  old: Uint8Array | null,
  text: string,
): { readonly bytes: Uint8Array; readonly note: string } {
  const encoding = old === null ? null : detectEncoding(old, true);
  if (old === null || encoding === null) return { bytes: Buffer.from(text), note: '' };
  if (encoding === 'unknown')
    return { bytes: Buffer.from(text), note: 'The old content had an unknown encoding; the file is UTF-8 now.' };
  const before = decodeBytes(old, encoding);
  const mark = before.startsWith('\uFEFF') && !text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const takesReturns = hasOnlyReturns(before) && text.includes('\n') && !text.includes('\r');
  const adapted = `${mark}${takesReturns ? text.replaceAll('\n', '\r\n') : text}`;
  const missing = findMissing(adapted, encoding);
  if (missing !== null)
    return {
      bytes: Buffer.from(adapted),
      note: `The file was encoded as Latin-1, which has no ${missing}; it is UTF-8 now.`,
    };
  const kept = [
    ...(encoding === 'utf-8' ? [] : [`the encoding ${nameEncoding(encoding)}`]),
    ...(mark === '' ? [] : ['the byte order mark']),
    ...(takesReturns ? ['CRLF line ends'] : []),
  ];
  return {
    bytes: encodeText(adapted, encoding),
    note: kept.length === 0 ? '' : `Kept from the old content: ${kept.join(', ')}.`,
  };
}

/** True for a text in which every line ends with a carriage return and a newline. */
export function hasOnlyReturns(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text);
}

/** The name of an encoding in messages. */
export function nameEncoding(encoding: Encoding): string {
  return encoding === 'latin-1' ? 'Latin-1' : encoding.toUpperCase();
}

/** The message for a file that is not text. */
export function describeBinary(path: string, bytes: number): string {
  return `${path} is a binary file of ${bytes} bytes, not text`;
}

/** The first character that an encoding lacks, as messages show it; null if it has all. */
function findMissing(text: string, encoding: Encoding): string | null {
  const missing = encoding === 'latin-1' ? /[^\0-\xFF]/u.exec(text)?.[0] : undefined;
  return missing === undefined ? null : JSON.stringify(missing);
}

function encodeText(text: string, encoding: Encoding): Uint8Array {
  switch (encoding) {
    case 'utf-16le':
      return Buffer.from(text, 'utf16le');
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16();
    case 'latin-1':
      return Buffer.from(text, 'latin1');
    default:
      return Buffer.from(text);
  }
}

/** True for output that was bytes, not text: it has characters of two or four bytes, or much of it could not be decoded. */
export function looksBinary(text: string): boolean {
  // UTF-16 and UTF-32: a secret in them has a form that no redactor knows.
  if (/(?:[^\0]\0{1,3}){4}/.test(text)) return true;
  // A NUL alone ends a name, as in the output of `find -print0`.
  const sample = text.slice(0, 8_192).replaceAll(/(?<!\0)\0(?!\0)/g, '');
  let strange = 0;
  for (const character of sample) if (character === '\uFFFD' || isStrangeControl(character)) strange += 1;
  return strange > 8 && strange * 10 > sample.length;
}

/** Text with a visible character for each NUL. */
export function showNuls(text: string): string {
  return text.replaceAll('\0', '\u2400');
}

// Escape sequences of colours, bells and progress bars are text.
function isStrangeControl(character: string): boolean {
  return character < ' ' && !'\x07\b\t\n\v\f\r\x1B'.includes(character);
}
