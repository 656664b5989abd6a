import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Programs } from '../../host/find-programs.ts';
import { isBelow } from '../../host/files/paths.ts';
import { type Namespaces, renderEnter } from '../mounts/mounts.ts';
import { renderLimits, type Limited, type ProcessLimits } from '../limits/process-limits.ts';
import { findClosedFolder, type RunUser } from '../../host/run-user.ts';
import type { Launch } from '../processes/start-process.ts';

export interface Wrapper {
  /** Returns the path of a mount source that the run user can reach. */
  stage(source: string): string;
  /** The complete command line around bwrap. */
  wrap(inner: Inner): Omit<Launch, 'descriptors' | 'status'>;
}

/** The launch to wrap. */
export interface Inner {
  readonly bwrapArguments: readonly string[];
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

// Makes the mounts of a table in a private mount namespace, then becomes the rest of its arguments. One `mount` for all of them, because each
// takes more than a millisecond of every command.
const stageScript = '"$0" -a -T "$1" || exit 125; shift; exec "$@"';

/**
 * The programs around bwrap: limits, and for root the switch to the run user. That user may not have access to root's folders, so sources
 * in them are first bind-mounted to accessible places, in a mount namespace that no other process sees.
 */
export function createWrapper(options: {
  readonly programs: Programs;
  readonly user: RunUser | null;
  readonly limits: ProcessLimits;
  /** A folder of the run that other users can enter. */
  readonly scratch: string;
}): Wrapper {
  const { programs, user, limits, scratch } = options;
  const staged = new Map<string, string>();
  const table = join(scratch, 'stages');
  const reachable = new Set<string>();
  // Has no other effect than to mark the process, so that processes of a killed run can be found.
  const mark = ['--unsetenv', basename(scratch)];

  function stage(source: string): string {
    if (user === null || reachable.has(source)) return source;
    // Mounts in the run's own folder are not visible here.
    if (findClosedFolder(isBelow(scratch, source) ? join(scratch, 'empty') : source, user) === null) {
      reachable.add(source);
      return source;
    }
    const root = [...staged.keys()].find((path) => isBelow(path, source));
    if (root !== undefined) return `${staged.get(root) ?? ''}${source.slice(root.length)}`;
    const place = join(scratch, `stage-${staged.size}`);
    if (statSync(source).isDirectory()) mkdirSync(place, { mode: 0o755 });
    else writeFileSync(place, '', { mode: 0o644 });
    staged.set(source, place);
    // Renamed into place, because a command that is being started may read it.
    writeFileSync(`${table}.new`, renderTable(), { mode: 0o600 });
    renameSync(`${table}.new`, table);
    return place;
  }

  function renderTable(): string {
    return [...staged].map((paths) => `${paths.map(escapeTablePath).join(' ')} none bind 0 0\n`).join('');
  }

  function renderBwrap({ bwrapArguments, env: variables }: Pick<Inner, 'bwrapArguments' | 'env'>): string[] {
    return [
      programs.bwrap,
      ...mark,
      ...Object.entries(variables).flatMap(([name, value]) => ['--setenv', name, value]),
      ...bwrapArguments,
    ];
  }

  return {
    stage,
    wrap(inner) {
      const { namespaces, network } = inner;
      const enter = (as: RunUser | null): string[] =>
        namespaces === null ? [] : renderEnter(programs.nsenter, namespaces, network, as);
      const plain = [...renderLimits(programs.prlimit, limits, inner.limited), ...renderBwrap(inner)];
      // If possible, the start itself switches the user, because a separate program takes a tenth of the total time. It is not possible if
      // the staging needs root first, or if bwrap is set-uid: bwrap sets no_new_privs before anything else, and a later switch would fail.
      const isPlain = user === null || (staged.size === 0 && !isSetUid(programs.bwrap));
      if (isPlain) {
        const [program = programs.bwrap, ...args] = [...enter(user), ...plain];
        return { program, args, env, user: namespaces === null ? user : null };
      }
      const lowered = [...renderStepDown(programs, user), ...plain];
      const [program = programs.bwrap, ...args] = [
        ...enter(null),
        ...(staged.size === 0 ? [] : renderStaging(programs, table)),
        ...lowered,
      ];
      return { program, args, env, user: null };
    },
  };
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

function renderStaging(programs: Programs, table: string): string[] {
  return [programs.unshare, '--mount', '--', programs.sh, '-c', stageScript, programs.mount, table];
}

// As fstab(5) defines it.
function escapeTablePath(path: string): string {
  return path.replaceAll(/[\s\\#]/g, (unit) =>
    [...Buffer.from(unit)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
  );
}
