import { describe, expect, test } from 'vitest';
import { coversByKey } from '../../../src/policy/compare/conditions.ts';
import { diffPolicies, isLoosening, renderDiff } from '../../../src/policy/tools/diff.ts';
import { matchers } from '../../../src/policy/decide/matchers/index.ts';
import { loadText } from '../test-policy.ts';

const base = `version: 1
name: base
approvals: on-request
harness: { mode: dry-run, limits: { timeoutMs: 1000, concurrency: reject }, providers: { openai: { mode: disabled } } }
tools: { pack: file-ops, deny: [webSearch] }
defaults: { decision: deny, opaque: deny }
limits: { turns: 10, costUsd: 1 }
require: { actor: { permission: [write, admin], association: [MEMBER] }, fork: false }
prices: { small: { inputUsd: 2, outputUsd: 8 } }
profiles:
  fork: { limits: { turns: 5 }, tools: { deny: [http] } }
  nightly: { when: { event: [schedule, push] }, rules: [{ id: no-net, when: { net: { host: '*.example.com' } }, decision: deny }] }
sandbox:
  require: full
  network: { allow: [a.example.com], acknowledge: executes-workspace, setup: [{ host: b.example.com, port: 443 }], registries: { npm: [npm.example.com] } }
  env: { pass: [CI] }
  limits: { memoryMb: 1000, freeDiskMb: 500 }
  unixSockets: deny
  git: visible
agents: { children: 1, models: [small] }
mcp: { servers: { git: { command: [git-server] } } }
rules:
  - { id: read, when: { read: '**' }, unless: { read: 'private/**' }, decision: allow }
  - { id: no-logs, when: { read: ['logs/**', '**/*.log'] }, unless: { read: logs/public.txt }, decision: deny }
  - { id: tests, when: { tool: exec, command: [npm, test] }, decision: allow, limits: { perRun: 3 } }
  - { id: look, when: { tool: exec, command: { program: git, sub: [log, show] } }, decision: allow }
  - { id: edit, when: { write: 'src/**' }, decision: allow }
  - { id: config, when: { write: 'config/**' }, decision: escalate, escalate: { by: [admin], ttl: 1h, label: ok } }
  - { id: why, when: { write: 'docs/**' }, decision: explain }
  - { id: api, when: { tool: http, net: { host: api.example.com, method: GET } }, decision: allow }
  - { id: few, when: { tool: saveToFC, count: { lte: 2 }, args: { /key: { in: [a, b] } } }, decision: allow }
`;

test('shows the difference of two long rules, not their equal beginnings', async () => {
  const globs = Array.from({ length: 30 }, (_, index) => `directory-${index}/**`).join(', ');
  const load = (more: string) =>
    loadText(`version: 1
name: a
rules:
  - { id: all, when: { write: '**' }, decision: allow }
  - { id: a, when: { write: [${globs}] }, ${more}decision: deny }
`);
  const [difference] = diffPolicies(await load(''), await load('unless: { write: directory-3/a }, '));
  expect(difference).toMatchObject({
    place: 'rules.a',
    relation: 'looser',
    before: expect.stringMatching(/^….*"directory-29\/\*\*"\]\}\}$/) as string,
    after: expect.stringContaining('"unless":{"write":"directory-3/a"}}') as string,
  });
});

