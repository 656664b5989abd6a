import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noGrant } from '../../../src/core/types/network.ts';
import { closeGlobs, createTestSandbox, runCommand, testedLevel } from '../../fixtures/sandbox.ts';
import { createDirectory, createRepository, runGit, shareForBlock, writeFiles } from '../../fixtures/workspace.ts';

const shell = (script: string): [string, ...string[]] => ['/bin/sh', '-c', script];

// Both kinds of layer over the workspace pass the same cases.
describe.each(['overlay', 'copy'] as const)('%s', (workspaceAs) => {
  const open: typeof createTestSandbox = (workspace, options) =>
    createTestSandbox(workspace, { workspaceAs, ...options });

  test('a command runs in the workspace as an ordinary user without capabilities', async () => {
    const root = createRepository({ 'a.txt': 'a' });
    const sandbox = await open(root);
    const result = await runCommand(
      sandbox,
      shell(
        'id -u; cat a.txt; pwd; grep -E "NoNewPrivs|CapEff|Seccomp:" /proc/self/status; ls /proc | grep -c "^[0-9]"',
      ),
    );
    const [uid, content, directory, ...status] = result.stdout.split('\n');
    expect(Number(uid)).toBeGreaterThan(0);
    expect([content, directory]).toEqual([`a${root}`, expect.stringContaining('CapEff')]);
    expect(status.join(' ')).toMatch(/NoNewPrivs:\s+1 Seccomp:\s+2/);
    expect(sandbox.isolation.level).toMatch(testedLevel);
  });

  test('setup sees a closed file that its grant names, and nothing of it is left', async () => {
    const root = createRepository({ 'a.txt': 'a' });
    writeFiles(root, { '.env': 'key', 'keys/.env': 'other', 'open.txt': 'open' });
    const sandbox = await open(root, { policy: { closed: closeGlobs(['**/.env']) } });
    const result = await sandbox.runSetup({
      argv: shell('cat .env keys/.env; echo x > .env; echo x > none'),
      cwd: '.',
      env: {},
      timeoutMs: 30_000,
      signal: new AbortController().signal,
      maxOutputBytes: 1_000,
      stdin: '',
      network: {
        grant: { ...noGrant, kind: 'acknowledged', sees: ['.env', 'open.txt', 'none'] },
        onDecision: () => undefined,
      },
    });
    expect(result.stdout).toBe('key');
    expect(result.stderr).toMatch(/keys\/\.env: No such file[^]*\.env: Read-only file system/);
    expect(await sandbox.sealSetup()).toEqual([]);
    const names = (await runCommand(sandbox, shell('ls -A'))).stdout.split('\n');
    expect(names).toEqual(expect.arrayContaining(['none', 'open.txt']));
    expect(names).not.toContain('.env');
    expect(readFileSync(join(root, '.env'), 'utf8')).toBe('key');
  });

  test('git, workflows and the policy stay unchanged, even if a directory above them is renamed', async () => {
    const root = createRepository({
      '.github/workflows/ci.yml': 'on: push',
      'ci/deep/policy.yml': 'version: 1',
      'ci/other': 'x',
    });
    const sandbox = await open(root, { protectedPaths: ['ci/deep/policy.yml'] });
    const attempts = [
      'echo x > .git/hooks/post-commit',
      'echo x > .git/config',
      'mv .git away',
      'rm -rf .git .github',
      'mv .github away; mkdir -p .github/workflows; echo x > .github/workflows/x.yml',
      'echo x > ci/deep/policy.yml',
      'mv ci/deep away',
      'mv ci away',
      'ln -sf /etc/passwd .github/workflows/ci.yml',
    ];
    for (const attempt of attempts) expect((await runCommand(sandbox, shell(attempt))).exitCode, attempt).not.toBe(0);
    const left = shell('echo y > ci/other; ls .git/hooks; cat ci/deep/policy.yml .github/workflows/ci.yml ci/other');
    expect((await runCommand(sandbox, left)).stdout).toBe('version: 1on: pushy\n');
    expect(runGit(root, 'status', '--porcelain')).toBe('');
  });

  test('a protected path that does not exist leaves no directory in which git cannot work', async () => {
    const root = createRepository({ 'a.txt': 'a' });
    const sandbox = await open(root, { protectedPaths: ['ci/policy.yml'] });
    const cleaned = await runCommand(sandbox, shell('echo x > b.txt; git clean -fdxq && git stash -u && ls -A'));
    expect(cleaned).toMatchObject({ exitCode: 0, stdout: 'No local changes to save\n.git\na.txt\n' });
  });

  test('a second run in the same workspace is refused while the first is alive', async () => {
    const root = createRepository({ 'a.txt': 'a' });
    const state = createDirectory('state-');
    const first = await open(root, { stateDirectory: state });
    await expect(open(root, { stateDirectory: state })).rejects.toThrow(/another run works in/);
    await first.close();
    const second = await open(root, { stateDirectory: state });
    await second.close();
    expect(readdirSync(state)).toEqual([]);
  });

  test('a protected path that is a link prevents the start', async () => {
    const root = createRepository({ 'a.txt': 'a' });
    symlinkSync('/etc', join(root, '.github'));
    await expect(open(root)).rejects.toThrow(/symbolic link/);
  });

  test('secrets of the home, the runner and the repository are not readable', async () => {
    const home = createDirectory('home-');
    const runner = createDirectory('runner-');
    writeFiles(home, { '.ssh/id': 'SECRET1', '.npmrc': 'SECRET2' });
    writeFiles(runner, { 'commands/set_env': 'SECRET3', token: 'SECRET4' });
    const root = createRepository({ '.env': 'SECRET5', '.env.example': 'EXAMPLE', 'a.txt': 'a' });
    runGit(root, 'config', 'http.https://example.com/.extraheader', 'AUTHORIZATION: SECRET6');
    writeFiles(root, { '.git/extra': '[user]\n\tname = SECRET7\n' });
    runGit(root, 'config', 'include.path', 'extra');
    runGit(root, 'config', 'remote.origin.url', 'https://user:SECRET8@example.com/x.git');
    const sandbox = await open(root, {
      policy: {
        closed: closeGlobs(['**/.env*'], ['**/.env.example']),
        passEnv: ['CI', 'GITHUB_TOKEN', 'MY_API_KEY'],
      },
      facts: {
        environment: {
          PATH: process.env['PATH'],
          CI: 'true',
          GITHUB_TOKEN: 'SECRET9',
          MY_API_KEY: 'SECRET10',
          OTHER: 'SECRET11',
          GITHUB_ENV: join(runner, 'commands/set_env'),
          RUNNER_TEMP: runner,
        },
        home,
        passwdHome: home,
        execPath: process.execPath,
      },
    });
    const result = await runCommand(
      sandbox,
      shell(
        `env; cat /proc/*/environ; cat ${home}/.ssh/id ${home}/.npmrc ${runner}/token ${runner}/commands/set_env; cat .env .git/config .git/extra; git config --list; cat .env.example; ls -a ${home} ${runner}`,
      ),
    );
    expect(result.aggregatedOutput).not.toContain('SECRET');
    expect(result.stdout).toContain('EXAMPLE');
    expect(result.stdout).toContain('CI=true');
    expect(result.stdout).toContain('https://example.com/x.git');
  });

  test('after the run, file ownership is as before', async () => {
    const root = createRepository({ 'src/a.txt': 'a' });
    mkdirSync(join(root, 'closed'), { mode: 0o700 });
    writeFileSync(join(root, 'closed/b.txt'), 'b', { mode: 0o600 });
    const before = statSync(root).uid;
    const sandbox = await open(root);
    expect((await runCommand(sandbox, shell('cat closed/b.txt; echo n > src/new'))).stdout).toBe('b');
    await sandbox.close();
    expect(existsSync(join(root, 'src/new'))).toBe(false);
    for (const path of ['.', 'src/a.txt', 'closed/b.txt']) expect(statSync(join(root, path)).uid, path).toBe(before);
  });

  test('a linked worktree and a directory below the repository root work and are protected', async () => {
    const main = createRepository({ 'pkg/a.txt': 'a', 'b.txt': 'b' });
    const tree = join(createDirectory('trees-'), 'tree');
    runGit(main, 'worktree', 'add', '--quiet', tree);
    const linked = await open(tree);
    expect((await runCommand(linked, ['git', 'log', '--oneline'])).stdout).toContain('base');
    expect((await runCommand(linked, shell(`echo x > .git`))).exitCode).not.toBe(0);
    const below = await open(join(main, 'pkg'));
    expect(
      (await runCommand(below, shell('git status --porcelain; cat ../b.txt; echo x > a.txt; echo x > ../b.txt')))
        .stdout,
    ).toBe('b');
    expect((await runCommand(below, shell('cat a.txt ../b.txt'))).stdout).toBe('x\nb');
    expect(readFileSync(join(main, 'pkg/a.txt'), 'utf8')).toBe('a');
  });

  test('git runs no program named in the settings of the repository', async () => {
    const root = createRepository({ 'a.txt': 'a', '.gitattributes': '*.txt diff=evil filter=evil' });
    const evil = join(root, 'evil.sh');
    writeFileSync(evil, '#!/bin/sh\necho EVIL >&2\ncat\n', { mode: 0o755 });
    writeFileSync(join(root, 'a.txt'), 'b');
    for (const key of [
      'core.fsmonitor',
      'core.pager',
      'pager.diff',
      'diff.external',
      'diff.evil.textconv',
      'diff.evil.command',
    ])
      runGit(root, 'config', key, evil);
    for (const key of ['filter.evil.clean', 'filter.evil.smudge', 'filter.evil.process'])
      runGit(root, 'config', key, evil);
    runGit(root, 'config', 'alias.other', `!${evil}`);
    const sandbox = await open(root);
    const result = await runCommand(
      sandbox,
      shell(
        'git status --porcelain; git diff; git log -p --stat; git show HEAD; git other; git config core.hooksPath; git config core.pager',
      ),
    );
    expect(result.stdout).toContain('+b');
    expect(result.stdout).toContain('/dev/null\ncat\n');
    expect(result.stdout + result.stderr).not.toContain('EVIL');
  });
});

