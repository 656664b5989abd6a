import type { ChildProcess } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import {
  buildBubblewrapArguments,
  buildHolderArguments,
  type BubblewrapFeatures,
  type MinimalRoot,
} from './bubblewrap.ts';
import type { FilteredProcess, FilterFiles } from './filter-file.ts';
import type { CommandGroup, CommandGroups } from '../limits/cgroup.ts';
import type { SharedNetwork } from '../../network/holder.ts';
import { readMinimalRoot, readNodeRoot } from './minimal-root.ts';
import { coverHostSockets, listHostSockets } from '../mounts/host-sockets.ts';
import { checkSources } from '../mounts/mount-sources.ts';
import type { Mount, View } from '../mounts/mounts.ts';
import { renderEnter, type Namespaces } from '../mounts/namespaces.ts';
import { gatePipes, renderGate, startInGroup } from '../processes/start-in-group.ts';
import type { OutputPipes } from '../processes/output-pipes.ts';
import { findClosedFolder, type RunUser } from '../../host/run-user.ts';
import {
  startProcess,
  type Launch,
  type ProcessInput,
  type StandardStreams,
  type StartedCommand,
} from '../processes/start-process.ts';
import type { Wrapper } from './wrapper.ts';

/** A program to start in a separate sandbox. */
export interface SandboxStart {
  readonly view: View;
  /** An absolute path. */
  readonly cwd: string;
  /** Returns the command line, given the descriptors that the pipes have inside. */
  readonly argv: (pipes: readonly number[]) => readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  /** A network to join; null for a separate loopback. */
  readonly network: SharedNetwork | null;
  readonly filter: FilteredProcess;
  /** The number of pipes that it gets in addition to 0, 1 and 2. */
  readonly pipes?: number;
  readonly input?: ProcessInput;
  /** `fifos`: the program can open its output by name (`/dev/stderr`). */
  readonly output?: 'fifos';
  /** Called if the program must not begin. It has to end the process. */
  readonly onRefused: (reason: unknown) => void;
}

/** A bwrap process with a program inside. */
export interface StartedSandbox extends StartedCommand {
  /** The harness's ends of the pipes. */
  readonly pipes: readonly Duplex[];
}

/** Starts processes inside the boundary of a run, with the same filter, limits and user for each. */
export interface Launcher {
  /** Throws if the program cannot be started, or if a mount's source has become a link. */
  start(start: SandboxStart): StartedSandbox;
  /** The start of the script engine: an empty root, the mounts, and nothing else of the machine. */
  launchEngine(mounts: readonly Mount[], command: readonly string[]): Launch;
  /** Starts a process that holds a network. It runs no program of the agent. */
  startHolder(mounts: readonly Mount[], command: readonly string[]): ChildProcess;
}

export interface LauncherOptions {
  readonly features: BubblewrapFeatures;
  readonly wrapper: Wrapper;
  /** Null if there is no filter for this architecture. */
  readonly filters: FilterFiles | null;
  readonly groups: CommandGroups | null;
  readonly workspace: string;
  readonly repositoryRoot: string;
  /** An empty file of the run. */
  readonly emptyFile: string;
  /** The root of commands. */
  readonly systemRoot: MinimalRoot;
  readonly outputs: OutputPipes;
  readonly nsenter: string;
  /** The user that commands run as. */
  readonly identity: { readonly uid: number; readonly gid: number };
  /** The same user if it is not the user of the harness; else null. */
  readonly user: RunUser | null;
  /** The user namespace in which networks are made, if commands join an existing one; null if each network has its own. */
  readonly readUserNamespace: () => Namespaces | null;
}

const firstDescriptor = 3;
const bareEnvironment = { PATH: '/usr/bin:/bin', HOME: '/tmp' };

