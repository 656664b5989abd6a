import { describe, expect, test } from 'vitest';
import type { TestEnd } from '../../../src/core/types/verify.ts';
import { alignNames } from '../../../src/run/verify/align-names.ts';
import type { RanTests } from '../../../src/run/verify/runners/reading/runner.ts';

const all = (...names: string[]): RanTests => ({
  runner: 'r',
  total: names.length,
  skipped: 0,
  failed: 0,
  tests: names.map((name) => ({ name, end: 'passed' as TestEnd })),
  named: 'all',
});
const align = (earlier: RanTests, now: RanTests): string[] =>
  alignNames([earlier], [now]).flatMap(({ tests }) => tests.map(({ name }) => name));

describe('a test whose name has another value in each run keeps its name', () => {
  test.each([
    ['a time', 'ends at 12:03:59.120', 'ends at 12:04:01.007'],
    ['a date', 'cache > 2026-11-30T23:59:59.999Z', 'cache > 2026-12-01T00:00:00.001Z'],
    ['a random number', 'rounds 0.8812345', 'rounds 0.17'],
    ['a UUID', 'reads 0c5f2a30-99a1-4f6e-beef-00112233abcd', 'reads aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee'],
    ['a random word', 'opens k3j9x2lq0aa', 'opens 0z9y1x8wvut'],
    ['a hash', 'commit 9f86d081884c7d65', 'commit E3B0C44298FC1C14'],
    ['a port', 'test_serve[127.0.0.1:43121]', 'test_serve[127.0.0.1:50000]'],
  ])('%s', (_, before, after) => {
    expect(align(all('a', before, 'b 1'), all('a', after, 'b 1'))).toEqual(['a', before, 'b 1']);
  });
});

test('several such tests are paired in their order, and not if a run has more of them', () => {
  expect(align(all('seed 11', 'seed 12', 'x'), all('seed 97', 'x', 'seed 98'))).toEqual(['seed 11', 'x', 'seed 12']);
  expect(align(all('seed 11', 'seed 12'), all('seed 97'))).toEqual(['seed 97']);
  expect(align(all('seed 11'), all('seed 97', 'seed 98'))).toEqual(['seed 97', 'seed 98']);
});

test('a name that both runs have, and a name that differs by words, stay', () => {
  expect(align(all('case 1', 'case 2'), all('case 2', 'case 3'))).toEqual(['case 2', 'case 1']);
  expect(align(all('case 1', 'case 2'), all('case 2', 'case 1'))).toEqual(['case 2', 'case 1']);
  expect(align(all('adds 2'), all('subtracts 2'))).toEqual(['subtracts 2']);
  expect(align(all('testAdds2To3'), all('testTakes2From3'))).toEqual(['testTakes2From3']);
  expect(align(all('adds'), all('adds 2'))).toEqual(['adds 2']);
});

test('if not all tests are named, names stay, since a missing name may be that of a test that passed', () => {
  const failed: RanTests = { ...all('case 1'), total: 9, failed: 1, named: 'failed' };
  expect(align(failed, { ...failed, tests: [{ name: 'case 2', end: 'failed' }] })).toEqual(['case 2']);
  expect(align(all('case 1'), { ...failed, tests: [{ name: 'case 2', end: 'failed' }] })).toEqual(['case 2']);
  expect(align({ ...all('case 1'), runner: 'other' }, all('case 2'))).toEqual(['case 2']);
});
