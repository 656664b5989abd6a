import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import { readExitCode, type Outcome } from '../core/types/outcome.ts';
import { openGitHubClient } from '../github/client.ts';
import { readTriggerEvent } from '../github/event.ts';
import { readPublishInputs } from '../github/inputs.ts';
import { noOutputs, readConclusion, writeOutputs } from '../github/outputs.ts';
import { readRunContext, renderRunUrl } from '../github/run-context.ts';
import { writeStepSummary } from '../github/step-summary.ts';
import { maskSecrets, type WorkflowLog } from '../github/workflow-log.ts';
import { renderPatchBody, renderPublished } from '../report/pull-request.ts';
import type { Host } from '../run/host.ts';
import { judgeRunPatch, openPatchChanges } from '../run/patch/judge-run-patch.ts';
import { listKnownSecrets } from '../run/known-secrets.ts';
import { openJob, type OpenedJob } from './open-job.ts';
import { createPatchedTree, type PatchedTree } from './patched-tree.ts';
import type { Services } from './publish-state.ts';
import { explainFailure, pickTarget, publishTree } from './publish-run.ts';

const maxPatchBytes = 100 * 1024 * 1024;
const sameJob = 'Give this job the same policy and working-directory as the job of the agent.';

/**
 * `mode: publish`, for a job that may write: makes the pull request of a patch that the job of the agent made. It trusts only the digest, which
 * that job has as an output; the file itself comes from an artifact. Runs nothing of the checkout. Returns the exit code.
 */
export async function runPublish(host: Host, services: Services, log: WorkflowLog): Promise<number> {
  const inputs = readPublishInputs(host.facts.environment);
  maskSecrets([inputs.githubToken, ...listKnownSecrets(host.facts.environment)]);
  const context = readRunContext(host.facts.environment);
  const event = await readTriggerEvent(context);
  const patch = readPatch(resolve(context.workspace, inputs.patchFile), inputs.patchDigest);
  const client = openGitHubClient(context, inputs.githubToken, services);
  const job = await openJob({ host, inputs, client, context, event, log });
  const { checkout, approved } = job;
  const target = await pickTarget(job, 'pull-request', { inputs, client, context, event });
  const runUrl = renderRunUrl(context);
  const run = { host, client, event, commit: approved.sha, target, createPr: inputs.createPr, runUrl };
  const published = await explainFailure(async () => {
    const tree = createPatchedTree({ checkout, commit: approved.sha, patch, temporaryFolder: host.temporaryFolder });
    await refuseProtected(job, tree).catch((thrown: unknown) => {
      tree.close();
      throw thrown;
    });
    return publishTree(run, {
      ...{ tree, runId: context.runId },
      renderBody: (texts) => renderPatchBody(inputs.text, texts),
    });
  });
  const publication = published.type === 'published' ? published.publication : null;
  const outcome: Outcome = publication === null ? 'publish-failed' : 'completed';
  const failed = readConclusion(outcome, inputs.failOn) === 'failure';
  const text = renderPublished(published);
  await writeStepSummary(host.redactor.redactText(text));
  writeOutputs(
    {
      ...{
        ...noOutputs,
        outcome,
        conclusion: failed ? 'failure' : 'success',
        'branch-name': publication?.branch ?? '',
      },
      'pull-request-number': String(publication?.pullRequest?.number ?? ''),
      'pull-request-url': publication?.pullRequest?.url ?? '',
    },
    host.redactor,
  );
  for (const message of publication?.notes ?? []) log.annotate({ level: 'warning', message, file: null, line: null });
  const message = published.type === 'failed' ? `${outcome}: ${published.reason}` : `${outcome}: ${text}`;
  log.annotate({ level: failed ? 'error' : 'notice', message, file: null, line: null });
  return failed ? readExitCode(outcome) || 1 : 0;
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

/** Refuses a patch with a change that no rule of the policy allows. The job of the agent has decided it with all facts of the run. */
async function refuseProtected({ policy, workspace, checkout }: OpenedJob, tree: PatchedTree): Promise<void> {
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
  const [first] = await judgeRunPatch({ policy, changes, events: [] });
  if (first !== undefined)
    throw new HarnessError({
      code: 'publish',
      message: `the policy refuses the change of ${first.path}: ${first.reason}`,
      hint: sameJob,
    });
}
