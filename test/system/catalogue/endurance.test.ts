import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { countTrials } from '../../fixtures/trials.ts';
import { listChildren, openCatalogue, readReturn, type Catalogue, type CatalogueOptions } from './catalogue.ts';

interface Opened {
  readonly catalogue: Catalogue;
  /** Process ids of the engine: its sandbox's first process and all below. */
  readonly readEngine: () => string[];
}

/** A catalogue of the test's own, and the processes of its engine. */
async function open(options: CatalogueOptions = {}): Promise<Opened> {
  const others = listChildren(process.pid);
  const catalogue = await openCatalogue(options);
  onTestFinished(() => catalogue.close());
  // The sandbox starts a guardian of its own besides, which is not what has to die here.
  const isEngine = (pid: string): boolean => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/engine/index.js');
  const started = (): string[] => listChildren(process.pid).filter((pid) => !others.includes(pid) && isEngine(pid));
  const withDescendants = (pid: string): string[] => [pid, ...listChildren(Number(pid)).flatMap(withDescendants)];
  return { catalogue, readEngine: () => started().flatMap(withDescendants) };
}

function readResidentKb(pids: readonly string[]): number {
  const sizes = pids.map((pid) => /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0');
  return sizes.reduce((sum, size) => sum + Number(size), 0);
}

/** What scripts do to leave something behind or to break something; each may fail, none may be felt by the next. */
const messy = [
  'globalThis.left = "behind"',
  'try { Array.prototype.left = 1 } catch {} try { tools.left = 1 } catch {} return 1',
  'const { content } = await tools.readFile({ filePath: "src/a.txt" }); return content',
  'tools.readFile({ filePath: "src/a.txt" }); return 1',
  'new Promise(() => {}).then(() => { console.log("left") }); return 1',
  'const kept = []; for (let i = 0; i < 40; i++) kept.push(new Uint8Array(1_000_000).fill(i)); return kept.length',
  'let s = "x".repeat(4_000_000); return s.length',
  'throw new Error("left")',
  'const f = () => f(); f()',
  'const f = () => f(); for (let i = 0; i < 5; i++) try { f() } catch {} return 1',
  'const f = async () => { await null; await f() }; f(); return 1',
  'Object.getOwnPropertyNames(globalThis).forEach((n) => { try { globalThis[n].left = 1 } catch {} }); return 1',
  'await Promise.reject(new Error("left"))',
  'tools.readFile({ filePath: "secret/plan.txt" }); return 1',
  'return { toJSON() { throw new Error("left") } }',
  'const r = /x/g; r.test("xx"); r.lastIndex = 5; console.log(r); return 1n',
];

/** Each of these ends with its instance; the engine continues with a new one. */
const fatal = [
  'const kept = []; while (true) kept.push(new Uint8Array(1_000_000).fill(1))',
  'const s = []; while (true) s.push("x".repeat(1e6) + s.length)',
];

const probe = `const found = [];
for (const name of Object.getOwnPropertyNames(globalThis)) { const v = globalThis[name]; if (name === "left" || (v !== null && v !== undefined && Object.hasOwn(Object(v), "left"))) found.push(name); }
return { found, budget: context.sandbox.remainingToolBudget, keys: Object.getOwnPropertyNames(globalThis).length, in: ["left" in {}, "left" in [], "left" in tools] }`;

test('200 scripts in one engine leave no residue, flat memory and no fault', async () => {
  const { catalogue, readEngine } = await open({ scriptLimits: '{ timeoutMs: 60000, runningMs: 60000 }' });
  const clean = readReturn(await catalogue.run(probe, { language: 'js' }));
  const engine = readEngine();
  expect(engine.length).toBeGreaterThan(0);
  const sizes: number[] = [];
  const faults: string[] = [];
  for (let round = 0; round < countTrials(200); round += 1) {
    const source = (round % 50 === 49 ? fatal[((round - 49) / 50) % 2] : messy[round % messy.length]) ?? '';
    const { error, metadata } = await catalogue.run(source, { language: 'js' });
    expect(metadata.memoryUsedMb, source).toBeLessThanOrEqual(128);
    if (error?.name === 'HarnessInternalError' || error?.name === 'ScriptTimeoutError')
      faults.push(`${source}: ${error.message}`);
    if (round % 10 === 9) {
      expect(readReturn(await catalogue.run(probe, { language: 'js' })), `after ${round + 1} scripts`).toEqual(clean);
      sizes.push(readResidentKb(engine));
    }
  }
  expect(faults).toEqual([]);
  expect(readEngine()).toEqual(engine);
  // The first rounds fill what is kept for reuse. A leak raises even the smallest of the last sizes, while a thread that is just replaced raises one.
  const early = Math.max(...sizes.slice(2, 8));
  const late = Math.min(...sizes.slice(-6));
  expect(late / early).toBeLessThan(1.3);
}, 300_000);

test('100 scripts at once all end with their own result, their own calls and their own lines', async () => {
  const { catalogue } = await open({ scriptLimits: '{ workerWaitMs: 60000 }' });
  const reports = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      catalogue.run(
        `await tools.writeFile({ filePath: "out/n${index}.txt", content: "${index}" }); const { content } = await tools.readFile({ filePath: "out/n${index}.txt" }); console.log(content); return content`,
      ),
    ),
  );
  const expected = Array.from({ length: 100 }, (_, index) => `${index}`);
  expect(reports.map(readReturn)).toEqual(expected);
  expect(reports.map(({ logs }) => logs.map(({ text }) => text).join())).toEqual(expected);
  for (const { scriptId, events } of reports)
    expect(events.flatMap((event) => (event.type === 'tool-decided' ? [event.scriptId] : []))).toEqual([
      scriptId,
      scriptId,
    ]);
});

