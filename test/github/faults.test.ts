import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GitHubRequestError } from '../../src/github/request/ask.ts';
import { createGitHubClient, type GitHubClient } from '../../src/github/client.ts';
import { upsertStickyComment } from '../../src/github/comment.ts';
import { publishPullRequest, publishToBranch } from '../../src/github/publish/publish-changes.ts';
import { createDeferred } from '../../src/core/deferred.ts';
import { createRedactor } from '../../src/record/secrets/redact.ts';
import { gatewayPage, loginPage, refuse, refuseQuery, type Fault } from '../fixtures/faults.ts';
import { createGitApi } from '../fixtures/git-api.ts';
import { startGitHubServer, type GitHubServer } from '../fixtures/github-server.ts';
import { createStoppedLimit } from '../fixtures/time-limit.ts';
import { commitFiles, createDirectory, runGit, writeFiles } from '../fixtures/workspace.ts';

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

const sha = 'a'.repeat(40);
const comment = { type: 'issue_comment', number: 1, id: 2 } as const;

/** A call of each function that asks GitHub. */
const asks: Readonly<Record<string, (of: GitHubClient) => Promise<unknown>>> = {
  readComment: (of) => of.readComment(comment),
  readConversation: (of) => of.readConversation(1),
  addReaction: (of) => of.addReaction(comment, 'eyes'),
  removeLabel: (of) => of.removeLabel(1, 'agent'),
  readFailedLogs: (of) => of.readFailedLogs(1),
  findLabelling: (of) => of.findLabelling(1, 'agent'),
  readOwnAccount: (of) => of.readOwnAccount(),
  readRepository: (of) => of.readRepository(),
  readPermission: (of) => of.readPermission('ann'),
  readPullRequest: (of) => of.readPullRequest(1),
  listPullRequests: (of) => of.listPullRequests({ owner: 'octo', branch: 'fix' }),
  readIssueLabels: (of) => of.readIssueLabels(1),
  listBranchesAt: (of) => of.listBranchesAt(sha),
  hasCommit: (of) => of.hasCommit(sha),
  isAncestor: (of) => of.isAncestor(sha, 'b'.repeat(40)),
  readFile: (of) => of.readFile('a.txt', sha),
  readWorkflowRun: (of) => of.readWorkflowRun('1'),
  listReviews: (of) => of.listReviews('1'),
  listComments: (of) => of.listComments(1),
  createComment: (of) => of.createComment(1, 'text'),
  updateComment: (of) => of.updateComment(1, 'text'),
  'publishing.createBlob': ({ publishing }) => publishing.createBlob(Buffer.from('a')),
  'publishing.createTree': ({ publishing }) => publishing.createTree(sha, []),
  'publishing.createCommit': ({ publishing }) => publishing.createCommit({ message: 'm', tree: sha, parent: sha }),
  'publishing.listCommits': ({ publishing }) => publishing.listCommits('main', sha),
  'publishing.readBranch': ({ publishing }) => publishing.readBranch('main'),
  'publishing.findBranch': ({ publishing }) => publishing.findBranch('fix'),
  'publishing.listPushes': ({ publishing }) => publishing.listPushes('main', 100),
  'publishing.isMerged': ({ publishing }) => publishing.isMerged('fix', 'main', sha),
  'publishing.createBranch': ({ publishing }) => publishing.createBranch('fix', sha),
  'publishing.moveBranch': ({ publishing }) => publishing.moveBranch('fix', sha, false),
  'publishing.findPullRequest': ({ publishing }) => publishing.findPullRequest('fix'),
  'publishing.createPullRequest': ({ publishing }) =>
    publishing.createPullRequest({ title: 't', body: '', branch: 'fix', base: 'main', draft: true }),
  'publishing.updatePullRequest': ({ publishing }) => publishing.updatePullRequest(1, { title: 't', body: '' }),
  'thread.listFiles': ({ thread }) => thread.listFiles(1),
  'thread.listLineComments': ({ thread }) => thread.listLineComments(1),
  'thread.listOutdatedThreads': ({ thread }) => thread.listOutdatedThreads(1),
  'thread.resolveThread': ({ thread }) => thread.resolveThread('1'),
  'thread.createReview': ({ thread }) => thread.createReview(1, sha, []),
  'thread.addLabels': ({ thread }) => thread.addLabels(1, ['bug']),
  'thread.assign': ({ thread }) => thread.assign(1, ['ann']),
  'thread.requestReviews': ({ thread }) => thread.requestReviews(1, ['ann', 'octo/team']),
  'lookup.readThread': ({ lookup }) => lookup.readThread(1),
  'lookup.search': ({ lookup }) => lookup.search('words'),
  'lookup.listChecks': ({ lookup }) => lookup.listChecks(sha),
};

