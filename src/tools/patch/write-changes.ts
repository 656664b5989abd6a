import { readErrorMessage } from '../../core/types/error.ts';
import type { WorkspaceFiles } from '../../core/ports/sandbox.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import { maxTextFileBytes } from '../files/text-file.ts';
import type { PlannedChange } from './plan-changes.ts';

/** Writes all changes, or none: files written before a failure are restored. Created directories stay. */
export async function writeChanges(changes: readonly PlannedChange[], files: WorkspaceFiles): Promise<void> {
  // New content first: if a move fails half-way, the source still exists. A file that becomes a directory is removed before that.
  const filled = changes.filter(({ after }) => after !== null);
  const removed = changes.filter(({ after }) => after === null);
  const becomesDirectory = ({ path }: PlannedChange): boolean =>
    filled.some((other) => other.path.startsWith(`${path}/`));
  const ordered = [
    ...removed.filter(becomesDirectory),
    ...filled,
    ...removed.filter((change) => !becomesDirectory(change)),
  ];
  const begun: PlannedChange[] = [];
  try {
    for (const change of ordered) {
      await requireUntouched(change, files);
      begun.unshift(change);
      await writeState(files, change, 'after');
    }
  } catch (thrown) {
    const stuck: string[] = [];
    for (const change of begun) if (!(await restore(change, files))) stuck.push(change.path);
    const end = stuck.length === 0 ? 'nothing was changed' : `these files could not be restored: ${stuck.join(', ')}`;
    throw new ToolFailure(`${readErrorMessage(thrown)}; ${end}`, { cause: thrown });
  }
}

// Another call or command may have written since the change was computed.
async function requireUntouched({ path, before }: PlannedChange, files: WorkspaceFiles): Promise<void> {
  const now = (await files.stat(path)) === null ? null : await files.read(path, maxTextFileBytes);
  const same = now === null || before === null ? now === before : Buffer.compare(now, before) === 0;
  if (!same) throw new ToolFailure(`${path} was changed by something else meanwhile`);
}

async function writeState(files: WorkspaceFiles, change: PlannedChange, side: 'before' | 'after'): Promise<void> {
  const content = change[side];
  if (content === null) {
    if ((await files.stat(change.path)) !== null) await files.remove(change.path);
    return;
  }
  const executable = side === 'before' ? change.wasExecutable : change.isExecutable;
  // Omitted if it does not change, so that the other bits of the mode are kept.
  const keepsMode = change.before !== null && change.after !== null && change.wasExecutable === change.isExecutable;
  await files.write(change.path, content, keepsMode ? {} : { executable });
}

async function restore(change: PlannedChange, files: WorkspaceFiles): Promise<boolean> {
  try {
    await writeState(files, change, 'before');
    return true;
  } catch {
    // If the first write already failed, the file is unchanged.
    return isAsBefore(change, files);
  }
}

async function isAsBefore(change: PlannedChange, files: WorkspaceFiles): Promise<boolean> {
  try {
    await requireUntouched(change, files);
    return true;
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return false;
    throw thrown;
  }
}
