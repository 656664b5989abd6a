import { ToolFailure } from '../../core/ports/tool.ts';
import { describeLine, parseHunkBody } from './parse-hunks.ts';
import { quoteLine, type Hunk, type PatchOperation } from './patch.ts';

const beginMark = '*** Begin Patch';
const endMark = '*** End Patch';
const addMark = '*** Add File: ';
const deleteMark = '*** Delete File: ';
const updateMark = '*** Update File: ';
const moveMark = '*** Move to: ';
const endOfFileMark = '*** End of File';

/** The line at which an envelope begins, after words of the model or not; -1 without one. */
export function findEnvelope(lines: readonly string[]): number {
  const first = lines.findIndex(isWritten);
  return lines[first]?.trim() === beginMark ? first : lines.findIndex((line) => line.trimEnd() === beginMark);
}

/** Reads lines from `*** Begin Patch` to the last `*** End Patch`. Several envelopes are read as one. */
export function parseEnvelope(lines: readonly string[], begin: number): readonly PatchOperation[] {
  const last = lines.findLastIndex(isWritten);
  const end = lines[last]?.trim() === endMark ? last : lines.findLastIndex((line) => line.trimEnd() === endMark);
  // Words of the model may follow, but no part of another envelope.
  if (end <= begin || lines.slice(end + 1).some((line) => line.startsWith('*** ')))
    throw new ToolFailure('the patch does not end with "*** End Patch"; it may have been cut off');
  const operations: PatchOperation[] = [];
  let at = begin + 1;
  while (at < end) {
    const { operation, next } = readOperation(lines, at, end);
    if (operation !== null) operations.push(operation);
    at = next;
  }
  if (operations.length === 0) throw new ToolFailure('the patch changes nothing');
  return operations;
}

function readOperation(
  lines: readonly string[],
  at: number,
  end: number,
): { operation: PatchOperation | null; next: number } {
  const line = (lines[at] ?? '').trimStart();
  const indent = (lines[at] ?? '').slice(0, -line.length || undefined);
  let next = at + 1;
  while (next < end && !isFileMark(lines[next] ?? '', line.startsWith(updateMark) ? indent : null)) next += 1;
  if (line.startsWith(addMark)) {
    const path = readPath(line, addMark, at);
    // Empty lines around them separate sections.
    const section = lines.slice(at + 1, next);
    const [start, last] = [section.findIndex(isWritten), section.findLastIndex(isWritten)];
    const content = section.slice(start, last + 1).map((added, index) => readAddedLine(added, at + 1 + start + index));
    return {
      operation: { type: 'add', path, content: content.map((text) => `${text}\n`).join(''), executable: false },
      next,
    };
  }
  if (line.startsWith(deleteMark)) {
    const rest = lines.slice(at + 1, next).findIndex((text) => text.trim() !== '');
    if (rest >= 0) throw describeLine(lines, at + 1 + rest, 'nothing belongs under "*** Delete File"');
    return { operation: { type: 'delete', path: readPath(line, deleteMark, at), hunks: null }, next };
  }
  if (line.startsWith(updateMark)) return { operation: readUpdate(lines, at, next), next };
  if (line.trim() === '' || isEnvelopeMark(lines[at] ?? '')) return { operation: null, next: at + 1 };
  throw describeLine(lines, at, 'expected "*** Add File: ", "*** Update File: " or "*** Delete File: "');
}

function readUpdate(lines: readonly string[], at: number, end: number): PatchOperation {
  const path = readPath((lines[at] ?? '').trimStart(), updateMark, at);
  const second = (lines[at + 1] ?? '').trimStart();
  const moves = second.startsWith(moveMark) && at + 1 < end;
  const target = moves ? readPath(second, moveMark, at + 1) : path;
  const hunks = readHunks(lines, moves ? at + 2 : at + 1, end, moves ? 'moved' : 'kept');
  if (hunks.length === 0 && !moves) throw describeLine(lines, at, 'this update has no lines that change');
  return { type: 'update', path, target, hunks, executable: null };
}

