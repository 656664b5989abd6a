import type { ChildProcess } from 'node:child_process';
import { closeSync, constants, openSync, statSync, writeSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { buildBubblewrapArguments, buildHolderArguments, type BubblewrapFeatures, markProcess } from './bubblewrap.ts';
import type { FilteredProcess, FilterFiles } from './seccomp.ts';
import type { CommandGroup, CommandGroups } from '../limits/cgroup.ts';
import { readMinimalRoot, readNodeRoot } from './system-root.ts';
import { coverHostSockets, listHostSockets } from '../mounts/host-sockets.ts';
import { type Limited, type ProcessLimits, renderLimits } from '../limits/process-limits.ts';
import {
  checkSources,
  type MinimalRoot,
  type Mount,
  type Namespaces,
  renderEnter,
  type View,
} from '../mounts/mounts.ts';
import {
  firstDescriptor,
  gatePipes,
  openGate,
  type Launch,
  type OpenPipe,
  type ProcessInput,
  renderGate,
  type StartedCommand,
  startProcess,
} from '../processes/start-process.ts';
import type { Programs } from '../../host/find-programs.ts';
import { namelessFile } from '../../host/files/no-follow.ts';
import { findClosedDirectory, locateEmptyFile, type RunPlace, type RunUser } from '../../host/run-user.ts';

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
  /** `engine`: a script engine, which has a root with only what node needs, and no control group. */
  readonly filter: FilteredProcess;
  /** The number of pipes that it gets in addition to 0, 1 and 2. */
  readonly pipes?: number;
  readonly input?: ProcessInput;
  /** `fifos`: the program can open its output by name (`/dev/stderr`). */
  readonly output?: 'fifos';
  /** Called if the program must not begin. It has to end the process. */
  readonly onRefused: (reason: unknown) => void;
}

/** Starts processes inside the boundary of a run, with the same filter, limits and user for each. */
export interface Launcher {
  /** Throws if the program cannot be started, or if a mount's source has become a link. */
  start(start: SandboxStart): StartedCommand;
  /** Starts a process that holds a network. It runs no program of the agent. */
  startHolder(mounts: readonly Mount[], command: readonly string[]): ChildProcess;
}

export interface LauncherOptions extends RunPlace {
  readonly programs: Programs;
  readonly features: BubblewrapFeatures;
  readonly limits: ProcessLimits;
  /** Null if there is no filter for this architecture. */
  readonly filters: FilterFiles | null;
  readonly groups: CommandGroups | null;
  readonly repositoryRoot: string;
  /** The root of commands. */
  readonly systemRoot: MinimalRoot;
  readonly openOutput: OpenPipe;
  /** A directory in memory, as the harness finds it. */
  readonly memory: string;
  /** The user that commands run as. */
  readonly identity: { readonly uid: number; readonly gid: number };
  /** The namespaces of processes without a view of the workspace. */
  readonly namespaces: Namespaces;
  /** The path at which the user of commands reaches each mount source, in the namespaces of the run. */
  readonly reach: (sources: readonly string[]) => ReadonlyMap<string, string>;
}

/** The environment of the harness's own processes in a sandbox. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', HOME: '/tmp' };
/** The environment of bwrap and of the programs before it. */
const launchEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