describe('commands of one run', () => {
  // None of these changes the workspace.
  const open = shareForBlock((onEnd) => createTestSandbox(createRepository({ 'a.txt': 'word' }, onEnd), {}, onEnd));

  test('a command has no network, neither to other hosts nor to the host itself', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const dial = `require('net').connect(${address.port}, '127.0.0.1').on('error', (error) => { console.log(error.code); process.exit(3) }).on('connect', () => process.exit(0))`;
    const sandbox = open();
    expect(await runCommand(sandbox, ['node', '-e', dial])).toMatchObject({ exitCode: 3, stdout: 'ECONNREFUSED\n' });
    expect(connections).toBe(0);
  });

  test('the head and tail of output are kept and its bytes counted; a flood is ended', async () => {
    const sandbox = open();
    const long = await runCommand(sandbox, ['node', '-e', `process.stdout.write('start' + 'x'.repeat(3e6) + 'end')`], {
      maxOutputBytes: 1_000,
    });
    expect(long.stdout.length).toBeLessThan(1_200);
    expect(long.stdout).toMatch(/^start[^]*bytes left out[^]*end$/);
    expect(long.stdoutBytes).toBe(3_000_008);
    expect(await runCommand(sandbox, shell('yes'))).toMatchObject({ exitCode: null, flooded: true });
  });

  test('the error for a program that does not exist contains its name', async () => {
    const sandbox = open();
    await expect(runCommand(sandbox, ['no-such-program'])).rejects.toThrow('no-such-program was not found');
  });

  test('no variable makes programs print or read keys differently from a workflow step', async () => {
    const sandbox = open();
    const result = await runCommand(sandbox, ['env']);
    expect(result.stdout).not.toMatch(/^(?:TERM|NO_COLOR|FORCE_COLOR|CI)=/m);
  });

  test('variables of a call reach only its program, and no program that starts the sandbox', async () => {
    const sandbox = open();
    // Every program whose loader has this variable prints an error.
    const result = await runCommand(sandbox, ['/bin/sh', '-c', 'echo "$IFS-$OPTIND-$LD_PRELOAD"'], {
      env: { LD_PRELOAD: '/no/such.so', OPTIND: '5' },
    });
    expect(result.stdout).toContain('-/no/such.so');
    expect(result.stderr.split('cannot be preloaded').length - 1).toBe(1);
  });

  test('a command without input has no pipe there, so that programs search the directory instead of their input', async () => {
    const sandbox = open();
    const search = shell('rg -c word; readlink /proc/self/fd/0');
    expect((await runCommand(sandbox, search)).stdout).toBe('a.txt:1\n/dev/null\n');
    expect((await runCommand(sandbox, search, { stdin: 'word' })).stdout).toMatch(/^1\nsocket:/);
  });

  test('a command that closes its output to other users, or leaves a process with it, does not harm the next one', async () => {
    const sandbox = open();
    for (const harm of ['chmod 0 /proc/self/fd/1 /proc/self/fd/2', '(sleep 60; echo late) & exec true']) {
      await runCommand(sandbox, shell(harm));
      const next = await runCommand(sandbox, shell('echo x > /dev/stderr; stat -L -c %a /proc/self/fd/1'));
      expect([next.stdout, next.stderr]).toEqual(['600\n', 'x\n']);
    }
  });

  test('a command opens its output by name, and all its output arrives', async () => {
    const sandbox = open();
    const script = 'echo out > /dev/stdout; echo err > /dev/stderr; echo both | tee /dev/stderr; seq 1 200000';
    for (let round = 0; round < 20; round += 1) {
      const result = await runCommand(sandbox, shell(script), { maxOutputBytes: 4_000_000 });
      expect(result).toMatchObject({ exitCode: 0, stderr: 'err\nboth\n' });
      expect(result.stdout.startsWith('out\nboth\n1\n')).toBe(true);
      expect(result.stdout.endsWith('\n200000\n')).toBe(true);
    }
  });
});

