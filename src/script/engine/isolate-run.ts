import type { GuestRun, GuestRunOptions } from '../guest/guest-run.ts';
import { createDeferred } from '../../core/deferred.ts';
import { createGuestPosts } from '../guest/guest-posts.ts';
import type { IsolateInstance } from './isolate-instance.ts';
import type { GuestOutcome, ThrownInGuest } from '../protocol/protocol.ts';

/** How often an isolate that works is looked at: it may have run out of memory without saying so. */
const watchMs = 50;

/** How long an ended isolate may take to leave its thread. */
const stuckMs = 2_000;

export interface IsolateRunOptions extends Omit<GuestRunOptions, 'instance'> {
  readonly instance: IsolateInstance;
  /** Settles when V8 has given the isolate up. */
  readonly memoryLost: Promise<void>;
}

export interface IsolateRun extends GuestRun {
  /** Settles after `ended`: `stuck` if a thread of the process still runs the script, and only the process's end can end it. */
  readonly left: Promise<'clean' | 'stuck'>;
}

/**
 * Runs one script in an isolate, which works on its own thread. This thread reads the clock meanwhile, and ends the isolate. Never throws.
 */
export function startIsolateRun(options: IsolateRunOptions): IsolateRun {
  const { instance, job, control, nowNs } = options;
  const posts = createGuestPosts({ ...options, readThrown });
  const ended = createDeferred<Awaited<GuestRun['ended']>>();
  const left = createDeferred<'clean' | 'stuck'>();
  const runningLimitNs = BigInt(Math.ceil(job.limits.runningMs)) * 1_000_000n;
  let stopped: 'wall' | 'running' | 'cancelled' | null = null;
  let runningNs = 0n;
  let enteredNs: bigint | null = null;
  let memoryBytes = 0;
  let steps: Promise<void> = Promise.resolve();
  let queued = 0;
  let over = false;
  let stuckTimer: NodeJS.Timeout | undefined;
  const watch = setInterval(look, watchMs);

  options.memoryLost.then(
    () => end({ type: 'limit', limit: 'memory', stack: '' }, 'stuck'),
    () => undefined,
  );
  enter(() => instance.start(job.js, job.configJson, posts.onPost));
  return {
    ended: ended.promise,
    left: left.promise,
    settle(id, succeeded, json) {
      if (posts.outcome !== null || !posts.pendingCalls.delete(id)) return;
      enter(() => instance.settle(id, succeeded, json));
    },
    checkClock: look,
  };

  function look(): void {
    if (over) return;
    const now = nowNs();
    stopped ??= control.read();
    if (stopped === null && enteredNs !== null && runningNs + now - enteredNs > runningLimitNs) stopped = 'running';
    if (stopped !== null) instance.dispose();
    // A run without a queued step has no step that would notice the end.
    if (stopped !== null && queued === 0) finish();
    else if (instance.ended && queued > 0) endStuck();
  }

  function endStuck(): void {
    stuckTimer ??= setTimeout(
      () => end(stopped === null ? { type: 'limit', limit: 'memory', stack: '' } : posts.outcome, 'stuck'),
      stuckMs,
    );
  }

  // One step after the other: each is counted as running time from its begin to the end of its jobs.
  function enter(step: () => Promise<void>): void {
    queued += 1;
    steps = steps.then(async () => {
      if (over || posts.outcome !== null || stopped !== null) return leave();
      enteredNs = nowNs();
      try {
        await step();
      } catch (thrown) {
        posts.end(readFailure(thrown));
      }
      if (enteredNs !== null) runningNs += nowNs() - enteredNs;
      enteredNs = null;
      leave();
    });
  }

  function leave(): void {
    queued -= 1;
    if (over || queued > 0) return;
    look();
    if (over || (posts.outcome === null && stopped === null && posts.pendingCalls.size > 0)) return;
    finish();
  }

  function finish(): void {
    end(posts.outcome, 'clean');
  }

  function end(outcome: GuestOutcome | null, how: 'clean' | 'stuck'): void {
    if (over) return;
    over = true;
    clearInterval(watch);
    clearTimeout(stuckTimer);
    if (enteredNs !== null) runningNs += nowNs() - enteredNs;
    if (how === 'clean') memoryBytes = instance.readMemoryBytes();
    const stoppable = outcome === null || ['limit', 'threw', 'stalled', 'fault'].includes(outcome.type);
    const final: GuestOutcome =
      stopped !== null && stoppable ? { type: 'limit', limit: stopped, stack: '' } : (outcome ?? { type: 'stalled' });
    posts.end(final);
    ended.resolve({
      outcome: final,
      // No isolate runs a second script.
      reusable: false,
      metrics: { runningMs: Number(runningNs / 1_000n) / 1_000, memoryBytes, ...posts.countDropped() },
    });
    left.resolve(how);
    instance.dispose();
  }
}

function readThrown(error: ThrownInGuest): GuestOutcome {
  return readEngineLimit(error) ?? { type: 'threw', error };
}

// V8 reports an exhausted resource as an ordinary RangeError.
function readEngineLimit(error: ThrownInGuest): GuestOutcome | null {
  if (error.known !== null || error.name !== 'RangeError') return null;
  if (error.message === 'Maximum call stack size exceeded')
    return { type: 'limit', limit: 'stack', stack: error.stack };
  return error.message === 'Array buffer allocation failed'
    ? { type: 'limit', limit: 'memory', stack: error.stack }
    : null;
}

function readFailure(thrown: unknown): GuestOutcome {
  if (!(thrown instanceof Error)) return { type: 'fault', message: 'the isolate failed without an error' };
  const { name, message } = thrown;
  if (message.includes('due to memory limit')) return { type: 'limit', limit: 'memory', stack: '' };
  // Only the compiler's errors come out this way: the script itself is an async function.
  const position = /^(.*) \[script\.ts:(\d+):(\d+)\]$/s.exec(message);
  const error = {
    name,
    message: (position?.[1] ?? message).slice(0, 8_000),
    stack: position === null ? '' : `    at script.ts:${position[2]}:${position[3]}`,
    known: null,
  };
  const limit = readEngineLimit(error);
  if (limit !== null) return limit;
  return thrown instanceof SyntaxError
    ? { type: 'syntax', error }
    : { type: 'fault', message: `${name}: ${message}`.slice(0, 1_000) };
}
