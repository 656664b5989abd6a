import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleAction } from '../../build/write-examples.ts';
import type { ScriptedTurn } from '../fixtures/model-server.ts';
import { redProjects } from '../fixtures/red-projects.ts';
import { createRepository, runGit } from '../fixtures/workspace.ts';
import { createFailingRepository, fixingTurns } from './scenario.ts';
import { createWorld, type WrittenWorld } from './written-world.ts';

// The examples that `init` writes run in init.test.ts, written-workflows.test.ts and forks.test.ts.

function createExample(root: string, name: string, turns: readonly ScriptedTurn[]): Promise<WrittenWorld> {
  cpSync(join(import.meta.dirname, '../../examples', name, '.github'), join(root, '.github'), { recursive: true });
  return createWorld(root, { name, action: exampleAction, turns });
}

const byHand = { ref: 'refs/heads/main' };

test('the example self-test runs a command and opens a draft pull request', async () => {
  const { git, bare, run } = await createExample(createRepository({ 'README.md': '# A\n' }), 'self-test', [
    { calls: [{ name: 'exec_command', args: { command: 'uname -s' } }] },
    { calls: [{ name: 'write_file', args: { filePath: 'agent-self-test.txt', content: 'Linux\n' } }] },
    { text: 'The file has the name of the system.' },
  ]);
  const { agent } = await run('workflow_dispatch', byHand);
  expect(agent?.job?.outputs()).toMatchObject({ outcome: 'completed', 'changed-files-count': '1' });
  expect(git.pulls).toMatchObject([{ base: 'main', draft: true }]);
  const branch = git.pulls[0]?.head ?? '';
  expect(runGit(bare, 'show', `${branch}:agent-self-test.txt`)).toBe('Linux\n');
});

test('the example monorepo fixes the chosen package', async () => {
  const { git, bare, run } = await createExample(createFailingRepository('packages/app'), 'monorepo', fixingTurns);
  await run('workflow_dispatch', { ...byHand, inputs: { package: 'app' } });
  expect(git.pulls).toMatchObject([{ base: 'main', draft: true }]);
  const changed = runGit(bare, 'diff', '--name-only', 'main', git.pulls[0]?.head ?? '').trim();
  expect(changed.split('\n')).toEqual(['packages/app/src/discount.js', 'packages/app/src/total.js']);
});

test('the example dependency-repair publishes what verify accepts', async () => {
  const { npm } = redProjects;
  if (npm === undefined) throw new Error('there is no project npm');
  const fixed = (npm.files[npm.source] ?? '').replace('left -', 'left +');
  const { git, run } = await createExample(createRepository(npm.files), 'dependency-repair', [
    { calls: [{ name: 'write_file', args: { filePath: npm.source, content: fixed } }] },
    { text: 'The code works with the new version.' },
  ]);
  const { agent } = await run('schedule', { schedule: '23 4 * * 1' });
  expect(agent?.job?.outputs()).toMatchObject({ outcome: 'completed', 'changed-files-count': '1' });
  expect(git.pulls).toMatchObject([{ head: 'script-harness/dependency-repair', draft: true }]);
});

test('the example matrix answers each question in a job of its own', async () => {
  const { run, model } = await createExample(createFailingRepository(), 'matrix', [
    { text: 'Nothing is unused.' },
    { text: 'No error is ignored.' },
  ]);
  const ran = await run('workflow_dispatch', byHand);
  expect(Object.keys(ran)).toEqual(['agent (unused)', 'agent (errors)']);
  expect(ran['agent (errors)']?.job?.summary()).toContain('No error is ignored.');
  expect(JSON.stringify(model.requests[0]?.body)).toContain('Name the exported functions that nothing uses');
});
