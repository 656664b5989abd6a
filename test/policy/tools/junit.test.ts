import { expect, test } from 'vitest';
import { renderJunit } from '../../../src/policy/tools/junit.ts';
import type { TestResult } from '../../../src/policy/tools/policy-tests.ts';

const problem = { message: 'expected <deny> & "more"\u0000\ud800', hint: 'why', file: 'a.yml', line: 7, column: 1 };
const result = (status: TestResult['status'], name: string): TestResult => ({
  status,
  name,
  problem: status === 'pass' ? null : problem,
  decided: null,
});

test('every row is a case of its table, and the text of a row cannot break the XML', () => {
  const results = [result('pass', 'a'), result('fail', '"><x y="'), result('skip', 'c'), result('error', 'd')];
  const text = renderJunit('p', [{ file: 'a.yml', results }], { rules: [], covered: 1, total: 2, percent: 50 });
  expect(text.split('\n').slice(1)).toEqual([
    '<testsuites name="p" tests="4" failures="1" errors="1" skipped="1">',
    '  <testsuite name="a.yml" tests="4" failures="1" errors="1" skipped="1">',
    '    <properties>',
    '      <property name="coverage.percent" value="50"/>',
    '      <property name="coverage.covered" value="1"/>',
    '      <property name="coverage.total" value="2"/>',
    '    </properties>',
    '    <testcase classname="a.yml" name="a" file="a.yml"/>',
    '    <testcase classname="a.yml" name="&quot;&gt;&lt;x y=&quot;" file="a.yml" line="7"><failure message="expected &lt;deny&gt; &amp; &quot;more&quot; \ufffd">why</failure></testcase>',
    '    <testcase classname="a.yml" name="c" file="a.yml" line="7"><skipped message="expected &lt;deny&gt; &amp; &quot;more&quot; \ufffd"/></testcase>',
    '    <testcase classname="a.yml" name="d" file="a.yml" line="7"><error message="expected &lt;deny&gt; &amp; &quot;more&quot; \ufffd">why</error></testcase>',
    '  </testsuite>',
    '</testsuites>',
    '',
  ]);
});
