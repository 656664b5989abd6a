import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { HarnessError, hasCode, readErrorMessage } from '../../../core/types/error.ts';
import { readStats, isFile, isDirectory } from '../../host/files/paths.ts';

/** The paths of a workspace's git data. */
export interface GitLayout {
  /** The directory that contains `.git`: the workspace or an ancestor. */
  readonly repositoryRoot: string;
  /** The path of `.git`: a directory, or a file in worktrees and submodules. */
  readonly gitPath: string;
  readonly gitDirectory: string;
  readonly commonDirectory: string;
  /** Makes a directory an empty git directory with the object format of the repository. */
  readonly initGit: (directory: string) => void;
  /**
   * Config files that may contain credentials, each with its cleaned text for the private git directory: only the keys that git needs to read history,
   * no credentials, headers, includes or programs, and no user part in a remote's URL.
   */
  readonly configFiles: ReadonlyMap<string, string>;
  /** Files that the configurations include. An empty file is mounted over each. */
  readonly includedFiles: readonly string[];
}

/** The environment of git calls that run no program named in settings. Only the settings of the repository are read. */
export const gitEnvironment = {
  PATH: '/usr/bin:/bin',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  LC_ALL: 'C',
};

type ObjectFormat = 'sha1' | 'sha256';

/** The variables with which `git init` makes a repository with these ids and with refs as files. Git 3.0 has other defaults. */
export const renderFormats = (objects: ObjectFormat): Readonly<Record<string, string>> => ({
  GIT_DEFAULT_HASH: objects,
  GIT_DEFAULT_REF_FORMAT: 'files',
});

const gitTimeoutMs = 120_000;
const maxOutputBytes = 1024 ** 3;

/**
 * Runs git on the machine, with the settings of one repository only: for calls that start no program which settings name. Throws an `Error` with git's
 * own words if it fails.
 */
export function runHostGit(
  git: string,
  args: readonly string[],
  how: {
    readonly cwd?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly input?: string | Buffer;
    readonly timeoutMs?: number;
    readonly maxOutputBytes?: number;
  } = {},
): Buffer {
  const ended = spawnSync(git, args, {
    cwd: how.cwd ?? '/',
    env: { ...gitEnvironment, ...how.env },
    input: how.input ?? '',
    timeout: how.timeoutMs ?? gitTimeoutMs,
    maxBuffer: how.maxOutputBytes ?? maxOutputBytes,
  });
  if (ended.error === undefined && ended.status === 0) return ended.stdout;
  const words = ended.stderr?.toString().trim() ?? '';
  // Git that ends before it reads its input (EPIPE) has told why.
  const isEarly = hasCode(ended.error, 'EPIPE') && words !== '';
  throw new Error(ended.error === undefined || isEarly ? words : readErrorMessage(ended.error));
}

/** The id of the object that an expression of git names; null if there is no such object. */
export function findObject(git: string, gitDirectory: string, expression: string): string | null {
  try {
    const args = [`--git-dir=${gitDirectory}`, 'rev-parse', '--verify', '--quiet', expression];
    return runHostGit(git, args).toString().trim();
  } catch {
    return null;
  }
}

/** The format of an id. */
export const readObjectFormat = (id: string): ObjectFormat => (id.length === 64 ? 'sha256' : 'sha1');

