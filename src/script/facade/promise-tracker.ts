import type { Clock } from '../../core/ports/clock.ts';
import { createDeferred } from '../../core/deferred.ts';

export type CallState = 'pending' | 'resolved' | 'rejected' | 'aborted' | 'detached';

export interface TrackedCall {
  readonly callId: string;
  readonly tool: string;
  readonly startedMs: number;
  readonly state: CallState;
}

/** Keeps every running call of one script: its id and tool, its start, and its abort signal. */
export interface PromiseTracker {
  /** Runs the work with its own signal. Rejects only with the work's rejection. */
  track<T>(callId: string, tool: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  readonly calls: readonly TrackedCall[];
  readonly pendingCount: number;
  /** Aborts all running calls, waits for them up to the clean-up time, and returns the calls that do not end. */
  abortPending(reason: string): Promise<readonly TrackedCall[]>;
}

export interface PromiseTrackerOptions {
  readonly clock: Clock;
  readonly cleanupMs: number;
}

export function createPromiseTracker(options: PromiseTrackerOptions): PromiseTracker {
  const { clock } = options;
  const entries = new Map<string, { call: TrackedCall; controller: AbortController; settled: Promise<void> }>();
  const listPending = () =>
    [...entries.values()].filter(({ call }) => call.state === 'pending' || call.state === 'aborted');

  function setState(callId: string, state: CallState): void {
    const entry = entries.get(callId);
    // An aborted call that then ends stays aborted; one that was given up stays detached.
    if (entry?.call.state === 'pending') entry.call = { ...entry.call, state };
  }

  return {
    track(callId, tool, work) {
      const controller = new AbortController();
      const settled = createDeferred<void>();
      entries.set(callId, {
        call: { callId, tool, startedMs: clock.monotonicMs(), state: 'pending' },
        controller,
        settled: settled.promise,
      });
      // Async, so that work that throws at once rejects like work that throws later.
      return (async () => work(controller.signal))().then(
        (value) => {
          setState(callId, 'resolved');
          settled.resolve();
          return value;
        },
        (thrown: unknown) => {
          setState(callId, 'rejected');
          settled.resolve();
          throw thrown;
        },
      );
    },
    get calls() {
      return [...entries.values()].map(({ call }) => call);
    },
    get pendingCount() {
      return [...entries.values()].filter(({ call }) => call.state === 'pending').length;
    },
    async abortPending(reason) {
      const pending = listPending();
      if (pending.length === 0) return [];
      const done = new Set<string>();
      const waits = pending.map(async (entry) => {
        setState(entry.call.callId, 'aborted');
        entry.controller.abort(new Error(reason));
        await entry.settled;
        done.add(entry.call.callId);
      });
      const patience = new AbortController();
      await Promise.race([Promise.all(waits), clock.sleep(options.cleanupMs, patience.signal).catch(() => undefined)]);
      patience.abort();
      return pending
        .filter(({ call }) => !done.has(call.callId))
        .map((entry) => {
          entry.call = { ...entry.call, state: 'detached' };
          return entry.call;
        });
    },
  };
}
