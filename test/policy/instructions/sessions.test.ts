import { describe, expect, test } from 'vitest';
import type { Access } from '../../../src/core/types/access.ts';
import { call, command, loadRules, loadText } from '../test-policy.ts';

const session: Access = { type: 'session', sessionId: 'session_1', command: 'node server.js' };
const write = call('writeStdin', [session]);
const openSession = (...words: string[]) => call('execCommand', [command(...words)]);

describe('a program in a session', () => {
  test('is allowed by a rule about sessions or about any tool, never by one about exec', async () => {
    const policy = await loadRules(
      [
        '- { id: a, when: { tool: exec, command: [a] }, decision: allow }',
        '- { id: b, when: { tool: execCommand, command: [b] }, decision: allow }',
        '- { id: c, when: { command: [c] }, decision: allow }',
      ].join('\n'),
    );
    const decide = (word: string) => policy.decide(openSession(word));
    expect(decide('a')).toMatchObject({ decision: 'deny', rule: 'default' });
    expect(decide('b')).toMatchObject({ decision: 'allow', rule: 'b' });
    expect(decide('c')).toMatchObject({ decision: 'allow', rule: 'c' });
    expect(policy.decide(call('exec', [command('b')]))).toMatchObject({ decision: 'deny', rule: 'default' });
    expect(decide('pwd')).toMatchObject({ decision: 'allow', rule: 'harmless' });
  });

  test('is denied by every rule that denies it to exec', async () => {
    const policy = await loadRules(
      [
        '- { id: all, when: { command: [npm, "**"] }, decision: allow }',
        '- { id: publish, when: { tool: exec, command: [npm, publish, "**"] }, decision: deny }',
        '- { id: tainted, when: { tool: exec, tainted: true }, decision: deny }',
        '- { id: person, when: { tool: "exe*", command: [npm, version] }, decision: escalate }',
        '- { id: not, when: { tool: writeFile, command: [npm, "**"] }, decision: deny }',
      ].join('\n'),
    );
    expect(policy.decide(openSession('npm', 'start'))).toMatchObject({ decision: 'allow' });
    expect(policy.decide(openSession('npm', 'publish', 'x'))).toMatchObject({ decision: 'deny', rule: 'publish' });
    expect(policy.decide(openSession('npm', 'version'))).toMatchObject({ decision: 'escalate', rule: 'person' });
    expect(policy.decide({ ...openSession('npm', 'start'), tainted: true })).toMatchObject({ rule: 'tainted' });
    expect(policy.decide({ ...write, tainted: true })).toMatchObject({ decision: 'deny', rule: 'tainted' });
  });

  // Typed input is not decided by the policy. So an interpreter that runs its input is opaque, even if a rule names it.
  test.each(
    `bash|sh|dash -i|bash -i|bash --login|bash -s|bash -|sh /dev/stdin|bash /dev/tty|zsh|ksh|env bash|env -i sh|timeout 60 bash|nice python3
    nohup sh|setsid bash|stdbuf -o0 node|python|python3|python3 -|python3 -i|python3 -i a.py|python3 -q|python3 /dev/stdin|python3 /dev/fd/0
    python3.12|node|node -i|node -|node /dev/stdin|node inspect|perl|perl -|perl /dev/tty|ruby|php|php -a|lua
    luajit -i|su|sudo -s|tsx|ts-node|julia|bash -c bash|node inspect a.js|node --no-warnings inspect a.js|nodejs inspect`
      .split(/[|\n]/)
      .map((text) => text.trim())
      .concat([
        `bash -c 'cat; sh'`,
        `sh -c 'exec python3'`,
        `bash -c 'cat | sh'`,
        `bash -c 'while read x; do $x; done'`,
        `bash -c 'eval "$(cat)"'`,
        `bash -c '. /dev/stdin'`,
        `bash -c 'read x; eval "$x"'`,
        `bash -c 'exec 0</dev/tty; bash'`,
      ]),
  )('that would run its input is opaque: %s', async (text) => {
    const words = [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const all = '- { id: all, when: { tool: execCommand, command: ["**"] }, decision: allow }';
    expect((await loadRules(all)).decide(openSession(...words)).decision).toBe('deny');
  });
});

describe('input for a session', () => {
  test('needs no rule, and is denied by rules about it', async () => {
    const allow = '- { id: a, when: { tool: execCommand, command: [a] }, decision: allow, limits: { perRun: 1 } }';
    expect((await loadRules(allow)).decide(write)).toMatchObject({
      decision: 'allow',
      rule: 'session',
      matched: [{ rule: 'session' }],
    });
    const denied = await loadRules(`${allow}\n- { id: no, when: { tool: writeStdin }, decision: deny }`);
    expect(denied.decide(write)).toMatchObject({ decision: 'deny', rule: 'no' });
    expect(denied.view().isOffered('writeStdin')).toBe(false);
    const byText = `${allow}\n- { id: no, when: { tool: writeStdin, args: { /chars: { matches: ".*rm.*" } } }, decision: deny }`;
    const decide = (chars: string) => loadRules(byText).then((policy) => policy.decide({ ...write, args: { chars } }));
    expect(await decide('rm x')).toMatchObject({ decision: 'deny', rule: 'no' });
    expect(await decide('ls')).toMatchObject({ decision: 'allow' });
  });

  test('needs no second approval after the program was approved, unless a rule requires it', async () => {
    const ask = (tool: string) => loadRules(`- { id: ask, when: { tool: ${tool} }, decision: escalate }`);
    expect((await ask('execCommand')).decide(write)).toMatchObject({ decision: 'allow', rule: 'session' });
    expect((await ask('exec')).decide(write)).toMatchObject({ decision: 'allow' });
    expect((await ask('writeStdin')).decide(write)).toMatchObject({ decision: 'escalate', rule: 'ask' });
    expect((await ask('"*"')).decide(write)).toMatchObject({ decision: 'escalate', rule: 'ask' });
  });
});

describe('session tools', () => {
  const isOffered = async (text: string) => {
    const policy = await loadText(`version: 1\nname: x\n${text}\n`);
    return ['exec', 'execCommand', 'writeStdin']
      .map((tool) => policy.view().isOffered(tool))
      .map(Number)
      .join('');
  };
  const rule = (when: string, more = 'decision: allow') => `rules: [{ id: a, when: ${when}, ${more} }]`;

  test.each([
    ['', '100'],
    [rule('{ tool: exec, command: [a] }'), '100'],
    [rule('{ tool: updatePlan }'), '100'],
    [rule('{ write: "src/**" }'), '100'],
    [rule('{ tool: execCommand, command: [a] }'), '111'],
    [rule('{ tool: "exec*", command: [a] }'), '111'],
    [rule('{ command: [a] }'), '111'],
    [rule('{ tool: execCommand, command: [a] }', 'decision: escalate'), '111'],
    [rule('{ tool: execCommand, command: [a] }', 'decision: deny'), '100'],
    [rule('{ tool: execCommand, command: [a] }', 'decision: allow, audit: true'), '100'],
    ['defaults: { decision: allow }', '111'],
    [`tools: { deny: [exec] }\n${rule('{ command: [a] }')}`, '000'],
    [`tools: { deny: [execCommand] }\n${rule('{ command: [a] }')}`, '100'],
    [`tools: { deny: [writeStdin] }\n${rule('{ command: [a] }')}`, '110'],
    [`tools: { pack: core-codex }\n${rule('{ command: [a] }')}`, '100'],
    [
      `tools: { pack: mine, packs: { mine: { extends: [core-codex], tools: [execCommand, writeStdin] } } }\n${rule('{ command: [a] }')}`,
      '111',
    ],
    [
      `rules: [{ id: a, when: { command: [a] }, decision: allow }, { id: b, when: { tool: exec }, decision: deny }]`,
      '000',
    ],
  ])('are offered if a rule lets programs run in them: %s', async (text, offered) => {
    expect(await isOffered(text)).toBe(offered);
  });

  test('are described with the commands that may run in them', async () => {
    const policy = await loadRules(
      [
        '- { id: a, when: { tool: exec, command: [a] }, decision: allow }',
        '- { id: b, when: { tool: execCommand, command: [b] }, decision: allow }',
        '- { id: c, when: { tool: [exec, execCommand], command: [c] }, decision: allow }',
        '- { id: d, when: { command: [d] }, decision: allow }',
      ].join('\n'),
    );
    expect(policy.summary).toContain('Commands that are allowed: a; b (only in a session); c (also in a session); d.');
    expect(policy.decide(openSession('a')).instead).toBe('Rule a allows it only if tool is exec.');
  });

  test('are not offered by built-in policies', async () => {
    for (const name of ['fix-tests', 'read-only', 'triage', 'dependency-repair', 'node-test'])
      expect(await isOffered(`extends: ['builtin:${name}']`), name).toMatch(/00$/);
  });

  test('have the mounts of commands: a rule about sessions counts, and masks for both', async () => {
    const policy = await loadRules(
      [
        '- { id: a, when: { tool: execCommand, write: "src/**" }, decision: allow }',
        '- { id: b, when: { tool: execCommand, read: "**/.env" }, decision: deny }',
        '- { id: c, when: { tool: writeFile, write: "docs/**" }, decision: allow }',
      ].join('\n'),
    );
    const sandbox = policy.view();
    expect(sandbox.mayWriteBelow('src')).toBe(true);
    expect(sandbox.closed.explain('src/.env')?.rule).toBe('b');
    expect(sandbox.closed.explain('src/a.ts')).toBeNull();
  });
});
