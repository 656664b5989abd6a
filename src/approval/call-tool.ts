import { createHash } from 'node:crypto';
import type { Access } from '../core/access.ts';
import type { FileChange } from '../core/change.ts';
import type { Clock, CreateId } from '../core/clock.ts';
import { isAllowed, type Decision, type DecisionRecord, type LimitUse, type Verdict } from '../core/decision.ts';
import { readErrorMessage } from '../core/error.ts';
import type { Emit } from '../core/event.ts';
import { renderCanonicalJson, type JsonValue } from '../core/json.ts';
import type { RunLimits } from '../core/limits.ts';
import type { ConnectionDecision } from '../core/network.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Policy } from '../core/policy.ts';
import type { Redactor } from '../core/redact.ts';
import type { CommandNetwork, Sandbox } from '../core/sandbox.ts';
import { findTaint, type TrustFacts } from '../core/taint.ts';
import type { TaintSource } from '../core/taint-source.ts';
import type { SendWebRequest } from '../core/web.ts';
import {
  ToolFailure,
  type CallResult,
  type Tool,
  type ToolCall,
  type ToolContext,
  type ToolOutput,
} from '../core/tool.ts';
import { bindSessions, describeSessions } from './bind-sessions.ts';
import { bindWebRequests } from './bind-web-requests.ts';
import { escalateCall, type ApprovalOptions } from './escalate.ts';
import { guardFiles } from './guard-files.ts';
import { justificationKey, readJustification } from './justification.ts';
import { listAllowingRules } from './list-allowing-rules.ts';
import { listMasked } from './list-masked.ts';
import { addHint, addRefused, createCallJudge, renderRefused, type CallJudge } from './judge-changes.ts';
import { planCallChanges } from './plan-call-changes.ts';
import { refuseSecrets } from './refuse-secrets.ts';
import { createRetries, renderRetried, renderRetryHint } from './retries.ts';

export interface DoorOptions {
  readonly runId: string;
  readonly findTool: (name: string) => Tool | null;
  readonly listNearestNames: (name: string) => readonly string[];
  readonly policy: Policy;
  readonly sandbox: Sandbox;
  readonly sendWebRequest: SendWebRequest;
  readonly redactor: Redactor;
  readonly limits: Pick<RunLimits, 'toolCalls' | 'denials' | 'identicalCalls'>;
  /** Whether the calls of a turn run. `dry-run` decides and records, and runs nothing. */
  readonly readMode: (turn: number) => 'run' | 'dry-run';
  readonly streamBytes: number;
  /** Whose word task and work tree are. `resumed` is true where an earlier part of the run was tainted already. */
  readonly trust: TrustFacts & { readonly resumed: 'clean' | 'tainted' };
  readonly approval: ApprovalOptions;
  /** Something that the model has to hear although its call is over. */
  readonly onNews: (text: string) => void;
  readonly emit: Emit;
  readonly clock: Clock;
  readonly createId: CreateId;
}

/** Why no further call runs. */
export interface DoorClosed {
  readonly outcome: Extract<Outcome, 'denied' | 'budget-exceeded' | 'needs-approval'>;
  readonly reason: string;
}

export interface Door {
  /** The only place where a tool runs: validate, decide, record, run, record. Never rejects. */
  callTool(call: ToolCall): Promise<CallResult>;
  /** Set once a denial or a limit has ended the run. */
  readonly closed: DoorClosed | null;
  /** Calls that were allowed and started. */
  readonly callsMade: number;
}

