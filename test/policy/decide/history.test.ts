import { describe, expect, test } from 'vitest';
import type { Access } from '../../../src/core/types/access.ts';
import type { EarlierCall } from '../../../src/core/types/decision.ts';
import { explainCall } from '../../../src/policy/decide/explain.ts';
import { compareRules } from '../../../src/policy/compare/rules.ts';
import { parsePolicyTable, runTable } from '../../../src/policy/tools/policy-tests.ts';
import { measureCoverage } from '../../../src/policy/tools/coverage.ts';
import { mutatePolicy } from '../../../src/policy/tools/mutate.ts';
import type { RecordedCall } from '../../../src/core/calls/recorded-calls.ts';
import { replayCalls } from '../../../src/policy/tools/replay.ts';
import { call, checkText, command, loadText, readProblems } from '../test-policy.ts';

const visible = 'version: 1\nname: history\nsandbox: { git: visible }\nrules:\n';
const open = `  - { id: read, when: { read: '**' }, decision: allow }
  - { id: write, when: { write: '**' }, decision: allow }
  - { id: commands, when: { tool: exec, contained: true }, decision: allow }
  - { id: web, when: { net: { host: a.example } }, decision: allow }
`;

function earlier(tool: string, accesses: readonly Access[], more: Partial<EarlierCall> = {}): EarlierCall {
  return {
    callId: 'c1',
    certainty: 'must',
    tool,
    origin: 'structured',
    args: {},
    accesses,
    turn: 1,
    justified: false,
    tainted: false,
    ...more,
  };
}

const file = (type: 'read' | 'write', name: string): Access => ({ type, path: name, valid: true, isFile: true });
const request: Access = { type: 'connect', host: 'a.example', port: 443, scheme: 'https', method: 'POST' };
const http = call('http', [request]);
const write = call('writeFile', [file('write', 'src/a.ts')]);
const script = command('bash', '-lc', 'npm test && cat a > out/log');

type Row = readonly [condition: string, decision: 'allow' | 'deny', history: readonly EarlierCall[], expected: string];

// Each row is one rule about a request, and the calls that were allowed before it.
const rows: readonly Row[] = [
  ["after: { read: 'customers/**' }", 'deny', [], 'allow'],
  ["after: { read: 'customers/**' }", 'deny', [earlier('readFile', [file('read', 'customers/a')])], 'deny'],
  ["after: { read: 'customers/**' }", 'deny', [earlier('readFile', [file('read', 'src/a')])], 'allow'],
  // Other spellings match a denial.
  ["after: { read: 'customers/**' }", 'deny', [earlier('readFile', [file('read', 'Customers/a')])], 'deny'],
  // An edit that does not apply quotes the file.
  ["after: { read: 'customers/**' }", 'deny', [earlier('edit', [file('write', 'customers/a')])], 'deny'],
  ["after: { read: 'customers/**' }", 'allow', [earlier('edit', [file('write', 'customers/a')])], 'deny'],
  // While a person is asked, the call may happen.
  ['after: { tool: updatePlan }', 'deny', [earlier('updatePlan', [], { certainty: 'may' })], 'deny'],
  ['after: { tool: updatePlan }', 'allow', [earlier('updatePlan', [], { certainty: 'may' })], 'deny'],
  ['after: { tool: updatePlan }', 'allow', [earlier('updatePlan', [])], 'allow'],
  ['after: { tool: updatePlan }', 'allow', [], 'deny'],
  ['before: { tool: updatePlan }', 'allow', [], 'allow'],
  ['before: { tool: updatePlan }', 'allow', [earlier('updatePlan', [])], 'deny'],
  ['before: { tool: updatePlan }', 'allow', [earlier('updatePlan', [], { certainty: 'may' })], 'deny'],
  ['before: { tool: updatePlan }', 'deny', [], 'deny'],
  ['before: { tool: updatePlan }', 'deny', [earlier('updatePlan', [], { certainty: 'may' })], 'deny'],
  ['before: { tool: updatePlan }', 'deny', [earlier('updatePlan', [])], 'allow'],
  // The simple commands of a shell text, and the target of its redirection.
  ['after: { command: [npm, test] }', 'allow', [earlier('exec', [script])], 'allow'],
  ['after: { command: [npm, test] }', 'allow', [earlier('exec', [command('npm', 'run', 'test')])], 'deny'],
  ["after: { write: 'out/**' }", 'deny', [earlier('exec', [script])], 'deny'],
  // A word that the shell computes.
  ['after: { command: [npm, publish] }', 'deny', [earlier('exec', [command('bash', '-lc', 'npm $X')])], 'deny'],
  ['after: { command: [npm, publish] }', 'allow', [earlier('exec', [command('bash', '-lc', 'npm $X')])], 'deny'],
  // One call has to match all conditions.
  [
    "after: { tool: readFile, read: 'a' }",
    'deny',
    [earlier('readFile', [file('read', 'b')]), earlier('grepFiles', [file('read', 'a')])],
    'allow',
  ],
  // Paths of kept changes that are not known.
  ["after: { write: 'src/**' }", 'deny', [earlier('exec', [{ type: 'write', path: '', valid: false }])], 'deny'],
  ["after: { write: 'src/**' }", 'allow', [earlier('exec', [{ type: 'write', path: '', valid: false }])], 'deny'],
  // Contents of earlier changes are not kept.
  ['after: { change: tests-weakened }', 'deny', [earlier('writeFile', [file('write', 'test/a.test.ts')])], 'deny'],
  ['after: { change: tests-weakened }', 'allow', [earlier('writeFile', [file('write', 'test/a.test.ts')])], 'deny'],
  ['after: { args: { /a: { equals: x } } }', 'allow', [earlier('http', [], { args: { a: 'x' } })], 'allow'],
  ['after: { turn: { lte: 2 }, origin: script }', 'allow', [earlier('http', [], { origin: 'script' })], 'allow'],
  ['after: { justified: true }', 'allow', [earlier('http', [])], 'deny'],
  ['after: { net: { host: b.example } }', 'deny', [earlier('http', [{ ...request, host: 'b.example' }])], 'deny'],
];

