import { runInThisContext } from 'node:vm';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultScriptLimits } from '../../../src/core/limits.ts';
import { prepareScript, type Preparation } from '../../../src/script/parse/prepare-script.ts';
import {
  callName,
  enginePrefixLength,
  hiddenNames,
  scriptSuffix,
  taskName,
} from '../../../src/script/parse/parse-frame.ts';
import { createScriptPreparer } from '../../../src/script/parse/prepare.ts';
import { createPreparerThread, parseTimeoutMs } from '../../../src/script/parse/preparer-thread.ts';
import { preparerPath } from '../../fixtures/preparer.ts';

const { sourceBytes } = defaultScriptLimits;

function createOwn(timeoutMs = parseTimeoutMs) {
  const thread = createPreparerThread({ path: preparerPath, timeoutMs });
  onTestFinished(() => thread.close());
  return createScriptPreparer({ limits: defaultScriptLimits, thread });
}

function prepare(source: string, language: 'ts' | 'js' = 'ts'): Preparation & { type: 'ready' } {
  const result = prepareScript(source, language, sourceBytes);
  if (result.type !== 'ready') throw new Error(`refused: ${JSON.stringify(result.errors)}`);
  return result;
}

/** `code line:column` of each problem. */
function listProblems(source: string, language: 'ts' | 'js' = 'ts'): string[] {
  const result = prepareScript(source, language, sourceBytes);
  return result.type === 'ready' ? [] : result.errors.map(({ code, line, column }) => `${code} ${line}:${column}`);
}

function readMessages(source: string): string {
  const result = prepareScript(source, 'ts', sourceBytes);
  return result.type === 'ready' ? '' : result.errors.map(({ name, message }) => `${name}: ${message}`).join('\n');
}

/** The script in a program, without the frame. */
function readBody(js: string): string {
  return js.slice(enginePrefixLength, -scriptSuffix.length);
}

/** The script in a program, without what was added to it. */
function removeInsertions({ js, insertions }: Extract<Preparation, { type: 'ready' }>): string {
  const lines = readBody(js).split('\n');
  // From the last to the first, a column of the script is a column of the program without the later additions.
  for (const { line, column, length } of insertions.toReversed()) {
    const text = lines[line - 1] ?? '';
    const before = insertions.filter((other) => other.line === line && other.column < column);
    const at = column - 1 + before.reduce((sum, other) => sum + other.length, 0);
    lines[line - 1] = text.slice(0, at) + text.slice(at + length);
  }
  return lines.join('\n');
}

/** Runs a program in this process, with a function under the hidden name that watches promises. */
async function runProgram(
  { js }: { readonly js: string },
  task: (value: unknown, name?: string | null) => unknown,
): Promise<unknown> {
  const program = runInThisContext(js) as (...values: unknown[]) => Promise<unknown>;
  return program({}, {}, console, {}, Promise.race, {}, task);
}

test.each([
  'if (1 &lt; 2) return 1;',
  'return await tools.exec({ command: [&quot;ls&quot;] });',
  'return [1].map((x) =&gt; x + 1);',
  'if (true &amp;&amp; false) return 1;',
  'return 1 &gt; 2;',
])('a script with escapes of HTML is refused with the advice to write the characters: %s', (source) => {
  expect(readMessages(source)).toMatch(/an escape of HTML: write the character itself$/);
});

test('an escape of HTML in a string is no problem, and none of another one', () => {
  expect(readMessages('return "&lt;b>".replaceAll("&lt;", "<");')).toBe('');
  expect(readMessages('const text = "&lt;b>";\nreturn text +;')).not.toContain('HTML');
});

test.each([
  ['await tools.writeFile({ filePath: "a", content: `# A\n\n```js\na()\n```\n` })', '3:4', '`'],
  ['await tools.writeFile({ filePath: "a", content: `Fix `add` here` })', '1:55', '`'],
  ['const md = `Use `code` and more`;', '1:18', '`'],
  ['const yaml = `run: ${{ github.sha }}`;', '1:30', '${'],
  ['await tools.exec({ command: ["bash", "-c", `echo "${arr[@]}"`] })', '1:57', '${'],
  ['await tools.exec({ command: ["bash", "-c", `x=abc; echo ${#x}`] })', '1:59', '${'],
  ['await tools.exec({ command: ["bash", "-c", `for f in *; do echo ${f}; done`] })', '1:67', '${'],
])('a problem of text in a template is named with the character to escape: %j', (source, place, character) => {
  const [problem = ''] = listProblems(source);
  expect(problem).toMatch(new RegExp(` ${place}$`));
  expect(readMessages(source).split('\n')[0]).toMatch(
    new RegExp(`[^.]; if .* belongs to the text of a template, write \\\\\\${character.replace('{', '\\{')}$`),
  );
});

