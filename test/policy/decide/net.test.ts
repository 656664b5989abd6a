import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Access } from '../../../src/core/types/access.ts';
import { isAllowed } from '../../../src/core/types/decision.ts';
import { publicRegistries } from '../../../src/policy/decide/hosts/registry-addresses.ts';
import { diffPolicies } from '../../../src/policy/tools/diff.ts';
import type { ResolvedPolicy } from '../../../src/policy/resolve/load.ts';
import { call, checkText, loadRules, loadText, readProblems } from '../test-policy.ts';

const head = 'version: 1\nname: x\n';

function connect(host: string, port = 443, scheme = 'https'): Access {
  return { type: 'connect', host, port, scheme };
}

function decideConnection(policy: ResolvedPolicy, ...args: Parameters<typeof connect>) {
  return policy.decide(call('exec', [connect(...args)]));
}

async function isOpen(net: string, ...args: Parameters<typeof connect>): Promise<boolean> {
  const policy = await loadRules(`- { id: a, when: { net: ${net} }, decision: allow }`);
  return isAllowed(decideConnection(policy, ...args).decision);
}

/** Uses the same condition in a denial, and returns whether the denial decides the connection. */
async function isClosed(net: string, ...args: Parameters<typeof connect>): Promise<boolean> {
  const policy = await loadRules(`- { id: a, when: { net: ${net} }, decision: deny }`);
  return decideConnection(policy, ...args).rule === 'a';
}

describe('an allowed host', () => {
  test.each([
    ['{ host: api.example.com }', ['api.example.com']],
    ['{ host: api.example.com }', ['API.Example.com']],
    ['{ host: api.example.com }', ['api.example.com.']],
    ['{ host: API.EXAMPLE.COM. }', ['api.example.com']],
    ['{ host: api.example.com }', ['api.example.com', 80, 'http']],
    ['{ host: bücher.example }', ['xn--bcher-kva.example']],
    ['{ host: xn--bcher-kva.example }', ['BÜCHER.example']],
    ['{ host: "*.example.com" }', ['a.b.example.com']],
    ['{ host: [a.example, b.example] }', ['b.example']],
    ['{ host: 127.0.0.1, port: 8080, scheme: http }', ['127.0.0.1', 8_080, 'http']],
    ['{ host: "[::1]" }', ['[0:0:0:0:0:0:0:1]']],
    ['{ host: a.example, port: [8080, 9090] }', ['a.example', 9_090]],
    ['{ host: a.example, scheme: wss }', ['a.example', 443, 'wss']],
    ['{ host: a.example, scheme: ssh, port: 22 }', ['a.example', 22, 'ssh']],
    ['{ scheme: https }', ['anything.example']],
  ] as const)('%s takes in %j', async (net, args) => {
    expect(await isOpen(net, ...(args as unknown as Parameters<typeof connect>))).toBe(true);
  });

  test.each([
    ['{ host: example.com }', ['evil-example.com']],
    ['{ host: example.com }', ['example.com.evil.example']],
    ['{ host: example.com }', ['a.example.com']],
    ['{ host: "*.example.com" }', ['example.com']],
    ['{ host: "*.example.com" }', ['evilexample.com']],
    ['{ host: "*.example.com" }', ['.example.com']],
    ['{ host: example.com }', ['user@example.com']],
    ['{ host: example.com }', ['example.com:443']],
    ['{ host: example.com }', ['example.com/x']],
    ['{ host: example.com }', ['example.com\\@evil.example']],
    ['{ host: example.com }', ['example.com#evil']],
    ['{ host: example.com }', ['exam\tple.com']],
    ['{ host: example.com }', ['example.com\n']],
    ['{ host: example.com }', ['example.com..']],
    ['{ host: example.com }', ['example%2ecom']],
    ['{ host: example.com }', ['']],
    ['{ host: example.com }', ['example.com', 8_443]],
    ['{ host: example.com }', ['example.com', 80]],
    ['{ host: example.com }', ['example.com', 443, 'http']],
    ['{ host: example.com }', ['example.com', 443, 'wss']],
    ['{ host: example.com }', ['example.com', 22, 'ssh']],
    ['{ host: example.com, scheme: ssh }', ['example.com', 22, 'ssh']],
    ['{ scheme: https }', ['127.0.0.1']],
    ['{ scheme: https }', ['0x7f.1']],
    ['{ scheme: https }', ['2130706433']],
    ['{ scheme: https }', ['[::1]']],
    ['{ port: 443 }', ['10.0.0.1']],
  ] as const)('%s does not take in %j', async (net, args) => {
    expect(await isOpen(net, ...(args as unknown as Parameters<typeof connect>))).toBe(false);
  });
});

