import { isDeepStrictEqual } from 'node:util';
import { renderUntrustedOutput } from '../core/text/untrusted-envelope.ts';
import { isAllowed } from '../core/types/decision.ts';
import { findTaint, type TaintSource } from '../core/types/taint.ts';
import type { Agents, AskingCall } from '../core/ports/agents.ts';
import type { RefusedChange } from '../core/types/change.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import type { JsonValue } from '../core/text/json.ts';
import { findUnknownHosts } from '../core/text/unknown-hosts.ts';
import { explainUntrusted } from '../core/text/untrusted-certificate.ts';
import { describeSealed, isSameConnection, type ConnectionDecision } from '../core/types/network.ts';
import type { Redactor } from '../core/ports/redact.ts';
import type { CommandNetwork } from '../core/ports/sandbox.ts';
import {
  CommandNotStarted,
  ToolFailure,
  type CallResult,
  type ToolContext,
  type ToolOutput,
} from '../core/ports/tool.ts';
import { bindSessions } from './bind-sessions.ts';
import { bindWebRequests } from './bind-web-requests.ts';
import { renderClosedWords, renderNextStep } from './call-hints.ts';
import type { CallOptions, DecidedCall } from './call-options.ts';
import { guardFiles, mayShow } from './guard-files.ts';
import { addNotes, createCallJudge, listRefused, refusedHeading, renderRefused } from './judge-changes.ts';
import type { RunDocuments } from './run-documents.ts';

