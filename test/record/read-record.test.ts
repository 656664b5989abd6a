import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/types/event.ts';
import { createStatement } from '../../src/record/attestation.ts';
import type { AuditLine } from '../../src/record/audit-schema.ts';
import { chainEntry, foldAudit } from '../../src/record/audit.ts';
import { renderHistoryLine } from '../../src/record/history.ts';
import { foldRecord, readRecords } from '../../src/record/read-record.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';
import { createDecided, createSandboxOpened, createStarted } from '../report/events.ts';

const { isolation } = createSandboxOpened();
const open = (level: 'namespaces' | 'full'): RunEvent => createSandboxOpened({ isolation: { ...isolation, level } });
const resumed: RunEvent = {
  type: 'run-resumed',
  version: '1',
  auditDigest: '',
  ended: 'killed',
  policySha256: '',
  policyLayers: [],
  policyOrigin: null,
  provider: 'openai-chat',
  model: 'second',
  limits: null,
  unknownCalls: [],
};
const started = createStarted({ provider: 'openai-chat', model: 'first' });
const replaced: RunEvent = { type: 'model-replaced', model: 'spare' };
const parts = [started, open('full'), replaced, resumed, open('namespaces'), resumed, open('full')];
const events = parts.map((event, index) => ({
  seq: index + 1,
  timestampMs: index,
  event,
}));

test('the record of a resumed run has the weakest isolation of its parts', () => {
  expect(foldRecord('/none', events).sandbox?.isolation.level).toBe('namespaces');
  expect(foldRecord('/none', events.slice(0, 1)).sandbox).toBeNull();
});

function createPredicate(recorded: readonly RunEvent[]) {
  const lines: AuditLine[] = [];
  for (const [index, event] of recorded.entries()) {
    const body = foldAudit({ seq: index + 1, timestampMs: index, event });
    if (body !== null) lines.push(chainEntry(lines.at(-1) ?? null, body));
  }
  const [opened] = lines;
  if (opened?.type !== 'opened') throw new Error('the log begins with another entry');
  return createStatement(
    { lines, opened, closed: { hash: '', outcome: 'completed' } as never, fileDigest: '' },
    {
      patchDigest: '',
      result: null,
      judgedBy: { name: '', sha256: '' },
      repository: '',
      commit: '',
      workflowRun: '',
      publication: { branch: '', commit: '', pullRequest: null },
    },
  ).predicate;
}

test('the statement about a patch counts a call that a person granted as allowed', () => {
  const call = createDecided({ callId: 'c1', decision: 'deny', rule: 'ask', accesses: [] });
  const other = createDecided({ callId: 'c2', decision: 'deny', rule: 'ask', accesses: [] });
  const answer = { type: 'approval-answered', requestId: 'a', callId: 'c1', waitedMs: 0 } as const;
  const filed = { type: 'filed', requestId: 'a', hint: '', note: '' } as const;
  const granted = { type: 'granted', requestId: 'a', approver: 'lead' } as const;
  const recorded: RunEvent[] = [started, { ...answer, answer: filed }, call, other];
  expect(createPredicate(recorded).audit).toMatchObject({ allowedCalls: 0, deniedCalls: 2 });
  const resumedWith: RunEvent[] = [...recorded, resumed, { ...answer, answer: granted }];
  expect(createPredicate(resumedWith).audit).toMatchObject({ allowedCalls: 1, deniedCalls: 1 });
});

test('the statement about a patch names the models of all parts of a run and their weakest isolation', () => {
  const predicate = createPredicate(parts);
  expect(predicate.model).toMatchObject({ provider: 'openai-chat', name: 'first, spare, second' });
  expect(predicate.isolation?.level).toBe('namespaces');
});

test('the records of several directories have different names, although each is called record', () => {
  const root = createDirectory('records-');
  const write = (runId: string): string =>
    renderHistoryLine({ seq: 1, timestampMs: 0, event: createStarted({ runId }) });
  writeFiles(root, { 'one/record/history.jsonl': write('a'), 'two/record/history.jsonl': write('b') });
  const read = (...names: readonly string[]) =>
    readRecords(
      names.map((name) => join(root, name)),
      (name) => name,
    ).found;
  expect(read('one', 'two')).toEqual(['one/record', 'two/record']);
  expect(read('one/record', 'two')).toEqual(['record', 'two/record']);
  expect(read('one')).toEqual(['record']);
  expect(read('.')).toEqual(['one/record', 'two/record']);
});
