import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listOpen } from '../../src/core/calls/approval-requests.ts';
import type {
  ApprovalAnswer,
  ApprovalRequest,
  ChangeToApprove,
  WaitingRequest,
} from '../../src/core/types/approval.ts';
import type { RunEvent } from '../../src/core/types/event.ts';
import { digestState, listWrites } from '../../src/dispatch/approval-files.ts';
import { createEventRenderer } from '../../src/report/console.ts';
import { createPlainSandbox } from '../fixtures/plain-sandbox.ts';
import { createRepository } from '../fixtures/workspace.ts';
import { loadText } from '../policy/test-policy.ts';
import { openDispatcher } from './open-dispatcher.ts';

const policyText = `version: 1
name: approvals
rules:
  - { id: run, when: { tool: 'exec*', command: [sh, '**'] }, decision: allow }
  - { id: read, when: { read: '**' }, decision: allow }
  - { id: source, when: { write: 'src/**' }, decision: allow }
  - { id: ask, when: { write: 'conf/**' }, decision: escalate }
`;
const files = {
  'conf/a.json': 'old\n',
  'src/a.js': '',
  'write.sh': 'echo new > conf/a.json\n',
  'slow.sh': 'echo new > conf/a.json; until [ -e src/go ]; do sleep 0.02; done\n',
  'go.sh': 'echo > src/go\n',
  'session.sh': 'read line; echo new > conf/a.json; echo written; read line\n',
};
const granted: ApprovalAnswer = { type: 'granted', approver: 'ada', requestId: 'approval_9' };

async function setUp(
  answer: (request: ApprovalRequest, root: string) => Promise<ApprovalAnswer | null>,
  onEvent: (event: RunEvent, root: string) => void = () => undefined,
  earlier: ApprovalAnswer | null = null,
) {
  const policy = await loadText(policyText);
  const sandbox = createPlainSandbox(createRepository(files));
  const root = sandbox.readDirectory();
  const asked: ApprovalRequest[] = [];
  const news: string[] = [];
  const events: RunEvent[] = [];
  const opened = openDispatcher({
    policy,
    sandbox,
    emit(event) {
      onEvent(event, root);
      events.push(event);
    },
    approval: {
      channel: {
        findEarlier: async () => ({ answer: earlier, note: '' }),
        async ask(request) {
          asked.push(request);
          return (await answer(request, root)) ?? { type: 'filed', requestId: request.id, hint: 'wait', note: '' };
        },
        findAnswer: (request) => answer(request, root),
        readGrant: () => null,
      },
      readState: async () => ({ headSha: null, tree: '' }),
      keepChanges: () => [],
    },
    onNews: (text) => news.push(text),
  });
  /** Returns the news for the model. */
  const makeApproved = async (...waiting: readonly WaitingRequest[]): Promise<readonly string[]> => {
    const before = news.length;
    await opened.dispatcher.makeApproved(waiting, new AbortController().signal);
    return news.slice(before);
  };
  return {
    ...opened,
    events,
    root,
    asked,
    news,
    makeApproved,
    readConf: () => readFileSync(join(root, 'conf/a.json'), 'utf8'),
  };
}

test('a change that a session makes after its call has ended is left to a person, and made if the person approves it', async () => {
  const { call, dispatcher, asked, news, readConf } = await setUp(async () => granted);
  await call('execCommand', { command: ['sh', 'session.sh'], yieldTimeMs: 0 });
  const written = await call('writeStdin', { sessionId: 'session_1', chars: 'go\n', yieldTimeMs: 5_000 });
  expect(written).toMatchObject({ type: 'completed' });
  await call('writeStdin', { sessionId: 'session_1', end: true });
  await dispatcher.settle();
  expect(asked).toMatchObject([{ rule: 'ask', writes: [{ path: 'conf/a.json' }] }]);
  expect(news.join('\n')).toContain('ada approved it (approval_9): the changes of conf/a.json were made');
  expect(readConf()).toBe('new\n');
});

