import { renderScriptReport } from '../../../src/script/script-output.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultScriptLimits } from '../../../src/core/limits.ts';
import { openCatalogue, readReturn, type Catalogue } from './catalogue.ts';

let catalogue: Catalogue;
/** The same with little time, for scripts that use up all that they get. */
let hasty: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  hasty = await openCatalogue({ scriptLimits: '{ timeoutMs: 30000, runningMs: 1000 }' });
});
afterAll(async () => {
  await catalogue.close();
  await hasty.close();
});

const value = async (source: string): Promise<unknown> => readReturn(await catalogue.run(source, { language: 'js' }));

/** Runs attempts in one script; each is `threw NAME` or what it gave. */
const attempt = (attempts: readonly string[]): string =>
  `const outcomes = []; for (const f of [${attempts.map((code) => `() => { ${code} }`).join(', ')}]) { try { outcomes.push(String(f())) } catch (e) { outcomes.push('threw ' + e.name) } }`;

/** The next script finds the language and the tools in order. */
async function expectSound(used: Catalogue): Promise<void> {
  const report = await used.run(
    'const all = await Promise.all(["a", "b"].map((n) => tools.readFile({ filePath: `src/${n}.txt` }))); return all.map(({ content }) => content)',
  );
  expect(readReturn(report)).toEqual(['alpha', 'beta']);
}

/** The fate of code after a call: refused means that the call was never made either. */
async function submit(...codes: readonly string[]): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (const code of codes) {
    const report = await catalogue.run(
      `await tools.writeFile({ filePath: "out/refused.txt", content: "ran" });\n${code}`,
      { language: 'js' },
    );
    const { name, phase, line } = report.error ?? {};
    outcomes.push({ code, name, phase, line, calls: report.events.length, ran: catalogue.has('out/refused.txt') });
  }
  return outcomes;
}

const refused = (...codes: readonly string[]): unknown[] =>
  codes.map((code) => ({
    code,
    name: 'BannedIdentifierError',
    phase: 'parsing',
    line: 2,
    calls: 0,
    ran: false,
  }));

/** Names that a script finds on the global object, looked for by names that it makes up while it runs. */
const findGlobals = (...names: readonly string[]): Promise<unknown> =>
  value(
    `const parts = ${JSON.stringify(names.map((name) => [name.slice(0, 2), name.slice(2)]))};
     return parts.map((part) => part.join("")).filter((name) => name in globalThis || globalThis[name] !== undefined || Reflect.get(globalThis, name) !== undefined)`,
  );

