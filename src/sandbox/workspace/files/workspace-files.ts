import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  ftruncateSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { FileEntry, ResolvedPath, WorkspaceFiles, WorkspacePath } from '../../../core/ports/sandbox.ts';
import { ToolFailure } from '../../../core/ports/tool.ts';
import { orElse, staleCode } from '../../../core/types/error.ts';
import type { BasePath } from '../../../core/types/change.ts';
import { listParents, isOutside } from '../../../core/text/path-text.ts';
import { openNoFollow, readStatsBelow, withDirectory, withPath } from '../../host/files/no-follow.ts';
import { findInvalidPath, isBelow, readStats } from '../../host/files/paths.ts';
import type { RunUser } from '../../host/run-user.ts';
import { readKey, readKind } from '../changes/stamp.ts';
import type { ScratchDirectory } from '../workspace-access.ts';
import { compareText } from '../../../core/text/compare-text.ts';

interface WorkspaceFilesOptions {
  /** The path of the workspace for commands and the model. */
  readonly root: string;
  /** Returns the path at which the harness finds the files, if it is another one. */
  readonly readDirectory?: () => string;
  /**
   * The paths that no process sees, and the directory in which the harness finds them: a call of a file tool that was allowed to read one reads it
   * there. None if left out.
   */
  readonly closed?: { isClosed(path: string): boolean; readonly directory: string };
  /** The owner of new files: the user that the agent's commands run as; null if it is the user of the harness. */
  readonly owner: Pick<RunUser, 'uid' | 'gid'> | null;
  /** Workspace-relative files and directories that are never written, independent of the policy. */
  readonly protectedPaths: readonly string[];
  /** True for another name of a file that the policy denies reading. The name was decided, and not the file. */
  readonly isUnreadable: (path: string) => boolean;
  /** True for files that git ignores; false for all if left out. */
  readonly isIgnored?: (path: string) => boolean;
  /** Returns the state of a path in the base of the run; nothing if left out. */
  readonly readBase?: (path: string) => BasePath;
  /** Directories outside the workspace that commands and file tools share, the innermost first; none if left out. */
  readonly scratchDirectories?: readonly ScratchDirectory[];
}

/** `create`: missing directories are created. */
type Use = 'read' | 'change' | 'create';

const chunkBytes = 1024 * 1024;

/**
 * The workspace for the harness's own tools. No component of a path is followed, so a link that appears between the decision and the open is an error
 * and never a way out (proved by test/sandbox/workspace/files/workspace-files.test.ts and test/system/sandbox/workspace/files/symlinks.test.ts).
 * Files are written in place: replacing one by a rename would detach the mount of a running sandbox.
 */
