import { expect, test } from 'vitest';
import { selectContributions, type Contribution } from '../../../src/github/thread/conversation.ts';
import type { GitHubClient } from '../../../src/github/client.ts';
import { createGitHubReader } from '../../../src/github/read-github.ts';
import type { TriggerEvent } from '../../../src/github/event/trigger-event.ts';

const event = { type: 'issues', updatedAt: '2026-01-02T00:00:00Z' } as TriggerEvent;

function write(id: number, changes: Partial<Contribution> = {}): Contribution {
  return {
    type: 'issue_comment',
    id,
    author: 'a',
    authorAssociation: 'NONE',
    text: 'text',
    changedAt: `2026-01-01T00:00:${String(id).padStart(2, '0')}Z`,
    isEdited: false,
    place: null,
    hunk: null,
    ...changes,
  };
}

test('the newest contributions are kept within the limit, in the order of their times', () => {
  const found = Array.from({ length: 10 }, (_, id) => write(id, { text: 'x'.repeat(15_000) }));
  const { selected, leftOut } = selectContributions(event, found);
  expect(selected.map(({ id }) => id)).toEqual([6, 7, 8, 9]);
  expect(leftOut).toBe(6);
});

test('a long contribution is cut, without half a character', () => {
  const { selected } = selectContributions(event, [write(1, { text: `${'x'.repeat(16_383)}😀` })]);
  expect(selected[0]?.text).toMatch(/x\uFFFD\n\[cut\]$/);
});

test('nothing is used if the time of the event or of a contribution cannot be read', () => {
  expect(selectContributions({ ...event, updatedAt: null } as TriggerEvent, [write(1)]).selected).toEqual([]);
  expect(selectContributions(event, [write(1, { changedAt: 'soon' })]).selected).toEqual([]);
  expect(selectContributions(event, [write(1)]).selected).toHaveLength(1);
});

test('only the contribution that started the job is left out, not another one with its id', () => {
  const commented = { type: 'issue_comment', commentId: 5, commentedAt: '2026-01-02T00:00:00Z' } as TriggerEvent;
  const found = [write(5), write(5, { type: 'pull_request_review' })];
  expect(selectContributions(commented, found).selected.map(({ type }) => type)).toEqual(['pull_request_review']);
});

test('a call reads a comment on a line with the lines that it is about', async () => {
  const thread = { number: 5, isPullRequest: true, state: 'open', title: 't', body: '', author: 'a', labels: [] };
  const on: Contribution = write(1, { type: 'pull_request_review_comment', place: 'a.ts:3', hunk: '@@ -1 +1 @@\n+x' });
  const client = {
    lookup: { readThread: async () => ({ ...thread, authorAssociation: 'NONE' }) },
    readConversation: async () => [on],
  } as unknown as GitHubClient;
  const read = createGitHubReader(
    () => client,
    (text) => text,
  );
  expect((await read({ type: 'issue', number: 5 }, new AbortController().signal)).at(-1)).toEqual({
    source: '#5, comment on a.ts:3',
    author: 'a (NONE)',
    text: '@@ -1 +1 @@\n+x\n\ntext',
  });
});
