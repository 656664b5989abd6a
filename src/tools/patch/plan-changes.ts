import { resolve } from 'node:path/posix';
import type { WorkspaceFiles, WorkspacePath } from '../../core/ports/sandbox.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import { renderHostileText, requireInside } from '../files/path-access.ts';
import { maxTextFileBytes, openText } from '../files/text-file.ts';
import { applyEdits } from './apply-edits.ts';
import { applyHunks, type AppliedText } from './apply-hunks.ts';
import { applyBinaryChange, hasObjectId } from './binary-change.ts';
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

type FileState = { -readonly [Key in keyof PlannedChange]: PlannedChange[Key] } & {
  /** An operation has put another file there. */
  isFilled: boolean;
};

type SourceRole = 'edited' | 'moved' | 'copied';

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
      isFilled: false,
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
          content: typeof operation.content === 'string' ? Buffer.from(operation.content) : operation.content,
          executable: operation.executable,
        });
        return;
      case 'delete': {
        const { hunks } = operation;
        const { content } = readSource(state, 'moved');
        requireDirect(operation.path, state);
        if (hunks !== null && editHunks(state, hunks)(content).length > 0)
          throw new ToolFailure(`${state.path}: the patch deletes the file but does not list all of its lines`);
        empty(state);
        return;
      }
      case 'update':
        if (operation.target === operation.path && isNewFile(operation.hunks)) create(state);
        return transfer(
          operation,
          state,
          operation.target === operation.path ? 'edited' : 'moved',
          editHunks(state, operation.hunks),
        );
      case 'copy':
        return transfer(operation, state, 'copied', editHunks(state, operation.hunks));
      case 'binary': {
        const { target, isCopy } = operation;
        const edit = (old: Uint8Array): Uint8Array => editBinary(state.path, old, operation);
        if (target !== null)
          return transfer(
            { ...operation, target },
            state,
            isCopy ? 'copied' : target === operation.path ? 'edited' : 'moved',
            edit,
          );
        edit(readSource(state, 'moved').content);
        requireDirect(operation.path, state);
        empty(state);
        return;
      }
      case 'edit': {
        const { path, edits } = operation;
        if (edits[0]?.oldText === '') create(state);
        return transfer(
          { path, target: path, executable: null },
          state,
          'edited',
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
    role: SourceRole,
    edit: (old: Uint8Array) => Uint8Array,
  ): Promise<void> {
    const { content, executable } = readSource(source, role);
    const updated = { content: edit(content), executable: operation.executable ?? executable };
    const target = role === 'edited' ? source : await open(operation.target);
    if (target === source) {
      source.after = updated.content;
      source.isExecutable = updated.executable;
      return;
    }
    if (role === 'moved') {
      requireDirect(operation.path, source);
      empty(source);
    }
    fill(target, `${source.path} cannot be ${role} there`, updated);
  }

  // A file that the patch moves away or deletes makes room, also if that is listed later.
  function fill(
    state: FileState,
    advice: string,
    { content, executable }: { readonly content: Uint8Array; readonly executable: boolean },
  ): void {
    if (state.after !== null && (state.isFilled || !leaving.has(state.path)))
      throw new ToolFailure(`${state.path} exists already; ${advice}`);
    state.after = content;
    state.isExecutable = executable;
    state.isFilled = true;
  }

  const leaving = new Set<string>();
  for (const operation of operations) {
    const leaves =
      operation.type === 'delete' ||
      (operation.type === 'update' && operation.target !== operation.path) ||
      (operation.type === 'binary' && !operation.isCopy && operation.target !== operation.path);
    if (leaves) leaving.add((await requireInside(operation.path, files, cwd)).path);
  }
  for (const operation of operations) await applyOperation(operation);
  return { changes: [...states.values()].filter((state) => !isUnchanged(state)), notes };
}

// What another operation has put in the place of a file that leaves is no source of it.
function empty(state: FileState): void {
  if (state.isFilled && state.before !== null) return;
  state.after = null;
  state.isFilled = false;
}

/** The content that an operation starts from. A copy starts from the file before the patch, as git has it. */
function readSource(
  state: FileState,
  role: SourceRole,
): { readonly content: Uint8Array; readonly executable: boolean } {
  const { before, after, isFilled } = state;
  const isOriginal = before !== null && (role === 'copied' || (role === 'moved' && isFilled));
  const content = isOriginal ? before : after;
  if (content === null) throw new ToolFailure(`${state.path} does not exist`);
  return { content, executable: isOriginal ? state.wasExecutable : state.isExecutable };
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

function editBinary(
  path: string,
  old: Uint8Array,
  { oldId, newId, target, change }: Extract<PatchOperation, { type: 'binary' }>,
): Uint8Array {
  if (!hasObjectId(old, oldId))
    throw new ToolFailure(`${path} is not the file that the binary patch was made for (its content is not ${oldId})`);
  const updated = applyBinaryChange(change, old, path);
  if (target !== null && !hasObjectId(updated, newId)) throw new ToolFailure(`${path}: the binary patch is damaged`);
  return updated;
}

function isUnchanged({ before, after, wasExecutable, isExecutable }: FileState): boolean {
  if (before === null || after === null) return before === after;
  return Buffer.compare(before, after) === 0 && wasExecutable === isExecutable;
}
