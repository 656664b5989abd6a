import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';
import { createFailingRepository } from './scenario.ts';

test('no program and no configuration of the machine says what a registry is', async () => {
  const cwd = createDirectory('policies-');
  writeFiles(cwd, {
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
    const ended = await runCliHere(args, { cwd, env });
    expect(ended.stdout + ended.stderr).not.toMatch(/evil|x\.example/);
  }
  expect(existsSync(join(cwd, 'bin/npm.ran'))).toBe(false);
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
  const record = join(createDirectory('record-'), 'run');
  const cwd = createFailingRepository();
  const provider = ['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`];
  await runCliHere(['run', 'x', '--policy', 'builtin:fix-tests-strict', ...provider, '--record', record], { cwd });
  expect(existsSync(join(record, 'history.jsonl'))).toBe(true);

  const same = await runCliHere(['policy', 'replay', record, '--policy', 'builtin:fix-tests-strict'], { cwd });
  expect(same, same.stderr).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('3 calls, all decided the same'),
  });
  const other = await runCliHere(['policy', 'replay', record, '--policy', 'builtin:triage', '--format', 'json'], {
    cwd,
  });
  expect(other.exitCode).toBe(1);
  expect(JSON.parse(other.stdout)).toMatchObject({
    same: false,
    calls: [{ state: 'same' }, { state: 'diverged' }, { state: 'hypothetical' }],
  });

  const suggested = await runCliHere(['policy', 'suggest', record, '--policy', 'builtin:fix-tests-strict'], { cwd });
  expect(suggested).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining('# refused: exec: command node -e 1'),
  });
  // The policy of the record, not the one that a repository usually has.
  const ofRecord = await runCliHere(['policy', 'suggest', record, '--format', 'json'], { cwd });
  expect(JSON.parse(ofRecord.stdout || JSON.stringify(ofRecord.stderr))).toMatchObject({
    rules: [{ when: { command: expect.arrayContaining(['npm', 'lint']) } }],
    refused: [{ call: 'exec: command node -e 1' }],
  });
  const amended = `version: 1\nname: amended\nextends: [builtin:fix-tests-strict]\nrules:\n${suggested.stdout}`;
  const directory = createDirectory('policies-');
  writeFiles(directory, { 'amended.yml': amended });
  const checked = await runCliHere(['policy', 'check', 'amended.yml'], { cwd: directory });
  expect(checked, checked.stdout).toMatchObject({ exitCode: 0 });
  const again = await runCliHere(
    ['policy', 'replay', record, '--policy', join(directory, 'amended.yml'), '--format', 'json'],
    { cwd },
  );
  expect(JSON.parse(again.stdout).calls.map(({ after }: { after: { decision: string } }) => after.decision)).toEqual([
    'allow',
    'allow',
    'deny',
  ]);

  const diff = await runCliHere(
    ['policy', 'diff', 'builtin:fix-tests-strict', join(directory, 'amended.yml'), '--format', 'json'],
    { cwd },
  );
  expect(JSON.parse(diff.stdout)).toMatchObject({ loosened: true });
});

test('a run names no rule for what no rule should allow, and suggest gives the reason', async () => {
  const turns = [
    {
      calls: [
        { name: 'write_file', args: { file_path: '/opt/motd', contents: 'x' } },
        { name: 'shell', args: { command: ['./run.sh'] } },
      ],
    },
    { text: 'Done.' },
  ];
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'run');
  const cwd = createFailingRepository();
  const provider = ['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`];
  const args = ['run', 'x', '--policy', 'builtin:fix-tests-strict', ...provider, '--record', record];
  const ended = await runCliHere(args, { cwd });
  expect(ended.stdout, ended.stderr).toContain('2 denied');
  expect(ended.stdout).not.toContain('rules that would allow them');
  for (const file of ['summary.md', 'report.html'])
    expect(readFileSync(join(record, file), 'utf8'), file).not.toMatch(/that would allow|allow-write/);
  const suggested = await runCliHere(['policy', 'suggest', record], { cwd });
  expect(suggested, suggested.stderr).toMatchObject({ exitCode: 1 });
  expect(suggested.stdout.split('\n')).toEqual([
    '# no rule to suggest',
    '# refused: writeFile: write /opt/motd: it writes outside of the workspace',
    '# refused: exec: command ./run.sh: ./run.sh is a file, and who can write it decides what runs; write a rule that names it',
    '',
  ]);
});

