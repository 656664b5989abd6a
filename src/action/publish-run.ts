import { readFileSync } from 'node:fs';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import type { RunRecord } from '../core/types/record.ts';
import { GitHubRequestError } from '../github/request/ask.ts';
import type { GitHubClient } from '../github/client.ts';
import type { ActionInputs } from '../github/inputs.ts';
import type { RunContext } from '../github/request/run-context.ts';
import { checkEventState } from '../github/event-state.ts';
import { readThreadNumber, type TriggerEvent } from '../github/event/event.ts';
import { pickPublishTarget, type PublishTarget } from '../github/pick-target.ts';
import {
  publishCommit,
  publishPullRequest,
  publishToBranch,
  type Publication,
} from '../github/publish/publish-changes.ts';
import { renderPublishTitle, renderPullRequestBody, type PullRequestTexts } from '../report/pull-request.ts';
import type { Host } from '../run/host/host.ts';
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
  readonly createPr: 'draft' | 'ready' | 'off';
  readonly runUrl: string;
  /** The label of the event that this run itself has removed; null for none. */
  readonly removedLabel: string | null;
}

/** Decides where the changes of a job will go. Rejects with `usage` for an event or a checkout that has no such place. */
export async function pickTarget(
  job: OpenedJob,
  publishAs: PublishTarget['type'],
  options: {
    readonly inputs: Pick<ActionInputs, 'branchPrefix' | 'commentKey'>;
    readonly client: GitHubClient;
    readonly context: RunContext;
    readonly event: TriggerEvent;
  },
): Promise<PublishTarget> {
  const { inputs, client, context, event } = options;
  return pickPublishTarget({
    publishAs,
    event,
    head: job.head,
    commit: job.approved.sha,
    branchPrefix: inputs.branchPrefix,
    defaultBranch: event.defaultBranch ?? (await readDefaultBranch(client)),
    key: inputs.commentKey,
    runName: `run-${context.runId}-${context.runAttempt}`,
  });
}

async function readDefaultBranch(client: GitHubClient): Promise<string> {
  try {
    return (await client.readRepository()).defaultBranch;
  } catch (cause) {
    if (!(cause instanceof GitHubRequestError)) throw cause;
    throw new HarnessError({
      code: 'publish',
      message: `the branch to publish to is not known: ${cause.message}`,
      hint: 'Give the job `permissions: {contents: write}`.',
      cause,
    });
  }
}

/** Publishes the patch of a complete run as a commit, or as a branch with a pull request. Never rejects for a failure of GitHub. */
export function publishRun(run: RunToPublish, record: RunRecord, patchFile: string): Promise<PublishResult> {
  return explainFailure(async () => {
    // Label, head and comment have to be those that the run was started for.
    await checkEventState(run.client, run.event, { removedLabel: run.removedLabel, stage: 'publish' });
    const { host, checkout, commit } = run;
    const patch = readFileSync(patchFile);
    const tree = createPatchedTree({ checkout, commit, patch, temporaryFolder: host.temporaryFolder });
    const renderBody = (texts: PullRequestTexts): string => renderPullRequestBody(record, texts);
    return publishTree(run, { tree, runId: record.started?.runId ?? '', renderBody });
  });
}

/** Publishes a patched tree, and closes it. */
export async function publishTree(
  run: Omit<RunToPublish, 'checkout' | 'removedLabel'>,
  {
    tree,
    runId,
    renderBody,
  }: {
    readonly tree: PatchedTree;
    readonly runId: string;
    readonly renderBody: (texts: PullRequestTexts) => string;
  },
): Promise<Publication> {
  const { client, event, commit, target } = run;
  const { redactor } = run.host;
  try {
    const number = readThreadNumber(event);
    const title = redactor.redactText(renderPublishTitle('title' in event ? event.title : null, number));
    const files = tree.entries.map(({ path, before, after }) => ({
      path,
      mode: (after ?? before)?.mode ?? '',
      blob: after?.object ?? null,
    }));
    const changes = { commit, before: tree.before, after: tree.after, files, readBlob: tree.readBlob };
    const made = await publishCommit(client.publishing, changes, { message: title, runId });
    if (target.type === 'commit') return await publishToBranch(client.publishing, target.branch, made);
    const template = await findTemplate(client, commit);
    const body = redactor.redactText(renderBody({ runUrl: run.runUrl, number, template }));
    const plan = { ...target, title, body, create: run.createPr };
    return await publishPullRequest(client.publishing, plan, made, await client.readOwnLogin());
  } finally {
    tree.close();
  }
}

/** The result of publishing; a failure of GitHub, or of the checks before, is a reason and not an error. */
export async function explainFailure(publish: () => Promise<Publication>): Promise<PublishResult> {
  try {
    return { type: 'published', publication: await publish() };
  } catch (thrown) {
    if (thrown instanceof HarnessError)
      return { type: 'failed', reason: [thrown.message, thrown.hint].filter((text) => text !== '').join('. ') };
    if (thrown instanceof GitHubRequestError) return { type: 'failed', reason: readErrorMessage(thrown) };
    throw thrown;
  }
}

async function findTemplate(client: GitHubClient, commit: string): Promise<string | null> {
  for (const path of templatePaths) {
    const text = await client.readFile(path, commit);
    if (text !== null) return text;
  }
  return null;
}
