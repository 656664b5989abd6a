import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { createJob, keepCompiled, readEnd } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createMark, listProcesses } from '../fixtures/processes.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const main = join(import.meta.dirname, '../../dist/main/index.js');
const preload = join(import.meta.dirname, '../fixtures/uncaught-error.mjs');
const key = 'sk-test-key-of-the-model-1234567890';

const policy = `version: 1
name: open
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run, when: { tool: 'exec*', command: ['**'] }, decision: allow, reason: The task. }
`;

async function startModel(mark: string): Promise<string> {
  const turns = [{ calls: [{ name: 'shell', args: { command: ['sleep', mark] } }] }, { text: 'Done.' }];
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  return `${model.url}/v1`;
}

/** Makes the error while a command of the run works, and waits for the end of both. */
async function fail(child: ChildProcess, mark: string): Promise<Awaited<ReturnType<typeof readEnd>>> {
  const list = (): readonly string[] => listProcesses(`sleep ${mark}`);
  const end = readEnd(child);
  await vi.waitFor(() => expect(list()).not.toEqual([]), { timeout: 100_000 });
  child.kill('SIGUSR2');
  const ended = await end;
  await vi.waitFor(() => expect(list()).toEqual([]), { timeout: 100_000 });
  return ended;
}

const reason = expect.stringContaining('a bug: no such file');

test('an error in a timer of the command line closes the record as internal-error, and shows no secret', async () => {
  const mark = createMark(5_321);
  const root = createRepository({ 'a.txt': 'a', 'policy.yml': policy });
  const record = join(createDirectory('own-'), 'record');
  const args = [
    'run',
    'Do it.',
    '--policy',
    'policy.yml',
    '--provider',
    'openai-chat',
    '--model',
    'm',
    '--record',
    record,
  ];
  const env = {
    ...keepCompiled(),
    PATH: process.env['PATH'] ?? '',
    HOME: createDirectory('home-'),
    OPENAI_API_KEY: key,
  };
  const node = ['--import', preload, main, ...args, '--base-url', await startModel(mark)];
  const child = spawn(process.execPath, node, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { exitCode, stdout, stderr } = await fail(child, mark);
  expect(exitCode, stderr).toBe(1);
  expect(stderr).toContain('no such file');
  expect(stdout + stderr).not.toContain(key);
  expect(JSON.parse(readFileSync(join(record, 'result.json'), 'utf8'))).toMatchObject({
    outcome: 'internal-error',
    reason,
  });
  expect((await runCliHere(['audit', 'verify', record], { cwd: root })).exitCode).toBe(0);
});

test('an error in a timer of a job ends it as internal-error with its summary, and gives the runner no command', async () => {
  const mark = createMark(5_322);
  const job = await createJob({ workspace: createRepository({ 'a.txt': 'a' }), preload });
  job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, policy);
  const inputs = {
    task: 'Do it.',
    provider: 'openai-chat',
    model: 'test-model',
    'base-url': await startModel(mark),
    'openai-api-key': key,
    'upload-artifact': 'false',
  };
  const { exitCode, stdout, stderr } = await fail(job.start(inputs), mark);
  expect(exitCode, stderr).toBe(1);
  expect(stderr).toContain('no such file');
  expect(`\n${stdout}\n${stderr}`).not.toMatch(/^::error::planted/m);
  expect(stderr).not.toContain(key);
  expect(job.summary()).toMatch(/^## internal-error/);
});
