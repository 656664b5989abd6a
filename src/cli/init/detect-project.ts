import * as z from 'zod';
import { HarnessError } from '../../core/types/error.ts';
import { publicRegistries } from '../../policy/decide/hosts/registry-addresses.ts';
import { findLine, isCommand, listWords, type CiJob, type Source } from './read-ci.ts';
import { createSetupStep, type SetupStep } from './setup-steps.ts';

export const languages = ['node', 'deno', 'python', 'go', 'rust', 'java', 'ruby', 'php'] as const;

export type Language = (typeof languages)[number];

/** The commands with which a project is prepared and tested in the sandbox. */
export interface Project {
  /** Null if there is nothing to install. */
  readonly setup: string | null;
  /** Null if the files do not name the tests. */
  readonly verify: string | null;
  /** The public hosts that `setup` reaches. */
  readonly hosts: readonly string[];
  /** The steps of a workflow that bring the runtime and the package manager. */
  readonly steps: readonly SetupStep[];
}

export interface Repository extends Pick<Source, 'read'> {
  /** The jobs of its workflows that test changes, the likeliest first. */
  readonly ciJobs: readonly CiJob[];
}

interface Detector {
  /** One of them is at the root. */
  readonly files: readonly string[];
  /** Commands that run the tests. */
  readonly tests: RegExp;
  /** Of these, the commands that test one part of the repository. */
  readonly parts?: RegExp;
  readonly detect: (source: Source, test: string | null) => Project;
}

/**
 * The languages. Packages are installed inside the workspace, where `verify` finds it, and `verify` installs nothing: it has no network. The commands of the
 * repository's own workflows replace those that its files suggest.
 */
const detectors: Readonly<Record<Language, Detector>> = {
  node: {
    files: ['package.json'],
    tests:
      /^(?:npm (?:t|test|run(?:-script)? test\S*)|pnpm (?:-r )?(?:run )?test\S*|yarn (?:run )?test\S*|bun (?:test|run test\S*)|(?:npx|bunx|pnpm(?: exec)?|yarn(?: run)?) (?:jest|vitest|mocha|ava|turbo (?:run )?test\S*)|node --test)(?: |$)/,
    parts: / (?:-w|--workspace)[ =]|\btest[:-](?:types?|tsc?|typecheck|lint|format|prettier|size|watch)\b/,
    detect: detectNode,
  },
  deno: {
    files: ['deno.json', 'deno.jsonc'],
    tests: /^deno (?:test|task test\S*)(?: |$)/,
    detect: detectDeno,
  },
  python: {
    files: ['pyproject.toml', 'setup.py', 'requirements.txt'],
    tests: /^(?:pytest|py\.test|python3? -m (?:pytest|unittest)|(?:poetry|uv) run (?:pytest|python -m))(?: |$)/,
    detect: detectPython,
  },
  go: {
    files: ['go.mod'],
    tests: /^go test(?: |$)/,
    detect: ({ read, ci }, test) => ({
      // Without go.sum, there is nothing to download.
      setup:
        read('go.sum') === null || read('vendor/modules.txt') !== null
          ? null
          : `go ${read('go.work') === null ? 'mod' : 'work'} vendor`,
      verify: test ?? 'go test ./...',
      hosts: publicRegistries.go,
      steps: createSetupStep('go', { read, ci }),
    }),
  },
  rust: {
    files: ['Cargo.toml'],
    tests: /^cargo test(?: |$)/,
    parts: / (?:-p|--package)[ =]/,
    detect: detectRust,
  },
  java: {
    files: ['pom.xml', 'build.gradle', 'build.gradle.kts'],
    tests: /^(?:mvn|\.\/mvnw|gradle|\.\/gradlew) .*\b(?:test|verify|check|build|package)\b/,
    // With `!`, all but a part.
    parts: / (?:-pl|--projects)[ =]'?[^'!]/,
    detect: detectJava,
  },
  ruby: {
    files: ['Gemfile'],
    tests: /^(?:bundle exec (?:rake|rspec|rails test)|bin\/rails test)(?: |$)/,
    detect: detectRuby,
  },
  php: {
    files: ['composer.json'],
    tests: /^(?:composer (?:run |run-script )?test\S*|(?:\.\/)?vendor\/bin\/(?:phpunit|pest))(?: |$)/,
    detect: detectPhp,
  },
};

