import { renderPath } from '../core/types/access.ts';
import type { EscalatedWrite, Escalation } from '../core/types/approval.ts';
import type { FileChange } from '../core/types/change.ts';
import { listPaths } from '../core/text/path-text.ts';
import { renderCanonicalJson } from '../core/text/json.ts';
import type { WithheldChanges } from './judge-changes.ts';
import { isAllowed, type DecisionRecord } from '../core/types/decision.ts';
import type { RunLimits } from '../core/limits.ts';
import type { RunEvent } from '../core/types/event.ts';
import type { TrustFacts, TaintSource } from '../core/types/taint.ts';
import type { CallScope } from '../core/ports/agents.ts';
import { type CallResult, type CallTool, type Tool, type ToolCall, ToolFailure } from '../core/ports/tool.ts';
import { separateSessions } from './bind-sessions.ts';
import { createCallLimits, type DispatcherClosed } from './call-limits.ts';
import { createCallDecider, type DecidedCall, type DecideOptions, type RefusedCall } from './decide-call.ts';
import { listEscalatedWrites } from './escalated-writes.ts';
import { escalateCall, type ApprovalOptions, type Escalated } from './escalate.ts';
import { executeCall, type CommandStarts, type ExecuteOptions } from './execute-call.ts';
import { createRunDocuments } from './run-documents.ts';
import type { RunDocument } from '../core/types/document.ts';
import { prepareCall, computeSha256, type PreparedCall } from './prepare-call.ts';
import { createRetries } from './retries.ts';

type Shared =
  | 'approveChanges'
  | 'limits'
  | 'retries'
  | 'documents'
  | 'reachedSessions'
  | 'starts'
  | 'scope'
  | 'isTainted'
  | 'asksPeople'
  | 'taint';

export interface DispatcherOptions extends Omit<DecideOptions, Shared>, Omit<ExecuteOptions, Shared> {
  readonly policy: ExecuteOptions['policy'];
  readonly sandbox: ExecuteOptions['sandbox'];
  readonly findTool: (name: string) => Tool | null;
  readonly listNearestNames: (name: string) => readonly string[];
  readonly limits: Pick<RunLimits, 'toolCalls' | 'denials' | 'identicalCalls'>;
  /** The trust in task and work tree. `resumed` is `tainted` if an earlier part of the run was tainted already. */
  readonly trust: TrustFacts & { readonly resumed: 'clean' | 'tainted' };
  readonly approval: ApprovalOptions;
  /** The events of an earlier part of the run; its calls count against the limits. */
  readonly earlier?: readonly RunEvent[];
  /** The documents of an earlier part of the run. */
  readonly documents?: readonly RunDocument[];
}

export interface Dispatcher {
  /** The only code path that runs a tool: prepare, decide, record, run, record. Never rejects. */
  callTool(call: ToolCall): Promise<CallResult>;
  /**
   * The same for the calls of a child agent, under the policy of its scope. Limits, documents, taint and uses of rules are shared with the run;
   * retries, explanations and approvals of the parent do not count.
   */
  openScope(scope: CallScope): CallTool;
  /** Set once a denial or a limit has ended the run. */
  readonly closed: DispatcherClosed | null;
  /** Calls that were allowed and started. */
  readonly callsMade: number;
  readonly starts: Readonly<CommandStarts>;
}

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { policy, emit } = options;
  const limits = createCallLimits(options.limits, options.redactor, options.earlier);
  const documents = createRunDocuments(options.documents ?? []);
  const reachedSessions = new Set<string>();
  const starts: CommandStarts = { started: 0, failures: [] };
  let tainted = options.trust.resumed === 'tainted';
  if (options.trust.task === 'untrusted') taint('task', 0);

  // Before the result is returned, since a script continues with it at once.
  function taint(source: TaintSource | null, turn: number): void {
    if (source === null || tainted) return;
    tainted = true;
    emit({ type: 'history-tainted', turn, source });
  }

  const openScope = (scope: CallScope): CallTool =>
    createCallTool({
      ...options,
      limits,
      documents,
      reachedSessions,
      starts,
      scope,
      policy: scope.policy,
      emit: scope.emit,
      taint,
      sandbox: scope.agent === null ? options.sandbox : separate(options.sandbox),
      retries: createRetries(),
      isTainted: () => tainted,
      asksPeople: options.approval.channel !== null,
    });
  return {
    callTool: openScope({ agent: null, depth: 0, policy, emit, onChanged: () => undefined }),
    openScope,
    get closed() {
      return limits.closed;
    },
    get callsMade() {
      return limits.callsMade;
    },
    starts,
  };
}

function separate(sandbox: ExecuteOptions['sandbox']): ExecuteOptions['sandbox'] {
  const { isolation, files, storeOutput, isClosed, sessions } = sandbox;
  return {
    isolation,
    files,
    storeOutput,
    isClosed,
    sessions: separateSessions(sessions),
    run: (request, judge) => sandbox.run(request, judge),
    close: () => sandbox.close(),
  };
}

type ScopeOptions = Omit<DispatcherOptions, 'limits' | 'documents'> &
  Pick<ExecuteOptions, Exclude<Shared, 'approveChanges'>>;

