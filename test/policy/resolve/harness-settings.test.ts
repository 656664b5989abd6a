import { checkStart } from '../../../src/policy/resolve/check-start.ts';
import { expect, test } from 'vitest';
import { loadPolicy, type ResolvedPolicy } from '../../../src/policy/resolve/load.ts';
import { createOptions, loadText, readProblems } from '../test-policy.ts';

const head = 'version: 1\nname: x\n';

function readMode({ settings }: ResolvedPolicy, api: string): string {
  return settings.scriptModes.get(api) ?? settings.scriptMode;
}

test('a setting for an API takes precedence over one for its provider, which takes precedence over the general one', async () => {
  const policy = await loadText(
    `${head}harness: { mode: disabled, providers: { openai: { mode: enabled }, openai-chat: { mode: dry-run } } }\n`,
  );
  expect(policy.settings.scriptMode).toBe('disabled');
  expect(
    (['openai-responses', 'openai-chat', 'anthropic-messages'] as const).map((api) => readMode(policy, api)),
  ).toEqual(['enabled', 'dry-run', 'disabled']);
});

test('no layer weakens the mode of another', async () => {
  const lax = `${head}extends: [strict.yml]\nharness: { mode: enabled, providers: { openai: { mode: enabled } }, continueOnError: true, spawn: true }\n`;
  const strict =
    'version: 1\nname: s\nharness: { mode: dry-run, providers: { anthropic: { mode: disabled } }, continueOnError: false, spawn: false }\n';
  const policy = await loadPolicy(createOptions({ 'policy.yml': lax, 'strict.yml': strict }));
  expect(readMode(policy, 'openai-chat')).toBe('dry-run');
  expect(readMode(policy, 'anthropic-messages')).toBe('disabled');
  expect([policy.settings.continueOnError, policy.settings.spawn]).toEqual([false, false]);
});

test('scripts stop at a failure and start nothing that outlives them, unless a layer enables it', async () => {
  const silent = await loadText(head);
  const open = await loadText(`${head}harness: { continueOnError: true, spawn: true }\n`);
  expect([silent.settings.continueOnError, silent.settings.spawn, readMode(silent, 'replay')]).toEqual([
    false,
    false,
    'enabled',
  ]);
  expect([open.settings.continueOnError, open.settings.spawn]).toEqual([true, true]);
});

test('scripts run in isolated-vm only if every layer that sets the runtime names it', async () => {
  const read = async (own: string, other: string): Promise<string> => {
    const files = {
      'policy.yml': `${head}extends: [other.yml]\n${own}`,
      'other.yml': `version: 1\nname: o\n${other}`,
    };
    return (await loadPolicy(createOptions(files))).settings.scriptRuntime;
  };
  const isolated = 'harness: { runtime: isolated-vm }\n';
  const quick = 'harness: { runtime: quickjs }\n';
  const profile = 'profiles: { cli: { when: { event: cli }, harness: { runtime: isolated-vm } } }\n';
  expect(await Promise.all([read('', ''), read(isolated, ''), read('', isolated), read(isolated, isolated)])).toEqual([
    'quickjs',
    'isolated-vm',
    'isolated-vm',
    'isolated-vm',
  ]);
  expect(await Promise.all([read(isolated, quick), read(quick, isolated), read(profile, '')])).toEqual([
    'quickjs',
    'quickjs',
    'quickjs',
  ]);
  const again = await loadText((await loadText(`${head}${isolated}`)).resolvedYaml);
  expect(again.settings.scriptRuntime).toBe('isolated-vm');
  expect(await readProblems(`${head}harness: { runtime: v8 }\n`)).toEqual([
    '3:21 "runtime" takes one of: quickjs, isolated-vm',
  ]);
});