describe('a denied host', () => {
  test.each([
    ['{ host: example.com }', ['EXAMPLE.com.', 9_999, 'ssh']],
    ['{ host: example.com }', ['user@anything']],
    ['{ host: example.com }', ['']],
    ['{ host: 127.0.0.1 }', ['0x7f000001']],
    ['{ scheme: http }', ['10.0.0.1', 8_080, 'HTTP']],
    ['{ host: "registry:npm" }', ['anything.example']],
  ] as const)('%s takes in %j', async (net, args) => {
    expect(await isClosed(net, ...(args as unknown as Parameters<typeof connect>))).toBe(true);
  });

  test('wins over one that is allowed', async () => {
    const policy = await loadRules(
      '- { id: a, when: { net: { host: "*.example.com" } }, decision: allow }\n- { id: b, when: { net: { host: evil.example.com } }, decision: deny }',
    );
    expect(decideConnection(policy, 'ok.example.com').decision).toBe('allow');
    expect(decideConnection(policy, 'EVIL.example.com.')).toMatchObject({ decision: 'deny', rule: 'b' });
  });
});

test('only a rule about connections opens one', async () => {
  const policy = await loadText(
    `${head}defaults: { decision: allow, opaque: allow }\nrules:\n  - { id: a, when: { tool: exec }, decision: allow }\n`,
  );
  expect(decideConnection(policy, 'a.example')).toMatchObject({ decision: 'deny', rule: 'default' });
});

test('a denied connection is reported with the allowed hosts and the rule that would allow it', async () => {
  const policy = await loadRules('- { id: a, when: { net: { host: a.example } }, decision: allow }');
  const verdict = decideConnection(policy, 'B.example.', 8_443);
  expect(verdict.instead).toBe('Allowed: connection to a.example on port 80 or 443.');
  expect(decideConnection(policy, 'a.example', 8_443).instead).toBe(
    'Allowed: connection to a.example on port 80 or 443.',
  );
  expect(decideConnection(policy, 'b.example').instead).toBe('Allowed: connection to a.example.');
  expect(verdict.suggestion).toBe(
    '- id: allow-connect-b-example\n  when:\n    net:\n      host: b.example\n      port: 8443\n  decision: allow\n',
  );
});

