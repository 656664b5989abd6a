import type { Redactor } from '../../core/ports/redact.ts';
import { findLastBefore } from '../secrets/encoded-text.ts';
import { mergeSpans, type SecretFinder } from '../secrets/redact.ts';
import { parseGitHeader, splitPatch } from '../../core/text/diff-names.ts';
import type { BinaryChange } from './patch.ts';

/** A secret that a patch adds to a file, or to the name of a file. */
export interface AddedSecret {
  readonly path: string;
  /** `in line 3`, `in a name`, `in binary content`. */
  readonly place: string;
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
export function findAddedSecrets(
  patch: Uint8Array,
  finder: Pick<SecretFinder, 'findSecrets' | 'findPlainSecrets'>,
): AddedSecret[] {
  // Latin-1 maps bytes to characters one by one, also for files that are not UTF-8. File by file: the next patch has most of them again.
  return splitPatch(Buffer.from(patch).toString('latin1')).flatMap((text) => findInFile(text, finder));
}

function findInFile(
  text: string,
  { findSecrets, findPlainSecrets }: Pick<SecretFinder, 'findSecrets' | 'findPlainSecrets'>,
): AddedSecret[] {
  // Nothing else is encoded in the compressed lines of a binary file, whose content `findSecretsInBinaries` reads, and they can be many megabytes.
  const texts = splitCompressed(text)
    .map((part) => (part.isCompressed ? '.'.repeat(part.text.length) : part.text))
    .join('');
  const found = mergeSpans([...findSecrets(texts), ...(texts === text ? [] : findPlainSecrets(text))]);
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
    return [
      {
        path: first.path,
        place: first.kind === 'added' ? `in line ${first.number}` : 'in a name',
        text: readLongest(parts),
      },
    ];
  });
}

/** Replaces all secrets in a patch, also in lines that it keeps or removes, but not in the compressed lines of binary files: no report shows them. */
export function redactPatch(patch: string, { redactText }: Pick<Redactor, 'redactText'>): string {
  return splitPatch(patch)
    .flatMap(splitCompressed)
    .map(({ text, isCompressed }) => (isCompressed ? text : redactText(text)))
    .join('');
}

/** What precedes the compressed lines of a binary file. Each line of a text begins with its mark. */
const binarySize = /^(?:literal|delta) \d{1,12}\n/gm;
/** The first character is the number of bytes; git writes five characters for four bytes, 52 at most. */
const compressedLine = /[A-Za-z]\S{5,65}\n/y;

/** The compressed lines of binary files, and the texts between them. Line by line: they can be many megabytes. */
function splitCompressed(text: string): { readonly text: string; readonly isCompressed: boolean }[] {
  const parts: { text: string; isCompressed: boolean }[] = [];
  let from = 0;
  for (const { 0: size, index } of text.matchAll(binarySize)) {
    const start = index + size.length;
    let end = start;
    compressedLine.lastIndex = start;
    while (compressedLine.test(text)) end = compressedLine.lastIndex;
    parts.push(
      { text: text.slice(from, start), isCompressed: false },
      { text: text.slice(start, end), isCompressed: true },
    );
    from = end;
  }
  return [...parts, { text: text.slice(from), isCompressed: false }];
}

/** ASCII in UTF-16, which has a NUL at every second place: the runs of at least seven characters, without the NULs. */
function readWideText(content: Buffer): string {
  const runs: string[] = [];
  for (let at = 0; at + 1 < content.length; at += 1) {
    const start = at;
    while (content[at] !== 0 && content[at + 1] === 0) at += 2;
    // The last character of big-endian text is followed by another byte.
    if (at - start >= 14)
      runs.push(content.toString('utf16le', start, at) + content.toString('latin1', at, at + 1).replace('\0', ''));
  }
  return runs.join('\n');
}

/** Finds the secrets that binary files have and did not have before. A patch holds such files compressed. */
export function findSecretsInBinaries(
  changes: readonly BinaryChange[],
  { findSecrets }: Pick<SecretFinder, 'findSecrets'>,
): AddedSecret[] {
  const list = (content: Buffer): string[] =>
    [content.toString('latin1'), readWideText(content)].flatMap((text) =>
      findSecrets(text).map(({ start, end }) => text.slice(start, end)),
    );
  return changes.flatMap(({ path, before, after }) => {
    const known = new Set(list(before));
    const added = new Set(list(after).filter((text) => !known.has(text)));
    return [...added].map((text) => ({
      path,
      place: 'in binary content',
      text: readLongest(text.split(/[\0\r\n]+/)),
    }));
  });
}

/** The longest of some texts that were read as Latin-1. */
function readLongest(texts: readonly string[]): string {
  const longest = texts.reduce((left, right) => (right.length > left.length ? right : left));
  return Buffer.from(longest.trim(), 'latin1').toString('utf8');
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
    if (!inHunk && line.startsWith('diff --git ')) path = parseGitHeader(line) ?? line.slice(11);
    const kind = !inHunk ? 'header' : line.startsWith('+') ? 'added' : 'kept';
    const end = at + line.length;
    lines.push({ at, end, kind, path, number });
    at = end + 1;
  }
  return lines;
}
