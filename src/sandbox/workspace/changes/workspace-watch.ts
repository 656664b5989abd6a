import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import type {
  BasePath,
  FileChange,
  FileState,
  JudgedChange,
  PathChange,
  PathOutline,
} from '../../../core/types/change.ts';
import { hasCode } from '../../../core/types/error.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { BaseEntry } from './base-content.ts';
import type { ChangeLimits } from './change-limits.ts';
import { readCurrentState } from './current-state.ts';
import { listParents } from '../../../core/text/path-text.ts';
import { readStatsBelow, withPath } from '../../host/files/no-follow.ts';
import { restoreChanges } from './restore-changes.ts';
import { createStamp, isSameStamp, readKind, renderKey, type Stamp } from './stamp.ts';

/** Watches what differs from the state before the agent began. Processes may run during each call; then a later call sees what they changed. */
export interface WorkspaceWatch {
  /** Throws if a process replaces a folder while it is listed. */
  list(): ListedChanges;
  /** From now on, the paths are no changes as long as they stay in the state in which they were listed. */
  keep(changes: readonly PathChange[]): void;
  /** The same for paths that the harness has written, with the folders above them. */
  keepWritten(keys: readonly string[]): void;
  read(change: PathChange): FileChange;
  /** Brings paths back to their state before the agent began, byte for byte. Returns the keys that could not be restored. */
  restore(refused: readonly PathChange[]): ReadonlySet<string>;
}

/** Parents before their contents. */
export interface ListedChanges {
  /** The paths that differ from the state before the agent began, and were not kept in their present state. */
  readonly changes: readonly JudgedChange[];
  /** The paths that were kept, and are as before the agent began again. They need no decision. */
  readonly undone: readonly PathChange[];
}

/** The tree that is watched. */
export interface WatchedTree {
  /** The absolute path that keys are relative to. */
  readonly root: string;
  /** Visits every path that may differ from its state before the run, with null if it does not exist now. With `leave`, modes of folders stay. */
  walk(closedFolders: 'open' | 'leave', visit: (key: string, stamp: Stamp | null) => void): void;
  /** The state of a path before the run; null if it did not exist. */
  readBase(key: string): BaseEntry | null;
}

/** A state of a path that needs no decision any more. */
interface Settled {
  /** Null if the path does not exist. */
  readonly stamp: Stamp | null;
  readonly type: 'as-before' | 'kept';
  /** Of the content; null if it is not known. */
  readonly digest: string | null;
  /** True if the change time was within one kernel tick: a later change may have left the stamp unchanged. */
  readonly racy: boolean;
}

/** The resolution of a change time is the kernel's tick. */
const tickMs = 20;

export function createWorkspaceWatch({
  tree,
  findSubmodule,
  limits,
  clock,
}: {
  readonly tree: WatchedTree;
  /** The submodule that contains a path; null if it belongs to the repository itself. */
  readonly findSubmodule: (path: string) => string | null;
  readonly limits: Pick<ChangeLimits, 'judgedBytes'>;
  readonly clock: Clock;
}): WorkspaceWatch {
  const settled = new Map<string, Settled>();
  let listed = new Map<string, Stamp | null>();

  function isRacy(stamp: Stamp | null): boolean {
    return stamp !== null && clock.nowMs() - Number(stamp.ctimeNs / 1_000_000n) < tickMs;
  }

  function isStill({ stamp, digest, racy }: Settled, key: string, now: Stamp | null): boolean {
    if (stamp === null || now === null) return stamp === now;
    if (isSameStamp(stamp, now) && !racy) return true;
    return digest !== null && stamp.kind === now.kind && stamp.mode === now.mode && readDigest(key, now) === digest;
  }

  // Null if it is too large, or changes meanwhile.
  function readDigest(key: string, stamp: Stamp): string | null {
    if (stamp.kind === 'directory') return '';
    if (stamp.kind === 'special' || stamp.size > BigInt(limits.judgedBytes)) return null;
    const content = readUnlessReplaced(
      () => withPath(tree.root, key, (path) => readCurrentState(path, limits.judgedBytes).content),
      null,
    );
    const stats = readStatsBelow(tree.root, key);
    if (content === null || stats === null || !isSameStamp(createStamp(stats, readKind(stats)), stamp)) return null;
    return createHash('sha256').update(content).digest('hex');
  }

  function settle(key: string, stamp: Stamp | null, type: Settled['type']): void {
    // What is as before is compared with the state before.
    const digest = stamp === null || type === 'as-before' ? null : readDigest(key, stamp);
    settled.set(key, { stamp, type, digest, racy: isRacy(stamp) });
  }

  return {
    list() {
      const changes: JudgedChange[] = [];
      const undone: PathChange[] = [];
      const seen = new Set<string>();
      listed = new Map();
      tree.walk('open', (key, now) => {
        seen.add(key);
        const before = settled.get(key);
        if (before !== undefined && isStill(before, key, now)) {
          if (before.racy || before.stamp !== now) settled.set(key, { ...before, stamp: now, racy: isRacy(now) });
          return;
        }
        const kind = compareWithBase(tree, key, now);
        const change = describeChange(key, kind ?? 'modified', now?.kind ?? null);
        if (kind === null) {
          if (before?.type === 'kept') undone.push(change);
          settle(key, now, 'as-before');
          return;
        }
        listed.set(key, now);
        const base = readBasePath(tree, key, findSubmodule);
        changes.push({ ...change, base, after: now === null ? null : readOutline(now) });
      });
      for (const [key, { type, stamp }] of settled) {
        if (seen.has(key)) continue;
        // It did not exist before the agent began, and has disappeared without a trace.
        settled.delete(key);
        if (type === 'kept' && stamp !== null) undone.push(describeChange(key, 'deleted', null));
      }
      return { changes: sortChanges(changes), undone: sortChanges(undone) };
    },

    keep(changes) {
      for (const { key } of changes) {
        const stamp = listed.get(key);
        if (stamp !== undefined) settle(key, stamp, 'kept');
      }
    },

    keepWritten(keys) {
      for (const key of new Set(keys.flatMap((one) => [...listParents(one), one]))) {
        const stats = readStatsBelow(tree.root, key);
        const stamp = stats === null ? null : createStamp(stats, readKind(stats));
        if (compareWithBase(tree, key, stamp) !== null) settle(key, stamp, 'kept');
        else settled.delete(key);
      }
    },

    read(change) {
      const before = tree.readBase(change.key);
      return {
        path: change.path,
        before: before === null ? null : readBaseState(before, limits.judgedBytes),
        after: change.now === null ? null : readNow(change),
      };
    },

    restore(refused) {
      for (const { key } of refused) settled.delete(key);
      return restoreChanges({ root: tree.root, refused, readEntry: (key) => tree.readBase(key) });
    },
  };

  // A process that still runs may have replaced the path.
  function readNow({ key, now }: PathChange): FileState {
    try {
      return withPath(tree.root, key, (path) => readCurrentState(path, limits.judgedBytes));
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      return { kind: now ?? 'special', executable: false, content: null };
    }
  }
}

