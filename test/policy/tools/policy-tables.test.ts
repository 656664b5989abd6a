import { describe, expect, test } from 'vitest';
import { measureCoverage, renderTestReport } from '../../../src/policy/tools/coverage.ts';
import { computeMutationScore, mutatePolicy } from '../../../src/policy/tools/mutate.ts';
import { parsePolicyTable, runTable } from '../../../src/policy/tools/policy-tests.ts';
import { loadRules, loadText } from '../test-policy.ts';

async function run(rules: string, cases: string) {
  const policy = await loadRules(rules);
  const table = parsePolicyTable('t.yml', `cases:\n${cases.replaceAll(/^/gm, '  ')}\n`);
  expect(table.problems).toEqual([]);
  const results = runTable(policy, table);
  return { policy, table, results, statuses: results.map(({ status }) => status) };
}

describe('a row can state the run of its call', () => {
  test.each([
    ['event: issues', 'event: issues', 'event: push'],
    ['ref: refs/heads/*', 'ref: refs/heads/main', 'ref: refs/tags/v1'],
    ['label: agent', 'label: agent', 'label: other'],
    ['fork: false', 'fork: false', 'fork: true'],
    ['actor: { permission: [write, admin] }', 'actor: { permission: admin }', 'actor: { permission: read }'],
    ['turn: { lte: 3 }', 'turn: 3', 'turn: 4'],
    ['count: { lte: 2 }', 'count: 2', 'count: 3'],
    ['count: { lte: 2 }', 'count: { a: 2 }', 'count: { a: 3 }'],
    ['justified: true', 'justified: true', 'justified: false'],
    ['origin: script', 'origin: script', 'origin: structured'],
    ['args: { /filePath: { equals: a } }', 'args: { filePath: a }', 'args: { filePath: b }'],
  ])('%s', async (condition, fits, not) => {
    const { statuses } = await run(
      `- { id: a, when: { read: a, ${condition} }, decision: allow }`,
      `- { read: a, ${fits}, decision: allow, rule: a }\n- { read: a, ${not}, decision: deny, rule: default }`,
    );
    expect(statuses).toEqual(['pass', 'pass']);
  });

  test('and the variables that it sets, and whether a shell reads it', async () => {
    const { statuses } = await run(
      '- { id: a, when: { command: [npm, test] }, decision: allow }\n- { id: e, when: { env: { set: A } }, decision: allow }',
      '- { command: npm test, env: A, decision: allow }\n- { command: npm test, env: [A, B], decision: deny }\n- { shell: "npm test; curl x", decision: deny }',
    );
    expect(statuses).toEqual(['pass', 'pass', 'pass']);
  });
});

test('a row of a written manifest states its new dependencies, and a row of a custom tool has its command', async () => {
  const policy = await loadText(`version: 1
name: x
extends: builtin:base
sandbox: { git: visible }
customTools:
  lint: { description: Lints., command: [npm, run, lint] }
rules:
  - { id: edit, when: { write: '**' }, decision: allow }
  - { id: lint, when: { tool: lint }, decision: allow }
  - { id: no-npm, when: { tool: lint, command: [npm, '**'] }, decision: deny }
  - id: vetted
    when: { change: dependencies-added }
    unless: { dependency: { licences: [MIT] } }
    decision: deny
`);
  const table = parsePolicyTable(
    't.yml',
    `cases:
  - { write: requirements.txt, dependencies: [{ name: a, registry: pypi, licence: MIT }], decision: allow, rule: edit }
  - { write: requirements.txt, dependencies: [{ name: a, registry: pypi, licence: GPL-3.0-only }], decision: deny, rule: vetted }
  - { tool: lint, decision: deny, rule: no-npm }
`,
  );
  expect(runTable(policy, table).map(({ status, problem }) => problem?.message ?? status)).toEqual(
    Array(3).fill('pass'),
  );
});

test.each([
  ['without contents', ''],
  ['with contents', ', before: null, after: "* -text"'],
])('a write %s is refused for what no patch may hold, and opens no later call', async (_, contents) => {
  const { results, statuses } = await run(
    `- { id: edit, when: { write: '**' }, decision: allow }
- { id: test, when: { command: [npm, test], after: { write: '**' } }, decision: allow }`,
    `- { write: a/.gitattributes${contents}, decision: deny, rule: rejected }
- { write: a/attributes${contents}, decision: allow, rule: edit }
- { write: /tmp/.gitattributes${contents}, decision: allow }
- { command: npm test, after: [{ write: a/.gitattributes }], decision: deny }
- { command: npm test, after: [{ write: a/attributes }], decision: allow }`,
  );
  expect(statuses, JSON.stringify(results.map(({ problem }) => problem))).toEqual(Array(5).fill('pass'));
});

test('a row passes, fails, is skipped or cannot be run', async () => {
  const { results, statuses } = await run(
    '- { id: a, when: { read: a }, decision: allow }',
    '- { read: a, decision: allow }\n- { read: a, decision: deny }\n- { read: b, decision: allow, skip: not yet }\n- { command: "a | b", decision: deny }\n- { read: a, decision: allow, rule: b }',
  );
  expect(statuses).toEqual(['pass', 'fail', 'skip', 'error', 'fail']);
  expect(results.map(({ problem }) => problem?.line ?? null)).toEqual([null, 3, 4, 5, 6]);
});

