import { checkStart } from '../../../src/policy/resolve/check-start.ts';
import { describe, expect, test } from 'vitest';
import type { PolicyFacts } from '../../../src/core/types/policy-facts.ts';
import { explainCall, renderExplanation } from '../../../src/policy/decide/explain.ts';
import { loadPolicy, type ResolvedPolicy } from '../../../src/policy/resolve/load.ts';
import {
  call,
  checkText,
  command,
  createOptions,
  decideCommand,
  decidePath,
  loadText,
  path,
  readProblems,
  describeSandbox,
} from '../test-policy.ts';

const head = 'version: 1\nname: x\n';
const rules = `rules:
  - { id: read, when: { read: "**" }, decision: allow }
  - { id: edit, when: { write: ["src/**", "test/a.ts"] }, decision: allow }
  - { id: tests, when: { command: [npm, test] }, decision: allow }
  - { id: web, when: { net: { host: [a.example, b.example] } }, decision: allow }
`;

const trusted: PolicyFacts = {
  event: 'pull_request',
  ref: 'refs/heads/main',
  label: '',
  fork: false,
  actorPermission: 'write',
  actorAssociation: 'MEMBER',
  authorAssociation: 'MEMBER',
};

async function load(profiles: string, facts: Partial<PolicyFacts>, more = rules): Promise<ResolvedPolicy> {
  return loadText(`${head}profiles: ${profiles}\n${more}`, { facts: { ...trusted, ...facts } });
}

const readOnlyForForks =
  '{ fork: { extends: builtin:base, tools: { deny: [writeFile] }, rules: [{ id: look, when: { read: "**" }, decision: allow }] } }';

describe('a profile that extends a policy', () => {
  test('applies together with the policy: a denial of either denies', async () => {
    const own = await load(readOnlyForForks, {});
    const fork = await load(readOnlyForForks, { fork: true });
    const decide = (policy: ResolvedPolicy) => [
      decideCommand(policy, ['npm', 'test']).decision,
      decidePath(policy, 'write', 'src/a.ts').decision,
      decidePath(policy, 'read', 'README.md').decision,
      decidePath(policy, 'read', '.env').decision,
      policy.view().isOffered('writeFile'),
    ];
    expect(decide(own)).toEqual(['allow', 'allow', 'allow', 'allow', true]);
    expect(decide(fork)).toEqual(['deny', 'deny', 'allow', 'deny', false]);
    expect(decideCommand(fork, ['npm', 'test'])).toMatchObject({
      rule: 'default',
      reason: 'No rule of the profile fork allows command npm test.',
      suggestion: '',
    });
  });

  test('allows nothing that the policy does not allow', async () => {
    const open =
      '{ fork: { defaults: { decision: allow, opaque: allow }, rules: [{ id: more, when: { command: [npm, "**"] }, decision: allow }] } }';
    const policy = await load(open, { fork: true });
    expect(decideCommand(policy, ['npm', 'test']).decision).toBe('allow');
    expect(decideCommand(policy, ['npm', 'ci'])).toMatchObject({ decision: 'deny', rule: 'default' });
    expect(decideCommand(policy, ['bash', '-c', '$x'])).toMatchObject({ decision: 'deny', rule: 'default-opaque' });
    expect(decidePath(policy, 'write', 'other')).toMatchObject({
      decision: 'deny',
      reason: 'No rule allows write other.',
    });
  });

  test('may allow more than a profile it extends, within the policy', async () => {
    const policy = await load(
      '{ fork: { extends: [builtin:base], rules: [{ id: also, when: { command: [npm, "**"] }, decision: allow }] } }',
      { fork: true },
    );
    expect(decideCommand(policy, ['npm', 'test']).decision).toBe('allow');
    expect(decideCommand(policy, ['npm', 'ci']).decision).toBe('deny');
    expect(decidePath(policy, 'write', 'src/a.ts').decision).toBe('deny');
  });
});

