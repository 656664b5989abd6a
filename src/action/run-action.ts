import { join, resolve } from 'node:path';
import { digestDirectory } from './digest-directory.ts';
import { listAnswerable } from '../core/calls/approval-requests.ts';
import { HarnessError } from '../core/types/error.ts';
import { recordFiles, type RecordedEvent } from '../core/types/record.ts';
import type { RunResult } from '../core/types/result.ts';
import { createArtifactName } from '../github/artifact.ts';
import type { PublishTarget } from '../github/pick-target.ts';
import { openGitHubClient } from '../github/client.ts';
import { createGitHubReader } from '../github/read-github.ts';
import { removeHiddenText } from '../task/hidden-text.ts';
import { readThreadNumber } from '../github/event/trigger-event.ts';
import { isPublishJob, listSecrets, readInputs, readPublishInputs, readReportInputs } from '../github/read-inputs.ts';
import type { ActionSecrets, InputsRead, PullRequestInputs, ReportInputs } from '../github/read-inputs.ts';
import { createEndOutputs, writeOutputs } from '../github/outputs.ts';
import { readResumableRun, type ResumableRun } from '../record/resume/read-resumable.ts';
import { renderRepositoryName, renderRunUrl } from '../github/request/run-context.ts';
import { readJobRequest } from '../github/thread/job-request.ts';
import { markLabelRemoved, pickUpload, saveRunState, type RunState } from '../github/state.ts';
import { createWorkflowLog, maskSecrets, type WorkflowLog } from '../github/workflow-log.ts';
import type { Host } from '../run/host/host.ts';
import { modelApis } from '../models/index.ts';
import { readCommandKey } from './key-command.ts';
import { openApproval, openApprovalChannel } from './open-approval.ts';
import { openEnvironmentApproval } from './open-environment-approval.ts';
import { openJob, type OpenedJob } from './open-job.ts';
import { findOpenPullRequest, findTarget, pickTarget, publishRun } from './publish-run.ts';
import { openAnswerTarget, publishAnswer, type AnswerTarget } from './publish-answer.ts';
import { openCollector } from './send-traces.ts';
import { acknowledge, removeOneShotLabel } from './thread-signals.ts';
import { beginJob, type Job, type Services } from './job.ts';
import { readActionTask } from './read-action-task.ts';
import { readInstructionFiles } from './read-instruction-files.ts';
import { renderPublished } from '../report/pull-request.ts';
import { reportFailure, type BegunJob } from './report-failure.ts';
import { noProduct, reportRun, type Product } from './report-run.ts';
import { runPublish } from './run-publish.ts';
import { createLiveLogRenderer, writesScript } from '../run/live-log.ts';
import { assembleRun, pickLimits } from '../run/assemble-run.ts';
import { checkWorkTree } from '../run/check-work-tree.ts';
import { planRun } from '../run/plan-run.ts';
import { listKnownSecrets } from '../run/host/known-secrets.ts';
import { liesBelow } from '../run/parts/run-options.ts';
import { runTask } from '../run/run.ts';
import { startWatchdog } from '../run/watchdog/watchdog.ts';
import { installSandbox } from '../sandbox/host/install-sandbox.ts';

/** The files with which steps send commands to the runner and, through it, to later steps. */
const commandFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];

/**
 * The action's main step: inputs, trust, policy, run, outputs, comment, summary, artifact. With a `refusal`, it sends no request and reports only in log,
 * outputs and summary. Returns the exit code.
 */
