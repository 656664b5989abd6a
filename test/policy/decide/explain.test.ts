import { describe, expect, test } from 'vitest';
import { explainCall, renderExplanation } from '../../../src/policy/decide/explain.ts';
import { call, command, loadRules, loadText, path } from '../test-policy.ts';

const rules = `- { id: tests, when: { tool: exec, command: [npm, test] }, decision: allow, reason: Tests. }
- { id: reads, when: { read: "**" }, unless: { read: "secret/**" }, decision: allow }
- { id: env, when: { read: "**/.env*" }, decision: deny, reason: A secret. }`;

describe('an explanation', () => {
  test('has the same verdict as the decision', async () => {
    const policy = await loadRules(rules);
    for (const asked of [
      call('exec', [command('npm', 'test')]),
      call('exec', [command('cat', '.env')]),
      call('readFile', [path('read', 'a')]),
      call('exec', [command('sh', '-c', '$x')]),
    ]) {
      const { decision, rule, reason, instead, suggestion } = policy.decide(asked);
      expect(explainCall(policy, asked)).toMatchObject({ decision, rule, reason, instead, suggestion });
    }
  });

  test('shows the accesses to which a command is lowered', async () => {
    const policy = await loadRules(rules);
    expect(explainCall(policy, call('exec', [command('bash', '-c', 'npm test > a; CI=1 ls')])).accesses).toEqual([
      { access: "command bash -c 'npm test > a; CI=1 ls'", decision: 'allow', profile: null },
      { access: 'write a', decision: 'deny', profile: null },
      { access: 'command npm test', decision: 'allow', profile: null },
      { access: 'env CI', decision: 'allow', profile: null },
      { access: 'command ls', decision: 'deny', profile: null },
    ]);
  });

  test('states for each rule why it did or did not count', async () => {
    const policy = await loadRules(rules);
    const why = (asked: ReturnType<typeof call>) =>
      Object.fromEntries(
        explainCall(policy, asked).considered.map(({ rule, result, why: text }) => [rule, `${result}: ${text}`]),
      );
    expect(why(call('readFile', [path('read', '.env')]))).toEqual({
      tests: 'no: it is about command',
      reads: 'must: read of **',
      env: 'must: read of **/.env*',
    });
    expect(why(call('readFile', [path('read', 'secret/a')]))).toMatchObject({
      reads: 'no: matches, but its exception holds: read of secret/**',
      default: 'must: no rule decides this access',
    });
    expect(why(call('exec', [command('make', 'ci')]))).toMatchObject({
      tests: 'no: does not hold: command is npm test',
    });
    expect(why(call('exec', [command('./npm', 'test')]))).toMatchObject({
      tests: 'may: only may match, and an allow must match: tool is exec, command is npm test',
    });
    expect(why(call('other', [command('npm', 'test')]))).toMatchObject({ tests: 'no: does not hold: tool is exec' });
  });

  test('shows if a match does not cover an access, and if a rule is in audit mode', async () => {
    const policy = await loadRules(
      '- { id: all, when: { tool: exec }, decision: allow }\n- { id: trial, when: { tool: exec }, decision: deny, audit: true }',
    );
    const explained = explainCall(policy, call('exec', [command('sh', '-c', '$x')]));
    expect(explained.considered.filter(({ rule }) => rule === 'all').map(({ why }) => why)).toEqual([
      'tool is exec',
      'tool is exec',
      'matches, but does not cover this access: tool is exec',
    ]);
    expect(explained.considered.find(({ rule }) => rule === 'trial')?.why).toBe(
      'on trial, without effect: tool is exec',
    );
  });

  test('is readable as text', async () => {
    const policy = await loadRules(rules);
    expect(renderExplanation(explainCall(policy, call('exec', [command('make', 'ci')]))))
      .toBe(`deny by default: No rule allows command make ci.
Assumed isolation: full.

The call is lowered to:
  deny           command make ci
    must default (defaults, deny): no rule decides this access
    no   tests, reads, env

The smallest rules that would allow it:
  - id: allow-make-ci
    when:
      tool: exec
      command:
        - make
        - ci
    decision: allow`);
  });
});

describe('the summary for the model', () => {
  test('names the allowed and the denied accesses', async () => {
    const { summary } = await loadRules(
      `${rules}\n- { id: edit, when: { write: "src/**" }, decision: allow }\n- { id: trial, when: { write: lib/a }, decision: deny, audit: true }`,
    );
    expect(summary).toContain('Commands that are allowed: npm test.');
    expect(summary).toContain('Writable: src/**.');
    expect(summary).toContain('Denied: read of **/.env*. A secret.');
    expect(summary).not.toContain('lib/a');
  });

  test('states that nothing is allowed', async () => {
    const { summary } = await loadText('version: 1\nname: x\n');
    expect(summary).toContain('No file may be read.');
    expect(summary).toContain('No file of the workspace may be written.');
  });

  test('omits rules that do not apply to the trigger of the run', async () => {
    const facts = {
      event: 'push',
      ref: '',
      label: '',
      fork: false,
      actorPermission: 'write',
      actorAssociation: '',
      authorAssociation: '',
    };
    const written =
      '- { id: a, when: { write: "src/**", event: push }, decision: allow }\n- { id: b, when: { write: "lib/**", event: issues }, decision: allow }';
    expect((await loadRules(written, { facts })).summary).toContain('Writable: src/**.');
  });

  test('has a limited length', async () => {
    const many = Array.from(
      { length: 300 },
      (_, index) =>
        `- { id: r${index}, when: { write: "${'d'.repeat(100)}${index}/**" }, decision: deny, reason: ${'r'.repeat(100)} }`,
    ).join('\n');
    expect((await loadRules(many)).summary.length).toBeLessThanOrEqual(4_001);
  });
});

test('an explanation names the open hosts that rules deny, as a whole or in part, and no denied host as one that the call reaches', async () => {
  const policy = await loadText(`version: 1
name: x
sandbox: { network: { allow: ['*.a.example:443', 'b.example:443', 'c.example:443'], acknowledge: executes-workspace } }
rules:
  - { id: all, when: { tool: exec, contained: true }, decision: allow }
  - { id: read, when: { read: '**' }, decision: allow }
  - { id: no-b, when: { net: { host: b.example } }, decision: deny }
  - { id: no-x, when: { net: { host: x.a.example } }, decision: deny }
  - { id: no-port, when: { net: { host: c.example, port: 80 } }, decision: deny }
`);
  const explanation = explainCall(policy, call('exec', [command('curl', 'https://b.example')]));
  expect(explanation.hosts).toEqual(['*.a.example:443', 'c.example:443']);
  expect(explanation.deniedHosts).toEqual(['*.a.example:443 (in part, no-x)', 'b.example:443 (no-b)']);
  expect(renderExplanation(explanation)).toContain(
    'Rules deny connections to *.a.example:443 (in part, no-x), b.example:443 (no-b).',
  );
});
