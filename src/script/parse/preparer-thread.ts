import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { createSerializer } from '../../core/serialize.ts';
import type { ScriptLanguage } from './parse.ts';
import type { ScriptProblemCode } from './parse-problem.ts';
import type { Preparation } from './prepare-script.ts';

export interface PreparationRequest {
  readonly source: string;
  readonly language: ScriptLanguage;
  readonly sourceBytes: number;
}

/** A thread that prepares one script after the other. It is started again when a script has been its end. */
export type PreparerThread = ReturnType<typeof createPreparerThread>;

export interface PreparerThreadOptions {
  /** The file that `preparer-worker.ts` has become. */
  readonly path: string;
  /** How long it may work at one script. */
  readonly timeoutMs: number;
}

/** How long the parser may work at one script. An ordinary one takes some milliseconds, and on a busy machine a hundred times as long. */
export const parseTimeoutMs = 10_000;

const startTimeoutMs = 20_000;
// Enough for the largest tree of a script of 64 KB; the stack has the size of a main thread's.
const resourceLimits = { maxOldGenerationSizeMb: 256, stackSizeMb: 1 };

export function createPreparerThread(options: PreparerThreadOptions) {
  let worker: Promise<Worker> | null = null;
  // One at a time, so that each has all of its time.
  const inTurn = createSerializer();

  function open(): Promise<Worker> {
    const opening = start(options.path);
    worker = opening;
    const forget = (): void => {
      if (worker === opening) worker = null;
    };
    opening.then((started) => started.once('exit', forget), forget);
    return opening;
  }

  async function ask(request: PreparationRequest): Promise<Preparation> {
    const current = await (worker ?? open());
    // The thread keeps the program alive only while a request waits for its response.
    current.ref();
    // The thread evaluates nothing of the script: its responses come from `preparer-worker.ts`.
    const answer = await new Promise<Preparation | null>((resolve) => {
      const settle = (message: Preparation | null): void => {
        clearTimeout(timer);
        current.off('message', settle).off('exit', giveUp);
        resolve(message);
      };
      const giveUp = (): void => settle(null);
      const timer = setTimeout(giveUp, options.timeoutMs);
      current.on('message', settle).on('exit', giveUp);
      current.postMessage(request);
    });
    current.unref();
    if (answer !== null) return answer;
    worker = null;
    await current.terminate();
    return describeTooComplex();
  }

  return {
    /** Starts it, so that the first script does not wait for that. */
    warm: (): void => void (worker ?? open()),
    /** Bounded in time and memory for any script. Rejects only if the thread cannot be started. */
    prepare: (request: PreparationRequest): Promise<Preparation> => inTurn(() => ask(request)),
    async close(): Promise<void> {
      const closing = worker;
      worker = null;
      await (await closing?.catch(() => null))?.terminate();
    },
  };
}

async function start(path: string): Promise<Worker> {
  const { Worker } = await import('node:worker_threads');
  // No environment: the thread handles text of a model.
  const worker = new Worker(path, { env: {}, execArgv: [], resourceLimits, stdout: true, stderr: true });
  // Its end is seen as such.
  worker.on('error', () => undefined);
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(startTimeoutMs) });
  } catch (thrown) {
    await worker.terminate();
    throw thrown;
  }
  worker.unref();
  return worker;
}

function describeTooComplex(): Preparation {
  const code: ScriptProblemCode = 'too-complex';
  const message = 'the script takes too much time or memory to parse; make its expressions and type arguments simpler';
  return { type: 'refused', errors: [{ name: 'ScriptSyntaxError', code, message, line: 1, column: 1 }], tools: null };
}
