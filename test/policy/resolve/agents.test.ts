import { expect, test } from 'vitest';
import { createCallToDecide } from '../../../src/core/types/decision.ts';
import { isAllowed } from '../../../src/core/types/decision.ts';
import { narrowPolicy } from '../../../src/policy/resolve/narrow-policy.ts';
import { loadText } from '../test-policy.ts';

const facts = {
  event: 'cli',
  ref: '',
  label: '',
  fork: true,
  actorPermission: '',
  actorAssociation: '',
  authorAssociation: null,
};
const head = 'version: 1\nname: a\n';
const rule = '  - { id: ask, when: { tool: "agents.*" }, decision: allow }\n';
const call = createCallToDecide({ tool: 'agents.llm.chat', accesses: [{ type: 'none' }] });

test('a call asks a model only if the policy has the key `agents` and a rule allows the tool', async () => {
  const load = async (text: string) => {
    const policy = await loadText(`${head}${text}`);
    return [policy.view().isOffered('agents.llm.chat'), isAllowed(policy.decide(call).decision)];
  };
  expect(await load(`agents: {}\nrules:\n${rule}`)).toEqual([true, true]);
  expect(await load(`rules:\n${rule}`)).toEqual([false, false]);
  expect(await load('agents: {}\nrules: []\n')).toEqual([false, false]);
  expect(await load(`agents: {}\ntools: { pack: core-codex }\nrules:\n${rule}`)).toEqual([false, false]);
});

test('of several layers the smaller limits and the common models count, and a profile only narrows', async () => {
  const base = { 'base.yml': `${head}agents: { chats: 9, models: [small, large] }\n` };
  const load = async (text: string) =>
    (
      await loadText(`${head}${text}`, {
        facts,
        readFile: async (path) => (path === 'base.yml' ? base['base.yml'] : `${head}${text}`),
      })
    ).settings.agents;
  expect(await load('extends: base.yml\n')).toMatchObject({ chats: 9, models: ['small', 'large'] });
  expect(await load('extends: base.yml\nagents: { chats: 30, models: [large, other] }\n')).toMatchObject({
    chats: 9,
    models: ['large'],
  });
  expect(await load('agents: {}\n')).toMatchObject({ chats: 20, models: [] });
  expect(await load('agents: {}\nprofiles: { fork: { agents: { chats: 90, models: [x] } } }\n')).toMatchObject({
    chats: 20,
    models: [],
  });
  expect(await load('profiles: { fork: { agents: {} } }\n')).toBeNull();
});

const rules = `rules:
  - { id: read, when: { read: ['**'] }, decision: allow }
  - { id: write, when: { write: ['src/**'] }, decision: allow }
  - { id: commands, when: { tool: exec, contained: true }, decision: allow }
  - { id: ask, when: { tool: 'agents.*' }, decision: allow }
  - { id: secrets, when: { read: ['.env'] }, decision: deny }
`;
const none = { tools: null, denyTools: [], deny: [] };
const toPath = (type: 'read' | 'write', path: string, tool: string = type === 'read' ? 'readFile' : 'writeFile') =>
  createCallToDecide({ tool, accesses: [{ type, path, valid: true, isFile: true }] });
const command = createCallToDecide({
  tool: 'exec',
  accesses: [{ type: 'command', words: [{ type: 'literal', value: 'make' }], cwd: '.' }],
});

test('a policy that is narrowed for an agent denies more, never less, and has another digest', async () => {
  const policy = await loadText(`${head}agents: {}\n${rules}`, { facts });
  const may = (of: typeof policy, one: typeof call) => isAllowed(of.decide(one).decision);
  const same = narrowPolicy(policy, none);
  const calls = [toPath('read', 'a'), toPath('write', 'src/a'), toPath('write', 'b'), toPath('read', '.env'), command];
  expect(calls.map((one) => may(same, one))).toEqual(calls.map((one) => may(policy, one)));

  const reader = narrowPolicy(policy, { ...none, deny: [{ write: ['**'] }] });
  expect(may(reader, toPath('read', 'a'))).toBe(true);
  expect(reader.decide(toPath('write', 'src/a'))).toMatchObject({ decision: 'deny', rule: 'agent-1' });
  // A change of a command is decided as a write of its call.
  expect(may(reader, command)).toBe(true);
  expect(may(reader, toPath('write', 'src/a', 'exec'))).toBe(false);
  expect(may(reader, toPath('read', '.env'))).toBe(false);
  expect(reader.sha256).not.toBe(policy.sha256);

  const few = narrowPolicy(policy, { ...none, tools: ['readFile', 'file-ops'], denyTools: ['grepFiles'] });
  expect(few.view().isOffered('readFile') && few.view().isOffered('applyPatch')).toBe(true);
  expect(few.view().isOffered('exec') || few.view().isOffered('grepFiles')).toBe(false);
  expect(few.decide(command)).toMatchObject({
    decision: 'deny',
    rule: 'tools',
    reason: 'this agent was started without the tool exec.',
  });
  // A second narrowing adds to the first one.
  const fewer = narrowPolicy(few, { ...none, tools: ['readFile', 'exec'] });
  expect(fewer.view().isOffered('readFile')).toBe(true);
  expect(fewer.view().isOffered('exec') || fewer.view().isOffered('applyPatch')).toBe(false);
});

test('an agent that may not read some files has no commands', async () => {
  const policy = await loadText(`${head}agents: {}\n${rules}`, { facts });
  const narrowed = narrowPolicy(policy, { ...none, deny: [{ read: ['private/**'] }] });
  expect(isAllowed(narrowed.decide(toPath('read', 'private/a')).decision)).toBe(false);
  expect(isAllowed(narrowed.decide(command).decision)).toBe(false);
});

test('a narrowing that is not valid is refused, and so is one of a policy without a run', async () => {
  const policy = await loadText(`${head}agents: {}\n${rules}`, { facts });
  const narrow = (deny: object[], tools: string[] | null = null) => {
    try {
      narrowPolicy(policy, { ...none, tools, deny: deny as never });
      return 'accepted';
    } catch (thrown) {
      return JSON.stringify((thrown as { problems: unknown }).problems);
    }
  };
  expect(narrow([{ wirte: ['**'] }])).toContain(String.raw`unknown key \"wirte\" (did you mean \"write\"?) at deny[0]`);
  expect(narrow([{ write: ['../**'] }])).not.toBe('accepted');
  expect(narrow([], ['readFiel'])).toContain('readFile');
  const plain = await loadText(`${head}agents: {}\n${rules}`);
  expect(() => narrowPolicy(plain, none)).toThrow('only the policy of a run');
});
