import { writeFileSync } from 'node:fs';
import type {
  BasePath,
  FileChange,
  FileKind,
  FileMaker,
  FileState,
  JudgedChange,
  PathChange,
  PathOutline,
} from '../../../core/types/change.ts';
import { orElse } from '../../../core/types/error.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { readEntry, readStamp, readState, type TreeEntry } from './tree-entry.ts';
import { listParents } from '../../../core/text/path-text.ts';
import { changeFrom, restoreChanges, type RestoredEntry } from './restore-changes.ts';
import { isSameStamp, renderKey, type Stamp, tickMs } from './stamp.ts';
import type { DisposablePaths } from '../git/disposable-paths.ts';
import { compareText } from '../../../core/text/compare-text.ts';

/** Finds the paths that differ from the state before the agent began. Processes may run during each call; a later call finds their changes. */
export interface WorkspaceWatch {
  /** Throws if a process replaces a directory while it is listed. */
  list(): ListedChanges;
  /** The status of a state of a path; of its present state if `state` is left out. */
  readStatus(key: string, state?: Stamp | null): PathStatus;
  /** From now on, the paths are not listed as changes while they have the state in which they were listed. */
  keep(changes: readonly ListedChange[]): void;
  /** The same for paths that the harness has written, with the directories above them. */
  keepWritten(keys: readonly string[]): void;
  read(change: PathChange): FileChange;
  /**
   * Brings paths back to the state in which they were kept, or before the agent began, byte for byte. Of a large file that was kept, only the state
   * before the agent is known. Returns the keys that could not be restored.
   */
  restore(refused: readonly PathChange[]): ReadonlySet<string>;
}

/** `allowed` by a decision, `as-before` the agent began, or a change that is `undecided`. */
export type PathStatus = 'allowed' | 'as-before' | 'undecided';

export interface ListedChange extends JudgedChange {
  /** The state in which it was listed; null if the path does not exist. */
  readonly stamp: Stamp | null;
  /** Of the file before the agent began and of the present one: a patch holds both. */
  readonly bytes: number;
}

/** Parents before their contents. */
export interface ListedChanges {
  /** The paths that differ from the state before the agent began, and were not kept in their present state. */
  readonly changes: readonly ListedChange[];
  /** The bytes of the paths that were kept, counted in the same way. */
  readonly keptBytes: number;
  /** The paths that were kept, and are as before the agent began again. They need no decision. */
  readonly undone: readonly PathChange[];
}

/** The tree that is watched. */
export interface WatchedTree {
  /** The absolute path that keys are relative to. */
  readonly root: string;
  /**
   * Visits every path that may differ from its state before the run, with null if it does not exist now. Makes each directory readable for its owner.
   */
  walk(visit: (key: string, stamp: Stamp | null) => void): void;
  /** The state of a path before the run; null if it did not exist. */
  readBase(key: string): TreeEntry | null;
}

/** Reads what is known of paths of the base besides their state. */
export interface BaseReader {
  /** The submodule that contains a path; null if it belongs to the repository itself. */
  readonly findSubmodule: DisposablePaths['findSubmodule'];
  readonly isUnfetched: DisposablePaths['isUnfetched'];
  /** Who made the entry of a path; null if a patch can hold its changes. */
  readonly findMaker: (key: string, entry: TreeEntry) => FileMaker | null;
  /** True for a directory of the base with files that stay in it, whatever commands do. Lists the directory. */
  readonly keepsFiles: (key: string) => boolean;
  /** True if rules close what the workspace has at a path, so that it is missing in the base, and something of this kind would replace it. */
  readonly hidesOther: (key: string, kind: FileKind) => boolean;
}

