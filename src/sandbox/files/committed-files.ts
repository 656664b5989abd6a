import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { escapeControls } from '../../core/text/control-characters.ts';
import { gitEnvironment, type GitLayout } from './git-layout.ts';
import { isBelow } from './paths.ts';

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
  /** The existing files that `isUnreadable` matches, relative to the workspace; null if not known. */
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
  return listed
    .split('\0')
    .filter((path) => path !== '')
    .filter((path) => {
      const absolute = join(repositoryRoot, path);
      return isBelow(workspace, absolute) && isUnreadable(relative(workspace, absolute));
    });
}

const maxSettingsBytes = 64 * 1024;
/** What npm reads as, or may read as, a credential; also in the address of a registry. */
const npmCredential = /auth|password|token|secret|key|cert|user|:\/\/[^/\s]*@/i;

function holdsOnlySettings(path: string): boolean {
  if (basename(path) !== '.npmrc') return false;
  try {
    const stats = lstatSync(path);
    return stats.isFile() && stats.size <= maxSettingsBytes && !npmCredential.test(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Warns of files from `listCommitted`. Commands can read the committed contents with `git show`, although a mask covers the file. A `.npmrc`
 * that now holds settings alone is left out: many projects commit one, and a warning on each run would hide others. Null if none is left.
 */
export function describeCommitted(
  committed: readonly string[],
  { repositoryRoot, workspace }: { readonly repositoryRoot: string; readonly workspace: string },
): string | null {
  const paths = committed.map((path) => join(repositoryRoot, path)).filter((path) => !holdsOnlySettings(path));
  if (paths.length === 0) return null;
  const named = paths.slice(0, maxNamed).map((path) => escapeControls(relative(workspace, path)));
  const more = paths.length > maxNamed ? ` and ${paths.length - maxNamed} more` : '';
  return `the policy denies reading ${named.join(', ')}${more}, but git tracks it: commands can read its committed contents (git show, git log -p). Replace the secrets in it, and remove it from the repository and its history`;
}
