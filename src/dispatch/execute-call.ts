import { isDeepStrictEqual } from 'node:util';
import { renderUntrustedOutput } from '../core/text/untrusted-envelope.ts';
import { isAllowed } from '../core/types/decision.ts';
import type { Cabinet } from '../core/types/document.ts';
import { programEndings, type ToolFinished } from '../core/types/event.ts';
import { findTaint, type TaintSource } from '../core/types/taint.ts';
import type { Agents, AskingCall } from '../core/ports/agents.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { isJsonObject, type JsonValue } from '../core/text/json.ts';
import { guessHosts } from './unknown-hosts.ts';
import type { Redactor } from '../core/ports/redact.ts';
import {
  CommandNotStarted,
  ToolFailure,
  type CallResult,
  type ToolContext,
  type ToolOutput,
} from '../core/ports/tool.ts';
import { bindWebRequests } from './bind-web-requests.ts';
import { addNotes, explainCheckout, renderClosedWords, renderNextStep, renderRefused } from './call-hints.ts';
import type { CallOptions, DecidedCall } from './call-options.ts';
import { guardFiles } from './guard-files.ts';
import { createShownCheck } from './shown-paths.ts';
import { watchCall, type WatchedCall } from './watch-call.ts';

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
  const context = createContext(decided, options, watched, documents.cabinet);
  const startMs = clock.monotonicMs();
  scope.emit({ type: 'tool-started', callId: call.callId });

  const ended = await endCall();
  const state = ended.type === 'completed' ? 'completed' : call.signal.aborted ? 'aborted' : 'failed';
  // A session that runs has no exit code, like a command that was ended.
  const succeeded = ended.type === 'completed' && readExitCode(ended.output.value) === 0;
  const hints = [
    ...(await watched.settle()),
    watched.explainLast(),
    ended.type === 'completed' ? watched.describeSealed() : '',
    await renderClosedWords(decision.accesses, options.sandbox, scope.policy.view().closed),
    renderNextStep(decided, watched.refusals(), { succeeded, unknownHosts: listUnknownHosts() }),
    ended.type === 'completed' && tool.kind === 'command' ? explainCheckout(ended.output.value) : '',
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
    const shown = tool.outputTrust === 'untrusted' ? ended.output : envelop(ended.output, taint, redactor);
    const done = addNotes(shown, { refused: watched.refused(), hints }, taint);
    const output = redactOutput(done, redactor);
    if (decided.changes !== null) scope.onChanged(decided.changes.map(({ path }) => path));
    // Also for an aborted call: its effects have happened, and a caller that does not see its result would repeat it.
    return { type: 'completed', tool: tool.name, output, taint, decision, durationMs: finish('', output.value) };
  }
  const { thrown } = ended;
  // The message as a whole is enveloped when it reaches the model.
  const reasons = [readErrorMessage(thrown), renderRefused(watched.refused(), null)];
  const failed = {
    tool: tool.name,
    message: redactor.redactText(reasons.filter(Boolean).join('\n')),
    stderr: thrown instanceof ToolFailure ? redactor.redactText(thrown.stderr) : '',
    hints: redactor.redactText(hints),
    taint,
    decision,
  };
  const durationMs = finish([failed.message, failed.hints].filter(Boolean).join('\n'), null);
  return { type: state === 'aborted' ? 'aborted' : 'failed', ...failed, durationMs };

  // Without a proxy, nothing observes a connection.
  function listUnknownHosts(): readonly string[] {
    if (succeeded || ended.type === 'failed' || readExitCode(ended.output.value) === null) return [];
    return scope.policy.view().network === null ? guessHosts(ended.output.value, decision.accesses) : [];
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
      endedBy: readEnding(value),
      message,
      outputJson,
      outputBytes: Buffer.byteLength(outputJson),
      durationMs: Math.round(durationMs),
    });
    return durationMs;
  }
}

function createContext(
  decided: DecidedCall,
  options: CallOptions,
  watched: WatchedCall,
  cabinet: Cabinet,
): ToolContext {
  const { prepared, decision } = decided;
  const { call } = prepared;
  const { sandbox, scope, starts } = options;
  const { judge, network } = watched;
  const view = scope.policy.view();
  const isShown = createShownCheck(decided, options);
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
      files: guardFiles(sandbox.files, { accesses: decision.accesses, changes: decided.changes }, isShown),
      storeOutput: sandbox.storeOutput,
      run: (request) => noteStart(sandbox.run({ ...request, network }, judge)),
      sessions: {
        find: (id) => sandbox.sessions.find(id),
        listOpen: () => sandbox.sessions.listOpen(),
        open: (request) => noteStart(sandbox.sessions.open({ ...request, network }, judge)),
      },
    },
    signal: call.signal,
    clock: options.clock,
    streamBytes: options.streamBytes,
    commandTimeoutMs: view.commandTimeoutMs,
    mayShow: (path) => isShown(path, 'file'),
    isAllowed: (alternative) => decided.alternatives.some((one) => isDeepStrictEqual(one, alternative)),
    requestWeb: bindWebRequests(decided, options, watched.onConnection),
    readGitHub: async (read) => {
      if (options.readGitHub === undefined)
        throw new ToolFailure('`github.*` tools work only in a job of GitHub Actions');
      return options.readGitHub(read, call.signal);
    },
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

// Text is redacted after it, since an invisible character inside a secret would hide it. A value is redacted before it: in JSON text, the lines of a
// key are in different objects, and only the redaction of values joins them.
function envelop(output: ToolOutput, taint: TaintSource | null, redactor: Redactor): ToolOutput {
  if (taint === null) return output;
  const text = output.text ?? JSON.stringify(redactor.redactJson(output.value));
  return { ...output, text: renderUntrustedOutput(taint, text) };
}

function redactOutput(output: ToolOutput, redactor: Redactor): ToolOutput {
  return {
    ...output,
    value: redactor.redactJson(output.value),
    text: output.text === null ? null : redactor.redactText(output.text),
  };
}

function readExitCode(value: JsonValue): number | null {
  const exitCode = readField(value, 'exitCode');
  return typeof exitCode === 'number' ? exitCode : null;
}

// The result of a session has the same field, with two more values for a program that exited and for a session that was closed.
function readEnding(value: JsonValue): ToolFinished['endedBy'] {
  const ended = readField(value, 'ended');
  return programEndings.find((one) => one === ended) ?? null;
}

function readField(value: JsonValue, name: string): JsonValue {
  return (isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : null) ?? null;
}
