import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionsSchema } from '../../../../src/policy/decide/matchers/index.ts';
import { compileRule } from '../../../../src/policy/decide/rule.ts';
import { coversRule } from '../../../../src/policy/tools/covers/covers-rule.ts';
import { createShadowIndex } from '../../../../src/policy/tools/lint/shadow-index.ts';
import { catalogue } from '../../../../src/run/policy/catalogue.ts';

const oneOrMore = (...values: readonly string[]) =>
  fc.oneof(fc.constantFrom(...values), fc.subarray([...values], { minLength: 1 }));

const globs = oneOrMore('**', 'src/**', 'src/a/**', 'src/a/b.ts', 'src/*.ts', '**/*.ts', '/usr/**', '/**', '*.ts');
const when = fc
  .record(
    {
      tool: oneOrMore('exec', 'http', 'mcp.*', '*', 'read*', 'readFile'),
      read: globs,
      write: globs,
      command: fc.constantFrom(
        ['npm', 'test'],
        ['npm', '**'],
        ['*', 'test'],
        ['**'],
        [{ any: ['npm', ['yarn', 'run']] }, '*'],
        [{ any: [['yarn', 'run'], 'npm'] }, '*'],
        { program: 'npm' },
        { program: ['npm', 'yarn'], sub: 'test' },
        { program: ['yarn', 'npm'], sub: ['test'], effects: ['read'] },
      ),
      net: fc.record(
        { host: oneOrMore('a.b.example', '*.b.example', '*.example', 'A.B.example.', '[::1]'), port: fc.constant(443) },
        { requiredKeys: [] },
      ),
      origin: fc.constantFrom('script', 'structured'),
      args: fc.constantFrom({ '/a': { equals: 1 } }, { '/a': { in: [1, 2] } }, { '/a': { in: [2, 1] } }),
    },
    { requiredKeys: [] },
  )
  .filter((written) => conditionsSchema.safeParse(written).success);

test('finds every rule that covers another', () => {
  let covered = 0;
  const rules = fc.array(fc.record({ when, decision: fc.constantFrom('allow', 'deny', 'escalate') }), {
    minLength: 2,
    maxLength: 12,
  });
  fc.assert(
    fc.property(rules, (written) => {
      const all = written.map((rule, index) =>
        compileRule(
          { id: `rule-${index}`, ...rule },
          {
            layer: 'test',
            tools: catalogue.tools,
            problemAt: (_path, message) => ({ message, hint: '', file: null, line: null, column: null }),
          },
        ),
      );
      const list = createShadowIndex(all);
      for (const inner of all) {
        const found = list(inner);
        const covering = all.filter((outer) => coversRule(outer, inner));
        covered += covering.length - 1;
        // In the order of the list, which decides the rule that a finding names.
        expect(all.filter((rule) => found.includes(rule))).toEqual(found);
        expect(found).toEqual(expect.arrayContaining(covering));
      }
    }),
    { numRuns: 1_000 },
  );
  expect(covered).toBeGreaterThan(100);
});
