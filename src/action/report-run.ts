import { createApprovalCode, renderBoundRequests } from '../dispatch/approval-files.ts';
import { listGranted } from '../core/calls/approval-requests.ts';
import { HarnessError } from '../core/types/error.ts';
import { describePlace, type PublishedArtifact } from '../github/artifact.ts';
import { placeMarker, type CommentResult, type PendingRun } from '../github/comment.ts';
import { readThreadNumber } from '../github/event/trigger-event.ts';
import type { ActionInputs } from '../github/read-inputs.ts';
import { createOutputs, createOutputWriter } from '../github/outputs.ts';
import type { Publication } from '../github/publish/publish-changes.ts';
import { renderRunUrl } from '../github/request/run-context.ts';
import { markProduct, markReported, type RunState } from '../github/state.ts';
import { listPendingRequests, renderApprovals, type ApprovalWay } from '../report/content/approvals.ts';
import { renderComment, renderPatchPlace } from '../report/comment.ts';
import type { FinishedRun } from '../run/run.ts';
import { endStep, explainError, type Job } from './job.ts';
import type { AnswerPublished } from './publish-answer.ts';
import { failResult, interrupted, publishState, replaceSummary, withFailure } from './publish-state.ts';
import { sendTraces, type Collector } from './send-traces.ts';
import { writeComment } from './thread-signals.ts';

/** The publications besides the record and the comment on it. */
export interface Product extends AnswerPublished {
  /** The changes; null for an answer. */
  readonly publication: Publication | null;
}

export const noProduct: Product = { note: '', warnings: [], failure: null, publication: null };

/** A run that has ended, and the job that it belongs to. */
interface RunToReport {
  readonly job: Job;
  readonly finished: FinishedRun;
  readonly inputs: ActionInputs;
  readonly state: RunState;
  /** Null if no spans are sent. */
  readonly collector: Collector | null;
  /** Publishes the product of a mode that has one besides the comment; null for none. Called only for a complete run. */
  readonly publish: (() => Promise<Product>) | null;
}

/**
 * Publishes and reports a finished run: product, record, summary, artifact, comment, outputs. The outputs are set before each step that waits for a
 * service, since the step may be killed meanwhile. Returns the exit code.
 */
export async function reportRun(run: RunToReport): Promise<number> {
  const { job, finished, inputs, state } = run;
  const { log } = job;
  const { result } = finished;
  const directory = state.recordDirectory;
  const writeOutputs = createOutputWriter(job.redactor);
  const isComplete = result.outcome === 'completed';
  const needsComment = inputs.mode === 'comment' && inputs.comment !== 'off' && readThreadNumber(job.event) !== null;
  // A job without outputs is not delivered, but what the run has made is still published.
  let unwritten: string | null = null;
  const write = (product: Product, done: Published, failure: string | null): void => {
    try {
      writeOutputs(renderOutputs(run, { product, done, failure }));
    } catch (thrown) {
      if (!(thrown instanceof HarnessError)) throw thrown;
      unwritten = explainError(thrown);
    }
  };

  write(noProduct, nothingPublished, isComplete && (run.publish !== null || needsComment) ? interrupted : null);
  const published = isComplete && run.publish !== null ? await publishProduct(run.publish, job) : noProduct;
  write(published, nothingPublished, published.failure ?? (isComplete && needsComment ? interrupted : null));

  const open = listPendingRequests(finished).map((request) => ({ request, code: createApprovalCode(request) }));
  // The summary is written before the upload.
  const inSummary = renderApprovals(open, pickWay(inputs, state.upload === 'full'), maxSummaryApprovals);
  const notes = { approvals: inSummary.text, product: published.note, failure: published.failure };
  const { artifact, warnings } = await publishState(state, job.context, 'main ended', job, notes);
  for (const warning of [...warnings, ...published.warnings]) log.warn(warning);
  const requests = renderApprovals(open, pickWay(inputs, isResumable(run, artifact)), maxCommentApprovals);
  const pending = readPending(run, { codes: requests.codes, artifact });
  const lost =
    open.length === 0 || state.upload !== 'full' || isResumable(run, artifact)
      ? ''
      : '*No approval can continue this run, since its record could not be uploaded.*';
  const place = published.publication === null ? renderPatchPlace(finished, describePlace(artifact, directory)) : '';
  const body = renderComment(withFailure(finished, published.failure), {
    runUrl: renderRunUrl(job.context),
    note: [published.note, lost, markPlace(place)].filter((text) => text !== '').join('\n\n'),
    style: inputs.commentStyle,
    // Markdown that is left out as a whole stays harmless; what is cut may not.
    maxCharacters: Math.max(1_000, Math.min(58_000, maxCommentApprovals - requests.text.length)),
  });
  const comment = await writeComment(job, inputs, { body, pending, approvals: requests.text });
  const unsaid = isComplete && needsComment && comment.type === 'failed' ? comment.reason : null;
  if (published.failure === null && unsaid !== null) await replaceSummary(state, job, { ...notes, failure: unsaid });
  const failure = isComplete ? (published.failure ?? unsaid ?? unwritten) : null;
  write(published, { artifact, comment }, failure);
  const refused = run.collector === null ? null : await sendTraces(withFailure(finished, failure), run.collector, job);
  if (refused !== null) log.warn(refused);
  // Post writes the comment that a cancelled step had no time for.
  if (comment.type !== 'failed' || !job.signal.aborted) markReported();
  const { outcome, reason } = failResult(result, failure);
  return endStep(log, { outcome, reason, failOn: inputs.failOn });
}

