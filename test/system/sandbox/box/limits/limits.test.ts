import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SandboxPolicy } from '../../../../../src/core/ports/policy.ts';
import type { RunSandbox } from '../../../../../src/sandbox/run-sandbox.ts';
import { listGroupDirectories } from '../../../../../src/sandbox/box/limits/open-groups.ts';
import { readIdentity } from '../../../../../src/sandbox/host/processes/process-tree.ts';
import { createFloorCheck } from '../../../../../src/sandbox/box/limits/disk-floor.ts';
import { createTemporaryDirectory, createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { openSession } from '../../../../fixtures/session.ts';
import { createMark, listProcesses } from '../../../../fixtures/processes.ts';
import { createDirectory, createRepository, type OnEnd, shareForBlock } from '../../../../fixtures/workspace.ts';

const shell = (script: string): [string, ...string[]] => ['/bin/bash', '-c', script];
const open = (policy: Partial<SandboxPolicy>, onEnd?: OnEnd) =>
  createTestSandbox(createRepository({ 'a.txt': 'a' }, onEnd), { policy }, onEnd);
const openSmall = shareForBlock((onEnd) => open({ memoryMb: 256 }, onEnd));
const openBounded = shareForBlock((onEnd) => open({ cpuSeconds: 1, outputMb: 1, fileMb: 2 }, onEnd));
const isGrouped = ({ isolation }: RunSandbox): boolean => isolation.limits.some((limit) => limit.includes('cgroup'));

test('memory is limited for one process', async () => {
  const sandbox = openSmall();
  const hog = await runCommand(sandbox, ['node', '-e', 'const all = []; for (;;) all.push(Buffer.alloc(3e7, 1))']);
  expect(hog.exitCode).not.toBe(0);
  if (isGrouped(sandbox)) expect(hog.limitsMet.join()).toContain('memory limit of 256 MiB');
});

test('memory is limited for all processes of a command together, if there are control groups', async () => {
  const sandbox = openSmall();
  // Each holds its memory until all others hold theirs, or one has failed. `wait -n` would miss a process that ended
  // before it.
  const look = (count: number): string =>
    `$all = "x" x 60_000_000; open my $held, ">", "held-$$"; select undef, undef, undef, 0.05 until -e "failed" or ${count} <= (() = glob "held-*")`;
  const hold = (count: number): string =>
    `for i in $(seq ${count}); do (perl -e '${look(count)}' || : > failed) & done; wait; rm held-*; [ ! -e failed ]`;
  const few = await runCommand(sandbox, shell(hold(2)));
  expect([few.exitCode, few.limitsMet]).toEqual([0, []]);
  const many = await runCommand(sandbox, shell(hold(8)));
  if (isGrouped(sandbox)) {
    expect(many.exitCode).not.toBe(0);
    expect(many.limitsMet.join()).toContain('memory limit of 256 MiB');
  } else expect(sandbox.isolation.notes.join()).toContain('memory and processes are not limited together');
});

test('temporary space counts as memory, and a fork bomb ends with its command', async () => {
  const mark = createMark(7_331_007);
  const sandbox = await open({ memoryMb: 128, tmpMb: 1_000, processes: 40 });
  if (isGrouped(sandbox))
    expect((await runCommand(sandbox, shell('head -c 300000000 /dev/zero > /tmp/file'))).exitCode).not.toBe(0);
  // The shell starts no process after the bomb, since the limit could refuse it. Perl starts none to wait for the first one that is refused.
  const look = `select undef, undef, undef, 0.05 until -s "refused"; open my $refused, "<", "refused"; print <$refused>`;
  const bomb = await runCommand(
    sandbox,
    shell(`bomb() { bomb ${mark} | bomb ${mark} & }; sleep ${mark} & bomb 2> refused; exec perl -e '${look}'`),
  );
  expect(bomb.stdout).toMatch(/fork|Resource temporarily/i);
  if (isGrouped(sandbox)) expect(bomb.limitsMet.join()).toContain('limit of 40 processes');
  expect(listProcesses(mark)).toEqual([]);
});

test('a process that ignores TERM, a daemon and a child that keeps the output open end with the command', async () => {
  const sandbox = openBounded();
  const mark = createMark(7_331_001);
  const leave = `rm -f left; setsid bash -c 'trap "" TERM HUP INT; (sleep ${mark} & sleep ${mark}) & disown; echo > left; sleep ${mark}' & until [ -e left ]; do sleep 0.02; done; `;
  expect(await runCommand(sandbox, shell(`${leave} echo done`))).toMatchObject({
    exitCode: 0,
    stdout: 'done\n',
  });
  expect(listProcesses(mark)).toEqual([]);
  expect(await runCommand(sandbox, shell(`${leave} sleep ${mark}`), { timeoutMs: 500 })).toMatchObject({
    timedOut: true,
  });
  expect(listProcesses(mark)).toEqual([]);
  const controller = new AbortController();
  const aborted = runCommand(sandbox, shell(`${leave} sleep ${mark}`), { signal: controller.signal });
  await expect.poll(() => listProcesses(`sleep ${mark}`)).not.toEqual([]);
  controller.abort();
  expect(await aborted).toMatchObject({ exitCode: null, aborted: true });
  expect(listProcesses(mark)).toEqual([]);
});

test('CPU time is limited for a process', async () => {
  const loop = await runCommand(openBounded(), shell('while :; do :; done'));
  expect(loop).toMatchObject({ timedOut: false, aborted: false });
  expect(loop.exitCode).not.toBe(0);
});

test('output over its limit ends the command', async () => {
  const sandbox = openBounded();
  expect(await runCommand(sandbox, shell('head -c 900000 /dev/zero'))).toMatchObject({ exitCode: 0, flooded: false });
  const flood = await runCommand(sandbox, shell('yes'));
  expect(flood).toMatchObject({ exitCode: null, flooded: true });
  expect(flood.stdoutBytes).toBeLessThan(20_000_000);
});

test('a sparse file cannot be larger than the file limit', async () => {
  const sandbox = openBounded();
  const big = join(sandbox.readDirectory(), 'big');
  for (const script of [
    'truncate -s 4T big',
    'dd if=/dev/zero of=big bs=1 count=1 seek=3000000',
    'fallocate -l 1G big',
  ])
    expect((await runCommand(sandbox, shell(script))).exitCode, script).not.toBe(0);
  expect(existsSync(big) ? statSync(big).size : 0).toBeLessThanOrEqual(2 * 1024 * 1024);
  expect((await runCommand(sandbox, shell('truncate -s 1M small'))).exitCode).toBe(0);
});

test('a command that fills the disk is ended at the floor, and no command starts below it', async () => {
  const root = createRepository({ 'a.txt': 'a' });
  const readFreeMb = (): number => {
    const { bavail, bsize } = statfsSync(root);
    return Math.floor((bavail * bsize) / 1024 / 1024);
  };
  // More than other tests use on the same disk meanwhile.
  const spareMb = 400;
  const fill = shell('for i in $(seq 1000); do head -c 30000000 /dev/zero > file-$i; sleep 0.05; done');
  const sandbox = await createTestSandbox(root, { policy: { freeDiskMb: readFreeMb() - spareMb } });
  const filled = await runCommand(sandbox, fill);
  expect(filled).toMatchObject({ exitCode: null, aborted: false, timedOut: false });
  expect(filled.limitsMet.join()).toMatch(/the command was ended: the disk has \d+ MiB left/);
  await sandbox.close();
  const again = await createTestSandbox(root, { policy: { freeDiskMb: readFreeMb() - spareMb } });
  const session = await openSession(again, fill);
  expect(await session.hearEnd()).toEqual({ reason: 'out-of-disk', exitCode: null });
  await again.close();
  const full = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    policy: { freeDiskMb: readFreeMb() + 100_000 },
  });
  await expect(runCommand(full, shell('true'))).rejects.toThrow(
    /the disk has \d+ MiB left, .*sandbox\.limits\.freeDiskMb/,
  );
});

