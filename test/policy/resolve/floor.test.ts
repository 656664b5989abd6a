import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { HarnessError, renderError } from '../../../src/core/types/error.ts';
import { policyFileSchema } from '../../../src/policy/file/schema.ts';
import { compareSettings } from '../../../src/policy/resolve/compare-settings.ts';
import {
  loadPolicy,
  resolveFor,
  type LoadPolicyOptions,
  type ResolvedPolicy,
} from '../../../src/policy/resolve/load.ts';
import { narrowPolicy } from '../../../src/policy/resolve/narrow-policy.ts';
import { allSections } from '../../../src/policy/resolve/settings.ts';
import { checkPolicy } from '../../../src/policy/tools/check.ts';
import { parsePolicyTable, runTable } from '../../../src/policy/tools/policy-tests.ts';
import { cliFacts } from '../../../src/run/policy/load-policy-file.ts';
import { createSignedCertificate } from '../../fixtures/proxy.ts';
import { call, createOptions, decideCommand, decidePath, readLoadError } from '../test-policy.ts';

const floorFile = '/etc/script-harness/policy.yml';
const floorName = `organisation:${floorFile}`;
function createSource(text: string, file = floorFile) {
  const { readFile } = createOptions({ [file]: text });
  return { source: file, origin: '', readFile };
}

function write(own: string): string {
  return `version: 1\nname: x\n${own}\n`;
}

/** A policy of a repository under floors. */
function createBound(repository: string, floors: readonly string[], more: Partial<LoadPolicyOptions> = {}) {
  const sources = floors.map((floor, index) => createSource(write(floor), `/etc/floor-${index + 1}.yml`));
  return createOptions({ 'policy.yml': write(repository) }, { facts: cliFacts, floors: sources, ...more });
}

