import type { Clock } from '../../core/ports/clock.ts';

/** A timer that a wait for a person pauses. */
export interface PausableTimer {
  /** Starts over with this much time; while paused, it starts at the resume. */
  arm(delayMs: number, onExpire: () => void): void;
  pause(): void;
  resume(): void;
  end(): void;
}

/** Creates a timer that is not armed. */
export function createPausableTimer(clock: Clock): PausableTimer {
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
    arm(delayMs, onExpire) {
      current.abort();
      remainingMs = delayMs;
      expire = onExpire;
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
