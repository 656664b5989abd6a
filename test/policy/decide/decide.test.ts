import { describe, expect, test } from 'vitest';
import type { CallToDecide } from '../../../src/core/types/decision.ts';
import { explainCall } from '../../../src/policy/decide/explain.ts';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';
import { call, command, createOptions, decideCommand, decidePath, loadRules, loadText, path } from '../test-policy.ts';

const allowReads = '- { id: reads, when: { read: "**" }, decision: allow }\n';

describe('the strictest wins', () => {
  const rules = (first: string, second: string): string =>
    `- { id: first, when: { command: [make, "**"] }, decision: ${first} }\n- { id: second, when: { command: [make, x] }, decision: ${second} }`;

  test.each([
    ['allow', 'allow', 'allow', 'first'],
    ['allow', 'allow-for-run', 'allow-for-run', 'second'],
    ['allow', 'explain', 'explain', 'second'],
    ['allow', 'escalate', 'escalate', 'second'],
    ['deny', 'allow', 'deny', 'first'],
    ['deny', 'deny-and-abort', 'deny-and-abort', 'second'],
    ['escalate', 'deny', 'deny', 'second'],
  ])('%s and %s give %s', async (first, second, decision, rule) => {
    const policy = await loadRules(rules(first, second));
    expect(decideCommand(policy, ['make', 'x'])).toMatchObject({ decision, rule });
  });

  test('over all accesses of a call', async () => {
    const policy = await loadRules(
      '- { id: a, when: { write: "src/**" }, decision: allow }\n- { id: b, when: { write: "lib/**" }, decision: deny-and-abort }',
    );
    expect(policy.decide(call('applyPatch', [path('write', 'src/a'), path('write', 'src/b')])).decision).toBe('allow');
    expect(policy.decide(call('applyPatch', [path('write', 'src/a'), path('write', 'other')]))).toMatchObject({
      decision: 'deny',
      rule: 'default',
    });
    expect(
      policy.decide(call('applyPatch', [path('write', 'src/a'), path('write', 'lib/a'), path('write', 'other')])),
    ).toMatchObject({ decision: 'deny-and-abort', rule: 'b' });
  });

  test('and every access is in the record', async () => {
    const policy = await loadRules(
      '- { id: a, when: { write: "src/**" }, decision: allow }\n- { id: b, when: { write: src/b }, decision: deny, audit: true }',
    );
    const verdict = policy.decide(call('applyPatch', [path('write', 'src/b'), path('write', 'other')]));
    expect(verdict.matched).toEqual([
      { rule: 'a', layer: 'policy.yml', decision: 'allow', access: 0 },
      { rule: 'audit:b', layer: 'policy.yml', decision: 'deny', access: 0 },
      { rule: 'default', layer: 'defaults', decision: 'deny', access: 1 },
    ]);
  });
});

describe('exceptions', () => {
  test('an exception to a deny rule applies only on a certain match', async () => {
    const policy = await loadRules(
      `${allowReads}- { id: env, when: { read: "**/.env*" }, unless: { read: "**/.env.example" }, decision: deny }`,
    );
    expect(decidePath(policy, 'read', '.env').decision).toBe('deny');
    expect(decidePath(policy, 'read', '.env.example').decision).toBe('allow');
    expect(decidePath(policy, 'read', '.env.EXAMPLE').decision).toBe('deny');
    expect(decidePath(policy, 'read', '.ENV').decision).toBe('deny');
  });

  test('of a denial do not apply if they only may match', async () => {
    const rules = `${allowReads}- { id: no, when: { read: a }, unless: { event: push }, decision: deny }`;
    const facts = {
      event: 'push',
      ref: '',
      label: '',
      fork: false,
      actorPermission: '',
      actorAssociation: '',
      authorAssociation: '',
    };
    expect(decidePath(await loadRules(rules, { facts }), 'read', 'a').decision).toBe('allow');
    expect(decidePath(await loadRules(rules), 'read', 'a')).toMatchObject({ decision: 'deny', rule: 'no' });
  });

  test('of an allow apply if they may match', async () => {
    const policy = await loadRules(
      `- { id: a, when: { command: [npm, "**"] }, unless: { command: { program: npm, sub: [publish] } }, decision: allow }`,
    );
    expect(decideCommand(policy, ['npm', 'test']).decision).toBe('allow');
    expect(decideCommand(policy, ['npm', 'publish']).decision).toBe('deny');
    expect(decideCommand(policy, ['npm', '--loglevel', 'silent', 'publish']).decision).toBe('deny');
    const paths = await loadRules(
      `- { id: a, when: { write: "src/**" }, unless: { write: "src/gen/**" }, decision: allow }`,
    );
    expect(decidePath(paths, 'write', 'src/GEN/a').decision).toBe('deny');
  });

  test('can concern the run', async () => {
    const facts = {
      event: 'push',
      ref: 'refs/heads/main',
      label: '',
      fork: false,
      actorPermission: 'write',
      actorAssociation: '',
      authorAssociation: '',
    };
    const rules = '- { id: a, when: { read: "**" }, unless: { event: push }, decision: allow }';
    expect(decidePath(await loadRules(rules, { facts }), 'read', 'a').decision).toBe('deny');
    expect(decidePath(await loadRules(rules, { facts: { ...facts, event: 'issues' } }), 'read', 'a').decision).toBe(
      'allow',
    );
    expect(decidePath(await loadRules(rules), 'read', 'a').decision).toBe('deny');
  });
});

