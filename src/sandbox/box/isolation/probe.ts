import { isBelow } from '../../host/files/paths.ts';

/** The properties that a command in the sandbox reported of itself. */
export interface ProbeReading {
  readonly uid: number;
  /** The supplementary groups. */
  readonly groups: string;
  readonly noNewPrivileges: boolean;
  readonly capabilities: string;
  readonly seccomp: boolean;
  readonly readSecret: boolean;
  readonly wroteSystem: boolean;
  readonly processes: number;
  /** By name, for example `net:[4026531840]`. */
  readonly namespaces: ReadonlyMap<string, string>;
  readonly interfaces: readonly string[];
  /** In the order in which they were made. */
  readonly mounts: readonly { readonly target: string; readonly type: string; readonly options: string }[];
  /** Soft limits by the kernel's names; infinite if there is no limit. */
  readonly limits: ReadonlyMap<string, number>;
}

/** The result that the probe must have. */
export interface ProbeExpectation {
  readonly seccomp: boolean;
  readonly noGroups: boolean;
  /** The namespaces of the harness. No command may be in them. */
  readonly hostNamespaces: ReadonlyMap<string, string>;
  /** Folders in which a command sees nothing of the machine. */
  readonly homes: readonly string[];
  /** The greatest value of each limit, by the kernel's name. */
  readonly limits: Readonly<Record<string, number>>;
  /** True if temporary folders have a size. */
  readonly hasSize: boolean;
}

/** Namespaces that a command does not share with the machine. If a kernel lacks such a namespace, the harness lacks it too. */
export const probedNamespaces = ['net', 'pid', 'mnt', 'ipc', 'uts', 'cgroup', 'user'] as const;

/**
 * The probe: one read that must be refused (`$1` is a file that must be hidden), one write that must be refused, and the kernel's data
 * about the process, each line after the name of its file. A shell would read it byte by byte.
 */
export const probeCommand = [
  '/bin/sh',
  '-c',
  `LC_ALL=C grep -H '' /proc/self/status /proc/self/limits /proc/self/mountinfo /proc/self/net/dev
ls -l /proc/self/ns
if ( : < "$1" ) 2>/dev/null; then echo "read: yes"; else echo "read: no"; fi
if ( : > /usr/.script-harness-probe ) 2>/dev/null; then echo "wrote: yes"; else echo "wrote: no"; fi
count=0; for entry in /proc/[0-9]*; do count=$((count + 1)); done; echo "processes: $count"`,
  'probe',
] as const;

export function readProbe(output: string): ProbeReading {
  const all = (pattern: RegExp): RegExpExecArray[] => [...output.matchAll(pattern)];
  const lines = output.split('\n');
  const read = (name: string): string =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const status = (name: string): string => read(`/proc/self/status:${name}`);
  return {
    uid: Number(status('Uid').split(/\s+/)[0] || 'NaN'),
    groups: status('Groups'),
    noNewPrivileges: status('NoNewPrivs') === '1',
    capabilities: [status('CapEff'), status('CapPrm'), status('CapBnd')].join(' '),
    seccomp: status('Seccomp') === '2',
    readSecret: read('read') !== 'no',
    wroteSystem: read('wrote') !== 'no',
    processes: Number(read('processes') || 'NaN'),
    namespaces: new Map(all(/ (\w+) -> (\w+:\[\d+\])$/gm).map(([, name = '', value = '']) => [name, value])),
    interfaces: all(/^\/proc\/self\/net\/dev: *([^\s:|]+):/gm).map(([, name = '']) => name),
    mounts: all(/^\/proc\/self\/mountinfo:\d+ \d+ \S+ \S+ (\S+) .*? - (\S+) \S+ (\S+)$/gm).map(
      ([, target = '', type = '', options = '']) => ({ target, type, options }),
    ),
    limits: new Map(
      all(/^\/proc\/self\/limits:(Max [a-z]+(?: [a-z]+)*) {2,}(\d+|unlimited) /gm).map(([, name = '', value = '']) => [
        name,
        value === 'unlimited' ? Number.POSITIVE_INFINITY : Number(value),
      ]),
    ),
  };
}

interface Wall {
  readonly name: string;
  /** Reasons why it does not hold. */
  readonly failures: readonly string[];
}

function listWalls(reading: ProbeReading, expected: ProbeExpectation): Wall[] {
  const wall = (name: string, ...failures: readonly (string | false)[]): Wall => ({
    name,
    failures: failures.filter((failure) => failure !== false),
  });
  const shared = probedNamespaces.filter((name) => {
    const host = expected.hostNamespaces.get(name);
    return host !== undefined && (reading.namespaces.get(name) ?? host) === host;
  });
  const others = reading.interfaces.filter((name) => name !== 'lo');
  const find = (path: string) => reading.mounts.findLast(({ target }) => isBelow(target, path));
  const open = expected.homes.filter((home) => find(home)?.type !== 'tmpfs');
  const loose = Object.entries(expected.limits).filter(
    ([name, value]) => !((reading.limits.get(name) ?? Number.POSITIVE_INFINITY) <= value),
  );
  return [
    wall(
      'no uid 0',
      (!Number.isInteger(reading.uid) || reading.uid === 0) && 'commands would run as uid 0',
      expected.noGroups && reading.groups !== '' && 'groups of the user that started the run are left',
    ),
    wall(
      'no capability',
      !reading.noNewPrivileges && 'no_new_privs is not set',
      !/^0+ 0+ 0+$/.test(reading.capabilities) && `capabilities are left (${reading.capabilities})`,
    ),
    wall(
      `own namespaces (${[...expected.hostNamespaces.keys()].join(', ')})`,
      shared.length > 0 && `commands would share namespaces with the machine (${shared.join(', ')})`,
      !(reading.processes <= 6) && 'processes of the host are visible',
    ),
    wall(
      'no network interface but loopback',
      reading.interfaces.length === 0 && 'network interfaces could not be listed',
      others.length > 0 && `network interfaces are visible (${others.join(', ')})`,
    ),
    wall('no hidden file', reading.readSecret && 'a hidden file could be read'),
    wall('no home folder of the job', ...open.map((home) => `the home folder ${home} of the job is visible`)),
    wall('a read-only system', reading.wroteSystem && 'the system could be written'),
    ...(expected.seccomp ? [wall('a seccomp filter', !reading.seccomp && 'the seccomp filter is not active')] : []),
    ...(Object.keys(expected.limits).length === 0
      ? []
      : [wall('limits of processes', ...loose.map(([name]) => `the limit "${name}" does not hold`))]),
    ...(expected.hasSize
      ? [
          wall(
            'a size of temporary space',
            !/(?:^|,)size=/.test(find('/tmp')?.options ?? '') && 'the temporary folder has no size',
          ),
        ]
      : []),
  ];
}

/** The boundaries that the probe has proved, one phrase each. */
export function listProved(reading: ProbeReading, expected: ProbeExpectation): string[] {
  return listWalls(reading, expected).flatMap(({ name, failures }) => (failures.length === 0 ? [name] : []));
}

/** Everything that the probe found and that must not be; empty if the boundary holds. */
export function listProbeFailures(reading: ProbeReading, expected: ProbeExpectation): string[] {
  return listWalls(reading, expected).flatMap(({ failures }) => failures);
}
