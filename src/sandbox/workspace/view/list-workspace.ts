import { accessSync, constants, lstatSync, readdirSync, type Dirent } from 'node:fs';
import { dirname, join } from 'node:path';
import { dependencyDirectories } from '../../../core/output-directories.ts';
import type { ClosedPaths } from '../../../core/ports/policy.ts';
import { HarnessError, hasCode, orElse } from '../../../core/types/error.ts';
import { locateKey } from '../../host/files/no-follow.ts';
import { isUtf8, renderKey } from '../changes/stamp.ts';

/** The contents of a workspace. Paths are relative to it. */
export interface WorkspaceListing {
  /** The files, without those in directories of installed packages that rules open or close with everything in them. */
  readonly files: readonly string[];
  /** Directories of installed packages, and of git, that rules close with everything in them. */
  readonly closedDirectories: readonly string[];
  readonly links: readonly string[];
  /** The inode of each directory that has a name. */
  readonly directories: ReadonlyMap<string, bigint>;
  /** Directories that are not listed, because processes may read all of them. */
  readonly openDirectories: readonly string[];
  readonly nestedRepositories: readonly string[];
  /** Directories that cannot be listed, so that it is not known whether the policy denies a file in them. */
  readonly unlisted: readonly UnlistedDirectory[];
  /** Entries whose path is not UTF-8: no mount can name them. */
  readonly unnamed: readonly UnnamedEntry[];
}

export interface UnlistedDirectory {
  readonly path: string;
  readonly reason: string;
}

export interface UnnamedEntry {
  readonly type: 'file' | 'repository' | 'unlisted';
  /** For rules, with U+FFFD for bytes that are not UTF-8. */
  readonly path: string;
  readonly absolute: Buffer;
  /** For people: every byte outside of ASCII as an escape of the shell. */
  readonly shown: string;
}

/** A mount cannot have a target of 4,096 bytes, and the target is below another directory than the workspace. */
const maxTargetBytes = 3_000;

/**
 * Lists a workspace without following links. Dependency directories contain many files, so only those are listed of which a read rule closes a part,
 * or with `all` every one. Throws `usage` if the workspace itself cannot be listed.
 */
export function listWorkspace(
  workspace: string,
  directories: Pick<ClosedPaths, 'judgeDirectory'> | 'all',
): WorkspaceListing {
  const files: string[] = [];
  const closedDirectories: string[] = [];
  const openDirectories: string[] = [];
  const links: string[] = [];
  const inodes = new Map<string, bigint>();
  const nestedRepositories: string[] = [];
  const unlisted = new Map<string, string>();
  const unnamed: UnnamedEntry[] = [];
  const addUnnamed = (type: UnnamedEntry['type'], key: string): void => {
    unnamed.push({ type, path: renderKey(key), absolute: locateKey(workspace, key), shown: escapeBytes(key) });
  };

  // Commands have a private git directory at the root. Git directories further down are not listed, with any contents.
  const judgeListed = (path: string, kind: 'own' | 'dependency' | 'git'): 'open' | 'closed' | 'mixed' => {
    if (kind === 'own' || (kind === 'dependency' && directories === 'all')) return 'mixed';
    const judged = directories === 'all' ? 'mixed' : directories.judgeDirectory(path);
    if (kind === 'dependency') return judged;
    return path !== '.git' && judged === 'closed' ? 'closed' : 'open';
  };

  const pending = [{ key: '', isDependency: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const directory = next.key;
    const entries = readEntries(locateKey(workspace, directory));
    if (typeof entries === 'string') {
      if (isUtf8(directory)) unlisted.set(findTarget(workspace, renderKey(directory), entries), entries);
      else addUnnamed('unlisted', directory);
      continue;
    }
    for (const entry of entries) {
      const name = entry.name.toString('latin1');
      const key = directory === '' ? name : `${directory}/${name}`;
      const path = renderKey(key);
      const isNamed = isUtf8(key);
      if (entry.isFile()) {
        if (isNamed) files.push(path);
        else addUnnamed('file', key);
      }
      if (name === '.git') {
        if (!isNamed) addUnnamed('repository', key);
        else if (directory !== '') nestedRepositories.push(path);
      }
      if (isNamed && entry.isSymbolicLink()) links.push(path);
      if (!entry.isDirectory()) continue;
      const inode = isNamed ? readInode(locateKey(workspace, key)) : null;
      if (inode !== null) inodes.set(path, inode);
      const isDependency = next.isDependency || dependencyDirectories.has(name);
      const state = judgeListed(path, name === '.git' ? 'git' : isDependency ? 'dependency' : 'own');
      if (state === 'mixed') pending.push({ key, isDependency });
      else if (isNamed) (state === 'open' ? openDirectories : closedDirectories).push(path);
    }
  }
  // Of a directory with a path that is too long, the files above it are listed.
  const isKnown = (path: string): boolean =>
    unlisted.size === 0 || ![...unlisted.keys()].some((top) => path.startsWith(`${top}/`));
  return {
    files: files.filter(isKnown),
    closedDirectories: closedDirectories.filter(isKnown),
    openDirectories: openDirectories.filter(isKnown),
    links: links.filter(isKnown),
    directories: inodes,
    nestedRepositories: nestedRepositories.filter(isKnown),
    unlisted: [...unlisted].map(([path, reason]) => ({ path, reason })),
    unnamed,
  };
}

// Null if the path is too long, was removed, or cannot be reached.
function readInode(path: Buffer): bigint | null {
  return orElse(() => lstatSync(path, { bigint: true }).ino, null, 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EACCES');
}

/** The entries of a directory, or why it cannot be listed. */
function readEntries(directory: Buffer): readonly Dirent<Buffer>[] | string {
  try {
    // Without the permission to search it, the names can be listed and nothing else can be done with them.
    accessSync(directory, constants.R_OK | constants.X_OK);
    return readdirSync(directory, { withFileTypes: true, encoding: 'buffer' });
  } catch (thrown) {
    if (hasCode(thrown, 'EACCES', 'EPERM')) return 'this user has no permission to list it';
    if (hasCode(thrown, 'ENAMETOOLONG')) return 'it has paths longer than the 4,096 bytes of the kernel';
    throw thrown;
  }
}

// The nearest directory that can be covered by a mount.
function findTarget(workspace: string, directory: string, reason: string): string {
  let target = directory;
  while (target !== '' && Buffer.byteLength(join(workspace, target)) > maxTargetBytes)
    target = dirname(target) === '.' ? '' : dirname(target);
  if (target !== '') return target;
  throw new HarnessError({
    code: 'usage',
    message: `${workspace} cannot be listed: ${directory === '' ? reason : `${directory.split('/')[0] ?? ''}: ${reason}`}`,
    hint: 'Give this user the permission to read the directory, or use a workspace with a shorter path.',
  });
}

function escapeBytes(key: string): string {
  return key.replaceAll(/[^ -[\]-~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
