import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isOutside } from '../core/text/path-text.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { ThreadTexts } from '../github/event-texts.ts';
import type { ActionInputs } from '../github/inputs.ts';
import type { Steering } from '../github/policy-source.ts';
import { liesBelow } from '../run/parts/run-options.ts';
import { addThread, createEventTask, createInstructionTask } from '../task/event-task.ts';
import { readTask, type Task } from '../task/read-task.ts';

/** Reads the task of a job: a text or a file, with the thread that started the job, or that thread alone. Rejects with `usage` if there is no task. */
export async function readActionTask(options: {
  inputs: ActionInputs;
  /** The folder of the job's files. */
  root: string;
  /** Null if no issue, pull request or comment started the job. */
  readonly thread: ThreadTexts | null;
  policy: Policy;
  steering: Steering & { readonly repositoryRoot: string };
  /** The text after the trigger phrase; null if there is no such text. */
  readonly instruction: string | null;
  /** Whether the author of the instruction may give one. */
  readonly author: 'trusted' | 'untrusted';
}): Promise<Task> {
  const { inputs, root, thread, policy, steering, instruction, author } = options;
  switch (inputs.task.type) {
    case 'text':
      return addThread(
        await readTask({ type: 'text', text: inputs.task.text, origin: 'input task', trust: 'trusted' }),
        thread,
      );
    case 'file':
      return addThread(await readTaskFile(inputs.task.path, root, steering), thread);
    case 'event':
      return instruction !== null && policy.settings.taskTemplate === null && thread !== null
        ? createInstructionTask(instruction, thread, author)
        : createEventTask(policy.settings.taskTemplate, thread);
  }
}

// Every path of the checkout means the commit of the default branch. A file outside of the checkout is the job's own.
async function readTaskFile(
  path: string,
  root: string,
  steering: Steering & { readonly repositoryRoot: string },
): Promise<Task> {
  const inRoot = relative(root, resolve(root, path));
  // A link of the checkout must not choose another file, and a link outside must not lead into it.
  const found = isOutside(inRoot) ? (existsSync(path) ? realpathSync(path) : path) : join(realpathSync(root), inRoot);
  if (!liesBelow(root, found)) return readTask({ type: 'file', path, root, trust: 'trusted' });
  const inRepository = relative(steering.repositoryRoot, found);
  const text = await steering.readFile(inRepository, 'task file');
  const { branch } = await steering.locate();
  return readTask({ type: 'text', text, origin: `file ${inRepository} of ${branch}`, trust: 'trusted' });
}
