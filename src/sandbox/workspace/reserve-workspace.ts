import { chmodSync, chownSync, existsSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { startGuardian } from '../box/processes/guardian.ts';
import { removeGroupTree } from '../box/limits/cgroup.ts';
import { listGroupDirectories } from '../box/limits/open-groups.ts';
import { listWorkspace, type WorkspaceListing } from './view/list-workspace.ts';
import { type ClosedView, type ClosedViewOptions, listClosedIn, readClosedView } from './view/closed-view.ts';
import type { GitLayout } from './git/git-layout.ts';
import { createRunDirectory, sweepRunDirectories } from '../host/run-directory.ts';
import { findLink, isBelow, readStats } from '../host/files/paths.ts';
import { removeEntry } from '../host/files/remove-tree.ts';
import { readStartTime, type WorkspaceStart } from './publish/publish.ts';
import type { SandboxPolicy } from '../../core/ports/policy.ts';
import type { SpaceOptions } from './layers/layer.ts';
import { openSpace, type Space } from './layers/space.ts';
import { locateEmptyFile, pickRunUser, type RunPlace } from '../host/run-user.ts';
import { HarnessError, hasCode } from '../../core/types/error.ts';
import { listPaths } from '../../core/text/path-text.ts';
import { listJournaled, locateJournal, recoverSteps } from './publish/publish-journal.ts';

/** How the paths of a workspace are mounted. All paths are absolute. */
export interface WorkspacePlan extends ClosedView {
  /**
   * The paths that are mounted read-only: `.git`, `.github`, the policy's own files, as far as the workspace has them. Other changes that no rule
   * allows are restored after the command.
   */
  readonly fixedPaths: readonly string[];
  /** Every `.git` below the workspace except its own. */
  readonly nestedRepositories: readonly string[];
  /** Files that git's configuration includes. Commands find the empty file there. */
  readonly emptied: readonly string[];
  /** The paths that no process may read in a directory with a later state of the workspace, for example after setup. */
  findUnreadable(directory: string): readonly string[];
}

/** The resources that a run holds until it ends: a directory of the run, a user for its commands, and the place of its mounts. */
export interface ReservedWorkspace extends RunPlace {
  readonly plan: WorkspacePlan;
  readonly start: WorkspaceStart;
  /** Notes about a killed run whose changes were being written, one sentence each. */
  readonly recovered: readonly string[];
  /** The place in which layers over the workspace can be made. */
  readonly space: Space;
  /** Ends the reservation. */
  release(): void;
}

/** The least size of a layer in memory. */
const minLayerMb = 1_024;

interface ReserveOptions
  extends ClosedViewOptions, Pick<SpaceOptions, 'programs' | 'features' | 'copyBecause' | 'forks' | 'arch' | 'clock'> {
  readonly policy: ClosedViewOptions['policy'] & Pick<SandboxPolicy, 'tmpMb'>;
  readonly layout: GitLayout;
  /** Workspace-relative paths, in addition to `.git` and `.github`. */
  readonly protectedPaths: readonly string[];
  readonly stateDirectory: string;
  readonly temporaryDirectory: string;
  readonly uid: number;
}

/**
 * Ends a killed run and removes its leftovers, then reserves the resources of this run. The names of its directory and its control groups contain
 * this process, so the next start finds them after a kill at any moment. A guardian removes them at once.
 */
export async function reserveWorkspace(options: ReserveOptions): Promise<ReservedWorkspace> {
  const { workspace, layout, stateDirectory, temporaryDirectory } = options;
  if (isBelow(workspace, temporaryDirectory))
    throw new HarnessError({
      code: 'usage',
      message: `the temporary directory ${temporaryDirectory} is in the workspace`,
      hint: 'Set TMPDIR to a directory outside of it: a run puts aside there what its commands must not change.',
    });
  // First the processes that still run.
  sweepRunDirectories(temporaryDirectory);
  const unlock = await lockWorkspace(stateDirectory, workspace);
  let scratch: string;
  try {
    scratch = createRunDirectory(temporaryDirectory);
  } catch (thrown) {
    unlock();
    throw thrown;
  }
  const groups = listGroupDirectories(basename(scratch));
  let endGuardian: (() => void) | null = null;
  let opening: Promise<Space> | null = null;
  const release = (): void => {
    for (const group of groups) removeGroupTree(group);
    if (endGuardian === null) removeEntry(Buffer.from(scratch));
    else endGuardian();
    unlock();
  };

  try {
    const recovered = recoverWorkspace(stateDirectory, workspace);
    const time = readStartTime(workspace);
    const user = options.uid === 0 ? pickRunUser(layout.gitPath) : null;
    if (user !== null) {
      // Its programs pass through the directory. Other users of the machine do not: stored outputs are in it.
      chownSync(scratch, options.uid, user.gid);
      chmodSync(scratch, 0o710);
    }
    const { tmpMb } = options.policy;
    opening = openSpace({
      ...options,
      scratch,
      user,
      repositoryRoot: layout.repositoryRoot,
      temporaryBytes: tmpMb * 1024 * 1024,
      memoryBytes: Math.max(tmpMb, minLayerMb) * 1024 * 1024,
    });
    // Meanwhile, the processes that it starts make the mounts.
    const listing = listWorkspace(workspace, options.policy.closed);
    writeFileSync(locateEmptyFile(scratch), '', { mode: 0o644 });
    const plan = planWorkspace(options, listing);
    const space = await opening;
    endGuardian = startGuardian({ sh: options.programs.sh, scratch, groups });
    const start = { time, files: new Set([...listing.files, ...listing.links]), directories: listing.directories };
    return { workspace, scratch, user, plan, start, recovered, space, release };
  } catch (thrown) {
    const opened = await opening?.catch(() => null);
    opened?.kill();
    release();
    throw thrown;
  }
}

/**
 * Determines which paths of a workspace stay unchanged, and which files must not be read. Everything else is writable to commands, and each changed
 * path is decided. Throws `sandbox` if a path that must be protected is a link, and as `readClosedView`.
 */
function planWorkspace(options: ReserveOptions, listing: WorkspaceListing): WorkspacePlan {
  const { workspace, layout } = options;
  const fixed = ['.git', '.github', ...options.protectedPaths].map((path) => join(workspace, path));
  for (const path of fixed) {
    const link = findLink(workspace, path);
    if (link !== null)
      throw new HarnessError({
        code: 'sandbox',
        message: `${relative(workspace, link)} is a symbolic link, so ${relative(workspace, path)} cannot be protected`,
        hint: 'Replace the link by a real file or directory.',
      });
  }
  return {
    ...readClosedView({ ...options, listing }),
    fixedPaths: [...new Set(fixed.filter((path) => readStats(path) !== null))],
    nestedRepositories: listing.nestedRepositories.map((path) => join(workspace, path)),
    emptied: layout.includedFiles,
    findUnreadable: (directory) => listClosedIn(directory, options),
  };
}

/**
 * Finishes or undoes the changes of a run that was killed while it wrote to a workspace. Only call it while the workspace is locked. Returns notes
 * about them. Throws `usage` if the workspace stays half written: no run must start from it.
 */
export function recoverWorkspace(stateDirectory: string, workspace: string): readonly string[] {
  const journal = locateJournal(stateDirectory, workspace);
  const done = recoverSteps(journal, workspace);
  if (done.type === 'nothing') return [];
  const changes = 'an earlier run was killed while it wrote to the workspace; its changes';
  if (done.type !== 'partly')
    return [`${changes} of ${listPaths(done.paths)} are ${done.type === 'finished' ? 'complete now' : 'undone'}`];
  const message = `${changes} are undone, except ${listPaths(done.paths)}`;
  const olds = done.kept.length === 0 ? '' : `; the old files are ${listPaths(done.kept)}`;
  if (done.reason === null) return [`${message}, because another process has changed these paths since${olds}`];
  throw new HarnessError({
    code: 'usage',
    message: `${workspace}: ${message} (${done.reason})${olds}`,
    hint: `Let this user write there, and start again; or restore the files with git, and remove ${journal}.`,
  });
}

/** The same for every workspace that a directory of journals names, except workspaces in which a run works. */
export async function recoverWorkspaces(stateDirectory: string): Promise<readonly string[]> {
  if (!existsSync(stateDirectory)) return [];
  const notes: string[] = [];
  for (const { journal, workspace } of listJournaled(stateDirectory)) {
    if (journal !== locateJournal(stateDirectory, workspace)) continue;
    const unlock = await lockWorkspace(stateDirectory, workspace).catch((thrown: unknown) => {
      if (thrown instanceof HarnessError && thrown.code === 'usage') return null;
      throw thrown;
    });
    if (unlock === null) continue;
    try {
      notes.push(...recoverWorkspace(stateDirectory, workspace));
    } finally {
      unlock();
    }
  }
  return notes;
}

/**
 * Keeps other runs out of the workspace until the returned function is called or the process ends. Throws `usage` if another run has it.
 * An abstract socket is the lock: the kernel grants its name to one process of the machine, and releases it when that process dies.
 */
async function lockWorkspace(stateDirectory: string, workspace: string): Promise<() => void> {
  const server = createServer((connection) => connection.destroy());
  const id = createHash('sha256').update(`${stateDirectory}\0${workspace}`).digest('hex').slice(0, 16);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? buildBusyError(workspace) : error));
    server.listen({ path: `\0script-harness-${id}` }, resolve);
  });
  server.unref();
  return () => server.close();
}

function buildBusyError(workspace: string): HarnessError {
  return new HarnessError({
    code: 'usage',
    message: `another run works in ${workspace}`,
    hint: 'Wait for its end, or use another checkout.',
  });
}
