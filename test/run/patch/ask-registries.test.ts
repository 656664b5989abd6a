import type { RequestListener } from 'node:http';
import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import type { AddedDependency, DependencyRegistry } from '../../../src/core/types/change.ts';
import { askRegistries } from '../../../src/run/patch/ask-registries.ts';
import { createLazyRequester } from '../../../src/run/host/web-requester.ts';
import { serveRegistry } from '../../fixtures/registries.ts';

const nowMs = Date.parse('2026-03-01T12:00:00Z');
const dependency = (registry: DependencyRegistry, name: string, version = '', source = ''): AddedDependency => ({
  path: 'manifest',
  name,
  registry,
  version,
  source,
  licence: null,
  ageDays: null,
});

const packageDocument = {
  'dist-tags': { latest: '2.0.0' },
  time: {
    created: '2020-01-01T00:00:00Z',
    modified: '2026-03-01T00:00:00Z',
    '1.0.0': '2020-01-01T12:00:00Z',
    '2.0.0': '2026-02-01T12:00:00Z',
  },
  versions: { '1.0.0': { license: 'GPL-3.0-only' }, '2.0.0': { license: 'MIT' } },
};
const documents: Readonly<Record<string, unknown>> = {
  '/a': packageDocument,
  '/@o%2fb': packageDocument,
  '/pypi/a/json': {
    info: { license: 'BSD', license_expression: 'BSD-3-Clause' },
    urls: [{ upload_time_iso_8601: '2026-02-27T12:00:00Z' }],
    releases: {
      '1.0': [{ upload_time_iso_8601: '2026-02-28T12:00:00Z' }],
      '2.0': [{ upload_time_iso_8601: '2026-02-27T12:00:00Z' }],
    },
  },
  '/pypi/a/1.0/json': {
    info: { license: 'BSD', license_expression: null },
    urls: [{ upload_time_iso_8601: '2025-03-01T12:00:00Z' }, { upload_time_iso_8601: '2026-02-19T12:00:00Z' }],
  },
  '/api/v1/versions/a.json': [
    { number: '2.0.0', created_at: '2026-02-28T11:00:00Z', licenses: ['MIT', 'Ruby'] },
    { number: '1.0.0', created_at: '2016-02-28T11:00:00Z', licenses: ['MIT'] },
  ],
  '/broken': { time: {} },
};

const answer: RequestListener = ({ url = '' }, response) => {
  if (url === '/moved') response.writeHead(302, { location: 'https://other.example/a' }).end();
  else if (documents[url] === undefined) response.writeHead(404).end('{}');
  else response.end(JSON.stringify(documents[url]));
};

async function ask(dependencies: readonly AddedDependency[], isKnown = true) {
  const registry = await serveRegistry(() => answer);
  const [host = '', port = ''] = registry.host.split(':');
  const grants = [{ host, port: Number(port), private: true, rule: 'dependency' }];
  const problems: string[] = [];
  const asked = await askRegistries(dependencies, {
    hosts: new Map(['npm', 'pypi', 'rubygems', 'go', 'crates'].map((name) => [name, grants])),
    send: createLazyRequester(
      { resolveName: async () => [(await lookup(hostname())).address] },
      isKnown ? [{ host, certificates: registry.authority }] : [],
    ),
    nowMs,
    signal: new AbortController().signal,
    onDecision: () => undefined,
    onProblem: (message) => void problems.push(message),
  });
  const answers = asked.map(({ licence, ageDays }) => [licence, ageDays]);
  return { answers, problems, requests: registry.requests };
}

test('a registry states licence and age of one version, and of a range the age of its youngest release', async () => {
  const { answers, problems, requests } = await ask([
    dependency('npm', 'a', '1.0.0'),
    dependency('npm', 'a'),
    dependency('npm', '@o/b', '2.0.0'),
    dependency('pypi', 'a', '1.0'),
    dependency('pypi', 'a'),
    dependency('rubygems', 'a', '1.0.0'),
    dependency('rubygems', 'a'),
  ]);
  expect(problems).toEqual([]);
  expect(answers).toEqual([
    ['GPL-3.0-only', 2251],
    ['MIT', 28],
    ['MIT', 28],
    ['BSD', 10],
    ['BSD-3-Clause', 1],
    ['MIT', 3654],
    ['MIT AND Ruby', 1],
  ]);
  expect(requests).toContain('/@o%2fb');
});

test('what a registry does not answer is unknown, and a message states why', async () => {
  const { answers, problems } = await ask([
    dependency('npm', 'a', '9.9.9'),
    dependency('npm', 'gone'),
    dependency('npm', 'broken'),
    dependency('npm', 'moved'),
  ]);
  expect(answers).toEqual(Array.from({ length: 4 }, () => [null, null]));
  expect(problems).toEqual([
    'the registry npm gave no response about gone: it answered 404',
    expect.stringContaining('gave no response about broken'),
    expect.stringContaining('another host'),
  ]);
});

test('nothing is asked about another source, an invalid name, or a registry whose answers prove nothing', async () => {
  const { answers, requests } = await ask([
    dependency('npm', 'a', '', 'https://a.example/a.tgz'),
    dependency('npm', '../a'),
    dependency('pypi', 'a/b'),
    dependency('go', 'x.example/a', 'v1.0.0'),
    dependency('crates', 'a', '1.0.0'),
  ]);
  expect(answers).toEqual(Array.from({ length: 5 }, () => [null, null]));
  expect(requests).toEqual([]);
});

test('a registry with an unknown certificate gives no answer', async () => {
  const { answers, problems } = await ask([dependency('npm', 'a')], false);
  expect(answers).toEqual([[null, null]]);
  expect(problems).toHaveLength(1);
});

test('a package is asked about once, and not more than 50 packages', async () => {
  const many = Array.from({ length: 60 }, (_, index) => dependency('npm', `p${index}`));
  const { requests } = await ask([dependency('npm', 'a'), dependency('npm', 'a'), ...many]);
  expect(requests).toHaveLength(50);
});

test('without a rule that needs an answer, nothing is asked', async () => {
  const dependencies = [dependency('npm', 'a')];
  const asked = await askRegistries(dependencies, {
    hosts: null,
    send: async () => Promise.reject(new Error('asked')),
    nowMs,
    signal: new AbortController().signal,
    onDecision: () => undefined,
    onProblem: () => undefined,
  });
  expect(asked).toEqual(dependencies);
});
