import * as z from 'zod';
import { HarnessError } from '../../core/types/error.ts';
import type { RegistryName } from '../../policy/decide/hosts/registry-addresses.ts';

export const languages = ['node', 'python', 'go', 'rust', 'java'] as const;

export type Language = (typeof languages)[number];

/** The commands with which a project is prepared and tested in the sandbox. */
export interface Project {
  /** Null if there is nothing to install. */
  readonly setup: string | null;
  /** Null if the files do not name the tests. */
  readonly verify: string | null;
  /** The registry that `setup` reaches; null if it reaches none. */
  readonly registry: RegistryName | null;
}

/** Reads a file at the root of the repository. Returns null if it does not exist. */
type ReadText = (name: string) => string | null;

/** One language: the files by which it is found, and the commands by which its files are installed and tested. Caches are inside the workspace, where `verify` finds them. */
const detectors: Readonly<
  Record<Language, { readonly files: readonly string[]; readonly read: (read: ReadText) => Project }>
> = {
  node: { files: ['package.json'], read: readNode },
  python: { files: ['pyproject.toml', 'setup.py', 'requirements.txt'], read: readPython },
  go: {
    files: ['go.mod'],
    read: (read) => ({
      // Without go.sum, there is nothing to download.
      setup: read('go.sum') === null || read('vendor/modules.txt') !== null ? null : 'go mod vendor',
      verify: 'go test ./...',
      registry: 'go',
    }),
  },
  rust: { files: ['Cargo.toml'], read: readRust },
  java: { files: ['pom.xml', 'build.gradle', 'build.gradle.kts'], read: readJava },
};

/**
 * Finds the commands of a repository by its language. Commands that are given replace them; without a known language, they are enough. Throws
 * `usage` if no language or several are found, none is named, and the given commands do not suffice.
 */
export function detectProject(
  readText: ReadText,
  given: { readonly language?: Language; readonly setup?: string; readonly verify?: string },
): Project {
  const found = languages.filter((name) => detectors[name].files.some((file) => readText(file) !== null));
  const language = given.language ?? (found.length === 1 ? found[0] : undefined);
  const isGiven = given.verify !== undefined && (given.setup !== undefined || found.length === 0);
  if (language === undefined && !isGiven)
    throw new HarnessError({
      code: 'usage',
      message: `the repository has ${found.length === 0 ? 'no file by which its language is known' : `files of several languages: ${found.join(', ')}`}`,
      hint: `Name the language: --language ${languages.join('|')}. Or give the commands, such as --setup "bundle install" --verify "bundle exec rake test".`,
    });
  const known = language === undefined ? null : detectors[language].read(readText);
  const setup = given.setup === undefined ? (known?.setup ?? null) : given.setup.trim() || null;
  const verify = given.verify ?? known?.verify ?? null;
  return { setup, verify, registry: setup === null ? null : (known?.registry ?? null) };
}

const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.unknown()).default({}),
  devDependencies: z.record(z.string(), z.unknown()).default({}),
  workspaces: z.unknown().optional(),
});

function readNode(read: ReadText): Project {
  const text = read('package.json');
  const { scripts, ...found } = readPackage(text ?? '{}');
  const installs =
    Object.keys({ ...found.dependencies, ...found.devDependencies }).length > 0 || found.workspaces !== undefined;
  const hasTest = scripts['test'] !== undefined && !scripts['test'].includes('no test specified');
  const { install, test } = pickNodeCommands(read);
  return { setup: installs ? install : null, verify: hasTest ? test : null, registry: 'npm' };
}

// `npm test` runs the same script as the other package managers, without a download of one of them.
function pickNodeCommands(read: ReadText): { readonly install: string; readonly test: string } {
  if (read('pnpm-lock.yaml') !== null) return { install: 'corepack pnpm install --frozen-lockfile', test: 'npm test' };
  if (read('yarn.lock') !== null)
    return read('.yarnrc.yml') === null
      ? { install: 'yarn install --frozen-lockfile', test: 'npm test' }
      : { install: 'yarn install --immutable', test: 'yarn test' };
  const isLocked = read('package-lock.json') !== null || read('npm-shrinkwrap.json') !== null;
  return { install: isLocked ? 'npm ci' : 'npm install --no-package-lock', test: 'npm test' };
}

function readPython(read: ReadText): Project {
  const lists = ['requirements.txt', 'requirements-dev.txt', 'requirements-test.txt', 'dev-requirements.txt'];
  const isPackage = read('setup.py') !== null || /^\[(?:project|build-system)\]/m.test(read('pyproject.toml') ?? '');
  const parts = [
    ...lists.filter((name) => read(name) !== null).map((name) => `-r ${name}`),
    ...(isPackage ? ['-e .'] : []),
    'pytest',
  ];
  return {
    setup: `python3 -m venv .venv && .venv/bin/python -m pip install ${parts.join(' ')}`,
    verify: '.venv/bin/python -m pytest',
    registry: 'pypi',
  };
}

function readRust(read: ReadText): Project {
  const lock = read('Cargo.lock');
  const home = 'CARGO_HOME="$PWD/.cargo-home"';
  const downloads =
    lock === null ? /^\[[\w.'"()-]*dependencies/m.test(read('Cargo.toml') ?? '') : /^source = /m.test(lock);
  return {
    setup: downloads ? `${home} cargo fetch${lock === null ? '' : ' --locked'}` : null,
    verify: `${downloads ? `${home} ` : ''}cargo test --offline`,
    registry: 'crates',
  };
}

// The plugins that run the tests are downloaded only when tests run.
function readJava(read: ReadText): Project {
  const maven = 'mvn -B -Dmaven.repo.local=.m2';
  const gradle = 'gradle --no-daemon -g .gradle-home';
  return read('pom.xml') !== null
    ? { setup: `${maven} -Dmaven.test.failure.ignore=true test`, verify: `${maven} -o test`, registry: 'maven' }
    : { setup: `${gradle} testClasses`, verify: `${gradle} --offline test`, registry: 'maven' };
}

function readPackage(text: string): z.infer<typeof packageSchema> {
  try {
    return packageSchema.parse(JSON.parse(text));
  } catch (cause) {
    const message = 'package.json is not valid JSON, or its scripts and dependencies are no objects';
    throw new HarnessError({ code: 'usage', message, hint: 'Fix the file.', cause });
  }
}
