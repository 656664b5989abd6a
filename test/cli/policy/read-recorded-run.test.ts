import { noGrant } from '../../../src/core/types/network.ts';
import type { JsonValue } from '../../../src/core/text/json.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCall, readRecordedRun } from '../../../src/cli/policy/policy-calls.ts';
import type { Access } from '../../../src/core/types/access.ts';
import type { RefusedChange } from '../../../src/core/types/change.ts';
import type { DecisionRecord } from '../../../src/core/types/decision.ts';
import type { RunEvent, RunStarted } from '../../../src/core/types/event.ts';
import type { PolicyFacts } from '../../../src/core/types/policy-facts.ts';
import { createRecorder } from '../../../src/record/recorder.ts';
import { systemClock } from '../../../src/run/host/system-clock.ts';
import { suggestRules } from '../../../src/policy/tools/suggest.ts';
import { createOptions } from '../../policy/test-policy.ts';
import { createDirectory } from '../../fixtures/workspace.ts';

const facts: PolicyFacts = {
  event: 'issues',
  ref: 'refs/heads/main',
  label: 'agent',
  fork: false,
  actorPermission: 'write',
  actorAssociation: 'MEMBER',
  authorAssociation: 'NONE',
};
const started: RunStarted = {
  type: 'run-started',
  runId: 'run_1',
  version: '1',
  task: 't',
  taskOrigin: 'cli',
  provider: 'replay',
  model: 'm',
  replayed: true,
  policyName: 'p',
  policySha256: 'a'.repeat(64),
  policyLayers: [],
  policyOrigin: null,
  workspace: '/w',
  event: 'issues',
  limits: null,
  actor: 'ada',
  facts,
  command: null,
  job: null,
};

const keepAll = { redactText: (text: string) => text, redactJson: (value: JsonValue) => value };

function setUp(events: readonly RunEvent[] = []) {
  const directory = join(createDirectory('record-'), 'run');
  const recorder = createRecorder({
    directory,
    redactor: { ...keepAll, known: keepAll, findSecrets: () => [], findPlainSecrets: () => [] },
    clock: systemClock,
  });
  for (const event of [started, ...events]) recorder.emit(event);
  const logged: string[] = [];
  const context = {
    host: { workingDirectory: '/' },
    terminal: { log: (text: string) => void logged.push(text) },
  } as unknown as Parameters<typeof readRecordedRun>[0];
  return { directory, context, logged };
}

test('the start of a run is read from its record, and a given context overrides it', () => {
  const { directory, context, logged } = setUp();
  const line = JSON.parse(readFileSync(join(directory, 'history.jsonl'), 'utf8')) as { event: object };
  expect(line.event).toMatchObject({ actor: 'ada', facts: { actor_permission: 'write', author_association: 'NONE' } });
  expect(readRecordedRun(context, directory, null).facts).toEqual(facts);
  expect(readRecordedRun(context, directory, '{"label":"other"}').facts).toEqual({ ...facts, label: 'other' });
  expect(logged).toEqual([]);
});

test('a record of an earlier version names only the event, and a message reports that the rest is unknown', () => {
  const { directory, context, logged } = setUp();
  const file = join(directory, 'history.jsonl');
  const line = JSON.parse(readFileSync(file, 'utf8')) as { event: Record<string, unknown> };
  delete line.event['facts'];
  delete line.event['actor'];
  writeFileSync(file, `${JSON.stringify(line)}\n`);
  expect(readRecordedRun(context, directory, null).facts).toMatchObject({
    event: 'issues',
    actorPermission: '',
    label: '',
  });
  expect(logged.join('')).toContain('--context');
});

test('a reverted change of a command is listed as a write of its call, for which suggest has rules', async () => {
  const accesses: Access[] = [{ type: 'command', cwd: '.', words: [{ type: 'literal', value: 'npm' }] }];
  const decision: DecisionRecord = {
    decisionId: 'd',
    runId: 'run_1',
    turn: 1,
    callId: 'c',
    callHash: 'h',
    tool: 'exec',
    origin: 'script',
    accesses,
    decision: 'allow',
    rule: 'run',
    reason: '',
    instead: '',
    suggestion: '',
    matched: [],
    grant: noGrant,
    alone: '',
    refused: '',
    limits: [],
    policySha256: '',
    durationUs: 1,
    masked: [],
    justified: false,
  };
  const refused = ['coverage/a.json', '.npmrc'].map((path): RefusedChange => ({
    path,
    kind: 'created',
    rule: 'default',
    reason: '',
    restored: true,
  }));
  const { directory, context } = setUp([
    { type: 'tool-decided', decision, scriptId: 's', argsJson: '{}', argsSha256: 'a' },
    { type: 'changes-decided', turn: 1, callId: 'c', kept: 0, keptPaths: [], refused, refusedCount: 2 },
    { type: 'changes-decided', turn: 1, callId: 'verify-before', kept: 0, keptPaths: [], refused, refusedCount: 2 },
  ]);
  const { calls, refusedChanges } = readRecordedRun(context, directory, null);
  expect(calls).toHaveLength(1);
  expect(refusedChanges.map((call) => [call.tool, call.origin, call.accesses])).toEqual(
    refused.map(({ path }) => ['exec', 'script', [{ type: 'write', path, valid: true }]]),
  );
  const suggestion = await suggestRules(createOptions({ 'policy.yml': 'version: 1\nname: x\n' }), refusedChanges);
  expect(suggestion.rules.map(({ when }) => when)).toEqual([{ write: ['coverage/a.json'] }]);
  expect(suggestion.refused).toEqual([expect.objectContaining({ why: 'the file steers other programs' })]);
});

test.each([
  ['{"tool":"exec"}', '--call is not a call: args is missing'],
  ['{"tool":"exec","args":{},"contxt":{}}', '--call is not a call: unknown key "contxt" (did you mean "context"?)'],
  [
    '{"tool":"exec","args":{},"context":{"forc":true}}',
    '--call is not a call: unknown key "forc" (did you mean "fork"?) at context',
  ],
])('a call that is written as %s is refused with the key to change', (json, message) => {
  expect(() => parseCall(json, '--call')).toThrow(message);
});
