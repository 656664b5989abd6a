import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GitHubRequestError } from '../../src/github/request/ask.ts';
import { createGitHubClient, type GitHubClient } from '../../src/github/client.ts';
import { upsertStickyComment } from '../../src/github/comment.ts';
import { publishPullRequest } from '../../src/github/publish/publish-changes.ts';
import { createDeferred } from '../../src/core/deferred.ts';
import { createRedactor } from '../../src/record/redact.ts';
import { gatewayPage, refuse, type Fault } from '../fixtures/faults.ts';
import { createGitApi } from '../fixtures/git-api.ts';
import { startGitHubServer, type GitHubServer } from '../fixtures/github-server.ts';
import { createStoppedLimit } from '../fixtures/time-limit.ts';
import { createFolder, runGit, writeFiles } from '../fixtures/workspace.ts';

let limit: ReturnType<typeof createStoppedLimit>;
const place = 'GET /repos/octo/repo';
const reset: Fault = { type: 'reset', done: false };
/** Lasts until the request ends at its limit. */
const silence: Fault = { type: 'silence', onRequest: () => limit.passToLimit() };
const lost: Fault = { type: 'reset', done: true };

let server: GitHubServer;
let client: GitHubClient;
beforeEach(async () => {
  server = await startGitHubServer();
  limit = createStoppedLimit();
  const repository = { owner: 'octo', name: 'repo' };
  client = createGitHubClient({ token: 't', repository, apiUrl: server.url, limit });
});
afterEach(() => server.close());

async function read(action: () => Promise<unknown>): Promise<{ message: string; elapsedMs: number }> {
  const startedMs = limit.clock.monotonicMs();
  const thrown: unknown = await action().then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );
  return { message: (thrown as GitHubRequestError).message, elapsedMs: limit.clock.monotonicMs() - startedMs };
}

describe('a request that fails', () => {
  // Attempts of a request that reads, and of one that creates a comment.
  test.each<[string, Fault, { reads: number; creates: number; reason: RegExp }]>([
    ['403', refuse(403, 'Forbidden'), { reads: 1, creates: 1, reason: /answered 403: Forbidden/ }],
    ['404', refuse(404, 'Not Found'), { reads: 1, creates: 1, reason: /answered 404/ }],
    ['422', refuse(422, 'Unprocessable'), { reads: 1, creates: 1, reason: /answered 422/ }],
    ['429', refuse(429, 'Too many'), { reads: 3, creates: 3, reason: /answered 429: Too many/ }],
    [
      '429 with a time',
      refuse(429, 'Too many', { 'retry-after': '2' }),
      { reads: 3, creates: 3, reason: /answered 429/ },
    ],
    [
      '429 with a time over the limit',
      refuse(429, 'Too many', { 'retry-after': '60' }),
      { reads: 1, creates: 1, reason: /answered 429/ },
    ],
    [
      '403 of a secondary limit',
      refuse(403, 'secondary rate limit', { 'retry-after': '1' }),
      { reads: 3, creates: 3, reason: /answered 403/ },
    ],
    ['500', refuse(500, 'Server Error'), { reads: 3, creates: 2, reason: /answered 500: Server Error/ }],
    ['502 with a page', gatewayPage, { reads: 3, creates: 2, reason: /answered 502$/ }],
    ['reset', reset, { reads: 3, creates: 2, reason: /could not/ }],
    ['no answer', silence, { reads: 3, creates: 2, reason: /longer than (?:12|30) seconds/ }],
  ])('by %s is sent again only if that may help, and ends in time', async (_name, fault, wanted) => {
    const create = 'POST /repos/octo/repo/issues/1/comments';
    server.state.faults.set(place, fault);
    server.state.faults.set(create, fault);
    const reading = await read(() => client.readRepository());
    expect(reading.message).toMatch(wanted.reason);
    const isCounted = (path: string) => server.requests.filter((sent) => `${sent.method} ${sent.path}` === path).length;
    expect(isCounted(place)).toBe(wanted.reads);
    const redactor = createRedactor({ secrets: [] });
    const written = await upsertStickyComment({ client, redactor, number: 1, key: 'k', body: 'text' });
    expect(written).toMatchObject({ type: 'failed' });
    expect(isCounted(create)).toBe(wanted.creates);
    expect(server.state.comments).toEqual([]);
    expect(reading.elapsedMs).toBeLessThanOrEqual(30_000);
  });

  test.each<[string, Fault]>([
    ['429', refuse(429, 'Too many', { 'retry-after': '1' })],
    ['502 with a page', gatewayPage],
    ['reset', reset],
    ['no answer', silence],
  ])('once by %s succeeds', async (_name, fault) => {
    server.state.faults.set(place, fault, 1);
    expect(await client.readRepository()).toMatchObject({ defaultBranch: 'main' });
  });
});

