import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStats } from '../../../../src/sandbox/host/files/paths.ts';
import { createDirectory, writeFiles } from '../../../fixtures/workspace.ts';

test('a path below a file does not exist', () => {
  const root = createDirectory('paths-');
  writeFiles(root, { '.github': 'a file\n' });
  expect(readStats(join(root, '.github'))?.isFile()).toBe(true);
  expect(readStats(join(root, '.github/workflows'))).toBeNull();
  expect(readStats(join(root, 'missing/x'))).toBeNull();
});
