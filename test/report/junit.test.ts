import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { RunResult } from '../../src/core/types/result.ts';
import { junitReport } from '../../src/report/junit.ts';
import { createRecord, createResult } from './events.ts';
import { hostileText } from './hostile-text.ts';

const none = { count: 0, names: [] };

function render(names: readonly string[], fields: Partial<RunResult> = {}): string {
  const { verify, ...result } = createResult(fields);
  if (verify === null) throw new Error('the result has no verify');
  const listed = { count: names.length, names: [...names] };
  const tests = { fixed: listed, stillFailing: listed, newlyFailing: none, lost: none, flaky: none };
  return junitReport.render(createRecord({ result: { ...result, verify: { ...verify, tests } } }));
}

/** The elements with their attributes, as a reader of XML sees them. */
function readElements(xml: string): { name: string; attributes: Record<string, string> }[] {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => void elements.push({ name, attributes }) },
    { xmlMode: true },
  );
  parser.end(xml);
  return elements;
}

test('the outcome and each named test are a case, and what is not done or fails is a failure', () => {
  const xml = render(['adds', 'divides'], { outcome: 'verify-failed', reason: 'verify is red' });
  const elements = readElements(xml);
  expect(elements.find(({ name }) => name === 'testsuites')?.attributes).toMatchObject({ tests: '5', failures: '3' });
  expect(elements.flatMap(({ name, attributes }) => (name === 'testcase' ? [attributes['name']] : []))).toEqual([
    'run: verify-failed',
    'still failing: adds',
    'still failing: divides',
    'fixed: adds',
    'fixed: divides',
  ]);
  expect(xml).toContain('<failure message="verify is red"/>');
  expect(junitReport.render(createRecord({ result: null }))).toContain(
    '<failure message="the run was killed, or still works"/>',
  );
});

test('failing tests that the record counts and does not name are a failure', () => {
  const { verify, ...result } = createResult();
  if (verify === null) throw new Error('the result has no verify');
  const tests = {
    fixed: none,
    stillFailing: none,
    newlyFailing: { count: 60, names: ['adds'] },
    lost: none,
    flaky: none,
  };
  const xml = junitReport.render(createRecord({ result: { ...result, verify: { ...verify, tests } } }));
  expect(xml).toContain('name="newly failing: 59 more"><failure');
});

test('no name of a test adds an element or an attribute', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const elements = readElements(render([text], { reason: text }));
      expect(elements.filter(({ name }) => name === 'testcase')).toHaveLength(3);
      expect(elements.every(({ name }) => ['testsuites', 'testsuite', 'testcase', 'failure'].includes(name))).toBe(
        true,
      );
    }),
  );
});
