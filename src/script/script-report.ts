import type { ScriptLimits } from '../core/limits.ts';
import type { ScriptCallTrace, ScriptReport } from '../core/ports/script.ts';
import { renderFirst } from '../core/text/grouped-number.ts';
import type { ScriptErrorReport } from '../core/types/script.ts';
import type { ErrorDetails } from './results/errors.ts';
import type { AnsweredCall } from './results/call-answer.ts';
import { protocolLimits } from './protocol/protocol-limits.ts';
import type { RunResult } from './protocol/runtime.ts';
import { readReturnJson } from './results/serialize.ts';

/** The value of a script that returned one. Checks it again, because the text comes from the engine. */
export function readReturned(
  { outcome }: RunResult,
  limits: ScriptLimits,
): { readonly json: string | null; readonly error: ErrorDetails | null } {
  if (outcome.type !== 'returned' || outcome.json === null) return { json: null, error: null };
  const read = readReturnJson(outcome.json, { ...limits, returnBytes: protocolLimits.resultChars });
  if ('json' in read) return { json: read.json, error: null };
  const error = { name: 'SerializationError', code: 'not-serializable', message: read.problem } as const;
  return { json: null, error: { ...error, phase: 'finalizing' } };
}

/** A value that a script handed over; null for a text that the guest never writes. */
export function readHandedOver(json: string, limits: ScriptLimits): string | null {
  const read = readReturnJson(json, { ...limits, returnBytes: protocolLimits.handOverChars });
  return 'json' in read ? read.json : null;
}

/** The error for calls that did not end after their script; null if there are no such calls. */
export function describeDetached(detached: readonly AnsweredCall[]): ErrorDetails | null {
  const [first] = detached;
  if (first === undefined) return null;
  const named = detached.map(({ tool, callId }) => `${tool} (${callId})`).join(', ');
  return {
    name: 'DetachedPromiseError',
    code: 'detached',
    message: `the script ended without awaiting ${named}, which did not end when it was asked to stop`,
    phase: 'finalizing',
    toolName: first.tool,
    callId: first.callId,
  };
}

const maxNamed = 10;

/** The error for calls that a script did not wait for; null without such calls. */
export function describeUnawaited(
  unawaited: readonly AnsweredCall[],
  calls: readonly ScriptCallTrace[],
  { outcome }: RunResult,
  noResultCause: string,
): ErrorDetails | null {
  const [first] = unawaited;
  if (first === undefined) return null;
  // Some calls cannot be stopped any more.
  const states = new Map(calls.map(({ callId, state }) => [callId, state]));
  const named = unawaited.map(
    ({ callId, tool, target }) => `${tool}${target === '' ? '' : ` ${target}`} (${states.get(callId) ?? 'aborted'})`,
  );
  const cause =
    outcome.type === 'unhandled'
      ? `; nothing handled this rejection: ${outcome.error.message}`
      : outcome.type === 'returned' && outcome.json === null
        ? `; ${noResultCause}`
        : '';
  return {
    name: 'DetachedPromiseError',
    code: 'not-awaited',
    message: `the script ended before ${unawaited.length} of its calls did: ${renderFirst(named, maxNamed)}; ${howToAwait}${cause}`,
    phase: 'finalizing',
    toolName: first.tool,
    callId: first.callId,
  };
}

/** The advice for calls that were not awaited. */
export const howToAwait =
  'await every call: instead of forEach with an async function, write await Promise.all(items.map(async (item) => …))';

/** The error for a script that returned nothing, logged nothing and called no tool. */
export function describeNoResult(cause: string): ErrorDetails {
  const message = `the script ended without a result: ${cause}`;
  return { name: 'ScriptNoResultError', code: 'no-result', message, phase: 'finalizing' };
}

/** The report of a script that did not run. */
export function createEmptyReport(
  scriptId: string,
  error: ScriptErrorReport | null,
  scriptCacheHit: boolean,
): ScriptReport {
  return {
    scriptId,
    returnJson: null,
    error,
    partialResults: [],
    calls: [],
    logs: [],
    droppedLogs: 0,
    progress: [],
    droppedProgress: 0,
    handedOver: null,
    metadata: {
      durationMs: error?.elapsedMs ?? 0,
      toolCallsMade: 0,
      memoryUsedMb: 0,
      scriptCacheHit,
      compilationCacheHit: false,
    },
    dryRun: null,
  };
}
