import { readFileSync } from 'node:fs';
import { HarnessError } from '../core/types/error.ts';
import type { ChangedFile, RunResult } from '../core/types/result.ts';
import type { Steering } from '../github/policy-source.ts';
import { explainRequests } from '../github/request/explain-request.ts';
import type { GitHubClient } from '../github/client.ts';
import type { PullRequestInputs } from '../github/read-inputs.ts';
import { checkEventState } from '../github/event-state.ts';
import { readThreadNumber } from '../github/event/trigger-event.ts';
import { pickPublishTarget, type BranchSources, type PublishTarget } from '../github/pick-target.ts';
import {
  explainPublishing,
  publishCommit,
  publishPullRequest,
  publishToBranch,
  type Publication,
} from '../github/publish/publish-changes.ts';
import type { PullRequest } from '../github/publish/publishing-client.ts';
import { renderRunUrl } from '../github/request/run-context.ts';
import { renderPublishTitle, renderPullRequestBody } from '../report/pull-request.ts';
import { publishOr } from './job.ts';
import type { OpenedJob } from './open-job.ts';
import { createPatchedTree, type PatchedTree } from './patched-tree.ts';

/** Where GitHub looks for the text with which a pull request begins, the usual places first. */
const templatePaths = ['.github/', '', 'docs/'].flatMap((directory) =>
  // GitHub takes the name in any case.
  ['pull_request_template.md', 'PULL_REQUEST_TEMPLATE.md'].map((name) => `${directory}${name}`),
);

export type PublishResult =
  | { readonly type: 'published'; readonly publication: Publication }
  | { readonly type: 'failed'; readonly reason: string };

/**
 * Decides where the changes of a job will go. Rejects with `usage` for an event or a checkout that has no such place, for a closed pull request, and for a
 * commit that GitHub does not have: no commit can follow it there.
 */
export async function pickTarget(
  job: OpenedJob,
  publishAs: PublishTarget['type'],
  inputs: BranchSources['inputs'],
): Promise<PublishTarget> {
  const { sha, origin } = job.approved;
  if (origin === 'step' || origin === 'elsewhere')
    throw new HarnessError({
      code: 'usage',
      message: `nothing can be published on the commit ${sha} of the checkout, which this repository does not have`,
      hint: 'Let no step before this one commit; a command that prepares the work tree can be the `setup` of this step. Or use mode: patch.',
    });
  await requireOpen(job);
  return findTarget(job, publishAs, inputs);
}

// The changes go to the branch of the pull request, directly or by a pull request into it, and from there nowhere if it is closed.
async function requireOpen({ client, event, head }: OpenedJob): Promise<void> {
  const number = readThreadNumber(event);
  if (head === null || number === null) return;
  const { isOpen } = await explainPublishing(() => client.readPullRequest(number));
  if (!isOpen)
    throw new HarnessError({
      code: 'usage',
      message: `#${number} is closed, so changes of its branch would reach no other branch`,
      hint: 'Reopen it, or use mode: patch.',
    });
}

/** The place to which the changes of a job go if they are published. Rejects with `usage` for an event or a checkout that has no such place. */
export async function findTarget(
  job: OpenedJob,
  publishAs: PublishTarget['type'],
  inputs: BranchSources['inputs'],
): Promise<PublishTarget> {
  const { continued, approved } = job;
  if (continued === null) return pickPublishTarget({ ...job, inputs }, publishAs, approved.sha);
  return { type: 'pull-request', base: continued.base, branch: continued.branch, continues: true };
}

/** The open pull request that a run would update; null for none. Rejects with `publish` if GitHub does not answer. */
export async function findOpenPullRequest(client: GitHubClient, target: PublishTarget): Promise<PullRequest | null> {
  // A run on a pull request continues it.
  if (target.type === 'commit') return null;
  const { branch } = target;
  return explainRequests(() => client.publishing.findPullRequest(branch), {
    code: 'publish',
    what: 'if-open: skip needs the pull requests of the repository',
    permissions: 'pull-requests: read',
  });
}

