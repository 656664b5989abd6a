import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';
import type { FetchRemote } from '../../../src/policy/file/remote-source.ts';
import { createOptions, decidePath, readLoadError, readProblems } from '../test-policy.ts';

const head = 'version: 1\nname: x\n';
const org = 'version: 1\nname: org\nrules: [{ id: org, when: { read: a }, decision: allow }]\n';
const url = 'https://policies.example/org.yml';

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function serve(files: Readonly<Record<string, string>>): FetchRemote {
  return async (address) => {
    const text = files[address];
    if (text === undefined) throw new Error('the response has the status 404');
    return new TextEncoder().encode(text);
  };
}

function createRemote(extended: string, files: Readonly<Record<string, string>>) {
  return createOptions({ 'policy.yml': `${head}extends: ${extended}\n` }, { fetchRemote: serve(files) });
}

const pin = (text: string, address = url): string => `{ url: "${address}", sha256: ${digest(text)} }`;

async function readMessages(extended: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  return (await readLoadError(createRemote(extended, files))).problems.map(({ message }) => message);
}

test('a pinned policy is a layer like any other', async () => {
  const policy = await loadPolicy(createRemote(`[${pin(org)}, builtin:base]`, { [url]: org }));
  expect(decidePath(policy, 'read', 'a').rule).toBe('org');
  expect(policy.layers.map(({ name, sha256 }) => [name, sha256])[0]).toEqual([`${url}@${digest(org)}`, digest(org)]);
});

describe('a remote policy is refused', () => {
  test('if its digest is not the pinned one, before it is parsed', async () => {
    const messages = await readMessages(pin(org), { [url]: 'not: [yaml' });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`and this file names ${digest(org)}`);
  });

  test('if one address is pinned twice and one digest is wrong', async () => {
    expect(await readMessages(`[${pin(org)}, ${pin(`${org}#`)}]`, { [url]: org })).toHaveLength(1);
  });

  test('if it cannot be fetched', async () => {
    expect((await readMessages(pin(org), {}))[0]).toContain('status 404');
    const problems = await readProblems(`${head}extends: ${pin(org)}\n`);
    expect(problems[0]).toContain(`${url} cannot be fetched here`);
  });

  test('if it extends a file', async () => {
    const relative = `${org}extends: [./other.yml]\n`;
    expect(await readMessages(pin(relative), { [url]: relative })).toEqual(['a remote policy cannot extend a file']);
  });

  test.each([
    [url, '3:10 a remote policy is pinned: write { url, sha256 } instead of the address alone'],
    ['{ url: "http://policies.example/x", sha256: SHA }', '3:17 a remote policy is fetched by https only'],
    ['{ url: "https://u:p@policies.example/x", sha256: SHA }', '3:17 the address of a policy holds no user'],
    ['{ url: "https://policies.example/x#y", sha256: SHA }', '3:17 the address of a policy has no fragment'],
    ['{ url: policies, sha256: SHA }', '3:17 this is no address'],
    ['{ url: "https://policies.example/x" }', '3:10 "sha256" is missing'],
    ['{ url: "https://policies.example/x", sha256: abc }', '3:55 sha256 is 64 lower-case hexadecimal digits'],
    ['[{ url: "https://policies.example/x", sha265: SHA }]', '3:48 unknown key "sha265" (did you mean "sha256"?)'],
  ])('if it is written as %s', async (written, problem) => {
    expect(await readProblems(`${head}extends: ${written.replace('SHA', digest(org))}\n`)).toContain(problem);
  });
});
