import fc from 'fast-check';
import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import type { Access } from '../../../src/core/types/access.ts';
import {
  createCallToDecide,
  decisions,
  isAllowed,
  type CallToDecide,
  type Decision,
} from '../../../src/core/types/decision.ts';
import type { PolicyFacts } from '../../../src/core/types/policy-facts.ts';
import { explainCall } from '../../../src/policy/decide/explain.ts';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';
import { matchers } from '../../../src/policy/decide/matchers/index.ts';
import { createOptions, loadText } from '../test-policy.ts';

type Values = readonly unknown[];

/** Values for every match field. A new field needs some values here. */
const fields: Readonly<Record<string, Values>> = {
  tool: ['exec', '*', ['readFile', 'mcp.*']],
  origin: ['script', 'structured'],
  command: [['npm', '**'], ['git', { any: ['push', ['log', '*']] }], { program: 'cat', sub: 'a' }, ['*']],
  read: ['**', 'src/**', ['/etc/**', '**/.env*']],
  write: ['src/**', '**', 'a'],
  net: [{ host: 'a.example' }, { host: '*.b.example', scheme: 'https' }, { port: [22, 443] }, { host: 'registry:npm' }],
  env: [{ set: '*' }, { set: ['CI', 'LD_*'] }],
  args: [
    { '/a': { matches: '[a-z]+' } },
    { '/a/0': { lte: 3 } },
    { '/a': { in: ['x', 1] } },
    { '/b': { glob: '*' } },
    { '/b': { equals: null } },
  ],
  actor: [{ permission: ['write'] }, { association: ['MEMBER'] }, { permission: 'read', association: 'NONE' }],
  author: [{ association: 'NONE' }, { association: ['OWNER', 'MEMBER'] }],
  event: ['push', ['issue*', 'cli']],
  ref: ['refs/heads/*'],
  label: ['go'],
  fork: [true, false],
  justified: [true, false],
  turn: [{ lte: 3 }, { gte: 2, lte: 9 }],
  count: [{ lte: 1 }],
  change: [
    'tests-weakened',
    'manifest-changed',
    'suppressions-added',
    'lockfile-without-manifest',
    'dependencies-added',
  ],
  dependency: [{ names: ['a', '@o/*'] }, { licences: 'MIT' }],
  tainted: [true, false],
  after: [{ tool: 'exec' }, { write: 'src/**' }],
  before: [{ command: ['npm', '**'] }, { net: { host: 'a.example' }, tainted: true }],
};

const bound = new Set(matchers.flatMap(({ key, binds }) => (binds === null ? [] : [key])));

const conditions = fc.subarray(Object.keys(fields), { minLength: 1, maxLength: 3 }).chain((keys) => {
  // At most one kind of access for each rule, and any other fields.
  const first = keys.find((key) => bound.has(key));
  const chosen = keys.filter((key) => !bound.has(key) || key === first);
  const written = fc.record(Object.fromEntries(chosen.map((key) => [key, fc.constantFrom(...(fields[key] ?? []))])));
  return written.map((when) => ('dependency' in when ? { ...when, change: 'dependencies-added' } : when));
});

interface WrittenRule {
  readonly id: string;
  readonly when: object;
  readonly unless?: object | undefined;
  readonly decision: Decision;
  readonly audit: boolean;
  readonly limits?: object;
}

const exceptions = fc.constantFrom<object>(
  { turn: { gte: 5 } },
  { origin: 'script' },
  { fork: true },
  { args: { '/a': { equals: 'x' } } },
);

function createRules(prefix: string): fc.Arbitrary<WrittenRule[]> {
  const rule = fc.record({
    when: conditions,
    unless: fc.option(exceptions, { nil: undefined }),
    decision: fc.constantFrom(...decisions),
    audit: fc.boolean(),
    limited: fc.boolean(),
  });
  return fc.array(rule, { maxLength: 6 }).map((all) =>
    all.map(({ limited, decision, when, ...rest }, index) => ({
      ...rest,
      id: `${prefix}${index}`,
      // Only a rule that allows counts its calls.
      decision: 'count' in when && !isAllowed(decision) ? 'allow' : decision,
      when,
      ...(limited && isAllowed(decision) && { limits: { perRun: 2 } }),
    })),
  );
}

const hosts = ['a.example', 'A.example.', 'x.b.example', 'u@a.example', '127.0.0.1', '[::1]', '', 'a\0'];

