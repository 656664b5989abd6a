import { readFileSync } from 'node:fs';
import { HarnessError } from '../core/types/error.ts';
import type { ChangedFile, RunResult } from '../core/types/result.ts';
import { GitHubRequestError } from '../github/request/ask.ts';
import { explainRequests } from '../github/request/explain-request.ts';
import type { GitHubClient } from '../github/client.ts';
import type { PullRequestInputs } from '../github/inputs.ts';
import { checkEventState } from '../github/event-state.ts';
import { readThreadNumber, type TriggerEvent } from '../github/event/event.ts';
import { pickPublishTarget, type PublishTarget } from '../github/pick-target.ts';
import {
  explainRefusal,
  publishCommit,
  publishPullRequest,
  publishToBranch,
  type Publication,
} from '../github/publish/publish-changes.ts';
import type { PullRequest } from '../github/publish/publishing-client.ts';
import { renderPublishTitle, renderPullRequestBody } from '../report/pull-request.ts';
import type { Host } from '../run/host/host.ts';
import { readNameOptions, type BranchSources } from '../github/continued-branch.ts';
import type { OpenedJob } from './open-job.ts';
import { createPatchedTree, type PatchedTree } from './patched-tree.ts';
import type { Checkout } from '../sandbox/workspace/git/checkout.ts';

/** Where GitHub looks for the text with which a pull request begins, the usual places first. */
const templatePaths = [
  '.github/pull_request_template.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
  'pull_request_template.md',
];

export type PublishResult =
  | { readonly type: 'published'; readonly publication: Publication }
  | { readonly type: 'failed'; readonly reason: string };

/** The facts of a run whose changes are published. */
export interface RunToPublish {
  readonly host: Host;
  readonly client: GitHubClient;
  readonly event: TriggerEvent;
  readonly checkout: Checkout;
  /** The commit of the checkout, to which the patch applies. */
  readonly commit: string;
  readonly target: PublishTarget;
  readonly inputs: PullRequestInputs;
  readonly runUrl: string;
  /** The label of the event that this run itself has removed; null for none. */
  readonly removedLabel: string | null;
}

/** Decides where the changes of a job will go. Rejects with `usage` for an event or a checkout that has no such place. */
export async function pickTarget(
  { head, continued, approved }: OpenedJob,
  publishAs: PublishTarget['type'],
  sources: BranchSources,
): Promise<PublishTarget> {
  if (continued !== null)
    return { type: 'pull-request', base: continued.base, branch: continued.branch, continues: true };
  return pickPublishTarget({ ...(await readNameOptions(sources, head)), publishAs, commit: approved.sha });
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
export function publishRun(run: RunToPublish, result: RunResult, patchFile: string): Promise<PublishResult> {
  return explainFailure(async () => {
    // Label, head and comment have to be those that the run was started for.
    await checkEventState(run.client, run.event, { removedLabel: run.removedLabel, stage: 'publish' });
    const { host, checkout, commit } = run;
    const patch = readFileSync(patchFile);
    const tree = createPatchedTree({ checkout, commit, patch, temporaryFolder: host.temporaryFolder });
    return publishTree(run, { tree, runId: result.runId, result, policyNote: '' });
  });
}

/** Publishes a patched tree, and closes it. */
export async function publishTree(
  run: Omit<RunToPublish, 'checkout' | 'removedLabel'>,
  {
    tree,
    runId,
    result,
    policyNote,
  }: {
    readonly tree: PatchedTree;
    readonly runId: string;
    /** Null if the result of the run is not known. */
    readonly result: RunResult | null;
    readonly policyNote: string;
  },
): Promise<Publication> {
  const { client, event, commit, target, inputs } = run;
  const { redactor } = run.host;
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
    const signer = inputs.signOff ? await client.readOwnAccount() : null;
    const made = await publishCommit(client.publishing, changes, { message: title, runId, signer });
    if (target.type === 'commit') return await publishToBranch(client.publishing, target.branch, made);
    const template = await findTemplate(client, commit);
    const change = { result, files: changed, paths: tree.listPaths() };
    const body = redactor.redactText(
      renderPullRequestBody(change, { runUrl: run.runUrl, number, template, policyNote }),
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
export async function explainFailure(publish: () => Promise<Publication>): Promise<PublishResult> {
  try {
    return { type: 'published', publication: await publish() };
  } catch (thrown) {
    const error = explainRefusal(thrown);
    if (!(error instanceof HarnessError)) throw error;
    return { type: 'failed', reason: explainError(error) };
  }
}

/** An error with its hint, as text for people. */
export function explainError({ message, hint }: HarnessError): string {
  return [message, hint].filter((text) => text !== '').join('. ');
}

// The template is optional: without it, the changes are published all the same.
async function findTemplate(client: GitHubClient, commit: string): Promise<string | null> {
  try {
    for (const path of templatePaths) {
      const text = await client.readFile(path, commit);
      if (text !== null) return text;
    }
  } catch (thrown) {
    if (!(thrown instanceof GitHubRequestError)) throw thrown;
  }
  return null;
}
