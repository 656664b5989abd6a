import { readFileSync, readlinkSync } from 'node:fs';
import type { FileChange, FileState, PathChange } from '../../core/types/change.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { CommandNotStarted } from '../../core/ports/tool.ts';
import type { ChangeLimits } from './change-limits.ts';
import { createCopyStore } from '../files/copy-store.ts';
import { withPath } from './no-follow.ts';
import { readCurrentState } from './current-state.ts';
import { restoreChanges } from './restore-changes.ts';
import type { SnapshotEntry } from './snapshot-entry.ts';
import { isSameStamp, renderKey, type Stamp } from './stamp.ts';

/**
 * Watches, from snapshot to snapshot, the paths that commands of a run may write. No command may run during a call, except during
 * `mayHaveChanged`.
 */
export interface WorkspaceWatch {
  /** Takes the snapshot that `list` compares with. Reads only the files that changed since the last snapshot. */
  take(isCertain: (path: string) => boolean): Promise<void>;
  /** False only if nothing has changed, for changes made before the call. Commands may run meanwhile. */
  mayHaveChanged(): boolean;
  /** The paths that differ from the snapshot, parents before their contents. */
  list(): readonly PathChange[];
  read(change: PathChange): FileChange;
  /** False for a file of the snapshot that was not copied, because every change of it is certain to be allowed. */
  hasCopy(change: PathChange): boolean;
  /** Restores paths byte for byte. Returns the keys that could not be restored. */
  restore(refused: readonly PathChange[]): ReadonlySet<string>;
  close(): void;
}

/** The tree that is watched. */
export interface WatchedTree {
  /** The absolute path that keys are relative to. */
  readonly root: string;
  /**
   * Visits every path that may differ from its state before the run, with null if it does not exist now. Returns false if there are more
   * than `maxPaths`. With `leave`, commands may run meanwhile.
   */
  walk(maxPaths: number, closedFolders: 'open' | 'leave', visit: (key: string, stamp: Stamp | null) => void): boolean;
  /** The state of a path before the run, if no snapshot contains it; null if it did not exist. */
  readBase(key: string): SnapshotEntry | null;
}

export interface WorkspaceWatchOptions {
  readonly tree: WatchedTree;
  /** A file of the run that no sandbox shows. */
  readonly storeFile: string;
  readonly limits: ChangeLimits;
  readonly clock: Clock;
}

/** The resolution of a change time is the kernel's tick. If a change time is younger than this, the content is compared too. */
const tickMs = 20;

export function createWorkspaceWatch(options: WorkspaceWatchOptions): WorkspaceWatch {
  const { tree, limits, clock } = options;
  const root = (): string => tree.root;
  const store = createCopyStore(options.storeFile, limits);
  const certain = new Map<string, boolean>();
  let snapshot = new Map<string, SnapshotEntry | null>();

  const readBefore = (key: string): SnapshotEntry | null =>
    snapshot.has(key) ? (snapshot.get(key) ?? null) : tree.readBase(key);

  function isRacy({ ctimeNs }: Stamp): boolean {
    return clock.nowMs() - Number(ctimeNs / 1_000_000n) < tickMs;
  }

  function capture(key: string, stamp: Stamp, isCertain: (path: string) => boolean): SnapshotEntry {
    const known = snapshot.get(key);
    if (known !== undefined && known !== null && !known.racy && isSameStamp(known.stamp, stamp)) return known;
    const entry = { stamp, copy: null, target: null, racy: isRacy(stamp) };
    if (stamp.kind === 'symlink') return { ...entry, target: readTarget(root(), key) };
    if (stamp.kind !== 'file' || isNeedless(key, isCertain)) return entry;
    return { ...entry, copy: withPath(root(), key, (path) => store.add(path, stamp)) };
  }

  function isNeedless(key: string, isCertain: (path: string) => boolean): boolean {
    let needless = certain.get(key);
    if (needless === undefined) certain.set(key, (needless = isCertain(renderKey(key))));
    return needless;
  }

  function compare(key: string, before: SnapshotEntry, now: Stamp): PathChange['kind'] | null {
    if (!isSameStamp(before.stamp, now)) return findChange(root(), key, before, now);
    if (!before.racy) return null;
    // A file without a copy is one whose every change is allowed.
    if (!(now.kind === 'file' && before.copy === null) && isOtherContent(root(), key, before, now)) return 'modified';
    snapshot.set(key, { ...before, racy: isRacy(now) });
    return null;
  }

  return {
    async take(isCertain) {
      const taken = new Map<string, SnapshotEntry | null>();
      let mustWait = false;
      const complete = tree.walk(limits.paths, 'open', (key, stamp) => {
        if (stamp === null) return void taken.set(key, null);
        const entry = capture(key, stamp, isCertain);
        taken.set(key, entry);
        mustWait ||= entry.racy && stamp.kind === 'file' && entry.copy === null && certain.get(key) === false;
      });
      if (!complete)
        throw new CommandNotStarted(
          `the folders that commands may write hold more than ${limits.paths} paths, so what a command changes could not be checked`,
        );
      snapshot = taken;
      // These files have no copy to compare with, so the next change must get another change time.
      if (mustWait) await clock.sleep(tickMs);
    },

    mayHaveChanged() {
      let seen = 0;
      let changed = false;
      try {
        const visit = (key: string, stamp: Stamp | null): void => {
          const before = snapshot.get(key);
          seen += 1;
          changed ||=
            before === undefined ||
            (before === null || stamp === null ? before !== stamp : before.racy || !isSameStamp(before.stamp, stamp));
        };
        return !tree.walk(limits.paths, 'leave', visit) || changed || seen !== snapshot.size;
      } catch (thrown) {
        // A listed path has been removed or replaced since.
        if (!(thrown instanceof Error && 'code' in thrown)) throw thrown;
        return true;
      }
    },

    list() {
      const changes: PathChange[] = [];
      const seen = new Set<string>();
      const add = (key: string, kind: PathChange['kind'], now: PathChange['now']): void =>
        void changes.push(describeChange(key, kind, now));
      tree.walk(Number.POSITIVE_INFINITY, 'open', (key, stamp) => {
        seen.add(key);
        const before = readBefore(key);
        if (stamp === null) {
          if (before !== null) add(key, 'deleted', null);
          return;
        }
        const kind = before === null ? 'created' : compare(key, before, stamp);
        if (kind !== null) add(key, kind, stamp.kind);
      });
      for (const [key, before] of snapshot) if (before !== null && !seen.has(key)) add(key, 'deleted', null);
      return sortChanges(changes);
    },

    read(change) {
      const before = readBefore(change.key);
      return {
        path: change.path,
        before: before === null ? null : readSnapshotState(before),
        after:
          change.now === null
            ? null
            : withPath(root(), change.key, (path) => readCurrentState(path, limits.judgedBytes)),
      };
    },

    hasCopy({ key }) {
      const before = readBefore(key);
      return before?.stamp.kind !== 'file' || before.copy !== null || certain.get(key) !== true;
    },

    restore: (refused) =>
      restoreChanges({
        root: root(),
        refused,
        readEntry: readBefore,
      }),

    close: () => store.close(),
  };

  function readSnapshotState({ stamp, copy, target }: SnapshotEntry): FileState {
    const executable = (stamp.mode & 0o100) !== 0;
    if (target !== null) return { kind: stamp.kind, executable, content: Buffer.from(target, 'latin1') };
    const content = copy === null || copy.length > limits.judgedBytes ? null : copy.read();
    return { kind: stamp.kind, executable, content };
  }
}

