import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type GitLayout, listGitNames } from './git-layout.ts';
import { readStats, isFile, isFolder } from '../../host/files/paths.ts';

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

/** Takes digests of files and folders. They are listed again for each comparison, because added files count too. */
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
function listGitSteering({ gitPath, gitFolder, commonFolder }: GitLayout): string[] {
  const folders = new Set([gitFolder, commonFolder, ...listFolders(join(commonFolder, 'worktrees'))]);
  const pending = [...folders].map((folder) => join(folder, 'modules'));
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    folders.add(folder);
    // The name of a submodule may contain slashes, and a submodule may contain submodules.
    for (const path of listFolders(folder)) if (!/\/(?:objects|refs|logs|hooks|info)$/.test(path)) pending.push(path);
  }
  return [
    // The `.git` of a worktree is a file that contains the path of its git folder.
    ...(isFile(gitPath) ? [gitPath] : []),
    ...[...folders].flatMap((folder) => [
      ...steering.map((name) => join(folder, name)),
      ...listGitNames(join(folder, 'info'))
        .filter((name) => !writtenByGc.has(name))
        .map((name) => join(folder, 'info', name)),
    ]),
  ];
}

function listFolders(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(folder, entry.name)] : [],
  );
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
