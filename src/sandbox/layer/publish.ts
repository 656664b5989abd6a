import { accessSync, closeSync, constants, fstatSync, lstatSync, openSync, rmSync, type BigIntStats } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../core/types/error.ts';
import type { PathChange } from '../../core/types/change.ts';
import { listPaths } from '../../core/text/path-text.ts';
import { locateKey, readStatsBelow, readStatsOf, withFolder, withPath } from '../changes/no-follow.ts';
import { createStamp, isSameStamp, listNames, readKind, renderKey, type Stamp } from '../changes/stamp.ts';
import { readKeptFile } from '../changes/base-content.ts';
import { describeError, makeSteps, readFileIdentity, type PlannedStep } from './publish-journal.ts';

/** How writing to the real workspace ended. Nothing was written, unless `published` or `written` says so. */
export type Published =
  | { readonly type: 'published'; readonly warnings: readonly string[] }
  /** Another process has changed these paths since the start of the run. */
  | { readonly type: 'changed'; readonly paths: readonly string[]; readonly contents: readonly ForeignContent[] }
  | {
      readonly type: 'failed';
      readonly reason: string;
      /** The paths that were written and could not be restored. */
      readonly written: readonly string[];
    };

/** What another process has written to a path. */
export interface ForeignContent {
  readonly path: string;
  readonly content: Uint8Array;
}

export interface PublishOptions {
  readonly workspace: string;
  /** The folder with the sealed files. */
  readonly folder: string;
  /** Parents before their contents. */
  readonly changes: readonly PathChange[];
  /** From `readStartTime`. */
  readonly startedAt: bigint;
  /** From `locateJournal`. */
  readonly journal: string;
  /** The state of a path when the agent's change of it was first seen; undefined if it is not known. */
  readonly readSeen: (key: string) => Stamp | null | undefined;
  /** True for a file that git tracked at the start of the run. */
  readonly wasTracked: (path: string) => boolean;
}

const maxForeignBytes = 1024 * 1024;
const maxForeignFiles = 10;
const maxReplacedPaths = 10_000;

/**
 * Writes changes of a sealed layer to the real workspace: all of them, or nothing if another process has changed one of the paths since the run
 * started, or if one of them cannot be written. Mode and owner of a replaced file stay. No component of a path is followed.
 */
export function publish(options: PublishOptions): Published {
  const { workspace, journal } = options;
  const foreign = findForeign(options);
  if (foreign.length > 0) return reportForeign(workspace, foreign);
  const plan = planSteps(options);
  if (plan.foreign.length > 0) return reportForeign(workspace, plan.foreign);
  if (plan.problems.length > 0)
    return { type: 'failed', reason: plan.problems.slice(0, maxForeignFiles).join('; '), written: [] };
  if (plan.steps.length + plan.emptied.length === 0) return { type: 'published', warnings: [] };
  const result = makeSteps({ workspace, journal, ...plan });
  if (result.type === 'done') return { type: 'published', warnings: plan.warnings };
  return result.changed !== null && result.written.length === 0
    ? { type: 'changed', paths: [result.changed], contents: [] }
    : { type: 'failed', reason: result.reason, written: result.written };
}

/**
 * The current time of the workspace's own file system, in the resolution of its ctimes, which no program can set. A ctime that is later belongs to a
 * change after this moment. A change in the same tick of the kernel counts as earlier: nothing of the agent has run yet, so it is part of what the
 * agent finds.
 */
