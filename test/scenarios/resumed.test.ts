import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readRecord } from '../../src/record/read-record.ts';
import { verifyAudit } from '../../src/record/verify-audit.ts';
import { keepCompiled } from '../fixtures/job.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer, type ModelServer } from '../fixtures/model-server.ts';
import { startStepModel, stepCount, stepFiles } from '../fixtures/step-model.ts';
import { countTrials, createRandom } from '../fixtures/trials.ts';
import { commitFiles, createDirectory, runGit, shareForBlock, writeFiles, type OnEnd } from '../fixtures/workspace.ts';
import { readTree } from './scenario.ts';

const trials = countTrials(4);

vi.setConfig({ testTimeout: trials * 100_000 });

const main = join(import.meta.dirname, '../../dist/main/index.js');
const policy = `version: 1
name: open
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
rules:
  - { id: commands, when: { tool: exec, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: reads, when: { read: ['**'] }, decision: allow, reason: Everything. }
  - { id: writes, when: { write: ['**'] }, decision: allow, reason: Everything. }
`;

let model: ModelServer;
beforeAll(async () => {
  model = await startStepModel();
});
afterAll(() => model.close());

interface Place {
  readonly root: string;
  readonly workspace: string;
  /** Starts the built program, to kill it. */
  start(args: readonly string[]): ChildProcess;
  /** Runs a command in the process of the test to its end. */
  end(args: readonly string[]): Promise<{ status: number | null; said: string }>;
  /** Runs a command that is refused before it starts anything, and returns its messages. */
  refuse(args: readonly string[]): Promise<string>;
}

const directories = ['.', 'packages/app'] as const;

/** A repository with the workspace in a directory of it. */
function createPlace(directory: (typeof directories)[number] = '.', onEnd: OnEnd = onTestFinished): Place {
  const root = createDirectory('resumed-', onEnd);
  const workspace = join(root, 'ws', directory);
  writeFiles(root, { 'home/x': '' });
  writeFiles(workspace, { 'policy.yml': policy, 'src/a.txt': 'a\n' });
  commitFiles(join(root, 'ws'));
  const env = { PATH: process.env['PATH'] ?? '', HOME: join(root, 'home'), OPENAI_API_KEY: 'key-of-the-test' };
  return {
    root,
    workspace,
    start: (args) =>
      spawn(process.execPath, [main, ...args], { cwd: workspace, env: { ...keepCompiled(), ...env }, stdio: 'ignore' }),
    async end(args) {
      const { exitCode, stdout, stderr } = await runCliHere(args, { cwd: workspace, env });
      return { status: exitCode, said: stdout + stderr };
    },
    async refuse(args) {
      const { exitCode, stdout, stderr } = await runCliHere(args, { cwd: workspace, env });
      expect(exitCode, stdout + stderr).toBe(2);
      return stderr;
    },
  };
}

const runArgs = (place: Place): string[] => [
  ...['run', 'Make the steps.', '--policy', 'policy.yml', '--provider', 'openai-chat', '--model', 'm'],
  ...['--base-url', `${model.url}/v1`, '--record', join(place.root, 'record-0')],
];

const readSize = (record: string): number =>
  statSync(join(record, 'history.jsonl'), { throwIfNoEntry: false })?.size ?? 0;

const readPatch = (record: string): string => readFileSync(join(record, 'changes.patch'), 'utf8');

function countUnknown(record: string): number {
  return readRecord(record).events.reduce(
    (total, { event }) => total + (event.type === 'run-resumed' ? event.unknownCalls.length : 0),
    0,
  );
}

function expectDone(place: Place, record: string): void {
  const tree = readTree(place.workspace);
  for (const [name, text] of Object.entries(stepFiles)) expect(tree[name], name).toBe(text);
  expect(verifyAudit(record, { digest: null, isPartial: false })).toMatchObject({ state: 'unanchored' });
  const events = readRecord(record).events.map(({ event }) => event);
  const started = events.flatMap((event) => (event.type === 'tool-started' ? [event.callId] : []));
  expect(new Set(started).size).toBe(started.length);
  const completed = new Set(
    events.flatMap((event) => (event.type === 'tool-finished' && event.state === 'completed' ? [event.callId] : [])),
  );
  const echoes = events.flatMap((event) =>
    event.type === 'tool-decided' && completed.has(event.decision.callId)
      ? (/echo (step-\d)/.exec(event.argsJson)?.[1] ?? [])
      : [],
  );
  // A step whose call had no end on record may have been found done, but none that completed was made again.
  expect(new Set(echoes).size).toBe(echoes.length);
}

