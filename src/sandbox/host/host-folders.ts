import { readdirSync, readlinkSync, realpathSync, type Dirent } from 'node:fs';
import { basename, dirname, isAbsolute, join, normalize, relative, resolve } from 'node:path';
import { isSecretPath } from '../../core/find-steering-files.ts';
import { orElse } from '../../core/types/error.ts';
import type { HostFacts } from './environment.ts';
import { isBelow, listAncestors, isFolder } from './files/paths.ts';

/**
 * Folders that commands must not see: home folders, and every folder that a runner variable contains or whose file it contains. Taken from
 * the values, because container jobs and self-hosted runners use different layouts.
 */
export function listHiddenFolders(facts: HostFacts, extra: readonly string[], workspace: string): string[] {
  const fromRunner = listRunnerPaths(facts).map((path) => (isFolder(path) ? path : dirname(path)));
  const xdg = ['XDG_STATE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_RUNTIME_DIR'].flatMap(
    (name) => {
      const value = facts.environment[name];
      return value !== undefined && isAbsolute(value) ? [normalize(value)] : [];
    },
  );
  const all = [facts.home, facts.passwdHome, '/root', ...xdg, ...fromRunner, ...extra]
    .map(resolveFolder)
    .filter((path): path is string => path !== null && !isSystemFolder(path) && path !== workspace);
  return [...new Set(all)].toSorted((left, right) => left.length - right.length);
}

function listRunnerPaths({ environment }: HostFacts): readonly string[] {
  return Object.entries(environment)
    .filter(([name]) => /^(?:GITHUB|RUNNER|ACTIONS)_/.test(name) && name !== 'GITHUB_WORKSPACE')
    .flatMap(([, value]) => (value !== undefined && isAbsolute(value) ? [normalize(value)] : []));
}

/** The folders of self-hosted runners above the workspace and the runner's own folders. A program of PATH below one is still shown. */
export function listRunnerFolders(facts: HostFacts, workspace: string): readonly string[] {
  return [workspace, ...listRunnerPaths(facts)]
    .flatMap((path) => listAncestors('/', path))
    .filter((path) => isRunner(listNames(path)));
}

/** True for the names in a folder in which a self-hosted runner is installed. */
export function isRunner(names: readonly string[]): boolean {
  return (
    names.some((name) => /^\.(?:runner|credentials)/.test(name)) ||
    (names.includes('config.sh') && names.includes('run.sh'))
  );
}

/** The real path of an absolute, existing folder; null for anything else. */
export function resolveFolder(path: string): string | null {
  if (!isAbsolute(path)) return null;
  try {
    const real = realpathSync(path);
    return isFolder(real) ? real : null;
  } catch {
    return null;
  }
}

// Hiding one of these would hide programs, not secrets.
function isSystemFolder(path: string): boolean {
  return /^\/(?:$|(?:usr|bin|sbin|lib|lib32|lib64|libx32|etc|opt|var|home|dev|proc|sys|mnt|srv|media|boot)$|usr\/(?:bin|sbin|lib|local|share)(?:\/bin|\/lib)?$)/.test(
    path,
  );
}

const homeToolFolders = [
  '.cargo/bin',
  '.rustup',
  '.nvm',
  '.pyenv',
  '.rbenv',
  '.sdkman',
  '.volta',
  '.bun/bin',
  '.bun/install/global',
  '.deno/bin',
  '.local/bin',
  '.local/share/pipx',
  '.local/share/uv/tools',
  '.local/share/uv/python',
  '.local/share/pnpm',
  'go/bin',
  '.dotnet',
];

/** Variables that name the root of an installed tool, or a program of it. */
const toolVariables =
  /^(?:JAVA_HOME(?:_\w+)?|GRAALVM_HOME|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_\w+)?)|GOROOT(?:_\w+)?|DOTNET_ROOT|GRADLE_HOME|MAVEN_HOME|M2_HOME|ANT_HOME|KOTLIN_HOME|SCALA_HOME|FLUTTER_ROOT|SWIFT_PATH|CONDA|CONDA_PREFIX|VIRTUAL_ENV|PIPX_HOME|PYENV_ROOT|RBENV_ROOT|NVM_DIR|SDKMAN_DIR|VOLTA_HOME|RUSTUP_HOME|HOMEBREW_PREFIX|VCPKG_INSTALLATION_ROOT|(?:CHROME|FIREFOX|EDGE)_BIN|(?:CHROME|EDGE|GECKO)WEBDRIVER)$/;

/**
 * Tool folders that stay readable although nothing else around them is shown: tool caches, version managers, folders of PATH, software in `/opt`
 * that a program of PATH or a variable leads to, and the node that runs the harness. `closed` are folders that must stay hidden, and the
 * workspace: no tool folder contains one. No folder of a runner is one, nor a folder in `never`.
 */
