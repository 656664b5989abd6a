import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import type { ClosedPaths } from '../../../core/ports/policy.ts';
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
      ...[
        `--git-dir=${gitFolder}`,
        `--work-tree=${repositoryRoot}`,
        '--literal-pathspecs',
        '-c',
        'core.fsmonitor=false',
      ],
      ...['ls-files', '-z', '--', ...named.map((path) => relative(repositoryRoot, path) || '.')],
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

/**
 * Warns once of all files from `listCommitted`. Commands can read the committed contents with `git show`, although the file is closed. Null
 * if there is none.
 */
export function describeCommitted(
  committed: readonly string[],
  options: { readonly repositoryRoot: string; readonly workspace: string; readonly closed: ClosedPaths },
): string | null {
  const all = committed.map((path) => relative(options.workspace, join(options.repositoryRoot, path)));
  const isDenied = (path: string): boolean => options.closed.explain(path)?.rule !== 'default';
  const warnings = [describeDenied(all.filter(isDenied)), describeLeftOut(all.filter((path) => !isDenied(path)))];
  return warnings.some((text) => text !== null) ? warnings.filter((text) => text !== null).join('; ') : null;
}

// A list of what may be read leaves out many files, which are no secrets.
function describeLeftOut(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const example = escapeControls(paths[0] ?? '');
  return `no rule allows reading ${paths.length.toLocaleString('en-US')} of the files that git tracks (for example ${example}): commands do not see them, and can read their committed contents (git show, git log -p)`;
}

function describeDenied(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const named = paths.slice(0, maxNamed).map(escapeControls).join(', ');
  const more = paths.length > maxNamed ? ` and ${paths.length - maxNamed} more` : '';
  const example = JSON.stringify(escapeControls(paths[0] ?? ''));
  return `the policy denies reading ${named}${more}, but git tracks it: commands can read its committed contents (git show, git log -p). If it holds a secret, replace the secret and remove the file from the repository and its history. If not, except it from the rule that denies it: \`unless: { read: [${example}] }\` (docs/policy.md, "Exceptions from a built-in policy")`;
}
