import { ToolFailure } from '../../core/ports/tool.ts';
import { cutText } from '../../core/text/cut-text.ts';

export interface HunkLine {
  readonly kind: 'context' | 'remove' | 'add';
  /** Without the newline; a carriage return before it is part of the text. */
  readonly text: string;
}

/** The place of a hunk: at a line, or after lines that the patch names. */
type HunkPlace =
  /** `line` is the 0-based index of the first old line, as the header has it. */
  | { readonly type: 'line'; readonly line: number }
  | { readonly type: 'search'; readonly headers: readonly string[]; readonly atEnd: boolean };

export interface Hunk {
  /** How messages name it, for example `hunk 2 (line 14 of the patch)`. */
  readonly label: string;
  readonly place: HunkPlace;
  readonly lines: readonly HunkLine[];
  /** The patch states that the old file ends with this hunk, and without a newline. */
  readonly oldEndsBare: boolean;
  /** The same for the new file. */
  readonly newEndsBare: boolean;
}

/** One thing that a patch does. Paths are as the model wrote them. */
export type PatchOperation =
  | {
      readonly type: 'add';
      readonly path: string;
      readonly content: string;
      readonly executable: boolean;
    }
  /** `hunks` must leave nothing of the file; null deletes it with any content. */
  | { readonly type: 'delete'; readonly path: string; readonly hunks: readonly Hunk[] | null }
  /** `target` is `path` if the file is not moved; `executable` null keeps the mode. */
  | {
      readonly type: 'update';
      readonly path: string;
      readonly target: string;
      readonly hunks: readonly Hunk[];
      readonly executable: boolean | null;
    }
  /** An empty first text creates the file. */
  | { readonly type: 'edit'; readonly path: string; readonly edits: readonly TextEdit[] };

/** A text of a file, and the text in its place. `all`: at every place, else at the only one. */
export interface TextEdit {
  readonly oldText: string;
  readonly newText: string;
  readonly all: boolean;
}

/** A text file as lines. `endsBare`: the last line has no newline. */
export interface FileLines {
  readonly lines: readonly string[];
  readonly endsBare: boolean;
}

export function splitLines(text: string): FileLines {
  if (text === '') return { lines: [], endsBare: false };
  const lines = text.split('\n');
  const endsBare = lines.at(-1) !== '';
  return { lines: endsBare ? lines : lines.slice(0, -1), endsBare };
}

export function joinLines({ lines, endsBare }: FileLines): string {
  return lines.length === 0 ? '' : `${lines.join('\n')}${endsBare ? '' : '\n'}`;
}

/** A line of a file or patch as messages show it. */
export function quoteLine(line: string | undefined): string {
  if (line === undefined) return 'the end of the file';
  return JSON.stringify(cutText(line, 160)).toWellFormed();
}

/** Counts work on lines, so that a hostile patch or file cannot keep the process busy. */
export type SpendWork = (lines: number) => void;

export function createWorkBudget(maxLines: number): SpendWork {
  let left = maxLines;
  return (lines) => {
    left -= lines;
    if (left < 0)
      throw new ToolFailure('the patch takes too much searching; split it, or name the lines more precisely');
  };
}
