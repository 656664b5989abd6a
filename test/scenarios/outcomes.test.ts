import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { createJob } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { runStepHere } from '../fixtures/step.ts';
import { reachLimit } from '../fixtures/time-limit.ts';
import { createDirectory, createRepository, runGit } from '../fixtures/workspace.ts';

const rules = `rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: list, when: { tool: exec, command: [ls, '**'] }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;

async function run(turns: readonly ScriptedTurn[], options: { settings?: string; args?: readonly string[] }) {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const outside = createDirectory('outside-');
  writeFileSync(join(outside, 'policy.yml'), `version: 1\nname: p\n${options.settings ?? ''}${rules}`);
  const record = join(outside, 'record');
  const root = createRepository({ 'a.txt': 'a\n' });
  const ended = await runCliHere(
    [
      ...['run', 'Do it.', '--policy', join(outside, 'policy.yml'), '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, '--record', record, '--format', 'json', ...(options.args ?? [])],
    ],
    { cwd: root, env: { OPENAI_API_KEY: 'model-key' } },
  );
  const file = (name: string): string => readFileSync(join(record, name), 'utf8');
  return { ended, file, result: JSON.parse(file('result.json')) as Record<string, unknown>, model, root, record };
}

const list = { calls: [{ name: 'shell', args: { command: ['ls'] } }] };
const edit = { calls: [{ name: 'write_file', args: { filePath: 'b.txt', content: 'b\n' } }] };
const done = { text: 'Done.' };

test('a run in which no command could start because the disk is full ends as sandbox-unavailable', async () => {
  const full = 'sandbox: { limits: { freeDiskMb: 1000000000 } }\n';
  const { ended, file, result } = await run([list, list, done], { settings: full });
  expect(ended.exitCode).toBe(6);
  const reason = expect.stringMatching(/^no command could start: the disk has \d+ MiB left/) as string;
  expect(result).toMatchObject({ outcome: 'sandbox-unavailable', reason, warnings: [expect.anything(), reason] });
  expect(file('summary.md')).toMatch(/^## sandbox-unavailable\n\nno command could start: the disk has/);
  // Without a call, nothing had to start.
  expect((await run([edit, done], { settings: full })).result).toMatchObject({ outcome: 'completed' });
});

test('a verify that runs into verify-minutes before the agent ends the run as setup-failed with its last output', async () => {
  const command = 'echo begun; sleep 600';
  const { run: made, limit } = await reachLimit(
    1_200,
    (ms) => run([done], { args: ['--verify', command, '--verify-minutes', `${ms / 60_000}`] }),
    ({ file }) => file('verify/before.log') === 'begun\n',
  );
  const { ended, file, result, model } = made;
  expect(ended.exitCode).toBe(1);
  expect(result).toMatchObject({
    outcome: 'setup-failed',
    reason: `the verify command "${command}" timed out after ${limit / 1_000} s: begun`,
    verify: { before: null, timed_out_before: true, after: null, timed_out_after: false },
  });
  expect(ended.stderr).toMatch(/^outcome: setup-failed\nrecord: {2}\/\S+$/m);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    outcome: 'setup-failed',
    exitCode: 1,
    auditDigest: expect.any(String),
  });
  // The model has no price, so the default limit of cost does not hold.
  expect(file('summary.md')).toContain('| Cost | 0.0000 USD |');
  expect(file('summary.md')).toContain('timed out before, not run after');
  expect(file('summary.md')).toContain('### Output of the verify command\n\n```\nbegun\n```');
  expect(file('verify/before.log')).toBe('begun\n');
  expect(model.requests).toEqual([]);
});

test('a verify that runs into verify-minutes after the agent is red, and every view reports the time-out', async () => {
  const command = 'echo begun; test ! -e b.txt || sleep 600';
  const { run: made, limit } = await reachLimit(
    3,
    (seconds) =>
      run([edit, done], { args: ['--verify', command, '--verify-minutes', `${seconds / 60}`, '--format', 'text'] }),
    ({ result, file }) => result['outcome'] === 'verify-failed' && file('verify/after.log') === 'begun\n',
  );
  const { ended, file, result } = made;
  expect(ended.exitCode).toBe(1);
  expect(result).toMatchObject({
    outcome: 'verify-failed',
    reason: `the verify command timed out after ${limit} s`,
    verify: {
      before: 0,
      after: null,
      timed_out_after: true,
      problems: [`the verify command timed out after ${limit} s`],
    },
  });
  expect(ended.stdout).toContain('green before, timed out after');
  expect(ended.stdout + ended.stderr + file('summary.md') + file('report.html')).not.toContain('not run');
  expect(file('summary.md')).toContain('green before, timed out after');
  expect(file('report.html')).toContain('✗ timed out');
  expect(file('verify/after.log')).toBe('begun\n');
});

test('changes that verify does not accept are not written to the workspace, and the command that applies them is printed', async () => {
  const args = ['--verify', 'test ! -e b.txt', '--verify-rounds', '0', '--format', 'text'];
  const { ended, result, root, record } = await run([edit, done], { args });
  expect(ended.exitCode, ended.stdout).toBe(1);
  expect(result).toMatchObject({ outcome: 'verify-failed', changed_files: [{ path: 'b.txt', kind: 'added' }] });
  expect(runGit(root, 'status', '--porcelain')).toBe('');
  const command = `git apply ${join(record, 'changes.patch')}`;
  expect(ended.stdout).toContain(`changed: b.txt (added)\n  not in the workspace, since verify does not accept it`);
  expect(ended.stdout).toContain(`  ${command}\n`);
  runGit(root, ...command.split(' ').slice(1));
  expect(runGit(root, 'status', '--porcelain')).toBe('?? b.txt\n');
  // A limit that ends the run while the model corrects them leaves them unaccepted.
  const limited = await run([edit, done, { calls: [{ name: 'read_file', args: { filePath: 'b.txt' } }] }, done], {
    args: [...args.slice(0, 2), '--max-turns', '3'],
  });
  expect(limited.result).toMatchObject({ outcome: 'budget-exceeded', changed_files: [{ path: 'b.txt' }] });
  expect(runGit(limited.root, 'status', '--porcelain')).toBe('');
});

test('the reason of a failed setup names its cause, and its output is in log, summary, comment, page and record', async () => {
  const root = createRepository({
    'setup.sh': `printf 'npm error code E404\\nnpm error 404 Not Found - GET https://registry.example/<img>\\n'
