import { describe, expect, test } from 'vitest';
import type { PolicySettings } from '../../../src/core/ports/policy-settings.ts';
import type { PolicyFacts } from '../../../src/core/types/policy-facts.ts';
import { loadPolicy, resolveFor, resolveProfiles, type ResolvedPolicy } from '../../../src/policy/resolve/load.ts';
import { narrowPolicy } from '../../../src/policy/resolve/narrow-policy.ts';
import { allSections } from '../../../src/policy/resolve/settings.ts';
import { checkPolicy, loadValidPolicy } from '../../../src/policy/tools/check.ts';
import { parsePolicyTable, runTable } from '../../../src/policy/tools/policy-tests.ts';
import type { RecordedCall } from '../../../src/core/calls/recorded-calls.ts';
import { replayCalls } from '../../../src/policy/tools/replay.ts';
import { call, command, createOptions, describeSandbox } from '../test-policy.ts';

const cli: PolicyFacts = {
  event: 'cli',
  ref: '',
  label: '',
  fork: false,
  actorPermission: 'admin',
  actorAssociation: '',
  authorAssociation: null,
};
const fork: PolicyFacts = { ...cli, event: 'pull_request', fork: true };

const rules = `rules:
  - { id: read, when: { read: "**" }, decision: allow }
  - { id: tests, when: { command: [npm, test] }, decision: allow }
  - { id: ask, when: { command: [npm, ci] }, decision: escalate }
`;

function write(own: string, profile: string): string {
  return `version: 1\nname: x\n${own === '' ? '' : `${own}\n`}profiles: { fork: { ${profile} } }\n${rules}`;
}

type Key = keyof PolicySettings;