export async function runAction(given: Host, signal: AbortSignal, refusal: HarnessError | null): Promise<number> {
  const host = { ...given, redactor: maskNewSecrets(given.redactor) };
  const log = createWorkflowLog(host.redactor);
  const { environment } = host.facts;
  const services: Services = { ...host, signal: startClosing(signal, host.clock) };
  let read: InputsRead | null = null;
  let inputs: ReportInputs | null = null;
  let begun: BegunJob | null = null;
  if (refusal !== null) {
    const { inputs: reported = null } = readReportInputs(environment) ?? {};
    const exitCode = await reportFailure(refusal, { inputs: reported, begun: null, log, services });
    log.close();
    return exitCode;
  }
  try {
    if (isPublishJob(environment)) {
      const given = readPublishInputs(environment);
      inputs = given;
      return await runPublish(given, { ...services, host, log });
    }
    read = readInputs({ environment, apis: modelApis });
    inputs = read.inputs;
    const { secrets, warnings } = read;
    maskSecrets([...listSecrets(secrets), ...listKnownSecrets(environment)]);
    for (const warning of warnings) log.warn(warning);
    return await runJob(read, { ...services, host, log }, { signal, onBegun: (value) => (begun = value) });
  } catch (thrown) {
    // A request that the cancellation ended failed for no other reason.
    const cause: unknown = services.signal.aborted && thrown instanceof HarnessError ? signal.reason : thrown;
    return await reportFailure(cause, { inputs: inputs ?? readInvalidInputs(environment), begun, log, services });
  } finally {
    await endThread(read, begun);
    log.close();
  }
}

// Values that the run learns later, such as a token that OIDC was exchanged for, are masked like the values that it knows from the beginning.
function maskNewSecrets(redactor: Host['redactor']): Host['redactor'] {
  return {
    ...redactor,
    addSecret(secret) {
      maskSecrets([secret]);
      redactor.addSecret(secret);
    },
  };
}

/** The inputs about reports, for a job with another input that is invalid. Its actor is not checked, so it writes no comment. Null if these are invalid too. */
function readInvalidInputs(environment: Host['facts']['environment']): ReportInputs | null {
  const read = readReportInputs(environment);
  if (read === null) return null;
  maskSecrets([read.githubToken, ...listKnownSecrets(environment)]);
  return read.inputs;
}

// GitHub kills a cancelled step after ten seconds. Half of them are for the run itself, and what is then missing is done by the post step.
const closingMs = 5_000;

/** The signal that ends every request: aborted some time after the one that ends the run. */
function startClosing(signal: AbortSignal, clock: Host['clock']): AbortSignal {
  const closing = new AbortController();
  const close = (): void => void clock.sleep(closingMs).then(() => closing.abort(signal.reason));
  signal.addEventListener('abort', close, { once: true });
  return closing.signal;
}

// The model would be paid for going on without the call that the run has ended for.
function requireAnswer({ ended, events }: ResumableRun, nowMs: number): void {
  const [request] = listAnswerable(
    events.map(({ event }) => event),
    nowMs,
  );
  if (ended !== 'needs-approval' || request === undefined) return;
  throw new HarnessError({
    code: 'usage',
    message: `the run to resume waits for an approval (${request.id}), and this job has none`,
    hint: 'Answer the request on its issue or pull request, or give this job the approval-environment of the run.',
  });
}

// After outputs and comment: those must not wait for another request.
async function endThread(read: InputsRead | null, begun: BegunJob | null): Promise<void> {
  // Post removes the label after a cancellation.
  if (read === null || begun === null || begun.job.signal.aborted) return;
  // The job that publishes removes it.
  if (!read.inputs.publishesAnswer) return;
  await removeOneShotLabel(begun.job, read.inputs.oneShotLabel);
  markLabelRemoved();
}

// Nothing was asked of the job, so that it fails nothing, and writes neither a comment nor a summary.
function endUnrequested(reason: string, { log, redactor }: Job): 0 {
  log.write(`There is nothing to do: ${reason}.`);
  writeOutputs(createEndOutputs('no-changes', []), redactor);
  return 0;
}

