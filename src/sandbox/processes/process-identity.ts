import { readProcessStat } from './process-stat.ts';

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

// Null for one that has ended, also where nobody has taken note of that yet.
function readStartTicks(pid: number): string | null {
  const stat = readProcessStat(pid);
  return stat === null || stat.state === 'Z' || stat.state === 'X' ? null : stat.startTicks;
}
