import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseJson } from '../core/text/parse-json.ts';
import { HarnessError } from '../core/types/error.ts';
import { readExitCode, type Outcome } from '../core/types/outcome.ts';
import { resultSchema, type RunResult } from '../core/types/result.ts';
import { openGitHubClient, type GitHubClient } from '../github/client.ts';
import { replacePlace } from '../github/comment.ts';
import { addPullRequests } from '../github/add-pull-requests.ts';
import { readThreadNumber, readTriggerEvent, type TriggerEvent } from '../github/event/event.ts';
import { readEventTexts } from '../github/event-texts.ts';
import { readPublishInputs, type PublishInputs } from '../github/inputs.ts';
import { noOutputs, readConclusion, writeOutputs, type ActionOutputs } from '../github/outputs.ts';
import { readRunContext, renderRepositoryName, renderRunUrl, type RunContext } from '../github/request/run-context.ts';
import { writeStepSummary } from '../github/step-summary.ts';
import { maskSecrets, type WorkflowLog } from '../github/workflow-log.ts';
import { createStatement, readAnchoredAudit, type Statement } from '../record/attestation.ts';
import { renderPublished, renderPublishSummary } from '../report/pull-request.ts';
import type { Host } from '../run/host/host.ts';
import { createLazyRequester } from '../run/host/web-requester.ts';
import { askRegistries } from '../run/patch/ask-registries.ts';
import { judgeChanges, openPatchChanges } from '../run/patch/judge-run-patch.ts';
import { listKnownSecrets } from '../run/host/known-secrets.ts';
import { readBoundRequests } from '../dispatch/approval-files.ts';
import { createApprovalCheck } from './published-approvals.ts';
import { findContinued } from '../github/continued-branch.ts';
import { openJob, type OpenedJob } from './open-job.ts';
import { publishGivenAnswer } from './publish-given-answer.ts';
import { createPatchedTree, type PatchedTree } from './patched-tree.ts';
import type { Services } from './publish-state.ts';
import { explainError, explainFailure, pickTarget, publishTree } from './publish-run.ts';

const maxPatchBytes = 100 * 1024 * 1024;
const sameJob = 'Give this job the same policy and working-directory as the job of the agent.';

/**
 * `mode: publish`, for a job that may write: makes the pull request of a patch that the job of the agent made, or publishes its answer. It trusts only
 * the outputs of that job: the digest of the patch, whose file comes from an artifact, or the answer. Runs nothing of the checkout. Returns the exit code.
 */
export async function runPublish(host: Host, services: Services, log: WorkflowLog): Promise<number> {
  const inputs = readPublishInputs(host.facts.environment);
  maskSecrets([inputs.githubToken, ...listKnownSecrets(host.facts.environment)]);
  const context = readRunContext(host.facts.environment);
  const client = openGitHubClient(context, inputs.githubToken, services);
  const event = await addPullRequests(client, await readTriggerEvent(context));
  const { product } = inputs;
  const number = readThreadNumber(event);
  // The comment of the job of the agent names the patch until it is published.
  const showPlace = async (place: string): Promise<void> => {
    if (product.type === 'answer' || inputs.comment === 'off' || number === null) return;
    const { redactor } = host;
    const written = await replacePlace({ client, number, key: inputs.commentKey, context, place, redactor });
    if (written.type === 'failed') log.annotate({ level: 'warning', message: written.reason, file: null, line: null });
  };
  try {
    return await publish({ host, services, inputs, context, client, event, log, showPlace });
  } catch (thrown) {
    if (thrown instanceof HarnessError)
      await showPlace(renderPublished({ type: 'failed', reason: explainError(thrown) }));
    throw thrown;
  }
}

interface PublishJob {
  readonly host: Host;
  readonly services: Services;
  readonly inputs: PublishInputs;
  readonly context: RunContext;
  readonly client: GitHubClient;
  readonly event: TriggerEvent;
  readonly log: WorkflowLog;
  /** Shows in the comment of the thread where the changes are, or why they are not published. */
  readonly showPlace: (place: string) => Promise<void>;
}

