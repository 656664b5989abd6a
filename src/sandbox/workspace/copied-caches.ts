import { constants, lstatSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, isAbsolute, join } from 'node:path';
import type { Mount } from '../box/mounts/mounts.ts';
import { orElse } from '../../core/types/error.ts';
import { isBelow, readStats } from '../host/files/paths.ts';
import { removeTree } from '../host/files/remove-tree.ts';
import { chownTree, type RunPlace } from '../host/run-user.ts';
import type { CacheName } from '../../core/caches.ts';
import { isSecretPath } from '../../core/find-steering-files.ts';
import type { HostFacts } from '../host/environment.ts';

/** Copies of caches for the commands of one run. The copies, with all changes that commands make, are deleted with the run. */
export interface CopiedCaches {
  /** Makes the copies on the first call. Only that call returns notes about the caches that were not copied. */
  prepare(): Promise<readonly string[]>;
  /** The mounts of the copies; empty before `prepare` has settled. */
  mounts(): readonly Mount[];
}

/**
 * Gives commands disposable copies of cache directories. Links are left out, so that nothing outside a cache is copied, and so are files that
 * may contain a credential. A cache is copied completely or not at all, because a partial cache is worse than none.
 */
export function copyCaches(
  { workspace, scratch, user }: RunPlace,
  options: {
    readonly directories: readonly CacheDirectory[];
    /** The limit for all copies together. */
    readonly maxBytes: number;
  },
): CopiedCaches {
  let prepared: Promise<readonly string[]> | null = null;
  let mounts: readonly Mount[] = [];

  async function copyAll(): Promise<readonly string[]> {
    const notes: string[] = [];
    const made: Mount[] = [];
    let place: string | null = null;
    let leftBytes = options.maxBytes;
    for (const directory of options.directories) {
      const source = readSource(directory, workspace);
      if (source === null) continue;
      place ??= mkdtempSync(join(scratch, 'caches-'));
      const copy = join(place, String(made.length));
      const bytes = directory.content === 'empty' ? null : await copyCache(source, copy, leftBytes);
      if (bytes === null && directory.content === 'copied')
        notes.push(
          `the ${directory.name} cache is not copied: with it, more than the policy's cacheMb would be copied`,
        );
      if (bytes !== null) leftBytes -= bytes;
      else if (directory.name === writtenStore) mkdirSync(copy);
      else continue;
      made.push({ type: 'writable', source: copy, target: directory.target });
    }
    // Other users of the machine must not read them. Only the directories inside are mounted.
    if (place !== null) chownTree(place, user);
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
  };
}

// A cache in the workspace is available to the agent already, and the mount of one around the workspace would cover it.
function readSource({ source, target }: CacheDirectory, workspace: string): string | null {
  if (isBelow(workspace, target) || isBelow(target, workspace)) return null;
  // A home directory of another user: nothing in it can be copied.
  const real = orElse(() => (readStats(source) === null ? null : realpathSync(source)), null, 'EACCES');
  if (real === null) return null;
  if (isBelow(workspace, real) || isBelow(real, workspace)) return null;
  return lstatSync(real).isDirectory() ? real : null;
}

/**
 * Copies a cache without links and without files that may contain a credential. Returns its bytes; null if they are more than `maxBytes`, and then
 * leaves nothing behind.
 */
async function copyCache(source: string, copy: string, maxBytes: number): Promise<number | null> {
  let bytes = 0;
  try {
    await cp(source, copy, {
      recursive: true,
      // If the file system supports it, the copy shares the blocks of the original.
      mode: constants.COPYFILE_FICLONE,
      filter(path) {
        const stats = readStats(path);
        // The cache is in use on the machine, and the file may have been removed.
        if (stats === null || (path !== source && mayHoldCredentials(basename(path)))) return false;
        if (stats.isFile()) bytes += stats.size;
        if (bytes > maxBytes) throw new TooLarge();
        return stats.isFile() || stats.isDirectory();
      },
    });
    return bytes;
  } catch (thrown) {
    if (!(thrown instanceof TooLarge)) throw thrown;
    removeTree(Buffer.from(copy));
    return null;
  }
}

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/**
 * A cache on the machine, and the path at which a package manager in the sandbox looks for it. The cache variables of the machine are not
 * set in the sandbox.
 */
interface CacheDirectory {
  readonly name: CacheName;
  readonly source: string;
  readonly target: string;
  /** `empty`: the policy does not list the cache. */
  readonly content: 'copied' | 'empty';
}

interface KnownDirectory {
  /** Relative to the home directory. Used if the variable is not set. */
  readonly usual: string;
  /** The variable that moves it, and the path of the cache in the directory that the variable names. */
  readonly variable?: { readonly name: string; readonly inside: string };
}

// Only downloaded and built files. Settings, credentials, logs and clones (whose addresses may contain a token) are in other directories next
// to these.
const known: Readonly<Record<CacheName, readonly KnownDirectory[]>> = {
  cargo: [{ usual: '.cargo/registry', variable: { name: 'CARGO_HOME', inside: 'registry' } }],
  go: [
    { usual: 'go/pkg/mod', variable: { name: 'GOMODCACHE', inside: '' } },
    { usual: '.cache/go-build', variable: { name: 'GOCACHE', inside: '' } },
  ],
  gradle: [
    { usual: '.gradle/caches', variable: { name: 'GRADLE_USER_HOME', inside: 'caches' } },
    { usual: '.gradle/wrapper', variable: { name: 'GRADLE_USER_HOME', inside: 'wrapper' } },
  ],
  maven: [{ usual: '.m2/repository' }],
  npm: [{ usual: '.npm/_cacache', variable: { name: 'NPM_CONFIG_CACHE', inside: '_cacache' } }],
  pip: [{ usual: '.cache/pip', variable: { name: 'PIP_CACHE_DIR', inside: '' } }],
  pnpm: [{ usual: '.local/share/pnpm/store' }],
};

/**
 * The cache with a database that its program opens for writing, in a directory with tools, which is read-only: commands have an empty one if it is
 * not copied.
 */
const writtenStore: CacheName = 'pnpm';

/** The directories of the named caches, and of the one that commands always have. They need not exist. */
export function listCacheDirectories(names: readonly CacheName[], { environment, home }: HostFacts): CacheDirectory[] {
  return [...new Set([...names, writtenStore])].flatMap((name) =>
    known[name].map(({ usual, variable }): CacheDirectory => {
      const moved = variable === undefined ? undefined : environment[variable.name];
      const target = join(home, usual);
      const source = moved === undefined || !isAbsolute(moved) ? target : join(moved, variable?.inside ?? '');
      return { name, source, target, content: names.includes(name) ? 'copied' : 'empty' };
    }),
  );
}

/** True for the name of a file that may contain a key, anywhere in a cache, and for clones, whose configuration may contain one. */
function mayHoldCredentials(name: string): boolean {
  return (
    isSecretPath(name) ||
    /^(?:vcs|\.git|settings(?:-security)?\.xml|gradle\.properties|npmrc|netrc|pip\.conf|credentials(?:\..*)?|auth\.json|id_[a-z0-9]+|.*\.jks)$/i.test(
      name,
    )
  );
}
