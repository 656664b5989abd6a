import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository, runGit } from '../fixtures/workspace.ts';

const closed = 'canary-of-a-closed-file';
const open = 'canary-of-an-open-file';

const writePolicy = (...reads: readonly string[]): string => writePolicyWith('sandbox: { git: history }\n', ...reads);

function writePolicyWith(settings: string, ...reads: readonly string[]): string {
  const path = join(createDirectory('policy-'), 'policy.yml');
  const rules = [
    ...reads,
    '{ id: commands, when: { tool: exec, contained: true }, decision: allow, reason: x }',
    '{ id: machine, when: { tool: exec, read: ["/usr/**", "/bin/**", "/lib/**", "/etc/passwd"] }, decision: allow, reason: x }',
  ];
  writeFileSync(path, `version: 1\nname: own\n${settings}rules:\n${rules.map((rule) => `  - ${rule}\n`).join('')}`);
  return path;
}

/** A denial, an exception of an allow, and lists of what may be read. */
const policies: readonly (readonly [string, readonly string[], rule: string])[] = [
  [
    'a denial',
    [
      '{ id: all, when: { read: "**" }, decision: allow, reason: x }',
      '{ id: private, when: { read: "private/**" }, decision: deny, reason: x }',
    ],
    'private',
  ],
  [
    'the exception of an allow',
    ['{ id: all, when: { read: "**" }, unless: { read: "private/**" }, decision: allow, reason: x }'],
    'default',
  ],
  ['a list', ['{ id: some, when: { read: [src/**, docs/**] }, decision: allow, reason: x }'], 'default'],
];

function createTree(): string {
  const root = createRepository({
    'src/a.txt': `${open}\n`,
    'docs/b.md': `${open}\n`,
    'private/plan.txt': `${closed}\n`,
    'private/deep/more.txt': `${closed}\n`,
  });
  symlinkSync('../private', join(root, 'src/directory'));
  symlinkSync('../private/plan.txt', join(root, 'src/file'));
  symlinkSync('a.txt', join(root, 'src/open'));
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'links');
  return root;
}

async function call(root: string, policy: string, tool: string, args: unknown): Promise<string> {
  const ended = await runCliHere(['call', tool, JSON.stringify(args), '--policy', policy, '--format', 'json'], {
    cwd: root,
  });
  return ended.stdout + ended.stderr;
}

// Each prints the open file too, which shows that it works. The names of the closed files are composed when the command runs.
const commands = [
  'cat s*/a.txt p*/pla*.txt',
  'grep -r canary .',
  'git grep -e canary',
  'git grep --no-index -e canary',
  'git checkout -q -- . ; git reset -q --hard; cat s*/a.txt p*/*.txt',
  'tar -cf - . | strings',
  'cp -r . /tmp/copy; cat $(find /tmp/copy -name "*.txt")',
  'cat src/*; cat src/fold*/plan.txt',
  'grep -R canary src',
  'find -L . -type f -exec cat {} +',
  `node -e 'const { readFileSync: read } = require("fs"); for (const name of ["src/a.txt", "p" + "rivate/plan.txt"]) try { console.log(read(name, "utf8")); } catch {}'`,
];

/** Reads what git has stored of a closed file. */
const readHistory = [
  'cat src/a.txt; p=private; git show HEAD:$p/plan.txt',
  'git log --all -p',
  'git cat-file --batch-all-objects --batch',
  'git fsck --lost-found; g=.git; find $g -type f -exec cat {} +',
].join('; ');

