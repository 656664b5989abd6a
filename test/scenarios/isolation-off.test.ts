import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createJob, runBuiltCli } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createFolder, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';
import { readTree } from './scenario.ts';

const policy = `version: 1
name: narrow
rules:
  - { id: shells, when: { tool: exec, command: ['**'] }, decision: allow, reason: To try. }
  - { id: dialler, when: { tool: exec, command: ['curl', '**'] }, decision: deny, reason: To try. }
  - { id: reads, when: { read: ['**', '/**'] }, decision: allow, reason: To try. }
  - { id: source, when: { write: ['src/**', '/**'] }, decision: allow, reason: Source. }
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
`;

function createWorkspace(text = policy): string {
  return createRepository({ '.github/script-harness.yml': text, 'src/a.txt': 'a\n', 'README.md': 'readme\n' });
}

test('without isolation commands are plain processes, and rules, changes, limits and file tools apply as before', async () => {
  const root = createWorkspace();
  // In a file, so that no rule can match its writes before the command runs.
  writeFiles(root, {
    'src/work.sh':
      'echo b > src/a.txt; echo b > README.md; echo x > .github/script-harness.yml; mkdir made; echo x > made/x',
  });
  const outside = createFolder('outside-');
  writeFiles(outside, { secret: 'SECRET-OUTSIDE' });
  const before = readTree(root);
  const source = `
    const run = (script, timeoutMs) => tools.exec({ command: ['sh', '-c', script], timeoutMs }).catch((error) => ({ stdout: error.name, refusedChanges: [] }));
    const free = await run('cat ${outside}/secret; echo x > ${outside}/new; env');
    const work = await run('sh src/work.sh');
    const late = await run('sleep 30', 300);
    const left = await run('(sleep 1; echo late > src/late.txt) > /dev/null 2>&1 &');
    const denied = await tools.exec({ command: ['curl', 'http://127.0.0.1'] }).catch((error) => error.name);
    const file = await tools.writeFile({ filePath: '.git/hooks/x', content: 'x' }).catch((error) => error.name);
    return { free: free.stdout, refused: work.refusedChanges.map(({ path }) => path), late: late.timedOut, left: left.exitCode, denied, file };`;
  const ended = await runBuiltCli(['script', '-', '--format', 'json', '--isolation', 'off'], {
    cwd: root,
    stdin: source,
    env: { OPENAI_API_KEY: 'SECRET-KEY', MY_VARIABLE: 'SECRET-VARIABLE' },
  });
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  expect(ended.stderr).toMatch(/^WARNING: isolation is OFF/);
  const { returnValue } = JSON.parse(ended.stdout) as { returnValue: { free: string } };
  expect(returnValue).toMatchObject({
    refused: ['.github/script-harness.yml', 'README.md', 'made/x'],
    late: true,
    left: 0,
    denied: 'ApprovalDeniedError',
    file: 'ApprovalDeniedError',
  });
  expect(returnValue.free).toContain('SECRET-OUTSIDE');
  expect(returnValue.free).not.toMatch(/SECRET-(?:KEY|VARIABLE)/);
  expect(existsSync(join(outside, 'new'))).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(readTree(root)).toEqual({ ...before, 'src/a.txt': 'b\n' });
  expect(runGit(root, 'status', '--porcelain').trim()).toBe('M src/a.txt\n?? src/work.sh');
});

test.each(['.', 'packages/app'])(
  'a run without isolation in the folder %s reports this first, in its record and in its summary',
  async (folder) => {
    const files = { '.github/script-harness.yml': policy, 'src/a.txt': 'a\n' };
    const inside = Object.entries(files).map(([path, content]) => [join(folder, path), content] as const);
    const root = join(createRepository({ ...Object.fromEntries(inside), 'README.md': 'readme\n' }), folder);
    const model = await startModelServer({
      turns: [
        { calls: [{ name: 'shell', args: { command: ['sh', '-c', 'echo b > src/a.txt; id -u'] } }] },
        { text: 'Done.' },
      ],
    });
    onTestFinished(() => model.close());
    const record = join(createFolder('record-'), 'run');
    const args = ['run', 'x', '--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`];
    const ended = await runBuiltCli([...args, '--record', record, '--isolation', 'off'], { cwd: root });
    expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
    expect(ended.stderr).toMatch(/^WARNING: isolation is OFF/);
    expect(ended.stderr).toContain('isolation off');
    expect(ended.stdout).toContain('warning: isolation is OFF');
    const history = readFileSync(join(record, 'history.jsonl'), 'utf8').trim().split('\n');
    expect(history.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({
        event: expect.objectContaining({
          type: 'sandbox-opened',
          isolation: expect.objectContaining({ level: 'off', seccomp: false }) as unknown,
        }) as unknown,
      }),
    );
    expect(readFileSync(join(record, 'audit.jsonl'), 'utf8')).toContain('"isolation":"off"');
    const summary = readFileSync(join(record, 'summary.md'), 'utf8');
    expect(summary).toMatch(/Isolation \| off: none/);
    expect(summary).toMatch(/### Warnings[^]*isolation is OFF/);
    expect(readFileSync(join(record, 'changes.patch'), 'utf8')).toContain('+b');
  },
);

test('neither an input nor a policy turns isolation off, and a policy that requires it is not overruled', async () => {
  const root = createWorkspace();
  const job = await createJob({ workspace: root });
  const inputs = { task: 'x', policy: 'builtin:read-only', provider: 'replay', replay: '/nowhere', isolation: 'off' };
  const refused = await job.run({ ...inputs, 'require-isolation': 'off' });
  expect(refused.exitCode).toBe(2);
  expect(refused.stdout).toContain('require-isolation');
  expect((await runBuiltCli(['run', 'x', '--require-isolation', 'off'], { cwd: root })).exitCode).toBe(2);

  const asking = createWorkspace(`${policy}sandbox: { require: full }\n`);
  const kept = await runBuiltCli(['sandbox', '--isolation', 'off', '--', 'id'], { cwd: asking });
  expect(kept).toMatchObject({ exitCode: 6, stdout: '' });
  expect(kept.stderr).toContain('the policy asks for isolation (full)');
  const off = await runBuiltCli(['sandbox', '--', 'id'], {
    cwd: createWorkspace(`${policy}sandbox: { require: off }\n`),
  });
  expect(off).toMatchObject({ exitCode: 2, stdout: '' });
});

const main = join(import.meta.dirname, '../../dist/main/index.js');
const openPolicy = `version: 1
name: open
rules:
  - { id: shells, when: { tool: exec, command: ['**'] }, decision: allow, reason: To try. }
  - { id: reads, when: { read: ['**', '/**'] }, decision: allow, reason: To try. }
  - { id: writes, when: { write: ['**', '/**'] }, decision: allow, reason: To try. }
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
`;

// Children, daemons (two forks, a separate session), and processes that ignore SIGTERM. Each sleeps for a number of seconds that no other process
// uses.
function renderDaemons(seconds: number): string {
  return `sleep ${seconds} & setsid -f sleep ${seconds}; setsid -f sh -c 'trap "" TERM HUP; sleep ${seconds} & wait'; (sh -c 'sleep ${seconds} &');`;
}

function listSleepers(seconds: number): readonly string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').endsWith(`sleep\0${seconds}\0`);
    } catch {
      // The process has ended meanwhile.
      return false;
    }
  });
}

