import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScriptRuntime } from '../../../../src/core/ports/script.ts';
import { complete, createFixture, readNext, readReturn } from '../harness-fixture.ts';
import { createStoppedClock } from '../../../fixtures/time-limit.ts';
import type { Fixture, FixtureOptions } from '../harness-fixture.ts';

/** An engine that is not installed fails its half: nothing here is left out for it. */
const runtimes: readonly ScriptRuntime[] = [
  { type: 'quickjs' },
  { type: 'isolated-vm', packageDirectory: join(import.meta.dirname, '../../../../node_modules/isolated-vm') },
];

/** Scripts and their return values, the same in every runtime. */
const results: readonly [string, string, unknown][] = [
  ['nothing', 'console.log(1)', undefined],
  [
    'JSON values',
    'return [1, "a", null, { b: true, c: undefined }, [undefined], NaN, -0]',
    [1, 'a', null, { b: true }, [null], null, 0],
  ],
  ['a long text with every kind of character', 'return "a\\u0000b\\n\\u2028😀\\ud800".repeat(3).length', 24],
  [
    'dates, toJSON and boxed values',
    'return [new Date(0), { toJSON: () => 5 }, Object("x"), Object(2)]',
    ['1970-01-01T00:00:00.000Z', 5, 'x', 2],
  ],
  ['an error object', 'return new TypeError("x")', { name: 'TypeError', message: 'x' }],
  [
    'classes that extend Error and set name',
    'class E extends Error { constructor(m) { super(m); this.name = "E" } } const e = new E("x"); return [String(e), e instanceof E, e instanceof Error, Object.keys(e)]',
    ['E: x', true, true, ['name']],
  ],
  [
    'toString as an own property',
    'const o = {}; o.toString = () => "mine"; o.constructor = 1; return [`${o}`, Object.keys(o)]',
    ['mine', ['toString', 'constructor']],
  ],
  [
    'labelled loops',
    'const s = []; outer: for (let i = 0; i < 4; i++) { for (;;) { if (i === 1) continue outer; if (i === 3) break outer; s.push(i); break } } return s',
    [0, 2],
  ],
  [
    'generators',
    'function* g() { try { const x = yield 1; yield x * 2 } finally { log.push("closed") } } const log = []; const it = g(); return [it.next(), it.next(21), it.return("cut"), log]',
    [{ value: 1, done: false }, { value: 42, done: false }, { value: 'cut', done: true }, ['closed']],
  ],
  [
    'regular expressions',
    'return ["2024-05-06".replace(/(?<y>\\d+)-(?<m>\\d+)-(?<d>\\d+)/u, "$<d>.$<m>.$<y>"), /\\p{Lu}/u.test("É"), /(?<=a)b/.exec("ab").index]',
    ['06.05.2024', true, 1],
  ],
  [
    'async methods keep their class, object, name and identity',
    'const f = async () => 1; const o = { f, async m(a, b) { return this === o } }; class A { n = 2; async m() { return this.n } static async s() { return this === A } } class B extends A { async m() { return 1 + (await super.m()) } } const b = new B(); return [o.f === f, await o.m(), o.m.name, o.m.length, await b.m(), await B.s(), await A.s(), Object.keys(A.prototype), b.m === B.prototype.m]',
    [true, true, 'm', 2, 3, false, true, [], true],
  ],
  ['BigInt', 'return [String(2n ** 70n), String(-7n / 2n), 1n < 2]', ['1180591620717411303424', '-3', true]],
  [
    'for await and async generators',
    'async function* g() { for (const n of [1, 2]) { await null; yield n } } const out = []; for await (const n of g()) out.push(n); for await (const n of [Promise.resolve(3), 4]) out.push(n); return out',
    [1, 2, 3, 4],
  ],
  [
    'destructuring',
    'const { a: { b = 2, ...rest } = {}, ...others } = { a: { x: 3 }, d: 4 }; const [x, , y = 9, ...z] = [1, 2, undefined, 4, 5]; return [b, rest, others, x, y, z]',
    [2, { x: 3 }, { d: 4 }, 1, 9, [4, 5]],
  ],
  [
    'private names and statics',
    'class C { static #n = 0; #x = 1; static { C.#n = 10 } get x() { return this.#x } set x(v) { this.#x = v * 2 } static make() { C.#n++; return new C() } static get n() { return C.#n } } const c = C.make(); c.x = 4; return [c.x, C.n]',
    [8, 11],
  ],
  [
    'the order of promises',
    'const log = []; Promise.resolve().then(() => log.push("then")); (async () => { log.push("sync"); await null; log.push("after") })(); await null; log.push("main"); return log',
    ['sync', 'then', 'after', 'main'],
  ],
  [
    'numbers as text',
    'return [0.1 + 0.2, 1e21, (255).toString(16), (1.005).toFixed(2), parseInt("12px"), Math.round(-1.5)]',
    [0.1 + 0.2, 1e21, 'ff', '1.00', 12, -1],
  ],
  [
    'sorting',
    'return [[10, 9, 1].sort(), Object.keys({ b: 1, 2: 1, a: 1, 1: 1 }), [3, 1, 2].toSorted()]',
    [
      [1, 10, 9],
      ['1', '2', 'b', 'a'],
      [1, 2, 3],
    ],
  ],
  [
    'the settling of several promises',
    'const r = await Promise.allSettled([1, Promise.reject(new Error("x"))]); const any = await Promise.any([Promise.reject(1), 2]); return [r.map((s) => s.status), any]',
    [['fulfilled', 'rejected'], 2],
  ],
  [
    'a variable with the name of the store',
    'const store = { n: 1 }; const f = () => store.n + 1; return [f(), typeof context]',
    [2, 'object'],
  ],
  [
    'values of the store',
    'store.set("a", { n: [1, null] }); const a = store.get("a"); a.n.push(2); return [store.get("a"), store.delete("a"), store.delete("a"), store.get("a") ?? "gone"]',
    [{ n: [1, null] }, true, false, 'gone'],
  ],
  [
    'a store that cannot be changed itself',
    'const seen = []; for (const f of [() => { store.get = 1 }, () => { store.x = 1 }, () => { delete store.set }, () => { store.set.y = 1 }]) { try { f(); seen.push("changed") } catch (e) { seen.push(e.name) } } return seen',
    ['TypeError', 'TypeError', 'TypeError', 'TypeError'],
  ],
  [
    'what a store refuses',
    'const seen = []; for (const [k, v] of [["", 1], ["k", undefined], ["k", () => 1], ["k", 1n], ["k", "x".repeat(262144)]]) { try { store.set(k, v); seen.push("kept") } catch (e) { seen.push(e.code) } } return seen',
    ['store-key', 'not-serializable', 'not-serializable', 'not-serializable', 'not-serializable'],
  ],
  [
    'collections',
    'const m = new Map([[{}, 1]]); const s = new Set([1, 1, 2]); return [m.size, [...s], Object.groupBy([1, 2, 3], (n) => n % 2 ? "odd" : "even")]',
    [1, [1, 2], { odd: [1, 3], even: [2] }],
  ],
];

