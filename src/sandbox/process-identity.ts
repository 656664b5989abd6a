import { readFileSync } from 'node:fs';

/** A process told apart from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in ticks since the machine did. */
  readonly startTicks: string;
}

/** The identity of a process that runs; with an empty start for one that does not. */
export function readIdentity(pid: number): ProcessIdentity {
  return { pid, startTicks: readStartTicks(pid) ?? '' };
}

export function isRunning({ pid, startTicks }: ProcessIdentity): boolean {
  return readStartTicks(pid) === startTicks;
}

// The 22nd field of the stat line; the second may hold spaces and brackets.
function readStartTicks(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? null : (fields[18] ?? null);
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && ['ENOENT', 'ESRCH'].includes(String(thrown.code))) return null;
    throw thrown;
  }
}