/**
 * Finds the commands of a repository by its language. Commands that are given replace them; without a known language, they are enough. Throws
 * `usage` if no language or several are found, none is named, and the given commands do not suffice.
 */
export function detectProject(
  repository: Repository,
  given: { readonly language?: Language; readonly setup?: string; readonly verify?: string },
): Project {
  const has = (name: Language): boolean => detectors[name].files.some((file) => repository.read(file) !== null);
  // Packages for Node have a file of Deno to be published for both.
  const found = languages.filter((name) => has(name) && !(name === 'deno' && has('node')));
  // The workflows show which of several languages is tested.
  const tested = found.filter((name) => findTestJob(repository, name) !== null);
  const [only] = found.length === 1 ? found : tested.length === 1 ? tested : [];
  const language = given.language ?? only;
  const isGiven = given.verify !== undefined && (given.setup !== undefined || found.length === 0);
  if (language === undefined && !isGiven) {
    const untested = found.length === 0 ? languages.filter((name) => detect(repository, name).verify === null) : [];
    const needs = untested.length === 0 ? '' : ` (${untested.join(', ')} also need --verify)`;
    throw new HarnessError({
      code: 'usage',
      message: `the repository has ${found.length === 0 ? 'no file by which its language is known' : `files of several languages: ${found.join(', ')}`}`,
      hint: `Name the language: --language ${languages.join('|')}${needs}. Or give the commands, such as --setup "mix deps.get" --verify "mix test".`,
    });
  }
  const known = language === undefined ? null : detect(repository, language);
  const setup = given.setup === undefined ? (known?.setup ?? null) : given.setup.trim() || null;
  const verify = given.verify ?? known?.verify ?? null;
  return { setup, verify, hosts: setup === null ? [] : (known?.hosts ?? []), steps: known?.steps ?? [] };
}

function detect(repository: Repository, language: Language): Project {
  const { tests, parts, detect: read } = detectors[language];
  const ci = findTestJob(repository, language);
  const test = ci?.lines.find((line) => isCommand(line, tests) && parts?.test(line) !== true);
  return read({ read: repository.read, ci }, test ?? null);
}

function findTestJob({ ciJobs }: Repository, language: Language): CiJob | null {
  return ciJobs.find((job) => findLine(job, detectors[language].tests) !== null) ?? null;
}

const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.unknown()).default({}),
  devDependencies: z.record(z.string(), z.unknown()).default({}),
  workspaces: z.unknown().optional(),
  packageManager: z.string().default(''),
  engines: z.object({ node: z.string().optional() }).catch({}).default({}),
});

type Package = z.infer<typeof packageSchema>;

interface NodeCommands extends Pick<Project, 'steps'> {
  readonly install: string;
  /** An installation in a workflow, whose flags are taken over; null if they are not. */
  readonly installs: RegExp | null;
  /** The command that runs the script `test`; of Bun also without one. */
  readonly test: string;
  /** How the package manager is started, if that is not its name. */
  readonly program?: string;
  readonly hosts: readonly string[];
}

