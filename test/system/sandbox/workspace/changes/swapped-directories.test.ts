import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ChangeJudge, ChangeOutcome, FileChange, PathChange } from '../../../../../src/core/types/change.ts';
import { restoreChanges } from '../../../../../src/sandbox/workspace/changes/restore-changes.ts';
import { createCopiedTree } from '../../../../../src/sandbox/workspace/layers/copied-tree.ts';
import { removeTree } from '../../../../../src/sandbox/host/files/remove-tree.ts';
import { createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { createDirectory, createRepository, runGit } from '../../../../fixtures/workspace.ts';

/** A directory of the machine whose entries have the names of repository files, and the entries that must not change. */
function createVictim(): { readonly path: string; readonly describe: () => unknown } {
  const path = createDirectory('victim-');
  chmodSync(path, 0o777);
  mkdirSync(join(path, 'one'), { mode: 0o777 });
  writeFileSync(join(path, 'one/kept'), 'of the machine\n');
  writeFileSync(join(path, 'two'), 'of the machine\n');
  chmodSync(join(path, 'two'), 0o000);
  return {
    path,
    describe: () => [existsSync(join(path, 'one/kept')), statSync(path).mode, statSync(join(path, 'two')).mode],
  };
}

function createJudge(answer: 'allow' | 'refuse') {
  const seen: (FileChange & Pick<PathChange, 'kind'>)[] = [];
  const outcomes: ChangeOutcome[] = [];
  const judge: ChangeJudge = {
    decide(changes, read) {
      seen.push(...changes.map((change) => ({ ...read(change), kind: change.kind })));
      const refusal = { rule: 'none', reason: 'No rule allows it.' };
      return answer === 'allow' ? new Map() : new Map(changes.map(({ key }) => [key, refusal]));
    },
    report: (outcome) => void outcomes.push(outcome),
  };
  return { judge, seen, outcomes };
}

describe.each(['overlay', 'copy'] as const)('%s', (workspaceAs) => {
  const files = { 'src/a/one': '1\n', 'src/a/two': '2\n', 'src/a/three': '3\n' };

  test.each(['refuse', 'allow'] as const)(
    'the harness reaches no file of the machine through a directory that a command replaced by a link (%s)',
    async (answer) => {
      const victim = createVictim();
      const before = victim.describe();
      const root = createRepository(files);
      const sandbox = await createTestSandbox(root, { workspaceAs });
      const { judge, seen, outcomes } = createJudge(answer);
      const replace = `rm -r src/a && ln -s ${victim.path} src/a`;
      const result = await runCommand(sandbox, ['/bin/sh', '-c', replace], {}, judge);
      expect(result, result.stderr).toMatchObject({ exitCode: 0 });
      expect(seen.map(({ path, kind, after }) => [path, kind, after?.kind ?? null])).toEqual([
        ['src/a', 'type', 'symlink'],
        ...['one', 'three', 'two'].map((name) => [`src/a/${name}`, 'deleted', null]),
      ]);
      const touched = sandbox.listTouched();
      await sandbox.endCommands();
      sandbox.seal();
      await sandbox.publish(() => true);
      expect(victim.describe()).toEqual(before);
      if (answer === 'refuse') {
        expect(outcomes.flatMap(({ refused }) => refused).every(({ restored }) => restored)).toBe(true);
        expect(runGit(root, 'status', '--porcelain')).toBe('');
      } else {
        expect(runGit(root, 'status', '--porcelain').split('\n').toSorted().join()).toContain('?? src/a');
        expect(touched).toMatchObject({ present: ['src/a'], replaced: Object.keys(files).toSorted() });
      }
    },
  );

  test.each(['refuse', 'allow'] as const)(
    'a directory that replaces a committed link is not compared with a file of the machine (%s)',
    async (answer) => {
      const victim = createVictim();
      const before = victim.describe();
      const root = createRepository({ 'src/b.txt': 'b\n' });
      symlinkSync(victim.path, join(root, 'src/a'));
      runGit(root, 'add', '.');
      runGit(root, 'commit', '--quiet', '--message', 'link');
      const sandbox = await createTestSandbox(root, { workspaceAs });
      const { judge, seen } = createJudge(answer);
      const replace = 'rm src/a && mkdir src/a && echo x > src/a/one && echo x > src/a/two';
      await runCommand(sandbox, ['/bin/sh', '-c', replace], {}, judge);
      expect(seen.map(({ path, kind, before: was }) => [path, kind, was?.kind ?? null])).toEqual([
        ['src/a', 'type', 'symlink'],
        ['src/a/one', 'created', null],
        ['src/a/two', 'created', null],
      ]);
      await sandbox.endCommands();
      sandbox.seal();
      await sandbox.publish(() => true);
      expect(victim.describe()).toEqual(before);
      const kept = answer === 'allow' ? ' T src/a\n' : '';
      expect(runGit(root, 'status', '--porcelain').replace(' D', ' T')).toBe(kept);
      if (answer === 'allow') expect(readFileSync(join(root, 'src/a/one'), 'utf8')).toBe('x\n');
    },
  );
});

// The directories of the test are removed after it, which fails while a process still renames them.
async function killAndWait(process: ChildProcess): Promise<void> {
  const ended = once(process, 'close');
  if (process.kill('SIGKILL')) await ended;
}

// RENAME_EXCHANGE, so that one of the two always exists.
const swap = `
import ctypes, sys
libc = ctypes.CDLL(None)
print('ready', flush=True)
while True:
    libc.renameat2(-100, sys.argv[1].encode(), -100, sys.argv[2].encode(), 2)
`;

test('a process that replaces a directory by a link during a restore changes no file of the machine', async () => {
  const victim = createDirectory('victim-');
  for (const name of ['file', 'closed', 'directory']) mkdirSync(join(victim, name, 'kept'), { recursive: true });
  writeFileSync(join(victim, 'text'), 'of the machine\n', { mode: 0o400 });
  const root = createDirectory('tree-');
  mkdirSync(join(root, 'a'));
  symlinkSync(victim, join(root, 'other'));
  const tree = createCopiedTree(
    { directory: root, lower: root, user: null, closed: { paths: new Set(), directories: new Map() } },
    { isLeftOut: () => false, isDisposable: () => false },
  );
  const swapper = spawn('python3', ['-c', swap, join(root, 'a'), join(root, 'other')]);
  onTestFinished(() => killAndWait(swapper));
  await once(swapper.stdout, 'data');

  const directory = { kind: 'directory', mode: 0o755, uid: 0, gid: 0, links: 1 } as const;
  const numbers = { ino: 1n, dev: 1n, size: 0n, mtimeNs: 0n, ctimeNs: 0n };
  const wasDirectory = { stamp: { ...directory, ...numbers }, content: null, target: null };
  const describeChange = (key: string, kind: PathChange['kind'], now: PathChange['now']): PathChange => ({
    key,
    path: key,
    kind,
    now,
  });
  let stuck = 0;
  for (let round = 0; round < 2_000; round += 1) {
    try {
      tree.walk(() => undefined);
    } catch (thrown) {
      expect(String(thrown)).toMatch(/was replaced while it was listed|ENOENT|ENOTDIR/);
    }
    const refused = [
      describeChange('a/text', 'created', 'file'),
      describeChange('a/file', 'type', 'directory'),
      describeChange('a/closed', 'mode', 'directory'),
      describeChange('a/directory', 'created', 'special'),
    ];
    stuck += restoreChanges({ root, readBase: (key) => (key === 'a' ? null : wasDirectory) }, refused).size;
  }
  expect(stuck).toBeGreaterThan(0);
  for (const name of ['file', 'closed', 'directory']) expect(existsSync(join(victim, name, 'kept')), name).toBe(true);
  expect(readFileSync(join(victim, 'text'), 'utf8')).toBe('of the machine\n');
});

// Moves a directory after the removal of its entries has begun.
const move = `
import os, sys
count = len(os.listdir(sys.argv[1]))
print('ready', flush=True)
while len(os.listdir(sys.argv[1])) == count: pass
os.rename(sys.argv[1], sys.argv[2])
`;

test('removing a directory that is moved meanwhile removes nothing from its new parent', async () => {
  const root = createDirectory('tree-');
  const names = Array.from({ length: 20 }, (_, at) => `directory-${at}`);
  for (const name of names)
    for (const top of ['removed', 'other']) mkdirSync(join(root, top, name, 'inner'), { recursive: true });
  const many = join(root, 'removed/many');
  mkdirSync(many);
  for (let at = 0; at < 10_000; at += 1) writeFileSync(join(many, String(at)), '');
  const mover = spawn('python3', ['-c', move, many, join(root, 'other/many')]);
  onTestFinished(() => killAndWait(mover));
  await once(mover.stdout, 'data');
  expect(() => removeTree(Buffer.from(join(root, 'removed')))).toThrow('a directory was moved while it was removed');
  expect(readdirSync(join(root, 'other')).toSorted()).toEqual([...names, 'many'].toSorted());
});

// Every few microseconds the directory has the other name.
const rename = `
import os, sys
print('ready', flush=True)
while True:
    os.rename(sys.argv[1], sys.argv[2])
    os.rename(sys.argv[2], sys.argv[1])
`;

test('another process that renames a directory of the workspace, whose files a command changed, disturbs no list of the changes', async () => {
  const root = createRepository({ 'src/one': '1\n', 'src/two': '2\n' });
  const sandbox = await createTestSandbox(root, { workspaceAs: 'overlay' });
  expect(await runCommand(sandbox, ['/bin/sh', '-c', 'echo x > src/one'])).toMatchObject({ exitCode: 0 });
  // Keeps the kernel from forgetting the directory under its old name.
  const held = openSync(join(sandbox.readDirectory(), 'src'), 'r');
  onTestFinished(() => closeSync(held));
  const renamer = spawn('python3', ['-c', rename, join(root, 'src'), join(root, 'away')]);
  onTestFinished(() => killAndWait(renamer));
  await once(renamer.stdout, 'data');
  for (let round = 0; round < 1_500; round += 1) {
    const { present, missing } = sandbox.listTouched();
    expect({ present: present.includes('src/one'), missing }).toEqual({ present: true, missing: '' });
  }
});
