/** Keeps the head and the tail of a text within `maxBytes`. `totalBytes` is what there was at first, if that is more. */
export function cutMiddle(
  text: string,
  options: { readonly maxBytes: number; readonly totalBytes: number; readonly where: string },
): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= options.maxBytes) return text;
  const headEnd = findCharacterStart(bytes, Math.ceil(options.maxBytes / 2));
  const tailStart = findCharacterStart(bytes, bytes.length - Math.floor(options.maxBytes / 2));
  const missing = Math.max(options.totalBytes, bytes.length) - headEnd - (bytes.length - tailStart);
  const head = bytes.subarray(0, headEnd).toString('utf8');
  const tail = bytes.subarray(tailStart).toString('utf8');
  return `${head}\n[… ${missing} bytes left out; ${options.where} …]\n${tail}`;
}

/** Keeps the head of a text within `maxBytes`, and says at its end where something is missing: also what was never read (`isWhole` false). */
export function cutEnd(
  text: string,
  options: { readonly maxBytes: number; readonly isWhole: boolean },
): { readonly text: string; readonly isCut: boolean } {
  const bytes = Buffer.from(text);
  if (bytes.length <= options.maxBytes && options.isWhole) return { text, isCut: false };
  const head = bytes.subarray(0, findCharacterStart(bytes, Math.min(options.maxBytes, bytes.length)));
  return { text: `${head.toString('utf8')}\n[… cut here: there is more …]`, isCut: true };
}

/** Cuts one line; what is missing is counted. */
export function cutLine(line: string, maxCharacters: number): string {
  if (line.length <= maxCharacters) return line;
  const kept = line.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}… [${line.length - kept.length} more characters]`;
}

function findCharacterStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}