function detectNode(source: Source, test: string | null): Project {
  const found = parseManifest('package.json', source.read('package.json') ?? '{}', packageSchema);
  const { scripts } = found;
  const hasPackages =
    Object.keys({ ...found.dependencies, ...found.devDependencies }).length > 0 || found.workspaces !== undefined;
  const hasTest = scripts['test'] !== undefined && !scripts['test'].includes('no test specified');
  const commands = pickNodeCommands(source, found);
  const { installs } = commands;
  const own = source.ci?.lines.find((line) => installs !== null && isCommand(line, installs) && hasOnlyFlags(line));
  const engine = found.engines.node === undefined ? null : { 'node-version-file': 'package.json' };
  const { program } = commands;
  const ciTest =
    program === undefined ? test : (test?.replace(/^((?:\w+=\S*\s+){0,9})yarn(?=\s)/, `$1${program}`) ?? null);
  const verify = ciTest ?? (hasTest || commands.test === 'bun test' ? commands.test : null);
  return {
    setup: hasPackages ? (own ?? commands.install) : null,
    verify,
    hosts: commands.hosts,
    steps: [...commands.steps, ...createSetupStep('node', source, engine)],
  };
}

// Names of packages would be installed on the machine, as in `npm install -g npm`.
function hasOnlyFlags(line: string): boolean {
  return (
    listWords(line)
      .slice(1)
      .every((word, at) => word.startsWith('-') || (at === 0 && /^(?:ci|i|install|clean-install)$/.test(word))) &&
    !/\s(?:-g|--global)\b/.test(line)
  );
}