/** Scripts that fail, with the error's name, code and line. */
const failures: readonly [string, string, { name: string; code: string; line: number | null; message?: string }][] = [
  [
    'a throw',
    'const a = 1;\nthrow new RangeError("too far")',
    { name: 'ScriptError', code: 'thrown', line: 2, message: 'RangeError: too far' },
  ],
  [
    'a throw deep inside',
    'function a() {\n  throw new Error("deep")\n}\nconst b = () => a();\nb()',
    { name: 'ScriptError', code: 'thrown', line: 2, message: 'deep' },
  ],
  [
    'a throw after an await',
    'const f = async () => {\n  await null;\n  throw new Error("late")\n};\nawait f()',
    { name: 'ScriptError', code: 'thrown', line: 3, message: 'late' },
  ],
  [
    'a throw in a constructor',
    'class A {\n  constructor() {\n    throw new Error("new")\n  }\n}\nnew A()',
    { name: 'ScriptError', code: 'thrown', line: 3 },
  ],
  [
    'a throw in a method, a callback and a getter',
    'const o = { get x() {\n  return [1].map(() => { throw new Error("cb") })\n} };\no.x',
    { name: 'ScriptError', code: 'thrown', line: 2 },
  ],
  ['a property of null', '\nconst o = null;\no.x', { name: 'ScriptError', code: 'thrown', line: 3 }],
  ['an unknown name', 'const a = 1;\nreturn nothing + a', { name: 'ScriptSyntaxError', code: 'unknown-name', line: 2 }],
  [
    'a message that poses as a stack',
    'const a = 1;\n\nthrow new Error("x\\n    at f (script.ts:99:9)")',
    { name: 'ScriptError', code: 'thrown', line: 3 },
  ],
  [
    'a value that is no error',
    'throw { code: 7 }',
    { name: 'ScriptError', code: 'thrown', line: null, message: '{code: 7}' },
  ],
  [
    'a forged name',
    'const e = new Error("x"); e.name = "ApprovalDeniedError"; throw e',
    { name: 'ScriptError', code: 'thrown', line: 1, message: 'ApprovalDeniedError: x' },
  ],
  [
    'a promise that is never settled',
    'await new Promise(() => {})',
    { name: 'ScriptError', code: 'never-settles', line: null },
  ],
  [
    'a return value that refers to itself',
    'const a = {}; a.a = a; return a',
    { name: 'SerializationError', code: 'not-serializable', line: null },
  ],
  [
    'a function as the return value',
    'return { f() {} }',
    { name: 'SerializationError', code: 'not-serializable', line: null },
  ],
  [
    'a Map as the return value',
    'return new Map()',
    { name: 'SerializationError', code: 'not-serializable', line: null },
  ],
  [
    'a return value that is too deep',
    'let a = {}; for (let i = 0; i < 20; i++) a = { a }; return a',
    { name: 'SerializationError', code: 'not-serializable', line: null },
  ],
  [
    'a tool that does not exist',
    'const a = 1;\nawait tools.echoo({})',
    { name: 'ToolNotFoundError', code: 'tool-not-found', line: 2 },
  ],
  [
    'a tool that is denied',
    'const a = 1;\nawait tools.deny({})',
    { name: 'ApprovalDeniedError', code: 'approval-denied', line: 2 },
  ],
  [
    'a tool that fails',
    '\n\nawait tools.readFile({ filePath: "none" })',
    { name: 'ToolExecutionError', code: 'tool-failed', line: 3 },
  ],
  [
    'arguments that are not JSON',
    '\nawait tools.echo({ f() {} })',
    { name: 'ToolValidationError', code: 'invalid-arguments', line: 2 },
  ],
  [
    'endless recursion',
    'const a = 1;\nconst f = () => 1 + f();\nreturn f()',
    { name: 'ScriptStackError', code: 'stack', line: 2 },
  ],
  [
    'recursion of two functions',
    'const f = (n) => g(n + 1), g = (n) => 1 + f(n);\nreturn f(0)',
    { name: 'ScriptStackError', code: 'stack', line: 1 },
  ],
];

