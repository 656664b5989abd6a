import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderVerifyMessage } from '../../../../src/run/verify/describe-verify.ts';
import { planInstall } from '../../../../src/run/verify/install-patch.ts';
import { judgeRuns, type Checked } from '../../../../src/run/verify/judge-runs.ts';
import { readTests } from '../../../../src/run/verify/read-tests.ts';

/**
 * Real outputs of small suites without and with an honest fix. The paths of the machine were replaced. Each shows something in the red run that the
 * green one does not have.
 */
const pairs = new URL('pairs/', import.meta.url);

function readPair(name: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = readFileSync(new URL(`${name}.txt`, pairs), 'utf8').split('\n===== after =====\n');
  return [before, after];
}

const check = (output: string, exitCode: number): Checked => ({
  exitCode,
  timedOut: false,
  tests: readTests(output),
  output,
});

const judge = (before: string, after: string) =>
  judgeRuns({
    rule: 'green',
    timeoutMs: 60_000,
    before: [check(before, 1)],
    after: [check(after, 0)],
  });

const rows: [name: string, fixed: string[]][] = [
  ['automake-verbose', ['t.sh']],
  ['bun-hook', ['c.test.js > (unnamed)']],
  ['cargo-2024', ['tests::adds']],
  ['cargo-all-targets', ['tests::adds']],
  ['cargo-doctest', ['a/src/lib.rs - add']],
  ['cargo-later', ['adds']],
  ['ctest-output-on-failure', ['t']],
  ['go-json-build-events', ['example.com/shop/a.TestAdds', 'example.com/shop/b']],
  ['go-json-build', ['example.com/shop/b']],
  ['go-packages', ['example.com/shop/sum.TestAdd']],
  ['go-v-build', ['example.com/shop/a.TestAdds', 'example.com/shop/b']],
  ['go-v-line', ['example.com/shop/a.TestAdds']],
  ['gotestsum', ['a TestAdds']],
  ['googletest-line', ['Cart.Adds']],
  ['jest-bail-one', ['a.test.js › top adds', 'a.test.js › outer › inner › neg']],
  ['jest-bail', ['a.test.js › top adds', 'a.test.js › outer › inner › neg']],
  ['jest-import', ['a.test.js › top adds', 'a.test.js › outer › inner › neg', 'b.test.js']],
  ['jest-twice', ['a.test.js › top adds', 'a.test.js › outer › inner › neg']],
  ['meson-errorlogs', ['t', 'tp', 'py']],
  ['mocha-bail', ['top']],
  ['mocha-hook', ['once calls once', 'cart "after all" hook for "b"']],
  ['mocha-twice', ['top']],
  ['node-hook', ['/home/ci/shop/c.test.js']],
  ['node-import', ['f.test.js']],
  ['nx-twice', ['slug trims']],
  [
    'phpunit-twice',
    [
      'CartTest::testPrints',
      'CartTest::testAdds',
      'CartTest::testData with data set #0',
      'CartTest::testData with data set #1',
      'CartTest::testData with data set "named"',
    ],
  ],
  ['pytest-address', ['test_a.py::test_a']],
  ['pytest-import-v', ['test_b.py']],
  ['pytest-import-xdist', ['test_b.py']],
  ['pytest-teardown-v', ['test_t.py::test_a', 'test_t.py::test_c']],
  ['pytest-teardown', ['test_t.py::test_a', 'test_t.py::test_c']],
  ['pytest-twice', ['test_a.py::test_a']],
  ['unittest-import', ['test_c.C.setUpClass', 'unittest.loader._FailedTest.test_b']],
  ['unittest-setup', ['test_c.C.setUpClass']],
  ['vitest-import', ['a.test.mjs > top adds', 'a.test.mjs > outer > inner > neg', 'b.test.mjs']],
];

test('each pair has a row', () => {
  expect(readdirSync(pairs).toSorted()).toEqual(rows.map(([name]) => `${name}.txt`).toSorted());
});

test.each(rows)('an honest fix is accepted: %s', (name, fixed) => {
  const { problems, tests } = judge(...readPair(name));
  expect({ problems, fixed: tests.fixed.names }).toEqual({ problems: [], fixed });
});

/** An output of mocha; a name with `-` is skipped, and one with `!` fails. */
function mocha(...names: readonly string[]): string {
  const marks: Record<string, string> = { '-': '-', '!': '1)' };
  const count = (mark: string): number => names.filter((name) => name[0] === mark).length;
  return [
    '  cart',
    ...names.map((name) => `    ${marks[name[0] ?? ''] ?? '✔'} ${name.replace(/^[-!]/, '')}`),
    '',
    `  ${names.length - count('-') - count('!')} passing (3ms)`,
    ...(count('-') > 0 ? [`  ${count('-')} pending`] : []),
    ...(count('!') > 0
      ? [`  ${count('!')} failing`, '', '  1) cart', `       ${names.find((name) => name[0] === '!')?.slice(1)}:`]
      : []),
  ].join('\n');
}

