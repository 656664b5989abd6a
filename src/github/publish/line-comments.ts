import { createHash } from 'node:crypto';
import { readDiffLines, type DiffLine, type PullFile } from './pull-diff.ts';

/** A comment of the model on lines of a file. `text` is its Markdown, safe to publish. */
export interface WantedComment {
  readonly path: string;
  readonly line: number;
  readonly startLine: number | null;
  readonly text: string;
}

/** A comment on lines of the diff, with what tells it from comments on other lines. */
export interface PlacedComment extends WantedComment {
  readonly marker: string;
}

/** Sorts comments by whether the diff has their line: GitHub accepts no others. */
export function placeComments(
  files: readonly PullFile[],
  wanted: readonly WantedComment[],
): { readonly placed: readonly PlacedComment[]; readonly elsewhere: readonly WantedComment[] } {
  const placed: PlacedComment[] = [];
  const elsewhere: WantedComment[] = [];
  for (const comment of wanted) {
    const lines = readDiffLines(files.find(({ path }) => path === comment.path)?.patch ?? '');
    const at = lines.findIndex(({ number }) => number === comment.line);
    const line = lines[at];
    if (line === undefined) elsewhere.push(comment);
    else
      placed.push({
        ...comment,
        startLine: findStart(lines, line, comment),
        marker: renderMarker(comment.path, lines, at),
      });
  }
  return { placed, elsewhere };
}

/** Returns whether a comment that an earlier run made is about a line that the diff does not have any more. */
export function createLineCheck(files: readonly PullFile[]): (body: string) => boolean {
  const markers = files.flatMap(({ path, patch }) => {
    const lines = readDiffLines(patch ?? '');
    return lines.map((_line, at) => renderMarker(path, lines, at));
  });
  const present = new Set(markers);
  return (body) => {
    const marker = /^<!-- script-harness:line [0-9a-f]{32} -->/.exec(body)?.[0];
    return marker !== undefined && !present.has(marker);
  };
}

// GitHub accepts several lines of one hunk only.
function findStart(lines: readonly DiffLine[], end: DiffLine, { startLine }: WantedComment): number | null {
  if (startLine === null || startLine >= (end.number ?? 0)) return null;
  return lines.some(({ hunk, number }) => hunk === end.hunk && number === startLine) ? startLine : null;
}

// By the text of the line and of the one before: the numbers change with every push.
function renderMarker(path: string, lines: readonly DiffLine[], at: number): string {
  const texts = [lines[at - 1]?.text ?? '', lines[at]?.text ?? ''];
  const hash = createHash('sha256')
    .update(JSON.stringify([path, ...texts]))
    .digest('hex');
  return `<!-- script-harness:line ${hash.slice(0, 32)} -->`;
}
