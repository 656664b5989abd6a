import { existsSync, readdirSync, readlinkSync, realpathSync, type Dirent } from 'node:fs';
import { basename, dirname, isAbsolute, join, normalize, relative, resolve } from 'node:path';
import { isSecretPath } from '../../core/find-steering-files.ts';
import { virtualEnvironmentFile } from '../../core/output-directories.ts';
import { orElse } from '../../core/types/error.ts';
import type { HostFacts } from './environment.ts';
import { isBelow, listAncestors, isDirectory, readStats } from './files/paths.ts';

/**
 * Directories that commands must not see: home directories, and every directory that a runner variable contains or whose file it contains. Taken from
 * the values, because container jobs and self-hosted runners use different layouts.
 */
export function listHiddenDirectories(facts: HostFacts, extra: readonly string[], workspace: string): string[] {
  const fromRunner = listRunnerPaths(facts).map((path) => (isDirectory(path) ? path : dirname(path)));
  const xdg = ['XDG_STATE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_RUNTIME_DIR'].flatMap(
    (name) => {
      const value = facts.environment[name];
      return value !== undefined && isAbsolute(value) ? [normalize(value)] : [];
    },
  );
  const all = [facts.home, facts.passwdHome, '/root', ...xdg, ...fromRunner, ...extra]
    .map(resolveDirectory)
    .filter((path): path is string => path !== null && !isSystemDirectory(path) && path !== workspace);
  return [...new Set(all)].toSorted((left, right) => left.length - right.length);
}

function listRunnerPaths({ environment }: HostFacts): readonly string[] {
  return Object.entries(environment)
    .filter(([name]) => /^(?:GITHUB|RUNNER|ACTIONS)_/.test(name) && name !== 'GITHUB_WORKSPACE')
    .flatMap(([, value]) => (value !== undefined && isAbsolute(value) ? [normalize(value)] : []));
}

/** The directories of self-hosted runners above the workspace and the runner's own directories. A program of PATH below one is still shown. */
export function listRunnerDirectories(facts: HostFacts, workspace: string): readonly string[] {
  return [workspace, ...listRunnerPaths(facts)]
    .flatMap((path) => listAncestors('/', path))
    .filter((path) => isRunner(listNames(path)));
}

/** True for the names in a directory in which a self-hosted runner is installed. */
export function isRunner(names: readonly string[]): boolean {
  return (
    names.some((name) => /^\.(?:runner|credentials)/.test(name)) ||
    (names.includes('config.sh') && names.includes('run.sh'))
  );
}

/** The real path of an absolute, existing directory; null for anything else. */
export function resolveDirectory(path: string): string | null {
  if (!isAbsolute(path)) return null;
  try {
    // Most of the paths that are tried do not exist, and an error takes longer than this look.
    if (readStats(path) === null) return null;
    const real = realpathSync.native(path);
    return isDirectory(real) ? real : null;
  } catch {
    return null;
  }
}

// Hiding one of these would hide programs, not secrets.
function isSystemDirectory(path: string): boolean {
  return /^\/(?:$|(?:usr|bin|sbin|lib|lib32|lib64|libx32|etc|opt|var|home|dev|proc|sys|mnt|srv|media|boot)$|usr\/(?:bin|sbin|lib|local|share)(?:\/bin|\/lib)?$)/.test(
    path,
  );
}

/** Installed programs below a home directory, shown even if PATH names only the links or shims that lead to them. */
const homeToolDirectories = [
  '.asdf',
  '.bun/bin',
  '.bun/install/global',
  '.cargo/bin',
  '.composer/vendor',
  '.config/composer/vendor',
  '.config/yarn/global/node_modules',
  '.deno/bin',
  '.dotnet',
  '.elan',
  '.ghcup',
  '.goenv',
  '.jenv',
  '.local/bin',
  '.local/lib/node_modules',
  '.local/share/mise',
  '.local/share/pipx',
  '.local/share/pnpm',
  '.local/share/swiftly',
  '.local/share/uv/python',
  '.local/share/uv/tools',
  '.nodenv',
  '.npm-global',
  '.nvm',
  '.phpenv',
  '.pixi/bin',
  '.pixi/envs',
  '.pyenv',
  '.rbenv',
  '.rustup',
  '.sdkman',
  '.volta',
  '.yarn/bin',
  'go/bin',
];

