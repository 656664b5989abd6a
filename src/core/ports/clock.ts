/** Time as a parameter. `nowMs` is epoch milliseconds; `monotonicMs` only grows and has no meaning beyond differences. */
export interface Clock {
  nowMs(): number;
  monotonicMs(): number;
  /** Resolves after `delayMs`; rejects with the signal's reason when it is aborted first. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>;
}

/** Makes an id that is unique in the run, for example `call_k3f9…`. */
export type CreateId = (prefix: string) => string;
