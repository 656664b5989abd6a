import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { reachLimit } from '../fixtures/time-limit.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const write: ScriptedTurn = { calls: [{ name: 'write_file', args: { filePath: 'a.txt', content: 'new\n' } }] };
const shell = (text: string): ScriptedTurn => ({ calls: [{ name: 'shell', args: { command: ['sh', '-c', text] } }] });
const read = (filePath: string): ScriptedTurn => ({ calls: [{ name: 'read_file', args: { filePath } }] });
const script = (code: string): ScriptedTurn => ({ text: `<tool-calls>\n${code}\n</tool-calls>` });

interface Case {
  readonly policy?: string;
  /** After the turn that writes a file. */
  readonly turns: readonly ScriptedTurn[];
  readonly exitCode: number;
  readonly outcome: string;
  readonly reason: string;
  readonly requests: number;
}

/** Each with its limit of time, if it has one. */
const cases: Readonly<Record<string, (seconds: number) => Case>> = {
  'tool calls': () => ({
    policy: 'limits: { toolCalls: 2 }',
    turns: [shell('true'), shell('true # 2')],
    requests: 3,
    exitCode: 4,
    outcome: 'budget-exceeded',
    reason: "the run's 2 tool calls are spent",
  }),
  'tool calls of a script': () => ({
    policy: 'limits: { toolCalls: 2 }',
    requests: 2,
    turns: [
      script("for (let i = 0; i < 9; i++) await tools.readFile({ filePath: 'a.txt' }).catch(() => null); return 1;"),
    ],
    exitCode: 4,
    outcome: 'budget-exceeded',
    reason: "the run's 2 tool calls are spent",
  }),
  denials: () => ({
    policy: 'limits: { denials: 3 }',
    turns: ['a', 'b', 'c', 'd'].map((name) => read(`/etc/${name}`)),
    requests: 4,
    exitCode: 3,
    outcome: 'denied',
    reason: '3 calls were denied',
  }),
  'identical calls': () => ({
    turns: [1, 2, 3, 4].map(() => read('/etc/a')),
    requests: 4,
    exitCode: 3,
    outcome: 'denied',
    reason: 'the same readFile call was denied 3 times',
  }),
  'time during a command': (seconds) => ({
    policy: `limits: { minutes: ${seconds / 60} }`,
    turns: [shell('sleep 600')],
    requests: 2,
    exitCode: 4,
    outcome: 'timed-out',
    reason: `the run's ${seconds / 60} minutes are over`,
  }),
};

async function run({ policy = '', turns, outcome }: Case) {
  const root = createRepository({ 'a.txt': 'old\n' });
  const outside = createDirectory('outside-');
  writeFileSync(
    join(outside, 'policy.yml'),
    `version: 1
name: limits
${policy}
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
  - { id: commands, when: { tool: exec, contained: true }, decision: allow, reason: The task. }
`,
  );
  const model = await startModelServer({ turns: [write, ...turns] });
  onTestFinished(() => model.close());
  const record = join(outside, 'record');
  // A watchdog ends the process of a run whose time is over.
  const start = outcome === 'timed-out' ? runBuiltCli : runCliHere;
  const ended = await start(
    [
      ...['run', 'Work.', '--policy', join(outside, 'policy.yml'), '--record', record, '--format', 'json'],
      ...['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`],
    ],
    { cwd: root, env: { OPENAI_API_KEY: 'key-of-the-test' } },
  );
  return { root, record, ended, requests: model.requests.length };
}

test.each(Object.entries(cases))(
  'a run whose limit is reached ends with its outcome, patch and reports: %s',
  async (_name, create) => {
    const { run: made, limit } = await reachLimit(
      12,
      (seconds) => run(create(seconds)),
      ({ requests }, seconds) => requests >= create(seconds).requests,
    );
    const { exitCode, outcome, reason, requests } = create(limit);
    const { root, record, ended } = made;
    expect(ended.exitCode, ended.stderr).toBe(exitCode);
    expect(JSON.parse(ended.stdout)).toMatchObject({ outcome, reason: expect.stringContaining(reason) });
    expect(made.requests).toBe(requests);
    expect(readFileSync(join(record, 'changes.patch'), 'utf8')).toContain('+new');
    expect(readFileSync(join(record, 'summary.md'), 'utf8')).toContain(outcome);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('new\n');
  },
);
