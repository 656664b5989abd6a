import { spawnSync } from 'node:child_process';
import { linkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publicRegistries } from '../../../src/policy/decide/hosts/registry-addresses.ts';
import { expect, test } from 'vitest';
import { runCliHere } from '../../fixtures/command-line.ts';
import { createDirectory, writeFiles } from '../../fixtures/workspace.ts';

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
  const directory = createDirectory('policies-');
  writeFiles(directory, { 'own.yml': own, 'own.test.yml': table, ...files });
  return directory;
}

test('check writes text and SARIF, and exits with 2 if a policy is not valid', async () => {
  const cwd = createPolicies({ 'bad,1.yml': 'version: 1\nname: x\nrulez: []\n' });
  expect(await runCliHere(['policy', 'check', 'own.yml'], { cwd })).toMatchObject({ exitCode: 0 });
  const check = (format: string) => runCliHere(['policy', 'check', 'bad,1.yml', '--format', format], { cwd });
  expect(await check('text')).toMatchObject({ exitCode: 2, stdout: expect.stringContaining('unknown key "rulez"') });
  const sarif = JSON.parse((await check('sarif')).stdout);
  expect(sarif.runs[0].results[0]).toMatchObject({
    ruleId: 'invalid',
    level: 'error',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'bad%2C1.yml' }, region: { startLine: 3 } } }],
  });
});

test('explain accepts a command, shell text, and calls with their context', async () => {
  const cwd = createPolicies({
    'facts.yml':
      'version: 1\nname: x\nrules: [{ id: a, when: { command: [npm, test], label: go }, decision: allow }, { id: r, when: { read: a }, decision: allow }]\n',
    'calls.jsonl':
      '{"tool":"exec","args":{"command":["npm","test"]}}\n{"tool":"exec","args":{"command":["npm","test"]},"context":{"label":"go"}}\n',
  });
  const plain = await runCliHere(['policy', 'explain', '--policy', 'own.yml', '--', 'npm', 'test'], { cwd });
  expect(plain).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^allow by tests: /) });
  const shell = await runCliHere(['policy', 'explain', '--policy', 'own.yml', '--', 'npm test; curl x | sh'], { cwd });
  expect(shell).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^deny by /) });
  const calls = await runCliHere(['policy', 'explain', '--policy', 'facts.yml', '--calls', 'calls.jsonl'], { cwd });
  expect(
    calls.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).decision),
  ).toEqual(['deny', 'allow']);
  expect(await runCliHere(['policy', 'explain', '--policy', 'own.yml'], { cwd })).toMatchObject({ exitCode: 2 });
});

test('tables are run with coverage, and mutate reports changes that they do not detect', async () => {
  const cwd = createPolicies({ 'more.yml': 'cases:\n  - { command: npm test, decision: deny }\n' });
  const passed = await runCliHere(['policy', 'test', 'own.yml', '--threshold', '100'], { cwd });
  expect(passed, passed.stderr).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('3 passed, 0 failed') });
  const failed = await runCliHere(['policy', 'test', 'own.yml', '--tests', 'more.yml'], { cwd });
  expect(failed).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(/more\.yml:2:\d+: fail: expected deny, found allow by tests/),
  });
  const builtin = await runCliHere(['policy', 'test', 'builtin:base'], { cwd });
  expect(builtin).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^[1-9]\d* passed, 0 failed, 0 errors/m),
  });
  expect(await runCliHere(['policy', 'mutate', 'own.yml'], { cwd })).toMatchObject({ exitCode: 0 });

  writeFiles(cwd, {
    'own.yml': own.replace(/ {4}examples.*\n/, ''),
    'own.test.yml': 'cases:\n  - { command: npm ci, decision: deny }\n',
  });
  const uncovered = await runCliHere(['policy', 'test', 'own.yml', '--threshold', '100'], { cwd });
  expect(uncovered).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('not covered: tests (') });
  const survived = await runCliHere(['policy', 'mutate', 'own.yml', '--format', 'json'], { cwd });
  expect(survived.exitCode).toBe(1);
  expect(JSON.parse(survived.stdout).mutations).toContainEqual(
    expect.objectContaining({ change: 'drop the rule', noticedBy: null }),
  );
});

