import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { runAgent, type AgentResult } from '../agent/loop.ts';
import { createLedger, type Ledger } from '../agent/budget.ts';
import type { Agents } from '../core/ports/agents.ts';
import { openAgents } from './agents/open-agents.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { getWorkingMs } from '../core/limits.ts';
import { renderPath } from '../core/types/access.ts';
import type { RefusedChange } from '../core/types/change.ts';
import { isAllowed } from '../core/types/decision.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { countTurns, listAllEvents, patchCallId, sumRequests, type Emit } from '../core/types/event.ts';
import type { Model } from '../core/ports/model.ts';
import { listPaths } from '../core/text/path-text.ts';
import { pickOutcome, readOutcomeOfError, type Outcome } from '../core/types/outcome.ts';
import { recordFiles, type RecordedEvent, type RunRecord } from '../core/types/record.ts';
import type { RunResult } from '../core/types/result.ts';
import { renderReports } from '../report/index.ts';
import { healRun } from './heal-run.ts';
import { judgeRunPatch, openPatchChanges } from './judge-run-patch.ts';
import type { Parts } from './parts.ts';
import type { Patch, PatchMaker } from '../record/patch/patch.ts';
import { findAddedSecrets, findBinarySecrets } from '../record/patch/patch-secrets.ts';
import { hashFile } from '../record/contents.ts';
import { createRecorder, type Recorder } from '../record/recorder.ts';
import type { SecretFinder } from '../record/redact.ts';
import { createRunParts, identifyJob, readInstructions, renderTask, type RunOptions } from './run-options.ts';
import { adoptRecord, checkResumed, continueRecorded, listPublished } from './resume/resume-run.ts';
import { buildRunResult } from './run-result.ts';
import type { RunSandbox } from '../sandbox/create-sandbox.ts';
import { digestPaths } from '../sandbox/changes/integrity.ts';
import { renderVerifyMessage } from './verify/describe-verify.ts';
import type { OpenedServers } from '../tools/mcp/open-servers.ts';
import { createAgentModel, createWorkplaceOpener, type WorkplaceOpener } from './workplace.ts';
import { openVerifyGate, type VerifyGate } from './verify/verify-run.ts';
import { renderScriptReport } from '../script/results/script-output.ts';

const maxRefused = 500;

export interface FinishedRun {
  readonly result: RunResult;
  readonly record: RunRecord;
  readonly auditDigest: string;
  readonly patchSha256: string;
}

/**
 * Runs a task from its start to its published record. Throws only for what keeps a run from beginning (sandbox, workspace); from then on
 * every failure is an outcome, and the record is closed.
 */
export async function runTask(options: RunOptions): Promise<FinishedRun> {
  try {
    return await runToEnd(options);
  } catch (thrown) {
    // Only after everything that could still record has ended: an existing record is closed before the error is thrown on.
    healRun(options.recordFolder, readFailure(thrown), options.host);
    throw thrown;
  }
}

async function runToEnd(options: RunOptions): Promise<FinishedRun> {
  const { host, policy, resumed } = options;
  if (resumed !== null) checkResumed(options, resumed);
  const parts = createRunParts(options);
  let workplace = null as WorkplaceOpener | null;
  try {
    const runnerFiles = digestPaths(() => options.watchedFiles);
    const recorder = createRecorder({ directory: options.recordFolder, redactor: parts.redactor, clock: host.clock });
    const earlier = resumed?.events.map(({ event }) => event) ?? [];
    const ledger = createLedger(options.limits, { turns: countTurns(earlier), ...sumRequests(earlier) });
    const emit: Emit = (event) => {
      options.onEvent(recorder.emit(event));
      // Also the requests of agents: all requests go to the model of the run.
      if (event.type === 'model-failed') ledger.spend({ ...event, turns: 0 });
    };
    const model = options.createModel({ observe: () => recorder.events().map(({ event }) => event), emit });
    parts.onAccepted((changes) => recorder.keepContents(changes));
    if (resumed !== null) adoptRecord(resumed, { recorder, emit, options });
    else
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
        workspace: options.workspace,
        event: options.facts.event,
        limits: options.limits,
        actor: options.actor,
        facts: options.facts,
        command: options.command,
        job: identifyJob(options),
      });
    recorder.writeFile(recordFiles.policy, policy.resolvedYaml);
    for (const message of options.warnings) emit({ type: 'warning', message });
    workplace = createWorkplaceOpener(options, parts, { recorder, emit });
    const worked = await work(options, { parts, recorder, emit, model, workplace, ledger });
    const { integrity, latent } = await workplace.open();
    const shown = new Set(worked.patch.files.map(({ path }) => path));
    const hidden = latent?.listChanges().filter((path) => !shown.has(path)) ?? [];
    if (hidden.length > 0)
      emit({ type: 'warning', message: `${listPaths(hidden)} changed: no patch shows it, and later steps may run it` });
    const patchFile = join(options.recordFolder, recordFiles.patch);
    const isPublished = hashFile(patchFile) === worked.patch.sha256;
    const tampered = [...runnerFiles.listChanges(), ...integrity.listChanges(), ...(isPublished ? [] : [patchFile])];
    const outcome: { outcome: Outcome; reason: string } =
      tampered.length > 0
        ? { outcome: 'tampered', reason: `changed while the agent ran: ${tampered.join(', ')}` }
        : worked.ending;
    return finishRun(recorder, emit, worked, outcome);
  } finally {
    await parts.close();
    await workplace?.settle();
  }
}

