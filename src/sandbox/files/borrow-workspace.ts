import { chmodSync, chownSync } from 'node:fs';
import { basename } from 'node:path';
import type { Clock } from '../../core/ports/clock.ts';
import { startGuardian, type Guardian } from '../processes/guardian.ts';
import { lockWorkspace, recoverLease, returnLease, takeLease } from './lease.ts';
import { listGroupFolders } from '../limits/open-groups.ts';
import { readStats } from './paths.ts';
import { listWorkspace, planWorkspace, type PlanOptions, type WorkspacePlan } from './plan-workspace.ts';
import { createRunFolder, removeRunFolder, sweepRunFolders } from './run-folder.ts';
import type { NoSpace, Space } from '../layer/space.ts';
import { lendFiles, pickRunUser, type RunUser } from '../processes/run-user.ts';

/** What a run has taken for its time: a folder of its own, a user for its commands, and places in the workspace. */
export interface BorrowedWorkspace {
  /** The run's own folder, which nothing inside sees. */
  readonly scratch: string;
  /** Whom commands run as; null for ourselves. */
  readonly user: RunUser | null;
  readonly plan: WorkspacePlan;
  /** Where a layer over the workspace can be made, or why none can. */
  readonly space: Space | NoSpace;
  /** Gives everything back. */
  giveBack(): void;
}

export interface BorrowOptions extends Omit<PlanOptions, 'scratch' | 'isLayered' | 'listing'> {
  readonly stateFolder: string;
  readonly temporaryFolder: string;
  readonly uid: number;
  readonly sh: string;
  /**
   * `in-sandboxes`: they run as the run's user, and what they may not touch is covered. `plain`: nothing is lent or covered; the lease keeps a
   * second run out of the workspace, and knows whose groups are to be removed.
   */
  readonly commands: 'in-sandboxes' | 'plain';
  /** Opens what layers need, in the run's own folder. */
  readonly openSpace: (scratch: string, user: RunUser | null) => Promise<Space | NoSpace>;
  readonly clock: Clock;
}

/**
 * Ends and gives back what a killed run has left, then takes what this one needs. All of it is written down first, so that a kill at any
 * moment leaves nothing that the next start does not find; a guardian looks after the worst at once.
 */
export async function borrowWorkspace(options: BorrowOptions): Promise<BorrowedWorkspace> {
  const { workspace, layout, stateFolder } = options;
  const isCovered = options.commands === 'in-sandboxes';
  // First what still runs: nothing may move folders about while ownership below them is given back.
  sweepRunFolders(options.temporaryFolder);
  const unlock = await lockWorkspace(stateFolder, workspace);
  const scratch = await recoverLease(stateFolder, workspace, options.clock).then(
    () => createRunFolder(options.temporaryFolder),
    (thrown: unknown) => {
      unlock();
      throw thrown;
    },
  );
  if (isCovered) chmodSync(scratch, 0o755);
  let guardian: Guardian | null = null;
  let opening: Promise<Space | NoSpace> | null = null;
  const giveBack = (): void => {
    returnLease(stateFolder, workspace);
    if (guardian === null) removeRunFolder(scratch);
    else guardian.end();
    unlock();
  };

  try {
    const user = isCovered && options.uid === 0 ? pickRunUser(layout.gitPath) : null;
    opening = options.openSpace(scratch, user);
    // The processes that it starts make the mounts at the same time.
    const listing = listWorkspace(workspace, options.policy);
    const space = await opening;
    const isLayered = 'openLayer' in space;
    const plan = planWorkspace({ ...options, listing, scratch, isLayered });
    const isChanged = isCovered && !isLayered;
    const placeholders = isChanged ? plan.placeholders : [];
    const isLent = isChanged && user?.borrowed === true;
    const groups = [...listGroupFolders(basename(scratch))];
    const marked = isCovered ? 'arguments' : 'environment';
    guardian = startGuardian({ sh: options.sh, scratch, marked, placeholders, groups });
    const folder = readStats(layout.repositoryRoot);
    takeLease(stateFolder, {
      workspace,
      root: layout.repositoryRoot,
      user: isLent ? { uid: user.uid, gid: user.gid } : null,
      owner: user?.owner ?? { uid: 0, gid: 0 },
      folderOwner: folder === null ? null : { uid: folder.uid, gid: folder.gid },
      placeholders,
      guardian: guardian.identity,
      groups,
    });
    for (const placeholder of placeholders) if (user !== null) chownSync(placeholder, user.uid, user.gid);
    if (isLent) lendFiles({ root: layout.repositoryRoot, writablePaths: plan.writablePaths, user });
    return { scratch, user, plan, space, giveBack };
  } catch (thrown) {
    const opened = await opening?.catch(() => null);
    if (opened !== null && opened !== undefined && 'end' in opened) await opened.end();
    giveBack();
    throw thrown;
  }
}
