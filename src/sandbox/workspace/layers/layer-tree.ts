import type { BigIntStats, Stats } from 'node:fs';
import { orElse, staleCode } from '../../../core/types/error.ts';
import { readEntry } from '../changes/tree-entry.ts';
import { createStamp, isTooDeep, readNames, readKind, renderKey } from '../changes/stamp.ts';
import type { WatchedTree } from '../changes/workspace-watch.ts';
import { locateKey, readStatsOf, withDirectory } from '../../host/files/no-follow.ts';

/** The paths of a layer that its changes never include. */
export interface TreeOptions {
  /** Keys of protected paths, which are separate mounts. */
  readonly isLeftOut: (key: string) => boolean;
  /** Paths that commands may write for the duration of the run only. */
  readonly isDisposable: (path: string, kind: 'directory' | 'other') => boolean;
}

/** The three sides of an overlay, as absolute paths: the merged view, the layer's own files, and the files below the layer. */
export interface LayerSides {
  readonly directory: string;
  readonly upper: string;
  readonly lower: string;
}

/**
 * The paths of a layer that may differ from the files below it. The upper directory only shows where to look. The state of a path is read
 * from the merged view, so deleted, replaced and moved directories need no knowledge of the overlay's own markers. A path below a link counts
 * as missing, because the target of the link is not part of the workspace. Proved by `test/system/sandbox/workspace/layered-workspace.test.ts`.
 */
export function createLayerTree({ directory, upper, lower }: LayerSides, options: TreeOptions): WatchedTree {
  return {
    root: directory,

    walk(visit) {
      const pending: Pending[] = [{ key: '', isThere: true }];
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const { key, isThere } = next;
        withNames(directory, key, 'open', (merged, shown) => {
          if (isThere && merged === null) throw new Error(`${renderKey(key)} was replaced while it was listed`);
          withNames(lower, key, 'leave', (below, had) => {
            const present = new Set(shown);
            const gone = had.filter((name) => !present.has(name));
            // Of a directory that one side alone has, everything is new, or now missing.
            const isInBoth = merged !== null && below !== null;
            const found = isInBoth ? withNames(upper, key, 'leave', (_, names) => names) : shown;
            for (const name of new Set([...found, ...gone])) {
              const inner = key === '' ? name : `${key}/${name}`;
              const now =
                merged === null ? null : orElse(() => readStatsOf(locateKey(merged, name)), 'moved', staleCode);
              // Not of the layer: another process of the machine gave this name to a directory, whose old name the layer may have.
              if (now === 'moved' || (merged !== null && now !== null && !present.has(name))) continue;
              const before = below === null ? null : readStatsOf(locateKey(below, name));
              if (isOutside(options, inner, [now, before])) continue;
              visit(inner, now === null ? null : createStamp(now, isTooDeep(inner) ? 'special' : readKind(now)));
              const isDirectory = now?.isDirectory() === true;
              if ((isDirectory || before?.isDirectory() === true) && !isTooDeep(inner))
                pending.push({ key: inner, isThere: isDirectory });
            }
          });
        });
      }
    },

    readBase: (key) => readEntry(lower, key),
  };
}

interface Pending {
  readonly key: string;
  readonly isThere: boolean;
}

/** Calls `use` with a directory and the names in it; with null and no name if there is no such directory. */
function withNames<Result>(
  root: string,
  key: string,
  closedDirectories: 'open' | 'leave',
  use: (path: string | null, names: readonly string[]) => Result,
): Result {
  const used = withDirectory(root, key, (path, descriptor) => {
    const names = readNames(path, descriptor, closedDirectories);
    if (names === null && closedDirectories === 'open') throw new Error('a directory of the layer cannot be listed');
    return { result: use(path, names ?? []) };
  });
  return used === null ? use(null, []) : used.result;
}

/** True for a path that no change of the agent includes. `sides` are its states before and now. */
export function isOutside(options: TreeOptions, key: string, sides: readonly (Stats | BigIntStats | null)[]): boolean {
  if (options.isLeftOut(key)) return true;
  // No patch contains a socket, and a process that listens on it may still run.
  if (sides.some((stats) => stats?.isSocket() === true) && sides.every((stats) => stats?.isSocket() !== false))
    return true;
  return options.isDisposable(
    renderKey(key),
    sides.some((stats) => stats?.isDirectory() === true) ? 'directory' : 'other',
  );
}
