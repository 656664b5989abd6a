import type { CallGrant } from '../../../../../src/core/types/network.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ChangeJudge } from '../../../../../src/core/types/change.ts';
import type { CommandRequest } from '../../../../../src/core/ports/sandbox.ts';
import type { SandboxPolicy } from '../../../../../src/core/ports/policy.ts';
import { digestPaths } from '../../../../../src/sandbox/workspace/git/integrity.ts';
import type { RunSandbox } from '../../../../../src/sandbox/run-sandbox.ts';
import { createTemporaryDirectory, createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../../../../fixtures/workspace.ts';

const everything: ChangeJudge = { decide: () => new Map(), report: () => undefined };
const grant: CallGrant = {
  kind: 'sealed',
  hosts: [{ host: 'web.test', port: 80, private: true, rule: 'net' }],
  sees: [],
  uploadMb: 1,
};
const hosts = { network: { grant, onDecision() {} } };

const open = (root: string, policy: Partial<SandboxPolicy> = {}): Promise<RunSandbox> =>
  createTestSandbox(root, {
    policy: {
      programs: 'any',
      network: { allow: [], setup: [], deny: [], forward: [], acknowledged: false },
      ...policy,
    },
  });

/** Runs a script; fails the test if it fails. Returns both of its outputs. */
async function run(sandbox: RunSandbox, script: string, options: Partial<CommandRequest> = {}): Promise<string> {
  const judge = options.writable === 'none' ? undefined : everything;
  const { exitCode, stdout, stderr } = await runCommand(sandbox, ['/bin/sh', '-c', script], options, judge);
  expect(exitCode, `${script}: ${stdout}${stderr}`).toBe(0);
  return `${stdout}${stderr}`;
}

test('git stashes and removes untracked files where the workspace has no directory for a read-only path', async () => {
  const root = createRepository({ 'part [1]/a.txt': 'a\n', 'part [1]/b.txt': 'b\n' });
  for (const workspace of [root, join(root, 'part [1]')]) {
    const sandbox = await open(workspace);
    await run(sandbox, 'test -d .github; f=$(git ls-files | head -n 1); echo 2 >> "$f"; echo n > new.txt');
    expect(await run(sandbox, 'git stash -u -q; git status --short; test ! -e new.txt')).toBe('');
    expect(await run(sandbox, 'git stash pop -q; git status --short')).toMatch(/^ M .*\n\?\? new\.txt\n$/);
    expect(await run(sandbox, 'git clean -fd; test ! -e new.txt')).toContain('Removing new.txt');
    await sandbox.close();
  }
});

test('a stash of the repository is not reported as one of the run', async () => {
  const root = createRepository({ 'a.txt': 'a\n' });
  writeFiles(root, { 'a.txt': 'b\n' });
  runGit(root, 'stash', '--quiet');
  for (const packs of [false, true]) {
    if (packs) runGit(root, 'pack-refs', '--all');
    const sandbox = await open(root);
    await run(sandbox, 'git rev-parse --verify refs/stash; echo c > a.txt; git stash -q; git stash pop -q');
    expect(sandbox.describeLeftovers()).toEqual([]);
    await run(sandbox, 'git stash -q');
    expect(sandbox.describeLeftovers()).toEqual([expect.stringContaining('a stash')]);
    await sandbox.close();
    const untouched = await open(root);
    expect(untouched.describeLeftovers()).toEqual([]);
    await untouched.close();
  }
});

test('a HEAD that a command removed is reported as removed', async () => {
  const sandbox = await open(createRepository({ 'a.txt': 'a\n' }));
  await runCommand(sandbox, ['rm', '-rf', '.git'], {}, everything);
  expect(sandbox.describeLeftovers()).toEqual([expect.stringMatching(/^HEAD of the run’s own git was removed; /)]);
});

/** Git has them from 2.45 on. */
const canMakeTables = ((): boolean => {
  const directory = mkdtempSync(join(tmpdir(), 'table-'));
  const made = spawnSync('git', ['init', '--quiet', '--ref-format=reftable', directory]).status === 0;
  rmSync(directory, { recursive: true });
  return made;
})();

describe.runIf(canMakeTables)('in a repository whose refs are in a reftable', () => {
  test.each(['a branch', 'a detached HEAD', 'no commit', 'a linked worktree'])('git works: %s', async (kind) => {
    const main = createDirectory('repository-');
    runGit(main, 'init', '--quiet', '--ref-format=reftable');
    if (kind !== 'no commit') {
      writeFiles(main, { 'a.txt': 'a\n' });
      runGit(main, 'add', '--all');
      runGit(main, 'commit', '--quiet', '--message', 'first');
      runGit(main, 'branch', 'other');
      runGit(main, 'tag', '--message', 'one', 'v1');
    }
    const root = kind === 'a linked worktree' ? join(createDirectory('tree-'), 'tree') : main;
    if (root !== main) runGit(main, 'worktree', 'add', '--quiet', '-b', 'side', root);
    if (kind === 'a detached HEAD') runGit(main, 'checkout', '--quiet', '--detach');
    const show = ['for-each-ref', '--format=%(objectname) %(refname)'];
    const outside = `${runGit(root, 'status', '--short', '--branch')}${runGit(root, ...show)}`;
    const sandbox = await open(root);
    expect(
      await run(sandbox, `git status --short --branch && git for-each-ref --format="%(objectname) %(refname)"`),
    ).toBe(outside);
    expect(sandbox.describeLeftovers()).toEqual([]);
    await run(sandbox, 'echo 2 > b.txt; git add b.txt; git commit -q -m work; echo 3 > b.txt; git stash -q');
    expect(sandbox.describeLeftovers()).toEqual([
      expect.stringContaining('a stash'),
      expect.stringContaining(kind === 'a linked worktree' ? 'on branch side' : 'HEAD of the run’s own git moved'),
    ]);
    expect(`${runGit(root, 'status', '--short', '--branch')}${runGit(root, ...show)}`).toBe(outside);
  });
});

test('a contained command changes the configuration of git, which ends with the run', async () => {
  const inner = createRepository({ 'inner.txt': 'i\n' });
  const root = createRepository({ 'a.txt': 'a\n' });
  runGit(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub');
  runGit(root, 'commit', '--quiet', '--message', 'module');
  const integrity = digestPaths(() => [join(root, '.git/config'), join(root, '.git/hooks'), join(root, '.git/refs')]);
  const sandbox = await open(root);
  await run(sandbox, 'git config user.name x && git config --local core.autocrlf false');
  await run(sandbox, 'git config --global user.email a@b && git config --global alias.ci commit');
  expect(await run(sandbox, 'git config core.autocrlf && git config --list --show-origin')).toMatch(/^false\n.*a@b/s);
  await run(sandbox, 'echo 2 >> a.txt && git stash -q && git stash pop -q && git ci -q -a -m work');
  expect(await run(sandbox, 'git log -1 --format=%an')).toBe('x\n');
  await run(sandbox, 'git checkout -q -b topic && git branch -u main && git remote add other https://example.com/x');
  await run(sandbox, 'git worktree add -q /tmp/tree && git -C /tmp/tree status && git worktree remove /tmp/tree');
  expect(await run(sandbox, 'git submodule update --init && cat sub/inner.txt')).toContain("registered for path 'sub'");
  await run(sandbox, 'git -C sub config user.name y');
  // Only the configuration is open. If a directory could be renamed, its guards would move with it.
  for (const attempt of [
    'echo x > .git/commondir',
    'echo x > .git/config.worktree',
    'echo x > .git/hooks/pre-commit',
    'echo "* filter=x" > .git/info/attributes',
    'echo /elsewhere > .git/objects/info/alternates',
    'mv .git/objects .git/other',
    'mv .git/modules .git/other',
    'mv .git/modules/sub .git/modules/other',
    'echo x > .git/modules/sub/hooks/post-checkout',
  ])
    expect((await runCommand(sandbox, ['/bin/sh', '-c', attempt], {}, everything)).exitCode, attempt).not.toBe(0);
  expect(integrity.listChanges()).toEqual([]);
  await sandbox.close();
  expect(await run(await open(root), 'git config --get-regexp "alias|user"')).toBe(
    'user.name agent\nuser.email agent@localhost\n',
  );
});

test('a submodule that was cloned and not checked out can be checked out', async () => {
  const inner = createRepository({ 'inner.txt': 'i\n' });
  const root = createRepository({ 'a.txt': 'a\n' });
  runGit(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub');
  runGit(root, 'commit', '--quiet', '--message', 'module');
  runGit(root, 'submodule', '--quiet', 'deinit', '--force', 'sub');
  const sandbox = await open(root);
  expect(await run(sandbox, 'git submodule --quiet update --init && cat sub/inner.txt')).toBe('i\n');
});

test('a submodule that was not cloned fails with the reason of git', async () => {
  const inner = createRepository({ 'inner.txt': 'i\n' });
  const root = createRepository({ 'a.txt': 'a\n' });
  runGit(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub');
  runGit(root, 'config', '--file', '.gitmodules', 'submodule.sub.url', 'https://example.com/sub');
  runGit(root, 'commit', '--quiet', '--all', '--message', 'module');
  runGit(root, 'submodule', '--quiet', 'deinit', '--force', 'sub');
  rmSync(join(root, '.git/modules'), { recursive: true });
  const sandbox = await open(root);
  const { exitCode, stderr } = await runCommand(sandbox, ['git', 'submodule', 'update', '--init'], {}, everything);
  expect(exitCode).not.toBe(0);
  expect(stderr).toMatch(/unable to access 'https:\/\/example.com\/sub/);
});

test('if only lists allow commands, the configuration of git stays read-only', async () => {
  const sandbox = await open(createRepository({ 'a.txt': 'a\n' }), { programs: 'by-name' });
  for (const attempt of ['git config user.name x', 'git config --global user.name x', 'rm .git/config'])
    expect((await runCommand(sandbox, ['/bin/sh', '-c', attempt], {}, everything)).exitCode, attempt).not.toBe(0);
});

// Every setting that starts a program or reads another file, with a program that prints and leaves a file in each place that it can reach.
const plant = `
cat > /tmp/evil <<'END'
#!/bin/sh
echo RAN >&2
touch /tmp/RAN ran "$HOME/RAN" 2>/dev/null
cat
END
chmod +x /tmp/evil && cp /tmp/evil evil
for scope in --local --global; do
  for key in core.fsmonitor core.sshCommand core.pager core.editor core.alternateRefsCommand diff.external diff.x.command \\
    diff.x.textconv merge.x.driver filter.x.clean filter.x.smudge filter.x.process credential.helper gpg.program \\
    pager.status uploadpack.packObjectsHook; do git config $scope $key "$PWD/evil"; done
  git config $scope filter.x.required true
  git config $scope core.hooksPath "$PWD/planted-hooks"
  git config $scope include.path "$PWD/planted"
  git config $scope alias.planted '!./evil'
  git config $scope core.attributesFile "$PWD/planted-attributes"
  git config $scope url.ext::./evil.insteadOf https://example.com/
done
mkdir planted-hooks && cp evil planted-hooks/pre-commit && cp evil planted-hooks/reference-transaction && cp evil planted-hooks/post-index-change
printf '[alias]\\n\\tincluded = "!./evil"\\n[core]\\n\\tfsmonitor = ./evil\\n' > planted
echo '* filter=x diff=x merge=x' | tee planted-attributes > .gitattributes`;

const use =
  'git status; git ls-files --others; git diff; git diff --cached; git log -1 -p --textconv; git grep -n a; git planted; git included; git hash-object a.txt; git config --list --show-origin; true';

test.each(['a repository', 'a linked worktree'])(
  'what a contained command writes into the configuration of git runs in no other process, in %s',
  async (kind) => {
    const main = createRepository({ 'a.txt': 'a\n' });
    const root = kind === 'a repository' ? main : join(createDirectory('tree-'), 'tree');
    if (root !== main) runGit(main, 'worktree', 'add', '--quiet', '-b', 'side', root);
    const sandbox = await open(root);
    const integrity = digestPaths(() => [join(main, '.git')]);
    await run(sandbox, plant);
    await run(sandbox, 'echo 2 >> a.txt');
    // The plant works where it is allowed to.
    const own = await run(sandbox, use);
    expect(own).toContain('RAN');
    expect(await run(sandbox, 'ls /tmp/RAN ran')).toBe('/tmp/RAN\nran\n');
    await run(sandbox, 'rm -f /tmp/RAN ran "$HOME/RAN"');
    const outputs: Record<string, string> = {};

    outputs['a sealed call'] = await run(sandbox, use, hosts);
    outputs['a commit in a sealed call'] = await run(sandbox, 'git commit -q --allow-empty -m x', hosts);
    outputs['a search'] = await run(sandbox, use, { writable: 'none' });
    const server = await sandbox.startServer(
      { name: 'one', command: ['/bin/sh', '-c', `(${use}) 2>&1; echo END`], cwd: '.', env: {}, network: [] } as never,
      { files: 'current', onDecision: () => undefined },
    );
    const lines: string[] = [];
    await new Promise<void>((resolve) => {
      server.onLine((line) => void lines.push(line));
      server.onExit(() => resolve());
    });
    outputs['a server'] = lines.join('\n');
    const session = await sandbox.sessions.open({
      argv: ['/bin/sh', '-c', `git fetch; git diff; git planted; true`],
      cwd: '.',
      env: {},
      ...hosts,
      timeoutMs: 10_000,
      maxOutputBytes: 100_000,
      signal: new AbortController().signal,
      size: { rows: 24, columns: 80 },
    });
    outputs['a sealed session'] = (await session.read(10_000, new AbortController().signal)).text;

    await sandbox.endCommands();
    const directory = createDirectory('own-');
    runGit(directory, 'init', '--quiet', '--bare');
    runGit(directory, '--git-dir=.', 'config', 'core.bare', 'false');
    const patched = await sandbox.runGit(['add', '--all'], directory);
    outputs['the patch'] =
      `${patched.stderr}${(await sandbox.runGit(['diff', '--cached', '--stat', '-p'], directory)).stdout}`;
    const copy = await sandbox.copyWorkspace();
    const verified = await copy.run({
      argv: ['/bin/sh', '-c', use],
      cwd: '.',
      env: {},
      stdin: '',
      network: null,
      timeoutMs: 30_000,
      maxOutputBytes: 1_000_000,
      signal: new AbortController().signal,
    });
    outputs['verify'] = `${verified.stdout}${verified.stderr}`;
    await copy.close();
    sandbox.seal();
    await sandbox.publish((path) => path === 'a.txt');

    for (const [name, output] of Object.entries(outputs))
      expect(output, name).not.toMatch(/^RAN\s*$|filter\.x\.|alias\./m);
    expect(outputs['a server']).toMatch(/END$/);
    expect(outputs['a sealed call']).not.toContain('+2\n');
    for (const path of [join(root, 'ran'), join(root, 'RAN'), '/tmp/RAN']) expect(existsSync(path), path).toBe(false);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('a\n2\n');
    expect(integrity.listChanges()).toEqual([]);
    // The commit of the sealed call has ended with it.
    expect(sandbox.describeLeftovers()).toEqual([]);
  },
);

test('the private git directory is copied for other processes and for verify only when they start', async () => {
  const temporaryDirectory = createTemporaryDirectory();
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a\n' }), {
    temporaryDirectory,
    policy: { programs: 'any' },
  });
  const [name = ''] = readdirSync(temporaryDirectory);
  const list = (): string[] => readdirSync(join(temporaryDirectory, name, 'git')).toSorted();
  await run(sandbox, 'git commit --quiet --allow-empty --message mine && git tag mine');
  expect(list()).toEqual(['repository']);
  expect(await run(sandbox, 'git tag', { writable: 'none' })).toBe('');
  expect(list()).toEqual(['pristine', 'repository']);
  expect(await run(sandbox, 'git tag sealed && git tag', hosts)).toBe('sealed\n');
  const copy = await sandbox.copyWorkspace();
  expect(list()).toEqual(['pristine', 'repository']);
  await copy.close();
});
