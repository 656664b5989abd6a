import { dirname, isAbsolute } from 'node:path';
import type { HostFacts } from './environment.ts';
import { isBelow } from './files/paths.ts';
import { resolveDirectory } from './host-directories.ts';

/** The PATH of commands, and the existing directories of the host's PATH that are not part of it. */
export interface SearchPath {
  readonly path: string;
  readonly dropped: readonly string[];
}

/** The start of the note about dropped directories. */
export const droppedPathNote = 'PATH entries that commands do not have:';

/** The note about dropped directories; empty if no directory was dropped. */
export function renderDroppedPath(dropped: readonly string[]): readonly string[] {
  return dropped.length === 0 ? [] : [`${droppedPathNote} ${dropped.join(', ')}`];
}

/**
 * The PATH of commands: the real paths of existing directories of the host's PATH in their order, then the node that runs the harness. `isInstalled`
 * decides which directories of the workspace stay: directories that the job installed and that neither the repository's author nor the agent can
 * write.
 */
export function buildSearchPath(
  facts: HostFacts,
  workspace: string,
  isInstalled: (directory: string) => boolean,
): SearchPath {
  const host = (facts.environment['PATH'] ?? '').split(':').filter((directory) => directory !== '');
  const existing = [...host, '/usr/local/bin', '/usr/bin', '/bin', dirname(facts.execPath)].filter(
    (directory) => isAbsolute(directory) && resolveDirectory(directory) !== null,
  );
  const isInside = (directory: string): boolean =>
    isBelow(workspace, directory) || isBelow(workspace, resolveDirectory(directory) ?? directory);
  const isKept = (directory: string): boolean =>
    // The target of a link could change, and the root of the workspace is not a program directory.
    !isInside(directory) ||
    (resolveDirectory(directory) === directory && directory !== workspace && isInstalled(directory));
  return {
    // Commands may see the directory and not the link to it, such as the one that fnm makes for each shell.
    path: [...new Set(existing.filter(isKept).map((directory) => resolveDirectory(directory) ?? directory))].join(':'),
    dropped: [...new Set(existing.filter((directory) => !isKept(directory)))],
  };
}