describe('an allow rule needs a certain match, a deny rule a possible one', () => {
  test('words that the shell would compute', async () => {
    const policy = await loadText(
      'version: 1\nname: x\ndefaults: { decision: allow }\nrules: [{ id: a, when: { command: [npm, publish] }, decision: deny }]',
    );
    expect(
      policy.decide(
        call('exec', [
          {
            type: 'command',
            cwd: '.',
            words: [
              { type: 'literal', value: 'npm' },
              { type: 'dynamic', text: '$X' },
            ],
          },
        ]),
      ).rule,
    ).toBe('a');
    const allowing = await loadRules('- { id: a, when: { command: [npm, "*"] }, decision: allow }');
    expect(
      allowing.decide(
        call('exec', [
          {
            type: 'command',
            cwd: '.',
            words: [
              { type: 'literal', value: 'npm' },
              { type: 'dynamic', text: '$X' },
            ],
          },
        ]),
      ).decision,
    ).toBe('deny');
  });

  test.each(['./npm', '/tmp/npm', 'sub/npm', '../npm', 'NPM'])(
    '%s is not npm for an allow and may be for a denial',
    async (program) => {
      const allowing = await loadRules('- { id: a, when: { command: [npm, test] }, decision: allow }');
      expect(decideCommand(allowing, [program, 'test'])).toMatchObject({ decision: 'deny', rule: 'default' });
      const denying = await loadText(
        'version: 1\nname: x\ndefaults: { decision: allow }\nrules: [{ id: a, when: { command: [npm, "**"] }, decision: deny }]',
      );
      expect(decideCommand(denying, [program, 'test']).decision).toBe('deny');
    },
  );

  test('an option before the subcommand', async () => {
    const allowing = await loadRules(
      `${allowReads}- { id: a, when: { command: { program: git, sub: [status] } }, decision: allow }`,
    );
    expect(decideCommand(allowing, ['git', 'status']).decision).toBe('allow');
    expect(decideCommand(allowing, ['git', '-C', '/tmp', 'status']).decision).toBe('deny');
    const denying = await loadText(
      'version: 1\nname: x\ndefaults: { decision: allow, opaque: allow }\nrules: [{ id: a, when: { command: { program: git, sub: [push] } }, decision: deny }]',
    );
    expect(decideCommand(denying, ['git', '-C', '/tmp', 'push']).decision).toBe('deny');
  });
});

