import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock, CreateId } from '../../core/ports/clock.ts';

/** The machine's clock. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  // `performance` would load its whole module.
  monotonicMs: () => Number(process.hrtime.bigint()) / 1e6,
  sleep: async (delayMs, signal) => {
    await delay(delayMs, undefined, signal === undefined ? {} : { signal });
  },
};

/** Ids from the system's randomness. */
export const createRandomId: CreateId = (prefix) => `${prefix}_${randomBytes(9).toString('base64url')}`;