/** Escape attempts of a script. Each returns `true` if it fails. */
const probes: readonly [string, string][] = [
  [
    'no global of a host',
    'return ["process", "require", "module", "global", "fetch", "setTimeout", "WebAssembly", "SharedArrayBuffer", "Atomics", "WeakRef", "FinalizationRegistry", "queueMicrotask", "Intl", "eval", "performance", "console", "post", "config", "pending", "EngineError"].every((name) => globalThis[name] === undefined)',
  ],
  [
    'code from text, by the constructors of functions',
    'const made = [() => 1, async () => 1, function* () {}, async function* () {}, class {}, [].map, Math.max, tools.echo, console.log]; return made.every((f) => { try { f["constr" + "uctor"]("return 1")(); return false } catch (e) { return e instanceof TypeError } })',
  ],
  [
    'built-in objects are frozen',
    'const all = [Object, Array, Promise, Map, RegExp, Date, JSON, Math, Reflect, Error, Symbol, String, Number]; return all.every((f) => Object.isFrozen(f) && (f.prototype === undefined || Object.isFrozen(f.prototype)))',
  ],
  [
    'prototypes of what only syntax makes are frozen',
    'const hidden = [async () => 1, function* () {}, async function* () {}, [][Symbol.iterator](), new Map()[Symbol.iterator](), ""[Symbol.iterator](), "a".matchAll(/a/g), [].values().map((x) => x)].map((x) => Object.getPrototypeOf(x)); return hidden.every((p) => Object.isFrozen(p))',
  ],
  [
    'pollution throws',
    'const tries = [() => { Object.prototype.x = 1 }, () => { Array.prototype.push = 1 }, () => { Promise.prototype.then = 1 }, () => { Error.prepareStackTrace = () => 1 }, () => { Error.stackTraceLimit = 1 }, () => { JSON.parse = 1 }, () => { delete Math.max }]; return tries.every((t) => { try { t(); return false } catch (e) { return e instanceof TypeError } })',
  ],
  [
    'tools, context and console cannot be changed',
    'return [() => { tools.echo = 1 }, () => { tools.mine = 1 }, () => { context.turnId = 1 }, () => { context.sandbox.x = 1 }, () => { console.log = 1 }].every((t) => { try { t(); return false } catch (e) { return e instanceof TypeError } })',
  ],
  [
    'no call sites on an error',
    'const e = new Error("x"); return typeof e.stack === "string" && Object.getOwnPropertyNames(Error).every((n) => n !== "prepareStackTrace" || typeof Error[n] !== "function" || Object.isFrozen(Error))',
  ],
  [
    'no caller and no arguments of others',
    'return [() => (function () { return arguments.callee })(), () => (() => 1).caller, () => tools.echo.caller].every((t) => { try { return t() === undefined || t() === null } catch (e) { return e instanceof TypeError } })',
  ],
  [
    'stacks name no file of the harness',
    'const e = new Error("x"); let inner = ""; try { await tools.deny({}) } catch (f) { inner = f.stack } return !/node:|file:|\\/[a-z]+\\//.test(String(inner) + String(e.stack))',
  ],
  [
    'what a tool answers is frozen',
    'const v = await tools.echo({ a: { b: [1] } }); return Object.isFrozen(v) && Object.isFrozen(v.a) && Object.isFrozen(v.a.b) && Object.getPrototypeOf(v) === Object.prototype',
  ],
  [
    'errors of tools are errors of the script',
    'try { await tools.deny({}); return false } catch (e) { return e instanceof Error && Object.getPrototypeOf(e) === Error.prototype && e.rule === "no-secrets" }',
  ],
  [
    'a promise of a tool is a plain promise',
    'const p = tools.echo({}); await p; return Object.getPrototypeOf(p) === Promise.prototype && p.constructor === Promise',
  ],
];

