import { expect, test } from 'vitest';
import { describeGrant, type CallGrant } from '../../../src/core/types/network.ts';
import { explainCall, renderExplanation } from '../../../src/policy/decide/explain.ts';
import type { ResolvedPolicy } from '../../../src/policy/resolve/load.ts';
import { call, command, loadRules, loadText, readProblems } from '../test-policy.ts';

const base = `
- { id: any, when: { tool: exec, contained: true }, decision: allow }
- { id: reads, when: { read: "**" }, decision: allow }
`;
const ask = '- { id: ask, when: { command: [npm, "**"] }, decision: allow, hosts: [a.example:443] }\n';
const install =
  '- { id: install, when: { command: [npm, ci] }, decision: allow, hosts: [b.example:443], acknowledge: executes-workspace }\n';

const readGrant = (policy: ResolvedPolicy, ...words: string[]): CallGrant =>
  policy.decide(call('exec', [command(...words)])).grant;
const shell = (text: string): string[] => ['bash', '-lc', text];

test('a call with hosts is sealed unless every rule that gives it hosts acknowledges', async () => {
  const sealed = await loadRules(base + ask);
  expect(readGrant(sealed, 'npm', 'view', 'x')).toMatchObject({ kind: 'sealed', uploadMb: 10, sees: [] });
  const acknowledged = await loadRules(base + install);
  expect(readGrant(acknowledged, 'npm', 'ci')).toMatchObject({ kind: 'acknowledged', uploadMb: 10 });
  const both = await loadRules(base + ask + install);
  expect(readGrant(both, 'npm', 'ci')).toMatchObject({
    kind: 'sealed',
    hosts: [{ host: 'a.example' }, { host: 'b.example' }],
  });
  expect(readGrant(both, 'npm', 'test').kind).toBe('sealed');
  expect(readGrant(both, 'make').kind).toBe('none');
});

test('of several rules a call sees the files that each names, and may send the least', async () => {
  const rule = (id: string, more: string): string =>
    `- { id: ${id}, when: { command: [npm, "**"] }, decision: allow, hosts: ["${id}.example"]${more} }\n`;
  const one = await loadRules(rule('a', ', sees: [.npmrc, b/.npmrc], uploadMb: 50'));
  expect(readGrant(one, 'npm', 'view', 'x')).toMatchObject({ sees: ['.npmrc', 'b/.npmrc'], uploadMb: 50 });
  const two = await loadRules(rule('a', ', sees: [.npmrc, b/.npmrc], uploadMb: 50') + rule('b', ', sees: [.npmrc]'));
  expect(readGrant(two, 'npm', 'view', 'x')).toMatchObject({ sees: ['.npmrc'], uploadMb: 50 });
  const three = await loadRules(rule('a', ', sees: [.npmrc], uploadMb: 50') + rule('b', ', uploadMb: 2'));
  expect(readGrant(three, 'npm', 'view', 'x')).toMatchObject({ sees: [], uploadMb: 2 });
});

test('a profile that gives the same hosts without the acknowledgement seals the call', async () => {
  const facts = {
    event: 'push',
    ref: '',
    label: '',
    fork: true,
    actorPermission: 'write',
    actorAssociation: '',
    authorAssociation: '',
  } as const;
  const narrower = install
    .replace(', acknowledge: executes-workspace', '')
    .replace('- { id: install', '{ id: narrow')
    .trim();
  const policy = await loadText(
    `version: 1\nname: x\nprofiles: { fork: { defaults: { decision: deny }, rules: [${narrower}] } }\nrules:\n${install.replaceAll(/^/gm, '  ')}`,
    { facts },
  );
  expect(readGrant(policy, 'npm', 'ci').kind).toBe('sealed');
});

test('a call may reach the private address of a host if one of its rules says so, whatever the ids of the rules are', async () => {
  for (const [one, other] of [
    ['a', 'b'],
    ['b', 'a'],
  ]) {
    const policy = await loadRules(
      `- { id: ${one}, when: { command: [npm, "**"] }, decision: allow, hosts: [{ host: h.example, port: 443, private: true }] }
- { id: ${other}, when: { command: [npm, ci] }, decision: allow, hosts: [h.example:443] }`,
    );
    expect(readGrant(policy, 'npm', 'ci').hosts).toEqual([{ host: 'h.example', port: 443, private: true, rule: one }]);
  }
});

test.each([
  ['a.example:443', ['a.example:443']],
  ['b.example:443', []],
])('a profile that gives %s leaves of a private host that a rule gives: %j', async (named, left) => {
  const rule = (id: string, hosts: string): string =>
    `{ id: ${id}, when: { command: [npm, ci] }, decision: allow, hosts: [${hosts}] }`;
  const policy = await loadText(
    `version: 1
name: x
profiles: { fork: { rules: [${rule('narrow', named)}] } }
rules:
  - ${rule('wide', '{ host: a.example, port: 443, private: true }')}
`,
    {
      facts: {
        event: 'push',
        ref: '',
        label: '',
        fork: true,
        actorPermission: 'write',
        actorAssociation: '',
        authorAssociation: '',
      },
    },
  );
  const { hosts } = readGrant(policy, 'npm', 'ci');
  expect(hosts.some((host) => host.private)).toBe(false);
  expect(hosts.map(({ host, port }) => `${host}:${port}`)).toEqual(left);
});

