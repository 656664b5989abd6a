import { createCallHistory } from '../core/calls/call-history.ts';
import { renderArgumentIssues } from '../core/calls/call-text.ts';
import type { CallScope } from '../core/ports/agents.ts';
import { waitUnpaused } from '../core/ports/pause-clock.ts';
import type { CallResult, CallTool, ToolCall } from '../core/ports/tool.ts';
import { createSerializer, type Serializer } from '../core/serialize.ts';
import { parseJson } from '../core/text/parse-json.ts';
import type { ApprovalRequest, WaitingRequest } from '../core/types/approval.ts';
import { isAllowed } from '../core/types/decision.ts';
import type { TaintSource } from '../core/types/taint.ts';
import { createApprovals } from './approvals.ts';
import { separateSessions } from './separate-sessions.ts';
import { countEarlier, createCallLimits, type DispatcherClosed } from './call-limits.ts';
import type { CallOptions, CommandStarts, DecidedCall, DispatcherOptions, RefusedCall } from './call-options.ts';
import { createCallDecider } from './decide-call.ts';
import { executeCall } from './execute-call.ts';
import { createJustifications } from './justification.ts';
import { prepareCall } from './prepare-call.ts';
import { createRunDocuments } from './run-documents.ts';

export interface Dispatcher {
  /** The only code path that runs a tool: prepare, decide, record, run, record. Never rejects. */
  callTool(call: ToolCall): Promise<CallResult>;
  /**
   * The same for the calls of a child agent, under the policy of its scope. Limits, documents, taint, uses of rules and approved changes are shared with
   * the run; justifications of the parent, and calls that were allowed to it for the run, do not count.
   */
  openScope(scope: CallScope): CallTool;
  /**
   * Makes the changes and calls that people have approved since an earlier part of the run asked for them. The results are news for the model.
   * `signal` ends the calls.
   */
  makeApproved(waiting: readonly WaitingRequest[], signal: AbortSignal): Promise<void>;
  /** Resolves when no person is asked about changes any more. Call it after all commands have ended. */
  settle(): Promise<void>;
  /** Set once a denial or a limit has ended the run. */
  readonly closed: DispatcherClosed | null;
  /** Calls that were allowed and started. */
  readonly callsMade: number;
  readonly starts: Readonly<CommandStarts>;
}

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { policy, emit, sandbox, earlier = [] } = options;
  const limits = createCallLimits(options.limits, options.redactor);
  const history = createCallHistory();
  countEarlier(limits, history, earlier);
  const approvals = createApprovals(options, { limits, history });
  const own: CallScope = { agent: null, depth: 0, policy, emit, onChanged: () => undefined };
  let tainted = options.trust.resumed === 'tainted';
  if (options.trust.task === 'untrusted') taint('task', 0);
  const shared = {
    ...options,
    limits,
    history,
    approvals,
    documents: createRunDocuments(options.documents ?? []),
    writeInTurn: createSerializer(),
    sessionNetwork: { isReached: false },
    starts: { started: 0, failures: [] },
    asksPeople: options.approval.channel !== null,
    isTainted: () => tainted,
    taint,
  };

  // Before the result is returned, since a script continues with it at once.
  function taint(source: TaintSource | null, turn: number): void {
    if (source === null || tainted) return;
    tainted = true;
    emit({ type: 'history-tainted', turn, source });
  }

  const openScope = (scope: CallScope): CallTool =>
    createCallTool({
      ...shared,
      scope,
      sandbox: scope.agent === null ? sandbox : { ...sandbox, sessions: separateSessions(sandbox.sessions) },
      justifications: createJustifications(),
      allowedForRun: new Set(),
    });
  const callTool = openScope(own);

  // A secret in the arguments is not in the record, reasons may have made another call of it, and a call of a child agent is the agent's.
  function repeatCall(request: ApprovalRequest, signal: AbortSignal): Promise<CallResult> | null {
    const { callId, callHash, tool: name, argsJson } = request;
    const decided = earlier.findLast(
      (event) =>
        event.type === 'tool-decided' && event.decision.callId === callId && event.decision.callHash === callHash,
    );
    const tool = options.findTool(name);
    if (decided?.type !== 'tool-decided' || tool === null) return null;
    const { origin, turn } = decided.decision;
    const call: ToolCall = {
      callId: options.createId('call'),
      name,
      args: parseJson(argsJson),
      origin,
      turn,
      scriptId: decided.scriptId,
      callSite: null,
      signal,
      pauseClock: waitUnpaused,
    };
    const result = prepareCall(call, tool, { policy, redactor: options.redactor });
    return result.type === 'prepared' && result.prepared.hash === callHash ? callTool(call) : null;
  }

  return {
    callTool,
    openScope,
    makeApproved: (waiting, signal) =>
      approvals.makeApproved(waiting, own, { repeat: (request) => repeatCall(request, signal), signal }),
    settle: () => approvals.settle(),
    get closed() {
      return limits.closed;
    },
    get callsMade() {
      return limits.callsMade;
    },
    starts: shared.starts,
  };
}

