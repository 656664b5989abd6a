import { HarnessError } from '../core/types/error.ts';
import { GitHubRequestError } from './client.ts';
import type { GitHubClient, PullRequestState } from './client.ts';
import type { IssueCommentEvent, PullRequestEvent, TriggerEvent, WorkflowRunEvent } from './trigger-event.ts';

/**
 * Reads again what the event said of its label and head, and says what was found. Rejects with `untrusted` where it no
 * longer holds: between a label and the run somebody may have pushed.
 */
export async function checkEventState(client: GitHubClient, event: TriggerEvent): Promise<readonly string[]> {
  try {
    switch (event.type) {
      case 'pull_request':
      case 'pull_request_target':
        return await checkPullRequest(client, event);
      case 'issues':
        return event.label === null
          ? []
          : [requireLabel(event.label, await client.readIssueLabels(event.number), event.number)];
      case 'issue_comment':
        return await checkComment(client, event);
      case 'workflow_run':
        return await checkUpstream(client, event);
      case 'workflow_dispatch':
      case 'schedule':
      case 'push':
        return [];
    }
  } catch (cause) {
    if (!(cause instanceof GitHubRequestError)) throw cause;
    throw new HarnessError({
      code: 'untrusted',
      message: `the state of the event cannot be checked: ${cause.message}`,
      hint: 'Give the job `permissions: {contents: read, issues: read, pull-requests: read}`.',
      cause,
    });
  }
}

async function checkPullRequest(client: GitHubClient, event: PullRequestEvent): Promise<readonly string[]> {
  const state = await client.readPullRequest(event.number);
  const head = requireHead(event.headSha, state, event.number);
  return event.label === null ? [head] : [requireLabel(event.label, state.labels, event.number), head];
}

async function checkUpstream(client: GitHubClient, event: WorkflowRunEvent): Promise<readonly string[]> {
  if (event.pullRequests.length === 0) {
    return [`The upstream run names no pull request; its head is ${event.headSha}.`];
  }
  const sentences = [];
  for (const { number } of event.pullRequests) {
    sentences.push(requireHead(event.headSha, await client.readPullRequest(number), number));
  }
  return sentences;
}

async function checkComment(client: GitHubClient, event: IssueCommentEvent): Promise<readonly string[]> {
  if (event.action !== 'created') {
    throw new HarnessError({
      code: 'untrusted',
      message: `the comment was ${event.action}; only a new comment can start a run`,
      hint: 'Use `types: [created]` for issue_comment, and write a new comment.',
    });
  }
  if (!event.isPullRequest) return [];
  // The event names no commit, and the dates inside a commit are the pusher's to choose. What GitHub itself dates is the
  // last push to the head's repository.
  const state = await client.readPullRequest(event.number);
  if (event.comment.text.toLowerCase().includes(state.headSha)) {
    return [`The comment names the head ${state.headSha}.`];
  }
  const pushedAt = Date.parse(state.headPushedAt ?? '');
  if (pushedAt < Date.parse(event.commentedAt)) {
    return [`The head ${state.headSha} was pushed before the comment was written.`];
  }
  throw new HarnessError({
    code: 'untrusted',
    message: `nothing shows that the comment was written about the present head ${state.headSha} of #${event.number}`,
    hint: `Look at the head, then write a new comment that names it in full: ${state.headSha}.`,
  });
}

function requireHead(expected: string, state: PullRequestState, number: number): string {
  if (state.headSha === expected) return `The head of #${number} is still ${expected}.`;
  throw new HarnessError({
    code: 'untrusted',
    message: `the head of #${number} is now ${state.headSha}; the event was about ${expected}`,
    hint: 'Look at the new commits, then start the run again (set the label again, or wait for the newer run).',
  });
}

function requireLabel(label: string, labels: readonly string[], number: number): string {
  if (labels.some((name) => name.toLowerCase() === label.toLowerCase())) {
    return `The label ${label} is still set on #${number}.`;
  }
  throw new HarnessError({
    code: 'untrusted',
    message: `the label ${label} has been taken off #${number}`,
    hint: 'Set the label again to start a run.',
  });
}
