import { linkSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';

const value = 'value-of-the-masked-file';

async function call(root: string, tool: string, args: unknown, policy = 'builtin:fix-tests') {
  const ended = await runCliHere(['call', tool, JSON.stringify(args), '--policy', policy, '--format', 'json'], {
    cwd: root,
  });
  return { ...ended, shown: JSON.parse(ended.stdout) as { ok: boolean; decision: { rule: string } } };
}

const shell = (root: string, script: string, policy?: string) =>
  call(root, 'exec', { command: ['sh', '-c', script] }, policy);

interface Answer {
  readonly exitCode?: number;
  readonly stdout?: string;
}

/** Makes calls one after the other in one script. Returns the results, or the messages of calls that failed. */
async function callAll(
  root: string,
  calls: readonly (readonly [tool: string, args: object])[],
  policy = 'builtin:fix-tests',
) {
  const source = `const answers = [];
for (const [tool, args] of ${JSON.stringify(calls)})
  answers.push(await tools[tool](args).catch((error) => ({ message: error.message, details: error.details })));
return answers;`;
  const ended = await runCliHere(['script', '-', '--policy', policy, '--format', 'json'], { cwd: root, stdin: source });
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  return {
    said: ended.stdout + ended.stderr,
    answers: (JSON.parse(ended.stdout) as { returnValue: Answer[] }).returnValue,
  };
}

const shellCall = (script: string) => ['exec', { command: ['sh', '-c', script] }] as const;

test('a masked file cannot be read by another name: existing hard links, also among dependencies, and new ones', async () => {
  const root = createRepository({ 'src/a.js': 'export const a = 1;\n', '.gitignore': '.env\nnode_modules\n' });
  writeFiles(root, { '.env': `KEY=${value}\n` });
  mkdirSync(join(root, 'node_modules/x'), { recursive: true });
  for (const name of ['src/linked.txt', 'node_modules/x/copy']) linkSync(join(root, '.env'), join(root, name));
  const names = ['src/linked.txt', 'node_modules/x/copy'];
  const { said, answers } = await callAll(root, [
    ...names.map((name) => shellCall(`cat ${name}; cp ${name} src/copy.txt; cat src/copy.txt`)),
    ...names.map((name) => ['readFile', { filePath: name }] as const),
    ['grepFiles', { pattern: 'KEY', path: '.' }],
    // The name is composed at run time, so that the decision does not see it.
    shellCall('f=.en; ln "$f"v x; cat x; mv "$f"v y; cat y; cp -l "$f"v z; cat z'),
    shellCall(`python3 -c 'import os; os.link(".e" + "nv", "x")'; cat x`),
    shellCall('cat src/a.js'),
  ]);
  expect(said).not.toContain(value);
  expect(answers.at(-1)?.stdout).toContain('export const a');
});

test('links that a command reads lead to open files of its view alone', async () => {
  const root = createRepository({
    'lib/a.txt': 'text of the workspace\n',
    'src/b.txt': 'b\n',
    '.env.local': `${value}\n`,
  });
  symlinkSync('/', join(root, 'src/root'));
  symlinkSync('../lib', join(root, 'src/lib'));
  symlinkSync('../.env.local', join(root, 'src/harmless.txt'));
  const outside = [
    'cat src/root/etc/shadow',
    'cd src && cat root/etc/shadow',
    'cat ./src/root/proc/1/environ | sort',
    'ls /proc/1/root /proc/1/cwd/x',
  ];
  for (const policy of ['builtin:fix-tests', 'builtin:read-only']) {
    const { answers } = await callAll(
      root,
      ['cat src/harmless.txt', 'cat src/lib/a.txt', ...outside].map(shellCall),
      policy,
    );
    const [secret, inside, ...others] = answers;
    expect(others).toHaveLength(outside.length);
    expect(JSON.stringify(others)).not.toMatch(/root:[*!$]|PATH=.*HOME=.*USER=root/s);
    expect(secret).toMatchObject({ exitCode: 1, stdout: '' });
    expect(inside?.stdout).toContain('text of the workspace');
  }
});

test('commands in a part of a repository read the rest of it without its closed files and their hard links', async () => {
  const root = createRepository({
    '.gitignore': '.env\n',
    'part/a.js': 'export const a = 1;\n',
    'other/open.txt': 'text of the other part\n',
    'other/.npmrc': `//npm.example/:_authToken=${value}\n`,
  });
  writeFiles(root, { '.env': `KEY=${value}\n`, 'other/.env': `KEY=${value}\n`, 'other/keys/.env': `KEY=${value}\n` });
  const part = join(root, 'part');
  mkdirSync(join(part, 'node_modules/x'), { recursive: true });
  for (const name of ['linked.txt', 'node_modules/x/copy']) linkSync(join(root, '.env'), join(part, name));
  const script =
    'cat linked.txt node_modules/x/copy; find .. -type f -exec cat {} + ; grep -r value ..; cat ../other/open.txt';
  const readOnly = await shell(part, script, 'builtin:read-only');
  expect(readOnly.stdout + readOnly.stderr).not.toContain(value);
  const { said, answers } = await callAll(part, [
    shellCall(script),
    ['readFile', { filePath: 'linked.txt' }],
    // Git has no change, and none of the closed files comes back.
    shellCall('git status --short; git checkout -q -- ..; git stash -q; cat ../other/.np*'),
  ]);
  expect(said).not.toContain(value);
  expect(answers[0]?.stdout).toContain('text of the other part');
  expect(answers[2]).toMatchObject({ stdout: '' });
  // Neither a mount nor a rule can name it.
  writeFileSync(Buffer.from(`${root}/other/\xFF.pem`, 'latin1'), value);
  const odd = await runCliHere(['call', 'exec', '{"command":["true"]}', '--policy', 'builtin:fix-tests'], {
    cwd: part,
  });
  expect(odd.exitCode).toBe(2);
  expect(odd.stderr).toContain('other/\\xff.pem cannot be hidden from commands');
});

test('a file that a rule closes by its path in a part of a repository is closed under its other names in the rest', async () => {
  const root = createRepository({ 'part/plan.txt': `${value}\n`, 'other/open.txt': 'text of the other part\n' });
  linkSync(join(root, 'part/plan.txt'), join(root, 'other/linked.txt'));
  const policy = join(createDirectory('policy-'), 'policy.yml');
  const rule = '{ id: own-plan, when: { read: plan.txt }, decision: deny, reason: x }';
  writeFileSync(
    policy,
    `version: 1\nname: own\nextends: builtin:fix-tests\nsandbox: { git: visible }\nrules:\n  - ${rule}\n`,
  );
  const ended = await shell(join(root, 'part'), 'cat plan.txt ../other/linked.txt; cat ../other/open.txt', policy);
  expect(ended.stdout + ended.stderr).not.toContain(value);
  expect(ended.stdout).toContain('text of the other part');
});

test('with `sandbox.git: visible`, git has no closed file of the rest of the repository', async () => {
  const root = createRepository({
    'part/a.js': 'a\n',
    'private/plan.txt': `${value}\n`,
    'other/.env': `KEY=${value}\n`,
  });
  const policy = join(createDirectory('policy-'), 'policy.yml');
  const rule = '{ id: private, when: { read: "private/**" }, decision: deny, reason: x }';
  writeFileSync(
    policy,
    `version: 1\nname: own\nextends: builtin:fix-tests\nsandbox: { git: visible }\nrules:\n  - ${rule}\n`,
  );
  const script = 'cat ../private/plan.txt; git log --all -p; git show HEAD:other/.env; git ls-files ..';
  const ended = await shell(join(root, 'part'), script, policy);
  expect(ended.stdout + ended.stderr).not.toContain(value);
  expect(ended.stdout).toContain('a.js');
});

test('git treats a masked file that is tracked as unchanged, whether it holds a secret or settings alone', async () => {
  for (const text of ['package-lock=false\n', `//npm.example/:_authToken=${value}\n`]) {
    const root = createRepository({ 'a.js': 'export const a = 1;\n', '.npmrc': text });
    const { shown, stdout } = await shell(root, 'git status --short && git diff && echo a >> a.js && git diff --stat');
    expect(shown, stdout).toMatchObject({ ok: true, result: { exitCode: 0, stderr: '' } });
    expect(stdout).toContain('a.js | 1 +');
    expect(stdout).not.toContain('.npmrc');
  }
});

test('processes read a .npmrc that holds settings alone, unless a rule of the policy itself denies it', async () => {
  const read = 'f=.npm; cat "$f"rc; ls -l "$f"rc';
  const own = join(createDirectory('policy-'), 'own.yml');
  writeFileSync(
    own,
    `version: 1
name: own
extends: [builtin:fix-tests]
sandbox: { git: visible }
rules:
  - { id: own, when: { read: .npmrc }, decision: deny, reason: Ours. }
`,
  );
  for (const [text, policy, isOpen] of [
    ['package-lock=false\n', 'builtin:fix-tests', true],
    ['//npm.example/:_authToken=${NPM_TOKEN}\nsave-exact=true\n', 'builtin:fix-tests', true],
    [`//npm.example/:_authToken=${value}\n`, 'builtin:fix-tests', false],
    ['package-lock=false\n', own, false],
  ] as const) {
    const root = createRepository({ 'a.js': 'export const a = 1;\n', '.npmrc': text });
    const { stdout } = await shell(root, read, policy);
    const { result } = JSON.parse(stdout) as { result: { stdout: string } };
    expect(result.stdout.startsWith(text), `${policy} ${text}`).toBe(isOpen);
    expect(result.stdout).not.toContain(value);
  }
});

test('keys that only tests use and public certificates are neither closed nor reported', async () => {
  const files = {
    'deploy/server.pem': 'k\n',
    't/ca.key': 'k\n',
    'spec/id_rsa': 'k\n',
    'vendor/x/a.pem': 'k\n',
    'lib/cacert.pem': 'k\n',
    'test/.env': 'k\n',
  };
  const root = createRepository(files);
  const { stdout } = await shell(
    root,
    'for f in deploy/*r.pem */*.pem */*/*.pem t/*.key spec/id* test/.e*; do cat $f > /dev/null 2>&1 || echo "closed: $f"; done',
  );
  expect(stdout).toContain('closed: deploy/*r.pem\\n"');
  const check = await runCliHere(['policy', 'check', 'builtin:fix-tests', '--cwd', root], { cwd: root });
  expect(check.stdout.match(/the policy denies reading .*?, but git tracks it/g)).toEqual([
    'the policy denies reading deploy/server.pem, but git tracks it',
  ]);
  expect(check.stdout).toContain(
    'If not, except it from the rule that denies it: `unless: { read: ["deploy/server.pem"] }`',
  );
});

test('a run and a check report files that git tracks and a rule denies reading', async () => {
  const root = createRepository({ 'src/a.js': 'export const a = 1;\n' });
  const check = async () =>
    (await runCliHere(['policy', 'check', 'builtin:fix-tests', '--cwd', root], { cwd: root })).stdout;
  writeFiles(root, { '.env': `KEY=${value}\n` });
  expect(await check()).not.toContain('committed-secret');
  writeFiles(root, { '.npmrc': 'package-lock=false\n' });
  runGit(root, 'add', '.npmrc');
  expect(await check()).not.toContain('git tracks it');
  writeFiles(root, { '.npmrc': `//npm.example/:_authToken=${value}\n` });
  expect(await check()).toContain('the policy denies reading .npmrc, but git tracks it');
  runGit(root, 'rm', '--quiet', '--force', '.npmrc');
  const names = ['.env', ...Array.from({ length: 11 }, (_, index) => `conf/${index}/.env`)];
  writeFiles(root, Object.fromEntries(names.map((name) => [name, `KEY=${value}\n`])));
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'secrets');
  const warning =
    /warning: the policy denies reading \.env, conf\/0\/\.env, .* and 2 more, but git tracks it: commands can read its committed contents \(git show, git log -p\)\. If it holds a secret, replace/;
  expect(await check()).toMatch(warning);
  const model = await startModelServer({ turns: [{ text: 'Nothing to do.' }] });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'run');
  const ended = await runCliHere(
    [
      ...['run', 'Look.', '--policy', 'builtin:fix-tests', '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, '--record', record],
    ],
    { cwd: root },
  );
  expect(ended.stderr).toContain('warning: the policy denies reading .env');
  expect(readFileSync(join(record, 'summary.md'), 'utf8')).toContain('but git tracks it');
});
