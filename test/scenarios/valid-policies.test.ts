import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { createRepository, writeFiles } from '../fixtures/workspace.ts';

const reads = "  - { id: reads, when: { read: ['**'] }, decision: allow, reason: The task. }";
const npmTest = '  - { id: tests, when: { tool: exec, command: [npm, test] }, decision: allow, reason: The task. }';
const table = (decision: string): string =>
  `cases:\n  - { name: a, tool: readFile, read: src/a.js, decision: ${decision} }\n`;

/** A policy after its first lines, and the expected problems; a valid one has no problems. */
const policies: Record<string, readonly [text: string, ...problems: string[]]> = {
  'a valid one': [`rules:\n${reads}`],
  'one with everything that looks like a mistake without being one': [
    `tools: { deny: ['mcp.*', http] }
rules:
  - { id: a, when: { tool: exec, command: ['**'] }, decision: allow, reason: r }
${reads}
${npmTest.replace('decision', "hosts: ['registry:npm'], decision")}
tests: [./allow.test.yml]`,
  ],
  'an unknown key': [`rulez: []\nrules:\n${reads}`, 'unknown key "rulez"'],
  'a key twice': [`rules:\n${reads}\nrules:\n${reads}`, 'the key "rules" is here twice'],
  'a wrong type': ['rules: all', 'expected a list, found text'],
  'a file that does not exist': [`extends: [./none.yml]\nrules:\n${reads}`, 'none.yml does not exist'],
  'rules that cannot do what they state': [
    `tools: { deny: [htttp], pack: own, packs: { own: { tools: [exek] } } }
rules:
  - { id: a, when: { tool: exeC }, decision: allow, reason: r }
  - { id: b, when: { tool: 'run*' }, decision: deny, reason: r }
  - { id: c, when: { command: [ls] }, decision: allow, reason: r, examples: { match: ['cat x'] } }`,
    ...['exeC', 'run*', 'htttp', 'exek'].map((name) => `there is no tool "${name}"`),
    'its example "cat x" does not match',
  ],
  'control files that may be written': [
    "rules:\n  - { id: w, when: { write: ['.git/**'] }, decision: allow, reason: r }",
    'which is never written',
  ],
  'hosts for every command without an acknowledgement': [
    `sandbox: { network: { allow: [a.example] } }\nrules:\n${reads}`,
    'sandbox.network.allow opens these hosts to every command',
  ],
  'a test that fails': [`rules:\n${reads}\ntests: [./deny.test.yml]`, 'deny.test.yml'],
  'tests that do not exist': [`rules:\n${reads}\ntests: [./none.test.yml]`, 'the tests ./none.test.yml cannot be read'],
};

test.each(Object.entries(policies))('every command gives the same result for %s', async (_, [text, ...problems]) => {
  const root = createRepository({ 'src/a.js': 'a\n' });
  writeFiles(root, {
    'policy.yml': `version: 1\nname: own\n${text}\n`,
    'deny.test.yml': table('deny'),
    'allow.test.yml': table('allow'),
    'script.js': 'return 1;\n',
  });
  const policy = ['--policy', join(root, 'policy.yml')];
  const commands = [
    ['policy', 'check', join(root, 'policy.yml')],
    [
      'run',
      'x',
      ...policy,
      '--provider',
      'openai-chat',
      '--model',
      'm',
      '--base-url',
      'http://127.0.0.1:1',
      '--dry-run',
    ],
    ['call', 'listDir', '{"dirPath":"src"}', ...policy],
    ['script', 'script.js', ...policy],
    ['sandbox', ...policy, '--', 'true'],
  ];
  const all = await Promise.all(commands.map((args) => runCliHere(args, { cwd: root })));
  for (const [index, { exitCode, stdout, stderr }] of all.entries()) {
    const name = `${commands[index]?.join(' ')}: ${stdout}${stderr}`;
    expect(exitCode, name).toBe(problems.length === 0 ? 0 : 2);
    for (const problem of problems) expect(stdout + stderr, name).toContain(problem);
  }
  // All commands report the same places and messages.
  const places = all.map(({ stdout, stderr }) =>
    [...new Set((stdout + stderr).match(/[\w.-]+\.yml:\d+:\d+: .*/g) ?? [])]
      .map((line) => line.replace(/: error: /, ': ').replace(/ \[[\w-]+\](?= \(|$)/, ''))
      .filter((line) => !/: (?:info|warning): /.test(line))
      .toSorted(),
  );
  for (const listed of places) expect(listed).toEqual(places[0]);
});