test('a name that is used many times is named once, at its first place, so that other problems are named too', () => {
  const source = `import a from "a";\nimport b from "b";\n${'process.env;\nBuffer;\n'.repeat(8)}let x; nope; nope;`;
  expect(listProblems(source)).toEqual([
    'banned-syntax 1:1',
    'banned-identifier 3:1',
    'missing-name 4:1',
    'unknown-name 19:8',
  ]);
});

test.each([
  '<![CDATA[\nreturn await tools.exec({ command: ["ls"] });\n]]>',
  '<invoke name="shell">\n<parameter name="command">ls</parameter>\n</invoke>',
  '\n  <read_file>\n<path>src/a.js</path>\n</read_file>',
])('markup in place of code is named as such: %j', (source) => {
  expect(readMessages(source)).toMatch(/^ScriptSyntaxError: the script begins with markup; write only TypeScript/);
});

test('a script that begins with a type parameter is no markup', () => {
  expect(readMessages('<T,>(x: T) => x')).toBe('');
  expect(readMessages('<T,>(x: T) => x +')).not.toContain('markup');
});

describe('async functions are watched, and mean the same', () => {
  test.each([
    [
      'an arrow function before a bracket on the next line',
      'var out = []\nconst f = async () => { return 1 }\n(async () => { out.push(2) })()\nreturn [await f(), out]',
      [1, [2]],
    ],
    [
      'an arrow function before a bracket, with comments between',
      'var out = []\nconst f = async () => { return 1 } // a\n/* b */ // c\n;[3].forEach((n) => out.push(n))\nconst g = async () => { return 2 } // d\n/* e */\n[4].forEach((n) => out.push(n))\nreturn [await f(), out]',
      [1, [3, 4]],
    ],
    [
      'an arrow function before a template and a sign',
      'const f = async () => { return 1 }\n`${1}`\nconst g = async () => { return 2 }\n+1\nreturn [await f(), await g()]',
      [1, 2],
    ],
    [
      'arrow functions with the same end',
      'const f = async (a) => async (b) => async () => { return a + b }\n(1, 2)\nreturn (await (await f(1))(2))()',
      3,
    ],
    [
      'arguments, conditions and defaults',
      'const f = async (g = async () => 1, x = true ? async () => 2 : async () => 3) => [await g(), await x()]\nreturn f()',
      [1, 2],
    ],
    [
      'a function that is used before it is declared',
      'const before = f(1); async function f(a, b = 2) { return a + b }\nreturn [await before, f.name, f.length]',
      [3, 'f', 1],
    ],
    [
      'declarations in blocks and functions',
      'const out = []; { out.push(await g()); async function g() { return 1 } } function outer() { return h(); async function h() { return 2 } } out.push(await outer()); switch (1) { case 1: async function s() { return 3 } out.push(await s()) } return out',
      [1, 2, 3],
    ],
    [
      'a function that calls itself',
      'async function f(n) { return n === 0 ? 0 : 1 + (await f(n - 1)) } const g = async function h(n) { return n === 0 ? 0 : 1 + (await h(n - 1)) }\nreturn [await f(5), await g(4)]',
      [5, 4],
    ],
    [
      'this and arguments',
      'const o = { n: 1, f: async function () { return this.n + arguments.length }, g: async () => 1, async m() { return this.n } }; return [await o.f(1, 2), await o.g(), await o.m(), o.f.name, o.g.name]',
      [3, 1, 1, 'f', 'g'],
    ],
    [
      'names',
      'let a = async () => 1, b; b = async function () {}; const { c = async () => 1 } = {}; class C { d = async () => 1 } const e = (async () => 1); return [a.name, b.name, c.name, new C().d.name, e.name, (async () => 1).name]',
      ['a', 'b', 'c', 'd', 'e', ''],
    ],
    [
      'new Promise',
      'const p = new Promise((resolve) => resolve(1)).then((n) => n + 1); return [await p, await new Promise(async (r) => r(3)), new Promise(() => 0) instanceof Promise]',
      [2, 3, true],
    ],
    [
      'a template and a class field',
      'class A { g = 2\n f = async () => { return 1 }\n *h() {} } return [`${await (async () => "x")()}`, await new A().f(), new A().g]',
      ['x', 1, 2],
    ],
    [
      'methods',
      'const key = "k"\nclass A { n = 1\n async f() { return this.n }\n async [key](a, b) { return a }\n static async s() { return this === A }\n async #p() { return 5 }\n p() { return [this.#p(), this?.#p()] } }\nclass B extends A { async f() { return 1 + (await super.f()) } }\nconst b = new B()\nreturn [await b.f(), await b.k(3), await A.s(), await Promise.all(b.p()), A.prototype.k.length, A.prototype.f.name, Object.keys(A.prototype)]',
      [2, 3, true, [5, 5], 2, 'f', []],
    ],
    [
      'methods of objects',
      'const f = async () => 1\nconst o = { f, get g() { throw 1 }, async m() { return [this === o, super.toString === Object.prototype.toString] } }\n;[1].map(() => ({ async x() {} }))\nreturn [o.f === f, await o.m(), Object.keys(o)]',
      [true, [true, true], ['f', 'g', 'm']],
    ],
    [
      'private names that mean other things elsewhere',
      'class A { async #f() { return 1 } g() { return this.#f() } }\nclass B { #f = () => h; g() { return this.#f() } }\nconst h = async () => 2\nreturn [await new A().g(), new B().g() === h]',
      [1, true],
    ],
    [
      'if and do without semicolons',
      'let f\nif (true) f = async () => 1\nelse f = null\ndo f = async () => 2\nwhile (false)\nreturn f()',
      2,
    ],
  ])('%s', async (_, source, expected) => {
    const prepared = prepare(source, 'js');
    expect(removeInsertions(prepared)).toBe(source);
    const seen: string[] = [];
    const wrap = (value: unknown, name?: string | null): unknown => {
      seen.push(typeof value);
      if (name === null) return value;
      if (typeof value === 'function' && name !== undefined) Object.defineProperty(value, 'name', { value: name });
      return typeof value === 'function' ? new Proxy(value, {}) : value;
    };
    expect(await runProgram(prepared, wrap)).toEqual(expected);
    expect(seen.length).toBeGreaterThan(0);
  });
});

