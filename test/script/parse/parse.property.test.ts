import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultScriptLimits } from '../../../src/core/limits.ts';
import { prepareScript } from '../../../src/script/parse/prepare-script.ts';

const { sourceBytes } = defaultScriptLimits;

const readErrorNames = (source: string): string[] => {
  const prepared = prepareScript(source, 'ts', sourceBytes);
  return prepared.type === 'ready'
    ? []
    : prepared.errors.filter(({ code }) => code !== 'unknown-name').map(({ name }) => name);
};

// Pieces that could close the frame, hide its end, or make two parsers disagree.
const pieces = fc.constantFrom(
  ...[
    '})',
    '}',
    ')',
    '(',
    '{',
    '(async () => {',
    '});(async () => {',
    '}, () => {',
    'return',
    'await',
    'await 1',
    'yield',
  ],
  ...[
    '//',
    '/*',
    '*/',
    '<!--',
    '-->',
    '#!',
    '`',
    '${',
    '"',
    "'",
    '\\',
    '/',
    '/x/',
    '[',
    ']',
    ';',
    ',',
    '\n',
    '\r',
    '\u2028',
  ],
  ...[
    'a',
    'tools',
    'let a = 1',
    'class A {',
    'static {',
    'function f() {',
    'if (1)',
    'for (;;)',
    'label:',
    '=>',
    '=',
    'new.target',
  ],
  ...[
    '"use strict"',
    'with (a)',
    'delete a',
    '010',
    'arguments',
    'super',
    'debugger',
    '@a',
    '#a',
    '??',
    '**',
    'case 1:',
    '\\u0061',
  ],
);

test('any text: refused with a reason, or one function that is the whole program, for V8 as well', () => {
  let ready = 0;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), fc.constantFrom('ts', 'js'), (parts, language) => {
      const prepared = prepareScript(parts.join(' '), language, sourceBytes);
      if (prepared.type === 'refused') {
        expect(prepared.errors.length).toBeGreaterThan(0);
        for (const { message } of prepared.errors) expect(message).not.toBe('');
        return;
      }
      const made = evaluate(prepared.js);
      if (made === 'bad pattern') return;
      ready += 1;
      // The whole script is inside the function, so no part of it ran.
      expect(`(${made})`).toBe(prepared.js);
    }),
    { numRuns: 2_000 },
  );
  expect(ready).toBeGreaterThan(100);
});

/** The text of the function that the program is. */
function evaluate(js: string): string {
  try {
    return String(runInNewContext(js, Object.create(null) as object, { timeout: 1_000 }));
  } catch (thrown) {
    // The parser does not look into regular expressions; the engine refuses them when it compiles.
    if (/Invalid regular expression/.test(String(thrown))) return 'bad pattern';
    throw thrown;
  }
}

/** Expressions with one hole, HOLE, that is evaluated. */
const holed = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5 },
    fc.constant('HOLE'),
    ...[
      'f(IT)',
      '[1, ...IT]',
      '`a${IT}b`',
      '(() => IT)',
      '(async () => { await IT })',
      '(function () { return IT })',
      '({ a: IT })',
      '({ [IT]: 1 })',
      '({ get a() { return IT } })',
      '(class { x = IT })',
      '(class { static { IT } })',
      '(class extends (IT) { })',
      '((a = IT) => a)',
      '(({ b = IT }) => b)',
      '(IT as unknown as string)',
      '(IT satisfies object)',
      '(IT)!',
      '(IT)?.x',
      '(IT).y.z',
      'typeof (IT)',
      '(1, IT)',
      '(a ? IT : 1)',
      '(a ??= IT)',
      '(<T,>(b: T) => IT)',
      'f<string>(IT)',
      'new (IT)()',
      'tag`${IT}`',
    ].map((template) => tie('expression').map((inner) => template.replace('IT', () => inner))),
  ),
})).expression;
const statement = fc
  .tuple(
    fc.constantFrom(
      'IT;',
      'const b = IT;',
      'return IT',
      'if (IT) { }',
      'for (const b of IT) { }',
      'switch (IT) { case 1: }',
      'throw IT',
      'try { IT } catch { }',
      'function g() { IT }',
      'label: { IT }',
      'type T = { process: string; eval(): void }; IT',
    ),
    holed,
  )
  .map(([template, inner]) => `let a, f, tag;\n${template.replace('IT', () => inner)}`);
const bannedNames = [
  'require',
  'module',
  'eval',
  'Function',
  'importScripts',
  'process',
  'Worker',
  'SharedArrayBuffer',
  'Atomics',
];

test('a banned name is refused in every place of use, and never in text that only contains it', () => {
  fc.assert(
    fc.property(statement, fc.constantFrom(...bannedNames), (source, name) => {
      const fill = (hole: string): string[] => readErrorNames(source.replace('HOLE', () => hole));
      expect(fill('harmless')).toEqual([]);
      expect(fill(name)).toContain('BannedIdentifierError');
      expect(fill(`(${name}).x`)).toContain('BannedIdentifierError');
      for (const hole of [
        `"${name}"`,
        `a.${name}`,
        `(/* ${name} */ 1)`,
        `({ ${name}: 1 })`,
        `\`${name}\``,
        `/${name}/`,
      ])
        expect(fill(hole), hole).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a name that the script binds itself is its own', () => {
  const bindable = bannedNames.filter((name) => name !== 'eval');
  fc.assert(
    fc.property(holed, fc.constantFrom(...bindable), (expression, name) => {
      const used = expression.replace('HOLE', () => name);
      expect(readErrorNames(`let a, f, tag; const own = (${name}) => ${used};`)).toEqual([]);
      expect(readErrorNames(`let a, f, tag; { let ${name} = 1; (${used}); }`)).toEqual([]);
      expect(readErrorNames(`let a, f, tag; { let ${name} = 1; } (${used});`)).toContain('BannedIdentifierError');
    }),
    { numRuns: 300 },
  );
});

test('an error names the line of the error, after any text before it', () => {
  const line = fc.constantFrom(
    'let a1: number = 1;'.replace('a1', 'x'),
    'tools.exec({ command: ["a"] }) as unknown;',
    'interface R { a: string }',
    'const t = `line`; // comment',
    '/* comment */',
    '',
    'await Promise.all([1, 2] satisfies number[]);',
  );
  const broken = fc.constantFrom(
    'const = 1;',
    '1 + ;',
    'let let = 1;',
    'return return;',
    'if (;) { }',
    'a b;',
    'class { }',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), broken, fc.array(line, { maxLength: 5 }), (before, wrong, after) => {
      // Blocks, so that names may be declared again.
      const source = [...before.map((text) => `{ ${text}\n}`), wrong, ...after.map((text) => `{ ${text}\n}`)].join(
        '\n',
      );
      const prepared = prepareScript(source, 'ts', sourceBytes);
      const [first] = prepared.type === 'refused' ? prepared.errors : [];
      expect(first).toMatchObject({ name: 'ScriptSyntaxError', line: before.length * 2 + 1 });
    }),
    { numRuns: 500 },
  );
});
