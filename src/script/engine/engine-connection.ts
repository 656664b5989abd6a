import type { Clock } from '../../core/ports/clock.ts';
import type { EngineProcess, StartEngine, ScriptRuntime } from '../../core/ports/script.ts';
import { readEngineLine } from '../protocol/protocol.ts';
import type { EngineMessage, HostMessage } from '../protocol/protocol.ts';
import { createDeferred } from '../../core/deferred.ts';

/** How long an engine may take from its start to its first ready worker. */
const startMs = 20_000;

/** One engine process. It is not trusted: a line that is not of the protocol ends it. */
export interface EngineConnection {
  /** Resolves when the first worker is ready; rejects when the engine ends or takes too long before that. */
  readonly ready: Promise<void>;
  readonly ended: boolean;
  send(message: HostMessage): void;
  /** Delivers the messages of one run, or the engine's end. */
  listen(epoch: number, listener: RunListener): () => void;
  /** Ends the process; every run on it receives the reason. */
  fail(reason: string): void;
}

export type RunMessage = Exclude<EngineMessage, { type: 'ready' }>;

export interface RunListener {
  onMessage(message: RunMessage): void;
  onEnd(reason: string): void;
}

export interface EngineSettings {
  readonly runtime: ScriptRuntime;
  readonly workers: number;
  readonly memoryMb: number;
  readonly stackKb: number;
  readonly workerWaitMs: number;
}

export interface ConnectOptions {
  readonly startEngine: StartEngine;
  readonly settings: EngineSettings;
  readonly clock: Clock;
  readonly onEnd: () => void;
}

/** Starts an engine process and its workers. */
export async function connectEngine(options: ConnectOptions): Promise<EngineConnection> {
  const { settings, clock } = options;
  const engine: EngineProcess = await options.startEngine();
  const listeners = new Map<number, RunListener>();
  const ready = createDeferred<void>();
  const started = new AbortController();
  let ended = false;

  const fail = (reason: string): void => {
    if (ended) return;
    ended = true;
    engine.kill();
    options.onEnd();
    started.abort();
    ready.reject(new Error(reason));
    for (const listener of listeners.values()) listener.onEnd(reason);
    listeners.clear();
  };
  engine.onExit((reason) => fail(`the script engine ended: ${reason.slice(0, 500)}`));
  engine.onLine((line) => {
    if (ended) return;
    const message = readEngineLine(line);
    if (message === null) fail('the script engine broke the protocol');
    else if (message.type === 'ready') {
      started.abort();
      ready.resolve();
    } else listeners.get(message.epoch)?.onMessage(message);
  });
  const send = (message: HostMessage): void => {
    if (!ended) engine.writeLine(JSON.stringify(message));
  };
  send({ type: 'start', ...settings });
  // The caller that waits for `ready` receives a failed start; there may be no such caller yet.
  ready.promise.catch(() => undefined);
  clock.sleep(startMs, started.signal).then(
    () => fail('the script engine took too long to start'),
    () => undefined,
  );
  return {
    ready: ready.promise,
    get ended() {
      return ended;
    },
    send,
    listen(epoch, listener) {
      listeners.set(epoch, listener);
      return () => void listeners.delete(epoch);
    },
    fail,
  };
}
