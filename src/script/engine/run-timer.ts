import type { ControlStop, RunControl } from '../protocol/run-control.ts';

/** How long a stopped script may take to notice before its thread is ended. */
const hangMs = 2_000;

/** Interval of the checks of the running time of a thread that may be stuck in native code. */
const watchMs = 500;

export interface RunTimerOptions {
  readonly control: RunControl;
  /** The run has to stop; a waiting worker has to be woken. */
  readonly onStop: () => void;
  /** The run did not stop: its thread has to be ended. */
  readonly onHang: (limit: ControlStop | 'running') => void;
}

/** The end of a run that the host stops, and of a thread that does not obey. */
export type RunTimer = ReturnType<typeof createRunTimer>;

/** Watches one run from its start on. */
export function createRunTimer({ control, onStop, onHang }: RunTimerOptions) {
  let hang: NodeJS.Timeout | undefined;
  const watch = setInterval(() => {
    if (isRunningOver(hangMs)) onHang('running');
  }, watchMs);
  control.reset();
  return {
    stop(reason: ControlStop): void {
      control.stop(reason);
      onStop();
      // Both limits may have passed before the thread is ended; the running time is over first.
      hang ??= setTimeout(() => onHang(reason === 'wall' && isRunningOver(0) ? 'running' : reason), hangMs);
    },
    /** The run is over; nothing is called after this. */
    end(): void {
      clearTimeout(hang);
      clearInterval(watch);
    },
  };

  function isRunningOver(byMs: number): boolean {
    const running = control.readRunningDeadline();
    return running > 0n && process.hrtime.bigint() > running + BigInt(byMs) * 1_000_000n;
  }
}
