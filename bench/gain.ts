import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gainTasks, renderPolicy, writeFiles, type GainTask } from './gain/tasks.ts';
import { measureRun } from './whole-runs/measure-run.ts';
import { startMockModel, type Exchange, type MockModel, type Turn } from './whole-runs/mock-model.ts';

/**
 * `npm run gain`: runs each task by calls and by scripts with the built program, and writes the table of docs/scripts.md and the conversations next to it.
 * The turns are written in `gain/tasks.ts`: they are not a model's.
 */
const modelMs = 2_000;
const bytesPerToken = 4;
const root = join(import.meta.dirname, '..');
const transcripts = join(root, 'docs/scripts');
const page = join(root, 'docs/scripts.md');

interface Measured {
  readonly turns: number;
  readonly inputTokens: number;
  /** The part of the input that is equal to the beginning of the request before. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
  readonly seconds: number;
}

const model = await startMockModel();
try {
  mkdirSync(transcripts, { recursive: true });
  const rows: string[] = [];
  for (const task of gainTasks) {
    const byCalls = await measure(model, task, 'calls');
    const byScripts = await measure(model, task, 'scripts');
    rows.push(renderRow(task, byCalls, byScripts));
    console.log(rows.at(-1));
  }
  writeFileSync(page, renderPage(rows));
} finally {
  model.close();
}

async function measure(server: MockModel, task: GainTask, way: 'calls' | 'scripts'): Promise<Measured> {
  const turns = task[way].map((turn) => ({ ...turn, delayMs: modelMs }));
  const directory = mkdtempSync(join(tmpdir(), 'gain-'));
  try {
    const policy = join(directory, 'policy.yml');
    writeFileSync(policy, renderPolicy(task));
    const { wallMs } = await measureRun(server, {
      client: 'program',
      turns,
      policy,
      prepare: (workspace) => writeFiles(workspace, task.files),
    });
    const { exchanges } = server;
    writeFileSync(join(transcripts, `${task.name}.${way}.json`), renderTranscript(exchanges, task[way]));
    return {
      turns: turns.length,
      inputTokens: countTokens(sum(exchanges.map(({ bytes }) => bytes))),
      cachedTokens: countTokens(sum(exchanges.map((one, index) => countCommon(exchanges[index - 1], one)))),
      outputTokens: countTokens(sum(task[way].map(countAnswer))),
      seconds: wallMs / 1_000,
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

// The list of tools follows the messages in the JSON of this API; a cache has it before them.
function countCommon(before: Exchange | undefined, now: Exchange): number {
  if (before === undefined) return 0;
  const [{ messages: old, ...frame }, { messages }] = [readBody(before), readBody(now)];
  let same = 0;
  while (same < old.length && JSON.stringify(old[same]) === JSON.stringify(messages[same])) same += 1;
  return Buffer.byteLength(JSON.stringify(frame)) + Buffer.byteLength(JSON.stringify(messages.slice(0, same)));
}

function readBody({ body }: Exchange): { readonly messages: readonly unknown[] } {
  return JSON.parse(body) as { messages: unknown[] };
}

function countAnswer({ text = '', call, calls = [] }: Turn): number {
  const all = call === undefined ? calls : [call, ...calls];
  return Buffer.byteLength(text) + sum(all.map((one) => Buffer.byteLength(JSON.stringify(one))));
}

/** The conversation after the task, with the last answer. Names of the machine's directories are replaced. */
function renderTranscript(exchanges: readonly Exchange[], turns: readonly Turn[]): string {
  const last = exchanges.at(-1);
  const messages = last === undefined ? [] : readBody(last).messages.slice(1);
  const shown = [...messages, { role: 'assistant', content: turns.at(-1)?.text ?? '' }];
  const text = JSON.stringify(shown, null, 1).replaceAll(/(?:\/[\w.-]+)*\/bench-run-\w+\/repository/g, '/workspace');
  return `${text.replaceAll(process.execPath, 'node')}\n`;
}

function renderRow({ name, what }: GainTask, calls: Measured, scripts: Measured): string {
  const pair = (read: (one: Measured) => number): string => `${render(read(calls))} → ${render(read(scripts))}`;
  const cells = [
    `[${name}](scripts/${name}.calls.json) ([scripts](scripts/${name}.scripts.json)): ${what}`,
    pair((one) => one.turns),
    pair((one) => one.inputTokens),
    pair((one) => one.cachedTokens),
    pair((one) => one.outputTokens),
    pair((one) => one.seconds),
  ];
  return `| ${cells.join(' | ')} |`;
}

function render(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(1);
}

function renderPage(rows: readonly string[]): string {
  return `# Calls and scripts

A model can call tools one by one, or write a script that calls them. Which of them costs less depends on the task:

- **Scripts** are for steps that code can decide: the same for many files, filtered output, loops of edit and test, results of which only a part matters.
- **Calls** are for single steps, for what has to be read before the next step is chosen, and for results that are needed whole. Several independent calls fit into
  one answer.

The table compares both for twelve tasks. **The turns are written by hand in [bench/gain/tasks.ts](../bench/gain/tasks.ts); they are not a model's.** The table shows
what these turns cost, not what a model would choose. Everything else is real: the built program, its policy, its sandbox, its tools. \`npm run gain\` makes this page
and the conversations in [scripts/](scripts).

- Each cell is: by calls → by scripts. Independent calls are in one answer.
- Tokens are bytes divided by ${bytesPerToken}, of whole requests and of answers. Cached is the part of the input that is equal to the beginning of the request before.
- Time is for the whole run in seconds, with a model that takes ${modelMs / 1_000} s for each answer. It depends on the machine and its load;
  the first script of a run also pays for the start of the engine.
- The message with the task is the same in all runs. The turns show each task.

| task | turns | input tokens | of them cached | output tokens | seconds |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function countTokens(bytes: number): number {
  return Math.round(bytes / bytesPerToken);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
