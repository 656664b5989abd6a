import { lstatSync, type BigIntStats, type Stats } from 'node:fs';
import { createStamp, isAscii, isTooDeep, readNames, readKind, renderKey } from '../changes/stamp.ts';
import type { WatchedTree } from '../changes/workspace-watch.ts';
import { locateKey, readStatsOf, withDirectory } from '../../host/files/no-follow.ts';
import type { RunUser } from '../../host/run-user.ts';
import { isClosedPath, type ClosedEntries } from '../view/closed-entries.ts';
import { readEntry } from '../changes/tree-entry.ts';
import { isOutside, type TreeOptions } from './layer-tree.ts';

/**
 * The state of each path of a copy before a process could change it. Numbers, since a walk reads 100,000 of them: they hold a change time to less than a
 * microsecond, and every change is milliseconds later.
 */
type KnownStats = Pick<Stats, 'ino' | 'ctimeMs' | 'size' | 'mode'> & { readonly isDirectory: boolean };

/**
 * The paths of a copy that differ from the copied files; no process may have changed it yet. A walk looks at every path: equal times and sizes mean
 * an unchanged file, since no process can set the change time.
 */
export function createCopiedTree(
  copy: {
    readonly directory: string;
    /** The files that were copied. */
    readonly lower: string;
    /** The owner of everything in the copy; null for the user of the harness. */
    readonly user: RunUser | null;
    /** The paths that were not copied. */
    readonly closed: ClosedEntries;
  },
  options: TreeOptions,
): WatchedTree {
  const { directory, lower, user, closed } = copy;
  const known = readStamps(directory, options);
  return {
    root: directory,

    walk(visit) {
      const seen = new Set<string>();
      walkCopy(directory, 'open', (key, stats, read) => {
        const before = known.get(key);
        if (before !== undefined && isSame(before, stats)) {
          seen.add(key);
          return 'enter';
        }
        const now = read();
        // A socket in the place of a file is a change.
        if (now === null || (isOutside(options, key, [now]) && !(now.isSocket() && before !== undefined)))
          return 'pass';
        seen.add(key);
        visit(key, createStamp(now, isTooDeep(key) ? 'special' : readKind(now)));
        return 'enter';
      });
      // A leftover of verify is disposable only since it is known.
      const isLeftover = (key: string, { isDirectory }: KnownStats): boolean =>
        options.isDisposable(renderKey(key), isDirectory ? 'directory' : 'other');
      for (const [key, before] of known) if (!seen.has(key) && !isLeftover(key, before)) visit(key, null);
    },

    readBase(key) {
      const entry = isClosedPath(closed, renderKey(key)) ? null : readEntry(lower, key);
      if (entry === null || user === null) return entry;
      return { ...entry, stamp: { ...entry.stamp, uid: user.uid, gid: user.gid } };
    },
  };
}

function readStamps(directory: string, options: TreeOptions): ReadonlyMap<string, KnownStats> {
  const known = new Map<string, KnownStats>();
  walkCopy(directory, 'leave', (key, stats) => {
    const { ino, ctimeMs, size, mode } = stats;
    if (isOutside(options, key, [stats])) return 'pass';
    known.set(key, { ino, ctimeMs, size, mode, isDirectory: stats.isDirectory() });
    return 'enter';
  });
  return known;
}

// Entries of a directory are compared separately, so its own times prove nothing.
function isSame(before: KnownStats, now: Stats): boolean {
  if (before.mode !== now.mode) return false;
  return before.isDirectory || (before.ctimeMs === now.ctimeMs && before.size === now.size && before.ino === now.ino);
}

const noThrow = { throwIfNoEntry: false } as const;

/**
 * Meets every path, a directory before its contents; `read` reads the state of a path again, with all that a stamp needs. Throws for a directory that cannot
 * be listed: one that was like this from the beginning is covered, and is not entered.
 */
function walkCopy(
  root: string,
  closedDirectories: 'open' | 'leave',
  meet: (key: string, stats: Stats, read: () => BigIntStats | null) => 'enter' | 'pass',
): void {
  const pending = [''];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const at = key;
    const listed = withDirectory(root, at, (path, descriptor) => {
      const names = readNames(path, descriptor, closedDirectories);
      if (names === null) throw new Error(`${renderKey(at)} cannot be listed`);
      for (const name of names) {
        const inner = at === '' ? name : `${at}/${name}`;
        // A path as text is read faster. The bytes of other names are kept.
        const stats = lstatSync(isAscii(name) ? `${path}/${name}` : locateKey(path, name), noThrow);
        if (stats === undefined) continue;
        const way = meet(inner, stats, () => readStatsOf(locateKey(path, name)));
        if (way === 'enter' && stats.isDirectory() && !isTooDeep(inner)) pending.push(inner);
      }
      return true;
    });
    if (listed === null) throw new Error(`${renderKey(at)} was replaced while it was listed`);
  }
}
