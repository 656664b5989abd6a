import { chmodSync, lstatSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ChangeJudge, FileState } from '../../../../../src/core/types/change.ts';
import type { CommandResult } from '../../../../../src/core/ports/sandbox.ts';
import { createPatchMaker } from '../../../../../src/record/patch/patch.ts';
import { makeWhiteouts, readClosedEntries } from '../../../../../src/sandbox/workspace/view/closed-entries.ts';
import type { RunSandbox } from '../../../../../src/sandbox/run-sandbox.ts';
import { readTree } from '../../../../scenarios/scenario.ts';
import { closeGlobs, createTestSandbox as openTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../../../../fixtures/workspace.ts';

const everything: ChangeJudge = { decide: () => new Map(), report: () => undefined };

function run(sandbox: RunSandbox, script: string): Promise<CommandResult> {
  return runCommand(sandbox, ['/bin/sh', '-c', script], {}, everything);
}

const noPoints = { mountPoints: [], covered: [] };

test('of a closed directory that contains a mount point, everything but the mount point is closed', () => {
  const view = createDirectory();
  writeFiles(view, {
    'all/a.txt': '',
    'ci/a.txt': '',
    'ci/policy/p.yml': '',
    'ci/policy/q.yml': '',
    'ci/hidden/h.txt': '',
    '.git/config': '',
    'one.txt': '',
  });
  const read = (...paths: readonly string[]): readonly string[] =>
    [
      ...readClosedEntries(view, paths, { mountPoints: ['ci/policy'], covered: ['.git', 'ci/hidden'] }).paths,
    ].toSorted();
  expect(read('all', 'all/a.txt', 'one.txt', 'gone.txt')).toEqual(['all', 'one.txt']);
  expect(read('ci')).toEqual(['ci/a.txt', 'ci/policy/p.yml', 'ci/policy/q.yml']);
  expect(read('.git', '.git/config')).toEqual([]);
});

test('whiteouts share one node, in directories with the mode and the times of the real ones', () => {
  const view = createDirectory();
  writeFiles(view, { 'a/deep/1': '', 'a/2': '', '3': '' });
  chmodSync(join(view, 'a'), 0o555);
  utimesSync(join(view, 'a/deep'), 1_000, 2_000);
  const directory = join(createDirectory(), 'closed');
  makeWhiteouts(directory, readClosedEntries(view, ['a/deep/1', 'a/2', '3'], noPoints), '/usr/bin/mknod');
  const nodes = ['a/deep/1', 'a/2', '3'].map((path) => lstatSync(join(directory, path)));
  for (const stats of nodes)
    expect([stats.isCharacterDevice(), stats.rdev, stats.ino]).toEqual([true, 0, nodes[0]?.ino]);
  expect(statSync(join(directory, 'a')).mode & 0o7777).toBe(0o555);
  expect(statSync(join(directory, 'a/deep')).mtimeMs).toBe(2_000_000);
  chmodSync(join(directory, 'a'), 0o755);
  chmodSync(join(view, 'a'), 0o755);
});

const judgeSecret = (directory: string): 'closed' | 'mixed' => (/^secret(?:\/|$)/.test(directory) ? 'closed' : 'mixed');

// Both kinds of layer pass the same cases.
describe.each(['overlay', 'copy'] as const)('%s', (workspaceAs) => {
  const createTestSandbox = (root: string, options: Parameters<typeof openTestSandbox>[1] = {}): Promise<RunSandbox> =>
    openTestSandbox(root, { workspaceAs, ...options });

  test('files that setup makes are closed by the same rules, and files that it moved or removed stay closed', async () => {
    const root = createRepository({
      'a.txt': 'a\n',
      'conf/a/.env': 'old\n',
      'conf/a/b.txt': 'b\n',
      'gone/.env': 'old\n',
      '.gitignore': '.env\nmoved\n',
    });
    const sandbox = await createTestSandbox(root, { policy: { closed: closeGlobs(['**/.env', 'conf/a/.*']) } });
    const signal = new AbortController().signal;
    const setup =
      'cat conf/a/.env; echo made > .env; mkdir made; echo made > made/.env; ln .env made/other; mv conf moved; rm -r gone';
    const done = await sandbox.runSetup({
      argv: ['sh', '-c', setup],
      cwd: '.',
      env: {},
      timeoutMs: 30_000,
      signal,
      maxOutputBytes: 10_000,
      stdin: '',
      network: null,
    });
    expect(done).toMatchObject({ exitCode: 0, stdout: '' });
    await sandbox.sealSetup();
    const seen = await run(
      sandbox,
      'cat .env made/.env made/other moved/a/.env conf/a/.env gone/.env; find . -name .env; ls made gone; cat moved/a/b.txt',
    );
    expect(seen.stdout).toBe('gone:\n\nmade:\nb\n');
    // The copy for verify is closed in the same places, and shows what setup left.
    const copy = await sandbox.copyWorkspace();
    const checked = await copy.run({
      argv: ['sh', '-c', 'cat .env made/.env made/other; ls -A made; echo end'],
      cwd: '.',
      env: {},
      timeoutMs: 30_000,
      signal,
      maxOutputBytes: 10_000,
      stdin: '',
      network: null,
    });
    expect(checked.stdout).toBe('end\n');
    await copy.close();
  });

  test('what is closed in the repository around the workspace is closed to commands, copies and git', async () => {
    const root = createRepository({
      'part/a.txt': 'a\n',
      'other/open.txt': 'open\n',
      'other/.env': 'key\n',
      'secret/deep/b.txt': 'hidden\n',
    });
    writeFiles(root, { '.env': 'untracked key\n' });
    const closed = { ...closeGlobs(['secret/**', '**/.env']), judgeDirectory: judgeSecret };
    const sandbox = await createTestSandbox(join(root, 'part'), { policy: { git: 'history', closed } });
    const script = 'cat ../other/open.txt ../other/.env ../.env ../secret/deep/b.txt; grep -r -e key -e hidden ..';
    expect((await run(sandbox, script)).stdout).toBe('open\n');
    expect(await run(sandbox, 'git status --short -uno && git checkout -q -- .. && git stash -q')).toMatchObject({
      exitCode: 0,
      stdout: '',
    });
    expect((await run(sandbox, script)).stdout).toBe('open\n');
    expect(sandbox.closedFiles).toEqual(['other/.env', 'secret/deep/b.txt']);
    const { signal } = new AbortController();
    const copy = await sandbox.copyWorkspace();
    const checked = await copy.run({
      argv: ['sh', '-c', script],
      cwd: '.',
      env: {},
      timeoutMs: 30_000,
      signal,
      maxOutputBytes: 10_000,
      stdin: '',
      network: null,
    });
    expect(checked.stdout).toBe('open\n');
    await copy.close();
  });

  test('a file tool that may read a closed file reads it, and what it writes there is a file of the agent', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'secret/deep/b.txt': 'hidden\n', 'conf/.env': 'key\n' });
    const closed = { ...closeGlobs(['secret/**', '**/.env']), judgeDirectory: judgeSecret };
    const sandbox = await createTestSandbox(root, { policy: { closed } });
    const resolvePath = async (path: string) => {
      const found = await sandbox.files.resolve(path);
      if (found.type !== 'inside') throw new Error('outside');
      return found;
    };
    for (const [path, text] of [
      ['secret/deep/b.txt', 'hidden\n'],
      ['conf/.env', 'key\n'],
    ] as const) {
      const found = await resolvePath(path);
      expect(found.exists).toBe(true);
      expect(Buffer.from(await sandbox.files.read(found.path, 100)).toString()).toBe(text);
      expect(await sandbox.files.stat(found.path)).toMatchObject({ kind: 'file' });
    }
    expect((await run(sandbox, 'cat secret/deep/b.txt conf/.env; ls')).stdout).toBe('a.txt\nconf\n');
    await sandbox.files.write((await resolvePath('conf/.env')).path, Buffer.from('of the agent\n'));
    expect((await run(sandbox, 'cat conf/.env')).stdout).toBe('of the agent\n');
    expect(readFileSync(join(root, 'conf/.env'), 'utf8')).toBe('key\n');
  });

  test('closed files are neither deleted in the patch nor part of its base as they are', async () => {
    const files = { 'a.txt': 'a\n', 'dir/.env': 'committed\n', 'dir/b.txt': 'b\n', 'dir/sub/.env': 'committed\n' };
    const root = createRepository(files);
    writeFiles(root, { 'a.txt': 'changed before\n', 'dir/.env': 'with a token\n', '.env': 'untracked\n' });
    const sandbox = await createTestSandbox(root, { policy: { closed: closeGlobs(['**/.env']) } });
    expect(sandbox.closedFiles).toEqual(['dir/.env', 'dir/sub/.env']);
    const patches = await createPatchMaker({
      workTree: sandbox,
      gitDirectory: sandbox.ownGitDirectory,
      isAsBefore: (path) => sandbox.isAsBefore(path),
      listTouched: () => sandbox.listTouched(),
    });
    const listed = await sandbox.runGit(['ls-tree', '-r', patches.base.tree], sandbox.ownGitDirectory);
    const committed = runGit(root, 'rev-parse', 'HEAD:dir/.env').trim();
    expect(listed.stdout.split('\n').map((line) => line.split('\t')[1] ?? '')).toEqual([...Object.keys(files), '']);
    expect(listed.stdout).toContain(`${committed}\tdir/.env`);
    expect((await run(sandbox, 'rm -r dir; mkdir dir; echo c > dir/c.txt; echo mine > .env')).exitCode).toBe(0);
    await sandbox.endCommands();
    sandbox.seal();
    expect((await patches.make('end')).files).toEqual([
      { path: '.env', kind: 'added' },
      { path: 'dir/b.txt', kind: 'deleted' },
      { path: 'dir/c.txt', kind: 'added' },
    ]);
    await sandbox.publish((path) => path !== '.env');
    expect(readTree(root)).toEqual({
      'a.txt': 'changed before\n',
      '.env': 'untracked\n',
      'dir/.env': 'with a token\n',
      'dir/c.txt': 'c\n',
      'dir/sub/.env': 'committed\n',
    });
  });

  test('a refused change at a closed path is removed, and neither its judge nor a command sees what is closed', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'dir/.env': 'secret\n' });
    const sandbox = await createTestSandbox(root, { policy: { closed: closeGlobs(['**/.env']) } });
    const seen: (FileState | null)[] = [];
    const refuseAll: ChangeJudge = {
      decide: (changes, read) => {
        for (const change of changes) seen.push(read(change).before);
        return new Map(changes.map(({ key }) => [key, { rule: 'r', reason: 'r' }]));
      },
      report: () => undefined,
    };
    await runCommand(sandbox, ['sh', '-c', 'echo mine > dir/.env'], {}, refuseAll);
    expect(seen).toEqual([null]);
    expect((await run(sandbox, 'cat dir/.env; ls -A dir')).stdout).toBe('');
  });
});
