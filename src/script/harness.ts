import { availableParallelism } from 'node:os';
import type {
  ConsoleLine,
  ScriptHarness,
  ScriptHarnessOptions,
  ScriptReport,
  ScriptRequest,
  StoreChange,
} from '../core/ports/script.ts';
import type { ScriptErrorReport } from '../core/types/script.ts';
import { adviseMissingTool } from '../core/calls/missing-tools.ts';
import { detectScripts } from './detect/detect.ts';
import { findUntagged } from './detect/find-untagged.ts';
import { createErrorReport, createOutcomeReport, describeRefused } from './results/errors.ts';
import type { ErrorDetails, ErrorSituation } from './results/errors.ts';
import { readScriptStack } from './results/script-stack.ts';
import { createToolFacade } from './facade/facade.ts';
import type { ToolFacade } from './facade/facade.ts';
import type { AnsweredCall } from './results/call-answer.ts';
import type { Insertion } from './parse/parse-tasks.ts';
import { createScriptPreparer } from './parse/prepare.ts';
import type { PreparedScript } from './parse/prepare.ts';
import { createPreparerThread, parseTimeoutMs } from './parse/preparer-thread.ts';
import { createEngineRuntime } from './engine/engine-runtime.ts';
import type { RunResult } from './protocol/runtime.ts';
import { createContextData } from './guest/script-context.ts';
import {
  createEmptyReport,
  describeDetached,
  describeNoResult,
  describeUnawaited,
  readHandedOver,
  readReturned,
} from './script-report.ts';
import { createRunningCalls } from './facade/running-calls.ts';

/** The results of one attempt at a script. */
interface Attempt {
  readonly result: RunResult;
  readonly facade: ToolFacade;
  readonly detached: readonly AnsweredCall[];
  /** Calls that were running or waiting when the script ended. */
  readonly pending: number;
  readonly logs: readonly ConsoleLine[];
  readonly progress: ScriptReport['progress'];
  readonly storeChanges: number;
}

