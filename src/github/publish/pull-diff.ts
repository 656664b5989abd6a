import { renderUntrustedOutput } from '../../core/text/untrusted-envelope.ts';

/** A file of a pull request. `patch` is null if GitHub does not show it: a binary file, or a very large diff. */
export interface PullFile {
  readonly path: string;
  readonly status: string;
  readonly patch: string | null;
}

/** A line of a diff. `number` is the line in the new file; null for a removed line. */
export interface DiffLine {
  readonly hunk: number;
  readonly number: number | null;
  readonly type: 'context' | 'added' | 'removed';
  readonly text: string;
}

/** The lines of a file's patch, as GitHub's API gives it: hunks without the head of the file. */
export function readDiffLines(patch: string): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let hunk = 0;
  let next = 0;
  for (const line of patch.split('\n')) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line)?.[1];
    if (start !== undefined) {
      hunk += 1;
      next = Number(start);
      continue;
    }
    const text = line.slice(1);
    if (line.startsWith('-')) lines.push({ hunk, number: null, type: 'removed', text });
    else if (line.startsWith('+') || line.startsWith(' ')) {
      lines.push({ hunk, number: next, type: line.startsWith('+') ? 'added' : 'context', text });
      next += 1;
    }
  }
  return lines;
}

const maxCharacters = 60_000;

/** The diff of a pull request for the model: in an envelope, since its author is another person, with the numbers of the new lines. */
export function renderPullDiff(number: number, files: readonly PullFile[]): string {
  const shown: string[] = [];
  const omitted: string[] = [];
  let length = 0;
  for (const file of files) {
    const text = file.patch === null ? null : renderFile(file, file.patch);
    if (text === null || length + text.length > maxCharacters) {
      omitted.push(`${file.path} (${file.status})`);
      continue;
    }
    shown.push(text);
    length += text.length;
  }
  if (omitted.length > 0) shown.push(`Changed, and not shown here:\n${omitted.join('\n')}`);
  return renderUntrustedOutput(
    `pull request #${number}, diff with the line numbers of the new files`,
    shown.join('\n\n'),
  );
}

function renderFile(file: PullFile, patch: string): string {
  const lines: string[] = [`${file.path} (${file.status})`];
  let hunk = 1;
  for (const line of readDiffLines(patch)) {
    if (line.hunk !== hunk) lines.push('…');
    hunk = line.hunk;
    const mark = { context: ' ', added: '+', removed: '-' }[line.type];
    lines.push(`${String(line.number ?? '').padStart(6)} ${mark}${line.text}`);
  }
  return lines.join('\n');
}
