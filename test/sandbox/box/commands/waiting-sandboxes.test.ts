import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { CommandRequest, CommandResult } from '../../../../src/core/ports/sandbox.ts';
import type { RunSandbox } from '../../../../src/sandbox/run-sandbox.ts';
import { closeGlobs, createTestSandbox, runCommand } from '../../../fixtures/sandbox.ts';
import { createFolder, createRepository, runGit, writeFiles } from '../../../fixtures/workspace.ts';

type Argv = [string, ...string[]];

const shell = (script: string): Argv => ['/bin/sh', '-c', script];

/** Two sandboxes wait, and both are ready. */
async function waitForBoth(): Promise<void> {
  await expect.poll(() => listSandboxes(process.pid).length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Runs a command after the sandbox that is started in advance has had time to become ready. */
async function runAhead(
  sandbox: RunSandbox,
  argv: Argv,
  options: Partial<CommandRequest> = {},
): Promise<CommandResult> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return runCommand(sandbox, argv, options);
}

async function createAhead(root: string, options: Parameters<typeof createTestSandbox>[1] = {}): Promise<RunSandbox> {
  const sandbox = await createTestSandbox(root, options);
  await runCommand(sandbox, ['true']);
  return sandbox;
}

// The first process of a sandbox shows why it was started.
const whoStarted = 'if tr "\\0" " " < /proc/1/cmdline | grep -q "dash [-]s $"; then echo waited; else echo new; fi';

test('each command has a separate sandbox, which had been waiting', async () => {
  const sandbox = await createAhead(createRepository({ 'a.txt': 'a' }));
  const look = shell(`${whoStarted}; ls /proc | grep -c "^[0-9]"`);
  for (let run = 0; run < 3; run += 1) expect((await runAhead(sandbox, look)).stdout).toMatch(/^waited\n\d\n$/);
  const together = await Promise.all([1, 2, 3, 4].map(() => runAhead(sandbox, shell(`${whoStarted}; sleep 0.2`))));
  const started = together.map(({ stdout }) => stdout).toSorted();
  expect(started.slice(0, 2)).toEqual(['new\n', 'new\n']);
  expect(started[3]).toBe('waited\n');
});

test('of two commands in a row, neither waits for the start of its sandbox', async () => {
  const sandbox = await createAhead(createRepository({ 'a.txt': 'a' }));
  await waitForBoth();
  const two = await Promise.all([1, 2].map(() => runCommand(sandbox, shell(whoStarted))));
  expect(two.map(({ stdout }) => stdout)).toEqual(['waited\n', 'waited\n']);
});

const report = [
  whoStarted,
  'echo ==; cat /proc/$$/environ',
  'echo ==; cat /proc/$$/cmdline',
  'echo ==; readlink /proc/$$/cwd; readlink /proc/$$/exe; ls /proc/self/fd',
  'echo ==; grep -v "Max processes" /proc/$$/limits',
  'echo ==; grep -E "^(Umask|PPid|Uid|Gid|Groups|NSpid|Threads|Sig|Shd|Cap|NoNew|Seccomp)" /proc/self/status',
  'echo ==; cut -d " " -f 1,2,4-7 /proc/$$/stat; cut -d " " -f 5- /proc/$$/mountinfo',
  'echo ==; readlink /proc/self/fd/0 | sed "s/[0-9]//g"; cat',
  'echo error >&2; eval "$1"',
].join('\n');

function readReport({ stdout, ...rest }: CommandResult): unknown {
  const [who, environ = '', ...parts] = stdout.split('==\n');
  return {
    who,
    environ: environ.split('\0').toSorted(),
    // In a checkout below a closed folder, sources are staged in a folder with a random name.
    parts: parts.map((part) => part.replaceAll(/\/script-harness-[\w-]+(?=\/)/g, '/scratch')),
    stderr: rest.stderr,
    exitCode: rest.exitCode,
    signal: rest.signal,
  };
}

const text = fc.string({ unit: 'binary', maxLength: 12 }).map((value) => value.replaceAll('\0', ''));
const hard = fc.constantFrom(
  "'",
  "''\\'",
  '$(id)',
  '`id`',
  '\n',
  'a\nb',
  '\\',
  '"',
  '*',
  '~',
  '',
  ' ',
  '\r\n',
  'Á\u0081\u0088',
  '\u00ff',
  '\ud800',
  '-n',
  '--',
  '}',
  '; exit 9',
);
const value = fc.oneof(text, hard);

test('a command is the same as in a newly started sandbox: arguments, environment, folder, descriptors, limits, input, end', async () => {
  const folders = ["it's", 'a b', '-x', '$HOME', 'line\nbreak', 'é\u0081', '"'];
  const root = createRepository(Object.fromEntries(folders.map((name) => [`${name}/file`, ''])));
  const home = createFolder('home-');
  const facts = { environment: { PATH: process.env['PATH'] }, home, passwdHome: home, execPath: process.execPath };
  const [ahead, ordinary] = [
    await createAhead(root, { facts }),
    await createTestSandbox(root, { facts, waiting: 'none' }),
  ];
  const name = fc.constantFrom(
    'A',
    'b_1',
    'HOME',
    'PWD',
    'OLDPWD',
    'CDPATH',
    'ENV',
    'PS1',
    'PS4',
    'MAIL',
    'TERM',
    'SHLVL',
    'LC_ALL',
    'POSIXLY_CORRECT',
    'HISTSIZE',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        args: fc.array(value, { maxLength: 4 }),
        env: fc.dictionary(name, value, { maxKeys: 3 }),
        cwd: fc.constantFrom('.', ...folders),
        end: fc.constantFrom('exit 0', 'exit 3', 'exit 255', 'kill -KILL $$', 'kill -TERM $$', 'kill -SEGV $$'),
      }),
      async ({ args, env, cwd, end }) => {
        const argv: Argv = ['/bin/sh', '-c', report, 'sh', end, ...args];
        const [left, right] = [
          await runAhead(ahead, argv, { env, cwd }),
          await runCommand(ordinary, argv, { env, cwd }),
        ];
        expect(left.stdout.startsWith('waited\n')).toBe(true);
        expect(right.stdout.startsWith('new\n')).toBe(true);
        expect(readReport({ ...left, stdout: left.stdout.slice(7) })).toEqual(
          readReport({ ...right, stdout: right.stdout.slice(4) }),
        );
      },
    ),
    { numRuns: 30 },
  );
});

