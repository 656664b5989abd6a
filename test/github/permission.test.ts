import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGitHubClient } from '../../src/github/client.ts';
import type { GitHubClient } from '../../src/github/client.ts';
import { parseTriggerEvent } from '../../src/github/event/event.ts';
import type { TriggerEvent } from '../../src/github/event/trigger-event.ts';
import { checkEventState } from '../../src/github/event-state.ts';
import { checkTrust, readRole } from '../../src/github/permission.ts';
import type { TrustRules } from '../../src/github/permission.ts';
import { createStoppedLimit } from '../fixtures/time-limit.ts';
import { refuse } from '../fixtures/faults.ts';
import { startGitHubServer } from '../fixtures/github-server.ts';
import type { GitHubServer } from '../fixtures/github-server.ts';
import { createContext } from './run-context.ts';

const head = 'a'.repeat(40);
const rules: TrustRules = { allowUsers: [], allowBotUsers: [], minPermission: 'write' };

let server: GitHubServer;
let client: GitHubClient;

beforeEach(async () => {
  server = await startGitHubServer();
  client = createGitHubClient({
    token: 'secret-token',
    repository: { owner: 'octo', name: 'repo' },
    apiUrl: server.url,
    limit: createStoppedLimit(),
  });
  server.state.roles.set('writer', { permission: 'write', roleName: 'write', accountType: 'User' });
  server.state.roles.set('triager', { permission: 'read', roleName: 'triage', accountType: 'User' });
  server.state.roles.set('boss', { permission: 'admin', roleName: 'admin', accountType: 'User' });
  server.state.pulls.set(5, { headSha: head, pushedAt: '2026-01-01T00:00:00Z', state: 'open', labels: ['agent'] });
  server.state.issueLabels.set(6, ['agent', 'bug']);
});
afterEach(() => server.close());

const repository = { id: 1, full_name: 'octo/repo', default_branch: 'main', private: true };
const person = (login: string, type = 'User') => ({ login, type });
/** When the label was set, and when the comment was written. */
const labelledAt = '2026-01-01T00:10:00Z';
const thread = { number: 5, title: 't', body: null, user: person('author'), author_association: 'NONE' };

function createEvent(eventName: string, payload: Record<string, unknown>, triggeringActor: string): TriggerEvent {
  return parseTriggerEvent(
    { repository, sender: person('writer'), ...payload },
    createContext({ eventName, triggeringActor }),
  );
}

const createPullRequest = (sender: string, changes: Record<string, unknown> = {}) =>
  createEvent(
    'pull_request',
    {
      action: 'labeled',
      label: { name: 'agent' },
      sender: person(sender),
      pull_request: {
        ...thread,
        updated_at: labelledAt,
        head: { sha: head, ref: 'topic', repo: { full_name: 'mallory/repo' } },
        base: { sha: 'b'.repeat(40), ref: 'main', repo: { full_name: 'octo/repo' } },
      },
      ...changes,
    },
    sender,
  );

const createComment = (body: string, action = 'created', now: string | null = body) => {
  server.state.comments.splice(0);
  if (now !== null) server.state.comments.push({ id: 9, issue: 5, author: 'writer', body: now });
  return createEvent(
    'issue_comment',
    {
      action,
      issue: { ...thread, pull_request: {} },
      comment: {
        id: 9,
        body,
        user: person('writer'),
        author_association: 'MEMBER',
        created_at: '2026-01-01T00:10:00Z',
      },
    },
    'writer',
  );
};

const createReview = (sha: string, body = 'do it') => {
  server.state.reviewTexts.set('pulls/5/reviews/8', body);
  const review = { id: 8, body, user: person('writer'), author_association: 'MEMBER', commit_id: sha };
  return createEvent(
    'pull_request_review',
    {
      action: 'submitted',
      review: { ...review, submitted_at: '2026-01-01T00:10:00Z' },
      pull_request: {
        ...thread,
        head: { sha: head, ref: 'topic', repo: { full_name: 'mallory/repo' } },
        base: { sha: 'b'.repeat(40), ref: 'main', repo: { full_name: 'octo/repo' } },
      },
    },
    'writer',
  );
};

const group = 'gh-readonly-queue/main/pr-5-b';

