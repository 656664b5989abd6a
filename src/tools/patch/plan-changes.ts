import { resolve } from 'node:path/posix';
import type { WorkspaceFiles, WorkspacePath } from '../../core/ports/sandbox.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import { renderHostileText, requireInside } from '../files/path-access.ts';
import { maxTextFileBytes, openText } from '../files/text-file.ts';
import { applyEdits } from './apply-edits.ts';
import { applyHunks, type AppliedText } from './apply-hunks.ts';
import { createWorkBudget, type Hunk, type PatchOperation } from './patch.ts';

/** A file's state before and after the patch. A content is null if the file does not exist. */
export interface PlannedChange {
  readonly path: WorkspacePath;
  readonly before: Uint8Array | null;
  readonly after: Uint8Array | null;
  readonly wasExecutable: boolean;
  readonly isExecutable: boolean;
}

interface Plan {
  readonly changes: readonly PlannedChange[];
  /** Where the patch was applied in another form than it was written, for the model. */
  readonly notes: readonly string[];
}

type FileState = { -readonly [Key in keyof PlannedChange]: PlannedChange[Key] };

/** Lines that a patch may compare; some seconds of work at most. */
const maxComparedLines = 50_000_000;
const maxChangedBytes = 64 * 1024 * 1024;

/**
 * Computes the files after a patch, in memory, later operations on top of earlier ones. Writes nothing. Throws `ToolFailure` for the
 * first operation that does not fit.
 */
export async function planChanges(
  operations: readonly PatchOperation[],
  files: WorkspaceFiles,
  cwd: string,
): Promise<Plan> {
  const states = new Map<WorkspacePath, FileState>();
  const spend = createWorkBudget(maxComparedLines);
  const notes: string[] = [];
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
    const state = {
      path: resolved.path,
      before,
      after: before,
      wasExecutable: executable,
      isExecutable: executable,
    };
    states.set(resolved.path, state);
    return state;
  }

  // Removing through a link would remove the target of the link.
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
        fill(state, 'update it instead of adding it', {
          content: Buffer.from(operation.content),
          executable: operation.executable,
        });
        return;
      case 'delete': {
        const { hunks } = operation;
        const content = readContent(state);
        requireDirect(operation.path, state);
        if (hunks !== null && editHunks(state, hunks)(content).length > 0)
          throw new ToolFailure(`${state.path}: the patch deletes the file but does not list all of its lines`);
        state.after = null;
        return;
      }
      case 'update':
        if (operation.target === operation.path && isNewFile(operation.hunks)) create(state);
        return transfer(operation, state, editHunks(state, operation.hunks));
      case 'edit': {
        const { path, edits } = operation;
        if (edits[0]?.oldText === '') create(state);
        return transfer(
          { path, target: path, executable: null },
          state,
          editText(state, (text) => applyEdits(state.path, text, edits, spend)),
        );
      }
    }
  }

  // An empty file, unless there is one.
  function create(state: FileState): void {
    if (state.after !== null) return;
    state.after = Buffer.alloc(0);
    state.isExecutable = false;
  }

  function editText({ path }: FileState, apply: (text: string) => AppliedText): (old: Uint8Array) => Uint8Array {
    return (old) => {
      const { text, encode } = openText(old, path);
      const applied = apply(text);
      notes.push(...applied.notes);
      return encode(applied.text);
    };
  }

  function editHunks(state: FileState, hunks: readonly Hunk[]): (old: Uint8Array) => Uint8Array {
    if (hunks.length === 0) return (old) => old;
    return editText(state, (text) => applyHunks(state.path, text, hunks, spend));
  }

  /** Writes the edited content of the source to the target. */
  async function transfer(
    operation: { readonly path: string; readonly target: string; readonly executable: boolean | null },
    source: FileState,
    edit: (old: Uint8Array) => Uint8Array,
  ): Promise<void> {
    const content = edit(readContent(source));
    const executable = operation.executable ?? source.isExecutable;
    const target = operation.target === operation.path ? source : await open(operation.target);
    if (target === source) {
      source.after = content;
      source.isExecutable = executable;
      return;
    }
    requireDirect(operation.path, source);
    fill(target, `${source.path} cannot be moved there`, { content, executable });
    source.after = null;
  }

  for (const operation of operations) await applyOperation(operation);
  return { changes: [...states.values()].filter((state) => !isUnchanged(state)), notes };
}

function fill(
  state: FileState,
  advice: string,
  { content, executable }: { readonly content: Uint8Array; readonly executable: boolean },
): void {
  if (state.after !== null) throw new ToolFailure(`${state.path} exists already; ${advice}`);
  state.after = content;
  state.isExecutable = executable;
}

function readContent({ path, after }: FileState): Uint8Array {
  if (after === null) throw new ToolFailure(`${path} does not exist`);
  return after;
}

function isNewFile(hunks: readonly Hunk[]): boolean {
  const [first] = hunks;
  return (
    hunks.length === 1 &&
    first?.place.type === 'line' &&
    first.place.line === 0 &&
    first.lines.every(({ kind }) => kind === 'add')
  );
}

function isUnchanged({ before, after, wasExecutable, isExecutable }: FileState): boolean {
  if (before === null || after === null) return before === after;
  return Buffer.compare(before, after) === 0 && wasExecutable === isExecutable;
}
