import type { GuestRunLimits } from '../engine/protocol.ts';

/** Counts console lines and progress events against their limits. What is over is dropped and counted, never an error. */
export interface OutputQuota {
  takeLog(): boolean;
  takeProgress(): boolean;
  droppedLogs(): number;
  droppedProgress(): number;
}

export function createOutputQuota(limits: GuestRunLimits, nowMs: () => number): OutputQuota {
  let logs = 0;
  let progress = 0;
  let droppedLogs = 0;
  let droppedProgress = 0;
  let lastProgressMs = -Infinity;
  // When the last lines were taken, at most one second's worth of them.
  const recentLogs: number[] = [];
  return {
    takeLog() {
      const now = nowMs();
      while ((recentLogs[0] ?? now) <= now - 1_000) recentLogs.shift();
      const taken = logs < limits.consoleLines && recentLogs.length < limits.consoleLinesPerSecond;
      if (taken) {
        logs += 1;
        recentLogs.push(now);
      } else droppedLogs += 1;
      return taken;
    },
    takeProgress() {
      const now = nowMs();
      const taken = progress < limits.progressEvents && now - lastProgressMs >= limits.progressIntervalMs;
      if (taken) {
        progress += 1;
        lastProgressMs = now;
      } else droppedProgress += 1;
      return taken;
    },
    droppedLogs: () => droppedLogs,
    droppedProgress: () => droppedProgress,
  };
}
