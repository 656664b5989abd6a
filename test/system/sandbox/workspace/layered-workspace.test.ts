import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ChangeJudge } from '../../../../src/core/types/change.ts';
import type { CommandResult } from '../../../../src/core/ports/sandbox.ts';
import { listTrees } from '../../../../src/sandbox/host/processes/process-tree.ts';
import type { Published } from '../../../../src/sandbox/workspace/publish/publish.ts';
import type { RunSandbox } from '../../../../src/sandbox/run-sandbox.ts';
import { readTree } from '../../../scenarios/scenario.ts';
import {
  closeGlobs,
  createTestOptions,
  createTestSandbox as openTestSandbox,
  runCommand,
} from '../../../fixtures/sandbox.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../../../fixtures/workspace.ts';

const everything: ChangeJudge = { decide: () => new Map(), report: () => undefined };

function run(sandbox: RunSandbox, script: string): Promise<CommandResult> {
  return runCommand(sandbox, ['/bin/sh', '-c', script], {}, everything);
}

async function finish(sandbox: RunSandbox, isWanted: (path: string) => boolean = () => true): Promise<Published> {
  await sandbox.endCommands();
  sandbox.seal();
  return sandbox.publish(isWanted);
}

// Both kinds of layer pass the same cases.
describe.each(['overlay', 'copy'] as const)('%s', (workspaceAs) => {
  const createTestSandbox = (root: string, options: Parameters<typeof openTestSandbox>[1] = {}): Promise<RunSandbox> =>
    openTestSandbox(root, { workspaceAs, ...options });

  test('at the end of a run whose only changes git ignores, git of the harness still reads the workspace', async () => {
    const root = createRepository({ 'a.txt': 'a\n', '.gitignore': 'out/\n' });
    const sandbox = await createTestSandbox(root);
    expect(await run(sandbox, 'mkdir out; echo 1 > out/log')).toMatchObject({ exitCode: 0 });
    await sandbox.endCommands();
    sandbox.seal();
    const status = await sandbox.runGit(['status', '--porcelain', '--ignored'], join(root, '.git'));
    expect(status).toMatchObject({ exitCode: 0, stdout: '!! out/\n' });
    await sandbox.publish(() => true);
    expect(readTree(root)).toMatchObject({ 'a.txt': 'a\n' });
  });

  test('the workspace, its owner and its times stay unchanged until changes are published', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'dir/b.txt': 'b\n', 'old/c.txt': 'c\n' });
    const describe = (): string =>
      execFileSync('find', [root, '-printf', '%p %U %G %m %T@ %s\n'], { encoding: 'utf8' });
    const before = describe();
    const sandbox = await createTestSandbox(root);
    expect(sandbox.isolation.rung).toContain(workspaceAs === 'copy' ? 'a copy of the workspace' : 'a layer');
    const result = await run(
      sandbox,
      'echo 2 >> a.txt; rm -r dir; mkdir dir; echo n > dir/new; mv old moved; chmod +x a.txt',
    );
    expect(result, result.stderr).toMatchObject({ exitCode: 0 });
    expect((await run(sandbox, 'cat a.txt dir/new moved/c.txt; ls dir')).stdout).toBe('a\n2\nn\nc\nnew\n');
    expect(describe()).toBe(before);
    await finish(sandbox);
    expect(readTree(root)).toEqual({ 'a.txt': 'a\n2\n', 'dir/new': 'n\n', 'moved/c.txt': 'c\n' });
    expect(statSync(join(root, 'a.txt')).mode & 0o777).toBe(0o755);
    expect(statSync(join(root, 'moved/c.txt')).uid).toBe(statSync(root).uid);
    expect(existsSync(join(root, 'old'))).toBe(false);
  });

  test('a directory that is moved onto the name of another one changes every file of both', async () => {
    const root = createRepository({
      'a/one.txt': '1\n',
      'b/two.txt': '2\n',
      'c/x/f.txt': 'c\n',
      'd/x/f.txt': 'd\n',
      'e/f.txt': 'e\n',
      'e/g/h.txt': 'e\n',
    });
    const sandbox = await createTestSandbox(root);
    const swap = (one: string, other: string): string => `mv ${one} t; mv ${other} ${one}; mv t ${other}`;
    expect(await run(sandbox, `${swap('a', 'b')}; ${swap('c', 'd')}`)).toMatchObject({ exitCode: 0, stderr: '' });
    // A later command moves one again, and writes into it.
    expect(await run(sandbox, 'rm -r e; mv c e; echo n >> e/x/f.txt')).toMatchObject({ exitCode: 0, stderr: '' });
    await finish(sandbox);
    expect(readTree(root)).toEqual({
      'a/two.txt': '2\n',
      'b/one.txt': '1\n',
      'd/x/f.txt': 'c\n',
      'e/x/f.txt': 'd\nn\n',
    });
  });

  test('a refused change of a directory that was moved onto the name of another one is undone', async () => {
    const root = createRepository({ 'a/f.txt': 'a\n', 'b/f.txt': 'b\n' });
    const sandbox = await createTestSandbox(root);
    const judge: ChangeJudge = {
      decide: (changes) =>
        new Map(
          changes.filter(({ path }) => path.startsWith('a/')).map(({ key }) => [key, { rule: 'r', reason: 'x' }]),
        ),
      report: () => undefined,
    };
    await runCommand(sandbox, ['/bin/sh', '-c', 'mv a t; mv b a; mv t c'], {}, judge);
    await finish(sandbox);
    expect(readTree(root)).toEqual({ 'a/f.txt': 'a\n', 'c/f.txt': 'a\n' });
  });

  // As in a container job: the machine's user created the directory, and root checked out the files.
  test.runIf(process.getuid?.() === 0)(
    'files of root in a directory of another user can be changed, and all owners stay unchanged',
    async () => {
      const root = createRepository({ 'a.txt': 'a\n', 'dir/b.txt': 'b\n', 'gone.txt': 'g\n' });
      chownSync(root, 1001, 1001);
      const sandbox = await createTestSandbox(root);
      expect(sandbox.shortcomings.join()).not.toContain('owner of `.git`');
      const result = await run(sandbox, 'echo 2 >> a.txt; echo n > new.txt; echo n > dir/new.txt; rm gone.txt');
      expect(result, result.stderr).toMatchObject({ exitCode: 0, stderr: '' });
      await finish(sandbox);
      await sandbox.close();
      expect(readTree(root)).toEqual({ 'a.txt': 'a\n2\n', 'dir/b.txt': 'b\n', 'dir/new.txt': 'n\n', 'new.txt': 'n\n' });
      const owners = ['', 'a.txt', 'dir', 'dir/b.txt', 'dir/new.txt'].map((path) => statSync(join(root, path)).uid);
      expect(owners).toEqual([1001, 0, 0, 0, 0]);
    },
  );

  test.runIf(process.getuid?.() === 0)(
    'files of another owner are changed in a copy; with an overlay, the model receives a note that it cannot change them',
    async () => {
      const root = createRepository({ 'a.txt': 'a\n', 'dir/b.txt': 'b\n' });
      chownSync(join(root, 'dir/b.txt'), 1002, 1002);
      const sandbox = await createTestSandbox(root);
      if (workspaceAs === 'copy') {
        expect(await run(sandbox, 'echo 2 >> a.txt; echo 2 >> dir/b.txt')).toMatchObject({ exitCode: 0, stderr: '' });
        await finish(sandbox);
        expect(readTree(root)).toEqual({ 'a.txt': 'a\n2\n', 'dir/b.txt': 'b\n2\n' });
        expect(statSync(join(root, 'dir/b.txt')).uid).toBe(1002);
        return;
      }
      expect(sandbox.shortcomings.join()).toContain('owner of `.git`');
      const result = await run(sandbox, 'echo 2 >> a.txt; echo 2 >> dir/b.txt');
      expect(result.stderr).toContain('Permission denied');
    },
  );

  test('if a process that keeps the mounts is killed, no command runs any more and the workspace stays unchanged', async () => {
    const root = createRepository({ 'a.txt': 'a\n' });
    const sandbox = await createTestSandbox(root);
    await run(sandbox, 'echo 2 > a.txt');
    const holders = [...listTrees([process.pid]).keys()].filter(
      (pid) => readFileSync(`/proc/${pid}/comm`, 'utf8') === 'cat\n',
    );
    expect(holders.length).toBeGreaterThan(1);
    for (const pid of holders) process.kill(pid, 'SIGKILL');
    await expect
      .poll(() =>
        run(sandbox, 'true').then(
          () => 'ran',
          (thrown: unknown) => (thrown as { code: string }).code,
        ),
      )
      .toBe('sandbox');
    expect(() => sandbox.readDirectory()).toThrow('a process that keeps the mounts of the workspace has ended');
    expect(readTree(root)).toEqual({ 'a.txt': 'a\n' });
  });

  test('only wanted paths are published, and a published file is never incomplete', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'b.txt': 'b\n', 'link-me': '1' });
    const sandbox = await createTestSandbox(root);
    await run(sandbox, 'echo 2 > a.txt; echo 2 > b.txt; ln -s a.txt link; rm link-me');
    const inode = lstatSync(join(root, 'a.txt')).ino;
    await finish(sandbox, (path) => path !== 'b.txt');
    expect(readTree(root)).toMatchObject({ 'a.txt': '2\n', 'b.txt': 'b\n' });
    expect(readlinkSync(join(root, 'link'))).toBe('a.txt');
    expect(existsSync(join(root, 'link-me'))).toBe(false);
    // Renamed into place.
    expect(lstatSync(join(root, 'a.txt')).ino).not.toBe(inode);
    expect(runGit(root, 'status', '--porcelain')).not.toContain('.script-harness');
  });

  test('a change of another process meanwhile ends as tampered, and nothing is written', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'b.txt': 'b\n', 'dir/c.txt': 'c\n' });
    for (const interfere of [
      () => writeFileSync(join(root, 'a.txt'), 'by a person\n'),
      () => rmSync(join(root, 'a.txt')),
      () => {
        renameSync(join(root, 'dir'), join(root, 'away'));
        symlinkSync('/etc', join(root, 'dir'));
      },
    ]) {
      const sandbox = await createTestSandbox(root);
      await run(sandbox, 'echo agent > a.txt; echo agent > b.txt; echo agent > dir/c.txt');
      interfere();
      expect(await finish(sandbox)).toMatchObject({ type: 'changed' });
      expect(readFileSync(join(root, 'b.txt'), 'utf8')).toBe('b\n');
      await sandbox.close();
      rmSync(join(root, 'dir'), { recursive: true, force: true });
      rmSync(join(root, 'away'), { recursive: true, force: true });
      runGit(root, 'checkout', '--', '.');
    }
    expect(existsSync('/etc/c.txt')).toBe(false);
  });

  test('git works as on the machine itself, and none of its changes reach the repository', async () => {
    const root = createRepository({ 'a.txt': 'a\n', '.npmrc': 'token', 'dir/b.txt': 'b\n' });
    runGit(root, 'branch', 'other');
    runGit(root, 'config', 'http.https://example.com/.extraheader', 'AUTHORIZATION: basic c2VjcmV0');
    const digest = (): string =>
      execFileSync('sh', ['-c', 'find .git -type f -exec sha256sum {} + | sort'], { cwd: root, encoding: 'utf8' });
    const before = digest();
    const sandbox = await createTestSandbox(root, { policy: { closed: closeGlobs(['.npmrc']) } });
    const quiet = async (script: string): Promise<string> => {
      const result = await run(sandbox, script);
      expect(result.exitCode, `${script}: ${result.stderr}`).toBe(0);
      return result.stdout;
    };
    // The masked file is neither a change nor a failure.
    expect(await quiet('git status --porcelain && git diff --stat')).toBe('');
    expect(await quiet('cat .git/config')).not.toContain('c2VjcmV0');
    await quiet('echo 2 >> a.txt && git stash && test "$(cat a.txt)" = a && git stash pop');
    expect(await quiet('git diff --numstat')).toBe('1\t0\ta.txt\n');
    await quiet('git checkout -- a.txt && echo 3 >> a.txt && git restore a.txt && test "$(cat a.txt)" = a');
    await quiet('echo 4 >> a.txt && git add -A && git commit -q -m work && git log --oneline | grep -c . | grep -q 2');
    await quiet('git checkout -q other && test "$(cat a.txt)" = a && git switch -q - && git branch third');
    await quiet('git worktree add -q /tmp/tree other && cat /tmp/tree/a.txt && git worktree remove /tmp/tree');
    await quiet('git gc -q && git fsck');
    for (const attempt of [
      'git config core.fsmonitor "touch /tmp/ran"',
      'echo x > .git/config',
      'echo x > .git/commondir',
      'echo x > .git/config.worktree',
      'echo x > .git/hooks/pre-commit',
      'echo "* filter=x" > .git/info/attributes',
      'echo /elsewhere > .git/objects/info/alternates',
      'mv .git git',
      'mv .git/info .git/other',
      'ln -sfn /tmp .git/hooks',
    ])
      expect((await run(sandbox, attempt)).exitCode, attempt).not.toBe(0);
    await quiet('echo 5 >> dir/b.txt && git stash -q && git stash list');
    expect(digest()).toBe(before);
    await sandbox.endCommands();
    sandbox.seal();
    expect(sandbox.describeLeftovers()).toEqual([
      expect.stringContaining('stash'),
      expect.stringMatching(/moved on branch (main|master)/),
    ]);
  });

  test('a linked worktree, a directory below the root, alternates and a submodule also get a private git of the run', async () => {
    const main = createRepository({ 'pkg/a.txt': 'a\n', 'top.txt': 't\n' });
    const inner = createRepository({ 'inner.txt': 'i\n' });
    const borrowed = join(createDirectory('borrowed-'), 'clone');
    runGit(main, 'clone', '--quiet', '--shared', main, borrowed);
    const tree = join(createDirectory('tree-'), 'tree');
    runGit(main, 'worktree', 'add', '--quiet', '-b', 'side', tree);
    const withModule = createRepository({ 'a.txt': 'a\n' });
    runGit(withModule, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub');
    runGit(withModule, 'commit', '--quiet', '--message', 'module');
    for (const [name, workspace, file] of [
      ['worktree', tree, 'pkg/a.txt'],
      ['below', join(main, 'pkg'), 'a.txt'],
      ['alternates', borrowed, 'pkg/a.txt'],
      ['submodule', withModule, 'a.txt'],
    ] as const) {
      const sandbox = await createTestSandbox(workspace);
      const status = await run(sandbox, 'git status --porcelain');
      expect(status, `${name}: ${status.stderr}`).toMatchObject({ exitCode: 0, stdout: '' });
      const done = await run(
        sandbox,
        `echo 2 >> ${file} && git commit -q -a -m work && git log --format=%s | head -1 && git stash list`,
      );
      expect(done, `${name}: ${done.stderr}`).toMatchObject({ exitCode: 0, stdout: 'work\n' });
      if (name === 'submodule') {
        const inside = await run(sandbox, 'cd sub && git log --format=%s && echo x >> inner.txt && git diff --stat');
        expect(inside.stdout, inside.stderr).toContain('inner.txt');
      }
      await sandbox.close();
      expect(runGit(workspace, 'log', '--format=%s', '-1')).not.toContain('work');
    }
  });

  test('commands share one temporary directory and one home within their limits, and links planted there have no effect outside', async () => {
    const root = createRepository({ 'a.txt': 'a\n' });
    const sandbox = await createTestSandbox(root, { policy: { tmpMb: 16 } });
    await run(sandbox, 'echo kept > /tmp/kept; mkdir -p "$HOME/.cache"; echo cached > "$HOME/.cache/file"');
    const later = await run(sandbox, 'cat /tmp/kept "$HOME/.cache/file"');
    expect(later.stdout, later.stderr).toBe('kept\ncached\n');
    const outside = createDirectory('outside-');
    // A link that replaces a mount target would make bubblewrap create directories at the target of the link.
    await run(
      sandbox,
      `cd /; for p in ${root} ${root.split('/').slice(0, 3).join('/')}; do mv "$p" /tmp/x; ln -sfn ${outside} "$p"; done`,
    );
    expect((await run(sandbox, 'cat a.txt')).stdout).toBe('a\n');
    expect(Object.keys(readTree(outside))).toEqual([]);
    const greedy = await run(
      sandbox,
      'for d in /tmp /var/tmp /dev/shm /run "$HOME"; do head -c 8000000 /dev/zero > $d/big || echo full; done',
    );
    expect(greedy.stdout).toContain('full');
    const many = await run(sandbox, 'rm -f /tmp/big; i=0; cd /tmp; seq 250000 | xargs touch; echo $?');
    expect(many.stdout.trim()).not.toBe('0');
    for (const path of ['/dev/x', '/home/x'])
      expect((await run(sandbox, `touch ${path}`)).stderr, path).toMatch(/Read-only|denied|No such/);
  });

  test('a command finds set-uid programs nowhere, and devices only in /dev, which it cannot change', async () => {
    const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a\n' }));
    const flags = String.raw`awk '{ print $5, $6 }' /proc/self/mountinfo`;
    const mounts = (await run(sandbox, flags)).stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]);
    const lacks = (flag: string): string[] =>
      mounts.filter(([, options]) => !options.split(',').includes(flag)).map(([path]) => path);
    expect(lacks('nosuid')).toEqual([]);
    const devices = ['full', 'null', 'random', 'tty', 'urandom', 'zero'].map((name) => `/dev/${name}`);
    expect(lacks('nodev').toSorted()).toEqual([...devices, '/dev/pts'].toSorted());
    for (const path of [...devices, '/dev/fd', '/dev/pts/ptmx', '/dev/shm'])
      expect((await run(sandbox, `rm -rf ${path}`)).stderr, path).toMatch(/Read-only|denied|not permitted|busy/);
    expect(
      (await run(sandbox, 'head -c 4 /dev/zero | wc -c; echo x > /dev/null; test -c /dev/pts/ptmx')).exitCode,
    ).toBe(0);
  });

  test('a process that writes nothing sees the shared temporary directories read-only, and not the home directory of commands', async () => {
    const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a\n' }));
    await run(sandbox, 'echo kept | tee /tmp/kept /var/tmp/kept /dev/shm/kept > "$HOME/planted"');
    const script =
      'cat /tmp/kept /var/tmp/kept /dev/shm/kept; ls -A "$HOME"; for p in a.txt /tmp/x /var/tmp/x /dev/shm/x /run/x; do echo x > $p; done';
    const search = await runCommand(sandbox, ['sh', '-c', script], { writable: 'none' });
    expect(search.stdout, search.stderr).toBe('kept\nkept\nkept\n');
    expect(search.stderr.match(/Read-only file system|Permission denied/g)).toHaveLength(5);
  });

  test('build output and dependencies may be written during the run, and never reach the workspace', async () => {
    const root = createRepository({
      '.gitignore': 'ignored/\n*.log\n!kept.log\n',
      'dist-like/a.js': 'a\n',
      'build/tracked.txt': 't\n',
      'ignored/tracked.txt': 't\n',
      'a.py': '',
    });
    runGit(root, 'add', '--force', 'ignored/tracked.txt');
    runGit(root, 'commit', '--quiet', '--message', 'tracked');
    writeFiles(root, { 'node_modules/x/index.js': 'x\n' });
    const sandbox = await createTestSandbox(root);
    const asked: string[] = [];
    const nothing: ChangeJudge = {
      ...everything,
      decide(changes) {
        asked.push(...changes.map(({ path }) => path));
        return new Map(changes.map(({ key }) => [key, { rule: 'none', reason: '' }]));
      },
    };
    const script = `set -e
    mkdir -p node_modules/.vite-temp coverage target/debug .pytest_cache pkg/__pycache__ ignored
    for f in node_modules/.vite-temp/c.mjs coverage/r target/debug/x .pytest_cache/v pkg/__pycache__/m.pyc ignored/new run.log; do echo x > $f; done
    rm -r node_modules/x
    echo x > kept.log; echo x > build/new.txt; echo x > ignored/tracked.txt
    echo '*' > .gitignore; echo x > hidden.txt`;
    const done = await runCommand(sandbox, ['/bin/sh', '-c', script], {}, nothing);
    expect(done, done.stderr).toMatchObject({ exitCode: 0 });
    expect(asked.filter((path) => path !== 'pkg').toSorted()).toEqual(
      ['.gitignore', 'build/new.txt', 'hidden.txt', 'ignored/tracked.txt', 'kept.log'].toSorted(),
    );
    expect((await run(sandbox, 'cat coverage/r node_modules/.vite-temp/c.mjs run.log; ls node_modules')).stdout).toBe(
      'x\nx\nx\n',
    );
    await finish(sandbox);
    expect(runGit(root, 'status', '--porcelain', '--ignored')).toBe('?? node_modules/\n');
    expect(existsSync(join(root, 'node_modules/x/index.js'))).toBe(true);
    expect(existsSync(join(root, 'coverage'))).toBe(false);
  });

  test('cache files of linters and compilers stay in the layer, unless the base tracks them or a file tool wrote them', async () => {
    const root = createRepository({ 'src/a.ts': 'a', 'tracked.tsbuildinfo': 'old' });
    const sandbox = await createTestSandbox(root);
    const found = await sandbox.files.resolve('kept.tsbuildinfo');
    if (found.type !== 'inside') throw new Error('outside');
    await sandbox.files.write(found.path, Buffer.from('kept'));
    const names = ['.eslintcache', '.coverage', 'src/x.tsbuildinfo', 'tracked.tsbuildinfo', 'eslintcache'];
    await run(sandbox, `for name in ${names.join(' ')}; do echo new > "$name"; done`);
    expect((await run(sandbox, `cat ${names.join(' ')}`)).stdout).toBe('new\n'.repeat(5));
    await finish(sandbox);
    expect(readTree(root)).toEqual({
      'src/a.ts': 'a',
      'kept.tsbuildinfo': 'kept',
      'tracked.tsbuildinfo': 'new\n',
      eslintcache: 'new\n',
    });
  });

  test('setup has a separate layer: its installed files stay, and its changes to files of the repository are restored', async () => {
    const root = createRepository({ 'package.json': '{}\n', 'a.txt': 'a\n', '.gitignore': 'node_modules\n' });
    const sandbox = await createTestSandbox(root);
    const request = {
      argv: [
        '/bin/sh',
        '-c',
        'mkdir node_modules; echo 1 > node_modules/m; echo 2 > package.json; rm a.txt; echo g > generated.txt',
      ],
      cwd: '.',
      env: {},
      timeoutMs: 30_000,
      signal: new AbortController().signal,
      maxOutputBytes: 10_000,
      stdin: '',
      network: null,
    } as const;
    expect(await sandbox.runSetup({ ...request, argv: ['/bin/sh', ...request.argv.slice(1)] })).toMatchObject({
      exitCode: 0,
    });
    expect((await sandbox.sealSetup())?.toSorted()).toEqual(['a.txt', 'package.json']);
    expect((await run(sandbox, 'cat node_modules/m package.json a.txt generated.txt')).stdout).toBe('1\n{}\na\ng\n');
    const copy = await sandbox.copyWorkspace();
    expect(readFileSync(join(copy.directory, 'node_modules/m'), 'utf8')).toBe('1\n');
    await run(sandbox, 'echo agent > node_modules/m; echo agent > a.txt; echo agent >> generated.txt');
    // The copy for verify has the files from before the agent.
    expect(readFileSync(join(copy.directory, 'node_modules/m'), 'utf8')).toBe('1\n');
    expect(readFileSync(join(copy.directory, 'a.txt'), 'utf8')).toBe('a\n');
    await copy.close();
    await finish(sandbox, (path) => path === 'a.txt');
    expect(readTree(root)).toEqual({ 'package.json': '{}\n', 'a.txt': 'agent\n', '.gitignore': 'node_modules\n' });
  });

  test('files that rules deny are judged and not mounted: their directories can be moved, and refused changes are restored', async () => {
    const files = { 'packages/a/package.json': '{}\n', 'packages/a/src/a.js': 'a\n', 'packages/.git-like': '' };
    const root = createRepository(files);
    const sandbox = await createTestSandbox(root);
    expect(await run(sandbox, 'mv packages/a packages/b && ls packages/b && mv packages/b packages/a')).toMatchObject({
      exitCode: 0,
      stdout: 'package.json\nsrc\n',
    });
    const refused: string[] = [];
    const judge: ChangeJudge = {
      ...everything,
      decide(changes) {
        const denied = changes.filter(({ path }) => path.endsWith('package.json'));
        refused.push(...denied.map(({ path, kind }) => `${kind} ${path}`));
        return new Map(denied.map(({ key }) => [key, { rule: 'none', reason: '' }]));
      },
    };
    const script = 'echo x > packages/a/package.json; mv packages/a packages/b; echo y > packages/b/src/a.js';
    expect(await runCommand(sandbox, ['/bin/sh', '-c', script], {}, judge)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(refused).toEqual(['deleted packages/a/package.json', 'created packages/b/package.json']);
    expect((await run(sandbox, 'cat packages/a/package.json packages/b/src/a.js; ls packages/b')).stdout).toBe(
      '{}\ny\nsrc\n',
    );
    await finish(sandbox);
    expect(readTree(root)).toEqual({
      'packages/a/package.json': '{}\n',
      'packages/b/src/a.js': 'y\n',
      'packages/.git-like': '',
    });
  });

  test('protected and missing paths are covered inside and leave nothing behind', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'ci/policy.yml': 'p\n', 'src/deep/secret.env': 's\n' });
    const sandbox = await createTestSandbox(root, {
      protectedPaths: ['ci/policy.yml'],
      policy: { closed: closeGlobs(['**/*.env']) },
    });
    for (const attempt of [
      'mkdir .github/workflows',
      'rmdir .github',
      'mv ci x',
      'echo x > ci/policy.yml',
      'rm -f ci/policy.yml',
      'ln ci/policy.yml copy',
      'cat src/deep/secret.env',
    ])
      expect((await run(sandbox, attempt)).exitCode, attempt).not.toBe(0);
    expect((await run(sandbox, 'echo x > ci/new.txt')).exitCode).toBe(0);
    await finish(sandbox);
    expect(readTree(root)).toEqual({
      'a.txt': 'a\n',
      'ci/policy.yml': 'p\n',
      'ci/new.txt': 'x\n',
      'src/deep/secret.env': 's\n',
    });
    expect(existsSync(join(root, '.github'))).toBe(false);
  });

  test('a closed or special file does not hide a change from the published changes', async () => {
    const root = createRepository({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
    const sandbox = await createTestSandbox(root);
    await run(
      sandbox,
      'echo 2 > a.txt; chmod 000 a.txt; mkdir closed; echo x > closed/x; chmod 000 closed; rm b.txt; mkfifo b.txt',
    );
    await sandbox.endCommands();
    const touched = sandbox.listTouched();
    expect(touched?.present.toSorted()).toEqual(['a.txt', 'closed/x']);
    expect(touched?.replaced).toEqual(['b.txt']);
    expect(touched?.missing).toContain('b.txt is not a file');
    sandbox.seal();
    await sandbox.publish(() => true);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('2\n');
    expect(readFileSync(join(root, 'closed/x'), 'utf8')).toBe('x\n');
  });

  test('commands can install programs in a directory of PATH in the workspace only if no rule names programs', async () => {
    const script = 'printf "#!/bin/sh\\necho mine\\n" > .venv/bin/tool && chmod +x .venv/bin/tool && tool';
    const install = async (programs: 'any' | 'by-name') => {
      const root = createRepository({ '.gitignore': '.venv\n', 'a.txt': 'a' });
      writeFiles(root, { '.venv/bin/other': '#!/bin/sh\n' });
      const { facts } = createTestOptions(root);
      const PATH = `${join(root, '.venv/bin')}:${process.env['PATH'] ?? ''}`;
      const policy = { programs, mayWriteBelow: () => false };
      return run(await createTestSandbox(root, { facts: { ...facts, environment: { PATH } }, policy }), script);
    };
    expect(await install('any')).toMatchObject({ exitCode: 0, stdout: 'mine\n' });
    expect((await install('by-name')).stderr).toContain('Read-only');
  });
});
