import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { toolCatalogue } from '../tools/index.ts';
import { judgePatch } from '../dispatch/judge-patch.ts';
import type { FileChange, FileState } from '../core/types/change.ts';
import { HarnessError } from '../core/types/error.ts';
import { readExitCode, type Outcome } from '../core/types/outcome.ts';
import { apiTimeoutMs, createGitHubClient } from '../github/client.ts';
import { readTriggerEvent } from '../github/event.ts';
import { readPublishInputs } from '../github/inputs.ts';
import { readConclusion, writeOutputs } from '../github/outputs.ts';
import { readRunContext, renderRunUrl } from '../github/run-context.ts';
import { writeStepSummary } from '../github/step-summary.ts';
import { maskSecrets, type WorkflowLog } from '../github/workflow-log.ts';
import { renderPatchBody, renderPublished } from '../report/pull-request.ts';
import type { Host } from '../run/host.ts';
import { listKnownSecrets } from '../run/known-secrets.ts';
import { openJob, type OpenedJob } from './open-job.ts';
import { createPatchedTree, type PatchedTree } from './patched-tree.ts';
import { explainFailure, publishTree } from './publish-run.ts';

const maxPatchBytes = 100 * 1024 * 1024;

/**
 * `mode: publish`, for a job that may write: makes the pull request of a patch that the job of the agent made. It trusts only the digest, which
 * that job has as an output; the file itself comes from an artifact. Runs nothing of the checkout. Returns the exit code.
 */
export async function runPublish(host: Host, log: WorkflowLog): Promise<number> {
  const inputs = readPublishInputs(host.facts.environment);
  maskSecrets([inputs.githubToken, ...listKnownSecrets(host.facts.environment)]);
  const context = readRunContext(host.facts.environment);
  const event = await readTriggerEvent(context);
  const patch = readPatch(resolve(context.workspace, inputs.patchFile), inputs.patchDigest);
  const given = { ...inputs, publishAs: 'pull-request' as const };
  const client = createGitHubClient({
    token: inputs.githubToken,
    repository: context.repository,
    apiUrl: context.apiUrl,
    timeoutMs: apiTimeoutMs,
  });
  const job = await openJob({ host, inputs: given, client, context, event, log });
  const { checkout, approved, target } = job;
  if (target === null) throw new Error('a publishing job has a target');
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
      ...{ outcome, conclusion: failed ? 'failure' : 'success', 'branch-name': publication?.branch ?? '' },
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
  const folder = relative(checkout.repositoryRoot, workspace);
  const prefix = folder === '' ? '' : `${folder}/`;
  const outside = tree.files.find(({ path }) => !path.startsWith(prefix));
  const changes = tree.files.map((file) => readChange(file, tree, prefix));
  const refused = await judgePatch({
    policy,
    writers: toolCatalogue.listNames('command', 'session', 'write'),
    outline: changes,
    readChange: async (path) => changes.find((change) => change.path === path) ?? { path, before: null, after: null },
    turn: 1,
    // The digest names a patch that was decided with what the run knew.
    tainted: false,
  });
  const [first] = refused;
  if (outside === undefined && first === undefined) return;
  throw new HarnessError({
    code: 'publish',
    message:
      outside === undefined
        ? `the policy refuses the change of ${first?.path}: ${first?.reason}`
        : `${outside.path} is outside of working-directory`,
    hint: 'Give this job the same policy and working-directory as the job of the agent.',
  });
}

function readChange(file: PatchedTree['files'][number], tree: PatchedTree, prefix: string): FileChange {
  const read = (side: { mode: string; blob: string } | null): FileState | null =>
    side === null
      ? null
      : {
          kind: side.mode === '160000' ? 'special' : side.mode === '120000' ? 'symlink' : 'file',
          executable: side.mode === '100755',
          content: side.mode.startsWith('100') ? tree.readBlob(side.blob) : null,
        };
  return { path: file.path.slice(prefix.length), before: read(file.before), after: read(file.after) };
}
