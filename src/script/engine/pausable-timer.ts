import type { Clock } from '../../core/ports/clock.ts';

/** Creates a timer that a wait for a person pauses. It is not armed. */
export function createPausableTimer(clock: Clock) {
  let remainingMs = 0;
  let armedMs: number | null = null;
  let paused = false;
  let expire: () => void = () => undefined;
  let current = new AbortController();

  function start(): void {
    armedMs = clock.monotonicMs();
    current = new AbortController();
    clock.sleep(remainingMs, current.signal).then(expire, () => undefined);
  }
  return {
    /** Starts over with this much time; while paused, it starts at the resume. */
    arm(delayMs: number, onExpire: () => void): void {
      current.abort();
      remainingMs = delayMs;
      expire = onExpire;
      if (!paused) start();
    },
    pause(): void {
      if (paused) return;
      paused = true;
      current.abort();
      if (armedMs !== null) remainingMs = Math.max(0, remainingMs - (clock.monotonicMs() - armedMs));
    },
    resume(): void {
      if (!paused) return;
      paused = false;
      start();
    },
    end(): void {
      current.abort();
    },
  };
}
