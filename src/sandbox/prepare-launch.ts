import { basename, join } from 'node:path';
import type { IsolationReport } from '../core/types/isolation.ts';
import { buildEnvironment } from './host/environment.ts';
import type { ReservedWorkspace } from './workspace/reserve-workspace.ts';
import type { GitLayout } from './workspace/git/git-layout.ts';
import {
  buildSurroundings,
  isShown,
  temporaryDirectories,
  type MinimalRoot,
  type MountFacts,
} from './box/mounts/mounts.ts';
import type { BubblewrapFeatures } from './box/launch/bubblewrap.ts';
import { writeFilterFiles } from './box/launch/seccomp.ts';
import { createLauncher, type Launcher } from './box/launch/launcher.ts';
import { prepareSystemRoot, type SystemRoot } from './box/launch/system-root.ts';
import { renderCertificateFiles } from './network/certificates.ts';
import type { DisposablePaths } from './workspace/git/disposable-paths.ts';
import { maxNewFiles, type DiskFloor } from './box/limits/disk-floor.ts';
import type { HeldLimits } from './box/limits/held-memory.ts';
import { openCommandGroups, type OpenedGroups } from './box/limits/open-groups.ts';
import { countThreads, readHardLimits, type ProcessLimits } from './box/limits/process-limits.ts';
import type { Programs } from './host/find-programs.ts';
import { createOutputPipes } from './box/processes/start-process.ts';
import { findClosedDirectory, locateEmptyFile } from './host/run-user.ts';
import { isBelow, readStats, isFile } from './host/files/paths.ts';
import { listOtherPlaces, readMountTable } from './host/files/mount-table.ts';
import { listHiddenDirectories, listRunnerDirectories, listToolDirectories } from './host/host-directories.ts';
import { findHiddenSoftware } from './host/shown-software.ts';
import type { SandboxOptions } from './run-sandbox.ts';
import { renderDroppedPath, type SearchPath } from './host/search-path.ts';

/** Facts of the machine and the workspace, found before the first process of the sandbox starts. */
export interface SandboxParts {
  readonly options: SandboxOptions;
  /** The real path. */
  readonly workspace: string;
  readonly layout: GitLayout;
  readonly programs: Programs;
  readonly features: BubblewrapFeatures;
  readonly bubblewrap: IsolationReport['bubblewrap'];
  readonly searchPath: SearchPath;
  readonly git: string;
  /** Null if there is no commit yet. */
  readonly headCommit: string | null;
  readonly disposable: DisposablePaths;
  readonly reserved: ReservedWorkspace;
}

/** All that is needed to start processes in the sandbox. */
export interface LaunchParts {
  readonly launcher: Launcher;
  /** The part of the environment that every command has. */
  readonly environment: Readonly<Record<string, string>>;
  readonly mountFacts: MountFacts;
  /** The directories of the system that processes see, below all mounts. */
  readonly systemRoot: MinimalRoot;
  readonly grouping: OpenedGroups;
  readonly processLimits: ProcessLimits;
  readonly hasFilter: boolean;
  /** The limits of all processes of a command together; null if a control group bounds them. */
  readonly held: HeldLimits | null;
  readonly floor: DiskFloor;
  /** Resolves when commands can start: the part of `/etc` that they see is copied. */
  readonly systemFilled: Promise<void>;
  /** Entries of the search path that commands do not have, one sentence each. */
  readonly droppedPath: readonly string[];
}

