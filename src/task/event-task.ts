import { HarnessError } from '../core/types/error.ts';
import { templatePlaceholder, type TemplateName } from '../core/task-template.ts';
import type { Task } from './read-task.ts';
import { renderUntrustedText, type UntrustedText } from './untrusted-text.ts';

/** The texts of the event that started a run, by their names in a template. */
export interface EventTexts {
  /** For people: `issue #12`. */
  readonly origin: string;
  readonly texts: ReadonlyMap<TemplateName, UntrustedText | number>;
}

/**
 * Makes the task from the template that the policy gives and from the texts of the event. The template is the maintainer's text. Texts of
 * others are in it in marked envelopes and are never a template themselves. Throws `usage` if there is no template, or if it names
 * a text that the event does not have.
 */
export function createEventTask(template: string | null, event: EventTexts | null): Task {
  if (template === null || event === null)
    throw new HarnessError({
      code: 'usage',
      message:
        template === null
          ? 'there is no task, and the policy has no taskTemplate for one that comes from the event'
          : 'there is no task, and this event brings none for the taskTemplate of the policy',
      hint: 'Give task or task-file, or a policy with a taskTemplate on an issue, pull request or comment.',
    });
  const missing: string[] = [];
  // In one pass: a placeholder in an event's text stays text.
  const text = template.replaceAll(templatePlaceholder, (_placeholder, name: TemplateName) => {
    const value = event.texts.get(name);
    if (value === undefined) missing.push(name);
    return typeof value === 'object' ? `\n${renderUntrustedText(value)}\n` : String(value);
  });
  if (missing.length > 0)
    throw new HarnessError({
      code: 'usage',
      message: `the taskTemplate of the policy names ${missing.join(', ')}, which ${event.origin} does not have`,
      hint: `It has ${[...event.texts.keys()].join(', ')}.`,
    });
  return { text, origin: event.origin, trust: 'enveloped' };
}