describe.each(policies)('with %s', (_, reads, rule) => {
  test('commands and the tools of the harness show the open files and no closed one', async () => {
    // Which files are closed depends on the rules; that no command comes to them does not.
    const tried = rule === 'private' ? commands : commands.slice(0, 3);
    const calls = [
      ...tried.map((script) => ['exec', { command: ['bash', '-c', `${script} 2>&1`] }, open] as const),
      ['grepFiles', { pattern: 'canary', path: '.', output: 'matches' }, 'src/a.txt'],
      ['grepFiles', { pattern: 'canary', path: '.' }, 'src/a.txt'],
      ['listDir', { dirPath: '.', depth: 4 }, 'a.txt'],
      ['readFile', { filePath: 'src/open' }, open],
      ...['private/plan.txt', 'src/file', 'src/directory/plan.txt'].map(
        (filePath) => ['readFile', { filePath }, 'ApprovalDeniedError'] as const,
      ),
    ] as const;
    const source = `const shown = [];
for (const [tool, args] of ${JSON.stringify(calls)})
  shown.push(await tools[tool](args).then((value) => JSON.stringify(value), (error) => String(error)));
return shown;`;
    const [root, policy] = [createTree(), writePolicy(...reads)];
    const ended = await runCliHere(['script', '-', '--policy', policy, '--format', 'json'], {
      cwd: root,
      stdin: source,
    });
    expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
    const { returnValue: shown } = JSON.parse(ended.stdout) as { returnValue: readonly string[] };
    for (const [index, [tool, args, expected]] of calls.entries()) {
      const what = `${tool} ${JSON.stringify(args)}`;
      expect(shown[index], what).toContain(expected);
      expect(shown[index], what).not.toContain(closed);
      if (tool !== 'exec' && expected !== 'ApprovalDeniedError')
        expect(shown[index], what).not.toMatch(/plan\.txt|more\.txt|private/);
    }
    expect(ended.stderr).not.toContain(closed);
    // A script has this tool only if a rule names it.
    const found = await call(root, policy, 'fileSearch', { pattern: 'txt' });
    expect(found).toContain('src/a.txt');
    expect(found).not.toMatch(/plan\.txt|more\.txt|private/);
  });

  test('the result of a command that names a closed file states the rule, and with `sandbox.git: visible` git has nothing of it', async () => {
    const shown = await call(createTree(), writePolicyWith('sandbox: { git: visible }\n', ...reads), 'exec', {
      command: ['bash', '-c', `f=private; wc -c src/a.txt; test -s private/plan.txt || echo missing; ${readHistory}`],
    });
    expect(shown).toContain(
      rule === 'default'
        ? 'private/plan.txt is closed to commands: no rule allows reading it'
        : 'private/plan.txt is closed by rule private',
    );
    expect(shown).not.toContain('src/a.txt is closed');
    expect(shown).toContain(open);
    expect(shown).not.toContain(closed);
  });

  test('a check states what git has of the closed files', async () => {
    const root = createTree();
    const { stdout } = await runCliHere(['policy', 'check', writePolicy(...reads), '--cwd', root], { cwd: root });
    expect(stdout).toContain(
      rule === 'default'
        ? 'no rule allows reading 2 of the files that git tracks (for example private/deep/more.txt)'
        : 'the policy denies reading private/deep/more.txt, private/plan.txt, but git tracks it',
    );
  });
});

test('what git has stored of a closed file can be read if the policy has `sandbox.git: history`', async () => {
  const [, reads] = policies[0] ?? ['', []];
  const command = ['bash', '-c', readHistory];
  expect(await call(createTree(), writePolicy(...reads), 'exec', { command })).toContain(closed);
});

test('a read that a rule allows to file tools happens although commands cannot make it', async () => {
  const root = createTree();
  const policy = writePolicy(
    '{ id: all, when: { read: "**" }, decision: allow, reason: x }',
    '{ id: private, when: { read: "private/**", tool: exec }, decision: deny, reason: x }',
  );
  const source = `const read = await tools.readFile({ filePath: 'private/plan.txt' });
const shell = await tools.exec({ command: ['bash', '-c', 'cat s*/a.txt p*/*'] });
return [read.content, shell.stdout];`;
  const ended = await runCliHere(['script', '-', '--policy', policy, '--format', 'json'], {
    cwd: root,
    stdin: source,
  });
  const { returnValue } = JSON.parse(ended.stdout) as { returnValue: readonly [read: string, shell: string] };
  expect(returnValue[0]).toContain(closed);
  expect(returnValue[1]).toContain(open);
  expect(returnValue[1]).not.toContain(closed);
});

