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

describe('a directory has files that some call may write', () => {
  test.each([
    ['{ write: "src/**" }', ['.', 'src', 'src/gen']],
    ['{ write: [bin/x, "src/gen/**"], tool: exec }', ['.', 'bin', 'src', 'src/gen']],
    ['{ write: "bin/*", tool: writeFile }', ['.', 'bin']],
    ['{ write: "src/**", origin: script }', ['.', 'src', 'src/gen']],
    ['{ write: "{bin,src/gen}/*.js" }', ['.', 'bin', 'src', 'src/gen']],
    ['{ write: bin }', ['.']],
    ['{ write: /tmp/x }', []],
    ['{ tool: exec }', ['.', 'bin', 'src', 'src/gen']],
    ['{ tool: readFile }', []],
    ['{ tool: exec, contained: true }', []],
  ])('by %s', async (when, expected) => {
    const policy = await loadRules(`- { id: a, when: ${when}, decision: allow }`, { facts });
    const { mayWriteBelow } = policy.view();
    expect(['.', 'bin', 'src', 'src/gen'].filter((directory) => mayWriteBelow(directory))).toEqual(expected);
  });

  test('unless a rule is on trial, denies, or excepts all of it', async () => {
    const mayWrite = async (rules: string, directory = 'src'): Promise<boolean> =>
      (await loadRules(rules, { protectedPaths: ['ci/policy.yml'] })).view().mayWriteBelow(directory);
    const all = '- { id: all, when: { write: "**" }, decision: allow }\n';
    expect(await mayWrite('- { id: a, when: { write: "**" }, decision: allow, audit: true }')).toBe(false);
    expect(await mayWrite('- { id: a, when: { write: "**" }, unless: { write: "src/**" }, decision: allow }')).toBe(
      false,
    );
    expect(await mayWrite(`${all}- { id: b, when: { write: "SRC/**" }, decision: deny }`)).toBe(false);
    expect(await mayWrite(`${all}- { id: b, when: { write: "src/*.js" }, decision: deny }`)).toBe(true);
    expect(
      await mayWrite(`${all}- { id: b, when: { write: "src/**" }, unless: { write: "src/*" }, decision: deny }`),
    ).toBe(true);
    const manifests = 'unless: { write: "**/package.json" }';
    expect(await mayWrite(`${all}- { id: b, when: { write: "src/**" }, ${manifests}, decision: deny }`)).toBe(false);
    expect(await mayWrite(`${all}- { id: b, when: { write: "src/**", tool: exec }, decision: deny }`)).toBe(true);
    expect(await mayWrite('- { id: a, when: { write: "src/**" }, decision: escalate }')).toBe(true);
    expect(await mayWrite(all, '.git/hooks')).toBe(false);
    expect(await mayWrite(all, '.github')).toBe(false);
    expect(await mayWrite(all, 'ci')).toBe(true);
  });

  test('unless it is asked for reasons first, which on-failure grants to a repeated command', async () => {
    const load = (approvals: string) =>
      loadText(
        `version: 1\nname: x\napprovals: ${approvals}\nrules:\n- { id: all, when: { write: "**" }, decision: allow }\n- { id: why, when: { write: "**" }, decision: explain }\n`,
      );
    expect((await load('untrusted')).view()).toMatchObject({ allowsWrites: true });
    expect((await load('untrusted')).view().mayWriteBelow('src')).toBe(false);
    expect((await load('on-failure')).view().mayWriteBelow('src')).toBe(true);
  });

  test('if the default allows', async () => {
    const policy = await loadText('version: 1\nname: x\ndefaults: { decision: allow }\n');
    expect(policy.view().mayWriteBelow('any')).toBe(true);
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
    ).view();
  expect(await read('limits: { turns: 3 }')).toMatchObject({ caches: ['go', 'npm'], cacheMb: 7 });
  expect((await read('sandbox: { caches: [go, pip] }')).caches).toEqual(['go']);
  expect((await read('sandbox: { caches: [] }')).caches).toEqual([]);
  expect(await readProblems('version: 1\nname: x\nsandbox: { caches: [yarn] }\n')).toHaveLength(1);
});

test('limits and variables are passed on', async () => {
  const policy = await loadText(
    'version: 1\nname: x\nsandbox: { require: namespaces, env: { pass: [CI, LANG] }, limits: { commandTimeoutMs: 5, memoryMb: 6, processes: 7, fileMb: 8, tmpMb: 9, cpuSeconds: 10, outputMb: 11, freeDiskMb: 12 }, unixSockets: allow, ptrace: allow }\n',
  );
  expect(policy.view()).toMatchObject({
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
  expect(silent.view()).toMatchObject({ unixSockets: 'without-hosts', ptrace: 'deny' });
  for (const limit of [silent.view().cpuSeconds, silent.view().outputMb, silent.view().freeDiskMb])
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
    expect(policy.view().unixSockets).toBe(expected);
    const resolved = await loadText(policy.resolvedYaml);
    expect(resolved.view().unixSockets).toBe(expected);
  },
);

test.each([
  ['', '', null],
  ['history', '', 'history'],
  ['', 'visible', 'visible'],
  ['history', 'visible', 'visible'],
  ['visible', 'history', 'visible'],
] as const)(
  '`visible` takes precedence in sandbox.git: %o in the policy and %o in its profile',
  async (own, profile, expected) => {
    const write = (value: string): string => (value === '' ? '' : `, sandbox: { git: ${value} }`);
    const text = `{ version: 1, name: x, profiles: { p: { when: { event: push }, limits: { turns: 3 }${write(profile)} } }${write(own)} }`;
    const policy = await loadText(text, { facts });
    expect(policy.view().git).toBe(expected);
    expect((await loadText(policy.resolvedYaml)).view().git).toBe(expected);
  },
);

test('`visible` in one of several files takes precedence, and another value is an error', async () => {
  const files = {
    'policy.yml': 'version: 1\nname: x\nextends: [more.yml]\nsandbox: { git: history }\n',
    'more.yml': 'version: 1\nname: y\nsandbox: { git: visible }\n',
  };
  expect((await loadPolicy(createOptions(files))).view().git).toBe('visible');
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
  expect((await loadPolicy(createOptions(files))).view().unixSockets).toBe('without-hosts');
});
