import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { createJob, runBuiltCli } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { runStepHere } from '../fixtures/step.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const policy = `version: 1
name: permissive
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;
const write: ScriptedTurn = { calls: [{ name: 'write_file', args: { filePath: 'new.txt', content: 'x\n' } }] };

/** Changes of another process, and what the run reports of each. */
const changes: readonly { name: string; change: (record: string) => void; outcome: RegExp }[] = [
  {
    name: 'is removed',
    change: (record) => rmSync(record, { recursive: true }),
    outcome: /error: another process has changed the record during the run: .*history\.jsonl is missing/,
  },
  {
    name: 'is removed and made again without its log',
    change(record) {
      rmSync(join(record, 'history.jsonl'));
      writeFileSync(join(record, 'history.jsonl'), '');
    },
    outcome: /error: another process has changed the record during the run: .*history\.jsonl was replaced/,
  },
  {
    name: 'loses the lines of its log',
    change: (record) => truncateSync(join(record, 'history.jsonl')),
    outcome: /error: another process has changed the record during the run: .*history\.jsonl has 0 bytes/,
  },
  {
    name: 'loses its resolved policy',
    change: (record) => rmSync(join(record, 'policy.resolved.yml')),
    outcome: /outcome: tampered .*policy\.resolved\.yml/,
  },
];

async function runWith(change: () => void) {
  const model = await startModelServer({
    turns: [
      write,
      () => {
        change();
        return { text: 'Done.' };
      },
    ],
  });
  onTestFinished(() => model.close());
  return {
    root: createRepository({ 'a.txt': 'a', 'policy.yml': policy }),
    inputs: { provider: 'openai-chat', model: 'm', 'base-url': `${model.url}/v1` },
  };
}

test.for(changes)('a run whose record $name does not end as completed', async ({ name, change, outcome }) => {
  // From outside once, since the program prints the error when its run is over.
  const isStarted = name === 'is removed';
  const record = join(createDirectory('records-'), 'record');
  const { root, inputs } = await runWith(() => change(record));
  const options = Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
  const args = ['run', 'Do it.', '--policy', 'policy.yml', '--record', record, ...options];
  const ended = await (isStarted ? runBuiltCli : runCliHere)(args, {
    cwd: root,
    env: { OPENAI_API_KEY: 'key-of-the-test' },
  });
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(1);
  expect(ended.stdout + ended.stderr).toMatch(outcome);
  expect(ended.stdout + ended.stderr).not.toMatch(/completed|^ {4}at /m);
  if (outcome.source.startsWith('error')) expect(ended.stdout).not.toContain('audit:');
});

test('a job whose record is removed sets the outcome tampered and no digest', async () => {
  let runs = '';
  const { root, inputs } = await runWith(() => {
    for (const name of readdirSync(runs)) if (name.startsWith('run_')) rmSync(join(runs, name), { recursive: true });
  });
  const job = await createJob({ workspace: root });
  runs = join(job.temporary, 'script-harness');
  job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, policy);
  const ended = await runStepHere(job, {
    ...inputs,
    task: 'Do it.',
    'openai-api-key': 'model-key',
    'upload-artifact': 'false',
  });
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(1);
  expect(job.outputs()).toMatchObject({ outcome: 'tampered', conclusion: 'failure', 'audit-digest': '' });
  expect(job.summary()).toMatch(/^## tampered\n\n.*history\.jsonl is missing/);
});
