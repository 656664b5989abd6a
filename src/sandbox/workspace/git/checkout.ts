import { join } from 'node:path';
import { HarnessError, readErrorMessage } from '../../../core/types/error.ts';
import { findProgram, findGit } from '../../host/find-programs.ts';
import { readGitLayout, runHostGit, type GitLayout } from './git-layout.ts';
import { readStats } from '../../host/files/paths.ts';

interface CommitFacts {
  readonly sha: string;
  readonly parents: readonly string[];
}

/** The repository of a workspace, for use before a sandbox is open. */
export interface Checkout {
  readonly layout: GitLayout;
  readonly repositoryRoot: string;
  /** The commit of the work tree; null if there is no commit yet. */
  readonly head: CommitFacts | null;
  readonly readCommit: (sha: string) => CommitFacts | null;
  /** Runs git with a git directory of the harness. Throws `untrusted` if git fails. */
  readonly runGit: (gitDirectory: string, args: readonly string[]) => string;
  /** Like `runGit`, for output that may not be text. Throws an `Error` with git's own words. */
  readonly readGit: (gitDirectory: string, args: readonly string[]) => Buffer;
  /** The repository of a submodule, by its path in this one; null if the submodule is not checked out. */
  readonly openSubmodule: (path: string) => Checkout | null;
}

/**
 * Opens the repository of a workspace. No filter, hook or monitor of the repository runs, nothing is fetched, and replace refs are ignored.
 * Throws `usage` if there is no repository.
 */
export function openCheckout(workspace: string, searchPath: string): Checkout {
  const git = findGit((name) => findProgram(name, searchPath, [workspace]));
  return createCheckout(workspace, git);
}

function createCheckout(directory: string, git: string): Checkout {
  const layout = readGitLayout(directory, git);
  const { repositoryRoot } = layout;
  const settings = ['core.fsmonitor=false', 'core.hooksPath=/dev/null'].flatMap((setting) => ['-c', setting]);
  const runIn = (gitDirectory: string, args: readonly string[], input = ''): Buffer =>
    runHostGit(git, [`--git-dir=${gitDirectory}`, `--work-tree=${repositoryRoot}`, ...settings, ...args], {
      cwd: repositoryRoot,
      env: { GIT_NO_REPLACE_OBJECTS: '1', GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' },
      input,
    });
  const readGit = (gitDirectory: string, args: readonly string[]): Buffer => {
    try {
      return runIn(gitDirectory, args);
    } catch (cause) {
      throw new Error(`git ${args[0]}: ${readErrorMessage(cause)}`, { cause });
    }
  };
  const readCommit = (name: string): CommitFacts | null => {
    let printed: string;
    try {
      // In one process: the commit's name, and the object with the parents, which also a shallow clone has.
      printed = runIn(layout.gitDirectory, ['cat-file', '--batch'], `${name}^{commit}\n`).toString();
    } catch (cause) {
      throw new HarnessError({
        code: 'usage',
        message: `git cannot open the repository ${layout.gitDirectory}: ${readErrorMessage(cause)}`,
        hint: 'Let actions/checkout make a new clone.',
        cause,
      });
    }
    const [, sha, object = ''] = /^([0-9a-f]{40,64}) commit \d+\n([^]*)$/.exec(printed) ?? [];
    if (sha === undefined) return null;
    const header = object.split('\n\n', 1)[0] ?? '';
    return { sha, parents: [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = '']) => parent) };
  };
  return {
    layout,
    repositoryRoot,
    head: readCommit('HEAD'),
    readCommit,
    openSubmodule(path) {
      const submodule = join(repositoryRoot, path);
      return readStats(join(submodule, '.git')) === null ? null : createCheckout(submodule, git);
    },
    readGit,
    runGit(gitDirectory, args) {
      try {
        return readGit(gitDirectory, args).toString();
      } catch (cause) {
        throw new HarnessError({
          code: 'untrusted',
          message: `the work tree cannot be compared with its commit: ${readErrorMessage(cause)}`,
          hint: 'Check the file that is named, and let actions/checkout make a new clone.',
          cause,
        });
      }
    },
  };
}
