import { ToolFailure } from '../../core/ports/tool.ts';
import { findEnvelope, parseEnvelope } from './parse-envelope.ts';
import { isFileHeader } from './parse-hunks.ts';
import { parseUnifiedDiff } from './parse-unified-diff.ts';
import type { PatchOperation } from './patch.ts';

const maxOperations = 500;
const maxHunks = 5_000;

/** Reads a patch in either form. Throws `ToolFailure` with the place if it is malformed. Reads no file. */
export function parsePatch(text: string): readonly PatchOperation[] {
  if (text.includes('\0')) throw new ToolFailure('the patch holds NUL characters');
  if (!text.isWellFormed()) throw new ToolFailure('the patch is not valid Unicode');
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  // A patch that came with carriage returns on all its lines, headers too, was sent that way; they are not its content.
  const sent = lines.every((line) => line.endsWith('\r')) ? lines.map((line) => line.slice(0, -1)) : lines;
  const patch = unwrap(sent);
  if (patch.every((line) => line.trim() === '')) throw new ToolFailure('the patch is empty');
  const begin = findEnvelope(patch);
  const isDiff = patch.slice(0, begin).some((line, at) => line.startsWith('diff --git ') || isFileHeader(patch, at));
  const operations = begin < 0 || isDiff ? parseUnifiedDiff(patch) : parseEnvelope(patch, begin);
  if (operations.length > maxOperations)
    throw new ToolFailure(`the patch changes ${operations.length} files; split it (at most ${maxOperations})`);
  const hunks = operations.reduce(
    (sum, operation) => sum + ('hunks' in operation ? (operation.hunks?.length ?? 0) : 0),
    0,
  );
  if (hunks > maxHunks) throw new ToolFailure(`the patch has ${hunks} hunks; split it (at most ${maxHunks})`);
  return operations;
}

// Models send a patch as they would in a shell or in Markdown: as a here-document or in a fence.
function unwrap(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const opening = (lines[first] ?? '').trim();
  const [, word = ''] = /^(?:apply_patch\s*)?<<-?\s*['"]?(\w+)['"]?$/.exec(opening) ?? [];
  const [, fence = ''] = /^(`{3,})\w*$/.exec(opening) ?? [];
  const closing = word || fence;
  // Empty lines keep the numbers of the others.
  return closing !== '' && last > first && (lines[last] ?? '').trim() === closing
    ? lines.slice(0, last).with(first, '')
    : lines;
}
