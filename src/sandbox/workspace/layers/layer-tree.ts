import type { BigIntStats, Stats } from 'node:fs';
import { readEntry } from '../changes/tree-entry.ts';
import { createStamp, isTooDeep, readNames, readKind, renderKey } from '../changes/stamp.ts';
import type { WatchedTree } from '../changes/workspace-watch.ts';
import { locateKey, readStatsOf, withFolder } from '../../host/files/no-follow.ts';

/** The paths of a layer that its changes never include. */
export interface TreeOptions {
  /** Keys of protected paths, which are separate mounts. */
  readonly isLeftOut: (key: string) => boolean;
  /** Paths that commands may write for the duration of the run only. */
  readonly isDisposable: (path: string, kind: 'folder' | 'other') => boolean;
}

/** The three sides of an overlay, as absolute paths: the merged view, the layer's own files, and the files below the layer. */
export interface LayerSides {
  readonly folder: string;
  readonly upper: string;
  readonly lower: string;
}

/**
 * The paths of a layer that may differ from the files below it. The upper directory only shows where to look. The state of a path is read
 * from the merged view, so deleted, replaced and moved folders need no knowledge of the overlay's own markers. A path below a link counts
 * as missing, because the target of the link is not part of the workspace.
 */
export function createLayerTree({ folder, upper, lower }: LayerSides, options: TreeOptions): WatchedTree {
  const isSkipped = (key: string, ...sides: readonly (BigIntStats | null)[]): boolean => isOutside(options, key, sides);

  function list(path: string, descriptor: number, closedFolders: 'open' | 'leave'): readonly string[] {
    const names = readNames(path, descriptor, closedFolders);
    if (names === null && closedFolders === 'open') throw new Error('a folder of the layer cannot be listed');
    return names ?? [];
  }

  return {
    root: folder,

    walk(closedFolders, visit) {
      const tell = (key: string, stats: BigIntStats | null): void => {
        visit(key, stats === null ? null : createStamp(stats, isTooDeep(key) ? 'special' : readKind(stats)));
      };
      // Visits everything in a folder that only one side has: all of it is new, or now missing.
      const tellBelow = (side: 'folder' | 'lower', start: string): void => {
        const [root, closed] = side === 'folder' ? ([folder, closedFolders] as const) : ([lower, 'leave'] as const);
        const pending = [start];
        for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
          if (isTooDeep(key)) continue;
          withFolder(root, key, (path, descriptor) => {
            for (const name of list(path, descriptor, closed)) {
              const inner = `${key}/${name}`;
              const stats = readStatsOf(locateKey(path, name));
              if (isSkipped(inner, stats)) continue;
              tell(inner, side === 'folder' ? stats : null);
              if (stats?.isDirectory() === true) pending.push(inner);
            }
          });
        }
      };

      const pending = [''];
      const compare = (key: string, merged: string, below: string | null, names: ReadonlySet<string>): void => {
        for (const name of names) {
          const inner = key === '' ? name : `${key}/${name}`;
          const now = readStatsOf(locateKey(merged, name));
          const before = below === null ? null : readStatsOf(locateKey(below, name));
          if (isSkipped(inner, now, before)) continue;
          tell(inner, now);
          const isFolder = now?.isDirectory() === true;
          if (before?.isDirectory() === true) {
            if (!isFolder) tellBelow('lower', inner);
            else if (!isTooDeep(inner)) pending.push(inner);
          } else if (isFolder) tellBelow('folder', inner);
        }
      };
      for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
        const at = key;
        const listed = withFolder(folder, at, (merged, descriptor) => {
          const shown = new Set(list(merged, descriptor, closedFolders));
          const own = withFolder(upper, at, (path, opened) => list(path, opened, 'leave')) ?? [];
          const compareWith = (below: string | null, names: readonly string[]): true => {
            compare(at, merged, below, new Set([...own, ...names.filter((name) => !shown.has(name))]));
            return true;
          };
          return (
            withFolder(lower, at, (path, opened) => compareWith(path, list(path, opened, 'leave'))) ??
            compareWith(null, [])
          );
        });
        if (listed === null) throw new Error(`${renderKey(at)} was replaced while it was listed`);
      }
    },

    readBase: (key) => readEntry(lower, key),
  };
}

/** True for a path that no change of the agent includes. `sides` are its states before and now. */
export function isOutside(options: TreeOptions, key: string, sides: readonly (Stats | BigIntStats | null)[]): boolean {
  if (options.isLeftOut(key)) return true;
  // No patch contains a socket, and a process that listens on it may still run.
  if (sides.some((stats) => stats?.isSocket() === true) && sides.every((stats) => stats?.isSocket() !== false))
    return true;
  return options.isDisposable(
    renderKey(key),
    sides.some((stats) => stats?.isDirectory() === true) ? 'folder' : 'other',
  );
}
