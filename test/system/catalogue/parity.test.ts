import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue, type Catalogue } from './catalogue.ts';

let catalogue: Catalogue;
let other: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  other = await openCatalogue({ runtime: 'isolated-vm' });
});
afterAll(async () => {
  await catalogue.close();
  await other.close();
});

/** Scripts with the same result in every JavaScript engine; the results are not written down, but compared. */
const scripts: readonly [string, string][] = [
  [
    'classes that extend Error and set name',
    'class E extends Error { constructor(m: string) { super(m); this.name = "E" } } class F extends E { override name = "F" } const said = []; for (const C of [E, F]) { try { throw new C("x") } catch (e) { said.push(String(e), e instanceof E, Object.keys(e as object)) } } return said',
  ],
  [
    'toString as an own property',
    'const o: Record<string, unknown> = {}; o.toString = () => "mine"; o.valueOf = () => 4; return [`${o}`, +(o as never), Object.keys(o)]',
  ],
  [
    'labelled loops',
    'const seen = []; outer: for (let i = 0; i < 4; i++) { inner: do { if (i === 1) continue outer; if (i === 3) break outer; seen.push(i); break inner } while (true) } block: { seen.push("in"); break block } return seen',
  ],
  [
    'generators',
    'function* g(): Generator<number, string, number> { try { const x = yield 1; yield x * 2; return "end" } finally { log.push("closed") } } const log: string[] = []; const it = g(); const first = [it.next(0), it.next(21), it.return("cut")]; return [first, log, [...(function* () { yield* [1, 2]; yield* "ab" })()]]',
  ],
  [
    'named groups and other regular expressions',
    'return ["2024-05-06".replace(/(?<y>\\d+)-(?<m>\\d+)-(?<d>\\d+)/u, "$<d>.$<m>.$<y>"), [..."a1b22".matchAll(/(?<=[a-z])\\d+/g)].map((m) => [m[0], m.index]), /\\p{Lu}/u.test("É"), "aBc".split(/(b)/i), /a.c/s.test("a\\nc"), (/x/gy).flags]',
  ],
  [
    'BigInt',
    'return [String(2n ** 70n), String(-7n / 2n), typeof 1n, 1n < 2, String(BigInt.asUintN(8, 257n)), String(BigInt("0xff")), 0n ? 1 : 2]',
  ],
  [
    'for await',
    'async function* g() { for (const n of [1, 2]) { await null; yield n } } const out = []; for await (const n of g()) out.push(n); for await (const n of [Promise.resolve(3), 4]) out.push(n); return out',
  ],
  [
    'destructuring',
    'const { a: { b = 2, ...rest } = {} as Record<string, number>, ["c" + 1]: c, ...others } = { a: { x: 3 }, c1: 5, d: 4 } as Record<string, never>; const [x, , y = 9, ...z] = [1, 2, undefined, 4, 5]; let p = 1, q = 2; [p, q] = [q, p]; const f = ({ k = 1 } = {}, [m] = [7]) => [k, m]; return [b, rest, c, others, x, y, z, p, q, f(), f({ k: 2 }, [3])]',
  ],
  [
    'semicolons that are not written',
    'let a = 1\nlet b = a\n++b\nconst f = () => {\n  return\n  5\n}\nconst list = [1, 2]\n;[a, b] = [b, a]\nconst t = a\n/2/1\nlet i = 0\ndo i++\nwhile (i < 3)\nvar n = 5\n;(() => { n = 6 })()\nreturn [a, b, f() === undefined, t, i, n, list]',
  ],
  [
    'types that end a line',
    'let a: number = 1\ntype T = { x: number }\nconst o = { x: a } as T\n;[a] = [o.x! + 1]\nlet v = <T,>(y: T): T => y\nreturn [a, v(o)]',
  ],
  [
    'closures in loops',
    'const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); for (const k in { a: 1, b: 2 }) fs.push(() => k); return fs.map((f) => f())',
  ],
  [
    'getters, statics and private names',
    'class C { static #made = 0; #x = 1; static { C.#made = 10 } get x() { return this.#x } set x(v) { this.#x = v * 2 } static make() { C.#made++; return new C() } static has(o: object) { return #x in o } static get made() { return C.#made } } const c = C.make(); c.x = 4; return [c.x, C.made, C.has(c), C.has({})]',
  ],
  [
    'numbers as text',
    'return [0.1 + 0.2, 1e21, 1 / 3, -0, (255).toString(16), (0.000001234).toString(), (1.005).toFixed(2), Number("0b11"), parseInt("12px"), Number.MAX_SAFE_INTEGER + 2, 123456789 * 987654321, Math.round(-0.5), Math.hypot(3, 4)]',
  ],
  [
    'sorting and order of keys',
    'return [[10, 9, 1].sort(), [3, 1, 2].toSorted((x, y) => y - x), Object.keys({ b: 1, 2: 1, a: 1, 1: 1 }), [..."añ😀"].length, ["b", "a", "C"].sort(), JSON.stringify({ u: undefined, d: new Date(0), n: null, nested: [undefined, () => 1] })]',
  ],
  [
    'promises in order',
    'const log: string[] = []; const say = (s: string) => log.push(s); Promise.resolve().then(() => say("then")); (async () => { say("sync"); await null; say("after await") })(); await null; say("main"); await Promise.allSettled([Promise.reject(new Error("x"))]); return log',
  ],
  ['an error in the script', 'const o = null as never as { x: number }; return o.x'],
  ['a custom error', 'throw new RangeError("too far")'],
  ['a value that is no error', 'throw { code: 7 }'],
  [
    'writing to what is frozen',
    'const o = Object.freeze({ a: 1 }); try { (o as { a: number }).a = 2 } catch (e) { return [(e as Error).name, o.a] }',
  ],
  ['a read', 'const { content, success } = await tools.readFile({ filePath: "src/a.txt" }); return [content, success]'],
  [
    'a command',
    'const { exitCode, stdout, stderr } = await tools.exec({ command: ["node", "programs/say.js", "o", "e", "4"] }); return { exitCode, stdout, stderr }',
  ],
  [
    'calls at once',
    'return (await Promise.all(["a", "b"].map((n) => tools.readFile({ filePath: `src/${n}.txt` })))).map((r) => r.content)',
  ],
  [
    'a denial that is caught',
    'try { await tools.readFile({ filePath: "secret/plan.txt" }) } catch (e) { return (e as Error).name }',
  ],
  ['a denial that is not', 'await tools.readFile({ filePath: "secret/plan.txt" })'],
  ['a failure', 'try { await tools.readFile({ filePath: "src/none.txt" }) } catch (e) { return (e as Error).name }'],
];

