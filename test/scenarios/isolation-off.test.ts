import { existsSync, readFileSync } from 'node:fs';
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

test('without isolation commands are plain processes, and rules, changes, limits and file tools hold as ever', async () => {
  const root = createWorkspace();
  // In a file, so that no rule sees beforehand what it writes.
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

test('a run without isolation says so first of all, in its record and in its summary', async () => {
  const root = createWorkspace();
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
  const [started = ''] = readFileSync(join(record, 'history.jsonl'), 'utf8').split('\n');
  expect(JSON.parse(started)).toMatchObject({
    event: { type: 'run-started', isolation: { level: 'off', seccomp: false } },
  });
  expect(readFileSync(join(record, 'audit.jsonl'), 'utf8')).toContain('"isolation":"off"');
  const summary = readFileSync(join(record, 'summary.md'), 'utf8');
  expect(summary).toMatch(/Isolation \| off: none/);
  expect(summary).toMatch(/### Warnings[^]*isolation is OFF/);
  expect(readFileSync(join(record, 'changes.patch'), 'utf8')).toContain('+b');
});

test('neither an input nor a policy turns isolation off, and a policy that asks for it is not overruled', async () => {
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
