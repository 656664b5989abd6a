import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hasCode } from '../../../core/types/error.ts';

/** Data of proc(5) about a process or thread. */
export interface ProcessStat {
  /** A letter, such as `R`, `S`, `T` or `Z`. */
  readonly state: string;
  readonly parent: number;
  /** The start time in clock ticks after boot. */
  readonly startTicks: string;
}

/** The process ids of the machine that this process can see. */
export function listProcesses(): readonly number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

/** Reads `/proc/PROCESS/stat`; null if it is gone. `process` may also be a thread, as `PID/task/TID`. */
export function readProcessStat(process: number | string): ProcessStat | null {
  const stat = unlessGone(() => readFileSync(`/proc/${process}/stat`, 'utf8'));
  if (stat === null) return null;
  // The name in brackets may contain anything, brackets too. Fields are counted from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', parent: Number(fields[1]), startTicks: fields[19] ?? '' };
}

/** The processes that a process with one thread has started and that have not ended. Null if it is gone, or if the kernel does not list them. */
export function listChildren(pid: number): readonly number[] | null {
  const children = unlessGone(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
  return children === null ? null : children.split(' ').filter(Boolean).map(Number);
}

/** Reads data of a process; null if it is gone. */
export function unlessGone<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT', 'ESRCH')) return null;
    throw thrown;
  }
}

/** The namespaces of this process by name, without those that the kernel does not have. */
export function listHostNamespaces(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    names.flatMap((name) => {
      const found = unlessGone(() => readlinkSync(`/proc/self/ns/${name}`));
      return found === null ? [] : [[name, found] as const];
    }),
  );
}
