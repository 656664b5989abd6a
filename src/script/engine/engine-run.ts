import { createHash } from 'node:crypto';
import type { Clock } from '../../core/ports/clock.ts';
import { escapeControlText, removeTerminalCodes } from '../../core/text/control-characters.ts';
import type { EngineConnection, RunMessage } from './engine-connection.ts';
import { protocolLimits } from '../protocol/protocol-limits.ts';
import { readCallPayload, readStoreChange } from '../protocol/protocol.ts';
import type { GuestAnswer, RunRequest, RunResult } from '../protocol/runtime.ts';
import type { ControlStop } from '../protocol/run-control.ts';
import { createDeferred } from '../../core/deferred.ts';
import { createPausableTimer } from './pausable-timer.ts';
import { noMetrics } from '../protocol/no-metrics.ts';

/** How much longer than agreed an engine may take before it counts as broken: its own hard kill after two seconds, and some air. */
const graceMs = 5_000;

export interface EngineRunOptions {
  readonly engine: EngineConnection;
  readonly epoch: number;
  readonly request: RunRequest;
  readonly clock: Clock;
}

/**
 * Runs one script on an engine and holds the engine to the agreement: how many calls, lines and events it may send, which calls
 * exist, and when it has to be done. An engine that breaks it is ended.
 */
export function runOnEngine(options: EngineRunOptions): Promise<RunResult> {
  const { engine, epoch, request, clock } = options;
  const { limits } = request;
  const result = createDeferred<RunResult>();
  const counts = { calls: 0, missing: 0, log: 0, logChars: 0, progress: 0, handOvers: 0, store: 0, storeChars: 0 };
  const open = new Map<number, AbortController>();
  let seen = 0;
  let pauses = 0;
  let stopping = false;
  let over = false;

  const timer = createPausableTimer(clock);
  const stopListening = engine.listen(epoch, {
    onMessage: receive,
    onEnd: (reason) => finish({ outcome: { type: 'fault', message: reason }, metrics: noMetrics }),
  });
  const cancel = (): void => stop('cancelled');
  request.signal.addEventListener('abort', cancel, { once: true });
  start();
  return result.promise;

  function start(): void {
    const configJson = JSON.stringify({
      seed: readSeed(request.scriptId),
      toolNames: request.toolNames,
      aliases: request.aliases,
      nearest: request.nearest,
      advice: request.advice,
      spawn: request.canSpawn,
      isImplicit: request.isImplicit,
      toolCalls: limits.toolCalls,
      callsOverBudget: protocolLimits.callsOverBudget,
      argumentBytes: protocolLimits.argumentBytes,
      argumentDepth: protocolLimits.argumentDepth,
      returnDepth: limits.returnDepth,
      returnBytes: protocolLimits.resultChars,
      handOverBytes: protocolLimits.handOverChars,
      handOvers: protocolLimits.handOvers,
      context: request.context,
      store: [...request.store],
      storeBytes: limits.storeBytes,
      storeKeyChars: protocolLimits.storeKeyChars,
      storeChanges: protocolLimits.storeChanges,
      storePostedChars: protocolLimits.storePostedChars,
    });
    if (request.js.length > protocolLimits.sourceChars || configJson.length > protocolLimits.configChars) {
      finish({ outcome: { type: 'fault', message: 'the script or its context is too large' }, metrics: noMetrics });
      return;
    }
    timer.arm(limits.workerWaitMs + graceMs, failLate);
    engine.send({
      type: 'run',
      job: {
        epoch,
        js: request.js,
        configJson,
        limits: {
          runningMs: limits.runningMs,
          consoleLines: limits.consoleLines,
          progressEvents: limits.progressEvents,
          progressIntervalMs: limits.progressIntervalMs,
        },
      },
    });
    if (request.signal.aborted) cancel();
  }

  // The only clock of the script's time: the engine ends a script when it is told to, or is ended.
  function stop(reason: ControlStop): void {
    if (stopping) return;
    stopping = true;
    engine.send({ type: 'stop', epoch, reason });
    timer.resume();
    timer.arm(graceMs, failLate);
  }

  function failLate(): void {
    engine.fail('the script engine did not keep its time');
  }

  function receive(message: RunMessage): void {
    switch (message.type) {
      case 'started':
        if (!stopping) timer.arm(limits.timeoutMs, () => stop('wall'));
        return;
      case 'call': {
        const payload = readCallPayload(message.json);
        counts.calls += 1;
        // Ids only grow: a call can neither be repeated nor answer for another.
        const sane =
          payload !== null && message.id > seen && counts.calls <= limits.toolCalls + protocolLimits.callsOverBudget;
        if (!sane) return violate();
        seen = message.id;
        const lost = new AbortController();
        open.set(message.id, lost);
        request.onCall({
          ...payload,
          id: message.id,
          pauseClock,
          lost: lost.signal,
          answer: (answer) => settle(message.id, answer),
        });
        return;
      }
      case 'lost':
        return open.get(message.id)?.abort(new Error('another call won the race'));
      case 'left':
        return request.onLeft(message.id);
      case 'missing':
        counts.missing += 1;
        return counts.missing > protocolLimits.missingReports
          ? violate()
          : request.onMissing(escapeControlText(message.name));
      case 'log':
        counts.log += 1;
        counts.logChars += message.text.length;
        return counts.log > limits.consoleLines || counts.logChars > protocolLimits.consoleChars
          ? violate()
          : request.onConsole({ level: message.level, text: escapeControlText(removeTerminalCodes(message.text)) });
      case 'progress':
        counts.progress += 1;
        return counts.progress > limits.progressEvents
          ? violate()
          : request.onProgress({ kind: message.kind, message: escapeControlText(message.message) });
      case 'hand-over':
        counts.handOvers += 1;
        return counts.handOvers > protocolLimits.handOvers ? violate() : request.onHandOver(message.json);
      case 'store': {
        const change = readStoreChange(message.json);
        counts.store += 1;
        counts.storeChars += message.json.length;
        const fits =
          counts.store <= protocolLimits.storeChanges && counts.storeChars <= protocolLimits.storePostedChars;
        return change === null || !fits ? violate() : request.onStore(change);
      }
      case 'done':
        finish({ outcome: message.outcome, metrics: message.metrics });
    }
  }

  function violate(): void {
    engine.fail('the script engine broke its limits');
  }

  function settle(id: number, answer: GuestAnswer): void {
    if (over || !open.delete(id)) return;
    const { requestId } = answer;
    const json =
      answer.type === 'value'
        ? JSON.stringify({ value: answer.value, requestId })
        : JSON.stringify({ error: answer.error, requestId });
    engine.send({ type: 'settle', epoch, id, ok: answer.type === 'value', json });
  }

  async function pauseClock<T>(wait: () => Promise<T>): Promise<T> {
    pauses += 1;
    if (pauses === 1 && !stopping) timer.pause();
    try {
      return await wait();
    } finally {
      pauses -= 1;
      if (pauses === 0 && !over) timer.resume();
    }
  }

  function finish(value: RunResult): void {
    over = true;
    timer.end();
    stopListening();
    request.signal.removeEventListener('abort', cancel);
    result.resolve(value);
  }
}

// The same script id gives the same random numbers, so that a recorded run can be replayed.
function readSeed(scriptId: string): number[] {
  const digest = createHash('sha256').update(scriptId).digest();
  return [0, 4, 8, 12].map((offset) => digest.readInt32LE(offset));
}
