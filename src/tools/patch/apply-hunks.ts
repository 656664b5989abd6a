import { ToolFailure } from '../../core/ports/tool.ts';
import { restoreShown, showUntrusted } from '../../core/text/untrusted-envelope.ts';
import type { SearchedFile } from './describe-misfit.ts';
import { simplifyLine } from './line-forms.ts';
import { locateHunk } from './locate-hunk.ts';
import { joinLines, splitLines, type FileLines, type Hunk, type HunkLine, type SpendWork } from './patch.ts';

/** The text with all hunks applied, in order. Throws `ToolFailure` with the place that does not fit; never applies a part. */
export function applyHunks(path: string, text: string, hunks: readonly Hunk[], spend: SpendWork): string {
  // A byte order mark is no part of the first line, unless the patch itself has one.
  const mark =
    text.startsWith('\uFEFF') && !hunks.some(({ lines }) => lines.some((line) => line.text.startsWith('\uFEFF')))
      ? '\uFEFF'
      : '';
  const file = splitLines(text.slice(mark.length));
  const style = pickLineEnds(file, hunks);
  const searched = createSearched(path, file.lines, spend);
  const output: string[] = [];
  let endsBare = file.endsBare;
  let done = 0;
  let offset = 0;

  for (const original of orderHunks(hunks)) {
    const hunk = adaptHunk(original, style);
    const at = locateHunk(searched, hunk, done, offset);
    if (hunk.place.type === 'line') offset = at - hunk.place.line;
    for (; done < at; done += 1) output.push(file.lines[done] ?? '');
    const restore = createRestorer(hunk, searched, at);
    const returns = style === 'as-is' && takesReturns(hunk, file, at) ? '\r' : '';
    let position = at;
    for (const line of dropTrailingContext(hunk.lines)) {
      if (line.kind === 'add') output.push(restore(line.text) + returns);
      else {
        // The file's own line stays, even if it differs in white space.
        if (line.kind === 'context') output.push(file.lines[position] ?? '');
        position += 1;
      }
    }
    // Trailing context may be the leading context of the next hunk.
    done = position;
    const end = at + hunk.lines.filter(({ kind }) => kind !== 'add').length;
    endsBare = readEnd(path, hunk, file, end, endsBare);
  }
  for (; done < file.lines.length; done += 1) output.push(file.lines[done] ?? '');
  if (style === 'add-return' && endsBare && output.length > 0) output.push((output.pop() ?? '').replace(/\r$/, ''));
  return mark + joinLines({ lines: output, endsBare });
}

// Lines that are added without a place go to the end of the file, also if hunks for earlier lines follow.
function orderHunks(hunks: readonly Hunk[]): readonly Hunk[] {
  const isAppended = ({ place, lines }: Hunk): boolean =>
    place.type === 'search' && place.headers.length === 0 && lines.every(({ kind }) => kind === 'add');
  return [...hunks.filter((hunk) => !isAppended(hunk)), ...hunks.filter(isAppended)];
}

function createSearched(path: string, lines: readonly string[], spend: SpendWork): SearchedFile {
  const forms = new Map<string, readonly string[]>();
  const getForm = (name: string, reduce: (line: string) => string): readonly string[] => {
    const form = forms.get(name) ?? lines.map(reduce);
    forms.set(name, form);
    return form;
  };
  return {
    path,
    lines,
    trimmed: lines.map((line) => line.trimEnd()),
    spend,
    get shown() {
      return getForm('shown', (line) => showUntrusted(line.trimEnd()));
    },
    get bare() {
      return getForm('bare', (line) => line.trim());
    },
    get plain() {
      return getForm('plain', simplifyLine);
    },
  };
}

