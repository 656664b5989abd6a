import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuestInstance } from '../../../../src/script/guest/guest-instance.ts';
import { startGuestRun } from '../../../../src/script/guest/guest-run.ts';
import { compileQuickJs, initialMemoryBytes } from '../../../../src/script/guest/quickjs-module.ts';
import type { WorkerMessage } from '../../../../src/script/protocol/protocol.ts';
import { startWorkerThread } from '../../../../src/script/engine/worker-thread.ts';
import { createRunControl } from '../../../../src/script/protocol/run-control.ts';
import { createFixture, readReturn } from '../harness-fixture.ts';
import type { Fixture } from '../harness-fixture.ts';
import { createDeferred } from '../../../../src/core/deferred.ts';

const workerEntry = join(import.meta.dirname, '../../../../src/script/engine/worker.ts');

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture({ limits: { timeoutMs: 5_000, runningMs: 2_000 } });
});
afterAll(() => fixture.close());

/** What scripts do to leave something behind; each may fail, none may be seen by the next. */
const messy = [
  'globalThis.left = "behind"',
  'try { Array.prototype.left = 1 } catch {} Symbol.for("left").description; return 1',
  'const m = new Map([["left", 1]]); await tools.echo({ m: [...m] }); return 1',
  'tools.wait({ ms: 60000 }); return 1',
  'new Promise(() => {}).then(() => { console.log("left") }); return 1',
  'let s = "x".repeat(4_000_000); return s.length',
  'throw new Error("left")',
  'const f = () => f(); f()',
  'const f = async () => { await null; await f() }; f(); return 1',
  'Object.getOwnPropertyNames(globalThis).forEach((n) => { try { globalThis[n].left = 1 } catch {} }); return 1',
  'await Promise.reject(new Error("left"))',
  'return [..."abc"].map((c) => Symbol(c)).length',
  'const r = /x/g; r.test("xx"); r.lastIndex = 5; return r.lastIndex',
];

const probe = `
  const found = [];
  if (typeof left !== "undefined" || "left" in globalThis || "left" in [] || "left" in {} || "left" in (() => {})) found.push("global");
  for (const name of Object.getOwnPropertyNames(globalThis)) { const v = globalThis[name]; if (v !== null && v !== undefined && Object.hasOwn(Object(v), "left")) found.push(name); }
  return { found, budget: context.sandbox.remainingToolBudget, keys: Object.getOwnPropertyNames(globalThis).length };
`;

describe('one script and the next', () => {
  test('S16: the next script does not see the changes of a script', async () => {
    const clean = readReturn(await fixture.run(probe, { language: 'js' }));
    expect(clean).toMatchObject({ found: [], budget: 32 });
    for (const source of messy) {
      await fixture.run(source);
      expect(readReturn(await fixture.run(probe, { language: 'js' })), source).toEqual(clean);
    }
  });

  test('F16: the same engine runs script after script', async () => {
    const engines = fixture.pids.length;
    for (let round = 0; round < 150; round += 1) {
      expect(readReturn(await fixture.run(`return ${round} + 1`))).toBe(round + 1);
    }
    expect(fixture.pids.length).toBe(engines);
  });

  test('100 scripts at once all end with their own result', async () => {
    const patient = await createFixture({ limits: { workerWaitMs: 30_000 } });
    const reports = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        patient.run(`const r = await tools.wait({ ms: 5, tag: ${index} }); console.log(r.tag); return r.tag`),
      ),
    );
    await patient.close();
    expect(reports.map(readReturn)).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(reports.map(({ logs }) => logs.map(({ text }) => text))).toEqual(
      Array.from({ length: 100 }, (_, index) => [String(index)]),
    );
  });

  test('a script that finds no free worker receives an error', async () => {
    const busy = await createFixture({ limits: { workerWaitMs: 2_000 } });
    await busy.harness.warm();
    const stop = new AbortController();
    const holders: Promise<unknown>[] = [];
    for (const count of [1, 2]) {
      holders.push(busy.run('await tools.wait({ ms: 60000 })', { signal: stop.signal }));
      await expect.poll(() => busy.dispatcher.length).toBe(count);
    }
    const report = await busy.run('return 1');
    expect(report.error).toMatchObject({ name: 'HarnessInternalError', code: 'no-worker', retryable: true });
    stop.abort();
    await Promise.all(holders);
    expect(readReturn(await busy.run('return 1'))).toBe(1);
    await busy.close();
  });
});

test('a worker takes over the image of another thread instead of making its own', async () => {
  const compiled = await compileQuickJs();
  const limits = { memoryMb: 96, stackKb: 512 };
  const { image } = await createGuestInstance(compiled, limits, null);
  const ready = createDeferred<WorkerMessage>();
  const thread = startWorkerThread({
    entry: workerEntry,
    settings: { runtime: { type: 'quickjs' }, workers: 1, workerWaitMs: 1_000, ...limits },
    shared: { compiled, image },
    onMessage: ready.resolve,
    onEnd: ready.reject,
  });
  const message = await ready.promise;
  await thread.end();
  // The thread's own image would be another object with other addresses, unless both threads start the engine alike.
  expect(message).toMatchObject({
    type: 'ready',
    shared: { image: { key: image.key, probe: image.probe, watch: image.watch, settle: image.settle } },
  });
  expect((await createGuestInstance(compiled, limits, image)).image).toBe(image);
  expect((await createGuestInstance(compiled, { ...limits, stackKb: 256 }, image)).image).not.toBe(image);
});

test('200 scripts through one instance leave no residue, flat memory and no trap', async () => {
  const compiled = await compileQuickJs();
  const limits = { memoryMb: 96, stackKb: 256 };
  const instance = await createGuestInstance(compiled, limits, null);
  const control = createRunControl();
  const configJson = JSON.stringify({
    seed: [1, 2, 3, 4],
    toolNames: ['wait', 'echo'],
    aliases: {},
    nearest: {},
    advice: {},
    spawn: false,
    toolCalls: 32,
    callsOverBudget: 16,
    argumentBytes: 1_000_000,
    argumentDepth: 64,
    returnDepth: 8,
    returnBytes: 131_072,
    context: { sandbox: {}, approvals: {} },
  });
  let epoch = 0;
  const runScript = async (body: string): Promise<string> => {
    epoch += 1;
    control.reset();
    const run = startGuestRun({
      instance,
      control,
      nowNs: () => process.hrtime.bigint(),
      job: {
        epoch,
        js: `(async (tools, context, console) => {"use strict";\n${body}\n})`,
        configJson,
        limits: {
          runningMs: 60_000,
          consoleLines: 200,
          progressEvents: 50,
          progressIntervalMs: 500,
        },
      },
      send: (message) => {
        if (message.type === 'call') queueMicrotask(() => run.settle(message.id, true, '{"value":1,"requestId":null}'));
      },
    });
    const { outcome, metrics } = await run.ended;
    expect(outcome.type).not.toBe('fault');
    expect(metrics.memoryBytes).toBeLessThan(initialMemoryBytes);
    expect(instance.restore()).toBe(true);
    return JSON.stringify(outcome);
  };
  const clean = await runScript(probe);
  expect(clean).toContain('returned');
  for (let round = 0; round < 200; round += 1) {
    await runScript(messy[round % messy.length] ?? '');
    if (round % 20 === 0) expect(await runScript(probe)).toBe(clean);
  }
  expect(await runScript(probe)).toBe(clean);
});