// A repository can keep lock files that it no longer uses: the field `packageManager` comes first.
const lockFiles = {
  pnpm: ['pnpm-lock.yaml'],
  bun: ['bun.lock', 'bun.lockb'],
  yarn: ['yarn.lock'],
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

function findLockedManager(read: Source['read']): string | null {
  const found = Object.entries(lockFiles).find(([, names]) => names.some((name) => read(name) !== null));
  return found?.[0] ?? null;
}

function pickNodeCommands(source: Source, { scripts, packageManager }: Package): NodeCommands {
  const { read } = source;
  const named = packageManager.split('@', 1)[0] ?? '';
  const manager = Object.hasOwn(lockFiles, named) ? named : findLockedManager(read);
  const hosts = publicRegistries.npm;
  if (manager === 'pnpm') {
    const isLocked = read('pnpm-lock.yaml') !== null;
    return {
      install: `pnpm install${isLocked ? ' --frozen-lockfile' : ' --no-lockfile'}`,
      installs: /^pnpm (?:i|install)(?: |$)/,
      test: 'pnpm test',
      hosts,
      // The action takes the version from `packageManager`, and refuses another one next to it.
      steps:
        named === 'pnpm'
          ? createSetupStep('pnpm', { read, ci: null }, {})
          : createSetupStep('pnpm', source, { version: 'latest' }),
    };
  }
  if (manager === 'bun')
    return {
      install: 'bun install --frozen-lockfile',
      installs: /^bun (?:i|install)(?: |$)/,
      test: scripts['test'] === undefined ? 'bun test' : 'bun run test',
      hosts,
      steps: createSetupStep('bun', source, {}),
    };
  if (manager === 'yarn') return pickYarnCommands(source, packageManager);
  const isLocked = lockFiles.npm.some((name) => read(name) !== null);
  return {
    install: isLocked ? 'npm ci' : 'npm install --no-package-lock',
    installs: /^npm (?:ci|clean-install|i|install)(?: |$)/,
    test: 'npm test',
    hosts,
    steps: [],
  };
}

// Version 1 is on the machines of GitHub. A later one is in the repository, or Corepack downloads it.
function pickYarnCommands({ read }: Source, packageManager: string): NodeCommands {
  const settings = read('.yarnrc.yml');
  if (settings === null && !/^yarn@[2-9]/.test(packageManager))
    return {
      install: 'yarn install --frozen-lockfile',
      installs: /^yarn(?: |$)/,
      test: 'yarn test',
      hosts: publicRegistries.npm,
      steps: [],
    };
  const program = /^yarnPath: *["']?([\w./-]+)/m.exec(settings ?? '')?.[1];
  const cache = 'YARN_ENABLE_GLOBAL_CACHE=false';
  const yarn =
    program === undefined
      ? `${cache} COREPACK_HOME="$PWD/.corepack" COREPACK_ENABLE_DOWNLOAD_PROMPT=0 corepack yarn`
      : `${cache} node ${program}`;
  return {
    install: `${yarn} install --immutable`,
    installs: null,
    test: `${yarn} test`,
    program: yarn,
    hosts: [...publicRegistries.npm, ...(program === undefined ? ['repo.yarnpkg.com'] : [])],
    steps: [],
  };
}

function detectDeno(source: Source, test: string | null): Project {
  const { read } = source;
  // In this directory, `deno test` looks for no tests.
  const home = 'DENO_DIR="$PWD/node_modules/.deno-dir"';
  const config = read('deno.json') ?? read('deno.jsonc') ?? '';
  const tasks = config.split('"tasks"', 2)[1]?.split('}', 1)[0] ?? '';
  const own = /"test"\s*:/.test(tasks) ? 'deno task test' : 'deno test --allow-all';
  return {
    // What only tests import is downloaded as they are loaded. That they cannot be loaded is no failure of setup.
    setup: `${home} deno install && (${home} deno test --no-run --no-check || true)`,
    verify: `${home} ${test ?? own}`,
    hosts: ['jsr.io', 'deno.land', ...publicRegistries.npm],
    steps: createSetupStep('deno', source, { 'deno-version': 'v2.x' }),
  };
}

function detectPython(source: Source, test: string | null): Project {
  const { read, ci } = source;
  const manifest = read('pyproject.toml') ?? '';
  const run = test?.replace(/^(?:poetry|uv) run /, '') ?? null;
  const steps = createSetupStep('python', source, { 'python-version': '3.x' });
  const rest = {
    verify: run === null ? '.venv/bin/python -m pytest' : `. .venv/bin/activate && ${run}`,
    hosts: publicRegistries.pypi,
    steps,
  };
  // The programs that install are installed next to the project.
  const installer = (name: string): string => `python3 -m venv .${name} && .${name}/bin/python -m pip install ${name}`;
  if (read('poetry.lock') !== null || /^\[tool\.poetry\]/m.test(manifest)) {
    const line = findLine(ci, /^poetry install(?: |$)/) ?? 'poetry install';
    return { ...rest, setup: `${installer('poetry')} && POETRY_VIRTUALENVS_IN_PROJECT=true .poetry/bin/${line}` };
  }
  if (read('uv.lock') !== null) {
    const line = findLine(ci, /^uv sync(?: |$)/) ?? 'uv sync --locked';
    return { ...rest, setup: `${installer('uv')} && UV_PYTHON_DOWNLOADS=never .uv/bin/${line}` };
  }
  const pipInstall = /^(?:pip3?|python3? -m pip) install(?: |$)/;
  const installs = (ci?.lines ?? []).filter((line) => isCommand(line, pipInstall));
  const own = installs.map(
    (line) => `.venv/bin/python -m pip ${listWords(line).slice(listWords(line).indexOf('install')).join(' ')}`,
  );
  const lists = ['requirements.txt', 'requirements-dev.txt', 'requirements-test.txt', 'dev-requirements.txt'];
  const isPackage = read('setup.py') !== null || /^\[(?:project|build-system)\]/m.test(manifest);
  const extra = findExtra(manifest);
  const parts = [
    ...lists.filter((name) => read(name) !== null).map((name) => `-r ${name}`),
    ...(isPackage ? [extra === null ? '-e .' : `-e '.[${extra}]'`] : []),
    'pytest',
  ];
  const commands = own.length > 0 ? own : [`.venv/bin/python -m pip install ${parts.join(' ')}`];
  return { ...rest, setup: ['python3 -m venv .venv', ...commands].join(' && ') };
}

// The optional dependencies of the tests.
function findExtra(manifest: string): string | null {
  const [, section = ''] = /^\[project\.optional-dependencies\]$([^]*)/m.exec(manifest) ?? [];
  const names = section
    .split(/^\[/m, 1)[0]
    ?.split('\n')
    .flatMap((line) => /^"?([\w-]+)"? *=/.exec(line)?.[1] ?? []);
  return ['test', 'tests', 'testing', 'dev'].find((name) => names?.includes(name)) ?? null;
}

function detectRust({ read }: Source, test: string | null): Project {
  const lock = read('Cargo.lock');
  const home = 'CARGO_HOME="$PWD/.cargo-home"';
  const downloads =
    lock === null ? /^\[[\w.'"()-]*dependencies/m.test(read('Cargo.toml') ?? '') : /^source = /m.test(lock);
  return {
    setup: downloads ? `${home} cargo fetch${lock === null ? '' : ' --locked'}` : null,
    verify: `${downloads ? `${home} ` : ''}CARGO_NET_OFFLINE=true ${test ?? 'cargo test'}`,
    hosts: publicRegistries.crates,
    steps: [],
  };
}

// The plugins that run the tests are downloaded only when tests run; that they fail is no failure of setup.
function detectJava(source: Source, test: string | null): Project {
  const { read } = source;
  const goals = test === null ? [] : listWords(test).slice(1);
  const steps = createSetupStep('java', source);
  if (read('pom.xml') !== null) {
    const program = read('mvnw') === null ? 'mvn' : 'MAVEN_USER_HOME="$PWD/.m2" ./mvnw';
    const maven = `${program} -B -Dmaven.repo.local=.m2`;
    const rest = goals.filter((word) => word !== '-B' && word !== '--batch-mode').join(' ') || 'test';
    return {
      setup: `${maven} -Dmaven.test.failure.ignore=true ${rest}`,
      verify: `${maven} -o ${rest}`,
      hosts: publicRegistries.maven,
      steps,
    };
  }
  const wrapper = read('gradlew') === null ? null : read('gradle/wrapper/gradle-wrapper.properties');
  const gradle = `${wrapper === null ? 'gradle' : './gradlew'} --no-daemon -g .gradle-home`;
  const rest = goals.filter((word) => word !== '--no-daemon').join(' ') || 'test';
  const distribution = /^distributionUrl=https\\?:\/\/([\w.-]+)\//m.exec(wrapper ?? '')?.[1];
  return {
    setup: `${gradle} testClasses && (${gradle} ${rest} || true)`,
    verify: `${gradle} --offline ${rest}`,
    hosts: [...publicRegistries.maven, 'plugins.gradle.org', ...(distribution === undefined ? [] : [distribution])],
    steps,
  };
}

function detectRuby(source: Source, test: string | null): Project {
  const { read } = source;
  const path = 'BUNDLE_PATH=vendor/bundle';
  const command =
    test ??
    (read('.rspec') !== null ? 'bundle exec rspec' : read('Rakefile') !== null ? 'bundle exec rake test' : null);
  return {
    setup: `${path} bundle install`,
    verify: command === null ? null : `${path} ${command}`,
    hosts: publicRegistries.rubygems,
    steps: createSetupStep('ruby', source),
  };
}

const composerSchema = z.object({ scripts: z.record(z.string(), z.unknown()).default({}) });

function detectPhp(source: Source, test: string | null): Project {
  const { read } = source;
  const { scripts } = parseManifest('composer.json', read('composer.json') ?? '{}', composerSchema);
  const isUnit = ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'].some((name) => read(name) !== null);
  return {
    setup: 'composer install --no-interaction --no-progress',
    verify: test ?? (scripts['test'] !== undefined ? 'composer test' : isUnit ? 'vendor/bin/phpunit' : null),
    // Packagist names archives of GitHub.
    hosts: [...publicRegistries.packagist, 'api.github.com', 'codeload.github.com'],
    steps: createSetupStep('php', source),
  };
}

function parseManifest<Output>(name: string, text: string, schema: z.ZodType<Output>): Output {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    const message = `${name} is not valid JSON, or its scripts and dependencies are no objects`;
    throw new HarnessError({ code: 'usage', message, hint: 'Fix the file.', cause });
  }
}
