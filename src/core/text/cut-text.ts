const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Keeps the head and the tail of a text that is longer than `maxBytes` of UTF-8, with `describe(bytes left out)` between them. `totalBytes`
 * is the size before an earlier cut, if there was one. Never splits a character. The marker is not counted.
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
  const headEnd = findCharacterStart(bytes, Math.ceil(maxBytes / 2));
  const tailStart = findNextCharacter(bytes, bytes.length - Math.floor(maxBytes / 2));
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
  const head = bytes.subarray(0, findCharacterStart(bytes, Math.min(options.maxBytes, bytes.length)));
  return { text: `${decoder.decode(head)}\n[… cut here: there is more …]`, isCut: true };
}

/** The last `maxBytes` of a text, starting at a complete character. */
export function keepTail(text: string, maxBytes: number): string {
  const bytes = encoder.encode(text);
  if (bytes.length <= maxBytes) return text;
  return decoder.decode(bytes.subarray(findNextCharacter(bytes, bytes.length - maxBytes)));
}

/** Cuts one line. The marker contains the number of missing characters. */
export function cutLine(line: string, maxCharacters: number): string {
  if (line.length <= maxCharacters) return line;
  const kept = line.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}… [${line.length - kept.length} more characters]`;
}

const isInsideCharacter = (byte: number | undefined): boolean => ((byte ?? 0) & 0xc0) === 0x80;

function findCharacterStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && isInsideCharacter(bytes[start])) start -= 1;
  return start;
}

function findNextCharacter(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start < bytes.length && isInsideCharacter(bytes[start])) start += 1;
  return start;
}