/** Publishes the patch of a complete run as a commit, or as a branch with a pull request. Never rejects for a failure of GitHub. */
export function publishRun(
  job: OpenedJob,
  wanted: PublishOptions & {
    readonly result: RunResult;
    readonly patchFile: string;
    /** The label of the event that this run itself has removed; null for none. */
    readonly removedLabel: string | null;
  },
): Promise<PublishResult> {
  const { host, client, event, checkout, approved } = job;
  return explainFailure(async () => {
    // Label, head and comment have to be those that the run was started for.
    await checkEventState(client, event, { removedLabel: wanted.removedLabel, stage: 'publish' });
    await requireOpen(job);
    const patch = readFileSync(wanted.patchFile);
    const { temporaryDirectory } = host;
    const tree = createPatchedTree({ checkout, commit: approved.sha, patch, temporaryDirectory });
    return publishTree(job, { ...wanted, tree, runId: wanted.result.runId, policyNote: '' });
  });
}

interface PublishOptions {
  readonly target: PublishTarget;
  readonly inputs: PullRequestInputs;
}

/** Publishes a patched tree, and closes it. */
export async function publishTree(
  { client, event, context, approved, redactor, steering }: OpenedJob,
  {
    target,
    inputs,
    tree,
    runId,
    result,
    policyNote,
  }: PublishOptions & {
    readonly tree: PatchedTree;
    readonly runId: string;
    /** Null if the result of the run is not known. */
    readonly result: RunResult | null;
    readonly policyNote: string;
  },
): Promise<Publication> {
  const commit = approved.sha;
  try {
    const number = readThreadNumber(event);
    const changed = tree.entries.map(readChangedFile);
    const title = redactor.redactText(
      renderPublishTitle(result?.finalMessage ?? '', changed, { prefix: inputs.prTitlePrefix, number }),
    );
    const files = tree.entries.map(({ path, before, after }) => ({
      path,
      mode: (after ?? before)?.mode ?? '',
      blob: after?.object ?? null,
    }));
    const changes = { commit, before: tree.before, after: tree.after, files, readBlob: tree.readBlob };
    const signer = inputs.signOff
      ? { ...(await client.readOwnAccount()), host: new URL(context.serverUrl).hostname }
      : null;
    const made = await publishCommit(client.publishing, changes, { message: title, runId, signer });
    if (target.type === 'commit') return await publishToBranch(client.publishing, target.branch, made);
    const template = await findTemplate(steering);
    const change = { result, files: changed, paths: tree.listPaths() };
    const body = redactor.redactText(
      renderPullRequestBody(change, { runUrl: renderRunUrl(context), number, template, policyNote }),
    );
    const plan = {
      ...target,
      title,
      body,
      create: inputs.createPr,
      labels: inputs.prLabels,
      reviewers: inputs.prReviewers,
      assignees: inputs.prAssignees,
    };
    return await publishPullRequest(client, plan, made);
  } finally {
    tree.close();
  }
}

function readChangedFile({ path, before, after }: PatchedTree['entries'][number]): ChangedFile {
  return { path, kind: before === null ? 'added' : after === null ? 'deleted' : 'modified' };
}

/** The result of publishing; a failure of GitHub, or of the checks before, is a reason and not an error. */
export function explainFailure(publish: () => Promise<Publication>): Promise<PublishResult> {
  return publishOr<PublishResult, PublishResult>(
    async () => ({ type: 'published', publication: await explainPublishing(publish) }),
    (reason) => ({ type: 'failed', reason }),
  );
}

// From the default branch, as GitHub does it: the commit of the patch may have one that an earlier run has written. Without it, the changes are published
// all the same.
async function findTemplate(steering: Steering): Promise<string | null> {
  try {
    for (const path of templatePaths) {
      const text = await steering.findFile(path);
      if (text !== null) return text;
    }
  } catch (thrown) {
    if (!(thrown instanceof HarnessError)) throw thrown;
  }
  return null;
}
