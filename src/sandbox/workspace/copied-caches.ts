import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mayHoldCredentials, type CacheFolder } from './cache-folders.ts';
import type { Mount } from '../box/mounts/mounts.ts';
import { isBelow, readStats } from '../host/files/paths.ts';
import { removeTree } from '../host/files/remove-tree.ts';
import type { RunUser } from '../host/run-user.ts';

/** Copies of caches for the commands of one run. The copies, with all changes that commands make, are deleted with the run. */
export interface CopiedCaches {
  /** Makes the copies on the first call. Only that call returns notes about the caches that were not copied. */
  prepare(): Promise<readonly string[]>;
  /** The mounts of the copies; empty before `prepare` has settled. */
  mounts(): readonly Mount[];
  close(): void;
}

/**
 * Gives commands disposable copies of cache folders. Links are left out, so that nothing outside a cache is copied, and so are files that
 * may contain a credential. A cache is copied completely or not at all, because a partial cache is worse than none.
 */
export function copyCaches(options: {
  readonly folders: readonly CacheFolder[];
  readonly workspace: string;
  readonly scratch: string;
  /** The user that the copies are for; null for the harness's own user. */
  readonly user: RunUser | null;
  /** The limit for all copies together. */
  readonly maxBytes: number;
}): CopiedCaches {
  let prepared: Promise<readonly string[]> | null = null;
  let mounts: readonly Mount[] = [];
  let place: string | null = null;

  async function copyAll(): Promise<readonly string[]> {
    const notes: string[] = [];
    const made: Mount[] = [];
    let leftBytes = options.maxBytes;
    for (const folder of options.folders) {
      const source = readSource(folder, options.workspace);
      if (source === null) continue;
      const found = await measureTree(source, leftBytes);
      if (found === null) {
        notes.push(`the ${folder.name} cache is not copied: with it, more than the policy's cacheMb would be copied`);
        continue;
      }
      leftBytes -= found.bytes;
      place ??= mkdtempSync(join(options.scratch, 'caches-'));
      // Other users of the machine must not read it. The folder inside is what is mounted.
      if (options.user !== null) chownSync(place, options.user.uid, options.user.gid);
      const copy = join(place, String(made.length));
      await copyTree(source, copy, found.entries, options.user);
      made.push({ type: 'writable', source: copy, target: folder.target });
    }
    mounts = made;
    return notes;
  }

  return {
    async prepare() {
      if (prepared !== null) return prepared.then(() => []);
      prepared = copyAll();
      return prepared;
    },
    mounts: () => mounts,
    close() {
      if (place !== null) removeTree(Buffer.from(place));
      place = null;
    },
  };
}

// A cache in the workspace is available to the agent already, and the mount of one around the workspace would cover it.
function readSource({ source, target }: CacheFolder, workspace: string): string | null {
  if (isBelow(workspace, target) || isBelow(target, workspace)) return null;
  if (readStats(source) === null) return null;
  const real = realpathSync(source);
  if (isBelow(workspace, real) || isBelow(real, workspace)) return null;
  return lstatSync(real).isDirectory() ? real : null;
}

interface Entry {
  /** Relative to the cache. A folder precedes its contents. */
  readonly path: string;
  readonly type: 'file' | 'folder';
}

async function measureTree(
  root: string,
  maxBytes: number,
): Promise<{ readonly entries: readonly Entry[]; readonly bytes: number } | null> {
  const entries: Entry[] = [];
  let bytes = 0;
  const pending = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      if (mayHoldCredentials(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        entries.push({ path, type: 'folder' });
        pending.push(path);
      } else if (entry.isFile()) {
        entries.push({ path, type: 'file' });
        bytes += lstatSync(join(root, path)).size;
        if (bytes > maxBytes) return null;
      }
    }
  }
  return { entries, bytes };
}

const pauseAfter = 200;

async function copyTree(source: string, copy: string, entries: readonly Entry[], user: RunUser | null): Promise<void> {
  const give = (path: string): void => {
    if (user !== null) chownSync(path, user.uid, user.gid);
  };
  mkdirSync(copy, { mode: 0o700 });
  give(copy);
  for (const [index, { path, type }] of entries.entries()) {
    // Lets other calls of the run proceed.
    if (index % pauseAfter === 0) await new Promise((resolve) => setImmediate(resolve));
    const [from, to] = [join(source, path), join(copy, path)];
    if (type === 'folder') mkdirSync(to, { mode: 0o700 });
    else {
      const stats = readStats(from);
      // The cache is in use on the machine, and the file has been removed or replaced.
      if (stats === null || !stats.isFile()) continue;
      // If the file system supports it, the copy shares the blocks of the original.
      copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
      chmodSync(to, stats.mode & 0o100 ? 0o700 : 0o600);
    }
    give(to);
  }
}