/** Creates the function that makes the calls of one agent. */
function createCallTool(options: ScopeOptions): CallTool {
  const { policy, redactor, emit, clock, limits } = options;
  const decideCall = createCallDecider(options);

  async function callTool(call: ToolCall): Promise<CallResult> {
    const tool = options.findTool(call.name);
    const name = tool?.name ?? call.name;
    const refuse = (reason: string): CallResult =>
      reject(call, name, reason, { type: 'refused', tool: name, message: reason });
    if (limits.closed !== null) return refuse(limits.closed.reason);
    if (tool === null) {
      const nearest = options.listNearestNames(call.name);
      return reject(call, name, 'there is no such tool', { type: 'not-found', tool: name, nearest });
    }
    const result = prepareCall(call, tool, { policySha256: policy.sha256, redactor });
    if (result.type === 'invalid') {
      const reason = result.issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
      return reject(call, name, reason, { type: 'invalid', tool: name, issues: result.issues });
    }
    const decided = await decideCall(result.prepared);
    if ('refused' in decided) return refuse(decided.refused);
    const settled = decided.decision.decision === 'escalate' ? await askPerson(decided) : decided;
    if ('refused' in settled) return refuse(settled.refused);
    const { decision, prepared } = settled;
    emit({
      type: 'tool-decided',
      decision,
      scriptId: call.scriptId,
      argsJson: prepared.redactedJson,
      argsSha256: prepared.argsSha256,
    });
    if (!isAllowed(decision.decision)) return { type: 'denied', tool: name, decision };
    if (options.readMode(call.turn) === 'dry-run') return { type: 'dry-run', tool: name, args: prepared.args };
    return executeCall(settled, { ...options, approveChanges });
  }

  function reject(call: ToolCall, tool: string, reason: string, result: CallResult): CallResult {
    emit({
      type: 'tool-rejected',
      turn: call.turn,
      callId: call.callId,
      scriptId: call.scriptId,
      tool,
      reason: redactor.redactText(reason),
    });
    return result;
  }

  async function approveChanges(
    { decision, prepared }: DecidedCall,
    withheld: ReadonlyMap<string, WithheldChanges>,
  ): Promise<string> {
    const lines: string[] = [];
    for (const [rule, { reason, escalation, changes }] of withheld) {
      const writes = listEscalatedWrites(new Set(changes.map(({ path }) => path)), changes);
      // An approval is for these changes, no matter which command makes them.
      const callHash = computeSha256(
        `${decision.callHash}\n${renderCanonicalJson(writes.map((write) => ({ ...write })))}`,
      );
      const asked = await ask(
        { ...decision, decision: 'escalate', rule, reason, callHash },
        { prepared, writes, changes, escalation },
      );
      if (asked.pending !== null) limits.closeForApproval(asked.pending);
      const paths = listPaths(changes.map(({ path }) => path));
      if (isAllowed(asked.decision.decision)) await applyChanges(changes);
      lines.push(
        isAllowed(asked.decision.decision)
          ? `${asked.decision.reason}: the changes of ${paths} were made as they were shown. Do not repeat the command for them.`
          : `The changes of ${paths} need a person: ${asked.decision.reason}`,
      );
    }
    return redactor.redactText(lines.join('\n'));
  }

  async function applyChanges(changes: readonly FileChange[]): Promise<void> {
    const { files } = options.sandbox;
    for (const { path, after } of changes) {
      const resolved = await files.resolve(path);
      if (resolved.type !== 'inside' || resolved.path !== path)
        throw new ToolFailure(`${renderPath(path)} is not what was approved; a link may have changed meanwhile`);
      if (after === null) await files.remove(resolved.path);
      else if (after.content !== null)
        await files.write(resolved.path, after.content, { executable: after.executable });
    }
    options.scope.onChanged(changes.map(({ path }) => path));
  }

  function ask(
    decision: DecisionRecord,
    {
      prepared,
      writes,
      changes,
      escalation,
    }: {
      readonly prepared: PreparedCall;
      readonly writes: readonly EscalatedWrite[];
      readonly changes: readonly FileChange[] | null;
      readonly escalation: Escalation | null;
    },
  ): Promise<Escalated> {
    const { call, args } = prepared;
    if (escalation === null) throw new Error('a call without people who may approve it');
    return escalateCall(
      decision,
      {
        argsJson: prepared.redactedJson,
        writes,
        toShow: { args, changes, scriptId: call.scriptId, callSite: call.callSite },
        signal: call.signal,
        pauseClock: call.pauseClock,
      },
      {
        ...options.approval,
        escalation,
        runId: options.runId,
        known: redactor.known,
        emit,
        clock,
        createId: options.createId,
      },
    );
  }

  async function askPerson(decided: DecidedCall): Promise<DecidedCall | RefusedCall> {
    const { decision, prepared, changes, followUp } = decided;
    const writes = listEscalatedWrites(new Set(followUp.escalatedPaths), changes);
    const asked = await ask(decision, { prepared, writes, changes, escalation: followUp.escalation });
    if (isAllowed(asked.decision.decision)) {
      // Other calls may have ended the run meanwhile.
      const refused = limits.closed?.reason ?? limits.closeIfSpent();
      if (refused !== null) return { refused };
      limits.countStart();
    } else {
      if (asked.pending !== null) limits.closeForApproval(asked.pending);
      limits.releaseRules(decision);
      limits.countDenial(asked.decision);
    }
    return { ...decided, decision: asked.decision };
  }

  return callTool;
}
