import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApprovalCode } from '../dispatch/approval-files.ts';
import type { CommentGrant } from '../dispatch/comment-channel.ts';
import { explainNotPermitted } from './approver.ts';
import type { Job } from './job.ts';
import { createPrivateDirectory } from '../record/private-directory.ts';
import type { ApprovalRequest } from '../core/types/approval.ts';
import { createUntrusted, HarnessError } from '../core/types/error.ts';
import { listOpen } from '../core/calls/approval-requests.ts';
import { createArtifactPublisher } from '../github/artifact.ts';
import { explainRequests } from '../github/request/explain-request.ts';
import { isSameName, readAccount } from '../github/event/trigger-event.ts';
import type { ResumableRun } from '../record/resume/read-resumable.ts';

interface EnvironmentOptions {
  /** The environment of this job, whose required reviewers approve. */
  readonly environment: string;
  readonly resumed: ResumableRun;
  /** A directory for the marker of the approval; it does not exist yet. */
  readonly directory: string;
}

/**
 * Finds the review by which a person let this job start, as the approval of the one call that the resumed run waits for. The run must be of an earlier
 * job of this workflow run, so that the review is later than the request. Rejects with `usage` if not exactly one call waits, and with
 * `untrusted` if GitHub does not confirm a review of a permitted person.
 */
export async function openEnvironmentApproval(
  job: Job,
  { environment, resumed, directory }: EnvironmentOptions,
): Promise<CommentGrant> {
  const { client, context } = job;
  const request = pickRequest(resumed);
  if (context.runAttempt !== 1)
    throw createUntrusted(
      'an approval by an environment holds only for the first attempt',
      'Start the workflow again.',
    );
  return explainRequests(
    async () => {
      const { createdAt } = await client.readWorkflowRun(context.runId);
      if (!(request.createdMs >= Date.parse(createdAt)))
        throw createUntrusted(
          'the run to resume is not of this workflow run',
          'Resume the run of a job that this job needs.',
        );
      const approver = await findReviewer(job, environment, request.by);
      if (approver === null)
        throw createUntrusted(
          `no person with one of the roles ${request.by.join(', ')} has approved the environment ${environment} in this workflow run`,
          'Give this job `environment:` with that name, and the environment required reviewers with these roles.',
        );
      return { request, approver, take: () => takeOnce(request, job, directory) };
    },
    {
      code: 'untrusted',
      what: `the review of the environment ${environment} cannot be checked`,
      permissions: 'actions: read, contents: read',
    },
  );
}

function pickRequest({ events }: ResumableRun): ApprovalRequest {
  const open = listOpen(events.map(({ event }) => event));
  const [waiting] = open;
  if (waiting !== undefined && open.length === 1) return waiting.request;
  throw new HarnessError({
    code: 'usage',
    message: `${open.length} calls of the run to resume wait for an approval; an environment approves exactly one`,
    hint: 'Start this job only if the outcome of the run is needs-approval.',
  });
}

/** The person who has let a job of this workflow run start by a review of the environment. Null if no permitted person has. */
export async function findReviewer(
  { client, context }: Pick<Job, 'client' | 'context'>,
  environment: string,
  by: readonly string[],
): Promise<string | null> {
  const reviews = await client.listReviews(context.runId);
  const ours = reviews.filter(({ environments }) => environments.some((name) => isSameName(name, environment)));
  const { login: ownLogin } = await client.readOwnAccount();
  for (const { state, login } of ours) {
    if (state !== 'approved' || login === null) continue;
    if ((await explainNotPermitted(client, readAccount(login, 'User'), { by, ownLogin })) === null) return login;
  }
  return null;
}

// Of all jobs of a workflow run, only one can create an artifact of this name.
async function takeOnce(request: ApprovalRequest, job: Job, directory: string): Promise<boolean> {
  const code = createApprovalCode(request);
  createPrivateDirectory(directory);
  writeFileSync(join(directory, 'approval.txt'), `${code}\n`);
  const publish = createArtifactPublisher(job.context, job);
  const name = `script-harness-approval-${code}`;
  const made = await publish({ directory, only: null, name, retentionDays: null });
  return made.type === 'uploaded';
}
