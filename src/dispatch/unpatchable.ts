import type { PathOutline } from '../core/types/change.ts';
import type { Policy } from '../core/ports/policy.ts';
import { renderPath } from '../core/types/access.ts';

/** The decision of the harness on a change that the patch of a run cannot hold. No rule changes it. */
export const unpatchableRule = 'rejected';

/** A path of the patch: what the base of the run has there, and what the run would leave there. */
export interface PatchedPath {
  readonly path: string;
  readonly before: PathOutline | null;
  readonly after: PathOutline | null;
  /** The submodule that contains the path; null if it belongs to the repository itself. */
  readonly submodule: string | null;
}

/**
 * Explains why the patch of a run cannot hold a change, or may not under its policy: a person who applies the patch would not see it in its lines, or it
 * leads out of the work tree. Null if it can. The same answer for a call, for the changes of a command, for the whole run and for its publishing.
 * Proved by test/dispatch/unpatchable.test.ts and test/scenarios/unusual-workspaces.test.ts.
 */
export function explainUnpatchable(
  { path, before, after, submodule }: PatchedPath,
  policy: Pick<Policy, 'patchAllows' | 'steersGit'>,
): string | null {
  const { patchAllows } = policy;
  if (submodule !== null)
    return `${renderPath(submodule)} is a submodule, another repository, and the patch of this repository cannot hold its files`;
  if (after?.kind === 'special')
    return 'a patch holds files and links only: no other repository, FIFO, socket, device or folder that cannot be listed';
  const isLink = after?.kind === 'symlink' || (before?.kind === 'symlink' && after?.kind === 'file');
  if (isLink && !patchAllows.includes('links'))
    return 'the patch makes or changes a symbolic link, and the policy’s patch.allow does not name links';
  const isMode = before?.kind === 'file' && after?.kind === 'file' && before.executable !== after.executable;
  if (isMode && !patchAllows.includes('modes'))
    return 'the patch changes the mode of a file, and the policy’s patch.allow does not name modes';
  if (policy.steersGit(path) && !patchAllows.includes('attributes'))
    return 'the patch changes what git does with files, and the policy’s patch.allow does not name attributes';
  return null;
}
