import { renderPath } from '../../core/types/access.ts';
import type { BaseFacts, FileChange, FileMaker, FileState, PatchRisk } from '../../core/types/change.ts';
import { findSteeringNames } from './paths/protected-paths.ts';

/**
 * Explains why the patch of a run cannot hold a change, or may not under its policy: a person who applies the patch would not see it in its lines, or it
 * leads out of the work tree. Null if it can. Proved by `test/system/policy/judge/unheld-changes.test.ts` and `test/scenarios/unusual-workspaces.test.ts`.
 */
export function explainUnheld(
  change: FileChange & Partial<BaseFacts>,
  patchAllows: readonly PatchRisk[],
): string | null {
  const { path, submodule = null, madeBy, keepsFiles = false, isUnfetched = false } = change;
  const [before, after] = [readEntry(change.before), readEntry(change.after)];
  if (submodule !== null)
    return `${renderPath(submodule)} is a submodule, another repository, and the patch of this repository cannot hold its files`;
  if (madeBy !== undefined)
    return `${makers[madeBy]} made ${renderPath(path)}, and the commit does not have it: a patch cannot hold this change`;
  if (keepsFiles && change.after !== null)
    return `files stay at ${renderPath(path)}, because rules close them or git ignores them, and nothing can replace them; take another path`;
  if (isUnfetched)
    return `the commit has ${renderPath(path)}, and the checkout left it out: without its old content there is no patch of it`;
  if (after?.kind === 'special')
    return 'a patch holds files and links only: no other repository, FIFO, socket, device or directory that cannot be listed';
  const isLink = after?.kind === 'symlink' || (before?.kind === 'symlink' && after?.kind === 'file');
  if (isLink && !patchAllows.includes('links'))
    return 'the patch makes or changes a symbolic link, and the policy’s patch.allow does not name links';
  const isMode = before?.kind === 'file' && after?.kind === 'file' && before.executable !== after.executable;
  if (isMode && !patchAllows.includes('modes'))
    return 'the patch changes the mode of a file, and the policy’s patch.allow does not name modes';
  if (findSteeringNames(path).gitattributes && !patchAllows.includes('attributes'))
    return 'the patch changes what git does with files, and the policy’s patch.allow does not name attributes';
  return null;
}

const makers = {
  setup: 'setup',
  'earlier-step': 'an earlier step of the job',
} as const satisfies Readonly<Record<FileMaker, string>>;

// A patch does not record directories.
function readEntry(state: FileState | null): FileState | null {
  return state?.kind === 'directory' ? null : state;
}