test('a change of a session that waits for a person ends the run as needs-approval', async () => {
  const { call, dispatcher, readConf } = await setUp(async () => null);
  await call('execCommand', { command: ['sh', 'session.sh'], yieldTimeMs: 0 });
  await call('writeStdin', { sessionId: 'session_1', chars: 'go\n', yieldTimeMs: 5_000 });
  await dispatcher.settle();
  expect(dispatcher.closed).toMatchObject({ outcome: 'needs-approval' });
  expect(readConf()).toBe('old\n');
});

test('a person is asked once about a change of commands that ran at the same time', async () => {
  const { call, asked, readConf } = await setUp(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return granted;
  });
  const both = await Promise.all([
    call('exec', { command: ['sh', 'slow.sh'] }),
    call('exec', { command: ['sh', 'slow.sh'] }),
    call('exec', { command: ['sh', 'go.sh'] }),
  ]);
  expect(both.map(({ type }) => type)).toEqual(['completed', 'completed', 'completed']);
  expect(asked).toHaveLength(1);
  expect(readConf()).toBe('new\n');
});

test('a call that the answer to an earlier request approves is made, and the log names no request that a person could answer', async () => {
  const { call, events, asked, readConf } = await setUp(async () => null, undefined, granted);
  await call('writeFile', { filePath: 'conf/a.json', content: 'new\n' });
  expect(readConf()).toBe('new\n');
  expect(asked).toEqual([]);
  const lines = events.map(createEventRenderer());
  expect(lines).toContain('✓ ada approved it (approval_9)');
  expect(lines.join('\n')).not.toContain('asks a person');
});

test('an approved change is not made if the file has changed while the person was asked', async () => {
  const { call, readConf } = await setUp(async (_, root) => {
    writeFileSync(join(root, 'conf/a.json'), 'other\n');
    return granted;
  });
  expect(await call('exec', { command: ['sh', 'write.sh'] })).toMatchObject({
    output: {
      value: {
        refusedHint: expect.stringMatching(
          /were not made: ada approved it .*, and conf\/a\.json has changed since the request/,
        ),
      },
    },
  });
  expect(readConf()).toBe('other\n');
});

const change = (content: string, base = 'old\n'): ChangeToApprove => ({
  path: 'conf/a.json',
  after: { kind: 'file', executable: false, content: Buffer.from(content) },
  base: digestState({ kind: 'file', executable: false, content: Buffer.from(base) }),
});

const request = (id: string, content: string): ApprovalRequest => ({
  id,
  nonce: '0'.repeat(48),
  runId: 'run',
  callId: 'call',
  tool: 'exec',
  argsJson: '{}',
  tree: '',
  callHash: 'a'.repeat(64),
  policySha256: 'b'.repeat(64),
  headSha: null,
  writes: listWrites([{ ...change(content), before: null }]),
  rule: 'ask',
  shown: null,
  reason: '',
  label: '',
  by: ['admin'],
  createdMs: 0,
  expiresMs: 1,
});

test('a change of an earlier part of the run is made only with the contents that its request binds', async () => {
  const { makeApproved, events, readConf } = await setUp(async () => granted);
  const received = await makeApproved({ request: request('r1', 'new\n'), changes: [change('evil\n')] });
  expect(received).toEqual([expect.stringContaining('were not made: no approval of r1 was found')]);
  const more = [change('new\n'), { ...change('new\n'), path: 'conf/b.json', base: '' }];
  expect(await makeApproved({ request: request('r1', 'new\n'), changes: more })).toEqual([
    expect.stringContaining('not made'),
  ]);
  expect(events).toEqual([]);
  expect(readConf()).toBe('old\n');
});

const late = ({ id }: ApprovalRequest): ApprovalAnswer => ({
  type: 'refused',
  requestId: id,
  reason: 'it has expired',
});