async function runJob(
  { inputs, secrets }: InputsRead,
  parts: Parameters<typeof beginJob>[0],
  { signal, onBegun }: { readonly signal: AbortSignal; readonly onBegun: (begun: BegunJob) => void },
): Promise<number> {
  const { host, log } = parts;
  const { environment } = host.facts;
  const begun = await beginJob(parts, secrets.githubToken);
  const { client, context, event } = begun;
  // An approval has its own words, and openApproval reads them.
  const request = readJobRequest(
    event,
    inputs.resume?.type === 'approved' ? { triggerPhrase: null, oneShotLabel: null } : inputs,
  );
  if (request.type === 'not-requested') return endUnrequested(request.reason, begun);
  const createdId = host.createId('run');
  const recordDirectory = join(context.runnerTemp, 'script-harness', createdId);
  const state: RunState = {
    schema: 'run-state/v1',
    recordDirectory,
    artifactName: createArtifactName({ job: context.job, runAttempt: context.runAttempt, runId: createdId }),
    upload: pickUpload(inputs.uploadArtifact, event.visibility),
    retentionDays: inputs.retentionDays,
    summary: inputs.summary,
    programSha256: liesBelow(context.workspace, host.distDirectory) ? digestDirectory(host.distDirectory) : null,
  };
  // Saved before anything else: main may be killed at any moment, and post finds the record by this.
  saveRunState(state);

  const { resume } = inputs;
  const given = resume?.type === 'record' ? readResumableRun(resolve(context.workspace, resume.record), resume) : null;
  onBegun({ job: begun, state, mayComment: false });
  const { publishAs } = inputs;
  const job = await openJob(begun, {
    inputs,
    orgPolicyToken: secrets.orgPolicyToken,
    // The patch of `mode: patch` may be published by another job.
    continues: inputs.mode === 'patch' && publishAs !== 'commit',
    onTrusted: () => onBegun({ job: begun, state, mayComment: resume === null }),
  });
  const { workspace, checkout, approved, steering, policy } = job;
  const opened = resume?.type === 'approved' ? await openApproval(job, `${recordDirectory}-resumed`) : null;
  const resumed = opened?.resumed ?? given;
  const { approvalEnvironment: environmentName } = inputs;
  const grant =
    environmentName !== null && given !== null
      ? await openEnvironmentApproval(job, {
          environment: environmentName,
          resumed: given,
          directory: `${recordDirectory}-approval`,
        })
      : (opened?.grant ?? null);
  if (given !== null && grant === null) requireAnswer(given, host.clock.nowMs());
  onBegun({ job: begun, state, mayComment: true });
  const target = publishAs === null ? null : await pickTarget(job, publishAs, inputs);
  if (inputs.ifOpen === 'skip') {
    const planned = target ?? (await findTarget(job, 'pull-request', inputs));
    const open = await findOpenPullRequest(client, planned);
    if (open !== null) return endUnrequested(`${open.url} of an earlier run is still open (if-open: skip)`, job);
  }
  // After everything that may leave the job without work: the comment of an earlier run then stays.
  if (!inputs.dryRun) await acknowledge(job, inputs);
  const typed = inputs.mode === 'comment' ? policy.settings.typedResult : null;
  const answerTarget = typed === null ? null : await openAnswerTarget(typed, job);
  const collector = openCollector(inputs.otlpEndpoint, secrets.otlpHeaders, environment);
  const warnings = checkWorkTree(checkout, approved.sha, host.temporaryDirectory);
  const instructions = await readInstructionFiles(steering, { workspace, repositoryRoot: checkout.repositoryRoot });
  const keys = await readKeys(host, { inputs, secrets }, { directory: context.runnerTemp, signal });
  const isTrusted = approved.origin === 'branch' || approved.origin === 'step';
  const stateDirectory = join(context.runnerTemp, 'script-harness');
  startWatchdog({
    wallClockMs: pickLimits(inputs.limits, policy).wallClockMs,
    usedMs: resumed?.usedMs ?? 0,
    stateDirectory,
    recordDirectory,
    name: createdId,
  });
  const options = await assembleRun({
    host: { ...host, stateDirectory },
    runId: resumed?.started.runId ?? createdId,
    workspace,
    readTask: () => readActionTask(job, { inputs, instruction: request.instruction, target: answerTarget }),
    repositoryTrust: isTrusted ? 'trusted' : 'untrusted',
    approvedCommit: approved.sha,
    instructionFiles: instructions.files,
    warnings: [...warnings, ...instructions.warnings],
    policy,
    policyFiles: job.policyFiles,
    policyOrigin: job.policyOrigin,
    inputs,
    secrets: { ...secrets, apiKeys: keys },
    approvals: openApprovalChannel(grant, job, inputs, state.upload),
    readGitHub: createGitHubReader(
      (ended) => openGitHubClient(context, job.token, { ...job, signal: AbortSignal.any([job.signal, ended]) }),
      removeHiddenText,
    ),
    recordDirectory,
    command: null,
    job: {
      repository: renderRepositoryName(context.repository),
      workflowFile: context.workflowFile,
      runUrl: renderRunUrl(context),
      thread: readThreadNumber(event),
    },
    resumed,
    watchedFiles: commandFiles.flatMap((name) => environment[name] ?? []),
    actor: context.triggeringActor,
    signal,
    onEvent: createEventLogger(log, {
      linesPerSecond: policy.settings.scriptLimits.consoleLinesPerSecond,
      clock: host.clock,
    }),
    onScript: () => log.write(writesScript),
  });
  // Only for a run that may start.
  await installSandbox({
    mode: inputs.installSandbox,
    hosted: environment['RUNNER_ENVIRONMENT'] === 'github-hosted',
    uid: host.uid,
    write: (line) => log.write(line),
  });
  if (inputs.dryRun) {
    log.write(await planRun(options));
    writeOutputs(createEndOutputs('completed', []), host.redactor);
    return 0;
  }
  const finished = await runTask(options);
  const publish = createPublisher(job, {
    inputs,
    result: finished.result,
    patchFile: join(recordDirectory, recordFiles.patch),
    target,
    answerTarget: inputs.publishesAnswer ? answerTarget : null,
    removedLabel: opened?.readUsedLabel() ?? null,
  });
  return reportRun({ job, finished, inputs, state, collector, publish });
}

