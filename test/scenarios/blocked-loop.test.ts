import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { createJob, keepCompiled, readEnd } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createMark, listProcesses } from '../fixtures/processes.ts';
import { runPostHere } from '../fixtures/step.ts';
import { createDirectory, createRepository, shareForBlock, type OnEnd } from '../fixtures/workspace.ts';

const main = join(import.meta.dirname, '../../dist/main/index.js');
const blocksOnSignal = join(import.meta.dirname, '../fixtures/blocked-loop.mjs');

// 36 seconds for the run, so that its session starts before them, and as long for the watchdog after it.
const policy = `version: 1
name: short
limits: { minutes: 0.6 }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run, when: { tool: 'exec*', command: ['**'] }, decision: allow, reason: The task. }
`;
const turnsOf = (mark: string) => [
  { calls: [{ name: 'exec_command', args: { command: ['sleep', mark] } }] },
  { text: 'Done.', delayMs: 600_000 },
];

/** Blocks the loop of a run whose session runs. Resolves when all its processes have ended. */
async function block(child: ChildProcess, mark: string) {
  const listSleepers = (): string[] => listProcesses(`sleep ${mark}`);
  const end = readEnd(child);
  await vi.waitFor(() => expect(listSleepers()).not.toEqual([]), { timeout: 100_000 });
  child.kill('SIGUSR2');
  const ended = await end;
  await vi.waitFor(() => expect(listSleepers()).toEqual([]), { timeout: 100_000 });
  return ended;
}

async function blockJob(onEnd: OnEnd) {
  const mark = createMark(4_321);
  const model = await startModelServer({ turns: turnsOf(mark) });
  onEnd(() => model.close());
  const workspace = createRepository({ 'a.txt': 'a' }, onEnd);
  const job = await createJob({ workspace, preload: blocksOnSignal, onEnd });
  job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, policy);
  const inputs = {
    task: 'Do it.',
    provider: 'openai-chat',
    model: 'test-model',
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key',
    'upload-artifact': 'false',
  };
  return { job, ended: await block(job.start(inputs), mark) };
}

async function blockCommandLine(onEnd: OnEnd) {
  const mark = createMark(4_322);
  const model = await startModelServer({ turns: turnsOf(mark) });
  onEnd(() => model.close());
  const root = createRepository({ 'a.txt': 'a', 'policy.yml': policy }, onEnd);
  const directory = createDirectory('own-', onEnd);
  const env = { PATH: process.env['PATH'] ?? '', HOME: join(directory, 'home'), OPENAI_API_KEY: 'key-of-the-test' };
  const args = ['run', 'Do it.', '--policy', 'policy.yml', '--provider', 'openai-chat', '--model', 'm'];
  const record = join(directory, 'record');
  const child = spawn(
    process.execPath,
    ['--import', blocksOnSignal, main, ...args, '--base-url', `${model.url}/v1`, '--record', record],
    { cwd: root, env: { ...keepCompiled(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = await block(child, mark);
  return { root, env, args, record, ended, wasClosed: existsSync(join(record, 'result.json')) };
}

describe('a run whose event loop is blocked', () => {
  // Both at once, since each waits for its watchdog.
  const blocked = shareForBlock(async (onEnd) => {
    const [job, commandLine] = await Promise.all([blockJob(onEnd), blockCommandLine(onEnd)]);
    return { job, commandLine };
  });

  test('a job is killed after its deadline, and the post step closes its record as timed-out', async () => {
    const { job, ended } = blocked().job;
    expect(ended).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
    expect(ended.stderr).toContain('timed-out: the run did not end at its deadline');

    const post = await runPostHere(job);
    expect(post.exitCode, post.stdout + post.stderr).toBe(0);
    const state = readFileSync(job.environment['GITHUB_STATE'] ?? '', 'utf8');
    const directory = /"recordDirectory":"([^"]+)"/.exec(state)?.[1] ?? '';
    expect(JSON.parse(readFileSync(join(directory, 'result.json'), 'utf8'))).toMatchObject({
      outcome: 'timed-out',
      reason: expect.stringContaining('watchdog'),
    });
    expect(job.summary()).toMatch(/^## timed-out/);
  });

  test('a run of the command line is killed after its deadline, and the next start closes its record as timed-out', async () => {
    const { root, env, args, record, ended, wasClosed } = blocked().commandLine;
    expect(ended).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
    expect(wasClosed).toBe(false);

    const next = await runCliHere([...args, '--dry-run'], { cwd: root, env });
    expect(next.stderr).toContain(`closed the record ${record} of an earlier run as timed-out`);
    expect(JSON.parse(readFileSync(join(record, 'result.json'), 'utf8'))).toMatchObject({ outcome: 'timed-out' });
    const verdict = await runCliHere(['audit', 'verify', record, '--format', 'json'], { cwd: root });
    expect(JSON.parse(verdict.stdout)).toMatchObject({ ok: true });
    // Closed once.
    expect((await runCliHere([...args, '--dry-run'], { cwd: root, env })).stderr).not.toContain('closed the record');
    expect(statSync(record).mode & 0o777).toBe(0o700);
  });
});
