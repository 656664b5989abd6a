import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScriptReport } from '../../../../src/core/ports/script.ts';
import { createStoppedClock } from '../../../fixtures/time-limit.ts';
import { createFixture, readNext, readReturn } from '../harness-fixture.ts';
import type { Fixture } from '../harness-fixture.ts';

let fixture: Fixture;
/** For other limits than time: no script reaches its time, however busy the machine is. */
let patient: Fixture;
/** With a third of the memory, which a script uses up sooner. */
let narrow: Fixture;
beforeAll(async () => {
  // The wall clock is far behind the running time, so that a busy machine cannot exchange them.
  fixture = await createFixture({ limits: { timeoutMs: 30_000, runningMs: 400 } });
  patient = await createFixture({ limits: { timeoutMs: 60_000, runningMs: 60_000 } });
  narrow = await createFixture({ limits: { timeoutMs: 60_000, runningMs: 60_000, memoryMb: 32 } });
  await fixture.harness.warm();
});
afterAll(() => Promise.all([fixture.close(), patient.close(), narrow.close()]));

/** After a script that failed, the next one finds everything in order. */
async function expectNextScriptFine(used = fixture): Promise<void> {
  expect(await readNext(used, 'return [1, 2, 3].map((n) => n * 2)')).toEqual([2, 4, 6]);
}

async function runFailing(source: string, used = fixture): Promise<NonNullable<ScriptReport['error']>> {
  const report = await used.run(source);
  if (report.error === null) throw new Error('the script did not fail');
  return report.error;
}

