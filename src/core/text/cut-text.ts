const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Keeps the head and the tail of a text that is longer than `maxBytes` of UTF-8, with `describe(bytes left out)` between them. `totalBytes`
 * is the size before an earlier cut, if there was one. Never splits a character, nor a word that is short. The marker is not counted.
 */
export function cutMiddle(
  text: string,
  {
    maxBytes,
    totalBytes = 0,
    describe,
  }: { readonly maxBytes: number; readonly totalBytes?: number; readonly describe: (missingBytes: number) => string },
): string {
  // A UTF-16 unit takes at most three bytes.
  if (text.length * 3 <= maxBytes) return text;
  const bytes = encoder.encode(text);
  if (bytes.length <= maxBytes) return text;
  const headEnd = findHeadEnd(bytes, Math.ceil(maxBytes / 2));
  const tailStart = findTailStart(bytes, bytes.length - Math.floor(maxBytes / 2));
  const missing = Math.max(totalBytes, bytes.length) - headEnd - (bytes.length - tailStart);
  return `${decoder.decode(bytes.subarray(0, headEnd))}${describe(missing)}${decoder.decode(bytes.subarray(tailStart))}`;
}

/** A marker for `cutMiddle` with the file that contains the complete text; null if it is not stored. */
export function describeCut(file: string | null): (missingBytes: number) => string {
  return (missingBytes) =>
    `\n[… ${missingBytes} bytes left out${file === null ? '' : `; the whole is in ${file}`} …]\n`;
}

/** Like `describeCut`, for the value of a tool, of which a script receives more. */
export function describeValueCut(file: string | null): (missingBytes: number) => string {
  return file === null
    ? (missingBytes) => `\n[… ${missingBytes} bytes left out; a script receives more of it …]\n`
    : describeCut(file);
}

/**
 * Keeps the head of a text within `maxBytes`, and adds a marker if something is missing, also if the text was not read completely
 * (`isWhole` false).
 */
export function cutEnd(
  text: string,
  options: { readonly maxBytes: number; readonly isWhole: boolean },
): { readonly text: string; readonly isCut: boolean } {
  const bytes = encoder.encode(text);
  if (bytes.length <= options.maxBytes && options.isWhole) return { text, isCut: false };
  const head = bytes.subarray(0, findHeadEnd(bytes, Math.min(options.maxBytes, bytes.length)));
  return { text: `${decoder.decode(head)}\n[… cut here: there is more …]`, isCut: true };
}

/** The last `maxBytes` of a text, starting at a complete character, and at a complete word if it is short. */
export function keepTail(text: string, maxBytes: number): string {
  const bytes = encoder.encode(text);
  if (bytes.length <= maxBytes) return text;
  return decoder.decode(bytes.subarray(findTailStart(bytes, bytes.length - maxBytes)));
}

/** A text of at most `maxCharacters`, with an ellipsis if something was cut. Never splits a character. */
export function cutText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, Math.max(0, maxCharacters - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Cuts one line. The marker contains the number of missing characters. */
export function cutLine(line: string, maxCharacters: number): string {
  if (line.length <= maxCharacters) return line;
  const kept = keepLine(line, maxCharacters);
  return `${kept}… [${line.length - kept.length} more characters]`;
}

/** The start of a line: at most `maxCharacters`, ending at a complete word if it is short. */
export function keepLine(line: string, maxCharacters: number): string {
  const head = line.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');
  const bytes = encoder.encode(line.slice(0, head.length + 2));
  return decoder.decode(bytes.subarray(0, findHeadEnd(bytes, encoder.encode(head).length)));
}

/** Longer words are split: a token in any encoding is shorter, except in base64 of more than the token. */
const longestWord = 400;
/** At least this share of what is kept stays. */
const keptShare = 0.5;

const isWordByte = (byte: number | undefined): boolean =>
  byte !== undefined && byte > 0x20 && byte < 0x7f && !delimiters.has(byte);
const delimiters: ReadonlySet<number> = new Set(encoder.encode('"\'`<>()[]{},|'));
const isInsideCharacter = (byte: number | undefined): boolean => ((byte ?? 0) & 0xc0) === 0x80;

/**
 * The end of a head of at most `at` bytes. A cut goes around a word of at most 400 bytes: half a token does not have the shape of a token
 * any more, so that no redactor finds it. If the bytes end at `at`, the last word counts as cut.
 */
export function findHeadEnd(bytes: Uint8Array, at: number): number {
  let end = at;
  while (end > 0 && isInsideCharacter(bytes[end])) end -= 1;
  if (end < bytes.length && !isWordByte(bytes[end])) return end;
  const least = Math.max(at * keptShare, end - longestWord);
  for (let start = end; start > least; start -= 1) if (!isWordByte(bytes[start - 1])) return start;
  return end;
}

/** The start of a tail of the bytes from `at` on; like `findHeadEnd`. If `at` is 0, the first word counts as cut. */
export function findTailStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start < bytes.length && isInsideCharacter(bytes[start])) start += 1;
  if (start > 0 && !isWordByte(bytes[start - 1])) return start;
  const most = Math.min(bytes.length - (bytes.length - at) * keptShare, start + longestWord);
  for (let end = start; end < most; end += 1) if (!isWordByte(bytes[end])) return end;
  return start;
}
