import { expect, test } from 'vitest';
import { eventSchema } from '../../../src/core/types/event.ts';

test('a connection of a record without counts is read as one connection', () => {
  const connection = { host: 'a.test', port: 443, decision: 'deny', rule: '', reason: 'no rule', address: '' };
  expect(eventSchema.parse({ type: 'connection-decided', callId: 'call_1', connection })).toEqual({
    type: 'connection-decided',
    callId: 'call_1',
    connection: { ...connection, count: 1, sentBytes: null },
  });
});
