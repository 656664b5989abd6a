import { expect, test } from 'vitest';
import { findNearestName } from '../../../src/core/text/nearest-name.ts';

test.each([
  ['fix-test', ['fix-tests-strict', 'fix-tests'], 'fix-tests'],
  ['grep', ['grepFiles', 'readFile'], 'grepFiles'],
  ['comand', ['contained', 'command'], 'command'],
  ['pnmp', ['npm', 'pip', 'pnpm'], 'pnpm'],
  ['nothing-like-it', ['fix-tests'], null],
])('the name nearest to %s of %j is %s', (written, known, nearest) => {
  expect(findNearestName(written, known)).toBe(nearest);
});
