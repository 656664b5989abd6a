import { existsSync } from 'node:fs';
import { HarnessError } from '../../core/types/error.ts';
import { listPaths } from '../../core/text/path-text.ts';
import { lockWorkspace } from './lock-workspace.ts';
import { listJournaled, locateJournal, recoverSteps } from './publish/publish-journal.ts';

/**
 * Finishes or undoes what a run has begun that was killed while it wrote to a workspace. Only call it while the workspace is locked. Returns what
 * was done. Throws `usage` if the workspace stays half written: no run must start from it.
 */
export function recoverWorkspace(stateFolder: string, workspace: string): readonly string[] {
  const journal = locateJournal(stateFolder, workspace);
  const done = recoverSteps(journal, workspace);
  switch (done.type) {
    case 'nothing':
      return [];
    case 'finished':
      return [
        `an earlier run was killed while it wrote to the workspace; its changes of ${listPaths(done.paths)} are complete now`,
      ];
    case 'undone':
      return [
        `an earlier run was killed while it wrote to the workspace; its changes of ${listPaths(done.paths)} are undone`,
      ];
    case 'partly': {
      const message = `an earlier run was killed while it wrote to ${workspace}; its changes are undone, except ${listPaths(done.paths)}`;
      const olds = done.kept.length === 0 ? '' : `; the old files are ${listPaths(done.kept)}`;
      if (done.reason === null) return [`${message}, because another process has changed these paths since${olds}`];
      throw new HarnessError({
        code: 'usage',
        message: `${message} (${done.reason})${olds}`,
        hint: `Let this user write there, and start again; or restore the files with git, and remove ${journal}.`,
      });
    }
  }
}

/** The same for every workspace that a folder of journals names, except those in which a run works. */
export async function recoverWorkspaces(stateFolder: string): Promise<readonly string[]> {
  if (!existsSync(stateFolder)) return [];
  const notes: string[] = [];
  for (const { journal, workspace } of listJournaled(stateFolder)) {
    if (journal !== locateJournal(stateFolder, workspace)) continue;
    const unlock = await lockWorkspace(stateFolder, workspace).catch((thrown: unknown) => {
      if (thrown instanceof HarnessError && thrown.code === 'usage') return null;
      throw thrown;
    });
    if (unlock === null) continue;
    try {
      notes.push(...recoverWorkspace(stateFolder, workspace));
    } finally {
      unlock();
    }
  }
  return notes;
}