export function readStartTime(workspace: string): bigint {
  // O_TMPFILE, which Node does not export: a file without a name does not change the times of its folder.
  const nameless = 0o20000000 | constants.O_DIRECTORY;
  try {
    return readNewTime(workspace, nameless | constants.O_RDWR);
  } catch (thrown) {
    // For example NFS.
    if (hasCode(thrown, 'EOPNOTSUPP', 'ENOTSUP', 'EISDIR', 'EINVAL')) {
      const file = join(workspace, `.script-harness-start-${process.pid}`);
      try {
        return readNewTime(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL);
      } finally {
        rmSync(file, { force: true });
      }
    }
    // If this user cannot create files there, the clock of the machine has to do. `publish` reports it if it has something to write there.
    if (hasCode(thrown, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT')) return BigInt(Date.now()) * 1_000_000n;
    throw thrown;
  }
}

function readNewTime(path: string, flags: number): bigint {
  const descriptor = openSync(path, flags, 0o600);
  try {
    return fstatSync(descriptor, { bigint: true }).ctimeNs;
  } finally {
    closeSync(descriptor);
  }
}

/** The keys that another process has changed since the start of the run. */
function findForeign({ workspace, changes, startedAt, readSeen, wasTracked }: PublishOptions): readonly string[] {
  const isLater = ({ ctimeNs }: BigIntStats): boolean => ctimeNs > startedAt;

  function isForeign({ key, path, now }: PathChange): boolean {
    const stats = readStatsBelow(workspace, key);
    const seen = readSeen(key);
    if (stats === null) {
      if (seen !== undefined && seen !== null) return true;
      // Before the first look. An entry that was removed leaves its time in the folder.
      return now !== null && wasTracked(path) && isLater(readNearestFolder(workspace, key).stats);
    }
    const found = createStamp(stats, readKind(stats));
    // Entries of a folder are compared separately. Other changes to the folder belong to its owner.
    if (found.kind === 'directory')
      return now !== 'directory' && seen !== undefined && (seen === null || seen.kind !== 'directory');
    return isLater(stats) || (seen !== undefined && (seen === null || !isSameStamp(seen, found)));
  }

  // Renaming a folder leaves the files in it as they are, and changes its ctime only. An entry in it that comes or goes changes both times.
  function isMoved(key: string): boolean {
    const stats = readStatsBelow(workspace, key);
    if (stats === null || !isLater(stats)) return false;
    return stats.isDirectory() ? stats.ctimeNs !== stats.mtimeNs : !changes.some((change) => change.key === key);
  }

  const folders = new Set(changes.flatMap(({ key }) => listFolders(key)));
  return [...[...folders].filter(isMoved), ...changes.filter(isForeign).map(({ key }) => key)];
}

function reportForeign(workspace: string, keys: readonly string[]): Published {
  const contents: ForeignContent[] = [];
  for (const key of keys) {
    if (contents.length >= maxForeignFiles) break;
    const stats = readStatsBelow(workspace, key);
    if (stats?.isFile() !== true || stats.size > maxForeignBytes) continue;
    try {
      const content = withPath(workspace, key, (path) => readKeptFile(path, Number(stats.size)).read());
      contents.push({ path: renderKey(key), content });
    } catch (thrown) {
      // It may change again, or be closed to this user.
      if (!(thrown instanceof Error)) throw thrown;
    }
  }
  return { type: 'changed', paths: keys.map(renderKey), contents };
}

interface Plan {
  readonly steps: readonly PlannedStep[];
  readonly emptied: readonly string[];
  readonly warnings: readonly string[];
  /** Why something cannot be written, with its path. */
  readonly problems: readonly string[];
  readonly foreign: readonly string[];
}

/** Checks everything that can be checked before the first file is written. */
function planSteps({ workspace, folder, changes, startedAt }: PublishOptions): Plan {
  const removals: PlannedStep[] = [];
  const additions = new Map<string, PlannedStep>();
  const emptied: string[] = [];
  const linked: string[] = [];
  const reowned: string[] = [];
  const problems = new Map<string, string>();
  const foreign: string[] = [];
  const uid = process.getuid?.() ?? 0;
  const removed = new Set(changes.filter(({ now }) => now === null || now === 'special').map(({ key }) => key));
  // Folders that make place for a file or a link.
  const replaced = new Set<string>();
  const report = (key: string, problem: string): void =>
    void problems.set(key, `${key === '' ? workspace : renderKey(key)}: ${problem}`);

  /** The folder that exists and stays, next to a path. */
  function findPlace(key: string): { readonly key: string; readonly stats: BigIntStats } {
    return readNearestFolder(workspace, key, (above) => !replaced.has(above));
  }

  const checked = new Set<string>();
  function checkFolder(key: string, old: BigIntStats | null): void {
    const isSticky = (stats: BigIntStats): boolean =>
      (stats.mode & 0o1000n) !== 0n && uid !== 0 && Number(stats.uid) !== uid;
    withFolder(workspace, key, (path, descriptor) => {
      if (old !== null && isSticky(fstatSync(descriptor, { bigint: true })) && Number(old.uid) !== uid)
        report(key, 'the sticky bit keeps this user from replacing files of other users in this folder');
      if (checked.has(key)) return;
      checked.add(key);
      try {
        accessSync(path, constants.W_OK | constants.X_OK);
      } catch (thrown) {
        report(key, `this folder cannot be written: ${describeError(thrown)}`);
      }
    });
  }

  function removePath(key: string, stats: BigIntStats): void {
    const place = findPlace(key).key;
    checkFolder(getFolder(key), stats);
    checkFolder(place, null);
    removals.push({ key, place, old: readFileIdentity(stats), make: null });
  }

  // A folder with something in it that is not part of the change, for example build output, stays, and so nothing can take its place.
  function clearFolder(key: string): void {
    replaced.add(key);
    const folders: string[] = [];
    const isComplete = walkFolder(workspace, key, (inner, stamp) => {
      if (stamp.kind === 'directory') folders.push(inner);
      else if (removed.has(inner)) return;
      else if (stamp.ctimeNs > startedAt) foreign.push(inner);
      else report(inner, `it is in the folder that the change replaces by a file`);
    });
    if (!isComplete) report(key, `this folder has more than ${maxReplacedPaths} entries, and a file replaces it`);
    for (const inner of folders) {
      replaced.add(inner);
      const stats = readStatsBelow(workspace, inner);
      if (stats === null) continue;
      checkFolder(inner, null);
      removePath(inner, stats);
    }
  }

  function addFolders(key: string): void {
    const missing = listFolders(key).filter(
      (above) => !additions.has(above) && readStatsBelow(workspace, above)?.isDirectory() !== true,
    );
    for (const above of missing) {
      if (readStatsBelow(workspace, above) !== null) return report(above, 'it is not a folder');
      const { key: place, stats } = findPlace(above);
      additions.set(above, {
        key: above,
        place,
        old: null,
        make: { kind: 'directory', source: Buffer.alloc(0), mode: Number(stats.mode) & 0o777, ...ownerOf(stats) },
      });
    }
  }

  // Root creates files for the owner of the folder; the system does it right for every other user.
  function ownerOf({ uid: owner, gid }: BigIntStats): { uid?: number; gid?: number } {
    return uid === 0 ? { uid: Number(owner), gid: Number(gid) } : {};
  }

  function addPath({ key, kind }: PathChange, now: 'file' | 'directory' | 'symlink', old: BigIntStats | null): void {
    addFolders(key);
    const { key: place, stats: near } = findPlace(key);
    checkFolder(place, old);
    const source = locateKey(folder, key);
    const { mode } = lstatSync(source);
    const isKept = now === 'file' && old?.isFile() === true && kind !== 'mode';
    additions.set(key, {
      key,
      place,
      old: old === null ? null : readFileIdentity(old),
      make: {
        kind: now,
        source,
        // The agent's folder is used on the way, whatever its mode.
        mode: isKept ? keepMode(Number(old.mode), mode) : (mode & 0o777) | (now === 'directory' ? 0o700 : 0),
        ...(old === null ? ownerOf(near) : keepOwner(key, old, near)),
      },
    });
    if (old?.isFile() === true && old.nlink > 1n) linked.push(renderKey(key));
  }

  function keepOwner(key: string, old: BigIntStats, near: BigIntStats): { uid?: number; gid?: number } {
    if (uid === 0) return ownerOf(old);
    const gid = Number(old.gid);
    const hasGroup =
      gid === process.getegid?.() ||
      process.getgroups?.().includes(gid) === true ||
      ((near.mode & 0o2000n) !== 0n && near.gid === old.gid);
    if (Number(old.uid) !== uid || !hasGroup) reowned.push(renderKey(key));
    return hasGroup ? { uid, gid } : {};
  }

  for (const { key, now } of changes)
    if ((now === 'file' || now === 'symlink') && readStatsBelow(workspace, key)?.isDirectory() === true)
      clearFolder(key);
  for (const change of changes) {
    const { key, now } = change;
    const stats = readStatsBelow(workspace, key);
    if (now === null || now === 'special') {
      if (stats?.isDirectory() === true) {
        if (!replaced.has(key)) emptied.push(key);
      } else if (stats !== null) removePath(key, stats);
    } else if (stats?.isDirectory() !== true) addPath(change, now, stats);
    else if (now !== 'directory') addPath(change, now, null);
  }
  const deepestFirst = removals.toSorted((left, right) => listFolders(right.key).length - listFolders(left.key).length);
  return {
    steps: [...deepestFirst, ...additions.values()],
    emptied: emptied.toReversed(),
    warnings: [
      ...(linked.length === 0
        ? []
        : [
            `${listPaths(linked)} had several hard links: it is a separate file now, and the other names keep the old content`,
          ]),
      ...(reowned.length === 0
        ? []
        : [`${listPaths(reowned)} could not keep the owner or group, and belongs to the user of the run now`]),
    ],
    problems: [...problems.values()],
    foreign,
  };
}

// Git, and therefore the patch, knows only whether a file is executable. The set-user-ID bits are dropped, as the system does on a write.
function keepMode(old: number, sealed: number): number {
  const mode = old & 0o777;
  if ((mode & 0o100) === (sealed & 0o100)) return mode;
  return (sealed & 0o100) === 0 ? mode & ~0o111 : mode | 0o100 | ((mode & 0o044) >> 2);
}

function readNearestFolder(
  workspace: string,
  key: string,
  isUsable: (folder: string) => boolean = () => true,
): { readonly key: string; readonly stats: BigIntStats } {
  for (const folder of [...listFolders(key).toReversed(), '']) {
    const stats = readStatsBelow(workspace, folder);
    if (stats?.isDirectory() === true && isUsable(folder)) return { key: folder, stats };
  }
  throw new Error(`${workspace} is not a folder`);
}

/** The folders above a key, from the top, without the workspace itself. */
function listFolders(key: string): readonly string[] {
  const parts = key.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

function getFolder(key: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('/'), 0));
}

/** Visits a folder and everything below it, without following links. False if there is more than a change may replace. */
function walkFolder(root: string, start: string, visit: (key: string, stamp: Stamp) => void): boolean {
  const stats = readStatsBelow(root, start);
  if (stats === null) return true;
  visit(start, createStamp(stats, readKind(stats)));
  const pending = [start];
  let count = 0;
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const at = key;
    withFolder(root, at, (folder, descriptor) => {
      for (const name of listNames(folder, descriptor, 'leave') ?? []) {
        const inner = `${at}/${name}`;
        const found = readStatsOf(locateKey(folder, name));
        if (found === null) continue;
        count += 1;
        visit(inner, createStamp(found, readKind(found)));
        if (found.isDirectory()) pending.push(inner);
      }
    });
    if (count > maxReplacedPaths) return false;
  }
  return true;
}
