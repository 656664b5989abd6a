import { HarnessError } from '../core/types/error.ts';
import { templatePlaceholder, type TemplateName } from '../core/task-template.ts';
import { escapeHarnessTags } from '../core/text/untrusted-envelope.ts';
import { removeHiddenText } from './hidden-text.ts';
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
  const text = template.replaceAll(templatePlaceholder, (_placeholder, written: string) => {
    const name = written.trim() as TemplateName;
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

/**
 * Makes the task from the text that a person wrote after the trigger phrase, with the texts of the thread in marked envelopes. The text of a person
 * who may start a run is an instruction; that of anyone else is in an envelope too.
 */
export function createInstructionTask(
  instruction: string,
  { origin, texts }: EventTexts,
  author: 'trusted' | 'untrusted',
): Task {
  const envelopes = [...texts.values()].flatMap((value) =>
    typeof value === 'object' ? [renderUntrustedText(value)] : [],
  );
  const lead =
    author === 'trusted'
      ? escapeHarnessTags(removeHiddenText(instruction))
      : 'Answer the request in the texts below, as far as the policy allows it.';
  return { text: [lead, `The task comes from ${origin}:`, ...envelopes].join('\n\n'), origin, trust: 'enveloped' };
}
