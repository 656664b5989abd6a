import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import type { SandboxPolicy } from '../../../core/ports/policy.ts';
import { escapeControls } from '../../../core/text/control-characters.ts';
import { gitEnvironment, type GitLayout } from './git-layout.ts';
import { isBelow } from '../../host/files/paths.ts';

const maxNamed = 10;
/** More would not fit on a command line. In that case all tracked files are listed. */
const maxPathspecs = 500;

/**
 * Lists the files that git tracks although the policy denies reading them, relative to the repository. Files deleted in earlier commits are
 * not found.
 */
export function listCommitted(options: {
  readonly git: string;
  readonly layout: Pick<GitLayout, 'gitFolder' | 'repositoryRoot'>;
  readonly workspace: string;
  readonly isUnreadable: (path: string) => boolean;
  /** The existing files that `isUnreadable` matches, and folders that are closed whole, relative to the workspace; null if not known. */
  readonly unreadable: readonly string[] | null;
}): readonly string[] {
  const { layout, workspace, isUnreadable, unreadable } = options;
  if (unreadable?.length === 0) return [];
  const { gitFolder, repositoryRoot } = layout;
  const named =
    unreadable === null || unreadable.length > maxPathspecs
      ? [workspace]
      : unreadable.map((path) => join(workspace, path));
  const listed = execFileSync(
    options.git,
    [
      `--git-dir=${gitFolder}`,
      `--work-tree=${repositoryRoot}`,
      '--literal-pathspecs',
      '-c',
      'core.fsmonitor=false',
      'ls-files',
      '-z',
      '--',
      ...named.map((path) => relative(repositoryRoot, path) || '.'),
    ],
    {
      cwd: repositoryRoot,
      env: gitEnvironment,
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const closed = new Set(unreadable);
  const isClosed = (path: string): boolean =>
    closed.has(path) || (path.includes('/') && isClosed(path.slice(0, path.lastIndexOf('/'))));
  return listed
    .split('\0')
    .filter((path) => path !== '')
    .filter((path) => {
      const absolute = join(repositoryRoot, path);
      const inside = relative(workspace, absolute);
      return isBelow(workspace, absolute) && (isClosed(inside) || isUnreadable(inside));
    });
}

interface CommittedOptions {
  readonly repositoryRoot: string;
  readonly workspace: string;
  readonly policy: Pick<SandboxPolicy, 'closed' | 'git'>;
}

/**
 * The error if rules of the author close files from `listCommitted`, and the policy does not choose what processes see of the history. Null if it
 * does, or if only built-in rules close them.
 */
export function findUnchosen(
  committed: readonly string[],
  options: CommittedOptions,
): { readonly message: string; readonly hint: string } | null {
  const { closed, git } = options.policy;
  if (git !== null) return null;
  const named = nameFromWorkspace(committed, options).filter((path) => closed.isNamedByAuthor(path));
  if (named.length === 0) return null;
  return {
    message: `rules of the policy close ${listNames(named)}, and git tracks ${named.length === 1 ? 'it' : 'them'}: the policy has to choose what processes see of the history`,
    hint: 'Add `sandbox: { git: visible }` (one commit with the files that processes may read), or `sandbox: { git: history }` (all that is committed: `git show` prints these files).',
  };
}

/**
 * Warns once of all files from `listCommitted`. Commands can read the committed contents with `git show`, although the file is closed. Null
 * if there is none, or if commands see no history.
 */
export function describeCommitted(committed: readonly string[], options: CommittedOptions): string | null {
  if (options.policy.git === 'visible') return null;
  const all = nameFromWorkspace(committed, options);
  const isDenied = (path: string): boolean => options.policy.closed.explain(path)?.rule !== 'default';
  const warnings = [describeDenied(all.filter(isDenied)), describeLeftOut(all.filter((path) => !isDenied(path)))];
  return warnings.some((text) => text !== null) ? warnings.filter((text) => text !== null).join('; ') : null;
}

function nameFromWorkspace(committed: readonly string[], options: CommittedOptions): readonly string[] {
  return committed.map((path) => relative(options.workspace, join(options.repositoryRoot, path)));
}

function listNames(paths: readonly string[]): string {
  const named = paths.slice(0, maxNamed).map(escapeControls).join(', ');
  return paths.length > maxNamed ? `${named} and ${paths.length - maxNamed} more` : named;
}

// A list of what may be read leaves out many files, which are no secrets.
function describeLeftOut(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const example = escapeControls(paths[0] ?? '');
  return `no rule allows reading ${paths.length.toLocaleString('en-US')} of the files that git tracks (for example ${example}): commands do not see them, and can read their committed contents (git show, git log -p) unless the policy has \`sandbox: { git: visible }\``;
}

function describeDenied(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const example = JSON.stringify(escapeControls(paths[0] ?? ''));
  return `the policy denies reading ${listNames(paths)}, but git tracks it: commands can read its committed contents (git show, git log -p). If it holds a secret, replace the secret and remove the file from the repository and its history, or hide the history (\`sandbox: { git: visible }\`). If not, except it from the rule that denies it: \`unless: { read: [${example}] }\` (docs/policy.md, "Exceptions from a built-in policy")`;
}
