import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchCallId, type RunStarted } from '../../src/core/types/event.ts';
import { sarifReport } from '../../src/report/sarif.ts';
import { createDecided, createRecord, createResult, createSandboxOpened, createStarted } from './events.ts';
import { hostileText } from './hostile-text.ts';
import { createFullRun } from './html/runs.ts';

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/sarif-2.1.0.json'), 'utf8')) as object;
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);

test('the report fits the schema of SARIF 2.1.0, for any text of a run', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const denied = createDecided({
        callId: '1',
        decision: 'deny',
        rule: text,
        reason: text,
        accesses: [{ type: 'write', path: text, valid: true }],
      });
      const record = createRecord({
        list: [denied],
        started: createStarted({ policyName: text }),
        result: createResult({ warnings: [text] }),
      });
      expect(validate(JSON.parse(sarifReport.render(record))), JSON.stringify(validate.errors)).toBe(true);
    }),
  );
});

test('the schema refuses another member, so that the test above can fail', () => {
  const log = JSON.parse(sarifReport.render(createFullRun())) as { runs: object[] };
  Object.assign(log.runs[0] ?? {}, { other: 1 });
  expect(validate(log)).toBe(false);
});

interface Log {
  readonly runs: readonly {
    readonly results: readonly {
      readonly ruleId: string;
      readonly locations: readonly {
        readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
      }[];
    }[];
    readonly invocations: readonly { readonly toolExecutionNotifications: readonly { readonly message: object }[] }[];
  }[];
}

/** The places of the results, and the findings without a place. */
function renderPlaces(started: Partial<RunStarted>, directory = '') {
  const write = createDecided({
    callId: '1',
    decision: 'deny',
    rule: 'ci',
    accesses: [{ type: 'write', path: 'a b/x.yml', valid: true }],
  });
  const denied = { ...write, decision: { ...write.decision, refused: "write 'a b/x.yml'" } };
  const record = createRecord({
    list: [denied, denied],
    started: createStarted(started),
    sandbox: createSandboxOpened({ folder: directory }),
    result: createResult({ warnings: ['a Makefile changed'] }),
  });
  const log = JSON.parse(sarifReport.render(record)) as Log;
  expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
  return log.runs.map(({ results, invocations }) => ({
    results: results.map(({ ruleId, locations }) => [ruleId, locations[0]?.physicalLocation.artifactLocation.uri]),
    notifications: invocations.flatMap((one) => one.toolExecutionNotifications.map(({ message }) => message)),
  }))[0];
}

const command = (policy?: string) => ({
  workingFolder: '/workspace/app',
  inputs: policy === undefined ? {} : { policy },
  approvals: null,
});
const layer = (name: string) => ({ name, sha256: '' });
const origin = { path: '.github/agent.yml', branch: 'main', commit: 'c' };

test.each<[string, Partial<RunStarted>, string]>([
  ['of a job', { policyOrigin: origin, policyLayers: [layer('other.yml'), layer(origin.path)] }, '.github/agent.yml'],
  [
    'of the command line',
    {
      command: command('../my/policy.yml'),
      policyLayers: [layer('/workspace/my/base.yml'), layer('/workspace/my/policy.yml')],
    },
    'my/policy.yml',
  ],
  [
    'that no option names',
    { command: command(), policyLayers: [layer('/workspace/app/.github/script-harness.yml')] },
    'app/.github/script-harness.yml',
  ],
])('a denial is at the refused file, counted once, and a warning at the policy %s', (_, started, place) => {
  expect(renderPlaces(started)).toEqual({
    results: [
      ['denied/ci', 'a%20b/x.yml'],
      ['warning', place],
    ],
    notifications: [],
  });
});

test('a denial of a call with two files is at the refused one, also if its name begins with the other name', () => {
  const accesses = ['src/a.js', 'src/a.js.map'].map((path) => ({ type: 'write', path, valid: true }) as const);
  const decided = createDecided({ callId: '1', decision: 'deny', rule: 'maps', accesses });
  const denied = { ...decided, decision: { ...decided.decision, refused: 'write src/a.js.map' } };
  const log = JSON.parse(sarifReport.render(createRecord({ list: [denied] }))) as Log;
  const [found] = log.runs[0]?.results.filter(({ ruleId }) => ruleId === 'denied/maps') ?? [];
  expect(found?.locations[0]?.physicalLocation.artifactLocation.uri).toBe('src/a.js.map');
});

test('a refused change of a command that is still there is an error, and one of a patch of which nothing is kept is a warning', () => {
  const change = { path: 'a.txt', kind: 'created', rule: 'ci', reason: 'no', restored: false } as const;
  const list = ['1', patchCallId].map((callId) => ({
    type: 'changes-decided' as const,
    turn: 1,
    callId,
    kept: 0,
    keptPaths: [],
    refused: [change],
    refusedCount: 1,
  }));
  const log = JSON.parse(sarifReport.render(createRecord({ list }))) as Log;
  expect(log.runs[0]?.results.filter(({ ruleId }) => ruleId === 'refused/ci')).toMatchObject([
    { level: 'error', message: { text: 'Change refused by rule ci: created a.txt, NOT restored. no' } },
    {
      level: 'warning',
      message: { text: 'Change refused by rule ci: created a.txt, and nothing of the patch is kept. no' },
    },
  ]);
});

test('the places of a run in a directory of the repository are from the root of the repository', () => {
  expect(renderPlaces({ policyOrigin: origin }, 'packages/app')?.results).toEqual([
    ['denied/ci', 'packages/app/a%20b/x.yml'],
    ['warning', '.github/agent.yml'],
  ]);
  const started = {
    workspace: '/repository/packages/app',
    command: { ...command('../../policy.yml'), workingFolder: '/repository/packages/app' },
    policyLayers: [layer('/repository/policy.yml')],
  };
  expect(renderPlaces(started, 'packages/app')?.results).toContainEqual(['warning', 'policy.yml']);
});

test.each<[string, Partial<RunStarted>]>([
  ['is built in', { policyLayers: [layer('builtin:base')], command: command('builtin:base') }],
  ['is outside of the repository', { policyLayers: [layer('/etc/policy.yml')], command: command('/etc/policy.yml') }],
])('a warning has no place if the policy %s: it is no result, which code scanning would refuse', (_, started) => {
  expect(renderPlaces(started)).toEqual({
    results: [['denied/ci', 'a%20b/x.yml']],
    notifications: [{ text: 'a Makefile changed' }],
  });
});
