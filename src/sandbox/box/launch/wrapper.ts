import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Programs } from '../../host/find-programs.ts';
import { isBelow } from '../../host/files/paths.ts';
import { type Mount, type Namespaces, renderEnter } from '../mounts/mounts.ts';
import { renderLimits, type Limited, type ProcessLimits } from '../limits/process-limits.ts';
import { findClosedFolder, type RunUser } from '../../host/run-user.ts';
import type { Launch } from '../processes/start-process.ts';

/** Builds the complete command line around bwrap. */
export type Wrap = (inner: Inner) => Omit<Launch, 'descriptors' | 'status'>;

/** The launch to wrap. */
export interface Inner {
  readonly mounts: readonly Mount[];
  /** The arguments of bwrap, with mounts whose sources the run user can reach. */
  readonly bwrapArguments: (mounts: readonly Mount[]) => readonly string[];
  /**
   * The environment of the program inside. A call chooses part of it, so no process outside the sandbox ever has it: the loader reads some
   * of these variables.
   */
  readonly env: Readonly<Record<string, string>>;
  /** The namespaces to join, before root switches the user; null for none. */
  readonly namespaces: Namespaces | null;
  /** The path of a network namespace to join with them. */
  readonly network: string | null;
  readonly limited: Limited;
}

// The environment of bwrap and of all programs around it.
const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

// Bind-mounts pairs of a source and a place in a private mount namespace, then becomes what follows `--`. $0: the program `mount`.
const stageScript = 'until [ "$1" = -- ]; do "$0" --bind "$1" "$2" || exit 125; shift 2; done; shift; exec "$@"';

/**
 * The programs around bwrap: limits, and for root the switch to the run user. That user may not have access to root's folders, so sources
 * in them are first bind-mounted to accessible places, in a mount namespace that no other process sees. Commands with a prepared root have no such
 * sources: it was made by root.
 */
export function createWrapper(options: {
  readonly programs: Programs;
  readonly user: RunUser | null;
  readonly limits: ProcessLimits;
  /** A folder of the run that other users can enter. */
  readonly scratch: string;
}): Wrap {
  const { programs, user, limits, scratch } = options;
  const places = new Map<string, string>();
  const reachable = new Set<string>();

  // The folder of the run can be reached, and mounts in it are not visible here.
  function isReachable(source: string): boolean {
    if (user === null || isBelow(scratch, source) || reachable.has(source)) return true;
    if (findClosedFolder(source, user) !== null) return false;
    reachable.add(source);
    return true;
  }

  function findPlace(source: string): string {
    const known = places.get(source);
    if (known !== undefined) return known;
    const place = join(scratch, `stage-${places.size}`);
    if (statSync(source).isDirectory()) mkdirSync(place, { mode: 0o755 });
    else writeFileSync(place, '', { mode: 0o644 });
    places.set(source, place);
    return place;
  }

  function renderBwrap(args: readonly string[], variables: Inner['env']): string[] {
    return [
      programs.bwrap,
      ...markProcess(scratch),
      ...Object.entries(variables).flatMap(([name, value]) => ['--setenv', name, value]),
      ...args,
    ];
  }

  return ({ mounts, bwrapArguments, env: variables, namespaces, network, limited }) => {
    const staged = new Map<string, string>();
    const moved = mounts.map((mount): Mount => {
      if (mount.type === 'temporary' || isReachable(mount.source)) return mount;
      const place = findPlace(mount.source);
      staged.set(mount.source, place);
      return { ...mount, source: place };
    });
    const enter = (as: RunUser | null): string[] =>
      namespaces === null ? [] : renderEnter(programs.nsenter, namespaces, network, as);
    const plain = [
      ...renderLimits(programs.prlimit, limits, limited),
      ...renderBwrap(bwrapArguments(moved), variables),
    ];
    // If possible, the start itself switches the user, because a separate program takes a tenth of the total time. It is not possible if
    // the staging needs root first, or if bwrap is set-uid: bwrap sets no_new_privs before anything else, and a later switch would fail.
    const isPlain = user === null || (staged.size === 0 && !isSetUid(programs.bwrap));
    const [program = programs.bwrap, ...args] = isPlain
      ? [...enter(user), ...plain]
      : [...enter(null), ...renderStaging(programs, staged), ...renderStepDown(programs, user), ...plain];
    return { program, args, env, user: isPlain && namespaces === null ? user : null };
  };
}

/** Arguments of bwrap by which a process of this run is found after a kill. They have no other effect. */
export function markProcess(scratch: string): readonly string[] {
  return ['--unsetenv', basename(scratch)];
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

// If the program was removed meanwhile, its start reports that.
function isSetUid(program: string): boolean {
  return ((statSync(program, { throwIfNoEntry: false })?.mode ?? 0) & 0o6000) !== 0;
}

function renderStaging({ unshare, sh, mount }: Programs, staged: ReadonlyMap<string, string>): string[] {
  if (staged.size === 0) return [];
  return [unshare, '--mount', '--', sh, '-c', stageScript, mount, ...[...staged].flat(), '--'];
}
