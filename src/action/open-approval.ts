import { createApprovalCode } from '../dispatch/approval-files.ts';
import { createUntrusted, HarnessError } from '../core/types/error.ts';
import { listOpen } from '../core/calls/approval-requests.ts';
import { createCommentChannel, type CommentGrant } from '../dispatch/comment-channel.ts';
import { downloadArtifact } from '../github/artifact.ts';
import { explainRequests } from '../github/request/explain-request.ts';
import type { GitHubClient } from '../github/client.ts';
import { readPendingRun } from '../github/comment.ts';
import { type Account, isSameName, readThreadNumber } from '../github/event/trigger-event.ts';
import type { ActionInputs } from '../github/read-inputs.ts';
import { explainNotPermitted, readApprovalCode } from './approver.ts';
import type { RunState } from '../github/state.ts';
import type { Job } from './job.ts';
import { renderRepositoryName } from '../github/request/run-context.ts';
import type { RunOptions } from '../run/parts/run-options.ts';
import { readResumableRun, type ResumableRun } from '../record/resume/read-resumable.ts';

/** The run that an approval continues, and the approval. */
export interface OpenedApproval {
  readonly resumed: ResumableRun;
  readonly grant: CommentGrant;
  /** The label of the event once the approval is used, which removes it; null before, and for a comment. */
  readonly readUsedLabel: () => string | null;
}

/**
 * Finds the run that the comment or label of the event approves a call of, and its record. The code is in the comment of a person, the run and the
 * digest of its record are in the action's own comment, and the record comes from that run. Rejects with `usage` if no run waits for
 * this approval, and with `untrusted` if this person may not approve it. `directory` is for the record; it does not exist yet.
 */
export async function openApproval(job: Job, directory: string): Promise<OpenedApproval> {
  return explainRequests(() => findApproval(job, directory), {
    code: 'untrusted',
    what: 'the approval cannot be checked',
    permissions: 'actions: read, contents: read, issues: write, pull-requests: write',
  });
}

async function findApproval(job: Job, directory: string): Promise<OpenedApproval> {
  const { client, context, token } = job;
  const answer = await readAnswer(job);
  const { login } = await client.readOwnAccount();
  const comments = await client.listComments(answer.number);
  const waiting = comments
    .filter(({ author }) => author === login)
    .flatMap(({ body }) => readPendingRun(body) ?? [])
    .filter(({ codes }) => answer.code === null || codes.includes(answer.code));
  const [pending] = waiting;
  if (pending === undefined || waiting.length > 1) throw refuseAnswer(answer, waiting.length);
  await checkOrigin(job, pending.runId);
  await downloadArtifact({ ...pending, repository: context.repository, token, directory, services: job });
  const resumed = readResumableRun(directory, { digest: pending.digest });
  const requests = listOpen(resumed.events.map(({ event }) => event))
    .map((asked) => asked.request)
    .filter((request) => pending.codes.includes(createApprovalCode(request)))
    .filter((request) =>
      answer.code === null ? isSameName(request.label, answer.label) : createApprovalCode(request) === answer.code,
    );
  const [request] = requests;
  if (request === undefined || requests.length > 1) throw refuseAnswer(answer, requests.length);
  const approver = await checkApprover(client, answer, { by: request.by, login });
  if (!(Date.parse(answer.givenAt) > request.createdMs))
    throw createUntrusted(
      `the ${answer.noun} is older than the request that it approves`,
      answer.code === null ? 'Take the label off, and set it again.' : 'Write a new comment.',
    );
  let usedLabel: string | null = null;
  const take = async (): Promise<boolean> => {
    const isFirst = await answer.take();
    if (isFirst && answer.code === null) usedLabel = answer.label;
    return isFirst;
  };
  return { resumed, grant: { request, approver, take }, readUsedLabel: () => usedLabel };
}

/**
 * The channel for requests: the comment on the thread, which is answered there, or the summary, which the reviewers of an environment answer. Null if there
 * is neither.
 */
