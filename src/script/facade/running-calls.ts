import type { Clock } from '../../core/ports/clock.ts';

/** Calls that run, each with its own abort signal: the calls of one script, or the calls that outlive their scripts. */
export type RunningCalls = ReturnType<typeof createRunningCalls>;

export function createRunningCalls({ clock, cleanupMs }: { clock: Clock; cleanupMs: number }) {
  const running = new Map<string, { readonly controller: AbortController; readonly ended: Promise<unknown> }>();
  let isEnded = false;
  return {
    get size(): number {
      return running.size;
    },
    /** True from the call of `end` on. */
    get isEnded(): boolean {
      return isEnded;
    },
    has: (id: string): boolean => running.has(id),
    /** Runs the work. Rejects only with the work's rejection. */
    start<Result>(id: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
      const controller = new AbortController();
      // Async, so that work that throws at once rejects like work that throws later.
      const result = (async () => work(controller.signal))().finally(() => running.delete(id));
      running.set(id, { controller, ended: result.catch(() => undefined) });
      return result;
    },
    /** False if no such call runs. */
    cancel(id: string, reason: string): boolean {
      const call = running.get(id);
      call?.controller.abort(new Error(reason));
      return call !== undefined;
    },
    /** Aborts all calls, waits for them up to the clean-up time, and returns the ids of those that do not end. */
    async end(reason: string): Promise<readonly string[]> {
      isEnded = true;
      const calls = [...running.values()];
      for (const { controller } of calls) controller.abort(new Error(reason));
      const patience = new AbortController();
      await Promise.race([
        Promise.all(calls.map(({ ended }) => ended)),
        clock.sleep(cleanupMs, patience.signal).catch(() => undefined),
      ]);
      patience.abort();
      return [...running.keys()];
    },
  };
}
