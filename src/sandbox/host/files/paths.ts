import { lstatSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { orElse } from '../../../core/types/error.ts';

/** True if `path` is `root` or below it. Both must be absolute and normalised. */
export function isBelow(root: string, path: string): boolean {
  return path === root || path.startsWith(root === '/' ? '/' : `${root}/`);
}

/** The ancestors of `path` below `root`, the nearest to the root first. Neither `path` nor `root` is in the list. */
export function listAncestors(root: string, path: string): string[] {
  const ancestors: string[] = [];
  for (let current = dirname(path); current !== root && isBelow(root, current); current = dirname(current))
    ancestors.unshift(current);
  return ancestors;
}

/** The paths that are below no other of them, each once, the shortest first. */
export function listOutermost(paths: readonly string[]): string[] {
  return [...new Set(paths)]
    .filter((path) => !paths.some((other) => other !== path && isBelow(other, path)))
    .toSorted((left, right) => left.length - right.length);
}

/** The stats of a path, without following a link; null if it does not exist. Throws all other errors of lstat. */
export function readStats(path: string): Stats | null {
  // A part of the path is a file. Node 20 throws here.
  return orElse(() => lstatSync(path, { throwIfNoEntry: false }) ?? null, null, 'ENOTDIR');
}

/** True for a directory, and not for a link to one. */
export function isDirectory(path: string): boolean {
  return readStats(path)?.isDirectory() === true;
}

/** True for a regular file, and not for a link to one. */
export function isFile(path: string): boolean {
  return readStats(path)?.isFile() === true;
}

/** The first component of `path` below `root` that is a symbolic link; null if no component is a link. */
export function findLink(root: string, path: string): string | null {
  return [...listAncestors(root, path), path].find((part) => readStats(part)?.isSymbolicLink() === true) ?? null;
}

/** Returns why a path can never be allowed; null if it can be. */
export function findInvalidPath(path: string): string | null {
  if (path === '') return 'the path is empty';
  if (path.startsWith('~')) return '~ is not expanded here; write the path out';
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'the path holds control characters';
  if (!path.isWellFormed()) return 'the path is not valid Unicode';
  // NAME_MAX and PATH_MAX of Linux.
  if (path.split('/').some((name) => Buffer.byteLength(name) > 255))
    return 'a name in the path is longer than 255 bytes';
  if (Buffer.byteLength(path) > 4_095) return 'the path is longer than 4095 bytes';
  return null;
}