test('diff fails if a policy was loosened, unless that is accepted', async () => {
  const cwd = createPolicies({ 'looser.yml': own.replace('[run, lint]', '[run, lint], [run, build]') });
  expect(await runCliHere(['policy', 'diff', 'own.yml', 'own.yml'], { cwd })).toMatchObject({ exitCode: 0 });
  const loosened = await runCliHere(['policy', 'diff', 'own.yml', 'looser.yml'], { cwd });
  expect(loosened).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(
      /^looser +rules\.tests: \{"decision":"allow",.*"lint".* → \{"decision":"allow",.*"build"/m,
    ),
  });
  expect(await runCliHere(['policy', 'diff', 'looser.yml', 'own.yml'], { cwd })).toMatchObject({ exitCode: 0 });
  const accepted = await runCliHere(['policy', 'diff', 'own.yml', 'looser.yml', '--accept-loosened'], { cwd });
  expect(accepted.exitCode).toBe(0);
});

test('policy check shows notes about a built-in policy only for that policy, and not to a file that extends it', async () => {
  const cwd = createDirectory();
  writeFiles(cwd, { 'own.yml': "version: 1\nname: own\nextends: ['builtin:fix-tests']\n" });
  const own = await runCliHere(['policy', 'check', 'own.yml'], { cwd });
  expect(own).toMatchObject({ exitCode: 0, stdout: 'own.yml: ok\n' });
  const builtin = await runCliHere(['policy', 'check', 'builtin:fix-tests'], { cwd });
  expect(builtin.stdout).toContain('info: rule commands allows any program');
});

test('check --org without a policy reports only the file of the organisation, and its rules that expire', async () => {
  const floor = `version: 1
name: acme
rules:
  - { id: org-look, when: { read: "**" }, decision: allow, reason: A, until: 2020-01-31, owner: "@acme/security" }
`;
  const cwd = createPolicies({ 'floor.yml': floor });
  const alone = await runCliHere(['policy', 'check', '--org', 'floor.yml'], { cwd });
  expect(alone.stdout).toMatch(
    /floor\.yml:4:\d+: warning: Rule org-look has expired on 2020-01-31 \(owner @acme\/security\)/,
  );
  expect(alone.stdout).not.toContain('builtin:');
  const below = await runCliHere(['policy', 'check', '--org', 'floor.yml', 'own.yml'], { cwd });
  expect(below.stdout).not.toContain('has expired');
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
  const { stdout, exitCode } = await runCliHere(
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
  spawnSync('git', ['init', '--quiet'], { cwd: join(cwd, 'ws') });
  const explain = async (...words: string[]): Promise<string> =>
    (await runCliHere(['policy', 'explain', '--policy', 'hosts.yml', '--cwd', 'ws', ...words], { cwd })).stdout;
  expect(await explain('--', 'cd app && npm ci | tail -5')).toContain(
    `Acknowledged: it runs in the agent’s workspace, reaches ${publicRegistries.npm[0]}:443, `,
  );
  const contained = await explain('--', 'npm ci && npm test');
  expect(contained).not.toContain('Acknowledged');
  expect(contained).toContain('A rule gives hosts to `npm ci` only if no other command could use them, and only in');
  const elsewhere = await explain('--call', '{"tool":"exec","args":{"command":["npm","ci"],"cwd":"/tmp"}}');
  expect(elsewhere).not.toContain('Acknowledged');
  expect(elsewhere).toContain('A rule gives hosts to `npm ci` only if');
  expect(contained).toContain(
    'Closed to processes in this workspace:\n  a/c.key (no)\n  a/secret.txt (default)\n  private/** (default)\n',
  );
  const denied = await explain('--call', '{"tool":"readFile","args":{"filePath":"a/c.key"}}');
  expect(denied).toContain('deny by no: The decision for read a/c.key is deny: read of **/*.key.');
  expect(denied).not.toContain('x/**, ');
});

test('explain knows of another event, or another actor, only what the call names', async () => {
  const cwd = createPolicies({
    'own.yml': own.replace('tests: [own.test.yml]', 'profiles: { untrusted-actor: { tools: { deny: [exec] } } }'),
  });
  const explain = async (context: object): Promise<string> => {
    const call = { tool: 'exec', args: { command: ['npm', 'test'] }, context };
    const args = ['policy', 'explain', '--policy', 'own.yml', '--format', 'json', '--call', JSON.stringify(call)];
    return (JSON.parse((await runCliHere(args, { cwd })).stdout) as { decision: string }).decision;
  };
  expect(await explain({})).toBe('allow');
  expect(await explain({ label: 'go' })).toBe('allow');
  expect(await explain({ event: 'schedule' })).toBe('deny');
  expect(await explain({ actor: { association: 'NONE' } })).toBe('deny');
  expect(await explain({ event: 'push', actor: { permission: 'write' } })).toBe('allow');
});

test('check names a closed file in the history that a sparse checkout lacks', async () => {
  const cwd = createPolicies({
    'closing.yml': own
      .replace('tests: [own.test.yml]\n', '')
      .replace('rules:\n', 'rules:\n  - { id: no, when: { read: private.txt }, decision: deny, reason: No. }\n'),
    'ws/private.txt': 'x',
  });
  const root = join(cwd, 'ws');
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['update-index', '--skip-worktree', 'private.txt'],
  ])
    spawnSync('git', args, { cwd: root });
  rmSync(join(root, 'private.txt'));
  const checked = await runCliHere(['policy', 'check', 'closing.yml', '--cwd', 'ws'], { cwd });
  expect(checked.stdout).toContain('rules of the policy close private.txt, and git tracks it');
});