describe('accesses that no rule can allow', () => {
  const open = `version: 1
name: open
defaults: { decision: allow, opaque: allow }
rules:
  - { id: everything, when: { tool: [exec, readFile, writeFile, applyPatch] }, decision: allow }
  - { id: paths, when: { write: "**" }, decision: allow }
  - { id: programs, when: { command: ["**"] }, decision: allow }
`;

  test.each([
    ['sudo', 'id'], ['/usr/bin/sudo', 'id'], ['./sudo', 'id'], ['su'], ['doas', 'id'], ['pkexec', 'id'], ['env', 'sudo', 'id'], ['timeout', '5', 'sudo', 'id'], ['xargs', 'sudo'], ['find', '.', '-exec', 'sudo', 'id', ';'],
    ['rm', '-rf', '/'], ['rm', '-fr', '/*'], ['rm', '-r', '--no-preserve-root', '/'], ['rm', '--recursive', '~'], ['dd', 'if=a', 'of=/dev/sda'], ['mkfs.ext4', '/dev/sda'], ['reboot'],
  ])('the command %s %s', async (...words) => {
    const verdict = decideCommand(await loadText(open), words.filter((word) => word !== undefined));
    expect(verdict).toMatchObject({ decision: 'deny', rule: 'rejected', suggestion: '' });
  }); // prettier-ignore

  test.each([
    ['rm', '-r', 'build'],
    ['find', '.', '-name', 'su'],
    ['npm', 'init'],
    ['echo', 'sudo'],
  ])('and nothing more: %s %s %s', async (...words) => {
    expect(decideCommand(await loadText(open), words).decision).toBe('allow');
  });

  test.each([
    '.git/config',
    '.GIT/config',
    'a/.git/hooks/x',
    '.github/workflows/a.yml',
    '.gitmodules',
    'ci/policy.yml',
    'ci',
  ])('a write of %s', async (name) => {
    const policy = await loadText(open, { protectedPaths: ['ci/policy.yml'] });
    expect(decidePath(policy, 'write', name)).toMatchObject({ decision: 'deny', rule: 'protected', suggestion: '' });
    expect(decidePath(policy, 'write', 'src/a').decision).toBe('allow');
  });

  test('a write of a file that the policy extends, whatever characters its name has', async () => {
    const names = ['policies/base#1.yml', 'policies/https:.yml', 'policies/table#1.yml'];
    const policy = await loadPolicy(
      createOptions(
        {
          'policies/policy.yml': `${open}extends: ['./base#1.yml', './https:.yml']\n`,
          'policies/base#1.yml': "version: 1\nname: base\ntests: ['table#1.yml']\n",
          'policies/https:.yml': 'version: 1\nname: other\n',
        },
        { source: 'policies/policy.yml' },
      ),
    );
    for (const name of names) expect(decidePath(policy, 'write', name)).toMatchObject({ rule: 'protected' });
  });

  test('an invalid path', async () => {
    const policy = await loadText(open);
    for (const name of ['', '~/x', 'a\0', 'a\nb', '../x', 'a/../../x'])
      expect([name, decidePath(policy, 'read', name).rule]).toEqual([name, 'rejected']);
    expect(policy.decide(call('readFile', [{ type: 'read', path: 'a', valid: false }]))).toMatchObject({
      decision: 'deny',
      rule: 'rejected',
      suggestion: '',
    });
  });

  test('a connection that no rule about connections names', async () => {
    const policy = await loadText(open);
    expect(
      policy.decide(call('exec', [{ type: 'connect', host: 'a.example', port: 443, scheme: 'https' }])),
    ).toMatchObject({ decision: 'deny', rule: 'default' });
  });

  test('no number of allows overrides a denial', async () => {
    const policy = await loadText(
      `${open}  - { id: no, when: { write: src/a }, decision: deny, reason: Not this one., instead: Write src/b. }\n`,
    );
    expect(decidePath(policy, 'write', 'src/a')).toMatchObject({
      decision: 'deny',
      rule: 'no',
      reason: 'Not this one.',
      instead: 'Write src/b.',
      suggestion: '',
    });
  });
});

describe('a rule that names no access', () => {
  test('covers every access that the tool declares in the workspace', async () => {
    const policy = await loadRules('- { id: a, when: { tool: readFile }, decision: allow }');
    expect(decidePath(policy, 'read', 'a').decision).toBe('allow');
    expect(decidePath(policy, 'read', '/etc/passwd').decision).toBe('deny');
    expect(policy.decide(call('listDir', [path('read', 'a')])).decision).toBe('deny');
    expect(policy.decide(call('readFile', [])).decision).toBe('allow');
  });

  test('does not allow shell text that cannot be parsed', async () => {
    const policy = await loadRules('- { id: a, when: { tool: exec }, decision: allow }');
    expect(decideCommand(policy, ['make', 'test']).decision).toBe('allow');
    expect(decideCommand(policy, ['bash', '-c', 'make test']).decision).toBe('allow');
    expect(decideCommand(policy, ['bash', '-c', 'make $(cat x) | $y'])).toMatchObject({
      decision: 'deny',
      rule: 'default-opaque',
      suggestion: '',
    });
    expect(policy.decide(call('exec', [command('make'), { type: 'env', name: 'LD_PRELOAD' }]))).toMatchObject({
      decision: 'deny',
      rule: 'default-opaque',
    });
  });

  test('covers an opaque access of a tool only if it names the tool, or all tools of its server', async () => {
    const opaque = [{ type: 'opaque', text: 'x', reason: 'nobody knows' }] as const;
    const named = await loadRules('- { id: a, when: { tool: mcp.docs.search }, decision: allow }');
    expect(named.decide(call('mcp.docs.search', opaque)).decision).toBe('allow');
    const glob = await loadRules('- { id: a, when: { tool: "mcp.docs.*" }, decision: allow }');
    expect(glob.decide(call('mcp.docs.search', opaque)).decision).toBe('allow');
    const wide = await loadRules('- { id: a, when: { tool: "mcp.*" }, decision: allow }');
    expect(wide.decide(call('mcp.docs.search', opaque))).toMatchObject({ decision: 'deny', rule: 'default-opaque' });
  });
});

