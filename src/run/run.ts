import { describeNetwork } from '../policy/decide/hosts/describe-network.ts';
import { statSync } from 'node:fs';
import { runAgent, type AgentResult } from '../agent/loop.ts';
import type { Agents } from '../core/ports/agents.ts';
import { openAgents } from './agents/open-agents.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { getWorkingMs } from '../core/limits.ts';
import { HarnessError, hasCode, readErrorMessage } from '../core/types/error.ts';
import { readFailure, type RunEnding } from '../core/types/outcome.ts';
import { recordFiles } from '../core/types/record.ts';
import { loadRecordReports } from '../report/index.ts';
import { describeRepository } from './host/describe-repository.ts';
import { describeCabinet, recordShared, writeShared } from './parts/cabinet.ts';
import { healRun } from './heal-run.ts';
import { freezePatch, settlePatch } from './settle-patch.ts';
import { createPatchWriter, renderSecretWarning } from './write-patch.ts';
import { openRun, type OpenRun } from './parts/open-run.ts';
import type { Patch } from '../record/patch/patch.ts';
import type { ClosedRecord, RenderReports } from '../record/close-record.ts';
import { createRunParts, identifyJob, readInstructions, type RunOptions } from './parts/run-options.ts';
import { continueConversation } from '../record/resume/continue-conversation.ts';
import { adoptRecord, checkResumed } from './resume/resume-run.ts';
import { buildRunResult } from './run-result.ts';
import type { RunSandbox } from '../sandbox/run-sandbox.ts';
import { digestPaths } from '../sandbox/workspace/git/integrity.ts';
import { renderReturnedMessage, renderVerifyMessage } from './verify/describe-verify.ts';
import type { OpenedServers } from '../tools/mcp/open-servers.ts';
import { createAgentModel, createWorkplaceOpener, type WorkplaceOpener } from './workplace.ts';
import { planInstall } from './verify/install-patch.ts';
import { isGreen } from '../core/types/verify.ts';
import { openVerifyGate, type VerifyGate } from './verify/verify-run.ts';
import { renderScriptReport } from '../script/script-output.ts';

/** The record of a run that has ended, and the digest of its patch. */
export interface FinishedRun extends ClosedRecord {
  readonly patchSha256: string;
}

/**
 * Runs a task from its start to its published record. Throws only for what keeps a run from beginning (sandbox, workspace); from then on
 * every failure is an outcome, and the record is closed.
 */
export async function runTask(options: RunOptions): Promise<FinishedRun> {
  const findLoss = watchDirectory(options.workspace);
  try {
    return await runToEnd(options, findLoss);
  } catch (thrown) {
    // The other errors of a lost workspace are consequences.
    const failure = findLoss() ?? explainFullDisk(thrown);
    // Only after everything that could still record has ended: an existing record is closed before the error is thrown on.
    try {
      await healRun(options.recordDirectory, readFailure(failure), options.host);
    } catch (failed) {
      throw addUnclosedRecord(failure, options.recordDirectory, failed);
    }
    throw failure;
  }
}

function explainFullDisk(thrown: unknown): unknown {
  if (!hasCode(thrown, 'ENOSPC', 'EDQUOT')) return thrown;
  return new HarnessError({
    code: 'sandbox',
    message: `a disk is full: ${readErrorMessage(thrown)}`,
    hint: 'Free space on the disks of the temporary directory (TMPDIR, RUNNER_TEMP), the record and the workspace.',
    cause: thrown,
  });
}

// The first error is the cause, often of both.
function addUnclosedRecord(thrown: unknown, recordDirectory: string, failed: unknown): unknown {
  if (!(thrown instanceof HarnessError)) return thrown;
  return new HarnessError({
    code: thrown.code,
    message: `${thrown.message}; the record ${recordDirectory} could not be closed: ${readErrorMessage(failed)}`,
    hint: thrown.hint,
    problems: thrown.problems,
    cause: thrown,
  });
}

