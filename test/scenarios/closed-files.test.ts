import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runBuiltCli } from '../fixtures/job.ts';
import { createFolder, createRepository, runGit } from '../fixtures/workspace.ts';

const closed = 'canary-of-a-closed-file';
const open = 'canary-of-an-open-file';

function writePolicy(...reads: readonly string[]): string {
  const path = join(createFolder('policy-'), 'policy.yml');
  const rules = [
    ...reads,
    '{ id: commands, when: { tool: exec, contained: true }, decision: allow, reason: x }',
    '{ id: machine, when: { tool: exec, read: ["/usr/**", "/bin/**", "/lib/**", "/etc/passwd"] }, decision: allow, reason: x }',
  ];
  writeFileSync(path, `version: 1\nname: own\nrules:\n${rules.map((rule) => `  - ${rule}\n`).join('')}`);
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
  symlinkSync('../private', join(root, 'src/folder'));
  symlinkSync('../private/plan.txt', join(root, 'src/file'));
  symlinkSync('a.txt', join(root, 'src/open'));
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'links');
  return root;
}

async function call(root: string, policy: string, tool: string, args: unknown): Promise<string> {
  const ended = await runBuiltCli(['call', tool, JSON.stringify(args), '--policy', policy, '--format', 'json'], {
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

describe.each(policies)('with %s', (_, reads, rule) => {
  test.each(commands)('commands read the open files and no closed one: %s', async (script) => {
    const root = createTree();
    const shown = await call(root, writePolicy(...reads), 'exec', { command: ['bash', '-c', `${script} 2>&1`] });
    expect(shown).toContain(open);
    expect(shown).not.toContain(closed);
  });

  test('the tools of the harness show the open files and no closed one', async () => {
    const root = createTree();
    const policy = writePolicy(...reads);
    for (const [tool, args, expected] of [
      ['grepFiles', { pattern: 'canary', path: '.', output: 'matches' }, 'src/a.txt'],
      ['grepFiles', { pattern: 'canary', path: '.' }, 'src/a.txt'],
      ['fileSearch', { pattern: 'txt' }, 'src/a.txt'],
      ['listDir', { dirPath: '.', depth: 4 }, 'a.txt'],
      ['readFile', { filePath: 'src/open' }, open],
    ] as const) {
      const shown = await call(root, policy, tool, args);
      expect(shown, tool).toMatch(/^\{\s*"ok":\s*true/);
      expect(shown, tool).toContain(expected);
      expect(shown, tool).not.toContain(closed);
      expect(shown, tool).not.toMatch(/plan\.txt|more\.txt|private/);
    }
    for (const filePath of ['private/plan.txt', 'src/file', 'src/folder/plan.txt'])
      expect(await call(root, policy, 'readFile', { filePath }), filePath).not.toContain(closed);
  });

  test('the result of a command that names a closed file states the rule', async () => {
    const root = createTree();
    const command = ['bash', '-c', 'f=private; wc -c src/a.txt; test -s private/plan.txt || echo missing'];
    const shown = await call(root, writePolicy(...reads), 'exec', { command });
    expect(shown).toContain(
      rule === 'default'
        ? 'private/plan.txt is closed to commands: no rule allows reading it'
        : 'private/plan.txt is closed by rule private',
    );
    expect(shown).not.toContain('src/a.txt is closed');
  });

  test('a check states what git has of the closed files', async () => {
    const root = createTree();
    const { stdout } = await runBuiltCli(['policy', 'check', writePolicy(...reads), '--cwd', root], { cwd: root });
    expect(stdout).toContain(
      rule === 'default'
        ? 'no rule allows reading 2 of the files that git tracks (for example private/deep/more.txt)'
        : 'the policy denies reading private/deep/more.txt, private/plan.txt, but git tracks it',
    );
  });
});

test('a read that a rule allows to file tools happens although commands cannot make it', async () => {
  const root = createTree();
  const policy = writePolicy(
    '{ id: all, when: { read: "**" }, decision: allow, reason: x }',
    '{ id: private, when: { read: "private/**", tool: exec }, decision: deny, reason: x }',
  );
  expect(await call(root, policy, 'readFile', { filePath: 'private/plan.txt' })).toContain(closed);
  const command = ['bash', '-c', 'cat s*/a.txt p*/*'];
  const shown = await call(root, policy, 'exec', { command });
  expect(shown).toContain(open);
  expect(shown).not.toContain(closed);
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
  const { stdout, stderr } = await runBuiltCli(['script', 'script.js', '--policy', policy], { cwd: root });
  expect(stdout + stderr).toMatch(/"ToolCallError|ExplanationRequired|ApprovalDeniedError|Error/);
  expect(stdout.replaceAll(/\s/g, '')).toContain(`,${closed.length + 1},false,true]`);
});

test('the rule that is proposed for listing the workspace opens its own files and no folder', async () => {
  const root = createTree();
  writeFileSync(join(root, 'README.md'), `${open}\n`);
  const commandsOnly = writePolicy('{ id: docs, when: { read: "docs/**" }, decision: allow, reason: x }');
  const listed = await call(root, commandsOnly, 'listDir', { dirPath: '.' });
  expect(listed).toContain('docs');
  expect(listed).not.toContain('README');
  const explained = await runBuiltCli(['policy', 'explain', 'ls', '--policy', 'builtin:base', '--cwd', root], {
    cwd: root,
  });
  expect(explained.stdout).not.toMatch(/read: \[?["']?\.["']?\]?/);
  const proposed = writePolicy('{ id: top, when: { read: "*" }, decision: allow, reason: x }');
  const shown = await call(root, proposed, 'exec', { command: ['bash', '-c', 'ls; grep -r canary .'] });
  expect(shown).toContain('README.md');
  expect(shown).not.toMatch(/a\.txt|plan\.txt/);
});