test('a custom tool with hosts is sealed unless it acknowledges', async () => {
  const load = (more: string) =>
    loadText(
      `version: 1\nname: x\ncustomTools: { look: { description: d, command: [curl, https://a.example/], network: [a.example]${more} } }\nrules:\n  - { id: look, when: { tool: look }, decision: allow }\n`,
    );
  const decide = async (more: string) =>
    (await load(more)).decide(call('look', [command('curl', 'https://a.example/')])).grant;
  expect(await decide('')).toMatchObject({ kind: 'sealed', hosts: [{ host: 'a.example' }, { host: 'a.example' }] });
  expect((await decide(', acknowledge: executes-workspace')).kind).toBe('acknowledged');
  expect(
    await readProblems(
      'version: 1\nname: x\ncustomTools:\n  look: { description: d, command: [ls], acknowledge: executes-workspace }\nrules: []\n',
    ),
  ).toEqual([expect.stringMatching(/^4:\d+ acknowledge is about a command with hosts, and the tool has none/)]);
});

test('a request of the harness is no process with hosts', async () => {
  const policy = await loadRules('- { id: get, when: { tool: http, net: { host: a.example } }, decision: allow }');
  const access = { type: 'connect', host: 'a.example', port: 443, scheme: 'https', method: 'GET' } as const;
  expect(policy.decide(call('http', [access])).grant).toMatchObject({
    kind: 'request',
    hosts: [{ host: 'a.example' }],
  });
});

test('a call that gets no hosts because of another command or its directory names the command to send alone', async () => {
  const policy = await loadRules(base + ask);
  const readAlone = (...words: string[]): string => policy.decide(call('exec', [command(...words)])).alone;
  for (const words of [
    shell('npm ci && make'),
    shell('npm ci | tee log'),
    shell('npm ci; for f in $X; do $f; done'),
    shell('NODE_OPTIONS=x npm ci'),
  ])
    expect(readAlone(...words), words.join(' ')).toBe('npm ci');
  for (const directory of ['/tmp', '"$HOME"', '..'])
    expect(readAlone(...shell(`cd ${directory} && npm ci`)), directory).toBe('npm ci');
  const elsewhere = { ...command('npm', 'ci'), cwd: '/usr' };
  expect(policy.decide(call('exec', [elsewhere]))).toMatchObject({ alone: 'npm ci', grant: { kind: 'none' } });
  for (const words of [
    ['npm', 'ci'],
    shell('cd app && npm ci | tail -5'),
    shell('make; ls'),
    shell('npm ci && npm view x && make'),
  ])
    expect(readAlone(...words), words.join(' ')).toBe('');
});

test('sees, uploadMb and acknowledge need hosts, and an acknowledged call sees no closed file', async () => {
  const read = (more: string, when = 'command: [npm] }, decision: allow'): Promise<string[]> =>
    readProblems(`version: 1\nname: x\nrules:\n  - { id: a, when: { ${when}, ${more} }\n`);
  for (const when of [undefined, 'command: [npm] }, decision: deny', 'net: { host: a.example } }, decision: deny'])
    expect(await read('acknowledge: executes-workspace', when), when).toEqual([
      expect.stringMatching(
        /^4:\d+ acknowledge is about a call with hosts, and the rule gives none \(Add `hosts: \[HOST\]` .*, or remove acknowledge\.\)$/,
      ),
    ]);
  // A retry has the host of the `net` rule.
  await loadRules(
    '- { id: a, when: { net: { host: a.example } }, decision: allow, acknowledge: executes-workspace }\n',
  );
  expect(await read('sees: [.npmrc]')).toEqual([expect.stringContaining('sees is about a call with hosts')]);
  expect(await read('uploadMb: 3')).toEqual([expect.stringContaining('uploadMb is about a call with hosts')]);
  expect(await read('hosts: [a.example], acknowledge: executes-workspace, sees: [.npmrc]')).toEqual([
    expect.stringContaining('sees is for sealed calls'),
  ]);
  for (const path of ['/etc/shadow', '../x', '*.key', 'a/../b'])
    expect(await read(`hosts: [a.example], sees: ["${path}"]`), path).toEqual([
      expect.stringContaining('a seen file is written as its path'),
    ]);
});

test('policy explain states the kind of the call and its hosts', async () => {
  const policy = await loadRules(base + install);
  const render = (...words: string[]): string =>
    renderExplanation(explainCall(policy, call('exec', [command(...words)])));
  expect(render('npm', 'ci')).toContain(
    'Acknowledged: it runs in the agent’s workspace, reaches b.example:443, and may send 10 MB. While it runs, whatever the run can read may leave to them.',
  );
  expect(render(...shell('npm ci && make'))).toContain('A rule gives hosts to `npm ci` only if no other command');
  expect(describeGrant({ ...readGrant(policy, 'npm', 'ci'), kind: 'sealed', sees: ['.npmrc'] })).toBe(
    'Sealed: it reaches b.example:443, may send 10 MB, and sees nothing that the agent wrote, but .npmrc. Of its files only those below /tmp/downloads are kept.',
  );
});
