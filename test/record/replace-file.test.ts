import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFile } from '../../src/record/replace-file.ts';
import { createDirectory } from '../fixtures/workspace.ts';

test('a file that cannot be put into its place takes no room beside it', () => {
  const directory = createDirectory();
  const path = join(directory, 'result.json');
  writeFileSync(path, 'old');
  mkdirSync(join(directory, 'taken', 'below'), { recursive: true });
  expect(() => replaceFile(join(directory, 'taken'), 'new')).toThrow(/EISDIR|ENOTEMPTY/);
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(directory)).toEqual(['result.json', 'taken']);
  replaceFile(path, 'new content');
  expect(readFileSync(path, 'utf8')).toBe('new content');
});