test('1,000 calls in one script under a raised budget are all decided, run and recorded', async () => {
  const { catalogue } = await open({ scriptLimits: '{ toolCalls: 1000, timeoutMs: 120000 }' });
  const report = await catalogue.run(
    'const all = await Promise.all(Array.from({ length: 1000 }, (_, i) => tools.readFile({ filePath: i % 2 === 0 ? "src/a.txt" : "src/b.txt" }))); return [all.filter((r) => r.content === "alpha").length, all.filter((r) => r.content === "beta").length, context.sandbox.remainingToolBudget]',
  );
  expect(readReturn(report)).toEqual([500, 500, 0]);
  expect(report.metadata.toolCallsMade).toBe(1_000);
  for (const type of ['tool-decided', 'tool-started', 'tool-finished'])
    expect(report.events.filter((event) => event.type === type)).toHaveLength(1_000);
});

test('an engine that dies in the middle of a script: what had completed is kept, nothing runs twice, the next script runs', async () => {
  const { catalogue, readEngine } = await open();
  const [engine = ''] = readEngine();
  const report = await catalogue.run(
    'const old = (await tools.readFile({ filePath: "src/number.txt" })).content; await tools.writeFile({ filePath: "src/number.txt", content: old + "1" }); await tools.exec({ command: ["node", "programs/beat.js", "dying"] })',
    {
      onEvent(event) {
        if (event.type === 'tool-started' && catalogue.read('src/number.txt') === '411')
          process.kill(Number(engine), 'SIGKILL');
      },
    },
  );
  expect(report.error).toMatchObject({ name: 'HarnessInternalError', retryable: true, completedTools: 2 });
  expect(report.partialResults.map(({ tool }) => tool)).toEqual(['readFile', 'writeFile']);
  expect(report.calls.map(({ state }) => state)).toEqual(['completed', 'completed', 'aborted']);
  expect(catalogue.read('src/number.txt')).toBe('411');
  expect(readReturn(await catalogue.run('return (await tools.readFile({ filePath: "src/number.txt" })).content'))).toBe(
    '411',
  );
});

test('an engine that dies before any call: the script is run again in a new one, and no one notices', async () => {
  const { catalogue, readEngine } = await open();
  const [engine = ''] = readEngine();
  // A stopped engine cannot call before it is killed.
  process.kill(Number(engine), 'SIGSTOP');
  const running = catalogue.run('return (await tools.readFile({ filePath: "src/a.txt" })).content');
  await delay(20);
  process.kill(Number(engine), 'SIGKILL');
  const report = await running;
  expect(readReturn(report)).toBe('alpha');
  expect(report.events.map(({ type }) => type)).toEqual(['tool-decided', 'tool-started', 'tool-finished']);
  expect(readEngine()).not.toContain(engine);
});

test('a script of the largest size runs and names its lines, and one byte more is refused', async () => {
  const { catalogue } = await open();
  const line = 'total += await (async (n: number): Promise<number> => n)(1);\n';
  const head = 'let total: number = 0;\n';
  const tail = 'return [total, (await tools.readFile({ filePath: "src/a.txt" })).content];';
  const count = Math.floor((20_480 - head.length - tail.length) / line.length);
  const body = `${head}${line.repeat(count)}${tail}`;
  const full = `${body}${'/'.repeat(20_480 - body.length)}`;
  expect(readReturn(await catalogue.run(full))).toEqual([count, 'alpha']);
  expect((await catalogue.run(`${full}/`)).error).toMatchObject({
    phase: 'parsing',
    message: expect.stringContaining('20480') as unknown,
  });
  const thrown = await catalogue.run(`${head}${line.repeat(count)}throw new Error("here")`);
  expect(thrown.error).toMatchObject({ name: 'ScriptError', line: count + 2 });
  const wide = await catalogue.run(`return [${'1,'.repeat(10_000)}].length`);
  expect(readReturn(wide)).toBe(10_000);
});