async function readRefusals(repository: string, floors: readonly string[]): Promise<readonly string[]> {
  const { problems } = await readLoadError(createBound(repository, floors));
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

/** The denials of each floor of the tests. */
const denials = `
  - { id: org-keys, when: { read: "keys/**" }, decision: deny }
  - { id: org-pipelines, when: { write: "ci/**" }, decision: deny }
  - { id: org-curl, when: { command: [curl, "**"] }, decision: deny }
  - { id: org-evil, when: { net: { host: evil.example } }, decision: deny }
  - { id: org-server, when: { tool: mcp.evil.send }, decision: deny }
  - { id: org-deploy, when: { command: [deploy, "**"] }, decision: escalate, escalate: { label: floor, by: admin, ttl: 1h } }`;

/** Every setting, as strict as it can be. Nothing is locked. */
const written = `approvals: untrusted
harness:
  mode: dry-run
  continueOnError: false
  spawn: false
  runtime: quickjs
  providers: { openai: { mode: dry-run }, anthropic: { mode: dry-run } }
  limits: { timeoutMs: 5, handOverMs: 5, runningMs: 5, memoryMb: 5, stackKb: 5, sourceBytes: 5, returnBytes: 5, returnDepth: 5, toolCalls: 5, concurrentToolCalls: 5, concurrency: reject, consoleLines: 5, consoleLinesPerSecond: 5, progressEvents: 5, progressIntervalMs: 5, cleanupMs: 5, workerWaitMs: 5, streamBytes: 5, storeBytes: 5 }
tools: { deny: [webSearch] }
defaults: { decision: deny, opaque: deny }
limits: { turns: 5, toolCalls: 5, denials: 5, identicalCalls: 5, costUsd: 5, tokens: 5, minutes: 5 }
prices: { some-model-1.5: { inputUsd: 5, cachedUsd: 5, cacheWriteUsd: 5, outputUsd: 5 } }
require: { actor: { permission: [admin], association: [OWNER] }, fork: false }
patch: { allow: [] }
taskTemplate: Fix {{number}}.
agents: { models: [], chats: 1, children: 1, depth: 1 }
mcp: { servers: { own: { command: [own] } }, deny: [evil] }
customTools: { ownTool: { description: d, command: [own], parameters: { type: object, properties: {}, additionalProperties: false } } }
search: { format: brave, url: https://search.example/ }
publish: { triage: { labels: [bug] } }
sandbox:
  require: strict
  caches: []
  env: { pass: [CI] }
  setup: { sees: [.npmrc], env: [NPM_TOKEN] }
  git: visible
  unixSockets: deny
  ptrace: deny
  limits: { commandTimeoutMs: 5, memoryMb: 5, processes: 5, fileMb: 5, tmpMb: 5, cacheMb: 5, cpuSeconds: 5, outputMb: 5, freeDiskMb: 5000 }
  network: { allow: [], setup: [a.example], forward: [], registries: { npm: [mirror.example] } }
rules:${denials}`;

/** Nothing but the denials. A floor that denies reading chooses what processes see of the history. */
const denying = `sandbox: { git: visible }
rules:${denials}`;

/** Nothing but the denials, and every section locked at its default. */
const locked = `lock: [approvals, harness, defaults, limits, prices, require, patch, taskTemplate, agents, mcp, customTools, search, publish, sandbox]
tools: { deny: [webSearch] }
${denying}`;

/** An outer bound: what it does not allow is denied. */
const complete = `${denying}
  - { id: org-read, when: { read: "**" }, decision: allow }
  - { id: org-write, when: { write: "src/**" }, decision: allow }
  - { id: org-make, when: { command: [make, "**"] }, decision: allow, limits: { perRun: 1 }, hosts: [a.example], uploadMb: 1 }`;

const open = `
  - { id: read, when: { read: "**" }, decision: allow }
  - { id: write, when: { write: "**" }, decision: allow }
  - { id: any, when: { tool: exec, contained: true }, decision: allow }
  - { id: words, when: { command: [{ any: [curl, cat, deploy, make] }, "**"] }, decision: allow }
  - { id: net, when: { net: { host: [evil.example, a.example] } }, decision: allow }`;

function withRule(rule: string): string {
  return `rules:${open}\n  - ${rule}`;
}

const giving = 'id: give, when: { command: [make, "**"] }, decision: allow, hosts: [evil.example]';
const server = (more: string) => `mcp: { servers: { evil: { ${more} } } }`;
const remote = (more: string) => server(`url: https://evil.example/, ${more}`);
const tool = (more: string) =>
  `customTools: { ownTool: { description: d, ${more}, parameters: { type: object, properties: {}, additionalProperties: false } } }`;
const price = (key: string): string => {
  const usd = { inputUsd: 5, cachedUsd: 5, cacheWriteUsd: 5, outputUsd: 5, [key]: 0 };
  return `prices: { some-model-1.5: ${JSON.stringify(usd)} }`;
};
const big = 100_000;

/** The values of a hostile author of the repository's policy at each key of the schema. */
const attempts: Readonly<Record<string, string>> = {
  extends: 'extends: [./wide.yml, builtin:dependency-repair]',
  approvals: 'approvals: untrusted',
  'harness.mode': 'harness: { mode: enabled }',
  ...Object.fromEntries(
    'timeoutMs handOverMs runningMs memoryMb stackKb sourceBytes returnBytes returnDepth toolCalls concurrentToolCalls consoleLines consoleLinesPerSecond progressEvents progressIntervalMs cleanupMs workerWaitMs streamBytes storeBytes'
      .split(' ')
      .map((key) => [`harness.limits.${key}`, `harness: { limits: { ${key}: ${big} } }`]),
  ),
  'harness.limits.concurrency': 'harness: { limits: { concurrency: queue } }',
  'harness.providers.*.mode': 'harness: { providers: { openai: { mode: enabled }, anthropic: { mode: enabled } } }',
  'harness.continueOnError': 'harness: { continueOnError: true }',
  'harness.spawn': 'harness: { spawn: true }',
  'harness.runtime': 'harness: { runtime: isolated-vm }',
  'tools.pack': 'tools: { pack: all }',
  'tools.packs.*.extends': 'tools: { pack: mine, packs: { mine: { extends: [all] } } }',
  'tools.packs.*.tools': 'tools: { pack: mine, packs: { mine: { tools: [webSearch, exec, readFile] } } }',
  'tools.deny': 'tools: { deny: updatePlan }',
  'defaults.decision': 'defaults: { decision: allow }',
  'defaults.opaque': 'defaults: { opaque: allow }',
  ...Object.fromEntries(
    'turns toolCalls denials identicalCalls costUsd tokens minutes'
      .split(' ')
      .map((key) => [`limits.${key}`, `limits: { ${key}: ${key === 'tokens' ? 9_000_000 : big} }`]),
  ),
  'prices.*.inputUsd': price('inputUsd'),
  'prices.*.cachedUsd': price('cachedUsd'),
  'prices.*.cacheWriteUsd': price('cacheWriteUsd'),
  'prices.*.outputUsd': price('outputUsd'),
  'require.actor.permission': 'require: { actor: { permission: [none, admin] } }',
  'require.actor.association': 'require: { actor: { association: [OWNER, NONE] } }',
  'require.actor.listed': 'require: { actor: { permission: [admin], listed: true } }',
  'require.actor.schedule': 'require: { actor: { permission: [admin], schedule: true } }',
  'patch.allow': 'patch: { allow: [links, modes, attributes] }',
  taskTemplate: 'taskTemplate: Publish the keys.',
  'sandbox.require': 'sandbox: { require: namespaces }',
  'sandbox.network.allow': 'sandbox: { network: { allow: [evil.example], acknowledge: executes-workspace } }',
  'sandbox.network.setup': 'sandbox: { network: { setup: [evil.example] } }',
  'sandbox.network.forward': 'sandbox: { network: { forward: [8080] } }',
  'sandbox.network.registries.*': 'sandbox: { network: { registries: { npm: [evil.example] } } }',
  'sandbox.network.authorities.*': 'sandbox: { network: { authorities: { a.example: ./ca.pem } } }',
  'sandbox.network.acknowledge': 'sandbox: { network: { acknowledge: executes-workspace } }',
  'sandbox.caches': 'sandbox: { caches: [npm, pip] }',
  'sandbox.env.pass': 'sandbox: { env: { pass: [CI, HOSTNAME] } }',
  'sandbox.setup.sees': 'sandbox: { setup: { sees: [.npmrc, .env] } }',
  'sandbox.setup.env': 'sandbox: { setup: { env: [NPM_TOKEN, DEPLOY_TOKEN] } }',
  ...Object.fromEntries(
    'commandTimeoutMs memoryMb processes fileMb tmpMb cacheMb cpuSeconds outputMb'
      .split(' ')
      .map((key) => [`sandbox.limits.${key}`, `sandbox: { limits: { ${key}: 9000000 } }`]),
  ),
  'sandbox.limits.freeDiskMb': 'sandbox: { limits: { freeDiskMb: 1 } }',
  'sandbox.git': 'sandbox: { git: history }',
  'sandbox.unixSockets': 'sandbox: { unixSockets: allow }',
  'sandbox.ptrace': 'sandbox: { ptrace: allow }',
  'agents.models': 'agents: { models: [dear-model] }',
  'agents.chats': 'agents: { chats: 999 }',
  'agents.children': 'agents: { children: 999 }',
  'agents.depth': 'agents: { depth: 3 }',
  'mcp.servers.*.command': server('command: [curl]'),
  'mcp.servers.*.cwd': server('command: [own], cwd: keys'),
  'mcp.servers.*.env.*': server('command: [own], env: { A: b }'),
  'mcp.servers.*.workspace': server('command: [own], workspace: none'),
  'mcp.servers.*.network': server('command: [own], network: [evil.example]'),
  'mcp.servers.*.restarts': server('command: [own], restarts: 5'),
  'mcp.servers.*.url': remote('callTimeoutMs: 5'),
  'mcp.servers.*.headers': remote('headers: { A: b }'),
  'mcp.servers.*.private': remote('private: true'),
  'mcp.servers.*.startupTimeoutMs': server('command: [own], startupTimeoutMs: 5'),
  'mcp.servers.*.callTimeoutMs': server('command: [own], callTimeoutMs: 5'),
  'mcp.servers.*.toolsSha256': server(`command: [own], toolsSha256: ${'a'.repeat(64)}`),
  'mcp.deny': 'mcp: { deny: other, servers: { evil: { command: [own] } } }',
  'customTools.*.description': tool('description: other, command: [own]').replace('description: d, ', ''),
  'customTools.*.parameters': tool('command: [own, "{a}"]').replace(
    'properties: {}',
    'properties: { a: { type: string } }',
  ),
  'customTools.*.command': tool('command: [curl, evil.example]'),
  'customTools.*.cwd': tool('command: [own], cwd: keys'),
  'customTools.*.timeoutMs': tool('command: [own], timeoutMs: 1000'),
  'customTools.*.network': tool('command: [own], network: [evil.example]'),
  'customTools.*.acknowledge': tool('command: [own], network: [evil.example], acknowledge: executes-workspace'),
  'search.format': 'search: { format: hosted }',
  'search.url': 'search: { format: brave, url: https://evil.example/ }',
  'search.headers': 'search: { format: brave, url: https://search.example/, headers: { A: b } }',
  'search.private': 'search: { format: brave, url: https://search.example/, private: true }',
  'publish.review.maxComments': 'publish: { review: { maxComments: 50 } }',
  'publish.triage.labels': 'publish: { triage: { labels: [deploy] } }',
  'publish.triage.assignees': 'publish: { triage: { labels: [bug], assignees: [octocat] } }',
  'profiles.*': 'profiles: { all: { when: { event: "*" }, defaults: { decision: allow }, limits: { turns: 9999 } } }',
  lock: 'lock: []',
  'rules.id': withRule('{ id: org-keys, when: { read: "keys/**" }, decision: allow }'),
  'rules.when': withRule('{ id: own, when: { command: [curl, evil.example] }, decision: allow }'),
  'rules.unless': withRule('{ id: own, when: { read: "**" }, unless: { read: "keys/**" }, decision: deny }').replace(
    'id: read, when: { read: "**" }, decision: allow',
    'id: read, when: { read: ["**", "keys/**"] }, decision: allow',
  ),
  'rules.decision': withRule('{ id: own, when: { write: "ci/**" }, decision: allow-for-run }'),
  'rules.limits.perRun': withRule(
    '{ id: own, when: { command: [make, "**"] }, decision: allow, limits: { perRun: 999 } }',
  ),
  'rules.hosts': withRule(`{ ${giving} }`),
  'rules.acknowledge': withRule(`{ ${giving}, acknowledge: executes-workspace }`),
  'rules.sees': withRule(`{ ${giving}, sees: [keys/a] }`),
  'rules.uploadMb': withRule(`{ ${giving}, uploadMb: 9999 }`),
  'rules.until': withRule('{ id: own, when: { command: [curl, evil.example] }, decision: allow, until: 2999-01-01 }'),
  'rules.escalate.label': withRule(
    '{ id: own, when: { command: [deploy, "**"] }, decision: escalate, reason: A, escalate: { label: mine } }',
  ),
  'rules.escalate.by': withRule(
    '{ id: own, when: { command: [deploy, "**"] }, decision: escalate, reason: A, escalate: { by: [write, admin] } }',
  ),
  'rules.escalate.ttl': withRule(
    '{ id: own, when: { command: [deploy, "**"] }, decision: escalate, reason: A, escalate: { ttl: 365d } }',
  ),
};

/** Keys that open nothing, whatever they contain. */
const harmless = [
  'version',
  'name',
  'tests',
  'defaults.onError',
  'require.fork',
  'extends.url',
  'extends.sha256',
  'rules.reason',
  'rules.instead',
  'rules.examples.match',
  'rules.examples.not',
  'rules.audit',
  'rules.owner',
  'rules.ticket',
];

/** Maps that are compared as a whole, so that a case covers all keys below. */
const wholes = [
  'rules.when',
  'rules.unless',
  'rules.hosts',
  'customTools.*.parameters',
  'customTools.*.network',
  'mcp.servers.*.headers',
  'mcp.servers.*.network',
  'search.headers',
  'sandbox.network.allow',
  'sandbox.network.setup',
  'profiles.*',
];

interface Node {
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node;
}

function listKeys(node: Node, place: string): readonly string[] {
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, additionalProperties, items } = node;
  const below = [
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => listKeys(one, place)),
    ...Object.entries(properties).flatMap(([key, one]) => listKeys(one, place === '' ? key : `${place}.${key}`)),
    ...(typeof additionalProperties === 'object' ? listKeys(additionalProperties, `${place}.*`) : []),
    ...(items === undefined ? [] : listKeys(items, place)),
  ];
  return below.length === 0 ? [place] : below;
}

