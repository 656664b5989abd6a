import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, readReturn } from '../harness-fixture.ts';
import type { Fixture } from '../harness-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

const run = async (source: string): Promise<unknown> => readReturn(await fixture.run(source, { language: 'js' }));

describe('objects that cannot be changed', () => {
  test('S1: Object.prototype cannot be polluted', async () => {
    const report = await fixture.run('Object.prototype.hack = 1');
    expect(report.error).toMatchObject({ name: 'ScriptError', line: 1 });
    expect(report.error?.message).toContain('TypeError');
    expect(await run('return "hack" in {}')).toBe(false);
  });

  test('S2: tools cannot be changed', async () => {
    for (const source of [
      'tools.applyPatch = null',
      'tools.fresh = 1',
      'delete tools.applyPatch',
      'tools.applyPatch.extra = 1',
      'Object.defineProperty(tools, "x", { value: 1 })',
      'Object.setPrototypeOf(tools, {})',
      'tools.mcp.server.tool = null',
      'console.log = null',
    ]) {
      const report = await fixture.run(source);
      expect(report.error?.message, source).toContain('TypeError');
    }
    expect(await run('return [Object.isFrozen(tools), Object.isFrozen(console), Object.isFrozen(context)]')).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('S12: context cannot be changed, however deep', async () => {
    for (const source of [
      'context.turnId = "x"',
      'context.sandbox.timeoutMs = 1e9',
      'context.capabilities.tools.push("x")',
      'context.telemetry.emitProgress = null',
      'context.sandbox.remainingToolBudget = 99',
      'delete context.approvals',
    ]) {
      const report = await fixture.run(source);
      expect(report.error?.message, source).toContain('TypeError');
    }
  });

  test("S13: there is no way to an object's prototype that can be changed, and the next script sees none of it", async () => {
    expect(await run('return [typeof context["__proto__"], typeof ({})["__proto__"]]')).toEqual([
      'undefined',
      'undefined',
    ]);
    const report = await fixture.run('Object.getPrototypeOf(context).leak = 1');
    expect(report.error?.message).toContain('TypeError');
    expect(await run('return [context.leak === undefined, ({}).leak === undefined]')).toEqual([true, true]);
  });

  test('S14: Promise cannot be changed, and the next script has the real one', async () => {
    for (const source of [
      'Promise.constructor = null',
      'Promise.prototype.then = null',
      'Promise.resolve = null',
      'Promise = null',
    ]) {
      const report = await fixture.run(source);
      expect(report.error?.message, source).toMatch(/TypeError|ReferenceError/);
    }
    expect(await run('return await Promise.resolve(1).then((n) => n + 1)')).toBe(2);
  });

  test('everything that a script can reach is frozen', async () => {
    const unfrozen = await run(`
      const hidden = [async () => {}, function* () {}, async function* () {}, [].values(), "".matchAll(/x/g), new Map().keys(), new Set().keys(), [].values().map((x) => x)];
      const seen = new Set(); const names = []; const queue = [];
      const add = (value, path) => { if (value !== null && (typeof value === "object" || typeof value === "function") && !seen.has(value)) { seen.add(value); queue.push([value, path]); } };
      for (const name of Object.getOwnPropertyNames(globalThis)) add(globalThis[name], name);
      add(globalThis, "globalThis"); add(tools, "tools"); add(context, "context"); add(console, "console");
      hidden.forEach((value, index) => add(Object.getPrototypeOf(value), "hidden" + index));
      while (queue.length > 0) {
        const [value, path] = queue.pop();
        if (!Object.isFrozen(value)) names.push(path);
        add(Object.getPrototypeOf(value), path + ".<prototype>");
        for (const key of Reflect.ownKeys(value)) {
          const property = Reflect.getOwnPropertyDescriptor(value, key);
          for (const part of ["value", "get", "set"]) add(property[part], path + "." + String(key));
        }
      }
      return { names, count: seen.size };
    `);
    expect(unfrozen).toMatchObject({ names: [] });
    expect((unfrozen as { count: number }).count).toBeGreaterThan(500);
  });
});

describe('features that are missing', () => {
  test.each([
    ['S9', 'return (0, globalThis["ev" + "al"])("1")'],
    ['S10', 'return globalThis["Fun" + "ction"]("return this")()'],
    ['S10', 'return (() => {}).constructor("return this")()'],
    ['S10', 'return new ((async () => {}).constructor)("return 1")()'],
    ['S10', 'return (function* () {}).constructor("yield 1")().next()'],
    ['S10', 'return (async function* () {}).constructor("yield 1")()'],
    ['S10', 'return Reflect.construct(Object.getPrototypeOf(() => {}).constructor, ["return 1"])()'],
    ['S10', 'class F extends Object.getPrototypeOf(() => {}).constructor {} return new F("return 1")()'],
    ['S10', 'return tools.echo.constructor("return this")()'],
    ['S10', 'return Object.getOwnPropertyDescriptor(Map.prototype, "size").get.constructor("return this")()'],
    ['S18', 'return new globalThis["Wor" + "ker"]("x")'],
  ])('%s: %s fails', async (_, source) => {
    const report = await fixture.run(source, { language: 'js' });
    expect(report.error).toMatchObject({ name: 'ScriptError' });
    expect(report.error?.message).toMatch(/TypeError|ReferenceError/);
  });

  test.each([
    ['S3', 'require("fs")'],
    ['S4', 'await import("fs")'],
    ['S9', 'eval("code")'],
    ['S10', 'new Function("return this")()'],
    ['S18', 'new Worker("x")'],
  ])('%s: %s is refused before it runs', async (_, source) => {
    const report = await fixture.run(source);
    expect(report.error).toMatchObject({ name: 'BannedIdentifierError', phase: 'parsing' });
    expect(report.metadata.toolCallsMade).toBe(0);
  });

  test('S11: process and everything else of a host is undefined, also through computed access', async () => {
    const names = [
      'process',
      'require',
      'module',
      'exports',
      'Worker',
      'SharedArrayBuffer',
      'Atomics',
      'WebAssembly',
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'std',
      'os',
      'WeakRef',
      'FinalizationRegistry',
      'escape',
      'importScripts',
      'eval',
      'performance',
      'navigator',
      'Buffer',
      'global',
      'self',
      'window',
      'print',
      'scriptArgs',
      'bjson',
    ];
    expect(await run(`return ${JSON.stringify(names)}.filter((name) => globalThis[name] !== undefined)`)).toEqual([]);
  });

  test('the globals are exactly these', async () => {
    expect(await run('return Object.getOwnPropertyNames(globalThis).sort().join(" ")')).toBe(
      'AggregateError Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array InternalError Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet decodeURI decodeURIComponent encodeURI encodeURIComponent globalThis isFinite isNaN parseFloat parseInt undefined',
    );
  });
});

describe('ordinary code works', () => {
  test.each([
    [
      'an error class that sets its name',
      'class E extends Error { constructor(m) { super(m); this.name = "E"; this.message = m + "!"; } } try { throw new E("a") } catch (e) { return [e.name, e.message, e instanceof E, e instanceof Error, String(e)] }',
      ['E', 'a!', true, true, 'E: a!'],
    ],
    ['toString as an own property', 'const o = {}; o.toString = () => "mine"; return `${o}`', 'mine'],
    [
      'constructor as an own property',
      'const o = {}; o.constructor = 1; o.valueOf = 2; o.hasOwnProperty = 3; return o',
      { constructor: 1, valueOf: 2, hasOwnProperty: 3 },
    ],
    ['Object.assign with toString', 'return Object.assign({}, { toString: "x" }).toString', 'x'],
    [
      'prototype chains by hand',
      'function A() {} A.prototype.toString = function () { return "A" }; A.prototype.constructor = A; return String(new A())',
      'A',
    ],
    [
      'inheritance by hand',
      'function B() { Error.call(this) } B.prototype = Object.create(Error.prototype); B.prototype.constructor = B; B.prototype.name = "B"; return [new B() instanceof Error, new B().name]',
      [true, 'B'],
    ],
    [
      'a class that extends Map',
      'class M extends Map { constructor() { super(); this.toString = () => "M"; } } const m = new M(); m.set(1, 2); return [m.get(1), m.size, String(m)]',
      [2, 1, 'M'],
    ],
    [
      'a class that extends Array',
      'class L extends Array { last() { return this.at(-1) } } const l = L.from([1, 2]); l.push(3); return [l.last(), l.map((x) => x).constructor === L]',
      [3, true],
    ],
    ['a thenable', 'const o = {}; o.then = (resolve) => resolve(5); return await o', 5],
    [
      'functions with own toString, call and name',
      'const f = () => 1; f.toString = () => "f"; f.displayName = "d"; return [String(f), f.call(null), f instanceof globalThis.Function, globalThis.Function.prototype.isPrototypeOf(f)]',
      ['f', 1, true, true],
    ],
    [
      'labelled loops',
      'let n = 0; outer: for (let i = 0; i < 5; i++) { for (let j = 0; j < 5; j++) { if (j === 2) continue outer; if (i === 3) break outer; n++; } } return n',
      6,
    ],
    [
      'generators',
      'function* g() { const x = yield 1; yield x * 2; } const it = g(); it.next(); return [it.next(21).value, [...(function* () { yield* [1, 2] })()]]',
      [42, [1, 2]],
    ],
    [
      'async generators',
      'async function* g() { yield 1; yield 2 } const out = []; for await (const x of g()) out.push(x); return out',
      [1, 2],
    ],
    [
      'an iterator by hand',
      'const it = Object.create(Object.getPrototypeOf(Object.getPrototypeOf([].values()))); let n = 0; it.next = () => ({ done: n >= 2, value: n++ }); return [...it]',
      [0, 1],
    ],
    ['named groups', 'return "2024-05".match(/(?<y>\\d+)-(?<m>\\d+)/).groups.m', '05'],
    ['BigInt', 'return String(2n ** 70n)', '1180591620717411303424'],
    [
      'destructuring',
      'const { a: { b = 2, ...rest } = {}, ...others } = { a: { c: 3 }, d: 4 }; const [x, , y = 9, ...z] = [1, 2, undefined, 4]; return [b, rest, others, x, y, z]',
      [2, { c: 3 }, { d: 4 }, 1, 9, [4]],
    ],
    [
      'dates',
      'return new Date(0).toISOString() + " " + new Date(Date.UTC(2024, 1, 29)).getUTCDate()',
      '1970-01-01T00:00:00.000Z 29',
    ],
    [
      'sorting, grouping, sets',
      'return [[3, 1, 2].toSorted(), Object.groupBy([1, 2, 3], (n) => (n % 2 ? "odd" : "even")), [...new Set([1]).union(new Set([2]))]]',
      [[1, 2, 3], { odd: [1, 3], even: [2] }, [1, 2]],
    ],
    [
      'private fields and statics',
      'class C { #x = 1; static s = 2; static { C.t = 3 } get x() { return this.#x } } return [new C().x, C.s, C.t]',
      [1, 2, 3],
    ],
    [
      'getters, symbols, proxies',
      'const p = new Proxy({}, { get: (_, k) => String(k) }); return [p.foo, Object.getOwnPropertySymbols({ [Symbol.iterator]: 1 }).length]',
      ['foo', 1],
    ],
    [
      'Promise helpers',
      'const { promise, resolve } = Promise.withResolvers(); resolve(1); return [await promise, await Promise.any([Promise.reject(1), 2]), (await Promise.allSettled([Promise.reject(new Error("x"))]))[0].status]',
      [1, 2, 'rejected'],
    ],
    [
      'typed arrays',
      'const a = new Uint8Array([1, 2]); a[0] = 9; return [...a.subarray(0, 1), ...Float64Array.of(1.5)]',
      [9, 1.5],
    ],
    [
      'JSON with a reviver and toJSON',
      'return JSON.parse(JSON.stringify({ d: { toJSON: () => 7 } }), (k, v) => (k === "d" ? v + 1 : v))',
      { d: 8 },
    ],
    [
      'template literals and tags',
      'const t = (s, ...v) => s.raw.join("|") + v.join(","); return t`a${1}b${2}c`',
      'a|b|c1,2',
    ],
    ['optional chaining and nullish', 'const o = null; let x; x ??= 3; return [o?.a?.b ?? "none", x]', ['none', 3]],
    [
      'a closure that counts',
      'const counter = (() => { let n = 0; return { up: () => ++n } })(); counter.up(); return counter.up()',
      2,
    ],
    [
      'async callbacks in order',
      'const out = []; await Promise.all([3, 1, 2].map(async (n) => { await null; out.push(n) })); return out',
      [3, 1, 2],
    ],
  ])('%s', async (_, source, expected) => {
    expect(await run(source)).toEqual(expected);
  });

  test('random numbers differ from script to script and are repeated for the same script id', async () => {
    const numbers = 'return [Math.random(), Math.random()]';
    const first = readReturn(await fixture.run(numbers, { scriptId: 'script_a' })) as number[];
    const second = readReturn(await fixture.run(numbers, { scriptId: 'script_b' }));
    const again = readReturn(await fixture.run(numbers, { scriptId: 'script_a' }));
    expect(first[0]).not.toBe(first[1]);
    expect(second).not.toEqual(first);
    expect(again).toEqual(first);
    const spread = (await run(
      'const seen = Array(10).fill(0); for (let i = 0; i < 10000; i++) seen[Math.floor(Math.random() * 10)]++; return [Math.min(...seen), Math.max(...seen)]',
    )) as number[];
    expect(spread[0]).toBeGreaterThan(800);
    expect(spread[1]).toBeLessThan(1_200);
  });
});
