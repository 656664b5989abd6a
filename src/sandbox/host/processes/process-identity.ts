import { readProcessStat } from './process-stat.ts';

/** Distinguishes a process from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** The start time in clock ticks after boot. */
  readonly startTicks: string;
}

/** The identity of a running process. `startTicks` is empty if it does not run. */
export function readIdentity(pid: number): ProcessIdentity {
  return { pid, startTicks: readStartTicks(pid) ?? '' };
}

export function isRunning({ pid, startTicks }: ProcessIdentity): boolean {
  return readStartTicks(pid) === startTicks;
}

// Null for a process that has ended, also if its parent has not reaped it yet.
function readStartTicks(pid: number): string | null {
  const stat = readProcessStat(pid);
  return stat === null || stat.state === 'Z' || stat.state === 'X' ? null : stat.startTicks;
}
