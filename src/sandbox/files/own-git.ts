import { chownSync } from 'node:fs';
import type { CommandRequest, CommandResult } from '../../core/ports/sandbox.ts';
import type { Mount, View } from './mounts.ts';
import type { RunUser } from '../processes/run-user.ts';

/** Runs the harness's own git with a git folder of the run's own, and text for its input. */
export type RunGit = (args: readonly string[], gitFolder: string, stdin?: string) => Promise<CommandResult>;

const gitTimeoutMs = 120_000;
const maxOutputBytes = 64 * 1024 * 1024;

/**
 * A call of the harness's own git with a git folder of its own and no settings but that folder's: what the repository, the user or the machine
 * names as filter or monitor does not run.
 */
export function renderGitRequest(
  git: string,
  workTree: string,
  gitFolder: string,
  args: readonly string[],
  stdin = '',
): CommandRequest {
  return {
    argv: [git, `--git-dir=${gitFolder}`, `--work-tree=${workTree}`, ...args],
    env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    signal: new AbortController().signal,
    ...{ cwd: '.', stdin, network: null, writable: 'none', timeoutMs: gitTimeoutMs, maxOutputBytes },
  };
}

/**
 * The harness's own git, in a sandbox to which the workspace is read-only and nothing of it masked: filters that the repository names run
 * contained, if at all.
 */
export function createOwnGit(options: {
  readonly git: string;
  readonly repositoryRoot: string;
  readonly user: RunUser | null;
  readonly readView: () => View;
  readonly run: (view: View, request: CommandRequest) => Promise<CommandResult>;
}): RunGit {
  const { user, repositoryRoot } = options;
  return (args, gitFolder, stdin = '') => {
    if (user !== null) chownSync(gitFolder, user.uid, user.gid);
    const view = options.readView();
    const mounts: Mount[] = [...view.mounts, { type: 'writable', source: gitFolder, target: gitFolder }];
    return options.run({ ...view, mounts }, renderGitRequest(options.git, repositoryRoot, gitFolder, args, stdin));
  };
}
