import { expect, test } from 'vitest';
import { conversationSchema, selectContributions, type Contribution } from '../../../src/github/thread/conversation.ts';
import type { GitHubClient } from '../../../src/github/client.ts';
import { readThreadTexts } from '../../../src/github/event-texts.ts';
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
    readConversation: async () => ({ found: [on], older: 0 }),
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

test('comments and reviews that GitHub has and that were not read are counted', () => {
  const comments = { totalCount: 130, nodes: Array.from({ length: 100 }, () => null) };
  const onLines = { totalCount: 51, nodes: Array.from({ length: 50 }, () => null) };
  const review = {
    databaseId: 1,
    author: null,
    authorAssociation: 'NONE',
    body: '',
    createdAt: '',
    lastEditedAt: null,
    isMinimized: false,
    state: 'APPROVED',
    comments: onLines,
  };
  const parse = (thread: object) => conversationSchema.parse({ repository: { issueOrPullRequest: thread } });
  expect(parse({ comments })).toEqual({ found: [], older: 30 });
  expect(parse({ comments, reviews: { totalCount: 3, nodes: [review] } }).older).toBe(33);
});

test('the model receives which parts of a thread, of a result and of a log are missing', async () => {
  const by = { author: 'a', authorAssociation: 'NONE' };
  const thread = {
    number: 5,
    isPullRequest: false,
    state: 'open',
    title: 't',
    body: 'b'.repeat(500),
    labels: [],
    ...by,
  };
  const client = {
    lookup: { readThread: async () => thread, search: async () => [thread] },
    readConversation: async () => ({ found: [write(1)], older: 20 }),
    readFailedLogs: async () => ({
      logs: [{ name: 'test', log: `${'x\n'.repeat(200_000)}the end` }],
      others: ['lint', 'docs'],
    }),
  } as unknown as GitHubClient;
  const reader = createGitHubReader(
    () => client,
    (text) => text,
  );
  const read = async (what: Parameters<typeof reader>[0]) =>
    (await reader(what, new AbortController().signal)).map(({ text }) => text);
  expect((await read({ type: 'issue', number: 5 })).slice(2)).toEqual(['The oldest 20 were not read.', 'text']);
  expect((await read({ type: 'search', query: 'b' }))[0]).toMatch(/^t \(open\)\nb+…$/);
  const [log = '', others] = await read({ type: 'run-log', runId: 1 });
  expect(log).toMatch(/^\[the first 1\d{5} characters of the log are left out\]\s+x/);
  expect(log).toMatch(/the end$/);
  expect(others).toBe('These jobs have failed too, and their logs were not read: lint, docs.');
  const body = { author: null, authorAssociation: 'NONE', text: 'body' };
  const started = { ...event, number: 5, title: 't', thread: body } as TriggerEvent;
  expect(await readThreadTexts(client, started, { withSimilar: false })).toMatchObject({
    missing: 'Of its comments and reviews, the oldest 20 were not read. ',
  });
});

test('the checks of a pull request name how many were not read', async () => {
  const check = { name: 'test', result: 'failure', title: '', url: '' };
  const thread = { number: 5, isPullRequest: true, state: 'open', title: 't', body: '', author: 'a', labels: [] };
  const client = {
    lookup: {
      readThread: async () => ({ ...thread, authorAssociation: 'NONE' }),
      listChecks: async () => ({ found: [check], more: 3 }),
    },
    thread: { listFiles: async () => [] },
    readPullRequest: async () => ({ head: { sha: 'abc', baseRef: 'main' } }),
    readConversation: async () => ({ found: [], older: 0 }),
  } as unknown as GitHubClient;
  const read = createGitHubReader(
    () => client,
    (text) => text,
  );
  const texts = await read({ type: 'pull', number: 5 }, new AbortController().signal);
  expect(texts.at(-1)?.text).toBe('head abc, base main\nfailure: test\nand 3 more');
});
