import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMeaning, strip, stripWithNode } from './strip-types-oracle.ts';

/** Statements without semicolons, so that every pair of them shows what a type that vanishes does to its neighbours. */
const statements = [
  'type A1 = string',
  'type A2 = {\n a: 1 }',
  'interface A3 { a: number; b?(): void }',
  'declare const a4: number',
  'declare function a5(): void',
  'declare enum A6 { B }',
  'declare module "a7" { }',
  '(foo)()',
  '[a].map((x) => x)',
  '`t`.length',
  '+b',
  '/re/.test(x)',
  'const c1 = d',
  'let c2: any',
  'let c3: number = 1',
  'let c4!: number',
  'const { c5, c6 }: { c5: 1, c6: 2 } = x',
  'const [c7]: [1] = x',
  'f = g as any',
  'f = g as const',
  'f = g satisfies T',
  'f = g as any as T',
  'h!',
  'h!.i![0]!()',
  'h! += 1',
  '(a as any).b = 1',
  'x = a as T ? b : c',
  'x = a + b as number',
  'x = (a + b as number) * c',
  'x = `${a as string}`',
  'x = a < b > c',
  'x = a ? (b): c => d : e',
  'const j1 = (k: number): string => String(k)',
  'const j2 = async <T,>(m: T): Promise<T> => m',
  'const j3 = (o): {\n a: 1\n} => o',
  'const j4 = <\nT\n>(x: T) => x',
  'const j5 = async <\nT\n>(x: T) => x',
  'const j6 = (x?: number, y = 1 as number, ...z: any[]) => x',
  'function p1(this: Q, r?: number, ...s: string[]): asserts r is number { }',
  'function p2(this: Q) { }',
  'function p3(): void\nfunction p3(a?: 1) { }',
  'function p4<const T extends string = "a">(x: T): x is T { return true }',
  'new P<string>',
  'new P<string>(1)',
  'f<string>(x)',
  'f<string>`x`',
  'f?.<T>(x)',
  'f<A<B<C>>>(x)',
  'const g1 = f<string>',
  'for (const x of y as any[]) { }',
  'for (let i: number = 0, n = a!; i < n; i++) { }',
  'try { } catch (e: unknown) { }',
  'if (a) b = c as any\nelse d = e!',
  'switch (a as T) { case b as U: c }',
  'throw e as Error',
  'return x as T',
  'return <\nT\n>(x: T) => x',
  'const o = { m<T>(this: X, a: T): T { return a }, async n(): Promise<void> { }, get p(): string { return "" } }',
  'class K1<T> extends M<T> implements N, O<T> { a: string; b?: number; c!: T\n static d = 1\n private readonly e: number = 1 }',
  'class K2 { get = 1\n constructor(a: string)\n constructor(a?: any) { } }',
  'class K3 { [k: string]: any\n declare b: 1\n protected async *gen<T>(x: T): AsyncGenerator<T> { } }',
  'class K4 { get: string\nfoo() { } }',
  'class K5 { static: string\nfoo() { } }',
  'class K6 { a = b\n readonly [c] = 1 }',
  'class K7 { a = b\n private *d() { } }',
  'class K8 { a = b as T\n [c] = 1 }',
  'class K9 extends B { foo?(): void\n bar() { }\n override baz(): void { } }',
  'class L1 { #p: number = 1; #q?: string; has(x: any): x is L1 { return #p in x } }',
  'class L2 { "quoted"?: string\n 1: number\n ["c"]!: string }',
  'class L3<in out T> { static { const x: number = 1 } }',
  'abstract class L4 { abstract x: string\n abstract foo(): void\n bar = b\n public *[z]() { } }',
  'let r1: A | B\n| C',
  'let r2: unique symbol, r3: typeof import("x"), r4: new () => void',
];

/** Beginnings that JavaScript would take for the rest of the line before, and some that it would not. */
const followers = [
  '(foo)()',
  '[a].map((x) => x)',
  '`t`.length',
  '+b',
  '/re/.test(x)',
  '++b',
  'h!',
  'type B1 = 1',
  '*b',
];

/** Checks one text: same length, same line breaks, nothing but spaces and three marks put in, and JavaScript for sure. */
function checkShape(source: string, js: string): void {
  expect(js).toHaveLength(source.length);
  const changes = js.split('').filter((unit, index) => unit !== source.charAt(index));
  expect(changes.filter((unit) => !' ;()'.includes(unit))).toEqual([]);
  expect(js.split(/[^\n\r\u2028\u2029]/)).toEqual(source.split(/[^\n\r\u2028\u2029]/));
}

/**
 * Node 24 joins a line that begins with a bracket, a template or a star to a line that ended in a type. According to the tree
 * with the types in it, this is wrong.
 */
