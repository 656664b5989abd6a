import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { digestFolder } from './digest-folder.ts';
import { createApprovalCode } from '../dispatch/approval-code.ts';
import { readExitCode } from '../core/types/outcome.ts';
import { recordFiles, type RecordedEvent, type RunRecord } from '../core/types/record.ts';
import { createArtifactName, describePlace, type PublishedArtifact } from '../github/artifact.ts';
import { openGitHubClient, type GitHubClient } from '../github/client.ts';
import { readCommentKey, upsertStickyComment, type PendingRun } from '../github/comment.ts';
import { readThreadNumber, readTriggerEvent, type TriggerEvent } from '../github/event.ts';
import { isPublishJob, listSecrets, readInputs, type ActionInputs, type InputsRead } from '../github/inputs.ts';
import { createOutputs, outputNames, readConclusion, writeOutputs, type ActionOutputs } from '../github/outputs.ts';
import type { Publication } from '../github/publish/publish-changes.ts';
import { readResumableRun } from '../record/resume/read-resumable.ts';
import { readRunContext, renderRepositoryName, renderRunUrl, type RunContext } from '../github/run-context.ts';
import { readJobRequest } from '../github/thread/job-request.ts';
import { markLabelRemoved, markReported, pickUpload, saveRunState, type RunState } from '../github/state.ts';
import { createWorkflowLog, maskSecrets, type WorkflowLog } from '../github/workflow-log.ts';
import { createCommentChannel } from '../dispatch/comment-channel.ts';
import type { Host } from '../run/host.ts';
import { modelApis } from '../models/index.ts';
import { listOpenRequests, renderApprovals } from '../report/approvals.ts';
import { renderComment, renderPatchPlace } from '../report/comment.ts';
import { renderPublished } from '../report/pull-request.ts';
import { openApproval, type OpenedApproval } from './open-approval.ts';
import { openJob } from './open-job.ts';
import { pickTarget, publishRun, type PublishResult } from './publish-run.ts';
import { addDiff, openAnswerTarget, publishAnswer } from './publish-answer.ts';
import { hasOutsider } from './outsiders.ts';
import { acknowledge, removeOneShotLabel } from './thread-signals.ts';
import { publishState } from './publish-state.ts';
import { readActionTask } from './read-action-task.ts';
import { reportFailure, type BegunJob } from './report-failure.ts';
import { runPublish } from './run-publish.ts';
import { createLiveLogRenderer, writesScript } from '../run/live-log.ts';
import { assembleRun } from '../run/assemble-run.ts';
import { checkWorkTree } from '../run/check-work-tree.ts';
import { planRun } from '../run/plan-run.ts';
import { listKnownSecrets } from '../run/known-secrets.ts';
import { liesBelow, type RunOptions } from '../run/run-options.ts';
import { runTask, type FinishedRun } from '../run/run.ts';
import { installSandbox } from '../sandbox/launch/install-sandbox.ts';

/** The files with which steps send commands to the runner and, through it, to later steps. */
const commandFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];

/** The action's main step: inputs, trust, policy, run, outputs, comment, summary, artifact. Returns the exit code. */
export async function runAction(host: Host, signal: AbortSignal): Promise<number> {
  const log = createWorkflowLog(host.redactor);
  const { environment } = host.facts;
  let read: InputsRead | null = null;
  let begun: BegunJob | null = null;
  try {
    if (isPublishJob(environment)) return await runPublish(host, log);
    read = readInputs({ environment, apis: modelApis });
    const { secrets, warnings } = read;
    maskSecrets([...listSecrets(secrets), ...listKnownSecrets(environment)]);
    for (const warning of warnings) log.annotate({ level: 'warning', message: warning, file: null, line: null });
    return await runJob(host, read, { signal, log, onBegun: (value) => (begun = value) });
  } catch (thrown) {
    return await reportFailure(thrown, { inputs: read?.inputs ?? null, begun, log, host });
  } finally {
    await endThread(read, begun, log);
    log.close();
  }
}

// After outputs and comment: those must not wait for another request.
async function endThread(read: InputsRead | null, begun: BegunJob | null, log: WorkflowLog): Promise<void> {
  if (read === null || begun === null) return;
  await removeOneShotLabel({ ...begun, log }, read.inputs.request.oneShotLabel);
  markLabelRemoved();
}

// Nothing was asked of the job, so that it fails nothing, and writes neither a comment nor a summary.
function endUnrequested(reason: string, log: WorkflowLog, host: Host): 0 {
  log.write(`There is nothing to do: ${reason}.`);
  const none = Object.fromEntries(outputNames.map((name) => [name, ''])) as ActionOutputs;
  writeOutputs({ ...none, outcome: 'no-changes', conclusion: 'success' }, host.redactor);
  return 0;
}

