import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/types/event.ts';
import { createStatement } from '../../src/record/attestation.ts';
import type { AuditLine } from '../../src/record/audit-schema.ts';
import { chainEntry, foldAudit } from '../../src/record/audit.ts';
import { foldRecord } from '../../src/record/read-record.ts';
import { createSandboxOpened, createStarted } from '../report/events.ts';

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

test('the statement about a patch names the models of all parts of a run and their weakest isolation', () => {
  const lines: AuditLine[] = [];
  for (const event of events) {
    const body = foldAudit(event);
    if (body !== null) lines.push(chainEntry(lines.at(-1) ?? null, body));
  }
  const [opened] = lines;
  if (opened?.type !== 'opened') throw new Error('the log begins with another entry');
  const { predicate } = createStatement(
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
  );
  expect(predicate.model).toMatchObject({ provider: 'openai-chat', name: 'first, spare, second' });
  expect(predicate.isolation?.level).toBe('namespaces');
});