/** Runs an allowed call, records its end and returns its redacted result. Never rejects. */
export async function executeCall(decided: DecidedCall, options: CallOptions): Promise<CallResult> {
  const { prepared, decision } = decided;
  const { call, tool, bound } = prepared;
  const { redactor, scope, clock } = options;
  if (!isAllowed(decision.decision)) throw new Error(`the call ${call.callId} was not allowed`);
  const watched = watchCall(decided, options);
  const documents = options.documents.bind({
    callId: call.callId,
    isTainted: options.isTainted,
    emit: scope.emit,
    canFetch: () => scope.policy.view().isOffered('fetchFromFC'),
  });
  const context = createContext(decided, options, { watched, cabinet: documents.cabinet });
  const startMs = clock.monotonicMs();
  scope.emit({ type: 'tool-started', callId: call.callId });

  const ended = await endCall();
  const state = ended.type === 'completed' ? 'completed' : call.signal.aborted ? 'aborted' : 'failed';
  // The other connections of a command that succeeded did not matter. A session that runs has no exit code, like a command that was ended.
  const succeeded = ended.type === 'completed' && readExitCode(ended.output.value) === 0;
  const hints = [
    ...(await watched.settle()),
    await renderClosedWords(decision.accesses, options.sandbox, scope.policy.view().closed),
    renderNextStep(decided, watched.refusals(), { succeeded, unknownHosts: guessHosts() }),
    ended.type === 'completed' && !succeeded ? watched.explainUntrusted(ended.output.value) : '',
  ]
    .filter(Boolean)
    .join('\n');
  const taint =
    documents.readTaint() ??
    // A model that has read untrusted text may copy it.
    (tool.kind === 'agent' && options.isTainted() ? 'tool' : null) ??
    findTaint(
      { accesses: decision.accesses, outputTrust: tool.outputTrust, state, connected: watched.hasConnected() },
      options.trust.repository,
    );

  if (ended.type === 'completed') {
    const shown = tool.outputTrust === 'untrusted' ? ended.output : envelop(ended.output, taint);
    const done = addNotes(shown, { refused: watched.refused(), hints }, taint);
    const output = redactOutput(done, redactor);
    if (decided.changes !== null) scope.onChanged(decided.changes.map(({ path }) => path));
    const durationMs = finish('', output.value);
    if (!call.signal.aborted) return { type: 'completed', tool: tool.name, output, taint, decision, durationMs };
    const message = 'the call was aborted';
    return { type: 'aborted', tool: tool.name, message, hints: '', taint, decision, durationMs };
  }
  const { thrown } = ended;
  // The message as a whole is enveloped when it reaches the model.
  const reasons = [readErrorMessage(thrown), renderRefused(watched.refused(), null)];
  const failed = {
    tool: tool.name,
    message: redactor.redactText(reasons.filter(Boolean).join('\n')),
    hints: redactor.redactText(hints),
    taint,
    decision,
  };
  const durationMs = finish([failed.message, failed.hints].filter(Boolean).join('\n'), null);
  if (state === 'aborted') return { type: 'aborted', ...failed, durationMs };
  const stderr = thrown instanceof ToolFailure ? redactor.redactText(thrown.stderr) : '';
  return { type: 'failed', ...failed, stderr, durationMs };

  // Without a proxy, nothing observes a connection.
  function guessHosts(): readonly string[] {
    if (succeeded || ended.type === 'failed' || readExitCode(ended.output.value) === null) return [];
    return scope.policy.view().network === null ? findUnknownHosts(JSON.stringify(ended.output.value)) : [];
  }

  async function endCall(): Promise<
    { readonly type: 'completed'; readonly output: ToolOutput } | { readonly type: 'failed'; readonly thrown: unknown }
  > {
    // A script may wait for a session or a model longer than its own time; the run's deadline and the time of each call still bound it.
    const waits = ['session', 'session-input', 'agent'].includes(tool.kind);
    try {
      const output = await (waits ? call.pauseClock(() => bound.run(context)) : bound.run(context));
      return { type: 'completed', output };
    } catch (thrown) {
      if (thrown instanceof HarnessError && thrown.code === 'sandbox')
        options.limits.close('sandbox-unavailable', thrown.message);
      return { type: 'failed', thrown };
    }
  }

  function finish(message: string, value: JsonValue): number {
    const durationMs = clock.monotonicMs() - startMs;
    const outputJson = JSON.stringify(value);
    // Before the output is in the record: a run that is killed in between and resumed would have the output without its taint.
    options.taint(taint, call.turn);
    scope.emit({
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
  }
}

/** What the harness observes while a call runs, and afterwards of its sessions: changes and connections. */
type WatchedCall = ReturnType<typeof watchCall>;

function watchCall(decided: DecidedCall, options: CallOptions) {
  const { prepared, decision, followUp } = decided;
  const { call, tool } = prepared;
  const { limits, redactor, scope, justifications, approvals } = options;
  let state: 'running' | 'ended' = 'running';
  let kept: readonly string[] = [];
  let connections: readonly ConnectionDecision[] = [];
  const reached = new Set<string>();
  // A person decides about these changes, and no retry.
  const withheld = new Set<string>();
  const questions: Promise<string>[] = [];

  const judged = createCallJudge({
    policy: scope.policy,
    call: () => ({ ...decided.facts, tainted: options.isTainted() }),
    approvedPaths: new Set(followUp.escalatedPaths),
    isApproved: (change) => approvals.findApproval(change) !== null,
    onRefused: () => limits.countRefusal(),
    onAbort: (reason) => limits.close('denied', reason),
    onKept: (paths) => scope.onChanged(paths),
    onDecided: (changes) => scope.emit({ type: 'changes-decided', turn: call.turn, callId: call.callId, ...changes }),
    onWithheld(changes) {
      for (const { path } of changes.changes) withheld.add(path);
      const asked = approvals.askChanges(changes, decided, scope);
      if (state === 'running') questions.push(asked);
      else void asked.then((text) => options.onNews(`${call.callId} (${tool.name}): ${text}`, ''));
    },
    onReverted(refused) {
      noteJustification();
      if (state === 'ended') reportRefused(refused);
    },
  });
  const readRefusals = () => ({
    changes: judged.refused().filter(({ path }) => !withheld.has(path)),
    connections,
    askedBy: judged.askedBy(),
  });

  // Under the preset `on-failure`, the model may ask once for accesses whose refusal the harness itself observed.
  function noteJustification(): void {
    if (judged.askedBy().length > 0) justifications.ask(prepared.hash);
    if (followUp.mayRetry) justifications.grantRetry(prepared.hash, readRefusals());
  }

  function reportRefused(refused: readonly RefusedChange[]): void {
    if (refused.length > 0)
      options.onNews(`${call.callId} (${tool.name}): ${refusedHeading}`, redactor.redactText(listRefused(refused)));
  }

  const onConnection = (connection: ConnectionDecision): void => {
    scope.emit({ type: 'connection-decided', callId: call.callId, connection });
    if (connection.decision !== 'allow') return;
    // Before the first byte of the answer, and also for a connection of a session whose call has ended.
    reached.add(connection.host);
    options.taint('network', call.turn);
  };
  const network: CommandNetwork = {
    grant: decision.grant,
    onKept: (paths) => void (kept = paths),
    onDecision(connection) {
      if (connection.decision === 'deny')
        connections = [...connections.filter((known) => !isSameConnection(known, connection)), connection];
      onConnection(connection);
    },
  };
  return {
    judge: judged.judge,
    network,
    onConnection,
    refused: () => judged.refused(),
    refusals: readRefusals,
    hasConnected: () =>
      reached.size > 0 ||
      decision.accesses.some((access) => access.type === 'session' && options.reachedSessions.has(access.sessionId)),
    explainUntrusted: (value: JsonValue) =>
      reached.size === 0 ? '' : explainUntrusted(JSON.stringify(value), [...reached]),
    /** Waits for the people who were asked. What is observed from now on is news for the model. Returns lines for the result. */
    async settle(): Promise<readonly string[]> {
      const answers: string[] = [];
      for (let next = questions.shift(); next !== undefined; next = questions.shift()) answers.push(await next);
      state = 'ended';
      noteJustification();
      // A script may return another part of the result.
      if (call.scriptId !== null) reportRefused(judged.refused());
      return [...answers, decision.grant.kind === 'sealed' ? describeSealed(kept) : ''];
    },
  };
}

function createContext(
  decided: DecidedCall,
  options: CallOptions,
  {
    watched,
    cabinet,
  }: { readonly watched: WatchedCall; readonly cabinet: ReturnType<RunDocuments['bind']>['cabinet'] },
): ToolContext {
  const { prepared, decision } = decided;
  const { call, tool } = prepared;
  const { sandbox, scope, starts } = options;
  const { judge, network } = watched;
  const view = scope.policy.view();
  const closed = view.closedTo(tool.name);
  const noteStart = async <Result>(starting: Promise<Result>): Promise<Result> => {
    try {
      const result = await starting;
      starts.started += 1;
      return result;
    } catch (thrown) {
      if (thrown instanceof CommandNotStarted) starts.failures.push(options.redactor.redactText(thrown.message));
      throw thrown;
    }
  };
  return {
    callId: call.callId,
    sandbox: {
      files: guardFiles(sandbox.files, { accesses: decision.accesses, changes: decided.changes, closed }),
      storeOutput: sandbox.storeOutput,
      run: (request) => noteStart(sandbox.run({ ...request, network }, judge)),
      sessions: bindSessions(sandbox.sessions, {
        network,
        judge,
        onReached: (id) => options.reachedSessions.add(id),
        noteStart,
      }),
    },
    signal: call.signal,
    clock: options.clock,
    streamBytes: options.streamBytes,
    commandTimeoutMs: view.commandTimeoutMs,
    mayShow: (path) => mayShow(closed, path),
    isAllowed: (alternative) => decided.alternatives.some((one) => isDeepStrictEqual(one, alternative)),
    requestWeb: bindWebRequests({
      policy: scope.policy,
      decision,
      send: options.sendWebRequest,
      signal: call.signal,
      onAbort: (reason) => options.limits.close('denied', reason),
      facts: decided.facts,
      onDecision: watched.onConnection,
    }),
    cabinet,
    agents: bindAgents(options.agents, { callId: call.callId, signal: call.signal, scope }),
    onPlan: (plan) => scope.emit({ type: 'plan-updated', callId: call.callId, plan }),
  };
}

function bindAgents(agents: Agents | null, call: AskingCall): ToolContext['agents'] {
  const open = (): Agents => {
    if (agents === null) throw new ToolFailure('`agents.*` tools work only in `run`');
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
