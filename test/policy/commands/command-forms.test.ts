import { describe, expect, test } from 'vitest';
import { isAllowed } from '../../../src/core/types/decision.ts';
import { compileSubcommand, subcommand } from '../../../src/policy/commands/subcommand.ts';
import { parseCommand } from './programs/render-effects.ts';
import { checkText, decideCommand, loadRules, loadText, readProblems } from '../test-policy.ts';

function match(written: unknown, text: string, intent: 'grant' | 'restrict' = 'grant'): string {
  return compileSubcommand(subcommand.parse(written))(parseCommand(text), intent);
}

describe('flags', () => {
  test.each([
    [{ only: ['--stat', '-p'] }, 'git diff', 'must'],
    [{ only: ['--stat', '-p'] }, 'git diff --stat a', 'must'],
    [{ only: ['--stat', '-p'] }, 'git diff --stat=80', 'must'],
    [{ only: ['--stat', '-p'] }, 'git diff --stat --raw', 'may'],
    [{ only: ['--stat', '-p'] }, 'git diff a --raw', 'no'],
    [{ only: ['--stat', '-p'] }, 'git diff --sta', 'no'],
    [{ only: ['--stat', '-p'] }, 'git diff -pw', 'no'],
    [{ only: ['--stat', '-p'] }, 'git diff -- --raw', 'must'],
    [{ only: ['--stat', '-p'] }, 'git diff -p -- --raw', 'may'],
    [{ only: ['--stat', '-p'] }, 'git diff $X', 'may'],
    [{ only: [] }, 'git diff a', 'must'],
    [{ only: [] }, 'git diff -p', 'no'],
    [{ none: ['--force', '-f'] }, 'git push', 'must'],
    [{ none: ['--force', '-f'] }, 'git push --force', 'no'],
    [{ none: ['--force', '-f'] }, 'git push --force=x', 'no'],
    [{ none: ['--force', '-f'] }, 'git push --forc', 'may'],
    [{ none: ['--force', '-f'] }, 'git push -qf', 'may'],
    [{ none: ['--force', '-f'] }, 'git push origin -f', 'no'],
    [{ none: ['--force', '-f'] }, 'git push -o -f', 'may'],
    [{ none: ['--force', '-f'] }, 'git push -- -f', 'must'],
    [{ none: ['--force', '-f'] }, 'git push -o -- -f', 'may'],
    [{ none: ['--force', '-f'] }, 'git push $X', 'may'],
  ])('%j against %s: %s', (flags, text, expected) => {
    expect(match({ program: 'git', flags }, text)).toBe(expected);
  });

  test('are either the permitted options or the refused ones', async () => {
    for (const flags of ['{}', '{ only: [-a], none: [-b] }', '{ only: [a] }', '{ none: ["--"] }', '{ only: ["-a b"] }'])
      expect(
        await readProblems(
          `version: 1\nname: x\nrules: [{ id: a, when: { command: { program: git, flags: ${flags} } }, decision: allow }]\n`,
        ),
        flags,
      ).not.toEqual([]);
  });
});