describe('an invalid host', () => {
  test.each([
    ['https://a.example', 'a host is written without a scheme; use "scheme" for it'],
    ['u@a.example', 'a host is written without a user'],
    ['a.example/x', 'a host is written without a path'],
    ['a.example:8080', 'a host is written without a port; use "port" for it'],
    ['*', 'name the hosts; "*" alone would be all of them'],
    ['a.*.example', 'only a leading "*." matches other names'],
    ['*.example', '"*.example" would be every name of a top-level domain'],
    ['*.10.0.0.1', 'nothing is below an IP address'],
    ['registry:nmp', 'there is no registry "nmp"; did you mean "npm"?'],
    ['registry:cpan', 'there is no registry "cpan"; known: npm, pypi, go, crates, rubygems, maven, packagist'],
    ['a b', 'this is no host that a URL could name'],
    ['', 'the host is empty'],
  ])('is refused: %s', async (host, message) => {
    const text = `${head}rules: [{ id: a, when: { net: { host: ${JSON.stringify(host)} } }, decision: deny }]\n`;
    expect(await readProblems(text)).toEqual([`3:39 ${message}`]);
  });

  test('is refused with its place and the nearest name for everything else, too', async () => {
    const text = `${head}rules:\n  - id: a\n    when:\n      net: { hots: a.example, scheme: htps, port: 70000, method: FETCH }\n    decision: deny\n`;
    expect(await readProblems(text)).toEqual([
      '6:14 unknown key "hots" (did you mean "host"?)',
      '6:39 "scheme" takes one of: http, https, ws, wss, ftp, ssh, git, tcp, udp (did you mean "https"?)',
      '6:51 a port is at most 65535',
      '6:66 "method" takes one of: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS (did you mean "PATCH"?)',
    ]);
  });
});

