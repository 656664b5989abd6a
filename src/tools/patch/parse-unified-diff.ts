import { parsePatch as parseDiff, type StructuredPatch, type StructuredPatchHunk } from 'diff';
import { readErrorMessage } from '../../core/types/error.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import { quoteLine, type Hunk, type HunkLine, type PatchOperation } from './patch.ts';

const nowhere = '/dev/null';
const hunkHeader = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/;

/** Reads a unified diff, plain or git's: new, deleted, renamed files and modes. Copies, binary files and links are refused. */
export function parseUnifiedDiff(text: string): readonly PatchOperation[] {
  checkHunkHeaders(text);
  const operations = readSections(text).flatMap(readOperation);
  if (operations.length === 0)
    throw new ToolFailure(
      'the patch has no file section: write a unified diff with --- and +++ lines, or "*** Begin Patch"',
    );
  return operations;
}

function readSections(text: string): StructuredPatch[] {
  try {
    return parseDiff(text);
  } catch (thrown) {
    throw new ToolFailure(`the patch cannot be read: ${readErrorMessage(thrown)}`, { cause: thrown });
  }
}

// The parser takes a header without numbers for one of one line.
function checkHunkHeaders(text: string): void {
  const lines = text.split('\n');
  const wrong = lines.findIndex((line) => line.startsWith('@@') && !hunkHeader.test(line));
  if (wrong >= 0)
    throw new ToolFailure(
      `the patch cannot be read: line ${wrong + 1} should be like "@@ -1,3 +1,4 @@", but is ${quoteLine(lines[wrong])}`,
    );
}

function readOperation(section: StructuredPatch): PatchOperation[] {
  const { oldFileName, newFileName } = section;
  if (oldFileName === undefined || newFileName === undefined) {
    if (section.hunks.length === 0) return [];
    throw new ToolFailure('the patch has hunks without --- and +++ lines before them');
  }
  const { oldPath, newPath } = stripPrefixes(oldFileName, newFileName);
  const name = newPath ?? oldPath;
  if (name === null) throw new ToolFailure('a section of the patch has /dev/null on both sides');
  if (section.isBinary === true) throw new ToolFailure(`${name}: binary changes cannot be patched`);
  if (section.isCopy === true) throw new ToolFailure(`${name}: copies are not supported; add the file instead`);
  for (const mode of [section.oldMode, section.newMode])
    if (mode !== undefined && !/^100(?:644|755)$/.test(mode))
      throw new ToolFailure(`${name}: file mode ${mode} is not supported`);

  const hunks = section.hunks.map((hunk, index) => readHunk(hunk, index));
  const executable = section.newMode === undefined ? null : section.newMode === '100755';
  if (oldPath === null || section.isCreate === true)
    return [{ type: 'add', path: name, content: readNewContent(name, hunks), executable: executable ?? false }];
  if (newPath === null || section.isDelete === true) return [{ type: 'delete', path: oldPath, hunks }];
  if (oldPath !== newPath && section.isRename !== true)
    throw new ToolFailure(
      `${quoteLine(oldPath)} and ${quoteLine(newPath)} differ; a move needs git's "rename from" and "rename to" lines`,
    );
  if (hunks.length === 0 && oldPath === newPath && executable === null)
    throw new ToolFailure(`${name}: the section has no hunks`);
  return [{ type: 'update', path: oldPath, target: newPath, hunks, executable }];
}

// `a/` and `b/` are git's, unless just one side has one: then they are folders.
function stripPrefixes(oldName: string, newName: string): { oldPath: string | null; newPath: string | null } {
  const oldGone = oldName === nowhere;
  const newGone = newName === nowhere;
  const prefixed = (oldGone || oldName.startsWith('a/')) && (newGone || newName.startsWith('b/'));
  const strip = (name: string): string => (prefixed ? name.slice(2) : name);
  return {
    oldPath: oldGone ? null : strip(oldName),
    newPath: newGone ? null : strip(newName),
  };
}

function readHunk(hunk: StructuredPatchHunk, index: number): Hunk {
  const lines: HunkLine[] = [];
  let oldEndsBare = false;
  let newEndsBare = false;
  for (const line of hunk.lines) {
    const last = lines.at(-1);
    if (line.startsWith('\\')) {
      if (last !== undefined && last.kind !== 'add') oldEndsBare = true;
      if (last !== undefined && last.kind !== 'remove') newEndsBare = true;
    } else lines.push({ kind: readKind(line), text: line.slice(1) });
  }
  const old = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
  const label = `hunk ${index + 1} (@@ -${old},${hunk.oldLines})`;
  return { label, place: { type: 'line', line: Math.max(0, hunk.oldStart - 1) }, lines, oldEndsBare, newEndsBare };
}

function readKind(line: string): HunkLine['kind'] {
  if (line.startsWith('+')) return 'add';
  return line.startsWith('-') ? 'remove' : 'context';
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
