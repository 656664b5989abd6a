import { ToolFailure } from '../../core/ports/tool.ts';
import { quoteLine, type Hunk, type HunkLine } from './patch.ts';

const numberedHeader = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;

/** True if a section of a plain diff starts at this line. */
export function isFileHeader(lines: readonly string[], at: number): boolean {
  return (lines[at] ?? '').startsWith('--- ') && (lines[at + 1] ?? '').startsWith('+++ ');
}

/** Reads the hunks of a section, from its first `@@` on. `next` is the first line behind them. */
export function parseHunks(lines: readonly string[], start: number): { hunks: readonly Hunk[]; next: number } {
  const hunks: Hunk[] = [];
  let at = start;
  while (isHunkHeader(lines[at] ?? '')) {
    const { hunk, next } = parseHunk(lines, at, hunks.length + 1);
    hunks.push(hunk);
    at = next;
  }
  return { hunks, next: at };
}

/** True for a line that starts a hunk, with line numbers or without. */
export function isHunkHeader(line: string): boolean {
  return /^@@(?:\s|$)/.test(line);
}

function parseHunk(lines: readonly string[], start: number, number: number): { hunk: Hunk; next: number } {
  const header = numberedHeader.exec(lines[start] ?? '');
  if (header === null) {
    // Models write `@@` or `@@ ... @@` if they do not know the numbers.
    const end = findBodyEnd(lines, start);
    const label = `hunk ${number} (line ${start + 1} of the patch)`;
    const place = { type: 'search', headers: [], atEnd: false } as const;
    return { hunk: { label, place, ...parseHunkBody(lines, start + 1, end) }, next: end };
  }
  const [oldStart, oldCount, , newCount] = header.slice(1).map((text) => (text === undefined ? 1 : Number(text))) as [
    number,
    number,
    number,
    number,
  ];
  const counted = findCountedEnd(lines, start + 1, oldCount, newCount);
  const end = counted ?? findBodyEnd(lines, start);
  const body = parseHunkBody(lines, start + 1, end);
  const hasOld = body.lines.some(({ kind }) => kind !== 'add');
  if (counted === null && !hasOld && oldCount > 0)
    throw describeLine(
      lines,
      start,
      'the counts of lines in the header are wrong, and the hunk has no old line that gives its place',
    );
  const label = `hunk ${number} (@@ -${oldStart},${oldCount})`;
  // Without old lines, the lines are added behind the line that the header names.
  const line = Math.max(0, hasOld ? oldStart - 1 : oldStart);
  return { hunk: { label, place: { type: 'line', line }, ...body }, next: end };
}

/** The end of the hunk by the counts in its header; null if they are wrong. */
function findCountedEnd(lines: readonly string[], start: number, oldCount: number, newCount: number): number | null {
  let [oldLeft, newLeft, at] = [oldCount, newCount, start];
  for (; oldLeft > 0 || newLeft > 0; at += 1) {
    const line = lines[at];
    if (line === undefined) return null;
    const kind = readKind(line);
    if (kind === 'note') continue;
    if (kind === null) return null;
    if (kind !== 'add') oldLeft -= 1;
    if (kind !== 'remove') newLeft -= 1;
    if (oldLeft < 0 || newLeft < 0) return null;
  }
  if ((lines[at] ?? '').startsWith('\\')) at += 1;
  const after = lines[at] ?? '';
  // More lines of the hunk than the header counts; behind the last one, git's mail format has a signature.
  const hasMore = after !== '' && readKind(after) !== null && !isFileHeader(lines, at) && !/^-- ?$/.test(after);
  return hasMore ? null : at;
}

/** The end of a hunk whose counts are wrong: the next header, or the end of the patch. */
function findBodyEnd(lines: readonly string[], start: number): number {
  let end = start + 1;
  while (
    end < lines.length &&
    !isHunkHeader(lines[end] ?? '') &&
    !(lines[end] ?? '').startsWith('diff --git ') &&
    !isFileHeader(lines, end)
  )
    end += 1;
  const isSignature = /^-- ?$/.test(lines[end - 2] ?? '') && /^\d+\.\d/.test(lines[end - 1] ?? '');
  if (isSignature) end -= 2;
  while (end > start + 1 && (lines[end - 1] ?? '') === '') end -= 1;
  return end;
}

/** Reads the lines of a hunk. */
export function parseHunkBody(
  lines: readonly string[],
  start: number,
  end: number,
): Pick<Hunk, 'lines' | 'oldEndsBare' | 'newEndsBare'> {
  const body: HunkLine[] = [];
  let oldEndsBare = false;
  let newEndsBare = false;
  for (let at = start; at < end; at += 1) {
    const line = lines[at] ?? '';
    const kind = readKind(line);
    if (kind === null) throw describeLine(lines, at, 'a hunk line starts with a space, + or -');
    if (kind !== 'note') {
      body.push({ kind, text: line.slice(1) });
      continue;
    }
    const last = body.at(-1);
    if (last !== undefined && last.kind !== 'add') oldEndsBare = true;
    if (last !== undefined && last.kind !== 'remove') newEndsBare = true;
  }
  return { lines: body, oldEndsBare, newEndsBare };
}

function readKind(line: string): HunkLine['kind'] | 'note' | null {
  // An empty line of context, of which an editor has removed the space.
  if (line === '' || line === '\r' || line.startsWith(' ')) return 'context';
  if (line.startsWith('+')) return 'add';
  if (line.startsWith('-')) return 'remove';
  return line.startsWith('\\') ? 'note' : null;
}

/** The error for a line of a patch. */
export function describeLine(lines: readonly string[], at: number, message: string): ToolFailure {
  return new ToolFailure(`line ${at + 1} of the patch: ${message}, but this is ${quoteLine(lines[at])}`);
}