/** The id that git gives to a content, in the format of another id. */
export function hashBlob(content: Buffer, like: string): string {
  const hash = createHash(readObjectFormat(like));
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** The directory that contains `.git`: the workspace or an ancestor. Throws `usage` if it is missing, or if the workspace is in `.git`. */
export function findRepositoryRoot(workspace: string): string {
  const directory = realpathSync(workspace);
  const repositoryRoot = searchRepositoryRoot(directory);
  if (repositoryRoot === null)
    throw new HarnessError({
      code: 'usage',
      message: `${workspace} is not in a git repository`,
      hint: 'Run in a checkout (actions/checkout comes first in a workflow), or make one with git init.',
    });
  if (relative(repositoryRoot, directory).split('/')[0] === '.git')
    throw new HarnessError({
      code: 'usage',
      message: `${workspace} is in the git directory of ${repositoryRoot}`,
      hint: `Run in ${repositoryRoot} or in a directory of its files.`,
    });
  return repositoryRoot;
}

/** The directory that contains `.git`: a directory or an ancestor. Returns null if it is missing. */
export function searchRepositoryRoot(directory: string): string | null {
  for (let current = directory; ; current = dirname(current)) {
    if (existsSync(join(current, '.git'))) return current;
    if (current === dirname(current)) return null;
  }
}

/** Finds the repository of a workspace. Throws `usage` if the workspace is not in a repository. */
export function readGitLayout(workspace: string, git: string): GitLayout {
  const repositoryRoot = findRepositoryRoot(workspace);
  const gitPath = join(repositoryRoot, '.git');
  const stats = readStats(gitPath);
  if (stats?.isSymbolicLink() === true)
    throw new HarnessError({
      code: 'sandbox',
      message: `${gitPath} is a symbolic link, so it cannot be protected`,
      hint: 'Use a plain clone.',
    });
  const gitDirectory = stats?.isFile() === true ? readGitFile(gitPath) : gitPath;
  const commonFile = join(gitDirectory, 'commondir');
  const commonDirectory = existsSync(commonFile)
    ? resolve(gitDirectory, readFileSync(commonFile, 'utf8').trim())
    : gitDirectory;
  const found = [commonDirectory, gitDirectory, ...listModuleDirectories(commonDirectory)].flatMap((directory) =>
    ['config', 'config.worktree'].flatMap((name) => resolveFile(join(directory, name))),
  );
  const entries = new Map([...new Set(found)].map((file) => [file, listEntries(file, git)] as const));
  const configFiles = new Map([...entries].map(([file, listed]) => [file, renderCleanConfig(listed)] as const));
  const includedFiles = listIncludedFiles(entries, git).filter((file) => !configFiles.has(file));
  const objectFormat = [...entries.values()].flat().some(isSha256Entry) ? 'sha256' : 'sha1';
  return {
    repositoryRoot,
    gitPath,
    gitDirectory,
    commonDirectory,
    initGit: (directory) => initGit(git, directory, objectFormat),
    configFiles,
    includedFiles,
  };
}

function initGit(git: string, directory: string, objectFormat: ObjectFormat): void {
  try {
    runHostGit(git, ['init', '--quiet', '--bare', '--template=', directory], { env: renderFormats(objectFormat) });
  } catch (thrown) {
    throw new HarnessError({
      code: 'sandbox',
      message: `git cannot make ${directory} a git directory: ${readErrorMessage(thrown)}`,
      hint: 'Look for a full disk, and for a git that does not start.',
    });
  }
}

/** The cleaned text of a configuration; empty if the file does not exist. */
export function readCleanConfig({ configFiles }: Pick<GitLayout, 'configFiles'>, file: string): string {
  return existsSync(file) ? (configFiles.get(realpathSync(file)) ?? '') : '';
}

// The target of a link must be covered; the link then shows the cover.
function resolveFile(path: string): string[] {
  if (!existsSync(path)) return [];
  const real = realpathSync(path);
  return isFile(real) ? [real] : [];
}

function readGitFile(path: string): string {
  const match = /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8'));
  if (match?.[1] === undefined)
    throw new HarnessError({ code: 'usage', message: `${path} is not a git file`, hint: 'Use a plain clone.' });
  return resolve(dirname(path), match[1]);
}

/** The names in a directory of git; empty if it is missing. Throws if it cannot be listed. */
export function listGitNames(directory: string): string[] {
  return isDirectory(directory) ? readdirSync(directory) : [];
}

/** The names of the submodules in a directory `modules`. They may contain slashes. */
export function listModules(directory: string): readonly string[] {
  const found: string[] = [];
  const pending = listGitNames(directory);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const path = join(directory, name);
    if (!isDirectory(path)) continue;
    if (readStats(join(path, 'HEAD')) !== null) found.push(name);
    else for (const inner of listGitNames(path)) pending.push(join(name, inner));
  }
  return found;
}

/** The git directories of the submodules of a git directory, and of their submodules. */
export function listModuleDirectories(gitDirectory: string): readonly string[] {
  const modules = join(gitDirectory, 'modules');
  return listModules(modules).flatMap((name) => [join(modules, name), ...listModuleDirectories(join(modules, name))]);
}

type ConfigEntry = readonly [key: string, value: string];

function isSha256Entry([key, value]: ConfigEntry): boolean {
  return key === 'extensions.objectformat' && value.toLowerCase() === 'sha256';
}

// Listing a config file runs nothing named in it. Includes are read as values; git does not follow them.
function listEntries(file: string, git: string): ConfigEntry[] {
  let listed: Buffer;
  try {
    listed = runHostGit(git, ['config', '--file', file, '--no-includes', '--null', '--list']);
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `git cannot read ${file}: ${readErrorMessage(thrown)}`,
      hint: 'Repair the file.',
    });
  }
  return listed
    .toString()
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const at = entry.indexOf('\n');
      return at < 0 ? ([entry, 'true'] as const) : ([entry.slice(0, at), entry.slice(at + 1)] as const);
    });
}

function listIncludedFiles(configFiles: ReadonlyMap<string, readonly ConfigEntry[]>, git: string): string[] {
  const found = new Set<string>();
  const pending = [...configFiles];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const included of listIncludes(...next).flatMap(resolveFile)) {
      if (found.has(included)) continue;
      found.add(included);
      pending.push([included, listEntries(included, git)]);
    }
  }
  return [...found];
}

function listIncludes(file: string, entries: readonly ConfigEntry[]): string[] {
  return entries
    .filter(([key]) => /^include(if\..*)?\.path$/is.test(key))
    .map(([, value]) => (isAbsolute(value) ? value : resolve(dirname(file), value)));
}

const keptKeys = [
  /^core\.(repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|autocrlf|eol|sparsecheckout|sparsecheckoutcone)$/i,
  /^extensions\.(objectformat|partialclone|compatobjectformat)$/i,
  /^remote\..*\.(fetch|promisor|partialclonefilter|url)$/is,
  /^branch\..*\.(remote|merge)$/is,
];

// An allowlist, so that unknown keys are left out.
function renderCleanConfig(entries: readonly ConfigEntry[]): string {
  return entries
    .filter(([key]) => keptKeys.some((kept) => kept.test(key)))
    .map(([key, value]) =>
      renderEntry(key, /\.url$/i.test(key) ? value.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, '$1') : value),
    )
    .join('');
}

function renderEntry(key: string, value: string): string {
  const first = key.indexOf('.');
  const last = key.lastIndexOf('.');
  const section = key.slice(0, first);
  const subsection = first === last ? '' : ` ${quoteValue(key.slice(first + 1, last))}`;
  return `[${section}${subsection}]\n\t${key.slice(last + 1)} = ${quoteValue(value)}\n`;
}

function quoteValue(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;
}