test('the resolved policy has the same meaning when it is loaded alone', async () => {
  const policy = await loadText(
    `${head}harness: { mode: dry-run, providers: { openai: { mode: enabled } }, spawn: true, continueOnError: true }\n`,
  );
  const again = await loadText(policy.resolvedYaml);
  expect(readMode(again, 'openai-responses')).toBe('enabled');
  expect(readMode(again, 'anthropic-messages')).toBe('dry-run');
  expect([again.settings.continueOnError, again.settings.spawn]).toEqual([true, true]);
  expect(again.resolvedYaml.replace(/^#.*\n\n?/gm, '')).toBe(policy.resolvedYaml.replace(/^#.*\n\n?/gm, ''));
});

test('an invalid setting is refused with the nearest name', async () => {
  expect(await readProblems(`${head}harness:\n  providers: { opnai: { mode: enabled } }\n`)).toEqual([
    '4:16 there is no provider "opnai" (did you mean "openai"?)',
  ]);
  const problems = await readProblems(
    `${head}harness:\n  providers: { opnai: { mode: enabled }, anthropic: { mode: off } }\n  spawn: 1\n  continueOnEror: true\n`,
  );
  expect(problems).toEqual([
    '4:61 "mode" takes one of: enabled, dry-run, disabled',
    '5:10 expected true or false, found a number',
    '6:3 unknown key "continueOnEror" (did you mean "continueOnError"?)',
  ]);
});

test('listed accounts and schedules start a run only if the policy accepts them', async () => {
  const facts = { event: 'schedule', ref: '', label: '', fork: false, actorAssociation: '', authorAssociation: null };
  const start = async (actor: string, ...actorStandings: readonly string[]) => {
    const policy = await loadText(`${head}${actor === '' ? '' : `require: { actor: ${actor} }\n`}`);
    return checkStart(policy.settings, { ...facts, actorPermission: 'none', actorStandings }).join();
  };
  expect(await start('', 'schedule')).toBe('');
  expect(await start('{ permission: write }', 'schedule')).toContain('is a schedule');
  expect(await start('{ permission: write, listed: true }', 'schedule')).toContain('is a schedule');
  expect(await start('{ permission: write, schedule: true }', 'schedule')).toBe('');
  expect(await start('{ permission: write, schedule: true }', 'listed')).toContain('is listed');
  expect(await start('{ permission: write, listed: true }', 'listed', 'write')).toBe('');
  expect(await start('{ permission: write, listed: true }', 'listed', 'triage')).toContain('has triage');
  expect(await start('{ listed: true }', 'admin')).toContain('has admin');
  expect(await start('{ association: MEMBER, listed: true }', 'listed')).toBe('');
  expect(await start('{ association: MEMBER }', 'listed')).toContain('needs an actor who is MEMBER');
  // Everyone has the role read in a public repository.
  expect(await start('{ permission: none }', 'read')).toBe('');
});

test('an actor’s association is checked at the start', async () => {
  const policy = await loadText(`${head}require: { actor: { association: [OWNER, MEMBER] } }\n`);
  const facts = {
    event: 'issue_comment',
    ref: '',
    label: '',
    fork: false,
    actorPermission: 'admin',
    actorAssociation: 'MEMBER',
    authorAssociation: 'NONE',
  };
  expect(checkStart(policy.settings, facts)).toEqual([]);
  expect(checkStart(policy.settings, { ...facts, actorAssociation: 'CONTRIBUTOR' })[0]).toContain(
    'this one is CONTRIBUTOR',
  );
  expect(checkStart(policy.settings, { ...facts, actorAssociation: '' })[0]).toContain('does not name the association');
  expect(checkStart(policy.settings, { ...facts, event: 'cli', actorAssociation: '' })).toEqual([]);
  expect(await readProblems(`${head}require: { actor: { association: MEMBERS } }\n`)).toEqual([
    '3:34 "association" takes one of: OWNER, MEMBER, COLLABORATOR, CONTRIBUTOR, FIRST_TIME_CONTRIBUTOR, FIRST_TIMER, MANNEQUIN, NONE (did you mean "MEMBER"?)',
  ]);
  expect(await readProblems(`${head}require: { actor: {} }\n`)).toEqual([
    '3:19 give permission, association, listed or schedule',
  ]);
});
