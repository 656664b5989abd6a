import { describe, expect, test } from 'vitest';
import { checkPolicy, loadValidPolicy, renderFinding } from '../../../src/policy/tools/check.ts';
import { lintSeverities } from '../../../src/policy/tools/lint/finding.ts';
import { checkText, createOptions } from '../test-policy.ts';

const head = 'version: 1\nname: x\n';

async function checkRules(rules: string, settings = ''): Promise<string[]> {
  const findings = await checkText(`${head}${settings}rules:\n${rules.replaceAll(/^/gm, '  ')}\n`);
  return findings
    .filter(({ code }) => !['no-reason', 'no-examples', 'no-read-rule'].includes(code))
    .map(({ severity, code, ruleId, problem }) => `${severity} ${code} ${ruleId} ${problem.line}:${problem.column}`);
}

test('a policy that does not load has its problems as errors', async () => {
  const findings = await checkText(`${head}rulez: []\nlimits: { turns: 0 }\n`);
  expect(findings.map(renderFinding)).toEqual([
    'policy.yml:3:1: error: unknown key "rulez" [invalid] (did you mean "rules"?)',
    'policy.yml:4:18: error: must be more than 0 [invalid]',
  ]);
});

test('a policy in which check finds an error does not start', async () => {
  const rules: Readonly<Record<string, string>> = {
    'control-files': 'write: ".git/**"',
    'no-read-rule': 'command: [npm, test]',
    'any-host': 'net: { port: 443 }',
    'net-for-commands': 'tool: exec, net: { host: a.example }',
  };
  // The last one depends on the workspace, and a row of a table is no rule.
  const others = ['invalid', 'test-failed', 'committed-closed'];
  const errors = Object.entries(lintSeverities).flatMap(([code, severity]) => (severity === 'error' ? [code] : []));
  expect([...Object.keys(rules), ...others].toSorted()).toEqual(errors.toSorted());
  for (const when of Object.values(rules)) {
    const options = createOptions({
      'policy.yml': `${head}rules: [{ id: a, when: { ${when} }, decision: allow }]\n`,
    });
    await expect(loadValidPolicy(options)).rejects.toMatchObject({ code: 'policy' });
  }
});

test('a missing file is an error with a hint', async () => {
  const [finding] = await checkPolicy(createOptions({}));
  expect(finding).toMatchObject({
    severity: 'error',
    problem: { file: 'policy.yml', hint: 'Write one, or use builtin:read-only.' },
  });
});