test('a person is asked again about changes whose approval came too late, and the run ends', async () => {
  const { makeApproved, dispatcher, asked, events, readConf } = await setUp(async (one) =>
    one.id === 'r1' ? late(one) : null,
  );
  const first = request('r1', 'new\n');
  expect(await makeApproved({ request: first, changes: [change('new\n')] })).toEqual([
    expect.stringMatching(/^The changes of conf\/a\.json were not made: a person has to approve it: approval_/),
  ]);
  expect(readConf()).toBe('old\n');
  expect(dispatcher.closed).toMatchObject({ outcome: 'needs-approval' });
  const [again] = asked;
  expect(again).toMatchObject({ callHash: first.callHash, writes: first.writes, rule: 'ask', by: ['admin'] });
  expect(again?.nonce).not.toBe(first.nonce);
  expect((again?.expiresMs ?? 0) - (again?.createdMs ?? 0)).toBe(first.expiresMs - first.createdMs);
  expect(events).toMatchObject([
    { type: 'approval-answered', requestId: 'r1', answer: { type: 'refused', reason: 'it has expired' } },
    { type: 'approval-requested', request: { id: again?.id }, isAnswered: false },
    { type: 'approval-answered', requestId: again?.id, answer: { type: 'filed' } },
  ]);
  expect(listOpen(events).map((one) => one.request.id)).toEqual([again?.id]);
});

test('changes whose approval came too late are made if the person approves them while the run waits', async () => {
  const { makeApproved, readConf } = await setUp(async (one) =>
    one.id === 'r1' ? late(one) : { ...granted, requestId: one.id },
  );
  await makeApproved({ request: request('r1', 'new\n'), changes: [change('new\n')] });
  expect(readConf()).toBe('new\n');
});

test('no one is asked again about changes of a file that has changed since the request, or whose approval is used', async () => {
  const changed = await setUp(async (one) => late(one));
  expect(
    await changed.makeApproved({ request: request('r1', 'new\n'), changes: [change('new\n', 'other\n')] }),
  ).toEqual([expect.stringContaining('does not hold: conf/a.json has changed since the request')]);
  expect(changed.asked).toEqual([]);
  const used = await setUp(async (one) => ({ ...late(one), reason: 'it has been used already' }));
  const valid = { ...request('r1', 'new\n'), expiresMs: Number.MAX_SAFE_INTEGER };
  expect(await used.makeApproved({ request: valid, changes: [change('new\n')] })).toEqual([
    expect.stringContaining('does not hold: it has been used already'),
  ]);
  expect(used.asked).toEqual([]);
  expect(used.dispatcher.closed).toBeNull();
});

test('the answer is on record before the approved change is made', async () => {
  const seen: string[] = [];
  const { makeApproved, readConf } = await setUp(
    async ({ id }) => ({ ...granted, requestId: id }),
    ({ type }, root) => seen.push(type, readFileSync(join(root, 'conf/a.json'), 'utf8')),
  );
  await makeApproved({ request: request('r1', 'new\n'), changes: [change('new\n')] });
  expect(seen).toEqual(['approval-answered', 'old\n']);
  expect(readConf()).toBe('new\n');
});

test('of two approved changes of one file, the second is not made: the person saw it on another content', async () => {
  const { makeApproved, events, readConf } = await setUp(async ({ id }) => ({ ...granted, requestId: id }));
  const received = await makeApproved(
    { request: request('r1', 'new\n'), changes: [change('new\n')] },
    { request: request('r2', 'other\n'), changes: [change('other\n')] },
  );
  expect(received).toEqual([
    'ada approved it (r1): the changes of conf/a.json were made as they were shown. Do not repeat the call for them.',
    'The changes of conf/a.json were not made: the approval r2 does not hold: conf/a.json has changed since the request.',
  ]);
  expect(readConf()).toBe('new\n');
  expect(events).toMatchObject([{ answer: { type: 'granted' } }, { requestId: 'r2', answer: { type: 'refused' } }]);
});
