import { noGrant } from '../../src/core/types/network.ts';
import { createHash } from 'node:crypto';
import { createRedactor } from '../../src/record/secrets/redact.ts';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { waitUnpaused } from '../../src/core/ports/pause-clock.ts';
import { join } from 'node:path';
import type { JsonValue } from '../../src/core/text/json.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { DispatcherOptions } from '../../src/dispatch/call-options.ts';
import { noFollowUp, type CallToDecide, type Verdict } from '../../src/core/types/decision.ts';
import { defaultRunLimits } from '../../src/core/limits.ts';
import type { Policy } from '../../src/core/ports/policy.ts';
import type { Tool } from '../../src/core/ports/tool.ts';
import { defineTool } from '../../src/tools/definition/define-tool.ts';
import { findTool, listNearestNames } from '../../src/tools/index.ts';
import { createPlainSandbox } from '../fixtures/plain-sandbox.ts';
import { nothingClosed } from '../../src/core/ports/policy.ts';
import { openSandboxPolicy } from '../../src/sandbox/open-policy.ts';
import { createRepository } from '../fixtures/workspace.ts';
import { loadText } from '../policy/test-policy.ts';
import { callThrough, openDispatcher } from './open-dispatcher.ts';

const plain = await loadText('version: 1\nname: test\n');

function createPolicy(decide: (call: CallToDecide) => Verdict['decision']): Policy {
  return {
    ...plain,
    sha256: 'f'.repeat(64),
    decide: (call) => ({
      decision: decide(call),
      rule: 'rule',
      reason: 'because',
      instead: '',
      suggestion: '',
      matched: [],
      grant: noGrant,
      alone: '',
      refused: '',
      limits: [{ limit: 'rule:rule', used: 0, of: 9 }],
      followUp: {
        ...noFollowUp,
        mayRemember: true,
        escalation: { label: '', by: ['admin'], ttlMs: 60_000 },
      },
    }),
    judge: (changes) => changes.map(() => null),
    view: () => ({ ...openSandboxPolicy, closedTo: () => nothingClosed, isOffered: () => true, allowsWrites: true }),
  };
}

const redactor = {
  redactText: (text: string) => text.replaceAll('hunter2', '***'),
  redactJson: (value: JsonValue) => JSON.parse(JSON.stringify(value).replaceAll('hunter2', '***')) as JsonValue,
};

async function setUp(decide: (call: CallToDecide) => Verdict['decision'], options: Partial<DispatcherOptions> = {}) {
  const root = createRepository({ 'a.txt': 'alpha\n', 'secret.txt': 'hidden\n' });
  const sandbox = createPlainSandbox(root);
  const { dispatcher, events } = openDispatcher({
    listNearestNames,
    policy: createPolicy(decide),
    sandbox,
    redactor: { ...redactor, known: redactor },
    ...options,
  });
  return { root: sandbox.readDirectory(), dispatcher, events };
}

test('a decision is recorded with the use of each limit and with the arguments that were blanked out', async () => {
  const { dispatcher, events } = await setUp(({ tool }) => (tool === 'readFile' ? 'deny' : 'allow'));
  await callThrough(dispatcher, 'read_file', { filePath: 'a.txt' });
  await callThrough(dispatcher, 'read_file', { filePath: 'a.txt' });
  await callThrough(dispatcher, 'update_plan', {
    explanation: 'say hunter2',
    plan: [
      { step: 'one', status: 'pending' },
      { step: 'a hunter2', status: 'pending' },
    ],
  });
  const decisions = events.flatMap((event) => (event.type === 'tool-decided' ? [event.decision] : []));
  const own = { limit: 'rule:rule', used: 0, of: 9 };
  const { toolCalls, denials, identicalCalls } = defaultRunLimits;
  const at = (calls: number, denied: number, same: number) => [
    { limit: 'toolCalls', used: calls, of: toolCalls },
    { limit: 'denials', used: denied, of: denials },
    { limit: 'identicalCalls', used: same, of: identicalCalls },
    own,
  ];
  expect(decisions.map(({ limits }) => limits)).toEqual([at(0, 0, 0), at(0, 1, 1), at(0, 2, 0)]);
  expect(decisions.map(({ masked }) => masked)).toEqual([[], [], ['/explanation', '/plan/1/step']]);
});

