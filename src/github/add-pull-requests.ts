import { explainRequests } from './request/explain-request.ts';
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
  const found = await explainRequests(() => client.listPullRequests({ owner: headOwner, branch: headBranch }), {
    code: 'untrusted',
    what: 'the pull request of the upstream run cannot be found',
    permissions: 'contents: read, pull-requests: read',
  });
  return { ...event, pullRequests: found.filter((pullRequest) => pullRequest.headSha === headSha) };
}