/** Returns the function that publishes the product of a mode besides the comment: changes, or the parts of an answer. Null for a mode without one. */
function createPublisher(
  job: OpenedJob,
  wanted: {
    readonly inputs: PullRequestInputs;
    readonly result: RunResult;
    readonly patchFile: string;
    /** Null for a mode that publishes no changes. */
    readonly target: PublishTarget | null;
    /** Null for an answer without parts. */
    readonly answerTarget: AnswerTarget | null;
    /** The label of the event that this run itself has removed; null for none. */
    readonly removedLabel: string | null;
  },
): (() => Promise<Product>) | null {
  const { target, answerTarget, result, removedLabel } = wanted;
  if (target !== null)
    return async () => {
      const published = await publishRun(job, { ...wanted, target });
      if (published.type === 'failed') return { ...noProduct, failure: published.reason };
      const { publication } = published;
      return { note: renderPublished(published), warnings: publication.notes, failure: null, publication };
    };
  if (answerTarget === null) return null;
  return async () => {
    if (result.structuredOutput === null) return noProduct;
    const published = await publishAnswer(answerTarget, result.structuredOutput, job, removedLabel);
    return { ...published, publication: null };
  };
}

// A key from a command is a secret from now on, as one from an input is from the beginning.
async function readKeys(
  { facts, redactor }: Host,
  { inputs, secrets }: Pick<InputsRead, 'inputs' | 'secrets'>,
  place: { readonly directory: string; readonly signal: AbortSignal },
): Promise<ActionSecrets['apiKeys']> {
  const api = modelApis.find(({ name }) => name === inputs.provider);
  if (inputs.keyCommand === null || inputs.dryRun || api === undefined) return secrets.apiKeys;
  const key = await readCommandKey(inputs.keyCommand, { ...place, environment: facts.environment });
  redactor.addSecret(key);
  return new Map([[api.access.type === 'key' ? api.access.input : 'key-command', key]]);
}

function createEventLogger(
  log: WorkflowLog,
  options: { readonly linesPerSecond: number; readonly clock: Host['clock'] },
): (recorded: RecordedEvent) => void {
  const renderEventLine = createLiveLogRenderer(options);
  return ({ event }) => {
    if (event.type === 'model-responded') log.openGroup(`turn ${event.turn}`);
    const line = renderEventLine(event);
    if (line !== null) log.write(line);
    if (event.type === 'run-finished') log.closeGroup();
  };
}
