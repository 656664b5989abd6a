import type { GuestError, GuestInstance, GuestStep } from './guest-instance.ts';
import { createGuestPosts } from './guest-posts.ts';
import type { GuestJob, GuestMessage, GuestMetrics, GuestOutcome, ThrownInGuest } from '../protocol/protocol.ts';
import type { RunControl } from '../protocol/run-control.ts';
import { createDeferred } from '../../core/deferred.ts';

/** Jobs between two looks at the clock: the interrupt handler does not end the loop itself. */
const jobBatch = 1_000;

export interface GuestRunOptions {
  readonly instance: GuestInstance;
  readonly job: GuestJob;
  readonly control: RunControl;
  readonly nowNs: () => bigint;
  readonly send: (message: GuestMessage) => void;
}

export interface GuestRun {
  readonly ended: Promise<{ outcome: GuestOutcome; metrics: GuestMetrics; reusable: boolean }>;
  settle(id: number, succeeded: boolean, json: string): void;
  /** Looks at the clock now, also while the script waits. */
  checkClock(): void;
}

/** Runs one script in an instance, from its first line to its end. Never throws: an exception of the engine itself is an outcome. */
export function startGuestRun(options: GuestRunOptions): GuestRun {
  const { instance, job, control, nowNs, send } = options;
  const { limits } = job;
  const readThrown = (error: ThrownInGuest): GuestOutcome =>
    readEngineLimit(error, instance.isMemoryFull()) ?? { type: 'threw', error };
  const posts = createGuestPosts({ job, nowNs, send, readThrown });
  const { pendingCalls } = posts;
  const runningLimitNs = BigInt(Math.ceil(limits.runningMs)) * 1_000_000n;
  const ended = createDeferred<Awaited<GuestRun['ended']>>();
  let stopped: 'wall' | 'running' | 'cancelled' | null = null;
  let runningNs = 0n;
  let enteredNs = nowNs();
  let reusable = true;
  let pumping = false;

  enter(() => instance.start(job.js, job.configJson, { onPost: posts.onPost, shouldStop }));
  pump();
  return {
    ended: ended.promise,
    settle(id, succeeded, json) {
      if (posts.outcome !== null || !pendingCalls.delete(id)) return;
      enter(() => instance.settle(id, succeeded, json));
      if (!pumping) pump();
    },
    checkClock() {
      if (!pumping && posts.outcome === null) pump();
    },
  };

  function shouldStop(): boolean {
    if (stopped === null) {
      stopped = control.read();
      if (stopped === null && runningNs + nowNs() - enteredNs > runningLimitNs) stopped = 'running';
    }
    return stopped !== null;
  }

  // The only way into the guest, so that its running time is all counted and no exception of the engine is lost.
  function enter(step: () => GuestStep): number {
    enteredNs = nowNs();
    // Some native loops never ask whether to stop: the engine watches this moment and ends the thread.
    control.setRunningDeadline(enteredNs + runningLimitNs - runningNs);
    try {
      const result = step();
      if (result.type === 'done') return result.jobs;
      posts.end(readFailure(result.phase, result.error, instance.isMemoryFull()));
    } catch (thrown) {
      reusable = false;
      posts.end(readHostException(thrown, instance.isMemoryFull()));
    } finally {
      control.setRunningDeadline(0n);
      runningNs += nowNs() - enteredNs;
      enteredNs = nowNs();
    }
    return 0;
  }

  function pump(): void {
    pumping = true;
    // After a stop not one more job runs: guest code could otherwise catch the rejection that the interruption became.
    if (posts.outcome === null && !shouldStop()) {
      const jobs = enter(() => instance.runJobs(jobBatch));
      if (posts.outcome === null && !shouldStop()) {
        if (jobs >= jobBatch) {
          setImmediate(pump);
          return;
        }
        if (pendingCalls.size > 0) {
          pumping = false;
          return;
        }
        // Without memory QuickJS loses the job that would have continued the script.
        const isStarved = instance.isReportBroken() || instance.isMemoryFull();
        posts.end(isStarved ? { type: 'limit', limit: 'memory', stack: '' } : { type: 'stalled' });
      }
    }
    pumping = false;
    finish();
  }

  // The script's place when it was ended. If its first part was ended, only the promise of the script's end has the stack.
  function readStopStack(outcome: GuestOutcome | null): string {
    if (outcome?.type === 'limit') return outcome.stack;
    if (outcome?.type === 'threw') return outcome.error.stack;
    let stack = '';
    // Guest code that runs now is stopped at once, but reading must not hang the thread either.
    enter(() => {
      stack = instance.readEndStack();
      return { type: 'done', jobs: 0 };
    });
    return stack;
  }

  function finish(): void {
    const { outcome } = posts;
    const final: GuestOutcome =
      stopped !== null && (outcome === null || outcome.type === 'limit' || outcome.type === 'threw')
        ? { type: 'limit', limit: stopped, stack: readStopStack(outcome) }
        : (outcome ?? { type: 'stalled' });
    posts.end(final);
    // Interrupted, starved or overflowed engines are not trusted to be in one piece.
    if (final.type === 'limit' || final.type === 'fault') reusable = false;
    ended.resolve({
      outcome: final,
      reusable,
      metrics: {
        runningMs: Number(runningNs / 1_000n) / 1_000,
        memoryBytes: instance.measureMemoryBytes(),
        ...posts.countDropped(),
      },
    });
  }
}

function readFailure(phase: 'compile' | 'run', error: GuestError, memoryFull: boolean): GuestOutcome {
  const thrown = { ...error, known: null };
  return readEngineLimit(thrown, memoryFull) ?? { type: phase === 'compile' ? 'syntax' : 'threw', error: thrown };
}

// QuickJS reports an exhausted resource as an ordinary error; nested JSON and deep syntax report a full stack as a SyntaxError.
function readEngineLimit(error: ThrownInGuest, memoryFull: boolean): GuestOutcome | null {
  if (error.known !== null) return null;
  // Without room for even an error object QuickJS throws null.
  if (memoryFull && error.name === '' && error.message === 'null') return { type: 'limit', limit: 'memory', stack: '' };
  if (error.message === 'out of memory' && error.name === 'InternalError')
    return { type: 'limit', limit: 'memory', stack: error.stack };
  const overflow =
    error.message === 'stack overflow' && ['InternalError', 'SyntaxError', 'RangeError'].includes(error.name);
  return overflow ? { type: 'limit', limit: 'stack', stack: error.stack } : null;
}

// V8's own stack can run out before QuickJS notices, and QuickJS itself may trap once it has no memory left (a growing Map does);
// both are the script's doing. Everything else is a fault of the engine.
function readHostException(thrown: unknown, memoryFull: boolean): GuestOutcome {
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  if (thrown instanceof RangeError && thrown.message.includes('call stack'))
    return { type: 'limit', limit: 'stack', stack: '' };
  if (memoryFull) return { type: 'limit', limit: 'memory', stack: '' };
  return { type: 'fault', message: message.slice(0, 1_000) };
}
