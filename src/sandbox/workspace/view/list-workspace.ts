import { accessSync, constants, lstatSync, readdirSync, type Dirent } from 'node:fs';
import { dirname, join } from 'node:path';
import { dependencyFolders } from '../../../core/output-folders.ts';
import type { ClosedPaths } from '../../../core/ports/policy.ts';
import { HarnessError, hasCode, orElse } from '../../../core/types/error.ts';

/** The contents of a workspace. Paths are relative to it. */
export interface WorkspaceListing {
  /** The repository's own files. */
  readonly files: readonly string[];
  /** Files in folders of installed packages, of which a rule may close some. */
  readonly dependencyFiles: readonly string[];
  /** Folders of installed packages, and of git, that rules close with everything in them. */
  readonly closedFolders: readonly string[];
  readonly links: readonly string[];
  /** The inode of each folder that has a name. */
  readonly folders: ReadonlyMap<string, bigint>;
  /** Folders that are not listed, because processes may read all of them. */
  readonly openFolders: readonly string[];
  readonly nestedRepositories: readonly string[];
  /** Folders that cannot be listed, so that it is not known whether the policy denies a file in them. */
  readonly unlisted: readonly UnlistedFolder[];
  /** What has a path that is not UTF-8: no mount can name it. */
  readonly unnamed: readonly UnnamedEntry[];
}

export interface UnlistedFolder {
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

interface Folder {
  readonly path: string;
  /** The path as bytes if it is not UTF-8; else null. */
  readonly bytes: Buffer | null;
  readonly isDependency: boolean;
}

interface Entry {
  readonly name: string;
  readonly bytes: Buffer | null;
  readonly kind: Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>;
}

/** A mount cannot have a target of 4,096 bytes, and the target is below another folder than the workspace. */
const maxTargetBytes = 3_000;

/**
 * Lists a workspace without following links. Dependency folders contain many files, so only those are listed of which a read rule closes a part, or
 * with `all` every one. Throws `usage` if the workspace itself cannot be listed.
 */
export function listWorkspace(workspace: string, folders: Pick<ClosedPaths, 'judgeFolder'> | 'all'): WorkspaceListing {
  const files: string[] = [];
  const dependencyFiles: string[] = [];
  const closedFolders: string[] = [];
  const openFolders: string[] = [];
  const links: string[] = [];
  const inodes = new Map<string, bigint>();
  const nestedRepositories: string[] = [];
  const unlisted = new Map<string, string>();
  const unnamed: UnnamedEntry[] = [];
  const addUnnamed = (type: UnnamedEntry['type'], path: string, bytes: Buffer): void => {
    const absolute = Buffer.concat([Buffer.from(`${workspace}/`), bytes]);
    unnamed.push({ type, path, absolute, shown: renderBytes(bytes) });
  };

  // Commands have a private git folder at the root. Git folders further down are not listed, with any contents.
  const judgeListed = (path: string, kind: 'own' | 'dependency' | 'git'): 'open' | 'closed' | 'mixed' => {
    if (kind === 'own' || (kind === 'dependency' && folders === 'all')) return 'mixed';
    const judged = folders === 'all' ? 'mixed' : folders.judgeFolder(path);
    if (kind === 'dependency') return judged;
    return path !== '.git' && judged === 'closed' ? 'closed' : 'open';
  };

  const pending: Folder[] = [{ path: '', bytes: null, isDependency: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path: folder, bytes: folderBytes } = next;
    const entries = readEntries(
      folderBytes === null ? join(workspace, folder) : Buffer.concat([Buffer.from(`${workspace}/`), folderBytes]),
    );
    if (typeof entries === 'string') {
      if (folderBytes === null) unlisted.set(findTarget(workspace, folder, entries), entries);
      else addUnnamed('unlisted', folder, folderBytes);
      continue;
    }
    for (const { name, bytes: nameBytes, kind } of entries) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const bytes =
        nameBytes === null && folderBytes === null
          ? null
          : Buffer.concat([
              folderBytes ?? Buffer.from(folder),
              Buffer.from(folder === '' ? '' : '/'),
              nameBytes ?? Buffer.from(name),
            ]);
      if (bytes !== null && kind.isFile()) addUnnamed('file', path, bytes);
      if (bytes !== null && name === '.git') addUnnamed('repository', path, bytes);
      if (bytes === null && name === '.git' && folder !== '') nestedRepositories.push(path);
      if (bytes === null && kind.isFile()) (next.isDependency ? dependencyFiles : files).push(path);
      if (bytes === null && kind.isSymbolicLink()) links.push(path);
      if (!kind.isDirectory()) continue;
      const inode = bytes === null ? readInode(join(workspace, path)) : null;
      if (inode !== null) inodes.set(path, inode);
      const isDependency = next.isDependency || dependencyFolders.has(name);
      const state = judgeListed(path, name === '.git' ? 'git' : isDependency ? 'dependency' : 'own');
      if (state === 'mixed') pending.push({ path, bytes, isDependency });
      else if (bytes === null) (state === 'open' ? openFolders : closedFolders).push(path);
    }
  }
  // Of a folder with a path that is too long, the files above it are listed.
  const isKnown = (path: string): boolean =>
    unlisted.size === 0 || ![...unlisted.keys()].some((top) => path.startsWith(`${top}/`));
  return {
    files: files.filter(isKnown),
    dependencyFiles: dependencyFiles.filter(isKnown),
    closedFolders: closedFolders.filter(isKnown),
    openFolders: openFolders.filter(isKnown),
    links: links.filter(isKnown),
    folders: inodes,
    nestedRepositories: nestedRepositories.filter(isKnown),
    unlisted: [...unlisted].map(([path, reason]) => ({ path, reason })),
    unnamed,
  };
}

// Null if the path is too long, was removed, or cannot be reached.
function readInode(path: string): bigint | null {
  return orElse(() => lstatSync(path, { bigint: true }).ino, null, 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EACCES');
}

/** The entries of a folder, or why it cannot be listed. Names that are not UTF-8 are read again as bytes. */
function readEntries(folder: string | Buffer): readonly Entry[] | string {
  try {
    // Without the permission to search it, the names can be listed and nothing else can be done with them.
    accessSync(folder, constants.R_OK | constants.X_OK);
    const entries = readdirSync(folder, { withFileTypes: true });
    if (!entries.some(({ name }) => name.includes('\uFFFD')))
      return entries.map((entry) => ({ name: entry.name, bytes: null, kind: entry }));
    return readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }).map((entry) => {
      const name = entry.name.toString();
      return { name, bytes: Buffer.from(name).equals(entry.name) ? null : entry.name, kind: entry };
    });
  } catch (thrown) {
    if (hasCode(thrown, 'EACCES', 'EPERM')) return 'this user has no permission to list it';
    if (hasCode(thrown, 'ENAMETOOLONG')) return 'it has paths longer than the 4,096 bytes of the kernel';
    throw thrown;
  }
}

// The nearest folder that can be covered by a mount.
function findTarget(workspace: string, folder: string, reason: string): string {
  let target = folder;
  while (target !== '' && Buffer.byteLength(join(workspace, target)) > maxTargetBytes)
    target = dirname(target) === '.' ? '' : dirname(target);
  if (target !== '') return target;
  throw new HarnessError({
    code: 'usage',
    message: `${workspace} cannot be listed: ${folder === '' ? reason : `${folder.split('/')[0] ?? ''}: ${reason}`}`,
    hint: 'Give this user the permission to read the folder, or use a workspace with a shorter path.',
  });
}

function renderBytes(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll(/[^ -[\]-~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
