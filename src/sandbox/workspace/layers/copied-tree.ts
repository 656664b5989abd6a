import type { BigIntStats } from 'node:fs';
import { createStamp, isSameStamp, isTooDeep, readNames, readKind, renderKey, type Stamp } from '../changes/stamp.ts';
import type { WatchedTree } from '../changes/workspace-watch.ts';
import { locateKey, readStatsOf, withDirectory } from '../../host/files/no-follow.ts';
import type { RunUser } from '../../host/run-user.ts';
import { isClosedPath, type ClosedEntries } from '../view/closed-entries.ts';
import { readEntry } from '../changes/tree-entry.ts';
import { isOutside, type TreeOptions } from './layer-tree.ts';

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
      walkCopy(directory, 'open', (key, stats) => {
        const stamp = createStamp(stats, readKind(stats));
        const before = known.get(key);
        if (before === undefined || !isSame(before, stamp)) {
          // A socket in the place of a file is a change.
          if (isOutside(options, key, [stats]) && !(stats.isSocket() && before !== undefined)) return 'pass';
          visit(key, isTooDeep(key) ? { ...stamp, kind: 'special' } : stamp);
        }
        seen.add(key);
        return 'enter';
      });
      // A leftover of verify is disposable only since it is known.
      const isLeftover = (key: string, { kind }: Stamp): boolean =>
        options.isDisposable(renderKey(key), kind === 'directory' ? 'directory' : 'other');
      for (const [key, before] of known) if (!seen.has(key) && !isLeftover(key, before)) visit(key, null);
    },

    readBase(key) {
      const entry = isClosedPath(closed, renderKey(key)) ? null : readEntry(lower, key);
      if (entry === null || user === null) return entry;
      return { ...entry, stamp: { ...entry.stamp, uid: user.uid, gid: user.gid } };
    },
  };
}

function readStamps(directory: string, options: TreeOptions): ReadonlyMap<string, Stamp> {
  const known = new Map<string, Stamp>();
  walkCopy(directory, 'leave', (key, stats) => {
    if (isOutside(options, key, [stats])) return 'pass';
    known.set(key, createStamp(stats, readKind(stats)));
    return 'enter';
  });
  return known;
}

// Entries of a directory are compared separately, so its own times prove nothing.
function isSame(before: Stamp, now: Stamp): boolean {
  if (before.kind === 'directory') return now.kind === 'directory' && before.mode === now.mode;
  return isSameStamp(before, now);
}

/**
 * Meets every path, a directory before its contents. Throws for a directory that cannot be listed: one that was like this from the beginning is
 * covered, and is not entered.
 */
function walkCopy(
  root: string,
  closedDirectories: 'open' | 'leave',
  meet: (key: string, stats: BigIntStats) => 'enter' | 'pass',
): void {
  const pending = [''];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const at = key;
    const listed = withDirectory(root, at, (path, descriptor) => {
      const names = readNames(path, descriptor, closedDirectories);
      if (names === null) throw new Error(`${renderKey(at)} cannot be listed`);
      for (const name of names) {
        const inner = at === '' ? name : `${at}/${name}`;
        const stats = readStatsOf(locateKey(path, name));
        if (stats !== null && meet(inner, stats) === 'enter' && stats.isDirectory() && !isTooDeep(inner))
          pending.push(inner);
      }
      return true;
    });
    if (listed === null) throw new Error(`${renderKey(at)} was replaced while it was listed`);
  }
}
