import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { expect, test } from 'vitest';
import type { Access } from '../../../src/core/types/access.ts';
import { decisions, isAllowed, type CallToDecide } from '../../../src/core/types/decision.ts';
import { loadText } from '../test-policy.ts';

const names = ['src/a.ts', 'src/.env', '.env', 'a', '/etc/passwd', '.git/config', '..', '~', 'src/[x].ts'];
const words = [
  'npm',
  'test',
  'git',
  'push',
  '-c',
  '--',
  'bash',
  'cat',
  '.env',
  'sudo',
  './npm',
  'a b',
  '*',
  'node',
  '--test',
  '"',
  'ls',
];

const word = fc.oneof(
  fc.constantFrom(...words).map((value) => ({ type: 'literal' as const, value })),
  fc.string().map((value) => ({ type: 'literal' as const, value })),
  fc.constant({ type: 'dynamic' as const, text: '$X' }),
);

const access: fc.Arbitrary<Access> = fc.oneof(
  fc.record({
    type: fc.constant('command' as const),
    words: fc.array(word, { maxLength: 5 }),
    cwd: fc.constantFrom('.', 'src', '/x'),
  }),
  fc.record({
    type: fc.constantFrom('read' as const, 'write' as const),
    path: fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'binary' })),
    valid: fc.boolean(),
  }),
  fc.record({ type: fc.constant('env' as const), name: fc.oneof(fc.constantFrom('CI', 'PATH', 'A'), fc.string()) }),
  fc.record({ type: fc.constant('opaque' as const), text: fc.string(), reason: fc.string() }),
  fc.constant({ type: 'none' as const }),
);

const fileState = fc.record({
  kind: fc.constantFrom('file' as const, 'directory' as const, 'symlink' as const, 'special' as const),
  executable: fc.boolean(),
  content: fc.option(
    fc.oneof(
      fc.uint8Array(),
      fc.constantFrom("test('a', () => { expect(1).toBe(1); });", '{"scripts":{}}').map((text) => Buffer.from(text)),
    ),
  ),
});

const call: fc.Arbitrary<CallToDecide> = fc.record({
  tool: fc.constantFrom('exec', 'readFile', 'writeFile', 'updatePlan'),
  origin: fc.constantFrom('structured' as const, 'script' as const),
  args: fc.jsonValue() as fc.Arbitrary<never>,
  accesses: fc.array(access, { maxLength: 4 }),
  turn: fc.integer({ min: 1, max: 9 }),
  justified: fc.boolean(),
  history: fc.constant([]),
  rulesUsed: fc.constantFrom(
    new Map<string, number>(),
    new Map([
      ['r0', 2],
      ['r1', 1],
    ]),
  ),
  changes: fc.option(
    fc.array(
      fc.record({
        path: fc.constantFrom('src/a.ts', 'test/a.test.ts', 'package.json'),
        before: fc.option(fileState),
        after: fc.option(fileState),
      }),
      { maxLength: 3 },
    ),
  ),
  tainted: fc.boolean(),
});

const conditions = fc.constantFrom<Record<string, unknown>>(
  { command: ['npm', '**'] },
  { command: ['npm', { any: ['test', ['run', 'test']] }, { after: '--' }] },
  { command: ['**'] },
  { command: { program: ['git', 'bash'], sub: ['push', 'status'] } },
  { command: ['cat', '*'], tool: 'exec' },
  { read: '**' },
  { read: ['src/**', '/etc/**'] },
  { read: '**/.env*' },
  { change: 'tests-weakened' },
  { write: ['test/**'], change: ['tests-weakened', 'manifest-changed'] },
  { tainted: true },
  { write: 'src/**' },
  { write: '**', origin: 'script' },
  { env: { set: '*' } },
  { tool: 'exec' },
  { tool: '*', turn: { lte: 4 } },
  { tool: 'updatePlan' },
  { tool: 'readFile', justified: true },
);

const rule = fc.record({
  when: conditions,
  unless: fc.option(fc.constantFrom<Record<string, unknown>>({ turn: { gte: 5 } }, { origin: 'script' }), {
    nil: undefined,
  }),
  decision: fc.constantFrom(...decisions),
  audit: fc.boolean(),
  limited: fc.boolean(),
});

