import { createUntrusted } from '../core/types/error.ts';
import { explainRequests } from './request/explain-request.ts';
import type { EventHead, GitHubClient } from './client.ts';
import type { TriggerEvent } from './event/trigger-event.ts';

/** A commit as git reports it. In a shallow clone, the parents are listed but may be missing. */
export interface CommitFacts {
  readonly sha: string;
  readonly parents: readonly string[];
}

export interface Checkout {
  /** The commit of the work tree. Null in a repository without a commit. */
  readonly head: CommitFacts | null;
  /** Returns null if the clone does not have the commit. */
  readonly readCommit: (sha: string) => CommitFacts | null;
}

export interface ApprovedCommit {
  readonly sha: string;
  /** A sentence for the log. */
  readonly checked: string;
  /**
   * `branch`: on a branch of this repository. `step`: made by a step of the job on a commit of such a branch; GitHub does not have it. `head`: written by
   * another person. `elsewhere`: on no branch and in no pull request, for example the checkout of a second repository.
   */
  readonly origin: 'branch' | 'step' | 'head' | 'elsewhere';
}

interface CheckOptions {
  readonly client: GitHubClient;
  readonly event: TriggerEvent;
  /** The head that the event approves. Null for an event without one. */
  readonly head: EventHead | null;
  /** GITHUB_SHA. */
  readonly eventSha: string;
  readonly checkout: Checkout;
}

/** Maximum number of commits that steps of a job made before the run. The origin of further commits is not searched. */
const maxOwnCommits = 20;

/**
 * Checks that the work tree is the commit that the event approves. If the event has a head, that is the head or its merge with the base. Otherwise it
 * is a commit of one of the repository's branches, or commits that the job itself made on top. Rejects with `untrusted`, also if GitHub does not
 * answer. Tested in test/action/approved-commit.test.ts.
 */
export async function checkApprovedCommit(options: CheckOptions): Promise<ApprovedCommit> {
  const { event, head, checkout } = options;
  if (checkout.head === null)
    throw createUntrusted(
      'the checkout has no commit',
      head === null ? 'Let actions/checkout run first.' : describeRef(event),
    );
  const found = checkout.head;
  return explainRequests(() => (head === null ? checkOwnCommit(options, found) : checkHead(options, head, found)), {
    code: 'untrusted',
    what: `the commit ${found.sha} of the checkout cannot be checked`,
    permissions: 'contents: read',
  });
}

async function checkHead(options: CheckOptions, head: EventHead, found: CommitFacts): Promise<ApprovedCommit> {
  const { client, event } = options;
  if (found.sha === head.sha)
    return { sha: found.sha, checked: `The checkout is at the head ${head.sha}.`, origin: 'head' };
  const other = found.parents.find((parent) => parent !== head.sha);
  const isMerge = found.parents.length === 2 && found.parents.includes(head.sha) && other !== undefined;
  const branch = head.baseRef ?? event.defaultBranch ?? (await client.readRepository()).defaultBranch;
  if (isMerge && (await isOnBranch(client, other, branch)) && (await isMadeByGit(options, head, found)))
    return {
      sha: found.sha,
      checked: `The checkout is at ${found.sha}, the merge of the head ${head.sha} with ${branch}.`,
      origin: 'head',
    };
  throw createUntrusted(
    `the checkout is at ${found.sha}, which is neither the head ${head.sha} of the event nor its merge with ${branch}`,
    describeRef(event),
  );
}

// A person who may push to the head can push a commit with these two parents and any content. A merge that GitHub or the job itself made has the
// content that git computes.
async function isMadeByGit({ client, eventSha }: CheckOptions, head: EventHead, merge: CommitFacts): Promise<boolean> {
  return merge.sha === eventSha || merge.sha === head.mergeSha || !(await client.hasCommit(merge.sha));
}

async function checkOwnCommit(options: CheckOptions, found: CommitFacts): Promise<ApprovedCommit> {
  const { client, event, eventSha, checkout } = options;
  const eventShas = [eventSha, 'headSha' in event ? event.headSha : ''];
  if (eventShas.includes(found.sha))
    return { sha: found.sha, checked: `The checkout is at ${found.sha}, the commit of the event.`, origin: 'branch' };
  const elsewhere: ApprovedCommit = {
    sha: found.sha,
    checked: `The checkout is at ${found.sha}, which is no commit of this repository: its files count as another person's.`,
    origin: 'elsewhere',
  };
  let isKnown = false;
  const seen = new Set<string>();
  const pending = [found.sha];
  for (let sha = pending.pop(); sha !== undefined; sha = pending.pop()) {
    if (seen.has(sha) || eventShas.includes(sha)) continue;
    seen.add(sha);
    if (await client.hasCommit(sha)) {
      isKnown ||= sha === found.sha;
      if (await isOfRepository(client, event, sha)) continue;
      throw createUntrusted(
        `the checkout ${sha === found.sha ? 'is at' : `${found.sha} is built on`} ${sha}, which is on no branch of this repository`,
        'The code of a pull request runs on the events of that pull request. For other events, let `ref:` of actions/checkout name a branch.',
      );
    }
    // Only this clone has the commit: a step of the job made it, or it belongs to another repository.
    const parents = checkout.readCommit(sha)?.parents ?? [];
    if (parents.length === 0 || seen.size > maxOwnCommits) return elsewhere;
    pending.push(...parents);
  }
  const source = isKnown ? 'a commit of a branch of this repository' : 'which a step of this job made';
  const checked = `The checkout is at ${found.sha}, ${source}.`;
  return { sha: found.sha, checked, origin: isKnown ? 'branch' : 'step' };
}

async function isOfRepository(client: GitHubClient, event: TriggerEvent, sha: string): Promise<boolean> {
  if ((await client.listBranchesAt(sha)).length > 0) return true;
  return isOnBranch(client, sha, event.defaultBranch ?? (await client.readRepository()).defaultBranch);
}

async function isOnBranch(client: GitHubClient, sha: string, branch: string): Promise<boolean> {
  return client.isAncestor(sha, await client.publishing.readBranch(branch));
}

/** The setting of the checkout step that checks out the commit of the event. */
export function describeRef(event: TriggerEvent): string {
  const ref = pickRef(event);
  return ref === null
    ? 'Let actions/checkout run first, without `ref:`.'
    : `Give the step with actions/checkout \`with: { ref: '${ref}' }\`, and let no step after it check out something else.`;
}

function pickRef(event: TriggerEvent): string | null {
  switch (event.type) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return '${{ github.event.pull_request.head.sha }}';
    case 'issue_comment':
      return 'refs/pull/${{ github.event.issue.number }}/head';
    case 'workflow_run':
      return '${{ github.event.workflow_run.head_sha }}';
    case 'merge_group':
    case 'workflow_dispatch':
    case 'repository_dispatch':
    case 'schedule':
    case 'push':
    case 'issues':
      return null;
  }
}