describe('a rule about earlier calls', () => {
  test.each(rows)('%s, %s', async (condition, decision, history, expected) => {
    const rules =
      decision === 'allow'
        ? `  - { id: rule, when: { net: { host: a.example }, ${condition} }, decision: allow }\n`
        : `${open}  - { id: rule, when: { tool: http, ${condition} }, decision: deny }\n`;
    const policy = await loadText(visible + rules);
    expect(policy.decide({ ...http, history }).decision).toBe(expected);
  });

  test('an exception is matched with the opposite intent', async () => {
    const policy = await loadText(
      `${visible}${open}  - { id: rule, when: { tool: http }, unless: { after: { tool: updatePlan } }, decision: deny }\n`,
    );
    const decide = (history: readonly EarlierCall[]) => policy.decide({ ...http, history }).decision;
    expect(decide([])).toBe('deny');
    expect(decide([earlier('updatePlan', [], { certainty: 'may' })])).toBe('deny');
    expect(decide([earlier('updatePlan', [])])).toBe('allow');
  });

  test('a change of the whole run stays if some call could have made it before', async () => {
    const policy = await loadText(
      `${visible}${open}  - { id: rule, when: { write: 'src/**', after: { read: 'customers/**' } }, decision: deny }\n`,
    );
    const change = {
      path: 'src/a.ts',
      before: null,
      after: { kind: 'file' as const, executable: false, content: Buffer.from('a') },
      submodule: null,
    };
    const facts = { tainted: null, approved: new Set<string>() };
    expect(policy.judge([change], facts, null)).toEqual([null]);
    const history = [earlier('readFile', [file('read', 'customers/a')])];
    expect(policy.judge([change], facts, { ...write, history })).toMatchObject([{ decision: 'deny', rule: 'rule' }]);
    expect(policy.judge([change], facts, write)).toEqual([null]);
  });
});

describe('the files of a condition about earlier reads', () => {
  const rule = `  - { id: rule, when: { tool: http, after: { read: 'customers/**' } }, decision: deny }\n`;

  test.each([
    'when: { tool: http, after: COND }',
    'when: { tool: http, before: COND }',
    'when: { tool: http }, unless: { after: COND }',
  ])('are closed to processes, and open to file tools: %s', async (conditions) => {
    const written = conditions.replace('COND', "{ read: 'customers/**' }");
    const { view, decide } = await loadText(`${visible}${open}  - { id: rule, ${written}, decision: deny }\n`);
    expect(view().closed.explain('customers/a')).toEqual({ rule: 'rule', unlessHarmless: false });
    expect(view().closed.judgeDirectory('customers')).toBe('closed');
    expect(view().closed.judgeDirectory('src')).toBe('open');
    expect(view().closedTo('readFile').explain('customers/a')).toBeNull();
    expect(decide(call('readFile', [file('read', 'customers/a')])).decision).toBe('allow');
  });

  test('need a repository without history, and are never shown to a sealed call', async () => {
    expect(await readProblems(`version: 1\nname: x\nrules:\n${open}${rule}`)).toEqual([
      expect.stringMatching(/^8:.*rule rule asks for earlier reads .*git: visible/),
    ]);
    const sees = `  - { id: x, when: { command: [curl, a] }, decision: allow, hosts: [a.example], sees: [customers/a] }\n`;
    expect(await readProblems(visible + open + rule + sees)).toEqual([
      expect.stringContaining('customers/a is a file'),
    ]);
  });
});

test.each([
  ['{ after: { count: { lte: 1 } } }', 'count'],
  ['{ after: { after: { tool: exec } } }', 'after'],
  ['{ before: {} }', 'at least one condition'],
  ['{ after: { read: a, write: b } }', 'one kind of access'],
  ['{ after: { reed: a } }', 'reed'],
])('%s is not valid', async (when, problem) => {
  expect((await readProblems(`${visible}  - { id: x, when: ${when}, decision: deny }\n`)).join()).toContain(problem);
});