describe('time', () => {
  test('S5: an endless loop ends with a timeout', async () => {
    const error = await runFailing('while (true) {}');
    expect(error).toMatchObject({ name: 'ScriptTimeoutError', code: 'running-time', phase: 'executing' });
    await expectNextScriptFine();
  });

  test.each([
    ['a caught loop', 'while (true) { try { while (true) {} } catch {} }'],
    ['a finally loop', 'try { return 1 } finally { while (true) {} }'],
    ['a generator', 'function* g() { while (true) yield 1; } for (const _ of g()) {}'],
    ['a regular expression that backtracks', 'return /^(a+)+$/.test("a".repeat(40) + "b")'],
    ['a comparator', '[...Array(100).keys()].sort(() => { while (true) {} })'],
    [
      'a spread',
      'const it = { *[Symbol.iterator]() { while (true) yield; } }; const x = new Set(); for (const y of it) x.add(y)',
    ],
    ['a getter of the return value', 'return { get x() { while (true) {} } }'],
    ['a toString of what was thrown', 'throw { toString() { while (true) {} }, get name() { while (true) {} } }'],
  ])('S5: %s ends with a timeout', async (_, source) => {
    const report = await fixture.run(source);
    expect(['ScriptTimeoutError', 'ScriptError']).toContain(report.error?.name);
    await expectNextScriptFine();
  });

  test('a timeout names the place of the script', async () => {
    const error = await runFailing('await null;\nfunction spin() {\n  while (true) {}\n}\nspin();');
    expect(error.stack).toContain('at spin (script.ts:');
    expect(error.line).not.toBeNull();
    const early = await runFailing('const spin = () => {\n  while (true) {}\n};\nspin();');
    expect(early.stack).toMatch(/^at spin \(script\.ts:.*\nat script\.ts:4:/);
  });

  test('S6: a flood of microtasks ends with a timeout', async () => {
    const error = await runFailing(
      'const again = () => { Promise.resolve().then(again) }; again(); await new Promise(() => {})',
    );
    expect(error.name).toBe('ScriptTimeoutError');
    await expectNextScriptFine();
  });

  test('S6: a chain of promises that never ends hits the clock or the memory', async () => {
    const error = await runFailing('const again = () => Promise.resolve().then(again); await again();');
    expect(['ScriptTimeoutError', 'ScriptMemoryError']).toContain(error.name);
    await expectNextScriptFine();
  });

  test('S6: code that catches the interruption does not run on', async () => {
    const lines: string[] = [];
    const report = await fixture.run(
      'const spin = async () => { while (true) {} };\ntry { await spin() } catch { console.log("caught"); }\nconsole.log("after"); return 1',
      { onConsole: ({ text }) => lines.push(text) },
    );
    expect(report.error?.name).toBe('ScriptTimeoutError');
    expect(lines).toEqual([]);
  });

  test('S15: a script that hangs in native code is ended with its thread, and the next one runs', async () => {
    const before = fixture.pids.length;
    const error = await runFailing('return Array(2 ** 32 - 1).join("")');
    expect(error.name).toBe('ScriptTimeoutError');
    await expectNextScriptFine();
    expect(fixture.pids.length).toBe(before);
  });

  test('time in tools counts as wall clock, not as running time', async () => {
    const clock = createStoppedClock(500);
    const brief = await createFixture({ limits: { timeoutMs: 2_000, runningMs: 60_000 }, clock });
    const { error } = await brief.run('await tools.wait({ ms: 60000 })', {
      callTool(call) {
        const running = brief.callTool(call);
        clock.pass(2_000);
        return running;
      },
    });
    await brief.close();
    expect(error).toMatchObject({ name: 'ScriptTimeoutError', code: 'wall-clock', pendingTools: 1 });
  });

  test('the clock is paused while a person is asked', async () => {
    const clock = createStoppedClock(500);
    const asking = await createFixture({
      limits: { timeoutMs: 2_000 },
      clock,
      tools: {
        ask: async ({ name, pauseClock, args }) => {
          await pauseClock(async () => clock.pass(2_100));
          return { type: 'dry-run', tool: name, args };
        },
        late: async ({ name, args }) => {
          clock.pass(2_100);
          return { type: 'dry-run', tool: name, args };
        },
      },
    });
    const report = await asking.run(
      'const [a] = await Promise.all([tools.ask({ n: 1 }), tools.ask({ n: 2 })]); return a.toolName',
    );
    const late = await asking.run('await tools.ask({}); await tools.late({})');
    await asking.close();
    expect(readReturn(report)).toBe('ask');
    expect(late.error).toMatchObject({ name: 'ScriptTimeoutError', code: 'wall-clock' });
  });

  test('a script that is cancelled while it computes stops at once', async () => {
    const controller = new AbortController();
    const report = await patient.run('console.log("running"); while (true) {}', {
      signal: controller.signal,
      onConsole: () => controller.abort(),
    });
    expect(report.error).toMatchObject({ name: 'ScriptCancelledError', code: 'cancelled' });
  });

  test('a script whose run is over already is not started', async () => {
    const report = await fixture.run('await tools.wait({ ms: 1 }); return 1', { signal: AbortSignal.abort() });
    expect(report.error?.name).toBe('ScriptCancelledError');
  });

  test('a script that waits for nothing fails at once instead of at its deadline', async () => {
    const error = await runFailing('await new Promise(() => {})', patient);
    expect(error).toMatchObject({ name: 'ScriptError', code: 'never-settles' });
  });
});

describe('memory', () => {
  // The engine itself has 32 MB besides.
  test('S7: really allocating ends with a memory error', async () => {
    const error = await runFailing(
      'const kept = []; while (true) kept.push(new Uint8Array(1_000_000).fill(1))',
      patient,
    );
    expect(error).toMatchObject({ name: 'ScriptMemoryError', code: 'memory' });
    await expectNextScriptFine(patient);
  });

  test('S7: an array that could never fit does not take the engine with it', async () => {
    const report = await patient.run('return new Array(1e9).fill(0).length');
    expect(['ScriptMemoryError', 'ScriptError', 'ScriptTimeoutError']).toContain(report.error?.name);
    await expectNextScriptFine(patient);
  });

  test.each([
    ['strings', 'const s = []; while (true) s.push("x".repeat(1e5) + s.length)'],
    ['objects', 'const o = []; for (let i = 0; ; i++) o.push({ i, a: [i] })'],
    ['a map', 'const m = new Map(); for (let i = 0; ; i++) m.set({}, "v".repeat(100) + i)'],
    ['promises', 'const p = []; while (true) p.push(new Promise(() => {}))'],
    [
      'console arguments',
      'const kept = []; while (true) { kept.push("y".repeat(1e6) + kept.length); console.log(kept) }',
    ],
  ])('S7: %s', async (_, source) => {
    const report = await narrow.run(source);
    expect(report.error?.name).toBe('ScriptMemoryError');
    expect(report.metadata.memoryUsedMb).toBeLessThanOrEqual(64);
    await expectNextScriptFine(narrow);
  });

  test('S7: catching the error does not raise the limit', async () => {
    const report = await narrow.run(
      'let caught = 0; const kept = []; for (let i = 0; i < 2000; i++) { try { kept.push("z".repeat(500_000) + i) } catch { caught += 1; if (caught > 3) break } } kept.length = 0; return caught > 0',
    );
    expect(report.metadata.memoryUsedMb).toBeLessThanOrEqual(64);
    await expectNextScriptFine(narrow);
  });
});

describe('stack', () => {
  test.each([
    ['plain recursion', 'const f = () => f() + 1; return f()'],
    ['recursion through toString', 'const o = { toString() { return `${o}` } }; return `${o}`'],
    ['nested JSON', 'return JSON.parse("[".repeat(1e6))'],
    ['a chain of proxies', 'let p = {}; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {}); return p.x'],
    ['asynchronous recursion', 'const f = async () => { await f() }; await f()'],
  ])('S8: %s ends with a stack error', async (_, source) => {
    const error = await runFailing(source, patient);
    expect(error).toMatchObject({ name: 'ScriptStackError', code: 'stack' });
    await expectNextScriptFine(patient);
  });

  test('S8: overflowing a hundred times in one script leaves a sound engine', async () => {
    const report = await patient.run(
      'const f = () => f(); let n = 0; for (let i = 0; i < 100; i++) { try { f() } catch { n += 1 } } return n',
    );
    expect(readReturn(report)).toBe(100);
    await expectNextScriptFine(patient);
  });

  test('S5: a script that is stopped in a deep recursion ends with a timeout, however long its stack is', async () => {
    const error = await runFailing(
      'const aFunctionWithALongName = () => aFunctionWithALongName() + 1; while (true) { try { aFunctionWithALongName() } catch {} }',
    );
    expect(error).toMatchObject({ name: 'ScriptTimeoutError', code: 'running-time' });
    await expectNextScriptFine();
  });

  test('a deep but finite recursion is fine', async () => {
    expect(
      readReturn(
        await patient.run('const f = (n) => (n === 0 ? 0 : 1 + f(n - 1)); return f(1000)', { language: 'js' }),
      ),
    ).toBe(1000);
  });
});