/** Limits on deciding changes. See where each limit is used. */
export interface ChangeLimits {
  /** Changed paths that are decided one by one. If there are more, all of them are refused. */
  readonly changes: number;
  /** Bytes that the files of the run's patch may have together, before and after. The largest changes are refused, so that the others fit. */
  readonly patchBytes: number;
  /** Bytes of the largest content that rules receive, and that is held while the agent works. To rules, a larger content is unknown. */
  readonly judgedBytes: number;
  /** How long a writer waits for earlier commands to end; after that their changes so far are decided while they run. */
  readonly patienceMs: number;
}

export const defaultChangeLimits: ChangeLimits = {
  changes: 20_000,
  // GitHub accepts no larger file. With one character in each line, git needs 22 times as much memory to make the patch.
  patchBytes: 100_000_000,
  judgedBytes: 1024 * 1024,
  patienceMs: 500,
};

/** A state of a path that needs no decision any more. */
interface Settled {
  /** Null if the path does not exist. */
  readonly stamp: Stamp | null;
  readonly type: 'as-before' | 'kept';
  /** Of a path that was kept. */
  readonly bytes: number;
  /** The entry of a path that was kept; null if it is missing, undefined if the content is too large to be held, or has changed meanwhile. */
  readonly held?: HeldEntry | null | undefined;
  /** True if the change time was within one kernel tick: a later change may have left the stamp unchanged. */
  readonly racy: boolean;
}

interface HeldEntry {
  readonly stamp: Stamp;
  /** Of a file, or the target of a link; empty for a directory. Null for the content before the agent began, if only the mode has changed. */
  readonly content: Buffer | null;
}