/** The scripts that end with an error. */
const failing = new Map([
  ['an error in the script', 'TypeError'],
  ['a custom error', 'RangeError'],
  ['a value that is no error', 'thrown'],
  ['a denial that is not', 'ApprovalDeniedError'],
]);

interface Ending {
  readonly value: unknown;
  /** The name of the error that ended it, and where. */
  readonly error: string | null;
  readonly line: number | null;
}

test.each(scripts)('I9: QuickJS and isolated-vm give the same: %s', async (name, source) => {
  const ending = await runIn(catalogue, source);
  expect(ending.error).toBe(failing.get(name) ?? null);
  expect(ending).toEqual(await runIn(other, source));
});

test('isolated-vm runs many short scripts, two at a time: their isolates fit into the limit of the engine', async () => {
  const source = 'return (await tools.readFile({ filePath: "src/a.txt" })).content';
  const failed: unknown[] = [];
  for (let round = 0; round < 40; round += 1) {
    const reports = await Promise.all([other.run(source), other.run(source)]);
    failed.push(...reports.map(({ error }) => error).filter((error) => error !== null));
  }
  expect(failed).toEqual([]);
});

async function runIn(place: Catalogue, source: string): Promise<Ending> {
  const { returnJson, error } = await place.run(source);
  return {
    value: returnJson === null ? null : (JSON.parse(returnJson) as unknown),
    error:
      error === null
        ? null
        : error.name === 'ScriptError'
          ? (/^\w*Error(?=:)/.exec(error.message)?.[0] ?? 'thrown')
          : error.name,
    line: error?.line ?? null,
  };
}
