import { parseMountTable } from '../../host/files/mount-table.ts';
import { isBelow } from '../../host/files/paths.ts';
import type { KernelLimit } from '../limits/process-limits.ts';

/** The result that the probe must have. */
export interface ProbeExpectation {
  readonly seccomp: boolean;
  readonly noGroups: boolean;
  /** The namespaces of the harness. No command may be in them. */
  readonly hostNamespaces: ReadonlyMap<string, string>;
  /** Directories in which a command sees nothing of the machine. */
  readonly homes: readonly string[];
  readonly limits: readonly Pick<KernelLimit, 'name' | 'soft'>[];
  /** True if temporary directories have a size. */
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

/** A boundary of the sandbox, and why it does not hold; empty if it does. */
export interface Boundary {
  readonly name: string;
  readonly failures: readonly string[];
}

/** The boundaries that the output of the probe proves. A missing line proves nothing. */
export function readBoundaries(output: string, expected: ProbeExpectation): readonly Boundary[] {
  const all = (pattern: RegExp): RegExpExecArray[] => [...output.matchAll(pattern)];
  const lines = output.split('\n');
  const read = (name: string): string =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const status = (name: string): string => read(`/proc/self/status:${name}`);
  const boundary = (name: string, ...failures: readonly (string | false)[]): Boundary => ({
    name,
    failures: failures.filter((failure) => failure !== false),
  });

  const uid = Number(status('Uid').split(/\s+/)[0] || 'NaN');
  const capabilities = [status('CapEff'), status('CapPrm'), status('CapBnd')].join(' ');
  // By name, for example `net:[4026531840]`.
  const namespaces = new Map(all(/ (\w+) -> (\w+:\[\d+\])$/gm).map(([, name = '', value = '']) => [name, value]));
  const shared = probedNamespaces.filter((name) => {
    const host = expected.hostNamespaces.get(name);
    return host !== undefined && (namespaces.get(name) ?? host) === host;
  });
  const processes = Number(read('processes') || 'NaN');
  const interfaces = all(/^\/proc\/self\/net\/dev: *([^\s:|]+):/gm).map(([, name = '']) => name);
  const others = interfaces.filter((name) => name !== 'lo');
  // In the order in which they were made.
  const mounts = parseMountTable(
    all(/^\/proc\/self\/mountinfo:(.*)$/gm)
      .map(([, line = '']) => line)
      .join('\n'),
  );
  const find = (path: string) => mounts.findLast(({ target }) => isBelow(target, path));
  const open = expected.homes.filter((home) => find(home)?.type !== 'tmpfs');
  const limits = new Map(
    all(/^\/proc\/self\/limits:(Max [a-z]+(?: [a-z]+)*) {2,}(\d+|unlimited) /gm).map(([, name = '', value = '']) => [
      name,
      value === 'unlimited' ? Number.POSITIVE_INFINITY : Number(value),
    ]),
  );
  const loose = expected.limits.filter(({ name, soft }) => !((limits.get(name) ?? Number.POSITIVE_INFINITY) <= soft));
  return [
    boundary(
      'no uid 0',
      (!Number.isInteger(uid) || uid === 0) && 'commands would run as uid 0',
      expected.noGroups && status('Groups') !== '' && 'groups of the user that started the run are left',
    ),
    boundary(
      'no capability',
      status('NoNewPrivs') !== '1' && 'no_new_privs is not set',
      !/^0+ 0+ 0+$/.test(capabilities) && `capabilities are left (${capabilities})`,
    ),
    boundary(
      `own namespaces (${[...expected.hostNamespaces.keys()].join(', ')})`,
      shared.length > 0 && `commands would share namespaces with the machine (${shared.join(', ')})`,
      !(processes <= 6) && 'processes of the host are visible',
    ),
    boundary(
      'no network interface but loopback',
      interfaces.length === 0 && 'network interfaces could not be listed',
      others.length > 0 && `network interfaces are visible (${others.join(', ')})`,
    ),
    boundary('no hidden file', read('read') !== 'no' && 'a hidden file could be read'),
    boundary('no home directory of the job', ...open.map((home) => `the home directory ${home} of the job is visible`)),
    boundary('a read-only system', read('wrote') !== 'no' && 'the system could be written'),
    ...(expected.seccomp
      ? [boundary('a seccomp filter', status('Seccomp') !== '2' && 'the seccomp filter is not active')]
      : []),
    boundary('limits of processes', ...loose.map(({ name }) => `the limit "${name}" does not hold`)),
    ...(expected.hasSize
      ? [
          boundary(
            'a size of temporary space',
            find('/tmp')?.options.some((option) => option.startsWith('size=')) !== true &&
              'the temporary directory has no size',
          ),
        ]
      : []),
  ];
}
