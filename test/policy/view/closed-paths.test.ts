import { describe, expect, test } from 'vitest';
import { narrowPolicy } from '../../../src/policy/resolve/narrow-policy.ts';
import { loadRules, loadText } from '../test-policy.ts';

const facts = {
  event: 'push',
  ref: 'refs/heads/main',
  label: '',
  fork: false,
  actorPermission: 'write',
  actorAssociation: '',
  authorAssociation: null,
};

const all = '- { id: all, when: { read: "**" }, decision: allow }\n';

/** Rules, a path, and the rule that closes it; null if it is open. */
const cases: readonly (readonly [title: string, rules: string, path: string, rule: string | null])[] = [
  ['an allow opens', all, 'src/a.ts', null],
  ['no allow closes', '- { id: a, when: { read: "src/**" }, decision: allow }', 'private/plan.txt', 'default'],
  [
    'an allow of a directory opens no file of its name',
    '- { id: a, when: { read: "src/**" }, decision: allow }',
    'src',
    'default',
  ],
  ['a denial closes', `${all}- { id: b, when: { read: "private/**" }, decision: deny }`, 'private/plan.txt', 'b'],
  [
    'a denial closes another spelling',
    `${all}- { id: b, when: { read: "private/**" }, decision: deny }`,
    'PRIVATE/x',
    'b',
  ],
  ['explain closes', `${all}- { id: b, when: { read: b }, decision: explain }`, 'b', 'b'],
  ['escalate closes', `${all}- { id: b, when: { read: b }, decision: escalate, escalate: { label: ok } }`, 'b', 'b'],
  ['deny-and-abort closes', `${all}- { id: b, when: { read: b }, decision: deny-and-abort }`, 'b', 'b'],
  [
    'the exception of an allow closes',
    '- { id: a, when: { read: "**" }, unless: { read: "private/**" }, decision: allow }',
    'private/plan.txt',
    'default',
  ],
  [
    'the exception of an allow leaves the rest open',
    '- { id: a, when: { read: "**" }, unless: { read: "private/**" }, decision: allow }',
    'src/a.ts',
    null,
  ],
  [
    'the exception of a denial opens',
    `${all}- { id: b, when: { read: "**/*.pem" }, unless: { read: "test/**" }, decision: deny }`,
    'test/a.pem',
    null,
  ],
  [
    'the exception of one denial opens nothing that another closes',
    `${all}- { id: b, when: { read: "**/.env*" }, unless: { read: "**/.env.example" }, decision: deny }\n- { id: c, when: { read: "secret/**" }, decision: deny }`,
    'secret/.env.example',
    'c',
  ],
  [
    'a denial that depends on the state of the run closes',
    `${all}- { id: b, when: { read: b, tainted: true }, decision: deny }`,
    'b',
    'b',
  ],
  [
    'a denial for some turns closes',
    `${all}- { id: b, when: { read: b, turn: { lte: 1 } }, decision: deny }`,
    'b',
    'b',
  ],
  [
    'a denial for calls without a justification closes',
    `${all}- { id: b, when: { read: b }, unless: { justified: true }, decision: deny }`,
    'b',
    'b',
  ],
  [
    'an exception that depends on the call does not open',
    `${all}- { id: b, when: { read: b }, unless: { read: b, origin: script }, decision: deny }`,
    'b',
    'b',
  ],
  [
    'an allow that depends on the state of the run does not open',
    '- { id: a, when: { read: "**", tainted: false }, decision: allow }',
    'a',
    'default',
  ],
  [
    'an allow of some calls does not open',
    '- { id: a, when: { read: "**" }, limits: { perRun: 9 }, decision: allow }',
    'a',
    'default',
  ],
  [
    'an allow with an exception for some calls does not open',
    '- { id: a, when: { read: "**" }, unless: { turn: { gte: 9 } }, decision: allow }',
    'a',
    'default',
  ],
  ['a condition on the run that holds', '- { id: a, when: { read: "**", fork: false }, decision: allow }', 'a', null],
  [
    'a condition on the run that does not hold',
    '- { id: a, when: { read: "**", fork: true }, decision: allow }',
    'a',
    'default',
  ],
  ['a denial for other runs', `${all}- { id: b, when: { read: b, fork: true }, decision: deny }`, 'b', null],
  [
    'a denial for file tools',
    `${all}- { id: b, when: { read: b, tool: [readFile, grepFiles] }, decision: deny }`,
    'b',
    null,
  ],
  ['an allow for file tools', '- { id: a, when: { read: "**", tool: readFile }, decision: allow }', 'a', 'default'],
  ['a denial for commands', `${all}- { id: b, when: { read: b, tool: exec }, decision: deny }`, 'b', 'b'],
  ['a denial for sessions', `${all}- { id: b, when: { read: b, tool: execCommand }, decision: deny }`, 'b', 'b'],
  [
    'a denial for the tools of a server',
    `${all}- { id: b, when: { read: b, tool: "mcp.files.*" }, decision: deny }`,
    'b',
    'b',
  ],
  ['an allow for commands', '- { id: a, when: { read: "**", tool: exec }, decision: allow }', 'a', null],
  [
    'an allow of commands is not one of files',
    '- { id: a, when: { tool: exec, contained: true }, decision: allow }',
    'a',
    'default',
  ],
  ['an allow of writing', '- { id: a, when: { write: "src/**" }, decision: allow }', 'src/a.ts', null],
  [
    'an allow of some changes does not open',
    '- { id: a, when: { write: "**", change: tests-weakened }, decision: allow }',
    'test/a.test.ts',
    'default',
  ],
  ['a denial of writing closes nothing', `${all}- { id: b, when: { write: b }, decision: deny }`, 'b', null],
  ['a rule on trial', `${all}- { id: b, when: { read: b }, decision: deny, audit: true }`, 'b', null],
  ['an allow on trial', '- { id: a, when: { read: "**" }, decision: allow, audit: true }', 'a', 'default'],
  ['a name with a control character', all, 'a\u0001b', 'default'],
  ['a name with a direction mark', all, 'a\u202Eb', 'default'],
  [
    'a name with a direction mark that hides a denied name',
    `${all}- { id: b, when: { read: b }, decision: deny }`,
    '\u202Eb',
    'b',
  ],
];

