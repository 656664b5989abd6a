import { isDeepStrictEqual } from 'node:util';
import { renderUntrustedOutput } from '../core/text/untrusted-envelope.ts';
import { isAllowed, type Opening } from '../core/types/decision.ts';
import { findTaint, type TrustFacts, type TaintSource } from '../core/types/taint.ts';
import type { Agents, AskingCall, CallScope } from '../core/ports/agents.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { RefusedChange } from '../core/types/change.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import type { Emit } from '../core/types/event.ts';
import type { JsonValue } from '../core/text/json.ts';
import { explainUntrusted } from '../core/text/untrusted-certificate.ts';
import {
  describeAlone,
  describeSealed,
  isSameConnection,
  otherHosts,
  refusalReasons,
  renderPlace,
  type ConnectionDecision,
} from '../core/types/network.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { Redactor, RunRedactor } from '../core/ports/redact.ts';
import type { CommandNetwork, Sandbox } from '../core/ports/sandbox.ts';
import {
  CommandNotStarted,
  ToolFailure,
  type CallResult,
  type ToolContext,
  type ToolOutput,
} from '../core/ports/tool.ts';
import type { SendWebRequest } from '../core/ports/web.ts';
import { bindSessions } from './bind-sessions.ts';
import type { RunDocuments } from './run-documents.ts';
import { bindWebRequests } from './bind-web-requests.ts';
import type { CallLimits } from './call-limits.ts';
import type { DecidedCall } from './decide-call.ts';
import { renderClosedWords } from './closed-words.ts';
import { guardFiles, mayShow } from './guard-files.ts';
import {
  addHint,
  addRefused,
  createCallJudge,
  listRefused,
  refusedHeading,
  renderRefused,
  type WithheldChanges,
} from './judge-changes.ts';
import { renderOpening } from './render-opening.ts';
import { renderRetryHint, type Retries, renderReasonHint } from './retries.ts';

const maxNamedHosts = 5;

/** How many commands of a run started, and why others did not although they were allowed. */
export interface CommandStarts {
  started: number;
  readonly failures: string[];
}

export interface ExecuteOptions {
  readonly policy: Policy;
  readonly sandbox: Sandbox;
  readonly sendWebRequest: SendWebRequest;
  readonly redactor: RunRedactor;
  readonly limits: CallLimits;
  readonly retries: Retries;
  readonly documents: RunDocuments;
  /** The ids of the sessions that have reached a host: all that they print may come from it. */
  readonly reachedSessions: Set<string>;
  readonly starts: CommandStarts;
  /** Asks a person about changes of a call that were reverted, and makes the approved ones. Returns the result for the model. */
  readonly approveChanges: (decided: DecidedCall, withheld: ReadonlyMap<string, WithheldChanges>) => Promise<string>;
  /** Null if there is no model, as on the command line without a run. */
  readonly agents: Agents | null;
  readonly scope: CallScope;
  /** Whether a person can be asked about changes that a rule escalates. */
  readonly asksPeople: boolean;
  readonly isTainted: () => boolean;
  /** Taints the history from here on; null is no source. */
  readonly taint: (source: TaintSource | null, turn: number) => void;
  readonly trust: Pick<TrustFacts, 'repository'>;
  readonly streamBytes: number;
  /** Receives news for the model about a call that has ended: a sentence of the harness, and text that programs chose. */
  readonly onNews: (text: string, output: string) => void;
  readonly emit: Emit;
  readonly clock: Clock;
}