describe('a registry', () => {
  const rules = '- { id: a, when: { net: { host: [registry:npm, a.example] } }, decision: allow }';
  const grant = { host: 'registry.npmjs.org', port: 443, private: false, rule: 'a' };

  test('means its public hosts, also in the resolved policy', async () => {
    const policy = await loadRules(rules);
    expect(decideConnection(policy, 'registry.npmjs.org').decision).toBe('allow');
    expect(decideConnection(policy, 'npm.corp.example').decision).toBe('deny');
    expect(decideConnection(policy, 'registry.npmjs.org').grant.hosts).toEqual([grant]);
    expect(decideConnection(policy, 'pypi.org').decision).toBe('deny');
  });

  test('means the hosts that the policy names instead, which may be private', async () => {
    const named = `${head}sandbox: { network: { registries: { npm: ['npm.corp.example:8443'] } } }\nrules:\n  ${rules}\n`;
    const policy = await loadText(named);
    expect(decideConnection(policy, 'registry.npmjs.org').decision).toBe('deny');
    expect(policy.resolvedYaml).toContain('npm.corp.example:8443');
    expect((await loadText(policy.resolvedYaml)).resolvedYaml).toContain('npm.corp.example:8443');
    expect(policy.sha256).not.toBe((await loadRules(rules)).sha256);
    const differences = diffPolicies(await loadRules(rules), policy);
    expect(differences.map(({ place, relation }) => `${place} ${relation}`)).toEqual([
      'sandbox.network.registries.npm not comparable',
    ]);
  });

  test('of the policy is a known registry with valid hosts', async () => {
    const text = `${head}sandbox: { network: { registries: { nmp: [a.example], npm: ['https://a.example'] } } }\n`;
    expect((await readProblems(text)).join('\n')).toMatch(/"nmp" \(did you mean "npm"\?\)|unknown key "nmp"/);
    expect((await readProblems(text)).join('\n')).toContain('this is no host, or host and port');
  });

  test.each(['registry:pypi', 'a.example:99999'])('has hosts with ports that exist: %s is refused', async (address) => {
    const text = `${head}sandbox: { network: { registries: { npm: ['${address}'] } } }\n`;
    expect((await readProblems(text)).join('\n')).toContain('this is no host, or host and port');
  });

  test('is listed with its public hosts in docs/policy-keys.md', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../docs/policy-keys.md'), 'utf8');
    for (const [name, hosts] of Object.entries(publicRegistries))
      expect(docs).toContain(`| \`registry:${name}\` | ${hosts.map((host) => `\`${host}\``).join(', ')} |\n`);
  });
});

test('diff lists hosts and ports that are opened to every command', async () => {
  const opened = await loadText(
    `${head}sandbox: { network: { allow: [{ host: a.example, port: 443 }], acknowledge: executes-workspace, setup: [{ host: b.example, port: 443 }], forward: [5432] } }\nrules: []\n`,
  );
  const differences = diffPolicies(await loadText(`${head}rules: []\n`), opened);
  expect(differences.map(({ place, relation }) => `${place} ${relation}`)).toEqual([
    'sandbox.network.allow looser',
    'sandbox.network.setup looser',
    'sandbox.network.forward looser',
    'sandbox.network.acknowledge looser',
  ]);
});

test('check refuses an allow of every host', async () => {
  const findings = await checkText(
    `${head}rules:\n  - { id: a, when: { net: { scheme: https } }, decision: allow, reason: r, examples: { match: ["https://a.example"], not: ["http://a.example", "https://a.example:8080", "https://10.0.0.1"] } }\n`,
  );
  expect(findings.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['error any-host']);
});

test('examples of connections are checked', async () => {
  const text = `${head}rules:\n  - { id: a, when: { net: { host: a.example } }, decision: allow, examples: { match: [b.example], not: ["https://a.example:443"] } }\n`;
  const problems = await readProblems(text);
  expect(problems[0]).toContain('its example "b.example" does not match');
  expect(problems[1]).toContain('must not match "https://a.example:443", and does');
});

test('the sandbox receives the hosts that are open to every command, and the denied ones', async () => {
  const policy = await loadText(
    `${head}sandbox: { network: { allow: [API.example., "*.b.example", { host: c.example, port: [22, 8443] }, { host: "[::1]", port: 80 }, { host: db.example, port: 5432, private: true }], setup: [{ host: registry.example, port: 443 }], forward: [5432], acknowledge: executes-workspace } }
rules:
  - { id: f, when: { net: { host: x.b.example }, turn: { lte: 3 } }, decision: deny }
  - { id: g, when: { net: { host: registry:npm, port: 1 } }, decision: deny }
  - { id: h, when: { net: { host: of-one-call.example } }, decision: allow }
  - { id: j, when: { command: [npm, ci] }, decision: allow, hosts: [of-a-command.example], acknowledge: executes-workspace }
  - { id: i, when: { net: { host: asked.example } }, decision: escalate }
`,
  );
  const open = (host: string, port: number, isPrivate = false) => ({
    host,
    port,
    private: isPrivate,
    rule: 'sandbox-network',
  });
  expect(policy.view().network).toEqual({
    allow: [
      open('api.example', 80),
      open('api.example', 443),
      open('*.b.example', 80),
      open('*.b.example', 443),
      open('c.example', 22),
      open('c.example', 8443),
      open('::1', 80),
      open('db.example', 5432, true),
    ],
    setup: [open('registry.example', 443)],
    deny: [
      { hosts: ['x.b.example'], ports: null, rule: 'f', holds: 'always' },
      { hosts: null, ports: [1], rule: 'g', holds: 'always' },
      { hosts: ['asked.example'], ports: null, rule: 'i', holds: 'unless-granted' },
    ],
    forward: [5432],
    acknowledged: true,
  });
  expect(decideConnection(policy, 'api.example')).toMatchObject({ decision: 'allow', rule: 'sandbox-network' });
  expect(decideConnection(policy, 'x.b.example').decision).toBe('deny');
  expect(decideConnection(policy, 'of-one-call.example').grant.hosts).toEqual([
    { host: 'of-one-call.example', port: 443, private: false, rule: 'h' },
  ]);
  // The host that an approval would open.
  expect(decideConnection(policy, 'asked.example')).toMatchObject({
    decision: 'escalate',
    grant: { kind: 'request', hosts: [{ host: 'asked.example', port: 443, rule: 'i' }] },
  });
  for (const host of ['other.example', 'registry.example'])
    expect(decideConnection(policy, host), host).toMatchObject({
      decision: 'deny',
      grant: { kind: 'none', hosts: [] },
    });
});

test('without hosts in a rule or setting, commands have no network', async () => {
  const open = '- { id: a, when: { command: [npm, ci] }, decision: allow, hosts: [a.example] }';
  expect((await loadRules(open)).view().network).toEqual({
    allow: [],
    setup: [],
    deny: [],
    forward: [],
    acknowledged: false,
  });
  expect((await loadText(`${head}rules: []\n`)).view().network).toBeNull();
  expect(
    (await loadRules('- { id: a, when: { net: { host: a.example } }, decision: deny }')).view().network,
  ).toBeNull();
});

describe('a method', () => {
  const ask = (policy: ResolvedPolicy, tool: string, method: string | null, host = 'a.example') =>
    policy.decide(
      call(tool, [{ type: 'connect', host, port: 443, scheme: 'https', ...(method !== null && { method }) }]),
    );

  test('is a condition on the harness’s own requests', async () => {
    const policy = await loadRules(
      '- { id: a, when: { tool: http, net: { host: a.example, method: [GET, HEAD] } }, decision: allow }\n' +
        '- { id: b, when: { tool: [http, fetchUrl], net: { host: b.example } }, decision: allow }\n' +
        '- { id: c, when: { tool: http, net: { host: b.example, method: DELETE } }, decision: deny }',
    );
    expect(ask(policy, 'http', 'GET')).toMatchObject({ decision: 'allow', rule: 'a' });
    expect(ask(policy, 'http', 'POST')).toMatchObject({ decision: 'deny', rule: 'default' });
    expect(ask(policy, 'fetchUrl', 'GET')).toMatchObject({ decision: 'deny', rule: 'default' });
    expect(ask(policy, 'http', 'POST', 'b.example')).toMatchObject({ decision: 'allow', rule: 'b' });
    expect(ask(policy, 'http', 'DELETE', 'b.example')).toMatchObject({ decision: 'deny', rule: 'c' });
    // A call without a known method matches every denial of a method, and no allow.
    expect(ask(policy, 'http', null)).toMatchObject({ decision: 'deny', rule: 'default' });
    expect(ask(policy, 'http', null, 'b.example')).toMatchObject({ decision: 'deny', rule: 'c' });
  });

  test('of a rule about requests opens and closes nothing for commands', async () => {
    const policy = await loadRules(
      '- { id: a, when: { tool: http, net: { host: a.example, method: GET } }, decision: allow }\n' +
        '- { id: b, when: { tool: http, net: { method: POST } }, decision: deny }',
    );
    expect(policy.view().network).toBeNull();
    expect(ask(policy, 'exec', null)).toMatchObject({ decision: 'deny', rule: 'default' });
    expect(ask(policy, 'http', 'POST')).toMatchObject({ decision: 'deny', rule: 'b' });
    expect(policy.summary).toContain('Requests of http reach: GET request to a.example.');
    expect(policy.summary).toContain('Denied: tool is http, POST request to any host.');
  });

  test.each([
    ['{ net: { host: a, method: GET } }', ''],
    ['{ tool: exec, net: { host: a, method: GET } }', ''],
    ['{ tool: [http, exec], net: { host: a, method: GET } }', ''],
    ['{ tool: "http*", net: { host: a, method: GET } }', ''],
    ['{ tool: exec, net: { host: a } }', ', unless: { net: { method: GET } }'],
  ])('needs a rule about requests alone: %s%s', async (when, unless) => {
    const problems = await readProblems(`${head}rules: [{ id: a, when: ${when}${unless}, decision: deny }]\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('no proxy sees the method of a command’s connection');
    expect(problems[0]).toContain('Add tool: [fetchUrl, http] to when');
  });

  test('precedes the host in an example', async () => {
    const rule = (match: string, not: string): string =>
      `${head}rules: [{ id: a, when: { tool: http, net: { host: a.example, method: POST } }, decision: allow, examples: { match: [${match}], not: [${not}] } }]\n`;
    await loadText(rule('"POST https://a.example"', '"GET https://a.example", a.example'));
    expect(await readProblems(rule('https://a.example', 'x'))).toEqual([
      expect.stringContaining('its example "https://a.example" does not match'),
    ]);
  });

  test('is suggested with the tool and the host', async () => {
    const policy = await loadRules('- { id: a, when: { read: x }, decision: allow }');
    expect(ask(policy, 'http', 'POST').suggestion).toBe(
      '- id: allow-connect-a-example\n  when:\n    tool: http\n    net:\n      host: a.example\n      method: POST\n  decision: allow\n',
    );
  });

  test('covers only the rules that it makes superfluous', async () => {
    const checked = await checkText(
      `${head}rules:
  - { id: no-writes, when: { tool: http, net: { host: '*.example.com', method: [POST, PUT] } }, decision: deny, reason: x }
  - { id: shadowed, when: { tool: http, net: { host: a.example.com, method: POST } }, decision: allow, reason: x }
  - { id: open, when: { tool: http, net: { host: a.example.com, method: GET } }, decision: allow, reason: x }
  - { id: all, when: { tool: http, net: { host: a.example.com } }, decision: allow, reason: x }
`,
    );
    expect(checked.filter(({ code }) => code === 'shadowed-rule').map(({ ruleId }) => ruleId)).toEqual(['shadowed']);
  });
});

