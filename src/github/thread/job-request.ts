import { hasComment, isSameName, type TriggerEvent } from '../event/trigger-event.ts';
import { findTriggerPhrase } from './trigger-phrase.ts';

/** The inputs that decide whether an event asks for a run. */
export interface RequestRules {
  readonly triggerPhrase: string | null;
  readonly oneShotLabel: string | null;
}

/** `instruction` is the text after the trigger phrase; null without one. */
export type JobRequest =
  | { readonly type: 'requested'; readonly instruction: string | null }
  | { readonly type: 'not-requested'; readonly reason: string };

/**
 * Whether the event asks for a run. With a trigger phrase, the text of the actor has to contain it, unless a label was set. With a one-shot label, no
 * other label starts a run, and the pull request of a fork's upstream run has to have it. This is no permission: the checks of the actor come later.
 */
export function readJobRequest(event: TriggerEvent, { triggerPhrase, oneShotLabel }: RequestRules): JobRequest {
  if ('label' in event && event.label !== null) {
    return oneShotLabel === null || isSameName(event.label, oneShotLabel)
      ? { type: 'requested', instruction: null }
      : refuse(`the label ${event.label} is not ${oneShotLabel}`);
  }
  const unlabelled =
    event.type === 'workflow_run' && oneShotLabel !== null
      ? event.pullRequests.find(({ details }) => details?.labels.every((name) => !isSameName(name, oneShotLabel)))
      : undefined;
  if (unlabelled !== undefined) return refuse(`#${unlabelled.number} does not have the label ${oneShotLabel}`);
  const authored = hasComment(event) ? event.comment : 'thread' in event ? event.thread : null;
  if (triggerPhrase === null || authored === null) return { type: 'requested', instruction: null };
  // Another person may edit or reopen an issue; its text does not become that person's request.
  if (authored.author === null || !isSameName(authored.author.login, event.actor.login))
    return refuse(`${event.actor.login} is not the author of the text`);
  const instruction = findTriggerPhrase(authored.text, triggerPhrase);
  return instruction === null
    ? refuse(`the text does not contain the trigger phrase ${triggerPhrase}`)
    : { type: 'requested', instruction: instruction === '' ? null : instruction };
}

function refuse(reason: string): JobRequest {
  return { type: 'not-requested', reason };
}
