import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFile } from '../../src/record/replace-file.ts';
import { createDirectory } from '../fixtures/workspace.ts';

test('a file that cannot be written whole keeps its old content, and takes no room beside it', () => {
  const directory = createDirectory();
  const path = join(directory, 'result.json');
  writeFileSync(path, 'old');
  function* fail(): Generator<string> {
    yield 'new';
    throw new Error('the disk is full');
  }
  expect(() => replaceFile(path, fail())).toThrow('the disk is full');
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(directory)).toEqual(['result.json']);
  replaceFile(path, ['new', ' content']);
  expect(readFileSync(path, 'utf8')).toBe('new content');
});
