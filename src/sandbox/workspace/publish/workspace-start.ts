import { closeSync, constants, fstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../../core/types/error.ts';

/** The workspace before anything of the run read it. Without the contents of dependency folders. */
export interface WorkspaceStart {
  /** From `readStartTime`. */
  readonly time: bigint;
  /** The files and links. */
  readonly files: ReadonlySet<string>;
  /** The inode of each folder. */
  readonly folders: ReadonlyMap<string, bigint>;
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
