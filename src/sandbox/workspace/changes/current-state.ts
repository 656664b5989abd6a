import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { hasCode } from '../../../core/types/error.ts';
import type { FileState } from '../../../core/types/change.ts';
import { readKind } from './stamp.ts';

/** The current state of a path. Links are not followed. A content is null if it is larger than `maxBytes` or cannot be read. */
export function readCurrentState(path: Buffer, maxBytes: number): FileState {
  const stats = lstatSync(path, { bigint: true });
  const kind = readKind(stats);
  const executable = (stats.mode & 0o100n) !== 0n;
  if (kind === 'symlink') return { kind, executable, content: readlinkSync(path, 'buffer') };
  if (kind !== 'file' || stats.size > BigInt(maxBytes)) return { kind, executable, content: null };
  return { kind, executable, content: readRegular(path) };
}

function readRegular(path: Buffer): Buffer | null {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (thrown) {
    if (hasCode(thrown, 'EACCES', 'EPERM', 'ELOOP')) return null;
    throw thrown;
  }
  try {
    return fstatSync(descriptor).isFile() ? readFileSync(descriptor) : null;
  } finally {
    closeSync(descriptor);
  }
}
