import { ToolFailure } from '../../core/ports/tool.ts';
import { findRuns } from '../../core/find-runs.ts';
import { quoteLine, type Hunk, type SpendWork } from './patch.ts';

/** The file that hunks are looked for in, with the ways to compare lines, the strictest first. */
export interface SearchedFile {
  readonly path: string;
  readonly lines: readonly string[];
  readonly trimmed: readonly string[];
  /** As an untrusted file is shown to the model, with escapes for invisible characters. */
  readonly shown: readonly string[];
  /** Without white space at both ends. */
  readonly bare: readonly string[];
  /** Also with plain characters for typographic ones. */
  readonly plain: readonly string[];
  readonly spend: SpendWork;
}

export interface HunkSearch {
  readonly file: SearchedFile;
  readonly hunk: Hunk;
  /** Lines before this one belong to hunks that are done. */
  readonly from: number;
}

const maxShownPlaces = 5;
const maxShownLines = 12;
const maxLineCharacters = 200;
/** Of a line that a hunk repeats, as many places are compared. */
const maxRepeats = 5;
/** Of the words of two lines, this share is equal if one is taken for the other. */
const minShare = 0.4;
/** A line as tools show it to the model. */
const numberedLine = /^\s*L\d+:(?: |$)/;

/** The error for a hunk that fits at several places. */
export function describeAmbiguity(path: string, hunk: Hunk, found: readonly number[], remark: string): ToolFailure {
  const places = found
    .slice(0, maxShownPlaces)
    .map((index) => index + 1)
    .join(', ');
  const more = found.length > maxShownPlaces ? ' and more' : '';
  return new ToolFailure(`${path}: ${hunk.label} fits at several places (lines ${places}${more}), ${remark}`);
}

/** The error for a hunk whose lines are indented in another way than the file's, and not all in the same way. */
export function describeIndentation(file: SearchedFile, hunk: Hunk, at: number, count: number): ToolFailure {
  return new ToolFailure(
    `${file.path}: ${hunk.label} fits only with other whitespace before its lines, so it is not known how to indent the added ones: write the lines as the file has them${renderLines(file, at, count)}`,
  );
}

/** Describes the place nearest to a hunk that fits nowhere: the first line that differs, and the lines of the file at that place. */
export function describeMisfit(
  { file, hunk, from }: HunkSearch,
  run: readonly string[],
  expected: number | null,
): ToolFailure {
  const at = findNearest(file, run, from, expected) ?? (expected !== null && expected >= from ? expected : null);
  const written = run.filter((line) => line.trim() !== '');
  const isNumbered = written.length > 0 && written.every((line) => numberedLine.test(line));
  const advice = isNumbered ? ' (leave out the line numbers, such as "L3: ")' : '';
  const misfit = `${file.path}: ${hunk.label} does not fit${advice}`;
  const [earlier] = findRuns(file.trimmed, run, { from: 0, to: from, maxFound: 1 });
  if (earlier !== undefined)
    return new ToolFailure(
      `${misfit} there: its lines are at line ${earlier + 1}. Put the hunks in the order of the file`,
    );
  if (at === null)
    return new ToolFailure(
      `${misfit}: ${quoteLine(run.find((line) => line.trim() !== '') ?? run[0])} is not in the file${from === 0 ? '' : ` after line ${from}`}. Read the file again`,
    );
  const wrong = run.findIndex((line, index) => file.trimmed[at + index] !== line);
  // At the end of the file everything can be equal but for the place.
  if (wrong < 0) return new ToolFailure(`${misfit}: its lines are at line ${at + 1}, not at the end of the file`);
  const old = hunk.lines.filter(({ kind }) => kind !== 'add')[wrong];
  return new ToolFailure(
    `${misfit}: line ${at + wrong + 1} should be ${quoteLine(old?.text)}, but is ${quoteLine(file.lines[at + wrong])}${renderLines(file, at, run.length)}`,
  );
}

/**
 * The place at which most lines of the run are equal to the file's lines, of several such places the nearest one to `expected`. If no line is
 * equal, the line with the most words of the run's first line. Null if nothing is alike.
 */
function findNearest(file: SearchedFile, run: readonly string[], from: number, expected: number | null): number | null {
  const places = new Map<string, number[]>();
  run.forEach((line, index) => {
    if (line.trim() !== '') places.set(line, [...(places.get(line) ?? []), index].slice(0, maxRepeats));
  });
  const votes = new Map<number, number>();
  file.spend(file.lines.length + run.length);
  for (let line = from; line < file.trimmed.length; line += 1)
    for (const index of places.get(file.trimmed[line] ?? '') ?? [])
      votes.set(Math.max(from, line - index), (votes.get(Math.max(from, line - index)) ?? 0) + 1);
  const measure = (place: number): number => Math.abs(place - (expected ?? 0));
  const [best] = [...votes].toSorted(
    ([left, leftVotes], [right, rightVotes]) => rightVotes - leftVotes || measure(left) - measure(right),
  );
  return best?.[0] ?? findAlike(file, run, from);
}

function findAlike(file: SearchedFile, run: readonly string[], from: number): number | null {
  const index = Math.max(
    0,
    run.findIndex((line) => line.trim() !== ''),
  );
  const words = new Set(listWords(run[index] ?? ''));
  let best: { readonly at: number; readonly share: number } | null = null;
  file.spend(file.lines.length);
  for (let line = from + index; line < file.lines.length; line += 1) {
    const here = new Set(listWords(file.lines[line] ?? ''));
    const shared = [...words].filter((word) => here.has(word)).length;
    const share = shared / Math.max(1, words.size, here.size);
    if (share >= minShare && share > (best?.share ?? 0)) best = { at: line - index, share };
  }
  return best?.at ?? null;
}

function listWords(line: string): readonly string[] {
  return line.slice(0, maxLineCharacters).match(/\w+/g) ?? [];
}

function renderLines(file: SearchedFile, at: number, count: number): string {
  const shown = file.lines.slice(at, at + Math.min(count, maxShownLines));
  if (shown.length === 0) return '';
  const lines = shown.map(
    (line, index) => `\n${at + index + 1}: ${line.slice(0, maxLineCharacters).replaceAll(/[^\P{Cc}\t]/gu, '\uFFFD')}`,
  );
  return `. The file has there:${lines.join('')}`;
}