describe('a profile that only restricts', () => {
  test('leaves the rest unchanged', async () => {
    const policy = await load(
      '{ fork: { tools: { deny: listDir }, rules: [{ id: no-tests, when: { command: [npm, test] }, decision: deny, reason: Not here. }] } }',
      { fork: true },
    );
    expect(decideCommand(policy, ['npm', 'test'])).toMatchObject({
      decision: 'deny',
      rule: 'no-tests',
      reason: 'Not here.',
    });
    expect(decidePath(policy, 'write', 'src/a.ts').decision).toBe('allow');
    expect(
      policy.decide(call('exec', [{ type: 'connect', host: 'a.example', port: 443, scheme: 'https' }])).decision,
    ).toBe('allow');
    expect([policy.view().isOffered('listDir'), policy.view().isOffered('exec')]).toEqual([false, true]);
    expect(policy.summary).toContain('Not here.');
  });

  test('does not become complete through an audit rule', async () => {
    const policy = await load('{ fork: { rules: [{ id: trial, when: { read: a }, decision: allow, audit: true }] } }', {
      fork: true,
    });
    expect(decideCommand(policy, ['npm', 'test']).decision).toBe('allow');
  });

  test('narrows settings and never widens them', async () => {
    const more = `approvals: never
harness: { mode: dry-run, limits: { memoryMb: 50 } }
limits: { turns: 10 }
require: { actor: { permission: [write, admin] } }
sandbox: { env: { pass: [CI, LANG] }, limits: { processes: 9, freeDiskMb: 500 }, unixSockets: allow }
${rules}`;
    const policy = await load(
      `{ fork: {
        approvals: untrusted,
        harness: { mode: enabled, continueOnError: true, spawn: true, providers: { openai: { mode: enabled } }, limits: { timeoutMs: 9000000, memoryMb: 60, stackKb: 8 } },
        limits: { turns: 20, toolCalls: 5000, denials: 2, costUsd: 1 },
        require: { actor: { permission: [maintain, admin] } },
        sandbox: { env: { pass: [LANG, FOO] }, limits: { processes: 99, commandTimeoutMs: 9000000, tmpMb: 5, freeDiskMb: 1 }, unixSockets: allow, ptrace: allow } } }`,
      { fork: true },
      more,
    );
    expect(policy.settings.limits).toEqual({ turns: 10, toolCalls: 200, denials: 2, costUsd: 1 });
    expect([policy.settings.scriptMode, policy.settings.scriptModes.size]).toEqual(['dry-run', 0]);
    expect([policy.settings.continueOnError, policy.settings.spawn]).toEqual([false, false]);
    expect(policy.settings.scriptLimits).toMatchObject({ timeoutMs: 30_000, memoryMb: 50, stackKb: 8 });
    expect(policy.view()).toMatchObject({ passEnv: ['LANG'], processes: 9, commandTimeoutMs: 120_000, tmpMb: 5 });
    expect(policy.view()).toMatchObject({ freeDiskMb: 500, unixSockets: 'allow', ptrace: 'deny' });
    expect(checkStart(policy.settings, { ...trusted, fork: true, actorPermission: 'write' })).toHaveLength(1);
    expect(checkStart(policy.settings, { ...trusted, fork: true, actorPermission: 'admin' })).toEqual([]);
  });
});

test('commands may write and reach only what policy and profile both allow', async () => {
  const policy = await load(
    `{ fork: { rules: [
      { id: narrow, when: { write: ["src/deep/**", "test/**", "docs/**"] }, decision: allow },
      { id: web-too, when: { net: { host: b.example } }, decision: allow },
      { id: keep, when: { write: "src/deep/keep/**" }, decision: deny },
      { id: hide, when: { read: "**/*.key" }, decision: deny } ] } }`,
    { fork: true },
  );
  const directories = ['src/deep', 'src/deep/keep', 'test', 'docs', '.'];
  expect(directories.filter((directory) => policy.view().mayWriteBelow(directory))).toEqual(['src/deep', 'test', '.']);
  expect(policy.view().closed.explain('src/deep/a.key')?.rule).toBe('hide');
  const reach = (host: string) => {
    const access = { type: 'connect', host, port: 443, scheme: 'https' } as const;
    return policy.decide(call('exec', [access])).grant.hosts.map((grant) => grant.host);
  };
  expect([reach('a.example'), reach('b.example')]).toEqual([[], ['b.example']]);
});

