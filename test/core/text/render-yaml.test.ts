import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { renderYaml } from '../../../src/core/text/render-yaml.ts';

test('writes blocks, with comments above items, and plain words if they are certain', () => {
  const items = [
    { id: 'a', when: { read: ['**', '/x', ['b', '--']] } },
    { id: 'b', list: [], map: {}, none: undefined },
  ];
  expect(renderYaml({ version: 1, text: 'a: b', items }, (item) => ('id' in item ? 'from c' : null))).toBe(
    [
      'version: 1',
      'text: "a: b"',
      'items:',
      '  # from c',
      '  - id: a',
      '    when:',
      '      read:',
      '        - "**"',
      '        - /x',
      '        - - b',
      '          - "--"',
      '  # from c',
      '  - id: b',
      '    list: []',
      '    map: {}',
      '',
    ].join('\n'),
  );
});

test('writes text that the library reads as the same data', () => {
  const words = fc.constantFrom(
    'yes',
    'null',
    '- a',
    'a: b',
    'a #b',
    'a:',
    ' a',
    'a ',
    '1',
    '#',
    '\u0085',
    '\ufeff',
    '',
  );
  const text = fc.oneof(words, fc.string({ unit: 'binary' }), fc.string());
  const data = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.boolean(),
      fc.integer(),
      fc.constant(null),
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(
        text.filter((key) => key !== '__proto__'),
        tie('node'),
        { maxKeys: 4 },
      ),
    ),
  })).node;
  fc.assert(
    fc.property(data, (value) => {
      expect(parse(renderYaml(value), { stringKeys: true })).toEqual(value);
    }),
    { numRuns: 1_000 },
  );
});
