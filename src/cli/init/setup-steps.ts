import type { Source } from './read-ci.ts';

/** An action that a workflow names by its commit. The version is a comment, for people and for the programs that update it. */
export interface PinnedAction {
  readonly uses: string;
  readonly version: string;
}

/** A step that prepares the machine before the action, outside the sandbox: it runs no code of the repository and restores no cache. */
export interface SetupStep extends Pick<PinnedAction, 'uses'> {
  readonly with: Readonly<Record<string, string | boolean>>;
}

export const checkout: PinnedAction = {
  uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
  version: 'v7.0.1',
};
export const download: PinnedAction = {
  uses: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c',
  version: 'v8.0.1',
};

export const attest: PinnedAction = {
  uses: 'actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6',
  version: 'v4.2.2',
};

/** How a runtime or a package manager comes to the machine, and the files of a repository that name its version. */
interface Runtime extends PinnedAction {
  /** Inputs that name a version. They are taken from the workflow that tests the repository. */
  readonly versions: readonly string[];
  /** The input for a file with the version, and the files; the first one that exists is named. Null if the action searches for them. */
  readonly file: { readonly input: string | null; readonly names: readonly string[] };
  /** Inputs that it gets always. */
  readonly fixed: Readonly<Record<string, string | boolean>>;
}

const runtimes = {
  node: {
    uses: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020',
    version: 'v7.0.0',
    versions: ['node-version'],
    file: { input: 'node-version-file', names: ['.nvmrc', '.node-version', '.tool-versions'] },
    fixed: { 'package-manager-cache': false },
  },
  pnpm: {
    uses: 'pnpm/action-setup@41ff72655975bd51cab0327fa583b6e92b6d3061',
    version: 'v4.2.0',
    versions: ['version'],
    file: { input: null, names: [] },
    fixed: {},
  },
  bun: {
    uses: 'oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6',
    version: 'v2.2.0',
    versions: ['bun-version'],
    file: { input: 'bun-version-file', names: ['.bun-version', '.tool-versions'] },
    fixed: { 'no-cache': true },
  },
  deno: {
    uses: 'denoland/setup-deno@667a34cdef165d8d2b2e98dde39547c9daac7282',
    version: 'v2.0.4',
    versions: ['deno-version'],
    file: { input: 'deno-version-file', names: ['.dvmrc', '.tool-versions'] },
    fixed: {},
  },
  python: {
    uses: 'actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97',
    version: 'v7.0.0',
    versions: ['python-version'],
    file: { input: 'python-version-file', names: ['.python-version', '.tool-versions'] },
    fixed: {},
  },
  go: {
    uses: 'actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e',
    version: 'v7.0.0',
    versions: ['go-version'],
    file: { input: 'go-version-file', names: ['go.work', 'go.mod'] },
    fixed: { cache: false },
  },
  java: {
    uses: 'actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961',
    version: 'v5.7.0',
    versions: ['java-version', 'distribution'],
    file: { input: 'java-version-file', names: ['.java-version', '.sdkmanrc', '.tool-versions'] },
    fixed: { distribution: 'temurin' },
  },
  ruby: {
    uses: 'ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601',
    version: 'v1.315.0',
    versions: ['ruby-version'],
    file: { input: null, names: ['.ruby-version', '.tool-versions', 'mise.toml'] },
    fixed: {},
  },
  php: {
    uses: 'shivammathur/setup-php@f3e473d116dcccaddc5834248c87452386958240',
    version: '2.37.2',
    versions: ['php-version', 'extensions'],
    file: { input: 'php-version-file', names: ['.php-version'] },
    fixed: {},
  },
} as const satisfies Readonly<Record<string, Runtime>>;

export type RuntimeName = keyof typeof runtimes;

/** Every action of a workflow that `init` writes, apart from this one. */
export const pinnedActions: readonly PinnedAction[] = [checkout, download, attest, ...Object.values(runtimes)];

/**
 * The step for a runtime, with the version that the repository names in a file, or in the workflow that tests it. `otherwise` are the inputs if it
 * names none; null for no step then.
 */
export function createSetupStep(
  name: RuntimeName,
  source: Source,
  otherwise: SetupStep['with'] | null = null,
): readonly SetupStep[] {
  const { uses, versions, file, fixed }: Runtime = runtimes[name];
  const asked = source.ci?.setups.get(uses.split('@', 1)[0] ?? '');
  const given = versions.flatMap((input): [string, string][] => {
    const value = asked?.get(input);
    return value === undefined ? [] : [[input, value]];
  });
  const named = file.names.find((path) => namesVersion(name, path, source.read(path)));
  const inputs =
    named !== undefined
      ? file.input === null
        ? {}
        : { [file.input]: named }
      : given.length > 0
        ? Object.fromEntries(given)
        : otherwise;
  return inputs === null ? [] : [{ uses, with: { ...fixed, ...inputs } }];
}

// A list of versions of many tools may lack this one.
const toolNames: Readonly<Record<string, RegExp>> = {
  node: /^nodejs? /m,
  bun: /^bun /m,
  deno: /^deno /m,
  python: /^python /m,
  java: /^java /m,
  ruby: /^ruby /m,
};

function namesVersion(name: RuntimeName, path: string, text: string | null): boolean {
  if (text === null) return false;
  if (path === '.tool-versions') return toolNames[name]?.test(text) === true;
  return path !== 'mise.toml' || /^ruby *=/m.test(text);
}
