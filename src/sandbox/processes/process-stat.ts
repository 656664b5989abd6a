import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hasCode } from '../../core/types/error.ts';

/** What proc(5) says of a process or thread. */
export interface ProcessStat {
  /** A letter, such as `R`, `S`, `T` or `Z`. */
  readonly state: string;
  readonly parent: number;
  /** When it started, in ticks since the machine did. */
  readonly startTicks: string;
}

/** The process ids of the machine, as far as this process sees them. */
export function listProcesses(): readonly number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

/** Reads `/proc/PROCESS/stat`; null where it is gone. `process` may also name a thread, as `PID/task/TID`. */
export function readProcessStat(process: number | string): ProcessStat | null {
  const stat = unlessGone(() => readFileSync(`/proc/${process}/stat`, 'utf8'));
  if (stat === null) return null;
  // The name in brackets may hold anything, brackets too; fields are counted from what comes after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', parent: Number(fields[1]), startTicks: fields[19] ?? '' };
}

/** Reads something of a process; null where it is gone. */
export function unlessGone<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT', 'ESRCH')) return null;
    throw thrown;
  }
}

/** The namespaces of this process by name; without those that the kernel does not have. */
export function listHostNamespaces(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    names.flatMap((name) => {
      const found = unlessGone(() => readlinkSync(`/proc/self/ns/${name}`));
      return found === null ? [] : [[name, found] as const];
    }),
  );
}
