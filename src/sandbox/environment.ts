import { readdirSync, readFileSync, readlinkSync, realpathSync, closeSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, normalize, relative } from 'node:path';
import { isSecretPath } from '../core/find-steering-files.ts';
import type { SandboxPolicy } from '../core/ports/policy.ts';
import { compileGlobs, readLiteralPrefix } from '../core/text/glob.ts';
import { foldPath } from '../core/text/path-text.ts';
import { hasCode } from '../core/types/error.ts';
import { isBelow, readStats } from './files/paths.ts';

/** The facts of the host that determine the sandbox, read once at the start of the program. No variable is inherited implicitly. */
export interface HostFacts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** The home folder in the password file, which may differ from $HOME. */
  readonly passwdHome: string;
  readonly execPath: string;
}

/** Variables that no policy can pass on: tokens, keys, the runner's own channels, and variables that change how programs load code, and proxies with their passwords. */
const neverPassed =
  /^(?:GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|INPUT_.*|ACTIONS_.*|RUNNER_TEMP|.*_API_KEY|.*(?:TOKEN|SECRET|PASSWORD|CREDENTIALS?)|LD_.*|BASH_ENV|ENV|NODE_OPTIONS|(?:HTTPS?|ALL|FTP)_PROXY|GIT_.*|PYTHONSTARTUP)$/i;

/** True for a variable that is never passed into the sandbox, even if the policy lists it. */
export function isNeverPassed(name: string): boolean {
  return neverPassed.test(name);
}

/**
 * The complete environment of a command. Of the host's variables it contains LANG, and those that `passEnv` lists and that may be passed
 * on.
 */
export function buildEnvironment(options: {
  readonly facts: HostFacts;
  readonly passEnv: readonly string[];
  readonly searchPath: string;
  readonly repositoryRoot: string;
}): Record<string, string> {
  const { facts } = options;
  const passed = options.passEnv
    .filter((name) => !isNeverPassed(name))
    .flatMap((name) => {
      const value = facts.environment[name];
      return value === undefined ? [] : [[name, value] as const];
    });
  // TERM and NO_COLOR are not set, as in a workflow step: test suites read them, and tools print no colors to a pipe.
  return {
    PATH: options.searchPath,
    HOME: facts.home,
    LANG: facts.environment['LANG'] ?? 'C.UTF-8',
    TMPDIR: '/tmp',
    SHELL: '/bin/sh',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    // A workspace below the repository's root is a separate mount.
    GIT_DISCOVERY_ACROSS_FILESYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    // The repository may belong to another uid than the one that the commands run as. The repository's own settings are cleaned with an
    // allowlist, so its external diff, filters and aliases are removed too.
    GIT_CONFIG_COUNT: '4',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: options.repositoryRoot,
    GIT_CONFIG_KEY_1: 'core.fsmonitor',
    GIT_CONFIG_VALUE_1: 'false',
    GIT_CONFIG_KEY_2: 'core.hooksPath',
    GIT_CONFIG_VALUE_2: '/dev/null',
    GIT_CONFIG_KEY_3: 'core.pager',
    GIT_CONFIG_VALUE_3: 'cat',
    ...Object.fromEntries(passed),
  };
}

/**
 * Folders that commands must not see: home folders, and every folder that a runner variable contains or whose file it contains. Taken from
 * the values, because container jobs and self-hosted runners use different layouts.
 */
export function listHiddenFolders(facts: HostFacts, extra: readonly string[], workspace: string): string[] {
  const fromRunner = Object.entries(facts.environment)
    .filter(([name]) => /^(?:GITHUB|RUNNER|ACTIONS)_/.test(name) && name !== 'GITHUB_WORKSPACE')
    .flatMap(([, value]) => (value !== undefined && isAbsolute(value) ? [normalize(value)] : []))
    .map((path) => (readStats(path)?.isDirectory() === true ? path : dirname(path)));
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

function resolveFolder(path: string): string | null {
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
    if (hasCode(thrown, 'EACCES', 'ENOENT')) return [];
    throw thrown;
  }
}

