import { createEmulator } from 'emulate';
import { describe, expect, test } from 'vitest';
import { GitHubRequestError } from '../../src/github/request/ask.ts';
import { createGitHubClient } from '../../src/github/client.ts';
import type { GitHubClient } from '../../src/github/client.ts';
import { createLimit } from '../fixtures/time-limit.ts';
import { refuse } from '../fixtures/faults.ts';
import { startGitHubServer } from '../fixtures/github-server.ts';

const repository = { owner: 'octo', name: 'repo' };

/** Two independent servers: a result that both confirm does not depend only on our own reading of GitHub's API. */
const servers: readonly { readonly name: string; start(): Promise<{ url: string; close(): Promise<void> }> }[] = [
  {
    name: 'our own server',
    async start() {
      const server = await startGitHubServer();
      server.state.branches.set('main', 'a'.repeat(40));
      server.state.files.set(`${'a'.repeat(40)}:README.md`, '# repo\n');
      server.state.roles.set('octo', { permission: 'admin', roleName: 'admin', accountType: 'User' });
      return server;
    },
  },
  {
    name: 'the emulator',
    async start() {
      const emulator = await createEmulator({
        service: 'github',
        port: 0,
        seed: {
          tokens: { token: { login: 'octo', scopes: ['repo', 'user'] } },
          github: { users: [{ login: 'octo' }], repos: [{ owner: 'octo', name: 'repo', auto_init: true }] },
        },
      });
      await fetch(`${emulator.url}/repos/octo/repo/issues`, {
        method: 'POST',
        headers: { authorization: 'token token', 'content-type': 'application/json' },
        body: JSON.stringify({ title: 'first' }),
      });
      return emulator;
    },
  },
];

async function withClient(start: (typeof servers)[number]['start'], use: (client: GitHubClient) => Promise<void>) {
  const server = await start();
  try {
    await use(createGitHubClient({ token: 'token', repository, apiUrl: server.url, limit: createLimit() }));
  } finally {
    await server.close();
  }
}

describe.each(servers)('the client against $name', (chosen) => {
  const start = () => chosen.start();

  test('reads repository, branch, file and permission', () =>
    withClient(start, async (client) => {
      expect(await client.readRepository()).toEqual({ defaultBranch: 'main', isPrivate: false });
      const commit = await client.publishing.readBranch('main');
      expect(commit).toMatch(/^[0-9a-f]{40}$/);
      expect(await client.readFile('README.md', commit)).toMatch(/^# repo/);
      expect(await client.readFile('MISSING.md', commit)).toBeNull();
      expect(await client.readPermission('octo')).toMatchObject({ roleName: 'admin', permission: 'admin' });
    }));

  test('writes, lists over all pages and edits comments', () =>
    withClient(start, async (client) => {
      const first = await client.createComment(1, 'comment 0');
      for (let count = 1; count <= 100; count += 1) await client.createComment(1, `comment ${count}`);
      const comments = await client.listComments(1);
      expect(comments).toHaveLength(101);
      expect(comments.at(-1)?.body).toBe('comment 100');
      await client.updateComment(first.id, 'edited');
      expect((await client.listComments(1))[0]).toMatchObject({ id: first.id, body: 'edited' });
    }));

  test('reports the status of a refused request', () =>
    withClient(start, async (client) => {
      const refused = client.publishing.readBranch('missing');
      await expect(refused).rejects.toBeInstanceOf(GitHubRequestError);
      await expect(refused).rejects.toMatchObject({ status: 404 });
    }));
});

describe('the client', () => {
  test('reads its own login, pull requests and labels', async () => {
    const server = await startGitHubServer();
    server.state.pulls.set(5, { headSha: 'b'.repeat(40), pushedAt: null, state: 'closed', labels: ['x'] });
    server.state.issueLabels.set(
      5,
      Array.from({ length: 130 }, (_, index) => `label-${index}`),
    );
    await withClient(
      () => Promise.resolve(server),
      async (client) => {
        expect((await client.readOwnAccount()).login).toBe('github-actions[bot]');
        expect(await client.readPullRequest(5)).toEqual({
          head: { sha: 'b'.repeat(40), ref: null, baseRef: 'main', mergeSha: null, fork: true },
          pushedAt: null,
          labels: ['x'],
          isOpen: false,
        });
        expect(await client.readIssueLabels(5)).toHaveLength(130);
      },
    );
  });

  test('rejects an answer that is not GitHub’s', async () => {
    const server = await startGitHubServer();
    server.state.faults.set('GET /repos/octo/repo', refuse(200, 'welcome to the proxy'));
    await withClient(
      () => Promise.resolve(server),
      (client) => expect(client.readRepository()).rejects.toThrow(/not as documented/),
    );
  });

  test('rejects without a status if there is no answer', async () => {
    const client = createGitHubClient({ token: 't', repository, apiUrl: 'http://127.0.0.1:1', limit: createLimit() });
    await expect(client.readRepository()).rejects.toMatchObject({ status: null });
  });
});