test('a host for commands in a net rule is an error, since such a rule opens none', async () => {
  const list = async (when: string) =>
    (await checkText(`${head}rules: [{ id: a, when: ${when}, decision: allow, reason: x }]\n`))
      .filter(({ code }) => code === 'net-for-commands')
      .map(({ severity }) => severity);
  expect(await list('{ tool: exec, net: { host: a.example } }')).toEqual(['error']);
  expect(await list('{ tool: [exec, http], net: { host: a.example } }')).toEqual([]);
  expect(await list('{ tool: exec, net: { host: a.example }, justified: true }')).toEqual([]);
});

describe('tools that make requests', () => {
  test.each([
    ['rules: [{ id: a, when: { read: x }, decision: allow }]', false],
    ['rules: [{ id: a, when: { tool: exec, net: { host: a.example } }, decision: allow }]', false],
    ['rules: [{ id: a, when: { net: { host: a.example } }, decision: allow, audit: true }]', false],
    ['rules: [{ id: a, when: { tool: http, net: { host: a.example } }, decision: allow }]', true],
    ['rules: [{ id: a, when: { net: { host: a.example } }, decision: escalate }]', true],
    ['sandbox: { network: { allow: [a.example], acknowledge: executes-workspace } }', true],
  ])('are offered if a host is open to them: %s', async (text, offered) => {
    const policy = await loadText(`${head}${text}\n`);
    expect(policy.view().isOffered('http')).toBe(offered);
    expect(policy.view().isOffered('exec')).toBe(true);
  });
});

test('a profile that leaves fewer hosts open closes the others to every tool', async () => {
  const text = `${head}sandbox: { network: { allow: [a.test, b.test], acknowledge: executes-workspace } }
profiles: { fork: { sandbox: { network: { allow: [b.test], acknowledge: executes-workspace } } } }
rules: [{ id: run, when: { command: [curl, '**'] }, decision: allow }]
`;
  const ask = async (fork: boolean, host: string) => {
    const known = { event: 'pull_request', ref: 'refs/heads/main', label: '', fork } as const;
    const people = { actorPermission: 'write', actorAssociation: 'MEMBER', authorAssociation: 'MEMBER' } as const;
    const policy = await loadText(text, { facts: { ...known, ...people } });
    return ['exec', 'http'].map((tool) => isAllowed(policy.decide(call(tool, [connect(host)])).decision));
  };
  expect(await ask(false, 'a.test')).toEqual([true, true]);
  expect(await ask(true, 'b.test')).toEqual([true, true]);
  expect(await ask(true, 'a.test')).toEqual([false, false]);
});
