import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Programs } from '../processes/find-programs.ts';
import { isBelow } from '../files/paths.ts';
import { renderEnter, type Namespaces } from '../layer/namespaces.ts';
import { renderLimits, type Limited, type ProcessLimits } from '../limits/process-limits.ts';
import { isReachable, type RunUser } from '../processes/run-user.ts';
import type { Launch, LaunchStatus } from '../processes/start-process.ts';

export interface Wrapper {
  /** Rewrites a mount source to where the run user can reach it. */
  stage(source: string): string;
  /** The whole command line around bwrap. */
  wrap(inner: Inner): Launch;
}

/** What is to be wrapped. */
export interface Inner {
  readonly bwrapArguments: readonly string[];
  /**
   * What the program inside has in its environment. A call chooses part of it, so nothing outside of the sandbox ever has it: the loader reads
   * some of these variables.
   */
  readonly env: Readonly<Record<string, string>>;
  readonly descriptors: readonly number[];
  readonly status: LaunchStatus | null;
  /** Stands between the step down and the limits. */
  readonly join?: readonly string[];
  /** The mounts that root joins before it steps down. */
  readonly namespaces?: Namespaces | null;
  readonly limited: Limited;
  /** Numbers of descriptors through which it gets into its control group. */
  readonly doors?: readonly number[];
}

// Of all that stands around bwrap, and of bwrap itself.
const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

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
    // What is mounted in the run's own folder is not seen from here.
    if (isReachable(isBelow(scratch, source) ? join(scratch, 'empty') : source, user)) {
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
    wrap({ bwrapArguments, env: variables, descriptors, status, join = [], namespaces = null, limited, doors = [] }) {
      const plain = [
        ...[...join, ...renderLimits(programs, limits, limited, doors)],
        ...[
          programs.bwrap,
          ...mark,
          ...Object.entries(variables).flatMap(([name, value]) => ['--setenv', name, value]),
        ],
        ...bwrapArguments,
      ];
      // The start itself steps down where it can: a program for it costs a tenth of the whole. It cannot where the staging needs root first,
      // nor where bwrap is set-uid: bwrap sets no_new_privs before anything else, which then would be too late.
      const isPlain = user === null || (staged.size === 0 && !isSetUid(programs.bwrap));
      const entered = (as: RunUser | null): string[] => {
        if (namespaces === null) return [];
        if (programs.nsenter === null) throw new Error('nsenter is missing');
        return renderEnter(programs.nsenter, namespaces, null, as);
      };
      if (isPlain) {
        const [program = programs.bwrap, ...args] = [...entered(user), ...plain];
        return { program, args, env, descriptors, status, user: namespaces === null ? user : null };
      }
      const lowered = [...renderStepDown(programs, user), ...plain];
      const [program = programs.bwrap, ...args] = [...entered(null), ...renderStaging(programs, staged), ...lowered];
      return { program, args, env, descriptors, status, user: null };
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

// A program that was removed meanwhile is reported by its start.
function isSetUid(program: string): boolean {
  return ((statSync(program, { throwIfNoEntry: false })?.mode ?? 0) & 0o6000) !== 0;
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