async function publish({
  host,
  services,
  inputs,
  context,
  client,
  event,
  log,
  showPlace,
}: PublishJob): Promise<number> {
  const { product } = inputs;
  const given =
    product.type === 'answer'
      ? product
      : { type: 'patch' as const, patch: readPatch(resolve(context.workspace, product.file), product.digest) };
  const job = await openJob({
    host,
    inputs: { ...inputs, removedLabel: inputs.oneShotLabel },
    client,
    context,
    event,
    log,
    token: inputs.githubToken,
    orgPolicyToken: inputs.orgPolicyToken,
    services,
    findContinued: product.type === 'answer' ? null : (head) => findContinued({ inputs, client, context, event }, head),
  });
  if (given.type === 'answer')
    return publishGivenAnswer(given.json, { job, host, inputs, context, event, client, log });
  const { patch } = given;
  const audit =
    inputs.auditDigest === null || product.type !== 'patch'
      ? null
      : readAnchoredAudit(dirname(resolve(context.workspace, product.file)), {
          rootHash: inputs.auditDigest,
          patchDigest: product.digest,
        });
  const { checkout, approved } = job;
  const target = await pickTarget(job, 'pull-request', { inputs, client, context, event });
  const requests = readBoundRequests(inputs.approvals ?? '');
  if (requests === null)
    throw new HarnessError({
      code: 'usage',
      message: 'the input approvals is not the output approvals of a job of the agent',
      hint: 'Write approvals: ${{ needs.agent.outputs.approvals }}, with the name of that job.',
    });
  const explainUnapproved = createApprovalCheck({
    client,
    context,
    event,
    requests,
    policy: job.policy,
    commit: approved.sha,
    environment: inputs.approvalEnvironment,
  });
  const policyNote = describePolicyChange(job, inputs.runPolicyDigest);
  if (policyNote !== '') log.annotate({ level: 'warning', message: policyNote, file: null, line: null });
  const runUrl = renderRunUrl(context);
  const run = { host, client, event, commit: approved.sha, target, inputs, runUrl };
  const result = readRunResult(inputs.runResult, log);
  const published = await explainFailure(async () => {
    const tree = createPatchedTree({ checkout, commit: approved.sha, patch, temporaryFolder: host.temporaryFolder });
    await refuseDenied(job, { tree, event, explainUnapproved, host, log }).catch((thrown: unknown) => {
      tree.close();
      throw thrown;
    });
    return publishTree(run, { tree, runId: context.runId, result, policyNote });
  });
  const publication = published.type === 'published' ? published.publication : null;
  const outcome: Outcome = publication === null ? 'publish-failed' : 'completed';
  const failed = readConclusion(outcome, inputs.failOn) === 'failure';
  const text = renderPublished(published);
  await showPlace(text);
  await writeStepSummary(
    host.redactor.redactText(renderPublishSummary(text, job.policy, job.policyOrigin, policyNote)),
  );
  writeOutputs(
    {
      ...noOutputs,
      outcome,
      conclusion: failed ? 'failure' : 'success',
      'branch-name': publication?.branch ?? '',
      'pull-request-number': String(publication?.pullRequest?.number ?? ''),
      'pull-request-url': publication?.pullRequest?.url ?? '',
      ...(audit === null || publication === null || product.type !== 'patch'
        ? {}
        : writeStatement(
            host,
            createStatement(audit, {
              patchDigest: product.digest,
              result,
              judgedBy: job.policy,
              repository: `${context.serverUrl}/${renderRepositoryName(context.repository)}`,
              commit: approved.sha,
              workflowRun: runUrl,
              publication: {
                branch: publication.branch,
                commit: publication.commit,
                pullRequest: publication.pullRequest?.url ?? null,
              },
            }),
          )),
    },
    host.redactor,
  );
  for (const message of publication?.notes ?? []) log.annotate({ level: 'warning', message, file: null, line: null });
  const message = published.type === 'failed' ? `${outcome}: ${published.reason}` : `${outcome}: ${text}`;
  log.annotate({ level: failed ? 'error' : 'notice', message, file: null, line: null });
  return failed ? readExitCode(outcome) || 1 : 0;
}

function writeStatement(
  { redactor, temporaryFolder }: Host,
  statement: Statement,
): Pick<ActionOutputs, 'attestation-predicate' | 'attestation-file'> {
  const file = join(temporaryFolder, 'agent-run.intoto.json');
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
    log.annotate({ level: 'warning', message, file: null, line: null });
    return null;
  }
}

/** The difference between the policy of the run and that of now; empty if there is none, or if the former is not known. */
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

/** Refuses a patch with a change that no call of a run may make under the policy of the default branch as it is now. */
async function refuseDenied(
  { policy, workspace, checkout }: OpenedJob,
  {
    tree,
    event,
    explainUnapproved,
    host,
    log,
  }: {
    readonly host: Host;
    readonly log: WorkflowLog;
    readonly tree: PatchedTree;
    readonly event: TriggerEvent;
    readonly explainUnapproved: ReturnType<typeof createApprovalCheck>;
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
    askRegistries: (added) =>
      askRegistries(added, {
        hosts: policy.registriesToAsk,
        send: createLazyRequester(host, policy.settings.network.authorities),
        nowMs: host.clock.nowMs(),
        signal: new AbortController().signal,
        onDecision: () => undefined,
        onProblem: (message) => log.annotate({ level: 'warning', message, file: null, line: null }),
      }),
  });
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  throw new HarnessError({
    code: 'publish',
    message: `the policy refuses the change of ${first.path}${more}: ${first.reason}`,
    hint: `Rule ${first.rule} of the policy on the default branch decides. Change it there, or let the agent leave the file alone.`,
  });
}
