import { ToolFailure } from '../../core/ports/tool.ts';
import { parseBinaryChange, type BinaryChange } from './binary-change.ts';
import { parseDiffName, parseGitNames, pickSharedName, stripPrefixes } from './diff-names.ts';
import { isFileHeader, isHunkHeader, parseHunks } from './parse-hunks.ts';
import { quoteLine, type Hunk, type PatchOperation } from './patch.ts';

/** A section as its headers describe it. */
interface Section {
  /** Git's own extended headers, by their first words. */
  readonly headers: ReadonlyMap<string, string>;
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly hunks: readonly Hunk[];
  readonly binary: BinaryChange | null;
}

const extendedHeader =
  /^(old mode|new mode|deleted file mode|new file mode|copy from|copy to|rename from|rename to|similarity index|dissimilarity index|index) (.*)$/;
const noId = /^0+$/;

/** Reads a unified diff, plain or git's, with renames, copies, modes and binary files. Links are refused. */
export function parseUnifiedDiff(lines: readonly string[]): readonly PatchOperation[] {
  const operations: PatchOperation[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    if (line.startsWith('diff --git ')) {
      const { section, next } = readGitSection(lines, at);
      if (section !== null) operations.push(createOperation(section));
      at = next;
    } else if (isFileHeader(lines, at)) {
      const { section, next } = readPlainSection(lines, at);
      operations.push(createOperation(section));
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

function readGitSection(lines: readonly string[], start: number): { section: Section | null; next: number } {
  const name = parseGitNames((lines[start] ?? '').slice('diff --git '.length));
  const headers = new Map<string, string>();
  let at = start + 1;
  for (; at < lines.length; at += 1) {
    const match = extendedHeader.exec((lines[at] ?? '').replace(/\r$/, ''));
    if (match === null) break;
    headers.set(match[1] ?? '', match[2] ?? '');
  }
  const named = readNames(lines, at);
  if (named !== null) at += 2;
  const pick = (header: string): string | null => {
    const text = headers.get(header);
    return text === undefined ? null : parseDiffName(text).name;
  };
  const oldPath = pick('rename from') ?? pick('copy from') ?? named?.oldPath ?? name;
  const newPath = pick('rename to') ?? pick('copy to') ?? named?.newPath ?? name;
  if ((lines[at] ?? '').startsWith('GIT binary patch')) {
    const { change, next } = parseBinaryChange(lines, at + 1);
    return { section: { headers, oldPath, newPath, hunks: [], binary: change }, next };
  }
  if (/^Binary files .* differ\s*$/.test(lines[at] ?? ''))
    throw new ToolFailure(
      `${newPath ?? oldPath ?? 'a binary file'}: the patch lacks the content of the binary file; write it by git diff --binary`,
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
      binary: null,
    },
    next,
  };
}

function refuseNameless(lines: readonly string[], at: number): never {
  throw new ToolFailure(`line ${at + 1} of the patch: the names of the file are missing in ${quoteLine(lines[at])}`);
}

function readNames(
  lines: readonly string[],
  at: number,
): { readonly oldPath: string | null; readonly newPath: string | null } | null {
  if (!isFileHeader(lines, at)) return null;
  const [oldName, newName] = [lines[at], lines[at + 1]].map((line) => parseDiffName((line ?? '').slice(4)).name);
  return stripPrefixes(oldName ?? '', newName ?? '');
}

function readPlainSection(lines: readonly string[], start: number): { section: Section; next: number } {
  const [old, updated] = [lines[start], lines[start + 1]].map((line) => parseDiffName((line ?? '').slice(4)));
  const { oldPath, newPath } = stripPrefixes(old?.name ?? '', updated?.name ?? '');
  const { hunks, next } = parseHunks(lines, start + 2);
  if (oldPath === null && newPath === null) throw new ToolFailure('a section of the patch has /dev/null on both sides');
  const common = { headers: new Map<string, string>(), hunks, binary: null };
  if (oldPath === null || newPath === null) return { section: { ...common, oldPath, newPath }, next };
  const name = pickSharedName(oldPath, newPath);
  if (name === null)
    throw new ToolFailure(
      `${quoteLine(oldPath)} and ${quoteLine(newPath)} differ; a move needs git's "rename from" and "rename to" lines`,
    );
  const section = {
    ...common,
    oldPath: old?.isEpoch === true ? null : name,
    newPath: updated?.isEpoch === true ? null : name,
  };
  return { section, next };
}

function createOperation(section: Section): PatchOperation {
  const { headers, oldPath, newPath, hunks, binary } = section;
  const name = newPath ?? oldPath ?? '';
  const modes = ['old mode', 'new mode', 'new file mode', 'deleted file mode'].map((header) => headers.get(header));
  for (const mode of modes)
    if (mode !== undefined && !/^100(?:644|755)$/.test(mode))
      throw new ToolFailure(`${name}: file mode ${mode} is not supported`);
  const newMode = headers.get('new mode') ?? headers.get('new file mode');
  const executable = newMode === undefined ? null : newMode === '100755';
  if (binary !== null) return createBinaryOperation(section, binary, executable);
  if (oldPath === null)
    return { type: 'add', path: name, content: readNewContent(name, hunks), executable: executable ?? false };
  if (newPath === null) return { type: 'delete', path: oldPath, hunks };
  const common = { path: oldPath, target: newPath, hunks, executable };
  if (headers.has('copy from')) return { type: 'copy', ...common };
  if (oldPath !== newPath && !headers.has('rename from'))
    throw new ToolFailure(
      `${quoteLine(oldPath)} and ${quoteLine(newPath)} differ; a move needs git's "rename from" and "rename to" lines`,
    );
  if (hunks.length === 0 && oldPath === newPath && executable === null)
    throw new ToolFailure(`${name}: the section has no hunks`);
  return { type: 'update', ...common };
}

function createBinaryOperation(section: Section, change: BinaryChange, executable: boolean | null): PatchOperation {
  const { headers, oldPath, newPath } = section;
  const name = newPath ?? oldPath ?? '';
  const [, oldId = '', newId = ''] = /^([0-9a-f]+)\.\.([0-9a-f]+)/.exec(headers.get('index') ?? '') ?? [];
  if (!/^(?:.{40}|.{64})$/.test(oldId) || oldId.length !== newId.length)
    throw new ToolFailure(`${name}: a binary patch needs an index line with whole ids; take it from git diff --binary`);
  if (noId.test(oldId)) {
    if (change.type === 'delta') throw new ToolFailure(`${name}: a new binary file needs its whole content`);
    return { type: 'add', path: name, content: change.data, executable: executable ?? false };
  }
  return {
    type: 'binary',
    path: oldPath ?? name,
    target: noId.test(newId) ? null : name,
    isCopy: headers.has('copy from'),
    oldId,
    newId,
    change,
    executable,
  };
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
