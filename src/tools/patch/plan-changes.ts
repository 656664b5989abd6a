import { resolve } from 'node:path/posix';
import type { WorkspaceFiles, WorkspacePath } from '../../core/ports/sandbox.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import { restoreShown, showUntrusted } from '../../core/text/untrusted-envelope.ts';
import { renderHostileText, requireInside } from '../path-access.ts';
import { decodeText, maxTextFileBytes } from '../text-file.ts';
import { applyHunks } from './apply-hunks.ts';
import { createWorkBudget, quoteLine, splitLines, type PatchOperation, type SpendWork } from './patch.ts';

/** What a file was and is to be; null where there is none. */
export interface PlannedChange {
  readonly path: WorkspacePath;
  readonly before: Uint8Array | null;
  readonly after: Uint8Array | null;
  readonly wasExecutable: boolean;
  readonly isExecutable: boolean;
}

type FileState = { -readonly [Key in keyof PlannedChange]: PlannedChange[Key] };

/** Lines that a patch may compare; some seconds of work at most. */
const maxComparedLines = 50_000_000;
const maxChangedBytes = 64 * 1024 * 1024;

/**
 * Computes what a patch makes of the files, in memory, later operations on top of earlier ones. Writes nothing. Throws `ToolFailure`
 * for the first thing that does not fit.
 */
export async function planChanges(
  operations: readonly PatchOperation[],
  files: WorkspaceFiles,
  cwd: string,
): Promise<readonly PlannedChange[]> {
  const states = new Map<WorkspacePath, FileState>();
  const spend = createWorkBudget(maxComparedLines);
  let bytes = 0;

  async function open(path: string): Promise<FileState> {
    const resolved = await requireInside(path, files, cwd);
    const known = states.get(resolved.path);
    if (known !== undefined) return known;
    const stats = await files.stat(resolved.path);
    const before = stats === null ? null : await files.read(resolved.path, maxTextFileBytes);
    bytes += before?.length ?? 0;
    if (bytes > maxChangedBytes) throw new ToolFailure('the patch touches too many bytes at once; split it');
    const executable = stats?.executable ?? false;
    const state = { path: resolved.path, before, after: before, wasExecutable: executable, isExecutable: executable };
    states.set(resolved.path, state);
    return state;
  }

  // Removing by way of a link would remove what it points to.
  function requireDirect(path: string, state: FileState): void {
    if (resolve(files.root, cwd, path) !== resolve(files.root, state.path))
      throw new ToolFailure(
        `${renderHostileText(path)} is or goes through a link; name the file itself: ${state.path}`,
      );
  }

  async function applyOperation(operation: PatchOperation): Promise<void> {
    const state = await open(operation.path);
    switch (operation.type) {
      case 'add':
        if (state.after !== null) throw new ToolFailure(`${state.path} exists already; update it instead of adding it`);
        state.after = Buffer.from(operation.content);
        state.isExecutable = operation.executable;
        return;
      case 'delete': {
        const old = requireContent(state);
        requireDirect(operation.path, state);
        if (
          operation.hunks !== null &&
          applyHunks(state.path, decodeText(old, state.path), operation.hunks, spend) !== ''
        )
          throw new ToolFailure(`${state.path}: the patch deletes the file but does not list all of its lines`);
        state.after = null;
        return;
      }
      case 'update':
        await update(operation, state, spend);
        return;
      case 'replace':
        replace(operation, state);
    }
  }

  async function update(
    operation: Extract<PatchOperation, { type: 'update' }>,
    source: FileState,
    spend: SpendWork,
  ): Promise<void> {
    const old = requireContent(source);
    const updated =
      operation.hunks.length === 0
        ? old
        : Buffer.from(applyHunks(source.path, decodeText(old, source.path), operation.hunks, spend));
    const executable = operation.executable ?? source.isExecutable;
    const target = operation.target === operation.path ? source : await open(operation.target);
    if (target !== source) {
      requireDirect(operation.path, source);
      if (target.after !== null)
        throw new ToolFailure(`${target.path} exists already; ${source.path} cannot be moved there`);
      source.after = null;
    }
    target.after = updated;
    target.isExecutable = executable;
  }

  for (const operation of operations) await applyOperation(operation);
  return [...states.values()].filter((state) => !isUnchanged(state));
}

function replace(operation: Extract<PatchOperation, { type: 'replace' }>, state: FileState): void {
  const current = state.after === null ? '' : decodeText(state.after, state.path);
  const isShown = current !== operation.original;
  // Line ends are not shown.
  const isEqual = !current.includes('\r') && showUntrusted(current) === showUntrusted(operation.original);
  if (isShown && !isEqual) throw describeDifference(state, current, operation.original);
  state.after = Buffer.from(isShown ? restoreShown(operation.updated, current) : operation.updated);
}

function requireContent(state: FileState): Uint8Array {
  if (state.after === null) throw new ToolFailure(`${state.path} does not exist`);
  return state.after;
}

function describeDifference(state: FileState, current: string, expected: string): ToolFailure {
  if (state.after === null) return new ToolFailure(`${state.path} does not exist, but originalContent is not empty`);
  const stands = splitLines(current).lines;
  const wanted = splitLines(expected).lines;
  const at = wanted.findIndex((line, index) => line !== stands[index]);
  const line = at >= 0 ? at : wanted.length;
  if (line >= wanted.length && line >= stands.length)
    return new ToolFailure(`${state.path}: originalContent differs from the file in the newline at its end`);
  return new ToolFailure(
    `${state.path}: originalContent is not what the file holds: line ${line + 1} should be ${quoteLine(wanted[line])}, but there stands ${quoteLine(stands[line])}`,
  );
}

function isUnchanged({ before, after, wasExecutable, isExecutable }: FileState): boolean {
  if (before === null || after === null) return before === after;
  return Buffer.compare(before, after) === 0 && wasExecutable === isExecutable;
}
