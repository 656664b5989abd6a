import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createFolder, createRepository } from '../fixtures/workspace.ts';

async function run(root: string, setup: string, network = '{}') {
  const outside = createFolder('outside-');
  writeFileSync(
    join(outside, 'policy.yml'),
    `version: 1
name: setup
sandbox: { network: ${network} }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run, when: { tool: exec, command: [sh, run.sh] }, decision: allow, reason: The task. }
  - { id: edit, when: { write: 'src/**' }, decision: allow, reason: The task. }
`,
  );
  const turns: ScriptedTurn[] = [
    { calls: [{ name: 'shell', args: { command: ['sh', 'run.sh'] } }] },
    { text: 'Done.' },
  ];
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const record = join(outside, 'record');
  const ended = await runBuiltCli(
    [
      ...['run', 'Run it.', '--policy', join(outside, 'policy.yml'), '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, '--record', record, '--format', 'json', '--setup', setup],
    ],
    { cwd: root, env: { OPENAI_API_KEY: 'model-key' } },
  );
  const told = JSON.stringify(model.requests.at(-1)?.body ?? '');
  const file = (name: string): string => readFileSync(join(record, name), 'utf8');
  return { ended, told, file, requests: model.requests.length };
}

test('setup runs in the sandbox before the model, may write what the agent may not, and is no part of the patch', async () => {
  const root = createRepository({ 'run.sh': 'cat made; echo x > src/a\n', 'package.json': '{}\n', 'src/a': 'a\n' });
  mkdirSync(join(root, '.github'));
  const { ended, told, file } = await run(
    root,
    'echo made-before > made; echo "{ }" > package.json; echo x > .github/x; echo x > .git/x; env | grep -c -e model-key > keys; true',
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(told).toContain('made-before');
  expect(readFileSync(join(root, 'keys'), 'utf8')).toBe('0\n');
  for (const path of ['.github/x', '.git/x']) expect(existsSync(join(root, path)), path).toBe(false);
  expect(JSON.parse(ended.stdout)).toMatchObject({ changedFiles: [{ path: 'src/a' }] });
  expect(file('changes.patch')).not.toContain('package.json');
  expect(file('summary.md')).toContain('setup changed files that git does not ignore');
});

test('a setup that fails ends the run before the model is asked anything', async () => {
  const { ended, requests } = await run(createRepository({ 'run.sh': '' }), 'echo no dependencies >&2; exit 3');
  expect(ended.exitCode).toBe(2);
  expect(ended.stderr).toContain('the setup command ended with 3: no dependencies');
  expect(requests).toBe(0);
});

test('what the policy opens for setup is closed to the agent', async () => {
  let served = 0;
  const server = createServer((_, response) => {
    served += 1;
    response.end('a-dependency');
  });
  // An address that no command takes for its own.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const fetch = `curl -sS --max-time 10 http://127.0.0.2:${address.port}/`;
  const root = createRepository({ 'run.sh': `${fetch}; echo "agent $?"\n` });
  const { ended, told, file } = await run(
    root,
    `${fetch} > fetched`,
    `{ setup: [{ host: 127.0.0.2, port: ${address.port}, private: true }] }`,
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(readFileSync(join(root, 'fetched'), 'utf8')).toBe('a-dependency');
  expect(told).not.toContain('a-dependency');
  expect(served).toBe(1);
  const connections = file('audit.jsonl')
    .split('\n')
    .filter((line) => line.includes('"type":"connection"'))
    .map((line) => JSON.parse(line) as { call_id: string; decision: string });
  expect(connections).toMatchObject([{ call_id: 'setup', decision: 'allow' }, { decision: 'deny' }]);
});
