import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WorkspacePath } from '../../../../../src/core/ports/sandbox.ts';
import { runCliHere } from '../../../../fixtures/command-line.ts';
import { closeGlobs, createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../../../../fixtures/workspace.ts';

const shell = (script: string): [string, ...string[]] => ['/bin/sh', '-c', script];

const policy = `version: 1
name: open
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
rules:
  - { id: commands, when: { tool: exec, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: reads, when: { read: ['**', '/**'] }, decision: allow, reason: Everything. }
  - { id: writes, when: { write: ['**', '/**'] }, decision: allow, reason: Everything. }
`;

test('a policy that is a link in the workspace prevents the start; a policy that is named through a link is protected', async () => {
  const root = createRepository({ 'rules/real.yml': policy, 'a.txt': 'a' });
  symlinkSync('rules/real.yml', join(root, 'linked.yml'));
  symlinkSync('rules', join(root, 'linked'));
  for (const path of ['linked.yml', 'linked/real.yml']) {
    const ended = await runCliHere(['sandbox', '--policy', path, '--', 'true'], { cwd: root });
    expect(ended, path).toMatchObject({ exitCode: 6 });
    expect(ended.stderr).toContain('is a symbolic link');
  }
  const outside = createDirectory('outside-');
  symlinkSync(root, join(outside, 'workspace'));
  symlinkSync(join(root, 'rules/real.yml'), join(outside, 'policy.yml'));
  for (const path of ['workspace/rules/real.yml', 'policy.yml'])
    await runCliHere(
      [
        'sandbox',
        '--cwd',
        'workspace',
        '--policy',
        path,
        '--',
        'sh',
        '-c',
        'echo >> rules/real.yml; mv rules r; echo x > a.txt',
      ],
      { cwd: outside },
    );
  expect(readFileSync(join(root, 'rules/real.yml'), 'utf8')).toBe(policy);
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('x\n');
});

test('a workspace behind a link is protected under its real path, and contains no record', async () => {
  const root = createRepository({ '.github/workflows/ci.yml': 'on: push\n', 'a.txt': 'a', 'policy.yml': policy });
  const link = join(createDirectory('links-'), 'workspace');
  symlinkSync(root, link);
  const sandbox = await createTestSandbox(link);
  await runCommand(sandbox, shell('echo x > .github/workflows/ci.yml; mv .git g; echo b > a.txt'));
  await sandbox.endCommands();
  sandbox.seal();
  await sandbox.publish(() => true);
  await sandbox.close();
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('b\n');
  expect(runGit(root, 'status', '--porcelain').trim()).toBe('M a.txt');
  const args = ['run', 'x', '--policy', 'policy.yml', '--provider', 'openai-chat', '--model', 'm'];
  const ended = await runCliHere([...args, '--record', join(link, 'record')], {
    cwd: root,
    env: { OPENAI_API_KEY: 'key' },
  });
  expect(ended).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('cannot be in the workspace') });
  expect(existsSync(join(root, 'record'))).toBe(false);
});

test('links in the git directory do not uncover their targets', async () => {
  const outside = createDirectory('outside-');
  writeFiles(outside, { included: '[http "https://a/"]\n\textraheader = SECRET-INCLUDED\n' });
  const root = createRepository({ 'a.txt': 'a' });
  runGit(root, 'config', 'http.https://b/.extraheader', 'SECRET-CONFIG');
  runGit(root, 'config', 'include.path', 'to-included');
  symlinkSync(join(outside, 'included'), join(root, '.git/to-included'));
  renameSync(join(root, '.git/config'), join(root, '.git/real-config'));
  symlinkSync('real-config', join(root, '.git/config'));
  const sandbox = await createTestSandbox(root);
  const read = `cat .git/config .git/real-config .git/to-included ${outside}/included; git config --list --includes; git log --oneline`;
  const result = await runCommand(sandbox, shell(read));
  expect(result.aggregatedOutput).not.toContain('SECRET');
  expect(result.stdout).toContain('base');

  const linked = createRepository({ 'a.txt': 'a' });
  renameSync(join(linked, '.git'), join(outside, 'git'));
  symlinkSync(join(outside, 'git'), join(linked, '.git'));
  await expect(createTestSandbox(linked)).rejects.toThrow(/is a symbolic link/);
});