const createMergeGroup = (baseSha = 'b'.repeat(40)) => {
  const branch = `${group}${'b'.repeat(39)}`;
  server.state.branches.set(branch, head);
  return createEvent(
    'merge_group',
    {
      action: 'checks_requested',
      merge_group: { head_sha: head, head_ref: `refs/heads/${branch}`, base_sha: baseSha, base_ref: 'refs/heads/main' },
    },
    'writer',
  );
};

const createUpstream = (actor: unknown, pullRequests: readonly number[] = []) =>
  createEvent(
    'workflow_run',
    {
      action: 'completed',
      workflow_run: {
        id: 3,
        event: 'pull_request',
        head_sha: head,
        head_branch: 'topic',
        head_repository: { full_name: 'octo/repo' },
        actor,
        pull_requests: pullRequests.map((number) => ({ number, base: { ref: 'main', repo: { id: 1 } } })),
      },
    },
    'writer',
  );

const refusal = (message: RegExp) => ({
  code: 'untrusted',
  message: expect.stringMatching(message) as unknown,
  hint: expect.stringMatching(/\w/) as unknown,
});

describe('who may start a run', () => {
  test('has at least the required role', async () => {
    expect(await checkTrust({ client, event: createPullRequest('writer'), rules })).toEqual({
      checked: [
        'Started by pull_request (labeled) on #5.',
        'writer (labeller) has the role write.',
        'The label agent is still set on #5.',
        `The head of #5 is still ${head}.`,
        `The head ${head} was pushed before the label agent was set.`,
      ],
      actorPermission: 'write',
      actorStandings: ['write'],
      head: { sha: head, ref: 'topic', baseRef: 'main', mergeSha: null, fork: true },
    });
    const asked = server.requests[0];
    expect(asked?.path).toBe('/repos/octo/repo/collaborators/writer/permission');
    expect(asked?.authorization).toContain('secret-token');
  });

  test.each([
    ['triager', 'write', /triager \(labeller\) has the role triage; min-permission asks for write/],
    ['stranger', 'triage', /stranger \(labeller\) has the role read/],
    ['writer', 'admin', /writer \(labeller\) has the role write/],
  ] as const)('is not %s if %s is required', async (login, minPermission, message) => {
    const event = createPullRequest(login);
    await expect(checkTrust({ client, event, rules: { ...rules, minPermission } })).rejects.toMatchObject(
      refusal(message),
    );
  });

  test('may be listed, without case', async () => {
    const event = createPullRequest('stranger');
    const report = await checkTrust({ client, event, rules: { ...rules, allowUsers: ['Stranger'] } });
    expect(report.checked).toContain('stranger (labeller) is listed in allow-users.');
    expect(report).toMatchObject({ actorPermission: 'none', actorStandings: ['listed'] });
  });

  test('is a bot only if it is listed as one, with any role', async () => {
    server.state.roles.set('robot[bot]', { permission: 'admin', roleName: 'admin', accountType: 'Bot' });
    const event = createPullRequest('robot[bot]');
    const refused = refusal(/robot\[bot\] \(labeller\) is a bot/);
    await expect(checkTrust({ client, event, rules })).rejects.toMatchObject(refused);
    const wrongList = { ...rules, allowUsers: ['robot[bot]'] };
    await expect(checkTrust({ client, event, rules: wrongList })).rejects.toMatchObject(refused);
    const listed = { ...rules, allowBotUsers: ['robot[bot]'] };
    expect((await checkTrust({ client, event, rules: listed })).checked).toContain(
      'robot[bot] (labeller) is a bot listed in allow-bot-users.',
    );
  });

  test('is a bot by GitHub’s account type, even without the suffix [bot]', async () => {
    server.state.roles.set('Copilot', { permission: 'write', roleName: 'write', accountType: 'Bot' });
    const event = createPullRequest('Copilot');
    await expect(checkTrust({ client, event, rules })).rejects.toMatchObject(refusal(/Copilot .* is a bot/));
  });

  test('includes the person who started the attempt again', async () => {
    const event = { ...createPullRequest('writer'), triggeringActor: { login: 'triager', kind: 'user' as const } };
    await expect(checkTrust({ client, event, rules })).rejects.toMatchObject(
      refusal(/triager \(person who started this attempt\)/),
    );
  });

  test('includes the upstream actor of a workflow run', async () => {
    expect((await checkTrust({ client, event: createUpstream(person('boss')), rules })).actorPermission).toBe('write');
    await expect(checkTrust({ client, event: createUpstream(person('stranger')), rules })).rejects.toMatchObject(
      refusal(/stranger \(upstream actor\) has the role read/),
    );
    await expect(checkTrust({ client, event: createUpstream(null), rules })).rejects.toMatchObject(
      refusal(/does not say who started/),
    );
  });

  test.each([403, 404, 500])('is no one while GitHub answers %i', async (status) => {
    server.state.faults.set('GET /repos/octo/repo/collaborators/writer/permission', refuse(status, 'no'));
    await expect(checkTrust({ client, event: createPullRequest('writer'), rules })).rejects.toMatchObject({
      ...refusal(new RegExp(`permission of writer is not known.*answered ${status}`)),
      hint: status === 500 ? 'Start the job again.' : 'Give the job `permissions: {contents: read}`.',
    });
  });

  test('is a bot if GitHub has its name, under which an app acts, for no user', async () => {
    server.state.faults.set(
      'GET /repos/octo/repo/collaborators/Copilot/permission',
      refuse(404, 'Copilot is not a user'),
    );
    const sender = person('copilot-swe-agent[bot]', 'Bot');
    const event = createPullRequest('Copilot', { sender });
    const listed = { ...rules, allowBotUsers: ['copilot-swe-agent[bot]', 'Copilot'] };
    expect((await checkTrust({ client, event, rules: listed })).actorStandings).toEqual(['listed', 'listed']);
    const half = { ...rules, allowBotUsers: ['copilot-swe-agent[bot]'] };
    await expect(checkTrust({ client, event, rules: half })).rejects.toMatchObject({
      ...refusal(/permission of Copilot is not known/),
      hint: 'List Copilot in allow-bot-users if it may start runs.',
    });
  });

  test('is no one while GitHub cannot be reached', async () => {
    const away = createGitHubClient({
      token: 't',
      repository: client.repository,
      apiUrl: 'http://127.0.0.1:1',
      limit: createStoppedLimit(),
    });
    await expect(checkTrust({ client: away, event: createPullRequest('writer'), rules })).rejects.toMatchObject(
      refusal(/is not known/),
    );
  });

  test('is reported for manual, pushed and scheduled runs', async () => {
    const byHand = createEvent('workflow_dispatch', { ref: 'refs/heads/main' }, 'writer');
    expect((await checkTrust({ client, event: byHand, rules })).checked).toEqual([
      'Started by hand on refs/heads/main, which GitHub allows to people with write access.',
      'writer (actor) has the role write.',
    ]);
    const pushed = createEvent('push', { ref: 'refs/heads/main', after: head, deleted: false }, 'writer');
    expect((await checkTrust({ client, event: pushed, rules })).checked[0]).toMatch(/a push to refs\/heads\/main/);
    const asked = server.requests.length;
    const clock = createEvent('schedule', { schedule: '0 3 * * *' }, 'writer');
    expect(await checkTrust({ client, event: clock, rules })).toEqual({
      checked: ['Started by the schedule 0 3 * * *, which only the default branch can hold.'],
      actorPermission: 'none',
      actorStandings: ['schedule'],
      head: null,
    });
    expect(server.requests.length).toBe(asked);
    const again = createEvent('schedule', { schedule: '0 3 * * *' }, 'stranger');
    await expect(checkTrust({ client, event: again, rules })).rejects.toMatchObject(refusal(/stranger/));
  });
});