describe('JavaScript passes through unchanged', () => {
  test.each([
    'class NotFound extends Error { constructor(m) { super(m); this.name = "NotFound" } #a = 1; static { this.b = 2 } }',
    'outer: for (const a of [1]) { for (;;) { continue outer } }',
    'function* gen() { const x = yield 1; yield* [x] }\nreturn [...gen()]',
    'async function* gen() { yield 1 }\nfor await (const a of gen()) { console.log(a) }',
    'return /(?<year>\\d{4})-(?<month>\\d\\d)/u.exec("2024-01").groups.year',
    'return 2n ** 64n + BigInt(1) - 0xffn',
    'const { a = 1, b: { c } = {}, ...rest } = {}, [d, , e = 2, ...f] = []\nreturn [a, c, rest, d, e, f]',
    'let a = 1\nlet b = a\n++b\nreturn a\n+b',
    'const html = `<div>${`${1 + 1}`}</div>`; return html?.length ?? 0',
    'try { throw new TypeError("x", { cause: 1 }) } catch { } finally { }',
    'a ||= 1; a &&= 2; a ??= 3\nvar a',
    'switch (1) { case 1: { let a } default: }\ndo { } while (false)',
    'const o = { get a() { return 1 }, set a(v) { }, async *b() { }, ["c" + 1]: 2, "d-e": 3, __proto__() { } }',
    'if (tools) return 1\nelse return 2',
    '"use strict"\nreturn 1 // no line break at the end',
    'const { exec } = tools; await Promise.all([exec({ command: ["ls"] }), (async () => { await 1 })()])',
    'const 变量 = "😀"; return 变量',
    'const as = 1, type = 2, of = 3, async = 4, get = 5; return as + type + of + async + get',
    'return a < b && c > d\nvar a, b, c, d',
    'debugger; new (class { static async = 1 })',
    '',
    '\u2028return 1',
  ])('%j', (source) => {
    for (const language of ['js', 'ts'] as const) {
      expect(removeInsertions(prepare(source, language))).toBe(source);
    }
  });

  test('line N of the script is line N of the program, and the first line has one offset', () => {
    const { js } = prepare('const a: number = 1;\nreturn a;');
    expect(js.split('\n').indexOf('return a;') + 1).toBe(2);
    expect(js.indexOf('const a')).toBe(enginePrefixLength);
  });

  test('a text that contains a hidden name, or a name like it, leaves the program as it is without that text', () => {
    for (const name of [...hiddenNames, '$task', '$call']) {
      const { js } = prepare(`const text = '${name}'; const f = async () => tools.a(text);`);
      expect(js).toContain(`const f = ${taskName}(async () => ${callName}.a(text)`);
    }
    expect(listProblems(`const ${callName} = 1; return ${callName}`)).toEqual([]);
  });

  test('F3: TypeScript with top-level await and return becomes JavaScript', () => {
    expect(readBody(prepare('const r: { a: number } = await f<string>(1 as any)\nreturn r!.a; var f').js)).toBe(
      'const r                = await f        (1       )\nreturn r .a; var f',
    );
  });

  test('the program is a function that runs with the names it is given', async () => {
    const { js } = prepare(
      'interface A { a: number }\nconst { double } = tools as any;\nreturn (await double(context.n)) as A',
    );
    const run: unknown = runInNewContext(js);
    if (typeof run !== 'function') throw new TypeError('the program is no function');
    expect(await run({ double: async (n: number) => n * 2 }, { n: 21 }, console)).toBe(42);
  });

  test('F25: a script may give its functions any names', () => {
    expect(
      listProblems('function process(a: number) { return a }\nconst require = (b) => b\nreturn process(require(1))'),
    ).toEqual([]);
  });
});

