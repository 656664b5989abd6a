import examples from '@octokit/webhooks-examples';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readAssociations } from '../../../src/github/event/associations.ts';
import { parseTriggerEvent } from '../../../src/github/event/event.ts';
import type { Account, Authored, TriggerEvent } from '../../../src/github/event/trigger-event.ts';
import { splitRepositoryName } from '../../../src/github/request/run-context.ts';
import { createContext } from '../run-context.ts';

const definitions = z
  .array(z.object({ name: z.string(), examples: z.array(z.looseObject({})) }))
  .parse(structuredClone(examples));

function parseExamples(eventName: string): TriggerEvent[] {
  const found = definitions.find(({ name }) => name === eventName)?.examples ?? [];
  return found
    .filter(({ deleted }) => deleted !== true)
    .map((payload) => {
      const { full_name: name } = z.object({ full_name: z.string() }).parse(payload['repository']);
      return parseTriggerEvent(payload, createContext({ eventName, repository: splitRepositoryName(name) }));
    });
}

const known = /^(?:OWNER|MEMBER|COLLABORATOR|CONTRIBUTOR|FIRST_TIME_CONTRIBUTOR|FIRST_TIMER|MANNEQUIN|NONE)$/;

describe('GitHub’s own examples', () => {
  test.each(['issues', 'pull_request', 'issue_comment'])('of %s name an author’s association', (name) => {
    const events = parseExamples(name);
    expect(events.length).toBeGreaterThan(2);
    for (const event of events) expect(readAssociations(event).author).toMatch(known);
    expect(events.some((event) => known.test(readAssociations(event).actor))).toBe(true);
  });

  test('of a push name no association', () => {
    for (const event of parseExamples('push')) expect(readAssociations(event)).toEqual({ actor: '', author: null });
  });
});

const person = (login: string): Account => ({ login, kind: 'user' });
const write = (login: string | null, authorAssociation: string): Authored => ({
  author: login === null ? null : person(login),
  authorAssociation,
  text: '',
});
const base = {
  repository: { owner: 'o', name: 'r' },
  defaultBranch: 'main',
  visibility: 'public' as const,
  actor: person('boss'),
  triggeringActor: person('boss'),
};

function comment(own: Authored, thread: Authored): TriggerEvent {
  return {
    ...base,
    type: 'issue_comment',
    action: 'created',
    number: 1,
    title: '',
    isPullRequest: false,
    commentId: 1,
    comment: own,
    thread,
    commentedAt: '',
  };
}

test.each([
  ['a member on a stranger’s issue', write('Boss', 'MEMBER'), write('x', 'NONE'), { actor: 'MEMBER', author: 'NONE' }],
  ['a stranger on a member’s issue', write('x', 'NONE'), write('boss', 'OWNER'), { actor: 'OWNER', author: 'NONE' }],
  [
    'a member on their own issue',
    write('boss', 'MEMBER'),
    write('boss', 'MEMBER'),
    { actor: 'MEMBER', author: 'MEMBER' },
  ],
  ['a value that is new', write('boss', 'FRIEND'), write('x', 'OWNER'), { actor: '', author: '' }],
  ['an account that is gone', write(null, 'NONE'), write('x', 'OWNER'), { actor: '', author: 'NONE' }],
])('a comment by %s', (_name, own, thread, expected) => {
  expect(readAssociations(comment(own, thread))).toEqual(expected);
});

test('the authors of an upstream run are unknown, unless it ran on the repository’s own branch, or GitHub names its pull request', () => {
  const upstream: TriggerEvent = {
    ...base,
    type: 'workflow_run',
    action: 'completed',
    upstreamRunId: 1,
    upstreamEvent: 'pull_request',
    upstreamActors: [],
    headSha: '',
    headBranch: null,
    headOwner: null,
    fork: false,
    pullRequests: [],
  };
  expect(readAssociations(upstream).author).toBe('');
  expect(readAssociations({ ...upstream, upstreamEvent: 'push' }).author).toBeNull();
  expect(readAssociations({ ...upstream, upstreamEvent: 'push', fork: true }).author).toBe('');
  const details = { title: '', body: write('x', 'CONTRIBUTOR'), labels: [] };
  const found = { ...upstream, fork: true, pullRequests: [{ number: 1, baseRef: 'main', details }] };
  expect(readAssociations(found)).toEqual({ actor: '', author: 'CONTRIBUTOR' });
});
