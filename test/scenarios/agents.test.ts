import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDeferred } from '../../src/core/deferred.ts';
import { listAllEvents, type RunEvent } from '../../src/core/types/event.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { keepCompiled } from '../fixtures/job.ts';
import { startModelServer, type ModelServerRequest, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const main = join(import.meta.dirname, '../../dist/main/index.js');
const policy = (agents: string): string => `version: 1
name: agents
sandbox: { git: history }
${agents}
rules:
  - { id: read, when: { read: ['**'] }, decision: allow }
  - { id: secrets, when: { read: ['secret.txt'] }, decision: deny, reason: Not for agents. }
  - { id: write, when: { write: ['src/**'] }, decision: allow }
  - { id: commands, when: { tool: exec, contained: true }, decision: allow }
  - { id: agents, when: { tool: 'agents.*' }, decision: allow }
  - { id: early, when: { tool: updatePlan, turn: { lte: 1 } }, decision: allow }
`;

type Turns = readonly (ScriptedTurn | (() => ScriptedTurn))[];

interface Place {
  readonly outside: string;
  readonly root: string;
  readonly requests: readonly ModelServerRequest[];
  readonly args: readonly string[];
}

const env = { OPENAI_API_KEY: 'key-of-the-test' };

/** A workspace and a model that sends `own` to the run's own agent, and to an agent the turns under the first word of its task. */
async function setUp(own: Turns, agents: Readonly<Record<string, Turns>>, settings = 'agents: {}'): Promise<Place> {
  const left = new Map(Object.entries({ ...agents, '': own }).map(([name, turns]) => [name, [...turns]]));
  const answer = ({ body }: ModelServerRequest): ScriptedTurn => {
    const isAgent = JSON.stringify(body.messages[0]).includes('Another agent has given you the task');
    const task = JSON.stringify(body.messages[1].content);
    const name = isAgent ? (Object.keys(agents).find((word) => task.includes(word)) ?? '') : '';
    const turn = left.get(name)?.shift() ?? { text: `The end of ${name}.` };
    return typeof turn === 'function' ? turn() : turn;
  };
  const model = await startModelServer({ turns: Array.from({ length: 200 }, () => answer) });
  onTestFinished(() => model.close());
  const outside = createDirectory('outside-');
  writeFileSync(join(outside, 'policy.yml'), policy(settings));
  const root = createRepository({
    'a.txt': 'alpha\n',
    'b.txt': 'beta\n',
    'secret.txt': 'hidden\n',
    'src/c.txt': 'c\n',
  });
  const args = [
    ...['run', 'Begin.', '--policy', join(outside, 'policy.yml'), '--record', join(outside, 'record')],
    ...['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`],
  ];
  return { outside, root, requests: model.requests, args };
}

async function run(place: Place) {
  const ended = await runCliHere([...place.args], { cwd: place.root, env });
  const directory = join(place.outside, 'record');
  const record = readRecord(directory);
  const events = record.events.map(({ event }) => event);
  const own = place.requests.filter(({ body }) => !JSON.stringify(body.messages[0]).includes('Another agent'));
  return { ended, record, events, directory, received: JSON.stringify(own.at(-1)?.body.messages) };
}

const listEnds = (events: readonly RunEvent[]) => events.filter((event) => event.type === 'agent-ended');
const call = (name: string, args: object): ScriptedTurn => ({ calls: [{ name, args }] });
const script = (code: string): ScriptedTurn => ({ text: `<tool-calls>\n${code}\n</tool-calls>` });

test('a script starts two agents at once; each reads another file, and record, audit and summary show them', async () => {
  const bothBegan = createDeferred<void>();
  const first = (filePath: string) => (): ScriptedTurn => {
    if (place.requests.length === 3) bothBegan.resolve();
    // The script waits for its agents longer than it may run itself.
    return { ...call('read_file', { filePath }), after: bothBegan.promise, delayMs: 1_500 };
  };
  const place: Place = await setUp(
    [
      script(
        `return await Promise.all(['FIRST reads a.txt', 'SECOND reads b.txt'].map((task) => tools.agents.launch.sync({ task })));`,
      ),
    ],
    {
      FIRST: [first('a.txt'), { text: 'It says alpha.' }],
      SECOND: [first('b.txt'), { text: 'It says beta.' }],
    },
    'agents: {}\nharness: { limits: { timeoutMs: 1000 } }',
  );
  const { ended, record, events, directory, received } = await run(place);
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(received).toContain('It says alpha.');
  expect(received).toContain('It says beta.');
  // Both had begun before one ended.
  const kinds = events.flatMap(({ type }) => (type === 'agent-started' || type === 'agent-ended' ? [type] : []));
  expect(kinds).toEqual(['agent-started', 'agent-started', 'agent-ended', 'agent-ended']);
  // The page shows what an agent is narrowed by.
  expect(events.flatMap((event) => (event.type === 'agent-started' ? [event.narrowingJson] : []))).toEqual([
    '{}',
    '{}',
  ]);
  expect(listEnds(events)).toMatchObject([
    { outcome: 'completed', turns: 2, toolCalls: 1, changedFiles: [], usage: { inputTokens: 200 } },
    { outcome: 'completed', turns: 2, toolCalls: 1, changedFiles: [], usage: { inputTokens: 200 } },
  ]);
  // Two turns of the run and two of each agent; the launches and the reads are calls.
  expect(record.result).toMatchObject({ turns: 6, toolCalls: 4, usage: { inputTokens: 600 } });
  const audit = readFileSync(join(directory, 'audit.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const reads = audit.filter(({ type, tool }) => type === 'call' && tool === 'readFile');
  const ids = audit.flatMap(({ type, agent }) => (type === 'agent' ? [agent as string] : []));
  expect(reads.map(({ agent }) => agent as string).toSorted()).toEqual(ids.toSorted());
  expect((await runCliHere(['audit', 'verify', directory], { cwd: place.root })).exitCode).toBe(0);
  const summary = readFileSync(join(directory, 'summary.md'), 'utf8');
  expect(summary).toContain('2 agents');
  expect(summary).toContain('FIRST reads a.txt');
});

test('an agent is denied what its narrowing denies, by file tools and by commands, and what its parent may not', async () => {
  const write = call('write_file', { filePath: 'src/new.txt', content: 'new\n' });
  const code = "require('fs').writeFileSync('src/c.txt', 'changed\\n')";
  const command = call('shell', { command: ['node', '-e', code] });
  const place = await setUp(
    [
      script(
        `const reader = await tools.agents.launch.sync({ task: 'READER', policy: { deny: [{ write: ['**'] }] } });
const few = await tools.agents.launch.sync({ task: 'FEW', policy: { tools: ['readFile'] } });
const writer = await tools.agents.launch.sync({ task: 'WRITER' });
return [reader, few, writer].map(({ changedFiles }) => changedFiles);`,
      ),
    ],
    {
      READER: [
        write,
        command,
        call('read_file', { filePath: 'secret.txt' }),
        call('agents_launch_sync', { task: 'x' }),
      ],
      FEW: [command, call('read_file', { filePath: 'a.txt' })],
      WRITER: [write, command, call('write_file', { filePath: 'a.txt', content: '' })],
    },
  );
  const { ended, record, events, received } = await run(place);
  expect(ended.exitCode, ended.stderr).toBe(0);
  const [reader = '', few = '', writer = ''] = listEnds(events).map(({ agent }) => agent);
  const decisions = (agent: string) =>
    listAllEvents(events).flatMap((event) =>
      event.type === 'tool-decided' && event.decision.callId.startsWith(`${agent}/`)
        ? [`${event.decision.tool} ${event.decision.decision} ${event.decision.rule}`]
        : [],
    );
  expect(decisions(reader)).toEqual([
    'writeFile deny agent-1',
    'exec allow commands',
    'readFile deny secrets',
    'agents.launch.sync deny tools',
  ]);
  const refused = listAllEvents(events).filter((event) => event.type === 'changes-decided' && event.refusedCount > 0);
  expect(refused).toMatchObject([{ refused: [{ path: 'src/c.txt', rule: 'agent-1', restored: true }] }]);
  expect(decisions(few)).toEqual(['exec deny tools', 'readFile allow read']);
  expect(decisions(writer)).toEqual(['writeFile allow write', 'exec allow commands', 'writeFile deny default']);
  expect(received).toContain('[[],[],[\\"src/c.txt\\",\\"src/new.txt\\"]]');
  // A patch of the whole run, in which only the writer's changes are.
  expect(record.result).toMatchObject({ outcome: 'completed', deniedCalls: 5 });
  expect(record.patch).toContain('+changed');
  // The tools that an agent is offered are those that its policy leaves.
  const offered = place.requests
    .filter(({ body }) => JSON.stringify(body.messages[1]).includes('FEW'))
    .map(({ body }) => body.tools.map((tool: { function: { name: string } }) => tool.function.name));
  expect(offered[0]).toEqual(['read_file']);
});

test('agents are bounded in number, depth, budget and turn, and by the end of their parent', async () => {
  const endlessBegan = createDeferred<void>();
  const place = await setUp(
    [
      call('list_dir', { dirPath: '.' }),
      script(
        `const { agent } = await tools.agents.launch.async({ task: 'LATER' });
const short = await tools.agents.launch.sync({ task: 'SHORT', budget: { turns: 1 } });
await tools.agents.launch.async({ task: 'ENDLESS' });
const later = await tools.agents.launch.sync({ agent });
const errors = [];
for (const args of [{ task: 'x' }, {}, { agent: 'agent_0' }, { task: 'x', policy: { deny: [{ wirte: 'a' }] } }])
  try { await tools.agents.launch.sync(args); } catch (error) { errors.push(error.message); }
return { short: short.outcome, later: later.answer, errors, unknown: typeof tools.agents.launch.all };`,
      ),
    ],
    {
      // Ends after the agent that was started after it.
      LATER: [{ text: 'It is later now.', after: endlessBegan.promise }],
      SHORT: [call('update_plan', { plan: [] })],
      ENDLESS: [
        () => {
          endlessBegan.resolve();
          return { text: 'never', delayMs: 60_000 };
        },
      ],
    },
    'agents: { children: 3 }',
  );
  const { ended, record, events, received } = await run(place);
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(received).toContain('\\"short\\":\\"budget-exceeded\\",\\"later\\":\\"It is later now.\\"');
  expect(received).toContain('the 3 agents of the run were started');
  expect(received).toContain('give either task or agent');
  expect(received).toContain('has started no agent agent_0');
  expect(received).toContain('wirte');
  expect(received).toContain('\\"unknown\\":\\"undefined\\"');
  expect(listEnds(events).map(({ outcome }) => outcome)).toEqual(['budget-exceeded', 'completed', 'cancelled']);
  expect(record.result?.outcome).toBe('no-changes');
  // It is the first turn of the agent, and the second one of the run.
  expect(record.result?.denials).toMatchObject([{ rule: 'default', example: expect.stringContaining('updatePlan') }]);
});

test('a run that is killed while an agent works leaves a whole record, and the resumed run knows the agent', async () => {
  const place = await setUp([call('agents_launch_sync', { task: 'SLOW' }), { text: 'I look first.' }], {
    SLOW: [call('write_file', { filePath: 'src/new.txt', content: 'new\n' }), { text: 'never', delayMs: 60_000 }],
  });
  const directory = join(place.outside, 'record');
  const child = spawn(process.execPath, [main, ...place.args], {
    cwd: place.root,
    env: { ...keepCompiled(), PATH: process.env['PATH'] ?? '', HOME: place.outside, ...env },
    stdio: 'ignore',
  });
  const closed = once(child, 'close');
  await expect.poll(() => place.requests.length).toBe(3);
  child.kill('SIGKILL');
  await closed;
  const verified = await runCliHere(['audit', 'verify', directory], { cwd: place.root });
  expect(verified.stdout + verified.stderr).toContain('its');
  const next = join(place.outside, 'next');
  const ended = await runCliHere(['resume', directory, '--record', next], {
    cwd: place.root,
    env: { ...env, HOME: place.outside },
  });
  expect(ended.exitCode, ended.stderr).toBe(0);
  const received = JSON.stringify(place.requests.at(-1)?.body.messages);
  expect(received).toContain('These agents were ended with the run');
  expect(received).toContain('It is not known whether this call ran');
  const record = readRecord(next);
  expect(record.result).toMatchObject({ outcome: 'completed', changedFiles: [{ path: 'src/new.txt' }] });
  expect(record.events.filter(({ event }) => event.type === 'agent-started')).toHaveLength(1);
});
