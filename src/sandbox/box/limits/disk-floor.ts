import { statfsSync } from 'node:fs';
import { CommandNotStarted } from '../../../core/ports/tool.ts';

const minFreeFiles = 1_000;
/** `DiskFloor.maxNewFiles` of a run: more than any build creates. */
export const maxNewFiles = 1_000_000;

/** The free space that a disk must keep. */
export interface DiskFloor {
  /** A directory on the disk. */
  readonly path: string;
  readonly floorBytes: number;
  /** The number of files that the disk may gain while one command runs. */
  readonly maxNewFiles: number;
}

/**
 * Makes the check of the disk while one command runs: it returns the shortage, or null. The apparent size of a file does not matter, only the
 * free space of the disk. Throws `CommandNotStarted` if the disk is already below the floor.
 */
export function createFloorCheck(floor: DiskFloor): () => string | null {
  const { ffree: freeFiles } = statfsSync(floor.path, { bigint: true });
  const check = (): string | null => describeShortage(floor, freeFiles);
  const before = check();
  if (before !== null) throw new CommandNotStarted(`${before}; no command starts until files have been removed`);
  return check;
}

function describeShortage(
  { path, floorBytes, maxNewFiles: maxFiles }: DiskFloor,
  freeFilesBefore: bigint,
): string | null {
  const { bavail, bsize, files, ffree } = statfsSync(path, { bigint: true });
  const freeBytes = bavail * bsize;
  const floorMb = Math.round(floorBytes / 1024 / 1024);
  if (freeBytes < BigInt(floorBytes))
    return `the disk has ${freeBytes / 1024n / 1024n} MiB left, and the policy keeps ${floorMb} MiB free (sandbox.limits.freeDiskMb)`;
  // Empty files take no space, but a disk can contain only a limited number. Some file systems do not count them.
  if (files > BigInt(20 * minFreeFiles) && ffree < BigInt(minFreeFiles))
    return `the disk has room for ${ffree} more files`;
  if (freeFilesBefore - ffree > BigInt(maxFiles))
    return `more than ${maxFiles} files were made on the disk while it ran`;
  return null;
}
