import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { parse } from '@babel/parser';
import { createRunControl } from '../src/script/protocol/run-control.ts';
import type { WorkerSetup } from '../src/script/engine/worker.ts';
import { defaultScriptLimits } from '../src/core/limits.ts';
import type { EngineProcess, StartEngine } from '../src/core/ports/script.ts';
import { createGuestInstance } from '../src/script/guest/guest-instance.ts';
import type { GuestInstance } from '../src/script/guest/guest-instance.ts';
import { createScriptHarness } from '../src/script/harness.ts';
import { createScriptPreparer } from '../src/script/parse/prepare.ts';
import { createPreparerThread, parseTimeoutMs } from '../src/script/parse/preparer-thread.ts';
import { compileQuickJs } from '../src/script/guest/quickjs-module.ts';
import { createRandomId, systemClock } from '../src/run/host/system-clock.ts';
import { measureInterleaved, median, type Goal } from './goal.ts';
import { benchRivals } from './script-rivals.ts';

const preparerPath = join(import.meta.dirname, '../dist/preparer/index.js');
const limits = { memoryMb: 96, stackKb: 256 };
const configJson = JSON.stringify({
  seed: [1, 2, 3, 4],
  toolNames: ['echo'],
  aliases: {},
  nearest: {},
  spawn: false,
  toolCalls: 32,
  callsOverBudget: 16,
  argumentBytes: 1_048_576,
  argumentDepth: 64,
  returnDepth: 8,
  returnBytes: 131_072,
  context: { sandbox: {}, approvals: {} },
});
const trivial =
  '(async () => {"use strict";\nconst o = {}; for (let i = 0; i < 100; i++) o["k" + i] = i; return JSON.stringify(o).length\n})';

/** Measures the goals of the engine's design, as ratios: reset and run, fresh instances, parallel calls, preparation, and the spare. */
export async function benchScript(): Promise<Goal[]> {
  return [
    ...(await benchInstances()),
    ...(await benchRivals(configJson)),
    ...(await benchHarness()),
    await benchRoundTrip(),
    await benchPreparation(),
    await benchWorkerStart(),
  ];
}

async function benchInstances(): Promise<Goal[]> {
  const compiled = await compileQuickJs();
  const kept = await createGuestInstance(compiled, limits, null);
  const run = (instance: GuestInstance): void => {
    instance.start(trivial, configJson, { onPost: () => undefined, shouldStop: () => false });
    instance.runJobs(1_000);
  };
  const [naive, fresh, restored] = await compare(25, [
    async () => run(await createGuestInstance(compiled, limits, null)),
    async () => run(await createGuestInstance(compiled, limits, kept.image)),
    async () => {
      run(kept);
      kept.restore();
    },
  ]);
  return [
    atLeast('restore and run, against a new hardened context', divide(naive, restored), 10),
    atLeast('new instance from the image, against a new hardened context', divide(naive, fresh), 2.5),
  ];
}

async function benchHarness(): Promise<Goal[]> {
  const harness = createScriptHarness({
    runtime: { type: 'quickjs' },
    limits: { ...defaultScriptLimits, timeoutMs: 500 },
    toolNames: ['wait'],
    findAlias: () => null,
    listNearestTools: () => [],
    approvalsRequired: false,
    spawning: null,
    startEngine: startPlainEngine,
    preparerPath,
    clock: systemClock,
    createId: createRandomId,
  });
  const run = async (source: string): Promise<void> => {
    await harness.run({
      mode: 'enabled',
      scriptId: createRandomId('script'),
      source,
      language: 'js',
      context: { conversationId: '', sessionId: '', turnId: '', workingDirectory: '', provider: '', model: '' },
      signal: new AbortController().signal,
      callTool: async ({ name }) => {
        await delay(50);
        return { type: 'dry-run', tool: name, args: null };
      },
      onConsole: () => undefined,
      onProgress: () => undefined,
      onStore: () => undefined,
      onStarted: () => undefined,
      onHandOver: () => undefined,
    });
  };
  await harness.warm();
  await delay(1_000);
  try {
    const [one, four] = await compare(15, [
      () => run('await tools.wait({}); return 1'),
      () => run('await Promise.all([1, 2, 3, 4].map(() => tools.wait({}))); return 1'),
    ]);
    const [warm] = await compare(15, [() => run('return 1')]);
    const hung: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await run('return Array(2 ** 32 - 1).join("")');
      hung.push(await time(() => run('return 1')));
      await delay(1_000);
    }
    return [
      atMost('four calls of 50 ms at once, against one', divide(four, one), 1.3),
      atMost(
        'first script after a hung one, against a warm script plus 50 ms',
        median(hung) / (5 * (warm ?? 1) + 50),
        1,
      ),
    ];
  } finally {
    await harness.close();
  }
}

/** A bare round trip takes the same path: a line to a process, a message to its worker, and back. */
const echoProgram = `
const { Worker } = require('node:worker_threads');
const worker = new Worker("require('node:worker_threads').parentPort.on('message', (m) => require('node:worker_threads').parentPort.postMessage(m))", { eval: true });
worker.on('message', (message) => process.stdout.write(JSON.stringify(message) + '\\n'));
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => worker.postMessage(JSON.parse(line)));
process.stdin.on('end', () => process.exit());
`;

