import { noGrant } from '../../../../../src/core/types/network.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ChangeJudge, ChangeOutcome } from '../../../../../src/core/types/change.ts';
import { closeGlobs, createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { createMark, listProcesses } from '../../../../fixtures/processes.ts';
import { openSession } from '../../../../fixtures/session.ts';
import { createRepository, shareForBlock } from '../../../../fixtures/workspace.ts';

const never = new AbortController().signal;
const shell = (script: string): [string, ...string[]] => ['/bin/sh', '-c', script];
const network = { grant: noGrant, onDecision: () => undefined };

describe('a session', () => {
  const open = shareForBlock((onEnd) => createTestSandbox(createRepository({ 'sub/a': '' }, onEnd), {}, onEnd));

  it('is a conversation with a program in a terminal', async () => {
    const python = await openSession(open(), ['python3', '-q']);
    await python.hear('>>> ');
    python.session.send('import sys; print(6 * 7, sys.stdin.isatty(), sys.stdout.isatty())\n');
    expect(await python.hear('True\n')).toContain('42 True True\n');
    python.session.send('raise SystemExit(3)\n');
    expect(await python.hearEnd()).toEqual({ reason: 'exited', exitCode: 3 });
    // Its end has been reported.
    expect(open().sessions.find(python.session.id)).toBeNull();
    expect(open().sessions.listOpen()).not.toContain(python.session.id);
  });

  it('gets words, directory and variables unchanged', async () => {
    const words = ["it's", '$HOME `id` "x"', 'a\nb', '', '*', '-n', '\\'];
    const echo = await openSession(
      open(),
      [
        'python3',
        '-c',
        'import os, sys; print(sys.argv[1:], os.getcwd()[-4:], os.environ["A"], os.environ["SHELL"])',
        ...words,
      ],
      { cwd: 'sub', env: { A: "b 'c'", SHELL: './evil' }, size: { rows: 24, columns: 500 } },
    );
    expect(await echo.hearEnd()).toEqual({ reason: 'exited', exitCode: 0 });
    expect(echo.said().replace('/usr/bin/sh', '/bin/sh')).toBe(
      `["it's", '$HOME \`id\` "x"', 'a\\nb', '', '*', '-n', '\\\\'] /sub b 'c' /bin/sh\n`,
    );
  });

  it('understands Ctrl-C and Ctrl-D', async () => {
    const trap = await openSession(
      open(),
      // Short, because the shell acts on a signal that arrives while it starts a program only when the program has ended.
      shell('trap "echo interrupted" INT; echo ready; while :; do sleep 0.05; done'),
    );
    await trap.hear('ready');
    trap.session.send('\u0003');
    await trap.hear('interrupted');
    await trap.session.close();

    const cat = await openSession(open(), ['cat']);
    cat.session.send('one\n');
    await cat.hear('one');
    cat.session.send('\u0004');
    expect(await cat.hearEnd()).toEqual({ reason: 'exited', exitCode: 0 });

    const sleep = await openSession(open(), ['sleep', '1000']);
    sleep.session.send('\u0003');
    expect(await sleep.hearEnd()).toEqual({ reason: 'exited', exitCode: 130 });
  });

  it('has the requested size, and receives another', async () => {
    const watcher = await openSession(
      open(),
      shell('trap "stty size" WINCH; stty size; echo ready; while :; do sleep 0.05; done'),
      { size: { rows: 30, columns: 100 } },
    );
    await watcher.hear('ready');
    await watcher.session.resize({ rows: 50, columns: 132 });
    expect(await watcher.hear('50 132')).toMatch(/^30 100\nready\n50 132/);
    await watcher.session.close();
  });

  it('accepts a long input and returns all of it', async () => {
    const cat = await openSession(open(), ['cat']);
    const lines = Array.from({ length: 5_000 }, (_, index) => `${index} ü\n`).join('');
    cat.session.send(`${lines}\u0004`);
    expect(await cat.hearEnd()).toEqual({ reason: 'exited', exitCode: 0 });
    expect(cat.said()).toBe(lines);
  });

  it('keeps head and tail of unread output, and is ended if the output is a flood', async () => {
    const long = await openSession(open(), ['seq', '1', '20000'], { maxOutputBytes: 1_000 });
    // Read once, after it has ended.
    const output = await long.session.read(20_000, never);
    expect(output).toMatchObject({ totalBytes: 128_894, end: { exitCode: 0 } });
    expect(output.text).toMatch(/^1\n2\n[\s\S]*\n\[… 12789\d bytes left out …\]\n[\s\S]*\n20000\n$/);
    // The cut leaves whole words.
    const numbers = (output.text.match(/^\d+$/gm) ?? []).map(Number);
    const first = numbers.filter((number, index) => number === index + 1).length;
    expect(numbers.slice(first)).toEqual(numbers.slice(first).map((_, index, rest) => 20_001 - rest.length + index));

    const flood = await openSession(open(), ['yes', 'x'.repeat(500)], { maxOutputBytes: 1_000 });
    const flooded = await flood.session.read(60_000, never);
    expect(flooded.end).toEqual({ reason: 'flooded', exitCode: null });
    expect(flooded.text.length).toBeLessThan(1_100);
  });

  it('ends at its time limit, and when it is closed, with all its processes', async () => {
    const sandbox = await createTestSandbox(createRepository({}));
    const mark = createMark(1_001);
    const late = await openSession(sandbox, ['sleep', mark], { timeoutMs: 300 });
    expect(await late.hearEnd()).toEqual({ reason: 'timed-out', exitCode: null });
    const stubborn = shell(
      `trap "" TERM HUP INT; setsid sh -c 'trap "" TERM HUP; sleep ${mark}' & echo ready; while :; do sleep ${mark}; done`,
    );
    const closed = await openSession(sandbox, stubborn);
    await closed.hear('ready');
    await expect.poll(() => listProcesses(mark)).not.toEqual([]);
    await closed.session.close();
    expect(await closed.hearEnd()).toEqual({ reason: 'closed', exitCode: null });
    // Sending to a session that has ended does nothing.
    closed.session.send('x\n');
    await closed.session.resize({ rows: 1, columns: 1 });
    // A program that ends leaves no process behind either.
    const left = await openSession(sandbox, shell(`setsid sleep ${mark} & sleep 0.2; echo done`));
    expect(await left.hearEnd()).toEqual({ reason: 'exited', exitCode: 0 });
    await openSession(sandbox, stubborn);
    await sandbox.close();
    expect(listProcesses(mark)).toEqual([]);
  });

  it('is one of at most eight, and no session is opened while the run is ending', async () => {
    const sandbox = await createTestSandbox(createRepository({}));
    const mark = createMark(1_004);
    const opened = await Promise.allSettled(Array.from({ length: 10 }, () => openSession(sandbox, ['sleep', mark])));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    await expect(openSession(sandbox, ['true'])).rejects.toThrow(
      /^8 sessions are open, and no more may be; end one first: session_1, .*session_8$/,
    );
    await sandbox.sessions.find('session_3')?.close();
    const next = await openSession(sandbox, ['true']);
    expect(await next.hearEnd()).toEqual({ reason: 'exited', exitCode: 0 });
    await sandbox.sessions.closeAll();
    expect(listProcesses(mark)).toEqual([]);
    await expect(openSession(sandbox, ['true'])).rejects.toThrow('the run is ending');
  });

  it('reports that a program does not exist', async () => {
    const missing = await openSession(open(), ['no-such-program']);
    expect(await missing.hearEnd()).toEqual({ reason: 'exited', exitCode: 127 });
    expect(missing.said()).toContain('no-such-program: not found');
  });
});

describe('the boundary around a session', () => {
  it('is the same as for a command', async () => {
    const root = createRepository({ 'src/a.txt': 'a', '.env': 'SECRET' });
    const sandbox = await createTestSandbox(root, {
      policy: { closed: closeGlobs(['**/.env']) },
    });
    const session = await openSession(sandbox, ['bash', '--norc', '-i']);
    const attempts = [
      'cat /etc/shadow',
      'mv .git away',
      'cat .env | grep SECRET',
      'ls /tmp/script-harness-*',
      'tr "\\0" "\\n" < /proc/1/environ | grep -i token',
      'exec 3<>/dev/tcp/1.1.1.1/80',
      'getent hosts example.com',
      'unshare -U true',
      'python3 -c "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSTI, b\\"x\\")"',
      'test -n "$(ls -l /proc/self/fd /proc/$PPID/fd | grep -v -e /dev/pts -e /dev/ptmx -e pipe: -e socket: -e total -e /proc -e ^$ -e /dev/null -e signalfd)"',
      'test "$(id -u)" = 0',
      'grep -E "^CapEff:.*[1-9a-f]" /proc/self/status',
    ];
    for (const [index, attempt] of attempts.entries()) {
      session.session.send(`(${attempt}) >/dev/null 2>&1; echo "attempt ${index}: $?;"\n`);
      const heard = await session.hear(`attempt ${index}: `);
      expect(heard + (await session.hear(';')), attempt).not.toContain(`attempt ${index}: 0;`);
    }
    session.session.send('echo x > src/a.txt && echo "src $((1 + 1))"\n');
    await session.hear('src 2');
    expect(readFileSync(join(sandbox.readDirectory(), 'src/a.txt'), 'utf8')).toBe('x\n');
    expect(readFileSync(join(root, 'src/a.txt'), 'utf8')).toBe('a');
    expect(existsSync(join(root, 'away'))).toBe(false);
  });

  it('has the limits of a command', async () => {
    const root = createRepository({});
    const sandbox = await createTestSandbox(root, { policy: { memoryMb: 300, fileMb: 1, processes: 250 } });
    const greedy = await openSession(sandbox, [
      'python3',
      '-c',
      'import time; held = b"x" * 10**9; time.sleep(60); print("had" + " it")',
    ]);
    expect(await greedy.hearEnd()).not.toMatchObject({ exitCode: 0 });
    expect(greedy.said()).not.toContain('had it');
    const large = await openSession(sandbox, shell('head -c 3000000 /dev/zero > /tmp/large && echo "had" it'));
    expect(await large.hearEnd()).not.toMatchObject({ exitCode: 0 });
    const mark = createMark(1_009);
    // More than the limit and the threads of the user that runs the tests.
    const bomb = await openSession(sandbox, shell(`for i in $(seq 2000); do sleep ${mark} & done; echo "had" all`));
    await bomb.hearEnd();
    expect(bomb.said()).not.toContain('had all');
    // The program has killed the process that reads sizes. Only this session is affected.
    const stubborn = await openSession(sandbox, shell('kill -9 $(pgrep -f "while read -r row[s]"); echo ready; cat'));
    expect(await stubborn.hear('ready')).toContain('ready');
    await stubborn.session.resize({ rows: 5, columns: 5 });
    await stubborn.session.close();
    expect(listProcesses(mark)).toEqual([]);

    const full = await createTestSandbox(createRepository({}), { policy: { freeDiskMb: 10 ** 9 } });
    await expect(openSession(full, ['true'])).rejects.toThrow('MiB left');
  });

  it('has every change decided, while it runs and at its end', async () => {
    const root = createRepository({ 'src/a.txt': 'a', 'keep.txt': 'k' });
    const sandbox = await createTestSandbox(root);
    const look = sandbox.readDirectory();
    const outcomes: ChangeOutcome[] = [];
    const judge: ChangeJudge = {
      decide: (changes) =>
        new Map(
          changes.flatMap(({ key, path }) =>
            path.startsWith('src') ? [] : [[key, { rule: 'no', reason: 'not there' }]],
          ),
        ),
      report: (outcome) => void outcomes.push(outcome),
    };
    const session = await openSession(sandbox, ['bash', '--norc', '--noprofile', '-i'], {}, judge);
    session.session.send('echo x > keep.txt; echo x > new.txt; echo x > src/a.txt; echo "written $((1 + 1))"\n');
    await session.hear('written 2');
    // After its output was read, its changes are decided.
    await session.session.read(0, never);
    expect(readFileSync(join(look, 'keep.txt'), 'utf8')).toBe('k');
    expect(existsSync(join(look, 'new.txt'))).toBe(false);
    expect(readFileSync(join(look, 'src/a.txt'), 'utf8')).toBe('x\n');
    expect(outcomes.flatMap(({ refused }) => refused.map(({ path }) => path))).toEqual(['keep.txt', 'new.txt']);
    // It continues after it was stopped, and blocks neither commands nor file tools.
    const beside = await runCommand(sandbox, ['sh', '-c', 'cat src/a.txt; echo y > src/b.txt'], { network }, judge);
    expect(beside.stdout).toBe('x\n');
    const path = await sandbox.files.resolve('keep.txt');
    if (path.type !== 'inside') throw new Error('not inside');
    await sandbox.files.write(path.path, new TextEncoder().encode('file tool'));
    session.session.send('cat keep.txt; echo x > end.txt; exit 5\n');
    expect(await session.hearEnd()).toEqual({ reason: 'exited', exitCode: 5 });
    expect(session.said()).toContain('file tool');
    expect(readFileSync(join(look, 'keep.txt'), 'utf8')).toBe('file tool');
    expect(existsSync(join(look, 'end.txt'))).toBe(false);
  });
});
