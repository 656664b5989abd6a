import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isOutside } from '../core/text/path-text.ts';
import { readThreadNumber } from '../github/event/trigger-event.ts';
import type { ThreadTexts } from '../core/task-template.ts';
import { readThreadTexts } from '../github/event-texts.ts';
import type { ActionInputs } from '../github/read-inputs.ts';
import type { Steering } from '../github/policy-source.ts';
import { renderPullDiff, type PullFile } from '../github/publish/pull-diff.ts';
import { recoverRequest } from '../github/request/ask.ts';
import { describeRequest } from '../github/request/explain-request.ts';
import { liesBelow } from '../run/parts/run-options.ts';
import { addThread, createEventTask, createInstructionTask } from '../task/event-task.ts';
import { createTask, readTaskFile, type Task } from '../task/read-task.ts';
import type { OpenedJob } from './open-job.ts';
import { hasOutsider } from './outsiders.ts';
import type { AnswerTarget } from './publish-answer.ts';

/**
 * Reads the task of a job: a text or a file, with the thread that started the job, or that thread alone; then why the files are not those of the default
 * branch, and the diff of the pull request. Rejects with `usage` if there is no task.
 */
export async function readActionTask(
  job: OpenedJob,
  options: {
    readonly inputs: ActionInputs;
    /** The text after the trigger phrase; null if there is no such text. */
    readonly instruction: string | null;
    /** The thread of a typed answer; null for another answer. */
    readonly target: AnswerTarget | null;
  },
): Promise<Task> {
  const { client, event, continued } = job;
  const withSimilar = options.target?.type === 'triage';
  const task = await readOwnTask(job, options, await readThreadTexts(client, event, { withSimilar }));
  const diff = options.target?.type === 'review' ? options.target : await readDiff(job);
  const note =
    continued === null
      ? ''
      : `\n\nThe files come from the branch ${continued.branch}: an earlier run has worked on this task there, and people after it. Keep what they did, and add what is missing.`;
  const text = `${task.text}${note}`;
  if (diff === null || diff.files.length === 0) return { ...task, text };
  return { ...task, text: `${text}\n\n${renderPullDiff(diff.number, diff.files)}`, trust: 'enveloped' };
}

async function readOwnTask(
  { root, policy, steering, checkout }: OpenedJob,
  { inputs, instruction }: { readonly inputs: ActionInputs; readonly instruction: string | null },
  /** Null if no issue, pull request or comment started the job. */
  thread: ThreadTexts | null,
): Promise<Task> {
  const { taskTemplate } = policy.settings;
  switch (inputs.task.type) {
    case 'text':
      return addThread(createTask(Buffer.from(inputs.task.text), 'input task'), thread);
    case 'file':
      return addThread(await readOwnTaskFile(inputs.task.path, root, { ...steering, ...checkout }), thread);
    case 'event': {
      if (instruction === null || taskTemplate !== null || thread === null)
        return createEventTask(taskTemplate, thread);
      const mayInstruct = !hasOutsider(policy.facts?.actorStandings ?? []);
      return createInstructionTask(instruction, thread, mayInstruct ? 'trusted' : 'untrusted');
    }
  }
}

/** The diff of the pull request whose files the model works on; null without one, and for a diff that GitHub does not give. */
async function readDiff(
  job: OpenedJob,
): Promise<{ readonly number: number; readonly files: readonly PullFile[] } | null> {
  const { client, event, head, continued, log } = job;
  return recoverRequest(
    async () => {
      const number =
        continued !== null
          ? ((await client.publishing.findPullRequest(continued.branch))?.number ?? null)
          : head === null
            ? null
            : readThreadNumber(event);
      return number === null ? null : { number, files: await client.thread.listFiles(number) };
    },
    (failed) => {
      const reason = describeRequest(failed, 'pull-requests: read');
      log.warn(`the model does not get the diff of the pull request: ${reason}`);
      return null;
    },
  );
}

// Every path of the checkout means the commit of the default branch. A file outside of the checkout is the job's own.
async function readOwnTaskFile(
  written: string,
  root: string,
  steering: Steering & { readonly repositoryRoot: string },
): Promise<Task> {
  const path = resolve(root, written);
  const inRoot = relative(root, path);
  // A link of the checkout must not choose another file, and a link outside must not lead into it.
  const found = isOutside(inRoot) ? (existsSync(path) ? realpathSync(path) : path) : join(realpathSync(root), inRoot);
  if (!liesBelow(root, found)) return readTaskFile(path, `file ${written}`);
  const inRepository = relative(steering.repositoryRoot, found);
  const text = await steering.readFile(inRepository, 'task file');
  const { branch } = await steering.locate();
  return createTask(Buffer.from(text), `file ${inRepository} of ${branch}`);
}