const nodeIsWrong = /\n *(?:\w+ )*[([`*]/;

/**
 * Checks one text against the tree that has the types in it, which must have the same meaning. Compares the output of Node's
 * stripper as well. `refused`: one of the two strippers refuses the text.
 */
function compare(source: string): 'same' | 'different' | 'known-difference' | 'refused' {
  const ours = strip(source);
  if ('refused' in ours) return 'refused';
  checkShape(source, ours.js);
  const meaning = readMeaning(ours.js, 'js');
  const expected = readMeaning(source, 'ts');
  // Only a difference is worth the slower comparison, which shows it.
  const stays = isDeepStrictEqual(meaning, expected);
  expect(stays ? null : meaning).toEqual(stays ? null : expected);
  const node = stripWithNode(source);
  if (node === null) return 'refused';
  if (isDeepStrictEqual(meaning, readMeaning(node, 'js'))) return 'same';
  return nodeIsWrong.test(source) ? 'known-difference' : 'different';
}

describe('the meaning stays the same and agrees with the output of Node', () => {
  test.each(statements)('%j', (statement) => {
    expect(compare(statement)).toBe('same');
  });

  test('every statement before and after those that go on with the line before', () => {
    const results = statements.flatMap((first) =>
      [...followers, first].map((second) => ({
        source: `${first}\n${second}`,
        result: compare(`${first}\n${second}`),
      })),
    );
    expect(results.filter(({ result }) => result === 'different')).toEqual([]);
    expect(results.filter(({ result }) => result === 'same').length).toBeGreaterThan(results.length * 0.8);
  });

  test('the files of this project', () => {
    const root = join(import.meta.dirname, '../../../src');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.d)\.ts$/.test(name));
    const results = files.map((name) => {
      const source = readFileSync(join(root, name), 'utf8')
        .replaceAll(/^(?:import|export)(?: type)? [^;=(]*?(?: from )?'[^']+';$/gm, '')
        .replaceAll(/^export /gm, '')
        .replaceAll('import.meta', 'imported');
      return compare(source);
    });
    expect(results).not.toContain('different');
    expect(results.filter((result) => result === 'same').length).toBeGreaterThan(files.length * 0.9);
  });
});

describe('places where spaces alone would change the meaning', () => {
  test.each([
    ['a statement that begins with a bracket after a type', 'x = y as T\n(z)', 'x = y ;   \n(z)'],
    ['a statement that begins with a template after a type', 'x = y satisfies T\n`z`', 'x = y ;          \n`z`'],
    ['an erased statement between two lines', 'a = b\ntype C = 1\n(d)()', 'a = b\n;         \n(d)()'],
    ['type parameters over lines after return', 'return <\nT\n>(x: T) => x', 'return (\n \n  x   ) => x'],
    ['a result type over lines', 'f = (x): {\n a: 1\n} => x', 'f = (x    \n     \n) => x'],
    ['a class without arguments', 'new A<B>', 'new A() '],
    ['a field named get', 'class A { get: B\nc() { } }', 'class A { get;  \nc() { } }'],
    ['a modifier before a computed name', 'class A { a = b\npublic [c] = 1 }', 'class A { a = b\n;      [c] = 1 }'],
    ['a parenthesised expression', '(x) as T', '(x)     '],
    ['a comma in a comment', 'function f(this: A /* , */, b) { }', 'function f(                 b) { }'],
  ])('%s', (_, source, js) => {
    expect(strip(source)).toEqual({ js });
  });

  test('a type operator that changes the grouping is refused', () => {
    for (const source of [
      'a + b as T * c',
      'a < b as T + c',
      'a - b satisfies T as U / c',
      '-a as T ** b',
      'await a as T ** b',
    ]) {
      expect(strip(source)).toEqual({ refused: ['put parentheses around the part with the type: (… as T)'] });
    }
    for (const source of ['a * b as T + c', 'a + b as T > c', '(a + b as T) * c', 'a as T ** b', 'a + (b as T) * c']) {
      expect(compare(source)).toBe('same');
    }
  });
});

test.each([
  ['x = f<T>\n+b', 'end the statement'],
  ['x = new A<B>\n-b', 'end the statement'],
  ['f<T>\n[0]', 'end the statement'],
  ['enum A { B }', 'enums'],
  ['const enum A { B }', 'enums'],
  ['namespace A { export const b = 1 }', 'namespaces'],
  ['namespace A { }', 'namespaces'],
  ['class A { constructor(private b: string) { } }', 'parameter properties'],
  ['class A { constructor(readonly b = 1) { } }', 'parameter properties'],
  ['const a = <string>b', '<T>value'],
  ['const a = <const>["b"]', '<T>value'],
])('TypeScript that makes code, or that is read in two ways, is refused: %s', (source, name) => {
  expect(strip(source)).toEqual({ refused: [expect.stringContaining(name)] });
});

const name = fc.constantFrom('a', 'b', 'get', 'set', 'async', 'of', 'type', 'as', 'T');
const type = fc.letrec<{ type: string }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('string', 'any', 'T', '"x"', '`a${string}`', 'unique symbol', 'A.B'),
    tie('type').map((inner) => `${inner}[]`),
    fc.tuple(tie('type'), tie('type')).map(([left, right]) => `${left} |\n ${right}`),
    tie('type').map((inner) => `{\n a: ${inner}; b?: 1 }`),
    tie('type').map((inner) => `Promise<${inner}>`),
    tie('type').map((inner) => `((x: ${inner}) => void)`),
    tie('type').map((inner) => `(${inner} extends T ? 1 : /* ) */ 2)`),
    fc.tuple(tie('type'), tie('type')).map((both) => `[${both.join(', ')}]`),
  ),
})).type;

const code = fc.letrec<{ expression: string; statement: string; member: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3 },
    name,
    fc.constantFrom('1', '("s")', '/r/g', '`t`', 'this', '[]', '({})', 'x.y', 'x?.y'),
    fc.tuple(tie('expression'), type).map(([inner, as]) => `(${inner} as ${as})`),
    fc.tuple(tie('expression'), type).map(([inner, as]) => `${inner} satisfies ${as}`),
    name.map((inner) => `${inner}!`),
    fc.tuple(name, type, tie('expression')).map(([callee, as, inner]) => `${callee}<${as}>(${inner})`),
    fc.tuple(name, type).map(([callee, as]) => `new ${callee}<${as}>`),
    fc
      .tuple(type, type, tie('expression'))
      .map(([first, result, inner]) => `(<T,>(p: ${first}, q?: T): ${result} => ${inner})`),
    fc
      .tuple(type, tie('expression'))
      .map(([result, inner]) => `(async (p): Promise<${result}> => { return ${inner} })`),
    fc
      .tuple(fc.constantFrom('+', '*', '<', '&&', '??', '/', ','), tie('expression'), tie('expression'))
      .map(([operator, left, right]) => `(${left}) ${operator} (${right})`),
    tie('expression').map((inner) => `\`\${${inner}}\``),
  ),
  member: fc.oneof(
    fc
      .tuple(fc.constantFrom('', 'public ', 'static ', 'private readonly ', 'declare '), name, type)
      .map(([modifier, key, as]) => `${modifier}${key}: ${as}`),
    fc
      .tuple(fc.constantFrom('', 'protected ', 'override '), name, tie('expression'))
      .map(([modifier, key, value]) => `${modifier}${key}? = ${value}`.replace('? =', ' =')),
    fc
      .tuple(fc.constantFrom('', 'public ', 'private async ', 'static *'), name, type, tie('statement'))
      .map(([modifier, key, as, body]) => `${modifier}${key}<T>(x?: T): ${as} { ${body} }`),
    fc
      .tuple(fc.constantFrom('', 'public ', 'readonly '), tie('expression'))
      .map(([modifier, value]) => `${modifier}[k] = ${value}`),
    type.map((as) => `[k: string]: ${as}`),
  ),
  statement: fc.oneof(
    { maxDepth: 4 },
    tie('expression'),
    fc.tuple(type).map(([as]) => `type Q = ${as}`),
    type.map((as) => `interface R { a: ${as} }`),
    fc.tuple(name, type, tie('expression')).map(([left, as, right]) => `{ let ${left}: ${as} = ${right} }`),
    fc.tuple(tie('expression'), tie('statement')).map(([test, body]) => `if (${test}) { ${body} }`),
    fc
      .array(tie('member'), { maxLength: 5 })
      .map((members) => `{ class C<T> extends D<T> implements E { ${members.join('\n')} } }`),
    fc.tuple(tie('expression'), type).map(([value, as]) => `return ${value} as ${as}`),
    fc.tuple(type, tie('statement')).map(([as, body]) => `{ function f(this: ${as}, a?: ${as}): void { ${body} } }`),
    fc.tuple(tie('statement'), tie('statement')).map((both) => both.join('\n')),
  ),
})).statement;

test('generated TypeScript: same length, same line breaks, same meaning, also in the output of Node', () => {
  const results: string[] = [];
  fc.assert(
    fc.property(code, (source) => {
      const result = compare(source);
      results.push(result);
      return result !== 'different';
    }),
    { numRuns: 500 },
  );
  expect(results.filter((result) => result === 'same').length).toBeGreaterThan(200);
});

test('any text: stripped or refused, never an exception', () => {
  const pieces = fc.constantFrom(
    '(',
    ')',
    '<',
    '>',
    '{',
    '}',
    '[',
    ']',
    ':',
    '=>',
    'as',
    'T',
    '!',
    '?',
    ';',
    '\n',
    'class',
    'a',
    ',',
    '`',
    '${',
    'type',
    '=',
    'async',
    '/',
    '"',
    'return',
    'enum',
    'abstract',
    '...',
    'declare',
    '.',
    'new',
    '@',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces, { maxLength: 25 }).map((all) => all.join(' ')),
      ),
      (source) => {
        const result = strip(source);
        expect('refused' in result ? result.refused.length : 1).toBeGreaterThan(0);
        if (!('refused' in result)) compare(source);
      },
    ),
    { numRuns: 1500 },
  );
});