const access: fc.Arbitrary<Access> = fc.oneof(
  fc.record({
    type: fc.constant('command' as const),
    words: fc.array(
      fc.oneof(
        fc
          .oneof(fc.constantFrom('npm', 'test', 'git', 'push', 'log', 'cat', 'a', 'bash', '-c', 'sudo'), fc.string())
          .map((value) => ({ type: 'literal' as const, value })),
        fc.constant({ type: 'dynamic' as const, text: '$X' }),
      ),
      { maxLength: 4 },
    ),
    cwd: fc.constantFrom('.', 'src', '/x'),
  }),
  fc.record({
    type: fc.constantFrom('read' as const, 'write' as const),
    path: fc.oneof(fc.constantFrom('src/a', '.env', 'a', '/etc/passwd', '.git/x', '~'), fc.string({ unit: 'binary' })),
    valid: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('connect' as const),
    host: fc.oneof(fc.constantFrom(...hosts), fc.string({ unit: 'binary' })),
    port: fc.constantFrom(22, 80, 443, 0, -1, Number.NaN),
    scheme: fc.oneof(fc.constantFrom('https', 'http', 'ssh', 'HTTPS'), fc.string()),
  }),
  fc.record({
    type: fc.constant('env' as const),
    name: fc.oneof(fc.constantFrom('CI', 'LD_PRELOAD', 'A'), fc.string()),
  }),
  fc.record({ type: fc.constant('opaque' as const), text: fc.string(), reason: fc.string() }),
  fc.constant({ type: 'none' as const }),
);

const state = fc.option(
  fc.record({
    kind: fc.constantFrom('file' as const, 'symlink' as const),
    executable: fc.boolean(),
    content: fc.option(
      fc
        .constantFrom('', 'test("a", () => { expect(1).toBe(1); });', 'test.skip("a", () => {});')
        .map((text) => new TextEncoder().encode(text)),
      { nil: null },
    ),
  }),
  { nil: null },
);

const call: fc.Arbitrary<CallToDecide> = fc.record({
  tool: fc.constantFrom('exec', 'readFile', 'mcp.a.b'),
  origin: fc.constantFrom('structured' as const, 'script' as const),
  args: fc.oneof(fc.constantFrom({ a: 'x' }, { a: [1] }, { b: null }), fc.jsonValue()) as fc.Arbitrary<never>,
  changes: fc.option(
    fc.array(
      fc.record({
        path: fc.constantFrom('test/a.test.ts', 'src/a.ts', 'package.json'),
        before: state,
        after: state,
      }),
      { maxLength: 3 },
    ),
    { nil: null },
  ),
  tainted: fc.boolean(),
  accesses: fc.array(access, { maxLength: 3 }),
  turn: fc.integer({ min: 1, max: 9 }),
  justified: fc.boolean(),
  history: fc.constant([]),
  rulesUsed: fc.constantFrom(
    new Map<string, number>(),
    new Map([
      ['a0', 2],
      ['b1', 1],
    ]),
  ),
});

const facts: fc.Arbitrary<PolicyFacts | null> = fc.option(
  fc.record({
    event: fc.constantFrom('push', 'issues', 'cli'),
    ref: fc.constantFrom('refs/heads/main', ''),
    label: fc.constantFrom('go', ''),
    fork: fc.boolean(),
    actorPermission: fc.constantFrom('write', 'read', ''),
    actorAssociation: fc.constantFrom('MEMBER', 'NONE', ''),
    authorAssociation: fc.constantFrom('MEMBER', 'NONE', '', null),
  }),
);

const defaults = fc.record({
  decision: fc.constantFrom('allow', 'deny', 'deny-and-abort', 'explain', 'escalate'),
  opaque: fc.constantFrom('allow', 'deny'),
});

const render = (written: object): string =>
  stringify({ version: 1, name: 'p', ...written }, { aliasDuplicateObjects: false });

const files = ['a', 'a/b.txt', 'src/a.ts', 'src/deep/.ENV', 'x/.env.local/y', '.env', 'src'];

const rankOf = (decision: Decision): number => decisions.indexOf(decision);

test('every match field is generated here', () => {
  // `contained` is valid only in an allow of commands; test/policy/decide/contained.test.ts tests it.
  expect([...Object.keys(fields), 'contained'].toSorted()).toEqual(matchers.map(({ key }) => key).toSorted());
});

test('any call under any policy gets the same decision in any order of rules and layers', async () => {
  const policies = fc.tuple(createRules('a'), createRules('b')).chain(([own, org]) =>
    fc.tuple(
      fc.constant({ own, org }),
      fc.shuffledSubarray([...own, ...org], {
        minLength: own.length + org.length,
        maxLength: own.length + org.length,
      }),
    ),
  );
  const answers = new Set<Decision>();
  await fc.assert(
    fc.asyncProperty(
      policies,
      defaults,
      facts,
      fc.array(call, { minLength: 1, maxLength: 5 }),
      async (all, set, known, calls) => {
        const [{ own, org }, shuffled] = all;
        const load = (policy: object, other: object) =>
          loadPolicy(createOptions({ 'policy.yml': render(policy), 'other.yml': render(other) }, { facts: known }));
        const [plain, turned, mixed] = await Promise.all([
          load({ extends: ['other.yml'], defaults: set, rules: own }, { rules: org }),
          load({ extends: ['other.yml'], rules: org }, { defaults: set, rules: own }),
          load({ extends: ['other.yml'], defaults: set, rules: shuffled.slice(2) }, { rules: shuffled.slice(0, 2) }),
        ]);
        for (const asked of calls) {
          const verdict = plain.decide(asked);
          answers.add(verdict.decision);
          const { matched, ...answer } = verdict;
          expect(plain.decide(asked)).toEqual(verdict);
          expect(matched.length).toBeGreaterThan(0);
          for (const other of [turned, mixed]) {
            const { matched: also, ...same } = other.decide(asked);
            expect(same).toEqual(answer);
            expect(also.map(({ rule, access: at }) => [rule, at])).toEqual(
              matched.map(({ rule, access: at }) => [rule, at]),
            );
          }
          expect(explainCall(plain, asked)).toMatchObject({ decision: verdict.decision, rule: verdict.rule });
          expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
        }
      },
    ),
    { numRuns: 150 },
  );
  expect([...answers].toSorted()).toEqual(['allow', 'allow-for-run', 'deny', 'deny-and-abort', 'escalate', 'explain']);
});

