import { dirname, isAbsolute } from 'node:path';
import type { HostFacts } from './environment.ts';
import { isBelow } from './files/paths.ts';
import { resolveFolder } from './host-folders.ts';

/** The PATH of commands, and the existing folders of the host's PATH that are not part of it. */
export interface SearchPath {
  readonly path: string;
  readonly dropped: readonly string[];
}

/** The start of the note about dropped folders. */
export const droppedPathNote = 'PATH entries that commands do not have:';

/** The folders of a PATH that commands do not see, because a hidden folder covers them. */
export function listHiddenEntries(
  path: string,
  facts: Readonly<Record<'hiddenFolders' | 'toolFolders' | 'systemFolders', readonly string[]>> & {
    readonly workspace: string;
  },
): readonly string[] {
  const isIn = (folders: readonly string[], folder: string): boolean => folders.some((known) => isBelow(known, folder));
  return path.split(':').filter((entry) => {
    const folder = resolveFolder(entry);
    if (folder === null || isBelow(facts.workspace, folder) || isIn(facts.toolFolders, folder)) return false;
    return isIn(facts.hiddenFolders, folder) || !isIn(facts.systemFolders, folder);
  });
}

/** The note about dropped folders; empty if no folder was dropped. */
export function renderDroppedPath(dropped: readonly string[]): readonly string[] {
  return dropped.length === 0 ? [] : [`${droppedPathNote} ${dropped.join(', ')}`];
}

/**
 * The PATH of commands: absolute, existing folders of the host's PATH in their order, then the node that runs the harness. `isInstalled`
 * decides which folders of the workspace stay: folders that the job installed and that neither the repository's author nor the agent can
 * write.
 */
export function buildSearchPath(
  facts: HostFacts,
  workspace: string,
  isInstalled: (folder: string) => boolean,
): SearchPath {
  const host = (facts.environment['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  const existing = [...host, '/usr/local/bin', '/usr/bin', '/bin', dirname(facts.execPath)].filter(
    (folder) => isAbsolute(folder) && resolveFolder(folder) !== null,
  );
  const isInside = (folder: string): boolean =>
    isBelow(workspace, folder) || isBelow(workspace, resolveFolder(folder) ?? folder);
  const isKept = (folder: string): boolean =>
    // The target of a link could change, and the root of the workspace is not a program folder.
    !isInside(folder) || (resolveFolder(folder) === folder && folder !== workspace && isInstalled(folder));
  return {
    path: [...new Set(existing.filter(isKept))].join(':'),
    dropped: [...new Set(existing.filter((folder) => !isKept(folder)))],
  };
}