test('a command without input has no pipe there, so that programs search the folder instead of their input', async () => {
  const files = { 'a.txt': 'word' };
  const search = shell(`${whoStarted}; rg -c word; readlink /proc/self/fd/0`);
  const ahead = await createAhead(createRepository(files));
  const ordinary = await createTestSandbox(createRepository(files), { waiting: 'none' });
  expect((await runAhead(ahead, search)).stdout).toBe('waited\na.txt:1\n/dev/null\n');
  expect((await runCommand(ordinary, search)).stdout).toBe('new\na.txt:1\n/dev/null\n');
  expect((await runAhead(ahead, search, { stdin: 'word' })).stdout).toMatch(/^new\n1\nsocket:/);
});

test('a program that cannot be started fails as in a newly started sandbox', async () => {
  const root = createRepository({ 'plain.txt': 'x', script: 'echo "ran $0 $1"', 'folder/x': '', bad: '#!/no/such' });
  for (const name of ['script', 'bad']) chmodSync(join(root, name), 0o755);
  const [ahead, ordinary] = [await createAhead(root), await createTestSandbox(root, { waiting: 'none' })];
  const programs = [
    'no-such',
    './no-such',
    './plain.txt',
    './folder',
    './script',
    './bad',
    'cd',
    'exec',
    'echo',
    '',
    '-x',
    'a b',
    "it's",
    'two\nlines',
    '/',
    'a/b',
    'é\u0081',
  ];
  for (const program of programs) {
    const say = async (result: Promise<CommandResult>): Promise<unknown> =>
      result.then(
        ({ exitCode, stdout, stderr }) => ({ exitCode, stdout, stderr }),
        (thrown: unknown) => (thrown instanceof Error ? thrown.message : thrown),
      );
    expect(await say(runAhead(ahead, [program, 'argument'])), program).toEqual(
      await say(runCommand(ordinary, [program, 'argument'])),
    );
  }
});

test('a command that is too long or too unusual for the waiting shell still runs', async () => {
  const sandbox = await createAhead(createRepository({ 'a.txt': 'a' }));
  const long = 'x'.repeat(100_000);
  expect((await runAhead(sandbox, [...shell(`${whoStarted}; echo \${#1}`), 'sh', long] as Argv)).stdout).toBe(
    'new\n100000\n',
  );
  for (const env of [{ IFS: 'x' }, { OPTIND: '2' }, { 'a.b': 'c' }, { PATH: '/usr/bin:/bin:/x%func' }])
    expect((await runAhead(sandbox, shell(`${whoStarted}; cat /proc/$$/environ`), { env })).stdout).toMatch(/^new\n/);
  expect((await runAhead(sandbox, shell(whoStarted))).stdout).toBe('waited\n');
});

