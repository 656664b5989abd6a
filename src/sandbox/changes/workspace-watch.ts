import { readlinkSync } from 'node:fs';
import { relative } from 'node:path';
import type { FileChange, FileState, PathChange } from '../../core/types/change.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import type { ChangeLimits } from './change-limits.ts';
import { createCopyStore } from '../files/copy-store.ts';
import { readCurrentState } from './current-state.ts';
import { restoreChanges } from './restore-changes.ts';
import type { SnapshotEntry } from './snapshot-entry.ts';
import { isSameStamp, locateKey, readKey, renderKey, walkWorkspace, type Stamp } from './walk-workspace.ts';

/** What the commands of a run may write, watched from snapshot to snapshot. Needs that no command runs or moves, but for one method. */
export interface WorkspaceWatch {
  /** Takes the state that `list` compares with. Reads only what has changed since the last one. */
  take(isCertain: (path: string) => boolean): Promise<void>;
  /** False only where nothing is other than it was, as far as it was done before the call. Commands may run meanwhile. */
  mayHaveChanged(): boolean;
  /** What is not as it was, parents before what is in them. */
  list(): readonly PathChange[];
  read(change: PathChange): FileChange;
  /** Puts paths back, byte for byte. Returns the keys that could not be. */
  restore(refused: readonly PathChange[]): ReadonlySet<string>;
  close(): void;
}

export interface WorkspaceWatchOptions {
  readonly root: string;
  /** Absolute: what is mounted writable, and what stays read-only in it. */
  readonly writablePaths: readonly string[];
  readonly protectedPaths: readonly string[];
  /** A file of the run's own, which no sandbox shows. */
  readonly storeFile: string;
  readonly limits: ChangeLimits;
  readonly clock: Clock;
}

/** A change time is as fine as the kernel's tick, so of what is younger the content is compared too. */
const tickMs = 20;

export function createWorkspaceWatch(options: WorkspaceWatchOptions): WorkspaceWatch {
  const { root, limits, clock } = options;
  const starts = options.writablePaths
    .filter((path) => !options.writablePaths.some((other) => other !== path && path.startsWith(`${other}/`)))
    .map((path) => readKey(relative(root, path)));
  const leftOut = new Set(options.protectedPaths.map((path) => readKey(relative(root, path))));
  const store = createCopyStore(options.storeFile, limits);
  const certain = new Map<string, boolean>();
  let snapshot = new Map<string, SnapshotEntry>();

  function walk(
    maxPaths: number,
    visit: (key: string, stamp: Stamp) => void,
    closedFolders: 'open' | 'leave' = 'open',
  ): boolean {
    return walkWorkspace({ root, starts, isLeftOut: (key) => leftOut.has(key), maxPaths, closedFolders, visit })
      .complete;
  }

  function isRacy({ ctimeNs }: Stamp): boolean {
    return clock.nowMs() - Number(ctimeNs / 1_000_000n) < tickMs;
  }

  function capture(key: string, stamp: Stamp, isCertain: (path: string) => boolean): SnapshotEntry {
    const known = snapshot.get(key);
    if (known !== undefined && !known.racy && isSameStamp(known.stamp, stamp)) return known;
    const entry = { stamp, copy: null, target: null, racy: isRacy(stamp) };
    if (stamp.kind === 'symlink') return { ...entry, target: readlinkSync(locateKey(root, key), 'latin1') };
    if (stamp.kind !== 'file' || isNeedless(key, isCertain)) return entry;
    return { ...entry, copy: store.add(locateKey(root, key), stamp) };
  }

  function isNeedless(key: string, isCertain: (path: string) => boolean): boolean {
    let needless = certain.get(key);
    if (needless === undefined) certain.set(key, (needless = isCertain(renderKey(key))));
    return needless;
  }

  function compare(key: string, before: SnapshotEntry, now: Stamp): PathChange['kind'] | null {
    if (isSameStamp(before.stamp, now)) {
      if (!before.racy) return null;
      // Without a copy it is a file whose every change may stay.
      if (!(now.kind === 'file' && before.copy === null) && isOtherContent(key, before, now)) return 'modified';
      snapshot.set(key, { ...before, racy: isRacy(now) });
      return null;
    }
    if (before.stamp.kind !== now.kind) return 'type';
    if (isOtherContent(key, before, now)) return 'modified';
    return before.stamp.mode === now.mode || now.kind === 'symlink' ? null : 'mode';
  }

  function isOtherContent(key: string, before: SnapshotEntry, now: Stamp): boolean {
    switch (now.kind) {
      // What a folder holds is compared by itself.
      case 'directory':
        return false;
      case 'symlink':
        return readlinkSync(locateKey(root, key), 'latin1') !== before.target;
      case 'special':
        return now.ino !== before.stamp.ino;
      case 'file':
        return (
          before.stamp.size !== now.size || before.copy === null || !store.equals(locateKey(root, key), before.copy)
        );
    }
  }

  return {
    async take(isCertain) {
      const taken = new Map<string, SnapshotEntry>();
      let mustWait = false;
      const complete = walk(limits.paths, (key, stamp) => {
        const entry = capture(key, stamp, isCertain);
        taken.set(key, entry);
        mustWait ||= entry.racy && stamp.kind === 'file' && entry.copy === null && certain.get(key) === false;
      });
      if (!complete)
        throw new ToolFailure(
          `the folders that commands may write hold more than ${limits.paths} paths, so what a command changes could not be checked`,
        );
      snapshot = taken;
      // There is no content to compare.
      if (mustWait) await clock.sleep(tickMs);
    },

    mayHaveChanged() {
      let seen = 0;
      let changed = false;
      try {
        const visit = (key: string, stamp: Stamp): void => {
          const before = snapshot.get(key);
          seen += 1;
          changed ||= before === undefined || before.racy || !isSameStamp(before.stamp, stamp);
        };
        return !walk(limits.paths, visit, 'leave') || changed || seen !== snapshot.size;
      } catch (thrown) {
        // What was listed is gone already, or is something else.
        if (!(thrown instanceof Error && 'code' in thrown)) throw thrown;
        return true;
      }
    },

    list() {
      const changes: PathChange[] = [];
      const seen = new Set<string>();
      const add = (key: string, kind: PathChange['kind'], now: PathChange['now']): void =>
        void changes.push({ key, path: key === '' ? '.' : renderKey(key), kind, now });
      walk(Number.POSITIVE_INFINITY, (key, stamp) => {
        seen.add(key);
        const before = snapshot.get(key);
        const kind = before === undefined ? 'created' : compare(key, before, stamp);
        if (kind !== null) add(key, kind, stamp.kind);
      });
      for (const [key] of snapshot) if (!seen.has(key)) add(key, 'deleted', null);
      return changes.toSorted((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
    },

    read(change) {
      const before = snapshot.get(change.key);
      return {
        path: change.path,
        before: before === undefined ? null : readSnapshotState(before),
        after: change.now === null ? null : readCurrentState(locateKey(root, change.key), limits.judgedBytes),
      };
    },

    restore: (refused) =>
      restoreChanges({
        root,
        refused,
        readEntry: (key) => snapshot.get(key) ?? null,
        readCopy: (copy) => store.read(copy),
      }),

    close: () => store.close(),
  };

  function readSnapshotState({ stamp, copy, target }: SnapshotEntry): FileState {
    const executable = (stamp.mode & 0o100) !== 0;
    if (target !== null) return { kind: stamp.kind, executable, content: Buffer.from(target, 'latin1') };
    const content = copy === null || copy.length > limits.judgedBytes ? null : store.read(copy);
    return { kind: stamp.kind, executable, content };
  }
}
