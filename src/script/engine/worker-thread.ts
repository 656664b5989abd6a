import { Worker } from 'node:worker_threads';
import type { EngineSettings, WorkerCommand, WorkerMessage } from '../protocol/protocol.ts';
import { createRunControl } from '../protocol/run-control.ts';
import type { WorkerEngine } from './worker-engine.ts';
import type { WorkerSetup } from './worker.ts';

/** One worker as the pool sees it. */
export type WorkerThread = ReturnType<typeof startWorkerThread>;

export interface WorkerThreadOptions {
  readonly entry: string;
  readonly settings: EngineSettings;
  /** The parts that the first worker made and the others reuse. */
  readonly shared: WorkerEngine['shared'];
  readonly onMessage: (message: WorkerMessage) => void;
  /** Called once, when the thread has ended for any reason. */
  readonly onEnd: (reason: string) => void;
}

/** Starts a worker thread with nothing of the engine's environment and no way to print. */
export function startWorkerThread(options: WorkerThreadOptions) {
  const control = createRunControl();
  control.reset();
  const { settings, shared } = options;
  const workerData: WorkerSetup = { settings, control: control.buffer, shared };
  const worker = new Worker(options.entry, {
    workerData,
    env: {},
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    // A smaller thread stack would let V8 overflow before QuickJS does, which breaks the instance.
    resourceLimits: { stackSizeMb: 16, maxOldGenerationSizeMb: 64 },
  });
  // Output of a dependency must not reach the engine's stdout, which carries the protocol.
  worker.stdout.resume();
  worker.stderr.resume();
  let reason = 'the worker ended';
  worker.on('message', (message: WorkerMessage) => options.onMessage(message));
  worker.on('error', (error) => {
    reason = error instanceof Error ? error.message : String(error);
  });
  worker.on('exit', () => options.onEnd(reason));
  return {
    control,
    send: (command: WorkerCommand): void => worker.postMessage(command),
    end: async (): Promise<void> => void (await worker.terminate()),
  };
}