describe('conditions on the call', () => {
  const decideWith = async (when: string, more: Partial<CallToDecide>): Promise<string> => {
    const policy = await loadRules(`- { id: a, when: { command: [make], ${when} }, decision: allow }`);
    return decideCommand(policy, ['make'], more).decision;
  };

  test.each([
    ['origin: script', { origin: 'script' }, { origin: 'structured' }],
    ['turn: { lte: 3 }', { turn: 3 }, { turn: 4 }],
    ['turn: { gte: 3 }', { turn: 3 }, { turn: 2 }],
    ['count: { lte: 1 }', { rulesUsed: new Map([['a', 1]]) }, { rulesUsed: new Map([['a', 2]]) }],
    ['justified: true', { justified: true }, { justified: false }],
    ['args: { /n: { lte: 5 } }', { args: { n: 5 } }, { args: { n: 6 } }],
    ['args: { /n: { lte: 5 } }', { args: { n: 1 } }, { args: { n: '1' } }],
    ['args: { /a/1: { equals: x } }', { args: { a: ['', 'x'] } }, { args: { a: ['x'] } }],
    ['args: { /a~1b: { in: [1, x] } }', { args: { 'a/b': 'x' } }, { args: { 'a/b': 2 } }],
    ['args: { /p: { glob: "src/*" } }', { args: { p: 'src/a' } }, { args: { p: '/src/a' } }],
    ['args: { /constructor: { equals: null } }', { args: { constructor: null } }, { args: {} }],
    ['args: { /length: { lte: 9 } }', { args: { length: 1 } }, { args: [] }],
    ['tool: "ex*"', {}, { tool: 'other' }],
  ] as const)('%s', async (when, fitting, other) => {
    expect(await decideWith(when, fitting as Partial<CallToDecide>)).toBe('allow');
    expect(await decideWith(when, other as Partial<CallToDecide>)).toBe('deny');
  });

  test.each([
    ['event: [issues, "pull_*"]', { event: 'pull_request' }, { event: 'push' }],
    ['ref: "refs/heads/release/*"', { ref: 'refs/heads/release/a/b' }, { ref: 'refs/heads/main' }],
    ['label: fix', { label: 'fix' }, { label: 'fix-it' }],
    ['fork: false', { fork: false }, { fork: true }],
    ['actor: { permission: [write, admin] }', { actorPermission: 'admin' }, { actorPermission: 'read' }],
  ])('%s', async (when, fitting, other) => {
    const facts = {
      event: '',
      ref: '',
      label: '',
      fork: false,
      actorPermission: '',
      actorAssociation: '',
      authorAssociation: '',
    };
    const rules = `- { id: a, when: { command: [make], ${when} }, decision: allow }`;
    expect(decideCommand(await loadRules(rules, { facts: { ...facts, ...fitting } }), ['make']).decision).toBe('allow');
    expect(decideCommand(await loadRules(rules, { facts: { ...facts, ...other } }), ['make']).decision).toBe('deny');
    // An unknown value is no reason to allow, but a sufficient reason to deny.
    expect(decideCommand(await loadRules(rules), ['make']).decision).toBe('deny');
    const denying = await loadText(
      `version: 1\nname: x\ndefaults: { decision: allow }\nrules: [{ id: a, when: { command: [make], ${when} }, decision: deny }]`,
    );
    expect(decideCommand(denying, ['make']).decision).toBe('deny');
  });
});

