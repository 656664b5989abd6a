import type { ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { buildBubblewrapArguments, buildHolderArguments, type BubblewrapFeatures } from './bubblewrap.ts';
import type { FilteredProcess, FilterFiles } from './seccomp.ts';
import type { CommandGroup, CommandGroups } from '../limits/cgroup.ts';
import { readMinimalRoot, readNodeRoot } from './system-root.ts';
import { coverHostSockets, listHostSockets } from '../mounts/host-sockets.ts';
import { checkSources, type MinimalRoot, type Mount, type Namespaces, type View } from '../mounts/mounts.ts';
import {
  gatePipes,
  type Launch,
  type OutputPipes,
  type ProcessInput,
  renderGate,
  type StandardStreams,
  type StartedCommand,
  startInGroup,
  startProcess,
} from '../processes/start-process.ts';
import { findClosedFolder, type RunUser } from '../../host/run-user.ts';
import type { Wrap } from './wrapper.ts';

/** A program to start in a separate sandbox. */
export interface SandboxStart {
  readonly view: View;
  /** An absolute path. */
  readonly cwd: string;
  /** Returns the command line, given the descriptors that the pipes have inside. */
  readonly argv: (pipes: readonly number[]) => readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  /** The path of a network namespace to join; null for a separate loopback. */
  readonly network: string | null;
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
  readonly wrap: Wrap;
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
  const { features, wrap, filters, groups, repositoryRoot } = options;
  const seccompDescriptor = filters === null ? null : firstDescriptor;
  const openFilter = (kind: FilteredProcess): number[] => (filters === null ? [] : [openSync(filters[kind], 'r')]);

  const firstPipe = firstDescriptor + (filters === null ? 0 : 1);

  function listCovers({ root, mounts }: View): Mount[] {
    return coverHostSockets([...(root?.mounts ?? []), ...mounts], {
      sockets: listHostSockets(),
      rootFolders: options.systemRoot.readOnly,
      workspace: options.workspace,
      empty: options.emptyFile,
      isReachable: (path, from) => options.user === null || findClosedFolder(path, options.user, from) === null,
    });
  }

  function startInside(start: SandboxStart, group: CommandGroup | null): StartedSandbox {
    const { pipes = 0, input = 'pipe', output } = start;
    checkSources(start.view.mounts, repositoryRoot);
    const pipeNumbers = Array.from({ length: pipes }, (_, at) => firstPipe + at);
    const { namespaces } = start.view;
    const wrapped = wrap({
      mounts: [...start.view.mounts, ...listCovers(start.view)],
      bwrapArguments: (mounts) => [
        ...buildBubblewrapArguments({
          features,
          root: start.view.root ?? options.systemRoot,
          mounts,
          cwd: start.cwd,
          seccompDescriptor,
          statusDescriptor: firstPipe + pipes + (group === null ? 0 : gatePipes),
          network: start.network === null ? 'own' : 'joined',
          identity: namespaces.user === null ? null : options.identity,
          gate: group === null ? [] : renderGate(firstPipe + pipes),
        }),
        ...start.argv(pipeNumbers),
      ],
      env: start.env,
      namespaces,
      network: start.network,
      limited: group === null ? 'alone' : 'together',
    });
    const launch: Launch = { ...wrapped, descriptors: openFilter(start.filter), status: 'pipe' };
    const streams: StandardStreams = { input, outputs: output === 'fifos' ? options.outputs : null };
    const started =
      group === null
        ? startProcess(launch, pipes, streams)
        : startInGroup(launch, group, start.onRefused, pipes, streams);
    return { ...started, group, pipes: pipeNumbers.map((number) => started.child.stdio[number] as Duplex) };
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
      const wrapped = wrap({
        mounts,
        bwrapArguments: (reached) => [
          ...buildBubblewrapArguments({
            features,
            root: readNodeRoot(),
            mounts: reached,
            cwd: '/',
            seccompDescriptor,
            statusDescriptor: firstPipe,
            network: 'own',
          }),
          ...command,
        ],
        env: bareEnvironment,
        namespaces: null,
        network: null,
        limited: 'as-engine',
      });
      return { ...wrapped, descriptors: openFilter('engine'), status: 'pipe' };
    },
    startHolder(mounts, command) {
      const namespaces = options.readUserNamespace();
      const wrapped = wrap({
        mounts,
        bwrapArguments: (reached) => [
          ...buildHolderArguments({
            root: readMinimalRoot(),
            mounts: reached,
            users: namespaces === null ? 'own' : 'joined',
          }),
          ...command,
        ],
        env: bareEnvironment,
        namespaces,
        network: null,
        // It must not fail because of processes that other runs of the same user have started.
        limited: 'together',
      });
      return startProcess({ ...wrapped, descriptors: [], status: null }).child;
    },
  };
}