test('a sandbox that waited enforces the same boundary as a new one', async () => {
  const home = createFolder('home-');
  writeFiles(home, { '.ssh/id': 'SECRET1', '.npmrc': 'SECRET2' });
  const root = createRepository({ '.env': 'SECRET3', '.github/workflows/ci.yml': 'on: push', 'a.txt': 'a' });
  runGit(root, 'config', 'http.https://example.com/.extraheader', 'AUTHORIZATION: SECRET4');
  const environment = { PATH: process.env['PATH'], GITHUB_TOKEN: 'SECRET5', MY_API_KEY: 'SECRET6' };
  const sandbox = await createAhead(root, {
    policy: { closed: closeGlobs(['**/.env']), passEnv: ['GITHUB_TOKEN'] },
    facts: { environment, home, passwdHome: home, execPath: process.execPath },
  });
  const before = runGit(root, 'status', '--porcelain');
  const seen = await runAhead(
    sandbox,
    shell(
      `${whoStarted}; env; cat /proc/*/environ /proc/*/cmdline; cat ${home}/.ssh/id ${home}/.npmrc .env .git/config; ls -a ${home}; cat /proc/1/fd/* < /dev/null; mount`,
    ),
    { timeoutMs: 5_000 },
  );
  expect(seen.stdout).toMatch(/^waited\n/);
  expect(seen.aggregatedOutput).not.toContain('SECRET');
  const attempts = [
    'echo x > .git/hooks/post-commit',
    'echo x > .git/config',
    'mv .git away',
    'mv .github away',
    'echo x > .github/workflows/ci.yml',
    'chmod 777 .github/workflows/ci.yml',
    'echo x > /usr/x',
    'echo x > /proc/sys/kernel/core_pattern',
    'mount -t tmpfs tmpfs /mnt',
    'unshare --user true',
    'chroot / true',
    'nsenter --target 1 --net true',
    `node -e "require('net').connect(80, '10.0.0.1').on('error', () => process.exit(1))"`,
    `node -e "require('net').createServer().listen('/tmp/socket').on('error', () => process.exit(1))"`,
    // The descriptors from 200 on belong to the test runner.
    'ls /proc/self/fd | grep -Evx "[0-3]|2.." | grep -q .',
    'test $(id -u) -eq 0',
    'grep -E "^(CapEff|CapPrm|CapBnd):.*[1-9a-f]" /proc/self/status',
    '! grep -q "^Seccomp:.2" /proc/self/status',
    '! grep -q "^NoNewPrivs:.1" /proc/self/status',
    'ls -d /proc/[0-9]* | grep -Eq "/[0-9]{3,}$"',
  ];
  for (const attempt of attempts) {
    const result = await runAhead(sandbox, shell(`${whoStarted}; ${attempt}`));
    expect(result.stdout, attempt).toMatch(/^waited\n/);
    expect(result.exitCode, attempt).not.toBe(0);
  }
  expect(runGit(root, 'status', '--porcelain')).toBe(before);
  expect(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')).toBe('on: push');
});

test('with a network, the waiting sandbox has joined it, and gets its token with the command', async () => {
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    policy: { network: { allow: [], deny: [], forward: [], acknowledged: false, setup: [] } },
  });
  const network = { grants: [], onDecision: () => undefined };
  const look = shell(
    `${whoStarted}; ls /proc/self/fd; readlink /proc/self/ns/net; echo $HTTP_PROXY; cat /proc/1/environ`,
  );
  const first = await runCommand(sandbox, look, { network });
  const second = await runAhead(sandbox, look, { network });
  const [token = 'none'] = /http:\/\/\w+:/.exec(second.stdout) ?? [];
  expect(second.stdout.split(token)).toHaveLength(2);
  expect(first.stdout).not.toContain(token);
  const strip = (stdout: string): string[] =>
    stdout
      .split('\n')
      .slice(1)
      .filter((line) => /^(?:\d+|net:.*)$/.test(line));
  expect(second.stdout).toMatch(/^waited\n/);
  expect(strip(second.stdout)).toEqual(strip(first.stdout));
  // A command without the network gets a new sandbox.
  expect((await runAhead(sandbox, shell(`${whoStarted}; readlink /proc/self/ns/net`))).stdout).toMatch(/^new\n/);
});