describe('explain', () => {
  const rules = '- { id: ask, when: { command: [make, install] }, decision: explain }\n';

  test('asks once, and reasons alone grant nothing', async () => {
    const policy = await loadRules(rules);
    expect(decideCommand(policy, ['make', 'install'])).toMatchObject({ decision: 'explain', rule: 'ask' });
    expect(decideCommand(policy, ['make', 'install'], { justified: true })).toMatchObject({
      decision: 'deny',
      rule: 'default',
    });
  });

  test('does not replace the default for a call that it only may match', async () => {
    const policy = await loadRules(rules);
    expect(decideCommand(policy, ['./make', 'install'])).toMatchObject({ decision: 'deny', rule: 'default' });
  });

  test('is satisfied by the justification that a rule requires', async () => {
    const policy = await loadRules(
      `${rules}- { id: reasoned, when: { command: [make, install], justified: true }, decision: allow }`,
    );
    expect(decideCommand(policy, ['make', 'install']).decision).toBe('explain');
    expect(decideCommand(policy, ['make', 'install'], { justified: true })).toMatchObject({
      decision: 'allow',
      rule: 'reasoned',
    });
  });

  test('also asks once if it is the default', async () => {
    const policy = await loadText('version: 1\nname: x\ndefaults: { decision: explain }\n');
    expect(decideCommand(policy, ['make']).decision).toBe('explain');
    expect(decideCommand(policy, ['make'], { justified: true }).decision).toBe('deny');
  });
});

describe('a call that was allowed before is not asked about again', () => {
  const rule = (decision: string, more = '') =>
    `${allowReads}- { id: asks, when: { write: "src/**" }, decision: ${decision}${more} }\n`;
  const same = { isRemembered: true };
  const approved = { approvedBy: ['approval-1', 'approval-2'] };

  test.each([
    ['escalate', same, 'allow-for-run', 'the same call was allowed for this run'],
    ['explain', same, 'allow-for-run', 'the same call was allowed for this run'],
    ['escalate', approved, 'allow', 'a person approved these changes before (approval-1, approval-2)'],
  ])('%s with %j', async (decision, more, expected, reason) => {
    const policy = await loadRules(rule(decision));
    const verdict = decidePath(policy, 'write', 'src/a', more);
    expect(verdict).toMatchObject({
      decision: expected,
      rule: 'asks',
      reason,
      refused: '',
      instead: '',
      suggestion: '',
    });
    // A person who approves the call approves its writes.
    expect(verdict.followUp.escalatedPaths).toEqual(decision === 'escalate' ? ['src/a'] : []);
  });

  test.each([
    ['explain', approved, 'explain'],
    ['escalate', { approvedBy: [] }, 'escalate'],
    ['deny', { ...same, ...approved }, 'deny'],
    ['deny-and-abort', { ...same, ...approved }, 'deny-and-abort'],
    ['escalate', { ...same, ...approved, asksPeople: false }, 'deny'],
  ])('but %s with %j stays', async (decision, more, expected) => {
    const policy = await loadRules(rule(decision));
    expect(decidePath(policy, 'write', 'src/a', more).decision).toBe(expected);
  });

  test('but never over a limit of a rule', async () => {
    const limited = '- { id: few, when: { write: "**" }, decision: allow, limits: { perRun: 1 } }\n';
    const policy = await loadRules(`${rule('escalate')}${limited}`);
    const used = { ...same, ...approved, rulesUsed: new Map([['few', 1]]) };
    expect(decidePath(policy, 'write', 'src/a', used)).toMatchObject({ decision: 'deny', rule: 'limit' });
  });
});

