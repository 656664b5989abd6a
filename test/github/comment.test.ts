import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGitHubClient } from '../../src/github/client.ts';
import type { GitHubClient } from '../../src/github/client.ts';
import { placeMarker, replacePlace, upsertStickyComment } from '../../src/github/comment.ts';
import { renderBlock } from '../../src/report/content/markdown.ts';
import { createContext } from './run-context.ts';
import { createLimit } from '../fixtures/time-limit.ts';
import { refuse } from '../fixtures/faults.ts';
import { startGitHubServer } from '../fixtures/github-server.ts';
import { createRedactor } from '../../src/record/secrets/redact.ts';
import type { GitHubServer } from '../fixtures/github-server.ts';

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
});
afterEach(() => server.close());

const redactor = createRedactor({ secrets: [] });
const upsert = (body: string, key = 'CI/agent') => upsertStickyComment({ client, number: 5, key, body, redactor });

describe('the sticky comment', () => {
  test('is created once and then updated', async () => {
    expect(await upsert('first')).toMatchObject({ type: 'created', id: 1000 });
    expect(await upsert('second')).toMatchObject({ type: 'updated', id: 1000 });
    expect(server.state.comments).toHaveLength(1);
    expect(server.state.comments[0]?.body).toBe('<!-- script-harness:sticky CI%2Fagent -->\nsecond');
  });

  test('is found after many others', async () => {
    await upsert('first');
    const [own] = server.state.comments.splice(0);
    for (let id = 1; id <= 250; id += 1) server.state.comments.push({ id, issue: 5, author: 'x', body: 'hello' });
    if (own !== undefined) server.state.comments.push(own);
    expect(await upsert('second')).toMatchObject({ type: 'updated', id: 1000 });
  });

  test('is never a comment of another author, or one that only quotes the marker', async () => {
    await upsert('first');
    const marker = server.state.comments[0]?.body.split('\n')[0] ?? '';
    server.state.comments.splice(0);
    server.state.comments.push({ id: 1, issue: 5, author: 'mallory', body: `${marker}\nplanted` });
    server.state.comments.push({ id: 2, issue: 5, author: 'github-actions[bot]', body: `> ${marker}\nquoted` });
    expect(await upsert('second')).toMatchObject({ type: 'created' });
    expect(server.state.comments.slice(0, 2).map((comment) => comment.body)).toEqual([
      `${marker}\nplanted`,
      `> ${marker}\nquoted`,
    ]);
  });

  test('is one per key, and no key ends the marker', async () => {
    await upsert('one', 'a');
    await upsert('two', 'a --> <b>');
    expect(server.state.comments.map((comment) => comment.body.split('\n')[0])).toEqual([
      '<!-- script-harness:sticky a -->',
      '<!-- script-harness:sticky a%20--%3E%20%3Cb%3E -->',
    ]);
  });

  test('is shorter than GitHub’s limit', async () => {
    await upsert('x'.repeat(70_000));
    expect(server.state.comments[0]?.body.length).toBeLessThan(65_536);
    expect(server.state.comments[0]?.body).toMatch(/\*Cut here/);
  });

  test.each([
    ['inline code', `\`@octo/team ${'x'.repeat(70_000)}\``],
    ['a block of code', `\`\`\`\n@octo/team\n${'x\n'.repeat(40_000)}\`\`\``],
  ])('is never cut inside of %s, whose text could then do something', async (_, code) => {
    await upsert(`first line\n${code}\n\nlast line`);
    const [, text] = server.state.comments[0]?.body.split(' -->\n') ?? [];
    expect(text).toBe('first line\n\n*Cut here: the text is too long for a comment.*');
  });

  test('that cannot be written returns a reason, with the missing permission', async () => {
    server.state.faults.set(
      'POST /repos/octo/repo/issues/5/comments',
      refuse(403, 'Resource not accessible by integration'),
    );
    expect(await upsert('first')).toEqual({
      type: 'failed',
      reason: expect.stringMatching(/answered 403.*Resource not accessible.*issues: write/) as unknown,
    });
  });
});

describe('the place of the changes in the comment', () => {
  const context = createContext();
  const link = '[The run and its record](https://github.com/octo/repo/actions/runs/7)';
  const replace = () => replacePlace({ client, number: 5, key: 'CI/agent', context, place: 'published', redactor });

  test('is replaced up to the end of its paragraph', async () => {
    await upsert(`answer\n\n${placeMarker}\nin the artifact\n\n${link}`);
    expect(await replace()).toMatchObject({ type: 'updated' });
    expect(server.state.comments[0]?.body).toContain(`answer\n\n${placeMarker}\npublished\n\n${link}`);
  });

  test('is never in a block of code, which a message that quotes the marker could then end early', async () => {
    const quoted = renderBlock(`x\n${placeMarker}\ny`, '');
    const live = renderBlock('@everyone <img src=x>', '');
    await upsert(`${quoted}\n\n${live}\n\n${placeMarker}\nin the artifact\n\n${link}`);
    await replace();
    expect(server.state.comments[0]?.body).toContain(`${quoted}\n\n${live}\n\n${placeMarker}\npublished`);
  });
});
