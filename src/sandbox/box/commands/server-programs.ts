import { realpathSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import type { Mount, MountFacts } from '../mounts/mounts.ts';
import { isBelow, readStats } from '../../host/files/paths.ts';
import { findOptionalPackage } from '../../host/host-folders.ts';

/**
 * Read-only mounts of the folders that the command line of a server names by absolute paths, and of the folders with the files that it names,
 * because the policy allows these programs. Of a program in a `bin` below `/opt`, it is the whole package. Apart from them, a server sees what commands see. A folder that contains the workspace or a hidden
 * folder is never mounted. Proved by test/sandbox/box/launch/system-root.test.ts.
 */
export function listProgramMounts(
  command: readonly string[],
  facts: Pick<MountFacts, 'workspace' | 'repositoryRoot' | 'hiddenFolders' | 'systemFolders' | 'toolFolders'>,
): readonly Mount[] {
  const shown = [...facts.systemFolders, ...facts.toolFolders, facts.repositoryRoot];
  const closed = [...facts.hiddenFolders, facts.workspace, facts.repositoryRoot];
  const folders = command
    .filter((word) => isAbsolute(word) && readStats(word) !== null)
    // A link and its target.
    .flatMap((path) => [path, realpathSync(path)])
    .map((path) => (readStats(path)?.isDirectory() === true ? path : dirname(path)))
    .flatMap((folder) => [findOptionalPackage(folder) ?? [], folder].flat())
    .filter(
      (folder) => !shown.some((other) => isBelow(other, folder)) && !closed.some((path) => isBelow(folder, path)),
    );
  return [...new Set(folders)].map((path): Mount => ({ type: 'read-only', source: path, target: path }));
}
