import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DispatcherOptions } from '../../../src/dispatch/call-options.ts';
import type { ApprovalAnswer, ApprovalRequest } from '../../../src/core/types/approval.ts';
import { defaultRunLimits } from '../../../src/core/limits.ts';
import type { CallResult } from '../../../src/core/ports/tool.ts';
import { createTestSandbox } from '../../fixtures/sandbox.ts';
import { createRepository } from '../../fixtures/workspace.ts';
import { loadText } from '../../policy/test-policy.ts';
import { openDispatcher } from '../../dispatch/open-dispatcher.ts';

const base = `
  - { id: run, when: { tool: exec, command: [node, '**'] }, decision: allow }
  - { id: read, when: { read: '**' }, decision: allow }
  - { id: source, when: { write: 'src/**' }, decision: allow }
`;
const workspace = {
  'src/a.js': '',
  'conf/a.json': '{}\n',
  'conf/b.json': '{}\n',
  'write.js': "require('fs').writeFileSync('conf/a.json', 'new'); require('fs').writeFileSync('src/a.js', 'new');",
  'fetch.js': `const { hostname, port, username } = new URL(process.env.http_proxy);
const headers = { 'Proxy-Authorization': 'Basic ' + Buffer.from(username + ':').toString('base64') };
const path = 'http://127.0.0.1:' + process.argv[2] + '/';
require('http').get({ hostname, port, path, headers }, (response) => {
  let body = '';
  response.on('data', (chunk) => (body += chunk));
  response.on('end', () => {
    process.stdout.write(response.statusCode === 200 ? '200 ' + body : String(response.statusCode));
    process.exitCode = response.statusCode === 200 ? 0 : 1;
  });
});`,
  'both.js': "for (const n of ['a', 'b']) require('fs').writeFileSync(`conf/${n}.json`, 'new');",
};

async function setUp(rules: string, options: Partial<DispatcherOptions> & { preset?: string } = {}) {
  const root = createRepository(workspace);
  const preset = options.preset ?? 'on-failure';
  const policy = await loadText(`version: 1\nname: x\napprovals: ${preset}\nrules:${base}${rules}`);
  const sandbox = await createTestSandbox(root, { policy: policy.view() });
  const { dispatcher, events, call } = openDispatcher({ policy, sandbox, ...options });
  const run = (command: string[], justification?: string): Promise<CallResult> =>
    call('exec', { command, ...(justification !== undefined && { justification }) });
  const readConf = (name: string): string => readFileSync(join(sandbox.readDirectory(), `conf/${name}.json`), 'utf8');
  return { root: sandbox.readDirectory(), run, dispatcher, events, readConf };
}

const justified = "  - { id: conf, when: { write: 'conf/a.json', justified: true }, decision: allow }\n";

test('on-failure: one retry with a justification makes the refused change of a command, if a rule grants it', async () => {
  const { run, readConf, root } = await setUp(justified);
  const first = await run(['node', 'write.js']);
  expect(first).toMatchObject({
    type: 'completed',
    output: {
      value: {
        exitCode: 0,
        refusedChanges: [{ path: 'conf/a.json' }],
        refusedHint: expect.stringContaining('again with a justification'),
      },
      text: expect.stringContaining('make the same call again with a justification'),
    },
  });
  expect(readConf('a')).toBe('{}\n');
  expect(readFileSync(join(root, 'src/a.js'), 'utf8')).toBe('new');

  // Without reasons it is the same call as before.
  expect(await run(['node', 'write.js'])).toMatchObject({ output: { value: { refusedChanges: [{}] } } });
  const again = await run(['node', 'write.js'], 'The task asks for the new setting.');
  expect(again).toMatchObject({
    type: 'completed',
    decision: {
      decision: 'allow',
      justified: true,
      accesses: [{ type: 'command' }, { type: 'write', path: 'conf/a.json' }],
      reason: expect.stringContaining('made again with what was refused before: write conf/a.json'),
    },
  });
  expect(again).not.toHaveProperty('output.value.refusedChanges');
  expect(readConf('a')).toBe('new');
});

