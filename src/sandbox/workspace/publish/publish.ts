import {
  accessSync,
  type BigIntStats,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PathChange } from '../../../core/types/change.ts';
import { renderFirst } from '../../../core/text/grouped-number.ts';
import { listParents, listPaths } from '../../../core/text/path-text.ts';
import { locateKey, namelessFile, readStatsBelow, withDirectory, withPath } from '../../host/files/no-follow.ts';
import { renderKey } from '../changes/stamp.ts';
import { readKeptFile } from '../changes/tree-entry.ts';
import { hashBlob } from '../git/git-layout.ts';
import { describeError, makeSteps, type PlannedStep } from './publish-journal.ts';
import { hasCode } from '../../../core/types/error.ts';

/** The result of writing to the real workspace. Only `published`, and the paths in `written`, were written. */
export type Published =
  | { readonly type: 'published'; readonly warnings: readonly string[] }
  | Changed
  | {
      readonly type: 'failed';
      readonly reason: string;
      /** The paths that were written and could not be restored. */
      readonly written: readonly string[];
    };

/** Another process has changed these paths since the start of the run. */
export interface Changed {
  readonly type: 'changed';
  readonly paths: readonly string[];
  readonly contents: readonly ForeignContent[];
}

/** The state of a path that another process has written. */
interface ForeignContent {
  readonly path: string;
  readonly content: Uint8Array;
}

interface PublishOptions {
  readonly workspace: string;
  /** The directory with the sealed files. */
  readonly directory: string;
  /** Parents before their contents. Directories between them may be left out. */
  readonly changes: readonly PathChange[];
  readonly start: WorkspaceStart;
  /** If left out, paths are compared by their ctime alone. */
  readonly base?: GitBase;
  /** From `locateJournal`. */
  readonly journal: string;
}

/** The entry of git for a path at the base of the run: the mode as git writes it, and the id of the content. Null for a path that it does not have. */
export type GitBase = ReadonlyMap<string, { readonly mode: string; readonly object: string } | null>;

const maxForeignBytes = 1024 * 1024;
const maxForeignFiles = 10;
const maxProblems = 10;

/**
 * Writes changes of a sealed layer to the real workspace: all of them, or nothing if another process has changed one of the paths since the run
 * started, or if one of them cannot be written. Mode and owner of a replaced file stay. No component of a path is followed.
 */
export function publish(options: PublishOptions): Published {
  const { workspace, journal } = options;
  const foreign = compareWithStart(options);
  if (foreign !== null) return foreign;
  const { steps, emptied, linked, problems } = planSteps(options);
  if (problems.length > 0) return { type: 'failed', reason: renderFirst(problems, maxProblems, '; '), written: [] };
  if (steps.length === 0 && emptied.length === 0) return { type: 'published', warnings: [] };
  const result = makeSteps({ workspace, journal, steps, emptied });
  if (result.type === 'changed') return reportForeign(workspace, [result.key]);
  if (result.type === 'failed') return result;
  const warnings = [
    [linked, 'had several hard links: it is a separate file now, and the other names keep the old content'],
    [result.reowned, 'could not keep owner or group: it has the owner and group of a new file'],
  ] as const;
  return {
    type: 'published',
    warnings: warnings.flatMap(([paths, text]) => (paths.length === 0 ? [] : [`${listPaths(paths)} ${text}`])),
  };
}

/** The changes of another process since the start of the run that writing would overwrite; null if there are no such changes. */
export function compareWithStart({
  workspace,
  changes,
  start,
  base = new Map(),
}: Pick<PublishOptions, 'workspace' | 'changes' | 'start' | 'base'>): Changed | null {
  const changed = new Set(changes.map(({ key }) => key));

  function isForeign({ key, path, now }: PathChange): boolean {
    const stats = readStatsBelow(workspace, key);
    // A directory keeps the files of other processes, so only a missing file counts.
    if (stats === null || stats.isDirectory()) return now !== null && now !== 'directory' && start.files.has(path);
    return stats.ctimeNs > start.time && !isAsInBase(key, path, stats);
  }

  // Another owner or a permission that git does not record sets the ctime too, and writing keeps them. Another name would keep the old content.
  function isAsInBase(key: string, path: string, stats: BigIntStats): boolean {
    const before = base.get(path) ?? null;
    const mode = stats.isSymbolicLink() ? '120000' : (stats.mode & 0o100n) === 0n ? '100644' : '100755';
    if (before?.mode !== mode || stats.nlink !== 1n || !(stats.isFile() || stats.isSymbolicLink())) return false;
    try {
      const read = (file: Buffer): Buffer =>
        stats.isSymbolicLink() ? readlinkSync(file, 'buffer') : readKeptFile(file, Number(stats.size)).read();
      return hashBlob(withPath(workspace, key, read), before.object) === before.object;
    } catch (thrown) {
      // It may change again, or be closed to this user.
      if (!(thrown instanceof Error)) throw thrown;
      return false;
    }
  }

  // Another directory has the name now, with files that are as old as before. The time of a directory alone is not enough: it also follows its
  // entries.
  function isReplaced(key: string): boolean {
    const stats = readStatsBelow(workspace, key);
    if (stats === null || stats.ctimeNs <= start.time) return false;
    if (!stats.isDirectory()) return !changed.has(key);
    const inode = start.directories.get(renderKey(key));
    return inode !== undefined && inode !== stats.ino;
  }

  const directories = new Set(changes.flatMap(({ key }) => listParents(key)));
  const foreign = [...[...directories].filter(isReplaced), ...changes.filter(isForeign).map(({ key }) => key)];
  return foreign.length === 0 ? null : reportForeign(workspace, foreign);
}

