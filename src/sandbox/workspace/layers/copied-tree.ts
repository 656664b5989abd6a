import type { BigIntStats } from 'node:fs';
import { createStamp, isTooDeep, listNames, readKind, renderKey } from '../changes/stamp.ts';
import type { WatchedTree } from '../changes/workspace-watch.ts';
import { locateKey, readStatsOf, withFolder } from '../../host/files/no-follow.ts';
import type { RunUser } from '../../host/run-user.ts';
import { isClosedPath, type ClosedPaths } from '../view/closed-paths.ts';
import { isOutside, readBelow, type TreeOptions } from './layer-tree.ts';

/** The state of each path of a copy before a process could change it. */
export type KnownStamps = ReadonlyMap<string, string>;

/** A folder that could not be listed from the beginning. */
const closedFolder = 'closed ';

/**
 * The paths of a copy that differ from what was copied. A walk looks at every path: equal times and sizes mean an unchanged file, since no
 * process can set the change time. `known` is null for a new copy, which no process may have changed yet.
 */
export function createCopiedTree(
  copy: {
    readonly folder: string;
    /** The files that were copied. */
    readonly lower: string;
    /** The owner of everything in the copy; null for the user of the harness. */
    readonly user: RunUser | null;
    readonly known: KnownStamps | null;
    /** What was not copied. */
    readonly closed: ClosedPaths;
  },
  options: TreeOptions,
): { readonly tree: WatchedTree; readonly known: KnownStamps } {
  const { folder, lower, user, closed } = copy;
  const known = copy.known ?? readStamps(folder, options);
  return {
    known,
    tree: {
      root: folder,

      walk(closedFolders, visit) {
        const seen = new Set<string>();
        walkCopy(folder, options, {
          known,
          closedFolders,
          meet(key, stats) {
            const before = known.get(key);
            const now = renderStamp(stats);
            const isClosed = before === `${closedFolder}${now}`;
            if (before !== undefined) seen.add(key);
            if (before !== now && !isClosed)
              visit(key, createStamp(stats, isTooDeep(key) ? 'special' : readKind(stats)));
            return isClosed ? 'pass' : 'enter';
          },
          onClosed(key) {
            if (closedFolders === 'open') throw new Error(`${renderKey(key)} cannot be listed`);
          },
        });
        if (seen.size < known.size) for (const key of known.keys()) if (!seen.has(key)) visit(key, null);
      },

      readBase(key) {
        const entry = isClosedPath(closed, renderKey(key)) ? null : readBelow(lower, key);
        if (entry === null || user === null) return entry;
        return { ...entry, stamp: { ...entry.stamp, uid: user.uid, gid: user.gid } };
      },
    },
  };
}

function readStamps(folder: string, options: TreeOptions): KnownStamps {
  const stamps = new Map<string, string>();
  walkCopy(folder, options, {
    known: stamps,
    closedFolders: 'leave',
    meet(key, stats) {
      stamps.set(key, renderStamp(stats));
      return 'enter';
    },
    onClosed: (key) => void stamps.set(key, `${closedFolder}${stamps.get(key) ?? ''}`),
  });
  return stamps;
}

/** Meets every path, a folder before its contents. */
function walkCopy(
  root: string,
  options: TreeOptions,
  way: {
    readonly known: KnownStamps;
    readonly closedFolders: 'open' | 'leave';
    readonly meet: (key: string, stats: BigIntStats) => 'enter' | 'pass';
    /** Receives a folder that cannot be listed. */
    readonly onClosed: (key: string) => void;
  },
): void {
  const pending = [''];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const at = key;
    const listed = withFolder(root, at, (path, descriptor) => {
      const names = listNames(path, descriptor, way.closedFolders);
      if (names === null) way.onClosed(at);
      for (const name of names ?? []) {
        const inner = at === '' ? name : `${at}/${name}`;
        const stats = readStatsOf(locateKey(path, name));
        // A socket in the place of a file is a change.
        if (stats === null || (isOutside(options, inner, [stats]) && !(stats.isSocket() && way.known.has(inner))))
          continue;
        if (way.meet(inner, stats) === 'enter' && stats.isDirectory() && !isTooDeep(inner)) pending.push(inner);
      }
      return true;
    });
    if (listed === null) throw new Error(`${renderKey(at)} was replaced while it was listed`);
  }
}

// Entries of a folder are compared separately, so its own times say nothing.
function renderStamp(stats: BigIntStats): string {
  return stats.isDirectory() ? `folder ${stats.mode}` : [stats.ino, stats.ctimeNs, stats.size, stats.mode].join(' ');
}
