import type { Clock } from '../../core/ports/clock.ts';
import { untilAborted } from '../../core/until-aborted.ts';

/** The time that work on a service may take, and the signal that ends it earlier. */
export interface TimeLimit {
  readonly clock: Pick<Clock, 'sleep' | 'monotonicMs'>;
  readonly signal: AbortSignal;
  readonly limitMs: number;
}

/**
 * Runs work that may take `limitMs`. Rejects when the time is over, and with the reason of the signal if that is aborted first; also for work that does
 * not react to the signal that it receives.
 */
export async function limitTime<Value>(
  { clock, signal, limitMs }: TimeLimit,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const limited = new AbortController();
  const ended = new AbortController();
  const end = (): void => limited.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  clock.sleep(limitMs, ended.signal).then(
    () => limited.abort(new Error(`it took longer than ${Math.round(limitMs / 1_000)} seconds`)),
    () => undefined,
  );
  try {
    limited.signal.throwIfAborted();
    return await untilAborted(work(limited.signal), limited.signal);
  } finally {
    ended.abort();
    signal.removeEventListener('abort', end);
  }
}