test.each([
  ['- { id: a, when: { command: [npm, test] }, decision: allow }', true],
  ['- { id: a, when: { tool: exec, contained: true }, decision: allow }', true],
  [
    '- { id: a, when: { tool: exec, contained: true }, decision: allow }\n- { id: w, when: { write: "src/**" }, decision: allow }',
    true,
  ],
  [
    '- { id: a, when: { tool: exec, contained: true }, decision: allow }\n- { id: w, when: { write: "**" }, decision: allow }',
    false,
  ],
  [
    '- { id: a, when: { command: [npm, test] }, decision: allow }\n- { id: r, when: { read: "src/**" }, decision: allow }',
    false,
  ],
  ['- { id: a, when: { command: [npm, test] }, decision: deny }', false],
  ['- { id: w, when: { tool: writeFile, write: "src/**" }, decision: allow }', false],
])('commands without a rule that lets them read are an error, with the rule to add: %s', async (rules, refused) => {
  const findings = await checkText(`${head}rules:\n${rules.replaceAll(/^/gm, '  ')}\n`);
  const found = findings.filter(({ code }) => code === 'no-read-rule');
  expect(found.map(({ severity }) => severity)).toEqual(refused ? ['error'] : []);
  for (const { problem } of found) {
    const added = problem.hint.slice(problem.hint.indexOf('{'));
    const again = await checkText(`${head}rules:\n${rules.replaceAll(/^/gm, '  ')}\n  - ${added}\n`);
    expect(again.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
});

describe('an allow that permits more than it appears to', () => {
  test.each([
    ['- { id: a, when: { command: ["**"] }, decision: allow }', ['warning any-program a 4:26']],
    ['- { id: a, when: { command: ["*", test] }, decision: allow }', ['warning any-program a 4:26']],
    ['- { id: a, when: { command: [bash, "**"] }, decision: allow }', ['warning interpreter-allowed a 4:26']],
    [
      '- { id: a, when: { command: [{ any: [python, ruby] }, "*"] }, decision: allow }',
      ['warning interpreter-allowed a 4:26', 'warning interpreter-allowed a 4:26'],
    ],
    ['- { id: a, when: { command: { program: env } }, decision: allow }', ['warning interpreter-allowed a 4:26']],
    ['- { id: a, when: { command: [bash, scripts/test.sh] }, decision: allow }', []],
    ['- { id: a, when: { command: [bash, "**"] }, decision: deny }', []],
    ['- { id: a, when: { command: [./gradlew, test] }, decision: allow }', ['warning workspace-program a 4:26']],
    ['- { id: a, when: { event: push }, decision: allow }', ['warning any-access a 4:18']],
    ['- { id: a, when: { tool: exec }, decision: allow }', ['warning any-access a 4:18']],
    ['- { id: a, when: { tool: updatePlan }, decision: allow }', []],
    ['- { id: a, when: { write: ".github/**" }, decision: allow }', ['error control-files a 4:25']],
    ['- { id: a, when: { write: "**" }, decision: allow }', ['info control-files a 4:25']],
  ])('%s', async (rule, expected) => {
    expect((await checkRules(rule)).map((line) => line.replace(/4:\d+$/, '4'))).toEqual(
      expected.map((line) => line.replace(/4:\d+$/, '4')),
    );
  });
});

describe('programs that start others, and programs that can run files of /tmp', () => {
  test.each([
    ['[find, "**"]', ['info starts-programs a']],
    ['[{ any: [ls, sed, git] }, "**"]', ['info starts-programs a']],
    ['{ program: git, sub: [log] }', []],
    ['[make, "**"]', ['info runs-scratch a']],
    ['[npm, test]', []],
  ])('%s', async (words, expected) => {
    const found = await checkRules(`- { id: a, when: { command: ${words} }, decision: allow }`);
    expect(
      found.filter((line) => /starts-programs|runs-scratch/.test(line)).map((line) => line.replace(/ \d.*/, '')),
    ).toEqual(expected);
  });
});

describe('rules that decide nothing', () => {
  test.each([
    [
      '- { id: a, when: { read: a }, decision: allow }\n- { id: b, when: { read: a }, decision: allow }',
      ['warning duplicate-rule b'],
    ],
    [
      '- { id: a, when: { read: a }, decision: allow }\n- { id: b, when: { read: a }, decision: deny }',
      ['warning shadowed-rule a', 'warning contradictory-rules b'],
    ],
    [
      '- { id: a, when: { read: "src/**" }, decision: deny }\n- { id: b, when: { read: ["src/a/*", src/b] }, decision: allow }',
      ['warning shadowed-rule b'],
    ],
    [
      '- { id: a, when: { read: "src/**" }, unless: { read: src/b }, decision: deny }\n- { id: b, when: { read: src/b }, decision: allow }',
      [],
    ],
    [
      '- { id: a, when: { read: "src/**" }, decision: deny }\n- { id: b, when: { read: [src/a, lib/a] }, decision: allow }',
      [],
    ],
    [
      '- { id: a, when: { read: "src/**", origin: script }, decision: deny }\n- { id: b, when: { read: src/a }, decision: allow }',
      [],
    ],
    [
      '- { id: a, when: { read: "**" }, decision: deny }\n- { id: b, when: { read: /etc/hosts }, decision: allow }',
      ['warning shadowed-rule b'],
    ],
    [
      '- { id: a, when: { read: a }, decision: deny }\n- { id: b, when: { read: [a] }, decision: deny }',
      ['warning duplicate-rule b'],
    ],
    [
      '- { id: a, when: { tool: [readFile, exec], read: [b, a] }, decision: deny }\n- { id: b, when: { read: [a, b], tool: [exec, readFile] }, decision: deny }',
      ['warning duplicate-rule b'],
    ],
    // After `explain`, the other rule decides.
    ['- { id: a, when: { read: "**" }, decision: explain }\n- { id: b, when: { read: a }, decision: allow }', []],
  ])('%s', async (rules, expected) => {
    expect((await checkRules(rules)).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual(expected);
  });
});

describe('an allow that a denial covers', () => {
  const npm = '[npm, { any: [test, [run, test]] }, { after: "--" }]';

  test.each([
    ['command: [npm, "**"]', `command: ${npm}`, true],
    ['command: [npm, { any: [test, run, ci] }, "**"]', `command: ${npm}`, true],
    ['command: [npm, { any: [test, run, ci] }, "*"]', `command: ${npm}`, false],
    ['command: [npm, test, "**"]', `command: ${npm}`, false],
    ['command: [npm, "*", { after: "--" }]', 'command: [npm, test, --, a]', true],
    ['command: [npm, "*", { after: "--" }]', 'command: [npm, test, a]', false],
    ['command: [npm, "*"]', 'command: [npm, "**"]', false],
    ['command: { program: npm }', `command: ${npm}`, true],
    ['command: { program: [npm, pnpm], sub: [test, run] }', `command: ${npm}`, true],
    ['command: { program: npm, sub: run }', `command: ${npm}`, false],
    ['command: { program: npm, flags: { none: [--x] } }', `command: ${npm}`, false],
    ['command: [git, log, "**"]', 'command: { program: git, sub: [log, show] }', false],
    ['tool: exec', 'tool: exec, command: [npm, test]', true],
    ['tool: "e*"', 'tool: exec, command: [npm, test]', true],
    ['tool: exec', 'command: [npm, test]', false],
    ['tool: exec, command: [npm, "**"]', 'tool: exec, command: [npm, test], turn: { lte: 3 }', true],
    ['command: [npm, "**"], turn: { lte: 3 }', 'command: [npm, test]', false],
    ['net: { host: "*.example.com" }', 'net: { host: [api.example.com, "*.b.example.com"] }', true],
    ['net: { host: "*.example.com" }', 'net: { host: [api.example.com, example.com] }', false],
    ['net: { host: api.example.com, port: [80, 443] }', 'net: { host: API.example.com }', true],
    ['net: { host: api.example.com, port: 443 }', 'net: { host: api.example.com }', false],
    [
      'net: { host: api.example.com, scheme: https }',
      'net: { host: api.example.com, scheme: https, port: 8443 }',
      true,
    ],
    ['net: { port: 22 }', 'net: { host: a.example, port: 22, scheme: ssh }', true],
    ['net: { host: "*.1" }', 'net: { host: 10.0.0.1 }', false],
  ])('denied %s, allowed %s: %s', async (outer, inner, isShadowed) => {
    const found = await checkRules(
      `- { id: a, when: { ${outer} }, decision: deny }\n- { id: b, when: { ${inner} }, decision: allow }`,
    );
    expect(found.some((line) => line.startsWith('warning shadowed-rule b'))).toBe(isShadowed);
  });

  test('a rule that restricts is covered only by one of the same form', async () => {
    const find = async (outer: string) =>
      (
        await checkRules(
          `- { id: a, when: { ${outer} }, decision: deny }\n- { id: b, when: { command: { program: git, sub: [push] } }, decision: escalate }`,
        )
      ).some((line) => line.startsWith('warning shadowed-rule b'));
    // `git -C x push` matches only the second rule.
    expect(await find('command: [git, push, "**"]')).toBe(false);
    expect(await find('command: { program: git, sub: [push, fetch] }')).toBe(true);
  });
});

test('defaults that allow are warned of at their place', async () => {
  expect(await checkRules('[]', 'defaults:\n  decision: allow\n  opaque: allow\n')).toEqual([
    'warning default-allow null 4:13',
    'warning opaque-allow null 5:11',
  ]);
});

test.each([
  ['write: src', true],
  ["read: ['docs/guide', README.md]", true],
  ["write: ['src/**', src/a.ts, Makefile, gradlew, .env, 'lib/*', '**/config']", false],
  ['read: /etc/hosts', false],
])('a glob that seems to name a directory: %s', async (when, found) => {
  for (const decision of ['allow', 'deny']) {
    const findings = await checkText(
      `version: 1\nname: x\nrules: [{ id: a, when: { ${when} }, decision: ${decision} }]\n`,
    );
    expect(findings.some(({ code }) => code === 'directory-glob')).toBe(found);
  }
});

test('limits that an extended policy sets stricter are reported, others are not', async () => {
  const files = {
    'policy.yml':
      'version: 1\nname: x\nextends: base.yml\nlimits: { turns: 100, denials: 5 }\nharness: { limits: { memoryMb: 900 } }\nsandbox: { limits: { processes: 900, freeDiskMb: 10 } }\n',
    'base.yml':
      'version: 1\nname: base\nlimits: { turns: 40, denials: 9 }\nharness: { limits: { memoryMb: 90 } }\nsandbox: { limits: { processes: 90, freeDiskMb: 100 } }\n',
  };
  const findings = (await checkPolicy(createOptions(files))).filter(({ code }) => code === 'overridden-setting');
  expect(findings.map(({ problem }) => `${problem.file} ${problem.message.split(',')[0]}`)).toEqual([
    'policy.yml harness.limits.memoryMb: 900 has no effect: a policy that it extends sets 90',
    'policy.yml limits.turns: 100 has no effect: a policy that it extends sets 40',
    'policy.yml sandbox.limits.processes: 900 has no effect: a policy that it extends sets 90',
    'policy.yml sandbox.limits.freeDiskMb: 10 has no effect: a policy that it extends sets 100',
  ]);
});

test('an allow of one file below a denial of its name never decides', async () => {
  expect(
    await checkRules(
      "- { id: a, when: { write: ['**/package.json', 'x/*.lock'] }, decision: deny }\n- { id: b, when: { write: [package.json, x/a.lock] }, decision: allow }\n- { id: c, when: { write: [package.json, x/y/a.lock] }, decision: allow }",
    ),
  ).toEqual(['warning shadowed-rule b 5:5']);
});

test('check states what sandbox.network opens, and a name of the loopback that opens nothing', async () => {
  const findings = await checkText(`${head}sandbox:
  network:
    acknowledge: executes-workspace
    allow: [a.example.com, localhost]
    setup: ['registry:npm']
    forward: [5432]
rules: []
`);
  const [allow, setup, forward, own] = findings
    .filter(({ code }) => code === 'open-network' || code === 'own-loopback')
    .map(({ severity, problem }) => `${severity} ${problem.line} ${problem.message}`);
  expect(allow).toMatch(
    /^info 6 Every command reaches a\.example\.com, localhost, and .* While it runs, whatever the run can read may leave to them\.$/,
  );
  expect(setup).toMatch(/^info 7 Only setup, which runs again on what the agent wrote .* reaches registry\./);
  expect(forward).toContain("info 8 Every command finds the port 5432 of the machine's loopback on its own");
  expect(own).toContain('warning 6 localhost is the loopback of the command itself');
});

test('a setting without effect is reported', async () => {
  expect(
    await checkRules(
      '- { id: a, when: { read: a }, decision: escalate }\n- { id: b, when: { read: b }, decision: deny, audit: true }',
    ),
  ).toEqual(['warning escalate-without-channel a 4:43']);
});

test('rules without a reason or an example are mentioned', async () => {
  const findings = await checkText(
    `${head}rules:\n  - { id: a, when: { read: a }, decision: deny }\n  - { id: c, when: { read: c }, decision: deny }\n  - { id: b, when: { read: b }, decision: deny, reason: Because., examples: { match: [b] } }\n`,
  );
  expect(findings.map(renderFinding)).toEqual([
    'policy.yml:4:5: info: no reason: a, c [no-reason] (The model receives the reason, and the record contains it.)',
    'policy.yml:4:5: info: no example that matches: a, c [no-examples] (Examples are checked whenever the policy is loaded.)',
  ]);
});

test('the tests that a policy names are run', async () => {
  const text = `${head}tests: [p.test.yml]\nrules: [{ id: a, when: { read: a }, decision: allow, reason: r, examples: { match: [a] } }]\n`;
  const check = async (files: Record<string, string>) =>
    (await checkPolicy(createOptions({ 'd/policy.yml': text, ...files }, { source: 'd/policy.yml' }))).map(
      renderFinding,
    );
  expect(await check({ 'd/p.test.yml': 'cases:\n  - { read: a, decision: allow, rule: a }\n' })).toEqual([]);
  expect(await check({ 'd/p.test.yml': 'cases:\n  - { read: b, decision: allow }\n' })).toEqual([
    'd/p.test.yml:2:5: error: expected allow, found deny by default [test-failed] (No rule allows read b.)',
  ]);
  expect((await check({}))[0]).toContain(
    'd/policy.yml:3:9: error: the tests p.test.yml cannot be read: it does not exist [test-failed]',
  );
});