describe('a path is closed to processes if a denial may apply to one, or no allow must', () => {
  test.each(cases)('%s', async (_title, rules, path, rule) => {
    const policy = await loadRules(rules, { facts });
    expect(policy.view().closed.explain(path)?.rule ?? null).toBe(rule);
  });

  test('a default that allows opens everything that no rule denies', async () => {
    const policy = await loadText(
      'version: 1\nname: x\ndefaults: { decision: allow }\nrules: [{ id: b, when: { read: b }, decision: deny }]\n',
    );
    expect(['a', 'b'].map((path) => policy.view().closed.explain(path)?.rule)).toEqual([undefined, 'b']);
  });

  test('a profile closes what it denies, and a complete one also what it does not allow', async () => {
    const load = (profile: string) =>
      loadText(
        `version: 1\nname: x\nrules: [{ id: all, when: { read: "**" }, decision: allow }]\nprofiles: { fork: ${profile} }\n`,
        {
          facts: { ...facts, fork: true },
        },
      );
    const restricting = await load('{ rules: [{ id: b, when: { read: b }, decision: deny }] }');
    expect(restricting.view().closed.explain('b')?.rule).toBe('b');
    expect(restricting.view().closed.explain('a')).toBeNull();
    const complete = await load('{ rules: [{ id: c, when: { read: "src/**" }, decision: allow }] }');
    expect(complete.view().closed.explain('a')?.rule).toBe('default');
    expect(complete.view().closed.explain('src/a')).toBeNull();
  });

  test('only the name of a file that may hold a secret is a reason to look at its content', async () => {
    const policy = await loadText(
      'version: 1\nname: x\nextends: [builtin:fix-tests]\nrules: [{ id: own, when: { read: own/.npmrc }, decision: deny }]\n',
      { facts },
    );
    const { explain } = policy.view().closed;
    expect(explain('a/.npmrc')).toEqual({ rule: 'secrets', unlessHarmless: true });
    expect(explain('own/.npmrc')).toEqual({ rule: 'own', unlessHarmless: false });
    expect(explain('node_modules/a/.npmrc')).toBeNull();
  });

  test.each([
    ['a denial of the author', 'when: { read: "private/**" }, decision: deny', true],
    ['a request for a reason', 'when: { read: "private/**" }, decision: explain', true],
    ['an exception of an allow', 'when: { read: "**" }, unless: { read: "private/**" }, decision: allow', true],
    ['an allow of something else', 'when: { read: "src/**" }, decision: allow', false],
    ['a denial of something else', 'when: { read: "src/**" }, decision: deny', false],
    ['a denial for file tools', 'when: { tool: readFile, read: "private/**" }, decision: deny', false],
  ])('%s names a closed path for the author: %s', async (_title, rule, isNamed) => {
    const policy = await loadText(`version: 1\nname: x\nrules: [{ id: own, ${rule}, reason: x }]\n`, { facts });
    expect(policy.view().closed.isNamedByAuthor('private/a')).toBe(isNamed);
  });

  test('a built-in rule names nothing for the author, and an exception counts only where no other rule opens the path', async () => {
    const built = await loadText('version: 1\nname: x\nextends: [builtin:fix-tests]\n', { facts });
    expect(built.view().closed.explain('.env')?.rule).toBe('secrets');
    expect(built.view().closed.isNamedByAuthor('.env')).toBe(false);
    const own = await loadText('version: 1\nname: x\nrules: [{ id: b, when: { read: b }, decision: deny }]\n', {
      facts,
    });
    // Every denial matches a name with a line break.
    expect(own.view().closed.explain('a\nb')?.rule).toBe('b');
    expect(own.view().closed.isNamedByAuthor('a\nb')).toBe(false);
    const opened = await loadText(
      'version: 1\nname: x\nrules: [{ id: a, when: { read: "**" }, unless: { read: b }, decision: allow }, { id: b, when: { read: b }, decision: allow }]\n',
      { facts },
    );
    expect(opened.view().closed.isNamedByAuthor('b')).toBe(false);
  });

  test('an agent that may not read a file does not find it although commands of the run may read it', async () => {
    const policy = await loadRules(all, { facts });
    const narrowed = narrowPolicy(policy, { tools: null, denyTools: [], deny: [{ read: 'private/**' }] });
    expect(policy.view().closedTo('grepFiles').explain('private/a')).toBeNull();
    expect(narrowed.view().closedTo('grepFiles').explain('private/a')?.rule).toBe('agent-1');
  });
});