function readBaseState({ stamp, content, target }: BaseEntry, maxBytes: number): FileState {
  const executable = (stamp.mode & 0o100) !== 0;
  if (target !== null) return { kind: stamp.kind, executable, content: Buffer.from(target, 'latin1') };
  return {
    kind: stamp.kind,
    executable,
    content: content === null || content.length > maxBytes ? null : content.read(),
  };
}

/** The paths of a tree that differ from their state before the run, parents before their contents. */
export function listChanges(tree: WatchedTree): readonly PathChange[] {
  const changes: PathChange[] = [];
  tree.walk('open', (key, stamp) => {
    const kind = compareWithBase(tree, key, stamp);
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
    return readLines(before?.content?.read()) !== readLines(withPath(tree.root, key, (file) => readFileSync(file)));
  };
  return listChanges(tree)
    .filter(isKept)
    .map(({ path }) => path);
}

/** True for a path that exists and is as before the run, byte for byte, in its mode too. */
export function isAsBefore(tree: WatchedTree, key: string): boolean {
  const stats = readStatsBelow(tree.root, key);
  return stats !== null && compareWithBase(tree, key, createStamp(stats, readKind(stats))) === null;
}

function readLines(content: Buffer | undefined): string | undefined {
  return content?.toString('latin1').replaceAll('\r', '');
}

/** Null if the path is as before the run. */
function compareWithBase(tree: WatchedTree, key: string, now: Stamp | null): PathChange['kind'] | null {
  const before = tree.readBase(key);
  if (before === null) return now === null ? null : 'created';
  if (now === null) return 'deleted';
  if (before.stamp.kind !== now.kind) return 'type';
  if (readUnlessReplaced(() => isOtherContent(tree.root, key, before, now), true)) return 'modified';
  return before.stamp.mode === now.mode || now.kind === 'symlink' ? null : 'mode';
}

/** `otherwise` if a process that still runs replaces the path, or a folder above it, meanwhile. */
function readUnlessReplaced<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (thrown) {
    if (!hasCode(thrown, 'ENOENT', 'ENOTDIR', 'ELOOP', 'EINVAL')) throw thrown;
    return otherwise;
  }
}

function isOtherContent(root: string, key: string, before: BaseEntry, now: Stamp): boolean {
  switch (now.kind) {
    // The contents of a folder are compared separately.
    case 'directory':
      return false;
    case 'symlink':
      return withPath(root, key, (path) => readlinkSync(path, 'latin1')) !== before.target;
    case 'special':
      return now.ino !== before.stamp.ino;
    case 'file':
      return before.stamp.size !== now.size || !withPath(root, key, (path) => before.content?.equals(path) === true);
  }
}

function describeChange(key: string, kind: PathChange['kind'], now: PathChange['now']): PathChange {
  return { key, path: key === '' ? '.' : renderKey(key), kind, now };
}

/** What the base of the run has at a path of a tree. */
export function readBasePath(
  tree: Pick<WatchedTree, 'readBase'>,
  key: string,
  findSubmodule: (path: string) => string | null,
): BasePath {
  const entry = tree.readBase(key);
  return { before: entry === null ? null : readOutline(entry.stamp), submodule: findSubmodule(renderKey(key)) };
}

function readOutline({ kind, mode }: Stamp): PathOutline {
  return { kind, executable: (mode & 0o100) !== 0 };
}

function sortChanges<Change extends PathChange>(changes: readonly Change[]): Change[] {
  return changes.toSorted((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
}