describe('syntax errors', () => {
  test.each([
    ['const = 1', 'syntax 1:7'],
    ['const a = 1\nconst b = ;\n', 'syntax 2:11'],
    ['return "abc', 'syntax 1:8'],
    ['return `abc\n', 'syntax 1:9'],
    ['/* abc', 'syntax 1:1'],
    ['foo(', 'syntax 1:5'],
    ['if (a) {\n  b()\n', 'syntax 3:1'],
    ['a()\n}\n', 'syntax 2:1'],
    ['let a = 1; let a = 2', 'syntax 1:16'],
    ['with (a) { }', 'syntax 1:1'],
    ['var await = 1', 'syntax 1:5'],
    ['return 010', 'syntax 1:8'],
    ['delete a', 'syntax 1:1'],
    ['break', 'syntax 1:1'],
    ['yield 1', 'syntax 1:1'],
    ['return new.target', 'syntax 1:8'],
    ['return\n/(/', 'syntax 2:1'],
    ['/a/gg', 'syntax 1:6'],
    ['#!/usr/bin/env node', 'syntax 1:1'],
    ['a <!-- b', 'unsupported-syntax 1:3'],
    ['a\n--> b', 'unsupported-syntax 2:1'],
    ['using a = b', 'unsupported-syntax 1:1'],
    ['@a class B { }', 'unsupported-syntax 1:1'],
    ['class A { accessor b = 1 }', 'unsupported-syntax 1:20'],
  ])('F29: %j is refused with its place: %s', (source, problem) => {
    expect(listProblems(source)[0]).toBe(problem);
    expect(readMessages(source)).not.toMatch(/sourceType|plugin|\(\d+:\d+\)/);
  });

  test('several errors are named at once, in the order of the text, and at most ten', () => {
    expect(listProblems('return 010\nlet a\nlet a\n')).toEqual(['syntax 1:8', 'syntax 3:5']);
    expect(listProblems('return 010\n'.repeat(30))).toHaveLength(10);
  });

  test('types are an error in JavaScript', () => {
    expect(listProblems('const a: number = 1', 'js')).toEqual(['syntax 1:8']);
  });
});

