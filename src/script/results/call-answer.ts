import { adviseMissingTool } from '../../core/calls/missing-tools.ts';
import { approvalTimeoutRule } from '../../core/types/decision.ts';
import type { DecisionRecord } from '../../core/types/decision.ts';
import type { JsonValue } from '../../core/text/json.ts';
import type { CallResult } from '../../core/ports/tool.ts';
import { renderDenial, renderLastDenial } from '../../core/types/denial.ts';
import { cutMiddle, describeCut, keepTail } from '../../core/text/cut-text.ts';
import { protocolLimits } from '../protocol/protocol-limits.ts';
import type { GuestAnswer, GuestToolError } from '../protocol/runtime.ts';

const stderrTailBytes = 2_048;

/** The fields of a result that hold a command's output, cut if they are long. */
const streamFields = ['stdout', 'stderr', 'aggregatedOutput', 'output'];

/** The outcome of a finished call for the script and for the trace. */
export interface CallAnswer {
  readonly answer: GuestAnswer;
  /** A state of `ScriptCallTrace`. */
  readonly state: string;
  readonly note: string;
  /** The result as JSON text, for calls that completed. */
  readonly resultJson: string | null;
}

/** The call that was made. */
export interface AnsweredCall {
  readonly callId: string;
  readonly tool: string;
  /** As in `ScriptCallTrace`. */
  readonly target: string;
  readonly streamBytes: number;
}

/** Turns the dispatcher's result of a call into the script's answer: a value, or an error object with its own name. */
export function createCallAnswer(result: CallResult, call: AnsweredCall): CallAnswer {
  const fail = (
    state: string,
    note: string,
    error: Partial<GuestToolError> & { name: string; code: string; message: string },
  ): CallAnswer => ({
    answer: { type: 'error', error: createToolError(error, call), requestId: readRequestId(result) },
    state,
    note,
    resultJson: null,
  });
  switch (result.type) {
    case 'completed': {
      const value = cutStreams(result.output.value, call);
      const resultJson = JSON.stringify(value);
      if (resultJson.length > protocolLimits.resultChars - 1_024) {
        const message = `${call.tool}: the result of ${resultJson.length} characters is too large for a script; ask for less of it`;
        return fail('failed', message, { name: 'ToolExecutionError', code: 'result-too-large', message });
      }
      return {
        answer: { type: 'value', value, requestId: readRequestId(result) },
        state: 'completed',
        note: renderExit(value),
        resultJson,
      };
    }
    case 'failed':
      return fail('failed', result.message, {
        name: 'ToolExecutionError',
        code: 'tool-failed',
        message: `${call.tool}: ${[result.message, result.hints].filter(Boolean).join('\n')}`,
        stderr: result.stderr === '' ? null : keepTail(result.stderr, stderrTailBytes),
      });
    case 'aborted':
      return fail('aborted', result.message, {
        name: 'ToolExecutionError',
        code: 'tool-aborted',
        message: `${call.tool}: ${[result.message, result.hints].filter(Boolean).join('\n')}`,
      });
    case 'denied': {
      const { decision } = result;
      const timedOut = decision.rule === approvalTimeoutRule;
      return fail('denied', renderDecision(decision), {
        name: timedOut ? 'ApprovalTimeoutError' : 'ApprovalDeniedError',
        code: timedOut ? 'approval-timed-out' : 'approval-denied',
        message: `${call.tool}: ${renderDenial(decision)}`,
        rule: decision.rule,
        reason: decision.reason,
        instead: decision.instead === '' ? null : decision.instead,
      });
    }
    case 'invalid': {
      const issues = result.issues.slice(0, 20);
      const listed = issues
        .map(({ path, message }) => `${path === '' ? 'the arguments' : path}: ${message}`)
        .join('; ');
      return fail('invalid', listed, {
        name: 'ToolValidationError',
        code: 'invalid-arguments',
        message: `${call.tool}: ${listed}`,
        issues,
      });
    }
    case 'not-found':
      return createNotFound(call, result.nearest);
    case 'refused':
      return fail('failed', result.message, {
        name: 'ToolExecutionError',
        code: 'refused',
        message: `${call.tool}: ${result.message}`,
      });
    case 'dry-run':
      return {
        answer: { type: 'value', value: { __dryRun: true, toolName: result.tool, args: result.args }, requestId: null },
        state: 'dry-run',
        note: '',
        resultJson: null,
      };
  }
}

/** The answer for a tool that does not exist. */
export function createNotFound(call: AnsweredCall, nearest: readonly string[]): CallAnswer {
  const advice = adviseMissingTool(call.tool);
  const guess = nearest.length === 0 ? '' : `; did you mean ${nearest.map((name) => `tools.${name}`).join(' or ')}?`;
  const message = `there is no tool ${call.tool}${advice === null ? guess : `. ${advice}`}`;
  const error = { name: 'ToolNotFoundError', code: 'tool-not-found', message, nearest: [...nearest] };
  return {
    answer: { type: 'error', error: createToolError(error, call), requestId: null },
    state: 'not-found',
    note: message,
    resultJson: null,
  };
}

/** The facade's own answer to a call that never reached the dispatcher. */
export function createRefusal(
  call: AnsweredCall,
  state: string,
  error: { readonly name: string; readonly code: string; readonly message: string },
): CallAnswer {
  const message = `${call.tool}: ${error.message}`;
  return {
    answer: { type: 'error', error: createToolError({ ...error, message }, call), requestId: null },
    state,
    note: message,
    resultJson: null,
  };
}

function createToolError(
  error: Partial<GuestToolError> & { name: string; code: string; message: string },
  call: AnsweredCall,
): GuestToolError {
  return {
    toolName: call.tool,
    callId: call.callId,
    stderr: null,
    rule: null,
    reason: null,
    instead: null,
    issues: null,
    nearest: null,
    ...error,
    message: error.message.slice(0, 8_000),
  };
}

function cutStreams(value: JsonValue, call: AnsweredCall): JsonValue {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const cut = { ...value };
  for (const field of streamFields) {
    const text = cut[field];
    if (typeof text !== 'string') continue;
    cut[field] = cutMiddle(text, { maxBytes: call.streamBytes, describe: describeCut(null) });
  }
  return cut;
}

function renderExit(value: JsonValue): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return '';
  const { exitCode, timedOut, cut } = value;
  const exit = timedOut === true ? 'timed out' : typeof exitCode === 'number' ? `exit ${exitCode}` : '';
  return typeof cut === 'string' ? `${exit}; ${cut}` : exit;
}

function renderDecision(decision: DecisionRecord): string {
  const text = `${decision.decision} by ${decision.rule}`;
  const head = (decision.reason === '' ? text : `${text}: ${decision.reason}`).slice(0, 1_000);
  const last = renderLastDenial(decision);
  // The report shows it also if the script catches the error.
  return last === '' ? head : `${head.replace(/\.$/, '')}.${last}`;
}

// If a rule escalated the call to a person, an approval was requested.
function readRequestId(result: CallResult): string | null {
  if (!('decision' in result)) return null;
  const { decision, matched, decisionId } = result.decision;
  return decision === 'escalate' || matched.some((match) => match.decision === 'escalate') ? decisionId : null;
}
