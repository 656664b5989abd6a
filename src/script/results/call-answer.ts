import { renderArgumentIssues } from '../../core/calls/call-text.ts';
import { approvalTimeoutRule } from '../../core/types/decision.ts';
import type { DecisionRecord } from '../../core/types/decision.ts';
import type { JsonValue } from '../../core/text/json.ts';
import { programEndings } from '../../core/types/event.ts';
import type { CallResult } from '../../core/ports/tool.ts';
import { renderDenial, renderLastDenial } from '../../core/types/denial.ts';
import { keepTail } from '../../core/text/cut-text.ts';
import type { ScriptCallTrace } from '../../core/ports/script.ts';
import { protocolLimits } from '../protocol/protocol-limits.ts';
import type { GuestAnswer, GuestToolError } from '../protocol/runtime.ts';

const stderrTailBytes = 2_048;

/** The guest itself reports an unknown tool, with the nearest names. A call of one reaches the host only from an engine that is not ours. */
export const noSuchTool = 'there is no such tool';

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
export type AnsweredCall = Pick<ScriptCallTrace, 'callId' | 'tool' | 'target'>;

type ToolError = Partial<GuestToolError> & Pick<GuestToolError, 'name' | 'code' | 'message'>;

/** Turns the dispatcher's result of a call into the script's answer: a value, or an error object with its own name. */
export function createCallAnswer(result: CallResult, call: AnsweredCall): CallAnswer {
  const requestId = readRequestId(result);
  const fail = (state: string, note: string, { message, ...error }: ToolError): CallAnswer =>
    createFailure(call, { state, note, requestId }, { message: `${call.tool}: ${message}`, ...error });
  switch (result.type) {
    case 'completed': {
      const { value } = result.output;
      const resultJson = JSON.stringify(value);
      if (resultJson.length > protocolLimits.resultChars - 1_024) {
        const message = `the result of ${resultJson.length} characters is too large for a script; ask for less of it`;
        return fail('failed', message, { name: 'ToolExecutionError', code: 'result-too-large', message });
      }
      return {
        answer: { type: 'value', value, requestId },
        state: 'completed',
        note: renderExit(value),
        resultJson,
      };
    }
    case 'failed':
    case 'aborted': {
      const { stderr } = result;
      return fail(result.type, result.message, {
        name: 'ToolExecutionError',
        code: `tool-${result.type}`,
        message: [result.message, result.hints].filter(Boolean).join('\n'),
        stderr: stderr === '' ? null : keepTail(stderr, stderrTailBytes),
      });
    }
    case 'denied': {
      const { decision } = result;
      const timedOut = decision.rule === approvalTimeoutRule;
      return fail('denied', renderDecision(decision), {
        name: timedOut ? 'ApprovalTimeoutError' : 'ApprovalDeniedError',
        code: timedOut ? 'approval-timed-out' : 'approval-denied',
        message: renderDenial(decision),
        rule: decision.rule,
        reason: decision.reason,
        instead: decision.instead === '' ? null : decision.instead,
      });
    }
    case 'invalid': {
      const issues = result.issues.slice(0, 20);
      const message = renderArgumentIssues(issues);
      return fail('invalid', message, { name: 'ToolValidationError', code: 'invalid-arguments', message, issues });
    }
    case 'not-found':
      return fail('not-found', noSuchTool, { name: 'ToolNotFoundError', code: 'tool-not-found', message: noSuchTool });
    case 'refused': {
      const { message } = result;
      return fail('failed', message, { name: 'ToolExecutionError', code: 'refused', message });
    }
    case 'dry-run':
      return {
        answer: { type: 'value', value: { __dryRun: true, toolName: result.tool, args: result.args }, requestId },
        state: 'dry-run',
        note: '',
        resultJson: null,
      };
  }
}

/** An error for the script. */
export function createFailure(
  call: AnsweredCall,
  { requestId, ...outcome }: { readonly state: string; readonly note: string; readonly requestId: string | null },
  error: ToolError,
): CallAnswer {
  const whole: GuestToolError = {
    toolName: call.tool,
    callId: call.callId,
    stderr: null,
    rule: null,
    reason: null,
    instead: null,
    issues: null,
    ...error,
    message: error.message.slice(0, 8_000),
  };
  return { answer: { type: 'error', error: whole, requestId }, ...outcome, resultJson: null };
}

function renderExit(value: JsonValue): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return '';
  const { exitCode, ended, timedOut, cut } = value;
  const ending = programEndings.find((one) => one === ended);
  const exit = typeof exitCode === 'number' ? `exit ${exitCode}` : ending === undefined ? '' : `ended: ${ending}`;
  return [timedOut === true ? 'timed out' : exit, typeof cut === 'string' ? cut : ''].filter(Boolean).join('; ');
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
