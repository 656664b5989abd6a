import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareTests } from '../../../../src/run/verify/compare-tests.ts';
import { readReported, readTests } from '../../../../src/run/verify/read-tests.ts';
import { runners } from '../../../../src/run/verify/runners/index.ts';
import type { RanTests } from '../../../../src/run/verify/runners/reading/runner.ts';

/**
 * Real outputs of small suites: a test that passes, one that fails, one that is skipped and, if the runner knows it, one that is expected to
 * fail. Only names of the machine and frames of stack traces were replaced or removed.
 */
const outputs = new URL('outputs/', import.meta.url);
const isReport = (name: string): boolean => /junit$|ant-report$/.test(name);

function read(name: string): readonly RanTests[] {
  const text = readFileSync(new URL(`${name}.txt`, outputs), 'utf8');
  return isReport(name) ? readReported([text]) : readTests(text);
}

type Row = [
  output: string,
  runner: string,
  counts: [total: number, skipped: number, failed: number, expectedToFail: number],
  named: RanTests['named'],
  failed: string[],
];

const rows: Row[] = [
  ['ant-console', 'Ant', [5, 1, 2, 0], 'all', ['org.example.CartTest.raises', 'org.example.CartTest.removesItems']],
  [
    'ant-report',
    'JUnit report',
    [4, 1, 2, 0],
    'all',
    ['org.example.CartTest.raises', 'org.example.CartTest.removesItems'],
  ],
  ['automake', 'automake', [5, 1, 2, 1], 'all', ['removes.sh', 'right.sh']],
  ['ava-default', 'ava', [6, 2, 1, 1], 'all', ['cart › removes items']],
  ['ava-messages', 'ava', [6, 0, 4, 1], 'all', ['removes items', 'throws', 'asserts nothing', 'is fixed']],
  ['ava-tap', 'tap', [5, 2, 1, 0], 'all', ['removes items']],
  ['bats-tap', 'tap', [3, 1, 1, 0], 'all', ['removes items']],
  [
    'bun-dots',
    'bun test',
    [56, 6, 3, 0],
    'failed',
    [
      'packages/price/index.test.ts > total > removes',
      'packages/price/index.test.ts > total > has an id',
      'packages/cart/index.test.ts > total > has an id',
    ],
  ],
  [
    'bun-longer',
    'bun test',
    [56, 6, 3, 0],
    'all',
    [
      'packages/price/index.test.ts > total > removes',
      'packages/price/index.test.ts > total > has an id',
      'packages/cart/index.test.ts > total > has an id',
    ],
  ],
  ['bun-test', 'bun test', [6, 2, 1, 0], 'all', ['cart.test.js > cart > removes items']],
  ['busted-gtest', 'busted', [5, 1, 2, 0], 'all', ['cart removes items', 'cart raises']],
  ['busted-tap', 'tap', [3, 1, 1, 0], 'all', ['cart removes items']],
  ['busted', 'busted', [3, 1, 1, 0], 'failed', ['cart removes items']],
  ['cargo-all', 'cargo test', [6, 1, 1, 0], 'all', ['cart::removes_items']],
  [
    'cargo-crash',
    'cargo test',
    [9, 2, 4, 0],
    'all',
    ['tests::panics_not', 'tests::removes', 'src/lib.rs - add (3)', 'src/lib.rs - add (4)', '--test crash'],
  ],
  ['cargo-default', 'cargo test', [4, 1, 1, 0], 'all', ['cart::removes_items']],
  ['cargo-nocapture', 'cargo test', [4, 1, 2, 0], 'failed', ['tests::panics_not', 'tests::removes']],
  ['cargo-q', 'cargo test', [6, 1, 1, 0], 'failed', ['cart::removes_items']],
  ['catch2-green', 'Catch2 or doctest', [1, 0, 0, 0], 'failed', []],
  ['catch2', 'Catch2 or doctest', [3, 0, 1, 1], 'some', []],
  ['concurrently-numbers', 'mocha', [4, 0, 1, 0], 'all', ['[0] > cart removes']],
  ['concurrently', 'mocha', [4, 0, 1, 0], 'all', ['[cart] > cart removes']],
  ['ctest-default', 'ctest', [9, 2, 5, 0], 'all', ['removes', 'slow', 'crashes', 'missing', 'cart']],
  ['ctest-failure', 'ctest', [9, 2, 5, 0], 'all', ['removes', 'slow', 'crashes', 'missing', 'cart']],
  ['ctest-green', 'ctest', [1, 0, 0, 0], 'all', []],
  ['ctest-junit', 'JUnit report', [9, 2, 5, 0], 'all', ['removes', 'slow', 'crashes', 'missing', 'cart']],
  ['ctest-v', 'ctest', [2, 0, 1, 0], 'all', ['cart']],
  ['ctest-v', 'googletest', [6, 2, 2, 0], 'all', ['Cart.RemovesItems', 'All/Price.IsLow/1']],
  [
    'deno-steps',
    'deno test',
    [17, 3, 4, 0],
    'all',
    [
      'tests/bdd2_test.ts > cart > removes items',
      'tests/bdd2_test.ts > cart',
      'tests/router_test.ts > ranges > suffix',
      'tests/router_test.ts > ranges',
    ],
  ],
  [
    'deno-test',
    'deno test',
    [7, 1, 3, 0],
    'all',
    ['cart_test.ts > removes items', 'cart_test.ts > when empty > weighs nothing', 'cart_test.ts > when empty'],
  ],
  ['doctest', 'Catch2 or doctest', [3, 1, 1, 0], 'some', []],
  [
    'dotnet-minimal',
    'dotnet test',
    [21, 1, 1, 0],
    'failed',
    ['Shop.Tests.CartTests.Add_ReturnsSum(a: 5, b: 3, expected: 7)'],
  ],
  ['dotnet-normal', 'dotnet test', [4, 1, 1, 0], 'all', ['Shop.Tests.CartTests.Removes']],
  [
    'dotnet-platform',
    'dotnet test',
    [6, 1, 2, 0],
    'failed',
    ['Shop.Tests.CartTests.Removes', 'Shop.Tests.CartTests.Prices(value: 6)'],
  ],
  [
    'go-build',
    'go test packages',
    [3, 0, 2, 0],
    'failed',
    [
      'example.org/shop/cart.TestRemovesItems',
      'example.org/shop/cart.TestPrices',
      'example.org/shop/cart.TestPrices/pear_or_plum',
      'example.org/shop/broken',
    ],
  ],
  [
    'go-default',
    'go test packages',
    [2, 0, 1, 0],
    'failed',
    [
      'example.org/shop/cart.TestRemovesItems',
      'example.org/shop/cart.TestPrices',
      'example.org/shop/cart.TestPrices/pear_or_plum',
    ],
  ],
  [
    'go-json',
    'go test',
    [7, 1, 3, 0],
    'all',
    [
      'example.org/shop/cart.TestRemovesItems',
      'example.org/shop/cart.TestPrices/pear_or_plum',
      'example.org/shop/cart.TestPrices',
    ],
  ],
  [
    'go-json',
    'go test packages',
    [2, 0, 1, 0],
    'failed',
    [
      'example.org/shop/cart.TestRemovesItems',
      'example.org/shop/cart.TestPrices/pear_or_plum',
      'example.org/shop/cart.TestPrices',
    ],
  ],
  ['go-timeout', 'go test packages', [2, 0, 1, 0], 'failed', ['example.org/shop/timeout']],
  [
    'go-v',
    'go test',
    [7, 1, 3, 0],
    'all',
    [
      'example.org/shop/cart.TestRemovesItems',
      'example.org/shop/cart.TestPrices',
      'example.org/shop/cart.TestPrices/pear_or_plum',
    ],
  ],
  [
    'go-v',
    'go test packages',
    [2, 0, 1, 0],
    'failed',
    [
      'example.org/shop/cart.TestRemovesItems',
      'example.org/shop/cart.TestPrices',
      'example.org/shop/cart.TestPrices/pear_or_plum',
    ],
  ],
  ['googletest', 'googletest', [6, 2, 2, 0], 'all', ['Cart.RemovesItems', 'All/Price.IsLow/1']],
  [
    'gotestsum',
    'gotestsum',
    [18, 1, 11, 0],
    'some',
    [
      'cart TestFake',
      'cart TestSub/ü',
      'cart TestSub',
      'cart TestPar/y',
      'cart TestPar',
      'cart ExampleAdd',
      'cart TestAdds',
      'fuzz FuzzX/seed#1',
      'fuzz FuzzX',
      'pan TestPanics/inner',
      'pan TestPanics',
    ],
  ],
  [
    'gradle-junit',
    'JUnit report',
    [4, 1, 2, 0],
    'all',
    ['org.example.CartTest.raises', 'org.example.CartTest.removesItems'],
  ],
  ['gradle', 'Gradle', [5, 1, 2, 0], 'failed', ['org.example.CartTest.raises', 'org.example.CartTest.removesItems']],
  [
    'japa',
    'japa',
    [11, 3, 2, 1],
    'all',
    ['cart (tests/a.spec.js) > removes items', 'cart (tests/a.spec.js) > is fixed'],
  ],
  ['jasmine-default', 'jasmine', [4, 1, 1, 0], 'failed', ['cart removes items']],
  ['jest-default', 'jest', [9, 2, 1, 0], 'failed', ['cart.test.js › cart › removes items']],
  ['jest-json', 'jest', [9, 2, 1, 0], 'failed', ['cart.test.js › cart › removes items']],
  ['jest-json', 'json', [9, 2, 1, 0], 'all', ['cart.test.js > cart removes items']],
  [
    'jest-projects-color',
    'jest',
    [5, 0, 3, 0],
    'all',
    [
      'the api api/cart.test.js › removes items',
      'unit unit/cart.test.js › removes items',
      'unit unit/order.test.js › removes items',
      'the api api/broken.test.js',
    ],
  ],
  [
    'jest-projects',
    'jest',
    [5, 0, 3, 0],
    'failed',
    [
      'the api api/cart.test.js › removes items',
      'unit unit/cart.test.js › removes items',
      'unit unit/order.test.js › removes items',
      'the api api/broken.test.js',
    ],
  ],
  ['jest-verbose', 'jest', [9, 2, 1, 0], 'all', ['cart.test.js › cart › removes items']],
  ['junit-console-green', 'JUnit console', [1, 0, 0, 0], 'failed', []],
  [
    'junit-console',
    'JUnit console',
    [4, 0, 2, 0],
    'failed',
    ['org.example.CartTest.raises', 'org.example.CartTest.removesItems'],
  ],
  ['lab-green', 'lab', [3, 2, 0, 0], 'failed', []],
  ['lab', 'lab', [5, 2, 2, 0], 'failed', ['cart removes items', 'cart fails by an error']],
  [
    'maven-3',
    'Maven',
    [7, 1, 2, 0],
    'failed',
    ['org.example.CartTest.removesItems', 'org.example.CartTest.raises(int)[2]'],
  ],
  ['maven', 'Maven', [5, 1, 2, 0], 'failed', ['org.example.CartTest.raises', 'org.example.CartTest.removesItems']],
  ['meson-junit', 'JUnit report', [8, 1, 2, 0], 'all', ['shop.shop:cart / removes items', 'shop.shop / tap.2 - b']],
  [
    'meson',
    'meson test',
    [7, 1, 4, 1],
    'all',
    ['shop:cart / removes items', 'shop / wrong passes', 'shop / tap', 'shop / slow'],
  ],
  ['minitest-default', 'minitest', [4, 1, 2, 0], 'failed', ['CartTest#test_raises', 'CartTest#test_removes_items']],
  [
    'minitest-reporters',
    'minitest',
    [4, 1, 2, 0],
    'failed',
    ['Minitest::Result#test_raises', 'Minitest::Result#test_removes'],
  ],
  ['minitest-spec', 'minitest', [2, 0, 1, 0], 'all', ['cart#test_0002_removes items']],
  ['minitest-v', 'minitest', [4, 1, 2, 0], 'all', ['CartTest#test_raises', 'CartTest#test_removes_items']],
  ['mix-default', 'mix test', [4, 1, 1, 0], 'failed', ['test removes items (CartTest)']],
  [
    'mix-doctest-trace',
    'mix test',
    [7, 1, 4, 0],
    'all',
    ['test fails (ShopTest)', 'doctest Shop.add/2 (1) (ShopTest)', 'test two (BadTest)', 'test one (BadTest)'],
  ],
  ['mix-doctest', 'mix test', [7, 1, 4, 0], 'some', ['test fails (ShopTest)', 'doctest Shop.add/2 (1) (ShopTest)']],
  ['mix-trace', 'mix test', [4, 1, 1, 0], 'all', ['test removes items (CartTest)']],
  ['mocha-dot', 'mocha', [4, 1, 1, 0], 'failed', ['cart removes items']],
  ['mocha-json-hook', 'json', [3, 0, 1, 0], 'failed', ['cart "after all" hook for "removes items"']],
  ['mocha-json', 'json', [4, 1, 1, 0], 'all', ['cart removes items']],
  ['mocha-list', 'mocha', [4, 1, 1, 0], 'all', ['cart removes items']],
  ['mocha-printing', 'mocha', [6, 1, 1, 0], 'all', ['cart inner removes']],
  ['mocha-spec', 'mocha', [4, 1, 1, 0], 'all', ['cart removes items']],
  ['mocha-tap', 'tap', [4, 1, 1, 0], 'all', ['cart removes items']],
  ['mocha-xunit', 'JUnit report', [4, 1, 1, 0], 'all', ['cart.removes items']],
  ['nextest-fail-fast', 'cargo nextest', [2, 0, 1, 0], 'all', ['shop::bin/shop cart::removes_items']],
  [
    'nextest',
    'cargo nextest',
    [7, 1, 3, 0],
    'failed',
    ['shop cart::removes_items', 'shop::ships far', 'shop::ships sinks'],
  ],
  ['node-junit', 'JUnit report', [8, 2, 2, 0], 'all', ['cart.removes items', 'groups.second']],
  ['node-reasons-tap', 'node --test', [7, 3, 2, 1], 'all', ['cart > removes', 'cart > unexpected pass']],
  ['node-reasons', 'node --test', [7, 3, 2, 1], 'all', ['cart > removes', 'cart > unexpected pass']],
  ['node-spec', 'node --test', [9, 2, 3, 0], 'failed', ['cart > removes items', 'cart', 'groups > second', 'groups']],
  ['node-tap', 'node --test', [9, 2, 3, 0], 'failed', ['cart > removes items', 'cart', 'groups > second', 'groups']],
  ['npm-workspaces', 'vitest', [9, 2, 1, 1], 'failed', ['cart.test.js > cart > removes items']],
  ['nx', 'vitest', [9, 2, 1, 1], 'failed', ['@shop/cart > cart.test.js > cart > removes items']],
  ['parallel-rspec', 'rspec', [4, 0, 2, 0], 'failed', ['order removes items', 'cart removes items']],
  ['pest', 'pest', [6, 1, 1, 0], 'all', ['Tests\\Feature\\CartTest > it removes items']],
  [
    'phpunit-default',
    'phpunit',
    [7, 2, 3, 0],
    'failed',
    ['CartTest::testRaises', 'CartTest::testRemovesItems', 'CartTest::testPrices with data set "dear"'],
  ],
  ['phpunit-green', 'phpunit', [1, 0, 0, 0], 'failed', []],
  [
    'phpunit-junit',
    'JUnit report',
    [7, 2, 3, 0],
    'all',
    ['CartTest.testRemovesItems', 'CartTest.testRaises', 'CartTest.testPrices with data set "dear"'],
  ],
  ['phpunit-testdox-printing', 'phpunit', [4, 1, 1, 0], 'all', ['Cart > Removes']],
  [
    'phpunit-testdox',
    'phpunit',
    [7, 2, 3, 0],
    'all',
    ['Cart > Removes items', 'Cart > Raises', 'Cart > Prices with data set "dear"'],
  ],
  ['playwright-line', 'playwright', [5, 1, 1, 0], 'failed', ['cart.spec.js › cart › removes items']],
  ['playwright-list', 'playwright', [5, 1, 1, 0], 'all', ['cart.spec.js › cart › removes items']],
  ['playwright-shard', 'playwright', [3, 1, 1, 0], 'all', ['cart.spec.js › removes items']],
  ['pnpm-bail', 'vitest', [2, 0, 1, 0], 'failed', ['packages/cart test > cart.test.js > removes items']],
  ['pnpm-recursive', 'vitest', [9, 2, 1, 1], 'failed', ['packages/cart test > cart.test.js > cart > removes items']],
  ['prove-default', 'prove', [7, 2, 2, 0], 'failed', ['t/cart.t: removes items', 't/dies.t']],
  ['prove-green', 'prove', [1, 0, 0, 0], 'failed', []],
  ['prove-todo', 'prove', [4, 0, 2, 0], 'failed', ['t/dies.t', 't/plan.t']],
  ['prove-v-dots', 'prove', [5, 0, 2, 0], 'all', ['t/cart.t: removes items', 't/crashes.t']],
  ['prove-v', 'prove', [7, 2, 2, 0], 'all', ['t/cart.t: removes items', 't/dies.t']],
  ['pytest-collect', 'pytest', [1, 0, 1, 0], 'failed', ['test_broken.py']],
  [
    'pytest-default',
    'pytest',
    [11, 1, 4, 2],
    'failed',
    [
      'test_cart.py::TestCart::test_removes_items',
      'test_cart.py::test_prices',
      'test_cart.py::test_names[e - f]',
      'test_cart.py::test_setup',
      "test_cart.py::test_prices (item='pear')",
    ],
  ],
  ['pytest-green', 'pytest', [1, 0, 0, 0], 'failed', []],
  [
    'pytest-junit',
    'JUnit report',
    [11, 1, 4, 1],
    'all',
    [
      'test_cart.TestCart.test_removes_items',
      'test_cart.test_prices',
      'test_cart.test_names[e - f]',
      'test_cart.test_setup',
    ],
  ],
  [
    'pytest-q',
    'pytest',
    [11, 1, 4, 2],
    'failed',
    [
      'test_cart.py::TestCart::test_removes_items',
      'test_cart.py::test_prices',
      'test_cart.py::test_names[e - f]',
      'test_cart.py::test_setup',
      "test_cart.py::test_prices (item='pear')",
    ],
  ],
  ['pytest-subtests-after', 'pytest', [2, 0, 0, 0], 'failed', []],
  [
    'pytest-subtests-before',
    'pytest',
    [2, 0, 1, 0],
    'failed',
    ['test_plugins.py::test_marks', "test_plugins.py::test_marks (plugin='mark')"],
  ],
  [
    'pytest-subtests-message-default',
    'pytest',
    [5, 0, 2, 0],
    'failed',
    [
      'test_cart.py::test_prices',
      'test_cart.py::test_names',
      'test_cart.py::test_prices [is even] (price=1)',
      'test_cart.py::test_names [is long]',
    ],
  ],
  [
    'pytest-subtests-message',
    'pytest',
    [5, 0, 2, 0],
    'all',
    [
      'test_cart.py::test_prices',
      'test_cart.py::test_names',
      'test_cart.py::test_prices [is even] (price=1)',
      'test_cart.py::test_names [is long]',
    ],
  ],
  [
    'pytest-subtests-plugin',
    'pytest',
    [6, 0, 1, 0],
    'all',
    ['test_re.py::test_fails', 'test_re.py::test_old_subtests (subtest)', 'test_re.py::test_kw (subtest)'],
  ],
  [
    'pytest-v',
    'pytest',
    [11, 1, 4, 2],
    'all',
    [
      'test_cart.py::TestCart::test_removes_items',
      'test_cart.py::test_prices',
      'test_cart.py::test_names[e - f]',
      'test_cart.py::test_setup',
      "test_cart.py::test_prices (item='pear')",
    ],
  ],
  ['pytest-x', 'pytest', [2, 0, 1, 0], 'failed', ['test_cart.py::TestCart::test_removes_items']],
  ['rspec-default', 'rspec', [5, 2, 1, 0], 'failed', ['cart removes items']],
  ['rspec-doc', 'rspec', [5, 2, 1, 0], 'all', ['cart removes items']],
  [
    'rspec-hook',
    'rspec',
    [10, 3, 5, 0],
    'failed',
    ['cart removes', 'cart when empty is fixed', 'hook x', 'hook y', 'in an `after(:context)` hook'],
  ],
  ['rspec-json', 'json', [5, 2, 1, 0], 'all', ['cart removes items']],
  ['rspec-load', 'rspec', [1, 0, 1, 0], 'failed', ['./spec/broken_spec.rb']],
  ['rspec-printing', 'rspec', [6, 1, 1, 0], 'all', ['cart inner removes']],
  [
    'surefire-junit',
    'JUnit report',
    [4, 1, 2, 0],
    'all',
    ['org.example.CartTest.raises', 'org.example.CartTest.removesItems'],
  ],
  ['tap-default', 'tap', [5, 2, 1, 0], 'all', ['tap/cart.js > removes items']],
  ['tap-error', 'tap', [3, 0, 1, 0], 'all', ['a.test.cjs > adds']],
  ['tap-green', 'tap', [3, 0, 0, 0], 'all', []],
  ['tape', 'tape', [3, 0, 1, 0], 'all', ['removes items: has one left']],
  [
    'test-unit-names',
    'test-unit',
    [7, 2, 3, 0],
    'failed',
    ['CartTest#test: with (parens) and spaces', 'CartTest#test_data[second]', 'CartTest#test_removes'],
  ],
  ['test-unit', 'test-unit', [5, 2, 2, 0], 'failed', ['CartTest#test_raises', 'CartTest#test_removes_items']],
  [
    'testthat-check',
    'testthat',
    [7, 1, 3, 0],
    'failed',
    ['test-cart.R > removes items', 'test-cart.R > removes items (2)', 'test-cart.R > raises'],
  ],
  ['testthat-file', 'testthat', [1, 0, 0, 0], 'failed', []],
  [
    'testthat-progress',
    'testthat',
    [7, 1, 3, 0],
    'failed',
    ['test-cart.R > removes items', 'test-cart.R > removes items (2)', 'test-cart.R > raises'],
  ],
  ['turbo', 'vitest', [9, 2, 1, 1], 'failed', ['@shop/cart:test > cart.test.js > cart > removes items']],
  [
    'unittest-default',
    'unittest',
    [7, 1, 4, 1],
    'failed',
    [
      'unit_cart.CartTest.test_raises',
      'unit_cart.CartTest.test_removes_items',
      'unit_cart.CartTest.test_known_wrong_passes',
      'unit_cart.CartTest.test_prices',
      "unit_cart.CartTest.test_prices (item='pear')",
    ],
  ],
  [
    'unittest-subtests',
    'unittest',
    [1, 0, 1, 0],
    'all',
    [
      'test_cart.CartTest.test_prices',
      "test_cart.CartTest.test_prices (item='pear')",
      "test_cart.CartTest.test_prices (item='plum')",
    ],
  ],
  [
    'unittest-v',
    'unittest',
    [7, 1, 4, 1],
    'all',
    [
      'unit_cart.CartTest.test_known_wrong_passes',
      'unit_cart.CartTest.test_raises',
      'unit_cart.CartTest.test_removes_items',
      'unit_cart.CartTest.test_prices',
      "unit_cart.CartTest.test_prices (item='pear')",
    ],
  ],
  ['uvu', 'uvu', [3, 1, 1, 0], 'failed', ['cart > removes items']],
  ['vitest-default', 'vitest', [9, 2, 1, 1], 'failed', ['cart.test.js > cart > removes items']],
  ['vitest-json', 'json', [9, 2, 1, 0], 'all', ['cart.test.js > cart removes items']],
  ['vitest-junit', 'JUnit report', [9, 2, 1, 0], 'all', ['cart.test.js.cart > removes items']],
  [
    'vitest-projects-verbose',
    'vitest',
    [10, 4, 2, 2],
    'all',
    [
      '|browser (dom)| dom/cart.test.js > cart > removes items',
      '|unit| unit/cart.test.js > cart > removes items',
      '|browser (dom)| dom/page.test.js',
    ],
  ],
  [
    'vitest-projects',
    'vitest',
    [10, 4, 2, 2],
    'failed',
    [
      '|unit| unit/cart.test.js > cart > removes items',
      '|browser (dom)| dom/cart.test.js > cart > removes items',
      '|browser (dom)| dom/page.test.js',
    ],
  ],
  [
    'vitest-suites-verbose',
    'vitest',
    [4, 1, 1, 0],
    'some',
    ['cart.test.js > removes items', 'broken.test.js', 'cart.test.js > database'],
  ],
  [
    'vitest-suites',
    'vitest',
    [4, 1, 1, 0],
    'some',
    ['cart.test.js > removes items', 'broken.test.js', 'cart.test.js > database'],
  ],
  ['vitest-tap-flat', 'tap', [9, 2, 1, 0], 'all', ['cart.test.js > cart > removes items']],
  ['vitest-tap', 'tap', [9, 2, 1, 0], 'all', ['cart.test.js > cart > removes items']],
  ['vitest-verbose', 'vitest', [9, 2, 1, 1], 'all', ['cart.test.js > cart > removes items']],
  ['yarn-foreach', 'mocha', [2, 0, 1, 0], 'all', ['[@shop/cart] > cart removes']],
];