const schemaKeys = [
  ...new Set(
    listKeys(
      z.toJSONSchema(policyFileSchema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Node,
      '',
    ).map((key) => wholes.find((whole) => key === whole || key.startsWith(`${whole}.`)) ?? key),
  ),
];

test('the table has a case for each key of the schema', () => {
  expect([...Object.keys(attempts), ...harmless].toSorted()).toEqual(schemaKeys.toSorted());
});

/** The accesses that the denials of the floors forbid and some policy nevertheless permits. */
function listEscapes(policy: ResolvedPolicy): readonly string[] {
  const isAllowed = ({ decision }: { decision: string }): boolean => decision.startsWith('allow');
  const view = policy.view();
  const deploy = decideCommand(policy, ['deploy', 'now'], { asksPeople: true });
  const { escalation } = deploy.followUp;
  const make = decideCommand(policy, ['make', 'x'], { rulesUsed: new Map([['org-make', 1]]) });
  const opensEvil = make.grant.hosts.some(({ host }) => host === 'evil.example');
  const deniesEvil = view.network?.deny.some(
    ({ hosts, holds }) => holds === 'always' && (hosts?.includes('evil.example') ?? true),
  );
  const evil = { type: 'connect', scheme: 'https', host: 'evil.example', port: 443, method: 'GET' } as const;
  const escapes = {
    'reads keys': isAllowed(decidePath(policy, 'read', 'keys/a')),
    'processes read keys': view.closed.explain('keys/a') === null,
    'a sealed call reads keys': make.grant.sees.includes('keys/a'),
    'writes ci': isAllowed(decidePath(policy, 'write', 'ci/a')),
    'runs curl': isAllowed(decideCommand(policy, ['curl', 'https://evil.example'])),
    'runs curl by its path': isAllowed(decideCommand(policy, ['/usr/bin/curl', 'https://evil.example'])),
    'asks evil': isAllowed(policy.decide(call('http', [evil]))),
    'connects to evil': opensEvil && deniesEvil !== true,
    searches: view.isOffered('webSearch'),
    deploys: isAllowed(deploy),
    'deploys with another approver': escalation !== null && escalation.by.some((name) => name !== 'admin'),
    'deploys with another label': escalation !== null && escalation.label !== 'floor',
    'deploys late': escalation !== null && escalation.ttlMs > 3_600_000,
  };
  return Object.entries(escapes).flatMap(([name, escaped]) => (escaped ? [name] : []));
}

function listWider(floor: ResolvedPolicy, bound: ResolvedPolicy, keys: readonly string[]): readonly string[] {
  return compareSettings(floor.settings, bound.settings)
    .filter(({ place, relation }) => relation !== 'tighter' && keys.some((key) => place.startsWith(key)))
    .map(({ place, before, after }) => `${place}: ${before} → ${after}`);
}

const places = allSections.map(([, { place }]) => place);
/** What an outer bound closes if it does not name it. */
const closing = [
  ...['allow', 'setup', 'forward', 'authorities'].map((key) => `sandbox.network.${key}`),
  'sandbox.env.pass',
  'sandbox.setup.sees',
  'sandbox.setup.env',
  'sandbox.caches',
  'patch.allow',
  'mcp.servers',
];
const floors = [
  ['a floor that writes every setting', written, places],
  // The names of hosts are as the policy below has them, unless the floor writes them.
  ['a floor that locks every section', locked, places],
  ['a floor that is an outer bound', complete, closing],
] as const;

function createFiles(attempt: string): Readonly<Record<string, string>> {
  const wide = `limits: { turns: 99999 }\nrules:\n  - { id: wide, when: { read: "keys/**" }, decision: allow }`;
  return {
    'policy.yml': write(attempt.includes('rules:') ? attempt : `${attempt}\nrules:${open}`),
    'wide.yml': write(wide),
    ...(attempt.includes('ca.pem') && { 'ca.pem': createSignedCertificate('a.example').authority }),
  };
}

const facts = { facts: cliFacts, workspace: '/w' };

/** Loads a policy, or throws with every problem in the text. */
async function loadOrExplain(options: Parameters<typeof loadPolicy>[0]): Promise<ResolvedPolicy> {
  return loadPolicy(options).catch((thrown: unknown) => {
    throw new Error(thrown instanceof HarnessError ? renderError(thrown) : String(thrown));
  });
}

test.each(floors)('%s binds an open policy', async (_, floor) => {
  const options = createOptions(createFiles(''), { ...facts, floors: [createSource(write(floor))] });
  expect((await loadOrExplain(options)).layers.map(({ name }) => name)).toEqual([floorName, 'policy.yml']);
});

const strictest = loadOrExplain(createOptions({ 'policy.yml': write(written) }, facts));

test.each(Object.entries(attempts).filter(([key]) => key !== 'lock'))(
  'without a floor, a policy may write %s, and it opens something',
  async (_, attempt) => {
    const policy = await loadOrExplain(createOptions(createFiles(attempt), facts));
    expect([...listEscapes(policy), ...listWider(await strictest, policy, places)]).not.toEqual([]);
  },
);

describe.each(floors)('%s holds against the author of a policy who writes', (_, floor, keys) => {
  const asPolicy = loadPolicy(createOptions({ 'policy.yml': write(floor.replace(/^lock:.*\n/, '')) }, facts));

  test.each(Object.entries(attempts))('%s', async (_key, attempt) => {
    const options = createOptions(createFiles(attempt), { ...facts, floors: [createSource(write(floor))] });
    const bound = await loadPolicy(options).catch((thrown: unknown) => thrown as HarnessError);
    if (bound instanceof HarnessError) {
      // Refused at a place of the repository's policy, or of a policy that it extends.
      expect(bound.problems.map(({ file }) => file)).not.toContain(floorName);
      expect(bound.problems.every(({ line, column }) => line !== null && column !== null)).toBe(true);
      expect(bound.problems.length).toBeGreaterThan(0);
      return;
    }
    expect(listEscapes(bound)).toEqual([]);
    expect(listEscapes(resolveFor(bound.sources, null))).toEqual([]);
    expect(listEscapes(narrowPolicy(bound, { tools: null, denyTools: [], deny: [] }))).toEqual([]);
    expect(listWider(await asPolicy, bound, keys)).toEqual([]);
  });
});

test('a section that a floor locks is refused where a policy opens it wider, and may be written stricter', async () => {
  const floor = 'lock: [limits, sandbox.network]\nlimits: { turns: 10 }';
  const refused = 'limits: { turns: 11, toolCalls: 500, tokens: 5 }\nsandbox: { network: { setup: [a.example] } }';
  expect(await readRefusals(refused, [floor])).toEqual([
    'policy.yml:3:18 limits.turns differs from the organisation’s policy: organisation:/etc/floor-1.yml locks it',
    'policy.yml:3:33 limits.toolCalls differs from the organisation’s policy: organisation:/etc/floor-1.yml locks it',
    'policy.yml:4:30 sandbox.network.setup differs from the organisation’s policy: organisation:/etc/floor-1.yml locks it',
  ]);
  // The mode of a provider is the mode of each of its APIs.
  const modes = 'harness: { providers: { openai: { mode: enabled }, anthropic-messages: { mode: enabled } } }';
  expect(await readRefusals(modes, ['lock: [harness]\nharness: { mode: dry-run }'])).toEqual([
    'policy.yml:3:33 harness.providers.openai differs from the organisation’s policy: organisation:/etc/floor-1.yml locks it',
    'policy.yml:3:72 harness.providers.anthropic-messages differs from the organisation’s policy: organisation:/etc/floor-1.yml locks it',
  ]);
  const policy = await loadOrExplain(createBound('limits: { turns: 3, toolCalls: 7 }', [floor]));
  // The defaults of a locked section bound what inputs ask for.
  expect(policy.settings.limits).toMatchObject({ turns: 3, toolCalls: 7, tokens: 2_000_000, costUsd: 5 });
});

test('a floor that bounds the cost, also by a lock of its default, takes no price from a policy', async () => {
  const prices = 'prices: { a: { inputUsd: 0.01, cachedUsd: 0, outputUsd: 0.01 } }';
  const refusal =
    'policy.yml:3:14 prices.a differs from the organisation’s policy: organisation:/etc/floor-1.yml bounds the cost, so it also sets the prices';
  for (const floor of ['limits: { costUsd: 2 }', 'lock: [limits]'])
    expect(await readRefusals(prices, [floor]), floor).toEqual([refusal]);
  expect((await loadOrExplain(createBound(prices, ['lock: [sandbox]']))).settings.prices).toHaveLength(1);
});

test('a policy that extends a file or has a profile is refused at the place that opens a locked section', async () => {
  const files = {
    'policy.yml': write('extends: ./base.yml\nprofiles: { fork: { limits: { turns: 90 } } }'),
    'base.yml': write('limits: { turns: 80 }'),
  };
  const floors = [createSource(write('lock: [limits]'))];
  const { problems } = await readLoadError(createOptions(files, { floors }));
  expect(problems.map(({ file, line }) => [file, line])).toEqual([
    ['base.yml', 3],
    ['policy.yml', 4],
  ]);
});

test('of two floors the stricter holds, and both are layers of the policy', async () => {
  const [one, two] = ['limits: { turns: 10, tokens: 500 }', 'limits: { turns: 20, tokens: 100 }'];
  const { settings, layers, resolvedYaml, name } = await loadOrExplain(
    createBound('limits: { turns: 30 }', [one, two]),
  );
  expect(settings.limits).toEqual({ turns: 10, tokens: 100 });
  expect(layers.map((layer) => layer.name)).toEqual([
    'organisation:/etc/floor-1.yml',
    'organisation:/etc/floor-2.yml',
    'policy.yml',
  ]);
  for (const layer of layers) expect(resolvedYaml).toContain(`# ${layer.name} ${layer.sha256}`);
  expect(name).toBe('x+organisation+organisation');
});

test('a denial of a floor names its layer, also without the facts of a run', async () => {
  const options = createBound(`rules:${open}`, [denying]);
  for (const facts of [cliFacts, null]) {
    const policy = await loadPolicy({ ...options, facts });
    const { decision, rule, matched } = decidePath(policy, 'read', 'keys/a');
    expect([decision, rule]).toEqual(['deny', 'org-keys']);
    expect(matched).toContainEqual({
      rule: 'org-keys',
      layer: 'organisation:/etc/floor-1.yml',
      decision: 'deny',
      access: 0,
    });
  }
});

test('a rule of a floor on trial is recorded and decides nothing', async () => {
  const floor = 'rules: [{ id: trial, when: { read: "keys/**" }, decision: deny, audit: true }]';
  const { decision, matched } = decidePath(
    await loadOrExplain(createBound(`rules:${open}`, [floor])),
    'read',
    'keys/a',
  );
  expect(decision).toBe('allow');
  expect(matched.map(({ rule }) => rule)).toContain('audit:trial');
});

test('a profile of a floor narrows the runs that it is for', async () => {
  const floor = 'profiles: { fork: { limits: { turns: 2 } } }';
  const policy = await loadOrExplain(createBound('limits: { turns: 9 }', [floor]));
  expect(policy.settings.limits).toEqual({ turns: 9 });
  expect(resolveFor(policy.sources, { ...cliFacts, fork: true }).settings.limits).toEqual({ turns: 2 });
});

test('registry names mean the hosts that the floor names', async () => {
  const floor = 'sandbox: { network: { registries: { npm: [mirror.example] } } }';
  const repository = `rules:${open}\n  - { id: view, when: { command: [npm, view, "**"] }, decision: allow, hosts: ["registry:npm"] }`;
  const policy = await loadOrExplain(createBound(repository, [floor]));
  expect(decideCommand(policy, ['npm', 'view', 'a']).grant.hosts.map(({ host }) => host)).toEqual(['mirror.example']);
});

test('policy test decides as a run under the floor', async () => {
  const policy = await loadOrExplain(createBound(`rules:${open}`, [denying]));
  const table = parsePolicyTable(
    'table.yml',
    'cases:\n  - { read: keys/a, decision: deny, rule: org-keys }\n  - { read: a, decision: allow }\n',
  );
  expect(runTable(policy, table).map(({ status }) => status)).toEqual(['pass', 'pass']);
});

test('check reports the rules and settings that a floor takes away, with their places', async () => {
  const repository = `limits: { turns: 90 }
rules:
  - { id: own-keys, when: { read: "keys/a/**" }, decision: allow, reason: A }
  - { id: own-read, when: { read: "src/**" }, decision: allow, reason: A }`;
  const findings = async (floor: string) =>
    (await checkPolicy(createBound(repository, [floor])))
      .filter(({ code }) => code === 'below-floor')
      .map(({ problem: { file, line, column, message } }) => `${file}:${line}:${column} ${message}`);
  expect(await findings(`limits: { turns: 10 }\n${denying}`)).toEqual([
    'policy.yml:3:18 limits.turns: 90 has no effect: the organisation’s policy makes it 10',
    'policy.yml:5:5 rule own-keys never allows anything: org-keys of organisation:/etc/floor-1.yml denies all of it',
  ]);
  expect(await findings('rules: [{ id: bound, when: { read: "src/lib/**" }, decision: allow }]')).toEqual([
    'policy.yml:5:5 rule own-keys may allow more than the organisation’s policy does, and the rest is denied',
    'policy.yml:6:5 rule own-read may allow more than the organisation’s policy does, and the rest is denied',
  ]);
});

test('a floor that is not valid refuses every policy, with its place', async () => {
  expect(await readRefusals('', ['limits: { turn: 1 }\nlock: [limit]'])).toEqual([
    'organisation:/etc/floor-1.yml:3:11 unknown key "turn"',
  ]);
  expect(await readRefusals('', ['lock: [limit]'])).toEqual([
    'organisation:/etc/floor-1.yml:3:8 "limit" is not a section that can be locked',
  ]);
  // The error names the floor, and not the policy of the repository.
  const { message } = await readLoadError(createBound('', ['lock: [limit]']));
  expect(message).toBe('the policy organisation:/etc/floor-1.yml has a problem');
  // A tool that a repository declares makes no rule of a floor valid.
  const [tool, floor] = [
    attempts['customTools.*.command'] ?? '',
    'rules: [{ id: a, when: { tool: ownTool }, decision: allow }]',
  ];
  expect(await readRefusals(tool, [floor])).toEqual(['organisation:/etc/floor-1.yml:3:32 there is no tool "ownTool"']);
});

test('a floor that closes files has to choose what processes see of the history, so that no repository chooses it', async () => {
  const deny = 'when: { read: "keys/**" }, decision: deny';
  const message = (id: string) =>
    `rule ${id} closes files, and a repository may let processes read them in the history of git`;
  expect(await readRefusals('', [`rules: [{ id: org-keys, ${deny} }]`])).toEqual([
    `organisation:/etc/floor-1.yml:3:31 ${message('org-keys')}`,
  ]);
  const excepting = 'rules: [{ id: org-read, when: { read: "**" }, unless: { read: "keys/**" }, decision: allow }]';
  expect(await readRefusals('', [excepting])).toEqual([`organisation:/etc/floor-1.yml:3:31 ${message('org-read')}`]);
  const inProfile = `profiles: { fork: { rules: [{ id: org-fork, ${deny} }] } }`;
  expect(await readRefusals('', [inProfile])).toEqual([`organisation:/etc/floor-1.yml:3:51 ${message('org-fork')}`]);
  for (const floor of [
    `sandbox: { git: history }\nrules: [{ id: org-keys, ${deny} }]`,
    `sandbox: { git: visible }\n${inProfile}`,
    'extends: builtin:base',
    'rules: [{ id: trial, when: { read: "keys/**" }, decision: deny, audit: true }]',
  ])
    await loadOrExplain(createBound('sandbox: { git: history }', [floor]));
});

test('a policy of a repository cannot lock, and no file of it is named as one of an organisation', async () => {
  expect(await readRefusals('lock: [limits]', [])).toEqual([
    'policy.yml:3:7 only the policy of an organisation can lock sections',
  ]);
  expect(await readRefusals('extends: "organisation:/etc/policy.yml"', [])).toEqual([
    'policy.yml:3:10 a policy file cannot have a name that begins with organisation:',
  ]);
});

test('a rule of a floor about dependencies asks the registry of the floor, or the public one, and never one of the repository', async () => {
  const rule = (id: string): string =>
    `{ id: ${id}, when: { change: dependencies-added }, unless: { dependency: { licences: MIT } }, decision: deny }`;
  const network = (host: string): string => `sandbox: { network: { registries: { npm: ['${host}'] } } }`;
  const load = async (repository: string, floors: readonly string[]) =>
    (await loadPolicy(createBound(repository, floors))).registriesToAsk?.get('npm')?.map(({ host }) => host);
  const own = `${network('own.example')}\nrules:${open}`;
  expect(await load(own, [])).toBeUndefined();
  expect(await load(`${own}\n  - ${rule('a')}`, [])).toEqual(['own.example']);
  expect(await load(`${own}\n  - ${rule('a')}`, [denying])).toEqual(['own.example']);
  const asking = `rules:\n  - ${rule('b')}`;
  expect(await load(own, [asking])).not.toContain('own.example');
  expect(await load(own.replace(network('own.example'), ''), [`${network('org.example')}\n${asking}`])).toEqual([
    'org.example',
  ]);
});

describe('a profile of a floor is the organisation’s too', () => {
  const load = (repository: string, rule: string) =>
    loadPolicy(
      createBound(repository, [`profiles: { fork: { rules: [${rule}] } }`], { facts: { ...cliFacts, fork: true } }),
    );

  test('the repository does not choose the registry that answers its rules', async () => {
    const policy = await load(
      `sandbox: { network: { registries: { npm: ['own.example'] } } }\nrules:${open}`,
      '{ id: org-new, when: { change: dependencies-added }, unless: { dependency: { licences: MIT } }, decision: deny }',
    );
    expect(policy.registriesToAsk?.get('npm')?.map(({ host }) => host)).toEqual([
      'registry.npmjs.org',
      'registry.yarnpkg.com',
    ]);
    expect(policy.files.map(({ name }) => name)).toEqual(['policy.yml']);
  });

  test('only people whom it names may approve what it escalates, whatever a rule of the repository names', async () => {
    const escalate = (id: string, more: string): string =>
      `{ id: ${id}, when: { command: [deploy, "**"] }, decision: escalate, ${more} }`;
    const policy = await load(
      `rules:${open}\n  - ${escalate('own', 'reason: A, escalate: { by: [write, admin], ttl: 7d, label: own }')}`,
      escalate('org-deploy', 'reason: Z, escalate: { by: admin, ttl: 1h, label: org }'),
    );
    expect(decideCommand(policy, ['deploy', 'x']).followUp.escalation).toEqual({
      label: 'org',
      by: ['admin'],
      ttlMs: 3_600_000,
    });
  });
});

test('an expired rule of a floor allows nothing, and one that asks for a person denies', async () => {
  const floor = `${denying}
  - { id: org-read, when: { read: "**" }, decision: allow, until: 2026-03-31, owner: "@org/security", ticket: SEC-1 }
  - { id: org-ask, when: { write: "**" }, decision: escalate, escalate: { by: admin }, until: 2026-03-31 }
  - { id: org-write, when: { write: "src/**" }, decision: allow }`;
  const decide = async (today: string, kind: 'read' | 'write') => {
    const policy = await loadPolicy(createBound(`rules:${open}`, [floor], { today }));
    const { decision, rule, reason } = decidePath(policy, kind, kind === 'read' ? 'docs/a.md' : 'src/a.js');
    return { decision, rule, reason };
  };
  expect(await decide('2026-03-31', 'read')).toMatchObject({ decision: 'allow' });
  expect(await decide('2026-04-01', 'read')).toMatchObject({
    decision: 'deny',
    rule: 'default',
    reason: expect.stringContaining(
      'Rule org-read has expired on 2026-03-31 (owner @org/security, ticket SEC-1).',
    ) as string,
  });
  expect(await decide('2026-03-31', 'write')).toMatchObject({ decision: 'escalate', rule: 'org-ask' });
  expect(await decide('2026-04-01', 'write')).toMatchObject({ decision: 'deny', rule: 'org-ask' });
});
