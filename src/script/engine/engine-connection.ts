import type { Clock } from '../../core/ports/clock.ts';
import type { EngineProcess, StartEngine } from '../../core/ports/script.ts';
import { readEngineLine } from '../protocol/protocol.ts';
import type { EngineMessage, EngineSettings, HostMessage } from '../protocol/protocol.ts';
import { createDeferred } from '../../core/deferred.ts';

/** How long an engine may take from its start to its first ready worker. */
const startMs = 20_000;

/** One engine process. It is not trusted: a line that is not of the protocol ends it. */
export type EngineConnection = ReturnType<typeof connectEngine>;

export type RunMessage = Exclude<EngineMessage, { type: 'ready' }>;

export interface RunListener {
  onMessage(message: RunMessage): void;
  onEnd(reason: string): void;
}

/** Starts an engine process and its workers. */
export function connectEngine(options: {
  readonly startEngine: StartEngine;
  readonly settings: EngineSettings;
  readonly clock: Clock;
}) {
  const listeners = new Map<number, RunListener>();
  const firstWorker = createDeferred<void>();
  const started = new AbortController();
  let engine: EngineProcess | null = null;
  let ended = false;

  const fail = (reason: string): void => {
    if (ended) return;
    ended = true;
    engine?.kill();
    started.abort();
    firstWorker.reject(new Error(reason));
    for (const listener of listeners.values()) listener.onEnd(reason);
    listeners.clear();
  };
  const send = (message: HostMessage): void => {
    if (!ended) engine?.writeLine(JSON.stringify(message));
  };
  const receive = (line: string): void => {
    if (ended) return;
    const message = readEngineLine(line);
    if (message === null) fail('the script engine broke the protocol');
    else if (message.type === 'ready') {
      started.abort();
      firstWorker.resolve();
    } else listeners.get(message.epoch)?.onMessage(message);
  };
  const start = async (): Promise<void> => {
    try {
      engine = await options.startEngine();
    } catch (thrown) {
      ended = true;
      throw thrown;
    }
    // Closed in the meantime.
    if (ended) engine.kill();
    engine.onExit((reason) => fail(`the script engine ended: ${reason.slice(0, 500)}`));
    engine.onLine(receive);
    send({ type: 'start', ...options.settings });
    options.clock.sleep(startMs, started.signal).then(
      () => fail('the script engine took too long to start'),
      () => undefined,
    );
    await firstWorker.promise;
  };
  const ready = start();
  // A caller that waits for them receives a failed start; there may be no such caller yet.
  for (const promise of [ready, firstWorker.promise]) promise.catch(() => undefined);
  return {
    /** Resolves when the first worker is ready; rejects when the engine cannot be started, ends or takes too long before that. */
    ready,
    get ended(): boolean {
      return ended;
    },
    send,
    /** Delivers the messages of one run, or the engine's end. */
    listen(epoch: number, listener: RunListener): () => void {
      listeners.set(epoch, listener);
      return () => void listeners.delete(epoch);
    },
    /** Ends the process; every run on it receives the reason. */
    fail,
  };
}