test(`a run that is killed at any of ${trials} moments continues from its record, and no call runs twice`, async () => {
  const whole = createPlace();
  expect(await whole.end(runArgs(whole))).toMatchObject({ status: 0 });
  expectDone(whole, join(whole.root, 'record-0'));
  const patch = readPatch(join(whole.root, 'record-0'));
  const wholeBytes = readSize(join(whole.root, 'record-0'));
  const random = createRandom();
  const figures = { withoutRecord: 0, ended: 0, resumed: 0, unknownCalls: 0, steps: [] as number[] };
  for (let trial = 0; trial < trials; trial += 1) {
    const place = createPlace(directories[trial % 2]);
    let record = join(place.root, 'record-0');
    let args = runArgs(place);
    for (let part = 0; ; part += 1) {
      // The second part of every third trial is killed too.
      const isKilled = part === 0 || (part === 1 && trial % 3 === 0);
      if (!isKilled) {
        const { status, said } = await place.end(args);
        expect(status, `trial ${trial}: ${said}`).toBe(0);
        expectDone(place, record);
        expect(readPatch(record).replaceAll('packages/app/', '')).toBe(patch);
        if (part > 0) figures.unknownCalls += countUnknown(record);
        break;
      }
      const child = place.start(args);
      const closed = once(child, 'close');
      // A moment of the work, not of the clock: a loaded machine is slow at any step.
      // Each trial has its own part of the record, so that few trials meet different steps; hardly any is over before.
      const bytes = wholeBytes * (0.1 + (0.8 * (trial + random(1_000) / 1_000)) / trials);
      while (child.exitCode === null && readSize(record) < bytes) await sleep(5);
      await sleep(random(30));
      child.kill('SIGKILL');
      await closed;
      if (readSize(record) === 0) {
        figures.withoutRecord += 1;
        break;
      }
      const state = verifyAudit(record, { digest: null, isPartial: false });
      expect(['open', 'unanchored'], `trial ${trial}: ${state.message}`).toContain(state.state);
      const read = readRecord(record);
      const finished = read.events.filter(
        ({ event }) => event.type === 'tool-finished' && event.state === 'completed',
      ).length;
      figures.steps.push(finished);
      const next = join(place.root, `record-${part + 1}`);
      args = ['resume', record, '--record', next];
      if (read.started === null) {
        figures.withoutRecord += 1;
        break;
      }
      if (read.result !== null) {
        figures.ended += 1;
        expect(await place.refuse(args)).toContain('has a final outcome');
        break;
      }
      figures.resumed += 1;
      record = next;
    }
  }
  expect(figures.resumed).toBeGreaterThan(trials / 3);
  expect(new Set(figures.steps).size).toBeGreaterThan(2);
  expect(stepCount).toBe(6);
});

/** Runs the first two turns, which the limit ends. */
async function runTwoTurns(
  {
    more = [],
    directory = '.',
  }: { readonly more?: readonly string[]; readonly directory?: (typeof directories)[number] } = {},
  onEnd: OnEnd = onTestFinished,
): Promise<{ place: Place; record: string }> {
  const place = createPlace(directory, onEnd);
  expect(await place.end([...runArgs(place), '--max-turns', '2', ...more])).toMatchObject({ status: 4 });
  return { place, record: join(place.root, 'record-0') };
}

