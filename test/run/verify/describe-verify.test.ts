import { expect, test } from 'vitest';
import type { TestNames } from '../../../src/core/types/verify.ts';
import { readReported, readTests } from '../../../src/run/verify/read-tests.ts';
import { renderReturnedMessage, renderVerifyMessage } from '../../../src/run/verify/describe-verify.ts';

const none: TestNames = { count: 0, names: [] };
const lost: TestNames = { count: 1, names: ['tests/ast.rs entity_err_010'] };

test('a test that the output and a report name otherwise is named once', () => {
  const output = '1/1 t FAIL            0.01s   exit status 1\n\nOk:                 0\nFail:               1\n';
  const report = '<testsuite name="x"><testcase name="t" classname="x"><failure /></testcase></testsuite>';
  const tests = [...readTests(output), ...readReported([report])];
  expect(tests).toHaveLength(2);
  const text = renderVerifyMessage(
    { command: 'meson test', rule: 'green', repository: 'trusted', install: { type: 'impossible', reason: 'a' } },
    { exitCode: 1, timedOut: false, tests, output },
  );
  expect(text).toContain('Failing: x.t\n');
  expect(text).toContain('1 of 1 tests fail');
});

test('a lost test is named once, and the model is told to put it back', () => {
  const text = renderReturnedMessage(
    { command: 'cargo test', isChanged: true, left: 1 },
    {
      problems: ['exit 0, but a test that ran before did not run: tests/ast.rs entity_err_010'],
      notes: [],
      tests: { fixed: none, stillFailing: none, newlyFailing: none, lost, flaky: none },
      patchSha256: '',
      output: '',
      hasRun: true,
      ran: [],
      returned: true,
    },
  );
  expect(text).toContain('Put back each test that ran before and did not run now, and make it pass.');
  expect(text.split('entity_err_010')).toHaveLength(2);
  expect(text).toContain('This result can be corrected 1 more time.');
});

test('a test that was renamed is listed, and is not to be put back', () => {
  const text = renderReturnedMessage(
    { command: 'cargo test', isChanged: false, left: 2 },
    {
      problems: ['the verify command ended with 1'],
      notes: [],
      tests: { fixed: none, stillFailing: none, newlyFailing: none, lost, flaky: none },
      patchSha256: '',
      output: '',
      hasRun: true,
      ran: [],
      returned: true,
    },
  );
  expect(text).toContain('lost (1): tests/ast.rs entity_err_010');
  expect(text).not.toContain('Put back');
  expect(text).toMatch(/^You have changed no file, .* `cargo test`\. Make the changes, then answer again/);
  expect(text).toContain('This result can be corrected 2 more times.');
});

test('changes on which the command did not run are not described as its result', () => {
  const text = renderReturnedMessage(
    { command: 'npm test', isChanged: true, left: 1 },
    {
      problems: ['the patch changes package.json, and the new versions were not installed: setup failed'],
      notes: [],
      tests: { fixed: none, stillFailing: none, newlyFailing: none, lost: none, flaky: none },
      patchSha256: '',
      output: 'npm ERR!',
      hasRun: false,
      ran: [],
      returned: true,
    },
  );
  expect(text).toMatch(
    /^The harness could not run `npm test` on your changes\. Correct your changes, then answer again/,
  );
  expect(text).toContain('the new versions were not installed');
});
