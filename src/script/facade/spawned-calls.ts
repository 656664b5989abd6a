import type { Clock } from '../../core/ports/clock.ts';
import type { SpawnedEnd, SpawningOptions } from '../../core/ports/script.ts';
import type { CallAnswer } from '../results/call-answer.ts';

export interface SpawnedTask {
  readonly id: string;
  readonly run: (signal: AbortSignal) => Promise<CallAnswer>;
  /** True once the script that spawned it has ended. */
  readonly isOrphaned: () => boolean;
  readonly describe: (answer: CallAnswer) => SpawnedEnd;
}

/** Calls that outlive their script. They are bounded by the run: `close` aborts them. */
export interface SpawnedCalls {
  /** Null if too many calls run already or the id is taken. */
  start(task: SpawnedTask): Promise<CallAnswer> | null;
  /** False if no such call runs. */
  cancel(id: string): boolean;
  close(): Promise<void>;
}

export function createSpawnedCalls(options: SpawningOptions & { clock: Clock; cleanupMs: number }): SpawnedCalls {
  const running = new Map<string, { controller: AbortController; ended: Promise<unknown> }>();
  let closed = false;

  async function follow(task: SpawnedTask, signal: AbortSignal): Promise<CallAnswer> {
    try {
      const answer = await task.run(signal);
      if (task.isOrphaned() && !closed) options.onEnd(task.describe(answer));
      return answer;
    } finally {
      running.delete(task.id);
    }
  }

  return {
    start(task) {
      if (closed || running.size >= options.limit || running.has(task.id)) return null;
      const controller = new AbortController();
      const answer = follow(task, controller.signal);
      running.set(task.id, { controller, ended: answer.catch(() => undefined) });
      return answer;
    },
    cancel(id) {
      const task = running.get(id);
      task?.controller.abort(new Error('the spawned call was cancelled'));
      return task !== undefined;
    },
    async close() {
      closed = true;
      const tasks = [...running.values()];
      for (const { controller } of tasks) controller.abort(new Error('the run has ended'));
      const patience = new AbortController();
      await Promise.race([
        Promise.all(tasks.map(({ ended }) => ended)),
        options.clock.sleep(options.cleanupMs, patience.signal).catch(() => undefined),
      ]);
      patience.abort();
    },
  };
}
