import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/types/event.ts';
import type { Outcome } from '../../src/core/types/outcome.ts';
import { buildRunResult } from '../../src/run/run-result.ts';
import { createApprovalRequest, createStarted } from '../report/events.ts';

test('a run that needs an approval names the requests that it waits for', () => {
  const request = createApprovalRequest({ id: 'first', callId: '1', tool: 'exec', rule: 'deploy', expiresMs: 5 });
  const build = (outcome: Outcome) =>
    buildRunResult(
      [createStarted(), { type: 'approval-requested', request, isAnswered: false, changes: [] } as const].map(
        (event, seq) => ({
          seq,
          timestampMs: 0,
          event,
        }),
      ),
      { outcome, reason: '', finalMessage: '', unknownTests: [], structuredOutput: null, changedFiles: [] },
    ).waitsFor;
  expect(build('needs-approval')).toEqual([{ id: 'first', tool: 'exec', rule: 'deploy', expiresMs: 5 }]);
  expect(build('denied')).toEqual([]);
});

test('a resumed run names the floors of all its parts', () => {
  const floor = (sha256: string) => ({ name: 'organisation:/etc/script-harness/policy.yml', sha256 });
  const own = { name: 'policy.yml', sha256: 'own' };
  const resume = (...policyLayers: { name: string; sha256: string }[]): RunEvent => ({
    type: 'run-resumed',
    version: '1',
    auditDigest: 'a',
    ended: 'killed',
    policySha256: 'p',
    policyLayers,
    policyOrigin: null,
    provider: '',
    model: '',
    limits: null,
    unknownCalls: [],
  });
  const events = [
    createStarted({ policyLayers: [floor('first'), own] }),
    resume(floor('first'), own),
    resume(floor('second'), own),
  ];
  const result = buildRunResult(
    events.map((event, seq) => ({ seq, timestampMs: 0, event })),
    {
      outcome: 'no-changes',
      reason: '',
      finalMessage: '',
      unknownTests: [],
      structuredOutput: null,
      changedFiles: [],
    },
  );
  expect(result.floors).toEqual([floor('first'), floor('second')]);
});

test('the run of verify before the agent is the one of the part of a resumed run that ran it after the agent', () => {
  const check = (phase: 'verify-before' | 'verify-after', command: string, exitCode: number): RunEvent => ({
    type: 'command-checked',
    phase,
    command,
    exitCode,
    timedOut: false,
    output: '',
    log: '',
    tests: [],
    durationMs: 1,
  });
  const build = (...events: RunEvent[]) =>
    buildRunResult(
      events.map((event, seq) => ({ seq, timestampMs: 0, event })),
      {
        outcome: 'completed',
        reason: '',
        finalMessage: '',
        unknownTests: [],
        structuredOutput: null,
        changedFiles: [],
      },
    ).verify;
  const first = [check('verify-before', 'npm test', 1), check('verify-after', 'npm test', 2)];
  const second = check('verify-before', 'make check', 3);
  expect(build(...first, second)).toMatchObject({ command: 'npm test', before: 1, after: 2 });
  expect(build(...first, second, check('verify-after', 'make check', 0))).toMatchObject({
    command: 'make check',
    before: 3,
    after: 0,
  });
});

test('a warning about a file that later steps use states whether it is still there', () => {
  const { warnings } = buildRunResult([], {
    outcome: 'completed',
    reason: '',
    finalMessage: '',
    unknownTests: [],
    structuredOutput: null,
    changedFiles: [
      { path: 'Makefile', kind: 'modified' },
      { path: 'package-lock.json', kind: 'deleted' },
      { path: 'src/a.ts', kind: 'deleted' },
    ],
  });
  expect(warnings).toEqual([
    'Makefile was changed, which decides what later steps of a job or other programs do',
    'package-lock.json was deleted, which decided what later steps of a job install',
  ]);
});
