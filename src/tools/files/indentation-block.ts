const tabWidth = 4;
const closerPattern =
  /^(?:[)\]}]|<\/|(?:end|fi|done|esac|else|elif|elsif|except|finally|catch|rescue|ensure|when|case|default)\b)/;
const leadPattern = /^(?:@|#|\/\/|\/\*|\*)/;

/**
 * Finds the block of lines that belongs to a line by its indentation: the line's own block and `maxLevels` blocks around it, with the
 * decorators and comments above. Lines are 1-based, both ends included. A block over `limit` is a window around the anchor.
 */
export function findIndentationBlock(
  lines: readonly string[],
  options: { readonly anchorLine: number; readonly maxLevels: number; readonly limit: number },
): { first: number; last: number } {
  const anchor = findFilledLine(lines, options.anchorLine - 1);
  let start = anchor;
  for (let level = 0; level < options.maxLevels; level += 1) {
    const header = findHeader(lines, start);
    if (header === null) break;
    start = header;
  }
  const end = findBlockEnd(lines, start);
  start = findLead(lines, start);
  if (end - start < options.limit) return { first: start + 1, last: end + 1 };
  const windowStart = Math.min(Math.max(start, anchor - Math.floor(options.limit / 2)), end - options.limit + 1);
  return { first: windowStart + 1, last: windowStart + options.limit };
}

/** The index of the last line of the block that the line at `start` opens: the lines indented deeper, and the closing lines. */
export function findBlockEnd(lines: readonly string[], start: number): number {
  const indent = readIndent(lines[start] ?? '');
  let end = start;
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (isBlank(line)) continue;
    const deeper = readIndent(line) > indent;
    const closes = readIndent(line) === indent && closerPattern.test(line.trimStart());
    if (!deeper && !closes) break;
    end = index;
  }
  return end;
}

function findHeader(lines: readonly string[], start: number): number | null {
  const indent = readIndent(lines[start] ?? '');
  let header: number | null = null;
  for (let index = start - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (isBlank(line)) continue;
    const limit = header === null ? indent - 1 : readIndent(lines[header] ?? '');
    if (readIndent(line) > limit) continue;
    // `} else {` opens this part of the block, but the block itself begins at its `if`.
    if (header !== null && readIndent(line) < limit) return header;
    header = index;
    if (!closerPattern.test(line.trimStart())) return header;
  }
  return header;
}

function findLead(lines: readonly string[], start: number): number {
  const indent = readIndent(lines[start] ?? '');
  let first = start;
  while (first > 0) {
    const line = lines[first - 1] ?? '';
    // The lines of a block comment stand one column further in.
    if (isBlank(line) || !leadPattern.test(line.trimStart()) || Math.abs(readIndent(line) - indent) > 1) break;
    first -= 1;
  }
  return first;
}

function findFilledLine(lines: readonly string[], at: number): number {
  for (let index = at; index < lines.length; index += 1) if (!isBlank(lines[index] ?? '')) return index;
  for (let index = at; index > 0; index -= 1) if (!isBlank(lines[index] ?? '')) return index;
  return at;
}

function readIndent(line: string): number {
  let width = 0;
  for (const character of line) {
    if (character === ' ') width += 1;
    else if (character === '\t') width += tabWidth;
    else break;
  }
  return width;
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}
