import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const files = {
  'src/a.js': 'export const a = 1;\nexport const b = 1;\n',
  'src/b.js': "import { a } from './a.js';\nexport const twice = a * 2;\n",
  'package.json': '{"scripts":{"test":"node --test"}}\n',
};

async function run(turns: readonly ScriptedTurn[], policy = 'builtin:fix-tests') {
  const root = createRepository(files);
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const ended = await runCliHere(
    [
      'run',
      'Do it.',
      '--policy',
      policy,
      '--provider',
      'openai-chat',
      '--model',
      'any',
      '--base-url',
      `${model.url}/v1`,
    ],
    { cwd: root, env: { OPENAI_API_KEY: 'sk-test' } },
  );
  const messages = (model.requests.at(-1)?.body.messages ?? []) as { role: string; content: string }[];
  const results = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
  const readFile = (path: string): string => readFileSync(join(root, path), 'utf8');
  return { ended, results, readFile, last: JSON.stringify(messages) };
}

const patch = (before: string, after: string): string =>
  `*** Begin Patch\n*** Update File: src/a.js\n@@\n-${before}\n+${after}\n*** End Patch`;

test('the calls of four other agents do what they mean', async () => {
  const calls = [
    // Claude Code
    { name: 'Read', args: { file_path: 'src/a.js' } },
    { name: 'Edit', args: { file_path: 'src/a.js', old_string: 'a = 1', new_string: 'a = 2', replace_all: false } },
    {
      name: 'MultiEdit',
      args: {
        file_path: 'src/a.js',
        edits: [
          { old_string: 'b = 1', new_string: 'b = 2' },
          { old_string: 'b = 2', new_string: 'b = 3', replace_all: true },
        ],
      },
    },
    { name: 'Write', args: { file_path: 'src/c.js', content: 'export {};\n' } },
    { name: 'Grep', args: { pattern: 'twice', path: 'src', output_mode: 'content', '-n': true, '-B': 1 } },
    { name: 'Glob', args: { pattern: '**/*.js' } },
    { name: 'Bash', args: { command: 'cat src/c.js', description: 'Shows a file', timeout: 120_000 } },
    { name: 'TodoWrite', args: { todos: [{ content: 'Look', status: 'completed', activeForm: 'Looking' }] } },
    // Codex
    {
      name: 'shell',
      args: {
        command: ['bash', '-lc', `apply_patch <<'EOF'\n${patch('export const a = 2;', 'export const a = 4;')}\nEOF\n`],
      },
    },
    {
      name: 'shell',
      args: { command: ['apply_patch', patch('export const b = 3;', 'export const b = 5;')], workdir: '.' },
    },
    { name: 'apply_patch', args: { input: patch('export const b = 5;', 'export const b = 6;') } },
    { name: 'exec_command', args: { cmd: 'echo codex', workdir: 'src', yield_time_ms: 1_000, max_output_tokens: 100 } },
    { name: 'read_file', args: { file_path: 'src/a.js', offset: 1, limit: 1 } },
    { name: 'list_dir', args: { dir_path: 'src' } },
    // pi
    { name: 'edit', args: { path: 'src/b.js', oldText: 'a * 2', newText: 'a + a' } },
    { name: 'grep', args: { pattern: 'a + a', path: 'src', glob: '*.js', literal: true, context: 0 } },
    { name: 'find', args: { pattern: '*.json', path: '.' } },
    { name: 'bash', args: { command: 'echo pi', timeout: 30 } },
    // opencode
    { name: 'edit', args: { filePath: 'src/b.js', oldString: 'a + a', newString: 'a + a + a', replaceAll: false } },
    { name: 'list', args: { path: 'src' } },
    { name: 'todowrite', args: { todos: [{ content: 'Look', status: 'pending', priority: 'high', id: '1' }] } },
  ];
  const { ended, results, readFile } = await run([{ calls }, { text: 'Done.' }]);
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  expect(results).toHaveLength(calls.length);
  results.forEach((text, index) =>
    expect(text, JSON.stringify(calls[index])).not.toMatch(/There is no tool|do not fit|The call failed|Denied/),
  );
  expect(readFile('src/a.js')).toBe('export const a = 4;\nexport const b = 6;\n');
  expect(readFile('src/b.js')).toContain('twice = a + a + a;');
  expect(results[4]).toContain("src/b.js-1- import { a } from './a.js';\nsrc/b.js:2: export const twice");
  expect(results[5]).toBe('src/a.js\nsrc/b.js\nsrc/c.js');
  expect(results[11]).toContain('codex');
});

