import { execFile } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { listParents } from '../../../core/text/path-text.ts';
import { isCacheFile, outputDirectoryNames, virtualEnvironmentFile } from '../../../core/output-directories.ts';
import { HarnessError, orElse, readErrorMessage } from '../../../core/types/error.ts';
import { gitEnvironment, type GitLayout } from './git-layout.ts';
import { readStats } from '../../host/files/paths.ts';
import { compileGlob, type PathMatcher } from '../../../core/text/glob.ts';

/**
 * The paths of the workspace that commands may write for the duration of the run only. Decided by the state before the run; changes of the
 * agent have no influence.
 */
export interface DisposablePaths {
  /** `path` is relative to the workspace. */
  isDisposable(path: string, kind: 'directory' | 'other'): boolean;
  /** A file that a file tool wrote is not disposable unless git ignores it, because build output is not written by hand. */
  keep(path: string): void;
  /** Files that the verify command leaves or changes on the untouched tree: a command that does so too has changed nothing. Tracked ones are ignored. */
  addLeftovers(paths: readonly string[]): void;
  /** True for a path that the commit does not have, and that git does not ignore or has in its index. */
  isUncommitted(path: string): boolean;
  /** The paths that the base tracks. */
  readonly tracked: readonly string[];
  /** Those that the index marks (`--skip-worktree`, `--assume-unchanged`) and the workspace has: git does not compare them with the commit. */
  readonly marked: readonly string[];
  /** True for a path that the commit has, and that the workspace and perhaps the clone lack: a sparse checkout of a partial clone. */
  isUnfetched(path: string): boolean;
  /** The submodule that a path is or is in, as the base records it; null if it belongs to the repository itself. */
  findSubmodule(path: string): string | null;
}

const run = promisify(execFile);
const maxOutputBytes = 512 * 1024 * 1024;
/** The largest templates have 7 KB, 420 lines and 300 wildcards. The author of a pull request may write rules, and each path is compared with all. */
const maxRuleBytes = 64 * 1024;
/** Lines and wildcards of all files of rules from the root to a path. */
const maxRuleCost = 5_000;

/**
 * A path is disposable if the ignore rules of the base match it, if it is in a directory that build tools write or in a virtual environment that was
 * there before the run, or if it is a cache file of such tools. A path that the base tracks never is, and neither is such a directory in which the
 * base tracks a file.
 */
export async function readDisposablePaths(options: {
  readonly workspace: string;
  readonly layout: GitLayout;
  readonly git: string;
  readonly sh: string;
}): Promise<DisposablePaths> {
  const { workspace, layout } = options;
  const { all, added, marked, submodules } = await listTracked(options);
  const tracked = new Set(all);
  // A sparse checkout marks files that are absent.
  const isAbsent = (path: string): boolean => readStats(join(workspace, path)) === null;
  const isPartial = [...layout.configFiles.values()].some((text) => text.includes('\tpromisor = "true"\n'));
  const unfetched = new Set(isPartial ? marked.filter(isAbsent) : []);
  const trackedDirectories = new Set<string>();
  for (const path of all)
    for (let at = dirname(path); at !== '.' && !trackedDirectories.has(at); at = dirname(at))
      trackedDirectories.add(at);
  const kept = new Set<string>();
  const leftovers = new Set<string>();
  const keptDirectories = new Set<string>();
  const isIgnored = createIgnoreCheck(workspace, layout);

  const environments = new Map<string, boolean>();
  const findSubmodule = (path: string): string | null =>
    submodules.size === 0 ? null : ([...listParents(path), path].find((each) => submodules.has(each)) ?? null);

  // The author of a change chooses what the base and its submodules contain.
  function isEnvironment(directory: string): boolean {
    let known = environments.get(directory);
    if (known === undefined) {
      known =
        existsSync(join(workspace, directory, virtualEnvironmentFile)) &&
        findSubmodule(directory) === null &&
        !trackedDirectories.has(directory);
      environments.set(directory, known);
    }
    return known;
  }

  function isOutput(path: string): boolean {
    const directory = findOutputDirectory(path);
    return (directory !== null && !trackedDirectories.has(directory)) || listParents(path).some(isEnvironment);
  }

  return {
    tracked: all,
    marked: marked.filter((path) => !isAbsent(path)),
    isUnfetched: (path) => unfetched.has(path),
    isDisposable(path, kind) {
      if (kind === 'directory' ? trackedDirectories.has(path) : tracked.has(path)) return false;
      if (isIgnored(path, kind)) return true;
      if (kind === 'directory' ? keptDirectories.has(path) : kept.has(path)) return false;
      return kind === 'directory' ? isOutput(`${path}/x`) : isOutput(path) || isCacheFile(path) || leftovers.has(path);
    },
    isUncommitted: (path) => added.has(path) || !(tracked.has(path) || isIgnored(path, 'other')),
    addLeftovers(paths) {
      for (const path of paths) if (!tracked.has(path)) leftovers.add(path);
    },
    keep(path) {
      kept.add(path);
      for (const parent of listParents(path)) keptDirectories.add(parent);
    },
    findSubmodule,
  };
}

