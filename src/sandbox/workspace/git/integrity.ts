import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type GitLayout, listGitNames, listModuleDirectories } from './git-layout.ts';
import { readStats, isFile } from '../../host/files/paths.ts';

export interface Integrity {
  /** The paths whose digest differs from the first one. */
  listChanges(): string[];
}

/**
 * Takes digests of the parts of a repository that no run may change: git's configuration and hooks (also of worktrees and submodules, and
 * files that the configuration includes) and the protected paths. The sandbox denies the agent access to them; the digests prove afterwards
 * that it did.
 */
export function readIntegrity(git: GitLayout, workspace: string, protectedPaths: readonly string[]): Integrity {
  const fixed = [
    ...git.configFiles.keys(),
    ...git.includedFiles,
    ...protectedPaths.map((path) => join(workspace, path)),
  ];
  return digestPaths(() => [...fixed, ...listGitSteering(git)]);
}

/** Takes digests of files and directories. They are listed again for each comparison, because added files count too. */
export function digestPaths(list: () => readonly string[]): Integrity {
  const digestAll = (): Map<string, string> => new Map([...new Set(list())].flatMap(listDigests));
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

/** `git gc` writes these. They do not influence how git behaves. */
const writtenByGc = new Set(['refs', 'packs', 'commit-graph', 'commit-graphs']);

const steering = ['config', 'config.worktree', 'hooks', 'commondir', 'gitdir', 'objects/info/alternates'];

/** The paths that influence git in the repository, its worktrees and its submodules, whether they exist or not. */
function listGitSteering({ gitPath, gitDirectory, commonDirectory }: GitLayout): string[] {
  const worktrees = join(commonDirectory, 'worktrees');
  const own = [gitDirectory, commonDirectory, ...listGitNames(worktrees).map((name) => join(worktrees, name))];
  const directories = new Set(own.flatMap((directory) => [directory, ...listModuleDirectories(directory)]));
  return [
    // The `.git` of a worktree is a file that contains the path of its git directory.
    ...(isFile(gitPath) ? [gitPath] : []),
    ...[...directories].flatMap((directory) => [
      ...steering.map((name) => join(directory, name)),
      ...listGitNames(join(directory, 'info'))
        .filter((name) => !writtenByGc.has(name))
        .map((name) => join(directory, 'info', name)),
    ]),
  ];
}

function listDigests(path: string): [string, string][] {
  const stats = readStats(path);
  if (stats === null) return [];
  if (stats.isSymbolicLink()) return [[path, `link ${readlinkSync(path)}`]];
  if (stats.isDirectory()) return readdirSync(path).flatMap((name) => listDigests(join(path, name)));
  // The mode counts: a hook that is not executable does not run.
  const mode = (stats.mode & 0o777).toString(8);
  if (!stats.isFile()) return [[path, `no file ${mode}`]];
  return [[path, `${mode} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`]];
}
