import * as z from 'zod';
import { escapeControls } from '../../core/text/control-characters.ts';
import type { Clock, CreateId } from '../../core/ports/clock.ts';
import { cutMiddle, cutText, describeCut } from '../../core/text/cut-text.ts';
import { isJsonObject } from '../../core/text/json.ts';
import { waitUnpaused, type PauseClock } from '../../core/ports/pause-clock.ts';
import type { ScriptLimits } from '../../core/limits.ts';
import type { PartialResult, ScriptCallTrace, ScriptRequest, SpawningOptions } from '../../core/ports/script.ts';
import { createCallAnswer, createFailure, noSuchTool } from '../results/call-answer.ts';
import type { AnsweredCall, CallAnswer } from '../results/call-answer.ts';
import { createRunningCalls, type RunningCalls } from './running-calls.ts';
import type { GuestCall } from '../protocol/runtime.ts';

/** The results of a script's calls are kept whole up to this much in all, and then up to `maxCutBytes` of each. */
const maxKeptChars = 4_194_304;
const maxCutBytes = 65_536;

/** The calls of `tools.spawn`, which may outlive their scripts, in the whole run. */
export interface SpawnedCalls extends SpawningOptions {
  readonly running: RunningCalls;
}

/** The errors of the calls that never reach the dispatcher. */
const refusals = {
  unknownTool: { state: 'not-found', name: 'ToolNotFoundError', code: 'tool-not-found' },
  spawnArguments: { state: 'invalid', name: 'ToolValidationError', code: 'invalid-arguments' },
  tooManySpawned: { state: 'concurrency', name: 'ConcurrencyLimitError', code: 'too-many-spawned' },
  tooManyAtOnce: { state: 'concurrency', name: 'ConcurrencyLimitError', code: 'too-many-at-once' },
  overBudget: { state: 'budget', name: 'ToolBudgetExceededError', code: 'tool-budget' },
  lostRace: { state: 'aborted', name: 'ToolExecutionError', code: 'tool-aborted' },
} as const;

/** A call of the guest with the id that the host gave it. */
interface Admitted {
  readonly call: GuestCall;
  readonly named: AnsweredCall;
}

const spawnId = z.string().min(1).max(200);
const spawnRequest = z.strictObject({ id: spawnId, name: z.string().min(1).max(300), args: z.unknown() });
const cancelRequest = z.strictObject({ id: spawnId });

/** The host's side of `tools`, for one script. Checks again what the guest reports about budgets and names. */
export type ToolFacade = ReturnType<typeof createToolFacade>;

export interface ToolFacadeOptions {
  readonly scriptId: string;
  readonly callTool: ScriptRequest['callTool'];
  /** Null if scripts may not spawn. */
  readonly spawned: SpawnedCalls | null;
  readonly toolNames: readonly string[];
  readonly limits: ScriptLimits;
  /** The line of the script at the top of an engine's stack; null without one. */
  readonly readLine: (stack: string) => number | null;
  readonly clock: Clock;
  readonly createId: CreateId;
  /** The dispatcher itself threw: a bug or a record that cannot be written. The script must not continue. */
  readonly onBroken: (thrown: unknown) => void;
}

