import { describe, expect, test } from 'vitest';
import type { Word } from '../../../src/core/types/access.ts';
import { isAllowed } from '../../../src/core/types/decision.ts';
import { compileSubcommand, subcommand } from '../../../src/policy/commands/subcommand.ts';
import { checkText, decideCommand, loadRules, loadText, readProblems } from '../test-policy.ts';

function match(written: unknown, text: string): string {
  const words = text
    .split(' ')
    .map((word): Word => (word.startsWith('$') ? { type: 'dynamic', text: word } : { type: 'literal', value: word }));
  return compileSubcommand(subcommand.parse(written))({ type: 'command', words, cwd: '.' });
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

describe('a program by its path', () => {
  const reads = '- { id: reads, when: { read: "**" }, decision: allow }\n';

  test('is allowed by that path alone', async () => {
    const policy = await loadRules(
      `${reads}- { id: look, when: { command: [{ any: [git, /usr/bin/git, /bin/cat] }, "**"] }, decision: allow }\n`,
    );
    expect(decideCommand(policy, ['git', 'status'])).toMatchObject({ decision: 'allow' });
    expect(decideCommand(policy, ['/usr/bin/git', 'status'])).toMatchObject({ decision: 'allow' });
    expect(decideCommand(policy, ['env', '/bin/cat', 'a'])).toMatchObject({ decision: 'allow' });
    for (const program of ['cat', './cat', '/tmp/cat', '/usr/bin/../bin/cat', '/BIN/cat', 'sub/cat'])
      expect(decideCommand(policy, [program, 'a']).decision, program).toBe('deny');
  });

  test('matches the denials of its name', async () => {
    const policy = await loadRules(
      `${reads}- { id: look, when: { command: [/bin/cat, "**"] }, decision: allow }\n- { id: no, when: { command: [cat, "**"] }, decision: deny }\n`,
    );
    expect(decideCommand(policy, ['/bin/cat', 'a'])).toMatchObject({ decision: 'deny', rule: 'no' });
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
    'xargs xargs',
    'find . -exec xargs',
    'watch xargs -n 1',
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
    'reboot -f',
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

  test.each([
    'timeout 5 npm run init',
    'mount',
    'env grep reboot a',
    'xargs -n1 grep -l reboot',
    'find . -name sudo',
    'timeout 5 grep sudo a',
  ])('and nothing more: %s', async (text) => {
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
- { id: test, when: { command: [npm, test] }, decision: allow }`;

  test.each([
    ['env npm test', 'allow', 'test'],
    ['timeout 60 env CI=1 npm test', 'allow', 'test'],
    ['env FOO=1 npm test', 'deny', 'default-opaque'],
    ['env npm publish', 'deny', 'default'],
    ['nice cat a', 'deny', 'default'],
    ['find . -exec npm test ;', 'deny', 'default'],
    ['xargs npm test', 'deny', 'default'],
    ['time -o out npm test', 'deny', 'default-opaque'],
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

describe('the check of rules with hosts', () => {
  const check = (rule: string) =>
    checkText(
      `version: 1\nname: x\nrules:\n  - { id: read, when: { read: "**" }, decision: allow }\n  - { id: run, ${rule}, decision: allow }\n`,
    );

  test.each([
    ['when: { command: [npm, ci] }, hosts: ["registry:npm"]', 'warning sealed-install'],
    ['when: { command: [{ any: [npm, pnpm] }, "**"] }, hosts: ["registry:npm"]', 'warning sealed-install'],
    ['when: { command: [python3, -m, pip, "**"] }, hosts: ["registry:pypi"]', 'warning sealed-install'],
    ['when: { command: [npm, view, "**"] }, hosts: ["registry:npm"]', undefined],
    ['when: { command: [npm, ci] }', undefined],
    [
      'when: { command: [npm, ci] }, hosts: ["registry:npm"], acknowledge: executes-workspace',
      'info executes-workspace',
    ],
  ])('%s: %s', async (rule, expected) => {
    const findings = await check(rule);
    const [found] = findings.filter(({ code }) => ['sealed-install', 'executes-workspace'].includes(code));
    expect(found && `${found.severity} ${found.code}`).toBe(expected);
  });

  test('states what an acknowledged call may send, and where', async () => {
    const findings = await check(
      'when: { command: [npm, ci] }, hosts: [npm.corp.example], acknowledge: executes-workspace',
    );
    expect(findings.map(({ problem }) => problem.message)).toContain(
      'a call of rule run runs in the agent’s workspace. While it runs, whatever the run can read may leave to npm.corp.example.',
    );
  });
});