/** Returns a function that finds out whether the directory was removed or replaced since. */
function watchDirectory(path: string): () => HarnessError | null {
  const before = statSync(path, { throwIfNoEntry: false });
  return () => {
    const now = statSync(path, { throwIfNoEntry: false });
    if (before === undefined || (now?.ino === before.ino && now.dev === before.dev)) return null;
    return new HarnessError({
      code: 'tampered',
      message: `another process has ${now === undefined ? 'removed' : 'replaced'} the workspace ${path} during the run`,
      hint: 'Let no other process change the checkout while the run works. The changes so far are in changes.patch of the record.',
    });
  };
}

async function runToEnd(options: RunOptions, findLoss: () => HarnessError | null): Promise<FinishedRun> {
  const { host, policy, resumed } = options;
  if (resumed !== null) checkResumed(options, resumed);
  // Git works while the parts of the run are made.
  const repository = describeRepository(options);
  const parts = createRunParts(options);
  let workplace = null as WorkplaceOpener | null;
  try {
    const runnerFiles = digestPaths(() => options.watchedFiles);
    const run = openRun(options, parts);
    const { recorder, emit, model } = run;
    if (resumed !== null) adoptRecord(resumed, run);
    else {
      emit({
        type: 'run-started',
        runId: options.runId,
        version: host.version,
        task: options.task.text,
        taskOrigin: options.task.origin,
        provider: model.api,
        model: model.model,
        replayed: model.api === 'replay',
        policyName: policy.name,
        policySha256: policy.sha256,
        policyLayers: policy.layers,
        policyOrigin: options.policyOrigin,
        workspace: options.workspace,
        event: policy.facts?.event ?? '',
        limits: options.limits,
        actor: options.actor,
        facts: policy.facts,
        command: options.command,
        job: identifyJob(options),
      });
      if (options.cabinet !== null) recordShared(options.cabinet, parts.offered, emit);
    }
    recorder.writeFile(recordFiles.policy, policy.resolvedYaml);
    for (const message of options.warnings) emit({ type: 'warning', message });
    const open = describeNetwork(policy.settings.network).allow;
    if (open !== '') emit({ type: 'warning', message: open });
    workplace = createWorkplaceOpener(run);
    const worked = await work(run, { workplace, repository, findLoss });
    const { integrity } = await workplace.open();
    const tampered = [...runnerFiles.listChanges(), ...integrity.listChanges(), ...recorder.listChanges()];
    const outcome: RunEnding =
      tampered.length > 0
        ? { outcome: 'tampered', reason: `changed while the agent ran: ${tampered.join(', ')}` }
        : worked.ending;
    writeShared(options, { events: run.listEvents(), outcome: outcome.outcome, emit });
    return finishRun(run, worked, outcome, await loadRecordReports());
  } finally {
    await parts.close();
    await workplace?.settle();
  }
}

interface Worked {
  readonly ending: RunEnding;
  readonly agent: AgentResult;
  readonly patch: Patch;
  readonly unknownTests: readonly string[];
}