function reportForeign(workspace: string, keys: readonly string[]): Changed {
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

/** Checks everything that can be checked before the first file is written. */
function planSteps({ workspace, directory, changes }: PublishOptions) {
  const removals: PlannedStep[] = [];
  const additions = new Map<string, PlannedStep>();
  // Directories to remove if they are empty.
  const emptied = new Set<string>();
  // Replaced files with several hard links.
  const linked: string[] = [];
  // Why something cannot be written, with its path, by the key of the path.
  const problems = new Map<string, string>();
  const isRoot = process.getuid?.() === 0;
  const isDirectory = (key: string): boolean => readStatsBelow(workspace, key)?.isDirectory() === true;
  // Directories that a file or link replaces.
  const replaced = new Set(
    changes.filter(({ key, now }) => (now === 'file' || now === 'symlink') && isDirectory(key)).map(({ key }) => key),
  );

  /** The directory next to a path that exists and stays. */
  function findPlace(key: string): { readonly key: string; readonly stats: BigIntStats } {
    const directories = ['', ...listParents(key)];
    const end = directories.findIndex((above) => replaced.has(above) || !isDirectory(above));
    const place = directories.at(end === -1 ? -1 : end - 1) ?? '';
    const stats = readStatsBelow(workspace, place);
    if (stats === null) throw new Error(`another process moved ${renderKey(place)} while the changes were prepared`);
    return { key: place, stats };
  }

  function checkDirectory(key: string): void {
    withDirectory(workspace, key, (path) => {
      try {
        accessSync(path, constants.W_OK | constants.X_OK);
      } catch (thrown) {
        const text = `${key === '' ? workspace : renderKey(key)}: this directory cannot be written: ${describeError(thrown)}`;
        problems.set(key, text);
      }
    });
  }

  function removePath(key: string, old: BigIntStats): void {
    const above = listParents(key);
    checkDirectory(above.at(-1) ?? '');
    removals.push({ key, place: findPlace(key).key, old, make: null });
    for (const each of above) if (readStatsBelow(directory, each)?.isDirectory() !== true) emptied.add(each);
  }

  function addDirectories(key: string): void {
    for (const above of listParents(key)) {
      if (additions.has(above) || isDirectory(above)) continue;
      if (readStatsBelow(workspace, above) !== null)
        return void problems.set(above, `${renderKey(above)}: not a directory`);
      const { key: place, stats } = findPlace(above);
      const make = { kind: 'directory', source: Buffer.alloc(0), mode: Number(stats.mode) & 0o777 } as const;
      additions.set(above, { key: above, place, old: null, make: { ...make, owner: isRoot ? stats : null } });
    }
  }

  function addPath({ key, kind }: PathChange, now: 'file' | 'directory' | 'symlink', old: BigIntStats | null): void {
    addDirectories(key);
    const place = findPlace(key);
    checkDirectory(place.key);
    const source = locateKey(directory, key);
    const { mode } = lstatSync(source);
    const isKept = now === 'file' && old?.isFile() === true && kind !== 'mode';
    const make = {
      kind: now,
      source,
      // Files are written into the directory after it is made, so its owner can always use it.
      mode: isKept ? keepMode(Number(old.mode), mode) : (mode & 0o777) | (now === 'directory' ? 0o700 : 0),
      // Root creates files for the owner of the directory; the system does it right for every other user.
      owner: old ?? (isRoot ? place.stats : null),
    };
    additions.set(key, { key, place: place.key, old, make });
    if (old?.isFile() === true && old.nlink > 1n) linked.push(renderKey(key));
  }

  for (const change of changes) {
    const { key, now } = change;
    const stats = readStatsBelow(workspace, key);
    if (now === 'file' || now === 'symlink') addPath(change, now, stats);
    else if (now === 'directory') {
      if (stats?.isDirectory() !== true) addPath(change, now, stats);
    } else if (stats?.isDirectory() === true) emptied.add(key);
    else if (stats !== null) removePath(key, stats);
  }
  return {
    steps: [...removals, ...additions.values()],
    // Contents before their directories.
    emptied: [...emptied].toSorted((left, right) => right.split('/').length - left.split('/').length),
    linked,
    problems: [...problems.values()],
  };
}

// Git, and therefore the patch, knows only whether a file is executable. The set-user-ID bits are dropped, as the system does on a write.
function keepMode(old: number, sealed: number): number {
  const mode = old & 0o777;
  if ((mode & 0o100) === (sealed & 0o100)) return mode;
  return (sealed & 0o100) === 0 ? mode & ~0o111 : mode | 0o100 | ((mode & 0o044) >> 2);
}

/** The workspace before anything of the run read it. Without the contents of dependency directories. */
export interface WorkspaceStart {
  /** From `readStartTime`. */
  readonly time: bigint;
  /** The files and links. */
  readonly files: ReadonlySet<string>;
  /** The inode of each directory. */
  readonly directories: ReadonlyMap<string, bigint>;
}

/**
 * The current time of the workspace's own file system, in the resolution of its ctimes, which no program can set. A ctime that is later belongs to a
 * change after this moment. A change in the same tick of the kernel counts as earlier: nothing of the agent has run yet, so the agent
 * begins with it.
 */
export function readStartTime(workspace: string): bigint {
  try {
    // A file without a name does not change the times of its directory.
    return readNewTime(workspace, namelessFile | constants.O_RDWR);
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
    // If this user cannot create files there, the clock of the machine has to do, rounded up.
    if (hasCode(thrown, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT')) return BigInt(Date.now() + 1) * 1_000_000n;
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