/** Runs an allowed call, records its end and returns its redacted result. Never rejects. */
export async function executeCall(decided: DecidedCall, options: ExecuteOptions): Promise<CallResult> {
  const { prepared, decision, followUp } = decided;
  const { call, tool, bound } = prepared;
  const { policy, sandbox, limits, redactor, emit, clock } = options;
  const { rulesUsed } = limits;
  if (!isAllowed(decision.decision)) throw new Error(`the call ${call.callId} was not allowed`);
  const about = {
    tool: tool.name,
    args: prepared.args,
    justified: decision.justified,
    argumentPaths: decided.argumentPaths,
    asksPeople: options.asksPeople,
  };
  const describeCall = () => ({ ...about, origin: call.origin, turn: call.turn, rulesUsed });
  const judged = createCallJudge({
    policy,
    call: () => ({ ...describeCall(), tainted: options.isTainted() }),
    approvedPaths: new Set(followUp.escalatedPaths),
    onRefused: () => limits.countRefusal(),
    onAbort: (reason) => limits.closeForAbort(reason),
    onKept: (paths) => options.scope.onChanged(paths),
    onDecided: (changes) => emit({ type: 'changes-decided', turn: call.turn, callId: call.callId, ...changes }),
  });
  const view = policy.view();
  const closed = view.closedTo(tool.name);
  let refusedConnections: readonly ConnectionDecision[] = [];
  const reached = new Set<string>();
  const onConnection = (connection: ConnectionDecision): void => {
    emit({ type: 'connection-decided', callId: call.callId, connection });
    if (connection.decision !== 'allow') return;
    // Before the first byte of the answer, and also for a connection of a session whose call has ended.
    reached.add(connection.host);
    options.taint('network', call.turn);
  };
  let kept: readonly string[] = [];
  const network: CommandNetwork = {
    grant: decision.grant,
    onKept: (paths) => void (kept = paths),
    onDecision(connection) {
      if (connection.decision === 'deny')
        refusedConnections = [
          ...refusedConnections.filter((known) => !isSameConnection(known, connection)),
          connection,
        ];
      onConnection(connection);
    },
  };
  // Under the preset `on-failure`, the model may ask once for accesses whose refusal the harness itself observed.
  // A person decides about withheld changes, and no retry.
  const withheld = new Set<string>();
  const readRefusals = () => ({
    changes: judged.refused().filter(({ path }) => !withheld.has(path)),
    connections: refusedConnections,
  });
  const renderHint = (succeeded: boolean): string => {
    // A refused connection did not matter to a command that succeeded.
    const connections = succeeded ? [] : refusedConnections;
    const { changes } = readRefusals();
    const asked = renderReasonHint(decision.justified ? [] : judged.askedBy());
    const retry = followUp.mayRetry ? renderRetryHint({ changes, connections }) : asked;
    if (retry !== '' || succeeded) return retry;
    if (decision.alone !== '' && connections.length > 0)
      return `${renderRefusedHosts(connections)} ${describeAlone(decision.alone)}`;
    return renderClosedHosts(connections, followUp.opening);
  };
  const renderSealed = (): string => (decision.grant.kind === 'sealed' ? describeSealed(kept) : '');
  const renderClosed = (): Promise<string> => renderClosedWords(decision.accesses, sandbox, view.closed);
  const noteRetry = (): void => {
    if (judged.askedBy().length > 0) options.retries.asked.add(prepared.hash);
    if (followUp.mayRetry) options.retries.note(prepared.hash, readRefusals());
  };
  const documents = options.documents.bind({
    callId: call.callId,
    isTainted: options.isTainted,
    emit,
    canFetch: () => view.isOffered('fetchFromFC'),
  });
  const noteStart = async <Result>(starting: Promise<Result>): Promise<Result> => {
    try {
      const result = await starting;
      options.starts.started += 1;
      return result;
    } catch (thrown) {
      if (thrown instanceof CommandNotStarted) options.starts.failures.push(redactor.redactText(thrown.message));
      throw thrown;
    }
  };
  const context: ToolContext = {
    callId: call.callId,
    sandbox: {
      files: guardFiles(sandbox.files, { accesses: decision.accesses, changes: decided.changes, closed }),
      storeOutput: sandbox.storeOutput,
      run: (request) => noteStart(sandbox.run({ ...request, network }, judged.judge)),
      sessions: bindSessions(sandbox.sessions, {
        network,
        judge: judged.judge,
        onReached: (id) => options.reachedSessions.add(id),
        noteStart,
      }),
    },
    signal: call.signal,
    clock,
    streamBytes: options.streamBytes,
    commandTimeoutMs: view.commandTimeoutMs,
    mayShow: (path) => mayShow(closed, path),
    isAllowed: (alternative) => decided.alternatives.some((one) => isDeepStrictEqual(one, alternative)),
    requestWeb: bindWebRequests({
      policy,
      decision,
      send: options.sendWebRequest,
      signal: call.signal,
      onAbort: (reason) => limits.closeForAbort(reason),
      describeCall,
      onDecision: onConnection,
    }),
    cabinet: documents.cabinet,
    agents: bindAgents(options.agents, { callId: call.callId, signal: call.signal, scope: options.scope }),
    onPlan: (plan) => emit({ type: 'plan-updated', callId: call.callId, plan }),
  };
  const startMs = clock.monotonicMs();
  const finish = (
    state: 'completed' | 'failed' | 'aborted',
    message: string,
    value: JsonValue,
    taint: TaintSource | null,
  ): number => {
    const durationMs = clock.monotonicMs() - startMs;
    const outputJson = JSON.stringify(value);
    // Before the output is in the record: a run that is killed in between and resumed would have the output without its taint.
    options.taint(taint, call.turn);
    emit({
      type: 'tool-finished',
      callId: call.callId,
      tool: tool.name,
      state,
      exitCode: readExitCode(value),
      message,
      outputJson,
      outputBytes: Buffer.byteLength(outputJson),
      durationMs: Math.round(durationMs),
    });
    return durationMs;
  };
  const readsReached = (): boolean =>
    decision.accesses.some((access) => access.type === 'session' && options.reachedSessions.has(access.sessionId));
  const readTaint = (state: 'completed' | 'failed' | 'aborted') =>
    documents.readTaint() ??
    // A model that has read untrusted text may copy it.
    (tool.kind === 'agent' && options.isTainted() ? 'tool' : null) ??
    findTaint(
      {
        accesses: decision.accesses,
        outputTrust: tool.outputTrust,
        state,
        connected: reached.size > 0 || readsReached(),
      },
      options.trust.repository,
    );
  const reportRefused = (refused: readonly RefusedChange[]): void => {
    if (refused.length > 0)
      options.onNews(`${call.callId} (${tool.name}): ${refusedHeading}`, redactor.redactText(listRefused(refused)));
  };
  emit({ type: 'tool-started', callId: call.callId });
  try {
    // A script may wait for a session or a model longer than its own time; the run's deadline and the time of each call still bound it.
    const waits = ['session', 'session-input', 'agent'].includes(tool.kind);
    const ran = await (waits ? call.pauseClock(() => bound.run(context)) : bound.run(context));
    const left = judged.takeWithheld();
    for (const { changes } of left.values()) for (const { path } of changes) withheld.add(path);
    const approved = await options.approveChanges(decided, left);
    const taint = readTaint('completed');
    const shown = tool.outputTrust === 'untrusted' ? ran : envelop(ran, taint);
    const done = addRefused(shown, judged.refused(), taint);
    // A script may return another part of the result.
    if (call.scriptId !== null) reportRefused(judged.refused());
    // A session that runs has no exit code, like a command that was ended.
    const succeeded = readExitCode(ran.value) === 0;
    const untrusted = succeeded || reached.size === 0 ? '' : explainUntrusted(JSON.stringify(ran.value), [...reached]);
    const hint = [approved, renderSealed(), await renderClosed(), renderHint(succeeded), untrusted]
      .filter(Boolean)
      .join('\n');
    const output = redactOutput(addHint(done, hint), redactor);
    if (decided.changes !== null) options.scope.onChanged(decided.changes.map(({ path }) => path));
    const durationMs = finish('completed', '', output.value, taint);
    if (call.signal.aborted)
      return {
        type: 'aborted',
        tool: tool.name,
        message: 'the call was aborted',
        hints: '',
        taint,
        decision,
        durationMs,
      };
    return { type: 'completed', tool: tool.name, output, taint, decision, durationMs };
  } catch (thrown) {
    if (thrown instanceof HarnessError && thrown.code === 'sandbox') limits.closeForSandbox(thrown.message);
    // The message as a whole is enveloped when it reaches the model.
    const reasons = [readErrorMessage(thrown), renderRefused(judged.refused(), null)];
    const message = redactor.redactText(reasons.filter(Boolean).join('\n'));
    const hints = redactor.redactText(
      [renderSealed(), await renderClosed(), renderHint(false)].filter(Boolean).join('\n'),
    );
    const state = call.signal.aborted ? 'aborted' : 'failed';
    const taint = readTaint(state);
    const durationMs = finish(state, [message, hints].filter(Boolean).join('\n'), null, taint);
    if (state === 'aborted') return { type: 'aborted', tool: tool.name, message, hints, taint, decision, durationMs };
    const stderr = thrown instanceof ToolFailure ? redactor.redactText(thrown.stderr) : '';
    return { type: 'failed', tool: tool.name, message, stderr, hints, taint, decision, durationMs };
  } finally {
    noteRetry();
    judged.end((refused) => {
      noteRetry();
      reportRefused(refused);
    });
  }
}