// An empty path ends the first list, which has the tag and the mode of each entry. The second is empty if there is no commit.
const listScript = `
"$0" "$@" ls-files -z --cached --stage -v && printf '\\0' && {
  "$0" "$@" diff-index -z --cached --name-only --relative --no-renames --diff-filter=A --ita-visible-in-index HEAD -- 2>/dev/null || :
}`;

/**
 * The paths below a workspace that git tracks, relative to it: all of them, those that were added since the commit, those that the index marks, and
 * submodules. Listing the index runs no program named in the repository's settings. One shell makes both lists, because each start of a process stops the harness for some milliseconds.
 */
export async function listTracked({
  workspace,
  git,
  sh,
}: {
  readonly workspace: string;
  readonly git: string;
  readonly sh: string;
}): Promise<{
  readonly all: readonly string[];
  readonly added: ReadonlySet<string>;
  readonly marked: readonly string[];
  readonly submodules: ReadonlySet<string>;
}> {
  const settings = ['-c', 'core.fsmonitor=false', '-c', 'safe.directory=*', '-c', 'core.untrackedCache=false'];
  try {
    const { stdout } = await run(sh, ['-c', listScript, git, ...settings], {
      cwd: workspace,
      env: { ...gitEnvironment, GIT_NO_LAZY_FETCH: '1' },
      maxBuffer: maxOutputBytes,
    });
    const paths = stdout.split('\0').slice(0, -1);
    const end = paths.indexOf('');
    const entries = paths.slice(0, end);
    const readPath = (entry: string): string => entry.slice(entry.indexOf('\t') + 1);
    return {
      all: entries.map(readPath),
      added: new Set(paths.slice(end + 1)),
      marked: entries.filter((entry) => /^[a-zS]/.test(entry)).map(readPath),
      submodules: new Set(entries.filter((entry) => entry.slice(2).startsWith('160000 ')).map(readPath)),
    };
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `git cannot list the files of ${workspace}: ${readErrorMessage(thrown).trim()}`,
      hint: 'See whether `git ls-files` works there.',
    });
  }
}

/** The outermost directory of a path that build tools write; null if the path has no such directory. */
function findOutputDirectory(path: string): string | null {
  const parts = path.split('/');
  const at = parts.findIndex((part, index) => index < parts.length - 1 && outputDirectoryNames.has(part));
  return at === -1 ? null : parts.slice(0, at + 1).join('/');
}

