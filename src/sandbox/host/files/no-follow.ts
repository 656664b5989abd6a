import {
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  type BigIntStats,
  type Stats,
} from 'node:fs';
import { hasCode } from '../../../core/types/error.ts';

// O_PATH, which Node does not export. The descriptor only refers to a path, so a directory without read permission can be opened too.
const pathOnly = 0o10000000;
const directoryFlags = pathOnly | constants.O_DIRECTORY | constants.O_NOFOLLOW;

/** O_TMPFILE, which Node does not export: in a directory, opens a new file without a name. */
export const namelessFile = 0o20000000 | constants.O_DIRECTORY;

/** The absolute path of a key, as bytes. Use it only for keys of one component, or below a root that no command writes. */
export function locateKey(root: string, key: string): Buffer {
  return Buffer.concat([Buffer.from(key === '' ? root : `${root}/`), Buffer.from(key, 'latin1')]);
}

/**
 * Calls `use` with a directory below `root`, as a path of its open descriptor. Returns null if the directory, or a component before it, is
 * missing or is not a directory: commands can replace a directory by a link, and the harness must not follow it out of the workspace. Only `root`
 * itself may be a link. Proved by test/system/sandbox/workspace/changes/swapped-directories.test.ts.
 */
export function withDirectory<Result>(
  root: string,
  key: string,
  use: (directory: string, descriptor: number) => Result,
): Result | null {
  const used = useDirectory(root, key, use);
  return typeof used === 'string' ? null : used.result;
}

/** As `withDirectory`. Returns the code of the error if there is no such directory. */
function useDirectory<Result>(
  root: string,
  key: string,
  use: (directory: string, descriptor: number) => Result,
): { readonly result: Result } | 'ENOENT' | 'ENOTDIR' {
  const top = openSync(root, pathOnly | constants.O_DIRECTORY);
  let descriptor: number;
  try {
    descriptor = key === '' ? top : openSync(locateKey(`/proc/self/fd/${top}`, key), directoryFlags);
  } catch (thrown) {
    closeSync(top);
    if (hasCode(thrown, 'ENOENT')) return 'ENOENT';
    if (hasCode(thrown, 'ENOTDIR', 'ELOOP')) return 'ENOTDIR';
    throw thrown;
  }
  try {
    // The kernel followed links on the way. It reports the path of the directory that is open, and never reports a directory elsewhere as one
    // below `root`.
    const isBelowRoot = key === '' || readPlace(descriptor) === `${readPlace(top)}/${key}`;
    return isBelowRoot ? { result: use(`/proc/self/fd/${descriptor}`, descriptor) } : 'ENOTDIR';
  } finally {
    for (const one of new Set([top, descriptor])) closeSync(one);
  }
}

function readPlace(descriptor: number): string {
  return readlinkSync(`/proc/self/fd/${descriptor}`, 'latin1');
}

/**
 * Calls `use` with a path of which only the last component can still be a link. Throws with the code ENOENT if its parent is missing, and ENOTDIR if it
 * is not a directory or a component before it is a link.
 */
export function withPath<Result>(root: string, key: string, use: (path: Buffer) => Result): Result {
  const { parent, name } = splitKey(key);
  const used = useDirectory(root, parent, (directory) => use(locateKey(directory, name)));
  if (typeof used !== 'string') return used.result;
  throw Object.assign(new Error(`${root}/${key}: a component of the path is missing or is not a directory`), {
    code: used,
  });
}

/** The stats of a path; null if it does not exist or a component before it is not a directory. The last component is not followed. */
export function readStatsBelow(root: string, key: string): BigIntStats | null {
  const { parent, name } = splitKey(key);
  return withDirectory(root, parent, (directory) => readStatsOf(locateKey(directory, name)));
}

function splitKey(key: string): { readonly parent: string; readonly name: string } {
  const at = key.lastIndexOf('/');
  return { parent: key.slice(0, Math.max(at, 0)), name: key === '' ? '.' : key.slice(at + 1) };
}

/** Opens a path for reading. Throws with the code ELOOP for a link. O_NONBLOCK: opening a FIFO must not wait for a writer. */
export function openNoFollow(path: string | Buffer): number {
  return openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
}

/** Opens a file as `openNoFollow` while `use` runs. The stats show whether it is a regular file. */
export function withFile<Result>(path: string | Buffer, use: (stats: Stats, descriptor: number) => Result): Result {
  const descriptor = openNoFollow(path);
  try {
    return use(fstatSync(descriptor), descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The stats of a path, without following a link; null if it does not exist. */
export function readStatsOf(path: Buffer): BigIntStats | null {
  return lstatSync(path, { bigint: true, throwIfNoEntry: false }) ?? null;
}

/** Changes the mode of a file or directory. Does nothing to a link. */
export function chmodNoFollow(path: Buffer, mode: number): void {
  const descriptor = openSync(path, pathOnly | constants.O_NOFOLLOW);
  try {
    if (!fstatSync(descriptor).isSymbolicLink()) chmodSync(`/proc/self/fd/${descriptor}`, mode);
  } finally {
    closeSync(descriptor);
  }
}