export function listToolFolders(
  facts: HostFacts,
  closed: readonly string[],
  never: readonly string[],
  systemFolders: readonly string[],
): string[] {
  const toolCaches = [facts.environment['RUNNER_TOOL_CACHE'], facts.environment['AGENT_TOOLSDIRECTORY']];
  const binFolder = dirname(realpathSync(facts.execPath));
  const prefix = dirname(binFolder);
  const searched = (facts.environment['PATH'] ?? '').split(':');
  const isOnPath = (folder: string): boolean => searched.some((entry) => isBelow(folder, entry));
  const candidates = [
    ...toolCaches,
    ...homeToolFolders.map((folder) => join(facts.home, folder)),
    // A step may have another HOME than the user whose tools are in PATH.
    ...homeToolFolders.map((folder) => join(facts.passwdHome, folder)).filter(isOnPath),
    ...listInstalledPrograms(facts, [...closed, ...never], systemFolders),
    binFolder,
    // The npm of a node from a version manager is in the same prefix.
    ...(isFolder(join(prefix, 'lib/node_modules')) ? [prefix] : []),
  ];
  return [
    ...new Set(candidates.flatMap((path) => (path === undefined || path === '' ? [] : [resolveFolder(path)]))),
  ].filter(
    (path): path is string =>
      path !== null &&
      path !== facts.home &&
      !isSystemFolder(path) &&
      !never.some((folder) => isBelow(folder, path)) &&
      !isRunner(listNames(path)),
  );
}

function listInstalledPrograms(
  facts: HostFacts,
  closed: readonly string[],
  systemFolders: readonly string[],
): readonly string[] {
  const homes = [facts.home, facts.passwdHome]
    .flatMap((home) => resolveFolder(home) ?? [])
    .filter((home) => !isSystemFolder(home));
  const isClosed = (folder: string): boolean =>
    homes.includes(folder) ||
    closed.some((path) => !homes.includes(path) && (isBelow(folder, path) || isBelow(path, folder)));
  const searched = (facts.environment['PATH'] ?? '').split(':').flatMap((entry) => resolveFolder(entry) ?? []);
  const linked = [...new Set(searched)].flatMap(listOptionalPrograms);
  const named = Object.entries(facts.environment).flatMap(([name, path = '']) =>
    toolVariables.test(name) ? (resolveOptional(path) ?? []) : [],
  );
  // The folder in PATH often needs its siblings: `~/tool/bin` needs `~/tool/lib`, and `~/tool/node_modules/.bin` needs all of `node_modules`.
  const installed = [...searched, ...linked].flatMap((folder) => {
    if (isSystemFolder(folder) || isClosed(folder)) return [];
    if (systemFolders.some((known) => isBelow(known, folder))) return [];
    const home = homes.find((known) => isBelow(known, folder)) ?? '/';
    const parent = dirname(folder);
    if (!/^(?:\.?bin|shims)$/.test(basename(folder))) return [folder];
    const isModules = basename(parent) === 'node_modules';
    const prefix = isModules && home !== '/' ? dirname(parent) : parent;
    return [(isModules && home === '/') || (isInstallPrefix(prefix, home) && !isClosed(prefix)) ? prefix : folder];
  });
  return [...installed, ...named.filter((folder) => !isClosed(folder))];
}

/** Software that is not from the distribution. Each package has a folder. */
const optionalSoftware = '/opt';

/** The folders of the programs below `/opt` that links in a folder of PATH lead to, as `/usr/bin/google-chrome` does. */
function listOptionalPrograms(folder: string): readonly string[] {
  if (isBelow(optionalSoftware, folder)) return [];
  const links = listEntries(folder).filter((entry) => entry.isSymbolicLink());
  const leads = links
    .map(({ name }) => join(folder, name))
    .filter((path) => /^\/(?:opt|etc\/alternatives)\//.test(resolve(folder, readLink(path))));
  return [...new Set(leads.flatMap((path) => resolveOptional(path) ?? []))];
}

/** The package in `/opt` whose programs a folder has; null for any other folder. */
export function findOptionalPackage(folder: string): string | null {
  const prefix = dirname(folder);
  return isBelow(optionalSoftware, folder) && basename(folder) === 'bin' && isInstallPrefix(prefix, '/')
    ? prefix
    : null;
}

/** The real folder below `/opt` that a path names, or that has the file which it names; null for any other path. */
function resolveOptional(path: string): string | null {
  if (!isAbsolute(path)) return null;
  try {
    const real = realpathSync(path);
    const folder = isFolder(real) ? real : dirname(real);
    return folder !== optionalSoftware && isBelow(optionalSoftware, folder) ? folder : null;
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

// A folder with more than one installed tool stays hidden, for example `~/.local`, or a runner with its credentials.
function isInstallPrefix(folder: string, home: string): boolean {
  const names = listNames(folder);
  return (
    !relative(home, folder)
      .split('/')
      .some((part) => part.startsWith('.')) &&
    // A folder in `/opt` is one package, regardless of the names of its folders.
    ((folder !== optionalSoftware && isBelow(optionalSoftware, folder)) ||
      ['lib', 'lib64', 'libexec', 'node_modules', 'versions'].some((name) => names.includes(name))) &&
    !isRunner(names) &&
    !names.some((name) => isSecretPath(name) || /credential|secret|token/i.test(name))
  );
}

/** The names in a folder; empty if it cannot be listed. */
export function listNames(folder: string): readonly string[] {
  return listEntries(folder).map(({ name }) => name);
}

/** The entries of a folder; empty if it cannot be listed. */
export function listEntries(folder: string): readonly Dirent[] {
  return orElse(() => readdirSync(folder, { withFileTypes: true }), [], 'EACCES', 'ENOENT', 'ENOTDIR');
}
