import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Access } from '../../../src/core/types/access.ts';
import { createCallToDecide, isAllowed, type Decision } from '../../../src/core/types/decision.ts';
import { checkPolicy } from '../../../src/policy/tools/check.ts';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';
import { replayCalls } from '../../../src/policy/tools/replay.ts';
import { suggestRules } from '../../../src/policy/tools/suggest.ts';
import { command, createOptions, createRecordedCall, loadRules, path } from '../test-policy.ts';

describe('replay', () => {
  test('marks the first divergence, and the later calls as hypothetical', async () => {
    const policy = await loadRules('- { id: a, when: { read: a }, decision: allow }');
    const states = replayCalls(policy, [
      createRecordedCall([path('read', 'b')]),
      createRecordedCall([path('read', 'a')]),
      createRecordedCall([path('read', 'b')]),
    ]).map(({ state, after }) => `${state} ${after.decision}`);
    expect(states).toEqual(['same deny', 'diverged allow', 'hypothetical deny']);
  });

  test('compares the decision of the policy, not the answer of a person', async () => {
    const policy = await loadRules(
      '- { id: a, when: { read: a }, decision: escalate, reason: r, escalate: { by: admin } }\n- { id: b, when: { read: b }, decision: allow }',
    );
    const replay = (decision: Decision, escalated: boolean): readonly string[] =>
      replayCalls(policy, [createRecordedCall([path('read', 'a')], { decision, rule: 'a', escalated })]).map(
        ({ state }) => state,
      );
    expect(replay('deny', true)).toEqual(['same']);
    expect(replay('allow', true)).toEqual(['same']);
    expect(replay('allow', false)).toEqual(['diverged']);
  });

  test('counts the calls that rules allow and remembers justified calls', async () => {
    const policy = await loadRules(
      '- { id: a, when: { read: a }, decision: allow, limits: { perRun: 1 } }\n- { id: b, when: { read: b }, decision: explain }\n- { id: c, when: { read: b, justified: true }, decision: allow }',
    );
    const found = ['a', 'a', 'b', 'b'].map((name) => createRecordedCall([path('read', name)]));
    expect(replayCalls(policy, found).map(({ after }) => `${after.decision} ${after.rule}`)).toEqual([
      'allow a',
      'deny limit',
      'explain b',
      'allow c',
    ]);
  });
});

describe('suggest', () => {
  const options = createOptions({}, { source: 'builtin:fix-tests-strict' });

  test('returns rules that pass the check and allow only these calls', async () => {
    const calls = [
      createRecordedCall([command('npm', 'run', 'lint')]),
      createRecordedCall([path('write', 'docs/guide.md')]),
      createRecordedCall([command('npm', 'run', 'lint'), { type: 'env', name: 'FOO' }]),
    ];
    const { yaml, allowed, refused } = await suggestRules(options, calls);
    expect(refused).toEqual([]);
    expect(allowed).toHaveLength(3);
    const text = `version: 1\nname: x\nextends: [builtin:fix-tests-strict]\nrules:\n${yaml.replaceAll(/^/gm, '  ')}\n`;
    const amended = createOptions({ 'policy.yml': text });
    expect((await checkPolicy(amended)).filter(({ severity }) => severity !== 'info')).toEqual([]);
    const policy = await loadPolicy(amended);
    for (const call of calls)
      expect(isAllowed(policy.decide(createCallToDecide({ ...call, justified: false })).decision)).toBe(true);
    const other = createRecordedCall([command('npm', 'run', 'lint', '--fix')]);
    expect(policy.decide(createCallToDecide({ ...other, justified: false })).decision).toBe('deny');
  });

  test('gives a rule another id than the rules of an organisation have', async () => {
    const read = "{ id: read, when: { read: '**' }, decision: allow }";
    const org = `[{ id: allow-make-all, when: { command: [make, all] }, decision: allow }, ${read}]`;
    const [floor, own] = [org, `[${read.replace('id: read', 'id: own')}]`].map((rules) => ({
      'policy.yml': `version: 1\nname: x\nrules: ${rules}\n`,
    }));
    const { readFile } = createOptions(floor ?? {});
    const under = createOptions(own ?? {}, { floors: [{ source: 'policy.yml', origin: '', readFile }] });
    const { yaml, refused } = await suggestRules(under, [createRecordedCall([command('make', 'all')])]);
    expect(refused).toEqual([]);
    expect(yaml).toContain('id: allow-make-all-2');
  });

  test.each<[string, Access]>([
    ['inline code', command('node', '-e', '1')],
    ['shell text', command('bash', '-lc', '$X a')],
    ['sudo', command('sudo', 'ls')],
    ['a protected path', path('write', '.github/workflows/ci.yml')],
    ['a secret that a rule denies', path('read', '.env')],
    ['a manifest that the tests run by', path('write', 'package.json')],
    ['a file of the machine', path('read', '/opt/x')],
    ['a program of the workspace', command('./run.sh')],
    ['a push', command('git', 'push', 'origin', 'main')],
    ['a release to a registry', command('yarn', 'npm', 'publish')],
    ['an upload by a program without a profile', command('twine', 'upload', 'dist/a.whl')],
  ])('refuses %s', async (_name, access) => {
    const { yaml, refused } = await suggestRules(options, [createRecordedCall([access])]);
    expect(yaml).toBe('');
    expect(refused).toHaveLength(1);
  });

  test('refuses a secret even if no rule denies it, and a manifest that decides what programs run', async () => {
    const bare = createOptions({
      'policy.yml':
        'version: 1\nname: x\nrules: [{ id: run, when: { command: [npm, test] }, decision: allow }, { id: look, when: { read: src/** }, decision: allow }]\n',
    });
    const { yaml, refused } = await suggestRules(bare, [
      createRecordedCall([path('read', 'deploy/.env.production')]),
      createRecordedCall([path('write', 'package.json')]),
      createRecordedCall([path('write', 'CODEOWNERS')]),
    ]);
    expect(yaml).toBe('');
    expect(refused.map(({ why }) => why)).toEqual([
      'the file may hold a secret',
      'the file steers other programs',
      'the file steers other programs',
    ]);
  });

  test('refuses a policy that no run accepts', async () => {
    const bare = createOptions({
      'policy.yml': 'version: 1\nname: x\nrules: [{ id: run, when: { command: [npm, test] }, decision: allow }]\n',
    });
    await expect(suggestRules(bare, [createRecordedCall([path('read', 'a')])])).rejects.toMatchObject({
      code: 'policy',
    });
  });

  test('returns the rule for a call of an agent, unless the agent was started without it', async () => {
    const asked = (suggestion: string) =>
      createRecordedCall([path('write', 'docs/a.md')], { caller: 'agent', suggestion });
    const { rules } = await suggestRules(options, [asked('- id: allow-write-docs-a-md')]);
    expect(rules.map(({ when }) => when)).toEqual([{ write: ['docs/a.md'] }]);
    expect(await suggestRules(options, [asked('')])).toMatchObject({ yaml: '', refused: [] });
  });

  test('ignores a call that the policy now allows', async () => {
    const { yaml, refused } = await suggestRules(options, [createRecordedCall([command('npm', 'test')])]);
    expect([yaml, refused]).toEqual(['', []]);
    expect(parse(yaml)).toBeNull();
  });

  test('ignores a call that a rule leaves to a person', async () => {
    const push = { ...createRecordedCall([command('git', 'push', 'origin', 'main')]), escalated: true };
    expect(await suggestRules(options, [push])).toMatchObject({ yaml: '', refused: [] });
  });
});