test('a run that a limit ended continues in a directory of the repository with a higher limit, counts on, and its setup finds no file of the agent', async () => {
  const [file = ''] = Object.keys(stepFiles);
  const { place, record } = await runTwoTurns({
    more: ['--setup', `test ! -e ${file} && mkdir -p node_modules/a`],
    directory: 'packages/app',
  });
  // The first part has written it to the workspace.
  expect(readTree(place.workspace)[file]).toBe(stepFiles[file]);
  const next = join(place.root, 'record-1');
  const done = await place.end(['resume', record, '--record', next, '--max-turns', '5']);
  expect(done, done.said).toMatchObject({ status: 0 });
  expectDone(place, next);
  const { result } = readRecord(next);
  // Begun: one call and a script of seven; continued: one call.
  expect(result).toMatchObject({ outcome: 'completed', turns: 4, toolCalls: 9 });
  expect(readRecord(record).result?.runId).toBe(result?.runId);
  expect(await place.refuse(['resume', next])).toMatch(
    /has a final outcome \(completed.*apply \S+record-1\/changes\.patch with git apply/s,
  );
});

test('a setup does not run on files of the agent that were changed since, and a run continues without them', async () => {
  const [file = ''] = Object.keys(stepFiles);
  const { place, record } = await runTwoTurns({ more: ['--setup', `test ! -e ${file}`] });
  const resume = ['resume', record, '--max-turns', '5', '--record'];
  writeFiles(place.workspace, { [file]: 'changed\n' });
  expect(await place.refuse([...resume, join(place.root, 'record-1')])).toMatch(
    /the workspace differs from the start of the run/,
  );
  runGit(place.workspace, 'clean', '--quiet', '--force', '-d');
  const done = await place.end([...resume, join(place.root, 'record-2')]);
  expect(done, done.said).toMatchObject({ status: 0 });
});

describe('a record of two turns', () => {
  const shared = shareForBlock((onEnd) => runTwoTurns({}, onEnd));

  test('a record is not resumed without a higher limit, under another policy, on another workspace, or against another digest', async () => {
    const { place, record } = shared();
    const requests = model.requests.length;
    const next = ['--record', join(place.root, 'record-1')];
    const resume = (...more: string[]) => place.refuse(['resume', record, ...next, ...more]);
    expect(await resume()).toContain('2 turns are spent');
    const raised = ['--max-turns', '5'];
    expect(await resume(...raised, '--digest', 'a'.repeat(64))).toContain('this is another log');
    writeFiles(place.root, { 'other.yml': policy.replace('name: open', 'name: other') });
    const { policySha256 = '' } = readRecord(record).started ?? {};
    const other = await resume(...raised, '--policy', '../other.yml');
    expect(other).toContain(policySha256);
    expect(other).toMatch(/the policy other \([0-9a-f]{64}\)/);
    writeFiles(place.root, { 'ws/src/a.txt': 'changed\n' });
    expect(await resume(...raised)).toContain('the workspace differs from the start of the run: src/a.txt');
    writeFiles(place.root, { 'ws/src/a.txt': 'a\n' });
    // None of these was paid for.
    expect(model.requests.length).toBe(requests);
  });

  test.each<[name: string, change: (bytes: Buffer) => Buffer]>([
    ['audit.jsonl', (bytes) => Buffer.concat([bytes.subarray(0, 200), Buffer.from('x'), bytes.subarray(201)])],
    ['audit.jsonl', (bytes) => Buffer.from(bytes.toString('utf8').split('\n').toSpliced(3, 1).join('\n'))],
    ['audit.jsonl', (bytes) => Buffer.from(swapLines(bytes.toString('utf8').split('\n')).join('\n'))],
    ['history.jsonl', (bytes) => Buffer.from(bytes.toString('utf8').replace('step-1', 'step-9'))],
    ['contents', (bytes) => Buffer.concat([bytes, Buffer.from(' ')])],
  ])(
    'every byte of a closed record counts: one whose %s was changed, dropped or cut is not resumed',
    async (name, change) => {
      const { place, record } = shared();
      const copy = join(createDirectory('copy-'), 'record');
      cpSync(record, copy, { recursive: true });
      const [content = ''] = readdirSync(join(record, 'contents'));
      const file = join(copy, name === 'contents' ? `contents/${content}` : name);
      writeFileSync(file, change(readFileSync(file)));
      expect(await runCliHere(['audit', 'verify', copy], { cwd: place.workspace })).toMatchObject({ exitCode: 1 });
      expect(await place.refuse(['resume', copy, '--max-turns', '5'])).not.toBe('');
    },
  );
});

test('a file that gains a secret is not kept, and the model and the user learn that its change is lost', async () => {
  const place = createPlace();
  const makeKey = `printf 'k=%s%s\\n' ghp_ ${'a'.repeat(36)} > key.txt; echo fine > fine.txt`;
  const server = await startModelServer({
    turns: [{ calls: [{ name: 'shell', args: { command: ['sh', '-c', makeKey] } }] }, { text: 'Both are there.' }],
  });
  const args = runArgs(place).map((text) => (text.startsWith(model.url) ? `${server.url}/v1` : text));
  const begun = await place.end([...args, '--max-turns', '1']);
  expect(begun, begun.said).toMatchObject({ status: 4 });
  const record = join(place.root, 'record-0');
  const kept = readdirSync(join(record, 'contents')).map((name) =>
    readFileSync(join(record, 'contents', name), 'utf8'),
  );
  expect(kept).toEqual(['fine\n']);
  const next = join(place.root, 'record-1');
  const done = await place.end(['resume', record, '--record', next, '--max-turns', '3']);
  await server.close();
  expect(done, done.said).toMatchObject({ status: 0 });
  expect(readTree(place.workspace)).toMatchObject({ 'fine.txt': 'fine\n' });
  expect(readTree(place.workspace)).not.toHaveProperty('key.txt');
  const sent = JSON.stringify(server.requests.at(-1)?.body.messages);
  const lost = 'were not kept, and they have their content from before the run: key.txt (it contained a secret)';
  expect(sent).toContain(lost);
  expect(done.said).toContain(lost);
  expect(readFileSync(join(next, 'summary.md'), 'utf8')).toContain('were not kept');
});

function swapLines(lines: readonly string[]): string[] {
  const [first = '', second = '', third = '', ...rest] = lines;
  return [first, third, second, ...rest];
}
