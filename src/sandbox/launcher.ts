import { constants, openSync } from 'node:fs';
import { buildBubblewrapArguments, buildHolderArguments, type BubblewrapFeatures } from './bubblewrap.ts';
import type { CommandGroup, CommandGroups } from './cgroup.ts';
import type { SharedNetwork } from './egress/holder.ts';
import { readMinimalRoot } from './minimal-root.ts';
import { inspectSources } from './mount-sources.ts';
import type { Mount } from './mounts.ts';
import { renderGate, startInGroup } from './start-in-group.ts';
import { startProcess, type Launch, type StartedCommand } from './start-process.ts';
import type { SudoLauncher } from './sudo-launch.ts';
import type { Inner, Wrapper } from './wrapper.ts';

/** A program that is to be started in a sandbox of its own. */
export interface SandboxStart {
  readonly mounts: readonly Mount[];
  /** Absolute. */
  readonly cwd: string;
  /** The command line, given the numbers that files and pipes have inside. */
  readonly argv: (numbers: InnerNumbers) => readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  /** A network to join; without it there is a loopback of its own. */
  readonly network: SharedNetwork | null;
  /** Open files that it inherits; closed here. */
  readonly files?: readonly number[];
  /** How many pipes it gets beside 0, 1 and 2. */
  readonly pipes?: number;
  /** Told where the program must not begin; whoever is told has to end the process. */
  readonly onRefused: (reason: unknown) => void;
}

export interface InnerNumbers {
  readonly files: readonly number[];
  readonly pipes: readonly number[];
}

/** A process that is bwrap with a program inside. */
export interface StartedSandbox extends StartedCommand {
  readonly numbers: InnerNumbers;
}

/** Starts processes behind the walls of a run: the same filter, limits and user for each. */
export interface Launcher {
  /** Throws where the program cannot be started, or a mount's source has become a link. */
  start(start: SandboxStart): StartedSandbox;
  /** The start of the script engine: an empty root, what is mounted, and nothing else of the machine. */
  launchEngine(mounts: readonly Mount[], command: readonly string[]): Launch;
  /** The start of a process that holds a network; it runs nothing of the agent's. */
  launchHolder(mounts: readonly Mount[], command: readonly string[]): Launch;
}

export interface LauncherOptions {
  readonly features: BubblewrapFeatures;
  readonly wrapper: Wrapper;
  /** The file with the filter program; null where this kernel has no filter for us. */
  readonly filterFile: string | null;
  readonly sudo: SudoLauncher | null;
  readonly groups: CommandGroups | null;
  readonly repositoryRoot: string;
}

const firstDescriptor = 3;
const bareEnvironment = { PATH: '/usr/bin:/bin', HOME: '/tmp' };

export function createLauncher(options: LauncherOptions): Launcher {
  const { features, wrapper, filterFile, sudo, groups, repositoryRoot } = options;
  const users = sudo === null ? 'own' : 'host';
  const seccompDescriptor = filterFile === null ? null : firstDescriptor;
  // Through sudo, root opens it.
  const openFilter = (): number[] => (filterFile === null || sudo !== null ? [] : [openSync(filterFile, 'r')]);

  function raise(inner: Inner, group: CommandGroup | null): Launch {
    const launch = wrapper.wrap(inner);
    return sudo === null ? launch : sudo.wrap(launch, filterFile, group?.doors ?? []);
  }

  function stage(mounts: readonly Mount[]): Mount[] {
    return mounts.map((mount) =>
      mount.type === 'temporary' ? mount : { ...mount, source: wrapper.stage(mount.source) },
    );
  }

  function startInside(start: SandboxStart, group: CommandGroup | null): StartedSandbox {
    const { files = [], pipes = 0 } = start;
    inspectSources(start.mounts, repositoryRoot);
    const mounts = stage(start.mounts);
    const entry = sudo === null ? (group?.entry ?? null) : null;
    const filter = openFilter();
    // Right after the filter, since a shell names only descriptors of one digit.
    const doors = entry === 'by-itself' ? (group?.doors ?? []).map((door) => openSync(door, constants.O_WRONLY)) : [];
    const firstDoor = firstDescriptor + filter.length;
    const joined = start.network?.join(firstDoor + doors.length);
    const firstFile = firstDoor + doors.length + (joined?.descriptors.length ?? 0);
    const firstPipe = firstFile + files.length;
    const numbers = { files: count(firstFile, files.length), pipes: count(firstPipe, pipes) };
    const args = buildBubblewrapArguments({
      ...{ features, root: 'host', mounts, cwd: start.cwd, users, seccompDescriptor },
      network: start.network === null ? 'own' : 'joined',
      gate: entry === 'moved' ? renderGate(firstPipe + pipes) : [],
    });
    const launch = raise(
      {
        bwrapArguments: [...args, ...(sudo?.stepDown ?? []), ...start.argv(numbers)],
        env: start.env,
        descriptors: [...filter, ...doors, ...(joined?.descriptors ?? []), ...files],
        join: joined?.prefix ?? [],
        limited: group === null ? 'alone' : 'together',
        doors: count(firstDoor, doors.length),
      },
      group,
    );
    const child =
      group !== null && entry === 'moved'
        ? startInGroup(launch, group, start.onRefused, pipes)
        : startProcess(launch, pipes);
    return { child, group, numbers, ...(launch.end === undefined ? {} : { end: launch.end }) };
  }

  return {
    start(start) {
      const group = groups?.open() ?? null;
      try {
        return startInside(start, group);
      } catch (thrown) {
        group?.close();
        throw thrown;
      }
    },
    launchEngine(mounts, command) {
      const args = buildBubblewrapArguments({
        ...{ features, root: readMinimalRoot(), mounts: stage(mounts), cwd: '/', users, seccompDescriptor },
        network: 'own',
      });
      const bwrapArguments = [...args, ...(sudo?.stepDown ?? []), ...command];
      return raise({ bwrapArguments, env: bareEnvironment, descriptors: openFilter(), limited: 'as-engine' }, null);
    },
    launchHolder(mounts, command) {
      const args = buildHolderArguments({ root: readMinimalRoot(), mounts: stage(mounts) });
      // It must not fail for what other runs of the same user have started.
      return wrapper.wrap({
        ...{ bwrapArguments: [...args, ...command], env: bareEnvironment, descriptors: [] },
        limited: 'together',
      });
    },
  };
}

function count(first: number, howMany: number): number[] {
  return Array.from({ length: howMany }, (_, at) => first + at);
}