test('a call is decided and recorded before it runs, and its end is recorded after', async () => {
  const { dispatcher, events } = await setUp(() => 'allow');
  const result = await callThrough(dispatcher, 'read_file', { filePath: 'a.txt' });
  expect(result).toMatchObject({
    type: 'completed',
    tool: 'readFile',
    decision: { decision: 'allow', accesses: [{ type: 'read', path: 'a.txt' }] },
  });
  expect(events.map(({ type }) => type)).toEqual(['tool-decided', 'tool-started', 'tool-finished']);
});

test('the lines of a private key in a structured result reach neither the model nor the record', async () => {
  const lines = ['1', '2', '3'].map((digit) => createHash('sha512').update(digit).digest('base64').slice(0, 64));
  const matches = ['-----BEGIN PRIVATE KEY-----', ...lines].map((text, line) => ({ path: 'a.txt', line, text }));
  const search: Tool = defineTool({
    name: 'searchLines',
    structuredName: 'search_lines',
    kind: 'read',
    packs: [],
    description: 'Finds lines.',
    input: z.strictObject({}),
    returns: 'unknown',
    accesses: async () => [{ type: 'read', path: 'a.txt', valid: true }],
    run: async () => ({ value: { matches }, text: null, images: [] }),
  });
  const { dispatcher, events } = await setUp(() => 'allow', {
    findTool: () => search,
    redactor: createRedactor({ secrets: [] }),
    trust: { task: 'trusted', repository: 'untrusted', resumed: 'clean' },
  });
  const result = await callThrough(dispatcher, 'search_lines', {});
  expect(result).toMatchObject({ type: 'completed', output: { text: expect.stringContaining('<untrusted') } });
  for (const line of lines) expect(JSON.stringify([result, events])).not.toContain(line);
});

test('a denied call has no effect at all', async () => {
  const { root, dispatcher, events } = await setUp(() => 'deny');
  expect(await callThrough(dispatcher, 'writeFile', { filePath: 'a.txt', content: 'x' })).toMatchObject({
    type: 'denied',
  });
  expect(await callThrough(dispatcher, 'exec', { command: ['sh', '-c', 'echo x > a.txt'] })).toMatchObject({
    type: 'denied',
  });
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('alpha\n');
  expect(events.map(({ type }) => type)).toEqual(['tool-decided', 'tool-decided']);
  expect(dispatcher.callsMade).toBe(0);
});

test('unknown tools and arguments that do not fit never reach the policy', async () => {
  const { dispatcher, events } = await setUp(() => {
    throw new Error('asked');
  });
  expect(await callThrough(dispatcher, 'raed_file', {})).toMatchObject({
    type: 'not-found',
    nearest: expect.arrayContaining(['readFile']),
  });
  expect(await callThrough(dispatcher, 'constructor', {})).toMatchObject({ type: 'not-found' });
  for (const tool of ['readFile', 'read_file'])
    expect(await callThrough(dispatcher, tool, { name: 'a.txt' })).toMatchObject({ type: 'invalid', tool });
  expect(events.map(({ type }) => type)).toEqual(['tool-rejected', 'tool-rejected', 'tool-rejected', 'tool-rejected']);
  expect(dispatcher.closed).toBeNull();
});

test('an error while deciding denies and ends the run', async () => {
  const { dispatcher } = await setUp(() => {
    throw new Error('broken matcher');
  });
  expect(await callThrough(dispatcher, 'readFile', { filePath: 'a.txt' })).toMatchObject({
    type: 'denied',
    decision: { decision: 'deny-and-abort', reason: expect.stringContaining('broken matcher') },
  });
  expect(dispatcher.closed).toMatchObject({ outcome: 'denied' });
  expect(await callThrough(dispatcher, 'readFile', { filePath: 'a.txt' })).toMatchObject({ type: 'refused' });
});

