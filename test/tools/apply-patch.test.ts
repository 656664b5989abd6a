import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WorkspaceFiles } from '../../src/core/ports/sandbox.ts';
import { ToolFailure } from '../../src/core/ports/tool.ts';
import { applyPatch } from '../../src/tools/apply-patch.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';
import {
  bindCall,
  createContext,
  createFilesOnlySandbox,
  openFiles,
  readField,
  runOnFiles,
  runTool,
} from './tool-context.ts';

const envelope = (...lines: readonly string[]): string => ['*** Begin Patch', ...lines, '*** End Patch'].join('\n');

function readTree(root: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.git'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
  );
}

function listAccesses(root: string, args: unknown) {
  return bindCall(applyPatch, args).listAccesses(openFiles(root));
}

describe('applyPatch', () => {
  it('adds, updates, moves and deletes in one patch', async () => {
    const root = createDirectory();
    writeFiles(root, { 'a.txt': 'one\ntwo\n', 'old/name.txt': 'x\ny\n', 'gone.txt': 'bye\n' });
    chmodSync(join(root, 'old/name.txt'), 0o755);
    const output = await runOnFiles(applyPatch, root, {
      patch: envelope(
        '*** Update File: a.txt',
        '@@',
        '-two',
        '+2',
        '*** Add File: new/deep/b.txt',
        '+b',
        '*** Update File: old/name.txt',
        '*** Move to: new/name.txt',
        '@@',
        '-x',
        '+X',
        '*** Delete File: gone.txt',
      ),
    });
    expect(readTree(root)).toEqual({ 'a.txt': 'one\n2\n', 'new/deep/b.txt': 'b\n', 'new/name.txt': 'X\ny\n' });
    expect(statSync(join(root, 'new/name.txt')).mode & 0o111).toBe(0o111);
    expect(output.value).toEqual({
      success: true,
      summary: '5 files changed',
      changes: [
        { path: 'a.txt', kind: 'update' },
        { path: 'new/deep/b.txt', kind: 'add' },
        { path: 'old/name.txt', kind: 'delete' },
        { path: 'new/name.txt', kind: 'add' },
        { path: 'gone.txt', kind: 'delete' },
      ],
      stdout: 'update a.txt\nadd new/deep/b.txt\ndelete old/name.txt\nadd new/name.txt\ndelete gone.txt\n',
      stderr: '',
    });
  });

  it('has the same result as git for a diff of git', async () => {
    const root = createRepository({
      'keep.txt': 'same\n',
      'crlf.txt': 'one\r\ntwo\r\nthree\r\n',
      'bare.txt': 'no newline',
      'moved.txt': `${Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n')}\n`,
      'gone.txt': 'gone\n',
      'empty-gone.txt': '',
      'tab\tname ü.txt': 'strange name\n',
      'script.sh': '#!/bin/sh\n',
    });
    writeFiles(root, {
      'crlf.txt': 'one\r\nTWO\r\nthree\r\n',
      'bare.txt': 'no newline\nnow with',
      'sub directory/moved.txt': `${Array.from({ length: 20 }, (_, index) => `line ${index === 7 ? 'seven' : index}`).join('\n')}\n`,
      'new.txt': 'new\n',
      'empty.txt': '',
      'tab\tname ü.txt': 'changed\n',
    });
    for (const path of ['moved.txt', 'gone.txt', 'empty-gone.txt']) runGit(root, 'rm', '--quiet', '--cached', path);
    runGit(root, 'update-index', '--chmod=+x', 'script.sh');
    runGit(root, 'add', 'crlf.txt', 'bare.txt', 'sub directory', 'new.txt', 'empty.txt', 'tab\tname ü.txt');
    const patch = runGit(root, 'diff', '--cached', '--find-renames');
    expect(patch).toContain('rename to sub directory/moved.txt');
    runGit(root, 'commit', '--quiet', '--message', 'wanted');
    const wanted = runGit(root, 'rev-parse', 'HEAD^{tree}');
    runGit(root, 'reset', '--quiet', '--hard', 'HEAD~1');

    // A name with a tab can never be allowed by a rule, so it is left out of the patch and of the wanted tree.
    const strange = patch.indexOf('diff --git "a/tab');
    expect(strange).toBeGreaterThan(0);
    await expect(runOnFiles(applyPatch, root, { patch })).rejects.toThrow('control characters');
    const next = patch.indexOf('diff --git', strange + 1);
    await runOnFiles(applyPatch, root, { patch: patch.slice(0, strange) + (next < 0 ? '' : patch.slice(next)) });
    writeFiles(root, { 'tab\tname ü.txt': 'changed\n' });
    runGit(root, 'add', '--all');
    expect(runGit(root, 'write-tree')).toBe(wanted);
  });

  it('keeps the encoding of a file', async () => {
    const root = createDirectory();
    const latin = join(root, 'latin.txt');
    const wide = join(root, 'wide.txt');
    writeFileSync(latin, Buffer.from('grün\nzwei\n', 'latin1'));
    writeFileSync(wide, Buffer.from('\uFEFFgrün\nzwei\n', 'utf16le'));
    const change = (path: string) => ['*** Update File: ' + path, '@@', ' grün', '-zwei', '+drüben'];
    await runOnFiles(applyPatch, root, { patch: envelope(...change('latin.txt'), ...change('wide.txt')) });
    expect(readFileSync(latin)).toEqual(Buffer.from('grün\ndrüben\n', 'latin1'));
    expect(readFileSync(wide)).toEqual(Buffer.from('\uFEFFgrün\ndrüben\n', 'utf16le'));
    const strange = envelope('*** Update File: latin.txt', '@@', '-grün', '+€');
    await expect(runOnFiles(applyPatch, root, { patch: strange })).rejects.toThrow(
      'latin.txt is encoded as Latin-1, which has no "€"',
    );
  });

  it('replaces a file by a directory, and refuses a missing file that a patch takes for one', async () => {
    const root = createDirectory();
    writeFiles(root, { lib: 'x\n' });
    await runOnFiles(applyPatch, root, { patch: envelope('*** Delete File: lib', '*** Add File: lib/a.txt', '+a') });
    expect(readTree(root)).toEqual({ 'lib/a.txt': 'a\n' });
    const add = '--- /dev/null\n+++ b/lib/a.txt\n@@ -0,0 +1 @@\n+b\n';
    await expect(runOnFiles(applyPatch, root, { patch: add })).rejects.toThrow('lib/a.txt exists already');
    await runOnFiles(applyPatch, root, { patch: '--- a/new.txt\n+++ b/new.txt\n@@ -0,0 +1 @@\n+n\n' });
    expect(readTree(root)).toEqual({ 'lib/a.txt': 'a\n', 'new.txt': 'n\n' });
  });

  it('replaces the content of a file by one edit, if it is as the model thinks', async () => {
    const root = createDirectory();
    writeFiles(root, { 'a.txt': 'one\ntwo\n' });
    const replace = (originalContent: string) =>
      runOnFiles(applyPatch, root, { filePath: 'a.txt', originalContent, updatedContent: 'new\n' });
    await expect(replace('one\nzwei\n')).rejects.toThrow(
      'a.txt: oldText does not fit: line 2 should be "zwei", but is "two"',
    );
    await replace('one\ntwo\n');
    expect(readTree(root)).toEqual({ 'a.txt': 'new\n' });
    await runOnFiles(applyPatch, root, { filePath: 'b.txt', originalContent: '', updatedContent: 'b\n' });
    expect(readTree(root)).toEqual({ 'a.txt': 'new\n', 'b.txt': 'b\n' });
  });

  it('starts paths at cwd', async () => {
    const root = createDirectory();
    mkdirSync(join(root, 'sub'));
    const args = { cwd: 'sub', patch: envelope('*** Add File: a.txt', '+a', '*** Add File: ../b.txt', '+b') };
    expect(await listAccesses(root, args)).toEqual([
      { type: 'write', path: 'sub/a.txt', valid: true, isFile: true },
      { type: 'write', path: 'b.txt', valid: true, isFile: true },
    ]);
    await runOnFiles(applyPatch, root, args);
    expect(readTree(root)).toEqual({ 'sub/a.txt': 'a\n', 'b.txt': 'b\n' });
  });

  it.each([
    ['a file that does not exist', ['*** Update File: none.txt', '@@', '-a', '+b'], 'none.txt does not exist'],
    ['an added file that exists', ['*** Add File: a.txt', '+a'], 'a.txt exists already'],
    [
      'a move onto a file',
      ['*** Update File: a.txt', '*** Move to: b.txt'],
      'b.txt exists already; a.txt cannot be moved there',
    ],
    ['a deleted file that does not exist', ['*** Delete File: none.txt'], 'none.txt does not exist'],
    ['a path outside', ['*** Add File: ../out.txt', '+a'], 'is outside the workspace'],
    ['an absolute path outside', ['*** Add File: /etc/out.txt', '+a'], 'is outside the workspace'],
    ['a home path', ['*** Add File: ~/out.txt', '+a'], 'not a usable path'],
    ['the git directory', ['*** Add File: .git/hooks/pre-commit', '+a'], 'git directory'],
    ['a binary file', ['*** Update File: binary', '@@', '-a', '+b'], 'binary is a binary file of 3 bytes'],
    ['a directory', ['*** Update File: directory', '@@', '-a', '+b'], 'is a directory'],
  ])('refuses %s and changes nothing', async (_, lines, message) => {
    const root = createDirectory();
    writeFiles(root, { 'a.txt': 'a\n', 'b.txt': 'b\n', binary: 'a\0b', 'directory/c.txt': 'c\n' });
    const before = readTree(root);
    const patch = envelope('*** Update File: b.txt', '@@', '-b', '+changed', ...lines);
    await expect(runOnFiles(applyPatch, root, { patch })).rejects.toThrow(message);
    expect(readTree(root)).toEqual(before);
  });

  it('refuses to delete a file of which it does not list all lines', async () => {
    const root = createDirectory();
    writeFiles(root, { 'a.txt': 'one\ntwo\n' });
    const patch = '--- a/a.txt\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-one\n';
    await expect(runOnFiles(applyPatch, root, { patch })).rejects.toThrow('does not list all of its lines');
    expect(existsSync(join(root, 'a.txt'))).toBe(true);
  });

  it('never removes the target of a link', async () => {
    const root = createDirectory();
    writeFiles(root, { 'real.txt': 'a\n' });
    symlinkSync('real.txt', join(root, 'link.txt'));
    const patch = envelope('*** Delete File: link.txt');
    await expect(runOnFiles(applyPatch, root, { patch })).rejects.toThrow(
      'link.txt is or goes through a link; name the file itself: real.txt',
    );
    expect(existsSync(join(root, 'real.txt'))).toBe(true);
  });

  it('puts everything back when writing fails half-way', async () => {
    const root = createDirectory();
    writeFiles(root, { 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' });
    const before = readTree(root);
    const real = openFiles(root);
    let removals = 0;
    const failing: WorkspaceFiles = {
      ...real,
      async remove(path) {
        removals += 1;
        if (path === 'c.txt') throw new ToolFailure('c.txt cannot be removed');
        await real.remove(path);
      },
    };
    const patch = envelope(
      '*** Update File: a.txt',
      '@@',
      '-a',
      '+A',
      '*** Add File: new.txt',
      '+n',
      '*** Delete File: b.txt',
      '*** Delete File: c.txt',
    );
    const context = createContext(createFilesOnlySandbox(failing));
    await expect(runTool(applyPatch, { patch }, context)).rejects.toThrow(
      'c.txt cannot be removed; nothing was changed',
    );
    // b.txt, c.txt, and new.txt when it was taken back.
    expect(removals).toBe(3);
    expect(readTree(root)).toEqual(before);
  });

  it('reports which files it could not restore', async () => {
    const root = createDirectory();
    writeFiles(root, { 'a.txt': 'a\n', 'b.txt': 'b\n' });
    const real = openFiles(root);
    let writes = 0;
    const failing: WorkspaceFiles = {
      ...real,
      async write(path, content, options) {
        writes += 1;
        if (writes > 1) throw new ToolFailure('the disk is full');
        return real.write(path, content, options);
      },
    };
    const patch = envelope('*** Update File: a.txt', '@@', '-a', '+A', '*** Update File: b.txt', '@@', '-b', '+B');
    const context = createContext(createFilesOnlySandbox(failing));
    await expect(runTool(applyPatch, { patch }, context)).rejects.toThrow(
      'the disk is full; these files could not be restored: a.txt',
    );
  });

  it('does not overwrite a file that changed while the patch was computed', async () => {
    const root = createDirectory();
    writeFiles(root, { 'a.txt': 'a\n' });
    const real = openFiles(root);
    let reads = 0;
    const racing: WorkspaceFiles = {
      ...real,
      async read(path, maxBytes) {
        const bytes = await real.read(path, maxBytes);
        reads += 1;
        if (reads === 1) writeFileSync(join(root, 'a.txt'), 'a\nmine\n');
        return bytes;
      },
    };
    const patch = envelope('*** Update File: a.txt', '@@', '-a', '+A');
    const context = createContext(createFilesOnlySandbox(racing));
    await expect(runTool(applyPatch, { patch }, context)).rejects.toThrow(
      'a.txt was changed by something else meanwhile; nothing was changed',
    );
    expect(readTree(root)).toEqual({ 'a.txt': 'a\nmine\n' });
  });

  it('writes nothing once it is aborted', async () => {
    const root = createDirectory();
    const context = createContext(createFilesOnlySandbox(openFiles(root)), {
      signal: AbortSignal.abort(new Error('stopped')),
    });
    await expect(runTool(applyPatch, { patch: envelope('*** Add File: a.txt', '+a') }, context)).rejects.toThrow(
      'stopped',
    );
    expect(readTree(root)).toEqual({});
  });
});

describe('the accesses of applyPatch', () => {
  it('list every path whose content is used or written, both ends of a move, and deletions', async () => {
    const root = createDirectory();
    writeFiles(root, { 'real.txt': 'a\n', 'from.txt': 'a\n' });
    symlinkSync('real.txt', join(root, 'link.txt'));
    const patch = envelope(
      '*** Update File: link.txt',
      '@@',
      '-a',
      '+b',
      '*** Update File: from.txt',
      '*** Move to: to.txt',
      '*** Add File: new.txt',
      '+n',
      '*** Delete File: ../outside.txt',
      '*** Add File: ~/home.txt',
      '+n',
    );
    expect(await listAccesses(root, { patch })).toEqual([
      { type: 'write', path: 'real.txt', valid: true, isFile: true },
      { type: 'write', path: 'from.txt', valid: true, isFile: true },
      { type: 'write', path: 'to.txt', valid: true, isFile: true },
      { type: 'write', path: 'new.txt', valid: true, isFile: true },
      { type: 'write', path: join(root, '../outside.txt'), valid: true, isFile: true },
      { type: 'write', path: '~/home.txt', valid: false },
      { type: 'read', path: 'real.txt', valid: true, isFile: true },
      { type: 'read', path: 'from.txt', valid: true, isFile: true },
    ]);
  });

  it('do not exist for a malformed patch, which is an invalid argument', () => {
    expect(applyPatch.bind({ patch: 'rm -rf\x1b[2J' })).toEqual({
      type: 'invalid',
      issues: [{ path: 'patch', message: expect.stringContaining('no file section') }],
    });
  });

  it('show a cwd outside', async () => {
    const root = createDirectory();
    const args = { cwd: '/etc', patch: envelope('*** Add File: a.txt', '+a') };
    expect(await listAccesses(root, args)).toEqual([{ type: 'write', path: '/etc', valid: true, isFile: true }]);
    await expect(runOnFiles(applyPatch, root, args)).rejects.toThrow('/etc is outside the workspace');
  });

  it('cover every file that the run writes', async () => {
    const root = createDirectory();
    writeFiles(root, { 'dir/a.txt': 'a\n' });
    const patch = envelope('*** Update File: ./dir/../dir/a.txt', '*** Move to: dir/b.txt', '@@', '-a', '+b');
    const accesses = await listAccesses(root, { patch });
    const output = await runOnFiles(applyPatch, root, { patch });
    const written = accesses.flatMap((access) => (access.type === 'write' ? [access.path] : []));
    expect(written.toSorted()).toEqual(['dir/a.txt', 'dir/b.txt']);
    expect(readField(output, 'changes')).toEqual([
      { path: 'dir/a.txt', kind: 'delete' },
      { path: 'dir/b.txt', kind: 'add' },
    ]);
  });
});

describe('the input of applyPatch', () => {
  it.each([
    {},
    { patch: 'x', filePath: 'a' },
    { filePath: 'a', originalContent: 'x' },
    { patch: 'x', other: 1 },
    { filePath: 'a', originalContent: 'x', updatedContent: '\uD800' },
  ])('refuses %j', (args) => {
    expect(applyPatch.input.safeParse(args).success).toBe(false);
  });
});
