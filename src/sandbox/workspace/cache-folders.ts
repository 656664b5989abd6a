import { isAbsolute, join } from 'node:path';
import type { CacheName } from '../../core/caches.ts';
import { isSecretPath } from '../../core/find-steering-files.ts';
import type { HostFacts } from '../host/environment.ts';

/**
 * A cache on the machine, and the path at which a package manager in the sandbox looks for it. The cache variables of the machine are not
 * set in the sandbox.
 */
export interface CacheFolder {
  readonly name: CacheName;
  readonly source: string;
  readonly target: string;
}

interface KnownFolder {
  /** Relative to the home folder. Used if the variable is not set. */
  readonly usual: string;
  /** The variable that moves it, and the path of the cache in the folder that the variable names. */
  readonly variable?: { readonly name: string; readonly inside: string };
}

// Only downloaded and built files. Settings, credentials, logs and clones (whose addresses may contain a token) are in other folders next
// to these.
const known: Readonly<Record<CacheName, readonly KnownFolder[]>> = {
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
};

/** The folders of the named caches. They need not exist. */
export function listCacheFolders(names: readonly CacheName[], { environment, home }: HostFacts): CacheFolder[] {
  return [...new Set(names)].flatMap((name) =>
    known[name].map(({ usual, variable }): CacheFolder => {
      const moved = variable === undefined ? undefined : environment[variable.name];
      const target = join(home, usual);
      const source = moved === undefined || !isAbsolute(moved) ? target : join(moved, variable?.inside ?? '');
      return { name, source, target };
    }),
  );
}

/** True for the name of a file that may contain a key, anywhere in a cache, and for clones, whose configuration may contain one. */
export function mayHoldCredentials(name: string): boolean {
  return (
    isSecretPath(name) ||
    /^(?:vcs|\.git|settings(?:-security)?\.xml|gradle\.properties|npmrc|netrc|pip\.conf|credentials(?:\..*)?|auth\.json|id_[a-z0-9]+|.*\.jks)$/i.test(
      name,
    )
  );
}