async function work(
  run: OpenRun,
  {
    workplace,
    repository,
    findLoss,
  }: {
    readonly workplace: WorkplaceOpener;
    readonly repository: Promise<readonly string[]>;
    readonly findLoss: () => HarnessError | null;
  },
): Promise<Worked> {
  const { options, parts, recorder, emit, model, ledger } = run;
  const writePatch = createPatchWriter(run, workplace);
  const startedMs = options.host.clock.monotonicMs();
  // Setup is part of the run's time.
  const deadline = startDeadline(options);
  const install = planInstall(options.setup, options.policy.view().network, getWorkingMs(options.limits));
  let gate = null as VerifyGate | null;
  let servers: OpenedServers | null = null;
  let dispatcher = null as Dispatcher | null;
  let warned = '';
  let saved: Promise<unknown> = Promise.resolve();

  async function findDispatcher(): Promise<Dispatcher> {
    const { sandbox } = await workplace.open();
    return (dispatcher ??= openDispatcher(run, sandbox, { workplace, agents }));
  }
  const agents = openAgents(run, { signal: deadline.signal, openDispatcher: findDispatcher });

  // The run may be killed before the next turn ends; then this is its patch. It holds only decided changes of sessions.
  async function saveProgress(): Promise<string> {
    // The request goes first.
    await new Promise((resolve) => setImmediate(resolve));
    const { sandbox } = await workplace.open();
    return sandbox.runAlone(async () => {
      const warning = renderSecretWarning((await writePatch('progress')).refused);
      const isNew = warning !== warned;
      warned = warning;
      return isNew ? warning : '';
    });
  }

  // Verifies the changes while the model can still correct them.
  async function reviewAnswer(): Promise<string | null> {
    const { verify } = options;
    const returned = run.listEvents().filter((event) => event.type === 'verify-judged' && event.returned).length;
    if (gate === null || verify === null || returned >= verify.rounds) return null;
    await saved;
    const [{ sandbox }, patches] = [await workplace.open(), await workplace.openBase()];
    const { patch, refused } = await sandbox.runAlone(() => writePatch('progress'));
    // The same changes again have the same result.
    if (refused.length > 0 || patch.sha256 === gate.last?.patchSha256) return null;
    const verdict = await gate.judge(freezePatch(patch, { sandbox, patches }), true);
    if (!verdict.returned) return null;
    const isChanged = patch.files.length > 0;
    return renderReturnedMessage({ command: verify.command, isChanged, left: verify.rounds - returned - 1 }, verdict);
  }

  try {
    const { resumed } = options;
    const { createId } = options.host;
    const continued = resumed === null ? null : continueConversation({ ...resumed, events: run.earlier, createId });
    // No request is paid for a workspace that is another one now.
    if (resumed !== null) await workplace.openBase();
    const precedes = options.setup !== null || options.verify !== null || options.policy.settings.mcpServers.length > 0;
    const opened = precedes ? await workplace.open() : null;
    const { signal } = deadline;
    if (signal.aborted) throw signal.reason;
    if (opened !== null) {
      // Before the model's first turn. Files of an earlier part of the run are in the workspace again, and a server could run one.
      const files = resumed === null || resumed.states.length === 0 ? 'current' : 'sealed';
      servers = await parts.startServers({ emit, signal, files });
      await findDispatcher();
      if (options.verify !== null)
        gate = await openVerifyGate(run, { verify: options.verify, install, sandbox: opened.sandbox, signal });
    }
    const isDryRun = options.readScriptMode((continued?.turn ?? 0) + 1) === 'dry-run';
    if (resumed !== null && resumed.waiting.length > 0 && !isDryRun)
      await (await findDispatcher()).makeApproved(resumed.waiting, signal);
    const isSkipped = resumed === null && options.verify?.skipIfGreen === true && gate !== null && isGreen(gate.before);
    const agent = isSkipped
      ? skipped
      : await runAgent({
          model: createAgentModel(model, workplace, () => {
            parts.scripts.warmParser();
            options.onScript();
          }),
          instructions: readInstructions(options, parts),
          task: [
            ...(await repository).map((text) => parts.redactor.redactText(text)),
            ...describeCabinet(options.cabinet, parts.offered),
            parts.redactor.redactText(options.task.text),
            ...(gate === null || options.verify === null
              ? []
              : [
                  renderVerifyMessage({ ...options.verify, repository: options.repositoryTrust, install }, gate.before),
                ]),
          ],
          resumed: continued,
          ...parts.offered.declare(options.policy),
          callTool: async (call) => (await findDispatcher()).callTool(call),
          readClosed: () => dispatcher?.closed ?? null,
          readCallsMade: () => dispatcher?.callsMade ?? 0,
          scripts: parts.scripts,
          async renderScriptReport(report, taint) {
            const { storeOutput } = (await workplace.open()).sandbox;
            return renderScriptReport(report, { storeOutput, taint });
          },
          readScriptMode: options.readScriptMode,
          continueOnError: options.policy.settings.continueOnError,
          takeNews: () => parts.takeNews(),
          readAnswer: options.answer?.read ?? null,
          scriptContext: {
            conversationId: options.runId,
            sessionId: options.runId,
            workingDirectory: options.workspace,
            provider: model.api,
            model: model.model,
          },
          ledger,
          signal,
          emit,
          clock: options.host.clock,
          readElapsedMs: () => (resumed?.usedMs ?? 0) + options.host.clock.monotonicMs() - startedMs,
          createId,
          reviewAnswer,
          onTurnEnd: () => (saved = saveProgress()),
        });
    await saved;
    await agents.close();
    // Nothing of the agent runs from here on; the verified bytes and the published bytes are the same.
    await parts.scripts.close();
    const { sandbox } = await workplace.open();
    const patches = await workplace.openBase();
    await sandbox.endCommands();
    // The last changes of sessions may need a person.
    await dispatcher?.settle();
    const loss = findLoss();
    if (loss !== null) throw loss;
    sandbox.seal();
    for (const message of sandbox.describeLeftovers()) emit({ type: 'warning', message });
    const starts = describeStarts(dispatcher);
    if (starts !== null) emit({ type: 'warning', message: starts.message });
    for (const { server, text } of servers?.readLogs() ?? [])
      recorder.writeFile(`${recordFiles.outputs}/mcp-${server}.stderr`, text);
    const settled = await settlePatch(run, {
      sandbox,
      agent,
      gate,
      signal,
      patches,
      written: await writePatch('end'),
      closed: isSkipped ? greenBefore : (dispatcher?.closed ?? starts?.ending ?? null),
    });
    return { ...settled, agent };
  } finally {
    await agents.close();
    deadline.stop();
  }
}

