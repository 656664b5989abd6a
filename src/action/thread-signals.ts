import { recoverRequest } from '../github/request/ask.ts';
import { describeRequest } from '../github/request/explain-request.ts';
import { upsertStickyComment, type CommentResult, type StickyComment } from '../github/comment.ts';
import { readThreadNumber, isSameName, hasComment } from '../github/event/trigger-event.ts';
import type { ActionInputs } from '../github/read-inputs.ts';
import { renderRunUrl } from '../github/request/run-context.ts';
import type { WorkflowLog } from '../github/workflow-log.ts';
import { renderEarlyEnd } from '../report/comment.ts';
import type { Job } from './job.ts';

const permissions = 'issues: write, pull-requests: write';

/**
 * Shows in the thread that the run has started. Called only after the checks of actor and commit, so that no one else makes the job write. A failure
 * is a warning.
 */
export async function acknowledge(job: Job, inputs: Pick<ActionInputs, 'acknowledge' | 'commentKey'>): Promise<void> {
  const { client, context, event, log } = job;
  const number = readThreadNumber(event);
  if (number === null) return;
  switch (inputs.acknowledge) {
    case 'off':
      return;
    case 'reaction':
      await warn(log, 'set `acknowledge: off`', () =>
        client.addReaction(
          hasComment(event) ? { type: event.type, number, id: event.commentId } : { type: 'thread', number },
          'eyes',
        ),
      );
      return;
    case 'comment': {
      const body = renderEarlyEnd({
        outcome: 'running',
        reason: 'The run has started. This comment will contain its result.',
        problems: [],
        output: '',
        runUrl: renderRunUrl(context),
        hasRecord: false,
      });
      // Also for `mode: answer`, whose comment another job writes.
      await writeComment(job, { comment: 'sticky', commentKey: inputs.commentKey }, { body, keepPending: true });
    }
  }
}

/** Writes the sticky comment of a job in the thread of its event. Resolves to `none` without a thread, and with `comment: off`. A failure is a warning. */
export async function writeComment(
  { client, context, event, log, redactor }: Job,
  { comment, commentKey }: Pick<ActionInputs, 'comment' | 'commentKey'>,
  text: StickyComment,
): Promise<CommentResult> {
  const number = readThreadNumber(event);
  if (comment === 'off' || number === null) return { type: 'none' };
  const key = commentKey ?? `${context.workflow}/${context.job}`;
  const written = await upsertStickyComment({ ...text, client, redactor, number, key });
  if (written.type === 'failed') log.warn(written.reason);
  return written;
}

/** Removes the one-shot label if it started the run, or the upstream run. A failure is a warning. */
export async function removeOneShotLabel({ client, event, log }: Job, label: string | null): Promise<void> {
  const set = 'label' in event ? event.label : event.type === 'workflow_run' ? label : null;
  const number = readThreadNumber(event);
  if (label === null || set === null || number === null || !isSameName(set, label)) return;
  await warn(log, 'remove the label by hand', () => client.removeLabel(number, set));
}

function warn(log: WorkflowLog, otherwise: string, request: () => Promise<unknown>): Promise<unknown> {
  return recoverRequest(request, (failed) => log.warn(describeRequest(failed, permissions, otherwise)));
}
