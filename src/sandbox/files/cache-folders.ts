import { isAbsolute, join } from 'node:path';
import type { CacheName } from '../../core/caches.ts';
import type { HostFacts } from '../environment.ts';

/** A cache on the machine, and where a package manager in the sandbox, which sees none of its variables, looks for it. */
export interface CacheFolder {
  readonly name: CacheName;
  readonly source: string;
  readonly target: string;
}

interface KnownFolder {
  /** Below the home folder, where no variable says otherwise. */
  readonly usual: string;
  /** The variable that moves it, and what of the place that it names is the cache. */
  readonly variable?: { readonly name: string; readonly inside: string };
}

// Only what was downloaded or built: settings, credentials, logs and clones, whose addresses may hold a token, lie beside these.
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

/** The folders of the named caches, whether they exist or not. */
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

/** True for a file that may hold a key, wherever in a cache it lies, and for clones, whose configuration may. */
export function mayHoldCredentials(name: string): boolean {
  return /^(?:vcs|\.git|settings(?:-security)?\.xml|gradle\.properties|\.?npmrc|\.?netrc|\.pypirc|pip\.conf|credentials(?:\..*)?|auth\.json|id_[a-z0-9]+|.*\.(?:pem|key|p12|pfx|jks|keystore)|\.env.*)$/i.test(
    name,
  );
}