test('a script edits, searches and applies a patch as a command, and what is refused is refused in each form', async () => {
  const script = `<tool-calls>
const edited = await tools.edit({ filePath: 'src/a.js', edits: [{ oldText: 'a = 1', newText: 'a = 2' }] });
const { matches } = await tools.grepFiles({ pattern: 'a = 2', path: 'src' });
const applied = await tools.exec({ command: ['bash', '-lc', ${JSON.stringify(`apply_patch <<'EOF'\n${patch('export const b = 1;', 'export const b = 2;')}\nEOF`)}] });
const refused = [];
for (const call of [
  () => tools.edit({ filePath: 'package.json', edits: [{ oldText: 'node --test', newText: 'true' }] }),
  () => tools.exec({ command: ['apply_patch', '*** Begin Patch\\n*** Update File: package.json\\n@@\\n-{"scripts":{"test":"node --test"}}\\n+{}\\n*** End Patch'] }),
]) await call().catch(({ name }) => refused.push(name));
return { changes: edited.changes, line: matches[0].line, exitCode: applied.exitCode, refused };
</tool-calls>`;
  const { ended, last, readFile } = await run([{ text: script }, { text: 'Done.' }]);
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  expect(last).toContain('ApprovalDeniedError');
  expect(last).toMatch(/refused[^a-z]*ApprovalDeniedError[^a-z]*ApprovalDeniedError/i);
  expect(readFile('src/a.js')).toBe('export const a = 2;\nexport const b = 2;\n');
  expect(readFile('package.json')).toBe(files['package.json']);
});

test('a command in the background is a session if the policy offers one, and else the error has the call to write', async () => {
  const directory = createDirectory();
  const policy = join(directory, 'policy.yml');
  writeFileSync(
    policy,
    `version: 1
name: background
rules:
  - { id: read, when: { read: '**' }, decision: allow }
  - { id: programs, when: { tool: [exec, execCommand], command: [cat, '**'] }, decision: allow }
`,
  );
  const start = { name: 'Bash', args: { command: ['cat', '-'], run_in_background: true, description: 'Echoes' } };
  const { results } = await run(
    [
      { calls: [start] },
      { calls: [{ name: 'BashOutput', args: { bash_id: 'session_1' } }] },
      { calls: [{ name: 'KillShell', args: { shell_id: 'session_1' } }] },
      { calls: [{ name: 'Bash', args: { command: ['cat', 'src/a.js'], run_in_background: false } }] },
      { text: 'Done.' },
    ],
    policy,
  );
  expect(results[0]).toMatch(/^\S+ runs\n/);
  expect(results[3]).toContain('export const a = 1;');
  const foreground = await run([{ calls: [start] }, { text: 'Done.' }]);
  expect(foreground.results[0]).toContain(
    'run_in_background: no rule allows programs in the background. Start it with &',
  );
});

test('a name that no tool has leads to offered tools, under the names of the offer', async () => {
  const { results } = await run([
    { calls: [{ name: 'readfil', args: {} }] },
    { calls: [{ name: 'Bash', args: { command: 'ls', frobnicate: 1 } }] },
    { text: 'Done.' },
  ]);
  expect(results[0]).toBe('There is no tool readfil. Did you mean read_file?');
  expect(results[1]).toContain('frobnicate: unknown argument. Valid arguments: command, cwd, env, timeoutMs');
});