test('an additional rule that restricts never makes a decision weaker', async () => {
  const more = fc.record({ when: conditions, decision: fc.constantFrom('deny' as const, 'deny-and-abort' as const) });
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(createRules('a'), defaults, more, facts, call, async (rules, set, added, known, asked) => {
      fc.pre(!('count' in added.when));
      const before = await loadText(render({ defaults: set, rules }), { facts: known });
      const after = await loadText(render({ defaults: set, rules: [{ id: 'more', ...added }, ...rules] }), {
        facts: known,
      });
      const [left, right] = [before.decide(asked).decision, after.decide(asked).decision];
      expect(rankOf(right)).toBeGreaterThanOrEqual(rankOf(left));
      changed += rankOf(right) > rankOf(left) ? 1 : 0;
    }),
    { numRuns: 400 },
  );
  expect(changed).toBeGreaterThan(5);
});

test('a profile never makes a decision weaker, nor opens anything to commands', async () => {
  const profile = fc.record({
    rules: createRules('b'),
    defaults: fc.option(defaults, { nil: undefined }),
    limits: fc.constantFrom({ turns: 3 }, { toolCalls: 900 }),
  });
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(createRules('a'), defaults, profile, facts, call, async (rules, set, written, known, asked) => {
      const run = {
        ...(known ?? {
          event: 'push',
          ref: '',
          label: '',
          actorPermission: '',
          actorAssociation: '',
          authorAssociation: null,
        }),
        fork: true,
      };
      const before = await loadText(render({ defaults: set, rules }), { facts: run });
      const after = await loadText(render({ defaults: set, rules, profiles: { fork: written } }), { facts: run });
      const [left, right] = [before.decide(asked).decision, after.decide(asked).decision];
      expect(rankOf(right)).toBeGreaterThanOrEqual(rankOf(left));
      changed += rankOf(right) > rankOf(left) ? 1 : 0;
      for (const path of files)
        if (!before.view().mayWriteBelow(path)) expect(after.view().mayWriteBelow(path)).toBe(false);
      for (const grant of after.view().network?.allow ?? []) expect(before.view().network?.allow).toContainEqual(grant);
      if (before.view().network === null) expect(after.view().network).toBeNull();
      for (const path of files)
        if (before.view().closed.explain(path) !== null) expect(after.view().closed.explain(path)).not.toBeNull();
      expect(after.settings.limits.toolCalls ?? 200).toBeLessThanOrEqual(200);
    }),
    { numRuns: 300 },
  );
  expect(changed).toBeGreaterThan(20);
});

test('what is open to processes and to a file tool is what the decisions allow in every state of a run', async () => {
  const states = [
    {},
    { turn: 5, tainted: true },
    { justified: true, origin: 'script' as const, args: { a: 'x' } },
    // Not with calls that were made: `perRun` limits calls, not files.
  ];
  let [open, closed] = [0, 0];
  await fc.assert(
    fc.asyncProperty(createRules('a'), defaults, facts, async (all, set, known) => {
      const rules = all.filter(({ when }) => 'read' in when || 'write' in when);
      const { decide, view } = await loadText(render({ defaults: set, rules }), { facts: known });
      const { closed: closedToProcesses, closedTo } = view();
      const isAllowedTo = (tools: readonly string[], path: string): boolean =>
        states.every((state) =>
          tools.some((tool) => {
            const accesses = [{ type: 'read', path, valid: true, isFile: true } as const];
            return isAllowed(decide(createCallToDecide({ tool, accesses, ...state })).decision);
          }),
        );
      for (const path of files) {
        const isOpen = closedToProcesses.explain(path) === null;
        if (isOpen) expect(isAllowedTo(['exec', 'execCommand'], path), path).toBe(true);
        if (closedTo('readFile').explain(path) === null) expect(isAllowedTo(['readFile'], path), path).toBe(true);
        if (isOpen) open += 1;
        else closed += 1;
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
          const state = closedToProcesses.judgeDirectory(path.slice(0, at));
          if (state !== 'mixed') expect(state, path).toBe(isOpen ? 'open' : 'closed');
        }
      }
    }),
    { numRuns: 400 },
  );
  expect(Math.min(open, closed)).toBeGreaterThan(100);
});
