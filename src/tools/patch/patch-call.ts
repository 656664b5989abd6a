import { renderCount } from '../../core/text/grouped-number.ts';
import type { Access } from '../../core/types/access.ts';
import type { FileChange } from '../../core/types/change.ts';
import type { WorkspaceFiles } from '../../core/ports/sandbox.ts';
import type { ToolContext, ToolOutput } from '../../core/ports/tool.ts';
import {
  lowerPath,
  lowerPaths,
  renderHostileText,
  renderIgnored,
  requireInside,
  resolvePath,
} from '../files/path-access.ts';
import type { PatchOperation } from './patch.ts';
import { planChanges, type PlannedChange } from './plan-changes.ts';
import { writeChanges } from './write-changes.ts';

/** The changes of a call, and the directory in which its paths start. */
interface PatchCall {
  readonly operations: readonly PatchOperation[];
  readonly cwd: string;
}

/**
 * The accesses of a call that changes files: it reads what it moves or compares, and an error quotes it. The first access represents an
 * allowed call in reports.
 */
export async function lowerPatch({ operations, cwd }: PatchCall, files: WorkspaceFiles): Promise<readonly Access[]> {
  const directory = await resolvePath(cwd, files);
  if (directory.type !== 'inside') return [await lowerPath('write', cwd, files)];
  return [
    ...(await lowerPaths('write', listWrittenPaths(operations), files, directory.path)),
    ...(await lowerPaths('read', listReadPaths(operations), files, directory.path)),
  ];
}

/** The changes of a call with their contents, for the rules that decide by them. */
export async function planPatch({ operations, cwd }: PatchCall, files: WorkspaceFiles): Promise<readonly FileChange[]> {
  const directory = await requireInside(cwd, files);
  const { changes } = await planChanges(operations, files, directory.path);
  return changes.map(({ path, before, after, wasExecutable, isExecutable }) => ({
    path,
    before: before === null ? null : { kind: 'file', executable: wasExecutable, content: before },
    after: after === null ? null : { kind: 'file', executable: isExecutable, content: after },
  }));
}

/** Changes the files, all or none. */
export async function runPatch({ operations, cwd }: PatchCall, context: ToolContext): Promise<ToolOutput> {
  const { files } = context.sandbox;
  const directory = await requireInside(cwd, files);
  const { changes, notes } = await planChanges(operations, files, directory.path);
  context.signal.throwIfAborted();
  await writeChanges(changes, files);
  const ignored = changes.flatMap(({ path, after }) => (after !== null && files.isIgnored(path) ? [path] : []));
  const listed = changes.map((change) => ({ path: change.path, kind: readKind(change) }));
  const summary = `${renderCount(listed.length, 'file')} changed`;
  const stdout = [
    ...listed.map(({ path, kind }) => `${kind} ${renderHostileText(path)}\n`),
    ...notes.map((note) => `${note}\n`),
  ].join('');
  return {
    value: { success: true, summary, changes: listed, stdout, stderr: '', ...(ignored.length > 0 && { ignored }) },
    text: `${summary}\n${stdout}`.trimEnd() + renderIgnored(ignored),
    images: [],
  };
}

function listWrittenPaths(operations: readonly PatchOperation[]): string[] {
  return operations.flatMap((operation) =>
    operation.type === 'update' ? [operation.path, operation.target] : [operation.path],
  );
}

function listReadPaths(operations: readonly PatchOperation[]): string[] {
  return operations.flatMap((operation) =>
    operation.type === 'add' || (operation.type === 'delete' && operation.hunks === null) ? [] : [operation.path],
  );
}

function readKind({ before, after }: PlannedChange): 'add' | 'update' | 'delete' {
  if (before === null) return 'add';
  return after === null ? 'delete' : 'update';
}