async function waitUntil(check: () => boolean): Promise<void> {
  for (let tried = 0; tried < 400 && !check(); tried += 1) await new Promise((resolve) => setTimeout(resolve, 25));
}

test('no process of a command is left when it ends, exceeds its time or output limit, or loses its disk', async () => {
  const root = createWorkspace(`${openPolicy}sandbox: { limits: { outputMb: 1 } }\n`);
  const seconds = 4_322.5;
  const source = `
    const run = (script, timeoutMs) => tools.exec({ command: ['sh', '-c', script], timeoutMs });
    const count = async () => (await run("grep -lsax 'sleep.${seconds}.' /proc/[0-9]*/cmdline | wc -l")).stdout.trim();
    const daemons = ${JSON.stringify(renderDaemons(seconds))};
    const ended = await run(daemons);
    const afterEnd = await count();
    const late = await run(daemons + ' wait', 1000);
    const afterLate = await count();
    const flood = await run(daemons + ' yes');
    const afterFlood = await count();
    return { ended: ended.exitCode, late: late.timedOut, flooded: flood.exitCode, afterEnd, afterLate, afterFlood };`;
  const ended = await runBuiltCli(['script', '-', '--format', 'json', '--isolation', 'off'], {
    cwd: root,
    stdin: source,
  });
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    returnValue: { ended: 0, late: true, flooded: null, afterEnd: '0', afterLate: '0', afterFlood: '0' },
  });

  const full = createWorkspace(`${openPolicy}sandbox: { limits: { freeDiskMb: 1000000000 } }\n`);
  const refused = await runBuiltCli(['sandbox', '--isolation', 'off', '--', 'true'], { cwd: full });
  expect(refused.exitCode, refused.stdout).not.toBe(0);
  expect(refused.stderr).toMatch(/the disk has \d+ MiB left, and the policy keeps 1000000000 MiB free/);
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'nothing is left of a run without isolation that gets %s',
  async (signal) => {
    const root = createWorkspace(openPolicy);
    const seconds = signal === 'SIGTERM' ? 4_323.5 : 4_324.5;
    const temporary = createFolder('tmp-');
    const home = createFolder('home-');
    const child = spawn(
      process.execPath,
      [main, 'sandbox', '--isolation', 'off', '--', 'sh', '-c', `${renderDaemons(seconds)} wait`],
      { cwd: root, env: { PATH: process.env['PATH'], HOME: home, TMPDIR: temporary }, stdio: 'ignore' },
    );
    const ended = once(child, 'exit');
    await waitUntil(() => listSleepers(seconds).length === 4);
    expect(listSleepers(seconds).length).toBe(4);
    child.kill(signal);
    await ended;
    // A run that is ended by a signal other than SIGKILL cleans up itself. After SIGKILL, the guardian cleans up.
    if (signal === 'SIGKILL')
      await waitUntil(() => listSleepers(seconds).length === 0 && readdirSync(temporary).length === 0);
    expect(listSleepers(seconds).length).toBe(0);
    expect(readdirSync(temporary)).toEqual([]);
    const next = await runBuiltCli(['sandbox', '--isolation', 'off', '--', 'id', '-u'], {
      cwd: root,
      env: { HOME: home },
    });
    expect(next).toMatchObject({ exitCode: 0, stdout: `${process.getuid?.()}\n` });
  },
);

test('a process that clears its environment is ended if a control group is available; otherwise the run reports it', async () => {
  const root = createWorkspace(openPolicy);
  const seconds = 4_325.5;
  const command = `setsid -f env -i /bin/sleep ${seconds}`;
  onTestFinished(() => listSleepers(seconds).forEach((pid) => process.kill(Number(pid), 'SIGKILL')));
  const ended = await runBuiltCli(['sandbox', '--isolation', 'off', '--', 'sh', '-c', command], { cwd: root });
  expect(ended.exitCode, ended.stderr).toBe(0);
  const { length } = ended.stderr.match(/is not found and ended: no control group/g) ?? [];
  expect(listSleepers(seconds).length).toBe(length);
});
