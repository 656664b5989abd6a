/**
 * Keeps the head and the tail of a text that is over `maxBytes` of UTF-8, with `describe(bytes left out)` between them.
 * Never splits a character. The marker comes on top of the limit.
 */
export function cutMiddle(text: string, maxBytes: number, describe: (leftOutBytes: number) => string): string {
  // No UTF-16 unit takes more than three bytes.
  if (text.length * 3 <= maxBytes) return text;
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const headEnd = findBoundary(bytes, Math.floor(maxBytes / 2));
  const tailStart = findBoundary(bytes, bytes.length - Math.floor(maxBytes / 2));
  const leftOut = tailStart - headEnd;
  return bytes.toString('utf8', 0, headEnd) + describe(leftOut) + bytes.toString('utf8', tailStart);
}

/** The last `maxBytes` of a text, from a whole character on. */
export function keepTail(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  return bytes.toString('utf8', findBoundary(bytes, bytes.length - maxBytes));
}

// The start of the character at or after the offset, so that neither side holds half of one.
function findBoundary(bytes: Uint8Array, offset: number): number {
  let index = offset;
  while (index < bytes.length && ((bytes[index] ?? 0) & 0xc0) === 0x80) index += 1;
  return index;
}