test('on-failure: a justification before a refusal, for another call, or after the one retry grants nothing', async () => {
  const logs = "  - { id: logs, when: { write: 'conf/*.log' }, decision: allow }\n";
  const { run, readConf } = await setUp(justified + logs);
  expect(await run(['node', 'write.js'], 'Please.')).toMatchObject({ output: { value: { refusedChanges: [{}] } } });
  // The refusal of both paths is asked for as a whole, and no rule grants conf/b.json.
  await run(['node', 'both.js']);
  expect(await run(['node', 'both.js'], 'Please.')).toMatchObject({
    type: 'denied',
    decision: { rule: 'default', reason: expect.stringContaining('conf/b.json') },
  });
  expect(await run(['node', 'both.js'], 'Please.')).toMatchObject({ output: { value: { refusedChanges: [{}, {}] } } });
  expect([readConf('a'), readConf('b')]).toEqual(['{}\n', '{}\n']);
});

test('under another preset, a justification changes nothing and none is offered', async () => {
  const { run, readConf } = await setUp(justified, { preset: 'untrusted' });
  const first = await run(['node', 'write.js']);
  expect(first).toMatchObject({ output: { value: { refusedChanges: [{ path: 'conf/a.json' }] } } });
  expect(first).not.toHaveProperty('output.value.refusedHint');
  expect(await run(['node', 'write.js'], 'Please.')).toMatchObject({ output: { value: { refusedChanges: [{}] } } });
  expect(readConf('a')).toBe('{}\n');
});

test('a withheld change that a person approves stays, and only that, and a denial still wins', async () => {
  const asked: ApprovalRequest[] = [];
  const answer: ApprovalAnswer = { type: 'granted', approver: 'ada', requestId: 'r' };
  const { run, readConf } = await setUp(
    "  - { id: ask, when: { write: 'conf/**' }, decision: escalate }\n  - { id: never, when: { write: 'conf/b.json' }, decision: deny }\n",
    {
      approval: {
        channel: {
          findEarlier: async () => ({ answer: null, note: '' }),
          ask: async (request) => (asked.push(request), answer),
          findAnswer: async () => null,
          readGrant: () => null,
        },
        readState: async () => ({ headSha: null, tree: '' }),
        keepChanges: () => [],
      },
    },
  );
  expect(await run(['node', 'write.js'])).toMatchObject({
    output: {
      value: { refusedChanges: [{ rule: 'ask' }], refusedHint: expect.stringMatching(/^ada approved it \(r\)/) },
    },
  });
  expect(asked).toMatchObject([
    {
      rule: 'ask',
      reason: expect.stringContaining('The decision for it is escalate'),
      writes: [{ path: 'conf/a.json' }],
    },
  ]);
  expect(readConf('a')).toBe('new');
  expect(await run(['node', 'both.js'], 'And this.')).toMatchObject({
    output: { value: { exitCode: 0, refusedChanges: [{ path: 'conf/b.json', rule: 'never' }] } },
  });
  expect(asked).toHaveLength(1);
  expect(readConf('b')).toBe('{}\n');
});

test('on-failure: a refused connection is open to the one retry alone', async () => {
  const server = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const { run, events } = await setUp(
    `  - { id: local, when: { net: { host: 127.0.0.1, port: ${port} }, justified: true }, decision: allow }\n`,
  );
  const fetch = ['node', 'fetch.js'];
  const refused = await run([...fetch, String(port)]);
  expect(refused).toMatchObject({
    output: { value: { stdout: '403', refusedHint: expect.stringContaining(`127.0.0.1:${port}`) } },
  });
  expect(await run([...fetch, String(port)], 'The schema is there.')).toMatchObject({
    output: { value: { stdout: '200 hello' } },
    decision: { grant: { kind: 'sealed', hosts: [{ host: '127.0.0.1', port, rule: 'local' }] } },
  });
  expect(await run([...fetch, String(port)])).toMatchObject({ output: { value: { stdout: '403' } } });
  // The allowed one is recorded again with the bytes that it has sent.
  const decided = events.flatMap((event) => (event.type === 'connection-decided' ? [event.connection.decision] : []));
  expect(decided).toEqual(['deny', 'allow', 'allow', 'deny']);
});

test('a call with refused changes counts once as denied, however many paths they are', async () => {
  const last = 'The next denied call or refused change ends the run.';
  const { run, dispatcher } = await setUp(justified, { limits: { ...defaultRunLimits, denials: 3 } });
  expect(await run(['node', 'both.js'])).not.toMatchObject({ output: { text: expect.stringContaining(last) } });
  expect(await run(['node', 'write.js'])).toMatchObject({ output: { text: expect.stringContaining(last) } });
  expect(dispatcher.closed).toBeNull();
  expect(await run(['sudo', 'ls'])).toMatchObject({ type: 'denied' });
  const reason = '1 call was denied, and changes of 2 calls were refused';
  expect(dispatcher.closed).toMatchObject({ outcome: 'denied', reason });
});