function bindAgents(agents: Agents | null, call: AskingCall): ToolContext['agents'] {
  const open = (): Agents => {
    if (agents === null)
      throw new ToolFailure('no model can be asked here: only a run has one, the commands call and script do not');
    return agents;
  };
  return {
    chat: async (request) => open().chat(request, call),
    launch: async (request) => open().launch(request, call),
    search: async (query) => open().search(query, call),
    wait: async (agent) => open().wait(agent, call),
  };
}

// Before the redaction: an invisible character inside a secret would hide it.
function envelop(output: ToolOutput, taint: TaintSource | null): ToolOutput {
  if (taint === null) return output;
  return { ...output, text: renderUntrustedOutput(taint, output.text ?? JSON.stringify(output.value)) };
}

// A refused connection is not a denial, but the model and the maintainer have to know why the command failed.
function renderClosedHosts(refused: readonly ConnectionDecision[], opening: Opening | null): string {
  if (refused.length === 0) return '';
  const added = renderOpening(opening, refused).trimEnd();
  return [
    renderRefusedHosts(refused),
    refused.every(({ reason }) => reason === refusalReasons.unknown)
      ? 'Check the spelling of the name, or state what is missing.'
      : 'A retry has the same result: work with what is installed, or state what is missing.',
    ...(added === '' ? [] : [`A maintainer can open this in the policy:\n${added}`]),
  ].join('\n');
}

