import {
  closeSync,
  constants,
  fchownSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  readSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { FileEntry } from '../../../core/ports/sandbox.ts';
import { ToolFailure } from '../../../core/ports/tool.ts';

/** The user and group of a new file. */
export interface FileOwner {
  readonly uid: number;
  readonly gid: number;
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
    if (stats === null) exists = false;
    if (stats?.isSymbolicLink() === true) {
      links += 1;
      if (links > maxLinks) return null;
      const target = readlinkSync(locate(next));
      if (isAbsolute(target)) current = '/';
      pending = [...target.split('/').filter((part) => part !== '' && part !== '.'), ...pending];
    } else current = next;
  }
  return { path: current, exists };
}

/** Opens a folder that is no link; `create` makes it for the owner if it is missing. */
export function openFolder(path: string, owner: FileOwner | null, create: boolean): number {
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
  try {
    return openSync(path, flags);
  } catch (thrown) {
    if (!create || readErrno(thrown) !== 'ENOENT') throw thrown;
    mkdirSync(path, 0o755);
    if (owner !== null) lchownSync(path, owner.uid, owner.gid);
    return openSync(path, flags);
  }
}

/** Creates a file that does not exist yet. */
export function createFile(
  target: string,
  content: Uint8Array,
  executable: boolean,
  owner: FileOwner | null,
): { created: boolean } {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
  const descriptor = openSync(target, flags, executable ? 0o755 : 0o644);
  try {
    if (owner !== null) fchownSync(descriptor, owner.uid, owner.gid);
    writeFileSync(descriptor, content);
  } finally {
    closeSync(descriptor);
  }
  return { created: true };
}

/** The whole content; throws `ToolFailure` above `maxBytes`, also if the file grows meanwhile. */
export function readAll(descriptor: number, maxBytes: number, path: string): Uint8Array {
  const chunks: Buffer[] = [];
  let total = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(65_536);
    const count = readSync(descriptor, chunk);
    if (count === 0) return Buffer.concat(chunks);
    total += count;
    if (total > maxBytes) throw new ToolFailure(`${path} has more than the ${maxBytes} bytes that can be read`);
    chunks.push(chunk.subarray(0, count));
  }
}

/** Facts of a path without following a link at its end; null if there is nothing or it is not accessible. */
export function statNoFollow(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch (thrown) {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'ENAMETOOLONG'].includes(readErrno(thrown))) return null;
    throw thrown;
  }
}

export function readKind(stats: {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}): FileEntry['kind'] {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'directory';
  return stats.isSymbolicLink() ? 'symlink' : 'other';
}

/** The code of a system error, such as ENOENT; empty for another error. */
export function readErrno(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
}

const failuresByErrno: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'has a component that is not a folder or is a link',
  ELOOP: 'is a link, or was swapped for one',
  EACCES: 'is not accessible',
  EPERM: 'may not be changed',
  EROFS: 'is on a read-only file system',
  EEXIST: 'came into being at the same moment',
  ENOSPC: 'cannot be written: the disk is full',
  ENAMETOOLONG: 'has a name that is too long',
  ENXIO: 'is not a regular file',
  EISDIR: 'is a folder',
};

/** Turns a system error into a `ToolFailure`. Node's own messages would contain the descriptor path, which the model cannot use. */
export function describeFailure<Result>(path: string, use: () => Result): Result {
  try {
    return use();
  } catch (thrown) {
    const known = failuresByErrno[readErrno(thrown)];
    if (known === undefined) throw thrown;
    throw new ToolFailure(`${path} ${known}`, { cause: thrown });
  }
}