const edits: readonly (readonly [string, string, string])[] = [
  ['a host of network.allow', 'allow: [a.example.com]', 'allow: [a.example.com, c.example.com]'],
  ['all hosts below a name', 'allow: [a.example.com]', "allow: ['*.example.com']"],
  ['a port of network.setup', 'port: 443', 'port: [443, 8443]'],
  ['a host of a registry', 'npm: [npm.example.com]', 'npm: [npm.example.com, other.example.com]'],
  ['further words of a command', '[npm, test]', "[npm, test, '**']"],
  ['a subcommand', '[log, show]', '[log, show, fetch]'],
  ['a host of a command', 'sub: [log, show] } }, decision', 'sub: [log, show] } }, hosts: [a.example.com], decision'],
  ['the exception of an allow', "unless: { read: 'private/**' }, ", ''],
  ['a narrower exception of an allow', "'private/**'", 'private/a.txt'],
  ['a wider exception of a denial', 'logs/public.txt', "'logs/**'"],
  ['an exception of a denial that had none', 'decision: explain', 'unless: { write: docs/a.md }, decision: explain'],
  ['a glob of a denial', "['logs/**', '**/*.log']", "['logs/**']"],
  [
    'a denial',
    "  - { id: no-logs, when: { read: ['logs/**', '**/*.log'] }, unless: { read: logs/public.txt }, decision: deny }\n",
    '',
  ],
  ['a greater perRun', 'perRun: 3', 'perRun: 300'],
  ['no perRun', ', limits: { perRun: 3 }', ''],
  ['a further approver', 'by: [admin]', 'by: [admin, write]'],
  ['a longer approval', 'ttl: 1h', 'ttl: 7d'],
  ['another label of approvals', 'label: ok', 'label: fine'],
  [
    'a person instead of no one',
    "{ id: edit, when: { write: 'src/**' }, decision: allow }",
    "{ id: edit, when: { write: 'other/**' }, decision: escalate }",
  ],
  [
    'an allow instead of a person',
    'decision: escalate, escalate: { by: [admin], ttl: 1h, label: ok }',
    'decision: allow',
  ],
  ['a wider glob of writes', "write: 'src/**'", "write: '**'"],
  ['another method', 'method: GET', 'method: [GET, POST]'],
  ['another argument', '[a, b]', '[a, b, c]'],
  ['a greater count', 'lte: 2', 'lte: 20'],
  [
    'a rule on trial',
    "{ id: why, when: { write: 'docs/**' }, decision: explain }",
    "{ id: why, when: { write: 'docs/**' }, decision: explain, audit: true }\n  - { id: docs, when: { write: 'docs/a/**' }, decision: allow }",
  ],
  ['a profile', '  fork: { limits: { turns: 5 }, tools: { deny: [http] } }\n', ''],
  ['a limit of a profile', '{ limits: { turns: 5 }', '{ limits: { turns: 9 }'],
  ['a tool of a profile', ', tools: { deny: [http] }', ''],
  ['the runs of a profile', '[schedule, push]', '[schedule]'],
  ['a denial of a profile', "'*.example.com'", 'api.example.com'],
  ['the preset of approvals', 'on-request', 'untrusted'],
  ['the mode of scripts', 'mode: dry-run', 'mode: enabled'],
  ['a provider', ', providers: { openai: { mode: disabled } }', ''],
  ['a limit of scripts', 'timeoutMs: 1000', 'timeoutMs: 2000'],
  ['waiting script calls', 'concurrency: reject', 'concurrency: queue'],
  ['a larger pack', 'pack: file-ops', 'pack: all'],
  ['tools.deny', ', deny: [webSearch]', ''],
  ['the default', 'decision: deny, opaque', 'decision: allow, opaque'],
  ['the default of opaque commands', 'opaque: deny', 'opaque: allow'],
  ['a limit', 'turns: 10', 'turns: 11'],
  ['no limit', ', costUsd: 1', ''],
  ['a permission', '[write, admin]', '[write, admin, read]'],
  ['an association', 'association: [MEMBER]', 'association: [MEMBER, NONE]'],
  ['schedules', 'association: [MEMBER]', 'association: [MEMBER], schedule: true'],
  ['forks', ', fork: false', ''],
  ['a lower price', 'inputUsd: 2', 'inputUsd: 1'],
  ['the isolation', 'require: full', 'require: namespaces'],
  ['a variable', 'pass: [CI]', 'pass: [CI, TZ]'],
  ['memory', 'memoryMb: 1000', 'memoryMb: 2000'],
  ['less free disk', 'freeDiskMb: 500', 'freeDiskMb: 100'],
  ['unix sockets', 'unixSockets: deny', 'unixSockets: allow'],
  ['the history of git', 'git: visible', 'git: history'],
  ['debuggers', 'unixSockets: deny', 'unixSockets: deny\n  ptrace: allow'],
  ['a cache', 'unixSockets: deny', 'unixSockets: deny\n  caches: [npm]'],
  ['child agents', 'children: 1', 'children: 2'],
  ['a model', 'models: [small]', 'models: [small, large]'],
  ['another server', 'command: [git-server]', 'command: [other-server]'],
  ['links in the patch', 'agents: {', 'patch: { allow: [links] }\nagents: {'],
  ['web search', 'agents: {', 'search: { format: hosted }\nagents: {'],
  ['another kind of answer', 'agents: {', 'publish: { review: {} }\nagents: {'],
  ['another task', 'agents: {', "taskTemplate: 'Do {{title}}'\nagents: {"],
  ['a custom tool', 'agents: {', 'customTools: { lint: { description: x, command: [npm, run, lint] } }\nagents: {'],
];