describe('presets of approvals', () => {
  const rules =
    'rules:\n  - { id: deps, when: { command: [make, ci] }, decision: escalate, escalate: { by: maintain, ttl: 30m }, reason: Needs a maintainer. }\n  - { id: why, when: { command: [make, x] }, decision: explain }\n';
  const load = (preset: string) => loadText(`version: 1\nname: x\napprovals: ${preset}\n${rules}`);

  test('untrusted and on-failure: as the rules are written', async () => {
    for (const preset of ['untrusted', 'on-failure']) {
      const policy = await load(preset);
      expect(decideCommand(policy, ['make', 'ci'])).toMatchObject({
        decision: 'escalate',
        rule: 'deps',
        suggestion: '',
      });
      expect(decideCommand(policy, ['make', 'x']).decision).toBe('explain');
      expect(decideCommand(policy, ['make', 'ci']).followUp).toMatchObject({
        escalation: { label: '', by: ['maintain'], ttlMs: 1_800_000 },
        mayRetry: preset === 'on-failure',
      });
    }
  });

  test('on-request: only for a call with a justification', async () => {
    const policy = await load('on-request');
    expect(decideCommand(policy, ['make', 'ci'])).toMatchObject({ decision: 'deny', rule: 'deps' });
    expect(decideCommand(policy, ['make', 'ci']).reason).toContain('with a justification');
    expect(decideCommand(policy, ['make', 'ci'], { args: { justification: 'It is stale.' } }).decision).toBe(
      'escalate',
    );
    expect(decideCommand(policy, ['make', 'ci'], { args: { justification: ' ' } }).decision).toBe('deny');
    // Denied, the reasons of the next call would not count as asked for.
    expect(decideCommand(policy, ['make', 'x'])).toMatchObject({ decision: 'explain', rule: 'why' });
    expect(policy.asksFor.has('reasons')).toBe(true);
    expect(policy.asksFor.has('approval')).toBe(true);
  });

  test('never: no approval is requested', async () => {
    const policy = await load('never');
    expect(policy.asksFor.has('approval')).toBe(false);
    expect(decideCommand(policy, ['make', 'ci'])).toMatchObject({ decision: 'deny', rule: 'deps' });
    expect(decideCommand(policy, ['make', 'x']).decision).toBe('explain');
  });

  test('a call of which it is not known what it starts is never allowed for a whole run', async () => {
    const policy = await load('untrusted');
    const mayRemember = (...words: string[]) => decideCommand(policy, words).followUp.mayRemember;
    expect(mayRemember('touch', 'a')).toBe(true);
    expect(mayRemember('bash', '-c', 'touch a; npm test')).toBe(true);
    expect(mayRemember('bash', '-c', '$X test')).toBe(false);
    expect(mayRemember('node', '-e', '1')).toBe(false);
  });
});

test('an audit rule is recorded and has no effect', async () => {
  const policy = await loadRules(
    `- { id: trial, when: { command: [make] }, decision: deny-and-abort, audit: true }\n- { id: go, when: { command: [make] }, decision: allow }`,
  );
  expect(decideCommand(policy, ['make'])).toMatchObject({ decision: 'allow', rule: 'go' });
  const granting = await loadRules('- { id: trial, when: { command: [make] }, decision: allow, audit: true }');
  expect(decideCommand(granting, ['make'])).toMatchObject({ decision: 'deny', rule: 'default' });
  expect(decideCommand(granting, ['make']).matched.map(({ rule }) => rule)).toEqual(['default', 'audit:trial']);
});

test('a rule allows no more calls than its limit', async () => {
  const policy = await loadRules(
    '- { id: a, when: { command: [make] }, decision: allow, limits: { perRun: 2 } }\n- { id: b, when: { tool: exec }, decision: allow }',
  );
  const decideAfter = (used: number) => decideCommand(policy, ['make'], { rulesUsed: new Map([['a', used]]) });
  expect(decideAfter(1).decision).toBe('allow');
  expect(decideAfter(2)).toMatchObject({ decision: 'deny', rule: 'limit', suggestion: '' });
  expect(decideAfter(2).reason).toContain('rule a: its limit of 2 matching calls in a run is reached');
});