describe('a script cannot leave its frame', () => {
  test.each([
    '});(async () => {',
    '} {',
    '}; return tools; {',
    '}});(async () => {{',
    '}}, async () => {{',
    '}}) => {}, (() => {{',
    '});process.exit();(async () => {',
    '}, async () => {',
    '})(tools) + (async () => {',
    '}) => {}, (() => {',
    '}); /*',
    '*/ }); (() => {',
    '// \r}); (() => {',
  ])('%j', (source) => {
    for (const language of ['js', 'ts'] as const) {
      expect(prepareScript(source, language, sourceBytes)).toMatchObject({
        type: 'refused',
        errors: [{ name: 'ScriptSyntaxError' }],
      });
    }
  });

  test('a comment in the last line does not swallow the frame', () => {
    expect(prepare('return 1 //').js.endsWith('//\n}})')).toBe(true);
  });
});

describe('constructs that scripts must not contain', () => {
  test.each([
    ['S3: require', 'require("fs")', 'banned-identifier 1:1'],
    ['S4: import()', 'await import("fs")', 'banned-syntax 1:7'],
    ['S9: eval', 'eval("code")', 'banned-identifier 1:1'],
    ['S9: eval by another name', 'const e = eval; e("code")', 'banned-identifier 1:11'],
    ['S9: indirect eval', '(0, eval)("code")', 'banned-identifier 1:5'],
    ['S10: new Function', 'new Function("return this")()', 'banned-identifier 1:5'],
    ['S10: Function()', 'Function("return this")()', 'banned-identifier 1:1'],
    ['S10: Function by another name', 'const F = Function', 'banned-identifier 1:11'],
    ['S11: process', 'return process.env', 'banned-identifier 1:8'],
    ['S18: new Worker', 'new Worker("a.js")', 'banned-identifier 1:5'],
    ['import', 'import fs from "fs"', 'banned-syntax 1:1'],
    ['import type', 'import type { A } from "a"', 'banned-syntax 1:1'],
    ['import =', 'import a = require("a")', 'banned-syntax 1:1'],
    ['import.meta', 'return import.meta.url', 'banned-syntax 1:8'],
    ['export', 'export const a = 1', 'banned-syntax 1:1'],
    ['export default of a class', 'export default class { }', 'banned-syntax 1:1'],
    ['export default in a block', '{ export default 1 }', 'banned-syntax 1:3'],
    ['export type', 'export type A = 1', 'banned-syntax 1:1'],
    ['export =', 'export = 1', 'banned-syntax 1:1'],
    ['importScripts', 'importScripts("a")', 'banned-identifier 1:1'],
    ['module', 'module.exports = 1', 'banned-identifier 1:1'],
    ['SharedArrayBuffer', 'new SharedArrayBuffer(1)', 'banned-identifier 1:5'],
    ['Atomics', 'Atomics.wait(a)', 'banned-identifier 1:1'],
    ['typeof', 'typeof process', 'banned-identifier 1:8'],
    ['in a template', 'return `${process.pid}`', 'banned-identifier 1:11'],
    ['a hidden name', `return ${callName}.exec`, 'banned-identifier 1:8'],
    ['typeof of a hidden name', `return typeof ${taskName}`, 'banned-identifier 1:15'],
    ['in a default', 'const f = (a = process) => a', 'banned-identifier 1:16'],
    ['in a computed key', 'const a = { [process]: 1 }', 'banned-identifier 1:14'],
    ['in shorthand', 'const a = { process }', 'banned-identifier 1:13'],
    ['in a class that extends it', 'class A extends Worker { }', 'banned-identifier 1:17'],
    ['assigned', 'process = 1', 'banned-identifier 1:1'],
    ['in a type operator', '(process as any).env', 'banned-identifier 1:2'],
    ['a literal prototype', 'const a = { __proto__: null }', 'banned-syntax 1:11'],
    ['a quoted literal prototype', 'const a = { "__proto__": null }', 'banned-syntax 1:11'],
    ['a shorthand prototype', 'const a = { __proto__ }', 'banned-identifier 1:13'],
    ['a name bound elsewhere', '{ let process = 1 }\nprocess', 'banned-identifier 2:1'],
    ['a name bound in a function', 'function f(eval2, require) { }\nrequire("a")', 'banned-identifier 2:1'],
    ['a name that is only declared for types', 'declare const process: any\nprocess.exit()', 'banned-identifier 2:1'],
    ['an escaped name', 'pro\\u0063ess.exit()', 'banned-identifier 1:1'],
  ])('%s', (_, source, problem) => {
    expect(listProblems(source)).toContain(problem);
    expect(readMessages(source)).toContain('BannedIdentifierError: ');
  });

  test.each([
    ['texts and comments', '"eval(1)"; `require`; // process\n/* import("a") */'],
    ['property names', 'a.process; a.eval(); a?.require; ({ process: 1, eval: 2, module() { } })\nvar a'],
    [
      'class members',
      'class A { process = 1; eval() { } #require = 2; get() { return this.#require } static Worker = 3 }',
    ],
    ['labels', 'module: for (;;) { break module }'],
    ['parameters', 'const f = (process, { require }, [module], ...Worker) => process + require + module + Worker'],
    ['variables that are used before', 'f(); function f() { return process }\nvar process = 1'],
    ['caught errors', 'try { a() } catch (process) { process.message }\nvar a'],
    ['loops', 'for (const module of [1]) { module }\nfor (let process = 0; process < 1; process++) { }'],
    ['patterns', 'const { process: pid, a: { module } } = b; module\nvar b, pid2 = pid'],
    ['own classes and functions', 'class Worker { }\nnew Worker(); const g = function process() { return process }'],
    ['types', 'let a: Function; type B = typeof process; interface C { eval: Worker }; f<Worker>(a as Atomics)\nvar f'],
    ['instanceof Function', 'a instanceof Function\nvar a'],
    ['computed and method __proto__', '({ ["__proto__"]: 1, __proto__() { } }); const { __proto__: p } = a\nvar a'],
    ['reading a prototype', 'return context.__proto__'],
    ['globalThis', 'return globalThis.process'],
  ])('fine: %s', (_, source) => {
    expect(listProblems(source)).toEqual([]);
  });
});

