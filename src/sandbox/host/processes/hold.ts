/** Blocks the thread for `delayMs` milliseconds. For callers that must not await between two steps. */
export function hold(delayMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
}
