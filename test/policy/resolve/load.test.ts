import { checkStart } from '../../../src/policy/resolve/check-start.ts';
import { describe, expect, test } from 'vitest';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';
import { createOptions, decideCommand, decidePath, loadText, readLoadError, readProblems } from '../test-policy.ts';

const head = 'version: 1\nname: x\n';

describe('a file that is not valid', () => {
  test('reports all its problems at once, each with its place', async () => {
    const text = `version: 2
nam: x
approvals: on-request
limits: { turns: 1.5, toolCals: 3, denials: many }
rules:
  - id: Tests
    when: { tool: exec, comand: [npm] }
    decision: alow
    reason: 12
`;
    expect(await readProblems(text)).toEqual([
      '1:1 "name" is missing',
      '1:10 version must be 1',
      '2:1 unknown key "nam" (did you mean "name"?)',
      '4:18 must be a whole number',
      '4:23 unknown key "toolCals" (did you mean "toolCalls"?)',
      '4:45 expected a number, found text',
      '6:9 an id is lower-case letters, digits and "-"',
      '7:25 unknown key "comand" (did you mean "command"?)',
      '8:15 "decision" takes one of: allow, allow-for-run, explain, escalate, deny, deny-and-abort (did you mean "allow"?)',
      '9:13 expected text, found a number (Put it in quotes.)',
    ]);
  });

  test('reports the first hundred problems of a text that has more', async () => {
    const problems = await readProblems('""'.repeat(1_000));
    expect(problems).toHaveLength(100);
    expect(problems[0]).toMatch(/^1:3 Unexpected double-quoted-scalar/);
  });

  test.each([
    [
      'a duplicate key',
      `${head}limits: { turns: 1 }\nlimits: { turns: 9 }\n`,
      '4:1 the key "limits" is here twice (Keep one of the two.)',
    ],
    [
      'an anchor',
      `${head}limits: &a { turns: 1 }\n`,
      '3:12 anchors and aliases are not allowed (Write the value again.)',
    ],
    ['a merge key', `${head}limits: { <<: { turns: 1 } }\n`, '3:11 merge keys are not allowed (Write the keys here.)'],
    [
      'a tag',
      `${head}limits: !!map { turns: 1 }\n`,
      '3:15 tags are not allowed (Remove it, or put the text in quotes.)',
    ],
    [
      'a pattern without quotes',
      `${head}rules: [{ id: a, when: { write: **/*.md }, decision: deny }]\n`,
      "3:33 anchors and aliases are not allowed (Put a text with special characters in quotes, such as '**/*.md'.)",
    ],
    [
      'a pattern with braces without quotes',
      `${head}rules: [{ id: a, when: { write: src/{a,b} }, decision: deny }]\n`,
      "3:37 Unexpected flow-map-start at node end (Put a text with special characters in quotes, such as '**/*.md'.)",
    ],
    ['a tab', `${head}limits:\n\tturns: 1\n`, '4:1 Tabs are not allowed as indentation (Indent with spaces.)'],
    [
      'a byte that is not UTF-8',
      `${head}approvals: caf\uFFFD\n`,
      '3:15 the text is not valid UTF-8 here (Save the file as UTF-8.)',
    ],
    [
      'a number with a unit',
      `${head}limits: { minutes: 20m }\n`,
      '3:20 expected a number, found text (Write digits only, without quotes and without a unit.)',
    ],
    ['a version in quotes', `version: '1'\nname: x\n`, '1:10 version must be 1 (Write it without quotes.)'],
    [
      'a fraction of a port',
      `${head}sandbox: { network: { setup: [{ host: a.example.com, port: 1.5 }] } }\n`,
      '3:60 expected a whole number or a list, found 1.5',
    ],
    [
      'a port that is a text',
      `${head}sandbox: { network: { setup: [{ host: a.example.com, port: https }] } }\n`,
      '3:60 expected a number or a list, found text (Write [https].)',
    ],
    [
      'a key with one value',
      `${head}sandbox: { network: { acknowledge: yes } }\n`,
      '3:36 "acknowledge" takes only executes-workspace',
    ],
    [
      'an unknown registry',
      `${head}sandbox: { network: { registries: { nmp: [a.example.com] } } }\n`,
      '3:37 unknown key "nmp" (did you mean "npm"?)',
    ],
    ['a time below 0', `${head}harness: { limits: { handOverMs: -1 } }\n`, '3:34 must be at least 0'],
    [
      'an event that starts no run',
      `${head}rules: [{ id: a, when: { event: shedule }, decision: deny }]\n`,
      '3:33 no run starts on the event "shedule" (did you mean "schedule"?)',
    ],
    [
      'a pattern of events that start no run',
      `${head}profiles: { a: { when: { event: [push, 'pul_*'] } } }\n`,
      '3:40 no run starts on the event "pul_*" (did you mean "push"?)',
    ],
    [
      'the name of a built-in policy as a file',
      `${head}extends: read-only\n`,
      '3:10 the policy file read-only does not exist (The built-in policy is builtin:read-only.)',
    ],
    ['a prototype key', `${head}__proto__: { turns: 1 }\n`, '3:1 this key is not allowed'],
    ['an empty file', '', '1:1 expected a map, found nothing'],
    [
      'a condition by the name that other policies give it',
      `${head}rules:\n  - { id: a, when: { paths: [a], host: b }, effect: allow }\n`,
      '4:22 unknown key "paths" (did you mean "read" or "write"?)',
    ],
    ['a list', '- 1', '1:1 expected a map, found a list'],
    [
      'more characters than any policy needs',
      '"'.repeat(500_001),
      '1:1 the file has 500001 characters, more than 500000 (Move rules to files that it extends.)',
    ],
    ...['[', '{a: ', '- ', '? ', ' '.repeat(201) + '- a:\n'].map((text): [string, string, string] => [
      `levels of ${JSON.stringify(text.trim())}`,
      `${head}rules: &a\n${text.repeat(1_000)}`,
      '1:1 the file is nested too deeply (No policy needs more than a few levels. Look for a bracket that is not closed.)',
    ]),
    ['an empty value', `${head}rules:\n`, '3:1 expected a list, found nothing'],
    [
      'a rule that a layer cannot have',
      `${head}rules: [{ id: default, when: { tool: exec }, decision: deny }]\n`,
      '3:15 the harness itself uses the id "default"; choose another one',
    ],
    ['no condition', `${head}rules: [{ id: a, when: {}, decision: allow }]\n`, '3:24 name at least one condition'],
    [
      'an unknown tool',
      `${head}rules: [{ id: a, when: { tool: exce }, decision: deny }]\n`,
      '3:32 there is no tool "exce" (did you mean "exec"?)',
    ],
    [
      'an unknown pack',
      `${head}tools: { pack: readonly }\n`,
      '3:16 there is no tool pack "readonly" (did you mean "read-only"?)',
    ],
    [
      'two kinds of access',
      `${head}rules: [{ id: a, when: { read: a, write: b }, decision: deny }]\n`,
      '3:42 a rule is about one kind of access, and this one names read and write (Write a rule for each.)',
    ],
    [
      'an exception of another kind',
      `${head}rules: [{ id: a, when: { read: a }, unless: { write: b }, decision: deny }]\n`,
      '3:54 an exception for "write" can never hold in a rule about "read" (Name the same kind of access.)',
    ],
    [
      'a variable that may hold a key',
      `${head}sandbox: { env: { pass: [GITHUB_TOKEN] } }\n`,
      '3:26 a variable that may hold a key is never passed to commands: remove it',
    ],
    [
      'a variable that steers programs',
      `${head}sandbox: { env: { pass: [LD_PRELOAD] } }\n`,
      '3:26 a variable that changes which program runs is never passed to commands: remove it',
    ],
    [
      'a variable of the runner that the sandbox would leave out',
      `${head}sandbox: { env: { pass: [CI, RUNNER_TEMP] } }\n`,
      "3:30 the runner's own value of RUNNER_TEMP is never passed to commands: remove it",
    ],
    [
      'a proxy of the runner for commands',
      `${head}sandbox: { env: { pass: [https_proxy] } }\n`,
      "3:26 the runner's own value of https_proxy is never passed to commands: remove it",
    ],
    [
      'a variable of the runner for setup',
      `${head}sandbox: { setup: { env: [ACTIONS_RUNTIME_TOKEN] } }\n`,
      '3:27 a variable of the runner, or the key of a model, is never passed to setup',
    ],
    [
      'a proxy for setup',
      `${head}sandbox: { setup: { env: [HTTPS_PROXY] } }\n`,
      '3:27 the proxy of setup is the one of the harness, and sandbox.network.setup opens hosts',
    ],
    [
      'a variable that steers the programs of setup',
      `${head}sandbox: { setup: { env: [GIT_TOKEN, NODE_OPTIONS] } }\n`,
      '3:38 a variable that changes which program runs is never passed to setup: remove it, or rename it if it holds a key',
    ],
    [
      'a glob of files that setup sees',
      `${head}sandbox: { setup: { sees: ["*.pem"] } }\n`,
      '3:28 a seen file is written as its path in the workspace, without a glob',
    ],
    [
      'a limit of a denial',
      `${head}rules: [{ id: a, when: { read: a }, decision: deny, limits: { perRun: 1 } }]\n`,
      '3:61 perRun counts allowed calls, so only a rule that allows can have it (Move it to the rule that allows the call.)',
    ],
  ])('is refused for %s', async (_name, text, problem) => {
    expect(await readProblems(text)).toContain(problem);
  });

  test.each([
    ['a/../b', 'a glob cannot contain ".."'],
    ['!src/**', 'a glob cannot begin with "!"; write exceptions under "unless"'],
    ['~/x', 'a glob cannot begin with "~"; write an absolute path'],
    ['./src/**', 'a glob is relative to the workspace already; write "src/**"'],
    ['src/', 'a glob names files; write "src/**" for all below the directory'],
    ['src/@(a|b)', 'a glob cannot contain ( ) | or \\; write "?" where a name has one of them'],
    ['src/[a', 'the braces or brackets of the glob are not well formed'],
    ['src/a}', 'the braces or brackets of the glob are not well formed'],
    ['src/a{1..3}.ts', 'a group in braces lists at least two texts, as in {1,2,3}, and has no ranges'],
    ['src/{a}.ts', 'a group in braces lists at least two texts, as in {1,2,3}, and has no ranges'],
    ['src/**/**/a', '"**" matches any number of directories already; write it once'],
    ['src/[!a]', 'a set is negated by "^"; write "[^" instead of "[!"'],
    ['', 'the glob is empty'],
    ['\u200B', 'the glob has no visible character'],
    ['a/\uFF3Bb', 'the braces or brackets of the glob are not well formed'],
  ])('is refused for the glob %j', async (glob, message) => {
    const problems = await readProblems(
      `${head}rules: [{ id: a, when: { read: ${JSON.stringify(glob)} }, decision: deny }]\n`,
    );
    expect(problems).toEqual([`3:32 ${message}`]);
  });

  test.each([
    [
      'a star in a word',
      '["test:*"]',
      'a word is taken literally; only "*" (one word) and "**" (the rest) match others',
    ],
    ['a rest that is not last', '[npm, "**", x]', '"**" and "after" match all that is left, so they come last'],
    ['an empty pattern', '[]', 'the pattern is empty'],
    ['a number', '[npm, 1]', 'expected text or a map, found a number'],
    ['another separator', '[npm, { after: "-" }]', 'after takes only "--"'],
  ])('is refused for a command with %s', async (_name, pattern, message) => {
    const problems = await readProblems(`${head}rules: [{ id: a, when: { command: ${pattern} }, decision: allow }]\n`);
    expect(problems.join('\n')).toContain(message);
  });
});

