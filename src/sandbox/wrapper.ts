import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isBelow } from './paths.ts';
import { isReachable, type RunUser } from './run-user.ts';
import type { Launch } from './start-process.ts';

/** Programs that the harness starts, as absolute trusted paths. */
export interface Programs {
  readonly bwrap: string;
  readonly prlimit: string | null;
  readonly setpriv: string | null;
  readonly unshare: string | null;
  readonly mount: string | null;
  readonly nsenter: string | null;
  readonly script: string | null;
  readonly stty: string | null;
  readonly sh: string;
  readonly cp: string;
  readonly dash: string | null;
}

export interface ProcessLimits {
  readonly memoryBytes: number;
  readonly fileBytes: number;
  /** Threads and processes, counted over the whole uid by the kernel. */
  readonly processes: number;
  /** Of one process. */
  readonly cpuSeconds: number;
}

/**
 * What a control group limits together needs no limit of memory for each process, and none of processes for the whole user. The script
 * engine holds scripts to limits of its own, and lives as long as the run.
 */
export type Limited = 'together' | 'alone' | 'as-engine';

export interface Wrapper {
  /** Rewrites a mount source to where the run user can reach it. */
  stage(source: string): string;
  /**
   * The whole command line around bwrap; `join` stands between the step down and the limits.
   */
  wrap(
    bwrapArguments: readonly string[],
    env: Readonly<Record<string, string>>,
    descriptors: readonly number[],
    join?: readonly string[],
    limited?: Limited,
  ): Launch;
}

// How long a process that was told of its CPU limit may go on.
const cpuGraceSeconds = 5;

const engineMemoryBytes = 4 * 1024 * 1024 * 1024;

// Mounts pairs of paths in a private mount namespace, then becomes the rest of its arguments.
const stageScript = 'while [ "$1" != -- ]; do "$0" --bind "$1" "$2" || exit 125; shift 2; done; shift; exec "$@"';

/**
 * What stands around bwrap: limits, and for root the step down to the run user. Root's folders may be closed to that user, so sources
 * behind them are bound to open places first, in a mount namespace that nobody else sees.
 */
export function createWrapper(options: {
  readonly programs: Programs;
  readonly user: RunUser | null;
  readonly limits: ProcessLimits;
  /** An open folder of the run's own. */
  readonly scratch: string;
}): Wrapper {
  const { programs, user, limits, scratch } = options;
  const staged = new Map<string, string>();
  const reachable = new Set<string>();
  // Does nothing but mark the process: what a killed run leaves is found by it.
  const mark = ['--unsetenv', basename(scratch)];

  function stage(source: string): string {
    if (user === null || reachable.has(source)) return source;
    if (isReachable(source, user)) {
      reachable.add(source);
      return source;
    }
    const root = [...staged.keys()].find((path) => isBelow(path, source));
    if (root !== undefined) return `${staged.get(root) ?? ''}${source.slice(root.length)}`;
    const place = join(scratch, `stage-${staged.size}`);
    if (statSync(source).isDirectory()) mkdirSync(place, { mode: 0o755 });
    else writeFileSync(place, '', { mode: 0o644 });
    staged.set(source, place);
    return place;
  }

  return {
    stage,
    wrap(bwrapArguments, env, descriptors, join = [], limited = 'alone') {
      const plain = [
        ...[...join, ...renderLimits(programs, limits, limited)],
        ...[programs.bwrap, ...mark, ...bwrapArguments],
      ];
      // The start itself steps down where it can: a program for it costs a tenth of the whole. It cannot where the staging needs root first,
      // nor where bwrap is set-uid: bwrap sets no_new_privs before anything else, which then would be too late.
      if (user === null || (staged.size === 0 && !isSetUid(programs.bwrap))) {
        const [program = programs.bwrap, ...args] = plain;
        return { program, args, env, descriptors, user };
      }
      const lowered = [...renderStepDown(programs, user), ...plain];
      const [program = programs.bwrap, ...args] = [...renderStaging(programs, staged), ...lowered];
      return { program, args, env, descriptors, user: null };
    },
  };
}

function renderLimits({ prlimit }: Programs, limits: ProcessLimits, limited: Limited): string[] {
  if (prlimit === null) return [];
  const { processes, memoryBytes, cpuSeconds } = limits;
  const own: Record<Limited, readonly string[]> = {
    together: [],
    alone: [`--nproc=${processes}`, `--data=${memoryBytes}`],
    // V8 reserves more than it uses: below this, scripts do not start.
    'as-engine': [`--nproc=${processes}`, `--data=${Math.max(memoryBytes, engineMemoryBytes)}`],
  };
  const time = limited === 'as-engine' ? [] : [`--cpu=${cpuSeconds}:${cpuSeconds + cpuGraceSeconds}`];
  return [prlimit, '--core=0', ...own[limited], `--fsize=${limits.fileBytes}`, ...time, '--'];
}

function renderStepDown(programs: Programs, user: RunUser): string[] {
  if (programs.setpriv === null) throw new Error('setpriv is missing');
  return [
    programs.setpriv,
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=-all',
    '--no-new-privs',
    '--',
  ];
}

function isSetUid(program: string): boolean {
  return (statSync(program).mode & 0o6000) !== 0;
}

function renderStaging(programs: Programs, staged: ReadonlyMap<string, string>): string[] {
  if (staged.size === 0) return [];
  if (programs.unshare === null || programs.mount === null) throw new Error('unshare or mount is missing');
  return [
    programs.unshare,
    '--mount',
    '--',
    programs.sh,
    '-c',
    stageScript,
    programs.mount,
    ...[...staged].flat(),
    '--',
  ];
}
