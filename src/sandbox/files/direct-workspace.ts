import { createWritableCheck } from '../search-path.ts';
import { createWholeTree } from '../changes/workspace-watch.ts';
import { lendFiles, type RunUser } from '../processes/run-user.ts';
import type { SandboxPolicy } from '../../core/ports/policy.ts';
import { createDependencyCaches } from '../caches/dependency-caches.ts';
import { addPlaceholders } from './lease.ts';
import { buildMounts, type Mount, type MountFacts } from './mounts.ts';
import { isBelow } from './paths.ts';
import { findNestedRepositories, hideRepositories } from './nested-repositories.ts';
import type { WorkspacePlan } from './plan-workspace.ts';
import type { WorkspaceAccess } from './workspace-access.ts';
import { copyWorkspace, type WorkspaceCopyOptions } from './workspace-copy.ts';

/**
 * The workspace itself, mounted writable at the literal prefixes of the write globs. This is the fallback if overlays do not work: changes
 * that no rule allows are restored after each command.
 */
export function openDirectWorkspace(options: {
  readonly mountFacts: Omit<MountFacts, 'writablePaths' | 'protectedPaths' | 'replacements'>;
  readonly plan: WorkspacePlan;
  readonly policy: SandboxPolicy;
  readonly user: RunUser | null;
  readonly scratch: string;
  readonly stateFolder: string;
  /** The home folder of commands. */
  readonly home: string;
  /** Why there is no layer. */
  readonly reason: string;
  /** Stored output of commands. */
  readonly outputsMount: Mount;
  readonly copyOptions: Omit<WorkspaceCopyOptions, 'mountFacts'>;
}): WorkspaceAccess {
  const { mountFacts, plan, policy, user, scratch } = options;
  const { workspace, hiddenFolders } = mountFacts;
  const addHome = createHomeMount(options.home, mountFacts.temporaryBytes);
  const policyMounts = [...addHome(buildMounts({ ...mountFacts, ...plan })), options.outputsMount];
  const readOnlyMounts = addHome(buildMounts({ ...mountFacts, ...plan, writablePaths: [] }));
  const ownMounts = buildMounts({ ...mountFacts, writablePaths: [], protectedPaths: [], replacements: [] });
  const dependencies = createDependencyCaches({
    workspace,
    isWritable: createWritableCheck(policy),
    user,
    maxBytes: mountFacts.temporaryBytes,
    record: (paths) => addPlaceholders(options.stateFolder, workspace, paths),
  });
  dependencies.prepare();
  const see = (mounts: readonly Mount[]) => ({ mounts, namespaces: null });
  return {
    rung: null,
    notes: [`commands work in the workspace itself, without a layer over it: ${options.reason}`, ...plan.notes],
    // In this mode each command has a separate temporary folder.
    scratchFolders: [],
    tree: createWholeTree({
      root: workspace,
      writablePaths: plan.writablePaths,
      protectedPaths: [...plan.protectedPaths, ...hiddenFolders],
    }),
    readFolder: () => workspace,
    readSealedFolder: () => null,
    readSealedView: async () => null,
    isDisposable: () => false,
    readView(kind) {
      if (kind === 'none') return see(readOnlyMounts);
      return see(
        kind === 'search' ? [...readOnlyMounts, options.outputsMount] : [...policyMounts, ...dependencies.mounts()],
      );
    },
    readOwnView: () =>
      see([...ownMounts, ...hideRepositories(findNestedRepositories(workspace), scratch, (path) => path)]),
    async setUp(run) {
      if (user?.borrowed === true) lendFiles({ root: workspace, writablePaths: [workspace], user });
      const done = await run(
        see(
          addHome(buildMounts({ ...mountFacts, ...plan, writablePaths: [workspace], protectedPaths: plan.fixedPaths })),
        ),
      );
      dependencies.prepare();
      return done;
    },
    sealSetup: async () => null,
    copy: (signal) => copyWorkspace({ mountFacts, ...options.copyOptions }, signal),
    takeBack: async () => false,
    listTouched: () => null,
    listKept: () => [],
    keep: () => undefined,
    seal: async () => undefined,
    publish: async () => undefined,
    describeLeftovers: () => [],
    close: async () => undefined,
  };
}

// If the home folder is below a temporary folder, that folder covers it, and it would not exist.
function createHomeMount(home: string, maxBytes: number): (mounts: readonly Mount[]) => readonly Mount[] {
  return (mounts) => {
    const at = mounts.findIndex(({ type, target }) => type === 'temporary' && isBelow(target, home));
    if (at === -1 || mounts.some(({ target }) => target === home)) return mounts;
    return [...mounts.slice(0, at + 1), { type: 'temporary', target: home, maxBytes }, ...mounts.slice(at + 1)];
  };
}