describe('a file that does not exist', () => {
  test('is reported with an alternative', async () => {
    const error = await readLoadError(createOptions({}));
    expect(error.code).toBe('policy');
    expect(error.problems.map(({ hint }) => hint)).toEqual(['Write one, or use builtin:read-only.']);
  });

  test('is reported at the place that names it', async () => {
    expect(await readProblems(`${head}extends: [./org.yml]\n`)).toEqual([
      '3:11 the policy file org.yml does not exist (Write one, or use builtin:read-only.)',
    ]);
    expect(await readProblems(`${head}extends: [builtin:read-onli]\n`)).toEqual([
      '3:11 there is no built-in policy "read-onli" (did you mean "read-only"?)',
    ]);
  });

  test('is not confused with one that cannot be read', async () => {
    const options = createOptions({}, { readFile: async () => Promise.reject(new Error('denied by the disk')) });
    expect((await readLoadError(options)).problems[0]?.message).toContain('denied by the disk');
  });
});

describe('layers', () => {
  test('are resolved relative to the file that names them, at any depth', async () => {
    const policy = await loadPolicy(
      createOptions(
        {
          '.github/policy.yml': `${head}extends: [../org/a.yml]\n`,
          'org/a.yml':
            'version: 1\nname: a\nextends: [b.yml]\nrules: [{ id: a, when: { read: a }, decision: allow }]\n',
          'org/b.yml': 'version: 1\nname: b\nrules: [{ id: b, when: { read: b }, decision: allow }]\n',
        },
        { source: '.github/policy.yml' },
      ),
    );
    expect(policy.name).toBe('x');
    expect(policy.layers.map(({ name }) => name)).toEqual(['org/b.yml', 'org/a.yml', '.github/policy.yml']);
    expect([decidePath(policy, 'read', 'a').rule, decidePath(policy, 'read', 'b').rule]).toEqual(['a', 'b']);
  });

  test('are protected with their tests, regardless of the file that names them', async () => {
    const rules = 'rules: [{ id: a, when: { write: "**" }, decision: allow }]\n';
    const org = 'version: 1\nname: org\ntests: [org.test.yml]\n';
    const relative = await loadPolicy(
      createOptions(
        { 'ci/policy.yml': `${head}extends: [../org.yml]\n${rules}`, 'org.yml': org },
        { source: 'ci/policy.yml' },
      ),
    );
    const absolute = await loadPolicy(
      createOptions(
        { '/w/ci/policy.yml': `${head}extends: [../org.yml]\n${rules}`, '/w/org.yml': org },
        { source: '/w/ci/policy.yml', workspace: '/w' },
      ),
    );
    for (const policy of [relative, absolute]) {
      const decided = ['ci/policy.yml', 'org.yml', 'org.test.yml', 'ci/other.yml'].map(
        (name) => decidePath(policy, 'write', name).rule,
      );
      expect(decided).toEqual(['protected', 'protected', 'protected', 'a']);
    }
  });

  test('that extend each other are refused', async () => {
    const files = { 'a.yml': 'version: 1\nname: a\nextends: [policy.yml]\n' };
    expect(await readProblems(`${head}extends: [a.yml]\n`, files)).toEqual([
      'a.yml:3:11 the policies extend each other in a circle: policy.yml → a.yml → policy.yml (Remove one of them.)',
    ]);
  });

  test('that share an id are refused', async () => {
    const rule = 'rules: [{ id: same, when: { read: a }, decision: deny }]\n';
    expect(await readProblems(`${head}extends: [a.yml]\n${rule}`, { 'a.yml': `version: 1\nname: a\n${rule}` })).toEqual(
      ['4:15 the id "same" is taken by a rule of a.yml (Every rule has another id, over all layers.)'],
    );
  });

  test('report the problems of every file', async () => {
    const problems = await readProblems(
      `${head}extends: [a.yml]\nrules: [{ id: a, when: { tool: exce }, decision: deny }]\n`,
      { 'a.yml': 'version: 1\n' },
    );
    expect(problems).toEqual(['a.yml:1:1 "name" is missing', '4:32 there is no tool "exce" (did you mean "exec"?)']);
  });

  test('cannot weaken each other', async () => {
    const strict = `version: 1
name: strict
approvals: never
harness: { mode: dry-run, limits: { timeoutMs: 1000, concurrency: reject } }
tools: { pack: read-only, deny: [grepFiles] }
defaults: { decision: deny-and-abort, opaque: deny }
limits: { turns: 5, minutes: 1.5 }
require: { actor: { permission: [maintain, admin] }, fork: false }
sandbox: { require: full, limits: { memoryMb: 100 } }
`;
    const lax = `${head}extends: [strict.yml]
approvals: untrusted
harness: { mode: enabled, limits: { timeoutMs: 9000, concurrency: queue } }
tools: { pack: all }
defaults: { decision: allow, opaque: allow }
limits: { turns: 50, minutes: 90, toolCalls: 7 }
require: { actor: { permission: [write, admin] } }
sandbox: { require: namespaces, limits: { memoryMb: 900, processes: 3 } }
`;
    const policy = await loadPolicy(createOptions({ 'policy.yml': lax, 'strict.yml': strict }));
    expect(policy.settings.limits).toEqual({ turns: 5, toolCalls: 7, wallClockMs: 90_000 });
    expect(policy.settings.scriptMode).toBe('dry-run');
    expect(policy.settings.scriptLimits).toMatchObject({ timeoutMs: 1_000, concurrency: 'reject' });
    expect(policy.view()).toMatchObject({ require: 'full', memoryMb: 100, processes: 3 });
    expect(decidePath(policy, 'read', 'x').decision).toBe('deny-and-abort');
    expect([
      policy.view().isOffered('readFile'),
      policy.view().isOffered('grepFiles'),
      policy.view().isOffered('exec'),
    ]).toEqual([true, false, false]);
    const facts = {
      event: 'issues',
      ref: '',
      label: '',
      fork: false,
      actorPermission: 'admin',
      actorAssociation: '',
      authorAssociation: '',
    };
    expect(checkStart(policy.settings, facts)).toEqual([]);
    expect(checkStart(policy.settings, { ...facts, actorPermission: 'maintain' })).toHaveLength(1);
    expect(checkStart(policy.settings, { ...facts, actorPermission: 'write', fork: true })).toHaveLength(2);
  });

  test('whose actors have nothing in common are refused', async () => {
    const strict = 'version: 1\nname: a\nrequire: { actor: { permission: admin } }\n';
    expect(
      await readProblems(`${head}extends: [a.yml]\nrequire: { actor: { permission: write } }\n`, { 'a.yml': strict }),
    ).toEqual([
      '4:19 no permission is accepted by all layers, so no one could start a run (Name permissions that the layers share.)',
    ]);
  });
});