test('explain names the earlier call, and the denial states it', async () => {
  const policy = await loadText(
    `${visible}${open}  - { id: no-data-out, when: { tool: http, after: { read: 'customers/**' } }, decision: deny, reason: Customer data stays. }\n`,
  );
  const history = [earlier('readFile', [file('read', 'customers/a')])];
  const explained = explainCall(policy, { ...http, history });
  expect(explained.reason).toBe('Customer data stays. It is after call c1 (readFile: read customers/a).');
  expect(explained.considered.find(({ rule }) => rule === 'no-data-out')?.why).toContain(
    'an earlier call matched: read of customers/** (It is after call c1 (readFile: read customers/a).)',
  );
});

describe('the tools of a policy', () => {
  const text = `${visible}${open}  - { id: rule, when: { tool: http, after: { read: 'customers/**' } }, decision: deny }\n`;
  const table = `cases:
  - { net: 'POST https://a.example', decision: allow }
  - { net: 'POST https://a.example', after: [{ read: customers/a }], decision: deny, rule: rule }
`;

  test('tests, coverage and mutations see the history', async () => {
    const policy = await loadText(text);
    const tables = [parsePolicyTable('t.yml', table)];
    const results = tables.flatMap((one) => runTable(policy, one));
    expect(results.map(({ status }) => status)).toEqual(['pass', 'pass']);
    const covered = measureCoverage(policy, results).rules.find(({ rule }) => rule === 'rule');
    expect(covered?.covered).toBe(true);
    const mutations = mutatePolicy(policy, tables).filter(({ rule }) => rule === 'rule');
    expect(mutations.map(({ noticedBy }) => noticedBy)).toEqual(['t.yml case 2', 't.yml case 2']);
  });

  test('replay decides with the recorded calls of the run and of its agents, and with what they turned out to access', async () => {
    const recorded = (tool: string, accesses: readonly Access[], more: Partial<RecordedCall> = {}): RecordedCall => ({
      callId: tool,
      callHash: JSON.stringify(accesses),
      tool,
      origin: 'structured',
      args: {},
      accesses,
      turn: 1,
      tainted: false,
      justified: false,
      decision: 'allow',
      rule: 'x',
      reason: '',
      suggestion: '',
      matched: [],
      started: true,
      end: null,
      scriptId: null,
      argsJson: '{}',
      found: [],
      refused: [],
      escalated: false,
      caller: 'run',
      ...more,
    });
    const policy = await loadText(text);
    const decide = (calls: readonly RecordedCall[]) => replayCalls(policy, calls).at(-1)?.after.decision;
    const read = [file('read', 'customers/a')];
    expect(decide([recorded('http', [request])])).toBe('allow');
    expect(decide([recorded('readFile', read), recorded('http', [request])])).toBe('deny');
    expect(decide([recorded('readFile', read, { caller: 'agent' }), recorded('http', [request])])).toBe('deny');
    expect(decide([recorded('exec', [command('a')], { found: read }), recorded('http', [request])])).toBe('deny');
    const once = await loadText(
      'version: 1\nname: x\nrules:\n  - { id: once, when: { net: { host: a.example } }, decision: allow, limits: { perRun: 1 } }\n',
    );
    const matched: RecordedCall['matched'] = [{ rule: 'once', layer: 'policy.yml', decision: 'allow', access: 0 }];
    const made = [recorded('http', [request], { caller: 'agent', matched }), recorded('http', [request])];
    expect(replayCalls(once, made).at(-1)?.after.rule).toBe('limit');
  });

  test('diff compares the conditions: less history to ask for is tighter for a denial, and looser for an allow', async () => {
    const compare = async (decision: string, [one, other]: readonly [string, string]) => {
      const [before, after] = await Promise.all(
        [one, other].map(async (condition) =>
          loadText(
            `${visible}${decision === 'deny' ? open : ''}  - { id: rule, when: { tool: http, ${condition} }, decision: ${decision} }\n`,
          ),
        ),
      );
      if (before === undefined || after === undefined) throw new Error('two policies');
      return compareRules(before.compiled, after.compiled, 'rules').map(({ relation }) => relation);
    };
    const wide = ["after: { read: 'a/**' }", "after: { read: 'a/b/**' }"] as const;
    const narrow = ["before: { read: 'a/**' }", "before: { read: 'a/b/**' }"] as const;
    expect(await compare('deny', wide)).toEqual(['looser']);
    expect(await compare('allow', wide)).toEqual(['tighter']);
    expect(await compare('deny', narrow)).toEqual(['tighter']);
    expect(await compare('allow', narrow)).toEqual(['looser']);
    expect(await compare('deny', ["after: { read: 'a' }", "before: { read: 'a' }"])).toEqual(['not comparable']);
  });

  test('check accepts the rule without a note about it', async () => {
    const codes = (await checkText(text)).flatMap(({ ruleId, code }) => (ruleId === 'rule' ? [code] : []));
    expect(codes).toEqual([]);
  });
});
