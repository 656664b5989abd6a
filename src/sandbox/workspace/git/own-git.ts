import { join } from 'node:path';
import type { CommandResult } from '../../../core/ports/sandbox.ts';
import type { OwnCommand } from '../../box/commands/command-runner.ts';
import type { GitLayout } from './git-layout.ts';

/** Runs the harness's own git with a git directory of the run. With a script, runs that script, in which `git` is such a call. */
export type RunGit = (args: readonly string[], gitDirectory: string, script?: string) => Promise<CommandResult>;

/** The harness's own git and the shell for its scripts, as absolute paths, and the repository whose work tree they use. */
export interface OwnGit extends Pick<GitLayout, 'repositoryRoot' | 'commonDirectory' | 'initGit'> {
  readonly git: string;
  readonly sh: string;
}

/** The path of the run's own git directory, which has the base of its patch. */
export const locateOwnGit = (scratch: string): string => join(scratch, 'base');

const gitTimeoutMs = 120_000;
const maxOutputBytes = 64 * 1024 * 1024;

/**
 * A call of the harness's own git in the root of the repository, with a separate git directory and only that directory's settings. Filters and
 * monitors that the repository, the user or the machine configures do not run. A script receives the arguments as its own, and ends at its
 * first failing command.
 */
export function renderGitRequest(
  { git, sh, repositoryRoot }: OwnGit,
  gitDirectory: string,
  args: readonly string[],
  script?: string,
): OwnCommand {
  return {
    argv:
      script === undefined
        ? [git, ...args]
        : [sh, '-c', `set -e\ngit=$0\ngit() { "$git" "$@"; }\n${script}`, git, ...args],
    env: {
      // No program of the workspace.
      PATH: '/usr/bin:/bin',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_DIR: gitDirectory,
      GIT_WORK_TREE: repositoryRoot,
    },
    signal: new AbortController().signal,
    // Git resolves paths of its input against its working directory, and paths of a patch start at the root of the repository.
    cwd: repositoryRoot,
    stdin: '',
    network: null,
    timeoutMs: gitTimeoutMs,
    maxOutputBytes,
  };
}
