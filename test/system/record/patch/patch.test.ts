import {
  chmodSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WorkspacePath } from '../../../../src/core/ports/sandbox.ts';
import { createPatchMaker, type PatchMaker, type TouchedFiles } from '../../../../src/record/patch/patch.ts';
import type { RunSandbox } from '../../../../src/sandbox/run-sandbox.ts';
import { closeGlobs, createTestSandbox } from '../../../fixtures/sandbox.ts';
import {
  createDirectory,
  createRepository as createRootRepository,
  runGit,
  writeFiles,
} from '../../../fixtures/workspace.ts';

function openMaker(sandbox: RunSandbox, listTouched: () => TouchedFiles): Promise<PatchMaker> {
  return createPatchMaker({
    workTree: sandbox,
    gitDirectory: join(createDirectory('record-'), 'base.git'),
    listTouched,
    isAsBefore: (path) => sandbox.isAsBefore(path),
  });
}

async function write(sandbox: RunSandbox, path: string, text: string): Promise<void> {
  await sandbox.files.write(path as WorkspacePath, Buffer.from(text));
}

describe.each([
  ['.', 'overlay'],
  ['packages/app', 'copy'],
] as const)('in the directory %s of a repository (%s)', (directory, workspaceAs) => {
  /** Makes a repository with files in the directory, and returns the directory. */
  function createRepository(files: Readonly<Record<string, string>>): string {
    const inside = Object.entries(files).map(([path, content]) => [join(directory, path), content] as const);
    return join(createRootRepository({ ...Object.fromEntries(inside), 'root.txt': 'r\n' }), directory);
  }

  /** A path as a patch names it. */
  const at = (path: string): string => join(directory, path);

  function listTouched(sandbox: RunSandbox): TouchedFiles {
    const touched = sandbox.listTouched();
    return { ...touched, present: touched.present.map(at), replaced: touched.replaced.map(at) };
  }

  /** Opens the workspace as commands see it. Changes there belong to the patch. */
  async function setUp(root: string, options: Parameters<typeof createTestSandbox>[1] = {}) {
    const sandbox = await createTestSandbox(root, { workspaceAs, ...options });
    const patches = await openMaker(sandbox, () => listTouched(sandbox));
    return { sandbox, patches, view: sandbox.readDirectory() };
  }

  /** Clones the repository of a directory, and returns the root of the clone. */
  function cloneRepository(root: string): string {
    const clone = join(createDirectory('clone-'), 'clone');
    runGit('/', 'clone', '--quiet', runGit(root, 'rev-parse', '--show-toplevel').trim(), clone);
    return clone;
  }

  test('a binary file is compressed in a patch', async () => {
    const { patches, view } = await setUp(createRepository({ 'a.txt': 'a\n' }));
    writeFileSync(join(view, 'b.bin'), Buffer.alloc(100_000));
    expect((await patches.make('end')).bytes.length).toBeLessThan(1_000);
  });

  test('files that are too large for a patch are in neither side of it, and cost no object', async () => {
    const large = 'x'.repeat(600_000);
    const root = createRepository({ 'tracked.bin': 'x\n', 'a.txt': 'a\n' });
    // Larger than git may write.
    const names = ['data.bin', '-f [b]*?.bin', ':(top)\nname.bin', 'sub/ünï.bin'];
    writeFiles(root, { 'new.txt': 'new\n', ...Object.fromEntries(names.map((name) => [name, large.repeat(2)])) });
    writeFiles(root, { 'tracked.bin': large });
    const { patches, view, sandbox } = await setUp(root, { policy: { fileMb: 1 } });
    expect(sandbox.patchBytes).toBe(524_288);
    for (const name of names) writeFileSync(join(view, name), large.repeat(2));
    writeFiles(view, { 'tracked.bin': large, 'new.txt': 'changed\n' });
    for (const purpose of ['progress', 'end'] as const) {
      const { files, missing, unreadable } = await patches.make(purpose);
      expect({ files, missing, unreadable }).toEqual({
        files: [{ path: at('new.txt'), kind: 'modified' }],
        missing: '',
        unreadable: '',
      });
    }
    chmodSync(join(view, 'tracked.bin'), 0o755);
    expect((await patches.make('end')).missing).toBe('tracked.bin is larger than a patch may be');
  });

  test('a patch of text, binary, modes, additions and deletions applies to a fresh clone', async () => {
    const root = createRepository({
      'a.txt': 'one\ntwo\n',
      'b.bin': '\0\u0001\u0002',
      'run.sh': 'echo\n',
      'gone.txt': 'x\n',
      'crlf.txt': 'a\r\nb\r\n',
      '.gitignore': 'ignored\n',
    });
    const clone = cloneRepository(root);
    const { patches, view } = await setUp(root);
    writeFiles(view, { 'a.txt': 'one\n2\n', 'new/file.txt': 'no newline', 'crlf.txt': 'a\r\nc\r\n', ignored: 'x' });
    writeFileSync(join(view, 'b.bin'), Buffer.from([0, 255, 254, 0, 7]));
    writeFileSync(join(view, 'latin.txt'), Buffer.from([0xe9, 0x0a]));
    chmodSync(join(view, 'run.sh'), 0o755);
    rmSync(join(view, 'gone.txt'));
    const patch = await patches.make('progress');
    expect(patch.files).toEqual([
      { path: at('a.txt'), kind: 'modified' },
      { path: at('b.bin'), kind: 'modified' },
      { path: at('crlf.txt'), kind: 'modified' },
      { path: at('gone.txt'), kind: 'deleted' },
      { path: at('latin.txt'), kind: 'added' },
      { path: at('new/file.txt'), kind: 'added' },
      { path: at('run.sh'), kind: 'modified' },
    ]);
    writeFileSync(`${clone}.patch`, patch.bytes);
    runGit(clone, 'apply', `${clone}.patch`);
    for (const name of ['a.txt', 'b.bin', 'crlf.txt', 'latin.txt', 'new/file.txt'])
      expect(readFileSync(join(clone, at(name)))).toEqual(readFileSync(join(view, name)));
    expect(existsSync(join(clone, at('gone.txt')))).toBe(false);

    // In an index too, without a work tree; and another patch is not this one.
    expect((await patches.check(patch)).isWhole).toBe(true);
    const other = Buffer.from(Buffer.from(patch.bytes).toString('latin1').replace('+2\n', '+3\n'), 'latin1');
    expect((await patches.check({ ...patch, bytes: other })).isWhole).toBe(false);
    expect((await patches.check({ ...patch, bytes: Buffer.from('no patch') })).isWhole).toBe(false);
    expect((await patches.make('progress')).sha256).toBe(patch.sha256);

    writeFiles(view, { 'a.txt': 'one\n2\n3\n' });
    const final = await patches.make('end');
    expect((await patches.check(final)).isWhole).toBe(true);
    expect((await patches.check({ ...final, bytes: patch.bytes })).isWhole).toBe(false);
  });

  test('the tree can be asked for several times at once, and while a patch is made', async () => {
    const root = createRepository({ 'a.txt': 'a\n' });
    const { sandbox, patches, view } = await setUp(root);
    const always = await openMaker(sandbox, () => ({ ...listTouched(sandbox), version: String(performance.now()) }));
    for (const maker of [patches, always]) {
      writeFiles(view, { 'a.txt': `${performance.now()}\n`, 'b.txt': 'b\n' });
      const [patch, ...trees] = await Promise.all([maker.make('end'), ...[1, 2, 3].map(() => maker.readTree())]);
      expect(patch.files.map(({ path }) => path)).toContain(at('a.txt'));
      expect(new Set(trees).size).toBe(1);
      expect((await maker.check(patch)).isWhole).toBe(true);
    }
  });

  test('the base is the work tree at the start, including uncommitted changes', async () => {
    const root = createRepository({ 'a.txt': 'committed\n', 'b.txt': 'b\n' });
    writeFiles(root, { 'a.txt': 'dirty\n', 'untracked.txt': 'u\n' });
    const { patches, view } = await setUp(root);
    expect((await patches.make('progress')).files).toEqual([]);
    writeFiles(view, { 'b.txt': 'changed\n' });
    const patch = await patches.make('progress');
    expect(patch.files).toEqual([{ path: at('b.txt'), kind: 'modified' }]);
    expect(patches.base.commit).toBe(runGit(root, 'rev-parse', 'HEAD').trim());
    expect(runGit(root, 'status', '--porcelain').split('\n').toSorted().join()).toContain(`?? ${at('untracked.txt')}`);
  });

  test('nothing that the repository names runs while the patch is made', async () => {
    const root = createRepository({ 'a.txt': 'a\n', '.gitattributes': '*.txt filter=evil diff=evil text eol=crlf\n' });
    const outside = createDirectory('outside-');
    const evil = `sh -c 'touch ${outside}/ran; cat'`;
    for (const [key, value] of [
      ['filter.evil.clean', evil],
      ['filter.evil.smudge', evil],
      ['core.fsmonitor', evil],
      ['diff.evil.command', evil],
      ['diff.external', evil],
    ] as const)
      runGit(root, 'config', key, value);
    const nested = join(root, 'nested');
    mkdirSync(nested);
    runGit(nested, 'init', '--quiet');
    writeFiles(nested, { 'n.txt': 'n\n', '.gitattributes': '*.txt filter=evil\n' });
    runGit(nested, 'config', 'filter.evil.clean', evil);
    symlinkSync('/etc/passwd', join(root, 'link'));
    const { patches, view } = await setUp(root);
    writeFiles(view, { 'a.txt': 'b\n', 'nested/n.txt': 'm\n' });
    const patch = await patches.make('progress');
    expect(patch.missing).toBe('');
    expect(patch.files).toContainEqual({ path: at('nested/n.txt'), kind: 'modified' });
    expect(patch.files).toContainEqual({ path: at('a.txt'), kind: 'modified' });
    expect(Buffer.from(patch.bytes).toString()).toContain('+b\n');
    expect(existsSync(join(outside, 'ran'))).toBe(false);
  });

  test('a directory cannot be hidden from the patch by making it a repository', async () => {
    const root = createRepository({ 'src/a.txt': 'a\n' });
    const { patches, view } = await setUp(root);
    writeFiles(view, {
      'src/a.txt': 'b\n',
      'src/.git/HEAD': 'ref: refs/heads/main\n',
      'file/.git': 'gitdir: ../.git\n',
      'file/x.txt': 'x\n',
    });
    for (const directory of ['objects', 'refs']) mkdirSync(join(view, 'src/.git', directory));
    expect((await patches.make('progress')).files).toEqual([
      { path: at('file/x.txt'), kind: 'added' },
      { path: at('src/a.txt'), kind: 'modified' },
    ]);
  });

  test('a patch of the touched paths has the tree that git makes of the whole work tree', async () => {
    const files = {
      'a.txt': 'a\n',
      'b/c.txt': 'c\n',
      'b/d/e.txt': 'e\n',
      'f.txt': 'f\n',
      'g/h.txt': 'h\n',
      ':i*.txt': 'i\n',
    };
    const root = createRepository({ ...files, 'z/other.txt': 'o\n' });
    writeFiles(root, { 'dirty.txt': 'd\n' });
    const { patches, view } = await setUp(root);
    // The same changes without a sandbox, in which git compares every path.
    const plain = join(cloneRepository(root), directory);
    writeFiles(plain, { 'dirty.txt': 'd\n' });
    const readPlainTree = (): string => {
      runGit(plain, 'add', '--all');
      return runGit(plain, 'write-tree').trim();
    };
    expect(patches.base.tree).toBe(readPlainTree());
    const steps: readonly ((root: string) => void)[] = [
      (top) => writeFiles(top, { 'a.txt': 'A\n', ':i*.txt': 'I\n' }),
      (top) => (rmSync(join(top, 'b'), { recursive: true }), writeFiles(top, { b: 'b\n' })),
      (top) => (rmSync(join(top, 'f.txt')), writeFiles(top, { 'f.txt/in.txt': 'in\n' })),
      (top) => (chmodSync(join(top, 'g/h.txt'), 0o755), symlinkSync('g', join(top, 'link'))),
      (top) => rmSync(join(top, 'dirty.txt')),
      (top) => (rmSync(join(top, 'b')), writeFiles(top, { 'b/c.txt': 'c\n', 'b/d/e.txt': 'E\n' })),
      (top) => writeFiles(top, { 'a.txt': 'a\n' }),
    ];
    for (const change of steps) {
      change(view);
      change(plain);
      const patch = await patches.make('progress');
      expect(await patches.readTree()).toBe(readPlainTree());
      expect((await patches.check(patch)).isWhole).toBe(true);
    }
    expect((await patches.make('progress')).files.map(({ path }) => path)).toEqual([
      at(':i*.txt'),
      at('b/d/e.txt'),
      at('dirty.txt'),
      at('f.txt'),
      at('f.txt/in.txt'),
      at('g/h.txt'),
      at('link'),
    ]);
  });

  test('a repository without a commit has a base too', async () => {
    const top = createDirectory('fresh-');
    const root = join(top, directory);
    mkdirSync(root, { recursive: true });
    runGit(top, 'init', '--quiet');
    writeFiles(root, { 'a.txt': 'a\n' });
    const { patches, view } = await setUp(root);
    expect(patches.base.commit).toBeNull();
    writeFiles(view, { 'b.txt': 'b\n' });
    expect((await patches.make('progress')).files).toEqual([{ path: at('b.txt'), kind: 'added' }]);
  });

  test('a file that git cannot read makes the patch unreadable, unless it is unchanged', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
    writeFiles(root, { 'never.txt': 'n\n' });
    chmodSync(join(root, 'never.txt'), 0);
    const { sandbox, view } = await setUp(root);
    let afterListing = (): void => undefined;
    const patches = await openMaker(sandbox, () => {
      const touched = listTouched(sandbox);
      afterListing();
      return touched;
    });
    writeFiles(view, { 'b.txt': 'changed\n' });
    chmodSync(join(view, 'b.txt'), 0);
    expect(await patches.make('progress')).toMatchObject({
      unreadable: '',
      missing: '',
      files: [{ path: at('b.txt'), kind: 'modified' }],
    });
    writeFiles(view, { 'a.txt': 'changed\n' });
    afterListing = () => chmodSync(join(view, 'a.txt'), 0);
    expect((await patches.make('progress')).unreadable).toContain('a.txt');
  });

  test('git’s warnings of line ends and of attributes do not make a patch unreadable', async () => {
    const root = createRepository({
      '.gitattributes': '* text=auto\n!*.md text\n',
      'a.txt': 'one\n',
    });
    const { sandbox, patches } = await setUp(root);
    await write(sandbox, 'a.txt', 'one\r\ntwo\r\n');
    const patch = await patches.make('progress');
    expect(patch).toMatchObject({ unreadable: '', missing: '', files: [{ path: at('a.txt'), kind: 'modified' }] });
    expect(Buffer.from(patch.bytes).toString()).toContain('\n+two\n');
  });

  test('files of a submodule are no part of the patch, which stays complete', async () => {
    const inner = createRootRepository({ 'f.txt': 'f\n' });
    const root = createRepository({ 'a.txt': 'a\n' });
    runGit(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'lib/*');
    runGit(root, 'commit', '--quiet', '--message', 'module');
    writeFiles(root, { 'left.txt': 'left by an earlier step\n' });
    const { sandbox, patches } = await setUp(root);
    for (const path of ['lib/*/f.txt', 'lib/*/new.txt', 'lib/other.txt', 'a.txt', 'left.txt'])
      await write(sandbox, path, 'changed\n');
    const files = [
      { path: at('a.txt'), kind: 'modified' },
      { path: at('left.txt'), kind: 'modified' },
      { path: at('lib/other.txt'), kind: 'added' },
    ];
    const patch = await patches.make('progress');
    expect(patch).toMatchObject({ files, missing: '', unreadable: '' });
    expect((await patches.check(patch)).isWhole).toBe(true);
    await write(sandbox, 'a.txt', 'again\n');
    expect(await patches.make('progress')).toMatchObject({ files, missing: '' });
    const clone = cloneRepository(root);
    writeFiles(join(clone, at('.')), { 'left.txt': 'left by an earlier step\n' });
    runGit(clone, 'add', '--', at('left.txt'));
    writeFileSync(`${clone}.patch`, patch.bytes);
    runGit(clone, 'apply', '--index', `${clone}.patch`);
  });
});

