import { describe, expect, test } from 'vitest';
import type { PolicyFacts } from '../../../src/core/types/policy-facts.ts';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';
import { loadRules, loadText, createOptions, readProblems } from '../test-policy.ts';

const facts: PolicyFacts = {
  event: 'push',
  ref: '',
  label: '',
  fork: false,
  actorPermission: 'write',
  actorAssociation: '',
  authorAssociation: '',
};

describe('the files that commands may write', () => {
  test.each([
    ['{ write: "src/**" }', ['src/**']],
    ['{ write: [a, "b/**"], tool: exec }', ['a', 'b/**']],
    ['{ write: a, tool: "*" }', ['a']],
    ['{ write: a, tool: writeFile }', []],
    ['{ write: a, origin: script }', []],
    ['{ write: a, turn: { lte: 3 } }', []],
    ['{ write: a, event: push }', ['a']],
    ['{ write: a, event: issues }', []],
    ['{ write: /tmp/x }', []],
    ['{ tool: exec }', []],
  ])('by %s', async (when, expected) => {
    expect((await loadRules(`- { id: a, when: ${when}, decision: allow }`, { facts })).sandbox.writableGlobs).toEqual(
      expected,
    );
  });

  test('contains no grant that depends on an unknown fact, a limit, an audit rule or another exception', async () => {
    expect(
      (await loadRules('- { id: a, when: { write: a, event: push }, decision: allow }')).sandbox.writableGlobs,
    ).toEqual([]);
    expect(
      (await loadRules('- { id: a, when: { write: a }, decision: allow, limits: { perRun: 1 } }')).sandbox
        .writableGlobs,
    ).toEqual([]);
    expect(
      (await loadRules('- { id: a, when: { write: a }, decision: allow, audit: true }')).sandbox.writableGlobs,
    ).toEqual([]);
    expect(
      (await loadRules('- { id: a, when: { write: a }, unless: { origin: script }, decision: allow }')).sandbox
        .writableGlobs,
    ).toEqual([]);
  });

  test('is everything if the default allows', async () => {
    expect((await loadText('version: 1\nname: x\ndefaults: { decision: allow }\n')).sandbox.writableGlobs).toEqual([
      '**',
    ]);
  });

  test('never contains denied, excepted or protected files', async () => {
    const policy = await loadRules(
      '- { id: a, when: { write: "src/**" }, unless: { write: "src/gen/**" }, decision: allow }\n- { id: b, when: { write: "**/*.lock" }, unless: { write: a.lock }, decision: deny }\n- { id: c, when: { write: c, tool: writeFile }, decision: deny }\n- { id: d, when: { write: d, origin: script }, decision: deny }',
      {
        protectedPaths: ['ci/policy.yml'],
      },
    );
    const { protectedGlobs } = policy.sandbox;
    expect(protectedGlobs).toEqual(
      expect.arrayContaining(['.git/**', '.github/**', 'ci/policy.yml', '**/*.lock', 'src/gen/**', 'd']),
    );
    expect(protectedGlobs).not.toContain('c');
  });
});

test('caches of all layers are joined, and a profile only removes some', async () => {
  const text = (profile: string): string =>
    `version: 1\nname: x\nextends: [more.yml]\nsandbox: { caches: [npm], limits: { cacheMb: 7 } }\nprofiles: { p: { when: { event: push }, ${profile} } }\n`;
  const read = async (profile: string) =>
    (
      await loadPolicy(
        createOptions(
          { 'policy.yml': text(profile), 'more.yml': 'version: 1\nname: y\nsandbox: { caches: [go, npm] }\n' },
          { facts },
        ),
      )
    ).sandbox;
  expect(await read('limits: { turns: 3 }')).toMatchObject({ caches: ['go', 'npm'], cacheMb: 7 });
  expect((await read('sandbox: { caches: [go, pip] }')).caches).toEqual(['go']);
  expect((await read('sandbox: { caches: [] }')).caches).toEqual([]);
  expect(await readProblems('version: 1\nname: x\nsandbox: { caches: [yarn] }\n')).toHaveLength(1);
});