test('a read with a justification happens if a rule asks for one, and no process can make it', async () => {
  const root = createTree();
  const policy = writePolicy(
    '{ id: all, when: { read: "**" }, decision: allow, reason: x }',
    '{ id: why, when: { read: "private/**" }, unless: { justified: true }, decision: explain, reason: x }',
  );
  const script = `const first = await tools.readFile({ filePath: 'private/plan.txt' }).catch(({ name }) => name);
const again = await tools.readFile({ filePath: 'private/plan.txt', justification: 'the plan says what to do' });
const shell = await tools.exec({ command: ['bash', '-c', 'cat s*/a.txt p*/*.txt 2>&1'] });
return [first, again.content.length, shell.stdout.includes('${closed}'), shell.stdout.includes('${open}')];`;
  writeFileSync(join(root, 'script.js'), script);
  const { stdout, stderr } = await runCliHere(['script', 'script.js', '--policy', policy], { cwd: root });
  expect(stdout + stderr).toMatch(/"ToolCallError|ExplanationRequired|ApprovalDeniedError|Error/);
  expect(stdout.replaceAll(/\s/g, '')).toContain(`,${closed.length + 1},false,true]`);
});

test('the rule that is proposed for listing the workspace opens its own files and no directory', async () => {
  const root = createTree();
  writeFileSync(join(root, 'README.md'), `${open}\n`);
  const commandsOnly = writePolicy('{ id: docs, when: { read: "docs/**" }, decision: allow, reason: x }');
  const listed = await call(root, commandsOnly, 'listDir', { dirPath: '.' });
  expect(listed).toContain('docs');
  expect(listed).not.toContain('README');
  const explained = await runCliHere(['policy', 'explain', 'ls', '--policy', 'builtin:base', '--cwd', root], {
    cwd: root,
  });
  expect(explained.stdout).not.toMatch(/read: \[?["']?\.["']?\]?/);
  const proposed = writePolicy('{ id: top, when: { read: "*" }, decision: allow, reason: x }');
  const shown = await call(root, proposed, 'exec', { command: ['bash', '-c', 'ls; grep -r canary .'] });
  expect(shown).toContain('README.md');
  expect(shown).not.toMatch(/a\.txt|plan\.txt/);
});

const read = '{ id: all, when: { read: "**" }, decision: allow, reason: x }';
const refused = /rules of the policy close private\/deep\/more\.txt, private\/plan\.txt, and git tracks them/;

test('a policy whose own rules close tracked files has to choose what processes see of the history, in the root of the repository and in a directory beside them', async () => {
  const root = createTree();
  const check = (policy: string) => runCliHere(['policy', 'check', policy, '--cwd', root], { cwd: root });
  const exception = read.replace('decision', 'unless: { read: "private/**" }, decision');
  const checkedException = await check(writePolicyWith('', exception));
  expect(checkedException.exitCode).toBe(2);
  expect(checkedException.stdout).toMatch(refused);
  const reads = [read, '{ id: private, when: { read: "private/**" }, decision: deny, reason: x }'];
  const unchosen = writePolicyWith('', ...reads);
  const run = await runCliHere(['sandbox', '--policy', unchosen, '--', 'true'], { cwd: root });
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toMatch(refused);
  const beside = await runCliHere(['sandbox', '--policy', unchosen, '--', 'true'], { cwd: join(root, 'src') });
  expect(beside).toMatchObject({ exitCode: 2, stderr: expect.stringMatching(refused) });
  const explained = await runCliHere(['policy', 'explain', '--policy', unchosen, '--', 'ls'], { cwd: root });
  expect(explained).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringMatching(refused) });
  const lines = [...run.stderr.matchAll(/`(sandbox: \{ git: \w+ \})`/g)].map(([, line = '']) => line);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const chosen = writePolicyWith(`${line}\n`, ...reads);
    const checked = await check(chosen);
    expect(checked.exitCode, checked.stdout).toBe(0);
    expect(checked.stdout.includes('[committed-secret]')).toBe(line.includes('history'));
    const started = await runCliHere(['sandbox', '--policy', chosen, '--', 'true'], { cwd: root });
    expect(started.exitCode, started.stderr).toBe(0);
  }
  // Git tracks none of the closed files.
  runGit(root, 'rm', '--quiet', '-r', '--cached', 'private');
  expect((await check(unchosen)).exitCode).toBe(0);
});

test('policy check names the manifests that a list of readable files closes to setup and verify', async () => {
  const root = createRepository({
    'src/a.js': 'a\n',
    'package.json': '{}\n',
    'jest.config.js': 'x\n',
    'notes.md': 'n\n',
  });
  const list = (globs: string) =>
    writePolicyWith('', `{ id: list, when: { read: ${globs} }, decision: allow, reason: x }`);
  const check = (policy: string) => runCliHere(['policy', 'check', policy, '--cwd', root], { cwd: root });
  expect((await check(list('"src/**"'))).stdout).toMatch(
    /info: no rule allows reading jest\.config\.js, package\.json: setup and verify .* \[closed-manifest\]/,
  );
  expect((await check(list('["src/**", "*.{js,json}"]'))).stdout).not.toContain('closed-manifest');
});

test('setup and verify see no history either, and the model receives that it is not there', async () => {
  const root = createTree();
  const denial = '{ id: private, when: { read: "private/**" }, decision: deny, reason: x }';
  const look =
    'git log --all -p; git show HEAD:private/plan.txt; git cat-file --batch-all-objects --batch; cat src/a.txt';
  for (const git of ['history', 'visible']) {
    const model = await startModelServer({ turns: [{ text: 'Nothing to do.' }] });
    onTestFinished(() => model.close());
    const record = join(createDirectory('record-'), 'run');
    const ended = await runCliHere(
      [
        ...['run', 'Look.', '--policy', writePolicyWith(`sandbox: { git: ${git} }\n`, read, denial)],
        ...['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`, '--record', record],
        ...['--setup', look, '--verify', look],
      ],
      { cwd: root },
    );
    for (const name of ['setup/output.log', 'verify/before.log']) {
      const text = readFileSync(join(record, name), 'utf8');
      expect(text, ended.stderr).toContain(open);
      expect(text.includes(closed), `${name} ${git}`).toBe(git === 'history');
    }
    const sent = JSON.stringify(model.requests[0]?.body);
    expect(sent.includes('the history is not there')).toBe(git === 'visible');
  }
});
