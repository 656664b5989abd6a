import { expect, test } from 'vitest';
import type { Verdict } from '../../../src/core/types/decision.ts';
import type { IsolationLevel } from '../../../src/core/types/isolation.ts';
import type { ResolvedPolicy } from '../../../src/policy/resolve/load.ts';
import { call, checkText, command, loadRules, readProblems } from '../test-policy.ts';

const contained = '- { id: any, when: { tool: exec, contained: true }, decision: allow }\n';
const reads = '- { id: reads, when: { read: "**" }, decision: allow }\n';

function decide(policy: ResolvedPolicy, words: readonly string[], isolation: IsolationLevel = 'full'): Verdict {
  return policy.decide({ ...call('exec', [command(...words)]), isolation });
}

const shell = (text: string): string[] => ['bash', '-lc', text];

test('any program, shell text and inline code is allowed, at isolation full only', async () => {
  const policy = await loadRules(contained + reads);
  for (const words of [
    ['make', 'all'],
    ['./scripts/run', 'x'],
    ['python3', '-c', 'print(1)'],
    ['node', '-e', '1'],
    shell('for f in $(ls); do $f; done | xargs -n1 sh -c "$X"'),
    shell('if then (('),
    shell('cd /elsewhere && git stash; rm -rf build/*; sed -i s/a/b/ $FILE'),
  ]) {
    expect(decide(policy, words), words.join(' ')).toMatchObject({ decision: 'allow', contained: true });
    expect(decide(policy, words, 'namespaces').decision, words.join(' ')).toBe('deny');
  }
});

test('literal reads, writes and variables still need their own rules, and fixed denials hold', async () => {
  const policy = await loadRules(
    `${contained}${reads}- { id: secrets, when: { read: ".env" }, decision: deny }\n- { id: edit, when: { write: "src/**" }, decision: allow }\n`,
  );
  const expected: readonly (readonly [readonly string[], string])[] = [
    [['cat', '.env'], 'secrets'],
    [['cat', '/etc/passwd'], 'default'],
    [shell('echo x > package.json'), 'default'],
    [shell('echo x > .github/workflows/ci.yml'), 'protected'],
    [shell('echo x > .git/config'), 'protected'],
    [['rm', '-rf', '.git'], 'protected'],
    [['sudo', 'ls'], 'rejected'],
    [['rm', '-rf', '/'], 'rejected'],
    [shell('NODE_OPTIONS=x npm test'), 'default'],
  ];
  for (const [words, rule] of expected)
    expect(decide(policy, words), words.join(' ')).toMatchObject({ decision: 'deny', rule });
  for (const words of [shell('echo x > src/a.ts'), shell('echo x > /tmp/a; cat /tmp/a'), ['git', 'commit', '-m', 'x']])
    expect(decide(policy, words).decision, words.join(' ')).toBe('allow');
});

test('a connection causes no denial and stays closed, unless a rule names the command', async () => {
  const open = '- { id: host, when: { net: { host: example.com } }, decision: allow }\n';
  const policy = await loadRules(contained + reads + open);
  expect(decide(policy, ['curl', 'https://example.com/'])).toMatchObject({
    ...{ decision: 'allow', contained: true, network: [], withheld: ['example.com:443'] },
  });
  expect(decide(policy, ['curl', 'https://other.example/'])).toMatchObject({
    ...{ decision: 'allow', contained: true, network: [], withheld: ['other.example:443'] },
  });
  const named = await loadRules(
    `${contained}${reads}${open}- { id: fetch, when: { tool: exec, command: [curl, "**"] }, decision: allow }\n`,
  );
  expect(decide(named, ['curl', 'https://example.com/'])).toMatchObject({
    ...{ decision: 'allow', contained: false, network: [{ host: 'example.com' }], withheld: [] },
  });
  expect(decide(named, ['curl', 'https://other.example/'])).toMatchObject({
    ...{ decision: 'allow', contained: false, network: [], withheld: ['other.example:443'] },
  });
});

test('a rule that escalates a connection, or ends the run for it, still applies', async () => {
  for (const decision of ['escalate', 'deny-and-abort']) {
    const policy = await loadRules(
      `${contained}- { id: host, when: { net: { host: example.com } }, decision: ${decision}${decision === 'escalate' ? ', escalate: { by: [admin], ttl: 1h }' : ''} }\n`,
    );
    expect(decide(policy, ['curl', 'https://example.com/'])).toMatchObject({ decision, rule: 'host' });
  }
});

test('rules that deny or ask by spelling still win, and are advisory', async () => {
  const rules = `${contained}${reads}- { id: no-docker, when: { tool: exec, command: [docker, "**"] }, decision: deny }\n`;
  const policy = await loadRules(rules);
  expect(decide(policy, ['docker', 'ps'])).toMatchObject({ decision: 'deny', rule: 'no-docker' });
  expect(decide(policy, shell('docker ps'))).toMatchObject({ decision: 'deny', rule: 'no-docker' });
  const findings = await checkText(`version: 1\nname: x\nrules:\n${rules.replaceAll(/^/gm, '  ')}`);
  expect(findings.map(({ code, ruleId }) => `${code} ${ruleId}`)).toEqual(
    expect.arrayContaining(['contained any', 'advisory no-docker']),
  );
});

test('a policy whose commands only containment allows requires isolation full', async () => {
  expect((await loadRules(contained)).sandbox.require).toBe('full');
  const mixed = `${contained}- { id: tests, when: { tool: exec, command: [npm, test] }, decision: allow, acknowledge: executes-workspace }\n`;
  expect((await loadRules(mixed)).sandbox.require).toBe(null);
});

test('it is for rules that allow commands', async () => {
  for (const rule of [
    '{ id: a, when: { tool: exec, contained: true }, decision: deny }',
    '{ id: a, when: { contained: true }, decision: allow }',
    '{ id: a, when: { tool: readFile, contained: true }, decision: allow }',
    '{ id: a, when: { tool: exec }, unless: { contained: true }, decision: allow }',
  ])
    expect(await readProblems(`version: 1\nname: x\nrules:\n  - ${rule}\n`), rule).toEqual([
      expect.stringContaining('contained is for rules that allow commands'),
    ]);
  expect(
    await readProblems(
      'version: 1\nname: x\nrules:\n  - { id: a, when: { tool: exec, contained: false }, decision: allow }\n',
    ),
  ).toHaveLength(1);
});
