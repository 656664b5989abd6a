import { expect, test } from 'vitest';
import { createServerAccess } from '../../../src/core/types/mcp.ts';
import type { CallToDecide } from '../../../src/core/types/decision.ts';
import type { PolicyFacts } from '../../../src/core/types/policy-facts.ts';
import { type ResolvedPolicy, loadPolicy } from '../../../src/policy/resolve/load.ts';
import { checkText, createOptions, loadText, readProblems } from '../test-policy.ts';
import { diffPolicies } from '../../../src/policy/tools/diff.ts';
import { createRowCall } from '../../../src/policy/tools/test-row.ts';

const facts: PolicyFacts = {
  event: 'pull_request',
  ref: '',
  label: '',
  actorPermission: 'write',
  actorAssociation: '',
  authorAssociation: null,
  fork: true,
};

function decide(policy: ResolvedPolicy, tool: string, more: Partial<CallToDecide> = {}) {
  return policy.decide({
    tool,
    origin: 'structured',
    args: {},
    accesses: [createServerAccess(tool)],
    turn: 1,
    justified: false,
    rulesUsed: new Map(),
    history: [],
    changes: null,
    tainted: false,
    ...more,
  });
}

const head = (servers: string, rules: readonly string[] = []): string =>
  `version: 1\nname: p\nmcp: { servers: { ${servers} } }\nrules:\n${rules.map((rule) => `  - ${rule}\n`).join('') || '  []\n'}`;

test('a tool of a server is allowed by a rule that names it or its server, and by nothing wider', async () => {
  const allow = async (tool: string, defaults = '') =>
    loadText(
      `${head('git: { command: [x] }', [`{ id: r, when: { tool: ${tool} }, decision: allow, reason: x }`])}${defaults}`,
    );
  for (const tool of ['mcp.git.log', "'mcp.git.*'", "'mcp.git.l*'", '[exec, mcp.git.log]'])
    expect(decide(await allow(tool), 'mcp.git.log').decision, tool).toBe('allow');
  for (const tool of [
    "'*'",
    "'mcp.*'",
    "'mcp.g*'",
    "'mcp.*.log'",
    "'mcp.git*'",
    'mcp.git.status',
    "'mcp.hub.*'",
    'exec',
  ])
    expect(decide(await allow(tool), 'mcp.git.log'), tool).toMatchObject({ decision: 'deny', rule: 'default-opaque' });
  // The general default does not apply to opaque accesses.
  const open = await allow('exec', 'defaults: { decision: allow }\n');
  expect(decide(open, 'mcp.git.log').decision).toBe('deny');
  expect(decide(await allow('exec', 'defaults: { opaque: allow }\n'), 'mcp.git.log').decision).toBe('allow');
});

test('conditions, denials and limits apply to tools of servers as to other tools', async () => {
  const policy = await loadText(
    head('git: { command: [x] }', [
      "{ id: all, when: { tool: 'mcp.git.*', tainted: false }, decision: allow, reason: x }",
      '{ id: main, when: { tool: mcp.git.push, args: { /branch: { equals: main } } }, decision: deny, reason: Not main. }',
    ]),
  );
  expect(decide(policy, 'mcp.git.push', { args: { branch: 'topic' } }).decision).toBe('allow');
  expect(decide(policy, 'mcp.git.push', { args: { branch: 'main' } })).toMatchObject({
    decision: 'deny',
    rule: 'main',
  });
  expect(decide(policy, 'mcp.git.push', { args: { branch: 'topic' }, tainted: true }).decision).toBe('deny');
});

test('the model receives only those tools of servers that a rule could allow', async () => {
  const rules = [
    '{ id: a, when: { tool: mcp.git.log, tainted: false }, decision: allow, reason: x }',
    '{ id: b, when: { tool: mcp.git.push }, decision: escalate, reason: x, escalate: { label: l } }',
    "{ id: c, when: { tool: 'mcp.git.*' }, decision: deny, reason: x, audit: true }",
    '{ id: d, when: { tool: mcp.git.reset }, decision: deny, reason: x }',
  ];
  const policy = await loadText(head('git: { command: [x] }', rules));
  const offered = ['log', 'push', 'reset', 'status'].filter((tool) => policy.view().isOffered(`mcp.git.${tool}`));
  expect(offered).toEqual(['log', 'push']);
  expect(policy.summary).toContain('Tools of MCP servers that are allowed: mcp.git.log.');
  expect(['readMcpResource', 'exec'].filter((tool) => policy.view().isOffered(tool))).toEqual(['exec']);
});