// As in gitignore(5): the nearest file with a matching rule decides, and nothing below an ignored directory can be included again.
function createIgnoreCheck(
  workspace: string,
  { repositoryRoot, commonDirectory }: GitLayout,
): (path: string, kind: 'directory' | 'other') => boolean {
  const prefix = relative(repositoryRoot, workspace);
  const files = new Map<string, RuleFile>();
  const directories = new Map<string, boolean>();
  const exclude = readRules(join(commonDirectory, 'info/exclude'), maxRuleCost).rules;

  function readFile(directory: string): RuleFile {
    let file = files.get(directory);
    if (file === undefined) {
      const parent = dirname(directory);
      const left = directory === '' ? maxRuleCost : readFile(parent === '.' ? '' : parent).left;
      files.set(directory, (file = readRules(join(repositoryRoot, directory, '.gitignore'), left)));
    }
    return file;
  }

  function matches(path: string, kind: 'directory' | 'other'): boolean {
    for (const directory of ['', ...listParents(path)].toReversed()) {
      const { rules } = readFile(directory);
      if (rules === null) continue;
      const inside = directory === '' ? path : path.slice(directory.length + 1);
      const decision = rules.decide(inside, kind);
      if (decision !== null) return decision === 'ignored';
    }
    return exclude?.decide(path, kind) === 'ignored';
  }

  function isIgnoredDirectory(path: string): boolean {
    const known = directories.get(path);
    if (known !== undefined) return known;
    const parent = dirname(path);
    const is = (parent !== '.' && isIgnoredDirectory(parent)) || matches(path, 'directory');
    directories.set(path, is);
    return is;
  }

  return (path, kind) => {
    const full = prefix === '' ? path : `${prefix}/${path}`;
    const parent = dirname(full);
    if (kind === 'directory') return isIgnoredDirectory(full);
    return (parent !== '.' && isIgnoredDirectory(parent)) || matches(full, 'other');
  };
}

interface RuleFile {
  readonly rules: IgnoreRules | null;
  /** What the files below may still cost. */
  readonly left: number;
}

// Rules that cost too much are not read. Nothing is ignored by their file, nor by the files above it: more changes are in the patch, and none is lost.
const keepAll: IgnoreRules = { decide: () => 'kept' };

// Git does not follow a link at this path either.
function readRules(file: string, left: number): RuleFile {
  const read = (): RuleFile => {
    const stats = lstatSync(file);
    if (!stats.isFile()) return { rules: null, left };
    if (stats.size > maxRuleBytes) return { rules: keepAll, left };
    const text = readFileSync(file, 'utf8');
    const cost = text.split(/[\n*?[]/).length;
    return cost > left ? { rules: keepAll, left } : { rules: parseIgnoreRules(text), left: left - cost };
  };
  return orElse(read, { rules: null, left }, 'ENOENT', 'ENOTDIR', 'EACCES');
}

/** The rules of one `.gitignore`. */
export interface IgnoreRules {
  /** The decision of the last rule that matches a path; null if none does. `path` is relative to the directory of the file. */
  decide(path: string, kind: 'directory' | 'other'): 'ignored' | 'kept' | null;
}

interface Rule {
  readonly decision: 'ignored' | 'kept';
  readonly onlyDirectories: boolean;
  readonly matches: PathMatcher;
}

/** Reads the rules as gitignore(5) defines them. They match in linear time, because the author of a pull request may write them. */
export function parseIgnoreRules(text: string): IgnoreRules {
  const rules = text.split(/\r?\n/).flatMap((line) => parseRule(line) ?? []);
  return {
    decide: (path, kind) =>
      rules.findLast(({ onlyDirectories, matches }) => (kind === 'directory' || !onlyDirectories) && matches(path))
        ?.decision ?? null,
  };
}

/** No path is longer, so such a line matches nothing. */
const maxRuleCharacters = 4_096;

function parseRule(line: string): Rule | null {
  if (line.length > maxRuleCharacters) return null;
  // Spaces at the end are not part of the rule, unless a backslash is before them.
  let end = line.length;
  while (line[end - 1] === ' ' && line[end - 2] !== '\\') end -= 1;
  const text = line.slice(0, end);
  if (text === '' || text.startsWith('#')) return null;
  const isNegated = text.startsWith('!');
  const body = isNegated ? text.slice(1) : text;
  const onlyDirectories = body.endsWith('/');
  // A brace has no special meaning here. Replaced by `?`, it does not start a group.
  const path = (onlyDirectories ? body.slice(0, -1) : body).replaceAll(/[{}]/g, '?');
  if (path === '') return null;
  const glob = path.includes('/') ? path.replace(/^\//, '') : `**/${path}`;
  return { decision: isNegated ? 'kept' : 'ignored', onlyDirectories, matches: compileGlob(glob) };
}
