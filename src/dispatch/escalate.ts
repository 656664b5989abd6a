import { randomBytes } from 'node:crypto';
import type { ApprovalChannel } from '../core/ports/approval.ts';
import type {
  ApprovalAnswer,
  ApprovalRequest,
  ApprovalState,
  EscalatedWrite,
  Escalation,
} from '../core/types/approval.ts';
import type { Clock, CreateId } from '../core/ports/clock.ts';
import type { Redactor } from '../core/ports/redact.ts';
import { approvalTimeoutRule, type DecisionRecord } from '../core/types/decision.ts';
import type { CallToShow } from './show-call.ts';
import { noGrant } from '../core/types/network.ts';
import { readErrorMessage } from '../core/types/error.ts';
import type { Emit } from '../core/types/event.ts';
import type { PauseClock } from '../core/ports/pause-clock.ts';

export interface ApprovalOptions {
  /** Null if no person can be asked: no call is escalated then. */
  readonly channel: ApprovalChannel | null;
  readonly readState: () => Promise<ApprovalState>;
}

/** The result of an escalation. */
export interface Escalated {
  readonly decision: DecisionRecord;
  /** Why the run ends here; null if it continues. */
  readonly pending: string | null;
}

/** Asks a person about a call that a rule escalates. The clock of a script that made the call is paused meanwhile. */
export async function escalateCall(
  decision: DecisionRecord,
  call: {
    readonly argsJson: string;
    readonly writes: readonly EscalatedWrite[];
    readonly toShow: CallToShow;
    readonly signal: AbortSignal;
    readonly pauseClock: PauseClock;
  },
  options: ApprovalOptions & {
    readonly escalation: Escalation;
    readonly runId: string;
    /** Redacts known secrets only. */
    readonly known: Redactor;
    readonly emit: Emit;
    readonly clock: Clock;
    readonly createId: CreateId;
  },
): Promise<Escalated> {
  const { channel, clock } = options;
  const deny = (reason: string, rule = decision.rule): Escalated => ({
    decision: { ...decision, decision: 'deny', rule, reason, grant: noGrant },
    pending: null,
  });
  if (channel === null) throw new Error(`the call ${decision.callId} is escalated, and no person can be asked`);
  let answer: ApprovalAnswer;
  const askedMs = clock.monotonicMs();
  let request: ApprovalRequest;
  try {
    // A person decides about what they see, so a call that cannot be shown whole cannot be approved.
    const { showCall } = await import('./show-call.ts');
    const shown = showCall(call.toShow, options.known);
    if (shown.type === 'hidden')
      return deny(
        `${decision.reason} (a person would have to approve it, and it cannot be shown whole: ${shown.reason})`,
      );
    request = createRequest(
      decision,
      { argsJson: call.argsJson, writes: call.writes, shown: shown.call },
      await options.readState(),
      options,
    );
    options.emit({ type: 'approval-requested', request });
    answer = await call.pauseClock(() => channel.ask(request, call.signal));
  } catch (thrown) {
    return deny(`${decision.reason} (a person could not be asked: ${readErrorMessage(thrown)})`);
  }
  options.emit({
    type: 'approval-answered',
    requestId: request.id,
    callId: decision.callId,
    answer,
    waitedMs: Math.round(clock.monotonicMs() - askedMs),
  });
  switch (answer.type) {
    case 'granted':
      return {
        decision: {
          ...decision,
          decision: 'allow',
          reason: `${answer.approver} approved it (${answer.requestId})`,
          instead: '',
          suggestion: '',
        },
        pending: null,
      };
    case 'denied':
      return deny(`${answer.approver} refused it (${answer.requestId})`);
    case 'timed-out':
      return deny(`no one approved it in time (${answer.requestId})`, approvalTimeoutRule);
    case 'refused':
      return deny(`the approval ${answer.requestId} does not hold: ${answer.reason}`);
    case 'filed': {
      const denial = deny(`${decision.reason} (a person has to approve it: ${answer.requestId})`);
      return { ...denial, pending: `a person has to approve a call of ${decision.tool}: ${answer.hint}` };
    }
  }
}

function createRequest(
  decision: DecisionRecord,
  { argsJson, writes, shown }: Pick<ApprovalRequest, 'argsJson' | 'writes' | 'shown'>,
  state: ApprovalState,
  { escalation, runId, clock, createId }: { escalation: Escalation; runId: string; clock: Clock; createId: CreateId },
): ApprovalRequest {
  const createdMs = clock.nowMs();
  return {
    id: createId('approval'),
    nonce: randomBytes(24).toString('hex'),
    runId,
    callId: decision.callId,
    tool: decision.tool,
    argsJson,
    shown,
    callHash: decision.callHash,
    policySha256: decision.policySha256,
    ...state,
    writes,
    rule: decision.rule,
    reason: decision.reason,
    label: escalation.label,
    by: escalation.by,
    createdMs,
    expiresMs: createdMs + escalation.ttlMs,
  };
}