/** Those whose object may be missing. GitHub answers 404 then, and for some 422. */
const mayBeMissing: Readonly<Record<string, unknown>> = {
  readComment: null,
  removeLabel: false,
  hasCommit: false,
  isAncestor: false,
  readFile: null,
  'publishing.findBranch': null,
  'publishing.listPushes': [],
  'lookup.readThread': null,
};

const listFunctions = (of: object): readonly string[] =>
  Object.entries(of).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'function'
      ? [name]
      : Object.entries(value as object).flatMap(([inner, is]) =>
          typeof is === 'function' ? [`${name}.${inner}`] : [],
        ),
  );

describe('every function of the client', () => {
  test('is asked here', () => {
    expect(listFunctions(client).toSorted()).toEqual(Object.keys(asks).toSorted());
  });

  test.each<[string, Fault, RegExp]>([
    ['403', refuse(403, 'Forbidden'), /^could not .*: GitHub answered 403: Forbidden/],
    ['404', refuse(404, 'Not Found'), /^could not .*: GitHub answered 404: Not Found/],
    ['422', refuse(422, 'Unprocessable'), /^could not .*: GitHub answered 422: Unprocessable/],
    ['429', refuse(429, 'Too many', { 'retry-after': '60' }), /^could not .*: GitHub answered 429: Too many/],
    ['500', refuse(500, 'Server Error'), /^could not .*: GitHub answered 500: Server Error/],
    ['502 with a page', gatewayPage, /^could not .*: GitHub answered 502$/],
    ['a response of another server', loginPage, /the response is not as documented/],
    ['reset', reset, /^could not /],
    ['no answer', silence, /^could not .*: it took longer than 12 seconds$/],
  ])('rejects with what it could not do if GitHub fails by %s', async (fault, given, message) => {
    server.state.faults.setAll(given);
    for (const [name, call] of Object.entries(asks)) {
      const ended: unknown = await call(client).catch((error: unknown) => error);
      if (name in mayBeMissing && (fault === '404' || (fault === '422' && !(ended instanceof Error))))
        expect(ended, name).toStrictEqual(mayBeMissing[name]);
      else {
        expect(ended, name).toBeInstanceOf(GitHubRequestError);
        expect((ended as Error).message, name).toMatch(message);
      }
    }
    expect(server.state.comments).toEqual([]);
  });
});

/** An answer about a branch or a pull request that GitHub has just made. */
function refuseEarly(error: unknown): Fault {
  const body = JSON.stringify({ message: 'Validation Failed', errors: [error], status: '422' });
  return { type: 'answer', status: 422, body, headers: { 'content-type': 'application/json; charset=utf-8' } };
}

