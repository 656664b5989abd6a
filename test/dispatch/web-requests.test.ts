import { expect, test } from 'vitest';
import type { ConnectionDecision } from '../../src/core/types/network.ts';
import { createRedactor } from '../../src/record/secrets/redact.ts';
import { createDialer } from '../../src/sandbox/network/hosts/dial-host.ts';
import { createWebRequester } from '../../src/tools/web/requests/web-requester.ts';
import { findTool as findOwnTool } from '../../src/tools/index.ts';
import { findServerTool } from '../../src/tools/definition/server-tool-name.ts';
import type { DispatcherOptions } from '../../src/dispatch/call-options.ts';
import { startWebServer, type WebServer } from '../fixtures/web-server.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createFilesOnlySandbox, openFiles } from '../tools/tool-context.ts';
import { loadText } from '../policy/test-policy.ts';
import { openDispatcher } from './open-dispatcher.ts';

const secret = 'a-key-of-the-harness';

/** A dispatcher over a policy that opens `names`. PORT in the rules is the server's port; every name resolves to the loopback. */
async function setUp(
  server: WebServer,
  rules: string,
  names: readonly string[] = ['web.test', 'other.test'],
  findTool: DispatcherOptions['findTool'] = findOwnTool,
) {
  const open = names.map((host) => `{ host: ${host}, port: ${server.port}, private: true }`).join(', ');
  const policy = await loadText(
    `version: 1\nname: x\n${names.length === 0 ? '' : `sandbox: { network: { allow: [${open}], acknowledge: executes-workspace } }\n`}rules:\n${rules.replaceAll('PORT', String(server.port))}`,
  );
  const { dispatcher, events, call } = openDispatcher({
    policy,
    findTool,
    sandbox: createFilesOnlySandbox(openFiles(createDirectory())),
    sendWebRequest: createWebRequester({ dial: createDialer({ authorities: [], resolve: async () => ['127.0.0.1'] }) }),
    redactor: createRedactor({ secrets: [secret] }),
  });
  const connections = (): ConnectionDecision[] =>
    events.flatMap((event) => (event.type === 'connection-decided' ? [event.connection] : []));
  return {
    call,
    events,
    connections,
    dispatcher,
    at: (path: string, host = 'web.test') => `http://${host}:${server.port}${path}`,
  };
}

const none = "  - { id: read, when: { read: '**' }, decision: allow }\n";
const answer = () => startWebServer((_request, response) => response.end('fine'));

