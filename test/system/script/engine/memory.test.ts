import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../harness-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  // No script reaches its time, however busy the machine is.
  fixture = await createFixture({ limits: { timeoutMs: 60_000, runningMs: 60_000 } });
});
afterAll(() => fixture.close());

test.each([
  ['that never settle', 'for (let i = 0; i < 200_000; i++) p.push(new Promise(() => {}))'],
  ['that are resolved', 'for (let i = 0; i < 200_000; i++) p.push(Promise.resolve(i))'],
  ['of async functions', 'for (let i = 0; i < 200_000; i++) p.push((async () => { await null; return { i } })())'],
])('Promise.all of 200,000 promises %s is a ScriptMemoryError', async (_, fill) => {
  const report = await fixture.run(`const p = []; ${fill}; await Promise.all(p); return 1`);
  expect(report.error).toMatchObject({ name: 'ScriptMemoryError', code: 'memory', retryable: false });
});

test('a promise that never settles is no lack of memory', async () => {
  const report = await fixture.run('await new Promise(() => {})');
  expect(report.error).toMatchObject({ name: 'ScriptError', code: 'never-settles' });
});

test('the memory of a script is measured', async () => {
  const used = async (mb: number): Promise<number> =>
    (await fixture.run(`const a = new Uint8Array(${mb} * 1024 * 1024).fill(1); return a.length`)).metadata.memoryUsedMb;
  const small = await used(0);
  expect(small).toBeGreaterThan(0);
  expect(small).toBeLessThan(2);
  expect(await used(8)).toBeGreaterThan(7);
  expect(await used(8)).toBeLessThan(12);
  expect(await used(40)).toBeGreaterThan(39);
  expect(await used(0)).toBe(small);
});
