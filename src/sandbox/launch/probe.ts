import { HarnessError } from '../../core/types/error.ts';

/** What a command inside the sandbox saw of itself. */
export interface ProbeReading {
  readonly uid: number;
  /** Groups beside its own. */
  readonly groups: string;
  readonly noNewPrivileges: boolean;
  readonly capabilities: string;
  readonly seccomp: boolean;
  readonly readSecret: boolean;
  readonly wroteSystem: boolean;
  readonly processes: number;
}

/** The probe: one refused read (`$1` is a file that must be hidden), one refused write, and what the kernel says of the process. */
export const probeCommand = [
  '/bin/sh',
  '-c',
  `grep -E '^(Uid|Groups|NoNewPrivs|CapEff|CapPrm|CapBnd|Seccomp):' /proc/self/status
if cat "$1" >/dev/null 2>&1; then echo "read: yes"; else echo "read: no"; fi
if ( : > /usr/.script-harness-probe ) 2>/dev/null; then echo "wrote: yes"; else echo "wrote: no"; fi
count=0; for entry in /proc/[0-9]*; do count=$((count + 1)); done; echo "processes: $count"`,
  'probe',
] as const;

export function readProbe(output: string): ProbeReading {
  const read = (name: string): string => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(output)?.[1]?.trim() ?? '';
  return {
    uid: Number(read('Uid').split(/\s+/)[0] || 'NaN'),
    groups: read('Groups'),
    noNewPrivileges: read('NoNewPrivs') === '1',
    capabilities: [read('CapEff'), read('CapPrm'), read('CapBnd')].join(' '),
    seccomp: read('Seccomp') === '2',
    readSecret: read('read') !== 'no',
    wroteSystem: read('wrote') !== 'no',
    processes: Number(read('processes') || 'NaN'),
  };
}

/** Everything that the probe saw and must not be; empty where the boundary holds. */
export function listProbeFailures(
  reading: ProbeReading,
  expected: { readonly seccomp: boolean; readonly noGroups: boolean },
): string[] {
  const failures: string[] = [];
  if (!Number.isInteger(reading.uid) || reading.uid === 0) failures.push('commands would run as uid 0');
  if (expected.noGroups && reading.groups !== '') failures.push('groups of the user that started the run are left');
  if (!reading.noNewPrivileges) failures.push('no_new_privs is not set');
  if (!/^0+ 0+ 0+$/.test(reading.capabilities)) failures.push(`capabilities are left (${reading.capabilities})`);
  if (reading.readSecret) failures.push('a hidden file could be read');
  if (reading.wroteSystem) failures.push('the system could be written');
  if (!(reading.processes <= 6)) failures.push('processes of the host are visible');
  if (expected.seccomp && !reading.seccomp) failures.push('the seccomp filter is not active');
  return failures;
}

/** The error for a machine without bwrap. */
export function explainMissingBubblewrap(): HarnessError {
  return new HarnessError({
    code: 'sandbox',
    message: 'bubblewrap (bwrap) is not installed, so no command can be contained',
    hint: 'Install it: sudo apt-get install -y bubblewrap (Debian, Ubuntu), or your distribution’s package.',
  });
}
