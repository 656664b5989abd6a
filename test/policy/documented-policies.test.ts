import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { checkPolicy, renderFinding } from '../../src/policy/tools/check.ts';
import { parsePolicyTable } from '../../src/policy/tools/policy-tests.ts';
import { createOptions, decideCommand, decidePath, loadText } from './test-policy.ts';

const docs = ['policy.md', 'policy-keys.md']
  .map((name) => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8'))
  .join('\n');
const examples = docs
  .split('```yaml\n')
  .slice(1)
  .map((part) => part.split('```')[0] ?? '');
const policies = examples.filter((text) => !text.startsWith('cases:'));

/** The errors and warnings of a policy. Examples of single keys get what a policy needs besides. */
async function listProblems(text: string, files: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const head = 'version: 1\nname: x\n';
  const whole = text.includes('version: 1')
    ? text
    : /^ *- id:/.test(text)
      ? `${head}extends: builtin:workspace-reads\nrules:\n${text}`
      : `${head}${text}`;
  const named = text.includes('ca-bundle.pem') ? { 'ca-bundle.pem': rootCertificates[0] ?? '' } : {};
  // The policy of an organisation is checked as such.
  const isFloor = /^lock:/m.test(text);
  const all = { 'policy.yml': isFloor ? head : whole, ...named, ...files };
  const floor = { source: 'floor.yml', origin: '', readFile: async () => whole };
  const findings = await checkPolicy(createOptions(all, isFloor ? { floors: [floor] } : {}));
  return findings.filter(({ severity }) => severity !== 'info').map(renderFinding);
}

describe('the policies of docs/policy.md and docs/policy-keys.md', () => {
  test.each(policies.map((text) => [text.split('\n').slice(0, 3).join(' '), text]))('is valid: %s', async (_, text) => {
    expect(await listProblems(text)).toEqual([]);
  });

  test('has a table of tests that can be read', async () => {
    const tables = examples.filter((text) => text.startsWith('cases:'));
    expect(tables.length).toBeGreaterThan(0);
    for (const text of tables) expect(parsePolicyTable('t.yml', text).problems).toEqual([]);
  });

  test('has a first policy that decides as the text after it states', async () => {
    const policy = await loadText(policies[0] ?? '');
    expect(decidePath(policy, 'read', 'src/a.ts').decision).toBe('allow');
    expect(decidePath(policy, 'read', '.env').decision).toBe('deny');
    expect(decidePath(policy, 'write', 'docs/deep/a.md').decision).toBe('allow');
    expect(decidePath(policy, 'write', 'README.md').decision).toBe('allow');
    expect(decidePath(policy, 'write', 'src/a.ts').decision).toBe('deny');
    expect(decideCommand(policy, ['npm', 'test']).decision).toBe('deny');
  });

  test('has a full example that reads, edits, tests and asks as it states', async () => {
    const text = policies.find((example) => example.includes('name: service')) ?? '';
    const policy = await loadText(text);
    expect(decidePath(policy, 'read', 'lib/a.js').decision).toBe('allow');
    expect(decidePath(policy, 'write', 'src/a.ts').decision).toBe('allow');
    expect(decidePath(policy, 'write', 'package.json').decision).toBe('deny');
    expect(decidePath(policy, 'write', 'config/app.yml').decision).toBe('escalate');
    expect(decideCommand(policy, ['npm', 'test']).decision).toBe('allow');
    expect(decideCommand(policy, ['curl', 'https://a.example']).decision).toBe('deny');
  });
});

// The keys `after`, `until`, `owner` and `ticket` of the specification do not exist yet.
const specified = `version: 1
name: fix-tests
extends: [builtin:base, ./org.policy.yml]
approvals: on-request
harness: { mode: enabled, providers: { openai: { mode: enabled } }, limits: { timeoutMs: 30000 } }
tools: { deny: [webSearch] }
defaults: { decision: deny, opaque: deny, onError: deny-and-abort }
limits: { turns: 40, toolCalls: 200, denials: 30, identicalCalls: 3, costUsd: 2.00, tokens: 2000000, minutes: 20 }
require: { actor: { permission: [write, maintain, admin] }, fork: false }
profiles: { fork: { extends: 'builtin:read-only' } }
sandbox: { require: full, env: { pass: [CI, LANG] }, git: visible }
rules:
  - id: commands
    when: { tool: exec, contained: true }
    decision: allow
  - id: install
    when: { tool: exec, command: [npm, { any: [ci, install] }, '**'] }
    decision: allow
    hosts: ['registry:npm']
    acknowledge: executes-workspace
  - id: edit
    when: { write: ['src/**', 'test/**'] }
    decision: allow
  - id: no-test-weakening
    when: { change: tests-weakened }
    decision: deny
    reason: Fix the code, not the test.
  - id: look
    when: { read: '**' }
    decision: allow
  - id: migrations
    when: { write: 'migrations/**' }
    decision: escalate
    escalate: { label: agent-approved, by: [maintain, admin], ttl: 24h }
tests: [./policy.test.yml]
`;

test('the example of the specification is valid, as far as its keys exist', async () => {
  const files = {
    'org.policy.yml': "version: 1\nname: org\nrules: [{ id: org, when: { write: 'infra/**' }, decision: deny }]\n",
    'policy.test.yml':
      'cases:\n  - { command: npm ci, decision: allow, rule: commands }\n  - { write: migrations/1.sql, justified: true, args: { justification: x }, decision: escalate }\n  - { write: infra/a.tf, decision: deny, rule: org }\n',
  };
  expect(await listProblems(specified, files)).toEqual([]);
});
