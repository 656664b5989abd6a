import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  futimesSync,
  lchownSync,
  mkdirSync,
  openSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  type BigIntStats,
} from 'node:fs';
import { orElse } from '../../../core/types/error.ts';
import type { FileKind, PathChange } from '../../../core/types/change.ts';
import { chmodNoFollow, readStatsBelow, readStatsOf, withPath } from '../../host/files/no-follow.ts';
import { removeEntry, removeTree } from '../../host/files/remove-tree.ts';
import type { FileContent, TreeEntry } from './tree-entry.ts';
import { listParents } from '../../../core/text/path-text.ts';

/** The state that a path gets back. */
export interface RestoredEntry extends Pick<TreeEntry, 'stamp' | 'target'> {
  readonly content: Pick<FileContent, 'writeTo'> | null;
}

/** A tree, and the state that its paths get back. */
interface RestoredTree {
  readonly root: string;
  /** Null for a path that did not exist. */
  readBase(key: string): RestoredEntry | null;
}

/** The change from an earlier state of a path to the present one; null if it is missing in both. */
export function changeFrom(
  earlier: FileKind | null,
  { key, path, now }: Pick<PathChange, 'key' | 'path' | 'now'>,
): PathChange | null {
  if (earlier === null) return now === null ? null : { key, path, kind: 'created', now };
  return { key, path, kind: now === null ? 'deleted' : now === earlier ? 'modified' : 'type', now };
}

/**
 * Restores refused changes: created paths are removed, and other paths get their bytes, mode, owner and time back. A file is created again
 * instead of written in place, so that a hard link made by the command does not carry the old content elsewhere. Returns the keys that
 * could not be restored. Opens each directory without following links: a timer can wake a stopped command, which could then replace directories by
 * links.
 */
export function restoreChanges(tree: RestoredTree, refused: readonly PathChange[]): ReadonlySet<string> {
  const { root } = tree;
  const stuck = new Set<string>();
  const opened = new Set<string>();
  // The list has no entries for the contents of a directory that was not listed, so none of them was allowed.
  const unlisted = new Set(refused.filter(({ now }) => now === 'special').map(({ key }) => key));
  const attempt = (key: string, use: () => void): void => {
    try {
      use();
    } catch (thrown) {
      // The caller ends the run because of it. The other paths are still restored.
      if (!(thrown instanceof Error)) throw thrown;
      stuck.add(key);
    }
  };

  const fromBottom = refused.toSorted((left, right) => measureDepth(right.key) - measureDepth(left.key));
  for (const { key, kind, now } of fromBottom)
    if (now !== null && (kind === 'created' || kind === 'type')) attempt(key, () => clear(key, kind));
  for (const change of fromBottom.toReversed())
    if (change.kind !== 'created') attempt(change.key, () => bringBack(change));
  // A directory whose mode was changed for the restore gets its old mode again, unless a rule allowed its new mode.
  for (const key of opened) attempt(key, () => setMode(key));
  return stuck;

  function clear(key: string, kind: PathChange['kind']): void {
    const stats = readStatsBelow(root, key);
    if (stats === null) return;
    withOpenParent(key, (path) => {
      if (!stats.isDirectory()) unlinkSync(path);
      else if (kind === 'type' || unlisted.has(key)) removeTree(path);
      // The directory stays if it still contains an allowed entry.
      else orElse(() => rmdirSync(path), undefined, 'ENOTEMPTY');
    });
  }

  function bringBack({ key, kind }: PathChange): void {
    const entry = tree.readBase(key);
    if (entry === null) throw new Error('the earlier state of the path is not known');
    if (kind === 'mode') return setMode(key);
    makeParents(key);
    switch (entry.stamp.kind) {
      case 'directory':
        withOpenParent(key, (path) => {
          if (readStatsOf(path)?.isDirectory() !== true) makeDirectory(path, entry);
        });
        return setMode(key);
      case 'symlink':
        return withOpenParent(key, (path) => {
          removeEntry(path);
          symlinkSync(Buffer.from(entry.target ?? '', 'latin1'), path);
          restoreOwner(path, entry);
        });
      case 'file':
        return withOpenParent(key, (path) => writeFile(path, entry));
      case 'special':
        throw new Error('a special file cannot be made again');
    }
  }

  function writeFile(path: Buffer, entry: RestoredEntry): void {
    if (entry.content === null) throw new Error('the path was not a regular file');
    removeEntry(path);
    const descriptor = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
    try {
      entry.content.writeTo(descriptor);
      if (process.getuid?.() === 0) fchownSync(descriptor, entry.stamp.uid, entry.stamp.gid);
      fchmodSync(descriptor, entry.stamp.mode);
      const seconds = Number(entry.stamp.mtimeNs / 1_000n) / 1_000_000;
      futimesSync(descriptor, seconds, seconds);
    } finally {
      closeSync(descriptor);
    }
  }

  function makeParents(key: string): void {
    for (const parent of listParents(key)) {
      if (readStatsBelow(root, parent)?.isDirectory() === true) continue;
      const entry = tree.readBase(parent);
      if (entry?.stamp.kind !== 'directory') throw new Error('the directory above the path is not watched');
      withOpenParent(parent, (path) => {
        removeEntry(path);
        makeDirectory(path, entry);
      });
    }
  }

  function makeDirectory(path: Buffer, entry: RestoredEntry): void {
    mkdirSync(path, 0o700);
    restoreOwner(path, entry);
    chmodNoFollow(path, entry.stamp.mode);
  }

  function restoreOwner(path: Buffer, { stamp }: RestoredEntry): void {
    if (process.getuid?.() === 0) lchownSync(path, stamp.uid, stamp.gid);
  }

  function setMode(key: string): void {
    const entry = tree.readBase(key);
    if (entry === null) return;
    withPath(root, key, (path) => {
      const stats = readStatsOf(path);
      if (stats !== null && readMode(stats) !== entry.stamp.mode) chmodNoFollow(path, entry.stamp.mode);
    });
  }

  // A command may have removed the permissions of a directory, so that nothing in it can be restored.
  function withOpenParent(key: string, use: (path: Buffer) => void): void {
    const parent = listParents(key).at(-1) ?? '';
    withPath(root, parent, (path) => {
      const stats = readStatsOf(path);
      if (stats?.isDirectory() !== true || (readMode(stats) & 0o700) === 0o700) return;
      chmodNoFollow(path, readMode(stats) | 0o700);
      opened.add(parent);
    });
    withPath(root, key, use);
  }
}

function readMode(stats: BigIntStats): number {
  return Number(stats.mode) & 0o7777;
}

function measureDepth(key: string): number {
  return key === '' ? 0 : key.split('/').length;
}
