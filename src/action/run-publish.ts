import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseJson } from '../core/text/parse-json.ts';
import { HarnessError } from '../core/types/error.ts';
import type { ConnectionDecision } from '../core/types/network.ts';
import { resultSchema, type RunResult } from '../core/types/result.ts';
import { replacePlace } from '../github/comment.ts';
import { readThreadNumber } from '../github/event/trigger-event.ts';
import { readEventTexts } from '../github/event-texts.ts';
import type { PublishInputs } from '../github/read-inputs.ts';
import { createEndOutputs, writeOutputs, type ActionOutputs } from '../github/outputs.ts';
import { renderRepositoryName, renderRunUrl } from '../github/request/run-context.ts';
import { writeStepSummary } from '../github/step-summary.ts';
import { maskSecrets, type WorkflowLog } from '../github/workflow-log.ts';
import { createStatement, readAnchoredAudit, type Statement } from '../record/attestation.ts';
import { createPrivateDirectory } from '../record/private-directory.ts';
import { renderRunLink } from '../report/comment.ts';
import { renderPublished, renderPublishSummary } from '../report/pull-request.ts';
import { createRegistryQuestion } from '../run/patch/ask-registries.ts';
import { judgeChanges, openPatchChanges } from '../run/patch/judge-run-patch.ts';
import { listKnownSecrets } from '../run/host/known-secrets.ts';
import { readBoundRequests } from '../dispatch/approval-files.ts';
import { createApprovalCheck } from './published-approvals.ts';
import { openJob, type OpenedJob } from './open-job.ts';
import { publishGivenAnswer } from './publish-given-answer.ts';
import { createPatchedTree, type PatchedTree } from './patched-tree.ts';
import { writeComment } from './thread-signals.ts';
import { beginJob, endStep, explainError, type Job } from './job.ts';
import { explainFailure, pickTarget, publishTree } from './publish-run.ts';

const maxPatchBytes = 100 * 1024 * 1024;
const sameJob = 'Give this job the same policy and working-directory as the job of the agent.';

/**
 * `mode: publish`, for a job that may write: makes the pull request of a patch that the job of the agent made, or publishes its answer. It trusts only
 * the outputs of that job: the digest of the patch, whose file comes from an artifact, or the answer. Runs nothing of the checkout. Returns the exit code.
 */
export async function runPublish(inputs: PublishInputs, parts: Parameters<typeof beginJob>[0]): Promise<number> {
  maskSecrets([inputs.githubToken, ...listKnownSecrets(parts.host.facts.environment)]);
  const job = await beginJob(parts, inputs.githubToken);
  const { client, context, log, redactor } = job;
  const { product } = inputs;
  const number = readThreadNumber(job.event);
  // The comment of the job of the agent names the patch until it is published.
  const showPlace = async (place: string): Promise<void> => {
    if (product.type === 'answer' || inputs.comment === 'off' || number === null) return;
    const written = await replacePlace({ client, number, key: inputs.commentKey, context, place, redactor });
    if (written.type === 'failed') log.warn(written.reason);
    // Only own comments are edited: the comment of another app still names the artifact.
    if (written.type === 'other')
      await writeComment(job, inputs, { body: `${place}\n\n${renderRunLink(renderRunUrl(context))}` });
  };
  try {
    if (product.type === 'patch') return await publishPatch(job, { inputs, product, showPlace });
    return await publishGivenAnswer(product.json, await openPublishJob(job, inputs, { continues: false }), inputs);
  } catch (thrown) {
    if (thrown instanceof HarnessError)
      await showPlace(renderPublished({ type: 'failed', reason: explainError(thrown) }));
    throw thrown;
  }
}

function openPublishJob(
  job: Job,
  inputs: PublishInputs,
  { continues }: { readonly continues: boolean },
): Promise<OpenedJob> {
  const { orgPolicyToken, oneShotLabel } = inputs;
  return openJob(job, { inputs: { ...inputs, removedLabel: oneShotLabel }, orgPolicyToken, continues });
}

