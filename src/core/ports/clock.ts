/** Time as a parameter. `nowMs` is epoch milliseconds. `monotonicMs` only grows, and only differences of it are meaningful. */
export interface Clock {
  nowMs(): number;
  monotonicMs(): number;
  /** Resolves after `delayMs`; rejects with the signal's reason if it is aborted first. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>;
}

/** Creates an id that is unique in the run, for example `call_k3f9…`. */
export type CreateId = (prefix: string) => string;