test('no file of the control groups can be written inside', async () => {
  const result = await runCommand(
    openBounded(),
    shell(
      'find /sys/fs/cgroup -writable 2>/dev/null; for file in /sys/fs/cgroup/*/pids.max /sys/fs/cgroup/*/*/pids.max /sys/fs/cgroup/*/cgroup.procs /sys/fs/cgroup/cgroup.procs; do echo 0 > $file && echo wrote; done 2>/dev/null; mkdir /sys/fs/cgroup/x /sys/fs/cgroup/memory/x 2>/dev/null && echo made',
    ),
  );
  expect(result.stdout).toBe('');
});

test('a control group is removed after its command, all groups of a run after the run, and groups of a dead run at the next start', async () => {
  const root = createRepository({ 'a.txt': 'a' });
  const temporaryDirectory = createTemporaryDirectory();
  const first = await createTestSandbox(root, { temporaryDirectory });
  if (!isGrouped(first)) {
    await first.close();
    return;
  }
  const name = readdirSync(temporaryDirectory).find((each) => each.startsWith('script-harness-')) ?? '';
  const groups = listGroupDirectories(name);
  const existing = groups.filter((directory) => existsSync(directory));
  expect(existing.length).toBeGreaterThan(0);
  const seen = new AbortController();
  const running = runCommand(first, shell('sleep 600'), { timeoutMs: 600_000, signal: seen.signal });
  const list = () =>
    existing.map(
      (directory) =>
        readdirSync(directory, { withFileTypes: true }).filter(
          (entry) => entry.isDirectory() && entry.name !== 'harness',
        ).length,
    );
  await expect.poll(list).toEqual(existing.map(() => 1));
  seen.abort();
  await running;
  // The kernel may need a moment to release a group that has ended; the next command tries again.
  await expect
    .poll(async () => {
      await runCommand(first, shell('true'));
      return Math.max(...list());
    })
    .toBeLessThanOrEqual(1);
  await first.close();
  expect(groups.filter((directory) => existsSync(directory))).toEqual([]);

  // The name of a run contains its process: here one that lives until the group is filled, since the start of any sandbox removes groups of the dead.
  const owner = spawn('/bin/sleep', ['7331002'], { stdio: 'ignore' });
  const child = spawn('/bin/sleep', ['7331003'], { stdio: 'ignore' });
  onTestFinished(() => [owner, child].forEach((each) => each.kill('SIGKILL')));
  const { pid, startTicks } = readIdentity(Number(owner.pid));
  const ofOwner = [pid, Number(startTicks)].map((part) => part.toString(36)).join('_');
  const [left = ''] = existing.map((directory) =>
    join(dirname(directory), name.replace(/[0-9a-z]+_[0-9a-z]+(?=-\w{6}$)/, ofOwner)),
  );
  mkdirSync(join(left, '7'), { recursive: true });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  writeFileSync(join(left, '7/cgroup.procs'), String(child.pid));
  const living = await createTestSandbox(root);
  expect(existsSync(join(left, '7'))).toBe(true);
  await living.close();
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const second = await createTestSandbox(root);
  expect(await ended).toBe('SIGKILL');
  expect(existsSync(left)).toBe(false);
  await second.close();
});

test('a command that creates too many files on the disk is ended', async () => {
  const directory = createDirectory();
  const floor = { path: directory, floorBytes: 0, maxNewFiles: 2_000 };
  const check = createFloorCheck(floor);
  for (let file = 0; file < 6_000; file += 1) writeFileSync(join(directory, String(file)), '');
  expect(check()).toBe('more than 2000 files were made on the disk while it ran');
});

test('a command may raise its limit of core files, which is zero', async () => {
  const raised = await runCommand(openBounded(), shell('set -e; ulimit -c; ulimit -c "$(ulimit -Hc)"; ulimit -c'));
  const { stdout } = spawnSync('/bin/bash', ['-c', 'ulimit -Hc']);
  expect([raised.exitCode, raised.stdout]).toEqual([0, `0\n${stdout.toString()}`]);
});
