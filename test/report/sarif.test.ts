import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sarifReport } from '../../src/report/sarif.ts';
import { createDecided, createRecord, createResult, createStarted } from './events.ts';
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
  const log = JSON.parse(sarifReport.render(createFullRun())) as { runs: { results: object[] }[] };
  Object.assign(log.runs[0]?.results[0] ?? {}, { other: 1 });
  expect(validate(log)).toBe(false);
});

test('a denial names the file that was refused, one without a file the policy, and the same denial counts once', () => {
  const write = createDecided({
    callId: '1',
    decision: 'deny',
    rule: 'ci',
    accesses: [{ type: 'write', path: 'a b/x.yml', valid: true }],
  });
  const denied = { ...write, decision: { ...write.decision, refused: "write 'a b/x.yml'" } };
  const policyLayers = [
    { name: 'builtin:base', sha256: '' },
    { name: '.github/agent.yml', sha256: '' },
  ];
  const record = createRecord({
    list: [denied, denied],
    started: createStarted({ policyLayers }),
    result: createResult({ warnings: ['a Makefile changed'] }),
  });
  const { runs } = JSON.parse(sarifReport.render(record)) as {
    runs: { results: { ruleId: string; locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[];
  };
  expect(
    runs[0]?.results.map(({ ruleId, locations }) => [ruleId, locations[0]?.physicalLocation.artifactLocation.uri]),
  ).toEqual([
    ['denied/ci', 'a%20b/x.yml'],
    ['warning', '.github/agent.yml'],
  ]);
});
