import type { GuestRunLimits } from '../protocol/protocol.ts';
import { protocolLimits } from '../protocol/protocol-limits.ts';

/** Counts console lines and progress events against their limits. The excess is dropped and counted, never an error. */
export function createOutputQuota(limits: GuestRunLimits, nowMs: () => number) {
  let logs = 0;
  let logChars = 0;
  let progress = 0;
  let droppedLogs = 0;
  let droppedProgress = 0;
  let lastProgressMs = -Infinity;
  return {
    takeLog(text: string): boolean {
      const taken = logs < limits.consoleLines && logChars + text.length <= protocolLimits.consoleChars;
      if (taken) {
        logs += 1;
        logChars += text.length;
      } else droppedLogs += 1;
      return taken;
    },
    takeProgress(): boolean {
      const now = nowMs();
      const taken = progress < limits.progressEvents && now - lastProgressMs >= limits.progressIntervalMs;
      if (taken) {
        progress += 1;
        lastProgressMs = now;
      } else droppedProgress += 1;
      return taken;
    },
    droppedLogs: (): number => droppedLogs,
    droppedProgress: (): number => droppedProgress,
  };
}