printf 'npm error A complete log of this run can be found in: /x.log\\n'
curl -sS -x "$http_proxy" --noproxy '' --max-time 5 http://localhost:9/ > /dev/null
curl -sS -x "$http_proxy" --max-time 5 http://other.example/ > /dev/null
echo "$(printf 'model-key-of'; printf -- '-the-job')"; exit 1
`,
  });
  const job = await createJob({ workspace: root, event: 'labeled' });
  const network = `sandbox: { network: { setup: [{ host: localhost, port: 9 }] } }\n`;
  job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, `version: 1\nname: p\n${network}${rules}`);
  const ended = await runStepHere(job, {
    task: 'Do it.',
    setup: 'sh setup.sh',
    provider: 'openai-chat',
    'script-harness': 'disabled',
    model: 'm',
    'upload-artifact': 'false',
    'base-url': 'http://127.0.0.1:9/v1',
    'openai-api-key': 'model-key-of-the-job',
  });
  expect(ended.exitCode, ended.stdout).toBe(1);
  const history = readdirSync(job.temporary, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('/history.jsonl'),
  );
  const record = join(job.temporary, dirname(history ?? ''));
  const file = (name: string): string => readFileSync(join(record, name), 'utf8');
  const cause = 'npm error code E404; npm error 404 Not Found - GET https://registry.example/';
  expect(JSON.parse(file('result.json'))).toMatchObject({
    outcome: 'setup-failed',
    reason: expect.stringContaining(`the setup command ended with 1: ${cause}`),
  });
  expect(ended.stdout).toContain('| npm error A complete log');
  expect(ended.stdout).toContain(
    'connections to localhost:9 (the name leads to a private address), other.example:80 (no rule allows this host)',
  );
  expect(ended.stdout).toContain(
    'setup: [{"host":"localhost","port":9,"private":true},{"host":"other.example","port":80}]',
  );
  const [comment] = job.github.state.comments;
  for (const text of [job.summary(), comment?.body ?? '', file('report.html'), file('setup/output.log')]) {
    expect(text).toContain('npm error A complete log of this run');
    expect(text).not.toContain('model-key-of-the-job');
  }
  expect(file('report.html')).not.toContain('<img>');
  expect(file('audit.jsonl')).toContain('"setup/output.log"');
});
