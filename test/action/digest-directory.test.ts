import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestDirectory } from '../../src/action/digest-directory.ts';
import { createDirectory } from '../fixtures/workspace.ts';

test('the digest of a directory has its names, contents and links, and nothing behind a link', () => {
  const root = createDirectory();
  const [directory, outside] = [join(root, 'dist'), join(root, 'outside')];
  mkdirSync(join(directory, 'main'), { recursive: true });
  mkdirSync(outside);
  writeFileSync(join(directory, 'main/index.js'), 'a');
  const plain = digestDirectory(directory);
  symlinkSync(outside, join(directory, 'link'));
  symlinkSync('..', join(directory, 'main/loop'));
  const linked = digestDirectory(directory);
  expect(linked).not.toBe(plain);
  writeFileSync(join(outside, 'more.js'), 'b');
  expect(digestDirectory(directory)).toBe(linked);
  writeFileSync(join(directory, 'main/index.js'), 'b');
  expect(digestDirectory(directory)).not.toBe(linked);
});