test('a pack offers tools of servers only if it names them', async () => {
  const withPack = async (tools: string) =>
    loadText(
      `${head('git: { command: [x] }', ["{ id: r, when: { tool: 'mcp.git.*' }, decision: allow, reason: x }"])}tools: { pack: own, packs: { own: { tools: ${tools} } } }\n`,
    );
  expect(decide(await withPack('[exec]'), 'mcp.git.log')).toMatchObject({ decision: 'deny', rule: 'tools' });
  expect(decide(await withPack("[exec, 'mcp.git.*']"), 'mcp.git.log').decision).toBe('allow');
});

test('servers are read with their defaults, and are listed in the resolved policy', async () => {
  const policy = await loadText(
    head(
      `git: { command: [node, s.mjs], cwd: tools, env: { A: b }, workspace: none, network: [api.example.com], callTimeoutMs: 5 }, bare: { command: [x] }, far: { url: 'https://MCP.example.com/v1', headers: { authorization: { env: T } } }`,
    ),
  );
  expect(policy.settings.mcpServers).toEqual([
    {
      type: 'command',
      name: 'git',
      command: ['node', 's.mjs'],
      cwd: 'tools',
      env: { A: 'b' },
      workspace: 'none',
      network: [80, 443].map((port) => ({ host: 'api.example.com', port, private: false, rule: 'mcp.git' })),
      startupTimeoutMs: 30_000,
      callTimeoutMs: 5,
      toolsSha256: null,
      restarts: 0,
    },
    {
      type: 'command',
      name: 'bare',
      command: ['x'],
      cwd: '.',
      env: {},
      workspace: 'read',
      network: [],
      restarts: 0,
      startupTimeoutMs: 30_000,
      callTimeoutMs: 60_000,
      toolsSha256: null,
    },
    {
      type: 'http',
      name: 'far',
      headers: { authorization: { env: 'T', prefix: '' } },
      network: [{ host: 'mcp.example.com', port: 443, private: false, rule: 'mcp.far' }],
      url: { href: 'https://mcp.example.com/v1', scheme: 'https', host: 'mcp.example.com', port: 443 },
      startupTimeoutMs: 30_000,
      callTimeoutMs: 60_000,
      toolsSha256: null,
    },
  ]);
  // The resolved text is a policy with the same meaning.
  const again = await loadText(policy.resolvedYaml);
  expect(again.settings.mcpServers).toEqual(policy.settings.mcpServers);
  expect((await loadText(head('bare: { command: [x] }'))).sha256).not.toBe(policy.sha256);
});

test('an invalid server is refused with its place', async () => {
  const refuse = async (server: string) => (await readProblems(head(server))).join('\n');
  expect(await refuse('a__b: { command: [x] }')).toContain('a server is named by');
  expect(await refuse('A: { command: [x] }')).toContain('a server is named by');
  expect(await refuse('constructor.x: { command: [x] }')).toContain('a server is named by');
  expect(await refuse('a: { command: [] }')).toContain('the command is empty');
  expect(await refuse('a: { command: [x], cwd: ../up }')).toContain('no path in the workspace');
  expect(await refuse('a: { command: [x], cwd: /etc }')).toContain(
    'a server starts a program, in a directory of the workspace',
  );
  expect(await refuse('a: { command: [x], env: { GITHUB_TOKEN: x } }')).toContain('a variable that may hold a key');
  expect(await refuse('a: { command: [x], env: { LD_PRELOAD: x } }')).toContain('changes which program runs');
  expect(await refuse('a: { comand: [x] }')).toContain('did you mean "command"?');
  expect(await refuse('a: { command: [x], toolsSha256: abc }')).toContain('toolsSha256 is 64');
});