function renderRefusedHosts(refused: readonly ConnectionDecision[]): string {
  return `The sandbox refused connections of the command: ${nameAll(refused.map(describeRefused))}.`;
}

// A program chooses the hosts that it requests: only what has the form of a host reaches the model.
function describeRefused(connection: ConnectionDecision): string {
  const { host, reason, count } = connection;
  const isShown = host === otherHosts || /^[a-z0-9.:_-]{1,100}$/.test(host);
  return `${isShown ? renderPlace(connection) : 'an address that is not valid'} (${[reason, ...(count === 1 ? [] : [`${count.toLocaleString('en-US')} times`])].join(', ')})`;
}

function nameAll(names: readonly string[]): string {
  const more = names.length > maxNamedHosts ? [`${names.length - maxNamedHosts} more`] : [];
  return [...names.slice(0, maxNamedHosts), ...more].join(', ');
}

function redactOutput(output: ToolOutput, redactor: Redactor): ToolOutput {
  return {
    value: redactor.redactJson(output.value),
    text: output.text === null ? null : redactor.redactText(output.text),
    images: output.images,
  };
}

function readExitCode(value: JsonValue): number | null {
  const exitCode =
    value !== null && typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, 'exitCode')
      ? value['exitCode']
      : null;
  return typeof exitCode === 'number' ? exitCode : null;
}
