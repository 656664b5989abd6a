import type { ScriptErrorName, ScriptErrorReport, ScriptPhase } from '../../core/types/script.ts';
import type { GuestOutcome, ThrownInGuest } from '../protocol/protocol.ts';
import type { ScriptProblem } from '../parse/parse-problem.ts';
import { escapeControlText, removeTerminalCodes } from '../../core/text/control-characters.ts';
import type { Insertion } from '../parse/parse-tasks.ts';
import { readScriptStack } from './script-stack.ts';
import { cutText } from '../../core/text/cut-text.ts';

/** The state of the run when its error is recorded. */
export interface ErrorSituation {
  readonly scriptId: string;
  readonly elapsedMs: number;
  readonly completedTools: number;
  readonly pendingTools: number;
  /** The texts of the program that the script does not have. */
  readonly insertions: readonly Insertion[];
}

/** An error before it is a report. */
export interface ErrorDetails {
  readonly name: ScriptErrorName;
  readonly code: string;
  readonly message: string;
  readonly phase: ScriptPhase;
  readonly stack?: string;
  readonly toolName?: string | null;
  readonly callId?: string | null;
  readonly line?: number | null;
  readonly column?: number | null;
}

const maxMessageChars = 9_000;

/** Codes of errors whose cause may be gone when the same script is sent again. */
const retryableCodes = new Set(['engine-failed', 'no-worker', 'approval-timed-out', 'too-many-spawned']);

/** Names that the harness's own code in the guest gives to its errors. A script that throws such a name by itself does not get it. */
const guestErrorNames = new Set<ScriptErrorName>([
  'ToolNotFoundError',
  'ToolValidationError',
  'ToolBudgetExceededError',
  'ConcurrencyLimitError',
  'ToolExecutionError',
  'ApprovalDeniedError',
  'ApprovalTimeoutError',
  'SerializationError',
]);

/** Writes an error down. Stacks keep positions of the script only, messages no control characters. */
export function createErrorReport(details: ErrorDetails, situation: ErrorSituation): ScriptErrorReport {
  const { insertions, ...run } = situation;
  const stack = readScriptStack(details.stack ?? '', insertions);
  const [first] = stack.frames;
  return {
    name: details.name,
    code: details.code,
    message: cleanMessage(details.message),
    phase: details.phase,
    toolName: details.toolName ?? null,
    callId: details.callId ?? null,
    stack: stack.text === '' ? null : stack.text,
    retryable: retryableCodes.has(details.code),
    line: details.line ?? first?.line ?? null,
    column: details.column ?? first?.column ?? null,
    ...run,
  };
}

/** The error of a script that was refused before it ran. The message lists all problems, and the first one gives the position. */
export function describeRefused([first, ...others]: readonly ScriptProblem[]): ErrorDetails {
  const listed = others.map(({ line, column, message }) => `script.ts:${line}:${column}: ${message}`);
  return {
    name: first?.name ?? 'ScriptSyntaxError',
    code: first?.code ?? 'syntax',
    message: [first?.message ?? '', ...listed].join('\n'),
    phase: 'parsing',
    line: first?.line ?? null,
    column: first?.column ?? null,
  };
}

/** The limits that messages name. */
export interface NamedLimits {
  readonly timeoutMs: number;
  readonly runningMs: number;
  readonly memoryMb: number;
  readonly stackKb: number;
  readonly workerWaitMs: number;
}

export interface ScriptPlace {
  readonly line: number;
  readonly column: number;
}

/** The report for an outcome that is not a return value; null for a return value. `loops` are the loops of the script itself that wait for nothing. */
export function createOutcomeReport(
  outcome: GuestOutcome,
  limits: NamedLimits,
  situation: ErrorSituation,
  loops: readonly ScriptPlace[],
): ScriptErrorReport | null {
  if (outcome.type === 'returned') return null;
  const report = createErrorReport(describeOutcome(outcome, limits), situation);
  const isInFunction = report.stack !== null && !/^at script\.ts:\d+:\d+$/.test(report.stack);
  const isLooping = report.name === 'ScriptTimeoutError' && !isInFunction && situation.pendingTools === 0;
  return isLooping ? nameLoops(report, loops) : report;
}

