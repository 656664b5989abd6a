import type { Clock } from '../../core/ports/clock.ts';
import type { ScriptLimits } from '../../core/limits.ts';
import { readErrorMessage } from '../../core/types/error.ts';
import type { StartEngine, ScriptRuntime } from '../../core/ports/script.ts';
import { connectEngine } from './engine-connection.ts';
import type { EngineConnection } from './engine-connection.ts';
import { runOnEngine } from './engine-run.ts';
import type { RunResult, ScriptRuntimeAdapter } from '../protocol/runtime.ts';

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
  const { limits, clock } = options;
  let slot: { connection: Promise<EngineConnection>; dead: boolean } | null = null;
  let nextEpoch = 1;
  let disposed = false;

  async function connect(): Promise<EngineConnection> {
    if (disposed) throw new Error('the script harness is closed');
    if (slot === null || slot.dead) slot = open();
    const engine = await slot.connection;
    await engine.ready;
    return engine;
  }

  function open(): { connection: Promise<EngineConnection>; dead: boolean } {
    const { memoryMb, stackKb, workerWaitMs } = limits;
    const opened = {
      dead: false,
      connection: connectEngine({
        startEngine: options.startEngine,
        settings: { runtime: options.runtime, workers: options.workers, memoryMb, stackKb, workerWaitMs },
        clock,
        onEnd: () => {
          opened.dead = true;
        },
      }),
    };
    opened.connection.catch(() => {
      opened.dead = true;
    });
    return opened;
  }

  return {
    kind: options.runtime.type,
    async warm() {
      await connect();
    },
    async run(request) {
      let engine: EngineConnection;
      try {
        engine = await connect();
      } catch (thrown) {
        return faulty(readErrorMessage(thrown));
      }
      const epoch = nextEpoch;
      nextEpoch += 1;
      return runOnEngine({ engine, epoch, request, clock });
    },
    async dispose() {
      disposed = true;
      const engine = await slot?.connection.catch(() => null);
      engine?.fail('the script harness was closed');
    },
  };
}

function faulty(message: string): RunResult {
  return {
    outcome: { type: 'fault', message: message.slice(0, 1_000) },
    metrics: { runningMs: 0, memoryBytes: 0, droppedLogs: 0, droppedProgress: 0 },
  };
}
