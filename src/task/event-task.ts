import { HarnessError } from '../core/types/error.ts';
import { templatePlaceholder, type TemplateName, type ThreadTexts } from '../core/task-template.ts';
import { escapeHarnessTags } from '../core/text/untrusted-envelope.ts';
import { removeHiddenText } from './hidden-text.ts';
import type { Task } from './read-task.ts';
import { renderUntrustedText } from './untrusted-text.ts';

/**
 * Makes the task from the template that the policy gives and from the texts of the event. The template is the maintainer's text. Texts of
 * others are in it in marked envelopes and are never a template themselves; those that it does not name follow it. Throws `usage` if
 * there is no template, or if it names a text that the event does not have.
 */
export function createEventTask(template: string | null, thread: ThreadTexts | null): Task {
  if (template === null || thread === null)
    throw new HarnessError({
      code: 'usage',
      message:
        template === null
          ? 'there is no task, and the policy has no taskTemplate for one that comes from the event'
          : 'there is no task, and this event brings none for the taskTemplate of the policy',
      hint: 'Give task or task-file, or a policy with a taskTemplate on an issue, pull request or comment.',
    });
  const missing: string[] = [];
  const used = new Set<TemplateName>();
  // In one pass: a placeholder in an event's text stays text.
  const text = template.replaceAll(templatePlaceholder, (_placeholder, written: string) => {
    const name = written.trim() as TemplateName;
    const value = thread.texts.get(name);
    if (value === undefined) missing.push(name);
    used.add(name);
    return typeof value === 'object' ? `\n${renderUntrustedText(value)}\n` : String(value);
  });
  if (missing.length > 0)
    throw new HarnessError({
      code: 'usage',
      message: `the taskTemplate of the policy names ${missing.join(', ')}, which ${thread.origin} does not have`,
      hint: `It has ${[...thread.texts.keys()].join(', ')}.`,
    });
  const rest = renderThread(thread, used);
  return {
    text: rest === '' ? text : `${text.trimEnd()}\n\nThe rest of ${thread.origin}:\n\n${rest}\n`,
    origin: thread.origin,
    trust: 'enveloped',
  };
}

/**
 * Makes the task from the text that a person wrote after the trigger phrase, with the texts of the thread in marked envelopes. The text of a person
 * who may start a run is an instruction; the text of anyone else is in an envelope too.
 */
export function createInstructionTask(instruction: string, thread: ThreadTexts, author: 'trusted' | 'untrusted'): Task {
  const lead =
    author === 'trusted'
      ? escapeHarnessTags(removeHiddenText(instruction))
      : 'Answer the request in the texts below, as far as the policy allows it.';
  return {
    text: [lead, `The task comes from ${thread.origin}:`, renderThread(thread)].join('\n\n'),
    origin: thread.origin,
    trust: 'enveloped',
  };
}

/** Adds the thread that started the job to a task that the workflow gives. The task is the instruction, the thread is data. */
export function addThread(task: Task, thread: ThreadTexts | null): Task {
  if (thread === null) return task;
  return {
    text: `${task.text.trimEnd()}\n\nThis job was started by ${thread.origin}:\n\n${renderThread(thread)}\n`,
    origin: task.origin,
    trust: 'enveloped',
  };
}

function renderThread(
  { texts, contributions, missing }: ThreadTexts,
  used: ReadonlySet<TemplateName> = new Set(),
): string {
  const others = [...texts].flatMap(([name, value]) => (typeof value === 'object' && !used.has(name) ? [value] : []));
  return [
    ...[...others, ...contributions].filter(({ text }) => text !== '').map(renderUntrustedText),
    ...(missing === '' ? [] : [missing]),
  ].join('\n\n');
}
