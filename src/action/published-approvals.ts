import { coversChange, createApprovalCode, type BoundRequest } from '../dispatch/approval-files.ts';
import type { Escalation } from '../core/types/approval.ts';
import type { FileChange } from '../core/types/change.ts';
import { readAccount, readThreadNumber, type Account } from '../github/event/trigger-event.ts';
import { explainNotPermitted, readApprovalCode } from './approver.ts';
import { findReviewer } from './open-environment-approval.ts';
import type { OpenedJob } from './open-job.ts';

/** An approval of a request, as GitHub reports it. */
interface Answer {
  /** Null for a deleted account. */
  readonly account: Account | null;
  readonly givenAt: string;
}

/**
 * Returns the function that states why a change which a rule leaves to a person may not be published; null for an approved one. The requests come from
 * the job of the agent and prove nothing: the code in a person's comment binds call, writes, policy, commit and time of one request, and comment, label or
 * review are read from GitHub. Rejects with `GitHubRequestError` if GitHub does not answer. Proved by test/scenarios/published-approvals.test.ts.
 */
export function createApprovalCheck(
  job: OpenedJob,
  /** The requests that the job of the agent names. */
  requests: readonly BoundRequest[],
  /** The environment whose reviewers approve; null for comments and labels. */
  environment: string | null,
): (change: FileChange, escalation: Escalation) => Promise<string | null> {
  const { policy, approved } = job;
  return async (change, escalation) => {
    let reason = 'the input approvals has no request of the run for this change';
    for (const request of requests.filter((one) => coversChange(one, change))) {
      const problem =
        request.policySha256 !== policy.sha256
          ? 'it was requested under another policy'
          : request.headSha !== approved.sha
            ? 'it was requested for another commit'
            : environment === null
              ? await explainUnanswered(job, request, escalation)
              : await explainUnreviewed(job, environment, escalation);
      if (problem === null) return null;
      reason = problem;
    }
    return reason;
  };
}

async function explainUnreviewed(job: OpenedJob, environment: string, { by }: Escalation): Promise<string | null> {
  const reviewer = job.context.runAttempt === 1 ? await findReviewer(job, environment, by) : null;
  return reviewer === null
    ? `no person with one of the roles ${by.join(', ')} has approved the environment ${environment} in the first attempt of this workflow run`
    : null;
}

async function explainUnanswered(
  job: OpenedJob,
  request: BoundRequest,
  { by, ttlMs, label }: Escalation,
): Promise<string | null> {
  const answers = [...(await listComments(job, createApprovalCode(request))), ...(await listLabellings(job, label))];
  const { login: ownLogin } = await job.client.readOwnAccount();
  let reason = 'GitHub has no comment or label of a person for it';
  for (const { account, givenAt } of answers) {
    const givenMs = Date.parse(givenAt);
    const problem = !(givenMs > request.expiresMs - ttlMs && givenMs <= request.expiresMs)
      ? 'the answer on GitHub is older than the request, or came after its end'
      : await explainNotPermitted(job.client, account, { by, ownLogin });
    if (problem === null) return null;
    reason = `${account?.login ?? 'a deleted account'} may not approve it: ${problem}`;
  }
  return reason;
}

// The comment of the event was read again when the job began: it has not been edited.
async function listComments({ client, event }: OpenedJob, code: string): Promise<readonly Answer[]> {
  if (event.type === 'issue_comment' && readApprovalCode(event.comment.text) === code)
    return [{ account: event.comment.author, givenAt: event.commentedAt }];
  const number = readThreadNumber(event);
  if (number === null) return [];
  const { found } = await client.readConversation(number);
  return found
    .filter(({ type, isEdited, text }) => type === 'issue_comment' && !isEdited && readApprovalCode(text) === code)
    .map(({ author, changedAt }) => ({
      account: author === null ? null : readAccount(author, 'User'),
      givenAt: changedAt,
    }));
}

async function listLabellings({ client, event }: OpenedJob, label: string): Promise<readonly Answer[]> {
  const number = readThreadNumber(event);
  if (number === null || label === '') return [];
  const found = await client.findLabelling(number, label);
  return found === null ? [] : [{ account: readAccount(found.login, 'User'), givenAt: found.setAt }];
}
