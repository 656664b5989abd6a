import { join } from 'node:path';
import { HarnessError, readErrorMessage, renderError } from '../core/types/error.ts';
import { digestDirectory } from './digest-directory.ts';
import { describePlace } from '../github/artifact.ts';
import type { RunRecord } from '../core/types/record.ts';
import { listSecrets, readInputs, type ActionInputs } from '../github/read-inputs.ts';
import { readRunContext, renderRunUrl } from '../github/request/run-context.ts';
import { isLabelLeft, isReported, readProduct, readRunState } from '../github/state.ts';
import { createWorkflowLog, maskSecrets, type WorkflowLog } from '../github/workflow-log.ts';
import { modelApis } from '../models/index.ts';
import { readRecord } from '../record/read-record.ts';
import { renderComment, renderPatchPlace } from '../report/comment.ts';
import { beginJob, type Job, type Services } from './job.ts';
import { interrupted, noNotes, publishState, withFailure, type SummaryNotes } from './publish-state.ts';
import { removeOneShotLabel, writeComment } from './thread-signals.ts';
import { isResumable } from '../record/resume/read-resumable.ts';
import type { Host } from '../run/host/host.ts';
import { recoverWorkspaces } from '../sandbox/workspace/reserve-workspace.ts';
import { findHostTools, restoreHost } from '../sandbox/host/host-change.ts';

/** The action's post step: runs after any result of main, closes the record that main left and publishes it. With a `refusal`, it sends no request. Returns the exit code. */
export async function runPost(host: Host, refusal: HarnessError | null): Promise<0 | 1> {
  const { redactor } = host;
  const log = createWorkflowLog(redactor);
  // Only the limits of the requests end them: nothing is cancelled any more.
  const services: Services = { ...host, signal: new AbortController().signal };
  const parts = { ...services, host, log };
  try {
    const context = readRunContext(host.facts.environment);
    const journals = join(context.runnerTemp, 'script-harness', 'workspaces');
    restoreMachine(host.uid, journals, log);
    await recoverFiles(journals, log);
    const state = await readRunState(host.facts.environment, join(context.runnerTemp, 'script-harness'));
    if (refusal !== null) {
      if (state === null) return 0;
      throw refusal;
    }
    if (state === null) {
      await removeLabelAfterKill(parts);
      log.write('There is no record: the run did not begin.');
      return 0;
    }
    if (state.programSha256 !== null && digestDirectory(host.distDirectory) !== state.programSha256)
      throw new HarnessError({
        code: 'tampered',
        message: 'the files of this action are not those that its main step was started from, so nothing is published',
        hint: `The record is in ${state.recordDirectory}; look at the steps of this job.`,
      });
    const product = readProduct(host.facts.environment);
    const notes: SummaryNotes =
      product?.type === 'missing' ? { ...noNotes, failure: interrupted } : { ...noNotes, product: product?.note ?? '' };
    const report = await publishState(state, context, 'the step ended before the run did', services, notes);
    for (const warning of report.warnings) log.warn(warning);
    if (report.artifact?.type === 'uploaded')
      log.write(`The record is the artifact ${report.artifact.name}: ${report.artifact.url}`);
    const record = readRecord(state.recordDirectory);
    if (!isReported(host.facts.environment)) {
      const place = describePlace(report.artifact, state.recordDirectory);
      await tryThread('the comment was not written', parts, (job, inputs) =>
        commentAfterKill(job, inputs, {
          record,
          notes,
          patchPlace: product?.type === 'changes' ? '' : renderPatchPlace(record, place),
        }),
      );
    }
    announceDigest(record, log);
    await removeLabelAfterKill(parts);
    return 0;
  } catch (thrown) {
    log.annotate({ level: 'error', message: renderError(thrown), file: null, line: null });
    return 1;
  } finally {
    log.close();
  }
}

/** Does something in the thread of the event that main had no time for. A failure is a warning. */
async function tryThread(
  failure: string,
  parts: Parameters<typeof beginJob>[0],
  act: (job: Job, inputs: ActionInputs) => Promise<void>,
): Promise<void> {
  try {
    const { inputs, secrets } = readInputs({ environment: parts.host.facts.environment, apis: modelApis });
    maskSecrets(listSecrets(secrets));
    await act(await beginJob(parts, secrets.githubToken), inputs);
  } catch (thrown) {
    parts.log.warn(`${failure}: ${readErrorMessage(thrown)}`);
  }
}

async function removeLabelAfterKill(parts: Parameters<typeof beginJob>[0]): Promise<void> {
  if (!isLabelLeft(parts.host.facts.environment)) return;
  await tryThread('the one-shot label was not removed', parts, (job, inputs) =>
    removeOneShotLabel(job, inputs.oneShotLabel),
  );
}

// The comment of an earlier run would otherwise still tell that one's outcome. A record exists only for a run that could start.
async function commentAfterKill(
  job: Job,
  inputs: ActionInputs,
  {
    record,
    notes: { product, failure },
    patchPlace,
  }: {
    readonly record: RunRecord;
    readonly notes: SummaryNotes;
    /** Markdown: where the patch is; empty if its changes are published. */
    readonly patchPlace: string;
  },
): Promise<void> {
  const body = renderComment(withFailure(record, failure), {
    runUrl: renderRunUrl(job.context),
    note: [product, patchPlace].filter((text) => text !== '').join('\n\n'),
    style: inputs.commentStyle,
  });
  await writeComment(job, inputs, { body });
}

// Outside of the record, where its artifact cannot change it: a post step sets no outputs, and a killed main has set none.
function announceDigest({ result, auditDigest }: RunRecord, log: WorkflowLog): void {
  if (result === null || auditDigest === null || !isResumable(result.outcome)) return;
  const message = `the run ended as ${result.outcome} and can be resumed with resume-digest: ${auditDigest}`;
  log.annotate({ level: 'notice', message, file: null, line: null });
}

// Main itself finishes what it writes to the workspace, unless it was killed. The record is published in any case.
async function recoverFiles(stateDirectory: string, log: WorkflowLog): Promise<void> {
  const notes = await recoverWorkspaces(stateDirectory).catch((thrown: unknown) => [readErrorMessage(thrown)]);
  for (const message of notes) log.warn(message);
}

// Main itself reverts its change of a hosted runner for bwrap, unless it was killed.
function restoreMachine(uid: number, stateDirectory: string, log: WorkflowLog): void {
  const refused = restoreHost(findHostTools({ uid }), stateDirectory);
  if (refused !== null) log.warn(refused);
}