/** Wires detection, checking, the engine and the tools into the harness that the agent uses. */
export function createScriptHarness(options: ScriptHarnessOptions): ScriptHarness {
  const { limits, clock, spawning } = options;
  const thread = createPreparerThread({ path: options.preparerPath, timeoutMs: parseTimeoutMs });
  const preparer = createScriptPreparer({ limits, thread });
  const runtime = createEngineRuntime({
    runtime: options.runtime,
    startEngine: options.startEngine,
    limits,
    // Two scripts at once are what an agent with a helper needs; more would only share the same cores.
    workers: Math.max(1, Math.min(2, availableParallelism())),
    clock,
  });

  const spawned =
    spawning === null ? null : { ...spawning, running: createRunningCalls({ clock, cleanupMs: limits.cleanupMs }) };

  const stored = new Map(options.storedValues ?? []);
  let storedBytes = [...stored].reduce((total, [key, json]) => total + measureStored(key, json), 0);

  // Errors that the dispatcher threw after the script of the call had ended; the next script call throws the first one and so ends the run.
  const lateFailures: unknown[] = [];

  async function run(request: ScriptRequest): Promise<ScriptReport> {
    if (lateFailures.length > 0) throw lateFailures[0];
    const startedMs = clock.monotonicMs();
    const situate = (
      facade: ToolFacade | null,
      pending = 0,
      insertions: readonly Insertion[] = [],
    ): ErrorSituation => ({
      scriptId: request.scriptId,
      elapsedMs: Math.round(clock.monotonicMs() - startedMs),
      completedTools: facade?.completed ?? 0,
      pendingTools: pending,
      insertions,
    });
    const refuse = (details: ErrorDetails): ScriptReport =>
      createEmptyReport(request.scriptId, createErrorReport(details, situate(null)), false);
    if (request.mode === 'disabled') {
      const message = 'scripts are disabled in this run; use the structured tools';
      return refuse({ name: 'ScriptError', code: 'scripts-disabled', message, phase: 'parsing' });
    }
    const prepared = await preparer.prepare(request.source, request.language);
    if (prepared.type === 'refused') return refuse(describeRefused(prepared.errors));
    if (request.mode === 'dry-run')
      return {
        ...createEmptyReport(request.scriptId, null, prepared.cacheHit),
        dryRun: { tools: prepared.tools, unknownTools: listUnknownTools(prepared) },
      };
    let attempt = await runOnce(request, prepared);
    // A fault of the engine is not the script's; nothing has happened yet that a second try could repeat.
    if (
      attempt.result.outcome.type === 'fault' &&
      attempt.facade.started === 0 &&
      attempt.storeChanges === 0 &&
      !request.signal.aborted
    ) {
      attempt = await runOnce(request, prepared);
    }
    const { result, facade, detached } = attempt;
    const situation = situate(facade, attempt.pending, prepared.insertions);
    const report = (details: ErrorDetails | null): ScriptErrorReport | null =>
      details === null ? null : createErrorReport(details, situation);
    const returned = readReturned(result, limits);
    const error =
      report(hasReturned(result) ? describeDetached(detached) : null) ??
      report(describeUnawaited(facade.unawaited, facade.calls, result, prepared.noResultCause)) ??
      createOutcomeReport(result.outcome, limits, situation, prepared.loops) ??
      report(returned.error) ??
      report(hasResult(attempt) ? null : describeNoResult(prepared.noResultCause));
    return {
      scriptId: request.scriptId,
      returnJson: error === null ? returned.json : null,
      error,
      partialResults: error === null ? [] : facade.partialResults,
      calls: facade.calls,
      logs: attempt.logs,
      droppedLogs: result.metrics.droppedLogs,
      progress: attempt.progress,
      droppedProgress: result.metrics.droppedProgress,
      handedOver: null,
      metadata: {
        durationMs: Math.round(clock.monotonicMs() - startedMs),
        toolCallsMade: facade.started,
        memoryUsedMb: Math.round((result.metrics.memoryBytes / 1024 / 1024) * 10) / 10,
        scriptCacheHit: prepared.cacheHit,
        compilationCacheHit: prepared.cacheHit,
      },
      dryRun: null,
    };
  }

  function listUnknownTools({ tools }: PreparedScript): string[] {
    const spawnNames =
      spawned === null ? [] : ['spawn', 'spawn.cancel', ...options.toolNames.map((name) => `spawn.${name}`)];
    return tools.filter(
      (name) => ![...options.toolNames, ...spawnNames].includes(name) && options.findAlias(name) === null,
    );
  }

  async function runOnce(request: ScriptRequest, prepared: PreparedScript): Promise<Attempt> {
    const logs: ConsoleLine[] = [];
    const progress: { kind: 'info' | 'warn'; message: string }[] = [];
    const broken: unknown[] = [];
    let storeChanges = 0;
    const stop = new AbortController();
    let over = false;
    const breakOff = (thrown: unknown): void => {
      (over ? lateFailures : broken).push(thrown);
      stop.abort();
    };
    // These are called from the engine's stream, whose exceptions no caller would catch.
    const guard = (tell: () => void): void => {
      try {
        tell();
      } catch (thrown) {
        breakOff(thrown);
      }
    };
    const unknownTools = listUnknownTools(prepared);
    const facade = createToolFacade({
      scriptId: request.scriptId,
      callTool: request.callTool,
      spawned,
      toolNames: options.toolNames,
      readLine: (stack) => readScriptStack(stack, prepared.insertions).frames[0]?.line ?? null,
      limits,
      clock,
      createId: options.createId,
      onBroken: breakOff,
    });
    const startedMs = clock.monotonicMs();
    request.onStarted(() => {
      const empty = createEmptyReport(request.scriptId, null, prepared.cacheHit);
      const durationMs = Math.round(clock.monotonicMs() - startedMs);
      return {
        ...empty,
        calls: facade.calls,
        logs: [...logs],
        progress: [...progress],
        handedOver: { valueJson: null },
        metadata: { ...empty.metadata, durationMs, toolCallsMade: facade.started },
      };
    });
    const result = await runtime.run({
      scriptId: request.scriptId,
      js: prepared.js,
      context: createContextData(request, options),
      toolNames: options.toolNames,
      aliases: Object.fromEntries(
        prepared.tools.flatMap((name) => {
          const tool = options.toolNames.includes(name) ? null : options.findAlias(name);
          return tool === null ? [] : [[name, tool]];
        }),
      ),
      nearest: Object.fromEntries(unknownTools.map((name) => [name, options.listNearestTools(name)])),
      advice: Object.fromEntries(
        unknownTools.flatMap((name) => {
          const advice = adviseMissingTool(name);
          return advice === null ? [] : [[name, advice]];
        }),
      ),
      canSpawn: spawned !== null,
      isImplicit: prepared.isImplicit,
      limits,
      signal: AbortSignal.any([request.signal, stop.signal]),
      onCall: facade.handle,
      onLeft: facade.noteLeft,
      onMissing: facade.noteMissing,
      onConsole(line) {
        logs.push(line);
        guard(() => request.onConsole(line));
      },
      onProgress(event) {
        progress.push(event);
        guard(() => request.onProgress(event));
      },
      onHandOver(valueJson) {
        guard(() => request.onHandOver(valueJson === null ? null : readHandedOver(valueJson, limits)));
      },
      store: stored,
      onStore(change) {
        storeChanges += 1;
        guard(() => keepStored(change, request.onStore));
      },
    });
    const { pending } = facade;
    const detached = await facade.close('the script has ended');
    over = true;
    // The dispatcher or the record threw: after an event that cannot be recorded, nothing more may happen.
    if (broken.length > 0) throw broken[0];
    return { result, facade, detached, pending, logs, progress, storeChanges };
  }

  // The guest checks the limit for the script; here it holds for an engine that does not.
  function keepStored({ key, json }: StoreChange, onStore: ScriptRequest['onStore']): void {
    const before = stored.get(key);
    const freed = before === undefined ? 0 : measureStored(key, before);
    const bytes = storedBytes - freed + (json === null ? 0 : measureStored(key, json));
    if (bytes > limits.storeBytes) throw new Error('the script engine stored more than the limit');
    onStore({ key, json });
    storedBytes = bytes;
    if (json === null) stored.delete(key);
    else stored.set(key, json);
  }

  // A call that was aborted because nothing awaited it has given the script nothing.
  function hasResult({ result, facade, logs, pending, storeChanges }: Attempt): boolean {
    const returned = result.outcome.type === 'returned' && result.outcome.json !== null;
    return (
      returned || storeChanges > 0 || logs.length + result.metrics.droppedLogs > 0 || facade.calls.length > pending
    );
  }

  return {
    limits,
    detect: detectScripts,
    findUntagged: (text, isCopied) =>
      findUntagged(text, {
        isCopied,
        isTool: (name) => options.toolNames.includes(name) || options.findAlias(name) !== null,
        listTools: async (code, language) => (await preparer.prepare(code, language)).tools,
      }),
    warmParser: () => thread.warm(),
    async warm() {
      // The first run meets the same failure and reports it.
      await runtime.warm().catch(() => undefined);
    },
    run,
    async close() {
      await runtime.dispose();
      await thread.close();
      await spawned?.running.end('the run has ended');
    },
  };
}

/** True for a script that ended by itself; what it did not wait for ended with it. */
function hasReturned({ outcome }: RunResult): boolean {
  return outcome.type === 'returned' || outcome.type === 'unhandled';
}

function measureStored(key: string, json: string): number {
  return Buffer.byteLength(key) + Buffer.byteLength(json);
}