export function createWorkspaceWatch({
  tree,
  baseReader,
  limits,
  clock,
}: {
  readonly tree: WatchedTree;
  readonly baseReader: BaseReader;
  readonly limits: Pick<ChangeLimits, 'judgedBytes'>;
  readonly clock: Clock;
}): WorkspaceWatch {
  const settled = new Map<string, Settled>();

  function isRacy(stamp: Stamp | null): boolean {
    return stamp !== null && clock.nowMs() - Number(stamp.ctimeNs / 1_000_000n) < tickMs;
  }

  function isStill({ stamp, held, racy }: Settled, key: string, now: Stamp | null): boolean {
    if (stamp === null || now === null) return stamp === now;
    if (isSameStamp(stamp, now) && !racy) return true;
    if (!held || stamp.kind !== now.kind || stamp.mode !== now.mode) return false;
    if (held.content === null) return compareWithBase(tree, key, tree.readBase(key), now) === 'mode';
    return readContent(key, now)?.equals(held.content) === true;
  }

  // Never throws: what is decided already would be lost with the error.
  function readContent(key: string, stamp: Stamp): Buffer | undefined {
    if (stamp.kind === 'directory') return noBytes;
    if (stamp.kind === 'special' || stamp.size > BigInt(limits.judgedBytes)) return undefined;
    return readUnlessChanged(() => {
      const { content } = readNow(key);
      const now = readStamp(tree.root, key);
      return content === null || now === null || !isSameStamp(now, stamp) ? undefined : Buffer.from(content);
    }, undefined);
  }

  function settleKept(key: string, stamp: Stamp | null, kind: PathChange['kind'], bytes: number): void {
    const content = stamp === null || kind === 'mode' ? null : readContent(key, stamp);
    const held = stamp === null ? null : content === undefined ? undefined : { stamp, content };
    settled.set(key, { stamp, type: 'kept', bytes, held, racy: isRacy(stamp) });
  }

  // The directories above a path may have been made by the agent too.
  function readEarlier(key: string): RestoredEntry | null {
    const held = settled.get(key)?.held;
    if (held && held.content !== null) return openHeld(held.stamp, held.content);
    const base = tree.readBase(key);
    return held && base !== null ? { ...base, stamp: held.stamp } : base;
  }

  return {
    readStatus(key, now = readStamp(tree.root, key)) {
      const before = settled.get(key);
      if (before !== undefined && isStill(before, key, now)) return before.type === 'kept' ? 'allowed' : 'as-before';
      return compareWithBase(tree, key, tree.readBase(key), now) === null ? 'as-before' : 'undecided';
    },

    list() {
      const changes: ListedChange[] = [];
      const undone: PathChange[] = [];
      let keptBytes = 0;
      const seen = new Set<string>();
      tree.walk((key, now) => {
        seen.add(key);
        const before = settled.get(key);
        if (before !== undefined && isStill(before, key, now)) {
          keptBytes += before.bytes;
          if (before.racy || before.stamp !== now) settled.set(key, { ...before, stamp: now, racy: isRacy(now) });
          return;
        }
        const base = tree.readBase(key);
        const kind = compareWithBase(tree, key, base, now);
        const change = describeChange(key, kind ?? 'modified', now?.kind ?? null);
        if (kind === null) {
          if (before?.type === 'kept') undone.push(change);
          settled.set(key, { stamp: now, type: 'as-before', bytes: 0, racy: isRacy(now) });
          return;
        }
        const found = readBasePath(base, key, now?.kind ?? null, baseReader);
        // A file tool may have written there: it was allowed to, or a person has approved it.
        const isHidden =
          base === null && now !== null && before?.type !== 'kept' && baseReader.hidesOther(key, now.kind);
        changes.push({
          ...change,
          base: isHidden ? { ...found, keepsFiles: true } : found,
          stamp: now,
          bytes: kind === 'mode' ? 0 : countBytes(base, now),
          after: now === null ? null : readOutline(now),
        });
      });
      for (const [key, { type, stamp }] of settled) {
        if (seen.has(key)) continue;
        // It did not exist before the agent began, and has disappeared without a trace.
        settled.delete(key);
        if (type === 'kept' && stamp !== null) undone.push(describeChange(key, 'deleted', null));
      }
      return { changes: sortChanges(changes), keptBytes, undone: sortChanges(undone) };
    },

    keep(changes) {
      for (const { key, stamp, kind, bytes } of changes) settleKept(key, stamp, kind, bytes);
    },

    keepWritten(keys) {
      for (const key of new Set(keys.flatMap((one) => [...listParents(one), one]))) {
        const stamp = readStamp(tree.root, key);
        const base = tree.readBase(key);
        const kind = compareWithBase(tree, key, base, stamp);
        if (kind === null) settled.delete(key);
        else settleKept(key, stamp, kind, countBytes(base, stamp));
      }
    },

    read({ key, path, now: kind }) {
      const before = tree.readBase(key);
      return {
        path,
        before: before === null ? null : readState(before, limits.judgedBytes),
        after: kind === null ? null : readUnlessChanged(() => readNow(key), { kind, executable: false, content: null }),
      };
    },

    restore(refused) {
      const changes = refused.map((change) => {
        const held = settled.get(change.key)?.held;
        return (held !== undefined && changeFrom(held?.stamp.kind ?? null, change)) || change;
      });
      const stuck = restoreChanges({ root: tree.root, readBase: readEarlier }, changes);
      // What was kept is still what was kept: for the next attempt, and if a process that still runs replaces it meanwhile.
      for (const { key } of refused) if (settled.get(key)?.held === undefined) settled.delete(key);
      return stuck;
    },
  };

  function readNow(key: string): FileState {
    const entry = readEntry(tree.root, key);
    if (entry === null) throw Object.assign(new Error(`${renderKey(key)} is gone`), { code: 'ENOENT' });
    return readState(entry, limits.judgedBytes);
  }
}

