import { expect, test } from 'vitest';
import { listGranted, listOpen, listRequests } from '../../../src/core/calls/approval-requests.ts';
import type { ApprovalAnswer } from '../../../src/core/types/approval.ts';
import type { RunEvent } from '../../../src/core/types/event.ts';
import { createApprovalRequest } from '../../report/events.ts';

const ask = (id: string): RunEvent => ({
  type: 'approval-requested',
  request: createApprovalRequest({ id }),
  isAnswered: false,
  changes: [],
});

/** The answer of `answeredId` to a request. */
const answer = (id: string, type: ApprovalAnswer['type'], answeredId = id): RunEvent => ({
  type: 'approval-answered',
  requestId: id,
  callId: 'call',
  waitedMs: 0,
  answer: { type, approver: 'lead', requestId: answeredId, hint: '', note: '', question: '', reason: 'used up' },
});

const resume: RunEvent = {
  type: 'run-resumed',
  version: '',
  auditDigest: '',
  ended: 'needs-approval',
  policySha256: '',
  policyLayers: [],
  policyOrigin: null,
  provider: '',
  model: '',
  limits: null,
  unknownCalls: [],
};
const goOn: RunEvent = { type: 'model-requested', turn: 2 };
const filed = [ask('first'), answer('first', 'filed')];

const cases: Record<string, { events: RunEvent[]; states: string[]; open?: string[]; granted?: string[] }> = {
  'a request without an answer waits': { events: [ask('first')], states: ['waiting'], open: ['first'] },
  'a request that ended the run waits': { events: filed, states: ['waiting'], open: ['first'] },
  'a request waits until the resumed run asks the model': {
    events: [...filed, goOn, resume],
    states: ['waiting'],
    open: ['first'],
  },
  'a run that went on has no answer, and a person can still give it': {
    events: [...filed, resume, goOn],
    states: ['unanswered'],
    open: ['first'],
  },
  'no later resumption changes that the run went on': {
    events: [...filed, resume, goOn, resume],
    states: ['unanswered'],
    open: ['first'],
  },
  'an approved request': {
    events: [...filed, resume, answer('first', 'granted')],
    states: ['approved'],
    granted: ['first'],
  },
  'a refused request': { events: [...filed, resume, answer('first', 'denied'), goOn], states: ['refused'] },
  'a call that was made again waits once, by its repetition': {
    events: [...filed, resume, goOn, ask('again'), answer('again', 'filed')],
    states: ['waiting', 'waiting'],
    open: ['again'],
  },
  'a call that was made again with an approval was approved as the person saw it': {
    events: [...filed, resume, goOn, ask('again'), answer('again', 'granted', 'first')],
    states: ['approved', 'approved'],
    granted: ['first'],
  },
  'an approval of an earlier record approves the request of this one': {
    events: [ask('again'), answer('again', 'granted', 'of an earlier record')],
    states: ['approved'],
    granted: ['again'],
  },
  'an approval that was used stays one when the call is made a second time': {
    events: [...filed, resume, answer('first', 'granted'), goOn, ask('again'), answer('again', 'refused', 'first')],
    states: ['approved', 'refused'],
    granted: ['first'],
  },
};

test.each(Object.entries(cases))('%s', (_, { events, states, open = [], granted = [] }) => {
  expect(listRequests(events).map(({ state }) => state)).toEqual(states);
  expect(listOpen(events).map(({ request }) => request.id)).toEqual(open);
  expect(listGranted(events).map(({ request }) => request.id)).toEqual(granted);
});