/** Creates the function that makes the calls of one agent. */
function createCallTool(options: CallOptions): CallTool {
  const { scope, redactor, limits } = options;
  const decideCall = createCallDecider(options);

  return async (call) => {
    const tool = options.findTool(call.name);
    const name = tool?.name ?? call.name;
    const refuse = (ending: string): CallResult => {
      const message = `the run ends: ${ending}`;
      return reject(call, message, { type: 'refused', tool: name, message });
    };
    if (limits.closed !== null) return refuse(limits.closed.reason);
    if (tool === null) {
      const nearest = options.listNearestNames(call.name);
      return reject(call, 'there is no such tool', { type: 'not-found', tool: name, nearest });
    }
    const result = prepareCall(call, tool, { policy: scope.policy, redactor });
    if (result.type === 'invalid') {
      const reason = renderArgumentIssues(result.issues);
      // As the model has written it: a structured call has no script name.
      return reject(call, reason, { type: 'invalid', tool: call.name, issues: result.issues });
    }
    const { prepared } = result;
    const begin = async (): Promise<CallResult | DecidedCall> => {
      const decided = await decideCall(prepared);
      if ('refused' in decided) return refuse(decided.refused);
      return decided.decision.decision === 'escalate' ? decided : carryOut(call, decided);
    };
    // A call writes only the contents that were decided, so the next one is decided when they are there. A call about which a person is asked is not
    // waited for.
    const inTurn: Serializer = prepared.tool.kind === 'write' ? options.writeInTurn : (use) => use();
    const begun = await inTurn(begin);
    if ('type' in begun) return begun;
    const settled = await askPerson(begun);
    return 'refused' in settled ? refuse(settled.refused) : inTurn(() => carryOut(call, settled));
  };

  async function carryOut(call: ToolCall, decided: DecidedCall): Promise<CallResult> {
    const { decision, prepared } = decided;
    scope.emit({
      type: 'tool-decided',
      decision,
      scriptId: call.scriptId,
      argsJson: prepared.redactedJson,
      argsSha256: prepared.argsSha256,
    });
    if (!isAllowed(decision.decision)) return { type: 'denied', tool: prepared.tool.name, decision };
    if (options.readMode(call.turn) === 'dry-run')
      return { type: 'dry-run', tool: prepared.tool.name, args: prepared.args };
    return executeCall(decided, options);
  }

  async function askPerson(decided: DecidedCall): Promise<DecidedCall | RefusedCall> {
    const settled = await options.approvals.askCall(decided, scope);
    if ('refused' in settled) return settled;
    const { decision, callHash } = settled.decision;
    if (decision === 'explain') options.justifications.ask(decided.prepared.hash);
    if (decision === 'allow-for-run' && decided.followUp.mayRemember) options.allowedForRun.add(callHash);
    return settled;
  }

  function reject(
    call: ToolCall,
    reason: string,
    result: Extract<CallResult, { type: 'refused' | 'not-found' | 'invalid' }>,
  ): CallResult {
    scope.emit({
      type: 'tool-rejected',
      turn: call.turn,
      callId: call.callId,
      scriptId: call.scriptId,
      tool: result.tool,
      reason: redactor.redactText(reason),
    });
    return result;
  }
}
