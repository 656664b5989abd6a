import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { HarnessError, hasCode } from '../../core/types/error.ts';
import { listPaths } from '../../core/text/path-text.ts';
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

/**
 * Keeps other runs out of the workspace until the returned function is called or the process ends. Throws `usage` if another run has it.
 * An abstract socket is the lock: the kernel grants its name to one process of the machine, and releases it when that process dies.
 */
export async function lockWorkspace(stateFolder: string, workspace: string): Promise<() => void> {
  const server = createServer((connection) => connection.destroy());
  const id = createHash('sha256').update(`${stateFolder}\0${workspace}`).digest('hex').slice(0, 16);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? buildBusyError(workspace) : error));
    server.listen({ path: `\0script-harness-${id}` }, resolve);
  });
  server.unref();
  return () => server.close();
}

function buildBusyError(workspace: string): HarnessError {
  return new HarnessError({
    code: 'usage',
    message: `another run works in ${workspace}`,
    hint: 'Wait for its end, or use another checkout.',
  });
}