describe('policy diff', () => {
  test.each(edits)('finds %s, and that its removal loosens nothing', async (name, from, to) => {
    expect(base).toContain(from);
    const [old, now] = [await loadText(base), await loadText(base.replace(from, to))];
    const found = diffPolicies(old, now);
    expect(found.some(isLoosening), renderDiff(found)).toBe(true);
    const reverse = diffPolicies(now, old);
    expect(reverse.length).toBeGreaterThan(0);
    if (!found.some(({ relation }) => relation === 'not comparable'))
      expect(reverse.filter(isLoosening), `${name}\n${renderDiff(reverse)}`).toEqual([]);
  });

  test('finds no difference between a policy and itself, in another order, with other names and texts', async () => {
    const policy = await loadText(base);
    expect(diffPolicies(policy, await loadText(base))).toEqual([]);
    const lines = base.split('\n');
    const at = lines.indexOf('rules:');
    const rules = lines.slice(at + 1).filter((line) => line !== '');
    const other = [...lines.slice(0, at + 1), ...rules.toReversed()]
      .join('\n')
      .replace('id: edit,', 'id: sources, reason: Sources are edited.,'.replace('.,', ','))
      .replace('[log, show]', '[show, log]')
      .replace('name: base', 'name: other');
    expect(diffPolicies(policy, await loadText(other))).toEqual([]);
  });

  test('finds no difference between a built-in policy and one that extends it', async () => {
    const [old, now] = [
      await loadText('version: 1\nname: x\nextends: builtin:fix-tests\n'),
      await loadText("version: 1\nname: y\nextends: ['builtin:fix-tests', 'builtin:base']\n"),
    ];
    expect(diffPolicies(old, now)).toEqual([]);
  });

  test('accepts rules that others cover, and an allow that a person has to approve now', async () => {
    const [old, now] = [
      await loadText("version: 1\nname: x\nrules: [{ id: a, when: { write: 'src/**' }, decision: allow }]\n"),
      await loadText(
        "version: 1\nname: x\nrules: [{ id: b, when: { write: 'src/a/**', tool: writeFile }, decision: allow }, { id: c, when: { write: 'src/b/*.ts' }, decision: escalate }, { id: d, when: { write: '**/*.json' }, decision: deny }]\n",
      ),
    ];
    expect(diffPolicies(old, now).filter(isLoosening)).toEqual([]);
  });

  test('does not take two rules with their own counts for one rule', async () => {
    const rule = (id: string, glob: string): string =>
      `{ id: ${id}, when: { write: '${glob}' }, decision: allow, limits: { perRun: 3 } }`;
    const [old, now] = [
      await loadText(`version: 1\nname: x\nrules: [${rule('a', 'src/**')}]\n`),
      await loadText(`version: 1\nname: x\nrules: [${rule('b', 'src/a/**')}, ${rule('c', 'src/b/**')}]\n`),
    ];
    expect(diffPolicies(old, now).some(isLoosening)).toBe(true);
  });

  test('does not take an allow of a tool for an allow of its connections', async () => {
    const [old, now] = [
      await loadText('version: 1\nname: x\nrules: [{ id: a, when: { tool: exec }, decision: allow }]\n'),
      await loadText(
        'version: 1\nname: x\nrules: [{ id: a, when: { tool: exec }, decision: allow }, { id: b, when: { tool: exec, net: { host: a.example } }, decision: allow }]\n',
      ),
    ];
    expect(diffPolicies(old, now)).toMatchObject([{ place: 'rules.b', relation: 'looser' }]);
  });

  test('compares conditions that exist; one without a comparison covers only an equal one', () => {
    const keys = matchers.map(({ key }) => key);
    expect([...coversByKey.keys()].filter((key) => !keys.includes(key))).toEqual([]);
  });
});

test('setup on what the agent wrote is looser', async () => {
  const load = (more: string) =>
    loadText(`version: 1\nname: x\nsandbox: { network: { setup: [a.example.com]${more} } }\nrules: []\n`);
  const differences = diffPolicies(await load(''), await load(', acknowledge: executes-workspace'));
  expect(differences.map(({ place, relation }) => [place, relation])).toEqual([
    ['sandbox.network.acknowledge', 'looser'],
  ]);
});

describe('policy diff of calls with hosts', () => {
  const head = "version: 1\nname: x\nrules:\n  - { id: reads, when: { read: '**' }, decision: allow }\n";
  const sealed =
    '  - { id: ask, when: { command: [npm, "**"] }, decision: allow, hosts: [a.example], sees: [.npmrc], uploadMb: 5 }\n';
  const acknowledged =
    '  - { id: install, when: { command: [npm, ci] }, decision: allow, hosts: [a.example], acknowledge: executes-workspace }\n';
  const compare = async (before: string, after: string) => {
    const [old, now] = [await loadText(head + before), await loadText(head + after)];
    return [diffPolicies(old, now).some(isLoosening), diffPolicies(now, old).some(isLoosening)];
  };

  test.each([
    ['an acknowledgement', ', sees: [.npmrc]', ', acknowledge: executes-workspace'],
    ['a seen file', '[.npmrc]', '[.npmrc, .env]'],
    ['more bytes', 'uploadMb: 5', 'uploadMb: 6'],
    ['the usual number of bytes', ', uploadMb: 5', ''],
  ])('finds that %s loosens, and that its removal tightens', async (_name, from, to) => {
    // A rule that acknowledges sees no closed file.
    const before = to.includes('acknowledge') ? sealed.replace(from, '') : sealed;
    const after = sealed.replace(from, to);
    expect(await compare(before, after)).toEqual([true, false]);
  });

  test('finds that a call which a removed rule sealed is acknowledged now', async () => {
    expect(await compare(sealed + acknowledged, acknowledged)).toEqual([true, true]);
    // No call is acknowledged, and none sees or sends more.
    expect(await compare(sealed + sealed.replace('id: ask', 'id: other'), sealed)).toEqual([false, false]);
    expect(await compare(acknowledged, '')).toEqual([false, true]);
  });
});