export function createLauncher(options: LauncherOptions): Launcher {
  const { features, wrapper, filters, groups, repositoryRoot } = options;
  const seccompDescriptor = filters === null ? null : firstDescriptor;
  const status = features.status ? 'pipe' : null;
  const openFilter = (kind: FilteredProcess): number[] => (filters === null ? [] : [openSync(filters[kind], 'r')]);

  // The number of the last descriptor after `howMany` others.
  function pickStatusDescriptor(howMany: number): number | null {
    return status === null ? null : firstDescriptor + howMany;
  }

  function enter(namespaces: Namespaces, network: SharedNetwork | null): string[] {
    return renderEnter(options.nsenter, namespaces, network?.namespace.path ?? null, null);
  }

  function stage(mounts: readonly Mount[]): Mount[] {
    return mounts.map((mount) =>
      mount.type === 'temporary' ? mount : { ...mount, source: wrapper.stage(mount.source) },
    );
  }

  function listCovers(view: View): Mount[] {
    return coverHostSockets(view.mounts, {
      sockets: listHostSockets(),
      rootFolders: options.systemRoot.readOnly,
      workspace: options.workspace,
      empty: options.emptyFile,
      isReachable: (path, from) => options.user === null || findClosedFolder(path, options.user, from) === null,
    });
  }

  function pickStreams({ input, output }: SandboxStart): StandardStreams {
    return { ...(input !== undefined && { input }), outputs: output === 'fifos' ? options.outputs : null };
  }

  // The caller closes the descriptors in `opened` until the process is started.
  function startInside(start: SandboxStart, group: CommandGroup | null, opened: number[]): StartedSandbox {
    const { pipes = 0 } = start;
    checkSources(start.view.mounts, repositoryRoot);
    const mounts = stage([...start.view.mounts, ...listCovers(start.view)]);
    const entry = group?.entry ?? null;
    const filter = openFilter(start.filter);
    opened.push(...filter);
    // Directly after the filter, because a shell can only use descriptors of one digit.
    const doors = entry === 'by-itself' ? (group?.doors ?? []).map((door) => openSync(door, constants.O_WRONLY)) : [];
    opened.push(...doors);
    const firstDoor = firstDescriptor + filter.length;
    const { namespaces } = start.view;
    // A process that joins an existing user namespace joins its network by name in the same step.
    const isInLayer = namespaces !== null && namespaces.user !== null;
    const joined = isInLayer ? null : start.network;
    const descriptors = joined?.openDescriptors() ?? [];
    opened.push(...descriptors);
    const firstPipe = firstDoor + doors.length + descriptors.length;
    const pipeNumbers = count(firstPipe, pipes);
    const args = buildBubblewrapArguments({
      features,
      root: options.systemRoot,
      mounts,
      cwd: start.cwd,
      seccompDescriptor,
      statusDescriptor: pickStatusDescriptor(firstPipe + pipes + (entry === 'moved' ? gatePipes : 0) - firstDescriptor),
      network: start.network === null ? 'own' : 'joined',
      identity: isInLayer ? options.identity : null,
      gate: entry === 'moved' ? renderGate(firstPipe + pipes) : [],
    });
    const launch = wrapper.wrap({
      bwrapArguments: [...args, ...start.argv(pipeNumbers)],
      env: start.env,
      descriptors: [...filter, ...doors, ...descriptors],
      status,
      join: isInLayer ? enter(namespaces, start.network) : (joined?.renderJoin(firstDoor + doors.length) ?? []),
      namespaces: isInLayer ? null : namespaces,
      limited: group === null ? 'alone' : 'together',
      doors: count(firstDoor, doors.length),
    });
    opened.length = 0;
    const streams = pickStreams(start);
    const started =
      group !== null && entry === 'moved'
        ? startInGroup(launch, group, start.onRefused, pipes, streams)
        : startProcess(launch, pipes, streams);
    const outer = pipeNumbers.map((number) => started.child.stdio[number] as Duplex);
    return { ...started, group, pipes: outer };
  }

  return {
    start(start) {
      const opened: number[] = [];
      let group: CommandGroup | null = null;
      try {
        group = groups?.open() ?? null;
        return startInside(start, group, opened);
      } catch (thrown) {
        for (const descriptor of opened) closeSync(descriptor);
        group?.close();
        throw thrown;
      }
    },
    launchEngine(mounts, command) {
      const args = buildBubblewrapArguments({
        features,
        root: readNodeRoot(),
        mounts: stage(mounts),
        cwd: '/',
        seccompDescriptor,
        statusDescriptor: pickStatusDescriptor(filters === null ? 0 : 1),
        network: 'own',
      });
      return wrapper.wrap({
        bwrapArguments: [...args, ...command],
        env: bareEnvironment,
        descriptors: openFilter('engine'),
        status,
        limited: 'as-engine',
      });
    },
    startHolder(mounts, command) {
      const namespaces = options.readUserNamespace();
      const args = buildHolderArguments({
        root: readMinimalRoot(),
        mounts: stage(mounts),
        users: namespaces === null ? 'own' : 'joined',
      });
      const join = namespaces === null ? [] : enter(namespaces, null);
      // It must not fail because of processes that other runs of the same user have started.
      const launch = wrapper.wrap({
        bwrapArguments: [...args, ...command],
        env: bareEnvironment,
        descriptors: [],
        status: null,
        join,
        limited: 'together',
      });
      return startProcess(launch, 1).child;
    },
  };
}

function count(first: number, howMany: number): number[] {
  return Array.from({ length: howMany }, (_, at) => first + at);
}