test('replay and report fleet name the calls of many records that a stricter policy refuses, by repository and rule', async () => {
  const records = createDirectory('records-');
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
    await runCliHere(['run', 'x', '--policy', 'builtin:fix-tests', ...provider, '--record', record], { cwd });
  }
  const history = readFileSync(join(records, 'artifacts/first/record/history.jsonl'), 'utf8');
  writeFiles(records, {
    'artifacts/cut/history.jsonl': '{"schema":"history/v1"}\n',
    'artifacts/public/audit.jsonl': '',
    // A run begins with the record that it continues, whose calls count once.
    'artifacts/earlier/history.jsonl': history.slice(0, history.lastIndexOf('\n', history.length - 2) + 1),
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
  const replay = (more: readonly string[]) => runCliHere(['policy', 'replay', 'artifacts', ...more], { cwd: records });
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
  // Neither a start that is no start nor records that cannot be read are a replay without a difference.
  for (const start of ['{bad', '{"frk":true}', '[]']) {
    const mistyped = await replay(['--policy', 'builtin:fix-tests', '--context', start]);
    expect(mistyped).toMatchObject({ exitCode: 2, stdout: '' });
    expect(mistyped.stderr).toContain('--context is not the start of a run');
  }
  for (const place of ['artifacts/cut', 'artifacts/first/record/history.jsonl'])
    for (const command of [
      ['policy', 'replay', place, ...policy],
      ['report', 'fleet', place],
    ]) {
      const unread = await runCliHere(command, { cwd: records });
      expect(unread, command.join(' ')).toMatchObject({ exitCode: 2, stdout: '' });
      expect(unread.stderr).toContain('no record can be read: ');
    }

  const fleet = (more: readonly string[]) => runCliHere(['report', 'fleet', 'artifacts', ...more], { cwd: records });
  const json = JSON.parse((await fleet(policy)).stdout);
  expect(json).toMatchObject({ outcomes: { 'no-changes': 2 }, replay: { policy: 'stricter.yml', changes }, broken });
  expect(json.policies).toContainEqual(
    expect.objectContaining({ kind: 'policy', count: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
  );
  const page = (await fleet([...policy, '--html'])).stdout;
  expect(page).toContain('<code>exec: command node --test</code>');
  expect(page).toContain('CI runs the &lt;b&gt;tests&lt;/b&gt;.');
});

test('explain names --approvals for a call that a person would decide, and for no other call', async () => {
  const cwd = createFailingRepository();
  const explain = async (settings: string, ...more: readonly string[]) => {
    writeFiles(cwd, {
      'asks.yml': `version: 1
name: asks
${settings}
rules:
  - { id: deploy, when: { tool: exec, command: [deploy] }, decision: escalate, reason: A person deploys. }
`,
    });
    return (await runCliHere(['policy', 'explain', '--policy', 'asks.yml', ...more], { cwd })).stdout;
  };
  const denied = await explain('', '--', 'deploy');
  expect(denied).toContain('deny by deploy');
  expect(denied).toContain('`policy explain --approvals`');
  const asked = await explain('', '--approvals', '--', 'deploy');
  expect(asked).toContain('escalate by deploy');
  expect(asked).not.toContain('--approvals');
  expect(await explain('approvals: never', '--', 'deploy')).not.toContain('--approvals');
  expect(await explain('', '--', 'publish')).not.toContain('--approvals');
});

test('schema prints the published schema', async () => {
  const cwd = createDirectory();
  const printed = await runCliHere(['policy', 'schema'], { cwd });
  expect(printed.exitCode).toBe(0);
  expect(printed.stdout).toBe(readFileSync(join(import.meta.dirname, '../../policies/schema.json'), 'utf8'));
});