// A hunk that fits only the shown form of the file contains escapes for characters of the file.
function createRestorer(hunk: Hunk, { lines, trimmed }: SearchedFile, at: number): (line: string) => string {
  const old = hunk.lines.filter(({ kind }) => kind !== 'add');
  if (old.every(({ text }, index) => text.trimEnd() === trimmed[at + index])) return (line) => line;
  const original = lines.slice(at, at + old.length);
  const shift = findShift(
    old.map(({ text }) => text),
    original,
  );
  return (line) => restoreShown(shift(line), original.join('\n'));
}

// If every line that the hunk has of the file is indented by the same blanks too few or too many, so are the lines that it adds.
function findShift(written: readonly string[], original: readonly string[]): (line: string) => string {
  const readIndent = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? '';
  const pairs = written.flatMap((line, index): (readonly [string, string])[] =>
    line.trim() === '' ? [] : [[readIndent(line), readIndent(original[index] ?? '')]],
  );
  const [[writtenIndent, indent] = ['', '']] = pairs;
  if (indent.endsWith(writtenIndent) && indent !== writtenIndent) {
    const more = indent.slice(0, indent.length - writtenIndent.length);
    if (pairs.every(([left, right]) => more + left === right))
      return (line) => (line.trim() === '' ? line : more + line);
  }
  const less = writtenIndent.slice(0, writtenIndent.length - indent.length);
  if (less !== '' && pairs.every(([left, right]) => left === less + right))
    return (line) => (line.startsWith(less) ? line.slice(less.length) : line);
  return (line) => line;
}

// In a file with both line ends, an added line has the line end of the lines that it replaces.
function takesReturns(hunk: Hunk, file: FileLines, at: number): boolean {
  const old = file.lines.slice(at, at + hunk.lines.filter(({ kind }) => kind !== 'add').length);
  return old.length > 0 && old.every(hasReturn) && !hunk.lines.some(({ text }) => hasReturn(text));
}

type LineEnds = 'as-is' | 'add-return' | 'drop-return';

// Patches come with bare newlines for files with carriage returns, and the other way round.
function pickLineEnds(file: FileLines, hunks: readonly Hunk[]): LineEnds {
  const ended = file.endsBare ? file.lines.slice(0, -1) : file.lines;
  const patched = hunks.flatMap(({ lines }) => lines);
  if (ended.length === 0 || patched.length === 0) return 'as-is';
  if (ended.every(hasReturn) && !patched.some(({ text }) => hasReturn(text))) return 'add-return';
  if (!ended.some(hasReturn) && patched.every(({ text }) => hasReturn(text))) return 'drop-return';
  return 'as-is';
}

function hasReturn(line: string): boolean {
  return line.endsWith('\r');
}

function adaptHunk(hunk: Hunk, style: LineEnds): Hunk {
  if (style === 'as-is') return hunk;
  const lastOld = hunk.oldEndsBare ? hunk.lines.findLastIndex(({ kind }) => kind !== 'add') : -1;
  const lastNew = hunk.newEndsBare ? hunk.lines.findLastIndex(({ kind }) => kind !== 'remove') : -1;
  const lines = hunk.lines.map((line, index): HunkLine => {
    if (style === 'drop-return') return { kind: line.kind, text: line.text.replace(/\r$/, '') };
    return index === lastOld || index === lastNew ? line : { kind: line.kind, text: `${line.text}\r` };
  });
  return { ...hunk, lines };
}

function dropTrailingContext(lines: readonly HunkLine[]): readonly HunkLine[] {
  return lines.slice(0, lines.findLastIndex(({ kind }) => kind !== 'context') + 1);
}

function readEnd(path: string, hunk: Hunk, file: FileLines, end: number, endsBare: boolean): boolean {
  if (!hunk.oldEndsBare && !hunk.newEndsBare) return endsBare;
  if (end !== file.lines.length)
    throw new ToolFailure(
      `${path}: ${hunk.label} states that the file ends there without a newline, but more lines follow`,
    );
  if (hunk.oldEndsBare && !file.endsBare)
    throw new ToolFailure(`${path}: ${hunk.label} states that the file has no newline at its end, but it has one`);
  return hunk.newEndsBare;
}
