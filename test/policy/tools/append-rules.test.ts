import { expect, test } from 'vitest';
import { appendRules } from '../../../src/policy/tools/append-rules.ts';
import type { RuleFile } from '../../../src/policy/decide/rule-file.ts';

const rules: RuleFile[] = [
  {
    id: 'new',
    when: { tool: 'exec', command: ['npm', 'run', 'a: b # c'] },
    decision: 'allow',
    reason: 'It is\nneeded.',
  },
];
const block = (indent: string): string =>
  [
    '- id: new',
    '  when:',
    '    tool: exec',
    '    command:',
    '      - npm',
    '      - run',
    '      - "a: b # c"',
    '  decision: allow',
    '  reason: |-',
    '    It is',
    '    needed.',
    '',
  ]
    .map((line) => (line === '' ? '' : `${indent}${line}`))
    .join('\n');
const head = '# Mine.\nversion: 1   # one\nname:   x\n';

test.each([
  [
    'after the last rule, with its indentation',
    `${head}rules:\n  - id: a   # first\n    decision: allow  # why\n`,
    '',
    '  ',
  ],
  ['before what follows', `${head}rules:\n- id: a\n  decision: allow  # why\n`, '# of the tests\ntests: [a.yml]\n', ''],
  ['after a rule in flow style', `${head}rules:\n  - { id: a, when: { tool: x } } # why\n`, '\n# end\n', '  '],
  [
    'after a block scalar',
    `${head}rules:\n    - id: a\n      reason: |\n        Long.\n`,
    'limits: { turns: 3 }\n',
    '    ',
  ],
  ['where the list is empty', `${head}rules: # none yet\n`, 'limits: { turns: 3 }\n', '  '],
])('%s', (_name, before, after, indent) => {
  expect(appendRules(before + after, rules)).toBe(before + block(indent) + after);
});

test('if there is no list, in an empty list, in a flow list, and without a final line break', () => {
  expect(appendRules(head, rules)).toBe(`${head}rules:\n${block('  ')}`);
  expect(appendRules(`${head}rules: [] # none\ntests: []\n`, rules)).toBe(
    `${head}rules: # none\n${block('  ')}tests: []\n`,
  );
  expect(appendRules(`${head}rules: [{ id: a }, # first\n]\n`, rules)).toBe(
    `${head}rules: [{ id: a }, ${JSON.stringify(rules[0])}, # first\n]\n`,
  );
  expect(appendRules(`${head}rules:\n  - id: a`, rules)).toBe(`${head}rules:\n  - id: a\n${block('  ')}`);
  expect(appendRules(head.replaceAll('\n', '\r\n'), rules)).toBe(
    `${head}rules:\n${block('  ')}`.replaceAll('\n', '\r\n'),
  );
});

test('nothing if it would change other parts of the file', () => {
  for (const source of ['', '[]', '{ version: 1 }', 'a: 1\na: 2\n', `${head}rules: x\n`, `${head}...\n---\nb: 1\n`])
    expect(appendRules(source, rules), source).toBeNull();
});