/** The commands that the harness could not start; null if it started all. A run in which none started has done nothing. */
function describeStarts(
  dispatcher: Pick<Dispatcher, 'starts'> | null,
): { readonly message: string; readonly ending: RunEnding | null } | null {
  const { started, failures } = dispatcher?.starts ?? { started: 0, failures: [] };
  const [first] = failures;
  if (first === undefined) return null;
  const message =
    started === 0
      ? `no command could start: ${first}`
      : `${failures.length} of ${started + failures.length} commands could not start: ${first}`;
  return { message, ending: started === 0 ? { outcome: 'sandbox-unavailable', reason: message } : null };
}

function finishRun({ recorder, emit }: OpenRun, worked: Worked, ending: RunEnding, render: RenderReports): FinishedRun {
  const { agent, patch } = worked;
  const result = buildRunResult(recorder.events(), {
    ...ending,
    finalMessage: agent.finalMessage,
    unknownTests: worked.unknownTests,
    structuredOutput: agent.structuredOutput,
    changedFiles: patch.files,
  });
  emit({ type: 'run-finished', result });
  // The result comes from the record, which holds no secret.
  return { ...recorder.close(render), patchSha256: patch.sha256 };
}

/** The run that `skip-if-green` ends before the first request. */
const skipped: AgentResult = { ended: null, finalMessage: '', structuredOutput: null, turns: 0 };
const greenBefore: RunEnding = {
  outcome: 'no-changes',
  reason: 'verify is green before the first turn, and skip-if-green is set: no request was sent',
};

function openDispatcher(
  { options, parts, recorder, emit, earlier }: OpenRun,
  sandbox: RunSandbox,
  { workplace, agents }: { workplace: WorkplaceOpener; agents: Agents },
): Dispatcher {
  return parts.openDispatcher({
    sandbox,
    runId: options.runId,
    emit,
    limits: options.limits,
    agents,
    earlier,
    trust: {
      // The output of verify is part of the first message, and in an untrusted work tree its author decides it.
      task:
        options.task.trust === 'trusted' && (options.verify === null || options.repositoryTrust === 'trusted')
          ? 'trusted'
          : 'untrusted',
      repository: options.repositoryTrust,
    },
    approval: {
      channel: options.approvals?.channel ?? null,
      readState: async () => ({
        headSha: sandbox.headCommit,
        tree: await (await workplace.openBase()).readTree(),
      }),
      keepChanges: (changes) => recorder.keepWaiting(changes),
    },
  });
}

// Early enough for the patch, the reports and publishing.
function startDeadline({ limits, resumed, signal }: RunOptions): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const message = `the run's ${limits.wallClockMs / 60_000} minutes are over`;
  const timer = setTimeout(
    () => controller.abort(new HarnessError({ code: 'timed-out', message })),
    getWorkingMs(limits) - (resumed?.usedMs ?? 0),
  );
  return { signal: AbortSignal.any([signal, controller.signal]), stop: () => clearTimeout(timer) };
}
