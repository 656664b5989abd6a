import { noMetrics } from '../protocol/no-metrics.ts';
import type {
  EngineMessage,
  EngineSettings,
  GuestJob,
  GuestOutcome,
  HostMessage,
  WorkerMessage,
} from '../protocol/protocol.ts';
import { createRunTimer } from './run-timer.ts';
import type { RunTimer } from './run-timer.ts';
import { startWorkerThread } from './worker-thread.ts';
import type { WorkerThread } from './worker-thread.ts';
import type { WorkerEngine } from './worker-engine.ts';

/**
 * The time from the start of the first script until the others are started, unless a script needs one before. To start a worker takes a core for
 * longer than most scripts run, and a run without scripts needs none.
 */
const spareDelayMs = 1_000;

/** Workers that die before they were ever ready, in a row, until the engine gives up. */
const maxFailedStarts = 3;

export interface WorkerPoolOptions {
  readonly entry: string;
  readonly settings: EngineSettings;
  readonly send: (message: EngineMessage) => void;
  /** The engine cannot go on. */
  readonly onFailure: (reason: string) => void;
}

export type WorkerPool = ReturnType<typeof createWorkerPool>;

interface Slot {
  readonly thread: WorkerThread;
  state: 'starting' | 'idle' | 'busy' | 'cleaning' | 'ended';
  run: { readonly job: GuestJob; readonly timer: RunTimer } | null;
}

interface Waiting {
  readonly job: GuestJob;
  readonly timer: NodeJS.Timeout;
}

/** Runs scripts on worker threads: at most `workers` at once, one spare ready, a hung worker is ended and replaced. */
export function createWorkerPool(options: WorkerPoolOptions) {
  const { settings } = options;
  const maxRssBytes = (512 + (settings.workers + 1) * (settings.memoryMb + 96)) * 1024 * 1024;
  const slots = new Set<Slot>();
  const waiting = new Map<number, Waiting>();
  const endHung = settings.runtime.type === 'quickjs' ? replace : failStuck;
  let shared: WorkerEngine['shared'] = null;
  let failedStarts = 0;
  let spareTimer: NodeJS.Timeout | null = null;

  return {
    // The first worker makes the image; the others start from it as soon as it exists.
    start: addWorker,
    run(job: GuestJob): void {
      const timer = setTimeout(() => {
        waiting.delete(job.epoch);
        sendDone(job.epoch, { type: 'no-worker' });
      }, settings.workerWaitMs);
      waiting.set(job.epoch, { job, timer });
      assign();
      if (waiting.has(job.epoch) && [...slots].every(({ state }) => state !== 'starting')) fill();
    },
    settle(message: Extract<HostMessage, { type: 'settle' }>): void {
      findSlot(message.epoch)?.thread.send(message);
    },
    stop({ epoch, reason }: Extract<HostMessage, { type: 'stop' }>): void {
      const queued = waiting.get(epoch);
      if (queued !== undefined) {
        clearTimeout(queued.timer);
        waiting.delete(epoch);
        sendDone(epoch, { type: 'limit', limit: 'cancelled', stack: '' });
        return;
      }
      findSlot(epoch)?.run?.timer.stop(reason);
    },
  };

  function addWorker(): void {
    const slot: Slot = {
      thread: startWorkerThread({
        entry: options.entry,
        settings,
        shared,
        onMessage: (message) => receive(slot, message),
        onEnd: (reason) => handleEnd(slot, reason),
      }),
      state: 'starting',
      run: null,
    };
    slots.add(slot);
  }

  function fill(): void {
    while (slots.size < settings.workers + 1) addWorker();
  }

  function receive(slot: Slot, message: WorkerMessage): void {
    if (slot.state === 'ended') return;
    if (message.type === 'ready') {
      failedStarts = 0;
      slot.state = 'idle';
      // Taken only before any script has run there, so no script can have touched it.
      shared ??= message.shared as WorkerEngine['shared'];
      options.send({ type: 'ready' });
      assign();
      if (waiting.size > 0) fill();
    } else if (message.type === 'idle') {
      if (slot.state === 'cleaning') slot.state = 'idle';
      assign();
    } else if (message.type === 'stuck') {
      failStuck();
    } else if (message.epoch === slot.run?.job.epoch) {
      if (message.type === 'done') {
        endRun(slot);
        slot.state = 'cleaning';
        options.send(message);
        // After a fault nothing in that thread is trusted, and a thread that keeps memory is not worth keeping.
        if (message.outcome.type === 'fault' || process.memoryUsage.rss() > maxRssBytes) replace(slot);
        return;
      }
      options.send(message);
    }
  }

  function assign(): void {
    for (const { job, timer: waitTimer } of waiting.values()) {
      const busy = [...slots].filter((slot) => slot.state === 'busy').length;
      const slot = [...slots].find((candidate) => candidate.state === 'idle');
      if (slot === undefined || busy >= settings.workers) return;
      clearTimeout(waitTimer);
      waiting.delete(job.epoch);
      slot.state = 'busy';
      slot.run = {
        job,
        timer: createRunTimer({
          control: slot.thread.control,
          onStop: () => slot.thread.send({ type: 'stop', epoch: job.epoch }),
          onHang: (limit) => abandon(slot, { type: 'limit', limit, stack: '' }, endHung),
        }),
      };
      options.send({ type: 'started', epoch: job.epoch });
      slot.thread.send({ type: 'run', job });
      spareTimer ??= setTimeout(fill, spareDelayMs);
    }
  }

  function replace(slot: Slot): void {
    slot.state = 'ended';
    slots.delete(slot);
    void slot.thread.end();
    fill();
    assign();
  }

  // The answer does not wait for the thread to end: the spare is ready for the next script.
  function abandon(slot: Slot, outcome: GuestOutcome, end: (slot: Slot) => void): void {
    const epoch = slot.run?.job.epoch;
    endRun(slot);
    if (epoch !== undefined) sendDone(epoch, outcome);
    end(slot);
  }

  // An isolate's thread does not end with its worker, and the worker does not end before it.
  function failStuck(): void {
    options.onFailure('a script cannot be stopped');
  }

  function handleEnd(slot: Slot, reason: string): void {
    if (slot.state === 'ended') return;
    if (slot.state === 'starting') failedStarts += 1;
    if (failedStarts >= maxFailedStarts) {
      options.onFailure(`script workers do not start: ${reason}`);
      return;
    }
    abandon(slot, { type: 'fault', message: `the script's worker ended: ${reason}`.slice(0, 1_000) }, replace);
  }

  function endRun(slot: Slot): void {
    slot.run?.timer.end();
    slot.run = null;
  }

  function findSlot(epoch: number): Slot | undefined {
    return [...slots].find((slot) => slot.run?.job.epoch === epoch);
  }

  function sendDone(epoch: number, outcome: GuestOutcome): void {
    options.send({ type: 'done', epoch, outcome, metrics: noMetrics });
  }
}