const rules = fc.array(rule, { maxLength: 8 }).map((all) =>
  all.map(({ limited, ...written }, index) => ({
    id: `r${index}`,
    ...written,
    ...(limited && isAllowed(written.decision) && { limits: { perRun: 2 } }),
  })),
);

const defaults = fc.record({
  decision: fc.constantFrom('allow', 'deny', 'deny-and-abort', 'explain', 'escalate'),
  opaque: fc.constantFrom('allow', 'deny'),
});

const render = (written: unknown): string => stringify(written, { aliasDuplicateObjects: false });

test('a decision is total, repeatable, and independent of the order of the rules', async () => {
  const shuffled = rules.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
  );
  await fc.assert(
    fc.asyncProperty(
      shuffled,
      defaults,
      fc.array(call, { minLength: 1, maxLength: 6 }),
      async ([all, other], written, calls) => {
        const left = await loadText(render({ version: 1, name: 'p', defaults: written, rules: all }));
        const right = await loadText(render({ version: 1, name: 'p', defaults: written, rules: other }));
        for (const asked of calls) {
          const verdict = left.decide(asked);
          expect(left.decide(asked)).toEqual(verdict);
          expect(right.decide(asked)).toEqual(verdict);
          expect(decisions).toContain(verdict.decision);
          expect(verdict.matched.length).toBeGreaterThan(0);
          if (isAllowed(verdict.decision)) expect(verdict).toMatchObject({ instead: '', suggestion: '' });
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('an additional denial never makes a call allowed', async () => {
  let denied = 0;
  await fc.assert(
    fc.asyncProperty(
      rules,
      defaults,
      conditions,
      fc.constantFrom('deny', 'deny-and-abort', 'escalate'),
      call,
      async (all, written, when, decision, asked) => {
        const before = await loadText(render({ version: 1, name: 'p', defaults: written, rules: all }));
        const after = await loadText(
          render({ version: 1, name: 'p', defaults: written, rules: [...all, { id: 'more', when, decision }] }),
        );
        if (isAllowed(before.decide(asked).decision)) return;
        denied += 1;
        expect(isAllowed(after.decide(asked).decision)).toBe(false);
      },
    ),
    { numRuns: 150 },
  );
  expect(denied).toBeGreaterThan(20);
});

test('a call that is allowed with unknown contents is allowed with any contents', async () => {
  let allowed = 0;
  await fc.assert(
    fc.asyncProperty(rules, defaults, call, async (all, written, asked) => {
      const policy = await loadText(render({ version: 1, name: 'p', defaults: written, rules: all }));
      if (!isAllowed(policy.decide({ ...asked, changes: null }).decision)) return;
      allowed += 1;
      expect(isAllowed(policy.decide(asked).decision)).toBe(true);
    }),
    { numRuns: 150 },
  );
  expect(allowed).toBeGreaterThan(10);
});

test('a suggestion allows the call that it was made for', async () => {
  let suggested = 0;
  await fc.assert(
    fc.asyncProperty(rules, call, async (all, asked) => {
      const policy = await loadText(render({ version: 1, name: 'p', rules: all }));
      const { suggestion, decision } = policy.decide(asked);
      if (suggestion === '') return;
      suggested += 1;
      expect(isAllowed(decision)).toBe(false);
      const extended = await loadText(
        render({ version: 1, name: 'p', rules: [...all, ...(parse(suggestion) as unknown[])] }),
      );
      expect(isAllowed(extended.decide(asked).decision)).toBe(true);
    }),
    { numRuns: 400 },
  );
  expect(suggested).toBeGreaterThan(5);
});

test('an invalid or protected path is never allowed', async () => {
  const hostile = fc.constantFrom(
    '',
    '~',
    'a\0',
    '../a',
    'a/../b',
    '.git',
    '.GIT/x',
    'x/.git/y',
    '.github/w',
    '\u{1D4D0}/.\uFF47it/x',
  );
  await fc.assert(
    fc.asyncProperty(rules, defaults, hostile, async (all, written, path) => {
      const policy = await loadText(render({ version: 1, name: 'p', defaults: written, rules: all }));
      const verdict = policy.decide({
        tool: 'writeFile',
        origin: 'structured',
        args: {},
        accesses: [{ type: 'write', path, valid: true }],
        turn: 1,
        justified: true,
        rulesUsed: new Map(),
        history: [],
        changes: null,
        tainted: false,
      });
      expect(isAllowed(verdict.decision)).toBe(false);
    }),
  );
});