export function createDoor(options: DoorOptions): Door {
  const { policy, emit, clock } = options;
  const rulesUsed = new Map<string, number>();
  const allowedForRun = new Set<string>();
  const explained = new Set<string>();
  const deniedCalls = new Map<string, number>();
  const retries = createRetries();
  let denials = 0;
  let callsMade = 0;
  let closed: DoorClosed | null = null;
  let tainted = options.trust.resumed === 'tainted';
  if (options.trust.task === 'untrusted') taint('task', 0);

  // Before the result is given back, since a script goes on with it at once.
  function taint(source: TaintSource | null, turn: number): void {
    if (source === null || tainted) return;
    tainted = true;
    emit({ type: 'history-tainted', turn, source });
  }

  function closeForAbort(reason: string): void {
    closed ??= { outcome: 'denied', reason: options.redactor.redactText(reason) };
  }

  function openJudge(
    call: Pick<ToolCall, 'callId' | 'origin' | 'turn'>,
    about: { readonly tool: string; readonly args: JsonValue; readonly justified: boolean },
    approvedPaths: ReadonlySet<string>,
    onRefused: () => void,
  ): CallJudge {
    return createCallJudge({
      policy,
      call: () => ({ ...about, origin: call.origin, turn: call.turn, rulesUsed, tainted }),
      approvedPaths,
      onRefused,
      onAbort: closeForAbort,
      onDecided: (decided) => emit({ type: 'changes-decided', turn: call.turn, callId: call.callId, ...decided }),
    });
  }

  async function callTool(call: ToolCall): Promise<CallResult> {
    const tool = options.findTool(call.name);
    const name = tool?.name ?? call.name;
    if (closed !== null)
      return reject(call, name, closed.reason, { type: 'refused', tool: name, message: closed.reason });
    if (tool === null) {
      const nearest = options.listNearestNames(call.name);
      return reject(call, name, 'there is no such tool', { type: 'not-found', tool: name, nearest });
    }
    const { args: bare, justification } = readJustification(call.args);
    const parsed = tool.input.safeParse(bare);
    if (!parsed.success) {
      const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
      return reject(call, name, issues.map(({ path, message }) => `${path}: ${message}`).join('; '), {
        type: 'invalid',
        tool: name,
        issues,
      });
    }
    if (callsMade >= options.limits.toolCalls) {
      closed = { outcome: 'budget-exceeded', reason: `the run's ${options.limits.toolCalls} tool calls are spent` };
      return reject(call, name, closed.reason, { type: 'refused', tool: name, message: closed.reason });
    }

    const decided = await askPerson(call, await decide(call, tool, parsed.data, justification));
    const { decision, argsJson } = decided;
    emit({ type: 'tool-decided', decision, scriptId: call.scriptId, argsJson, argsSha256: hash(argsJson) });
    if (!isAllowed(decision.decision)) {
      countDenial(decision);
      return { type: 'denied', tool: name, decision };
    }
    for (const rule of listAllowingRules(decision)) rulesUsed.set(rule, (rulesUsed.get(rule) ?? 0) + 1);
    if (decision.decision === 'allow-for-run' && policy.mayRemember(decision.accesses))
      allowedForRun.add(decision.callHash);
    if (options.readMode(call.turn) === 'dry-run')
      return { type: 'dry-run', tool: name, args: JSON.parse(argsJson) as JsonValue };
    callsMade += 1;
    return execute(call, tool, parsed.data, decided);
  }

  function reject(call: ToolCall, tool: string, reason: string, result: CallResult): CallResult {
    emit({
      type: 'tool-rejected',
      turn: call.turn,
      callId: call.callId,
      scriptId: call.scriptId,
      tool,
      reason: options.redactor.redactText(reason),
    });
    return result;
  }

  async function decide(call: ToolCall, tool: Tool, input: unknown, justification: string): Promise<Decided> {
    const startMs = clock.monotonicMs();
    const given = JSON.parse(JSON.stringify(input ?? null)) as JsonValue;
    // What a call says for itself makes it no other call.
    const plainHash = hash(`${tool.name}\n${renderCanonicalJson(given)}\n${policy.sha256}`);
    const retried = justification === '' ? null : retries.take(plainHash);
    // With what was refused it is another call: nobody's approval of the plain one covers it.
    const callHash = retried === null ? plainHash : hash(`${plainHash}\n${renderCanonicalJson(toJson(retried))}`);
    const justified = justification !== '' && (explained.has(plainHash) || retried !== null);
    const args = addJustification(given, justification);
    const argsJson = renderCanonicalJson(args);
    let accesses: readonly Access[] = [];
    let changes: readonly FileChange[] | null = null;
    let verdict: Verdict;
    try {
      const called = describeSessions(await tool.accesses(input, options.sandbox.files), options.sandbox.sessions);
      accesses = [...called, ...(retried ?? [])];
      changes = await planCallChanges(tool, input, options.sandbox.files);
      verdict = policy.decide({
        tool: tool.name,
        origin: call.origin,
        args,
        accesses,
        turn: call.turn,
        justified,
        rulesUsed,
        changes,
        tainted,
      });
      // An approval for the run covers the very same call, and never what a rule denies by now.
      if (allowedForRun.has(callHash) && (verdict.decision === 'explain' || verdict.decision === 'escalate'))
        verdict = { ...verdict, decision: 'allow-for-run', reason: 'the same call was allowed for this run' };
      if (verdict.decision === 'explain') explained.add(plainHash);
      if (retried !== null) verdict = { ...verdict, reason: `${verdict.reason} (${renderRetried(retried)})` };
      verdict = refuseSecrets(verdict, { tool: tool.name, args, accesses, redactor: options.redactor });
    } catch (thrown) {
      verdict = denyForError(thrown);
    }
    const decision: DecisionRecord = {
      ...verdict,
      decisionId: options.createId('decision'),
      runId: options.runId,
      turn: call.turn,
      callId: call.callId,
      callHash,
      tool: tool.name,
      origin: call.origin,
      accesses,
      policySha256: policy.sha256,
      durationUs: Math.round((clock.monotonicMs() - startMs) * 1_000),
      limits: [...listRunLimits(callHash), ...verdict.limits],
      masked: listMasked(args, options.redactor),
      justified,
    };
    return { decision, argsJson, changes, plainHash, approvedPaths: new Set() };
  }

  async function askPerson(call: ToolCall, decided: Decided): Promise<Decided> {
    const { decision, argsJson } = decided;
    if (decision.decision !== 'escalate') return decided;
    const asked = await escalateCall(
      decision,
      { argsJson: options.redactor.redactText(argsJson), signal: call.signal, pauseClock: call.pauseClock },
      {
        ...options.approval,
        // A dry run asks nobody.
        ...(options.readMode(call.turn) === 'dry-run' && { channel: null }),
        escalation: policy.readEscalation(decision.rule),
        runId: options.runId,
        emit,
        clock,
        createId: options.createId,
      },
    );
    if (asked.pending !== null) closed ??= { outcome: 'needs-approval', reason: asked.pending };
    return { ...decided, decision: asked.decision, approvedPaths: new Set(listWrites(decision.accesses)) };
  }

  function listRunLimits(callHash: string): LimitUse[] {
    const { limits } = options;
    return [
      { limit: 'toolCalls', used: callsMade, of: limits.toolCalls },
      { limit: 'denials', used: denials, of: limits.denials },
      { limit: 'identicalCalls', used: deniedCalls.get(callHash) ?? 0, of: limits.identicalCalls },
    ];
  }

  function countDenial(decision: DecisionRecord): void {
    denials += 1;
    const same = (deniedCalls.get(decision.callHash) ?? 0) + 1;
    deniedCalls.set(decision.callHash, same);
    if (decision.decision === 'deny-and-abort')
      closed = { outcome: 'denied', reason: `rule ${decision.rule} ends the run: ${decision.reason}` };
    else if (same >= options.limits.identicalCalls)
      closed = { outcome: 'denied', reason: `the same ${decision.tool} call was denied ${same} times` };
    else closeOverDenials();
  }

  // A call counts once however many paths it changed: the model made one call. It is no denied call, so it may be made again.
  function countRefusal(): void {
    denials += 1;
    closeOverDenials();
  }

  function closeOverDenials(): void {
    if (denials >= options.limits.denials)
      closed ??= { outcome: 'denied', reason: `${denials} calls were denied, or changed what no rule allows` };
  }

  async function execute(call: ToolCall, tool: Tool, input: unknown, decided: Decided): Promise<CallResult> {
    const { decision } = decided;
    const args = JSON.parse(decided.argsJson) as JsonValue;
    const about = { tool: tool.name, args, justified: decision.justified };
    const judged = openJudge(call, about, decided.approvedPaths, () => countRefusal());
    const refusedConnections: ConnectionDecision[] = [];
    emit({ type: 'tool-started', callId: call.callId });
    const startMs = clock.monotonicMs();
    const { sandbox } = options;
    // Under the preset that says so, what was refused may be asked for once, as the harness saw it.
    const readRefusals = () => ({ changes: judged.refused(), connections: refusedConnections });
    const renderHint = (): string => (policy.retriesRefused ? renderRetryHint(readRefusals()) : '');
    const noteRetry = (): void => {
      if (policy.retriesRefused) retries.note(decided.plainHash, readRefusals());
    };
    const network: CommandNetwork = {
      grants: decision.network,
      onDecision(connection) {
        if (connection.decision === 'deny') refusedConnections.push(connection);
        emit({ type: 'connection-decided', callId: call.callId, connection });
      },
    };
    const context: ToolContext = {
      callId: call.callId,
      sandbox: {
        isolation: sandbox.isolation,
        files: guardFiles(sandbox.files, decision.accesses, decided.changes),
        run: (request) => sandbox.run({ ...request, network }, judged.judge),
        sessions: bindSessions(sandbox.sessions, network, judged.judge),
        close: () => sandbox.close(),
      },
      signal: call.signal,
      clock,
      streamBytes: options.streamBytes,
      commandTimeoutMs: policy.sandbox.commandTimeoutMs,
      requestWeb: bindWebRequests({
        ...{ policy, decision, send: options.sendWebRequest, signal: call.signal, onAbort: closeForAbort },
        describeCall: () => ({ ...about, origin: call.origin, turn: call.turn, rulesUsed }),
        onDecision: (connection) => emit({ type: 'connection-decided', callId: call.callId, connection }),
      }),
      onPlan: (plan) => emit({ type: 'plan-updated', callId: call.callId, plan }),
    };
    try {
      const done = addRefused(await tool.run(input, context), judged.refused());
      const output = redactOutput(addHint(done, renderHint()));
      finish(call, tool, 'completed', '', output.value, startMs);
      const durationMs = clock.monotonicMs() - startMs;
      if (call.signal.aborted)
        return { type: 'aborted', tool: tool.name, message: 'the call was aborted', decision, durationMs };
      return { type: 'completed', tool: tool.name, output, decision, durationMs };
    } catch (thrown) {
      const refused = renderRefused(judged.refused());
      const told = [readErrorMessage(thrown), refused, renderHint()].filter(Boolean).join('\n');
      const message = options.redactor.redactText(told);
      const state = call.signal.aborted ? 'aborted' : 'failed';
      finish(call, tool, state, message, null, startMs);
      const durationMs = clock.monotonicMs() - startMs;
      if (state === 'aborted') return { type: 'aborted', tool: tool.name, message, decision, durationMs };
      const stderr = thrown instanceof ToolFailure ? options.redactor.redactText(thrown.stderr) : '';
      return { type: 'failed', tool: tool.name, message, stderr, decision, durationMs };
    } finally {
      noteRetry();
      judged.end((refused) => {
        noteRetry();
        options.onNews(`${call.callId} (${tool.name}): ${options.redactor.redactText(renderRefused(refused))}`);
      });
      const { accesses } = decision;
      taint(findTaint({ accesses, outputTrust: tool.outputTrust ?? 'trusted' }, options.trust.repository), call.turn);
    }
  }

  function redactOutput(output: ToolOutput): ToolOutput {
    return {
      value: options.redactor.redactJson(output.value),
      text: output.text === null ? null : options.redactor.redactText(output.text),
      images: output.images,
    };
  }

  function finish(
    call: ToolCall,
    tool: Tool,
    state: 'completed' | 'failed' | 'aborted',
    message: string,
    value: JsonValue,
    startMs: number,
  ): void {
    const outputJson = JSON.stringify(value);
    emit({
      type: 'tool-finished',
      callId: call.callId,
      tool: tool.name,
      state,
      exitCode: readExitCode(value),
      message,
      outputJson,
      outputBytes: Buffer.byteLength(outputJson),
      durationMs: Math.round(clock.monotonicMs() - startMs),
    });
  }

  return {
    callTool,
    get closed() {
      return closed;
    },
    get callsMade() {
      return callsMade;
    },
  };
}