describe.each(runtimes)('$type', (runtime) => {
  let fixture: Fixture;
  const open = (options: FixtureOptions = {}) => createFixture({ ...options, runtime });
  beforeAll(async () => {
    fixture = await open();
    await fixture.harness.warm();
  });
  afterAll(() => fixture.close());

  test.each(results)('result: %s', async (_, source, expected) => {
    expect(readReturn(await fixture.run(source))).toEqual(expected);
  });

  test.each(failures)('error: %s', async (_, source, { message, ...expected }) => {
    const report = await fixture.run(source);
    expect(report.error).toMatchObject(expected);
    if (message !== undefined) expect(report.error?.message).toBe(message);
    expect(report.error?.stack ?? '').not.toMatch(/harness|isolated|file:|node:/);
  });

  test.each(probes)('no way out: %s', async (_, source) => {
    expect(readReturn(await fixture.run(source, { language: 'js' }))).toBe(true);
  });

  describe('limits', () => {
    // One limit is far behind the other, so that a busy machine cannot exchange them.
    let short: Fixture;
    let brief: Fixture;
    const clock = createStoppedClock(500);
    beforeAll(async () => {
      short = await open({ limits: { timeoutMs: 30_000, runningMs: 400 } });
      brief = await open({ limits: { timeoutMs: 2_000, runningMs: 30_000 }, clock });
      await Promise.all([short.harness.warm(), brief.harness.warm()]);
    });
    afterAll(() => Promise.all([short.close(), brief.close()]));

    // Limits that no other test of the block meets, so that one engine has them all.
    let narrow: Fixture;
    beforeAll(async () => {
      narrow = await open({
        limits: { memoryMb: 32, storeBytes: 100, consoleLines: 200, cleanupMs: 50 },
        storedValues: new Map([['before', '"kept"']]),
      });
    });
    afterAll(() => narrow.close());

    test.each([
      ['a loop', 'for (;;);', 'running-time'],
      ['a loop of jobs', 'for (;;) await null', 'running-time'],
      [
        'a loop that catches everything',
        'for (;;) { try { for (;;); } catch {} finally { continue } }',
        'running-time',
      ],
      ['a regular expression that backtracks', 'return /^(a+)+$/.test("a".repeat(40) + "b")', 'running-time'],
      ['a loop after an answer', 'await tools.echo({}); for (;;);', 'running-time'],
      ['a search without an end', 'return Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)', 'running-time'],
      ['a call that takes too long', 'await tools.wait({ ms: 60000 })', 'wall-clock'],
      ['a call that does not stop', 'await tools.stubborn({ ms: 60000 })', 'wall-clock'],
    ])('%s ends, and the next script runs', async (_, source, code) => {
      const used = code === 'running-time' ? short : brief;
      const report = await used.run(source, {
        callTool(call) {
          const running = used.callTool(call);
          if (code === 'wall-clock') clock.pass(2_000);
          return running;
        },
      });
      expect(report.error).toMatchObject({ name: 'ScriptTimeoutError', code });
      expect(await readNext(used, 'return await tools.echo({ n: 1 })')).toEqual({ n: 1 });
    });

    test.each([
      ['an array', 'const list = []; for (;;) list.push(list.length)'],
      ['arrays', 'const all = []; for (;;) all.push(new Array(1000).fill(all.length))'],
      ['objects', 'const all = []; for (let i = 0; ; i++) all.push({ i, text: "x" + i })'],
      [
        'texts',
        'const all = []; const s = "x".repeat(1000); for (let i = 0; ; i++) all.push(s.split("").join(String(i).repeat(9)))',
      ],
      ['buffers', 'const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1))'],
      ['a map', 'const all = new Map(); for (let i = 0; ; i++) all.set(i, { i })'],
    ])('memory: %s', async (_, source) => {
      const report = await narrow.run(source);
      expect(report.error).toMatchObject({ name: 'ScriptMemoryError', code: 'memory' });
      // Only one engine knows the line.
      expect([1, null]).toContain(report.error?.line);
      expect(readReturn(await narrow.run('return await tools.echo({ n: 1 })'))).toEqual({ n: 1 });
    });

    test('a script that is cancelled ends, whether it works or waits', async () => {
      for (const source of ['for (;;);', 'await tools.wait({ ms: 60000 })']) {
        const controller = new AbortController();
        const running = short.run(`console.log("on"); ${source}`, {
          signal: controller.signal,
          onConsole: () => controller.abort(),
        });
        expect((await running).error).toMatchObject({ name: 'ScriptCancelledError' });
      }
      expect(await readNext(short, 'return 1')).toBe(1);
    });

    test('a store keeps what a script has set before it is killed, for the next script and worker', async () => {
      const stored: unknown[] = [];
      const killed = await short.run('store.set("plan", ["a", "b"]); store.set("drop", 1); for (;;);', {
        onStore: (change) => stored.push(change),
      });
      expect(killed.error?.name).toBe('ScriptTimeoutError');
      expect(stored).toEqual([
        { key: 'plan', json: '["a","b"]' },
        { key: 'drop', json: '1' },
      ]);
      const next = await short.run('store.delete("drop"); return [store.get("plan"), store.get("drop") ?? null]');
      expect(readReturn(next)).toEqual([['a', 'b'], null]);
      // Two scripts at once are in two workers.
      const both = await Promise.all(
        ['store.get("plan")[0]', 'store.get("plan")[1]'].map((code) => short.run(`return ${code}`)),
      );
      expect(both.map(readReturn)).toEqual(['a', 'b']);
    });

    test('a store has one limit for the run, and begins with the values that it is given', async () => {
      const source =
        'try { store.set("long", "x".repeat(90)) } catch (e) { return [e.name, e.code, store.get("before")] }';
      expect(readReturn(await narrow.run(source))).toEqual(['SerializationError', 'store-full', 'kept']);
      await narrow.run('store.set("a", "x".repeat(60))');
      expect((await narrow.run('store.set("b", "x".repeat(30))')).error?.code).toBe('store-full');
      expect(readReturn(await narrow.run('store.delete("a"); store.set("b", "x".repeat(30)); return 1'))).toBe(1);
      const many = await narrow.run('for (let i = 0; ; i++) store.set("n", i)');
      expect(many.error?.code).toBe('store-changes');
    });

    test('waiting for a person stops the clock', async () => {
      const report = await brief.run('return await tools.echo({ a: 1 })', {
        callTool: (call) =>
          call.pauseClock(async () => {
            clock.pass(2_100);
            return complete('echo', { approved: true });
          }),
      });
      expect(readReturn(report)).toEqual({ approved: true });
    });

    test('calls over the budget are refused, and at most four run at once', async () => {
      const report = await fixture.run(
        'let over = 0; await Promise.all(Array.from({ length: 40 }, () => tools.wait({ ms: 5 }).catch((e) => { if (e.name === "ToolBudgetExceededError") over++ }))); return over',
      );
      expect(readReturn(report)).toBe(8);
      expect(report.metadata.toolCallsMade).toBe(32);
    });

    test('a call that does not stop at the end of the script is an error', async () => {
      const report = await narrow.run('void tools.stubborn({ ms: 60000 }); return 1');
      expect(report.error).toMatchObject({ name: 'DetachedPromiseError', code: 'detached' });
    });

    test('console lines and progress are counted and cut', async () => {
      const report = await narrow.run(
        'for (let i = 0; i < 400; i++) console.log("line", i, { i }); for (let i = 0; i < 99; i++) context.telemetry.emitProgress("p" + i); console.error("x"); return 1',
      );
      expect(readReturn(report)).toBe(1);
      expect(report.logs[0]).toEqual({ level: 'log', text: 'line 0 {i: 0}' });
      expect(report.logs.length + report.droppedLogs).toBe(401);
      expect(report.droppedLogs).toBe(201);
      expect(report.progress.length + report.droppedProgress).toBe(99);
    });
  });

  describe('promises and calls', () => {
    test('answers come in any order, and partial results survive a throw', async () => {
      const report = await fixture.run(
        'const [a, b] = await Promise.all([tools.wait({ ms: 60, tag: "slow" }), tools.wait({ ms: 1, tag: "fast" })]);\nthrow new Error(a.tag + b.tag)',
      );
      expect(report.error).toMatchObject({ message: 'slowfast', line: 2, completedTools: 2 });
      expect(report.partialResults.map(({ tool }) => tool)).toEqual(['wait', 'wait']);
      expect(report.calls.map(({ state }) => state)).toEqual(['completed', 'completed']);
    });

    test('the loser of a race is stopped', async () => {
      const before = fixture.dispatcher.length;
      const report = await fixture.run(
        'const r = await Promise.race([tools.wait({ ms: 1, tag: "won" }), tools.wait({ ms: 60000, tag: "lost" })]); return r.tag',
      );
      expect(readReturn(report)).toBe('won');
      expect(fixture.dispatcher.slice(before).map(({ state }) => state)).toEqual(['ended', 'aborted']);
    });

    test('a call that is not awaited is stopped at the end of the script', async () => {
      const report = await fixture.run('void tools.wait({ ms: 60000 }); return 1');
      expect(report.error).toMatchObject({ name: 'DetachedPromiseError', code: 'not-awaited', toolName: 'wait' });
      expect(report.returnJson).toBeNull();
      expect(fixture.dispatcher.at(-1)?.state).toBe('aborted');
    });

    test.each([
      [
        'forEach with an async function',
        '["a", "b", "c"].forEach(async (tag) => { await tools.wait({ ms: 60000, path: tag }) })',
        3,
      ],
      ['map without Promise.all', '["a", "b"].map((path) => tools.wait({ ms: 60000, path }))', 2],
      [
        'a function that is not awaited',
        'const f = async () => { await tools.echo({}); await tools.wait({ ms: 60000, path: "a" }) }; f(); await tools.wait({ ms: 300 })',
        1,
      ],
      [
        'a function that first awaits something else',
        '["a", "b"].forEach(async (path) => { await null; await null; await null; await tools.wait({ ms: 60000, path }) })',
        2,
      ],
      ['a method', 'class A { async f() { await null; await null; await tools.wait({ ms: 60000 }) } } new A().f()', 1],
      [
        'an async generator',
        'async function* g() { await null; await null; await tools.wait({ ms: 60000 }) } g().next()',
        1,
      ],
      [
        'a promise with both handlers',
        'Promise.resolve().then(async () => { await null; await tools.wait({ ms: 60000 }) }, () => 0)',
        1,
      ],
      ['more calls than may run at once', 'for (let i = 0; i < 6; i++) tools.wait({ ms: 60000, path: "p" + i })', 6],
      [
        'a race that is not awaited',
        'Promise.race([tools.wait({ ms: 60000, path: "a" }), tools.wait({ ms: 60000, path: "b" })])',
        2,
      ],
      [
        'calls after a race',
        'await Promise.race([tools.wait({ ms: 1 }), (async () => { await tools.wait({ ms: 60000, path: "lost" }) })()]); ["a", "b"].forEach(async (path) => { await tools.wait({ ms: 60000, path }) })',
        2,
      ],
      [
        'the calls next to one that failed in Promise.all',
        'try { await Promise.all([tools.deny({}), tools.wait({ ms: 60000, path: "a" })]) } catch {}',
        1,
      ],
    ])('calls that are not awaited are named, and the script has not completed: %s', async (_, source, count) => {
      const report = await fixture.run(`${source}; return "done"`);
      expect(report.error).toMatchObject({ name: 'DetachedPromiseError', code: 'not-awaited', phase: 'finalizing' });
      expect(report.error?.message).toContain(`before ${count} of its calls did: wait `);
      expect(report.error?.message).toContain('await Promise.all(items.map(async (item) => …))');
      expect(report.error?.message).not.toContain('lost');
      expect(report.returnJson).toBeNull();
      expect(report.calls.filter(({ state }) => state === 'aborted').length).toBeGreaterThanOrEqual(count);
    });

    test.each([
      ['calls', 'Promise.race(["a", "b"].map((tag, i) => tools.wait({ ms: 1 + i * 60000, tag })))'],
      ['calls in a variable', 'Promise.race(calls)'],
      ['async functions', 'Promise.race([1, 60000].map(async (ms) => (await tools.wait({ ms, tag: ms }))))'],
      ['async functions in a variable', 'Promise.race(tasks)'],
      [
        'async functions that make several calls',
        'Promise.race([1, 60000].map(async (ms) => { await tools.echo({}); await tools.echo({}); await tools.wait({ ms }); return { tag: ms } }))',
      ],
      ['the contestants of Promise.any', 'Promise.any([tools.deny({}), ...tasks])'],
      [
        'a contestant with parallel calls',
        'Promise.race([tools.wait({ ms: 1, tag: 1 }), Promise.all([tools.wait({ ms: 60000 }), tools.wait({ ms: 60000 })])])',
      ],
    ])('the losers of a race are aborted and no error: %s', async (_, source) => {
      const setUp = source.includes('calls)')
        ? 'const calls = [tools.wait({ ms: 1, tag: 1 }), tools.wait({ ms: 60000 })];'
        : source.includes('tasks')
          ? 'const tasks = [1, 60000].map(async (ms) => { await tools.echo({}); return tools.wait({ ms, tag: ms }) });'
          : '';
      const report = await fixture.run(`${setUp} const won = await ${source}; await tools.echo({}); return won.tag`);
      expect(report.error).toBeNull();
      expect(readReturn(report)).not.toBeNull();
      expect(report.calls.some(({ state }) => state === 'aborted')).toBe(true);
    });

    test('a script that ends before its calls has not completed, even if the calls complete at once', async () => {
      for (let time = 0; time < 5; time += 1) {
        const report = await fixture.run(
          '["a", "b"].forEach(async (path) => { await tools.echo({ path }) }); return "edited 2 files"',
        );
        expect(report.error).toMatchObject({ name: 'DetachedPromiseError', code: 'not-awaited' });
        expect(report.error?.message).toMatch(/before 2 of its calls did: echo a \((?:completed|aborted)\), echo b /);
      }
    });

    test('calls that nothing awaits and that end before the script are reported as completed', async () => {
      const report = await fixture.run(
        'let n = 0; [1, 2].forEach(async (tag) => { await tools.echo({ tag }); n += 1 }); await tools.wait({ ms: 300 }); return n',
      );
      expect(readReturn(report)).toBe(2);
      expect(report.calls.map(({ state }) => state)).toEqual(['completed', 'completed', 'completed']);
    });

    test('Promise.race and Promise.any behave as the language defines them', async () => {
      const report = await fixture.run(
        `const out = [];
         const closed = []; const contestants = { *[Symbol.iterator]() { try { yield 1; yield 2 } finally { closed.push("end") } } };
         out.push(await Promise.race(contestants), await Promise.any(new Set([Promise.reject(new Error("no")), 3])), closed);
         for (const bad of [undefined, 5, { *[Symbol.iterator]() { throw new Error("iterator") } }])
           out.push(await Promise.race(bad).catch((e) => e.name), await Promise.any(bad).catch((e) => e.name));
         out.push(await Promise.any([]).catch((e) => [e.name, e.errors]), await Promise.any([Promise.reject(1), Promise.reject(2)]).catch((e) => e.errors));
         class Own extends Promise {} out.push(Own.race([1]) instanceof Own, Promise.race.length, Promise.any.name);
         try { Promise.race.call({}, []) } catch (e) { out.push(e.name) }
         try { Promise.race = 1 } catch (e) { out.push(e.name) }
         let thens = 0; await Promise.race([{ then(ok) { thens += 1; ok(7) } }, { then() { thens += 1 } }]).then((v) => out.push(v, thens));
         return out`,
        { language: 'js' },
      );
      expect(readReturn(report)).toEqual([
        1,
        3,
        ['end'],
        'TypeError',
        'TypeError',
        'TypeError',
        'TypeError',
        'Error',
        'Error',
        ['AggregateError', []],
        [1, 2],
        true,
        1,
        'any',
        'TypeError',
        'TypeError',
        7,
        2,
      ]);
    });

    test.each([
      ['Promise.reject', 'void Promise.reject(new Error("lost"))'],
      ['an async function', 'const f = async () => { throw new Error("lost") }; f()'],
      ['an async function that is declared after its use', 'f(); async function f() { throw new Error("lost") }'],
      ['an async function after an await', 'void (async () => { await null; await null; throw new Error("lost") })()'],
      [
        'an async function after a call',
        'const f = async () => { await tools.echo({}); throw new Error("lost") }; f(); await tools.wait({ ms: 200 })',
      ],
      ['forEach with an async function', '[1].forEach(async () => { throw new Error("lost") }); await tools.echo({})'],
      ['an async function expression', 'const o = { f: async function () { throw new Error("lost") } }; o.f()'],
      ['then', 'tools.echo({}).then(() => { throw new Error("lost") }); await tools.wait({ ms: 200 })'],
      ['finally', 'Promise.reject(new Error("lost")).finally(() => 1); await null'],
      ['Promise.all', 'Promise.all([(async () => { throw new Error("lost") })()]); await null'],
      ['new Promise', 'new Promise((_, reject) => reject(new Error("lost"))); await null'],
      [
        'new Promise after a call',
        'new Promise(async (_, reject) => { await tools.echo({}); reject(new Error("lost")) }); await tools.wait({ ms: 200 })',
      ],
      ['a method of a class', 'class A { async f() { throw new Error("lost") } } new A().f()'],
      ['a static method', 'class A { static async f() { throw new Error("lost") } } A.f()'],
      [
        'a method with a computed name',
        'const A = class { async ["f" + 1]() { throw new Error("lost") } }; new A().f1()',
      ],
      ['a private method', 'class A { async #f() { throw new Error("lost") } g() { this.#f() } } new A().g()'],
      [
        'a method that is called by super',
        'class A { async f() { throw new Error("lost") } } class B extends A { async f() { super.f() } } await new B().f()',
      ],
      ['a method as a callback', 'class A { async f() { throw new Error("lost") } } [1].forEach(new A().f)'],
      ['a method of an object', 'const o = { async f() { throw new Error("lost") } }; o.f()'],
      [
        'a method after a call',
        'const o = { async f() { await tools.echo({}); throw new Error("lost") } }; o.f(); await tools.wait({ ms: 200 })',
      ],
      ['an async generator', 'async function* g() { throw new Error("lost") } g().next()'],
      ['an async generator method', 'class A { async *g() { throw new Error("lost") } } new A().g().next()'],
      [
        'a private async generator',
        'class A { async *#g() { throw new Error("lost") } f() { this.#g().next() } } new A().f()',
      ],
      ['Promise.resolve', 'Promise.resolve((async () => { throw new Error("lost") })())'],
      ['Promise.try', 'Promise.try(() => { throw new Error("lost") })'],
      ['Promise.allSettled', 'Promise.allSettled({ [Symbol.iterator]() { throw new Error("lost") } })'],
      ['Promise.withResolvers', 'Promise.withResolvers().reject(new Error("lost"))'],
    ])('a rejection that nothing handles fails the script: %s', async (_, source) => {
      const report = await fixture.run(`${source}; return 1`, { language: 'js' });
      expect(report.error).toMatchObject({ name: 'ScriptError', code: 'thrown', phase: 'executing' });
      expect(report.error?.message).toContain('lost (nothing handled this rejection');
      expect(report.returnJson).toBeNull();
    });

    test.each([
      ['later', 'const p = Promise.reject(new Error("x")); await tools.echo({}); try { await p } catch { return 1 }'],
      [
        'after other calls',
        'const f = async () => { await tools.echo({}); throw new Error("x") }; const p = f(); await tools.wait({ ms: 100 }); return p.catch(() => 1)',
      ],
      ['by catch', 'await Promise.reject(new Error("x")).catch(() => 0); return 1'],
      ['by then', 'await Promise.reject(new Error("x")).then(undefined, () => 0); return 1'],
      ['by Promise.allSettled', 'await Promise.allSettled([1, 2].map(async () => { throw new Error("x") })); return 1'],
      ['by Promise.any', 'return Promise.any([Promise.reject(new Error("x")), 1])'],
      [
        'by Promise.race',
        'const slow = async () => { await tools.wait({ ms: 100 }); throw new Error("x") }; await Promise.race([1, slow()]); await tools.wait({ ms: 300 }); return 1',
      ],
      [
        'by Promise.all, of which one is caught',
        'const f = async () => { throw new Error("x") }; try { await Promise.all([f(), f(), f()]) } catch {} return 1',
      ],
      [
        'by an async function that returns it',
        'const f = async () => { throw new Error("x") }; const g = async () => f(); try { await g() } catch {} return 1',
      ],
      [
        'by for await',
        'const f = async () => { throw new Error("x") }; try { for await (const x of [f()]); } catch {} return 1',
      ],
      [
        'by yield*',
        'async function* g() { yield Promise.reject(new Error("x")) } try { for await (const x of g()); } catch {} return 1',
      ],
      [
        'of methods',
        'class A { async #f() { throw new Error("x") } async f() { return this.#f() } static async g() { await new A().f() } } const o = { async h() { try { await A.g() } catch { return 1 } } }; return o.h()',
      ],
      [
        'of an async generator',
        'class A { async *g() { yield 1; throw new Error("x") } } let n = 0; try { for await (const x of new A().g()) n += x } catch {} return n',
      ],
      [
        'by Promise.resolve',
        'try { await Promise.resolve((async () => { throw new Error("x") })()) } catch {} return 1',
      ],
    ])('a rejection that is handled is no error: %s', async (_, source) => {
      const report = await fixture.run(source, { language: 'js' });
      expect(report.error).toBeNull();
      expect(readReturn(report)).toBe(1);
    });

    test('many promises that nothing uses take no memory that grows without end', async () => {
      const report = await fixture.run(
        'const f = async () => 1; for (let i = 0; i < 200_000; i++) { f(); if (i % 100 === 0) await null } return 1',
      );
      expect(report.error).toBeNull();
      // 4 MB are in use before it. If each of them is kept, it is 45 MB.
      expect(report.metadata.memoryUsedMb).toBeLessThan(15);
    });

    test('positions in errors refer to the script, also after an async function in the same line', async () => {
      for (const [source, line, column] of [
        ['const f = async () => { null.x }; await f()', 1, 30],
        ['const f = async () => 1; const g = async () => 2; await f(); null.x', 1, 67],
        ['await f();\nasync function f() { return [1].map((n) => n.a.b) }', 2, 48],
        ['await (async () => { await (async () => { null.x })() })()', 1, 48],
        ['class A { async f() { null.x } } await new A().f()', 1, 28],
        ['class A { async #f() { return 1 } async f() { await this.#f(); null.x } } await new A().f()', 1, 69],
      ] as const) {
        const { error } = await fixture.run(source, { language: 'js' });
        expect([error?.line, /propert(?:y|ies) /.test(error?.message ?? '')], source).toEqual([line, true]);
        // The engines count from another character of the expression.
        expect(Math.abs((error?.column ?? 0) - column), `${source} ${error?.column}`).toBeLessThanOrEqual(6);
      }
    });

    test('names with dots, suggestions, and the fields of tool errors', async () => {
      const report = await fixture.run(
        'const said = [await tools.mcp.server.tool({ a: 1 })]; try { tools.reedFile({}) } catch (e) { said.push(e.name, e.nearest) } try { await tools.deny({}) } catch (e) { said.push([e.name, e.code, e.toolName, e.rule, e.reason]) } return said',
        { language: 'js' },
      );
      expect(readReturn(report)).toEqual([
        { from: 'mcp', args: { a: 1 } },
        'ToolNotFoundError',
        ['readFile'],
        ['ApprovalDeniedError', 'approval-denied', 'deny', 'no-secrets', 'secrets are not for scripts'],
      ]);
    });

    test('a large answer and large arguments cross the border whole', async () => {
      const report = await fixture.run(
        'const v = await tools.echo({ text: "é😀".repeat(100000), list: Array.from({ length: 1000 }, (_, i) => i) }); return [v.text.length, v.list.length]',
      );
      expect(readReturn(report)).toEqual([300_000, 1_000]);
    });
  });

  describe('state', () => {
    test('nothing of one script is left for the next', async () => {
      await fixture.run(
        'for (const t of [() => { globalThis.left = 1 }, () => { Object.prototype.left = 1 }, () => { tools.left = 1 }, () => { RegExp.prototype.left = 1 }]) { try { t() } catch {} } /(left)/.test("left")',
        { language: 'js' },
      );
      const report = await fixture.run(
        'return [typeof globalThis.left, "left" in {}, "left" in /x/, typeof left, String(RegExp.$1 ?? "")]',
        { language: 'js' },
      );
      expect(readReturn(report)).toEqual(['undefined', false, false, 'undefined', '']);
    });

    test('random numbers are the script id’s, and context is live', async () => {
      const source =
        'const before = context.sandbox.remainingToolBudget; await tools.echo({}); return [Math.random(), Math.random(), before - context.sandbox.remainingToolBudget, context.turnId]';
      const [first, again, other] = [
        await fixture.run(source, { scriptId: 'script_a' }),
        await fixture.run(source, { scriptId: 'script_a' }),
        await fixture.run(source, { scriptId: 'script_b' }),
      ].map(readReturn) as [unknown[], unknown[], unknown[]];
      expect(first).toEqual(again);
      // Written out, so that they are the same in every runtime.
      expect(first).toEqual([0.9713543353146316, 0.6732775231539798, 1, 'turn_3']);
      expect(first[0]).not.toBe(other[0]);
    });

    test('scripts at the same time do not meet', async () => {
      const reports = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          fixture.run(`const mine = ${index}; const v = await tools.wait({ ms: 10, tag: mine }); return [mine, v.tag]`),
        ),
      );
      expect(reports.map(readReturn)).toEqual(reports.map((_, index) => [index, index]));
    });
  });
});
