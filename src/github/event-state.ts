import { createUntrusted } from '../core/types/error.ts';
import { explainRequests } from './request/explain-request.ts';
import type { EventHead, GitHubClient, PullRequestState } from './client.ts';
import {
  isSameName,
  readRepositoryTrust,
  type IssueCommentEvent,
  type MergeGroupEvent,
  type PullRequestEvent,
  type ReviewEvent,
  type TriggerEvent,
  type WorkflowRunEvent,
} from './event/trigger-event.ts';

export interface EventState {
  /** The checks, one sentence each. */
  readonly checked: readonly string[];
  /** Null if and only if `readRepositoryTrust` is `trusted`: the run then works on the repository's own branches. */
  readonly head: EventHead | null;
}

interface CheckOptions {
  /** The one-shot label that an earlier job of the same workflow run has removed; null for none. */
  readonly removedLabel: string | null;
  /** At `publish`, a label approves the head whose age was checked at `start`. */
  readonly stage: 'start' | 'publish';
}

/**
 * How much older than a label or a comment a head has to be. A person cannot have looked at commits that were pushed in the moment before; GitHub
 * adds new commits to an open page within seconds.
 */
const minHeadAgeMs = 60_000;

/**
 * Reads label, head and comment of the event again. Rejects with `untrusted` if one of them differs from the event, or if the head is not older than the
 * label or comment: another person may have pushed just before the event, or between the event and the run.
 */
export async function checkEventState(
  client: GitHubClient,
  event: TriggerEvent,
  options: CheckOptions,
): Promise<EventState> {
  return explainRequests(() => checkState(client, event, options), {
    code: 'untrusted',
    what: 'the state of the event cannot be checked',
    permissions: 'contents: read, issues: read, pull-requests: read',
  });
}

async function checkState(client: GitHubClient, event: TriggerEvent, options: CheckOptions): Promise<EventState> {
  const { removedLabel } = options;
  switch (event.type) {
    case 'pull_request':
    case 'pull_request_target':
      return checkPullRequest(client, event, options);
    case 'issues': {
      const { label, number } = event;
      if (label === null || isRemoved(label, removedLabel)) return { checked: [], head: null };
      return { checked: [requireLabel(label, await client.readIssueLabels(number), number)], head: null };
    }
    case 'issue_comment':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return checkComment(client, event);
    case 'merge_group':
      return checkMergeGroup(client, event);
    case 'workflow_run':
      return checkUpstream(client, event);
    case 'workflow_dispatch':
    case 'repository_dispatch':
    case 'schedule':
    case 'push':
      return { checked: [], head: null };
  }
}

async function checkPullRequest(
  client: GitHubClient,
  event: PullRequestEvent,
  { removedLabel, stage }: CheckOptions,
): Promise<EventState> {
  const { label, number } = event;
  const state = await client.readPullRequest(number);
  const checked = [];
  if (label !== null && !isRemoved(label, removedLabel)) checked.push(requireLabel(label, state.labels, number));
  checked.push(requireHead(event.headSha, state, number));
  if (label !== null && stage === 'start') {
    const labelling = { givenAt: event.updatedAt, givenBy: event.actor.login };
    if (!(await isOlderHead(client, state, labelling)))
      throw createUntrusted(
        `nothing shows that ${event.actor.login} has seen the head ${state.head.sha} of #${number} before setting the label ${label}: it must be pushed at least a minute before`,
        'Look at the head, then take the label off and set it again.',
      );
    checked.push(`The head ${state.head.sha} was pushed before the label ${label} was set.`);
  }
  const { headSha: sha, headRef: ref, baseRef, fork } = event;
  return { checked, head: { sha, ref, baseRef, mergeSha: state.head.mergeSha, fork } };
}

async function checkUpstream(client: GitHubClient, event: WorkflowRunEvent): Promise<EventState> {
  const { headSha: sha, fork, pullRequests } = event;
  const checked = [];
  let mergeSha: string | null = null;
  for (const { number } of pullRequests) {
    const state = await client.readPullRequest(number);
    checked.push(requireHead(sha, state, number));
    mergeSha ??= state.head.mergeSha;
  }
  if (pullRequests.length === 0) checked.push(`The upstream run names no pull request; its head is ${sha}.`);
  const head = { sha, ref: event.headBranch, baseRef: pullRequests[0]?.baseRef ?? null, mergeSha, fork };
  return { checked, head: readRepositoryTrust(event) === 'untrusted' ? head : null };
}

