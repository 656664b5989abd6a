import { ToolFailure } from '../../core/ports/tool.ts';
import { restoreShown, showUntrusted } from '../../core/text/untrusted-envelope.ts';
import { describeIndentation, type SearchedFile } from './describe-misfit.ts';
import { convertIndent, findIndentation } from './indentation.ts';
import { simplifyLine } from './line-forms.ts';
import { locateHunk } from './locate-hunk.ts';
import { joinLines, splitLines, type FileLines, type Hunk, type HunkLine, type SpendWork } from './patch.ts';

/** A text with changes applied, and what was applied in another form than it was written, for the model. */
export interface AppliedText {
  readonly text: string;
  readonly notes: readonly string[];
}

/** The text with all hunks applied, in order. Throws `ToolFailure` with the place that does not fit; never applies a part. */
export function applyHunks(path: string, text: string, hunks: readonly Hunk[], spend: SpendWork): AppliedText {
  // A byte order mark is no part of the first line, unless the patch itself has one.
  const mark =
    text.startsWith('\uFEFF') && !hunks.some(({ lines }) => lines.some((line) => line.text.startsWith('\uFEFF')))
      ? '\uFEFF'
      : '';
  const file = splitLines(text.slice(mark.length));
  const style = pickLineEnds(file, hunks);
  const searched = createSearched(path, file.lines, spend);
  const output: string[] = [];
  const notes: string[] = [];
  let endsBare = file.endsBare;
  let done = 0;
  let offset = 0;

  for (const original of orderHunks(hunks)) {
    const hunk = adaptHunk(original, style);
    const at = locateHunk(searched, hunk, done, offset);
    if (hunk.place.type === 'line') offset = at - hunk.place.line;
    for (; done < at; done += 1) output.push(file.lines[done] ?? '');
    const { added, note } = restoreAdded(hunk, searched, at);
    const left = added.values();
    notes.push(...note);
    const returns = style === 'as-is' && takesReturns(hunk, file, at) ? '\r' : '';
    let position = at;
    for (const line of dropTrailingContext(hunk.lines)) {
      if (line.kind === 'add') output.push((left.next().value ?? '') + returns);
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
  return { text: mark + joinLines({ lines: output, endsBare }), notes };
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

interface RestoredLines {
  /** The added lines as the file would have them. */
  readonly added: readonly string[];
  /** What that changes, if the model may not expect it. */
  readonly note: readonly string[];
}

interface OldLine {
  readonly text: string;
  readonly inFile: string;
}

// A hunk may fit the file but for the whitespace before its lines, for typographic characters, and for escapes of characters that are shown so.
function restoreAdded(hunk: Hunk, file: SearchedFile, at: number): RestoredLines {
  const old = hunk.lines
    .filter(({ kind }) => kind !== 'add')
    .map(({ kind, text }, index) => ({ kind, text, inFile: file.lines[at + index] ?? '' }));
  const added = hunk.lines.filter(({ kind }) => kind === 'add').map(({ text }) => text);
  if (old.every(({ text }, index) => text.trimEnd() === file.trimmed[at + index])) return { added, note: [] };
  const removed = old.filter(({ kind }) => kind === 'remove');
  const written = removed.filter(({ text }) => text.trim() !== '');
  // If the lines differ in more than one way, new lines are indented as those that they replace.
  const convert = findIndentation(old) ?? (written.length > 0 ? findIndentation(written) : null) ?? (() => null);
  const converted = added.map((line) => {
    const indented = convertIndent(line, convert);
    if (indented === null) throw describeIndentation(file, hunk, at, old.length);
    return indented;
  });
  const shown = old.map(({ inFile }) => inFile).join('\n');
  const isEven = removed.length === added.length;
  return {
    added: converted.map((line, index) =>
      restoreShown(keepCharacters(line, isEven ? removed[index] : undefined), shown),
    ),
    note: added.some((line, index) => converted[index] !== line)
      ? [`${file.path}: the added lines of ${hunk.label} were indented as line ${at + 1} is`]
      : [],
  };
}

// A line that replaces one with typographic characters keeps them where it begins and ends as the old one is written.
function keepCharacters(line: string, old: OldLine | undefined): string {
  const [text, inFile, own] = [old?.text.trim() ?? '', old?.inFile.trim() ?? '', line.trim()];
  if (text === inFile || text.length !== inFile.length) return line;
  const most = Math.min(text.length, own.length);
  let start = 0;
  while (start < most && text[start] === own[start]) start += 1;
  let end = 0;
  while (end < most - start && text.at(-1 - end) === own.at(-1 - end)) end += 1;
  // Less in common is another line.
  if (2 * (start + end) < text.length) return line;
  const kept = `${inFile.slice(0, start)}${own.slice(start, own.length - end)}${inFile.slice(inFile.length - end)}`;
  return line.replace(own, () => kept);
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
