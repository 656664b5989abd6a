import { narrowPolicy } from '../../src/policy/resolve/narrow-policy.ts';
import { expect, test } from 'vitest';
import { waitUnpaused } from '../../src/core/ports/pause-clock.ts';
import { createPlainSandbox } from '../fixtures/plain-sandbox.ts';
import { createRepository } from '../fixtures/workspace.ts';
import { loadText } from '../policy/test-policy.ts';
import { openDispatcher } from './open-dispatcher.ts';

const facts = {
  event: 'cli',
  ref: '',
  label: '',
  fork: false,
  actorPermission: '',
  actorAssociation: '',
  authorAssociation: null,
};

async function setUp() {
  const policy = await loadText(
    `version: 1
name: a
rules:
  - { id: sessions, when: { tool: execCommand, command: [cat, '**'] }, decision: allow }
  - { id: write, when: { write: ['**'] }, decision: allow }
  - { id: early, when: { tool: updatePlan, turn: { lte: 2 } }, decision: allow, limits: { perRun: 2 } }
`,
    { facts },
  );
  const opened = openDispatcher({ policy, sandbox: createPlainSandbox(createRepository({ 'a.txt': 'a\n' })) });
  const changed: string[] = [];
  const callTool = opened.dispatcher.openScope({
    agent: 'agent_1',
    depth: 1,
    onChanged: (paths) => changed.push(...paths),
    policy: narrowPolicy(policy, { tools: null, denyTools: [], deny: [{ write: ['b.txt'] }] }),
    emit: (event) => void opened.events.push({ type: 'agent-event', agent: 'agent_1', event: event as never }),
  });
  const ofAgent = (name: string, args: object) =>
    callTool({
      callId: `agent_1/${name}`,
      name,
      args,
      turn: 1,
      scriptId: null,
      callSite: null,
      origin: 'structured',
      signal: new AbortController().signal,
      pauseClock: waitUnpaused,
    });
  return { ...opened, ofAgent, changed };
}

test('an agent cannot send input to a session of its parent, and does not learn its id', async () => {
  const { call, ofAgent } = await setUp();
  const opened = await call('execCommand', { command: ['cat'], yieldTimeMs: 0 });
  expect(opened).toMatchObject({ type: 'completed', output: { value: { sessionId: 'session_1' } } });
  const input = { sessionId: 'session_1', chars: 'x\n', yieldTimeMs: 0 };
  const refused = await ofAgent('writeStdin', input);
  expect(refused).toMatchObject({ type: 'failed', message: expect.stringContaining('none is open') });
  const own = await ofAgent('execCommand', { command: ['cat'], yieldTimeMs: 0 });
  expect(own).toMatchObject({ output: { value: { sessionId: 'session_2' } } });
  expect(await ofAgent('writeStdin', { ...input, sessionId: 'session_2' })).toMatchObject({ type: 'completed' });
  // The parent may end what its agents have left.
  expect(await call('writeStdin', { sessionId: 'session_2', end: true })).toMatchObject({ type: 'completed' });
  await call('writeStdin', { sessionId: 'session_1', end: true });
});

test('calls of an agent count against the limits of rules, and their changes are reported as its own', async () => {
  const { call, ofAgent, changed, events } = await setUp();
  expect(await ofAgent('writeFile', { filePath: 'c.txt', content: '' })).toMatchObject({ type: 'completed' });
  expect(await ofAgent('writeFile', { filePath: 'b.txt', content: '' })).toMatchObject({
    type: 'denied',
    decision: { rule: 'agent-1' },
  });
  expect(await call('writeFile', { filePath: 'b.txt', content: '' })).toMatchObject({ type: 'completed' });
  expect(changed).toEqual(['c.txt']);
  const plan = { plan: [{ step: 'a', status: 'pending' }] };
  expect(await ofAgent('updatePlan', plan)).toMatchObject({ type: 'completed' });
  expect(await call('updatePlan', plan)).toMatchObject({ type: 'completed' });
  expect(await ofAgent('updatePlan', plan)).toMatchObject({ type: 'denied', decision: { rule: 'limit' } });
  const started = events.filter(({ type }) => type === 'tool-started');
  expect(started).toHaveLength(2);
  expect(events.filter((event) => event.type === 'agent-event' && event.event.type === 'tool-started')).toHaveLength(2);
});
