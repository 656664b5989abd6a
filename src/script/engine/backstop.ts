import type { Clock } from '../../core/ports/clock.ts';

/** The host's own clock for one run, in case the engine does not keep its own. */
export interface Backstop {
  /** Starts over with this much time; while paused, it starts at the resume. */
  arm(delayMs: number): void;
  pause(): void;
  resume(): void;
  end(): void;
}

/** Creates a clock that calls `onExpire` once, unless it is ended first. */
export function createBackstop(clock: Clock, onExpire: () => void): Backstop {
  let remainingMs = 0;
  let armedMs: number | null = null;
  let paused = false;
  let current = new AbortController();

  function start(): void {
    armedMs = clock.monotonicMs();
    current = new AbortController();
    clock.sleep(remainingMs, current.signal).then(onExpire, () => undefined);
  }
  return {
    arm(delayMs) {
      current.abort();
      remainingMs = delayMs;
      if (!paused) start();
    },
    pause() {
      if (paused) return;
      paused = true;
      current.abort();
      if (armedMs !== null) remainingMs = Math.max(0, remainingMs - (clock.monotonicMs() - armedMs));
    },
    resume() {
      if (!paused) return;
      paused = false;
      start();
    },
    end() {
      current.abort();
    },
  };
}