test('the base has a change of which only the content tells, also if a tracked file is closed', async () => {
  const root = createRootRepository({ 'a.txt': 'a\n', '.env': 'x\n' });
  const time = new Date('2026-01-01T00:00:00Z');
  const file = join(root, 'a.txt');
  utimesSync(file, time, time);
  runGit(root, 'update-index', '--refresh');
  const known = Math.floor(statSync(file).ctimeMs / 1000);
  // Git compares whole seconds, and the base does not trust change times.
  await expect
    .poll(() => {
      writeFileSync(file, 'b\n');
      utimesSync(file, time, time);
      return Math.floor(statSync(file).ctimeMs / 1000);
    })
    .not.toBe(known);
  utimesSync(join(root, '.git/index'), time, time);
  const sandbox = await createTestSandbox(root, { policy: { git: 'history', closed: closeGlobs(['**/.env']) } });
  expect(sandbox.closedFiles).toEqual(['.env']);
  const patches = await openMaker(sandbox, () => sandbox.listTouched());
  await write(sandbox, 'a.txt', 'c\n');
  expect(Buffer.from((await patches.make('progress')).bytes).toString()).toContain('-b\n+c\n');
});

test.each(['--skip-worktree', '--assume-unchanged'])(
  'the base has the content of a file with the mark %s',
  async (mark) => {
    const root = createRootRepository({ 'local.txt': 'committed\n', 'a.txt': 'a\n' });
    runGit(root, 'update-index', mark, 'local.txt');
    writeFileSync(join(root, 'local.txt'), 'own\n');
    const sandbox = await createTestSandbox(root);
    const patches = await openMaker(sandbox, () => sandbox.listTouched());
    await write(sandbox, 'a.txt', 'b\n');
    expect(Buffer.from((await patches.make('progress')).bytes).toString()).not.toContain('local.txt');
    await write(sandbox, 'local.txt', 'committed\n');
    expect(Buffer.from((await patches.make('end')).bytes).toString()).toContain('-own\n+committed\n');
  },
);
