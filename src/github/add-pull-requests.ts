import { HarnessError } from '../core/types/error.ts';
import { GitHubRequestError } from './request/ask.ts';
import type { GitHubClient } from './client.ts';
import type { TriggerEvent } from './event/trigger-event.ts';

/**
 * An event with the pull requests that GitHub's payload lacks: the run of a fork's pull request names none. They are the open ones from its branch whose
 * head is still the commit of the run. Nothing that the upstream run has left is read. Rejects with `untrusted` if GitHub does not answer.
 */
export async function addPullRequests(client: GitHubClient, event: TriggerEvent): Promise<TriggerEvent> {
  if (event.type !== 'workflow_run' || !event.fork || event.pullRequests.length > 0) return event;
  const { headOwner, headBranch, headSha, upstreamEvent } = event;
  // The runs of other events may have the commit of the default branch.
  if (headOwner === null || headBranch === null || upstreamEvent !== 'pull_request') return event;
  try {
    const found = await client.listPullRequests({ owner: headOwner, branch: headBranch });
    return { ...event, pullRequests: found.filter((pullRequest) => pullRequest.headSha === headSha) };
  } catch (cause) {
    if (!(cause instanceof GitHubRequestError)) throw cause;
    throw new HarnessError({
      code: 'untrusted',
      message: `the pull request of the upstream run cannot be found: ${cause.message}`,
      hint: 'Give the job `permissions: {contents: read, pull-requests: read}`.',
      cause,
    });
  }
}