export function createLauncher(options: LauncherOptions): Launcher {
  const { programs, features, filters, groups, user, repositoryRoot } = options;
  const argumentsDescriptor = firstDescriptor;
  const seccompDescriptor = filters === null ? null : argumentsDescriptor + 1;
  const firstPipe = argumentsDescriptor + (filters === null ? 1 : 2);

  function openFilter(kind: FilteredProcess): readonly number[] {
    return filters === null ? [] : [openSync(filters[kind], 'r')];
  }

  /**
   * A file without a name from which bwrap reads its arguments. Every user of the machine can read a command line, and a variable may hold a secret.
   * And `ps` in the sandbox prints the one of bwrap.
   */
  function openArguments(words: readonly string[]): number {
    if (words.some((word) => word.includes('\0'))) throw new Error('an argument of bwrap holds NUL');
    const descriptor = openSync(options.memory, namelessFile | constants.O_RDWR, 0o600);
    try {
      // Written by position, so that the descriptor stays at the start.
      writeSync(descriptor, words.map((word) => `${word}\0`).join(''), 0);
    } catch (thrown) {
      closeSync(descriptor);
      throw thrown;
    }
    return descriptor;
  }

  function listCovers({ root, mounts }: View, { readOnly }: MinimalRoot): Mount[] {
    return coverHostSockets([...(root?.mounts ?? []), ...mounts], {
      sockets: listHostSockets(),
      rootDirectories: readOnly,
      workspace: options.workspace,
      empty: locateEmptyFile(options.scratch),
      isReachable: (path, from) => user === null || findClosedDirectory(path, user, from) === null,
    });
  }

  function reachAll(mounts: readonly Mount[]): readonly Mount[] {
    const places = options.reach(mounts.flatMap((mount) => (mount.type === 'temporary' ? [] : [mount.source])));
    return mounts.map((mount) =>
      mount.type === 'temporary' ? mount : { ...mount, source: places.get(mount.source) ?? mount.source },
    );
  }

  /**
   * The start of a process in a sandbox: the namespaces that it joins, for root the switch to the user of commands, limits, and bwrap. `env` is the
   * environment of the program inside. A call chooses part of it, so no process outside the sandbox ever has it: the loader reads some of these
   * variables.
   */
  function renderLaunch(
    command: readonly string[],
    how: {
      readonly bwrapArguments: readonly string[];
      readonly env: Readonly<Record<string, string>>;
      readonly namespaces: Namespaces;
      /** The path of a network namespace to join with them. */
      readonly network: string | null;
      readonly limited: Limited;
      /** Null for a process without a filter. */
      readonly filter: FilteredProcess | null;
    },
  ): Omit<Launch, 'status'> {
    // A set-uid bwrap sets no_new_privs only after it has become root, so a program before it has to. It takes a tenth of the time of a command.
    const isSetUid = user !== null && isSetUidProgram(programs.bwrap);
    const variables = Object.entries(how.env).flatMap(([name, value]) => ['--setenv', name, value]);
    return {
      program: programs.nsenter,
      args: [
        ...renderEnter(how.namespaces, how.network, isSetUid ? null : user),
        ...(isSetUid ? renderStepDown(programs, user) : []),
        ...renderLimits(programs.prlimit, options.limits, how.limited),
        programs.bwrap,
        ...markProcess(options.scratch),
        '--args',
        String(argumentsDescriptor),
        '--',
        ...command,
      ],
      env: launchEnvironment,
      descriptors: [
        openArguments([...variables, ...how.bwrapArguments]),
        ...(how.filter === null ? [] : openFilter(how.filter)),
      ],
    };
  }

  function startInside(start: SandboxStart, group: CommandGroup | null): StartedCommand {
    const { pipes = 0, input = 'pipe', output } = start;
    const isEngine = start.filter === 'engine';
    const system = isEngine ? readNodeRoot() : options.systemRoot;
    checkSources(start.view.mounts, repositoryRoot);
    const gatePipeCount = group === null ? 0 : gatePipes;
    const pipeNumbers = Array.from({ length: pipes }, (_, at) => firstPipe + at);
    const { namespaces } = start.view;
    const bwrapArguments = buildBubblewrapArguments({
      features,
      root: start.view.root ?? system,
      mounts: reachAll([...start.view.mounts, ...listCovers(start.view, system)]),
      cwd: start.cwd,
      seccompDescriptor,
      statusDescriptor: firstPipe + pipes + gatePipeCount,
      network: start.network === null ? 'own' : 'joined',
      identity: namespaces.user === null ? null : options.identity,
      gate: group === null ? [] : renderGate(firstPipe + pipes),
    });
    const rendered = renderLaunch(start.argv(pipeNumbers), {
      bwrapArguments,
      env: start.env,
      namespaces,
      network: start.network,
      limited: isEngine ? 'as-engine' : group === null ? 'alone' : 'together',
      filter: start.filter,
    });
    const openOutput = output === 'fifos' ? options.openOutput : null;
    const started = startProcess({ ...rendered, status: 'pipe' }, pipes + gatePipeCount, { input, openOutput });
    if (group !== null) openGate(started.child, firstPipe + pipes, group, start.onRefused);
    return { ...started, group, pipes: pipeNumbers.map((number) => started.child.stdio[number] as Duplex) };
  }

  return {
    start(start) {
      const group = start.filter === 'engine' ? null : (groups?.open() ?? null);
      try {
        return startInside(start, group);
      } catch (thrown) {
        group?.close();
        throw thrown;
      }
    },
    startHolder(mounts, command) {
      const { namespaces } = options;
      const bwrapArguments = buildHolderArguments({
        root: readMinimalRoot(),
        mounts: reachAll(mounts),
        users: namespaces.user === null ? 'own' : 'joined',
      });
      const rendered = renderLaunch(command, {
        bwrapArguments,
        env: bareEnvironment,
        namespaces,
        network: null,
        // It must not fail because of processes that other runs of the same user have started.
        limited: 'together',
        filter: null,
      });
      return startProcess({ ...rendered, status: null }).child;
    },
  };
}

// If the program was removed meanwhile, its start reports that.
function isSetUidProgram(program: string): boolean {
  return ((statSync(program, { throwIfNoEntry: false })?.mode ?? 0) & 0o6000) !== 0;
}

function renderStepDown({ setpriv }: Programs, { uid, gid }: RunUser): string[] {
  if (setpriv === null) throw new Error('setpriv is missing');
  return [setpriv, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--inh-caps=-all', '--no-new-privs', '--'];
}