test('the same denied call, too many denials and spent calls end the run', async () => {
  const same = await setUp(() => 'deny', { limits: { toolCalls: 9, denials: 9, identicalCalls: 2 } });
  await callThrough(same.dispatcher, 'readFile', { filePath: 'a.txt' });
  expect(same.dispatcher.closed).toBeNull();
  await callThrough(same.dispatcher, 'read_file', { filePath: 'a.txt' });
  expect(same.dispatcher.closed?.reason).toContain('2 times');
  const many = await setUp(() => 'deny', { limits: { toolCalls: 9, denials: 2, identicalCalls: 9 } });
  await callThrough(many.dispatcher, 'readFile', { filePath: 'a.txt' });
  await callThrough(many.dispatcher, 'readFile', { filePath: 'b.txt' });
  expect(many.dispatcher.closed).toMatchObject({ outcome: 'denied' });
  const spent = await setUp(() => 'allow', { limits: { toolCalls: 1, denials: 9, identicalCalls: 9 } });
  await callThrough(spent.dispatcher, 'readFile', { filePath: 'a.txt' });
  expect(await callThrough(spent.dispatcher, 'readFile', { filePath: 'a.txt' })).toMatchObject({ type: 'refused' });
  expect(spent.dispatcher.closed).toMatchObject({ outcome: 'budget-exceeded' });
});

test('an explained call is decided again as justified', async () => {
  const { dispatcher } = await setUp(({ justified }) => (justified ? 'allow' : 'explain'));
  expect(await callThrough(dispatcher, 'readFile', { filePath: 'a.txt' })).toMatchObject({
    type: 'denied',
    decision: { decision: 'explain' },
  });
  expect(await callThrough(dispatcher, 'readFile', { filePath: 'secret.txt' })).toMatchObject({ type: 'denied' });
  // A mere repeat is no reason, and neither is whitespace.
  for (const more of [{ justification: ' ' }])
    expect(await callThrough(dispatcher, 'readFile', { filePath: 'a.txt', ...more })).toMatchObject({ type: 'denied' });
  expect(await callThrough(dispatcher, 'readFile', { filePath: 'a.txt', justification: 'It says how.' })).toMatchObject(
    {
      type: 'completed',
    },
  );
});

test('a justification in the second argument of a script is read', async () => {
  const { dispatcher } = await setUp(({ justified }) => (justified ? 'allow' : 'explain'));
  expect(await callThrough(dispatcher, 'readFile', ['a.txt', { limit: 1 }])).toMatchObject({ type: 'denied' });
  expect(
    await callThrough(dispatcher, 'readFile', ['a.txt', { limit: 1, justification: 'It says how.' }]),
  ).toMatchObject({ type: 'completed' });
});

test('a path that leads elsewhere when the tool runs is refused', async () => {
  const { root, dispatcher } = await setUp(() => {
    rmSync(join(root, 'a.txt'));
    symlinkSync('secret.txt', join(root, 'a.txt'));
    return 'allow';
  });
  const result = await callThrough(dispatcher, 'readFile', { filePath: 'a.txt' });
  expect(result).toMatchObject({ type: 'failed', message: expect.stringContaining('not what was decided') });
  expect(JSON.stringify(result)).not.toContain('hidden');
});

test('secrets are gone from results, failures and the record', async () => {
  const { dispatcher, events } = await setUp(() => 'allow');
  const result = await callThrough(dispatcher, 'exec', { command: ['echo', 'password=hunter2'] });
  expect(result).toMatchObject({ type: 'completed', output: { value: { stdout: 'password=***\n' } } });
  await callThrough(dispatcher, 'readFile', { filePath: 'hunter2.txt' });
  const finished = events.filter(({ type }) => type === 'tool-finished');
  expect(finished.length).toBe(2);
  expect(JSON.stringify(finished)).not.toContain('hunter2');
});