test('a row with a misspelt tool or event is not taken for a call that is denied', async () => {
  const { results } = await run(
    '- { id: a, when: { tool: readFile, read: a }, decision: allow }',
    '- { tool: raedFile, read: a, decision: deny }\n- { read: a, after: [{ tool: exce }], decision: allow }\n- { tool: mcp.a.b, decision: deny }',
  );
  expect(results.map(({ status, problem }) => [status, problem?.message, problem?.hint])).toEqual([
    ['error', 'there is no tool "raedFile"', 'did you mean "readFile"?'],
    ['error', 'there is no tool "exce"', 'did you mean "exec"?'],
    ['pass', undefined, undefined],
  ]);
  expect(parsePolicyTable('t.yml', 'cases: [{ read: a, event: isues, decision: deny }]').problems).toMatchObject([
    { line: 1, column: 27, hint: 'did you mean "issues"?' },
  ]);
});

describe('coverage', () => {
  const rules =
    '- { id: a, when: { command: [npm, { any: [test, [run, test]] }] }, decision: allow }\n- { id: b, when: { read: [x, y] }, unless: { read: [y, z] }, decision: deny }';
  const missed = async (cases: string): Promise<string[]> => {
    const { policy, results } = await run(rules, cases);
    return measureCoverage(policy, results).rules.flatMap(({ rule, covered }) => (covered ? [] : [rule]));
  };

  test('counts each rule that decides a row', async () => {
    expect(await missed('- { read: q, decision: deny }')).toEqual(['a', 'b']);
    expect(await missed('- { command: npm run test, decision: allow }\n- { read: x, decision: deny }')).toEqual([]);
    // The exception of the rule keeps it from deciding.
    expect(await missed('- { read: z, decision: deny }\n- { command: npm test, decision: allow }')).toEqual(['b']);
  });

  test('counts examples', async () => {
    const { policy, results } = await run(
      '- { id: a, when: { read: [x, y] }, decision: deny, examples: { match: [x] } }\n- { id: b, when: { read: z }, decision: deny }\n- { id: c, when: { read: w }, decision: deny }',
      '- { read: q, decision: deny }',
    );
    expect(measureCoverage(policy, results)).toMatchObject({ covered: 1, total: 3, percent: 33.3 });
  });
});

describe('changes of one rule', () => {
  const survivors = async (rules: string, cases: string): Promise<string[]> => {
    const { policy, table } = await run(rules, cases);
    return mutatePolicy(policy, [table]).flatMap(({ rule, change, noticedBy }) =>
      noticedBy === null ? [`${rule}: ${change}`] : [],
    );
  };

  test('that no test detects are listed', async () => {
    const rules =
      '- { id: a, when: { write: ["src/**", docs/a] }, decision: allow }\n- { id: b, when: { write: "src/x/**" }, unless: { write: src/x/ok }, decision: deny }';
    expect(await survivors(rules, '- { write: q, decision: deny }')).toEqual([
      'a: drop the rule',
      'a: allow becomes deny',
      'b: drop the rule',
      'b: deny becomes allow',
    ]);
    expect(await survivors(rules, '- { write: src/a, decision: allow }\n- { write: src/x/a, decision: deny }')).toEqual(
      [],
    );
  });

  test('are detected by an example', async () => {
    expect(
      await survivors(
        '- { id: a, when: { command: [npm, test] }, decision: allow, examples: { match: ["npm test"] } }',
        '- { command: npm test, decision: allow }',
      ),
    ).toEqual([]);
  });

  test('count into a score', async () => {
    const { policy, table } = await run(
      '- { id: a, when: { read: a/b }, decision: allow }\n- { id: b, when: { read: c }, decision: explain }',
      '- { read: a/b, decision: allow }\n- { read: c, decision: explain, skip: later }',
    );
    const mutations = mutatePolicy(policy, [table]);
    expect(mutations.map(({ change }) => change)).toEqual([
      'drop the rule',
      'allow becomes deny',
      'drop the rule',
      'explain becomes allow',
    ]);
    expect(computeMutationScore(mutations)).toBe(50);
    expect(computeMutationScore([])).toBe(100);
  });
});

