import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { readThreadNumber } from '../github/event/trigger-event.ts';
import type { PublishInputs } from '../github/read-inputs.ts';
import { createEndOutputs, writeOutputs } from '../github/outputs.ts';
import { renderRunUrl } from '../github/request/run-context.ts';
import { writeStepSummary } from '../github/step-summary.ts';
import { renderPublished } from '../report/pull-request.ts';
import { renderAnswerComment } from '../report/typed-answer.ts';
import { checkAnswer, readAnswerText } from '../task/typed-answer.ts';
import { endStep } from './job.ts';
import type { OpenedJob } from './open-job.ts';
import { openAnswerTarget, publishAnswer } from './publish-answer.ts';
import { removeOneShotLabel, writeComment } from './thread-signals.ts';

/**
 * Publishes the answer of the job of the agent, which is an output of that job: nothing between the two can replace it. It has to fit `publish` in the
 * policy of the default branch, as the answer of a model has to. Returns the exit code.
 */
export async function publishGivenAnswer(json: string, job: OpenedJob, inputs: PublishInputs): Promise<number> {
  const { context, event, log, redactor } = job;
  const typed = job.policy.settings.typedResult;
  const number = readThreadNumber(event);
  if (typed === null || number === null)
    throw new HarnessError({
      code: 'usage',
      message: `the policy ${job.policy.name} publishes no answer on ${event.type}`,
      hint: 'Give this job the policy of the job of the agent, with `publish: { review }` or `publish: { triage }`, and the same event.',
    });
  try {
    checkAnswer(typed, json);
  } catch (cause) {
    throw new HarnessError({
      code: 'usage',
      message: `the input answer is not an answer under publish.${typed.type} of the policy: ${readErrorMessage(cause).slice(0, 500)}`,
      hint: 'Write answer: ${{ needs.agent.outputs.structured-output }}, with the name of that job.',
    });
  }
  const target = await openAnswerTarget(typed, job);
  const answered = await publishAnswer(target, json, job, inputs.oneShotLabel);
  const { note, warnings } = answered;
  const render = (...notes: readonly string[]): string =>
    renderAnswerComment(redactor.redactText(readAnswerText(typed, json)), notes, renderRunUrl(context));
  const comment = answered.failure === null ? await writeComment(job, inputs, { body: render(note) }) : null;
  const failure = comment?.type === 'failed' ? comment.reason : answered.failure;
  const outcome = failure === null ? 'completed' : 'publish-failed';
  await removeOneShotLabel(job, inputs.oneShotLabel);
  if (inputs.summary === 'full') {
    const failed = failure === null ? '' : renderPublished({ type: 'failed', reason: failure });
    await writeStepSummary(redactor.redactText(render(failed, note)));
  }
  const url = comment !== null && 'url' in comment ? comment.url : '';
  writeOutputs({ ...createEndOutputs(outcome, inputs.failOn), 'comment-url': url }, redactor);
  for (const message of warnings) log.warn(message);
  return endStep(log, { outcome, reason: failure ?? `published on #${number}`, failOn: inputs.failOn });
}