test.each(rows)('the output %s has the tests of %s', (output, runner, counts, named, failed) => {
  const found = read(output).find((tests) => tests.runner === runner);
  expect(found).toBeDefined();
  expect([found?.total, found?.skipped, found?.failed, found?.expectedToFail ?? 0]).toEqual(counts);
  expect(found?.named).toBe(named);
  expect(found?.tests.filter(({ end }) => end === 'failed').map(({ name }) => name)).toEqual(failed);
});

test('no output has tests of a runner that did not run', () => {
  const names = readdirSync(outputs).map((file) => file.replace('.txt', ''));
  expect(names.flatMap((name) => read(name).map(({ runner }) => [name, runner]))).toEqual(
    rows.map(([name, runner]) => [name, runner]),
  );
});

test('each runner has a real output', () => {
  const seen = new Set(rows.map(([, runner]) => runner));
  expect(runners.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});

test('each test is listed with its end if the output names all tests', () => {
  const list = (name: string): string[] =>
    read(name).flatMap(({ tests }) => tests.map((one) => `${one.end} ${one.name}`));
  expect(list('pytest-v')).toEqual([
    'passed test_cart.py::TestCart::test_adds_items',
    'failed test_cart.py::TestCart::test_removes_items',
    'failed test_cart.py::test_prices',
    'skipped test_cart.py::test_counts_later',
    'expected-to-fail test_cart.py::test_known_wrong',
    'expected-to-fail test_cart.py::test_known_wrong_passes',
    'passed test_cart.py::test_names[a b]',
    'passed test_cart.py::test_names[c::d]',
    'failed test_cart.py::test_names[e - f]',
    'failed test_cart.py::test_setup',
    'passed test_more.py::test_more',
    "passed test_cart.py::test_prices (item='apple')",
    "failed test_cart.py::test_prices (item='pear')",
    "passed test_cart.py::test_prices (item='plum')",
  ]);
  expect(list('jest-verbose')).toEqual([
    'passed cart.test.js › cart › adds items',
    'failed cart.test.js › cart › removes items',
    'passed cart.test.js › cart › is known to be wrong',
    'skipped cart.test.js › cart › counts later',
    'skipped cart.test.js › cart › ships',
    'passed cart.test.js › cart › when empty › costs nothing',
    'passed green.test.js › cart › adds items',
    'passed green.test.js › cart › removes items',
    'passed green.test.js › cart › when empty › costs nothing',
  ]);
  expect(list('vitest-tap')).toEqual(list('vitest-tap-flat'));
  expect(list('mocha-list')).toEqual([
    'passed cart adds items',
    'failed cart removes items',
    'skipped cart counts later',
    'passed cart when empty costs nothing',
  ]);
  expect(list('cargo-all')).toEqual([
    'skipped cart::counts_later',
    'passed cart::adds_items',
    'failed cart::removes_items',
    'passed cart::panics',
    'passed ships',
    'passed src/lib.rs - add',
  ]);
});

describe('the counts of pytest', () => {
  const last = (words: string): RanTests | undefined => readTests(`==== ${words} in 8.07s ====\n`)[0];

  test('leave out subtests that passed, which only some modes print', () => {
    expect(last('7 failed, 1138 passed, 4 subtests passed')).toMatchObject({ total: 1145, failed: 7 });
    expect(last('1145 passed, 5 subtests passed')).toMatchObject({ total: 1145, failed: 0 });
  });

  test('leave out subtests that failed, so that a fixed subtest is no lost test', () => {
    const summary = "SUBFAILED(plugin='mark') tests/test_a.py::test_b - AssertionError: x\n";
    const [found] = readTests(`${summary}==== 1 failed, 3 passed in 0.10s ====\n`);
    expect(found).toMatchObject({ total: 3, failed: 0 });
    expect(found?.tests).toEqual([{ name: "tests/test_a.py::test_b (plugin='mark')", end: 'failed' }]);
  });

  test('show that it ended early', () => {
    expect(read('pytest-x')[0]?.endedEarly).toBe(true);
    expect(read('pytest-collect')[0]?.endedEarly).toBe(true);
    expect(read('pytest-default')[0]?.endedEarly).toBeUndefined();
  });
});

test('pnpm ended the tests of other packages early only without --no-bail', () => {
  expect(read('pnpm-recursive')[0]?.endedEarly).toBeUndefined();
  expect(read('pnpm-bail')[0]?.endedEarly).toBe(true);
});

test('the targets of cargo test are found in each order of its two streams', () => {
  const lines = readFileSync(new URL('cargo-all.txt', outputs), 'utf8').split('\n');
  const isTarget = (line: string): boolean => /^ +(?:Running|Doc-tests) /.test(line);
  const targets = lines.filter(isTarget);
  const lists = lines.filter((line) => !isTarget(line));
  expect(targets).toHaveLength(3);
  for (const mixed of [
    [...lists, ...targets],
    [...targets, ...lists],
  ])
    expect(readTests(mixed.join('\n'))).toEqual(read('cargo-all'));
});

test('cargo test ended early only without --no-fail-fast', () => {
  expect(read('cargo-default')[0]?.endedEarly).toBe(true);
  expect(read('cargo-all')[0]?.endedEarly).toBeUndefined();
});

test('go test without -v counts packages, since it names failed tests only', () => {
  const passed = 'ok  \texample.org/a\t0.01s\nok  \texample.org/b\t0.01s\n';
  expect(readTests(passed)).toEqual([
    { runner: 'go test packages', total: 2, skipped: 0, failed: 0, tests: [], named: 'failed' },
  ]);
});

test('the tests of several runs are added up, and words alone are no numbers', () => {
  expect(readTests('  2 passing (1ms)\n\n  3 passing (1ms)\n')).toMatchObject([
    { runner: 'mocha', total: 5, failed: 0 },
  ]);
  for (const output of ['', 'all 5 tests passed', 'Tests: 5', 'ok 1', 'no tests ran in 0.01s', '1 warning in 0.10s'])
    expect([output, readTests(output)]).toEqual([output, []]);
});

test('failures without a name stay unknown if packages are added up', () => {
  const text = readFileSync(new URL('vitest-suites.txt', outputs), 'utf8');
  const output = [text, text].map((one, at) => one.replaceAll(/^/gm, `cart${at}: `)).join('\n');
  expect(readTests(output)).toMatchObject([{ runner: 'vitest', total: 8, failed: 2, named: 'some' }]);
});

test('tests with equal names stay apart', () => {
  const output = 'TAP version 13\n1..2\nok 1 - same\nnot ok 2 - same\n';
  expect(readTests(output)[0]?.tests.map(({ name }) => name)).toEqual(['same', 'same (2)']);
});

test('a mark of TAP that a name contains is escaped, and marks nothing', () => {
  const output = 'TAP version 13\n1..3\nnot ok 1 - adds \\# SKIP zero\nok 2 - later # SKIP \nok 3 - keeps\n';
  expect(readTests(output)[0]?.tests.map(({ end }) => end)).toEqual(['failed', 'skipped', 'passed']);
});

test('colours and carriage returns do not hide a result', () => {
  const output =
    ' Test Files  1 failed (1)\r\n\u001B[2m      Tests \u001B[22m \u001B[31m1 failed\u001B[39m | 17 passed | 2 skipped | 1 todo \u001B[90m(21)\u001B[39m\r\n';
  expect(readTests(output)).toMatchObject([{ runner: 'vitest', total: 21, skipped: 3, failed: 1 }]);
});

test('a name in a JUnit report may contain the end of a tag, and a test to do may fail', () => {
  // Of `node --test`.
  const report = `<testsuites>
	<testcase name="1 > 0" time="0.000889" classname="test" file="a.test.js"/>
	<testcase name="fails if a > b" time="0.000264" classname="test" file="a.test.js" failure="x">
		<failure type="testCodeFailure" message="x">
		</failure>
	</testcase>
	<testcase name="later" time="0.000134" classname="test" file="a.test.js" failure="x">
		<skipped type="todo" message="true"/>
		<failure type="testCodeFailure" message="x">
		</failure>
	</testcase>
</testsuites>`;
  expect(readReported([report])[0]?.tests).toEqual([
    { name: 'test.1 > 0', end: 'passed' },
    { name: 'test.fails if a > b', end: 'failed' },
    { name: 'test.later', end: 'skipped' },
  ]);
});

test('JUnit reports are added up, with decoded names', () => {
  const report =
    '<testsuites tests="9"><testsuite><testcase name="a &lt; b&#10;"/><testcase name="b"><skipped/></testcase></testsuite></testsuites>';
  expect(readReported([report, report])).toMatchObject([{ runner: 'JUnit report', total: 4, skipped: 2, failed: 0 }]);
  expect(readReported([report])[0]?.tests.map(({ name }) => name)).toEqual(['a < b\n', 'b']);
  expect(readReported(['<testsuite/>'])).toEqual([]);
  const hidden =
    '<testsuite><testcase name="a"><system-out><![CDATA[<testcase name="x"/><failure>]]></system-out></testcase></testsuite>';
  expect(readReported([hidden])).toMatchObject([{ total: 1, failed: 0 }]);
});

// Quadratic time would take longer than a test may.
test('a megabyte of hostile output is read', () => {
  const parts = ['1', ' ', '\n', '1 a, ', '=', ' (', ' > ', ' ... ', '"Test":"', '<testcase ', '{"Action":"pass",'];
  for (const part of parts) expect(readTests(part.repeat(1_000_000 / part.length)).length).toBeLessThan(2);
  for (const part of parts)
    expect(readTests(`${part.repeat(1_900 / part.length)}\n`.repeat(500)).length).toBeLessThan(2);
});

test('each line of a real output, repeated to 100 KB with and without line ends, is read', () => {
  const lines = readdirSync(outputs).flatMap((file) => readFileSync(new URL(file, outputs), 'utf8').split('\n'));
  // Those with the most different shapes: one for each first word.
  const picked = new Map(lines.filter((line) => line !== '').map((line) => [line.trim().split(' ', 1)[0], line]));
  for (const line of [...picked.values()].slice(0, 150)) {
    for (const text of [line, `${line}\n`])
      expect(readTests(text.repeat(100_000 / text.length)).length).toBeLessThan(3);
  }
});

test('a test of tap that an error ended has the same name when it passes', () => {
  const { fixed, lost, newlyFailing } = compareTests(read('tap-error'), read('tap-green'));
  expect({ fixed, lost, newlyFailing }).toEqual({ fixed: ['a.test.cjs > adds'], lost: [], newlyFailing: [] });
});
