import { chmodSync, chownSync } from 'node:fs';
import { basename } from 'node:path';
import { startGuardian, type Guardian } from '../box/processes/guardian.ts';
import { lockWorkspace, recoverWorkspace } from './recover-workspaces.ts';
import { removeTree } from '../box/limits/cgroup.ts';
import { listGroupFolders } from '../box/limits/open-groups.ts';
import { listWorkspace } from './view/list-workspace.ts';
import { planWorkspace, type PlanOptions, type WorkspacePlan } from './view/plan-workspace.ts';
import { createRunFolder, removeRunFolder, sweepRunFolders } from '../host/run-folder.ts';
import { readStartTime, type WorkspaceStart } from './publish/workspace-start.ts';
import type { Space } from './layers/space.ts';
import { pickRunUser, type RunUser } from '../host/run-user.ts';

/** The resources that a run holds until it ends: a folder of the run, a user for its commands, and the place of its mounts. */
export interface ReservedWorkspace {
  /** The folder of the run, which no sandbox shows. */
  readonly scratch: string;
  /** The user that commands run as; null for the user of the harness. */
  readonly user: RunUser | null;
  readonly plan: WorkspacePlan;
  readonly start: WorkspaceStart;
  /** Notes about a killed run whose changes were being written, one sentence each. */
  readonly recovered: readonly string[];
  /** The place in which layers over the workspace can be made. */
  readonly space: Space;
  /** Ends the reservation. */
  release(): void;
}

export interface ReserveOptions extends Omit<PlanOptions, 'scratch' | 'listing'> {
  readonly stateFolder: string;
  readonly temporaryFolder: string;
  readonly uid: number;
  readonly sh: string;
  /** Opens what layers need, in the run's folder. */
  readonly openSpace: (scratch: string, user: RunUser | null) => Promise<Space>;
}

/**
 * Ends a killed run and removes what it left, then reserves the resources of this run. The names of its folder and its control groups contain
 * this process, so the next start finds them after a kill at any moment. A guardian removes them at once.
 */
export async function reserveWorkspace(options: ReserveOptions): Promise<ReservedWorkspace> {
  const { workspace, layout, stateFolder } = options;
  // First the processes that still run.
  sweepRunFolders(options.temporaryFolder);
  const unlock = await lockWorkspace(stateFolder, workspace);
  let scratch: string;
  try {
    scratch = createRunFolder(options.temporaryFolder);
  } catch (thrown) {
    unlock();
    throw thrown;
  }
  const groups = listGroupFolders(basename(scratch));
  let guardian: Guardian | null = null;
  let opening: Promise<Space> | null = null;
  const release = (): void => {
    for (const group of groups) removeTree(group);
    if (guardian === null) removeRunFolder(scratch);
    else guardian.end();
    unlock();
  };

  try {
    const recovered = recoverWorkspace(stateFolder, workspace);
    const time = readStartTime(workspace);
    const user = options.uid === 0 ? pickRunUser(layout.gitPath) : null;
    if (user !== null) {
      // Its programs pass through the folder. Other users of the machine do not: stored outputs are in it.
      chownSync(scratch, options.uid, user.gid);
      chmodSync(scratch, 0o710);
    }
    opening = options.openSpace(scratch, user);
    // Meanwhile, the processes that it starts make the mounts.
    const listing = listWorkspace(workspace, options.policy.closed);
    const plan = planWorkspace({ ...options, listing, scratch });
    const space = await opening;
    guardian = startGuardian({ sh: options.sh, scratch, groups });
    const start = { time, files: new Set([...listing.files, ...listing.links]), folders: listing.folders };
    return { scratch, user, plan, start, recovered, space, release };
  } catch (thrown) {
    const opened = await opening?.catch(() => null);
    await opened?.end();
    release();
    throw thrown;
  }
}