interface Worked {
  readonly ending: { readonly outcome: Outcome; readonly reason: string };
  readonly agent: AgentResult;
  readonly patch: Patch;
}

async function work(
  options: RunOptions,
  {
    parts,
    recorder,
    emit,
    model,
    workplace,
    ledger,
  }: {
    readonly parts: Parts;
    readonly recorder: Recorder;
    readonly emit: Emit;
    readonly model: Model;
    readonly workplace: WorkplaceOpener;
    readonly ledger: Ledger;
  },
): Promise<Worked> {
  const writePatch = createPatchWriter(recorder, workplace.openBase, parts.redactor);
  const startedMs = options.host.clock.monotonicMs();
  // Setup is part of the run's time.
  const deadline = startDeadline(options);
  let gate: VerifyGate | null = null;
  let servers: OpenedServers | null = null;
  let agents: ReturnType<typeof openAgents> | null = null;
  let dispatcher = null as Dispatcher | null;
  let warned = '';
  try {
    const { resumed } = options;
    const continued = resumed === null ? null : continueRecorded(options, resumed);
    // No request is paid for a workspace that is another one now.
    if (resumed !== null) await workplace.openBase();
    const precedes = options.setup !== null || options.verify !== null || options.policy.mcpServers.length > 0;
    const opened = precedes ? await workplace.open() : null;
    const { signal } = deadline;
    if (signal.aborted) throw signal.reason;
    agents = openAgents({
      ...{ run: options, parts, recorder, emit, model, ledger, signal },
      openDispatcher: async () => findDispatcher((await workplace.open()).sandbox),
    });
    const own = agents;
    const findDispatcher = (sandbox: RunSandbox): Dispatcher =>
      (dispatcher ??= openDispatcher(options, parts, sandbox, { emit, workplace, agents: own }));
    if (opened !== null) {
      // Before the model's first turn: the agent has not changed any file of the workspace that a server runs.
      servers = await parts.startServers({ emit, signal });
      findDispatcher(opened.sandbox);
      if (options.verify !== null)
        gate = await startVerify(options, options.verify, { parts, sandbox: opened.sandbox, emit, signal });
    }
    const agent = await runAgent({
      model: createAgentModel(model, workplace, () => {
        parts.scripts.warmParser();
        options.onScript();
      }),
      instructions: readInstructions(options, parts),
      task: [
        parts.redactor.redactText(renderTask(options.task)),
        ...(gate === null || options.verify === null
          ? []
          : [renderVerifyMessage(options.verify, gate.before, options.repositoryTrust)]),
      ],
      resumed: continued,
      tools: parts.offered.declarations,
      callTool: async (call) => findDispatcher((await workplace.open()).sandbox).callTool(call),
      readClosed: () => dispatcher?.closed ?? null,
      scripts: parts.scripts,
      async renderScriptReport(report, taint) {
        const { storeOutput } = (await workplace.open()).sandbox;
        return renderScriptReport(report, { storeOutput, taint });
      },
      readScriptMode: options.readScriptMode,
      continueOnError: options.policy.continueOnError,
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
      createId: options.host.createId,
      // The run may be killed before the next turn ends; then this is its patch. It holds only decided changes of sessions.
      onTurnEnd: async () => {
        const { sandbox } = await workplace.open();
        await sandbox.runStill(async () => {
          const warning = renderSecretWarning((await writePatch()).refused);
          if (warning !== '' && warning !== warned) parts.addNews(warning);
          warned = warning;
        });
      },
    });
    await agents.close();
    // Nothing of the agent runs from here on; the verified bytes and the published bytes are the same.
    await parts.scripts.close();
    const { sandbox } = await workplace.open();
    const patches = await workplace.openBase();
    await sandbox.endCommands();
    await sandbox.seal();
    for (const message of sandbox.describeLeftovers()) emit({ type: 'warning', message });
    for (const { server, text } of servers?.readLogs() ?? [])
      recorder.writeFile(`${recordFiles.outputs}/mcp-${server}.stderr`, text);
    const { patch: made, refused: secrets } = await writePatch();
    const changes = openPatchChanges({
      repositoryRoot: sandbox.git.repositoryRoot,
      workspace: sandbox.files.root,
      entries: made.entries,
      readBlob: async (object) => {
        const { exitCode, stdout } = await sandbox.runGit(['cat-file', 'blob', object], sandbox.ownGitFolder);
        return exitCode === 0 ? Buffer.from(stdout) : null;
      },
    });
    const events = recorder.events().map(({ event }) => event);
    const refused = [...secrets, ...(await judgeRunPatch({ policy: options.policy, changes, events }))];
    const patch = refused.length === 0 ? made : withholdPatch(made, { recorder, emit, turn: agent.turns }, refused);
    const closed = dispatcher?.closed ?? null;
    const isDone = agent.ended === null && closed === null && refused.length === 0;
    const problems = isDone && gate !== null ? await gate.judge({ ...patch, changes }) : null;
    if (patch.missing !== '') emit({ type: 'warning', message: `the patch is not complete: ${patch.missing}` });
    else if (patch.files.length > 0 && !(await patches.isWhole(patch)))
      throw new HarnessError({
        code: 'internal',
        message: 'the patch does not lead from its base to what was verified',
      });
    emit({
      type: 'patch-made',
      files: patch.files,
      sha256: patch.sha256,
      baseCommit: patches.base.commit,
      baseTree: patches.base.tree,
    });
    const prefix = relative(sandbox.git.repositoryRoot, sandbox.files.root);
    const earlier = resumed === null || refused.length > 0 ? [] : listPublished(resumed);
    const published = new Set([...patch.files.map(({ path }) => path), ...earlier]);
    if (made.unreadable === '') await sandbox.publish((path) => published.has(join(prefix, path)));
    const ending =
      refuseUnreadable(made) ??
      agent.ended ??
      closed ??
      refusePatch(refused) ??
      // A verify that was interrupted proves nothing about the patch.
      (problems !== null && problems.length > 0 && signal.aborted ? readFailure(signal.reason) : null) ??
      pickOutcome({
        mode: options.mode,
        changedFiles: patch.files.length,
        answer: agent.finalMessage,
        deniedChange: hasDeniedChange(recorder.events()),
        verify: problems,
      });
    return { ending, agent, patch };
  } finally {
    await agents?.close();
    await gate?.close();
    deadline.stop();
  }
}