/** The paths of a tree that differ from their state before the run, parents before their contents. */
export function listChanges(tree: WatchedTree): readonly PathChange[] {
  const changes: PathChange[] = [];
  tree.walk(Number.POSITIVE_INFINITY, 'open', (key, stamp) => {
    const before = tree.readBase(key);
    if (before === null && stamp === null) return;
    const kind = before === null ? 'created' : stamp === null ? 'deleted' : findChange(tree.root, key, before, stamp);
    if (kind !== null) changes.push(describeChange(key, kind, stamp?.kind ?? null));
  });
  return sortChanges(changes);
}

/**
 * The files and links of a tree that were created or deleted, or have another text than before the run, except some. Modes and line ends do
 * not count, because git does not record all of them.
 */
export function listKept(tree: WatchedTree, isExcepted: (path: string) => boolean): readonly string[] {
  const isKept = ({ key, path, kind, now }: PathChange): boolean => {
    if (kind === 'mode' || isExcepted(path) || path.split('/').includes('.git')) return false;
    const before = tree.readBase(key);
    if (![now, before?.stamp.kind].some((side) => side === 'file' || side === 'symlink')) return false;
    if (kind !== 'modified' || now !== 'file') return true;
    return readLines(before?.copy?.read()) !== readLines(withPath(tree.root, key, (file) => readFileSync(file)));
  };
  return listChanges(tree)
    .filter(isKept)
    .map(({ path }) => path);
}

function readLines(content: Buffer | undefined): string | undefined {
  return content?.toString('latin1').replaceAll('\r', '');
}

function findChange(root: string, key: string, before: SnapshotEntry, now: Stamp): PathChange['kind'] | null {
  if (before.stamp.kind !== now.kind) return 'type';
  if (isOtherContent(root, key, before, now)) return 'modified';
  return before.stamp.mode === now.mode || now.kind === 'symlink' ? null : 'mode';
}

function isOtherContent(root: string, key: string, before: SnapshotEntry, now: Stamp): boolean {
  switch (now.kind) {
    // The contents of a folder are compared separately.
    case 'directory':
      return false;
    case 'symlink':
      return readTarget(root, key) !== before.target;
    case 'special':
      return now.ino !== before.stamp.ino;
    case 'file':
      return before.stamp.size !== now.size || !withPath(root, key, (path) => before.copy?.equals(path) === true);
  }
}

function readTarget(root: string, key: string): string {
  return withPath(root, key, (path) => readlinkSync(path, 'latin1'));
}

function describeChange(key: string, kind: PathChange['kind'], now: PathChange['now']): PathChange {
  return { key, path: key === '' ? '.' : renderKey(key), kind, now };
}

function sortChanges(changes: readonly PathChange[]): PathChange[] {
  return changes.toSorted((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
}