describe('contents and earlier calls of a row', () => {
  const policy = `version: 1
name: x
rules:
  - { id: read, when: { read: '**' }, decision: allow }
  - { id: code, when: { write: '{src/**,go.sum}' }, decision: allow }
  - { id: honest, when: { change: [suppressions-added, lockfile-without-manifest] }, decision: deny }
  - { id: two, when: { tool: exec, command: [npm, test] }, decision: allow, limits: { perRun: 2 } }
  - { id: ask, when: { write: 'docs/**' }, decision: explain }
  - { id: docs, when: { write: 'docs/**', justified: true }, decision: allow }
`;
  test.each([
    ["{ write: src/a.py, before: 'x', after: 'x  # noqa', decision: deny, rule: honest }", true],
    ["{ write: src/a.py, before: 'x  # noqa', after: 'y  # noqa', decision: allow }", true],
    ['{ write: src/a.py, decision: allow }', true],
    ['{ write: go.sum, before: a, after: b, decision: allow }', true],
    ['{ command: npm test, decision: allow }', true],
    ['{ command: npm test, after: [{ command: npm test }], decision: allow }', true],
    ['{ command: npm test, after: [{ command: npm test }, { command: npm test }], decision: deny, rule: limit }', true],
    ['{ command: npm test, after: [{ command: npm x }, { read: a }], decision: allow }', true],
    ['{ write: docs/a.md, decision: explain }', true],
    ['{ write: docs/a.md, after: [{ write: docs/b.md }], decision: explain }', true],
    ['{ write: docs/a.md, after: [{ write: docs/a.md }], decision: allow, rule: docs }', true],
    ['{ command: npm test, count: 1, after: [{ command: npm test, count: 1 }], decision: deny, rule: limit }', true],
    ['{ command: npm test, after: [{ command: npm test }], decision: deny }', false],
  ])('%s', async (row, passes) => {
    const table = parsePolicyTable('t.yml', `cases: [${row}]\n`);
    expect(table.problems).toEqual([]);
    const [result] = runTable(await loadText(policy), table);
    expect(result?.status, JSON.stringify(result?.problem)).toBe(passes ? 'pass' : 'fail');
  });

  test('are remembered if a rule has allowed them for the run, unless their effects are not known', async () => {
    const { results, statuses } = await run(
      `- { id: first, when: { tool: [readFile, mcp.a.read], turn: { lte: 1 } }, decision: allow-for-run }
- { id: later, when: { tool: [readFile, mcp.a.read], turn: { gte: 2 } }, decision: explain }
- { id: never, when: { tool: readFile, turn: { gte: 3 } }, decision: deny }`,
      `- { read: a, turn: 2, decision: explain }
- { read: a, turn: 2, after: [{ read: a }], decision: allow-for-run, rule: later }
- { read: b, turn: 2, after: [{ read: a }], decision: explain }
- { read: a, turn: 3, after: [{ read: a }], decision: deny, rule: never }
- { tool: mcp.a.read, turn: 2, after: [{ tool: mcp.a.read }], decision: explain }`,
    );
    expect(statuses, JSON.stringify(results.map(({ problem }) => problem))).toEqual(Array(5).fill('pass'));
  });

  test('are calls', async () => {
    const table = parsePolicyTable('t.yml', 'cases: [{ command: a, after: [{ turn: 1 }], decision: deny }]\n');
    expect(table.problems.map(({ message }) => message).join()).toContain('a call is one of command');
  });
});

describe('rules of profiles', () => {
  const policy = `version: 1
name: profiles
profiles:
  forks:
    when: { fork: true }
    rules:
      - { id: no-docs, when: { write: 'docs/**' }, decision: deny }
  counted:
    when: { label: agent }
    rules: [{ id: few, when: { write: 'src/**' }, decision: allow, limits: { perRun: 1 } }]
  pushes: { when: { event: push }, rules: [{ id: no-src, when: { write: 'src/**' }, decision: deny }] }
rules: [{ id: edit, when: { write: '**' }, decision: allow }]
`;
  const measure = async (cases: string) => {
    const loaded = await loadText(policy);
    const table = parsePolicyTable('t.yml', `cases:\n${cases.replaceAll(/^/gm, '  ')}\n`);
    const results = runTable(loaded, table);
    expect(results.map(({ problem }) => problem)).toEqual(results.map(() => null));
    return {
      covered: measureCoverage(loaded, results).rules.map(({ rule, covered }) => `${rule}: ${covered}`),
      report: renderTestReport(results, measureCoverage(loaded, results)),
      unnoticed: mutatePolicy(loaded, [table]).flatMap(({ rule, change, noticedBy }) =>
        noticedBy === null ? [`${rule}: ${change}`] : [],
      ),
    };
  };

  test('count if the facts of a row select the profile', async () => {
    const { covered, report } = await measure('- { write: docs/a, decision: allow, rule: edit }');
    expect(covered).toEqual(['edit: true']);
    const left = 'which no test selects and the coverage does not count';
    for (const profile of ['forks', 'counted', 'pushes'])
      expect(report).toContain(`not covered: the rules of the profile ${profile}, ${left}\n`);
    expect(
      await measure('- { write: q, fork: true, decision: allow }\n- { write: docs/a, decision: allow }'),
    ).toMatchObject({
      covered: ['edit: true', 'no-docs: false'],
      unnoticed: ['no-docs: drop the rule'],
    });
    expect(
      await measure(`- { write: q, decision: allow }
- { write: q, fork: true, decision: allow }
- { write: docs/a, fork: true, decision: deny }
- { write: q, label: agent, decision: deny }
- { write: src/a, label: agent, decision: allow }
- { write: src/a, label: agent, count: 1, decision: deny, rule: limit }`),
    ).toMatchObject({ covered: ['edit: true', 'no-docs: true', 'few: true'], unnoticed: [] });
  });
});
