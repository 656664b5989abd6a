import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDeferred } from '../../../src/core/deferred.ts';
import type { GuestMetrics, GuestOutcome, WorkerMessage } from '../../../src/script/protocol/protocol.ts';
import { startWorkerThread } from '../../../src/script/engine/worker-thread.ts';

const workerEntry = join(import.meta.dirname, '../../../src/script/engine/worker.ts');
const runLimits = {
  timeoutMs: 60_000,
  runningMs: 60_000,
  toolCalls: 32,
  consoleLines: 200,
  progressEvents: 50,
  progressIntervalMs: 500,
};

interface Ended {
  readonly outcome: GuestOutcome;
  readonly metrics: GuestMetrics;
}

/** One worker thread, as the engine drives it: a script at a time, each call answered at once. */
async function startWorker() {
  const ready = createDeferred<void>();
  const ends: string[] = [];
  let epoch = 0;
  let done: Ended | null = null;
  let idle = createDeferred<void>();
  const thread = startWorkerThread({
    runtime: { type: 'quickjs' },
    entry: workerEntry,
    limits: { memoryMb: 96, stackKb: 256 },
    shared: null,
    onMessage: receive,
    onEnd: (reason) => {
      ends.push(reason);
      ready.reject(new Error(reason));
      idle.reject(new Error(reason));
    },
  });
  idle.promise.catch(() => undefined);
  function receive(message: WorkerMessage): void {
    if (message.type === 'ready') ready.resolve();
    if (message.type === 'done') done = { outcome: message.outcome, metrics: message.metrics };
    if (message.type === 'idle') idle.resolve();
    if (message.type === 'call')
      thread.send({ type: 'settle', epoch, id: message.id, ok: true, json: '{"value":1,"requestId":null}' });
  }
  await ready.promise;
  return {
    ends,
    end: () => thread.end(),
    async run(body: string): Promise<Ended> {
      epoch += 1;
      idle = createDeferred<void>();
      thread.control.reset();
      const configJson = JSON.stringify({
        seed: [1, 2, 3, 4],
        toolNames: ['wait', 'echo'],
        aliases: {},
        nearest: {},
        spawn: false,
        toolCalls: 32,
        callsOverBudget: 16,
        argumentBytes: 1_000_000,
        argumentDepth: 64,
        returnDepth: 8,
        returnBytes: 131_072,
        context: { sandbox: {}, approvals: {} },
      });
      const js = `(async (tools, context, console) => {"use strict";\n${body}\n})`;
      thread.send({ type: 'run', job: { epoch, js, configJson, limits: runLimits } });
      await idle.promise;
      if (done === null) throw new Error('the worker is idle and has not said what came of the script');
      return done;
    },
  };
}

const messy = [
  'globalThis.left = 1',
  'try { Array.prototype.left = 1 } catch {} try { tools.left = 1 } catch {} return 1',
  'return await tools.echo({ a: [1, 2, { b: "x".repeat(10_000) }] })',
  'tools.wait({}); return 1',
  'new Promise(() => {}).then(() => console.log("left")); return 1',
  'const kept = []; for (let i = 0; i < 20; i++) kept.push(new Uint8Array(1_000_000).fill(i)); return kept.length',
  'const kept = []; for (let i = 0; i < 20_000; i++) kept.push({ i, text: "x" + i }); return kept.length',
  'throw new Error("left")',
  'const f = () => f(); f()',
  'const f = (n) => f(n + 1) + 1; for (let i = 0; i < 5; i++) try { f(0) } catch {} return 1',
  'await Promise.all(Array.from({ length: 500 }, async (_, i) => { await null; if (i === 400) throw new Error("one of many") }))',
  'return 1n',
];

// Each of these ends with its instance; the worker continues with a new one.
const fatal = [
  'const kept = []; while (true) kept.push(new Uint8Array(1_000_000).fill(1))',
  'const s = []; while (true) s.push("x".repeat(1e6) + s.length)',
];

const probe =
  'const found = ["left" in globalThis, "left" in [], "left" in {}, "left" in tools]; return { found, keys: Object.getOwnPropertyNames(globalThis).length, random: Math.random() }';

test('soak: 2,000 scripts through one worker leave no residue, flat memory and no trap', async () => {
  const worker = await startWorker();
  onTestFinished(() => worker.end());
  const clean = await worker.run(probe);
  expect(clean.outcome).toMatchObject({
    type: 'returned',
    json: expect.stringContaining('[false,false,false,false]') as unknown,
  });
  const residentMb: number[] = [];
  for (let round = 1; round <= 2_000; round += 1) {
    const { outcome, metrics } = await worker.run(
      round % 200 === 0 ? (fatal[(round / 200) % 2] ?? '') : (messy[round % messy.length] ?? ''),
    );
    expect(outcome.type).not.toBe('fault');
    expect(metrics.memoryBytes).toBeLessThanOrEqual(128 * 1024 * 1024);
    if (round % 50 !== 0) continue;
    const after = await worker.run(probe);
    expect(after.outcome, `after ${round} scripts`).toEqual(clean.outcome);
    // A script never starts with the memory that one before it took.
    expect(after.metrics.memoryBytes).toBeLessThan(1024 * 1024);
    residentMb.push(process.memoryUsage.rss() / 1024 / 1024);
  }
  expect(worker.ends).toEqual([]);
  const early = Math.max(...residentMb.slice(4, 16));
  const late = Math.max(...residentMb.slice(-12));
  expect(late / early).toBeLessThan(1.3);
}, 300_000);
