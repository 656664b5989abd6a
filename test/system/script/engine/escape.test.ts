import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, readReturn } from '../harness-fixture.ts';
import type { Fixture } from '../harness-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  // No script reaches its time, however busy the machine is.
  fixture = await createFixture({ limits: { timeoutMs: 160_000, runningMs: 160_000 } });
});
afterAll(() => fixture.close());

/** Each of these tries to get hold of something that is not its own; it returns what it got, or throws. */
const attempts: readonly (readonly [string, string])[] = [
  ['the function behind a tool', 'return String(tools.echo)'],
  [
    'the receiver of a tool call',
    'let self; try { tools.echo.call(globalThis, {}) } catch (e) { self = e } return [typeof self, typeof tools.echo.caller === "undefined"].join()',
  ],
  [
    'arguments and callers',
    'const f = function () { try { return String(arguments.callee) } catch (e) { return e.name } }; return f()',
  ],
  [
    'the caller of a callback',
    'let found = "none"; try { await tools.echo({ toJSON() { found = String(this === undefined ? "undefined" : typeof this); return {} } }) } catch {} return found',
  ],
  [
    'stack frames through a hook',
    'try { Error.prepareStackTrace = (_, frames) => frames } catch (e) { return e.name } return "set"',
  ],
  [
    'import without the keyword',
    'try { return typeof await new (Object.getPrototypeOf(async () => {}).constructor)("return im" + "port(\'os\')")() } catch (e) { return e.name }',
  ],
  [
    'a constructor through an error',
    'try { null.x } catch (e) { try { return e.constructor.constructor("return 1")() } catch (f) { return f.name } }',
  ],
  [
    "a constructor through a tool's error",
    'try { await tools.deny({}) } catch (e) { try { return e.constructor.constructor("return 1")() } catch (f) { return f.name } }',
  ],
  [
    'a constructor through a result',
    'const r = await tools.echo({ a: [] }); try { return r.a.map.constructor("return 1")() } catch (e) { return e.name }',
  ],
  [
    'a constructor through a promise',
    'try { return tools.echo({}).then.constructor("return 1")() } catch (e) { return e.name }',
  ],
  [
    "a getter's constructor",
    'try { return Object.getOwnPropertyDescriptor(context.sandbox, "remainingToolBudget").get.constructor("return 1")() } catch (e) { return e.name }',
  ],
  [
    'the getter of an override cure',
    'const g = Object.getOwnPropertyDescriptor(Object.prototype, "toString"); try { g.set.call(Object.prototype, 1); return "changed" } catch (e) { return e.name }',
  ],
  [
    'a setter on a frozen prototype',
    'try { Object.getOwnPropertyDescriptor(Object.prototype, "valueOf").set.call(TypeError.prototype, 1); return "changed" } catch (e) { return e.name }',
  ],
  [
    'the setter of a primitive',
    'try { Object.getOwnPropertyDescriptor(Object.prototype, "toString").set.call(1, 1); return "changed" } catch (e) { return e.name }',
  ],
  [
    'species',
    'class P extends Promise { static get [Symbol.species]() { return function (f) { f((v) => { throw v }, () => {}) } } } try { await P.resolve(1).then(() => 1) } catch (e) { return String(e) } return "fine"',
  ],
  [
    'a promise that lies about itself',
    'const p = Promise.resolve(1); Object.defineProperty(p, "constructor", { get() { return { [Symbol.species]: null } } }); return await p.then((x) => x)',
  ],
  [
    'hasInstance',
    'try { Object.defineProperty(Error, Symbol.hasInstance, { value: () => true }); return "changed" } catch (e) { return e.name }',
  ],
  [
    'the iterator protocol',
    'try { Object.getPrototypeOf([].values()).next = () => ({ done: true }); return [...[1]].length } catch (e) { return e.name }',
  ],
  [
    'JSON',
    'try { JSON.parse = () => ({ value: "forged" }); } catch (e) { return e.name } return (await tools.echo({ a: 1 })).a',
  ],
  [
    'array methods of the bridge',
    'try { Array.prototype.push = null } catch {} return (await tools.echo({ list: [1] })).list.length',
  ],
];

test.each(attempts)('%s', async (_, source) => {
  const report = await fixture.run(source, { language: 'js' });
  const got = report.error === null ? String(readReturn(report)) : report.error.message;
  expect(got).not.toMatch(/changed|forged|native code.*post|knownErrors|promiseThen/);
  expect(got).not.toBe('1,1');
  expect(
    readReturn(
      await fixture.run('return [typeof post, typeof settle, typeof start, typeof config]', { language: 'js' }),
    ),
  ).toEqual(['undefined', 'undefined', 'undefined', 'undefined']);
});

test('the text of a tool does not show the bridge', async () => {
  const text = readReturn(
    await fixture.run('return [tools.echo, console.log, context.telemetry.emitProgress].map(String).join("\\n")'),
  );
  expect(text).not.toMatch(/pending|resolve\(|knownErrors/);
});

test('a script cannot end another: a settled call cannot be settled again, and ids do not cross', async () => {
  const report = await fixture.run(
    'const [a, b] = await Promise.all([tools.wait({ ms: 30, tag: "a" }), tools.wait({ ms: 5, tag: "b" })]); return [a.tag, b.tag]',
  );
  expect(readReturn(report)).toEqual(['a', 'b']);
});

test('giant arguments are refused, and a flood of them ends at a limit', async () => {
  fixture.dispatcher.length = 0;
  const large = await fixture.run(
    'try { await tools.echo({ s: "x".repeat(5_000_000) }) } catch (e) { return e.message }',
  );
  expect(readReturn(large)).toContain('over 4194304 bytes');
  expect(fixture.dispatcher).toEqual([]);
  const flood = await fixture.run(
    'const kept = []; for (let i = 0; i < 31; i++) kept.push(tools.echo({ s: "x".repeat(4_000_000) })); await Promise.all(kept); return kept.length',
  );
  expect([undefined, 'ScriptMemoryError']).toContain(flood.error?.name);
  expect(readReturn(await fixture.run('return 1'))).toBe(1);
});