/** A comment of that many two-byte characters, and two bytes more. */
function fill(length: number): string {
  return `//${'é'.repeat(length)}`;
}

describe('the text of a script', () => {
  test('a byte order mark is taken off', () => {
    expect(readBody(prepare('\uFEFFreturn 1').js)).toBe('return 1');
  });

  test('lone surrogates and NUL are refused with their place', () => {
    expect(listProblems('const a = 1\nreturn "\uD800"')).toEqual(['invalid-text 2:9']);
    expect(listProblems('return "\uDC00\uD800"')).toEqual(['invalid-text 1:9']);
    expect(listProblems('return "a\0"')).toEqual(['invalid-text 1:10']);
    expect(listProblems('return "😀"')).toEqual([]);
  });

  test.each([
    ['a call', '{ "name": "exec", "arguments": { "command": ["ls"] } }'],
    ['a list of calls', '[\n  { "name": "exec", "arguments": {} }\n]\n'],
    ['a call in each line', '{"tool":"exec","args":{}}\n{"tool":"exec","args":{}}'],
  ])('JSON in place of code is refused: %s', (_, source) => {
    expect(readMessages(source)).toContain('these are calls as JSON, which do nothing; write each as code');
  });

  test.each(['[1, 2]', '{}', '[\n{"a":1}\n].map(({ a }) => a)[0]', '({ "a": 1 })', '[{ a: 1 }]'])(
    'code that looks like JSON is code: %s',
    (source) => {
      expect(prepare(source).type).toBe('ready');
    },
  );

  test('the size is counted in bytes of UTF-8', () => {
    expect(listProblems(fill(10_239))).toEqual([]);
    expect(listProblems(fill(10_240))).toEqual(['source-too-large 1:1']);
    expect(readMessages(fill(10_240))).toContain('20482 bytes');
  });

  test('a script that is nested too deeply is refused, a long one is not', () => {
    expect(listProblems(`${'('.repeat(9_000)}1${')'.repeat(9_000)}`)).toEqual(['too-complex 1:1']);
    expect(listProblems(`a${'.a'.repeat(9_000)}\nvar a`)).toEqual([]);
    expect(listProblems(`return 1\n${'f();\n'.repeat(3_500)}var f`)).toEqual([]);
  });

  test('a script that would keep the parser busy for years is refused, and the next one is prepared', async () => {
    const busy = createOwn(1_000);
    const source = `${'<a>('.repeat(60)}x${')'.repeat(60)}`;
    expect(await busy.prepare(source, 'ts')).toMatchObject({ type: 'refused', errors: [{ code: 'too-complex' }] });
    expect((await busy.prepare(`${'f<a>('.repeat(60)}@@${')'.repeat(60)}`, 'ts')).type).toBe('refused');
    expect((await busy.prepare('return 1', 'ts')).type).toBe('ready');
  });
});

