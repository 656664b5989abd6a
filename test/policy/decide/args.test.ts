import { describe, expect, test } from 'vitest';
import { isAllowed } from '../../../src/core/types/decision.ts';
import type { JsonValue } from '../../../src/core/text/json.ts';
import { call, checkText, loadRules, readProblems } from '../test-policy.ts';

const head = 'version: 1\nname: x\n';

async function matches(decision: 'allow' | 'deny', condition: string, args: JsonValue): Promise<boolean> {
  const policy = await loadRules(`- { id: a, when: { tool: updatePlan, args: ${condition} }, decision: ${decision} }`);
  const verdict = policy.decide(call('updatePlan', [{ type: 'none' }], { args }));
  return decision === 'allow' ? isAllowed(verdict.decision) : verdict.rule === 'a';
}

describe.each(['allow', 'deny'] as const)('a rule with %s', (decision) => {
  test.each([
    ['{ /a: { matches: "v[0-9]+" } }', { a: 'v12' }],
    ['{ /a: { matches: "(?i)yes" } }', { a: 'YES' }],
    ['{ /a/0/b: { equals: 1 } }', { a: [{ b: 1 }] }],
    ['{ /a~1b/~0: { equals: x } }', { 'a/b': { '~': 'x' } }],
    ['{ /a: { in: [x, 2] } }', { a: 2 }],
    ['{ /a: { lte: 5 } }', { a: 5 }],
    ['{ /a: { glob: "src/**" } }', { a: 'src/b' }],
    ['{ /a: { matches: "x.*", glob: "*" } }', { a: 'xy' }],
  ])('matches %s for %j', async (condition, args) => {
    expect(await matches(decision, condition, args)).toBe(true);
  });

  test.each([
    ['{ /a: { matches: "v[0-9]+" } }', { a: 'v12x' }],
    ['{ /a: { matches: "v[0-9]+" } }', { a: 'xv12' }],
    ['{ /a: { matches: x } }', { b: 'x' }],
    ['{ /constructor: { matches: ".*" } }', { a: 'x' }],
    ['{ /a/length: { equals: 1 } }', { a: ['x'] }],
    ['{ /a/00: { equals: x } }', { a: ['x'] }],
    ['{ /a: { lte: 5 } }', { a: 6 }],
    ['{ /a: { in: [x, 2] } }', { a: 3 }],
    ['{ /a: { matches: x, lte: 1 }, /b: { equals: 1 } }', { a: 'x', b: 2 }],
  ])('does not match %s for %j', async (condition, args) => {
    expect(await matches(decision, condition, args)).toBe(false);
  });
});

test.each([
  ['{ /a: { matches: "secret.*" } }', { a: 'SECRET\nx' }],
  ['{ /a: { matches: ".*secret.*" } }', { a: 'x\nsecret' }],
  ['{ /a: { matches: "secret" } }', { a: '\uFF53ecret' }],
  ['{ /a: { matches: "x" } }', { a: 'y'.repeat(30_000) }],
  ['{ /a: { matches: "x" } }', { a: ['x'] }],
  ['{ /a: { equals: main } }', { a: 'MAIN' }],
  ['{ /a: { equals: main } }', { a: ['main'] }],
  ['{ /a: { glob: "x" } }', { a: 1 }],
  ['{ /a: { lte: 1 } }', { a: '1' }],
])('a value that may match %s matches a denial and no allow: %j', async (condition, args) => {
  expect(await matches('deny', condition, args)).toBe(true);
  expect(await matches('allow', condition, args)).toBe(false);
});

test('a pattern takes time that is linear in the text', async () => {
  expect(await matches('allow', '{ /a: { matches: "(a*)*(a*)*(a|aa)+b" } }', { a: 'a'.repeat(19_000) })).toBe(false);
});

test.each([
  ['(?=a)', 'the pattern cannot be used: invalid or unsupported Perl syntax: `(?=`'],
  ['(a', 'the pattern cannot be used: missing closing ): `(a`'],
  ['', 'the pattern is empty'],
])('the pattern %j is refused at its place', async (pattern, message) => {
  const text = `${head}rules: [{ id: a, when: { args: { /a: { matches: ${JSON.stringify(pattern)} } } }, decision: deny }]\n`;
  expect(await readProblems(text)).toEqual([`3:49 ${message}`]);
});

test('an unknown operator has the nearest name', async () => {
  const text = `${head}rules: [{ id: a, when: { args: { /a: { match: x, lte: 1 } } }, decision: deny }]\n`;
  expect(await readProblems(text)).toContain('3:40 unknown key "match" (did you mean "matches"?)');
});

test.each([
  ['.*x', true],
  ['x.*', true],
  ['(?i).+x', true],
  ['^[\\s\\S]*', true],
  ['(x|y.*)', true],
  ['x.*y', false],
  ['[a-z]+', false],
  ['x\\.', false],
])('check reports an open end: %s', async (pattern, open) => {
  const text = `${head}rules:\n  - { id: a, when: { tool: updatePlan, args: { /a: { matches: ${JSON.stringify(pattern)} } } }, decision: allow, reason: r }\n`;
  const codes = (await checkText(text)).map(({ code }) => code);
  expect(codes.includes('unanchored-pattern')).toBe(open);
});
