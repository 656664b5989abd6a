import { chmodSync, fstatSync, readdirSync, type BigIntStats, type Stats } from 'node:fs';
import { hasCode } from '../../../core/types/error.ts';
import type { FileKind } from '../../../core/types/change.ts';

/** The metadata of a path. Equal stamps mean an unchanged path, because no command can set the change time (ctime). */
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
}

/** The resolution of a change time: the tick of the kernel. */
export const tickMs = 20;

/** The kernel rejects paths of 4,096 bytes or more. A directory whose path is longer than this limit is not listed. */
const maxPathBytes = 3_500;

/** True for a directory that is not listed because its path is too long. */
export function isTooDeep(key: string): boolean {
  return key.length > maxPathBytes;
}

/** The key of a path as text. */
export function readKey(path: string): string {
  return Buffer.from(path).toString('latin1');
}

/** A key as text for rules and people. Bytes that are not UTF-8 become U+FFFD. */
export function renderKey(key: string): string {
  // Most keys are the same as text.
  return /^[ -~]*$/.test(key) ? key : Buffer.from(key, 'latin1').toString('utf8');
}

/** True for a key that text can name. */
export function isUtf8(key: string): boolean {
  return readKey(renderKey(key)) === key;
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
  };
}

export function readKind(stats: Pick<Stats, 'isFile' | 'isDirectory' | 'isSymbolicLink'>): FileKind {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'directory';
  return stats.isSymbolicLink() ? 'symlink' : 'special';
}

/**
 * The names in a directory from `withDirectory`. Null if its owner cannot list it, even after its mode was changed: a command may remove the
 * permissions of a directory to hide its contents.
 */
export function readNames(directory: string, descriptor: number, closedDirectories: 'open' | 'leave'): string[] | null {
  try {
    if (closedDirectories === 'open') openClosed(directory, descriptor);
    return readdirSync(directory, 'latin1');
  } catch (thrown) {
    if (hasCode(thrown, 'EACCES', 'EPERM')) return null;
    throw thrown;
  }
}

function openClosed(directory: string, descriptor: number): void {
  const mode = fstatSync(descriptor).mode & 0o7777;
  // Root can list every directory without this.
  if ((mode & 0o500) !== 0o500 && process.getuid?.() !== 0) chmodSync(directory, mode | 0o700);
}
