import { lstatSync, readdirSync, readlinkSync, chmodSync, type BigIntStats } from 'node:fs';
import type { SnapshotEntry } from '../changes/snapshot-entry.ts';
import { createStamp, locateKey, maxPathBytes, readKind, renderKey, type Stamp } from '../changes/walk-workspace.ts';
import type { WatchedTree } from '../changes/workspace-watch.ts';
import { hasCode } from '../../core/types/error.ts';
import { readKeptFile } from '../files/copy-store.ts';

/** The three sides of a layer, as absolute paths: what it shows, what it holds itself, and what lies below it. */
export interface LayerSides {
  readonly folder: string;
  readonly upper: string;
  readonly lower: string;
}

/**
 * The paths of a layer that may differ from what lies below it. The upper directory only shows where to look; the state of a path is read
 * from the merged view, so deleted, replaced and moved folders need no knowledge of the overlay's own marks.
 */
export function createLayerTree(
  { folder, upper, lower }: LayerSides,
  options: {
    /** Keys of protected paths, which are mounts of their own. */
    readonly isLeftOut: (key: string) => boolean;
    /** Paths that commands may write for the run only. */
    readonly isDisposable: (path: string, kind: 'folder' | 'other') => boolean;
  },
): WatchedTree {
  const isSkipped = (key: string): boolean => {
    if (options.isLeftOut(key)) return true;
    const isFolder = [folder, lower].some((root) => readStats(locateKey(root, key))?.isDirectory() === true);
    return options.isDisposable(renderKey(key), isFolder ? 'folder' : 'other');
  };

  // A command may close a folder to hide what is in it. Modes are changed through the merged view only. Null for one that stays closed.
  function listNames(root: string, key: string, closedFolders: 'open' | 'leave'): string[] | null {
    const list = (): string[] => readdirSync(locateKey(root, key), 'latin1');
    try {
      return list();
    } catch (thrown) {
      if (hasCode(thrown, 'ENOENT', 'ENOTDIR')) return [];
      if (!hasCode(thrown, 'EACCES')) throw thrown;
    }
    const path = locateKey(folder, key);
    const stats = readStats(path);
    if (closedFolders === 'leave' || root === lower || stats === null) return null;
    chmodSync(path, (Number(stats.mode) & 0o7777) | 0o700);
    return list();
  }

  return {
    root: folder,

    walk(maxPaths, closedFolders, visit) {
      let count = 0;
      const visited = new Set<string>();
      const tell = (key: string): BigIntStats | null => {
        const stats = readStats(locateKey(folder, key));
        if (visited.has(key)) return stats;
        visited.add(key);
        count += 1;
        visit(key, stats === null ? null : createStamp(stats, isTooDeep(key) ? 'special' : readKind(stats)));
        return stats;
      };
      // Everything below a folder that was deleted, replaced or made.
      const tellBelow = (root: string, start: string): void => {
        const pending = [start];
        for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
          if (count > maxPaths) return;
          if (isTooDeep(key) || readStats(locateKey(root, key))?.isDirectory() !== true) continue;
          for (const name of listNames(root, key, closedFolders) ?? []) {
            const inner = `${key}/${name}`;
            if (isSkipped(inner)) continue;
            tell(inner);
            pending.push(inner);
          }
        }
      };

      const pending = [''];
      for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
        if (count > maxPaths) return false;
        const names = listNames(upper, key, closedFolders);
        if (names === null) {
          tell(key);
          continue;
        }
        const below = listNames(lower, key, closedFolders) ?? [];
        const merged = new Set(below.length === 0 ? [] : (listNames(folder, key, closedFolders) ?? below));
        for (const name of new Set([...names, ...below.filter((each) => !merged.has(each))])) {
          const inner = key === '' ? name : `${key}/${name}`;
          if (isSkipped(inner)) continue;
          const now = tell(inner);
          const before = readStats(locateKey(lower, inner));
          const wasFolder = before?.isDirectory() === true;
          const isFolder = now?.isDirectory() === true;
          if (wasFolder && !isFolder) tellBelow(lower, inner);
          else if (isFolder && !wasFolder) tellBelow(folder, inner);
          else if (isFolder && !isTooDeep(inner)) pending.push(inner);
        }
      }
      return count <= maxPaths;
    },

    readBase(key): SnapshotEntry | null {
      const path = locateKey(lower, key);
      const stats = readStats(path);
      if (stats === null) return null;
      const stamp: Stamp = createStamp(stats, readKind(stats));
      return {
        stamp,
        copy: stamp.kind === 'file' ? readKeptFile(path, Number(stamp.size)) : null,
        target: stamp.kind === 'symlink' ? readlinkSync(path, 'latin1') : null,
        racy: false,
      };
    },
  };
}

function isTooDeep(key: string): boolean {
  return key.length > maxPathBytes;
}

function readStats(path: Buffer): BigIntStats | null {
  try {
    return lstatSync(path, { bigint: true, throwIfNoEntry: false }) ?? null;
  } catch (thrown) {
    // Below what is no folder any more.
    if (hasCode(thrown, 'ENOTDIR')) return null;
    throw thrown;
  }
}