test('processes, memory and file size are limited', async () => {
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    policy: { memoryMb: 512, fileMb: 1, tmpMb: 4, processes: 64 },
  });
  expect((await runCommand(sandbox, shell('head -c 5000000 /dev/zero > big'))).exitCode).not.toBe(0);
  expect(
    (
      await runCommand(
        sandbox,
        shell('for i in 1 2 3 4 5 6 7 8; do head -c 900000 /dev/zero > /tmp/$i || exit 9; done'),
      )
    ).exitCode,
  ).toBe(9);
  expect(
    (await runCommand(sandbox, ['node', '-e', 'const all = []; for (;;) all.push(Buffer.alloc(5e7, 1))'])).exitCode,
  ).not.toBe(0);
  const fork =
    'for (1 .. 2000) { my $child = fork; if (!defined $child) { print "refused"; last } sleep 600 if !$child }';
  expect((await runCommand(sandbox, ['perl', '-e', fork])).stdout).toBe('refused');
});

test('a directory that is not in a repository is refused with a hint', async () => {
  await expect(createTestSandbox(createDirectory('plain-'))).rejects.toMatchObject({
    code: 'usage',
    hint: expect.stringContaining('git init'),
  });
});

test.each(process.getuid?.() === 0 ? ['an unused uid', 'a uid with an account'] : ['a uid with an account'])(
  'the user of a command has a name, a group and the home directory of the run: %s',
  async (identity) => {
    const root = createRepository({ 'a.txt': 'a' });
    // The owner of the checkout runs the commands of root.
    if (process.getuid?.() === 0 && identity === 'a uid with an account')
      execFileSync('chown', ['--recursive', 'daemon:', root]);
    const sandbox = await createTestSandbox(root);
    const result = await runCommand(sandbox, shell('id -un; id -gn; node -p "os.userInfo().homedir"; echo "$HOME"'));
    const [user, group, home, ...rest] = result.stdout.trimEnd().split('\n');
    expect([user, group], result.stderr).toEqual([expect.stringMatching(/^\w/), expect.stringMatching(/^\w/)]);
    expect(result.stderr).toBe('');
    expect([home]).toEqual(rest);
  },
);