describe('the advice for a denied call', () => {
  test('contains what other rules allow', async () => {
    const policy = await loadRules(
      '- { id: a, when: { command: [npm, { any: [test, [run, test]] }] }, decision: allow }\n- { id: b, when: { write: ["src/**", "test/**"] }, decision: allow }',
    );
    expect(decideCommand(policy, ['yarn', 'test']).instead).toBe('Allowed: npm {test|run test}.');
    expect(decideCommand(policy, ['bash', '-c', 'npm test && yarn test']).instead).toBe(
      'Allowed: npm {test|run test}.',
    );
    expect(decidePath(policy, 'write', 'README.md').instead).toBe('Allowed: write of src/**, test/**.');
    expect(decidePath(policy, 'read', 'README.md').instead).toBe('');
  });

  test('begins with the grant that shares most words with the call', async () => {
    const policy = await loadRules(
      '- { id: a, when: { command: [{ any: [node, python3] }, --version] }, decision: allow }\n- { id: b, when: { command: [python3, -m, pytest] }, decision: allow }',
    );
    expect(decideCommand(policy, ['python3', '-m', 'compileall']).instead).toMatch(/^Allowed: python3 -m pytest; /);
  });

  test('does not name a rule that covers the call and is not enough', async () => {
    const edits = '- { id: edit, when: { write: "**" }, decision: allow }\n';
    const denied = await loadRules(`${edits}- { id: outside, when: { write: "**", tainted: true }, decision: deny }`);
    expect(decidePath(denied, 'write', 'a.ts', { tainted: true })).toMatchObject({
      instead: '',
      reason: 'The decision for write a.ts is deny: write of ** and untrusted text has entered the history.',
    });
    const reasoned = await loadRules(
      `${edits}- { id: outside, when: { write: "lib/**", tainted: true }, decision: deny, reason: Only before outside text. }`,
    );
    expect(decidePath(reasoned, 'write', 'lib/a.ts', { tainted: true })).toMatchObject({
      instead: '',
      reason: 'Only before outside text.',
    });
  });

  test('names the condition that a rule for the same path does not meet', async () => {
    const policy = await loadRules(
      '- { id: edit, when: { write: "src/**", tainted: false }, decision: allow }\n- { id: docs, when: { write: "docs/**" }, decision: allow }',
    );
    expect(decidePath(policy, 'write', 'src/a.ts', { tainted: true }).instead).toBe(
      'Rule edit allows it only if no untrusted text has entered the history.',
    );
    expect(decidePath(policy, 'write', 'a.ts', { tainted: true }).instead).toBe(
      'Allowed: write of docs/**; write of src/**.',
    );
    const excepted = await loadRules(
      '- { id: edit, when: { write: "**" }, unless: { tainted: true }, decision: allow }',
    );
    expect(decidePath(excepted, 'write', 'a.ts', { tainted: true }).instead).toBe(
      'Rule edit allows it only if not untrusted text has entered the history.',
    );
  });

  test('has an id without the long words of a path, which may be part of a token', async () => {
    const policy = await loadRules('- { id: a, when: { write: "src/**" }, decision: allow }');
    const token = 'npm_abcdefghjkmnpqrstuvwxyz23456789abcdef';
    const { suggestion } = policy.decide(call('writeFile', [path('write', `docs/${token}.txt`)]));
    expect(suggestion).toMatch(/^- id: allow-write-docs-npm-txt\n/);
    expect(suggestion.replaceAll(token, '')).not.toContain('abcdefgh');
  });

  test('is the smallest rule that would allow it', async () => {
    const policy = await loadRules('- { id: a, when: { write: "src/**" }, decision: allow }');
    expect(decideCommand(policy, ['npm', 'run', 'a b: c']).suggestion).toBe(
      '- id: allow-npm-run-a-b-c\n  when:\n    tool: exec\n    command:\n      - npm\n      - run\n      - "a b: c"\n  decision: allow\n',
    );
    expect(
      policy.decide(call('applyPatch', [path('write', 'src/a'), path('write', 'a.md'), path('write', 'b.md')]))
        .suggestion,
    ).toBe(
      '- id: allow-write-a-md\n  when:\n    write:\n      - a.md\n  decision: allow\n- id: allow-write-b-md\n  when:\n    write:\n      - b.md\n  decision: allow\n',
    );
    expect(decidePath(policy, 'write', 'a*b').suggestion).toBe('');
    expect(decideCommand(policy, ['make', '*']).suggestion).toBe('');
    expect(decideCommand(policy, ['node', '-e', '1']).suggestion).toBe('');
  });

  test('names the path of a program in another directory, which a rule can name', async () => {
    const policy = await loadRules(`${allowReads}- { id: a, when: { command: [./tests/a] }, decision: allow }`);
    const inBuild = (text: string) => decideCommand(policy, ['sh', '-c', `cd build && ${text}`]);
    expect(inBuild('./tests/a')).toMatchObject({
      decision: 'deny',
      reason: 'No rule allows command ./tests/a, which is ./build/tests/a of the workspace.',
      instead: 'Allowed: ./tests/a (from the root of the workspace).',
    });
    expect(inBuild('../tests/a').reason).toBe('No rule allows command ../tests/a in build.');
    expect(inBuild('cd $x; ./tests/a').reason).toContain('./tests/a in a directory that is not known.');
    const asked = call('exec', [command('sh', '-c', 'cd build && ./tests/a')]);
    expect(explainCall(policy, asked).danger).toBe(
      './build/tests/a is a file, and who can write it decides what runs; write a rule that names it',
    );
    const named = await loadRules(`${allowReads}- { id: a, when: { command: [./build/tests/a] }, decision: allow }`);
    expect(named.decide(asked).decision).toBe('allow');
    expect(decideCommand(named, ['./build/tests/a']).decision).toBe('allow');
    expect(decideCommand(named, ['./tests/a']).decision).toBe('deny');
  });

  test('names the unknown part of a shell text', async () => {
    const policy = await loadRules(`${allowReads}- { id: ls, when: { command: [ls] }, decision: allow }`);
    expect(decideCommand(policy, ['zsh', '-c', 'ls']).reason).toContain('zsh -c runs code that is not in a file');
    expect(decideCommand(policy, ['sh', '-c', '$x ls']).reason).toContain('the program is not known before it runs');
    expect(decideCommand(policy, ['sh', '-c', 'ls']).decision).toBe('allow');
  });
});

