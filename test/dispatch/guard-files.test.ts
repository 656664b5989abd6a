import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WorkspaceFiles } from '../../src/core/ports/sandbox.ts';
import { createWrite, type Access } from '../../src/core/types/access.ts';
import { guardFiles } from '../../src/dispatch/guard-files.ts';
import { createWorkspaceFiles } from '../../src/sandbox/workspace/files/workspace-files.ts';
import { createDirectory } from '../fixtures/workspace.ts';

function openFiles(): WorkspaceFiles {
  const root = createDirectory();
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'docs-2'));
  for (const file of ['a.txt', 'docs/b.txt', 'docs-2/c.txt']) writeFileSync(join(root, file), file);
  return createWorkspaceFiles({ root, owner: null, protectedPaths: [], isUnreadable: () => false });
}

/** The files of the workspace that a call can read whose accesses were decided. */
async function listReadable(accesses: readonly Access[]): Promise<readonly string[]> {
  const files = openFiles();
  const guarded = guardFiles(files, { accesses, changes: null }, () => true);
  const readable: string[] = [];
  for (const path of ['a.txt', 'docs/b.txt', 'docs-2/c.txt']) {
    const resolved = await files.resolve(path);
    if (resolved.type !== 'inside') throw new Error(`${path} is not in the workspace`);
    await guarded.read(resolved.path, 100).then(
      () => readable.push(path),
      () => {},
    );
  }
  return readable;
}

test('a call reads only the paths that were decided, and below a directory of them', async () => {
  const read = (path: string): Access => ({ type: 'read', path, valid: true });
  expect(await listReadable([read('.')])).toEqual(['a.txt', 'docs/b.txt', 'docs-2/c.txt']);
  expect(await listReadable([read('docs')])).toEqual(['docs/b.txt']);
  expect(await listReadable([read('a.txt')])).toEqual(['a.txt']);
  expect(await listReadable([createWrite('docs', null)])).toEqual([]);
  expect(await listReadable([createWrite('docs/b.txt', null)])).toEqual(['docs/b.txt']);
});

test('a call writes only the paths that were decided', async () => {
  const files = openFiles();
  const accesses: readonly Access[] = [createWrite('a.txt', null), { type: 'read', path: '.', valid: true }];
  const guarded = guardFiles(files, { accesses, changes: null }, () => true);
  for (const [path, decided] of [
    ['a.txt', true],
    ['docs/b.txt', false],
  ] as const) {
    const resolved = await files.resolve(path);
    if (resolved.type !== 'inside') throw new Error(`${path} is not in the workspace`);
    const written = guarded.write(resolved.path, new TextEncoder().encode('new'), { executable: false });
    if (decided) await written;
    else await expect(written).rejects.toThrow('is not what was decided for this call');
    expect(new TextDecoder().decode(await files.read(resolved.path, 100))).toBe(decided ? 'new' : path);
  }
});
