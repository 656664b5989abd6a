import { showUntrusted } from '../../core/text/untrusted-envelope.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import { findBlockEnd } from '../files/indentation-block.ts';
import { simplifyLine } from './line-forms.ts';
import { describeAmbiguity, describeMisfit, type HunkSearch, type SearchedFile } from './describe-misfit.ts';
import { findRuns } from '../../core/find-runs.ts';
import { quoteLine, type Hunk } from './patch.ts';

/** One more than messages show, so that they can report that there are more. */
const maxFound = 6;

/**
 * Finds the one place in the file where a hunk fits: exactly, else but for white space at line ends, else in the form in which an untrusted file
 * is shown, else but for white space at both ends, else but for typographic characters. Throws `ToolFailure` if it fits nowhere, or if it fits
 * at several places and the patch does not select one: a guess would change the wrong code.
 */
export function locateHunk(file: SearchedFile, hunk: Hunk, from: number, offset: number): number {
  const old = hunk.lines.filter(({ kind }) => kind !== 'add').map(({ text }) => text);
  const search = { file, hunk, from };
  if (old.length === 0) return locateInsertion(search, offset);
  const trimmedOld = old.map((line) => line.trimEnd());
  const ways = [
    () => [file.lines, old] as const,
    () => [file.trimmed, trimmedOld] as const,
    () => [file.shown, trimmedOld.map(showUntrusted)] as const,
    () => [file.bare, old.map((line) => line.trim())] as const,
    () => [file.plain, old.map(simplifyLine)] as const,
  ];
  for (const pick of ways) {
    const [lines, run] = pick();
    file.spend(old.length);
    const at =
      hunk.place.type === 'line'
        ? locateByLine(search, lines, run, hunk.place.line + offset)
        : locateBySearch(search, lines, run, hunk.place);
    if (at !== null) return at;
  }
  // An empty line of context behind the last line of a file.
  if (hunk.lines.at(-1)?.kind === 'context' && hunk.lines.at(-1)?.text === '' && old.length > 1)
    return locateHunk(file, { ...hunk, lines: hunk.lines.slice(0, -1) }, from, offset);
  throw describeMisfit(search, trimmedOld, hunk.place.type === 'line' ? hunk.place.line + offset : null);
}

function locateByLine(
  { file, hunk, from }: HunkSearch,
  lines: readonly string[],
  run: readonly string[],
  expected: number,
): number | null {
  if (expected >= from && isRunAt(lines, run, expected)) return expected;
  file.spend(lines.length);
  const found = findRuns(lines, run, { from, to: lines.length, maxFound });
  if (found.length > 1) throw describeAmbiguity(file.path, hunk, found, 'and not at the line that its header names');
  return found[0] ?? null;
}

function locateBySearch(
  { file, hunk, from }: HunkSearch,
  lines: readonly string[],
  run: readonly string[],
  place: { readonly headers: readonly string[]; readonly atEnd: boolean },
): number | null {
  if (place.atEnd) {
    const at = lines.length - run.length;
    return at >= from && isRunAt(lines, run, at) ? at : null;
  }
  const limits = { to: lines.length, maxFound };
  if (place.headers.length === 0) {
    file.spend(lines.length);
    const found = findRuns(lines, run, { from, ...limits });
    if (found.length > 1) throw describeAmbiguity(file.path, hunk, found, 'so add lines around it');
    return found[0] ?? null;
  }
  const headers = findHeaders(file, hunk, place.headers, from);
  const inBlocks = new Set<number>();
  for (const header of headers) {
    const to = findBlockEnd(file.lines, header) + 1;
    file.spend(2 * (to - header) + run.length);
    // The header itself may be repeated as the first line of context.
    for (const at of findRuns(lines, run, { from: Math.max(from, header), to, maxFound })) inBlocks.add(at);
    if (inBlocks.size >= maxFound) break;
  }
  if (inBlocks.size > 1) throw describeAmbiguity(file.path, hunk, [...inBlocks], 'in what its @@ line names');
  const [only] = inBlocks;
  if (only !== undefined) return only;
  file.spend(lines.length);
  const after = findRuns(lines, run, { from: Math.max(from, headers[0] ?? 0), ...limits });
  if (after.length > 1) throw describeAmbiguity(file.path, hunk, after, 'after what its @@ line names');
  return after[0] ?? null;
}

// Added lines without context: after the line that the patch names, or at the end of the file.
function locateInsertion({ file, hunk, from }: HunkSearch, offset: number): number {
  const { place } = hunk;
  if (place.type === 'line') {
    const at = place.line + offset;
    if (at >= from && at <= file.lines.length) return at;
    throw new ToolFailure(
      `${file.path}: ${hunk.label} adds lines at line ${at + 1}, and the file has ${file.lines.length} lines`,
    );
  }
  if (place.atEnd || place.headers.length === 0) return file.lines.length;
  const headers = findHeaders(file, hunk, place.headers, from);
  if (headers.length > 1) throw describeAmbiguity(file.path, hunk, headers, 'as its @@ line is there');
  const at = (headers[0] ?? 0) + 1;
  if (at >= from) return at;
  throw new ToolFailure(
    `${file.path}: ${hunk.label} adds lines before the hunk above it; put hunks in the file's order`,
  );
}

// A header may come before the previous hunk: both hunks may be in the block that the header names.
function findHeaders(file: SearchedFile, hunk: Hunk, headers: readonly string[], from: number): number[] {
  for (const fits of [isLine, isStart])
    for (const start of new Set([from, 0])) {
      const found = findHeaderChain(file, headers, start, fits);
      if (found.length > 0) return found;
    }
  const named = headers.map(quoteLine).join(', ');
  throw new ToolFailure(`${file.path}: ${hunk.label}: what its @@ names is nowhere in the file: ${named}`);
}

const isLine = (line: string, wanted: string): boolean => line === wanted;

// Models leave out the end of a long line: `@@ def f` for `def f(x):`.
const isStart = (line: string, wanted: string): boolean =>
  line.startsWith(wanted) && !/^\w{2}/.test(line.slice(wanted.length - 1));

// Each header is looked for in the blocks that the one before it opens.
function findHeaderChain(
  file: SearchedFile,
  headers: readonly string[],
  from: number,
  fits: (line: string, wanted: string) => boolean,
): number[] {
  let ranges = [{ start: from, end: file.lines.length }];
  let found: number[] = [];
  for (const header of headers) {
    const wanted = header.trim();
    const hits = new Set<number>();
    for (const { start, end } of ranges) {
      file.spend(end - start);
      for (let index = start; index < end; index += 1)
        if (fits(file.trimmed[index]?.trim() ?? '', wanted)) hits.add(index);
    }
    found = [...hits];
    ranges = found.map((index) => {
      const end = findBlockEnd(file.lines, index) + 1;
      file.spend(end - index);
      return { start: index + 1, end };
    });
  }
  return found;
}

/** Whether the run starts at exactly this index. */
function isRunAt(lines: readonly string[], run: readonly string[], at: number): boolean {
  return at >= 0 && at + run.length <= lines.length && run.every((line, index) => lines[at + index] === line);
}
