import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGitHubClient } from '../../src/github/client.ts';
import type { GitHubClient } from '../../src/github/client.ts';
import { parseTriggerEvent } from '../../src/github/event.ts';
import { createSteering, readPolicySource } from '../../src/github/policy-source.ts';
import { createLimit } from '../fixtures/time-limit.ts';
import { refuse } from '../fixtures/faults.ts';
import { startGitHubServer } from '../fixtures/github-server.ts';
import type { GitHubServer } from '../fixtures/github-server.ts';
import { createContext } from './run-context.ts';

const main = '1'.repeat(40);
const release = '2'.repeat(40);
const head = '3'.repeat(40);
const path = '.github/script-harness.yml';

let server: GitHubServer;
let client: GitHubClient;

beforeEach(async () => {
  server = await startGitHubServer();
  client = createGitHubClient({
    token: 't',
    repository: { owner: 'octo', name: 'repo' },
    apiUrl: server.url,
    limit: createLimit(),
  });
  server.state.branches.set('main', main).set('releases/v1', release).set('topic', head);
  server.state.files.set(`${main}:${path}`, 'name: main — ü\n'.repeat(20));
  server.state.files.set(`${release}:${path}`, 'name: release\n');
  server.state.files.set(`${head}:${path}`, 'name: attacker\n');
});
afterEach(() => server.close());

const schedule = parseTriggerEvent({ schedule: '0 3 * * *' }, createContext({ eventName: 'schedule' }));

function createPullRequest(eventName: string, baseRef: string) {
  const user = { login: 'writer', type: 'User' };
  return parseTriggerEvent(
    {
      repository: { id: 1, full_name: 'octo/repo', default_branch: 'main', private: true },
      sender: user,
      action: 'opened',
      pull_request: {
        number: 5,
        title: 't',
        body: null,
        user,
        author_association: 'NONE',
        head: { sha: head, ref: 'topic', repo: { full_name: 'octo/repo' } },
        base: { sha: '4'.repeat(40), ref: baseRef, repo: { full_name: 'octo/repo' } },
      },
    },
    createContext({ eventName }),
  );
}

test('the policy comes from one commit of the default branch', async () => {
  const source = await readPolicySource(createSteering(client, schedule), { type: 'file', path: `./${path}` });
  expect(source).toEqual({
    type: 'file',
    path,
    text: 'name: main — ü\n'.repeat(20),
  });
  expect(server.requests.at(-1)).toMatchObject({ path: `/repos/octo/repo/contents/${path}`, query: `?ref=${main}` });
});

test.each(['pull_request', 'pull_request_target'])(
  'on %s it comes from the base branch, never the head',
  async (name) => {
    const event = createPullRequest(name, 'releases/v1');
    const steering = createSteering(client, event);
    expect(await readPolicySource(steering, { type: 'file', path })).toMatchObject({ text: 'name: release\n' });
    expect(await steering.locate()).toEqual({ branch: 'releases/v1', commit: release });
  },
);

test('the commit of the branch is read once', async () => {
  const steering = createSteering(client, schedule);
  await steering.readFile(path, 'policy');
  server.state.branches.set('main', head);
  expect(await steering.readFile(path, 'task file')).toContain('name: main');
});

test('a built-in policy needs no request', async () => {
  const policy = { type: 'builtin', name: 'read-only' } as const;
  expect(await readPolicySource(createSteering(client, schedule), policy)).toEqual(policy);
  expect(server.requests).toEqual([]);
});

test.each(['missing.yml', '.github'])('%s is not a policy, and the error names a built-in one', async (missing) => {
  await expect(
    readPolicySource(createSteering(client, schedule), { type: 'file', path: missing }),
  ).rejects.toMatchObject({ code: 'policy', hint: expect.stringContaining('builtin:read-only') as unknown });
});

test.each(['/etc/passwd', '../secrets.yml', 'a/../../b', '.', '', 'a\nb', 'a\\b'])(
  '%j is not requested',
  async (outside) => {
    await expect(
      readPolicySource(createSteering(client, schedule), { type: 'file', path: outside }),
    ).rejects.toMatchObject({ code: 'policy', message: expect.stringContaining('not a path inside') as unknown });
  },
);

test('a token without read access is a policy error with the missing permission', async () => {
  server.state.faults.set(`GET /repos/octo/repo/contents/${path}`, refuse(403, 'Resource not accessible'));
  await expect(readPolicySource(createSteering(client, schedule), { type: 'file', path })).rejects.toMatchObject({
    code: 'policy',
    hint: expect.stringContaining('contents: read') as unknown,
  });
});
