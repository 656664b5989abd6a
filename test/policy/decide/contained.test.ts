import { publicRegistries } from '../../../src/policy/decide/hosts/registry-addresses.ts';
import { expect, test } from 'vitest';
import type { Verdict } from '../../../src/core/types/decision.ts';
import type { IsolationLevel } from '../../../src/core/types/isolation.ts';
import type { ResolvedPolicy } from '../../../src/policy/resolve/load.ts';
import { call, checkText, command, loadRules, loadText, readProblems } from '../test-policy.ts';

const facts = {
  event: 'pull_request',
  ref: 'refs/heads/main',
  label: '',
  fork: false,
  actorPermission: 'write',
  actorAssociation: 'MEMBER',
  authorAssociation: 'MEMBER',
} as const;

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
    expect(decide(policy, words), words.join(' ')).toMatchObject({ decision: 'allow' });
    expect(decide(policy, words, 'namespaces').decision, words.join(' ')).toBe('deny');
  }
});

test('a command of more than 16 programs that start one another is never allowed', async () => {
  const policy = await loadRules(contained + reads);
  const nested = (count: number): string[] => [...Array.from({ length: count }, () => 'env'), 'make'];
  expect(decide(policy, nested(16))).toMatchObject({ decision: 'allow' });
  expect(decide(policy, nested(17))).toMatchObject({ decision: 'deny', rule: 'rejected' });
});

test('a redirection to a path that commands write for the run only needs no rule, unless one denies it', async () => {
  const policy = await loadRules(
    `${contained}${reads}- { id: no-logs, when: { write: "build/logs/**" }, decision: deny }\n`,
  );
  const write = (path: string) => decide(policy, shell(`make test > ${path}`));
  for (const path of [
    'coverage/out.txt',
    'packages/a/build/log',
    '.eslintcache',
    '.phpunit.result.cache',
    '.rspec_status',
  ])
    expect(write(path), path).toMatchObject({ decision: 'allow' });
  expect(write('build/logs/a')).toMatchObject({ decision: 'deny', rule: 'no-logs' });
  expect(write('build/.git/config')).toMatchObject({ decision: 'deny', rule: 'protected' });
  expect(write('out/log')).toMatchObject({ decision: 'deny', rule: 'default' });
  // The ignore rules of the base, and what it tracks, are a fact of the workspace.
  const known = (path: string) =>
    policy.decide({
      ...call('exec', [command(...shell(`make test > ${path}`))]),
      isDisposable: (one) => one === 'out/log',
    });
  expect(known('out/log')).toMatchObject({ decision: 'allow' });
  expect(known('build/log')).toMatchObject({ decision: 'deny', rule: 'default' });
  // A file tool writes what a person would write.
  const byTool = policy.decide(call('writeFile', [{ type: 'write', path: 'build/log', valid: true }]));
  expect(byTool).toMatchObject({ decision: 'deny', rule: 'default' });
});

test.each([
  ':(){ :|:& };:',
  ': () { : | : & }; :',
  'bomb() { bomb | bomb & }; bomb',
  'f() { f & f & }; f',
  'function f { sleep 1; f | f & }; f',
  'b() ( b | b ); b',
  "bash -c ':(){ :|:& };:'",
])('a fork bomb is rejected in every policy: %s', async (text) => {
  const policy = await loadRules(contained + reads);
  expect(decide(policy, shell(text))).toMatchObject({ decision: 'deny', rule: 'rejected' });
});

test.each([
  'walk() { for entry in "$1"/*; do walk "$entry"; done; }; walk src',
  'fib() { [ "$1" -lt 2 ] && return; fib $(($1 - 1)) | fib $(($1 - 2)); }; fib 5',
  'run() { npm test | tail -5; }; run; run',
])('a function that may end or starts other programs is no fork bomb: %s', async (text) => {
  const policy = await loadRules(contained + reads);
  expect(decide(policy, shell(text))).toMatchObject({ decision: 'allow' });
});

test('the targets of redirections still need rules, and fixed denials hold', async () => {
  const policy = await loadRules(
    `${contained}${reads}- { id: secrets, when: { read: ".env" }, decision: deny }\n- { id: edit, when: { write: "src/**" }, decision: allow }\n`,
  );
  const expected: readonly (readonly [readonly string[], string])[] = [
    [shell('echo x > package.json'), 'default'],
    [shell('echo x > .github/workflows/ci.yml'), 'protected'],
    [shell('echo x > .git/config'), 'protected'],
    [['sudo', 'ls'], 'rejected'],
    [['rm', '-rf', '/'], 'rejected'],
  ];
  for (const [words, rule] of expected)
    expect(decide(policy, words), words.join(' ')).toMatchObject({ decision: 'deny', rule });
  for (const words of [
    shell('echo x > src/a.ts'),
    shell('echo x > /tmp/a; cat /tmp/a'),
    ['git', 'commit', '-m', 'x'],
    // What these read and change is bounded by the sandbox.
    ['cat', '.env'],
    ['rm', '-rf', '.git'],
    shell('NODE_OPTIONS=x npm test'),
  ])
    expect(decide(policy, words).decision, words.join(' ')).toBe('allow');
});

