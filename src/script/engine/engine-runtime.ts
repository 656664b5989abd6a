import type { Clock } from '../../core/ports/clock.ts';
import type { ScriptLimits } from '../../core/limits.ts';
import { readErrorMessage } from '../../core/types/error.ts';
import type { StartEngine, ScriptRuntime } from '../../core/ports/script.ts';
import { connectEngine } from './engine-connection.ts';
import type { EngineConnection } from './engine-connection.ts';
import { runOnEngine } from './engine-run.ts';
import { noMetrics } from '../protocol/no-metrics.ts';
import type { ScriptRuntimeAdapter } from '../protocol/runtime.ts';

export interface EngineRuntimeOptions {
  readonly runtime: ScriptRuntime;
  readonly startEngine: StartEngine;
  readonly limits: ScriptLimits;
  /** Scripts that may run at the same time. */
  readonly workers: number;
  readonly clock: Clock;
}

/** Runs scripts inside the engine's child process, which is started on first use and again when it has ended. */
export function createEngineRuntime(options: EngineRuntimeOptions): ScriptRuntimeAdapter {
  const { runtime, startEngine, workers, clock } = options;
  const { memoryMb, stackKb, workerWaitMs } = options.limits;
  let engine: EngineConnection | null = null;
  let nextEpoch = 1;
  let disposed = false;

  async function connect(): Promise<EngineConnection> {
    if (disposed) throw new Error('the script harness is closed');
    if (engine === null || engine.ended)
      engine = connectEngine({ startEngine, settings: { runtime, workers, memoryMb, stackKb, workerWaitMs }, clock });
    const current = engine;
    await current.ready;
    return current;
  }

  return {
    kind: runtime.type,
    async warm() {
      await connect();
    },
    async run(request) {
      const connected = await connect().catch(readErrorMessage);
      if (typeof connected === 'string')
        return { outcome: { type: 'fault', message: connected.slice(0, 1_000) }, metrics: noMetrics };
      const epoch = nextEpoch;
      nextEpoch += 1;
      return runOnEngine({ engine: connected, epoch, request, clock });
    },
    async dispose() {
      disposed = true;
      engine?.fail('the script harness was closed');
      // A process that was being started has ended then, too.
      await engine?.ready.catch(() => undefined);
    },
  };
}