export function openApprovalChannel(
  grant: CommentGrant | null,
  { event, clock }: Job,
  inputs: ActionInputs,
  upload: RunState['upload'],
): RunOptions['approvals'] {
  const { approvalEnvironment, comment } = inputs;
  if (approvalEnvironment === null && (comment === 'off' || readThreadNumber(event) === null)) return null;
  const renderHint = (code: string): string => {
    // Only the whole record can be continued.
    if (upload !== 'full')
      return 'no approval can continue this run, since its whole record is not uploaded: set upload-artifact: full';
    return approvalEnvironment === null
      ? `a comment "/approve ${code}" of a person who may approve it continues the run`
      : `a review of the environment ${approvalEnvironment} by a person who may approve it continues the run`;
  };
  return { channel: createCommentChannel(grant, clock, renderHint), directory: null };
}

/** How a person approves a call: by the code of the request in a comment, or by the label that its rule names. */
type Answer = {
  readonly number: number;
  readonly author: Account | null;
  readonly givenAt: string;
  /** Uses the approval. Resolves to true for the first of all runs. */
  readonly take: () => Promise<boolean>;
} & (
  | { readonly noun: 'comment'; readonly code: string }
  | { readonly noun: 'label'; readonly code: null; readonly label: string }
);

async function readAnswer({ client, event }: Job): Promise<Answer> {
  if (event.type === 'issue_comment') {
    const code = readApprovalCode(event.comment.text);
    const comment = { type: event.type, number: event.number, id: event.commentId } as const;
    const take = (): Promise<boolean> => client.addReaction(comment, 'rocket');
    const { number, commentedAt: givenAt } = event;
    if (code !== null) return { noun: 'comment', code, number, givenAt, author: event.comment.author, take };
  }
  if ('label' in event && event.label !== null) {
    const { number, label, actor } = event;
    const found = await client.findLabelling(number, label);
    if (found === null || !isSameName(found.login, actor.login))
      throw createUntrusted(
        `GitHub does not confirm that ${actor.login} has set the label ${label} last`,
        'Take the label off, and set it again.',
      );
    const take = (): Promise<boolean> => client.removeLabel(number, label);
    return { noun: 'label', code: null, label, number, givenAt: found.setAt, author: actor, take };
  }
  throw new HarnessError({
    code: 'usage',
    message: 'resume: approved needs a comment that begins with /approve and the code of a request, or a label',
    hint: 'Copy the line from the comment of the run that waits for an approval.',
  });
}

async function checkOrigin({ client, context }: Job, runId: string): Promise<void> {
  const run = await client.readWorkflowRun(runId);
  const repository = renderRepositoryName(context.repository);
  const isOurs = isSameName(run.repository, repository) && `${repository}/${run.path}` === context.workflowFile;
  if (isOurs) return;
  throw createUntrusted(
    `the run ${runId} is of ${run.path} in ${run.repository}, and not of this workflow`,
    'Approve only runs of the same repository and workflow file.',
  );
}

async function checkApprover(
  client: GitHubClient,
  { author, noun }: Answer,
  { by, login: own }: { readonly by: readonly string[]; readonly login: string },
): Promise<string> {
  const login = author?.login ?? '';
  const reason = await explainNotPermitted(client, author, { by, ownLogin: own });
  if (reason === null) return login;
  throw createUntrusted(
    `${login === '' ? `the author of the ${noun}` : login} may not approve this call: ${reason}`,
    `The rule of the policy lets people with these roles approve: ${by.join(', ')}.`,
  );
}

function refuseAnswer(answer: Answer, count: number): HarnessError {
  const named = answer.code === null ? `the label ${answer.label}` : 'this code';
  return new HarnessError({
    code: 'usage',
    message:
      count === 0
        ? `no run on #${answer.number} waits for an approval with ${named}`
        : `${count} calls on #${answer.number} wait for an approval with ${named}`,
    hint:
      count === 0
        ? 'Copy the line from the comment of the run. A newer run replaces it.'
        : 'Approve one of them by the line in its comment.',
  });
}
