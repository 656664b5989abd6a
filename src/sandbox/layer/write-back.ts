import {
  chownSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  lchownSync,
} from 'node:fs';
import { HarnessError, hasCode } from '../../core/types/error.ts';
import type { PathChange } from '../../core/types/change.ts';
import { createStamp, isSameStamp, readKind, type Stamp } from '../changes/stamp.ts';
import { readKeptFile } from '../changes/base-content.ts';
import { locateKey, readStatsBelow } from '../changes/no-follow.ts';

const folderFlags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
const temporaryName = '.script-harness-';

/** The stamp of a path in the real workspace; null if it does not exist. */
export function readRealStamp(workspace: string, key: string): Stamp | null {
  const stats = readStatsBelow(workspace, key);
  return stats === null ? null : createStamp(stats, readKind(stats));
}

/**
 * Writes changes of a sealed layer to the real workspace. No component of a path is followed, and each file appears complete: it is first
 * written under a temporary name, then renamed. Throws `tampered` before anything is written, if a path has changed since the agent first
 * changed it.
 */
export function writeBack(options: {
  readonly workspace: string;
  /** The folder with the sealed files. */
  readonly folder: string;
  /** Parents before their contents. */
  readonly changes: readonly PathChange[];
  readonly readExpected: (key: string) => Stamp | null;
}): void {
  const { workspace, folder, changes } = options;
  const foreign = changes.filter(({ key, now }) => {
    const expected = options.readExpected(key);
    const found = readRealStamp(workspace, key);
    if (expected === null || found === null) return expected !== found;
    // Entries of a folder are compared separately. Other changes to the folder belong to its owner.
    return now === 'directory' && found.kind === 'directory' ? false : !isUnchanged(expected, found);
  });
  if (foreign.length > 0)
    throw new HarnessError({
      code: 'tampered',
      message: `changed by another process while the agent worked on it: ${foreign
        .slice(0, 10)
        .map(({ path }) => path)
        .join(', ')}`,
      hint: 'Nothing was written to the workspace; changes.patch of the record holds the changes of the agent.',
    });
  for (const { key, now } of changes.toReversed()) {
    const real = readRealStamp(workspace, key);
    if (real === null || real.kind === now) continue;
    withParent(workspace, key, (target) => {
      if (real.kind !== 'directory') return unlinkSync(target);
      try {
        rmdirSync(target);
      } catch (thrown) {
        // Build output and other files that the layer does not manage stay.
        if (!hasCode(thrown, 'ENOTEMPTY')) throw thrown;
      }
    });
  }
  for (const { key, now } of changes) {
    if (now === null || now === 'special') continue;
    withParent(workspace, key, (target, parent) => write(target, parent, locateKey(folder, key), now));
  }
}

// This function may have written to a folder above meanwhile.
function isUnchanged(expected: Stamp, found: Stamp): boolean {
  return expected.kind === 'directory' ? found.kind === 'directory' : isSameStamp(expected, found);
}

function write(target: Buffer, parent: number, source: Buffer, kind: 'file' | 'directory' | 'symlink'): void {
  const owner = process.getuid?.() === 0 ? fstatSync(parent) : null;
  if (kind === 'directory') {
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory() === true) return;
    mkdirSync(target, lstatSync(source).mode & 0o777);
    if (owner !== null) chownSync(target, owner.uid, owner.gid);
    return;
  }
  const temporary = Buffer.concat([
    Buffer.from(`/proc/self/fd/${parent}/${temporaryName}`),
    Buffer.from(String(process.pid)),
  ]);
  if (kind === 'symlink') {
    symlinkSync(readlinkSync(source, 'buffer'), temporary);
    if (owner !== null) lchownSync(temporary, owner.uid, owner.gid);
    return renameSync(temporary, target);
  }
  const stats = lstatSync(source);
  const before = lstatSync(target, { throwIfNoEntry: false });
  const descriptor = openSync(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
  try {
    readKeptFile(source, stats.size).writeTo(descriptor);
    const { uid, gid } = before ?? owner ?? { uid: 0, gid: 0 };
    if (owner !== null) fchownSync(descriptor, uid, gid);
    fchmodSync(descriptor, stats.mode & 0o777);
    renameSync(temporary, target);
  } catch (thrown) {
    unlinkSync(temporary);
    throw thrown;
  } finally {
    closeSync(descriptor);
  }
}

// Creates missing folders on the way, with the mode of the folder above.
function withParent(workspace: string, key: string, use: (target: Buffer, parent: number) => void): void {
  const parts = key.split('/');
  const name = parts.pop() ?? '';
  let folder = openSync(workspace, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    for (const part of parts) {
      const path = locateKey(`/proc/self/fd/${folder}`, part);
      if (lstatSync(path, { throwIfNoEntry: false }) === undefined) {
        const above = fstatSync(folder);
        mkdirSync(path, above.mode & 0o777);
        if (process.getuid?.() === 0) chownSync(path, above.uid, above.gid);
      }
      const next = openSync(path, folderFlags);
      closeSync(folder);
      folder = next;
    }
    use(locateKey(`/proc/self/fd/${folder}`, name), folder);
  } finally {
    closeSync(folder);
  }
}
