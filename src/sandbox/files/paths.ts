import { lstatSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';

/** True where `path` is `root` or lies below it. Both absolute and normalised. */
export function isBelow(root: string, path: string): boolean {
  return path === root || path.startsWith(root === '/' ? '/' : `${root}/`);
}

/** The ancestors of `path` below `root`, the nearest to the root first; neither of the two is in the list. */
export function listAncestors(root: string, path: string): string[] {
  const ancestors: string[] = [];
  for (let current = dirname(path); current !== root && isBelow(root, current); current = dirname(current))
    ancestors.unshift(current);
  return ancestors;
}

/** The stats of a path that is not followed; null where there is nothing or where it may not be looked at. */
export function readStats(path: string): Stats | null {
  return lstatSync(path, { throwIfNoEntry: false }) ?? null;
}

/** The first component of `path` below `root` that is a symbolic link; null where there is none. */
export function findLink(root: string, path: string): string | null {
  return [...listAncestors(root, path), path].find((part) => readStats(part)?.isSymbolicLink() === true) ?? null;
}
