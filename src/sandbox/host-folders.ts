import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, normalize, relative } from 'node:path';
import { isSecretPath } from '../core/find-steering-files.ts';
import { hasCode } from '../core/types/error.ts';
import type { HostFacts } from './environment.ts';
import { isBelow, readStats } from './files/paths.ts';

/**
 * Folders that commands must not see: home folders, and every folder that a runner variable contains or whose file it contains. Taken from
 * the values, because container jobs and self-hosted runners use different layouts.
 */
export function listHiddenFolders(facts: HostFacts, extra: readonly string[], workspace: string): string[] {
  const fromRunner = listRunnerPaths(facts).map((path) =>
    readStats(path)?.isDirectory() === true ? path : dirname(path),
  );
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

/**
 * The folders of self-hosted runners: in the folders of other software that commands see, and above the workspace and the runner's own folders. A
 * program of PATH below one is still shown.
 */
export function listRunnerFolders(facts: HostFacts, workspace: string): readonly string[] {
  const above = [workspace, ...listRunnerPaths(facts)].flatMap(listParents);
  return [
    ...runnerPlaces.flatMap((place) => findRunners(place, maxRunnerDepth)),
    ...above.filter((path) => isRunner(listNames(path))),
  ];
}

/** Folders of other software that commands see, in which self-hosted runners are installed too. */
const runnerPlaces = ['/opt', '/usr/local'];
const maxRunnerDepth = 4;

/** The folders of self-hosted runners at most `depth` levels below a folder. Proved by test/sandbox/launch/system-root.test.ts. */
function findRunners(folder: string, depth: number): readonly string[] {
  const names = listNames(folder);
  if (isRunner(names)) return [folder];
  if (depth === 0) return [];
  return names
    .filter((name) => name !== 'node_modules')
    .map((name) => join(folder, name))
    .filter((path) => readStats(path)?.isDirectory() === true)
    .flatMap((path) => findRunners(path, depth - 1));
}

function isRunner(names: readonly string[]): boolean {
  return (
    names.some((name) => /^\.(?:runner|credentials)/.test(name)) ||
    (names.includes('config.sh') && names.includes('run.sh'))
  );
}

function listParents(path: string): readonly string[] {
  const parents: string[] = [];
  for (let current = dirname(path); current !== dirname(current); current = dirname(current)) parents.push(current);
  return parents;
}

/** The real path of an absolute, existing folder; null for anything else. */
export function resolveFolder(path: string): string | null {
  if (!isAbsolute(path)) return null;
  try {
    const real = realpathSync(path);
    return readStats(real)?.isDirectory() === true ? real : null;
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

/**
 * Tool folders that stay readable although a hidden folder covers them: tool caches, version managers, folders of PATH below the home
 * folder, and the node that runs the harness. `closed` are folders that must stay hidden, and the workspace: no tool folder contains one.
 */
export function listToolFolders(
  facts: HostFacts,
  closed: readonly string[],
  systemFolders: readonly string[],
): string[] {
  const toolCaches = [facts.environment['RUNNER_TOOL_CACHE'], facts.environment['AGENT_TOOLSDIRECTORY']];
  const binFolder = dirname(realpathSync(facts.execPath));
  const prefix = dirname(binFolder);
  const candidates = [
    ...toolCaches,
    ...homeToolFolders.map((folder) => join(facts.home, folder)),
    ...listInstalledPrograms(facts, closed, systemFolders),
    binFolder,
    // The npm of a node from a version manager is in the same prefix.
    ...(readStats(join(prefix, 'lib/node_modules'))?.isDirectory() === true ? [prefix] : []),
  ];
  return [
    ...new Set(candidates.flatMap((path) => (path === undefined || path === '' ? [] : [resolveFolder(path)]))),
  ].filter((path): path is string => path !== null && path !== facts.home);
}

// The folder in PATH often needs its siblings: `~/tool/bin` needs `~/tool/lib`, and `~/tool/node_modules/.bin` needs all of `node_modules`.
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
  return (facts.environment['PATH'] ?? '').split(':').flatMap((entry) => {
    const folder = resolveFolder(entry);
    if (folder === null || isSystemFolder(folder) || isClosed(folder)) return [];
    if (systemFolders.some((known) => isBelow(known, folder))) return [];
    const home = homes.find((known) => isBelow(known, folder)) ?? '/';
    const parent = dirname(folder);
    if (!/^(?:\.?bin|shims)$/.test(basename(folder))) return [folder];
    const isModules = basename(parent) === 'node_modules';
    const prefix = isModules && home !== '/' ? dirname(parent) : parent;
    return [(isModules && home === '/') || (isInstallPrefix(prefix, home) && !isClosed(prefix)) ? prefix : folder];
  });
}

// A folder with more than one installed tool stays hidden, for example `~/.local`, or a runner with its credentials.
function isInstallPrefix(folder: string, home: string): boolean {
  const names = listNames(folder);
  return (
    !relative(home, folder)
      .split('/')
      .some((part) => part.startsWith('.')) &&
    ['lib', 'lib64', 'libexec', 'node_modules', 'versions'].some((name) => names.includes(name)) &&
    !names.some((name) => isSecretPath(name) || /credential|secret|token/i.test(name))
  );
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (thrown) {
    if (hasCode(thrown, 'EACCES', 'ENOENT', 'ENOTDIR')) return [];
    throw thrown;
  }
}
