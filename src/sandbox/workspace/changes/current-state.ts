import { closeSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import type { FileState } from '../../../core/types/change.ts';
import { openRegular } from './base-content.ts';
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
  const descriptor = openRegular(path);
  if (descriptor === null) return null;
  try {
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
