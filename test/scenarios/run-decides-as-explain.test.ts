import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord } from '../../src/record/read-record.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';

const policy = `version: 1
name: facts
profiles:
  local: { when: { event: cli }, rules: [{ id: no-docs, when: { write: 'docs/**' }, decision: deny, reason: Not from here. }] }
rules:
  - { id: node, when: { tool: exec, command: [node, --version], event: cli, fork: false }, decision: allow, reason: The task. }
  - { id: read, when: { read: '**', actor: { permission: admin } }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**', tool: writeFile }, decision: allow, reason: The task. }
  - { id: by-event, when: { write: 'config/**', event: push }, decision: deny, reason: Not on a push. }
  - { id: send, when: { tool: [fetchUrl, http], net: { host: host.invalid } }, decision: allow, reason: The task. }
  - { id: person, when: { write: 'migrations/**' }, decision: escalate, reason: A person decides. }
  - { id: by-label, when: { write: 'labelled/**', label: agent }, decision: deny, reason: Not by a label. }
`;
const calls = [
  { tool: 'exec', name: 'shell', args: { command: ['node', '--version'] } },
  { tool: 'exec', name: 'shell', args: { command: ['npm', 'test'] } },
  ...['out/log', 'coverage/log', 'build/log', 'src/log'].map((path) => ({
    tool: 'exec',
    name: 'shell',
    args: { command: ['bash', '-c', `node --version > ${path}`] },
  })),
  { tool: 'readFile', name: 'read_file', args: { filePath: 'a.txt' } },
  ...[
    'docs/a.md',
    'config/a.json',
    'labelled/a.txt',
    'src/a.js',
    'migrations/1.sql',
    '.gitattributes',
    'vendor/a.js',
  ].map((filePath) => ({
    tool: 'writeFile',
    name: 'write_file',
    args: { filePath, content: 'x\n' },
  })),
  ...['q=plain', `q=ghp_${'a1B2'.repeat(9)}`].map((query) => ({
    tool: 'http',
    name: 'http',
    args: { url: `https://host.invalid/?${query}` },
  })),
];

test('a run on the command line decides every call as policy explain does: by event, label, fork, permission, profile, channel, ignore rules, secrets and what a patch can hold', async () => {
  const outside = createDirectory('outside-');
  writeFiles(outside, {
    'policy.yml': policy,
    'calls.jsonl': calls.map(({ tool, args }) => JSON.stringify({ tool, args })).join('\n'),
  });
  const cwd = createRepository({ 'a.txt': 'a\n', '.gitignore': 'out/\n', 'build/tracked.txt': 'a\n' });
  const head = runGit(cwd, 'rev-parse', 'HEAD').trim();
  runGit(cwd, 'update-index', '--add', '--cacheinfo', `160000,${head},vendor`);
  runGit(cwd, 'commit', '--quiet', '--message', 'submodule');
  const common = ['--policy', join(outside, 'policy.yml')];
  const explained = await runBuiltCli(['policy', 'explain', ...common, '--calls', join(outside, 'calls.jsonl')], {
    cwd,
  });
  const model = await startModelServer({
    turns: [{ calls: calls.map(({ name, args }) => ({ name, args })) }, { text: 'Done.' }],
  });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'run');
  const ended = await runCliHere(
    [
      ...['run', 'Look.', ...common, '--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`],
      ...['--record', record, '--format', 'json'],
    ],
    { cwd },
  );
  const pick = ({ decision, rule }: { decision: string; rule: string }): string => `${decision} by ${rule}`;
  const parse = <Value>(text: string): Value[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Value);
  const wanted = parse<{ decision: string; rule: string }>(explained.stdout).map(pick);
  const decided = readRecord(record).events.flatMap(({ event }) =>
    event.type === 'tool-decided' ? [pick(event.decision)] : [],
  );
  expect(decided, ended.stderr).toEqual(wanted);
  expect(wanted).toEqual([
    'allow by node',
    'deny by default',
    'allow by node',
    'allow by node',
    'deny by default',
    'deny by default',
    'allow by read',
    'deny by no-docs',
    'allow by edit',
    'allow by edit',
    'allow by edit',
    'deny by person',
    'deny by rejected',
    'deny by rejected',
    'allow by send',
    'deny by known-secret',
  ]);
});