/** Creates the facade of one script. It checks existence, budget and concurrency; the dispatcher checks everything else. */
export function createToolFacade(options: ToolFacadeOptions) {
  const { limits, clock } = options;
  const known = new Set(options.toolNames);
  const tracked = createRunningCalls({ clock, cleanupMs: limits.cleanupMs });
  const startTimes = new Map<string, number>();
  const traces = new Map<string, Omit<ScriptCallTrace, 'number'>>();
  const results = new Map<string, string>();
  const waiting: Admitted[] = [];
  const admittedCalls = new Map<number, Admitted>();
  const unawaited: AnsweredCall[] = [];
  let keptChars = 0;
  let used = 0;
  let running = 0;
  let started = 0;
  let closed = false;

  function trace(named: AnsweredCall, state: string, note: string, durationMs = 0): void {
    traces.set(named.callId, { ...named, state, note, durationMs: Math.round(durationMs) });
  }

  function answerAtOnce({ call, named }: Admitted, { state, note, answer }: CallAnswer): void {
    trace(named, state, note);
    call.answer(answer);
  }

  function refuse(admitted: Admitted, refusal: keyof typeof refusals, reason: string): void {
    const { state, ...error } = refusals[refusal];
    const message = `${admitted.named.tool}: ${reason}`;
    answerAtOnce(
      admitted,
      createFailure(admitted.named, { state, note: message, requestId: null }, { ...error, message }),
    );
  }

  function handle(call: GuestCall): void {
    if (options.spawned === null || (call.name !== 'spawn' && call.name !== 'spawn.cancel')) admit(call);
    else if (call.name === 'spawn') spawn(call, options.spawned);
    else {
      const id = cancelRequest.safeParse(call.args).data?.id ?? '';
      const cancelled = options.spawned.running.cancel(id, 'the spawned call was cancelled');
      call.answer({ type: 'value', value: { cancelled }, requestId: null });
    }
  }

  function dispatch({ call, named }: Admitted, args: unknown, signal: AbortSignal, pauseClock: PauseClock) {
    const line = options.readLine(call.stack);
    return options.callTool({ callId: named.callId, name: named.tool, args, line, signal, pauseClock });
  }

  // The same checks as for any call, but the call may outlive the script.
  function spawn(call: GuestCall, spawned: SpawnedCalls): void {
    const request = spawnRequest.safeParse(call.args).data;
    const named = nameCall(request?.name ?? 'spawn', request?.args);
    const admitted = { call, named };
    if (request === undefined)
      return refuse(admitted, 'spawnArguments', 'tools.spawn takes the name of a tool and its arguments');
    if (!mayRun(admitted)) return;
    const { id, args } = request;
    const { running: calls, limit } = spawned;
    if (calls.isEnded || calls.size >= limit || calls.has(id))
      return refuse(admitted, 'tooManySpawned', 'too many spawned calls run already');
    used += 1;
    started += 1;
    trace(named, 'spawned', `as ${id}`);
    const startedMs = clock.monotonicMs();
    const { callId, tool } = named;
    calls
      // A call in the background pauses no clock: the run's bound applies here, not the script's.
      .start(id, async (signal) => createCallAnswer(await dispatch(admitted, args, signal, waitUnpaused), named))
      .then(({ answer, state, note, resultJson }) => {
        if (!closed) trace(named, state, note, clock.monotonicMs() - startedMs);
        else if (!calls.isEnded)
          spawned.onEnd({ id, scriptId: options.scriptId, callId, tool, state, note, resultJson });
        call.answer(answer);
      }, options.onBroken);
  }

  function admit(call: GuestCall): void {
    const named = nameCall(call.name, call.args);
    const admitted = { call, named };
    if (!mayRun(admitted)) return;
    if (running >= limits.concurrentToolCalls && limits.concurrency === 'reject') {
      const reason = `no more than ${limits.concurrentToolCalls} calls may run at once; await some of them first`;
      return refuse(admitted, 'tooManyAtOnce', reason);
    }
    used += 1;
    admittedCalls.set(call.id, admitted);
    trace(named, 'waiting', '');
    if (running >= limits.concurrentToolCalls) wait(admitted);
    else execute(admitted);
  }

  function wait(admitted: Admitted): void {
    waiting.push(admitted);
    admitted.call.lost.addEventListener('abort', () => {
      const place = waiting.indexOf(admitted);
      if (place < 0) return;
      waiting.splice(place, 1);
      refuse(admitted, 'lostRace', 'another call won the race before this one was started');
    });
  }

  function nameCall(tool: string, args: unknown): AnsweredCall {
    return { callId: options.createId('call'), tool, target: readTarget(args) };
  }

  // The tool exists and the budget is not spent; else the call is answered here.
  function mayRun(admitted: Admitted): boolean {
    const { named } = admitted;
    if (closed) trace(named, 'aborted', 'the script had ended');
    else if (!known.has(named.tool)) refuse(admitted, 'unknownTool', noSuchTool);
    else if (used >= limits.toolCalls) {
      const reason = `the script has used all of its ${limits.toolCalls} tool calls; make the other calls in another script`;
      refuse(admitted, 'overBudget', reason);
    } else return true;
    return false;
  }

  function execute(admitted: Admitted): void {
    const { call, named } = admitted;
    const startedMs = clock.monotonicMs();
    startTimes.set(named.callId, startedMs);
    running += 1;
    started += 1;
    trace(named, 'pending', '');
    tracked
      .start(named.callId, (signal) =>
        dispatch(admitted, call.args, AbortSignal.any([signal, call.lost]), call.pauseClock),
      )
      .then(
        (result) => {
          const answer = createCallAnswer(result, named);
          if (traces.get(named.callId)?.state !== 'detached') {
            const note = closed ? `${answer.note || answer.state} (after the script's end)` : answer.note;
            trace(named, answer.state, note, clock.monotonicMs() - startedMs);
          }
          if (answer.resultJson !== null) keepResult(named, answer.resultJson);
          call.answer(answer.answer);
        },
        (thrown: unknown) => {
          trace(named, 'failed', 'the harness failed', clock.monotonicMs() - startedMs);
          options.onBroken(thrown);
        },
      )
      .finally(() => {
        running -= 1;
        const next = closed ? undefined : waiting.shift();
        if (next !== undefined) execute(next);
      });
  }

  function keepResult({ callId }: AnsweredCall, resultJson: string): void {
    const isKept = keptChars + resultJson.length <= maxKeptChars;
    const kept = isKept
      ? resultJson
      : JSON.stringify(cutMiddle(resultJson, { maxBytes: maxCutBytes, describe: describeCut(null) }));
    keptChars += kept.length;
    results.set(callId, kept);
  }

  return {
    handle,
    /** The script has ended without the answer to a call. */
    noteLeft(id: number): void {
      const left = admittedCalls.get(id);
      // It is named once.
      if (left === undefined || !admittedCalls.delete(id)) return;
      unawaited.push(left.named);
    },
    /** The guest itself refused an unknown tool. */
    noteMissing(name: string): void {
      trace(nameCall(name, {}), 'not-found', noSuchTool);
    },
    /** Aborts the running calls. Returns the calls that did not end even then. */
    async close(reason: string): Promise<readonly AnsweredCall[]> {
      closed = true;
      for (const { named } of waiting.splice(0)) trace(named, 'aborted', reason);
      const detached = await tracked.end(reason);
      return detached.flatMap((callId): AnsweredCall[] => {
        const left = traces.get(callId);
        if (left === undefined) return [];
        const note = `did not end within ${limits.cleanupMs} ms after it was asked to stop`;
        trace(left, 'detached', note, clock.monotonicMs() - (startTimes.get(callId) ?? 0));
        return [left];
      });
    },
    /** The calls whose answers the script did not wait for. */
    unawaited,
    get calls(): readonly ScriptCallTrace[] {
      return [...traces.values()].map((made, index) => ({ number: index + 1, ...made }));
    },
    /** In the order of the calls. */
    get partialResults(): readonly PartialResult[] {
      return [...traces.values()].flatMap(({ callId, tool, target }, index) => {
        const resultJson = results.get(callId);
        return resultJson === undefined ? [] : [{ number: index + 1, tool, target, resultJson }];
      });
    },
    /** Calls that were passed to the dispatcher. */
    get started(): number {
      return started;
    },
    get completed(): number {
      return results.size;
    },
    get pending(): number {
      return tracked.size + waiting.length;
    },
  };
}