describe('what a file sets', () => {
  test('leaves everything else at its default', async () => {
    const policy = await loadText(head);
    expect(policy.settings.limits).toEqual({});
    expect(policy.settings.scriptMode).toBe('enabled');
    expect(policy.view().require).toBeNull();
    expect(policy.view().isOffered('exec')).toBe(true);
    expect(decideCommand(policy, ['npm', 'test']).rule).toBe('default');
    expect(
      checkStart(policy.settings, {
        event: 'issues',
        ref: '',
        label: '',
        fork: true,
        actorPermission: 'none',
        actorAssociation: '',
        authorAssociation: '',
      }),
    ).toEqual([]);
  });

  test('takes a pack that extends packs', async () => {
    const policy = await loadText(
      `${head}tools: { pack: mine, packs: { mine: { extends: [read-only, more], tools: [exec] }, more: { tools: [writeFile] } }, deny: [listDir, "mcp.*"] }\n`,
    );
    const offered = ['exec', 'writeFile', 'readFile', 'listDir', 'applyPatch', 'mcp.a.b'].filter((tool) =>
      policy.view().isOffered(tool),
    );
    expect(offered).toEqual(['exec', 'writeFile', 'readFile']);
    expect(
      policy.decide({
        tool: 'applyPatch',
        origin: 'script',
        args: {},
        accesses: [],
        turn: 1,
        justified: true,
        rulesUsed: new Map(),
        history: [],
        changes: null,
        tainted: false,
      }),
    ).toMatchObject({ decision: 'deny', rule: 'tools', suggestion: '' });
  });

  test('does not offer a tool that a rule denies whole', async () => {
    const policy = await loadText(
      `${head}rules:\n  - { id: a, when: { tool: exec }, decision: deny }\n  - { id: b, when: { tool: readFile, origin: script }, decision: deny }\n  - { id: c, when: { tool: listDir }, decision: deny, audit: true }\n`,
    );
    expect([
      policy.view().isOffered('exec'),
      policy.view().isOffered('readFile'),
      policy.view().isOffered('listDir'),
    ]).toEqual([false, true, true]);
  });

  test('offers a tool that a person may allow, unless the preset is never', async () => {
    const rules = 'rules:\n  - { id: a, when: { tool: exec }, decision: escalate }\n';
    expect((await loadText(`${head}${rules}`)).view().isOffered('exec')).toBe(true);
    expect((await loadText(`${head}approvals: never\n${rules}`)).view().isOffered('exec')).toBe(false);
  });

  test('changes the digest', async () => {
    const [left, right, same] = await Promise.all([
      loadText(head),
      loadText(`${head}limits: { turns: 3 }\n`),
      loadText(head),
    ]);
    expect(left?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(left?.sha256).not.toBe(right?.sha256);
    expect(left?.sha256).toBe(same?.sha256);
  });

  test('requires no permission on the command line', async () => {
    const policy = await loadText(`${head}require: { actor: { permission: admin }, fork: false }\n`);
    const facts = {
      event: 'cli',
      ref: '',
      label: '',
      fork: false,
      actorPermission: '',
      actorAssociation: '',
      authorAssociation: '',
    };
    expect(checkStart(policy.settings, facts)).toEqual([]);
    expect(checkStart(policy.settings, { ...facts, event: 'issues' })[0]).toContain('admin');
    expect(checkStart(policy.settings, { ...facts, fork: true })).toHaveLength(1);
  });
});

describe('examples', () => {
  const load = async (rule: string) => readProblems(`${head}rules:\n  - ${rule}\n`);

  test.each([
    [
      '{ id: a, when: { command: [npm, test] }, decision: allow, examples: { match: [npm tests] } }',
      'its example "npm tests" does not match',
    ],
    [
      '{ id: a, when: { command: [npm, "**"] }, decision: allow, examples: { not: [npm ci] } }',
      'must not match "npm ci", and does',
    ],
    [
      '{ id: a, when: { command: [npm, "**"] }, decision: allow, examples: { match: ["npm a; b"] } }',
      'is no plain command',
    ],
    [
      '{ id: a, when: { command: [npm, "**"] }, decision: allow, examples: { not: ["npm \'a"] } }',
      'is no plain command',
    ],
    [
      '{ id: a, when: { command: [bash, -c, "*"] }, decision: allow, examples: { match: ["zsh -c x"] } }',
      'does not match',
    ],
    ['{ id: a, when: { command: [sudo, "**"] }, decision: allow, examples: { match: [sudo id] } }', 'is never allowed'],
    [
      '{ id: a, when: { net: { host: a.example } }, decision: allow, examples: { not: ["https://b.example/x"] } }',
      'write HOST, HOST:PORT or SCHEME://HOST, without a path',
    ],
    ['{ id: a, when: { read: "src/*" }, decision: allow, examples: { match: [src/a/b] } }', 'does not match'],
    [
      '{ id: a, when: { read: "**/.env*" }, unless: { read: "**/.env.example" }, decision: deny, examples: { match: [.env.example] } }',
      'does not match',
    ],
    [
      '{ id: a, when: { tool: exec }, decision: deny, examples: { match: [x] } }',
      'examples need a rule with command, read, write, env or net',
    ],
  ])('that fail are refused: %s', async (rule, message) => {
    const problems = await load(rule);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  test('are reported at their own line', async () => {
    const rule =
      '{ id: a, when: { read: "src/*" }, decision: allow, examples: { match: [\n      src/a,\n      lib/b,\n    ] } }';
    expect((await load(rule))[0]).toMatch(/^6:7 /);
  });
});