describe('a profile holds', () => {
  const isHeld = async (profile: string, facts: Partial<PolicyFacts>): Promise<boolean> => {
    const policy = await load(`{ ${profile} }`, facts);
    return policy.compiled.profiles.length > 0;
  };
  const body = 'limits: { turns: 1 }';

  test.each<[string, string, Partial<PolicyFacts>, boolean]>([
    ['a fork', `fork: { ${body} }`, { fork: true }, true],
    ['no fork', `fork: { ${body} }`, {}, false],
    ['a contributor’s text', `untrusted-author: { ${body} }`, { authorAssociation: 'CONTRIBUTOR' }, true],
    ['a stranger’s text', `untrusted-author: { ${body} }`, { authorAssociation: 'NONE' }, true],
    ['a text of nobody knows whom', `untrusted-author: { ${body} }`, { authorAssociation: '' }, true],
    ['a member’s text', `untrusted-author: { ${body} }`, {}, false],
    ['nobody’s text', `untrusted-author: { ${body} }`, { authorAssociation: null }, false],
    ['an actor who may only read', `untrusted-actor: { ${body} }`, { actorPermission: 'read' }, true],
    ['an actor of unknown permission', `untrusted-actor: { ${body} }`, { actorPermission: '' }, true],
    ['an actor who may write', `untrusted-actor: { ${body} }`, {}, false],
    ['a condition that holds', `night: { when: { event: schedule }, ${body} }`, { event: 'schedule' }, true],
    ['a condition that does not', `night: { when: { event: schedule }, ${body} }`, {}, false],
    ['one of two conditions', `p: { when: { fork: true, event: pull_request }, ${body} }`, {}, false],
    [
      'an unknown association',
      `p: { when: { actor: { association: NONE } }, ${body} }`,
      { actorAssociation: '' },
      true,
    ],
  ])('for %s: %s', async (_name, profile, facts, held) => {
    expect(await isHeld(profile, facts)).toBe(held);
  });

  test('with others: all profiles that apply count', async () => {
    const policy = await load(
      '{ fork: { rules: [{ id: one, when: { write: "src/**" }, decision: deny }] }, untrusted-author: { rules: [{ id: two, when: { command: [npm, test] }, decision: deny }] } }',
      { fork: true, authorAssociation: 'NONE' },
    );
    expect([decidePath(policy, 'write', 'src/a').rule, decideCommand(policy, ['npm', 'test']).rule]).toEqual([
      'one',
      'two',
    ]);
    expect(policy.name).toBe('x+fork+untrusted-author');
  });

  test('also if an extended policy contains it', async () => {
    const org = 'version: 1\nname: org\nprofiles: { fork: { extends: builtin:read-only } }\n';
    const policy = await loadPolicy(
      createOptions(
        { 'policy.yml': `${head}extends: [org.yml]\n${rules}`, 'org.yml': org },
        { facts: { ...trusted, fork: true } },
      ),
    );
    expect(decidePath(policy, 'write', 'src/a.ts').decision).toBe('deny');
    expect(policy.layers.map(({ name }) => name)).toEqual([
      'org.yml',
      'policy.yml',
      'builtin:base',
      'builtin:read-only',
      'org.yml#fork',
    ]);
  });
});

test('the record shows the profile, and the resolved policy has the same meaning when it is loaded alone', async () => {
  const profiles = `{ fork: { extends: builtin:read-only, limits: { turns: 7 } }, p: { when: { fork: true }, rules: [{ id: no, when: { write: src/x }, decision: deny }] } }`;
  const [own, fork] = await Promise.all([load(profiles, {}), load(profiles, { fork: true })]);
  expect(own.name).toBe('x');
  expect(fork.name).toBe('x+fork+p');
  expect(fork.sha256).not.toBe(own.sha256);
  const again = await loadPolicy(
    createOptions(
      { '/outside/policy.yml': fork.resolvedYaml },
      { source: '/outside/policy.yml', facts: { ...trusted, fork: true } },
    ),
  );
  expect({ ...describeSandbox(again), protectedGlobs: [] }).toEqual({ ...describeSandbox(fork), protectedGlobs: [] });
  expect(again.settings.limits).toEqual(fork.settings.limits);
  for (const access of [command('npm', 'test'), command('cat', 'a'), path('read', '.env'), path('write', 'src/x')])
    expect(again.decide(call('exec', [access])).decision).toBe(fork.decide(call('exec', [access])).decision);
});

test('the matched rules contain the profile’s layer, and explain names it', async () => {
  const policy = await load(readOnlyForForks, { fork: true });
  const asked = call('exec', [command('npm', 'test')]);
  expect(policy.decide(asked).matched).toEqual([
    { rule: 'tests', layer: 'policy.yml', decision: 'allow', access: 0 },
    { rule: 'default', layer: 'defaults of profile fork', decision: 'deny', access: 0 },
  ]);
  const explanation = explainCall(policy, asked);
  expect(explanation.accesses).toEqual([
    { access: 'command npm test', decision: 'allow', profile: null },
    { access: 'command npm test', decision: 'deny', profile: 'fork' },
  ]);
  expect(renderExplanation(explanation)).toContain('command npm test (profile fork)');
});

