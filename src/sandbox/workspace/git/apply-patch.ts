import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandResult } from '../../../core/ports/sandbox.ts';
import type { OwnCommand } from '../../box/commands/command-runner.ts';
import { type Mount, showReadOnly } from '../../box/mounts/mounts.ts';
import { locateOwnGit, renderGitRequest, type OwnGit } from './own-git.ts';
import { chownTree, type RunPlace } from '../../host/run-user.ts';

/** A git patch, with paths relative to the repository. */
export interface PatchToApply {
  readonly bytes: Uint8Array;
  /** The changes to these paths are left out. */
  readonly except: readonly string[];
  /** Files that a filter has written, which the patch knows as git stores them. They are stored so before the patch is applied. */
  readonly stored: readonly StoredFile[];
}

/** A file as git stores it, in the format of `git ls-tree`. */
export interface StoredFile {
  readonly path: string;
  readonly mode: string;
  readonly object: string;
}

const maxOutputBytes = 64 * 1024;

// No filter runs. Line endings are converted as in a checkout of the commit.
const attributes = '* -filter -working-tree-encoding\n';

// The index names only the files to write.
const storeScript = 'git update-index -z --index-info <"$GIT_DIR/stored"; git checkout-index --all --force';

/** Applies a git patch to a copy of the repository with the harness's own git. `backward` reverses the patch. */
export async function applyPatch(options: {
  readonly patch: PatchToApply;
  readonly signal: AbortSignal;
  readonly direction?: 'forward' | 'backward';
  readonly ownGit: OwnGit;
  readonly place: Pick<RunPlace, 'scratch' | 'user'>;
  /** Runs git on the copy, with additional mounts. */
  readonly run: (extras: readonly Mount[], request: OwnCommand) => Promise<CommandResult>;
}): Promise<CommandResult> {
  const { patch } = options;
  const { scratch, user } = options.place;
  const ownDirectory = locateOwnGit(scratch);
  const gitDirectory = mkdtempSync(join(scratch, 'apply-'));
  const file = join(gitDirectory, 'changes.patch');
  options.ownGit.initGit(gitDirectory);
  mkdirSync(join(gitDirectory, 'info'));
  writeFileSync(join(gitDirectory, 'info/attributes'), attributes);
  writeFileSync(file, patch.bytes);
  chownTree(gitDirectory, user);
  const mounts: Mount[] = [
    { type: 'writable', source: gitDirectory, target: gitDirectory },
    ...(patch.stored.length === 0 ? [] : [showReadOnly(ownDirectory)]),
  ];
  const run = (args: readonly string[], script?: string): Promise<CommandResult> =>
    options.run(mounts, {
      ...renderGitRequest(options.ownGit, gitDirectory, args, script),
      signal: options.signal,
      maxOutputBytes,
    });
  if (patch.stored.length > 0) {
    const entries = patch.stored.map(({ path, mode, object }) => `${mode} blob ${object}\t${path}\0`);
    writeFileSync(join(gitDirectory, 'stored'), entries.join(''), { mode: 0o644 });
    const objects = [ownDirectory, options.ownGit.commonDirectory].map(
      (directory) => `${join(directory, 'objects')}\n`,
    );
    writeFileSync(join(gitDirectory, 'objects/info/alternates'), objects.join(''), { mode: 0o644 });
    const stored = await run([], storeScript);
    if (stored.exitCode !== 0) return stored;
  }
  return run([
    'apply',
    '--whitespace=nowarn',
    ...(options.direction === 'backward' ? ['--reverse'] : []),
    ...patch.except.map((path) => `--exclude=${path.replaceAll(/[*?[\\]/g, '\\$&')}`),
    file,
  ]);
}