export function createWorkspaceFiles(options: WorkspaceFilesOptions): WorkspaceFiles {
  const root = realpathSync(options.root);
  const readDirectory = options.readDirectory ?? (() => root);
  const findScratch = (path: string): ScratchDirectory | null =>
    options.scratchDirectories?.find(({ target }) => isBelow(target, path)) ?? null;

  // A closed path is absent in the view, unless the agent has made a file of that name.
  function pickDirectory(inside: string): string {
    const directory = readDirectory();
    const { closed } = options;
    return closed?.isClosed(inside) === true && readStats(`${directory}/${inside}`) === null
      ? closed.directory
      : directory;
  }

  // For the harness, files in a layer over the workspace and in the run's scratch directories have another path.
  function locate(path: string): string {
    if (path.startsWith(`${root}/`)) return `${pickDirectory(path.slice(root.length + 1))}${path.slice(root.length)}`;
    const scratch = findScratch(path);
    return scratch === null ? path : `${scratch.directory}${path.slice(scratch.target.length)}`;
  }

  // A path in a scratch directory is absolute. Every other path is relative to the workspace.
  function split(path: string, use: Use): { readonly directory: string; readonly inside: string } {
    if (!isAbsolute(path)) return { directory: use === 'read' ? pickDirectory(path) : readDirectory(), inside: path };
    const scratch = findScratch(path);
    if (scratch === null) throw new ToolFailure(`${path} is outside the workspace`);
    return { directory: scratch.directory, inside: relative(scratch.target, path) };
  }

  // The git directory contains the token of actions/checkout. In the sandbox a cleaned copy replaces it; here nothing does.
  function refuseGitDirectory(path: string): void {
    if (path.split('/').some((name) => name.toLowerCase() === '.git'))
      throw new ToolFailure(
        `${path} is in a git directory, which file tools do not open; use git log, git show or git diff`,
      );
  }

  function refuseProtected(path: string): void {
    refuseGitDirectory(path);
    if (isAbsolute(path) && findScratch(path)?.access !== 'writable') throw new ToolFailure(`${path} is read-only`);
    if (options.protectedPaths.some((entry) => isBelow(entry, path)))
      throw new ToolFailure(`${path} is protected and cannot be changed`);
  }

  function withParent<Result>(path: string, kind: Use, use: (target: Buffer) => Result): Result {
    if (findScratch(path)?.target === path) throw new ToolFailure(`${path} is a directory`);
    // The path itself decides the directory: the directory above a closed file is open.
    const { directory, inside } = split(path, kind);
    const key = readKey(inside);
    if (kind === 'create') for (const parent of listParents(key)) makeDirectory(directory, parent, options.owner);
    return withPath(directory, key, use);
  }

  function openForReading(path: string): { readonly descriptor: number; readonly size: number } {
    refuseGitDirectory(path);
    if (options.isUnreadable(path))
      throw new ToolFailure(`${path} may not be read: it is a hard link to a file that the policy denies reading`);
    return describeFailure(path, () =>
      withParent(path, 'read', (target) => {
        const descriptor = openNoFollow(target);
        try {
          const stats = fstatSync(descriptor);
          requireFile(path, stats);
          return { descriptor, size: stats.size };
        } catch (thrown) {
          closeSync(descriptor);
          throw thrown;
        }
      }),
    );
  }

  /** Throws `ToolFailure` for a file above `maxBytes`: before anything is read, and if it grows meanwhile. */
  async function* readOpened(path: string, maxBytes: number): AsyncGenerator<Uint8Array> {
    const { descriptor, size } = openForReading(path);
    const check = (bytes: number): void => {
      if (bytes > maxBytes)
        throw new ToolFailure(`${path} has ${bytes} bytes, more than the ${maxBytes} that can be read`);
    };
    try {
      check(size);
      for (let total = 0; ;) {
        const chunk = Buffer.allocUnsafe(chunkBytes);
        const count = readSync(descriptor, chunk);
        if (count === 0) return;
        total += count;
        check(total);
        yield chunk.subarray(0, count);
        // A large file must not keep timers and other calls waiting.
        await setImmediate();
      }
    } finally {
      closeSync(descriptor);
    }
  }

  return {
    root,

    async resolve(path, cwd = '.'): Promise<ResolvedPath> {
      const reason = findInvalidPath(path);
      if (reason !== null) return { type: 'invalid', reason };
      const start = resolve(root, cwd, path);
      const found = resolveLinks(isAbsolute(path) ? path : `${resolve(root, cwd)}/${path}`, locate);
      if (found === null) return { type: 'invalid', reason: `${start} has too many links` };
      const inside = relative(root, found.path);
      if (inside === '') return { type: 'inside', path: '.' as WorkspacePath, exists: true };
      if (isOutside(inside))
        return findScratch(found.path) === null
          ? { type: 'outside', path: found.path }
          : { type: 'inside', path: found.path as WorkspacePath, exists: found.exists };
      return { type: 'inside', path: inside as WorkspacePath, exists: found.exists };
    },

    async read(path, maxBytes) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of readOpened(path, maxBytes)) chunks.push(chunk);
      return Buffer.concat(chunks);
    },

    readChunks: (path) => readOpened(path, Number.POSITIVE_INFINITY),

    async write(path, content, { executable } = {}) {
      refuseProtected(path);
      return describeFailure(path, () =>
        withParent(path, 'create', (target) => {
          const existing = statNoFollow(target);
          if (existing !== null) requireFile(path, existing);
          const create = existing === null ? constants.O_CREAT | constants.O_EXCL : 0;
          const flags = constants.O_WRONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK | create;
          const descriptor = openSync(target, flags, executable === true ? 0o755 : 0o644);
          try {
            const stats = fstatSync(descriptor);
            requireFile(path, stats);
            ftruncateSync(descriptor, 0);
            if (existing === null && options.owner !== null)
              fchownSync(descriptor, options.owner.uid, options.owner.gid);
            writeFileSync(descriptor, content);
            if (existing !== null && executable !== undefined)
              fchmodSync(descriptor, (executable ? stats.mode | 0o111 : stats.mode & ~0o111) & 0o777);
          } finally {
            closeSync(descriptor);
          }
          return { created: existing === null };
        }),
      );
    },

    readBase: (path) =>
      isAbsolute(path) || options.readBase === undefined ? { before: null, submodule: null } : options.readBase(path),

    isIgnored: (path) => !isAbsolute(path) && options.isIgnored?.(path) === true,

    async remove(path) {
      refuseProtected(path);
      describeFailure(path, () =>
        withParent(path, 'change', (target) => {
          const stats = statNoFollow(target);
          if (stats === null) throw new ToolFailure(`${path} does not exist`);
          if (stats.isDirectory()) throw new ToolFailure(`${path} is a directory`);
          unlinkSync(target);
        }),
      );
    },

    async list(path) {
      refuseGitDirectory(path);
      const { directory, inside } = split(path, 'read');
      const key = inside === '.' ? '' : readKey(inside);
      const entries = describeFailure(path, () =>
        withDirectory(directory, key, (opened) => readdirSync(opened, { withFileTypes: true })),
      );
      if (entries === null)
        throw new ToolFailure(
          `${path} ${failuresByErrno[readStatsBelow(directory, key) === null ? 'ENOENT' : 'ENOTDIR']}`,
        );
      return entries
        .map((entry): FileEntry => ({ name: entry.name, kind: readKind(entry) }))
        .toSorted((left, right) => compareText(left.name, right.name));
    },

    async stat(path) {
      if (path === '.' || findScratch(path)?.target === path)
        return { kind: 'directory', size: 0, executable: false, isClosed: false };
      const stats = describeFailure(path, () =>
        orElse(() => withParent(path, 'read', statNoFollow), null, 'ENOENT', 'ENOTDIR'),
      );
      if (stats === null) return null;
      return {
        kind: readKind(stats),
        size: stats.size,
        executable: (stats.mode & 0o100) !== 0,
        isClosed: !isAbsolute(path) && pickDirectory(path) !== readDirectory(),
      };
    },
  };
}