describe('an invalid profile', () => {
  test.each([
    [
      'an unknown name',
      '{ forks: { limits: { turns: 1 } } }',
      '3:20 the profile "forks" needs "when"; only fork, untrusted-author, untrusted-actor need none',
    ],
    [
      'a name without a condition',
      '{ mine: { limits: { turns: 1 } } }',
      '3:19 the profile "mine" needs "when"; only fork, untrusted-author, untrusted-actor need none',
    ],
    [
      'a condition under a name that has one',
      '{ fork: { when: { fork: false }, limits: { turns: 1 } } }',
      '3:19 the name "fork" already states when the profile applies; give a profile with "when" another name',
    ],
    ['nothing', '{ fork: {} }', '3:19 a profile has at least one key'],
    ['an empty condition', '{ p: { when: {}, limits: { turns: 1 } } }', '3:24 name at least one condition'],
    [
      'an unknown key',
      '{ fork: { rule: [] , limits: { turns: 1 } } }',
      '3:21 unknown key "rule" (did you mean "rules"?)',
    ],
    ['a condition on the call', '{ p: { when: { tool: exec }, limits: { turns: 1 } } }', '3:26 unknown key "tool"'],
    ['a nested mistake', '{ fork: { limits: { turn: 1 } } }', '3:31 unknown key "turn" (did you mean "turns"?)'],
    [
      'a mistake in a rule',
      '{ fork: { rules: [{ id: a, when: { tool: exce }, decision: deny }] } }',
      '3:52 there is no tool "exce" (did you mean "exec"?)',
    ],
    [
      'a policy that is not there',
      '{ fork: { extends: builtin:read-onli } }',
      '3:30 there is no built-in policy "read-onli" (did you mean "read-only"?)',
    ],
    [
      'itself',
      '{ fork: { extends: ./policy.yml } }',
      '3:30 the policies extend each other in a circle: policy.yml → policy.yml (Remove one of them.)',
    ],
    [
      'an actor that nobody is',
      '{ fork: { require: { actor: { permission: read } } } }',
      'no permission is accepted by all layers',
    ],
  ])('is refused for %s, even if it does not apply', async (_name, profiles, message) => {
    const problems = await readProblems(`${head}profiles: ${profiles}\nrequire: { actor: { permission: write } }\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  test('reports all its problems at once', async () => {
    const text = `${head}profiles:\n  forks: { limits: { turn: 1 } }\n  Fork: [1]\n  fork: { rules: [{ id: a, when: { net: { hots: x } }, decision: deny }] }\n`;
    expect(await readProblems(text)).toEqual([
      '4:10 the profile "forks" needs "when"; only fork, untrusted-author, untrusted-actor need none',
      '4:22 unknown key "turn" (did you mean "turns"?)',
      '5:9 expected a map, found a list',
      '5:9 a profile is named by lower-case letters, digits and "-"',
      '6:43 unknown key "hots" (did you mean "host"?)',
    ]);
  });

  test('reports the findings in its rules', async () => {
    const findings = await checkText(
      `${head}profiles:\n  fork:\n    extends: builtin:read-only\n    rules:\n      - { id: any, when: { command: ["*"] }, decision: allow }\n`,
    );
    const own = findings.filter(({ severity }) => severity === 'warning');
    expect(own.map(({ code, problem }) => [code, problem.line])).toEqual([['any-program', 7]]);
    expect(findings.every(({ problem }) => problem.file === 'policy.yml')).toBe(true);
    expect(findings.find(({ code }) => code === 'profile')?.problem.message).toContain('a separate policy');
  });
});

test('the people of a rule of a profile are those that it names', async () => {
  const policy = await load(
    '{ fork: { rules: [{ id: ask, when: { write: "src/a" }, decision: escalate, escalate: { by: [admin], ttl: 2h, label: ok } }] } }',
    { fork: true },
  );
  const { decision, followUp } = decidePath(policy, 'write', 'src/a');
  expect(decision).toBe('escalate');
  expect(followUp.escalation).toEqual({ label: 'ok', by: ['admin'], ttlMs: 2 * 3_600_000 });
});
