import { expect, test } from 'vitest';
import { pickOutcome } from '../../../src/core/types/outcome.ts';

const facts = { mode: 'patch', changedFiles: 1, answer: 'Done.', deniedChange: false, verify: [] } as const;
const red = ['npm test ended with 1'];

test.each([
  ['a change', {}, 'completed'],
  ['a change although another call was denied', { deniedChange: true }, 'completed'],
  ['a change that verify does not accept', { deniedChange: true, verify: red }, 'verify-failed'],
  ['no change while verify is red', { changedFiles: 0, verify: red }, 'verify-failed'],
  ['no change, and a denied call that could have made one', { changedFiles: 0, deniedChange: true }, 'denied'],
  ['the same while verify is red', { changedFiles: 0, deniedChange: true, verify: red }, 'denied'],
  ['neither a change nor a denial', { changedFiles: 0, verify: null }, 'no-changes'],
  ['an answer as a comment', { mode: 'comment', changedFiles: 0, deniedChange: true, verify: null }, 'completed'],
  ['no answer', { mode: 'comment', changedFiles: 0, answer: ' ', deniedChange: true, verify: null }, 'denied'],
] as const)('a run with %s has the outcome of the contract', (_, more, outcome) => {
  expect(pickOutcome({ ...facts, ...more })).toMatchObject({ outcome });
});

test('the reason of a denied run names what verify says', () => {
  expect(pickOutcome({ ...facts, changedFiles: 0, deniedChange: true, verify: red }).reason).toBe(
    'nothing was changed, and a change, or a call that could have made one, was denied. npm test ended with 1',
  );
});
