import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createFolder, writeFiles } from '../fixtures/workspace.ts';
import { createFailingRepository } from './scenario.ts';

type Turns = Parameters<typeof startModelServer>[0]['turns'];

async function runWith(turns: Turns, harness: string) {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const policies = createFolder('policy-');
  writeFiles(policies, {
    'policy.yml': `version: 1
name: scripts
harness: ${harness}
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task is about the workspace. }
  - { id: sleep, when: { tool: exec, command: [sleep, '*'] }, decision: allow, reason: Waiting is harmless. }
`,
  });
  const ended = await runBuiltCli(
    ['run', 'Look.', '--policy', join(policies, 'policy.yml'), '--format', 'json', '--mode', 'comment'].concat([
      '--provider',
      'openai-chat',
      '--model',
      'm',
      '--base-url',
      `${model.url}/v1`,
    ]),
    { cwd: createFailingRepository() },
  );
  return { ended, requests: model.requests.map(({ body }) => JSON.stringify(body)) };
}

const spawning = (code: string) => ({ text: `<tool-calls>\n${code}\n</tool-calls>` });

test('a spawned call outlives its script, and the model is told of its end in a later turn', async () => {
  const { ended, requests } = await runWith(
    [
      spawning("const task = tools.spawn.exec('exec', { command: ['sleep', '0.2'] }); return task.id;"),
      { calls: [{ name: 'shell', args: { command: ['sleep', '3'] } }] },
      { text: 'Seen.' },
    ],
    '{ spawn: true }',
  );
  expect(ended.exitCode, ended.stderr + ended.stdout).toBe(0);
  expect(requests[0]).toContain('spawn: {');
  expect(requests[2]).toMatch(/The call of exec that script \S+ had spawned as \S+ has ended: completed/);
});

test('without the setting there is no tools.spawn', async () => {
  const { requests } = await runWith([spawning("return tools.spawn.exec('exec', {});"), { text: 'Seen.' }], '{}');
  expect(requests[0]).not.toContain('spawn: {');
  expect(requests[1]).toContain('ToolNotFoundError');
});