/** Prepares the control groups, limits and the launcher of a run. */
export async function prepareLaunch(parts: SandboxParts): Promise<LaunchParts> {
  const { options, layout, programs, features, searchPath } = parts;
  const { scratch, user, space } = parts.reserved;
  const { policy, facts, clock } = options;
  const identity = user ?? { uid: options.uid, gid: process.getgid?.() ?? 0 };
  const memoryBytes = policy.memoryMb * 1024 * 1024;
  // In memory, as the pipes: on a disk on which many files were deleted a moment ago, as by `npm ci`, each new file can take half a millisecond.
  const system = prepareSystemRoot({
    source: space.ownDirectory,
    directory: space.locate(space.ownDirectory),
    cp: programs.cp,
    uid: options.uid,
    identity,
    home: facts.home,
    searchPath: searchPath.path,
    files: renderCertificateFiles(policy.authorities),
  });
  const grouping = await openCommandGroups({
    name: basename(scratch),
    limits: { memoryBytes, processes: policy.processes },
    busctl: programs.busctl,
    environment: facts.environment,
    clock,
  });
  const filters = writeFilterFiles(scratch, options.arch, policy, grouping.groups === null ? 'small' : 'any', identity);
  const processLimits = {
    fileBytes: policy.fileMb * 1024 * 1024,
    processes: policy.processes + countThreads(user?.uid ?? options.uid),
    cpuSeconds: policy.cpuSeconds,
    ownHard: readHardLimits(),
  };
  const mountFacts = findMountFacts(parts, system);
  const surroundings = buildSurroundings(mountFacts, []);
  const hiddenEntries = searchPath.path
    .split(':')
    .filter((directory) => !isBelow(parts.workspace, directory) && !isShown(directory, surroundings, mountFacts));
  const held: HeldLimits | null =
    grouping.groups === null
      ? {
          memoryBytes,
          temporaryDirectories: [...temporaryDirectories, ...mountFacts.hiddenDirectories],
          temporaryBytes: mountFacts.temporaryBytes,
        }
      : null;
  return {
    launcher: createLauncher({
      ...parts.reserved,
      programs,
      features,
      limits: processLimits,
      filters,
      memory: space.locate(space.ownDirectory),
      openOutput: createOutputPipes({
        directory: space.locate(join(space.ownDirectory, 'pipes')),
        mkfifo: programs.mkfifo,
        user,
      }),
      identity,
      groups: grouping.groups,
      repositoryRoot: layout.repositoryRoot,
      systemRoot: system.root,
      namespaces: space.namespaces,
      reach: (sources) => space.reach(sources),
    }),
    environment: buildEnvironment({
      facts,
      passEnv: policy.passEnv,
      searchPath: searchPath.path,
      repositoryRoot: layout.repositoryRoot,
      // Only in the home directory of the run: sealed calls, searches, servers and verify have empty ones.
      globalGitConfig:
        policy.programs === 'any' &&
        mountFacts.hiddenDirectories.some((directory) => isBelow(directory, facts.home)) &&
        !isBelow(layout.repositoryRoot, facts.home)
          ? join(facts.home, '.gitconfig')
          : '/dev/null',
    }),
    mountFacts,
    systemRoot: system.root,
    grouping,
    processLimits,
    held,
    hasFilter: filters !== null,
    systemFilled: system.filled,
    floor: {
      path: scratch,
      floorBytes: policy.freeDiskMb * 1024 * 1024,
      maxNewFiles,
    },
    droppedPath: renderDroppedPath([...searchPath.dropped, ...hiddenEntries]),
  };
}

/** Finds the directories of the machine that commands see, and the paths in them that they must not see. */
function findMountFacts(
  { options, workspace, layout, reserved }: SandboxParts,
  system: Pick<SystemRoot, 'root' | 'mounts'>,
): LaunchParts['mountFacts'] {
  const { scratch, user, plan } = reserved;
  const { policy, facts } = options;
  // A directory of the machine that commands cannot enter is covered, so that the workspace in it can be mounted.
  const closed = user === null ? null : findClosedDirectory(layout.repositoryRoot, user);
  const covered = [...(closed === null ? [] : [closed]), ...plan.unlisted.map(({ path }) => join(workspace, path))];
  const repository = [layout.repositoryRoot, layout.gitDirectory, layout.commonDirectory];
  const otherPlaces = listOtherPlaces(repository, readMountTable());
  const closedDirectories = listHiddenDirectories(
    facts,
    [...options.hiddenDirectories, scratch, ...covered],
    workspace,
  );
  const toolDirectories = listToolDirectories(
    facts,
    [...closedDirectories, workspace],
    otherPlaces,
    system.root.readOnly,
  );
  const software = findHiddenSoftware(['/usr/local', ...toolDirectories]);
  const shown = [...toolDirectories, ...system.root.readOnly];
  // A path that the user of commands cannot reach in a directory that is shown needs no cover, and bwrap could make none.
  const canBeReached = (path: string): boolean => {
    const root = shown.find((directory) => isBelow(directory, path));
    return (
      user === null ||
      root === undefined ||
      (readStats(path) !== null && findClosedDirectory(path, user, root) === null)
    );
  };
  const hiddenHere = [...software.runners, ...otherPlaces].filter(canBeReached);
  const hiddenDirectories = listHiddenDirectories(
    facts,
    [...closedDirectories, ...listRunnerDirectories(facts, workspace), ...hiddenHere],
    workspace,
  );
  return {
    workspace,
    repositoryRoot: layout.repositoryRoot,
    gitDirectories: [layout.gitDirectory, layout.commonDirectory],
    hiddenDirectories,
    home: facts.home,
    toolDirectories,
    // bwrap mounts nothing on a link, from 0.12 on.
    systemDirectories: [...system.root.readOnly, ...system.root.links.map(({ path }) => path)],
    coveredFiles: [...software.files, ...otherPlaces.filter(isFile)].filter(canBeReached),
    emptyFile: locateEmptyFile(scratch),
    systemMounts: system.mounts,
    temporaryBytes: policy.tmpMb * 1024 * 1024,
  };
}