describe('a request that fails', () => {
  // Attempts of a request that reads, and of one that creates a comment.
  test.each<[string, Fault, { reads: number; creates: number; reason: RegExp }]>([
    ['403', refuse(403, 'Forbidden'), { reads: 1, creates: 1, reason: /answered 403: Forbidden/ }],
    ['404', refuse(404, 'Not Found'), { reads: 1, creates: 1, reason: /answered 404/ }],
    ['422', refuse(422, 'Unprocessable'), { reads: 1, creates: 1, reason: /answered 422/ }],
    [
      '422 for a branch that is not known yet',
      refuseEarly({ resource: 'PullRequest', field: 'head', code: 'invalid' }),
      { reads: 3, creates: 3, reason: /answered 422: Validation Failed/ },
    ],
    [
      '422 for a pull request that is not known yet',
      refuseEarly("Could not resolve to a node with the global id of 'PR_1'."),
      { reads: 3, creates: 3, reason: /answered 422: Validation Failed/ },
    ],
    ['429', refuse(429, 'Too many'), { reads: 3, creates: 3, reason: /answered 429: Too many/ }],
    [
      '429 with a time',
      refuse(429, 'Too many', { 'retry-after': '2' }),
      { reads: 3, creates: 3, reason: /answered 429/ },
    ],
    [
      '429 with a time of a minute',
      refuse(429, 'Too many', { 'retry-after': '60' }),
      { reads: 3, creates: 3, reason: /answered 429/ },
    ],
    [
      '429 with a time over the limit',
      refuse(429, 'Too many', { 'retry-after': '600' }),
      { reads: 1, creates: 1, reason: /answered 429/ },
    ],
    [
      '403 of the primary limit that is over in 20 seconds',
      refuse(403, 'API rate limit exceeded', {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': '1767225620',
        date: 'Thu, 01 Jan 2026 00:00:00 GMT',
      }),
      { reads: 3, creates: 3, reason: /answered 403/ },
    ],
    [
      '403 of the primary limit that is over in an hour',
      refuse(403, 'API rate limit exceeded', {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': '1767229200',
        date: 'Thu, 01 Jan 2026 00:00:00 GMT',
      }),
      { reads: 1, creates: 1, reason: /answered 403/ },
    ],
    [
      '403 of a secondary limit',
      refuse(403, 'secondary rate limit', { 'retry-after': '1' }),
      { reads: 3, creates: 3, reason: /answered 403/ },
    ],
    [
      '403 of a secondary limit without a time',
      refuse(403, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'),
      { reads: 3, creates: 3, reason: /answered 403/ },
    ],
    ['500', refuse(500, 'Server Error'), { reads: 3, creates: 2, reason: /answered 500: Server Error/ }],
    ['502 with a page', gatewayPage, { reads: 3, creates: 2, reason: /answered 502$/ }],
    ['reset', reset, { reads: 3, creates: 2, reason: /could not/ }],
    ['no answer', silence, { reads: 3, creates: 2, reason: /longer than 12 seconds/ }],
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
    expect(reading.elapsedMs).toBeLessThanOrEqual(limit.limitMs);
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

test.each<[string, Fault, { attempts: number; reason: RegExp }]>([
  [
    'a limit',
    refuseQuery({ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }),
    { attempts: 3, reason: /GitHub answered 429: API rate limit exceeded\.$/ },
  ],
  [
    'a limit that is over in an hour',
    refuseQuery(
      { type: 'RATE_LIMIT', message: 'API rate limit exceeded' },
      {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': '1767229200',
        date: 'Thu, 01 Jan 2026 00:00:00 GMT',
      },
    ),
    { attempts: 1, reason: /answered 429/ },
  ],
  [
    'a secondary limit',
    refuseQuery({ message: 'You have exceeded a secondary rate limit.' }),
    { attempts: 3, reason: /own login: You have exceeded a secondary rate limit/ },
  ],
  [
    'a fault of GitHub',
    refuseQuery({ message: 'Something went wrong while executing your query.' }),
    { attempts: 3, reason: /own login: Something went wrong/ },
  ],
  [
    'a missing permission',
    refuseQuery({ type: 'FORBIDDEN', message: 'Resource not accessible by personal access token' }),
    { attempts: 1, reason: /GitHub answered 403: .* personal access token in github-token `permissions/ },
  ],
])(
  'a query that GraphQL answers by %s is sent again only if that may help, and its reason is written as for REST',
  async (_name, fault, { attempts, reason }) => {
    server.state.faults.set('POST /graphql', fault);
    const redactor = createRedactor({ secrets: [] });
    const write = () => upsertStickyComment({ client, redactor, number: 1, key: 'k', body: 'text' });
    expect(await write()).toEqual({ type: 'failed', reason: expect.stringMatching(reason) as unknown });
    expect(server.requests).toHaveLength(attempts);
    server.state.faults.set('POST /graphql', fault, 1);
    expect(await write()).toMatchObject({ type: attempts === 1 ? 'failed' : 'created' });
  },
);

test.each<[string, Fault, RegExp | null]>([
  [
    '403',
    refuse(403, 'Resource not accessible by integration'),
    /the job `permissions: .*the token of an app: the app/,
  ],
  [
    '403 of a personal token',
    refuse(403, 'Resource not accessible by personal access token'),
    /personal .* `permissions/,
  ],
  ['404', refuse(404, 'Not Found'), /Give the job `permissions/],
  ['403 of a secondary limit', refuse(403, 'You have exceeded a secondary rate limit.'), null],
  ['403 of the primary limit', refuse(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0' }), null],
  ['403 of a locked issue', refuse(403, 'Unable to create comment because issue is locked.'), null],
  ['403 of an archive', refuse(403, 'Repository was archived so is read-only.'), null],
  ['403 of a single sign-on', refuse(403, 'Resource protected by organization SAML enforcement.'), null],
])(
  'the reason of a comment that is refused by %s names permissions only if they may lack, and who needs them',
  async (_name, fault, named) => {
    server.state.faults.set('POST /repos/octo/repo/issues/1/comments', fault);
    const redactor = createRedactor({ secrets: [] });
    const written = await upsertStickyComment({ client, redactor, number: 1, key: 'k', body: 'text' });
    const reason = named === null ? expect.not.stringContaining('permissions') : expect.stringMatching(named);
    expect(written).toEqual({ type: 'failed', reason });
  },
);

test('a refused request names the permissions that GitHub accepts for it', async () => {
  const accepted = 'contents=write; contents=write,workflows=write';
  const headers = { 'x-accepted-github-permissions': accepted };
  server.state.faults.set(
    'POST /repos/octo/repo/git/refs',
    refuse(403, 'Resource not accessible by integration', headers),
  );
  await expect(client.publishing.createBranch('fix', sha)).rejects.toThrow(
    /not accessible by integration.* \(GitHub accepts contents=write or contents=write,workflows=write\)$/,
  );
});

test.each<[string, Fault, RegExp]>([
  ['a branch that has moved', refuse(422, 'Update is not a fast forward'), /has moved since the run began/],
  ['a branch that was deleted', refuse(422, 'Reference does not exist'), /has moved since the run began/],
  ['a protected branch', refuse(422, 'Changes must be made through a pull request.'), /^$/],
  [
    'a rule about files',
    refuse(422, 'Repository rule violations found\n\nFile path is restricted'),
    /^A ruleset .* refuses it: .* bypass it\. If the rule is about names/,
  ],
  [
    'a missing permission',
    refuse(403, 'Resource not accessible by integration'),
    /^Give the job `permissions: .*the app\)\.$/,
  ],
  [
    'a workflow file, or a missing permission',
    refuse(403, 'Resource not accessible by integration', {
      'x-accepted-github-permissions': 'contents=write; contents=write,workflows=write',
    }),
    /^Give the job `permissions: .* Perhaps a workflow file of the commit differs from the default branch/,
  ],
  [
    'a workflow file',
    refuse(
      422,
      'refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission',
    ),
    /^Perhaps a workflow file of the commit differs from the default branch/,
  ],
  ['a token that has expired', refuse(401, 'Bad credentials'), /The token of an app is valid for an hour/],
  ['a gateway', gatewayPage, /^Start the job again\.$/],
])('a commit that is refused by %s is explained by its cause', async (_name, fault, hint) => {
  server.state.faults.set('PATCH /repos/octo/repo/git/refs/heads/change', fault);
  const thrown: unknown = await publishToBranch(client.publishing, 'change', sha).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: 'publish', hint: expect.stringMatching(hint) as unknown });
});

test('a comment, a branch and a pull request whose answer was lost are not created twice', async () => {
  server.state.faults.set('POST /repos/octo/repo/issues/1/comments', lost, 1);
  const redactor = createRedactor({ secrets: [] });
  const written = await upsertStickyComment({ client, redactor, number: 1, key: 'k', body: 'text' });
  expect(written).toMatchObject({ type: 'created', id: 1000 });
  expect(server.state.comments).toHaveLength(1);

  const bare = createDirectory('bare-');
  writeFiles(bare, { 'a.txt': 'a' });
  commitFiles(bare);
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
