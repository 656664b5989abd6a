import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { HarnessError } from '../../core/types/error.ts';
import { findProgram } from '../../sandbox/host/find-programs.ts';
import { runHostGit } from '../../sandbox/workspace/git/git-layout.ts';

/** As documents write it; a workflow with it never starts. */
const placeholder = 'OWNER/REPOSITORY@COMMIT';

/**
 * This action as a workflow names it: `given`, or the origin and the commit of the copy that runs, if GitHub has that commit. Throws `usage` if neither
 * is known: a workflow with an invented reference never starts.
 */
export function readActionReference(given: string | undefined, distDirectory: string): string {
  if (given === undefined) return findOwnReference(realpathSync(dirname(distDirectory)));
  if (/^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[\w./-]+$|^\.\/[\w./-]*$/.test(given) && given !== placeholder) return given;
  throw new HarnessError({
    code: 'usage',
    message: `--action ${JSON.stringify(given)} is not a reference of an action`,
    hint: `Write ${placeholder}, with the account, the repository and the commit of the release that you have read.`,
  });
}

function findOwnReference(directory: string): string {
  const git = findProgram('git', '', []);
  const read = (...args: readonly string[]): string => {
    if (git === null) return '';
    try {
      return runHostGit(git, args, { cwd: directory }).toString().trim();
    } catch {
      return '';
    }
  };
  const refuse = (why: string): HarnessError =>
    new HarnessError({
      code: 'usage',
      message: `the reference of this action is not known: ${why}`,
      hint: `Name it, with the commit of a release: --action ${placeholder}.`,
    });
  // The copy may be inside another repository.
  if (read('rev-parse', '--show-toplevel') !== directory) throw refuse(`${directory} is not a clone of its repository`);
  const origin = read('config', '--get', 'remote.origin.url');
  const repository =
    /^(?:https:\/\/(?:[^@/\s]+@)?|ssh:\/\/git@|git@)github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin)?.[1];
  if (repository === undefined) throw refuse(`the origin of ${directory} is not a repository on github.com`);
  const commit = read('rev-parse', 'HEAD');
  const isPublished =
    read('for-each-ref', '--count=1', '--contains', commit, 'refs/remotes/origin', 'refs/tags') !== '';
  if (!isPublished) throw refuse(`no branch of the origin and no tag contains the commit ${commit} of ${directory}`);
  return `${repository}@${commit}`;
}
