import { findLastBefore } from '../encoded-text.ts';
import type { SecretFinder } from '../redact.ts';
import { readPatchPath } from './patch.ts';

/** A secret that a patch adds to a file, or to the name of a file. */
export interface AddedSecret {
  readonly path: string;
  /** Its first line in the new file; null if it is in the name. */
  readonly line: number | null;
  /** Its longest line, without the marks of the patch. */
  readonly text: string;
}

type LineKind = 'added' | 'kept' | 'header';

interface PatchLine {
  /** Offsets of its first character and of its line break. */
  readonly at: number;
  readonly end: number;
  readonly kind: LineKind;
  readonly path: string;
  /** Its number in the new file; 0 in a header. */
  readonly number: number;
}

/**
 * Finds the secrets that a git patch adds in added lines and in names of files. The repository already contains the lines that the patch
 * keeps or removes, and a replacement there would break the patch.
 */
export function findAddedSecrets(patch: Uint8Array, { findSecrets }: Pick<SecretFinder, 'findSecrets'>): AddedSecret[] {
  // Latin-1 maps bytes to characters one by one, also where a file is not UTF-8.
  const text = Buffer.from(patch).toString('latin1');
  const found = findSecrets(text);
  if (found.length === 0) return [];
  const lines = readLines(text);
  return found.flatMap(({ start, end }) => {
    const touched = lines.slice(findLastBefore(lines, start), findLastBefore(lines, end - 1) + 1);
    const shown = touched.filter(({ kind }) => kind !== 'kept');
    const [first] = shown;
    if (first === undefined) return [];
    const parts = shown.map((line) => {
      const from = line.kind === 'added' ? line.at + 1 : line.at;
      return text.slice(Math.max(from, start), Math.min(line.end, end));
    });
    const longest = parts.reduce((left, right) => (right.length > left.length ? right : left));
    return [
      {
        path: first.path,
        line: first.kind === 'added' ? first.number : null,
        text: Buffer.from(longest.trim(), 'latin1').toString('utf8'),
      },
    ];
  });
}

function readLines(text: string): PatchLine[] {
  const lines: PatchLine[] = [];
  let inHunk = false;
  let path = '';
  let at = 0;
  let number = 0;
  for (const line of text.split('\n')) {
    // Within a hunk every line begins with what it does.
    if (inHunk && !/^[ +\-\\]/.test(line)) inHunk = false;
    if (line.startsWith('@@ ')) {
      inHunk = true;
      number = Number(/^@@ \S+ \+(\d+)/.exec(line)?.[1] ?? 1) - 1;
    } else if (inHunk && /^[ +]/.test(line)) number += 1;
    if (!inHunk && line.startsWith('diff --git ')) path = readPatchPath(line) ?? line.slice(11);
    const kind = !inHunk ? 'header' : line.startsWith('+') ? 'added' : 'kept';
    const end = at + line.length;
    lines.push({ at, end, kind, path, number });
    at = end + 1;
  }
  return lines;
}