test.each<[what: string, after: string, problem: string]>([
  ['is skipped', mocha('adds', '-keeps', 'new'), 'mocha skipped 1 test after 0 before'],
  ['is skipped under another name', mocha('adds', '-kept', 'new'), 'mocha skipped 1 test after 0 before'],
  ['is gone', mocha('adds'), 'mocha ran 1 tests after 2 before'],
])('a fix is refused if a test that ran before %s', (_, after, problem) => {
  expect(judge(mocha('keeps', '!adds'), after).problems).toEqual([`exit 0, but ${problem}`]);
});

test('a new skipped test is no loss if the last test of the red run failed and both runs name all tests', () => {
  expect(judge(mocha('keeps', '!adds'), mocha('keeps', 'adds', '-later')).problems).toEqual([]);
  // A run that went on after its failure reached all tests.
  for (const before of [mocha('!adds', 'keeps'), mocha('adds', 'keeps')])
    expect(judge(before, mocha('adds', 'keeps', '-later')).problems).toEqual([
      'exit 0, but mocha skipped 1 test after 0 before',
    ]);
});

test('after a file could be loaded, the tests of the other files still have to run', () => {
  const [before, after] = readPair('pytest-import-xdist');
  const fewer = after.replace('3 passed, 1 skipped', '1 passed, 1 skipped');
  expect(fewer).not.toBe(after);
  expect(judge(before, fewer.replace('1 passed, 1 skipped', '1 passed')).problems).toEqual([
    'exit 0, but pytest ran 1 tests after 2 before',
  ]);
});

test('a file that could not be loaded is known in the output of several packages too', () => {
  const [before, after] = readPair('pytest-import-v').map((text) => text.replaceAll(/^/gm, 'cart: '));
  expect(judge(before ?? '', after ?? '')).toMatchObject({
    problems: [],
    tests: { fixed: { names: ['cart > test_b.py'] } },
  });
});

test('a package of Go that does not run any more is lost', () => {
  const [unbuilt, after] = readPair('go-json-build');
  expect(judge(`${unbuilt}\nok  \texample.com/shop/c\t0.1s\n`, after).problems).toEqual([
    'exit 0, but go test packages ran 1 packages after 2 before',
  ]);
});

test('an ignored test of a target of cargo that did not run before is counted, and does not count as skipped', () => {
  const [before, after] = readPair('cargo-later').map((text) => readTests(text));
  expect(before).toMatchObject([{ runner: 'cargo test', total: 2, failed: 1, skipped: 0, endedEarly: true }]);
  expect(after).toMatchObject([{ runner: 'cargo test', total: 4, failed: 0, skipped: 1 }]);
});

test('go test without -v counts packages before and after a fix of one of them, and calls them so in the message to the model', () => {
  const [before, after] = readPair('go-packages');
  expect(readTests(before)).toMatchObject([{ runner: 'go test packages', total: 2, failed: 1 }]);
  expect(readTests(after)).toMatchObject([{ runner: 'go test packages', total: 2, failed: 0 }]);
  const message = renderVerifyMessage(
    { command: 'go test ./...', rule: 'green', repository: 'trusted', install: planInstall(null, null, 1_000) },
    check(before, 1),
  );
  expect(message).toContain('ends with exit code 1 (1 of 2 packages fail)');
  expect(message).toContain('--- FAIL: TestAdd ');
});

test('the counts of ctest itself are compared, without the output that it shows of a failed test', () => {
  const [before, after] = readPair('ctest-output-on-failure');
  expect(judge(before, after.replace(/^2\/2 Test.*\n/m, '')).problems).toEqual([
    'exit 0, but ctest ran 1 tests after 2 before',
  ]);
});

test('under no-new-failures, a file that could not be loaded before either is still failing', () => {
  const [before] = readPair('pytest-import-xdist');
  const fixed = before
    .replace('2 passed, 1 error', '1 failed, 1 passed, 1 error')
    .replace(/^ERROR test_b/m, 'FAILED test_a.py::test_a - assert\nERROR test_b');
  const { problems, tests } = judgeRuns({
    rule: 'no-new-failures',
    timeoutMs: 60_000,
    before: [check(fixed, 1)],
    after: [check(before, 1)],
  });
  expect({ problems, tests }).toMatchObject({
    problems: [],
    tests: { fixed: { names: ['test_a.py::test_a'] }, stillFailing: { names: ['test_b.py'] } },
  });
});

test('under no-new-failures, a package of Go that ends without a failed test is a new failure', () => {
  const before = '--- FAIL: TestA (0.00s)\n--- FAIL: TestB (0.00s)\nFAIL\nFAIL\tshop/a\t0.01s\nok  \tshop/b\t0.01s\n';
  const after = '--- FAIL: TestB (0.00s)\nFAIL\nFAIL\tshop/a\t0.01s\npanic: x\nFAIL\tshop/b\t0.01s\n';
  const { problems } = judgeRuns({
    rule: 'no-new-failures',
    timeoutMs: 60_000,
    before: [check(before, 1)],
    after: [check(after, 1)],
  });
  expect(problems).toEqual([
    'the verify command ended with 1, and no-new-failures does not accept it: newly failing: shop/b',
  ]);
});