/** Homebrew on Linux. Its other directories hold settings and data of services. */
const homebrew = '/home/linuxbrew/.linuxbrew';
const homebrewDirectories = ['bin', 'sbin', 'Cellar', 'opt', 'lib', 'share', 'include'];

/** Variables that name the root of an installed tool, or a program of it. */
const toolVariables =
  /^(?:JAVA_HOME(?:_\w+)?|GRAALVM_HOME|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_\w+)?)|GOROOT(?:_\w+)?|DOTNET_ROOT|GRADLE_HOME|MAVEN_HOME|M2_HOME|ANT_HOME|KOTLIN_HOME|SCALA_HOME|FLUTTER_ROOT|SWIFT_PATH|CONDA|CONDA_PREFIX|VIRTUAL_ENV|PIPX_HOME|PYENV_ROOT|RBENV_ROOT|NVM_DIR|SDKMAN_DIR|VOLTA_HOME|RUSTUP_HOME|HOMEBREW_PREFIX|VCPKG_INSTALLATION_ROOT|(?:CHROME|FIREFOX|EDGE)_BIN|(?:CHROME|EDGE|GECKO)WEBDRIVER)$/;

/**
 * Tool directories that stay readable although nothing else around them is shown: tool caches, version managers, directories of PATH, software in
 * `/opt` that a program of PATH or a variable leads to, and the node that runs the harness. `closed` are directories that must stay hidden, and the
 * workspace: no tool directory contains one. No directory of a runner is one, nor a directory in `never`.
 */
export function listToolDirectories(
  facts: HostFacts,
  closed: readonly string[],
  never: readonly string[],
  systemDirectories: readonly string[],
): string[] {
  const toolCaches = [facts.environment['RUNNER_TOOL_CACHE'], facts.environment['AGENT_TOOLSDIRECTORY']];
  const binDirectory = dirname(realpathSync(facts.execPath));
  const prefix = dirname(binDirectory);
  const searched = (facts.environment['PATH'] ?? '').split(':');
  const isOnPath = (directory: string): boolean => searched.some((entry) => isBelow(directory, entry));
  const candidates = [
    ...toolCaches,
    ...homeToolDirectories.map((directory) => join(facts.home, directory)),
    // A step may have another HOME than the user whose tools are in PATH.
    ...homeToolDirectories.map((directory) => join(facts.passwdHome, directory)).filter(isOnPath),
    ...(isOnPath(homebrew) ? homebrewDirectories.map((name) => join(homebrew, name)) : []),
    ...listInstalledPrograms(facts, [...closed, ...never], systemDirectories),
    binDirectory,
    // The npm of a node from a version manager is in the same prefix.
    ...(isDirectory(join(prefix, 'lib/node_modules')) ? [prefix] : []),
  ];
  return [
    ...new Set(candidates.flatMap((path) => (path === undefined || path === '' ? [] : [resolveDirectory(path)]))),
  ].filter(
    (path): path is string =>
      path !== null &&
      path !== facts.home &&
      !isSystemDirectory(path) &&
      !never.some((directory) => isBelow(directory, path)) &&
      !isRunner(listNames(path)),
  );
}