test('a call that touches nothing still needs a rule', async () => {
  const policy = await loadRules('- { id: plan, when: { tool: updatePlan }, decision: allow }');
  expect(policy.decide(call('updatePlan', [{ type: 'none' }])).decision).toBe('allow');
  expect(policy.decide(call('viewImage', []))).toMatchObject({ decision: 'deny', rule: 'default' });
});

test('variables need a rule unless they are harmless', async () => {
  const policy = await loadRules(
    '- { id: a, when: { command: [make] }, decision: allow }\n- { id: b, when: { env: { set: "MY_*" } }, decision: allow }\n- { id: c, when: { env: { set: DEBUG } }, decision: deny }',
  );
  const decideEnv = (name: string) => policy.decide(call('exec', [command('make'), { type: 'env', name }]));
  expect(decideEnv('CI')).toMatchObject({ decision: 'allow', rule: 'a' });
  expect(decideEnv('MY_A')).toMatchObject({ decision: 'allow' });
  expect(decideEnv('OTHER')).toMatchObject({ decision: 'deny', rule: 'default-opaque' });
  expect(decideEnv('OTHER').suggestion).toContain('env:\n      set:\n        - OTHER\n');
  expect(decideEnv('my_a').decision).toBe('deny');
  expect(decideEnv('DEBUG')).toMatchObject({ decision: 'deny', rule: 'c' });
  expect(decideEnv('debug').decision).toBe('deny');
});

describe('hostile lengths', () => {
  const long = 100_000;

  test('an excessive number of words is rejected', async () => {
    const policy = await loadText('version: 1\nname: x\ndefaults: { decision: allow, opaque: allow }\n');
    expect(
      decideCommand(
        policy,
        Array.from({ length: 4_001 }, () => 'a'),
      ),
    ).toMatchObject({ decision: 'deny', rule: 'rejected' });
    expect(
      decideCommand(
        policy,
        Array.from({ length: 4_000 }, () => 'a'),
      ).decision,
    ).toBe('allow');
  });

  test.each([
    ['a path', path('read', 'a/'.repeat(long) + 'a')],
    ['a path of directories that a glob looks for', path('read', 'test/'.repeat(800) + 'a')],
    ['dots', path('write', `${'.'.repeat(long)}a`)],
    ['a program', command(`${'1.'.repeat(long)}a`)],
    ['an operand', command('cat', 'a/'.repeat(long) + 'a')],
    ['words', command('npm', ...Array.from({ length: long }, () => 'test'))],
    ['operands', command('cat', ...Array.from({ length: 4_000 }, () => 'a'))],
    ['a variable', { type: 'env', name: '_'.repeat(long) } as const],
  ])('do not delay the decision: %s', async (_name, access) => {
    const policy = await loadPolicy(createOptions({}, { source: 'builtin:fix-tests-strict' }));
    // A quadratic expression would take minutes on these texts, which exceeds the time limit of a test.
    const verdict = policy.decide(call('exec', [access]));
    expect(verdict.reason.length).toBeLessThan(2_500);
  });
});

test('a reason has no control characters of the call', async () => {
  const policy = await loadRules(allowReads);
  expect(decideCommand(policy, ['a\u001B[2J\n::set-output', 'b']).reason).toBe(
    "No rule allows command 'a\\x1b[2J\\x0a::set-output' b.",
  );
});

test('approvals are required only if a rule escalates, in the policy or in a profile that applies', async () => {
  const rules = (rule: string) => loadRules(`- { id: a, when: { tool: exec, command: [x] }, ${rule} }`);
  expect((await rules('decision: escalate')).asksFor.has('approval')).toBe(true);
  expect((await rules('decision: escalate, audit: true')).asksFor.has('approval')).toBe(false);
  expect((await rules('decision: allow, reason: escalate')).asksFor.has('approval')).toBe(false);
});