const maxLinks = 40;

/** Follows the links of an absolute path as the sandbox would; `locate` gives the place of each part for the harness. Null for too many links. */
export function resolveLinks(path: string, locate: (path: string) => string): { path: string; exists: boolean } | null {
  let pending = path.split('/').filter((name) => name !== '' && name !== '.');
  let current = '/';
  let links = 0;
  let exists = true;
  while (pending.length > 0) {
    const [name = '', ...rest] = pending;
    pending = rest;
    if (name === '..') {
      current = dirname(current);
      continue;
    }
    const next = join(current, name);
    const stats = exists ? statNoFollow(locate(next)) : null;
    // The links of another user's process lead nowhere that this user may know.
    const target = stats?.isSymbolicLink() === true ? readTarget(locate(next)) : null;
    if (stats === null || (stats.isSymbolicLink() && target === null)) exists = false;
    if (target !== null) {
      links += 1;
      if (links > maxLinks) return null;
      if (isAbsolute(target)) current = '/';
      pending = [...target.split('/').filter((part) => part !== '' && part !== '.'), ...pending];
    } else current = next;
  }
  return { path: current, exists };
}

/** Makes a directory for its owner if nothing is at its path. */
function makeDirectory(root: string, key: string, owner: Pick<RunUser, 'uid' | 'gid'> | null): void {
  if (readStatsBelow(root, key) !== null) return;
  withPath(root, key, (path) => {
    mkdirSync(path, 0o755);
    if (owner !== null) lchownSync(path, owner.uid, owner.gid);
  });
}

function requireFile(path: string, stats: Stats): void {
  if (!stats.isFile())
    throw new ToolFailure(`${path} is ${stats.isDirectory() ? 'a directory' : 'not a regular file'}`);
}

/** The target of a link; null if it is gone or may not be read. */
function readTarget(path: string): string | null {
  return orElse(() => readlinkSync(path), null, 'ENOENT', 'EINVAL', 'EACCES', 'EPERM', staleCode);
}

/** Facts of a path without following a link at its end; null if there is nothing or it is not accessible. */
function statNoFollow(path: string | Buffer): Stats | null {
  return orElse(() => lstatSync(path), null, 'ENOENT', 'ENOTDIR', 'EACCES', 'ENAMETOOLONG', staleCode);
}

const failuresByErrno: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'has a component that is not a directory or is a link',
  ELOOP: 'is a link, or was swapped for one',
  EACCES: 'is not accessible',
  EPERM: 'may not be changed',
  EROFS: 'is on a read-only file system',
  EEXIST: 'was created by another process at the same moment',
  ENOSPC: 'cannot be written: the disk is full',
  ENAMETOOLONG: 'has a name that is too long',
  ENXIO: 'is not a regular file',
  EISDIR: 'is a directory',
  [staleCode]: 'was moved by another process of the machine while this run worked',
};

/** Turns a system error into a `ToolFailure`. Node's own messages would contain the descriptor path, which the model cannot use. */
function describeFailure<Result>(path: string, use: () => Result): Result {
  try {
    return use();
  } catch (thrown) {
    const known = thrown instanceof Error && 'code' in thrown ? failuresByErrno[String(thrown.code)] : undefined;
    if (known === undefined) throw thrown;
    throw new ToolFailure(`${path} ${known}`, { cause: thrown });
  }
}