test('a request needs a rule or an open host, and each one is on record and taints the run', async () => {
  const server = await answer();
  const { call, events, connections, at } = await setUp(server, none, ['web.test']);
  expect(await call('http', { url: at('/') })).toMatchObject({
    type: 'completed',
    decision: { rule: 'sandbox-network', accesses: [{ type: 'connect', method: 'GET', host: 'web.test' }] },
  });
  expect(events).toContainEqual({ type: 'history-tainted', turn: 1, source: 'network' });
  for (const host of ['other.test', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254'])
    expect(await call('http', { url: at('/', host) })).toMatchObject({ type: 'denied', decision: { rule: 'default' } });
  expect(await call('http', { url: `http://web.test:${server.port + 1}/` })).toMatchObject({ type: 'denied' });
  for (const url of ['http://0x7f.1/', 'http://user@web.test/', 'http://2130706433/', 'file:///etc/passwd'])
    expect(await call('http', { url })).toMatchObject({ type: 'invalid' });
  expect(connections()).toMatchObject([
    { host: 'web.test', decision: 'allow', rule: 'sandbox-network', address: '127.0.0.1' },
  ]);
  expect(server.connections()).toBe(1);
});

test('a rule opens a name, but not a private address of the name', async () => {
  const server = await answer();
  const rules =
    '  - { id: open, when: { tool: http, net: { host: [web.test, 127.0.0.1], port: PORT } }, decision: allow }\n';
  const { call, connections, at } = await setUp(server, rules, []);
  const refused = await call('http', { url: at('/') });
  expect(refused).toMatchObject({ type: 'failed', message: expect.stringContaining('leads to a private address') });
  expect(server.connections()).toBe(0);
  expect(await call('http', { url: at('/', '127.0.0.1') })).toMatchObject({ type: 'completed' });
  expect(connections()).toMatchObject([
    { decision: 'deny', address: '' },
    { decision: 'allow', rule: 'open' },
  ]);
});

test('one address of several that is not allowed keeps all of them', async () => {
  const server = await answer();
  const { call, at } = await setUp(server, none, ['web.test']);
  expect(await call('fetchUrl', { urls: [at('/'), at('/', 'other.test')] })).toMatchObject({ type: 'denied' });
  expect(server.connections()).toBe(0);
});

test('a redirect is decided by the rules of the call: by tool, method and all', async () => {
  const server = await startWebServer((request, response) =>
    request.url === '/moved'
      ? response.writeHead(303, { location: `http://other.test:${server.port}/` }).end()
      : request.url === '/kept'
        ? response.writeHead(307, { location: `http://other.test:${server.port}/` }).end()
        : response.end('there'),
  );
  const rules = `
  - { id: no-posts, when: { tool: http, net: { host: other.test, method: POST } }, decision: deny, reason: Read only. }
  - { id: no-pages, when: { tool: fetchUrl, net: { host: other.test } }, decision: escalate, reason: Ask. }
`;
  const { call, connections, events, at } = await setUp(server, rules);
  const post = { method: 'POST', body: 'x' };
  expect(await call('http', { url: at('/moved'), ...post })).toMatchObject({
    type: 'completed',
    output: { value: { body: 'there', redirects: [at('/', 'other.test')] } },
  });
  expect(await call('http', { url: at('/kept'), ...post })).toMatchObject({
    type: 'failed',
    message: expect.stringContaining('leads to another address'),
  });
  expect(await call('fetchUrl', { urls: [at('/moved')] })).toMatchObject({
    type: 'failed',
    message: expect.stringContaining('rule no-pages'),
  });
  expect(connections().map(({ host, decision, rule }) => `${host} ${decision} ${rule}`)).toEqual([
    'web.test allow sandbox-network',
    'other.test allow sandbox-network',
    'web.test allow sandbox-network',
    'other.test deny no-posts',
    'web.test allow sandbox-network',
    'other.test deny no-pages',
  ]);
  expect(events.filter(({ type }) => type === 'approval-requested')).toEqual([]);
  expect(server.seen.filter(({ headers }) => headers.host?.startsWith('other.test') === true)).toHaveLength(1);
});

test('an address that an answer has chosen counts as one that untrusted text has chosen', async () => {
  const server = await startWebServer((request, response) =>
    request.url === '/' ? response.end('there') : response.writeHead(302, { location: at('/', 'other.test') }).end(),
  );
  const rules =
    '  - { id: clean, when: { net: { host: other.test }, tainted: true }, decision: deny, reason: Not now. }\n';
  const { call, at } = await setUp(server, rules);
  expect(await call('http', { url: at('/moved') })).toMatchObject({
    type: 'failed',
    message: expect.stringContaining('rule clean'),
  });
  const clean = await setUp(server, rules);
  expect(await clean.call('http', { url: at('/', 'other.test') })).toMatchObject({ type: 'completed' });
});

test('a call uses a rule once, and the rules that its redirect uses count too', async () => {
  const server = await startWebServer((request, response) =>
    request.url === '/'
      ? response.end('there')
      : response.writeHead(302, { location: request.url === '/same' ? '/again' : at('/', 'other.test') }).end(),
  );
  const rules = `
  - { id: web, when: { tool: http, net: { host: web.test, port: PORT } }, decision: allow, limits: { perRun: 9 } }
  - { id: other, when: { tool: http, net: { host: other.test, port: PORT } }, decision: allow, limits: { perRun: 1 } }
`;
  const { call, at } = await setUp(server, rules);
  expect(await call('http', { url: at('/same') })).toMatchObject({ type: 'completed' });
  expect(await call('http', { url: at('/away') })).toMatchObject({
    type: 'failed',
    message: expect.stringContaining('its limit of 1 matching call in a run is reached'),
  });
  expect(await call('http', { url: at('/', 'other.test') })).toMatchObject({
    type: 'denied',
    decision: { rule: 'limit' },
  });
});

test('a rule that lets one call through lets its redirects through as well', async () => {
  const server = await startWebServer((request, response) =>
    request.url === '/' ? response.end('there') : response.writeHead(302, { location: at('/', 'other.test') }).end(),
  );
  const rules =
    '  - { id: both, when: { net: { host: [web.test, other.test], port: PORT } }, decision: allow, limits: { perRun: 1 } }\n';
  const { call, at } = await setUp(server, rules);
  expect(await call('http', { url: at('/moved') })).toMatchObject({ type: 'completed' });
  expect(await call('http', { url: at('/') })).toMatchObject({ type: 'denied', decision: { rule: 'limit' } });
});

test('a redirect that changes the method is decided by the new one', async () => {
  const server = await startWebServer((request, response) =>
    request.url === '/' ? response.end('there') : response.writeHead(303, { location: '/' }).end(),
  );
  const rules =
    '  - { id: no-reads, when: { tool: http, net: { method: GET } }, decision: deny, reason: Write only. }\n';
  const { call, at } = await setUp(server, rules);
  expect(await call('http', { url: at('/moved'), method: 'POST', body: 'x' })).toMatchObject({
    type: 'failed',
    message: expect.stringContaining('rule no-reads'),
  });
  expect(server.seen.map(({ method }) => method)).toEqual(['POST']);
});

test('a denial that ends the run ends it at a redirect as well', async () => {
  const server = await startWebServer((_request, response) =>
    response.writeHead(302, { location: `http://other.test:${server.port}/` }).end(),
  );
  const rules = '  - { id: trap, when: { net: { host: other.test } }, decision: deny-and-abort, reason: A trap. }\n';
  const { call, dispatcher, at } = await setUp(server, rules);
  expect(await call('http', { url: at('/') })).toMatchObject({ type: 'failed' });
  expect(dispatcher.closed).toMatchObject({ outcome: 'denied', reason: expect.stringContaining('trap') });
});

test.each<[string, (at: string) => { tool: string; args: object }, string]>([
  ['the URL', (at) => ({ tool: 'http', args: { url: `${at}?key=${secret}` } }), '/url'],
  ['the URL of a page', (at) => ({ tool: 'fetchUrl', args: { urls: [`${at}${secret}`] } }), '/urls/0'],
  ['the URL, escaped', (at) => ({ tool: 'http', args: { url: `${at}?key=${secret.replaceAll('-', '%2D')}` } }), '/url'],
  [
    'the URL, all of it escaped',
    (at) => ({
      tool: 'http',
      args: { url: `${at}?key=${[...Buffer.from(secret)].map((byte) => `%${byte.toString(16)}`).join('')}` },
    }),
    '/url',
  ],
  [
    'the URL, as base64',
    (at) => ({ tool: 'http', args: { url: `${at}?key=${Buffer.from(secret).toString('base64url')}` } }),
    '/url',
  ],
  ['the host', () => ({ tool: 'http', args: { url: `http://${secret}.test/` } }), '/url'],
  [
    'a header',
    (at) => ({ tool: 'http', args: { url: at, headers: { 'X-Key': `Bearer ${secret}` } } }),
    '/headers/X-Key',
  ],
  ['the name of a header', (at) => ({ tool: 'http', args: { url: at, headers: { [secret]: 'x' } } }), '/headers/***'],
  ['the body', (at) => ({ tool: 'http', args: { url: at, method: 'POST', body: `a ${secret} b` } }), '/body'],
  [
    'the body, by its shape',
    (at) => ({ tool: 'http', args: { url: at, method: 'POST', body: `ghp_${'a1B2'.repeat(9)}` } }),
    '/body',
  ],
])('a secret in %s goes nowhere', async (_, create, pointer) => {
  const server = await answer();
  const { call, events, at } = await setUp(server, none);
  const { tool, args } = create(at('/'));
  const result = await call(tool, args);
  expect(result).toMatchObject({
    type: 'denied',
    decision: {
      rule: 'known-secret',
      decision: 'deny',
      grant: { hosts: [] },
      suggestion: '',
      reason: expect.stringContaining(pointer),
    },
  });
  expect(JSON.stringify(result)).not.toContain(`"reason":"${secret}`);
  expect(events.some(({ type }) => type === 'tool-started')).toBe(false);
  expect(server.connections()).toBe(0);
});

test('a redirect on the same host is decided like a call for the address that it leads to', async () => {
  const asked: (string | undefined)[] = [];
  const server = await startWebServer((request, response) => {
    asked.push(request.url);
    return request.url === '/pub/moved'
      ? response.writeHead(302, { location: '/admin' }).end()
      : request.url === '/pub/near'
        ? response.writeHead(302, { location: '/pub/there' }).end()
        : response.end('there');
  });
  const rules = `
  - { id: pages, when: { tool: http, net: { host: 127.0.0.1, port: PORT }, args: { /url: { matches: 'http://127\\.0\\.0\\.1:PORT/pub/.*' } } }, decision: allow }
`;
  const { call } = await setUp(server, rules, []);
  const at = (path: string): string => `http://127.0.0.1:${server.port}${path}`;
  expect(await call('http', { url: at('/admin') })).toMatchObject({ type: 'denied' });
  expect(await call('http', { url: at('/pub/near') })).toMatchObject({ output: { value: { body: 'there' } } });
  expect(await call('http', { url: at('/pub/moved') })).toMatchObject({
    type: 'failed',
    message: expect.stringContaining('leads to another address'),
  });
  // Nor does a text that means another path than it says.
  expect(await call('http', { url: at('/pub/%2e%2e/admin') })).toMatchObject({ type: 'invalid' });
  expect(asked).toEqual(['/pub/near', '/pub/there', '/pub/moved']);
});

test('no secret is handed to the tool of a server', async () => {
  const server = await answer();
  const { call } = await setUp(
    server,
    "  - { id: notes, when: { tool: 'mcp.notes.*' }, decision: allow }\n",
    ['web.test'],
    findServerTool,
  );
  expect(await call('mcp.notes.add', { text: `see ${secret}` })).toMatchObject({
    type: 'denied',
    decision: { rule: 'known-secret' },
  });
});