interface Decided {
  readonly decision: DecisionRecord;
  readonly argsJson: string;
  readonly changes: readonly FileChange[] | null;
  /** Over the call alone, without what a retry adds to it. */
  readonly plainHash: string;
  /** Writes that a person has approved with the call: what a rule would have a person asked for may stay. */
  readonly approvedPaths: ReadonlySet<string>;
}

function listWrites(accesses: readonly Access[]): string[] {
  return accesses.flatMap((access) => (access.type === 'write' ? [access.path] : []));
}

function toJson(accesses: readonly Access[]): JsonValue {
  return JSON.parse(JSON.stringify(accesses)) as JsonValue;
}

function addJustification(args: JsonValue, justification: string): JsonValue {
  return justification === '' || typeof args !== 'object' || args === null || Array.isArray(args)
    ? args
    : { ...args, [justificationKey]: justification };
}

// Fail closed: what cannot be decided is denied and ends the run.
function denyForError(thrown: unknown): Verdict {
  const decision: Decision = 'deny-and-abort';
  return {
    decision,
    rule: 'error',
    reason: `the call could not be decided: ${readErrorMessage(thrown)}`,
    instead: '',
    suggestion: '',
    matched: [],
    network: [],
    limits: [],
  };
}

function readExitCode(value: JsonValue): number | null {
  const exitCode =
    value !== null && typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, 'exitCode')
      ? value['exitCode']
      : null;
  return typeof exitCode === 'number' ? exitCode : null;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
