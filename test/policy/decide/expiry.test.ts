import { describe, expect, test } from 'vitest';
import { explainCall } from '../../../src/policy/decide/explain.ts';
import { compareRules } from '../../../src/policy/compare/rules.ts';
import { parsePolicyTable, runTable } from '../../../src/policy/tools/policy-tests.ts';
import { call, checkText, loadText, path, readProblems } from '../test-policy.ts';

const head = 'version: 1\nname: expiry\nrules:\n';
const noted = "until: 2027-03-31, owner: '@org/db', ticket: DB-118";
const note = 'has expired on 2027-03-31 (owner @org/db, ticket DB-118).';
const writes = "  - { id: write, when: { write: '**' }, decision: allow }\n";
const write = call('writeFile', [path('write', 'migrations/1.sql')]);

async function decide(rules: string, today: string) {
  const policy = await loadText(head + rules, { today });
  const { decision, rule, reason } = policy.decide(write);
  return { decision, rule, reason, policy };
}

describe('a rule with a date', () => {
  test('that allows counts until the end of the day, and then the default decides and names owner and ticket', async () => {
    const rule = `  - { id: migrations, when: { write: 'migrations/**' }, decision: allow, ${noted} }\n`;
    expect(await decide(rule, '2027-03-31')).toMatchObject({ decision: 'allow', rule: 'migrations' });
    const expired = await decide(rule, '2027-04-01');
    expect(expired).toMatchObject({ decision: 'deny', rule: 'default' });
    expect(expired.reason).toBe(`No rule allows write migrations/1.sql. Rule migrations ${note}`);
    const { considered } = explainCall(expired.policy, write);
    expect(considered.find(({ rule: id }) => id === 'migrations')?.why).toContain(note);
    // It neither opens files nor offers tools.
    expect(expired.policy.view().closed.explain('migrations/1.sql')).not.toBeNull();
    expect((await loadText(head + rule, { today: '2027-03-31' })).view().closed.explain('migrations/1.sql')).toBeNull();
  });

  test.each(['explain', 'escalate'])('that has %s denies afterwards, whatever else allows', async (decision) => {
    const rule = `${writes}  - { id: migrations, when: { write: 'migrations/**' }, decision: ${decision}, ${noted} }\n`;
    expect(await decide(rule, '2027-03-31')).toMatchObject({ decision, rule: 'migrations' });
    expect(await decide(rule, '2027-04-01')).toMatchObject({
      decision: 'deny',
      rule: 'migrations',
      reason: `Rule migrations ${note}`,
    });
    const justified = await loadText(head + rule, { today: '2027-04-01' });
    expect(justified.decide({ ...write, justified: true }).decision).toBe('deny');
  });

  test('does not change the digest of the policy on the day on which it expires', async () => {
    const rule = `  - { id: migrations, when: { write: 'migrations/**' }, decision: allow, ${noted} }\n`;
    const [before, after] = await Promise.all(
      ['2027-03-31', '2027-04-01'].map(async (today) => loadText(head + rule, { today })),
    );
    expect(after?.sha256).toBe(before?.sha256);
  });

  test('is decided in a test table by the date of the row', async () => {
    const policy = await loadText(
      `${head}  - { id: migrations, when: { write: 'migrations/**' }, decision: allow, ${noted} }\n`,
    );
    const table = parsePolicyTable(
      't.yml',
      `cases:
  - { write: migrations/1.sql, decision: allow }
  - { write: migrations/1.sql, date: 2027-03-31, decision: allow }
  - { write: migrations/1.sql, date: 2027-04-01, decision: deny, rule: default }
`,
    );
    expect(runTable(policy, table).map(({ status }) => status)).toEqual(['pass', 'pass', 'pass']);
  });

  test.each([
    ['2027-03-16', []],
    ['2027-03-17', ['rule migrations expires in 14 days, after 2027-03-31']],
    ['2027-04-01', [`Rule migrations ${note}`]],
  ])('check warns 14 days before: on %s', async (today, expected) => {
    const rule = `  - { id: migrations, when: { write: 'migrations/**' }, decision: allow, ${noted} }\n`;
    const found = (await checkText(head + rule, { today })).filter(({ code }) => code === 'expiring-rule');
    expect(found.map(({ problem }) => problem.message)).toEqual(expected);
  });

  test('diff counts a later date as looser', async () => {
    const [early, late] = await Promise.all(
      ['2027-03-31', '2027-04-30'].map(async (date) =>
        loadText(`${head}  - { id: a, when: { write: a }, decision: allow, until: ${date} }\n`),
      ),
    );
    if (early === undefined || late === undefined) throw new Error('two policies');
    expect(compareRules(early.compiled, late.compiled, 'rules')).toMatchObject([{ relation: 'looser' }]);
    expect(compareRules(late.compiled, early.compiled, 'rules')).toMatchObject([{ relation: 'tighter' }]);
  });
});

test.each([
  ['deny, until: 2027-03-31', 'rule a denies, and until would end the denial'],
  ['deny-and-abort, until: 2027-03-31', 'rule a denies, and until would end the denial'],
  ['allow, until: 2027-02-30', 'a date is written like 2027-03-31'],
  ['allow, until: soon', 'a date is written like 2027-03-31'],
])('decision: %s is not valid', async (decision, problem) => {
  expect((await readProblems(`${head}  - { id: a, when: { write: a }, decision: ${decision} }\n`)).join()).toContain(
    problem,
  );
});
