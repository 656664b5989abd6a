import { expect, it } from 'vitest';
import { isAllowed } from '../../../src/core/types/decision.ts';
import { createSearchAccess, readSearchMethod } from '../../../src/core/types/search.ts';
import { readConnectAccess } from '../../../src/core/ports/web.ts';
import { toolCatalogue } from '../../../src/tools/index.ts';
import type { ResolvedPolicy } from '../../../src/policy/resolve/load.ts';
import { call, createOptions, loadText, readLoadError, readProblems } from '../test-policy.ts';

const head = 'version: 1\nname: search\n';
const service =
  'search: { format: brave, url: "https://search.example/web", headers: { X-Key: { env: KEY_TOKEN } } }\n';
const named = 'rules:\n- { id: web, when: { tool: webSearch }, decision: allow }\n';

function decide(policy: ResolvedPolicy) {
  const { search } = policy.settings;
  const connect =
    search === null || search.format === 'hosted' ? [] : [readConnectAccess(search.url, readSearchMethod(search))];
  return policy.decide(call('webSearch', [createSearchAccess('webSearch'), ...connect]));
}

it('needs a service and a rule that names the tool', async () => {
  const both = await loadText(`${head}${service}${named}`);
  expect(decide(both)).toMatchObject({
    decision: 'allow',
    grant: { kind: 'request', hosts: [{ host: 'search.example', port: 443, private: false, rule: 'search' }] },
  });
  expect(both.view().isOffered('webSearch')).toBe(true);
  const unnamed = await loadText(`${head}${service}defaults: { decision: allow }\n`);
  expect(isAllowed(decide(unnamed).decision)).toBe(false);
  expect(unnamed.view().isOffered('webSearch')).toBe(false);
  const without = await loadText(`${head}${named}`);
  expect(decide(without)).toMatchObject({
    rule: 'tools',
    reason: expect.stringContaining('add search: { format, url }'),
  });
  expect(without.view().isOffered('webSearch')).toBe(false);
});

it('opens its address to no other tool, and to no other address of the host', async () => {
  const policy = await loadText(
    `${head}${service}${named}- { id: all, when: { tool: [http, exec] }, decision: allow }\n`,
  );
  const connect = (tool: string, port: number) =>
    isAllowed(
      policy.decide(call(tool, [{ type: 'connect', host: 'search.example', port, scheme: 'https', method: 'GET' }]))
        .decision,
    );
  expect(connect('webSearch', 443)).toBe(true);
  expect(connect('webSearch', 8443)).toBe(false);
  expect(connect('http', 443)).toBe(false);
  expect(connect('exec', 443)).toBe(false);
});

it.each([
  ['{ format: bing, url: "https://a.example" }', 'takes one of: searxng, brave, tavily'],
  ['{ format: brave, url: "http://a.example" }', 'private: true'],
  ['{ format: brave, url: "file:///a" }', 'only http:// and https://'],
  ['{ format: brave, url: "https://a.example", headers: { Host: x } }', 'set by the harness alone'],
])('refuses the service %s', async (text, message) => {
  expect((await readProblems(`${head}search: ${text}\n`)).join('\n')).toContain(message);
});

it('is one service over all layers, and is part of the resolved policy', async () => {
  const files = {
    'policy.yml': `${head}extends: base.yml\n${service}${named}`,
    'base.yml': `version: 1\nname: base\n${service}`,
  };
  const policy = await loadText(files['policy.yml'], createOptions(files));
  expect((await loadText(policy.resolvedYaml)).settings.search).toEqual(policy.settings.search);
  const other = { ...files, 'base.yml': files['base.yml'].replace('search.example', 'other.example') };
  const error = await readLoadError(createOptions(other));
  expect(error.problems[0]?.message).toContain('search differs from the one in base.yml');
});

it('is in the pack research, as fetchUrl is', () => {
  expect(toolCatalogue.packs.get('research')).toEqual(['fetchUrl', 'webSearch']);
});
