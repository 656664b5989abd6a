import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSamplePath, listSteeringGlobs, steersAutomation } from '../../src/core/find-steering-files.ts';
import { expandBraces } from '../../src/core/text/glob.ts';
import { isAllowed } from '../../src/core/types/decision.ts';
import { renderProblem } from '../../src/core/types/error.ts';
import { checkPolicy } from '../../src/policy/tools/check.ts';
import { loadPolicy, type ResolvedPolicy } from '../../src/policy/resolve/load.ts';
import { listTableProblems, parsePolicyTable } from '../../src/policy/tools/policy-tests.ts';
import { builtinPolicies, builtinTexts } from '../fixtures/builtin-policies.ts';
import { call, createOptions, policiesDirectory, describeSandbox } from './test-policy.ts';

async function runPolicyTable(policy: ResolvedPolicy, file: string, source: string) {
  const table = parsePolicyTable(file, source);
  return { cases: table.rows.length, problems: listTableProblems(policy, table) };
}

describe.each([...builtinPolicies.keys()])('the built-in policy %s', (name) => {
  const options = createOptions({}, { source: `builtin:${name}` });

  test('decides as its test table expects', async () => {
    const file = `${name}.test.yml`;
    const { cases, problems } = await runPolicyTable(
      await loadPolicy(options),
      file,
      readFileSync(join(policiesDirectory, file), 'utf8'),
    );
    expect(problems.map(renderProblem)).toEqual([]);
    expect(cases).toBeGreaterThan(10);
  });

  test('has no finding', async () => {
    expect((await checkPolicy(options)).filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test('has the same findings at the same places as its text', async () => {
    const file = '/outside/policy.yml';
    const text = builtinTexts.get(name) ?? '';
    const findings = await checkPolicy(createOptions({ [file]: text }, { source: file }));
    expect(await checkPolicy(options)).toEqual(
      JSON.parse(JSON.stringify(findings).replaceAll(`"${file}"`, `"builtin:${name}"`)),
    );
  });

  test('has the same meaning when its resolved text is loaded alone', async () => {
    const policy = await loadPolicy(options);
    // Loaded from outside the workspace, so that the file itself adds no protected path.
    const again = await loadPolicy(
      createOptions({ '/outside/policy.yml': policy.resolvedYaml }, { source: '/outside/policy.yml' }),
    );
    expect(describeSandbox(again)).toEqual(describeSandbox(policy));
    expect(again.settings.limits).toEqual(policy.settings.limits);
    expect(again.settings.scriptLimits).toEqual(policy.settings.scriptLimits);
    expect(again.summary).toBe(policy.summary);
    expect(
      (await runPolicyTable(again, 'again', readFileSync(join(policiesDirectory, `${name}.test.yml`), 'utf8')))
        .problems,
    ).toEqual([]);
  });
});

test.each(['fix-tests', 'fix-tests-strict', 'dependency-repair', 'dependency-repair-strict'])(
  'the built-in policy %s denies writing every file that steers automation, in any directory that the glob names',
  async (name) => {
    const policy = await loadPolicy(createOptions({}, { source: `builtin:${name}` }));
    const samples = listSteeringGlobs(steersAutomation).flatMap((glob) => expandBraces(glob).map(createSamplePath));
    const directories = ['', 'src/deep/'];
    const paths = samples.flatMap((sample) => directories.map((directory) => `${directory}${sample}`));
    const isRooted = (path: string): boolean => /^src\/deep\/(?:settings\.xml|\.github)/.test(path);
    const allowed = paths.filter(
      (path) =>
        !isRooted(path) && isAllowed(policy.decide(call('writeFile', [{ type: 'write', path, valid: true }])).decision),
    );
    expect(samples.length).toBeGreaterThan(150);
    expect(allowed).toEqual([]);
  },
);

test('an exception that is written into the resolved text of a built-in policy lifts its denial for this file alone', async () => {
  const { resolvedYaml } = await loadPolicy(createOptions({}, { source: 'builtin:fix-tests' }));
  const file = '/outside/policy.yml';
  const text = resolvedYaml.replace('  - id: steering-files\n', '$&    unless: { write: [CLAUDE.md] }\n');
  const options = createOptions({ [file]: text }, { source: file });
  expect((await checkPolicy(options)).filter(({ severity }) => severity === 'error')).toEqual([]);
  const policy = await loadPolicy(options);
  const decide = (path: string) => policy.decide(call('writeFile', [{ type: 'write', path, valid: true }]));
  expect(decide('CLAUDE.md')).toMatchObject({ decision: 'allow', rule: 'edit' });
  for (const path of ['AGENTS.md', 'sub/CLAUDE.md', '.mcp.json'])
    expect(decide(path), path).toMatchObject({ decision: 'deny', rule: 'steering-files' });

  // A layer on top cannot lift it.
  const above = `version: 1
name: above
extends: [builtin:fix-tests]
rules:
  - { id: own, when: { write: CLAUDE.md }, decision: allow, reason: Ours. }
`;
  const layered = await loadPolicy(createOptions({ [file]: above }, { source: file }));
  expect(layered.decide(call('writeFile', [{ type: 'write', path: 'CLAUDE.md', valid: true }])).rule).toBe(
    'steering-files',
  );
});

test.each(['.env', '.npmrc', 'deploy/server.pem', '.ssh/id_ed25519', '.docker/config.json'])(
  'the advice about the secret file %s is correct',
  async (path) => {
    const policy = await loadPolicy(createOptions({}, { source: 'builtin:read-only' }));
    const { rule, instead } = policy.decide(call('readFile', [{ type: 'read', path, valid: true }]));
    expect(rule).toBe('secrets');
    expect(instead).toContain('Read a template');
    expect(instead).not.toContain('.env.example');
  },
);

test('an incorrect table fails', async () => {
  const policy = await loadPolicy(createOptions({}, { source: 'builtin:read-only' }));
  const { problems } = await runPolicyTable(
    policy,
    't.yml',
    'cases:\n  - { read: README.md, decision: deny }\n  - { read: README.md, decision: allow, rule: other }\n',
  );
  expect(problems.map(renderProblem)).toEqual([
    't.yml:2:5: expected deny, found allow by read (The task is to look at the workspace.)',
    't.yml:3:5: expected the rule other, found allow by read (The task is to look at the workspace.)',
  ]);
  expect((await runPolicyTable(policy, 't.yml', 'cases: []')).problems).toHaveLength(1);
  expect(
    (await runPolicyTable(policy, 't.yml', 'cases: [{ reed: x, decision: deny }]')).problems.length,
  ).toBeGreaterThan(0);
});