/** Each setting that a profile may have: in the policy, narrower in a profile, and wider in a profile. An empty text leaves the key out. */
const cases: readonly (readonly [key: Key, own: string, narrower: string, wider: string])[] = [
  ['approvals', 'approvals: on-request', 'approvals: never', 'approvals: untrusted'],
  ['defaultDecision', 'defaults: { decision: allow }', '', 'defaults: { decision: allow }'],
  ['opaqueDecision', 'defaults: { opaque: allow }', '', 'defaults: { opaque: allow }'],
  ['scriptMode', 'harness: { mode: dry-run }', 'harness: { mode: disabled }', 'harness: { mode: enabled }'],
  [
    'scriptModes',
    'harness: { providers: { openai: { mode: dry-run } } }',
    'harness: { providers: { openai: { mode: disabled } } }',
    'harness: { providers: { openai: { mode: enabled } } }',
  ],
  [
    'continueOnError',
    'harness: { continueOnError: true }',
    'harness: { continueOnError: false }',
    'harness: { continueOnError: true }',
  ],
  ['spawn', 'harness: { spawn: true }', 'harness: { spawn: false }', 'harness: { spawn: true }'],
  [
    'scriptRuntime',
    'harness: { runtime: isolated-vm }',
    'harness: { runtime: quickjs }',
    'harness: { runtime: isolated-vm }',
  ],
  [
    'scriptLimits',
    'harness: { limits: { memoryMb: 50 } }',
    'harness: { limits: { memoryMb: 40 } }',
    'harness: { limits: { memoryMb: 60 } }',
  ],
  ['limits', 'limits: { turns: 10 }', 'limits: { turns: 5 }', 'limits: { turns: 20 }'],
  ['isolation', 'sandbox: { require: full }', 'sandbox: { require: strict }', 'sandbox: { require: namespaces }'],
  [
    'passEnv',
    'sandbox: { env: { pass: [CI, LANG] } }',
    'sandbox: { env: { pass: [CI] } }',
    'sandbox: { env: { pass: [CI, LANG, TZ] } }',
  ],
  [
    'setupSees',
    'sandbox: { setup: { sees: [.npmrc, .pypirc] } }',
    'sandbox: { setup: { sees: [.npmrc] } }',
    'sandbox: { setup: { sees: [.npmrc, .pypirc, .env] } }',
  ],
  [
    'setupEnv',
    'sandbox: { setup: { env: [NPM_TOKEN, PIP_TOKEN] } }',
    'sandbox: { setup: { env: [NPM_TOKEN] } }',
    'sandbox: { setup: { env: [NPM_TOKEN, PIP_TOKEN, DEPLOY_TOKEN] } }',
  ],
  ['caches', 'sandbox: { caches: [npm, pip] }', 'sandbox: { caches: [npm] }', 'sandbox: { caches: [npm, pip, go] }'],
  [
    'patchAllows',
    'patch: { allow: [links, modes] }',
    'patch: { allow: [links] }',
    'patch: { allow: [links, modes, attributes] }',
  ],
  [
    'network',
    'sandbox: { network: { allow: [a.example, b.example], acknowledge: executes-workspace } }',
    'sandbox: { network: { allow: [a.example], acknowledge: executes-workspace } }',
    'sandbox: { network: { allow: [a.example, b.example, c.example], acknowledge: executes-workspace } }',
  ],
  ['agents', 'agents: { chats: 5 }', 'agents: { chats: 2 }', 'agents: { chats: 9 }'],
  [
    'mcpServers',
    'mcp: { servers: { a: { command: [a] }, b: { command: [b] } } }',
    'mcp: { deny: [b] }',
    'mcp: { servers: { a: { command: [a] }, b: { command: [b] }, c: { command: [c] } } }',
  ],
  [
    'commandLimits',
    'sandbox: { limits: { processes: 9 } }',
    'sandbox: { limits: { processes: 5 } }',
    'sandbox: { limits: { processes: 99 } }',
  ],
  [
    'freeDiskMb',
    'sandbox: { limits: { freeDiskMb: 500 } }',
    'sandbox: { limits: { freeDiskMb: 900 } }',
    'sandbox: { limits: { freeDiskMb: 1 } }',
  ],
  ['git', 'sandbox: { git: history }', 'sandbox: { git: visible }', 'sandbox: { git: history }'],
  [
    'unixSockets',
    'sandbox: { unixSockets: allow }',
    'sandbox: { unixSockets: deny }',
    'sandbox: { unixSockets: allow }',
  ],
  ['ptrace', 'sandbox: { ptrace: allow }', 'sandbox: { ptrace: deny }', 'sandbox: { ptrace: allow }'],
  [
    'permissions',
    'require: { actor: { permission: [write, admin] } }',
    'require: { actor: { permission: [admin] } }',
    'require: { actor: { permission: [read, write, admin] } }',
  ],
  [
    'associations',
    'require: { actor: { association: [OWNER, MEMBER] } }',
    'require: { actor: { association: [OWNER] } }',
    'require: { actor: { association: [OWNER, MEMBER, NONE] } }',
  ],
  [
    'acceptsListed',
    'require: { actor: { permission: [admin], listed: true } }',
    'require: { actor: { permission: [admin], listed: false } }',
    'require: { actor: { permission: [admin], listed: true } }',
  ],
  [
    'acceptsSchedule',
    'require: { actor: { permission: [admin], schedule: true } }',
    'require: { actor: { permission: [admin], schedule: false } }',
    'require: { actor: { permission: [admin], schedule: true } }',
  ],
  ['refusesForks', '', 'require: { fork: false }', ''],
];

/** Settings that apply to every run: the schema refuses them in a profile. */
const ofPolicy: readonly Key[] = ['prices', 'taskTemplate', 'customTools', 'search', 'typedResult'];

test('the table of settings is complete', () => {
  const keys = allSections.map(([key]) => key);
  expect([...cases.map(([key]) => key), ...ofPolicy].toSorted()).toEqual(keys.toSorted());
});

/** The settings that a run reads from its policy. */
function describePolicy(policy: ResolvedPolicy): object {
  const { name, sha256, summary, layers, resolvedYaml } = policy;
  const settings = Object.fromEntries(allSections.map(([key]) => [key, policy.settings[key]]));
  const asksFor = [...policy.asksFor];
  return { name, sha256, summary, layers, resolvedYaml, settings, asksFor, view: describeSandbox(policy) };
}