// For the job that publishes the patch.
const markPlace = (place: string): string => (place === '' ? '' : `${placeMarker}\n${place}`);

async function publishProduct(publish: () => Promise<Product>, { redactor }: Job): Promise<Product> {
  markProduct({ type: 'missing' });
  const product = await publish();
  const type = product.publication === null ? 'answer' : 'changes';
  if (product.failure === null) markProduct({ type, note: redactor.redactText(product.note) });
  return product;
}

/** A call has at most 60,000 characters. A comment holds 65,536, and a summary 1 MiB. */
const maxCommentApprovals = 62_500;
const maxSummaryApprovals = 400_000;

type UploadedArtifact = Extract<PublishedArtifact, { type: 'uploaded' }>;

interface Published {
  readonly artifact: PublishedArtifact | null;
  readonly comment: CommentResult;
}

const nothingPublished: Published = { artifact: null, comment: { type: 'none' } };

function renderOutputs(
  { finished, inputs, state }: RunToReport,
  {
    product,
    done: { artifact, comment },
    failure,
  }: { readonly product: Product; readonly done: Published; readonly failure: string | null },
) {
  const { result } = finished;
  return createOutputs({
    result: failResult(result, failure),
    publication: product.publication,
    failOn: inputs.failOn,
    directory: state.recordDirectory,
    auditDigest: finished.auditDigest,
    patchSha256: finished.patchSha256,
    policyDigest: finished.started?.policySha256 ?? '',
    approvals: renderBoundRequests(
      listGranted(finished.events.map(({ event }) => event)).map(({ request }) => request),
    ),
    commentUrl: 'url' in comment ? comment.url : null,
    artifact,
  });
}

function pickWay({ approvalEnvironment: environment }: ActionInputs, canContinue: boolean): ApprovalWay {
  if (!canContinue) return { type: 'none' };
  return environment === null ? { type: 'comment' } : { type: 'environment', environment };
}

// Only the whole record can be resumed.
function isResumable({ state }: RunToReport, artifact: PublishedArtifact | null): artifact is UploadedArtifact {
  return artifact?.type === 'uploaded' && state.upload === 'full';
}

function readPending(
  run: RunToReport,
  { codes, artifact }: { codes: readonly string[]; artifact: PublishedArtifact | null },
): PendingRun | null {
  const { job, finished, inputs } = run;
  // Two ways to approve a call could make it twice.
  if (codes.length === 0 || !isResumable(run, artifact) || inputs.approvalEnvironment !== null) return null;
  return { runId: job.context.runId, artifactName: artifact.name, digest: finished.auditDigest, codes: [...codes] };
}