test('a thread that cannot be started is an error, not a refusal of the script', async () => {
  const thread = createPreparerThread({ path: `${preparerPath}.missing`, timeoutMs: parseTimeoutMs });
  const own = createScriptPreparer({ limits: defaultScriptLimits, thread });
  await expect(own.prepare('return 1', 'ts')).rejects.toThrow('missing');
});

describe('the tools that a script uses', () => {
  test.each([
    ['await tools.exec({}); tools.readFile({})', ['exec', 'readFile']],
    ["tools['exec']({}); tools[`listDir`]({})", ['exec', 'listDir']],
    ['const { exec, readFile: read } = tools; await exec({}); read({})', ['exec', 'readFile']],
    ['F15: tools.mcp.server.tool({})'.slice(5), ['mcp.server.tool']],
    [
      'const { mcp } = tools; mcp.one.a({}); const two = mcp.two; two.b({}); two["c-d"]({})',
      ['mcp.one.a', 'mcp.two.b', 'mcp.two.c-d'],
    ],
    ['const { mcp: { one: { a } } } = tools; a({})', ['mcp.one.a']],
    ['const t = tools; t.exec({})', ['exec']],
    ['let t; t = tools; t.exec({})', ['exec']],
    ['const f = async ({ exec } = tools) => exec({})', ['exec']],
    ['(tools as any).exec!({}); tools?.readFile?.({})', ['exec', 'readFile']],
    ['await Promise.all(["a"].map(tools.readFile)); tools.exec.call(null, {})', ['exec', 'readFile']],
    ['const x = await tools.exec({}).then((r) => r.stdout)', ['exec']],
    ['return (tools) => tools.exec({})', []],
    ['a.tools.exec({}); "tools.exec"; // tools.exec\nvar a', []],
    ['const name = "exec"; tools[name]({}); return Object.keys(tools)', []],
    ['function f() { return tools.exec({}) }', ['exec']],
  ])('S20: the tools that a dry run reports: %s', (source, tools) => {
    expect(prepare(source).tools).toEqual(tools);
  });
});

describe('the cache', () => {
  test('the same source in the same language is prepared once', async () => {
    const own = createOwn();
    const first = await own.prepare('return 1', 'ts');
    expect(first.cacheHit).toBe(false);
    expect(await own.prepare('return 1', 'ts')).toEqual({ ...first, cacheHit: true });
    expect(await own.prepare('return 1', 'js')).toMatchObject({ cacheHit: false });
  });

  test('the script that was not used for longest is forgotten first', async () => {
    const own = createOwn();
    for (let index = 0; index < 1_000; index += 1) await own.prepare(`return ${index}`, 'ts');
    expect((await own.prepare('return 0', 'ts')).cacheHit).toBe(true);
    await own.prepare('return "new"', 'ts');
    expect((await own.prepare('return 0', 'ts')).cacheHit).toBe(true);
    expect((await own.prepare('return 1', 'ts')).cacheHit).toBe(false);
  });

  test('a text with half of a surrogate pair is not taken for the one with the same bytes', async () => {
    const own = createOwn();
    expect((await own.prepare('return "\uFFFD"', 'ts')).type).toBe('ready');
    expect((await own.prepare('return "\uD800"', 'ts')).type).toBe('refused');
  });

  test('refusals are kept, too', async () => {
    const own = createOwn();
    const first = await own.prepare('eval(1)', 'ts');
    expect(first.cacheHit).toBe(false);
    expect(await own.prepare('eval(1)', 'ts')).toEqual({ ...first, cacheHit: true });
  });
});
