import { ToolFailure } from '../../core/ports/tool.ts';
import { parseDiffName, parseGitHeader, stripPrefixes, type DiffNames } from '../../core/text/diff-names.ts';
import { isFileHeader, isHunkHeader, parseHunks } from './parse-hunks.ts';
import { quoteLine, type Hunk, type PatchOperation } from './patch.ts';

/** A section as its headers describe it. */
interface Section extends DiffNames {
  /** Git's own extended headers, by their first words. */
  readonly headers: ReadonlyMap<string, string>;
  readonly hunks: readonly Hunk[];
}

const extendedHeader =
  /^(old mode|new mode|deleted file mode|new file mode|copy from|copy to|rename from|rename to|similarity index|dissimilarity index|index) (.*)$/;

/** Reads a unified diff, plain or git's, with renames and modes. Links, copies and binary files are refused. */
export function parseUnifiedDiff(lines: readonly string[]): readonly PatchOperation[] {
  const operations: PatchOperation[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    if (line.startsWith('diff --git ') || isFileHeader(lines, at)) {
      const { section, next } = readSection(lines, at);
      if (section !== null) operations.push(createOperation(section));
      at = next;
    } else {
      if (isHunkHeader(line))
        throw new ToolFailure(`line ${at + 1}: the patch has hunks without --- and +++ lines before them`);
      at += 1;
    }
  }
  if (operations.length === 0)
    throw new ToolFailure(
      'the patch has no file section: write a unified diff with --- and +++ lines, or "*** Begin Patch"',
    );
  return operations;
}

function readSection(lines: readonly string[], start: number): { section: Section | null; next: number } {
  const first = lines[start] ?? '';
  const name = parseGitHeader(first);
  const headers = new Map<string, string>();
  let at = first.startsWith('diff --git ') ? start + 1 : start;
  for (; at < lines.length; at += 1) {
    const match = extendedHeader.exec((lines[at] ?? '').replace(/\r$/, ''));
    if (match === null) break;
    headers.set(match[1] ?? '', match[2] ?? '');
  }
  const named = readNames(lines, at);
  if (named !== null) at += 2;
  const pick = (header: string): string | null => {
    const text = headers.get(header);
    return text === undefined ? null : parseDiffName(text);
  };
  const oldPath = pick('rename from') ?? named?.oldPath ?? name;
  const newPath = pick('rename to') ?? named?.newPath ?? name;
  if (/^(?:GIT binary patch|Binary files .* differ)\s*$/.test(lines[at] ?? ''))
    throw new ToolFailure(
      `${newPath ?? oldPath ?? 'a file'}: a patch of a binary file is not applied here; use git apply in a command`,
    );
  if (headers.has('copy from'))
    throw new ToolFailure(
      `line ${start + 1} of the patch: copies are not applied here; add the file with its content, or copy it in a command`,
    );
  const { hunks, next } = parseHunks(lines, at);
  if (oldPath === null && newPath === null)
    return { section: hunks.length === 0 && headers.size === 0 ? null : refuseNameless(lines, start), next };
  const isCreated = headers.has('new file mode') || (named !== null && named.oldPath === null);
  const isDeleted = headers.has('deleted file mode') || (named !== null && named.newPath === null);
  return {
    section: {
      headers,
      oldPath: isCreated ? null : oldPath,
      newPath: isDeleted ? null : newPath,
      hunks,
    },
    next,
  };
}

function refuseNameless(lines: readonly string[], at: number): never {
  throw new ToolFailure(`line ${at + 1} of the patch: the names of the file are missing in ${quoteLine(lines[at])}`);
}

function readNames(lines: readonly string[], at: number): DiffNames | null {
  if (!isFileHeader(lines, at)) return null;
  const [oldName, newName] = [lines[at], lines[at + 1]].map((line) => parseDiffName((line ?? '').slice(4)));
  return stripPrefixes(oldName ?? '', newName ?? '');
}

function createOperation(section: Section): PatchOperation {
  const { headers, oldPath, newPath, hunks } = section;
  const name = newPath ?? oldPath ?? '';
  const modes = ['old mode', 'new mode', 'new file mode', 'deleted file mode'].map((header) => headers.get(header));
  for (const mode of modes)
    if (mode !== undefined && !/^100(?:644|755)$/.test(mode))
      throw new ToolFailure(`${name}: file mode ${mode} is not supported`);
  const newMode = headers.get('new mode') ?? headers.get('new file mode');
  const executable = newMode === undefined ? null : newMode === '100755';
  if (oldPath === null)
    return { type: 'add', path: name, content: readNewContent(name, hunks), executable: executable ?? false };
  if (newPath === null) return { type: 'delete', path: oldPath, hunks };
  if (oldPath !== newPath && !headers.has('rename from'))
    throw new ToolFailure(
      `${quoteLine(oldPath)} and ${quoteLine(newPath)} differ; a move needs git's "rename from" and "rename to" lines`,
    );
  if (hunks.length === 0 && oldPath === newPath && executable === null)
    throw new ToolFailure(`${name}: the section has no hunks`);
  return { type: 'update', path: oldPath, target: newPath, hunks, executable };
}

function readNewContent(path: string, hunks: readonly Hunk[]): string {
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const wrong = lines.find(({ kind }) => kind !== 'add');
  if (wrong !== undefined)
    throw new ToolFailure(
      `${path}: a new file has only + lines, but the patch has ${quoteLine(wrong.text)} as an old one`,
    );
  if (lines.length === 0) return '';
  return `${lines.map(({ text }) => text).join('\n')}${hunks.at(-1)?.newEndsBare === true ? '' : '\n'}`;
}