/** The paths of a tree that differ from their state before the run, parents before their contents. */
export function listChanges(tree: WatchedTree): readonly PathChange[] {
  const changes: PathChange[] = [];
  tree.walk((key, stamp) => {
    const kind = compareWithBase(tree, key, tree.readBase(key), stamp);
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
    return readLines(before) !== readLines(readEntry(tree.root, key));
  };
  return listChanges(tree)
    .filter(isKept)
    .map(({ path }) => path);
}

/** True for a path that exists and is as before the run, byte for byte, in its mode too. */
export function isAsBefore(tree: WatchedTree, key: string): boolean {
  const stamp = readStamp(tree.root, key);
  return stamp !== null && compareWithBase(tree, key, tree.readBase(key), stamp) === null;
}

const noBytes = Buffer.alloc(0);

function openHeld(stamp: Stamp, content: Buffer): RestoredEntry {
  return {
    stamp,
    content: stamp.kind === 'file' ? { writeTo: (descriptor) => writeFileSync(descriptor, content) } : null,
    target: stamp.kind === 'symlink' ? content.toString('latin1') : null,
  };
}

function readLines(entry: TreeEntry | null): string | undefined {
  return entry?.content?.read().toString('latin1').replaceAll('\r', '');
}

function countBytes(before: TreeEntry | null, now: Stamp | null): number {
  return (before?.content?.length ?? 0) + (now?.kind === 'file' ? Number(now.size) : 0);
}

/** Null if the path is as before the run. */
function compareWithBase(
  tree: Pick<WatchedTree, 'root'>,
  key: string,
  before: TreeEntry | null,
  now: Stamp | null,
): PathChange['kind'] | null {
  if (before === null) return now === null ? null : 'created';
  if (now === null) return 'deleted';
  if (before.stamp.kind !== now.kind) return 'type';
  if (readUnlessReplaced(() => isOtherContent(tree.root, key, before, now), true)) return 'modified';
  return before.stamp.mode === now.mode || now.kind === 'symlink' ? null : 'mode';
}

/** `otherwise` if a process that still runs replaces the path, or a directory above it, meanwhile. */
function readUnlessReplaced<Result>(read: () => Result, otherwise: Result): Result {
  return orElse(read, otherwise, 'ENOENT', 'ENOTDIR', 'ELOOP', 'EINVAL');
}

/** `otherwise` also if such a process has closed or cut the path. */
export function readUnlessChanged<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    return otherwise;
  }
}

function isOtherContent(root: string, key: string, before: TreeEntry, now: Stamp): boolean {
  switch (now.kind) {
    // The contents of a directory are compared separately.
    case 'directory':
      return false;
    case 'symlink':
      return readEntry(root, key)?.target !== before.target;
    case 'special':
      return now.ino !== before.stamp.ino;
    case 'file': {
      const content = before.stamp.size === now.size ? readEntry(root, key)?.content : null;
      return !content || before.content?.equals(content) !== true;
    }
  }
}

function describeChange(key: string, kind: PathChange['kind'], now: PathChange['now']): PathChange {
  return { key, path: key === '' ? '.' : renderKey(key), kind, now };
}

/** The state of a path in the base of the run, whose entry there is given, for a change that makes it `kind`. */
export function readBasePath(
  entry: TreeEntry | null,
  key: string,
  kind: FileKind | null,
  { findSubmodule, isUnfetched, findMaker, keepsFiles }: BaseReader,
): BasePath {
  const madeBy = entry === null ? null : findMaker(key, entry);
  const isReplaced = entry?.stamp.kind === 'directory' && (kind === 'file' || kind === 'symlink');
  return {
    before: entry === null ? null : readOutline(entry.stamp),
    submodule: findSubmodule(renderKey(key)),
    ...(madeBy !== null && { madeBy }),
    ...(isReplaced && keepsFiles(key) && { keepsFiles: true as const }),
    ...(isUnfetched(renderKey(key)) && { isUnfetched: true as const }),
  };
}

function readOutline({ kind, mode }: Stamp): PathOutline {
  return { kind, executable: (mode & 0o100) !== 0 };
}

function sortChanges<Change extends PathChange>(changes: readonly Change[]): Change[] {
  return changes.toSorted((left, right) => compareText(left.key, right.key));
}
