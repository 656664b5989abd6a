import { expect, test } from 'vitest';
import { otherHosts, type ConnectionDecision } from '../../../../src/core/types/network.ts';
import { createConnectionCounter } from '../../../../src/sandbox/network/proxy/count-connections.ts';

function createDecision(host: string, decision: 'allow' | 'deny' = 'deny'): ConnectionDecision {
  const reason = 'no rule allows this host';
  return { host, port: 443, decision, rule: '', reason, address: '', count: 1, sentBytes: null };
}

function countAll(decisions: Iterable<ConnectionDecision>): readonly ConnectionDecision[] {
  const reports: ConnectionDecision[] = [];
  const counter = createConnectionCounter((report) => reports.push(report));
  for (const decision of decisions) counter.add(decision);
  counter.report();
  counter.report();
  return reports;
}

function* repeat(times: number, create: (index: number) => ConnectionDecision): Iterable<ConnectionDecision> {
  for (let index = 0; index < times; index += 1) yield create(index);
}

test('a million connections to one host are two reports, the first at once', () => {
  expect(countAll(repeat(1_000_000, () => createDecision('a.test')))).toEqual([
    createDecision('a.test'),
    { ...createDecision('a.test'), count: 1_000_000 },
  ]);
});

test('a million hosts are a hundred reports with a name and one count of all others', () => {
  const reports = countAll(repeat(1_000_000, (index) => createDecision(`h${index}.test`)));
  expect(reports).toHaveLength(102);
  expect(reports.at(-1)).toMatchObject({ host: otherHosts, decision: 'deny', count: 999_900 });
});

test('refused hosts do not displace the name of a host that was reached', () => {
  const refused = repeat(1_000, (index) => createDecision(`h${index}.test`));
  const reports = countAll([...refused, createDecision('reached.test', 'allow')]);
  expect(reports).toContainEqual(createDecision('reached.test', 'allow'));
});

test('decisions with another port, rule or reason are counted apart', () => {
  const decision = createDecision('a.test');
  const others = [
    { ...decision, port: 80 },
    { ...decision, rule: 'no-net' },
    { ...decision, reason: 'the name has no address' },
  ];
  expect(countAll([decision, ...others])).toEqual([decision, ...others]);
});

test('a connection is reported with its own count before the end', () => {
  const counter = createConnectionCounter(() => undefined);
  expect([1, 2, 3].map(() => counter.add(createDecision('a.test')))).toEqual([1, 2, 3]);
});

test('the bytes of a connection are reported at the end, with those of further connections to its host', () => {
  const reports: ConnectionDecision[] = [];
  const counter = createConnectionCounter((report) => reports.push(report));
  const [allowed, other] = [createDecision('a.test', 'allow'), createDecision('b.test', 'allow')];
  for (const decision of [allowed, other, allowed]) counter.add(decision);
  for (const bytes of [100, 0, 23]) counter.addSent(allowed, bytes);
  counter.report();
  counter.report();
  expect(reports).toEqual([allowed, other, { ...allowed, count: 2, sentBytes: 123 }]);
});
