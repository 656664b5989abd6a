import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

async function run(
  root: string,
  setup: string,
  network = '{}',
  more: readonly string[] = [],
  path = '',
  variables: Readonly<Record<string, string>> = {},
) {
  const outside = createDirectory('outside-');
  writeFileSync(
    join(outside, 'policy.yml'),
    `version: 1
name: setup
sandbox: { network: ${network} }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: keys, when: { read: ['**/.npmrc', 'keys/**'] }, decision: deny, reason: Keys. }
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
  // A run whose time is over ends its process.
  const runCli = network.includes('minutes:') ? runBuiltCli : runCliHere;
  const ended = await runCli(
    [
      ...['run', 'Run it.', '--policy', join(outside, 'policy.yml'), '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, '--record', record, '--format', 'json'],
      ...(setup === '' ? [] : ['--setup', setup]),
      ...more,
    ],
    {
      cwd: root,
      env: {
        ...variables,
        OPENAI_API_KEY: 'model-key',
        PATH: [path, process.env['PATH'] ?? ''].filter(Boolean).join(':'),
      },
    },
  );
  const received = JSON.stringify(model.requests.at(-1)?.body ?? '');
  const file = (name: string): string => readFileSync(join(record, name), 'utf8');
  const first = JSON.stringify(model.requests[0]?.body ?? '');
  return { ended, received, first, file, record, requests: model.requests.length };
}

test('setup that takes longer than the run has left ends it, and the message names the limit to raise', async () => {
  const root = createRepository({ 'src/a': 'a\n' });
  const { ended, requests } = await run(root, 'sleep 100', '{} }\nlimits: { minutes: 0.05');
  expect(ended.exitCode).toBe(1);
  expect(ended.stderr).toContain('the setup command was ended after 3 s, the time that the run had left');
  expect(ended.stderr).toContain('Raise timeout-minutes and limits.minutes of the policy.');
  expect(requests).toBe(0);
});

test('setup runs in the sandbox before the model, may write files that the agent may not, and is not part of the patch', async () => {
  const root = createRepository({
    'run.sh': 'cat made counted; ls .github; echo x > src/a\n',
    'package.json': '{}\n',
    'src/a': 'a\n',
  });
  mkdirSync(join(root, '.github'));
  const { ended, received, file } = await run(
    root,
    'echo made-before > made; echo "{ }" > package.json; echo x > .github/x; echo x > .git/x; env | grep -c -e model-key > counted; true',
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(received).toContain('made-before\\n0');
  // Not even the allowed files are in the workspace.
  for (const path of ['.github/x', '.git/x', 'made', 'counted']) expect(existsSync(join(root, path)), path).toBe(false);
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('{}\n');
  expect(JSON.parse(ended.stdout)).toMatchObject({ changedFiles: [{ path: 'src/a' }] });
  expect(file('changes.patch')).not.toContain('package.json');
  expect(file('summary.md')).toContain('setup changed files of the repository, which were restored: package.json');
});

test('closed files and variables that the policy opens for setup are closed to the agent and redacted, and nothing of them is left', async () => {
  const root = createRepository({
    'run.sh': 'cat made; ls -A; cat .npmrc npm/.npmrc; echo "token: $REGISTRY_AUTH"; echo x > src/a\n',
    '.gitignore': 'made\n',
    'src/a': 'a\n',
  });
  const content = '//registry.example/:_authToken=secret-of-the-file\n';
  for (const path of ['npm', 'keys/deep']) mkdirSync(join(root, path), { recursive: true });
  for (const path of ['.npmrc', 'npm/.npmrc', 'keys/deep/key']) writeFileSync(join(root, path), content);
  const { ended, received, file } = await run(
    root,
    'wc -c .npmrc keys/deep/key > made; cat npm/.npmrc; echo "$REGISTRY_AUTH"; echo "$REGISTRY_AUTH" | wc -c >> made; echo x > .npmrc || true',
    '{}, setup: { sees: [.npmrc, keys/deep/key], env: [REGISTRY_AUTH] }',
    [],
    '',
    { REGISTRY_AUTH: 'auth-of-the-registry' },
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(received).toMatch(
    new RegExp(`${content.length} \\.npmrc.*${content.length} keys/deep/key.*total\\\\n21\\\\n`),
  );
  expect(received).toContain('token: \\n');
  expect(received.match(/\.npmrc: No such file or directory/g)).toHaveLength(2);
  expect(received).not.toMatch(/\\n(?:\.npmrc|keys)\\n/);
  expect(file('setup/output.log')).toMatch(/npm\/\.npmrc: No such file[^]*\*\*\*/);
  expect(file('setup/output.log')).not.toContain('auth-of-the-registry');
  expect(JSON.parse(ended.stdout)).toMatchObject({ changedFiles: [{ path: 'src/a' }] });
  for (const path of ['.npmrc', 'npm/.npmrc']) expect(readFileSync(join(root, path), 'utf8')).toBe(content);
});

test('a field of a variable that the policy opens for setup is redacted, also if its name tells nothing, and one that is not set is a warning', async () => {
  const root = createRepository({ 'run.sh': 'cat made\n', '.gitignore': 'made\n', 'src/a': 'a\n' });
  const { ended, received, file } = await run(
    root,
    `printf %s "$REGISTRY_CREDS" | sed 's/.*"password":"//; s/".*//' | tee made`,
    '{}, setup: { env: [REGISTRY_CREDS, OTHER_CREDS] }',
    [],
    '',
    { REGISTRY_CREDS: '{"user":"ci","password":"word-of-the-registry"}' },
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(received).toContain('***');
  expect(received).not.toContain('word-of-the-registry');
  expect(file('setup/output.log')).not.toContain('word-of-the-registry');
  expect(JSON.parse(ended.stdout)).toMatchObject({
    outcome: 'no-changes',
    warnings: expect.arrayContaining([
      'setup runs without OTHER_CREDS, which sandbox.setup.env names: the variable is not set',
    ]) as string[],
  });
});

test('a failed setup ends the run before the first request to the model, with a whole record', async () => {
  const { ended, requests, file, record } = await run(
    createRepository({ 'run.sh': '' }),
    'echo no dependencies >&2; exit 3',
  );
  expect(file('report.html')).toContain('no dependencies');
  const verified = await runCliHere(['audit', 'verify', record], { cwd: record });
  expect(verified.stdout).toMatch(/^whole but unanchored/);
  expect(readFileSync(join(record, 'audit.jsonl'), 'utf8')).toMatch(/"type":"closed".*"report\.html":/);
  expect(ended.exitCode).toBe(1);
  expect(ended.stderr).toContain('the setup command ended with 3: no dependencies');
  expect(requests).toBe(0);
});

test('hosts that the policy opens for setup are closed to the agent', async () => {
  let served = 0;
  const server = createServer((_, response) => {
    served += 1;
    response.end('a-dependency');
  });
  // An address that no command uses as its own.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const fetch = `curl -sS --max-time 10 http://127.0.0.2:${address.port}/`;
  const root = createRepository({ 'run.sh': `cat fetched; ${fetch}; echo "agent $?"\n` });
  const { ended, received, file } = await run(
    root,
    `${fetch} > fetched`,
    `{ setup: [{ host: 127.0.0.2, port: ${address.port}, private: true }] }`,
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(received).toContain('a-dependency');
  expect(served).toBe(1);
  const connections = file('audit.jsonl')
    .split('\n')
    .filter((line) => line.includes('"type":"connection"'))
    .map((line) => JSON.parse(line) as { call_id: string; decision: string });
  // Opened, ended, and one of the agent.
  expect(connections).toMatchObject([
    { call_id: 'setup', decision: 'allow' },
    { call_id: 'setup', decision: 'allow' },
    { decision: 'deny' },
  ]);
});

// Connects to the proxy for a host, as package managers do with the variables that they receive.
const askProxy = (host: string): string =>
  `node -e "const u = new URL(process.env.HTTP_PROXY); const auth = Buffer.from(u.username + ':' + u.password).toString('base64'); require('http').get({ host: u.hostname, port: u.port, path: 'http://${host}/', headers: { host: '${host}', 'proxy-authorization': 'Basic ' + auth } }, (r) => process.exit(r.statusCode === 200 ? 0 : 7))"`;

test.each(['{}', '{ setup: [other.example] }'])(
  'a setup that needs a closed host names it with the policy line that opens it (network: %s)',
  async (network) => {
    const { ended, requests } = await run(createRepository({ 'run.sh': '' }), askProxy('packages.example'), network);
    expect(ended.exitCode).toBe(1);
    expect(ended.stderr).toContain('the setup command ended with 7');
    expect(ended.stderr).toContain(
      'The sandbox refused its connections to packages.example:80 (no rule allows this host).',
    );
    expect(ended.stderr).toContain('sandbox: { network: { setup: [{"host":"packages.example","port":80}] } }');
    expect(requests).toBe(0);
  },
);

test('the model receives the verify command and its red output, and the result counts failing tests', async () => {
  const root = createRepository({
    'run.sh': 'echo good > src/a\n',
    'src/a': 'bad\n',
    'test/a.test.mjs':
      "import { readFileSync } from 'node:fs';\nimport test from 'node:test';\nimport assert from 'node:assert';\ntest('a is good', () => assert.equal(readFileSync('src/a', 'utf8').trim(), 'good'));\n",
  });
  const { ended, first, file } = await run(root, '', '{}', ['--verify', 'node --test']);
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(first).toContain('runs `node --test` on your changes');
  expect(first).toContain('ends with exit code 1 (1 of 1 tests fail)');
  expect(first).toContain('a is good');
  expect(file('summary.md')).toContain('red (exit 1) before, green after (node --test: 1 failed → 0 of 1)');
});

test('a program of the workspace on PATH is found if no rule lets the agent write it, and a verify without its program ends the run before the first request to the model', async () => {
  const root = createRepository({ 'run.sh': 'own-tool\n', 'src/a': 'a\n', '.gitignore': '.venv\nsrc/bin\n' });
  for (const directory of ['.venv/bin', 'src/bin']) {
    mkdirSync(join(root, directory), { recursive: true });
    writeFileSync(
      join(root, directory, directory === 'src/bin' ? 'agent-tool' : 'own-tool'),
      '#!/bin/sh\necho found-it\n',
      {
        mode: 0o755,
      },
    );
  }
  const path = `${join(root, '.venv/bin')}:${join(root, 'src/bin')}`;
  const found = await run(root, '', '{}', ['--verify', 'own-tool'], path);
  expect(found.received).toContain('found-it');
  // A directory that the agent may write is dropped from PATH, and the report names the directory.
  const dropped = await run(root, '', '{}', ['--verify', 'agent-tool --all'], path);
  expect(dropped.ended.exitCode).toBe(1);
  expect(dropped.ended.stderr).toContain(
    'the verify command "agent-tool --all" cannot run: agent-tool was not found (exit 127)',
  );
  expect(JSON.parse(dropped.file('result.json'))).toMatchObject({ outcome: 'setup-failed' });
  expect(dropped.requests).toBe(0);
  expect(dropped.ended.stderr).toContain(`PATH entries that commands do not have: ${join(root, 'src/bin')}`);
});
