/** Why the clock ended a run from outside the guest. */
export type ControlStop = 'wall' | 'cancelled';

const codes = { none: 0n, wall: 1n, cancelled: 2n } as const;
const never = 2n ** 62n;

/**
 * The deadline and the stop flag of one worker, in memory that both threads share: a message could not reach a thread that is busy
 * with a script. Times are nanoseconds of the process's monotonic clock.
 */
export interface RunControl {
  readonly buffer: SharedArrayBuffer;
  /** Before each run: no deadline, no stop. */
  reset(): void;
  arm(deadlineNs: bigint): void;
  /** No deadline until `arm`. */
  suspend(): void;
  stop(reason: ControlStop): void;
  read(nowNs: bigint): ControlStop | null;
  /** The worker enters the guest's code, which may run until this moment; 0: the worker has left it. */
  setRunningDeadline(deadlineNs: bigint): void;
  readRunningDeadline(): bigint;
}

/** Views the control memory, or makes it if none is given. */
export function createRunControl(buffer: SharedArrayBuffer = new SharedArrayBuffer(24)): RunControl {
  const slots = new BigInt64Array(buffer);
  return {
    buffer,
    reset() {
      slots.forEach((_, index) => Atomics.store(slots, index, index === 0 ? never : 0n));
    },
    arm(deadlineNs) {
      Atomics.store(slots, 0, deadlineNs);
    },
    suspend() {
      Atomics.store(slots, 0, never);
    },
    stop(reason) {
      Atomics.store(slots, 1, codes[reason]);
    },
    read(nowNs) {
      const code = Atomics.load(slots, 1);
      if (code === codes.cancelled) return 'cancelled';
      return code === codes.wall || nowNs >= Atomics.load(slots, 0) ? 'wall' : null;
    },
    setRunningDeadline(deadlineNs) {
      Atomics.store(slots, 2, deadlineNs);
    },
    readRunningDeadline: () => Atomics.load(slots, 2),
  };
}
