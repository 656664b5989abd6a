import { ToolFailure } from '../../core/ports/tool.ts';
import { quoteLine, type Hunk, type SpendWork } from './patch.ts';

/** The file that hunks are looked for in, with the ways to compare lines, the strictest first. */
export interface SearchedFile {
  readonly path: string;
  readonly lines: readonly string[];
  readonly trimmed: readonly string[];
  readonly spend: SpendWork;
}

export interface HunkSearch {
  readonly file: SearchedFile;
  readonly hunk: Hunk;
  /** Lines before this one belong to hunks that are done. */
  readonly from: number;
}

const maxShownPlaces = 5;

/** Says that a hunk fits at several places. */
export function describeAmbiguity(path: string, hunk: Hunk, found: readonly number[], remark: string): ToolFailure {
  const places = found
    .slice(0, maxShownPlaces)
    .map((index) => index + 1)
    .join(', ');
  const more = found.length > maxShownPlaces ? ' and more' : '';
  return new ToolFailure(`${path}: ${hunk.label} fits at several places (lines ${places}${more}), ${remark}`);
}

/** Says where a hunk that fits nowhere comes nearest: what was expected, and what stands there. */
export function describeMisfit(
  { file, hunk, from }: HunkSearch,
  run: readonly string[],
  expected: number | null,
): ToolFailure {
  const at = findBestPrefix(file, run, from) ?? (expected !== null && expected >= from ? expected : null);
  if (at === null)
    return new ToolFailure(
      `${file.path}: ${hunk.label} does not fit: ${quoteLine(run[0])} stands nowhere in the file${from === 0 ? '' : ` after line ${from}`}`,
    );
  const wrong = run.findIndex((line, index) => file.trimmed[at + index] !== line);
  // At the end of the file everything can be equal but for the place.
  if (wrong < 0)
    return new ToolFailure(
      `${file.path}: ${hunk.label} does not fit: its lines are at line ${at + 1}, not at the end of the file`,
    );
  const old = hunk.lines.filter(({ kind }) => kind !== 'add')[wrong];
  return new ToolFailure(
    `${file.path}: ${hunk.label} does not fit: line ${at + wrong + 1} should be ${quoteLine(old?.text)}, but there stands ${quoteLine(file.lines[at + wrong])}`,
  );
}

function findBestPrefix(file: SearchedFile, run: readonly string[], from: number): number | null {
  let best: { at: number; length: number } | null = null;
  file.spend(file.lines.length);
  for (let at = from; at < file.lines.length; at += 1) {
    let length = 0;
    while (length < run.length && file.trimmed[at + length] === run[length]) length += 1;
    file.spend(length);
    if (length > (best?.length ?? 0)) best = { at, length };
  }
  return best?.at ?? null;
}