async function runJob(
  host: Host,
  { inputs, secrets }: InputsRead,
  {
    signal,
    log,
    onBegun,
  }: {
    readonly signal: AbortSignal;
    readonly log: WorkflowLog;
    readonly onBegun: (begun: BegunJob) => void;
  },
): Promise<number> {
  const { environment } = host.facts;
  const context = readRunContext(environment);
  const event = await readTriggerEvent(context);
  // An approval has its own words, and openApproval reads them.
  const request = readJobRequest(
    event,
    inputs.resume?.type === 'approved' ? { triggerPhrase: null, oneShotLabel: null } : inputs.request,
  );
  if (request.type === 'not-requested') return endUnrequested(request.reason, log, host);
  const createdId = host.createId('run');
  const recordFolder = join(context.runnerTemp, 'script-harness', createdId);
  const state: RunState = {
    schema: 'run-state/v1',
    recordDirectory: recordFolder,
    artifactName: createArtifactName({ job: context.job, runAttempt: context.runAttempt, runId: createdId }),
    upload: pickUpload(inputs.uploadArtifact, event.visibility),
    retentionDays: inputs.retentionDays,
    summary: inputs.summary,
    programSha256: liesBelow(context.workspace, host.distFolder) ? digestFolder(host.distFolder) : null,
  };
  // Saved before anything else: main may be killed at any moment, and post finds the record by this.
  saveRunState(state);

  const { resume } = inputs;
  const given = resume?.type === 'record' ? readResumableRun(resolve(context.workspace, resume.record), resume) : null;
  const client = openGitHubClient(context, secrets.githubToken);
  const begun = { context, event, client, state };
  onBegun({ ...begun, isTrusted: false });
  const onTrusted = (): void => onBegun({ ...begun, isTrusted: true });
  const job = await openJob({ host, inputs, client, context, event, log, onTrusted });
  const { workspace, checkout, approved, facts, steering, policy } = job;
  const opened =
    resume?.type === 'approved'
      ? await openApproval({ client, context, event, token: secrets.githubToken, folder: `${recordFolder}-resumed` })
      : null;
  const resumed = opened?.resumed ?? given;
  if (!inputs.dryRun) await acknowledge({ client, event, log }, inputs, { context, redactor: host.redactor });
  const { publishAs } = inputs;
  const target = publishAs === null ? null : await pickTarget(job, publishAs, { inputs, client, context, event });
  const typed = inputs.mode === 'comment' ? policy.typedResult : null;
  const answerTarget = typed === null ? null : await openAnswerTarget(typed, job, { client, event });
  const warnings = checkWorkTree(checkout, approved.sha, host.temporaryFolder);
  const isTrusted = approved.origin === 'branch';
  const options = await assembleRun({
    host: { ...host, stateFolder: join(context.runnerTemp, 'script-harness') },
    runId: resumed?.started.runId ?? createdId,
    workspace,
    readTask: async () => {
      const found = await readActionTask({
        ...{ inputs, context, event, policy, steering: isTrusted ? null : { ...steering, ...checkout } },
        instruction: request.instruction,
        author: hasOutsider(facts.actorStandings ?? []) ? 'untrusted' : 'trusted',
      });
      return addDiff(found, answerTarget);
    },
    repositoryTrust: isTrusted ? 'trusted' : 'untrusted',
    approvedCommit: approved.sha,
    warnings,
    policy,
    policyFiles: job.policyFiles,
    inputs,
    secrets,
    isolation: null,
    approvals: openApprovals(opened, { inputs, event, clock: host.clock }),
    recordFolder,
    command: null,
    job: { repository: renderRepositoryName(context.repository), workflowFile: context.workflowFile },
    resumed,
    watchedFiles: commandFiles.flatMap((name) => environment[name] ?? []),
    facts,
    actor: context.triggeringActor,
    signal,
    onEvent: createEventLogger(log, {
      linesPerSecond: policy.scriptLimits.consoleLinesPerSecond,
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
    writeOutputs({ outcome: 'completed', conclusion: 'success' }, host.redactor);
    return 0;
  }
  const finished = await runTask(options);
  const runUrl = renderRunUrl(context);
  const product = await publishProduct(finished, async () => {
    if (target !== null) {
      const run = { host, client, event, checkout, commit: approved.sha, target, createPr: inputs.createPr, runUrl };
      return readPublished(await publishRun(run, finished.record, join(recordFolder, recordFiles.patch)));
    }
    const { structuredOutput } = finished.result;
    if (answerTarget === null || structuredOutput === null) return noProduct;
    const answered = await publishAnswer(answerTarget, structuredOutput, { client, event, redactor: host.redactor });
    return answered.type === 'failed'
      ? { ...noProduct, failure: answered.reason }
      : { ...noProduct, note: answered.note, warnings: answered.warnings };
  });
  return report({ host, finished, inputs, context, event, client, state, log, runUrl, product });
}

/** What was published besides the record and the comment on it. */
interface Product {
  /** Markdown: what it is, or why it is missing. */
  readonly note: string;
  readonly warnings: readonly string[];
  /** Why it could not be published. */
  readonly failure: string | null;
  readonly publication: Publication | null;
}

const noProduct: Product = { note: '', warnings: [], failure: null, publication: null };

// Only the result of a complete run is published.
async function publishProduct({ result }: FinishedRun, publish: () => Promise<Product>): Promise<Product> {
  return result.outcome === 'completed' ? publish() : noProduct;
}

function readPublished(published: PublishResult): Product {
  const note = renderPublished(published);
  if (published.type === 'failed') return { ...noProduct, note, failure: published.reason };
  const { publication } = published;
  return { note, warnings: publication.notes, failure: null, publication };
}

// A request is shown in the comment on the thread, and answered there.
function openApprovals(
  opened: OpenedApproval | null,
  { inputs, event, clock }: { inputs: ActionInputs; event: TriggerEvent; clock: Host['clock'] },
): RunOptions['approvals'] {
  if (inputs.comment === 'off' || readThreadNumber(event) === null) return null;
  return { channel: createCommentChannel(opened?.grant ?? null, clock), folder: null };
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

async function report(parts: {
  host: Host;
  finished: FinishedRun;
  inputs: ActionInputs;
  context: RunContext;
  event: TriggerEvent;
  client: GitHubClient;
  state: RunState;
  log: WorkflowLog;
  runUrl: string;
  product: Product;
}): Promise<number> {
  const { host, finished, inputs, context, event, client, state, log, runUrl, product } = parts;
  const { result, record } = finished;
  const folder = state.recordDirectory;
  const messageFile = join(folder, 'final-message.txt');
  writeFileSync(messageFile, result.finalMessage);
  const { publication } = product;
  const open = listOpenRequests(record).map((request) => ({ request, code: createApprovalCode(request) }));
  const requests = renderApprovals(open);
  const note = [product.note, requests].filter((text) => text !== '').join('\n\n');
  const { artifact, warnings } = await publishState(state, context, 'main ended', host, note);
  for (const warning of [...warnings, ...product.warnings])
    log.annotate({ level: 'warning', message: warning, file: null, line: null });
  const number = readThreadNumber(event);
  const pending = readPending(finished, {
    codes: open.map(({ code }) => code),
    context,
    artifact,
    upload: state.upload,
  });
  const unresumable =
    requests === '' || pending !== null
      ? ''
      : '*No approval can continue this run, since its whole record was not uploaded: set `upload-artifact: full`.*';
  const comment =
    inputs.comment === 'off' || number === null
      ? null
      : await upsertStickyComment({
          client,
          redactor: host.redactor,
          number,
          pending,
          key: readCommentKey(inputs.commentKey, context),
          body: renderComment(withFailure(record, product), {
            runUrl,
            note: [note, unresumable, renderPatchPlace(record, describePlace(artifact, folder))]
              .filter((text) => text !== '')
              .join('\n\n'),
          }),
        });
  if (comment?.type === 'failed') log.annotate({ level: 'warning', message: comment.reason, file: null, line: null });
  const failure = product.failure ?? (inputs.mode === 'comment' && comment?.type === 'failed' ? comment.reason : null);
  const outcome = failure === null || result.outcome !== 'completed' ? result.outcome : 'publish-failed';
  writeOutputs(
    createOutputs({
      result: { ...result, outcome },
      publication,
      failOn: inputs.failOn,
      finalMessageFile: messageFile,
      historyFile: join(folder, recordFiles.history),
      auditFile: join(folder, recordFiles.audit),
      auditDigest: finished.auditDigest,
      patch:
        result.changedFiles.length === 0
          ? null
          : { file: join(folder, recordFiles.patch), digest: finished.patchSha256 },
      reportFile: join(folder, recordFiles.page),
      policyDigest: record.started?.policySha256 ?? '',
      commentUrl: comment !== null && 'url' in comment ? comment.url : null,
      artifact,
    }),
    host.redactor,
  );
  markReported();
  const failed = readConclusion(outcome, inputs.failOn) === 'failure';
  const level = failed ? 'error' : 'notice';
  const reason = outcome === 'publish-failed' ? (failure ?? '') : result.reason;
  log.annotate({ level, message: `${outcome}: ${reason}`, file: null, line: null });
  return failed ? readExitCode(outcome) || 1 : 0;
}

// Only the whole record can be resumed.
function readPending(
  { auditDigest }: FinishedRun,
  options: {
    codes: readonly string[];
    context: RunContext;
    artifact: PublishedArtifact | null;
    upload: RunState['upload'];
  },
): PendingRun | null {
  const { codes, context, artifact, upload } = options;
  if (codes.length === 0 || artifact?.type !== 'uploaded' || upload !== 'full') return null;
  return { runId: context.runId, artifactName: artifact.name, digest: auditDigest, codes: [...codes] };
}

// The record is complete and says how the run itself ended.
function withFailure(record: RunRecord, { failure }: Product): RunRecord {
  const { result } = record;
  if (failure === null || result === null) return record;
  return { ...record, result: { ...result, outcome: 'publish-failed', reason: failure } };
}