const maxTargetCharacters = 80;

// Names of other agents are accepted too.
const targetNames = [
  'command',
  'cmd',
  'filePath',
  'file_path',
  'path',
  'dirPath',
  'dir_path',
  'pattern',
  'query',
  'urls',
  'url',
  'uri',
  'key',
];

// The arguments that tell one call of a tool from another, for people. They may be of any type.
function readTarget(args: unknown): string {
  if (typeof args === 'string') return readTarget({ command: args });
  // Several arguments of a script: a text or words, or an object.
  if (Array.isArray(args)) return readTarget(isJsonObject(args[0]) ? args[0] : { command: args.flat() });
  if (args === null || typeof args !== 'object') return '';
  const given = args as Record<string, unknown>;
  const value =
    targetNames.map((name) => given[name]).find((named) => named !== undefined) ??
    readPatchedFiles(given['patch'] ?? given['input']);
  const text = Array.isArray(value) ? value.filter((word) => typeof word === 'string').join(' ') : value;
  if (typeof text !== 'string') return '';
  return escapeControls(cutText(text, maxTargetCharacters));
}

function readPatchedFiles(patch: unknown): string[] | undefined {
  if (typeof patch !== 'string') return undefined;
  return [...patch.matchAll(/^(?:\*\*\* (?:Add|Update|Delete) File: |\+\+\+ (?:b\/)?)(.+)$/gm)].map(
    ([, file = '']) => file,
  );
}