test('a tool that throws an unexpected error is a failed call, and an aborted call is reported as aborted', async () => {
  const broken: Tool = defineTool({
    name: 'broken',
    structuredName: 'broken',
    kind: 'none',
    packs: [],
    description: 'Throws.',
    input: z.strictObject({}),
    returns: 'never',
    accesses: async () => [{ type: 'none' }],
    run: async () => {
      throw new TypeError('a bug');
    },
  });
  const { dispatcher } = await setUp(() => 'allow', {
    findTool: (name) => (name === 'broken' ? broken : findTool(name)),
  });
  expect(await callThrough(dispatcher, 'broken', {})).toMatchObject({ type: 'failed', message: 'a bug' });
  const controller = new AbortController();
  const running = dispatcher.callTool({
    callId: 'c',
    name: 'exec',
    args: { command: ['sleep', '30'] },
    origin: 'script',
    turn: 1,
    scriptId: 's',
    callSite: null,
    signal: controller.signal,
    pauseClock: waitUnpaused,
  });
  setTimeout(() => controller.abort(), 300);
  expect(await running).toMatchObject({ type: 'aborted' });
});

test('an aborted call whose tool has completed keeps its result', async () => {
  const controller = new AbortController();
  const late: Tool = defineTool({
    name: 'late',
    structuredName: 'late',
    kind: 'none',
    packs: [],
    description: 'Completes although it is aborted.',
    input: z.strictObject({}),
    returns: 'string',
    accesses: async () => [{ type: 'none' }],
    run: async () => {
      controller.abort();
      return { value: 'written', text: null, images: [] };
    },
  });
  const { dispatcher } = await setUp(() => 'allow', { findTool: () => late });
  expect(await callThrough(dispatcher, 'late', {}, { signal: controller.signal })).toMatchObject({
    type: 'completed',
    output: { value: 'written' },
  });
});

test('the end of a call names why its program was ended, for a command and for a session', async () => {
  const { dispatcher, events } = await setUp(() => 'allow');
  const call = (name: string, args: unknown) => callThrough(dispatcher, name, args);
  const listEndings = () => events.flatMap((event) => (event.type === 'tool-finished' ? [event.endedBy] : []));
  await call('exec', { command: ['sleep', '30'], timeoutMs: 200 });
  await call('exec', { command: ['sh', '-c', 'kill -9 $$'] });
  await call('exec', { command: ['false'] });
  await call('execCommand', { command: ['sleep', '30'], timeoutMs: 200, yieldTimeMs: 10_000, tty: false });
  expect(listEndings()).toEqual(['timed-out', 'killed', null, 'timed-out']);
});

test('the result of a sealed call whose program did not start does not state that it ran', async () => {
  const policy = createPolicy(() => 'allow');
  const sealed: Policy = {
    ...policy,
    decide: (call) => ({ ...policy.decide(call), grant: { ...noGrant, kind: 'sealed' } }),
  };
  const { dispatcher } = await setUp(() => 'allow', { policy: sealed });
  const call = async (args: unknown) => JSON.stringify(await callThrough(dispatcher, 'exec', args));
  expect(await call({ command: ['true'] })).toContain('Sealed call: it ran');
  for (const args of [{ command: ['no-such-program'] }, { command: ['true'], cwd: 'nowhere' }]) {
    const result = await call(args);
    expect(result).toContain('"type":"failed"');
    expect(result).not.toContain('Sealed call');
  }
});

test('a wait for a session stops the clock of the script, and a command does not', async () => {
  const { dispatcher } = await setUp(() => 'allow');
  const paused: string[] = [];
  const callFromScript = (callId: string, name: string, args: unknown) =>
    dispatcher.callTool({
      callId,
      name,
      args,
      origin: 'script' as const,
      turn: 1,
      scriptId: 's',
      callSite: null,
      signal: new AbortController().signal,
      pauseClock: (wait) => {
        paused.push(callId);
        return wait();
      },
    });
  await callFromScript('opened', 'execCommand', { command: ['cat'], yieldTimeMs: 100 });
  await callFromScript('typed', 'writeStdin', { sessionId: 'session_1', chars: 'a\n', yieldTimeMs: 100 });
  await callFromScript('ran', 'exec', { command: ['true'] });
  expect(paused).toEqual(['opened', 'typed']);
});

test('a dry run decides and runs nothing', async () => {
  const { root, dispatcher } = await setUp(() => 'allow', { readMode: () => 'dry-run' as const });
  expect(await callThrough(dispatcher, 'writeFile', { filePath: 'a.txt', content: 'x' })).toEqual({
    type: 'dry-run',
    tool: 'writeFile',
    args: { filePath: 'a.txt', content: 'x' },
  });
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('alpha\n');
});
