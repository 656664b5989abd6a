import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { isOutside } from '../../../src/core/text/path-text.ts';

test.each([
  ['/work', '/work/a', false],
  ['/work', '/work', false],
  ['/work', '/work/..a', false],
  ['/work', '/work/..a/b', false],
  ['/work', '/work/.../b', false],
  ['/work', '/', true],
  ['/work', '/other', true],
  ['/work', '/workshop/a', true],
  ['/work/a', '/work', true],
])('seen from %s, %s is outside: %s', (directory, path, outside) => {
  expect(isOutside(relative(directory, path))).toBe(outside);
});

test('an absolute path is outside', () => {
  expect(isOutside('/work')).toBe(true);
});