function readHunks(lines: readonly string[], start: number, end: number, place: 'moved' | 'kept'): Hunk[] {
  const hunks: Hunk[] = [];
  // Empty lines at a section's end separate it from the next, and those before the first @@ are no context.
  let last = end;
  while (last > start && lines[last - 1] === '') last -= 1;
  const written = lines.slice(start, last).findIndex((line) => line.trim() !== '');
  let at = written > 0 && lines[start + written]?.startsWith('@@') ? start + written : start;
  while (at < last) {
    const first = at;
    const headers: string[] = [];
    let line: number | null = null;
    for (; at < last && (lines[at] ?? '').startsWith('@@'); at += 1) {
      const number = /^@@ -(\d{1,9})(?:,\d+)? \+\d+(?:,\d+)? @@/.exec(lines[at] ?? '')?.[1];
      if (number !== undefined) line = Math.max(0, Number(number) - 1);
      else {
        const header = readHeader(lines, at);
        if (header !== '') headers.push(header);
      }
    }
    const bodyStart = at;
    while (at < last && !(lines[at] ?? '').startsWith('@@') && !isEndMark(lines[at] ?? '')) at += 1;
    const body = parseHunkBody(lines, bodyStart, at);
    const atEnd = at < last && isEndMark(lines[at] ?? '');
    if (atEnd) at += 1;
    if (body.lines.length === 0) throw describeLine(lines, first, 'this hunk has no lines');
    const label = `hunk ${hunks.length + 1} (line ${first + 1} of the patch)`;
    hunks.push({
      label,
      // Line numbers without a header come from a unified diff.
      place:
        line !== null && headers.length === 0 && !atEnd && body.lines.some(({ kind }) => kind !== 'add')
          ? { type: 'line', line }
          : { type: 'search', headers, atEnd },
      ...body,
    });
  }
  // A hunk may have context alone, but not all of a file that is not moved either: then a + or - is missing.
  const changes = hunks.some((hunk) => hunk.lines.some(({ kind }) => kind !== 'context'));
  if (hunks.length > 0 && !changes && place === 'kept')
    throw describeLine(lines, start, 'this update changes nothing: no line starts with + or -');
  return hunks;
}

function readHeader(lines: readonly string[], at: number): string {
  const line = lines[at] ?? '';
  if (line !== '@@' && !line.startsWith('@@ '))
    throw describeLine(lines, at, 'expected "@@" or "@@ " and a line of the file');
  return line.slice(3).replace(/ @@$/, '').trim();
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}

function readAddedLine(line: string, at: number): string {
  if (line.startsWith('+') || line.trim() === '') return line.slice(1);
  throw new ToolFailure(
    `line ${at + 1} of the patch: every line of a new file starts with +, but this is ${quoteLine(line)}`,
  );
}

function readPath(line: string, mark: string, at: number): string {
  const path = line.slice(mark.length).trim();
  if (path === '') throw new ToolFailure(`line ${at + 1} of the patch: the path is missing`);
  return path;
}

function isEnvelopeMark(line: string): boolean {
  return [beginMark, endMark].includes(line.trimEnd());
}

function isEndMark(line: string): boolean {
  return line.trimEnd() === endOfFileMark;
}

/**
 * True for the first line of a section. `indent`: whitespace before it; null allows any. In an update, a line with other whitespace before it than its
 * own section has is a line of the file.
 */
function isFileMark(line: string, indent: string | null): boolean {
  const text = line.trimStart();
  const whitespace = line.slice(0, line.length - text.length);
  if (isEnvelopeMark(line)) return true;
  if (whitespace !== '' && indent !== null && whitespace !== indent) return false;
  return text.startsWith(addMark) || text.startsWith(deleteMark) || text.startsWith(updateMark);
}