describe('what cannot be changed', () => {
  test('S1: prototypes cannot be polluted, neither for this script nor for what tools give or the next script', async () => {
    const source = `${attempt([
      'Object.prototype.hack = 1',
      'Array.prototype.hack = 1',
      'Object.getPrototypeOf(async () => 1).hack = 1',
      'Object.defineProperty(Object.prototype, "hack", { value: 1 })',
      'Object.setPrototypeOf(Array.prototype, { hack: 1 })',
      'globalThis.hack = 1',
    ])}
      const read = await tools.readFile({ filePath: "src/a.txt" });
      return { outcomes, seen: ["hack" in {}, "hack" in [], "hack" in read, "hack" in globalThis] }`;
    expect(await value(source)).toEqual({
      outcomes: Array(6).fill('threw TypeError'),
      seen: [false, false, false, false],
    });
    expect(await value('return ["hack" in {}, "hack" in [], "hack" in globalThis]')).toEqual([false, false, false]);
  });

  test('S2: tools cannot be replaced, added to or deleted, and go on working', async () => {
    const source = `${attempt([
      'tools.applyPatch = null',
      'tools.extra = () => 1',
      'delete tools.readFile',
      'Object.defineProperty(tools, "exec", { value: () => ({ exitCode: 0 }) })',
      'Object.setPrototypeOf(tools, {})',
      'tools.readFile.call = null',
      'globalThis.tools = {}',
    ])}
      const { content } = await tools.readFile({ filePath: "src/a.txt" });
      return { outcomes, content }`;
    expect(await value(source)).toEqual({ outcomes: Array(7).fill('threw TypeError'), content: 'alpha' });
    await expectSound(catalogue);
  });

  test('S12: context cannot be changed, however deep', async () => {
    const source = `const before = JSON.stringify(context); ${attempt([
      'context.turnId = "x"',
      'context.sandbox.timeoutMs = 1e9',
      'context.sandbox.remainingToolBudget = 1e9',
      'context.capabilities.tools.push("root")',
      'delete context.workingDirectory',
      'context.telemetry.emitProgress = null',
      'globalThis.context = {}',
    ])} return { outcomes, same: JSON.stringify(context) === before, turnId: context.turnId }`;
    expect(await value(source)).toEqual({ outcomes: Array(7).fill('threw TypeError'), same: true, turnId: 'turn_1' });
  });

  test("S13: context's prototype is frozen, also when reached by its name", async () => {
    const source = `const proto = context["__pro" + "to__"] ?? Object.getPrototypeOf(context); ${attempt([
      'proto.polluted = 1',
      'context["__pro" + "to__"] = { polluted: 1 }',
      'Object.getPrototypeOf(context.sandbox).polluted = 1',
      'Object.setPrototypeOf(context, { polluted: 1 })',
    ])} return { outcomes, frozen: Object.isFrozen(Object.getPrototypeOf(context)), seen: ["polluted" in context, "polluted" in {}] }`;
    expect(await value(source)).toEqual({
      outcomes: Array(4).fill('threw TypeError'),
      frozen: true,
      seen: [false, false],
    });
    expect(await value('return ["polluted" in context, "polluted" in {}]')).toEqual([false, false]);
    expect(await submit('return __proto__')).toEqual(refused('return __proto__'));
  });

  test('S14: Promise cannot be changed, and the next script has the real one', async () => {
    const source = `const read = tools.readFile({ filePath: "src/a.txt" }); ${attempt([
      'Promise.constructor = null',
      'Promise.all = null',
      'Promise.prototype.then = function () { return 1 }',
      'globalThis.Promise = class {}',
      'Object.getPrototypeOf(read).then = null',
    ])} await read; return outcomes`;
    expect(await value(source)).toEqual(Array(5).fill('threw TypeError'));
    await expectSound(catalogue);
  });
});

describe('what is not there', () => {
  test('S3: require is refused before anything runs, and is not there', async () => {
    const codes = ['const fs = require("fs");', 'const load = require; load("fs");'];
    expect(await submit(...codes)).toEqual(refused(...codes));
    expect(await findGlobals('require', 'module', 'exports')).toEqual([]);
  });

  test('S4: import in every form is refused before anything runs', async () => {
    const codes = ['await import("fs");', 'import fs from "fs";', 'return import.meta.url;', 'export const a = 1;'];
    expect(await submit(...codes)).toEqual(refused(...codes));
  });

  test('S9: eval is refused before anything runs, and is not there', async () => {
    const codes = ['eval("1 + 1");', '(0, eval)("1 + 1");'];
    expect(await submit(...codes)).toEqual(refused(...codes));
    expect(await findGlobals('eval')).toEqual([]);
    expect(await value('try { return globalThis["ev" + "al"]("1") } catch (e) { return e.name }')).toBe('TypeError');
  });

  test('S10: Function is refused before anything runs, and no path leads to it', async () => {
    const codes = ['new Function("return this")();', 'Function("return this")();'];
    expect(await submit(...codes)).toEqual(refused(...codes));
    const source = `const name = ["constr", "uctor"].join("");
      const kinds = [() => {}, function () {}, class {}, async () => {}, function* () {}, async function* () {}, tools.readFile, Object, Promise.resolve, console.log];
      return kinds.map((f) => { try { return typeof f[name]("return 1")() } catch (e) { return e.name } })`;
    expect(await value(source)).toEqual(Array(10).fill('TypeError'));
    // A name for `instanceof` is left, which makes nothing.
    const named = `const made = globalThis[["Func", "tion"].join("")]; ${attempt([
      'return made("return 1")()',
      'return new made("return 1")()',
      'return Reflect.construct(made, ["return 1"])()',
      'return made.prototype["constr" + "uctor"]("return 1")()',
      'return made.apply(null, ["return 1"])()',
    ])} return [outcomes, (() => 1) instanceof made]`;
    expect(await value(named)).toEqual([Array(5).fill('threw TypeError'), true]);
  });

  test('S11: process is refused by name and undefined by any other way', async () => {
    const codes = ['return process.env;'];
    expect(await submit(...codes)).toEqual(refused(...codes));
    expect(await value('return globalThis.process === undefined')).toBe(true);
    expect(
      await findGlobals('process', 'Deno', 'Buffer', 'global', 'std', 'os', 'fetch', 'setTimeout', 'WebAssembly'),
    ).toEqual([]);
  });

  test('S18: no worker can be started, and no memory shared', async () => {
    const codes = ['new Worker("data:text/javascript,1");', 'new SharedArrayBuffer(8);', 'importScripts("x.js");'];
    expect(await submit(...codes)).toEqual(refused(...codes));
    expect(await findGlobals('Worker', 'SharedArrayBuffer', 'Atomics', 'importScripts')).toEqual([]);
  });
});