test('while a command replaces directories by links and back, the file tools stay in the workspace', async () => {
  const outside = createDirectory('outside-');
  writeFiles(outside, { 'file.txt': 'SECRET', 'other.txt': 'untouched' });
  const root = createRepository({ 'src/file.txt': 'inside', 'spare/file.txt': 'inside' });
  const sandbox = await createTestSandbox(root);
  // A new directory, because without root's layer the kernel exchanges none of the original ones.
  const swap = `
import ctypes, os, shutil, time
libc = ctypes.CDLL(None)
os.symlink(${JSON.stringify(outside)}, 'link')
shutil.copytree('src', 'new')
shutil.rmtree('src')
os.rename('new', 'src')
open('ready', 'w').close()
while not os.path.exists('enough'): libc.renameat2(-100, b'src', -100, b'link', 2)`;
  const running = runCommand(sandbox, ['/usr/bin/python3', '-c', swap]);
  const path = 'src/file.txt' as WorkspacePath;
  const created = 'src/new.txt' as WorkspacePath;
  const ends = { done: 0, refused: 0 };
  const swapping = { ended: false };
  void running.then(() => (swapping.ended = true));
  // The tools begin when the directory is in place: a file that they write while it is copied would end the command.
  const isReady = () =>
    sandbox.files.read('ready' as WorkspacePath, 1).then(
      () => true,
      () => false,
    );
  while (!swapping.ended && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, 1));
  const beganMs = performance.now();
  while (!swapping.ended) {
    // Both results occurred, so there was a race.
    if (performance.now() - beganMs > 2_000 && ends.done > 0 && ends.refused > 0)
      await sandbox.files.write('enough' as WorkspacePath, Buffer.from(''));
    for (const use of [
      async () => Buffer.from(await sandbox.files.read(path, 1_000)).toString(),
      async () => JSON.stringify(await sandbox.files.list('src' as WorkspacePath)),
      async () => JSON.stringify(await sandbox.files.write(path, Buffer.from('inside'))),
      async () => JSON.stringify(await sandbox.files.write(created, Buffer.from('inside'))),
      async () => String(await sandbox.files.remove(created)),
    ]) {
      const text = await use().catch((error: Error) => error.message);
      expect(text).not.toMatch(/SECRET|other\.txt/);
      ends[/link|not exist|same moment|not a directory/.test(text) ? 'refused' : 'done'] += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(await running).toMatchObject({ exitCode: 0, stderr: '' });
  expect(ends.done).toBeGreaterThan(0);
  expect(ends.refused).toBeGreaterThan(0);
  expect(readdirSync(outside).toSorted()).toEqual(['file.txt', 'other.txt']);
  expect(readFileSync(join(outside, 'file.txt'), 'utf8')).toBe('SECRET');
});

test('of two commands at once, neither can move the protected paths of the other', async () => {
  const root = createRepository({
    '.github/workflows/ci.yml': 'on: push\n',
    'ci/deep/policy.yml': policy,
    'config/.env': 'SECRET',
    'a.txt': 'a',
  });
  const sandbox = await createTestSandbox(root, {
    protectedPaths: ['ci/deep/policy.yml'],
    policy: { closed: closeGlobs(['**/.env']) },
  });
  const repeat = (script: string): [string, ...string[]] =>
    shell(`i=0; while [ $i -lt 60 ]; do ${script}; i=$((i+1)); done; true`);
  const results = await Promise.all([
    runCommand(
      sandbox,
      repeat(
        'mv .github x; mv ci/deep ci/x; mv ci x; mv config x; mv .git x; mv config/.env config/x; ln -sfn /tmp .github; rm -rf ci config .github/workflows',
      ),
    ),
    runCommand(
      sandbox,
      repeat(
        'echo x > .github/workflows/ci.yml; echo x > ci/deep/policy.yml; echo x > .git/hooks/h; cat config/.env x/.env',
      ),
    ),
    runCommand(sandbox, repeat('mkdir -p .github/workflows; echo x > .github/workflows/new.yml; cat config/x')),
  ]);
  expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  expect(results.map(({ stdout }) => stdout).join('')).not.toContain('SECRET');
  await sandbox.close();
  expect(runGit(root, 'status', '--porcelain', '--untracked-files=no')).toBe('');
  expect(readdirSync(join(root, '.github/workflows'))).toEqual(['ci.yml']);
  expect(existsSync(join(root, '.git/hooks/h'))).toBe(false);
  expect(readFileSync(join(root, 'config/.env'), 'utf8')).toBe('SECRET');
});

test.each(['overlay', 'copy'] as const)(
  'a path that a command replaced by a link is followed neither by mounts of the next command nor at the end of the run (%s)',
  async (workspaceAs) => {
    const outside = createDirectory('outside-');
    writeFiles(outside, { 'victim.txt': 'untouched' });
    const root = createRepository({ 'src/a.txt': 'a', 'lib/a.txt': 'a' });
    mkdirSync(join(root, 'lib/deep'));
    const sandbox = await createTestSandbox(root, { workspaceAs });
    await runCommand(
      sandbox,
      shell(
        `rm -rf lib/deep; ln -s ${outside} lib/deep; rm src/a.txt; ln -s ${outside}/victim.txt src/a.txt; ln -s / lib/root`,
      ),
    );
    const result = await runCommand(
      sandbox,
      shell('echo x > lib/deep/new; echo x > src/a.txt; echo x > lib/root/tmp/new; readlink lib/deep'),
    );
    expect(result).toMatchObject({ exitCode: 0, stdout: `${outside}\n` });
    await sandbox.endCommands();
    sandbox.seal();
    await sandbox.publish(() => true);
    await sandbox.close();
    expect(readdirSync(outside)).toEqual(['victim.txt']);
    expect(readFileSync(join(outside, 'victim.txt'), 'utf8')).toBe('untouched');
    expect(readlinkSync(join(root, 'lib/deep'))).toBe(outside);
  },
);
