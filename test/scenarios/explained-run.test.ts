import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord } from '../../src/record/read-record.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, runGit, writeFiles } from '../fixtures/workspace.ts';

const policy = `version: 1
name: explained
sandbox: { git: visible }
rules:
  - { id: look, when: { read: ['src/**', 'docs/**', package.json] }, decision: allow }
  - { id: notes, when: { tool: readFile, args: { /filePath: { path: 'notes/**' } }, read: '**' }, decision: allow }
  - { id: no-plan, when: { read: 'docs/plan.md' }, decision: deny }
  - { id: edit, when: { write: 'src/**' }, unless: { write: 'src/generated/**' }, decision: allow }
  - { id: config, when: { write: 'config/**' }, decision: escalate, escalate: { by: [admin] } }
  - { id: why, when: { write: 'docs/**' }, decision: explain }
  - { id: tests, when: { tool: exec, command: [npm, test] }, decision: allow, limits: { perRun: 2 } }
  - { id: list, when: { tool: exec, command: [ls, '**'] }, decision: allow }
  - { id: print, when: { tool: exec, command: [cat, '**'] }, decision: allow }
  - { id: page, when: { tool: fetchUrl, net: { host: docs.example.com } }, decision: allow }
`;

const files = {
  'package.json': '{ "scripts": { "test": "true" } }',
  'src/a.ts': 'a\n',
  'src/generated/b.ts': 'b\n',
  'docs/guide.md': 'guide\n',
  'docs/plan.md': 'plan\n',
  'notes/today.md': 'today\n',
  'private/key.txt': 'key\n',
  'config/app.yml': 'a: 1\n',
};

/** Calls with the tool's structured name for the model and its name in policies. */
const calls: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
  ['read_file', 'readFile', { filePath: 'src/a.ts' }],
  ['read_file', 'readFile', { filePath: './docs/../src/a.ts' }],
  ['read_file', 'readFile', { filePath: 'docs/plan.md' }],
  ['read_file', 'readFile', { filePath: 'src/link/key.txt' }],
  ['read_file', 'readFile', { filePath: 'notes/today.md' }],
  ['read_file', 'readFile', { filePath: 'notes/link/key.txt' }],
  ['read_file', 'readFile', { filePath: 'notes/../private/key.txt' }],
  ['read_file', 'readFile', { filePath: '/etc/passwd' }],
  ['write_file', 'writeFile', { filePath: 'src/new.ts', content: 'x' }],
  ['write_file', 'writeFile', { filePath: 'src/generated/b.ts', content: 'x' }],
  ['write_file', 'writeFile', { filePath: 'src/out/x.md', content: 'x' }],
  ['write_file', 'writeFile', { filePath: '.git/config', content: 'x' }],
  ['shell', 'exec', { command: ['npm', 'test'] }],
  ['shell', 'exec', { command: ['npm', 'run', 'other'] }],
  ['shell', 'exec', { command: ['ls', 'src'] }],
  ['shell', 'exec', { command: ['cat', 'src/link/key.txt'] }],
  ['shell', 'exec', { command: ['cat', 'docs/guide.md'] }],
  ['shell', 'exec', { command: ['bash', '-lc', 'cat src/a.ts && npm test'] }],
  ['shell', 'exec', { command: ['bash', '-lc', 'cat $X'] }],
  ['shell', 'exec', { command: ['node', '-e', '1'] }],
  ['fetch_url', 'fetchUrl', { urls: ['https://other.example.com/'] }],
  // Ends the run, because a person has to approve it.
  ['write_file', 'writeFile', { filePath: 'config/app.yml', content: 'a: 2' }],
];

test('policy explain decides calls as the record of a run in the same workspace states', async () => {
  const cwd = createDirectory('explained-');
  writeFiles(cwd, files);
  symlinkSync('../private', join(cwd, 'src/link'));
  symlinkSync('../private', join(cwd, 'notes/link'));
  mkdirSync(join(cwd, 'src/out'));
  symlinkSync('../../docs', join(cwd, 'src/out/docs'));
  runGit(cwd, 'init', '--quiet');
  runGit(cwd, 'add', '.');
  runGit(cwd, 'commit', '--quiet', '--message', 'start');
  const directory = createDirectory('explained-policy-');
  writeFiles(directory, {
    'policy.yml': policy,
    'calls.jsonl': calls.map(([, tool, args]) => JSON.stringify({ tool, args })).join('\n'),
  });
  const model = await startModelServer({
    turns: [...calls.map(([name, , args]) => ({ calls: [{ name, args }] })), { text: 'Done.' }],
  });
  onTestFinished(() => model.close());

  const source = join(directory, 'policy.yml');
  const explained = await runCliHere(
    ['policy', 'explain', '--policy', source, '--cwd', cwd, '--approvals', '--calls', join(directory, 'calls.jsonl')],
    { cwd: directory },
  );
  expect(explained, explained.stderr).toMatchObject({ exitCode: 0 });
  const expected = explained.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

  const record = join(directory, 'run');
  const provider = ['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`];
  const limits = ['--max-turns', '60'];
  const ran = await runCliHere(
    [
      'run',
      'x',
      '--policy',
      source,
      ...provider,
      ...limits,
      '--record',
      record,
      '--approvals',
      join(directory, 'approvals'),
    ],
    {
      cwd,
    },
  );
  expect(existsSync(join(record, 'history.jsonl')), ran.stderr).toBe(true);
  const decided = readRecord(record).events.flatMap(({ event }) => {
    if (event.type !== 'tool-decided') return [];
    const { decision, rule, reason } = event.decision;
    const asked = / \(a person has to approve it: [\w-]+\)$/.exec(reason);
    const text = asked === null ? reason : reason.slice(0, asked.index);
    return [{ decision: asked === null ? decision : 'escalate', rule, reason: text }];
  });
  const describe = (found: { decision: string; rule: string; reason: string }, index: number): string =>
    `${JSON.stringify(calls[index]?.[2])}: ${found.decision} by ${found.rule}: ${found.reason}`;
  expect(decided.length, `${ran.stdout}${ran.stderr}`).toBeGreaterThan(0);
  expect(decided.map(describe)).toEqual(expected.slice(0, decided.length).map(describe));
  expect(decided).toHaveLength(calls.length);
});
