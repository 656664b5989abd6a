import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGitHubClient } from '../../src/github/client.ts';
import type { GitHubClient } from '../../src/github/client.ts';
import { createSteering, readPolicySource } from '../../src/github/policy-source.ts';
import { createLimit } from '../fixtures/time-limit.ts';
import { refuse } from '../fixtures/faults.ts';
import { startGitHubServer } from '../fixtures/github-server.ts';
import type { GitHubServer } from '../fixtures/github-server.ts';

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

test('the policy comes from one commit of the default branch', async () => {
  expect(await createSteering(client).readFile(`./${path}`, 'policy')).toBe('name: main — ü\n'.repeat(20));
  expect(server.requests.at(-1)).toMatchObject({ path: `/repos/octo/repo/contents/${path}`, query: `?ref=${main}` });
});

test('the default branch is the one that GitHub reports now', async () => {
  server.state.defaultBranch = 'releases/v1';
  const steering = createSteering(client);
  expect(await steering.readFile(path, 'policy')).toBe('name: release\n');
  expect(await steering.locate()).toEqual({ branch: 'releases/v1', commit: release });
});

test.each(['/repos/octo/repo', '/repos/octo/repo/git/ref/heads/main'])(
  'a failing request for %s is a policy error, and no file is requested',
  async (request) => {
    server.state.faults.set(`GET ${request}`, refuse(403, 'Forbidden'));
    await expect(createSteering(client).readFile(path, 'policy')).rejects.toMatchObject({
      code: 'policy',
      message: expect.stringContaining('the policy cannot be read') as unknown,
    });
    expect(server.requests.some((one) => one.path.includes('/contents/'))).toBe(false);
  },
);

test('the commit of the branch is read once', async () => {
  const steering = createSteering(client);
  await steering.readFile(path, 'policy');
  server.state.branches.set('main', head);
  expect(await steering.readFile(path, 'task file')).toContain('name: main');
});

test('a policy is loaded from its path in the repository, or by the name of a built-in one', () => {
  expect(readPolicySource(`./${path}`)).toBe(path);
  expect(readPolicySource('builtin:read-only')).toBe('builtin:read-only');
});

test.each(['missing.yml', '.github'])('%s is not a policy, and the error names a built-in one', async (missing) => {
  await expect(createSteering(client).readFile(missing, 'policy')).rejects.toMatchObject({
    code: 'policy',
    hint: expect.stringContaining('builtin:read-only') as unknown,
  });
});

test.each(['/etc/passwd', '../secrets.yml', 'a/../../b', '.', '', 'a\nb', 'a\\b'])(
  '%j is not requested',
  async (outside) => {
    const refusal = { code: 'policy', message: expect.stringContaining('not a path inside') as unknown };
    await expect(createSteering(client).readFile(outside, 'policy')).rejects.toMatchObject(refusal);
    expect(() => readPolicySource(outside)).toThrow(expect.objectContaining(refusal));
  },
);

test('a token without read access is a policy error with the missing permission', async () => {
  server.state.faults.set(`GET /repos/octo/repo/contents/${path}`, refuse(403, 'Resource not accessible'));
  await expect(createSteering(client).readFile(path, 'policy')).rejects.toMatchObject({
    code: 'policy',
    hint: expect.stringContaining('contents: read') as unknown,
  });
});