const npm = publicRegistries.npm.map((host) => ({ host, port: 443, private: false, rule: 'install' }));

test('a call has the hosts of the rules that allow it, and a contained rule adds none and removes none', async () => {
  const policy = await loadRules(
    `${contained}${reads}- { id: install, when: { tool: exec, command: [npm, { any: [ci, view] }, "**"] }, decision: allow, hosts: ["registry:npm"], acknowledge: executes-workspace }\n`,
  );
  for (const words of [
    ['npm', 'ci'],
    ['timeout', '60', 'npm', 'ci'],
    shell('npm ci'),
    shell('cd app && npm ci 2>&1 | tail -20'),
    shell('set -e; npm view $NAME | grep -n version | head -3; echo done'),
    shell('CI=1 npm ci > /tmp/log'),
  ])
    expect(decide(policy, words), words.join(' ')).toMatchObject({
      decision: 'allow',
      grant: { kind: 'acknowledged', hosts: npm },
    });
  for (const words of [
    ['npm', 'test'],
    ['curl', `https://${publicRegistries.npm[0]}/`],
    // Another command could run what the agent wrote, with these hosts.
    shell('npm ci && npm test'),
    shell('npm ci | tee log'),
    shell('npm ci | grep -f patterns x'),
    shell('cat key | npm ci && cat key'),
    shell('npm_config_script_shell=./x npm ci'),
    shell('cd /tmp/x && npm ci'),
    shell('cd $X && npm ci'),
    shell('npm() { ./x; }; npm ci'),
    shell('npm ci $(./x)'),
    ['./npm', 'ci'],
  ])
    expect(decide(policy, words), words.join(' ')).toMatchObject({
      decision: 'allow',
      grant: { kind: 'none', hosts: [] },
    });
});

test('several rules give their hosts together, and a profile that gives none closes them', async () => {
  const rule = (id: string, host: string) =>
    `- { id: ${id}, when: { tool: exec, command: [npm, "**"] }, decision: allow, hosts: ["${host}"], acknowledge: executes-workspace }\n`;
  const both = await loadRules(`${rule('a', 'a.example:8443')}${rule('b', '*.b.example')}`);
  expect(decide(both, ['npm', 'ci']).grant.hosts.map(({ host, port }) => `${host}:${port}`)).toEqual([
    'a.example:8443',
    '*.b.example:80',
    '*.b.example:443',
  ]);
  const profiled = await loadText(
    `version: 1\nname: x\nprofiles: { fork: { extends: [builtin:read-only] } }\nrules:\n${rule('a', 'a.example').replaceAll(/^/gm, '  ')}`,
    { facts: { ...facts, fork: true } },
  );
  expect(decide(profiled, ['npm', 'ci'])).toMatchObject({ decision: 'allow', grant: { kind: 'none', hosts: [] } });
});

test('hosts are for rules that allow commands by their words', async () => {
  for (const rule of [
    '{ id: a, when: { tool: exec, contained: true }, decision: allow, hosts: [a.example] }',
    '{ id: a, when: { command: [npm] }, decision: deny, hosts: [a.example] }',
    '{ id: a, when: { net: { host: a.example } }, decision: allow, hosts: [a.example] }',
  ])
    expect(await readProblems(`version: 1\nname: x\nrules:\n  - ${rule}\n`), rule).toEqual([
      expect.stringContaining('hosts is for rules that allow a command by its words'),
    ]);
  for (const host of [
    '"*"',
    'https://a.example',
    'a.example/x',
    'u@a.example',
    '"registry:nmp"',
    '"registry:npm:443"',
    'a.example:0x1',
  ])
    expect(
      await readProblems(
        `version: 1\nname: x\nrules: [{ id: a, when: { command: [npm] }, decision: allow, hosts: [${host}] }]\n`,
      ),
      host,
    ).not.toEqual([]);
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
  expect((await loadRules(contained)).view().require).toBe('full');
  const mixed = `${contained}- { id: tests, when: { tool: exec, command: [npm, test] }, decision: allow }\n`;
  expect((await loadRules(mixed)).view().require).toBe(null);
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
