import { expect, test } from 'vitest';
import type { DecisionRecord } from '../../../src/core/types/decision.ts';
import { decisionSchema } from '../../../src/core/types/decision.ts';

const earlier = {
  decisionId: 'd',
  runId: 'r',
  turn: 1,
  callId: 'c',
  callHash: '',
  tool: 'exec',
  origin: 'script',
  accesses: [{ type: 'connect', host: 'a.example', port: 443, scheme: 'https', method: 'GET' }],
  decision: 'deny',
  rule: 'default',
  reason: '',
  refused: '',
  instead: '',
  suggestion: '',
  matched: [],
  policySha256: '',
  durationUs: 1,
};

test('a decision of an earlier version is read as one without limits, masks and reasons', () => {
  const read: DecisionRecord = decisionSchema.parse(earlier);
  expect(read).toEqual({
    ...earlier,
    grant: { kind: 'none', hosts: [], sees: [], uploadMb: 0 },
    alone: '',
    limits: [],
    masked: [],
    justified: false,
    refused: '',
  });
});

test('limits and masks are read back unchanged', () => {
  const host = { host: 'a.example', port: 443, private: false, rule: 'r' };
  const more = {
    limits: [{ limit: 'rule:tests', used: 2, of: 3 }],
    masked: ['/a'],
    justified: true,
  };
  const grant = { kind: 'sealed', hosts: [host], sees: ['.npmrc'], uploadMb: 5 };
  const written = { ...earlier, grant, alone: '', ...more };
  expect(decisionSchema.parse(written)).toEqual(written);
});
