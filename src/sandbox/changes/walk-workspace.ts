import { chmodSync, lstatSync, readdirSync, type BigIntStats } from 'node:fs';
import { hasCode } from '../../core/types/error.ts';
import type { FileKind } from '../../core/types/change.ts';

/** What the file system says of a path. Equal stamps mean an unchanged path: no command can set a change time. */
export interface Stamp {
  readonly kind: FileKind;
  readonly ino: bigint;
  readonly dev: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ctimeNs: bigint;
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly links: number;
}

/** The kernel takes no path of 4,096 bytes; a folder that leads beyond is not looked into. */
export const maxPathBytes = 3_500;

/**
 * Lists everything at and below `starts`, without following links and without opening a file. Keys are paths relative to `root`, a
 * character a byte, since names need not be UTF-8. It goes by path names: what it lists while a command moves is no more than a hint, and
 * closed folders must not be opened then.
 */
export function walkWorkspace(options: {
  readonly root: string;
  readonly starts: readonly string[];
  readonly isLeftOut: (key: string) => boolean;
  readonly maxPaths: number;
  readonly closedFolders: 'open' | 'leave';
  readonly visit: (key: string, stamp: Stamp) => void;
}): { readonly complete: boolean } {
  const { root, visit } = options;
  const pending = [...options.starts];
  let count = 0;
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (options.isLeftOut(key)) continue;
    const path = locateKey(root, key);
    const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) continue;
    count += 1;
    if (count > options.maxPaths) return { complete: false };
    if (!stats.isDirectory()) {
      visit(key, createStamp(stats, readKind(stats)));
      continue;
    }
    const names =
      path.length > maxPathBytes ? null : listNames(path, options.closedFolders === 'open' ? Number(stats.mode) : null);
    visit(key, createStamp(stats, names === null ? 'special' : 'directory'));
    for (const name of names ?? []) pending.push(key === '' ? name : `${key}/${name}`);
  }
  return { complete: true };
}

/** The absolute path of a key, as bytes. */
export function locateKey(root: string, key: string): Buffer {
  return Buffer.concat([Buffer.from(key === '' ? root : `${root}/`), Buffer.from(key, 'latin1')]);
}

/** The key of a path as text. */
export function readKey(path: string): string {
  return Buffer.from(path).toString('latin1');
}

/** A key as text for rules and people; bytes that are no UTF-8 become U+FFFD. */
export function renderKey(key: string): string {
  return Buffer.from(key, 'latin1').toString('utf8');
}

export function isSameStamp(left: Stamp, right: Stamp): boolean {
  return (
    left.ctimeNs === right.ctimeNs &&
    left.ino === right.ino &&
    left.size === right.size &&
    left.mtimeNs === right.mtimeNs &&
    left.mode === right.mode &&
    left.dev === right.dev &&
    left.kind === right.kind
  );
}

export function createStamp(stats: BigIntStats, kind: FileKind): Stamp {
  return {
    kind,
    ino: stats.ino,
    dev: stats.dev,
    size: stats.size,
    mtimeNs: stats.mtimeNs,
    ctimeNs: stats.ctimeNs,
    mode: Number(stats.mode) & 0o7777,
    uid: Number(stats.uid),
    gid: Number(stats.gid),
    links: Number(stats.nlink),
  };
}

export function readKind(stats: BigIntStats): FileKind {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'directory';
  return stats.isSymbolicLink() ? 'symlink' : 'special';
}

// Null for a folder that its owner cannot list, also not after opening it: a command may close one to hide what is in it.
function listNames(path: Buffer, modeToOpen: number | null): string[] | null {
  try {
    return readdirSync(path, 'latin1');
  } catch (thrown) {
    if (!hasCode(thrown, 'EACCES')) throw thrown;
  }
  if (modeToOpen === null) return null;
  try {
    chmodSync(path, (modeToOpen & 0o7777) | 0o700);
    return readdirSync(path, 'latin1');
  } catch (thrown) {
    if (hasCode(thrown, 'EACCES', 'EPERM')) return null;
    throw thrown;
  }
}