describe('effects', () => {
  test.each([
    ['git', ['read'], 'git status', 'must'],
    ['git', ['read'], 'git diff --output=x', 'no'],
    ['git', ['read'], 'git commit -m x', 'no'],
    ['git', ['read'], 'git -c a=b status', 'may'],
    ['git', ['read'], 'git status --weird', 'may'],
    ['git', ['read'], 'git push', 'no'],
    ['sort', ['read'], 'sort a', 'must'],
    ['sort', ['read'], 'sort -o b a', 'no'],
    ['sort', ['read', 'write'], 'sort -o b a', 'must'],
    ['sort', ['read', 'write'], 'sort --compress-program=x a', 'may'],
    ['curl', ['connect'], 'curl https://example.com', 'must'],
    ['curl', ['connect'], 'curl -o x https://example.com', 'no'],
    ['npm', ['read', 'write'], 'npm test', 'no'],
    ['npm', ['execute'], 'npm test', 'may'],
    ['unknown', ['read', 'write', 'connect', 'execute'], 'unknown x', 'may'],
    ['cat', ['read'], 'cat $X', 'may'],
  ])('of %s are at most %j for an allow: %s', (program, effects, text, expected) => {
    expect(match({ program, effects }, text)).toBe(expected);
  });

  test.each([
    ['git', ['write'], 'git status', 'no'],
    ['git', ['write'], 'git commit -m x', 'must'],
    ['git', ['write'], 'git unknown', 'may'],
    ['curl', ['connect'], 'curl -o x https://example.com', 'must'],
    ['sort', ['write'], 'sort a', 'no'],
    ['sort', ['write'], 'sort --compress-program=x a', 'may'],
    ['npm', ['execute'], 'npm test', 'must'],
  ])('of %s are any of %j for a denial: %s', (program, effects, text, expected) => {
    expect(match({ program, effects }, text, 'restrict')).toBe(expected);
  });

  test('let a denial skip calls that certainly only read', async () => {
    const policy = await loadText(
      'version: 1\nname: x\ndefaults: { decision: allow }\nrules:\n  - { id: git, when: { command: { program: git } }, unless: { command: { program: git, effects: [read] } }, decision: deny }\n',
    );
    expect(decideCommand(policy, ['git', 'log']).decision).toBe('allow');
    expect(decideCommand(policy, ['git', 'fetch'])).toMatchObject({ decision: 'deny' });
    expect(decideCommand(policy, ['git', 'log', '--weird'])).toMatchObject({ decision: 'deny' });
  });
});

describe('a program that is listed by its path', () => {
  const listed = 'version: 1\nname: x\nprograms: { git: /usr/bin/git, cat: [/bin/cat, /usr/bin/cat] }\n';
  const rules = 'rules:\n  - { id: reads, when: { read: "**" }, decision: allow }\n';

  test('is the program', async () => {
    const policy = await loadText(listed + rules);
    expect(decideCommand(policy, ['/usr/bin/git', 'status'])).toMatchObject({ decision: 'allow' });
    expect(decideCommand(policy, ['/bin/cat', 'a'])).toMatchObject({ decision: 'allow' });
    expect(decideCommand(policy, ['env', '/bin/cat', 'a'])).toMatchObject({ decision: 'allow' });
    for (const program of ['./cat', '/tmp/cat', '/usr/bin/../bin/cat', '/BIN/cat', 'sub/cat'])
      expect(decideCommand(policy, [program, 'a']).decision, program).toBe('deny');
    expect(decideCommand(await loadText(`version: 1\nname: x\n${rules}`), ['/bin/cat', 'a']).decision).toBe('deny');
  });

  test('matches the rules about its name', async () => {
    const policy = await loadText(`${listed}${rules}  - { id: no, when: { command: [cat, "**"] }, decision: deny }\n`);
    expect(decideCommand(policy, ['/bin/cat', 'a'])).toMatchObject({ decision: 'deny', rule: 'no' });
  });

  test('is listed in the resolved policy, and is ignored if two names claim it', async () => {
    const policy = await loadText(listed + rules);
    expect(policy.resolvedYaml).toContain('/usr/bin/git');
    const again = await loadText(policy.resolvedYaml);
    expect(decideCommand(again, ['/usr/bin/git', 'status']).decision).toBe('allow');
    const disputed = await loadText(`version: 1\nname: x\nprograms: { cat: /bin/x, tac: /bin/x }\n${rules}`);
    expect(decideCommand(disputed, ['/bin/x', 'a']).decision).toBe('deny');
  });

  test.each(['cat', './cat', '../bin/cat', '/', '/bin/../cat', '~/cat', '""'])('by %s is refused', async (path) => {
    expect(await readProblems(`version: 1\nname: x\nprograms: { cat: ${path} }\n`)).not.toEqual([]);
  });
});