async function publishPatch(
  begun: Job,
  {
    inputs,
    product,
    showPlace,
  }: {
    readonly inputs: PublishInputs;
    readonly product: Extract<PublishInputs['product'], { type: 'patch' }>;
    /** Shows in the comment of the thread where the changes are, or why they are not published. */
    readonly showPlace: (place: string) => Promise<void>;
  },
): Promise<number> {
  const patchFile = resolve(begun.context.workspace, product.file);
  const patch = readPatch(patchFile, product.digest);
  const job = await openPublishJob(begun, inputs, { continues: true });
  const { host, context, log, redactor, policy, checkout, approved } = job;
  const audit =
    inputs.auditDigest === null
      ? null
      : readAnchoredAudit(dirname(patchFile), { rootHash: inputs.auditDigest, patchDigest: product.digest });
  const target = await pickTarget(job, 'pull-request', inputs);
  const requests = readBoundRequests(inputs.approvals ?? '');
  if (requests === null)
    throw new HarnessError({
      code: 'usage',
      message: 'the input approvals is not the output approvals of a job of the agent',
      hint: 'Write approvals: ${{ needs.agent.outputs.approvals }}, with the name of that job.',
    });
  const explainUnapproved = createApprovalCheck(job, requests, inputs.approvalEnvironment);
  const policyNote = describePolicyChange(job, inputs.runPolicyDigest);
  if (policyNote !== '') log.warn(policyNote);
  const result = readRunResult(inputs.runResult, log);
  const connections: ConnectionDecision[] = [];
  const published = await explainFailure(async () => {
    const tree = createPatchedTree({
      checkout,
      commit: approved.sha,
      patch,
      temporaryDirectory: host.temporaryDirectory,
    });
    const onDecision = (connection: ConnectionDecision): void => void connections.push(connection);
    await refuseDenied(job, { tree, explainUnapproved, onDecision }).catch((thrown: unknown) => {
      tree.close();
      throw thrown;
    });
    return publishTree(job, { target, inputs, tree, runId: context.runId, result, policyNote });
  });
  const publication = published.type === 'published' ? published.publication : null;
  const outcome = publication === null ? 'publish-failed' : 'completed';
  const text = renderPublished(published);
  await showPlace(text);
  if (inputs.summary === 'full')
    await writeStepSummary(
      redactor.redactText(renderPublishSummary(text, { policy, origin: job.policyOrigin, policyNote, connections })),
    );
  const attested =
    audit === null || publication === null
      ? {}
      : writeStatement(
          job,
          product.digest,
          createStatement(audit, {
            patchDigest: product.digest,
            result,
            judgedBy: policy,
            repository: `${context.serverUrl}/${renderRepositoryName(context.repository)}`,
            commit: approved.sha,
            workflowRun: renderRunUrl(context),
            publication: {
              branch: publication.branch,
              commit: publication.commit,
              pullRequest: publication.pullRequest?.url ?? null,
            },
          }),
        );
  writeOutputs(
    {
      ...createEndOutputs(outcome, inputs.failOn),
      'branch-name': publication?.branch ?? '',
      'pull-request-number': String(publication?.pullRequest?.number ?? ''),
      'pull-request-url': publication?.pullRequest?.url ?? '',
      ...attested,
    },
    redactor,
  );
  for (const message of publication?.notes ?? []) log.warn(message);
  const reason = published.type === 'failed' ? published.reason : text;
  return endStep(log, { outcome, reason, failOn: inputs.failOn });
}

