/** Waits without giving anything else a turn, where no await may come between two steps. */
export function hold(delayMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
}