test('limits and variables are passed on', async () => {
  const policy = await loadText(
    'version: 1\nname: x\nsandbox: { require: namespaces, env: { pass: [CI, LANG] }, limits: { commandTimeoutMs: 5, memoryMb: 6, processes: 7, fileMb: 8, tmpMb: 9, cpuSeconds: 10, outputMb: 11, freeDiskMb: 12 }, unixSockets: allow, ptrace: allow }\n',
  );
  expect(policy.sandbox).toMatchObject({
    require: 'namespaces',
    passEnv: ['CI', 'LANG'],
    commandTimeoutMs: 5,
    memoryMb: 6,
    processes: 7,
    fileMb: 8,
    tmpMb: 9,
    cpuSeconds: 10,
    outputMb: 11,
    freeDiskMb: 12,
    unixSockets: 'allow',
    ptrace: 'allow',
  });
  const silent = await loadText('version: 1\nname: x\n');
  expect(silent.sandbox).toMatchObject({ unixSockets: 'without-hosts', ptrace: 'deny' });
  for (const limit of [silent.sandbox.cpuSeconds, silent.sandbox.outputMb, silent.sandbox.freeDiskMb])
    expect(limit).toBeGreaterThan(0);
});

test.each([
  ['', '', 'without-hosts'],
  ['allow', '', 'allow'],
  ['', 'allow', 'without-hosts'],
  ['deny', 'allow', 'deny'],
  ['allow', 'deny', 'deny'],
  ['without-hosts', 'allow', 'without-hosts'],
  ['allow', 'without-hosts', 'without-hosts'],
] as const)(
  'the strictest value of unixSockets counts: %o in the policy and %o in its profile',
  async (own, profile, expected) => {
    const write = (value: string): string => (value === '' ? '' : `, sandbox: { unixSockets: ${value} }`);
    const text = `{ version: 1, name: x, profiles: { p: { when: { event: push }, limits: { turns: 3 }${write(profile)} } }${write(own)} }`;
    const policy = await loadText(text, { facts });
    expect(policy.sandbox.unixSockets).toBe(expected);
    const resolved = await loadText(policy.resolvedYaml);
    expect(resolved.sandbox.unixSockets).toBe(expected);
  },
);

test.each([
  ['', '', null],
  ['history', '', 'history'],
  ['', 'visible', 'visible'],
  ['history', 'visible', 'visible'],
  ['visible', 'history', 'visible'],
] as const)(
  '`visible` precedes in sandbox.git: %o in the policy and %o in its profile',
  async (own, profile, expected) => {
    const write = (value: string): string => (value === '' ? '' : `, sandbox: { git: ${value} }`);
    const text = `{ version: 1, name: x, profiles: { p: { when: { event: push }, limits: { turns: 3 }${write(profile)} } }${write(own)} }`;
    const policy = await loadText(text, { facts });
    expect(policy.sandbox.git).toBe(expected);
    expect((await loadText(policy.resolvedYaml)).sandbox.git).toBe(expected);
  },
);

test('`visible` in one of several files precedes, and another value is an error', async () => {
  const files = {
    'policy.yml': 'version: 1\nname: x\nextends: [more.yml]\nsandbox: { git: history }\n',
    'more.yml': 'version: 1\nname: y\nsandbox: { git: visible }\n',
  };
  expect((await loadPolicy(createOptions(files))).sandbox.git).toBe('visible');
  expect(await readProblems('version: 1\nname: x\nsandbox: { git: none }\n')).toHaveLength(1);
});

test('the model receives that the history is not there, if it is not and commands are offered', async () => {
  const rule = '{ id: c, when: { tool: exec, contained: true }, decision: allow, reason: x }';
  const read = async (git: string, rules: string): Promise<string> =>
    (await loadText(`version: 1\nname: x\nsandbox: { git: ${git} }\nrules: [${rules}]\n`)).summary;
  const sentence = 'Git has one commit with the files that may be read: the history is not there.';
  expect(await read('visible', rule)).toContain(sentence);
  expect(await read('visible', '{ id: c, when: { command: [ls] }, decision: allow, reason: x }')).toContain(sentence);
  expect(await read('history', rule)).not.toContain('history is not there');
});

test('the strictest value of unixSockets in all files counts', async () => {
  const files = {
    'policy.yml': 'version: 1\nname: x\nextends: [more.yml]\nsandbox: { unixSockets: allow }\n',
    'more.yml': 'version: 1\nname: y\nsandbox: { unixSockets: without-hosts }\n',
  };
  expect((await loadPolicy(createOptions(files))).sandbox.unixSockets).toBe('without-hosts');
});
