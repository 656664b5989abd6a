import type { GuestMetrics } from './protocol.ts';

/** Of a script that did not run to its end. In its own file, so that the engine's process does not load the schemas of the messages for it. */
export const noMetrics: GuestMetrics = { runningMs: 0, memoryBytes: 0, droppedLogs: 0, droppedProgress: 0 };
