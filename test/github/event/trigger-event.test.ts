import { expect, test } from 'vitest';
import { eventNames } from '../../../src/core/types/policy-facts.ts';
import { readRepositoryTrust, type TriggerEvent } from '../../../src/github/event/trigger-event.ts';

const common = {
  repository: { owner: 'octo', name: 'repo' },
  defaultBranch: 'main',
  visibility: 'public',
  actor: { login: 'writer', kind: 'user' },
  triggeringActor: { login: 'writer', kind: 'user' },
} as const;

/** The trust in the work tree of an event with the fields that decide it. */
function readTrust(fields: Partial<TriggerEvent> & Pick<TriggerEvent, 'type'>): 'trusted' | 'untrusted' {
  return readRepositoryTrust({ ...common, ...fields } as TriggerEvent);
}

test('the work tree of a pull request is untrusted on each of its events, from a fork or not', () => {
  const names = eventNames.filter((name) => name.startsWith('pull_request') || name === 'merge_group');
  expect(names).toHaveLength(5);
  for (const type of names) expect(readTrust({ type }), type).toBe('untrusted');
  expect(readTrust({ type: 'issue_comment', isPullRequest: true })).toBe('untrusted');
});

test('the work tree of a branch of the repository is trusted', () => {
  for (const type of ['issues', 'workflow_dispatch', 'repository_dispatch', 'schedule', 'push'] as const)
    expect(readTrust({ type }), type).toBe('trusted');
  expect(readTrust({ type: 'issue_comment', isPullRequest: false })).toBe('trusted');
});

test.each(['pull_request', 'pull_request_target', 'merge_group', 'issue_comment', 'workflow_run', ''])(
  'after a workflow run on %s of the same repository, the work tree is untrusted',
  (upstreamEvent) => {
    expect(readTrust({ type: 'workflow_run', upstreamEvent, fork: false })).toBe('untrusted');
  },
);

test.each(['push', 'schedule', 'workflow_dispatch'])(
  'after a workflow run on %s, the work tree is trusted unless it is of a fork',
  (upstreamEvent) => {
    expect(readTrust({ type: 'workflow_run', upstreamEvent, fork: false })).toBe('trusted');
    expect(readTrust({ type: 'workflow_run', upstreamEvent, fork: true })).toBe('untrusted');
  },
);