describe('the policy with a profile is the same for each command', () => {
  const written = cases.flatMap(([key, own, narrower, wider]) => [
    ...(narrower === '' ? [] : [[key, 'narrower', own, narrower] as const]),
    ...(wider === '' ? [] : [[key, 'wider', own, wider] as const]),
  ]);

  test.each(written)('%s: %s', async (key, kind, own, profile) => {
    const options = createOptions({ 'policy.yml': write(own, profile) });
    // `run`, the publish job and `explain` load with the facts of the run.
    const run = await loadPolicy({ ...options, facts: fork });
    const onCommandLine = await loadPolicy({ ...options, facts: cli });
    const unknown = await loadPolicy({ ...options, facts: null });
    const expected = describePolicy(run);
    // `test`, `replay` and `explain --call` with a context change the facts of a loaded policy.
    expect(describePolicy(resolveFor(unknown.sources, fork))).toEqual(expected);
    expect(describePolicy(resolveFor(onCommandLine.sources, fork))).toEqual(expected);
    expect(describePolicy(resolveFor(run.sources, cli))).toEqual(describePolicy(onCommandLine));
    // A child agent has the settings of its parent.
    const child = narrowPolicy(run, { tools: null, denyTools: [], deny: [] });
    expect(describePolicy(child)).toMatchObject({
      settings: run.settings[key] === null ? {} : { [key]: run.settings[key] },
    });
    // `diff` compares these settings of a profile.
    expect(resolveProfiles(run)[0]?.narrowed[key]).toEqual(run.settings[key]);
    if (kind === 'narrower') expect(run.settings[key]).not.toEqual(onCommandLine.settings[key]);
    else expect(run.settings[key]).toEqual(onCommandLine.settings[key]);
  });
});

test('a rule of a profile is decided by the approvals of the whole policy', async () => {
  const text = write(
    'approvals: on-request',
    'rules: [{ id: stop, when: { command: [npm, test] }, decision: escalate }]',
  );
  const policy = await loadPolicy(createOptions({ 'policy.yml': text }, { facts: fork }));
  const ask = (args: { justification?: string }) => policy.decide(call('exec', [command('npm', 'test')], { args }));
  expect([ask({}).decision, ask({ justification: 'It is needed.' }).decision]).toEqual(['deny', 'escalate']);
});

test('policy test and replay decide as the run in which a profile forbids approvals', async () => {
  const text = write('', 'approvals: never');
  const options = createOptions({ 'policy.yml': text });
  const run = await loadPolicy({ ...options, facts: fork });
  const unknown = await loadPolicy({ ...options, facts: null });
  const asked = call('exec', [command('npm', 'ci')]);
  expect([run.decide(asked).decision, unknown.decide(asked).decision]).toEqual(['deny', 'escalate']);
  const table = parsePolicyTable(
    'table.yml',
    'cases:\n  - { command: npm ci, fork: true, decision: deny, rule: ask }\n  - { command: npm ci, decision: escalate }\n',
  );
  expect(runTable(unknown, table).map(({ status }) => status)).toEqual(['pass', 'pass']);
  const recorded: RecordedCall = {
    ...asked,
    tainted: false,
    callId: 'a',
    callHash: 'a',
    decision: 'deny',
    rule: 'ask',
    reason: '',
    suggestion: '',
    matched: [],
    started: true,
    end: null,
    scriptId: null,
    argsJson: '{}',
    found: [],
    refused: [],
    escalated: false,
    caller: 'run',
  };
  expect(replayCalls(resolveFor(unknown.sources, fork), [recorded]).map(({ state }) => state)).toEqual(['same']);
});

test('a run with a profile does not refuse a policy whose tests pass without it', async () => {
  const table =
    'cases:\n  - { command: npm test, decision: allow }\n  - { command: npm test, fork: true, decision: deny }\n';
  const text = `${write('', 'rules: [{ id: stop, when: { command: [npm, test] }, decision: deny }]')}tests: [./table.yml]\n`;
  const options = createOptions({ 'policy.yml': text, 'table.yml': table });
  expect((await checkPolicy(options)).filter(({ severity }) => severity === 'error')).toEqual([]);
  await expect(loadValidPolicy({ ...options, facts: fork })).resolves.toMatchObject({ facts: fork });
});

test('the calls that a rule of a profile allows are counted by policy test as by a run', async () => {
  const profile =
    'rules: [{ id: look, when: { read: "**" }, decision: allow }, { id: once, when: { command: [npm, test] }, decision: allow, limits: { perRun: 1 } }]';
  const unknown = await loadPolicy(createOptions({ 'policy.yml': write('', profile) }));
  const table = parsePolicyTable(
    'table.yml',
    'cases:\n  - { command: npm test, fork: true, after: [{ command: npm test }], decision: deny, rule: limit }\n  - { command: npm test, fork: true, count: 1, decision: deny, rule: limit }\n',
  );
  expect(runTable(unknown, table).map(({ status }) => status)).toEqual(['pass', 'pass']);
});