test('a comment, a branch and a pull request whose answer was lost are not created twice', async () => {
  server.state.faults.set('POST /repos/octo/repo/issues/1/comments', lost, 1);
  const redactor = createRedactor({ secrets: [] });
  const written = await upsertStickyComment({ client, redactor, number: 1, key: 'k', body: 'text' });
  expect(written).toMatchObject({ type: 'created', id: 1000 });
  expect(server.state.comments).toHaveLength(1);

  const bare = createFolder('bare-');
  writeFiles(bare, { 'a.txt': 'a' });
  runGit(bare, 'init', '--quiet', '--initial-branch', 'main');
  runGit(bare, 'add', '--all');
  runGit(bare, 'commit', '--quiet', '--message', 'base');
  const git = createGitApi(bare, 'github-actions[bot]');
  server.state.git = git;
  for (const path of ['git/refs', 'pulls']) server.state.faults.set(`POST /repos/octo/repo/${path}`, lost, 1);
  const names = { branch: 'fix', base: 'main', continues: false, title: 'Fix', body: '' };
  const plan = { ...names, create: 'draft', labels: [], reviewers: [], assignees: [] } as const;
  const commit = runGit(bare, 'rev-parse', 'HEAD').trim();
  const published = await publishPullRequest(client, plan, commit);
  expect(published).toMatchObject({ branch: 'fix', pullRequest: { number: 101 } });
  expect(git.pulls).toHaveLength(1);
  expect(runGit(bare, 'rev-parse', 'fix').trim()).toBe(commit);
});

test('a cancellation ends a request that waits for its answer or for its next attempt', async () => {
  const cancelled = new AbortController();
  const repository = { owner: 'octo', name: 'repo' };
  const apiUrl = server.url;
  const bound = createGitHubClient({
    token: 't',
    repository,
    apiUrl,
    limit: { ...limit, signal: cancelled.signal },
  });
  server.state.faults.set(place, { type: 'silence' });
  const waiting = read(() => bound.readRepository());
  await expect.poll(() => server.requests.length).toBe(1);
  cancelled.abort(new Error('the run was cancelled by SIGINT'));
  expect((await waiting).message).toBe('could not read the repository: the run was cancelled by SIGINT');
  expect((await read(() => bound.readRepository())).message).toMatch(/cancelled by SIGINT/);
  expect(server.requests).toHaveLength(1);
});

describe('a list of many pages', () => {
  const list = 'GET /repos/octo/repo/issues/1/comments';
  const fill = (count: number): void => {
    for (let id = 1; id <= count; id += 1) server.state.comments.push({ id, issue: 1, author: 'a', body: String(id) });
  };

  test('may take longer than one request, since each page has the time of a request', async () => {
    fill(750);
    server.state.faults.set(list, { type: 'late', wait: async () => limit.pass(10_000) });
    const comments = await client.listComments(1);
    expect(comments.map(({ id }) => id)).toEqual(Array.from({ length: 750 }, (_, index) => index + 1));
  });

  test('without an end is an error, and no page is asked for after a cancellation', async () => {
    const link = `<${server.url}/repos/octo/repo/issues/1/comments?page=2>; rel="next"`;
    const type = { 'content-type': 'application/json' };
    server.state.faults.set(list, { type: 'answer', status: 200, body: '[]', headers: { ...type, link } });
    expect((await read(() => client.listComments(1))).message).toMatch(
      /list the comments of 1: .* more than 100 pages/,
    );
    const cancelled = new AbortController();
    const bound = createGitHubClient({
      token: 't',
      repository: { owner: 'octo', name: 'repo' },
      apiUrl: server.url,
      limit: { ...limit, signal: cancelled.signal },
    });
    fill(250);
    const answer = createDeferred<void>();
    server.state.faults.set(list, { type: 'late', wait: () => answer.promise });
    const before = server.requests.length;
    const waiting = read(() => bound.listComments(1));
    await expect.poll(() => server.requests.length).toBe(before + 1);
    cancelled.abort(new Error('the run was cancelled by SIGINT'));
    expect((await waiting).message).toMatch(/cancelled by SIGINT/);
    answer.resolve();
    // A request for the second page would be sent before this one.
    await client.readRepository();
    expect(server.requests.slice(before).map(({ path }) => path)).toEqual([
      '/repos/octo/repo/issues/1/comments',
      '/repos/octo/repo',
    ]);
  });
});