test('time limits start with the command, and no process is left of a command that was ended', async () => {
  const root = createRepository({ 'a.txt': 'a' });
  const sandbox = await createAhead(root);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await runCommand(sandbox, shell(`${whoStarted}; sleep 0.1`), { timeoutMs: 1_000 })).toMatchObject({
    stdout: 'waited\n',
    timedOut: false,
    exitCode: 0,
  });
  const stubborn = shell(`${whoStarted}; trap '' TERM; (setsid sh -c 'sleep 1; echo x > late.txt' &); sleep 60`);
  expect(await runAhead(sandbox, stubborn, { timeoutMs: 300 })).toMatchObject({ stdout: 'waited\n', timedOut: true });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 200);
  expect(await runAhead(sandbox, stubborn, { signal: controller.signal })).toMatchObject({ aborted: true });
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(readdirSync(root)).not.toContain('late.txt');
});

test('limits apply to a command in a waiting sandbox, and only to that command', async () => {
  const sandbox = await createAhead(createRepository({ 'a.txt': 'a' }), { policy: { memoryMb: 128, processes: 40 } });
  const isGrouped = sandbox.isolation.limits.some((limit) => limit.includes('cgroup'));
  const hog = await runAhead(
    sandbox,
    shell(`${whoStarted}; exec node -e 'const all = []; for (;;) all.push(Buffer.alloc(3e7, 1))'`),
  );
  expect([hog.stdout, hog.exitCode === 0]).toEqual(['waited\n', false]);
  const bomb = await runAhead(sandbox, shell(`${whoStarted}; bomb() { bomb | bomb & }; bomb; sleep 60`), {
    timeoutMs: 1_500,
  });
  expect(bomb.stdout).toBe('waited\n');
  expect(bomb.stderr).toMatch(/fork/i);
  if (isGrouped) {
    expect(hog.limitsMet.join()).toContain('memory limit of 128 MiB');
    expect(bomb.limitsMet.join()).toContain('limit of 40 processes');
  }
  // If processes are counted by user, those that are about to end may have prevented the start of the next sandbox.
  expect(await runAhead(sandbox, ['true'])).toMatchObject({ exitCode: 0, limitsMet: [] });
});

test('a command that closes its output to everybody, or leaves a process with it, does not harm the next one', async () => {
  const sandbox = await createAhead(createRepository({ 'a.txt': 'a' }));
  for (const harm of ['chmod 0 /proc/self/fd/1 /proc/self/fd/2', '(sleep 60; echo late) & exec true'])
    for (let run = 0; run < 3; run += 1) {
      expect((await runAhead(sandbox, shell(`${whoStarted}; ${harm}`))).stdout).toBe('waited\n');
      const next = await runAhead(sandbox, shell(`${whoStarted}; echo x > /dev/stderr; stat -L -c %a /proc/self/fd/1`));
      expect([next.stdout, next.stderr]).toEqual(['waited\n600\n', 'x\n']);
    }
});

test('waiting sandboxes end with the run', async () => {
  const sandbox = await createAhead(createRepository({ 'a.txt': 'a' }));
  await expect.poll(() => listSandboxes(process.pid).length).toBe(2);
  await sandbox.close();
  expect(listSandboxes(process.pid)).toEqual([]);
});

test('waiting sandboxes end with a harness that is killed', async () => {
  const fixture = join(import.meta.dirname, '../../../fixtures/waiting-harness.ts');
  const harness = spawn(process.execPath, [fixture, createRepository({ 'a.txt': 'a' }), createFolder('state-')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It would keep the output of the test run open.
  onTestFinished(() => void harness.kill('SIGKILL'));
  await new Promise((resolve) => harness.stdout.once('data', resolve));
  const listInside = (): number[] => {
    const waiting = listSandboxes(harness.pid ?? 0);
    return [
      ...new Set(waiting.flatMap((pid) => [pid, ...listChildren(pid)]).flatMap((pid) => [pid, ...listChildren(pid)])),
    ];
  };
  await expect.poll(() => listInside().length).toBe(6);
  const inside = listInside();
  harness.kill('SIGKILL');
  await expect.poll(() => inside.filter((pid) => existsSync(`/proc/${pid}`)), { timeout: 5_000 }).toEqual([]);
});

function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function listSandboxes(pid: number): number[] {
  return listChildren(pid).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').endsWith('/dash\0-s\0'));
}