test('layers add and remove servers, and no layer changes another layer’s server', async () => {
  const files = {
    'base.yml': 'version: 1\nname: b\nmcp: { servers: { git: { command: [x] }, hub: { command: [y] } } }\n',
    'policy.yml': 'version: 1\nname: p\nextends: base.yml\nmcp: { servers: { own: { command: [z] } }, deny: hub }\n',
  };
  const names = async (given: Readonly<Record<string, string>>) =>
    (await loadPolicy(createOptions(given))).settings.mcpServers.map(({ name }) => name);
  expect(await names(files)).toEqual(['git', 'own']);
  const same = {
    ...files,
    'policy.yml': 'version: 1\nname: p\nextends: base.yml\nmcp: { servers: { git: { command: [x] } } }\n',
  };
  expect(await names(same)).toEqual(['git', 'hub']);
  expect(
    await readProblems('version: 1\nname: p\nextends: base.yml\nmcp: { servers: { git: { command: [evil] } } }\n', {
      'base.yml': files['base.yml'],
    }),
  ).toEqual([expect.stringContaining('the server "git" differs from the one in base.yml')]);
});

test('a profile removes servers and never adds or changes one', async () => {
  const names = async (profile: string) =>
    (
      await loadText(`${head('git: { command: [x] }, hub: { command: [y] }')}profiles: { fork: ${profile} }\n`, {
        facts,
      })
    ).settings.mcpServers.map(({ name }) => name);
  expect(await names('{ mcp: { servers: {} } }')).toEqual([]);
  expect(await names('{ mcp: { deny: [git] } }')).toEqual(['hub']);
  expect(await names('{ mcp: { servers: { git: { command: [x] }, new: { command: [n] } } } }')).toEqual(['git']);
  expect(await names('{ mcp: { servers: { git: { command: [other] } } } }')).toEqual([]);
  // A restricting profile without servers keeps them. A complete profile without servers has no server.
  expect(await names('{ limits: { turns: 3 } }')).toEqual(['git', 'hub']);
  expect(await names('{ extends: builtin:read-only }')).toEqual([]);
});

test('network denials apply to servers too, unless the rule names other tools', async () => {
  const deny = (id: string, tool: string): string =>
    `{ id: ${id}, when: { ${tool}net: { host: ${id}.example.com } }, decision: deny, reason: x }`;
  const rules = [
    ...[deny('all', ''), deny('wide', "tool: '*', "), deny('one', 'tool: mcp.git.log, '), deny('run', 'tool: exec, ')],
    '{ id: main, when: { ref: main, net: { host: main.example.com } }, decision: deny, reason: x }',
  ];
  const policy = await loadText(head('git: { command: [x] }', rules), { facts: { ...facts, ref: 'topic' } });
  const { network, deniedToServers } = policy.view();
  expect(network).toBeNull();
  expect(deniedToServers.map(({ rule }) => rule)).toEqual(['all', 'wide', 'one']);
});

test('policy tests and comparisons support tools of servers', async () => {
  const before = await loadText(head('git: { command: [x] }'));
  const after = await loadText(
    head('git: { command: [y] }, hub: { command: [z] }', [
      "{ id: r, when: { tool: 'mcp.git.*' }, decision: allow, reason: x }",
    ]),
  );
  const row = createRowCall({ tool: 'mcp.git.log', decision: 'allow' }, after);
  expect(row === null ? null : after.decide(row).rule).toBe('r');
  expect(diffPolicies(before, after).map(({ place, relation }) => `${place} ${relation}`)).toEqual([
    'mcp.servers.git not comparable',
    'mcp.servers.hub looser',
    'rules.r looser',
  ]);
});

test('policy check reports problems of servers', async () => {
  const findings = await checkText(
    head(`git: { command: [x], network: [api.example.com] }`, [
      "{ id: r, when: { tool: 'mcp.gti.*' }, decision: allow, reason: x }",
    ]),
  );
  expect(findings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['server-reads-and-connects', 'unpinned-server', 'unknown-server']),
  );
  expect(findings.map(({ code }) => code)).not.toContain('any-access');
  const wide = await checkText(
    head(`git: { command: [x] }, hub: { command: [y] }`, [
      "{ id: r, when: { tool: 'mcp.*' }, decision: allow, reason: x }",
    ]),
  );
  expect(wide.filter(({ code }) => code === 'unknown-server' || code === 'any-access')).toMatchObject([
    {
      problem: {
        message: 'mcp.* allows no tool: such a rule names one server',
        hint: expect.stringContaining('The servers of the policy are: git, hub.'),
      },
    },
  ]);
  const quiet = await checkText(
    head(`git: { command: [x], workspace: none, network: [api.example.com], toolsSha256: ${'f'.repeat(64)} }`),
  );
  expect(quiet.filter(({ code }) => code.includes('server'))).toEqual([]);
});