// In the directory of the job: another user of the machine may have a file of this name in one that all share.
function writeStatement(
  { context, redactor }: Pick<OpenedJob, 'context' | 'redactor'>,
  patchDigest: string,
  statement: Statement,
): Pick<ActionOutputs, 'attestation-predicate' | 'attestation-file'> {
  const directory = join(context.runnerTemp, 'script-harness');
  createPrivateDirectory(directory);
  const file = join(directory, `agent-run-${patchDigest.slice(0, 12)}.intoto.json`);
  const text = redactor.redactText(JSON.stringify(statement));
  writeFileSync(file, `${text}\n`);
  // From the redacted text, so that both are the same.
  const { predicate } = JSON.parse(text) as Statement;
  return { 'attestation-predicate': JSON.stringify(predicate), 'attestation-file': file };
}

// Title and text of the pull request are made from it; no check of this job relies on it.
function readRunResult(json: string | null, log: WorkflowLog): RunResult | null {
  if (json === null) return null;
  try {
    return resultSchema.parse(parseJson(json));
  } catch {
    const message = 'run-result is not the output result of a job of the agent: the pull request has only its files';
    log.warn(message);
    return null;
  }
}

/** The difference between the policy of the run and the current policy; empty if they are equal, or if the former is not known. */
function describePolicyChange({ policy, policyOrigin }: OpenedJob, digest: string | null): string {
  if (digest === null || digest === policy.sha256) return '';
  const place = policyOrigin === null ? '' : ` of ${policyOrigin.branch} at ${policyOrigin.commit}`;
  return `the patch was made under a policy with the digest ${digest.slice(0, 16)}, and judged by the policy${place} with the digest ${policy.sha256.slice(0, 16)}`;
}

function readPatch(file: string, digest: string): Buffer {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.size > maxPatchBytes)
    throw new HarnessError({
      code: 'usage',
      message: `patch-file ${file} ${stats === undefined ? 'does not exist' : 'is not a file of at most 100 MB'}`,
      hint: 'Let actions/download-artifact fetch the output artifact-name of the job of the agent, and name its changes.patch.',
    });
  const patch = readFileSync(file);
  const found = createHash('sha256').update(patch).digest('hex');
  if (found === digest) return patch;
  throw new HarnessError({
    code: 'tampered',
    message: `the patch has the digest ${found}, and the job of the agent made one with ${digest}`,
    hint: 'Only the unchanged patch of the same workflow run is published.',
  });
}

/** Refuses a patch with a change that no call of a run may make under the current policy of the default branch. */
async function refuseDenied(
  { policy, workspace, checkout, event, host, log }: OpenedJob,
  {
    tree,
    explainUnapproved,
    onDecision,
  }: {
    readonly tree: PatchedTree;
    readonly explainUnapproved: ReturnType<typeof createApprovalCheck>;
    readonly onDecision: (connection: ConnectionDecision) => void;
  },
): Promise<void> {
  const { repositoryRoot } = checkout;
  const { entries } = tree;
  const readBlob = async (object: string): Promise<Buffer> => tree.readBlob(object);
  const changes = openPatchChanges({ repositoryRoot, workspace, entries, readBlob });
  if (changes.outline.length < entries.length)
    throw new HarnessError({
      code: 'publish',
      message: 'the patch has a change outside of working-directory',
      hint: sameJob,
    });
  const [first, ...others] = await judgeChanges(policy, changes, {
    // The model of a run that a thread started has read that thread. Whether another run was tainted, only its record states.
    tainted: readEventTexts(event) === null ? null : true,
    explainUnapproved,
    // The patch is applied to the commit, which fails for files that the commit does not have.
    readFacts: () => ({ submodule: null }),
    askRegistries: createRegistryQuestion(
      { host, policy },
      {
        signal: new AbortController().signal,
        onDecision,
        onProblem: (message) => log.warn(message),
      },
    ),
  });
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  throw new HarnessError({
    code: 'publish',
    message: `the policy refuses the change of ${first.path}${more}: ${first.reason}`,
    hint: `Rule ${first.rule} of the policy ${policy.name} decides. Change the policy, or let the agent leave the file alone.`,
  });
}