describe('what ends', () => {
  test('S5: an endless loop ends at the running time, which is 30 s where nothing else is said', async () => {
    expect(await value('return context.sandbox.timeoutMs')).toBe(30_000);
    expect(defaultScriptLimits.runningMs).toBe(30_000);
    const report = await hasty.run('await tools.readFile({ filePath: "src/a.txt" }); while (true) {}');
    expect(report.error).toMatchObject({ name: 'ScriptTimeoutError', code: 'running-time', completedTools: 1 });
    await expectSound(hasty);
  });

  test('S6: a flood of microtasks ends, with and without a call in flight', async () => {
    for (const start of ['', 'tools.exec({ command: ["node", "programs/beat.js", "flood"] });']) {
      const report = await hasty.run(
        `${start} const again = () => { Promise.resolve().then(again) }; again(); await new Promise(() => {})`,
      );
      expect(report.error?.name).toBe('ScriptTimeoutError');
      expect(report.calls.map(({ state }) => state)).toEqual(start === '' ? [] : ['aborted']);
      await expectSound(hasty);
    }
  });

  test('S7: really allocating ends with a memory error, and the engine stays below its cap', async () => {
    for (const source of [
      'const kept = []; while (true) kept.push(new Array(1e5).fill(kept.length))',
      'const kept = []; while (true) kept.push(new Uint8Array(1e6).fill(1))',
      'const kept = []; while (true) kept.push("x".repeat(1e5) + kept.length)',
    ]) {
      const report = await catalogue.run(source);
      expect(report.error, source).toMatchObject({ name: 'ScriptMemoryError', phase: 'executing' });
      expect(report.metadata.memoryUsedMb).toBeLessThanOrEqual(128);
      await expectSound(catalogue);
    }
  });

  test('S8: deep recursion ends with a stack error, however often it is caught', async () => {
    const report = await catalogue.run('const deeper = (n) => deeper(n + 1) + 1; return deeper(0)', { language: 'js' });
    expect(report.error).toMatchObject({ name: 'ScriptStackError', phase: 'executing' });
    const caught = await value(
      'const deeper = (n) => deeper(n + 1) + 1; let times = 0; for (let i = 0; i < 50; i++) { try { deeper(0) } catch { times++ } } return [times, (await tools.readFile({ filePath: "src/a.txt" })).content]',
    );
    expect(caught).toEqual([50, 'alpha']);
    await expectSound(catalogue);
  });

  test('S15: a script that hangs in native code is ended, while the host and the other worker go on', async () => {
    let ticks = 0;
    const ticking = setInterval(() => void (ticks += 1), 50);
    const hanging = hasty.run('return Array(2 ** 32 - 1).join("")');
    let hangs = true;
    void hanging.then(() => void (hangs = false));
    await delay(200);
    await expectSound(hasty);
    expect(hangs).toBe(true);
    const report = await hanging;
    clearInterval(ticking);
    expect(report.error?.name).toBe('ScriptTimeoutError');
    expect(ticks).toBeGreaterThan(5);
    await expectSound(hasty);
    await expectSound(hasty);
  });

  test('S17: a call that is not awaited is aborted, and its process with all that it started is gone', async () => {
    const report = await catalogue.run(
      `tools.exec({ command: ["node", "programs/beat.js", "orphan"] });
       for (;;) { const { exitCode } = await tools.exec({ command: ["node", "programs/say.js"] }); const r = await tools.listDir({ dirPath: "out" }); if (JSON.stringify(r).includes("orphan")) return exitCode }`,
    );
    expect(report.error).toMatchObject({ name: 'DetachedPromiseError', code: 'not-awaited', toolName: 'exec' });
    expect(report.error?.message).toContain('exec node programs/beat.js orphan (aborted)');
    expect(report.calls[0]).toMatchObject({ tool: 'exec', state: 'aborted' });
    const { callId } = report.calls[0] ?? { callId: '' };
    expect(report.events).toContainEqual(expect.objectContaining({ type: 'tool-finished', callId, state: 'aborted' }));
    const beats = catalogue.read('out/orphan').length;
    expect(beats).toBeGreaterThan(0);
    await delay(400);
    expect(catalogue.read('out/orphan').length).toBe(beats);
  });

  test('S19: a return value over 128 KB is cut for the model, and of one over 4 MB the beginning is kept', async () => {
    const large = await catalogue.run('return { lines: Array.from({ length: 30_000 }, (_, n) => "line " + n) }');
    expect(large.error).toBeNull();
    expect(renderScriptReport(large).length).toBeLessThan(34_000);
    const report = await catalogue.run('return { lines: Array.from({ length: 500_000 }, (_, n) => "line " + n) }');
    expect(report.error).toBeNull();
    expect(report.logs).toEqual([
      {
        level: 'warn',
        text: expect.stringMatching(
          /^only the first 1398099 characters of the return value as JSON are kept: .*Return a part, or write the whole to a file$/,
        ) as string,
      },
    ]);
    const kept = readReturn(report) as string;
    expect(kept).toHaveLength(1_398_099);
    expect(kept).toMatch(/^\{"lines":\["line 0","line 1",/);
    expect(kept.length).toBeGreaterThan(1_000_000);
    const stored: string[] = [];
    const shown = renderScriptReport(report, { storeOutput: (_, text) => (stored.push(text), '/tmp/outputs/result') });
    expect(shown).toContain('/tmp/outputs/result');
    expect(stored).toEqual([kept]);
    const text = await catalogue.run('return "é".repeat(5_000_000)');
    expect(readReturn(text)).toBe('é'.repeat(699_048));
    expect(text.logs[0]?.text).toMatch(/^only the first 699048 of 5000000 characters of the return value are kept: /);
    const fits = await catalogue.run('return "x".repeat(131_000)');
    expect(readReturn(fits)).toHaveLength(131_000);
  });
});

test('S16: what a script leaves behind is invisible to the next, also to one that runs at the same time', async () => {
  const leave = `globalThis["le" + "ft"] = 1`;
  const report = await catalogue.run(
    `try { ${leave} } catch {} try { console.left = 1 } catch {} const key = Symbol.for("left"); try { tools[key] = 1 } catch {} try { RegExp.prototype.left = 1 } catch {}
     /(left)/.exec("left"); return Object.getOwnPropertyNames(globalThis).length`,
    { language: 'js' },
  );
  const probe =
    'return [typeof left, "left" in console, Symbol.for("left") in tools, "left" in /x/, RegExp.$1 ?? "", Object.getOwnPropertyNames(globalThis).length]';
  const clean = ['undefined', false, false, false, '', readReturn(report)];
  expect(await value(probe)).toEqual(clean);
  const beside = await Promise.all([
    catalogue.run('let mine = "one"; await tools.exec({ command: ["node", "programs/say.js"] }); return mine'),
    catalogue.run('let mine = "two"; await tools.exec({ command: ["node", "programs/say.js"] }); return mine'),
    catalogue.run(probe, { language: 'js' }),
  ]);
  expect(beside.map(readReturn)).toEqual(['one', 'two', clean]);
});

test('S20: a dry run checks the script, names its tools, warns and runs nothing', async () => {
  const dry = await openCatalogue({ scriptMode: 'dry-run' });
  try {
    const report = await dry.run(
      'await tools.writeFile({ filePath: "out/dry.txt", content: "ran" }); await tools.nothing({}); while (true) {}',
    );
    expect(report).toMatchObject({
      error: null,
      returnJson: null,
      dryRun: { tools: ['nothing', 'writeFile'], unknownTools: ['nothing'] },
    });
    expect(report.events).toEqual([]);
    expect(dry.has('out/dry.txt')).toBe(false);
    const refused = await dry.run('require("fs")');
    expect(refused.error).toMatchObject({ name: 'BannedIdentifierError', phase: 'parsing' });
  } finally {
    await dry.close();
  }
});