function describeOutcome(outcome: Exclude<GuestOutcome, { type: 'returned' }>, limits: NamedLimits): ErrorDetails {
  const phase = 'executing';
  switch (outcome.type) {
    case 'threw':
      return readThrown(outcome.error);
    case 'unhandled': {
      const thrown = readThrown(outcome.error);
      const message = `${thrown.message} (nothing handled this rejection: await the promise, or catch it)`;
      return { ...thrown, message };
    }
    case 'syntax': {
      const { message, stack } = outcome.error;
      return { name: 'ScriptSyntaxError', code: 'syntax', message, phase: 'parsing', stack };
    }
    case 'limit':
      return { ...describeLimit(outcome.limit, limits), phase, stack: outcome.stack };
    case 'stalled': {
      const message =
        'the script waits for a promise that nothing will settle: no tool call is running and no code is left to run';
      return { name: 'ScriptError', code: 'never-settles', message, phase };
    }
    case 'no-worker': {
      const message = `no worker was free for this script within ${limits.workerWaitMs} ms`;
      return { name: 'HarnessInternalError', code: 'no-worker', message, phase };
    }
    case 'fault':
      return { name: 'HarnessInternalError', code: 'engine-failed', message: outcome.message, phase };
  }
}

/** For a loop without calls, the engine has no place, or the place of an earlier statement. */
function nameLoops(report: ScriptErrorReport, loops: readonly ScriptPlace[]): ScriptErrorReport {
  const [first, ...others] = loops;
  if (first === undefined) return report;
  if (others.length === 0) return { ...report, ...first };
  const listed = loops.map(({ line, column }) => `script.ts:${line}:${column}`).join(', ');
  return { ...report, message: `${report.message}; the loops of the script are at ${listed}` };
}

function describeLimit(
  limit: Extract<GuestOutcome, { type: 'limit' }>['limit'],
  limits: NamedLimits,
): Pick<ErrorDetails, 'name' | 'code' | 'message'> {
  switch (limit) {
    case 'wall':
      return {
        name: 'ScriptTimeoutError',
        code: 'wall-clock',
        message: `the script took longer than ${limits.timeoutMs} ms, tool calls included; do less per script, or make a long call outside of a script`,
      };
    case 'running':
      return {
        name: 'ScriptTimeoutError',
        code: 'running-time',
        message: `the script's own code ran longer than ${limits.runningMs} ms; look for an endless loop, or let a command do the work`,
      };
    case 'memory':
      return {
        name: 'ScriptMemoryError',
        code: 'memory',
        message: `the script needed more than ${limits.memoryMb} MB; keep fewer values at a time, or let a command process the data`,
      };
    case 'stack':
      return {
        name: 'ScriptStackError',
        code: 'stack',
        message: `the script's calls nest deeper than its stack of ${limits.stackKb} KB; use a loop instead of recursion`,
      };
    case 'cancelled':
      return { name: 'ScriptCancelledError', code: 'cancelled', message: 'the script was cancelled' };
  }
}

function readThrown(error: ThrownInGuest): ErrorDetails {
  const { known, stack } = error;
  const name = [...guestErrorNames].find((candidate) => candidate === known?.name);
  if (known !== null && name !== undefined) {
    return {
      name,
      code: known.code,
      message: error.message,
      phase: name === 'SerializationError' ? 'finalizing' : 'executing',
      stack,
      toolName: known.toolName,
      callId: known.callId,
    };
  }
  const named = error.name === '' || error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  const message = named === '' ? 'the script threw an error without a message' : named;
  return { name: 'ScriptError', code: 'thrown', message, phase: 'executing', stack };
}

function cleanMessage(message: string): string {
  const clean = escapeControlText(removeTerminalCodes(message));
  return cutText(clean, maxMessageChars);
}