function finishRun(
  recorder: Recorder,
  emit: Emit,
  worked: Worked,
  ending: { outcome: Outcome; reason: string },
): FinishedRun {
  const { agent, patch } = worked;
  const result = buildRunResult(recorder.events(), {
    ...ending,
    finalMessage: agent.finalMessage,
    structuredOutput: agent.structuredOutput,
    changedFiles: patch.files,
  });
  emit({ type: 'run-finished', result });
  const record = recorder.close(renderReports);
  // The result comes from the record, which holds no secret.
  return { result: record.result, record, auditDigest: record.auditDigest, patchSha256: patch.sha256 };
}

// If the policy refuses a part of a patch, the other part alone was not intended either: nothing of it is published.
function withholdPatch(
  made: Patch,
  { recorder, emit, turn }: { recorder: Recorder; emit: Emit; turn: number },
  refused: readonly RefusedChange[],
): Patch {
  const bytes = new Uint8Array();
  recorder.writeFile(recordFiles.patch, bytes);
  emit({
    type: 'changes-decided',
    turn,
    callId: patchCallId,
    kept: 0,
    refused: refused.slice(0, maxRefused),
    refusedCount: refused.length,
  });
  return {
    ...{ ...made, bytes, files: [], entries: [], missing: '', unreadable: '' },
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

// File modes and the like must not hide a change from the patch and from verify.
function refuseUnreadable({ unreadable }: Patch): Worked['ending'] | null {
  return unreadable === ''
    ? null
    : {
        outcome: 'tampered',
        reason: `files that the agent may have changed cannot be read for the patch: ${unreadable}`,
      };
}

function refusePatch(refused: readonly RefusedChange[]): Worked['ending'] | null {
  const [first] = refused;
  if (first === undefined) return null;
  const more = refused.length > 1 ? ` and ${refused.length - 1} more` : '';
  return {
    outcome: 'denied',
    reason: `the policy refuses the run's patch: rule ${first.rule} for ${first.path}${more}; changes.patch is empty`,
  };
}

interface WrittenPatch {
  readonly patch: Patch;
  /** The files to which it adds secrets. */
  readonly refused: readonly RefusedChange[];
}

// A secret that the patch adds is replaced in the file, which then serves as a record only: the patch is refused.
function createPatchWriter(
  recorder: Recorder,
  open: () => Promise<PatchMaker>,
  redactor: SecretFinder,
): () => Promise<WrittenPatch> {
  let last: WrittenPatch | null = null;
  return async () => {
    const patches = await open();
    const patch = await patches.make();
    // A turn without changes gives the same patch.
    if (last?.patch === patch) return last;
    const refused: RefusedChange[] = [];
    const binary = findBinarySecrets(await patches.readBinaries(patch), redactor);
    const added = [...findAddedSecrets(patch.bytes, redactor), ...binary];
    const known = await patches.listInBase(added.map(({ text }) => text));
    for (const { path, place, text } of added)
      if (!known.has(text))
        refused.push({
          ...{ path: redactor.redactText(path), kind: 'modified', restored: false, rule: 'secret' },
          reason: `it adds ${place} what is or looks like a secret and is not in the repository`,
        });
    if (refused.length === 0) recorder.writePatch(patch.bytes);
    // Compressed values cannot be replaced.
    else recorder.writeFile(recordFiles.patch, binary.length > 0 ? '' : patch.bytes);
    last = { patch, refused };
    return last;
  };
}

// While the model can still repair it: at the end of the run nothing of such a patch is published.
function renderSecretWarning(refused: readonly RefusedChange[]): string {
  if (refused.length === 0) return '';
  const places = refused.map(({ path, reason }) => `${renderPath(path)}: ${reason}`);
  return `The changes so far cannot be published: ${listPaths(places)}. Take the value out, or the run ends as denied without a patch. Code can read it from an environment variable; a test can put a made-up value together from parts.`;
}

function startVerify(
  options: RunOptions,
  command: string,
  work: { parts: Parts; sandbox: RunSandbox; emit: Emit; signal: AbortSignal },
) {
  const { policy } = options;
  return openVerifyGate({
    ...{ command, sandbox: work.sandbox, network: policy.sandbox.network, redactor: work.parts.redactor },
    ...{ emit: work.emit, clock: options.host.clock, signal: work.signal },
    ...{ timeoutMs: policy.sandbox.commandTimeoutMs, maxOutputBytes: policy.scriptLimits.streamBytes },
  });
}

function openDispatcher(
  options: RunOptions,
  parts: Parts,
  sandbox: RunSandbox,
  { emit, workplace, agents }: { emit: Emit; workplace: WorkplaceOpener; agents: Agents },
): Dispatcher {
  return parts.openDispatcher({
    sandbox,
    runId: options.runId,
    emit,
    limits: options.limits,
    agents,
    earlier: options.resumed?.events.map(({ event }) => event) ?? [],
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

// A command that was denied might have changed something; its effect is unknown.
function hasDeniedChange(events: readonly RecordedEvent[]): boolean {
  return listAllEvents(events.map(({ event }) => event)).some(
    (event) =>
      event.type === 'tool-decided' &&
      !isAllowed(event.decision.decision) &&
      event.decision.accesses.some((access) => ['write', 'command', 'opaque', 'session'].includes(access.type)),
  );
}

/** The outcome of an error that keeps a run from beginning, or of a bug. */
export function readFailure(thrown: unknown): { outcome: Outcome; reason: string } {
  if (thrown instanceof HarnessError) return { outcome: readOutcomeOfError(thrown.code), reason: thrown.message };
  return { outcome: 'internal-error', reason: readErrorMessage(thrown) };
}