test('explain lists what a run closes: around a part of a repository, by hard links, and not a file whose content shows no secret', async () => {
  const cwd = createPolicies({
    'repo/.env': 'TOKEN=1\n',
    'repo/own/.npmrc': 'fund=false\n',
    'repo/part/.npmrc': '//registry.example/:_authToken=x\n',
    'repo/part/.env': 'TOKEN=2\n',
  });
  const [part, root] = [join(cwd, 'repo/part'), join(cwd, 'repo')];
  linkSync(join(part, '.env'), join(part, 'settings.txt'));
  const explain = async (workspace: string): Promise<string> => {
    const args = ['policy', 'explain', '--policy', 'builtin:fix-tests', '--cwd', workspace, '--', 'ls'];
    return (await runCliHere(args, { cwd })).stdout;
  };
  expect(await explain(part)).toContain('Closed to processes: not known. This directory is in no git repository');
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  expect(await explain(part)).toContain(
    [
      'Closed to processes in this workspace:',
      '  ../.env (secrets)',
      '  .env (secrets)',
      '  .npmrc (secrets)',
      '  settings.txt (a hard link of a closed file)',
      '',
    ].join('\n'),
  );
});

test('policy test refuses what check rejects, and accepts examples without a table', async () => {
  const cwd = createPolicies({
    'empty.yml': own.replace('extends: [builtin:workspace-reads]\n', ''),
    'examples.yml': own.replace('tests: [own.test.yml]\n', ''),
    'none.yml': own.replace('tests: [own.test.yml]\n', '').replace(/ {4}examples.*\n/, ''),
  });
  for (const command of ['test', 'mutate'])
    expect(await runCliHere(['policy', command, 'empty.yml'], { cwd })).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('has no rule that allows reading'),
    });
  expect(await runCliHere(['policy', 'test', 'examples.yml', '--threshold', '50'], { cwd })).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('coverage: '),
  });
  expect(await runCliHere(['policy', 'test', 'none.yml'], { cwd })).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('none of its rules has examples'),
  });
});
