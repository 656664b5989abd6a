import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCliHere } from '../fixtures/command-line.ts';
import { runBuiltCli } from '../fixtures/job.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

test('the test table of docs/policy.md passes on the policy of the first chapter', async () => {
  const examples = [...read('docs/policy.md').matchAll(/^```yaml\n([^]*?)^```$/gm)].map(([, body = '']) => body);
  const directory = createDirectory();
  writeFileSync(join(directory, 'policy.yml'), examples.find((text) => text.includes('name: my-policy')) ?? '');
  writeFileSync(join(directory, 'table.yml'), examples.find((text) => text.startsWith('cases:')) ?? '');
  const tested = await runBuiltCli(['policy', 'test', 'policy.yml', '--tests', 'table.yml'], { cwd: directory });
  expect(tested).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('4 passed, 0 failed') as string });
});

test('each command is in docs/command-line.md', async () => {
  const help = (await runBuiltCli(['--help'], { cwd: root })).stdout;
  const names = [...help.matchAll(/^ {2}([a-z]+)(?: [[<]| {2})/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  const page = read('docs/command-line.md');
  expect(names.filter((name) => name !== 'help' && !new RegExp(`^\\| \`${name}[\` ]`, 'm').test(page))).toEqual([]);
});

test('the workflow of the README is the job that init writes, with a shorter task', async () => {
  const shown = parse(
    [...read('README.md').matchAll(/```yaml\n(permissions:[^]*?)```/g)].map(([, text = '']) => text).join(''),
  ) as WrittenJob;
  const directory = createRepository({ 'package.json': '{ "name": "example", "scripts": { "test": "node --test" } }' });
  const commit = 'a'.repeat(40);
  const written = await runCliHere(['init', '--workflow', 'fix-tests', '--action', `OWNER/REPOSITORY@${commit}`], {
    cwd: directory,
  });
  expect(written).toMatchObject({ exitCode: 0 });
  const text = readFileSync(join(directory, '.github/workflows/fix-tests.yml'), 'utf8').replaceAll(commit, 'COMMIT');
  const { agent } = (parse(text) as { jobs: { agent: WrittenJob } }).jobs;
  const task = shown.steps[1]?.with['task'] ?? 'no task';
  expect(agent.steps[1]?.with['task']).toContain(`'${task}'`);
  expect(shown).toEqual({
    permissions: agent.permissions,
    steps: agent.steps.map((step) => ({ ...step, with: { ...step.with, ...('task' in step.with && { task }) } })),
  });
});

interface WrittenJob {
  readonly permissions: object;
  readonly steps: readonly { readonly with: Readonly<Record<string, string>> }[];
}