async function benchRoundTrip(): Promise<Goal> {
  const trips = 25;
  const child = spawn(process.execPath, ['-e', echoProgram], { env: {}, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const harness = createScriptHarness({
    runtime: { type: 'quickjs' },
    limits: defaultScriptLimits,
    toolNames: ['echo'],
    findAlias: () => null,
    listNearestTools: () => [],
    approvalsRequired: false,
    spawning: null,
    startEngine: startPlainEngine,
    preparerPath,
    clock: systemClock,
    createId: createRandomId,
  });
  const run = (source: string): Promise<unknown> =>
    harness.run({
      mode: 'enabled',
      scriptId: createRandomId('script'),
      source,
      language: 'js',
      context: { conversationId: '', sessionId: '', turnId: '', workingDirectory: '', provider: '', model: '' },
      signal: new AbortController().signal,
      callTool: async ({ name, args }) => ({ type: 'dry-run', tool: name, args: args as null }),
      onConsole: () => undefined,
      onProgress: () => undefined,
      onStore: () => undefined,
      onStarted: () => undefined,
      onHandOver: () => undefined,
    });
  await harness.warm();
  try {
    const medians = await measureInterleaved(
      {
        calls: () => run(`for (let i = 0; i < ${trips}; i++) await tools.echo({ i }); return 1`),
        none: () => run('return 1'),
        bare: async () => {
          for (let trip = 0; trip < trips; trip += 1) {
            child.stdin.write(`${JSON.stringify({ type: 'echo', id: trip, json: '{"i":1}' })}\n`);
            await lines.next();
          }
        },
      },
      30,
    );
    return atMost(
      'the round trip of a tool call, against a bare one',
      (medians.calls - medians.none) / medians.bare,
      5,
    );
  } finally {
    child.stdin.end();
    await harness.close();
  }
}

async function benchPreparation(): Promise<Goal> {
  const source = Array.from({ length: 50 }, (_, index) =>
    [
      `async function step${index}(input: { name: string; size?: number }): Promise<string> {`,
      `  const label: string = \`\${input.name}:\${input.size ?? ${index}}\`;`,
      '  return label.toUpperCase();',
      '}',
    ].join('\n'),
  ).join('\n');
  const thread = createPreparerThread({ path: preparerPath, timeoutMs: parseTimeoutMs });
  const preparer = createScriptPreparer({ limits: { sourceBytes: 65_536 }, thread });
  // Until V8 has compiled both to the end, a round measures the compiler.
  const [warmUp, rounds] = [100, 400];
  const parses: number[] = [];
  const prepares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const text = `${source}\n// ${round}`;
    const startMs = performance.now();
    parse(text, { sourceType: 'script', plugins: ['typescript'], allowReturnOutsideFunction: true });
    const parsedMs = performance.now();
    await preparer.prepare(text, 'ts');
    parses.push(parsedMs - startMs);
    prepares.push(performance.now() - parsedMs);
  }
  await thread.close();
  return atMost(
    'parsing, checking and stripping 200 lines, against parsing alone',
    median(prepares.slice(warmUp)) / median(parses.slice(warmUp)),
    3,
  );
}

async function benchWorkerStart(): Promise<Goal> {
  const compiled = await compileQuickJs();
  const { image } = await createGuestInstance(compiled, limits, null);
  const entry = join(import.meta.dirname, '../dist/worker/index.js');
  const startWorker = async (file: string | URL, workerData: unknown): Promise<void> => {
    const worker = new Worker(file, { workerData, env: {}, execArgv: [], stdout: true, stderr: true });
    await new Promise((resolve) => worker.once('message', resolve));
    await worker.terminate();
  };
  const empty = new URL(
    'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.postMessage(1);',
  );
  const setup: WorkerSetup = {
    settings: { runtime: { type: 'quickjs' }, workers: 1, workerWaitMs: 1_000, ...limits },
    control: createRunControl().buffer,
    shared: { compiled, image },
  };
  const [bare, real] = await compare(10, [() => startWorker(empty, null), () => startWorker(entry, setup)]);
  return atMost('a built worker with the image, against an empty worker', divide(real, bare), 2);
}

const startPlainEngine: StartEngine = async () => {
  const entry = join(import.meta.dirname, '../src/script/engine/engine.ts');
  const child = spawn(process.execPath, [entry], { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] });
  const listeners: ((line: string) => void)[] = [];
  let pending = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = `${pending}${chunk}`.split('\n');
    pending = lines.pop() ?? '';
    for (const line of lines) for (const listener of listeners) listener(line);
  });
  const engine: EngineProcess = {
    writeLine: (line) => void child.stdin.write(`${line}\n`),
    onLine: (listener) => void listeners.push(listener),
    onExit: (listener) => void child.once('close', (code) => listener(`exit ${code}`)),
    kill: () => void child.kill('SIGKILL'),
  };
  return engine;
};

/** Median times of several jobs, run in turn so that a busy machine hits all of them alike. */
async function compare(rounds: number, jobs: readonly (() => Promise<void>)[]): Promise<number[]> {
  const times: number[][] = jobs.map(() => []);
  for (const job of jobs) await job();
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, job] of jobs.entries()) times[index]?.push(await time(job));
  }
  return times.map(median);
}

async function time(job: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await job();
  return performance.now() - startMs;
}

function divide(upper: number | undefined, lower: number | undefined): number {
  return (upper ?? 0) / (lower ?? 1);
}

function atLeast(name: string, ratio: number, goal: number): Goal {
  return { name, ratio, bound: 'at-least', goal };
}

function atMost(name: string, ratio: number, goal: number): Goal {
  return { name, ratio, bound: 'at-most', goal };
}
