import type { RunControl } from '../protocol/run-control.ts';

/** How long a stopped script may take to notice before its thread is ended. */
const hangMs = 2_000;

/** Interval of the checks of the running time of a thread that may be stuck in native code. */
const watchMs = 500;

export interface RunTimerOptions {
  readonly control: RunControl;
  readonly timeoutMs: number;
  readonly nowNs: () => bigint;
  /** The run has to stop; a waiting worker has to be woken. */
  readonly onStop: () => void;
  /** The run did not stop: its thread has to be ended. */
  readonly onHang: (limit: 'wall' | 'running' | 'cancelled') => void;
}

/** The clock of one run: its deadline, pauses, cancellation, and the end of a thread that does not obey. */
export interface RunTimer {
  pause(): void;
  resume(): void;
  cancel(): void;
  /** The run is over; nothing is called after this. */
  end(): void;
}

/** Starts the clock. */
export function createRunTimer(options: RunTimerOptions): RunTimer {
  const { control, nowNs } = options;
  let remainingNs = BigInt(Math.ceil(options.timeoutMs * 1_000_000));
  let armedNs: bigint | null = null;
  let deadline: NodeJS.Timeout | undefined;
  let hang: NodeJS.Timeout | undefined;
  const watch = setInterval(() => {
    if (isRunningOver(hangMs)) options.onHang('running');
  }, watchMs);
  control.reset();
  arm();
  return {
    pause() {
      if (armedNs === null || hang !== undefined) return;
      clearTimeout(deadline);
      remainingNs -= nowNs() - armedNs;
      armedNs = null;
      control.suspend();
    },
    resume() {
      if (armedNs === null && hang === undefined) arm();
    },
    cancel: () => stop('cancelled'),
    end() {
      clearTimeout(deadline);
      clearTimeout(hang);
      clearInterval(watch);
    },
  };

  function arm(): void {
    armedNs = nowNs();
    control.arm(armedNs + remainingNs);
    // Node's timers take at most 2^31-1 ms.
    const delayMs = Math.min(Math.max(0, Number(remainingNs / 1_000_000n)) + 1, 2_147_483_647);
    deadline = setTimeout(() => stop('wall'), delayMs);
  }

  function stop(reason: 'wall' | 'cancelled'): void {
    clearTimeout(deadline);
    control.stop(reason);
    options.onStop();
    // Both limits may have passed before the thread is ended; the running time is over first.
    hang ??= setTimeout(() => options.onHang(reason === 'wall' && isRunningOver(0) ? 'running' : reason), hangMs);
  }

  function isRunningOver(byMs: number): boolean {
    const running = control.readRunningDeadline();
    return running > 0n && nowNs() > running + BigInt(byMs) * 1_000_000n;
  }
}
