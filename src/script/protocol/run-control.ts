/** Why the host ended a run from outside the guest: its time is over, or it is cancelled. */
export type ControlStop = 'wall' | 'cancelled';

const codes = { none: 0n, wall: 1n, cancelled: 2n } as const;

/**
 * The stop flag of one worker, in memory that both threads share: a message could not reach a thread that is busy with a script. Times are
 * nanoseconds of the process's monotonic clock.
 */
export type RunControl = ReturnType<typeof createRunControl>;

/** Views the control memory, or makes it if none is given. */
export function createRunControl(buffer: SharedArrayBuffer = new SharedArrayBuffer(16)) {
  const slots = new BigInt64Array(buffer);
  return {
    buffer,
    /** Before each run: no stop. */
    reset(): void {
      Atomics.store(slots, 0, codes.none);
      Atomics.store(slots, 1, 0n);
    },
    stop(reason: ControlStop): void {
      Atomics.store(slots, 0, codes[reason]);
    },
    read(): ControlStop | null {
      const code = Atomics.load(slots, 0);
      if (code === codes.none) return null;
      return code === codes.wall ? 'wall' : 'cancelled';
    },
    /** The worker enters the guest's code, which may run until this moment; 0: the worker has left it. */
    setRunningDeadline(deadlineNs: bigint): void {
      Atomics.store(slots, 1, deadlineNs);
    },
    readRunningDeadline: (): bigint => Atomics.load(slots, 1),
  };
}
