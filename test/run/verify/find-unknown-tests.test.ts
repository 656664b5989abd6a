import { expect, test } from 'vitest';
import { findUnknownTests } from '../../../src/run/verify/find-unknown-tests.ts';
import { readTests } from '../../../src/run/verify/read-tests.ts';

const pytest = readTests(
  'tests/test_cart.py::test_total PASSED\ntests/test_cart.py::TestCart::test_empty[1] PASSED\n===== 2 passed in 0.01s =====\n',
);
const find = (message: string, patch = '', tests = pytest): readonly string[] =>
  findUnknownTests(message, { tests, patch: Buffer.from(patch) });

test('finds the tests of a known suite that neither verify nor the patch contains', () => {
  expect(pytest).toMatchObject([{ named: 'all', total: 2 }]);
  const message =
    'Added `tests/test_cart.py::test_rounding` and `TestCart::test_full[2]`; `tests/test_cart.py::TestCart::test_empty` passes.';
  expect(find(message)).toEqual(['tests/test_cart.py::test_rounding', 'TestCart::test_full[2]']);
  expect(find(message, '+    def test_full(self, count):\n')).toEqual(['tests/test_cart.py::test_rounding']);
});

test.each([
  // Files, modules, scripts, fixtures and other code.
  'See `tests/test_helpers`, `tests.test_helpers`, `scripts.test`, `npm.test`, `docs/README.md#testing`, `testing::Test`, `re.test`.',
  'A suite that verify did not run: `tests/test_other.py::test_login`, `OtherTest.testLogin`.',
  'A helper: `tests/test_cart.py::make_cart`, `test_client`, `TestServer`.',
  'Not as code: tests/test_cart.py::test_rounding',
])('marks nothing that may be something else: %s', (message) => {
  expect(find(message)).toEqual([]);
});

test('marks nothing if the output does not name every test', () => {
  const counted = readTests('..\n===== 2 passed in 0.01s =====\n');
  expect(find('`tests/test_cart.py::test_rounding`', '', counted)).toEqual([]);
  expect(find('`tests/test_cart.py::test_rounding`', '', [])).toEqual([]);
});
