import { expect, test } from 'vitest';
import { renderFailureExcerpt } from '../../../src/core/text/failure-excerpt.ts';

const passed = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `ok ${from + index} - a test that passes and takes some space`).join(
    '\n',
  );

test('the excerpt of a long output has the failing test from its middle, and the end', () => {
  const output = `${passed(1, 200)}\nnot ok 200 - returns the content\n  ---\n  error: 'Expected 1, found 2'\n${passed(201, 400)}\n# fail 1\n`;
  const excerpt = renderFailureExcerpt(output, { maxBytes: 3_000, where: 'run it to see all' });
  expect(excerpt).toContain("not ok 200 - returns the content\n  ---\n  error: 'Expected 1, found 2'");
  expect(excerpt).toMatch(/# fail 1$/);
  expect(excerpt).toContain('[… left out: run it to see all …]');
  expect(Buffer.byteLength(excerpt)).toBeLessThan(3_200);
});

test('the end of an excerpt begins with a whole line, and nothing is marked as left out if the lines before it are shown', () => {
  const failures = Array.from(
    { length: 12 },
    (_, index) => `  ${index + 1}) Failure:\nSuite#test_${index} [file.rb:${index}]`,
  );
  const output = `${passed(1, 200)}\n${failures.join('\n')}\n12 failures`;
  for (let maxBytes = 560; maxBytes < 700; maxBytes += 1) {
    const excerpt = renderFailureExcerpt(output, { maxBytes, where: 'x' });
    const lines = excerpt.split('\n').filter((line) => line !== '[…]');
    expect(output.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(excerpt.endsWith(failures.join('\n') + '\n12 failures')).toBe(true);
  }
  const long = `Error: ${'x'.repeat(2_000)}`;
  expect(renderFailureExcerpt(long, { maxBytes: 100, where: 'x' })).toMatch(/^\[… left out: x …\]\nx{50}$/);
});

test.each([
  'FAILED tests/test_a.py::test_b - assert 1 == 2',
  '--- FAIL: TestMux (0.00s)',
  "thread 'a' panicked at src/lib.rs:1:1",
  ' ✗ adds two numbers',
  '  1) adds two numbers:',
  ' FAIL  src/a.test.ts > adds',
  'src/a.ts:1:1: error: no',
  'AssertionError: expected 1',
])('marks of test runners are found: %s', (line) => {
  const marked = line.startsWith('src/') ? 'error: no' : line;
  const output = `${passed(1, 200)}\n${marked}\n${passed(201, 400)}`;
  expect(renderFailureExcerpt(output, { maxBytes: 2_000, where: 'x' })).toContain(marked);
});

test('a short output is shown whole, and one of failures only stays within its limit', () => {
  expect(renderFailureExcerpt('a\nb\n', { maxBytes: 100, where: 'x' })).toBe('a\nb');
  const flood = 'not ok 1 - x\n'.repeat(100_000);
  expect(Buffer.byteLength(renderFailureExcerpt(flood, { maxBytes: 3_000, where: 'x' }))).toBeLessThan(3_300);
});
