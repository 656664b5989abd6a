import { expect, test } from 'vitest';
import { readJobRequest } from '../../../src/github/thread/job-request.ts';
import { parseTriggerEvent } from '../../../src/github/event/event.ts';
import { createContext } from '../run-context.ts';

const repository = { id: 1, full_name: 'octo/repo', default_branch: 'main', private: true };
const rules = { triggerPhrase: '@agent', oneShotLabel: null };

function createIssue(body: string, changes: Readonly<Record<string, unknown>> = {}, author = 'writer') {
  const user = { login: author, type: 'User' };
  const issue = { number: 6, title: '@agent', body, user, author_association: 'MEMBER' };
  const payload = { action: 'opened', repository, sender: { login: 'writer', type: 'User' }, issue, ...changes };
  return parseTriggerEvent(payload, createContext({ eventName: 'issues' }));
}

test('an issue asks for a run if the actor wrote the phrase in its text', () => {
  expect(readJobRequest(createIssue('@agent fix'), rules)).toEqual({ type: 'requested', instruction: 'fix' });
  expect(readJobRequest(createIssue('@agent'), rules)).toEqual({ type: 'requested', instruction: null });
  expect(readJobRequest(createIssue('please fix'), rules)).toMatchObject({ type: 'not-requested' });
  expect(readJobRequest(createIssue('@agent fix', {}, 'mallory'), rules)).toEqual({
    type: 'not-requested',
    reason: 'writer is not the author of the text',
  });
});

test('a label needs no phrase, and another label than the one-shot label asks for nothing', () => {
  const labelled = createIssue('text', { action: 'labeled', label: { name: 'Agent' } }, 'mallory');
  expect(readJobRequest(labelled, rules)).toEqual({ type: 'requested', instruction: null });
  expect(readJobRequest(labelled, { ...rules, oneShotLabel: 'agent' })).toMatchObject({ type: 'requested' });
  expect(readJobRequest(labelled, { ...rules, oneShotLabel: 'bug' })).toMatchObject({ type: 'not-requested' });
});

test('an event without a text asks for a run', () => {
  const schedule = parseTriggerEvent({ schedule: '0 3 * * *' }, createContext({ eventName: 'schedule' }));
  expect(readJobRequest(schedule, { ...rules, oneShotLabel: 'agent' })).toMatchObject({ type: 'requested' });
});