describe('a whole directory', () => {
  test.each([
    [all, 'src', 'open'],
    [all, '.', 'open'],
    ['- { id: a, when: { read: ["src/**", "docs/*.md", "x/**/*.ts"] }, decision: allow }', 'src/deep', 'open'],
    ['- { id: a, when: { read: ["src/**", "docs/*.md", "x/**/*.ts"] }, decision: allow }', 'docs', 'mixed'],
    ['- { id: a, when: { read: ["src/**", "docs/*.md", "x/**/*.ts"] }, decision: allow }', 'docs/deep', 'closed'],
    ['- { id: a, when: { read: ["src/**", "docs/*.md", "x/**/*.ts"] }, decision: allow }', 'x/y/z', 'mixed'],
    ['- { id: a, when: { read: ["src/**", "docs/*.md", "x/**/*.ts"] }, decision: allow }', 'node_modules', 'closed'],
    ['- { id: a, when: { read: "{src,lib/a}/**" }, decision: allow }', 'lib', 'mixed'],
    [`${all}- { id: b, when: { read: "private/**" }, decision: deny }`, 'private/deep', 'closed'],
    [`${all}- { id: b, when: { read: "private/**" }, decision: deny }`, 'PRIVATE', 'closed'],
    [`${all}- { id: b, when: { read: "private/**" }, decision: deny }`, 'src', 'open'],
    [
      `${all}- { id: b, when: { read: "**/*.pem" }, unless: { read: "**/node_modules/**" }, decision: deny }`,
      'a/node_modules',
      'open',
    ],
    [
      `${all}- { id: b, when: { read: "**/*.pem" }, unless: { read: "**/node_modules/**" }, decision: deny }`,
      'src',
      'mixed',
    ],
    [
      `${all}- { id: b, when: { read: "private/**" }, unless: { read: "**/*.md" }, decision: deny }`,
      'private',
      'mixed',
    ],
    [
      `${all}- { id: b, when: { read: "private/**" }, unless: { read: "private/a/**", turn: { lte: 2 } }, decision: deny }`,
      'private/a',
      'closed',
    ],
    ['- { id: a, when: { read: "**" }, unless: { read: "private/**" }, decision: allow }', 'private', 'closed'],
    ['- { id: a, when: { read: "**" }, unless: { read: "private/*.md" }, decision: allow }', 'private', 'mixed'],
  ])('%s: %s is %s', async (rules, directory, state) => {
    const policy = await loadRules(rules, { facts });
    expect(policy.view().closed.judgeDirectory(directory)).toBe(state);
  });
});
