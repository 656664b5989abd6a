import { readFileSync } from 'node:fs';

/** A process that holds something; a pid alone may be somebody else's by now. */
export interface Holder {
  readonly pid: number;
  readonly startTicks: string;
}

/** This process. */
export function readHolder(): Holder {
  return { pid: process.pid, startTicks: readStartTicks(process.pid) ?? '' };
}

/** True while that very process runs. */
export function isAlive(holder: Holder): boolean {
  return readStartTicks(holder.pid) === holder.startTicks;
}

// The 22nd field of the stat line; the second may hold spaces and brackets.
function readStartTicks(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && ['ENOENT', 'ESRCH'].includes(String(thrown.code))) return null;
    throw thrown;
  }
}
