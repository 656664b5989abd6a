import { chmodSync, chownSync } from 'node:fs';
import { basename } from 'node:path';
import type { Clock } from '../../core/ports/clock.ts';
import { startGuardian, type Guardian } from '../processes/guardian.ts';
import { lockWorkspace, recoverLease, returnLease, takeLease, type Lease } from './lease.ts';
import { listGroupFolders } from '../limits/open-groups.ts';
import { readStats } from './paths.ts';
import { listWorkspace, planWorkspace, type PlanOptions, type WorkspacePlan } from './plan-workspace.ts';
import { createRunFolder, removeRunFolder, sweepRunFolders } from './run-folder.ts';
import type { NoSpace, Space } from '../layer/space.ts';
import { lendFiles, pickRunUser, type RunUser } from '../processes/run-user.ts';

/** The resources that a run holds until it ends: a folder of the run, a user for its commands, and placeholders in the workspace. */
export interface BorrowedWorkspace {
  /** The folder of the run, which no sandbox shows. */
  readonly scratch: string;
  /** The user that commands run as; null for the user of the harness. */
  readonly user: RunUser | null;
  readonly plan: WorkspacePlan;
  /** The place in which a layer over the workspace can be made, or the reason why none can. */
  readonly space: Space | NoSpace;
  /** Returns all resources. */
  giveBack(): void;
}

export interface BorrowOptions extends Omit<PlanOptions, 'scratch' | 'listing'> {
  readonly stateFolder: string;
  readonly temporaryFolder: string;
  readonly uid: number;
  readonly sh: string;
  /** Opens what layers need, in the run's folder. */
  readonly openSpace: (scratch: string, user: RunUser | null) => Promise<Space | NoSpace>;
  readonly clock: Clock;
}

/**
 * Ends a killed run and returns its resources, then takes the resources of this run. All of it is recorded first, so that the next start
 * finds everything after a kill at any moment. A guardian removes the most important parts at once.
 */
export async function borrowWorkspace(options: BorrowOptions): Promise<BorrowedWorkspace> {
  const { workspace, layout, stateFolder } = options;
  // First the processes that still run: nothing may move folders while the ownership below them is restored.
  sweepRunFolders(options.temporaryFolder);
  const unlock = await lockWorkspace(stateFolder, workspace);
  const scratch = await recoverLease(stateFolder, workspace, options.clock).then(
    () => createRunFolder(options.temporaryFolder),
    (thrown: unknown) => {
      unlock();
      throw thrown;
    },
  );
  let guardian: Guardian | null = null;
  /** Placeholders are added only without a layer. */
  let layeredLease: Lease | null = null;
  let opening: Promise<Space | NoSpace> | null = null;
  const giveBack = (): void => {
    returnLease(stateFolder, workspace, layeredLease);
    if (guardian === null) removeRunFolder(scratch);
    else guardian.end();
    unlock();
  };

  try {
    const user = options.uid === 0 ? pickRunUser(layout.gitPath) : null;
    if (user !== null) {
      // Its programs pass through the folder. Other users of the machine do not: stored outputs are in it.
      chownSync(scratch, options.uid, user.gid);
      chmodSync(scratch, 0o710);
    }
    opening = options.openSpace(scratch, user);
    // Meanwhile, the processes that it starts make the mounts.
    const listing = listWorkspace(workspace, options.policy);
    const readPlan = planWorkspace({ ...options, listing, scratch });
    const space = await opening;
    const isLayered = 'openLayer' in space;
    const plan = readPlan(isLayered);
    const placeholders = isLayered ? [] : plan.placeholders;
    const isLent = !isLayered && user?.borrowed === true;
    const groups = [...listGroupFolders(basename(scratch))];
    guardian = startGuardian({ sh: options.sh, scratch, placeholders, groups });
    const folder = readStats(layout.repositoryRoot);
    const lease = takeLease(stateFolder, {
      workspace,
      root: layout.repositoryRoot,
      user: isLent ? { uid: user.uid, gid: user.gid } : null,
      owner: user?.owner ?? { uid: 0, gid: 0 },
      folderOwner: folder === null ? null : { uid: folder.uid, gid: folder.gid },
      placeholders,
      guardian: guardian.identity,
      groups,
    });
    if (isLayered) layeredLease = lease;
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