/**
 * Whether a policy lets commands write something below a folder of the workspace. The path is relative to the workspace, and empty for the
 * workspace itself.
 */
export function createWritableCheck({
  writableGlobs,
  protectedGlobs,
}: Pick<SandboxPolicy, 'writableGlobs' | 'protectedGlobs'>): (path: string) => boolean {
  const prefixes = [...new Set(writableGlobs.map(readLiteralPrefix))];
  const isDenied = compileGlobs(protectedGlobs.map(foldPath));
  return (path) =>
    prefixes.some((prefix) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`)) &&
    !isDenied(foldPath(`${path}/x`));
}

/** The PATH of commands, and the existing folders of the host's PATH that are not part of it. */
export interface SearchPath {
  readonly path: string;
  readonly dropped: readonly string[];
}

/** The start of the note about dropped folders. */
export const droppedPathNote = 'PATH entries that commands do not have:';

/** The folders of a PATH that commands do not see, because a hidden folder covers them. */
export function listHiddenEntries(
  path: string,
  facts: Readonly<Record<'hiddenFolders' | 'toolFolders' | 'systemFolders', readonly string[]>> & {
    readonly workspace: string;
  },
): readonly string[] {
  const isIn = (folders: readonly string[], folder: string): boolean => folders.some((known) => isBelow(known, folder));
  return path.split(':').filter((entry) => {
    const folder = resolveFolder(entry);
    if (folder === null || isBelow(facts.workspace, folder) || isIn(facts.toolFolders, folder)) return false;
    return isIn(facts.hiddenFolders, folder) || !isIn(facts.systemFolders, folder);
  });
}

/** The note about dropped folders; empty if no folder was dropped. */
export function renderDroppedPath(dropped: readonly string[]): readonly string[] {
  return dropped.length === 0 ? [] : [`${droppedPathNote} ${dropped.join(', ')}`];
}

/**
 * The PATH of commands: absolute, existing folders of the host's PATH in their order, then the node that runs the harness. `isInstalled`
 * decides which folders of the workspace stay: folders that the job installed and that neither the repository's author nor the agent can
 * write.
 */
export function buildSearchPath(
  facts: HostFacts,
  workspace: string,
  isInstalled: (folder: string) => boolean,
): SearchPath {
  const host = (facts.environment['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  const existing = [...host, '/usr/local/bin', '/usr/bin', '/bin', dirname(facts.execPath)].filter(
    (folder) => isAbsolute(folder) && resolveFolder(folder) !== null,
  );
  const isInside = (folder: string): boolean =>
    isBelow(workspace, folder) || isBelow(workspace, resolveFolder(folder) ?? folder);
  const isKept = (folder: string): boolean =>
    // The target of a link could change, and the root of the workspace is not a program folder.
    !isInside(folder) || (resolveFolder(folder) === folder && folder !== workspace && isInstalled(folder));
  return {
    path: [...new Set(existing.filter(isKept))].join(':'),
    dropped: [...new Set(existing.filter((folder) => !isKept(folder)))],
  };
}

/**
 * Closes every descriptor above 2 that a child would inherit, because node passes on those that it was started with. Call it once, before
 * anything else is opened. Proved by test/scenarios/after-run.test.ts.
 */
export function closeInheritedDescriptors(): void {
  for (const name of readdirSync('/proc/self/fdinfo')) {
    const descriptor = Number(name);
    if (descriptor <= 2) continue;
    try {
      const flags = /^flags:\s+([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${name}`, 'utf8'))?.[1] ?? '0';
      const closesOnExec = (Number.parseInt(flags, 8) & 0o2000000) !== 0;
      if (!closesOnExec && readlinkSync(`/proc/self/fd/${name}`) !== '') closeSync(descriptor);
    } catch (thrown) {
      // The descriptor of this directory listing is closed already.
      if (!hasCode(thrown, 'ENOENT', 'EBADF')) throw thrown;
    }
  }
}
