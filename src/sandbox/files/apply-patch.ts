import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandRequest, CommandResult } from '../../core/ports/sandbox.ts';
import type { Mount } from './mounts.ts';
import { renderGitRequest, type OwnGit } from './own-git.ts';
import { removeTree } from './remove-tree.ts';
import type { RunUser } from '../processes/run-user.ts';

const maxOutputBytes = 64 * 1024;

/**
 * Applies a git patch to a copy of the repository with the harness's own git, without the changes to the paths in `except`. `backward` reverses
 * the patch.
 */
export async function applyPatch(options: {
  readonly patch: Uint8Array;
  /** Paths relative to the repository. */
  readonly except: readonly string[];
  readonly signal: AbortSignal;
  readonly direction?: 'forward' | 'backward';
  readonly ownGit: OwnGit;
  readonly scratch: string;
  readonly user: RunUser | null;
  /** Runs git on the copy, with one additional mount. */
  readonly run: (extra: Mount, request: CommandRequest) => Promise<CommandResult>;
}): Promise<CommandResult> {
  const { user } = options;
  const gitFolder = mkdtempSync(join(options.scratch, 'apply-'));
  try {
    const file = join(gitFolder, 'changes.patch');
    writeFileSync(file, options.patch, { mode: 0o644 });
    if (user !== null) chownSync(gitFolder, user.uid, user.gid);
    const git = (...args: readonly string[]): Promise<CommandResult> =>
      options.run(
        { type: 'writable', source: gitFolder, target: gitFolder },
        {
          ...renderGitRequest(options.ownGit, gitFolder, args),
          ...{ writable: 'policy', signal: options.signal, maxOutputBytes },
        },
      );
    // Git before 2.29 does not know the option.
    const format = options.ownGit.objectFormat === 'sha1' ? [] : ['--object-format=sha256'];
    const made = await git('init', '--quiet', ...format);
    if (made.exitCode !== 0) return made;
    // No filter runs. Line endings are converted as in a checkout of the commit.
    writeFileSync(join(gitFolder, 'info/attributes'), '* -filter -working-tree-encoding\n');
    return await git(
      'apply',
      '--whitespace=nowarn',
      ...(options.direction === 'backward' ? ['--reverse'] : []),
      ...options.except.map((path) => `--exclude=${path.replaceAll(/[*?[\\]/g, '\\$&')}`),
      file,
    );
  } finally {
    removeTree(Buffer.from(gitFolder));
  }
}