test.each([
  [{ roleName: 'maintain', permission: 'write' }, 'maintain'],
  [{ roleName: 'release-manager', permission: 'write' }, 'write'],
  [{ roleName: 'admin', permission: 'read' }, 'read'],
  [{ roleName: 'write', permission: 'none' }, 'none'],
  [{ roleName: '', permission: 'owner' }, 'none'],
  [{ roleName: 'constructor', permission: 'constructor' }, 'none'],
])('the role %j counts as %s', (permission, expected) => {
  expect(readRole({ ...permission, accountType: 'User' })).toBe(expected);
});

const check = (event: TriggerEvent) => checkTrust({ client, event, rules });

describe('the event must still be valid', () => {
  test('the head is the event’s', async () => {
    server.state.pulls.set(5, { headSha: 'c'.repeat(40), pushedAt: null, state: 'open', labels: ['agent'] });
    await expect(check(createPullRequest('writer'))).rejects.toMatchObject(refusal(/head of #5 is now cccc/));
    await expect(check(createUpstream(person('boss'), [5]))).rejects.toMatchObject(refusal(/head of #5 is now/));
  });

  test('the label is still set, on a pull request and on an issue', async () => {
    server.state.pulls.set(5, { headSha: head, pushedAt: null, state: 'open', labels: ['agents'] });
    await expect(check(createPullRequest('writer'))).rejects.toMatchObject(refusal(/agent has been taken off #5/));
    const issue = { action: 'labeled', label: { name: 'bug' }, issue: { ...thread, number: 6 } };
    expect((await check(createEvent('issues', issue, 'writer'))).checked).toContain(
      'The label bug is still set on #6.',
    );
    server.state.issueLabels.set(6, []);
    await expect(check(createEvent('issues', issue, 'writer'))).rejects.toMatchObject(refusal(/bug has been taken/));
  });

  test('a comment is new, and about the current head', async () => {
    expect((await check(createComment('do it'))).checked.at(-1)).toMatch(/pushed before the comment/);
    await expect(check(createComment('do it', 'edited'))).rejects.toMatchObject(refusal(/comment was edited/));
    for (const pushedAt of ['2026-01-01T00:10:00Z', '2026-01-02T00:00:00Z', null]) {
      server.state.pulls.set(5, { headSha: head, pushedAt, state: 'open', labels: [] });
      await expect(check(createComment(`do it on ${head.slice(0, 12)}`))).rejects.toMatchObject(
        refusal(/nothing shows that the comment/),
      );
      expect((await check(createComment(`do it on ${head}`))).checked.at(-1)).toMatch(/comment names the head/);
    }
  });

  // A push to the head's repository, and the newest push to the branch if it is in this repository.
  test.each([
    ['a minute before', '00:09:00', null, true],
    ['a second less', '00:09:01', null, false],
    ['after', '00:10:01', null, false],
    ['at an unknown time', null, null, false],
    ['just before, of another branch', '00:09:59', { at: '00:09:00', login: 'other', after: head }, true],
    ['just before, by another person', '00:09:59', { at: '00:09:59', login: 'other', after: head }, false],
    ['just before, by the same person', '00:09:59', { at: '00:09:59', login: 'Writer', after: head }, true],
    [
      'just before, by the same person, of another commit',
      '00:09:59',
      { at: '00:09:59', login: 'writer', after: 'c'.repeat(40) },
      false,
    ],
    ['just before, by a person of the same name in a fork', '00:09:59', 'fork', false],
  ] as const)('a head that was pushed %s the label or the comment', async (_, time, push, accepted) => {
    const date = (of: string): string => `2026-01-01T${of}Z`;
    const pushedAt = time === null ? null : date(time);
    const isFork = push === null || push === 'fork';
    const repository = isFork ? 'mallory/repo' : 'octo/repo';
    server.state.pulls.set(5, {
      headSha: head,
      headRef: 'topic',
      pushedAt,
      state: 'open',
      labels: ['agent'],
      repository,
    });
    if (push !== null)
      server.state.pushes.set(
        'topic',
        isFork ? { after: head, at: date('00:00:00'), login: 'writer' } : { ...push, at: date(push.at) },
      );
    for (const [event, message] of [
      [
        createPullRequest('writer'),
        /nothing shows that writer has seen the head a+ of #5 before setting the label agent/,
      ],
      [createComment('do it'), /nothing shows that the comment/],
    ] as const)
      if (accepted) expect((await check(event)).head?.sha).toBe(head);
      else await expect(check(event)).rejects.toMatchObject(refusal(message));
  });

  test('the push to a branch that GitHub does not answer for refuses the run', async () => {
    const repository = 'octo/repo';
    const pull = {
      headSha: head,
      headRef: 'topic',
      pushedAt: '2026-01-01T00:00:00Z',
      state: 'open',
      labels: ['agent'],
    };
    server.state.pulls.set(5, { ...pull, repository });
    server.state.faults.set('GET /repos/octo/repo/activity', refuse(403, 'Resource not accessible'));
    await expect(check(createPullRequest('writer'))).rejects.toMatchObject(refusal(/cannot be checked/));
    // An older server has no such list.
    server.state.faults.set('GET /repos/octo/repo/activity', refuse(404, 'Not Found'));
    expect((await check(createPullRequest('writer'))).head?.sha).toBe(head);
  });

  test('a label approves the head until the result is published, also if other branches of its repository are pushed', async () => {
    const event = createPullRequest('writer');
    server.state.pulls.set(5, { headSha: head, pushedAt: '2026-01-02T00:00:00Z', state: 'open', labels: ['agent'] });
    const options = { removedLabel: null, stage: 'publish' } as const;
    expect((await checkEventState(client, event, options)).head?.sha).toBe(head);
    server.state.pulls.set(5, { headSha: 'c'.repeat(40), pushedAt: null, state: 'open', labels: ['agent'] });
    await expect(checkEventState(client, event, options)).rejects.toMatchObject(refusal(/head of #5 is now cccc/));
  });

  test('a comment that was edited or deleted after it started the run is refused', async () => {
    await expect(check(createComment('do it', 'created', 'do it, and more'))).rejects.toMatchObject(
      refusal(/comment 9 on #5 was edited after it started the run/),
    );
    await expect(check(createComment('do it', 'created', null))).rejects.toMatchObject(refusal(/was deleted after/));
  });

  test('a review is of the present head, or newer than its push', async () => {
    const found = await check(createReview(head));
    expect(found.checked.slice(-2)).toEqual([`The head of #5 is still ${head}.`, 'The review was written about it.']);
    expect(found.head).toMatchObject({ sha: head, baseRef: 'main', fork: true });
    expect((await check(createReview('d'.repeat(40)))).checked.at(-1)).toMatch(/pushed before the review/);
    server.state.pulls.set(5, { headSha: head, pushedAt: null, state: 'open', labels: [] });
    await expect(check(createReview('d'.repeat(40)))).rejects.toMatchObject(refusal(/nothing shows that the review/));
    server.state.pulls.set(5, { headSha: 'c'.repeat(40), pushedAt: null, state: 'open', labels: [] });
    await expect(check(createReview(head))).rejects.toMatchObject(refusal(/head of #5 is now cccc/));
    const event = createReview(head);
    server.state.reviewTexts.set('pulls/5/reviews/8', 'do something else');
    await expect(check(event)).rejects.toMatchObject(refusal(/review 8 on #5 was edited/));
  });

  test('a merge group is still in its queue, and counts as a fork if one of its pull requests may be from one', async () => {
    server.state.branches.set('main', 'b'.repeat(40));
    server.state.pulls.set(5, {
      headSha: head,
      pushedAt: '2026-01-01T00:00:00Z',
      state: 'open',
      labels: [],
      repository: 'octo/repo',
    });
    expect((await check(createMergeGroup())).head).toEqual({
      sha: head,
      ref: null,
      baseRef: 'main',
      mergeSha: null,
      fork: false,
    });
    expect((await check(createMergeGroup('e'.repeat(40)))).head?.fork).toBe(true);
    server.state.pulls.set(5, {
      headSha: head,
      pushedAt: '2026-01-01T00:00:00Z',
      state: 'open',
      labels: [],
      repository: 'mallory/repo',
    });
    expect((await check(createMergeGroup())).head?.fork).toBe(true);
    const event = createMergeGroup();
    for (const name of server.state.branches.keys())
      if (name.startsWith(group)) server.state.branches.set(name, 'c'.repeat(40));
    await expect(check(event)).rejects.toMatchObject(refusal(/merge group .* is now at cccc/));
    for (const name of server.state.branches.keys()) if (name.startsWith(group)) server.state.branches.delete(name);
    await expect(check(event)).rejects.toMatchObject(refusal(/merge group .* does not exist any more/));
  });

  test('the one-shot label may be gone if an earlier job has removed it', async () => {
    const issue = { action: 'labeled', label: { name: 'bug' }, issue: { ...thread, number: 6 } };
    server.state.issueLabels.set(6, []);
    const event = createEvent('issues', issue, 'writer');
    await expect(checkTrust({ client, event, rules, removedLabel: 'other' })).rejects.toMatchObject(refusal(/taken/));
    expect((await checkTrust({ client, event, rules, removedLabel: 'Bug' })).actorPermission).toBe('write');
  });

  test('a failure of GitHub refuses the run', async () => {
    server.state.faults.set('GET /repos/octo/repo/pulls/5', refuse(403, 'Resource not accessible'));
    await expect(check(createPullRequest('writer'))).rejects.toMatchObject({
      ...refusal(/cannot be checked.*Resource not accessible/),
      hint: expect.stringContaining('pull-requests: read') as unknown,
    });
  });
});
