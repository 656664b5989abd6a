import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { makeGitDirectory } from '../record/patch/git-directory.ts';
import { readEntries, type PatchEntry } from '../record/patch/patch.ts';
import type { Checkout } from '../sandbox/workspace/git/checkout.ts';
import { createRunDirectory } from '../sandbox/host/run-directory.ts';

/** The files of a commit with a patch applied, in a git directory of the harness. */
export interface PatchedTree {
  /** The tree of the commit, and the tree after the patch. */
  readonly before: string;
  readonly after: string;
  readonly entries: readonly PatchEntry[];
  readBlob(blob: string): Buffer;
  /** The paths of all files before or after the patch. */
  listPaths(): readonly string[];
  /** Removes the git directory. */
  close(): void;
}

/**
 * Applies a patch to a commit of a checkout, in a separate index: neither the work tree nor the repository is read or written, apart
 * from its objects, and no setting, filter or hook of the repository is in force. Throws `publish` if the patch does not apply.
 */
export function createPatchedTree(options: {
  readonly checkout: Checkout;
  readonly commit: string;
  readonly patch: Uint8Array;
  readonly temporaryDirectory: string;
}): PatchedTree {
  const { checkout, commit } = options;
  const gitDirectory = createRunDirectory(options.temporaryDirectory, 'publish-');
  const close = (): void => rmSync(gitDirectory, { recursive: true, force: true });
  const git = (...args: readonly string[]): Buffer => checkout.readGit(gitDirectory, args);
  const read = (...args: readonly string[]): string =>
    git(...args)
      .toString()
      .trim();
  try {
    makeGitDirectory(gitDirectory, checkout.layout, null);
    const patchFile = join(gitDirectory, 'changes.patch');
    writeFileSync(patchFile, options.patch);
    const before = read('rev-parse', '--verify', `${commit}^{tree}`);
    git('read-tree', before);
    git('apply', '--cached', '--whitespace=nowarn', patchFile);
    // A partial clone has not fetched every file.
    const after = read('write-tree', '--missing-ok');
    const listed = git('diff-tree', '-r', '-z', '--raw', '--no-renames', before, after).toString();
    return {
      before,
      after,
      entries: readEntries(listed),
      readBlob: (blob) => git('cat-file', 'blob', blob),
      listPaths: () => [before, after].flatMap((tree) => read('ls-tree', '-r', '-z', '--name-only', tree).split('\0')),
      close,
    };
  } catch (cause) {
    close();
    throw new HarnessError({
      code: 'publish',
      message: `the patch does not apply to the commit ${commit}: ${readErrorMessage(cause)}`,
      hint: 'Let the job check out the commit of the event, as the job that made the patch did.',
      cause,
    });
  }
}
