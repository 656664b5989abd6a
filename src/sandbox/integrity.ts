import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { GitLayout } from './git-layout.ts';
import { readStats } from './paths.ts';

export interface Integrity {
  /** What is not as it was when this was made, by path. */
  listChanges(): string[];
}

/**
 * Takes the digests of what no run may change: git's configuration and hooks, the protected paths, the runner's command files. The
 * sandbox keeps the agent from them; this proves it afterwards.
 */
export function readIntegrity(
  git: GitLayout,
  workspace: string,
  protectedPaths: readonly string[],
  files: readonly string[],
): Integrity {
  const roots = [
    ...git.configFiles,
    join(git.commonFolder, 'config'),
    join(git.commonFolder, 'hooks'),
    join(git.commonFolder, 'info'),
    ...protectedPaths.map((path) => join(workspace, path)),
    ...files,
  ];
  const digestAll = (): Map<string, string> => new Map(roots.flatMap(listDigests));
  const before = digestAll();
  return {
    listChanges() {
      const after = digestAll();
      return [...new Set([...before.keys(), ...after.keys()])]
        .filter((path) => before.get(path) !== after.get(path))
        .toSorted();
    },
  };
}

function listDigests(path: string): [string, string][] {
  const stats = readStats(path);
  if (stats === null) return [];
  if (stats.isSymbolicLink()) return [[path, `link ${readlinkSync(path)}`]];
  if (stats.isDirectory()) return readdirSync(path).flatMap((name) => listDigests(join(path, name)));
  if (!stats.isFile()) return [[path, `mode ${stats.mode}`]];
  return [[path, createHash('sha256').update(readFileSync(path)).digest('hex')]];
}