function listInstalledPrograms(
  facts: HostFacts,
  closed: readonly string[],
  systemDirectories: readonly string[],
): readonly string[] {
  // Actions install tools below the home directory, and below RUNNER_TEMP: setup-beam in `RUNNER_TEMP/.setup-beam/otp`.
  const homes = [facts.home, facts.passwdHome, facts.environment['RUNNER_TEMP'] ?? '']
    .flatMap((home) => resolveDirectory(home) ?? [])
    .filter((home) => !isSystemDirectory(home));
  const isClosed = (directory: string): boolean =>
    homes.some((home) => isBelow(directory, home)) ||
    closed.some((path) => !homes.includes(path) && (isBelow(directory, path) || isBelow(path, directory)));
  const searched = (facts.environment['PATH'] ?? '').split(':').flatMap((entry) => resolveDirectory(entry) ?? []);
  const linked = [...new Set(searched)].flatMap(listOptionalPrograms);
  const named = Object.entries(facts.environment).flatMap(([name, path = '']) =>
    toolVariables.test(name) ? (resolveOptional(path) ?? []) : [],
  );
  // The directory in PATH often needs its siblings: `~/tool/bin` needs `~/tool/lib`, and `~/tool/node_modules/.bin` needs all of `node_modules`.
  const installed = [...searched, ...linked].flatMap((directory) => {
    if (isSystemDirectory(directory) || isClosed(directory)) return [];
    if (systemDirectories.some((known) => isBelow(known, directory))) return [];
    const home = homes.find((known) => isBelow(known, directory)) ?? '/';
    const parent = dirname(directory);
    if (!/^(?:\.?bin|shims)$/.test(basename(directory))) return [directory];
    const isModules = basename(parent) === 'node_modules';
    const prefix = isModules && home !== '/' ? dirname(parent) : parent;
    return [(isModules && home === '/') || (isInstallPrefix(prefix, home) && !isClosed(prefix)) ? prefix : directory];
  });
  return [...installed, ...named.filter((directory) => !isClosed(directory))];
}

/** Software that is not from the distribution. Each package has a directory. */
const optionalSoftware = '/opt';

/** The directories of the programs below `/opt` that links in a directory of PATH lead to, as `/usr/bin/google-chrome` does. */
function listOptionalPrograms(directory: string): readonly string[] {
  // On most machines it is empty, and the directories of PATH have thousands of links.
  if (isBelow(optionalSoftware, directory) || listNames(optionalSoftware).length === 0) return [];
  const links = listEntries(directory).filter((entry) => entry.isSymbolicLink());
  const leads = links
    .map(({ name }) => join(directory, name))
    .filter((path) => /^\/(?:opt|etc\/alternatives)\//.test(resolve(directory, readLink(path))));
  return [...new Set(leads.flatMap((path) => resolveOptional(path) ?? []))];
}

/**
 * What is installed together with the files of a directory: the outermost `node_modules` around it, the virtual environment of Python that it is in, or
 * the package in `/opt` whose programs it has. Null if it is in none of them.
 */
export function findInstallation(directory: string): string | null {
  const above = [...listAncestors('/', directory), directory];
  const modules = above.find((path) => basename(path) === 'node_modules');
  if (modules !== undefined) return modules;
  const environment = above.findLast((path) => existsSync(join(path, virtualEnvironmentFile)));
  if (environment !== undefined) return environment;
  const prefix = dirname(directory);
  return isBelow(optionalSoftware, directory) && basename(directory) === 'bin' && isInstallPrefix(prefix, '/')
    ? prefix
    : null;
}

/** The real directory below `/opt` that a path names, or that has the file which it names; null for any other path. */
function resolveOptional(path: string): string | null {
  if (!isAbsolute(path)) return null;
  try {
    const real = realpathSync.native(path);
    const directory = isDirectory(real) ? real : dirname(real);
    return directory !== optionalSoftware && isBelow(optionalSoftware, directory) ? directory : null;
  } catch {
    return null;
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

// A directory with more than one installed tool stays hidden, for example `~/.local` and `~/.local/share`, or a runner with its credentials. So does
// a directory with a name like `~/.docker`: it may have settings next to its programs.
function isInstallPrefix(directory: string, home: string): boolean {
  const names = listNames(directory);
  return (
    !/(?:^|\/)\.(?:[^/]*|local\/[^/]+)$/.test(relative(home, directory)) &&
    // A directory in `/opt` is one package, regardless of the names of its directories.
    ((directory !== optionalSoftware && isBelow(optionalSoftware, directory)) ||
      ['lib', 'lib64', 'libexec', 'node_modules', 'versions'].some((name) => names.includes(name))) &&
    !isRunner(names) &&
    !names.some((name) => isSecretPath(name) || /credential|secret|token/i.test(name))
  );
}

/** The names in a directory; empty if it cannot be listed. */
export function listNames(directory: string): readonly string[] {
  return listEntries(directory).map(({ name }) => name);
}

/** The entries of a directory; empty if it cannot be listed. */
export function listEntries(directory: string): readonly Dirent[] {
  return orElse(() => readdirSync(directory, { withFileTypes: true }), [], 'EACCES', 'ENOENT', 'ENOTDIR');
}
