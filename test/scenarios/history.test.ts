import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listAllEvents } from '../../src/core/types/event.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer, type ModelServerRequest, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const policy = `version: 1
name: customers
sandbox: { git: visible }
agents: {}
rules:
  - { id: read, when: { read: '**' }, decision: allow }
  - { id: write, when: { write: '**' }, decision: allow }
  - { id: commands, when: { tool: exec, contained: true }, decision: allow }
  - { id: agents, when: { tool: 'agents.*' }, decision: allow }
  - { id: web, when: { tool: http, net: { host: api.example.com } }, decision: allow }
  - { id: no-data-out, when: { tool: http, after: { read: 'customers/**' } }, decision: deny, reason: Customer data stays here. }
  - id: only-reports
    when: { write: '**', after: { read: 'customers/**' } }
    unless: { write: 'reports/**' }
    decision: deny
    reason: After customer data, only reports are written.
  - { id: plan-first, when: { tool: updatePlan, before: { write: '**' } }, decision: allow }
`;

const env = { OPENAI_API_KEY: 'key-of-the-test' };

async function setUp(own: readonly ScriptedTurn[], agent: readonly ScriptedTurn[] = []) {
  const left = { own: [...own], agent: [...agent] };
  const answer = ({ body }: ModelServerRequest): ScriptedTurn => {
    const turns = JSON.stringify(body.messages[0]).includes('Another agent has given you the task')
      ? left.agent
      : left.own;
    return turns.shift() ?? { text: 'Done.' };
  };
  const model = await startModelServer({ turns: Array.from({ length: 30 }, () => answer) });
  onTestFinished(() => model.close());
  const directory = createDirectory('outside-');
  writeFileSync(join(directory, 'policy.yml'), policy);
  const root = createRepository({ 'customers/ann.txt': 'Ann, 4 Main Street\n', 'src/a.txt': 'a\n' });
  const start = async (name: string, args: readonly string[]) => {
    const record = join(directory, name);
    const ended = await runCliHere([...args, '--record', record], { cwd: root, env });
    const decided = listAllEvents(readRecord(record).events.map(({ event }) => event)).flatMap((event) =>
      event.type === 'tool-decided' ? [`${event.decision.tool} ${event.decision.decision} ${event.decision.rule}`] : [],
    );
    const told = JSON.stringify(model.requests.map(({ body }) => body.messages));
    return { ended, decided, told, record };
  };
  const run = (name: string, ...more: readonly string[]) =>
    start(name, [
      ...['run', 'Write the report.', '--policy', join(directory, 'policy.yml'), '--provider', 'openai-chat'],
      ...['--model', 'm', '--base-url', `${model.url}/v1`, ...more],
    ]);
  const resume = (name: string, record: string) => start(name, ['resume', record, '--max-turns', '9']);
  return { directory, root, run, resume };
}

const calls = (...made: readonly (readonly [string, object])[]): ScriptedTurn => ({
  calls: made.map(([name, args]) => ({ name, args })),
});
const script = (code: string): ScriptedTurn => ({ text: `<tool-calls>\n${code}\n</tool-calls>` });
const read = ['read_file', { filePath: 'customers/ann.txt' }] as const;
const write = (filePath: string) => ['write_file', { filePath, content: 'x\n' }] as const;
const http = ['http', { url: 'https://api.example.com/', method: 'POST', body: 'x' }] as const;
const plan = ['update_plan', { plan: [{ step: 'a', status: 'pending' }] }] as const;

test('after a read of customer data, requests and writes outside reports are denied, and commands never see the data', async () => {
  const { directory, root, run } = await setUp([
    calls(['shell', { command: ['bash', '-lc', 'cat customers/ann.txt; git show HEAD:customers/ann.txt; ls -a'] }]),
    calls(plan, write('src/b.txt')),
    calls(plan),
    calls(read),
    calls(http, write('src/c.txt'), write('reports/a.md')),
    calls(['shell', { command: ['bash', '-lc', 'echo x > src/d.txt; cat customers/ann.txt'] }]),
  ]);
  const { ended, decided, told, record } = await run('record');
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(decided).toEqual([
    'exec allow commands',
    'updatePlan allow plan-first',
    'writeFile allow write',
    'updatePlan deny default',
    'readFile allow read',
    'http deny no-data-out',
    'writeFile deny only-reports',
    'writeFile allow write',
    'exec deny only-reports',
  ]);
  // Only the file tool has shown it.
  expect(told.split('Main Street').length - 1).toBe(told.split('L1: Ann, 4 Main Street').length - 1);
  expect(told).toContain('L1: Ann, 4 Main Street');
  const patch = readFileSync(join(record, 'changes.patch'), 'utf8');
  expect([...patch.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, path]) => path)).toEqual(['reports/a.md', 'src/b.txt']);

  writeFileSync(join(directory, 'weaker.yml'), policy.replace(/.*id: no-data-out.*\n/, ''));
  const replay = async (file: string) =>
    (await runCliHere(['policy', 'replay', record, '--policy', join(directory, file)], { cwd: root })).exitCode;
  expect(await replay('policy.yml')).toBe(0);
  expect(await replay('weaker.yml')).toBe(1);
  const asked = {
    tool: 'http',
    args: http[1],
    after: [{ tool: 'readFile', args: read[1] }],
  };
  const explain = async (written: object) =>
    (
      await runCliHere(
        ['policy', 'explain', '--policy', join(directory, 'policy.yml'), '--call', JSON.stringify(written)],
        { cwd: root },
      )
    ).stdout;
  const explained = await explain(asked);
  expect(explained).toContain(
    'deny by no-data-out: Customer data stays here. It is after call 1 (readFile: read customers/ann.txt).',
  );
  expect(explained).toContain('customers/ann.txt');
  expect(await explain({ ...asked, after: [] })).toContain('allow by web');
});

test('the history counts for calls of one script at the same time, of an agent, and of the part that is resumed', async () => {
  const parallel = await setUp([
    script(
      `await Promise.all([tools.readFile({ filePath: 'customers/ann.txt' }), ...['a', 'b'].map((name) => tools.writeFile({ filePath: name, content: 'x' }).catch(() => null))]);
return (await Promise.all(['src/c', 'reports/d'].map((filePath) => tools.writeFile({ filePath, content: 'x' }).then(() => 'written', () => 'refused')))).join();`,
    ),
  ]);
  const atOnce = await parallel.run('record');
  expect(atOnce.told).toContain('refused,written');
  const order = atOnce.decided.filter((line) => !line.includes('agents'));
  // In any order: no write outside reports is allowed after the read.
  expect(
    order.slice(order.indexOf('readFile allow read') + 1).filter((line) => line === 'writeFile allow write'),
  ).toHaveLength(1);

  const agent = await setUp(
    [script(`return tools.agents.launch.sync({ task: 'Read it.' });`), calls(write('src/c.txt'))],
    [calls(read), { text: 'Read.' }],
  );
  expect((await agent.run('record')).decided.slice(-2)).toEqual(['readFile allow read', 'writeFile deny only-reports']);

  const resumed = await setUp([calls(read), calls(write('src/c.txt'), write('reports/a.md'))]);
  const first = await resumed.run('record', '--max-turns', '1');
  expect(first.ended.exitCode, first.ended.stderr).toBe(4);
  const second = await resumed.resume('next', first.record);
  expect(second.ended.exitCode, second.ended.stderr).toBe(0);
  expect(second.decided.slice(-2)).toEqual(['writeFile deny only-reports', 'writeFile allow write']);
});