describe('a rejected command is rejected through every program that runs another', () => {
  const open =
    'version: 1\nname: open\ndefaults: { decision: allow, opaque: allow }\nrules:\n  - { id: a, when: { command: ["**"] }, decision: allow }\n  - { id: w, when: { write: ["**", "/**"] }, decision: allow }\n';
  const wrappers = [
    'env',
    'env A=1',
    'timeout 5',
    'nice',
    'nice -n 5',
    'nohup',
    'setsid',
    'stdbuf -oL',
    'time',
    'ionice -c3',
    'command',
    'exec',
    'builtin',
    'xargs',
    'xargs -I {}',
    'env timeout 5 nice',
    'find . -exec',
  ];
  const rejected = [
    'sudo id',
    '/usr/bin/sudo id',
    'run0 id',
    'rm -rf /',
    'rm -r -f /*',
    'chmod -R 777 /',
    'chown -R me /etc',
    'find / -delete',
    'mkfs.ext4 x',
    'mount a b',
    'dd if=a of=/dev/sda',
    'tee /dev/nvme0n1',
  ];

  test.each(['', ...wrappers].flatMap((wrapper) => rejected.map((command) => `${wrapper} ${command}`.trim())))(
    '%s',
    async (text) => {
      const words = text.startsWith('find . -exec') ? [...text.split(' '), ';'] : text.split(' ');
      expect(decideCommand(await loadText(open), words)).toMatchObject({ decision: 'deny', rule: 'rejected' });
    },
  );

  test.each(['strace rm -rf /', 'flock x rm -rf /', 'watch -n 1 reboot', 'busybox dd if=a of=/dev/sda'])(
    '%s',
    async (text) => {
      expect(decideCommand(await loadText(open), text.split(' '))).toMatchObject({
        decision: 'deny',
        rule: 'rejected',
      });
    },
  );

  test.each(['timeout 5 npm run init', 'env grep mount a'])('and nothing more: %s', async (text) => {
    expect(decideCommand(await loadText(open), text.split(' '))).toMatchObject({ decision: 'allow' });
  });

  test('a chain that is too long to follow', async () => {
    const policy = await loadText(open);
    const chain = Array.from({ length: 30 }, () => 'env');
    expect(decideCommand(policy, [...chain, 'rm', '-rf', '/'])).toMatchObject({ decision: 'deny', rule: 'rejected' });
    expect(decideCommand(policy, [...chain.slice(0, 12), 'rm', '-rf', '/'])).toMatchObject({ rule: 'rejected' });
    expect(isAllowed(decideCommand(policy, [...chain.slice(0, 12), 'rm', '-rf', 'x']).decision)).toBe(true);
  });
});

describe('a wrapper is decided by what it runs', () => {
  const rules = `- { id: reads, when: { read: "**" }, decision: allow }
- { id: test, when: { command: [npm, test] }, decision: allow }
- { id: env-file, when: { read: "**/.env" }, decision: deny }`;

  test.each([
    ['env npm test', 'allow', 'test'],
    ['timeout 60 env CI=1 npm test', 'allow', 'test'],
    ['env FOO=1 npm test', 'deny', 'default'],
    ['env npm publish', 'deny', 'default'],
    ['nice cat .env', 'deny', 'env-file'],
    ['nice cat a', 'allow', 'reads'],
    ['find . -exec cat {} +', 'allow', 'reads'],
    ['find . -exec rm {} +', 'deny', 'default-opaque'],
    ['xargs cat', 'deny', 'default-opaque'],
    ['time -o out npm test', 'deny', 'default'],
  ])('%s: %s by %s', async (text, decision, rule) => {
    expect(decideCommand(await loadRules(rules), text.split(' '))).toMatchObject({ decision, rule });
  });

  test('and a rule may still deny the wrapper itself', async () => {
    const policy = await loadRules(`${rules}\n- { id: no, when: { command: [env, "**"] }, decision: deny }`);
    expect(decideCommand(policy, ['timeout', '5', 'env', 'npm', 'test'])).toMatchObject({
      decision: 'deny',
      rule: 'no',
    });
  });
});

describe('the check for programs that run the workspace', () => {
  test.each([
    ['[npm, test]', true],
    ['[npx, "**"]', true],
    ['{ program: cargo, sub: [test] }', true],
    ['[{ any: [[make, all], [ls, x]] }]', true],
    ['[./gradlew, test]', true],
    ['[bash, scripts/test.sh]', true],
    ['{ program: git }', false],
    ['[go, version]', false],
    ['[sort, "**"]', false],
    ['[my-own-tool, "**"]', false],
  ])('%s: %s', async (command, expected) => {
    const findings = await checkText(
      `version: 1\nname: x\nrules:\n  - { id: run, when: { command: ${command} }, decision: allow }\n  - { id: edit, when: { write: "**" }, decision: allow }\n`,
    );
    expect(findings.some(({ code, ruleId }) => code === 'executes-workspace' && ruleId === 'run')).toBe(expected);
  });
});
