import { createApprovalCode } from '../dispatch/approval-code.ts';
import { HarnessError } from '../core/types/error.ts';
import type { CommentGrant } from '../dispatch/comment-channel.ts';
import { downloadArtifact } from '../github/artifact.ts';
import type { GitHubClient } from '../github/client.ts';
import { readPendingRun } from '../github/comment.ts';
import type { TriggerEvent } from '../github/event.ts';
import { readRole } from '../github/permission.ts';
import { renderRepositoryName, type RunContext } from '../github/run-context.ts';
import { readResumableRun, type ResumableRun } from '../record/resume/read-resumable.ts';

/** The run that a comment `/approve CODE` continues, and the approval. */
export interface OpenedApproval {
  readonly resumed: ResumableRun;
  readonly grant: CommentGrant;
}

interface ApprovalOptions {
  readonly client: GitHubClient;
  readonly context: RunContext;
  readonly event: TriggerEvent;
  readonly token: string;
  /** The folder for the record; it does not exist yet. */
  readonly folder: string;
}

/**
 * Finds the run that the comment of the event approves a call of, and its record. The code is in the comment of a person, the run and the
 * digest of its record are in the action's own comment, and the record comes from that run. Rejects with `usage` if no run waits for
 * this approval, and with `untrusted` if this person may not approve it.
 */
export async function openApproval(options: ApprovalOptions): Promise<OpenedApproval> {
  const { client, context, event } = options;
  const [, code = ''] =
    /^\s*\/approve ([0-9a-f]{40})\s*(?:\n|$)/.exec(event.type === 'issue_comment' ? event.comment.text : '') ?? [];
  if (event.type !== 'issue_comment' || code === '')
    throw new HarnessError({
      code: 'usage',
      message: 'resume: approved needs a comment that begins with /approve and the code of a request',
      hint: 'Copy the line from the comment of the run that waits for an approval.',
    });
  const login = await client.readOwnLogin();
  const comments = await client.listComments(event.number);
  const pending = comments
    .filter(({ author }) => author === login)
    .flatMap(({ body }) => readPendingRun(body) ?? [])
    .find(({ codes }) => codes.includes(code));
  if (pending === undefined) throw refuseCode(event.number);
  const run = await client.readWorkflowRun(pending.runId);
  const repository = renderRepositoryName(context.repository);
  const isOurs =
    run.repository.toLowerCase() === repository.toLowerCase() && `${repository}/${run.path}` === context.workflowFile;
  if (!isOurs)
    throw new HarnessError({
      code: 'untrusted',
      message: `the run ${pending.runId} is of ${run.path} in ${run.repository}, and not of this workflow`,
      hint: 'Approve only runs of the same repository and workflow file.',
    });
  await downloadArtifact({ ...pending, repository: context.repository, token: options.token, folder: options.folder });
  const resumed = readResumableRun(options.folder, { digest: pending.digest });
  const request = resumed.events
    .flatMap((recorded) => (recorded.event.type === 'approval-requested' ? [recorded.event.request] : []))
    .find((asked) => createApprovalCode(asked) === code);
  if (request === undefined) throw refuseCode(event.number);
  const approver = await checkApprover(client, event, { by: request.by, login });
  if (Date.parse(event.commentedAt) <= request.createdMs)
    throw new HarnessError({
      code: 'untrusted',
      message: 'the comment is older than the request that it approves',
      hint: 'Write a new comment.',
    });
  // The first of all runs that sets this reaction uses the approval.
  const comment = { type: event.type, number: event.number, id: event.commentId } as const;
  const take = (): Promise<boolean> => client.addReaction(comment, 'rocket');
  return { resumed, grant: { request, approver, take } };
}

async function checkApprover(
  client: GitHubClient,
  event: Extract<TriggerEvent, { type: 'issue_comment' }>,
  { by, login: own }: { readonly by: readonly string[]; readonly login: string },
): Promise<string> {
  const { author } = event.comment;
  const login = author?.login ?? '';
  const permission = author?.kind === 'user' && login !== own ? await client.readPermission(login) : null;
  const role = permission === null || permission.accountType === 'Bot' ? null : readRole(permission);
  if (role !== null && by.includes(role)) return login;
  throw new HarnessError({
    code: 'untrusted',
    message: `${login === '' ? 'the author of the comment' : login} may not approve this call: ${role === null ? 'only a person can' : `the role is ${role}`}`,
    hint: `The rule of the policy lets people with these roles approve: ${by.join(', ')}.`,
  });
}

function refuseCode(number: number): HarnessError {
  return new HarnessError({
    code: 'usage',
    message: `no run on #${number} waits for an approval with this code`,
    hint: 'Copy the line from the comment of the run. A newer run replaces it.',
  });
}