// Every pull request of the group is in the head. A group that does not begin at the base also contains the pull requests of the groups before it.
async function checkMergeGroup(client: GitHubClient, event: MergeGroupEvent): Promise<EventState> {
  const { headSha: sha, headRef, baseRef, baseSha, pullRequest } = event;
  const found = await client.publishing.findBranch(headRef);
  if (found === null)
    throw createUntrusted(
      `the merge group ${headRef} does not exist any more; the event (${event.action}) was about ${sha}`,
      'GitHub removes a merge group that is merged or made again: wait for the newer run. If it still exists, give the job `permissions: {contents: read}`.',
    );
  if (event.action !== 'checks_requested' || found !== sha)
    throw createUntrusted(
      `the merge group ${headRef} is now at ${found}; the event (${event.action}) was about ${sha}`,
      'Use `types: [checks_requested]` for merge_group, and wait for the newer run.',
    );
  const isAlone = await client.isAncestor(baseSha, await client.publishing.readBranch(baseRef));
  const fork = pullRequest === null || !isAlone || (await client.readPullRequest(pullRequest)).head.fork;
  const checked = [`The merge group ${headRef} is still at ${sha}.`];
  return { checked, head: { sha, ref: null, baseRef, mergeSha: null, fork } };
}

async function checkComment(client: GitHubClient, event: IssueCommentEvent | ReviewEvent): Promise<EventState> {
  const isReview = event.type === 'pull_request_review';
  const noun = isReview ? 'review' : 'comment';
  const first = isReview ? 'submitted' : 'created';
  if (event.action !== first) {
    throw createUntrusted(
      `the ${noun} was ${event.action}; only a new ${noun} can start a run`,
      `Use \`types: [${first}]\` for ${event.type}, and write a new ${noun}.`,
    );
  }
  const text = await client.readComment({ type: event.type, number: event.number, id: event.commentId });
  if (text !== event.comment.text) {
    throw createUntrusted(
      `the ${noun} ${event.commentId} on #${event.number} was ${text === null ? 'deleted' : 'edited'} after it started the run`,
      text === null
        ? `Write a new ${noun}. If it still exists, give the job \`permissions: {issues: read, pull-requests: read}\`.`
        : `Write a new ${noun}.`,
    );
  }
  if (event.type === 'issue_comment' && !event.isPullRequest) return { checked: [], head: null };
  // A comment names no commit, and a review may be of an older one.
  const state = await client.readPullRequest(event.number);
  const { head } = state;
  const { sha } = head;
  if (event.type !== 'issue_comment') {
    const still = requireHead(event.headSha, state, event.number);
    if (event.commentedSha === sha) return { checked: [still, `The ${noun} was written about it.`], head };
  }
  if (event.comment.text.toLowerCase().includes(sha)) return { checked: [`The ${noun} names the head ${sha}.`], head };
  const writing = { givenAt: event.commentedAt, givenBy: event.comment.author?.login ?? null };
  if (await isOlderHead(client, state, writing))
    return { checked: [`The head ${sha} was pushed before the ${noun} was written.`], head };
  throw createUntrusted(
    `nothing shows that the ${noun} was written about the present head ${sha} of #${event.number}: it must be pushed at least a minute before`,
    `Look at the head, then write a new ${noun} that names it in full: ${sha}.`,
  );
}

/**
 * Whether a person can have looked at the head before setting a label or writing a comment. Their own push needs no time. The author of a commit
 * chooses the dates in it, so only GitHub's own dates count: that of the push to the branch, or, for a head that is in a fork or whose push is not
 * reported, that of the last push to any branch of its repository, which is the same or later. An unknown date is too late.
 */
async function isOlderHead(
  client: GitHubClient,
  state: PullRequestState,
  { givenAt, givenBy }: { readonly givenAt: string | null; readonly givenBy: string | null },
): Promise<boolean> {
  const { sha, ref, fork } = state.head;
  const [push] = fork || ref === null ? [] : await client.publishing.listPushes(ref, 1);
  const isKnown = push?.after === sha;
  const pushedAt = isKnown ? push.at : state.pushedAt;
  const ageMs = Date.parse(givenAt ?? '') - Date.parse(pushedAt ?? '');
  const isOwn = isKnown && push.login !== null && givenBy !== null && isSameName(push.login, givenBy);
  return ageMs >= (isOwn ? 0 : minHeadAgeMs);
}

function requireHead(expected: string, { head }: PullRequestState, number: number): string {
  if (head.sha === expected) return `The head of #${number} is still ${expected}.`;
  throw createUntrusted(
    `the head of #${number} is now ${head.sha}; the event was about ${expected}`,
    'Look at the new commits, then start the run again (set the label again, or wait for the newer run).',
  );
}

function isRemoved(label: string, removedLabel: string | null): boolean {
  return removedLabel !== null && isSameName(label, removedLabel);
}

function requireLabel(label: string, labels: readonly string[], number: number): string {
  if (labels.some((name) => isSameName(name, label))) {
    return `The label ${label} is still set on #${number}.`;
  }
  throw createUntrusted(`the label ${label} has been taken off #${number}`, 'Set the label again to start a run.');
}
