import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuiltCli } from '../fixtures/job.ts';
import { createRepository, writeFiles } from '../fixtures/workspace.ts';

const reads = "  - { id: reads, when: { read: ['**'] }, decision: allow, reason: The task. }";
const npmTest = '  - { id: tests, when: { tool: exec, command: [npm, test] }, decision: allow, reason: The task. }';
const table = (decision: string): string =>
  `cases:\n  - { name: a, tool: readFile, read: src/a.js, decision: ${decision} }\n`;

/** A policy after its first lines, and the expected problem. Null if the policy is valid. */
const policies: Record<string, readonly [text: string, problem: string | null]> = {
  'a valid one': [`rules:\n${reads}`, null],
  'one that denies the tools of servers': [`tools: { deny: ['mcp.*', http] }\nrules:\n${reads}`, null],
  'one that allows every program': [
    `rules:\n  - { id: a, when: { tool: exec, command: ['**'] }, decision: allow, reason: r }\n${reads}`,
    null,
  ],
  'an unknown key': [`rulez: []\nrules:\n${reads}`, 'unknown key "rulez"'],
  'a key twice': [`rules:\n${reads}\nrules:\n${reads}`, 'the key "rules" is here twice'],
  'a wrong type': ['rules: all', 'expected a list, found text'],
  'a file that does not exist': [`extends: [./none.yml]\nrules:\n${reads}`, 'none.yml does not exist'],
  'an unknown tool in a rule': [
    'rules:\n  - { id: a, when: { tool: exeC }, decision: allow, reason: r }',
    'there is no tool "exeC"',
  ],
  'a glob that names no tool in a rule': [
    "rules:\n  - { id: a, when: { tool: 'run*' }, decision: deny, reason: r }",
    'there is no tool "run*"',
  ],
  'an unknown tool that is denied': [`tools: { deny: [htttp] }\nrules:\n${reads}`, 'there is no tool "htttp"'],
  'an unknown tool in a pack': [
    `tools: { pack: own, packs: { own: { tools: [exek] } } }\nrules:\n${reads}`,
    'there is no tool "exek"',
  ],
  'an example that does not match': [
    "rules:\n  - { id: a, when: { command: [ls] }, decision: allow, reason: r, examples: { match: ['cat x'] } }",
    'its example "cat x" does not match',
  ],
  'hosts for a command, which is sealed': [
    `rules:\n${reads}\n${npmTest.replace('decision', "hosts: ['registry:npm'], decision")}`,
    null,
  ],
  'hosts for every command without an acknowledgement': [
    `sandbox: { network: { allow: [a.example] } }\nrules:\n${reads}`,
    'sandbox.network.allow opens these hosts to every command',
  ],
  'control files that may be written': [
    "rules:\n  - { id: w, when: { write: ['.git/**'] }, decision: allow, reason: r }",
    'which is never written',
  ],
  'a test that fails': [`rules:\n${reads}\ntests: [./deny.test.yml]`, 'deny.test.yml'],
  'tests that pass': [`rules:\n${reads}\ntests: [./allow.test.yml]`, null],
  'tests that do not exist': [`rules:\n${reads}\ntests: [./none.test.yml]`, 'the tests ./none.test.yml cannot be read'],
};

test.each(Object.entries(policies))('every command gives the same result for %s', async (_, [text, problem]) => {
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
  const all = await Promise.all(commands.map((args) => runBuiltCli(args, { cwd: root })));
  for (const [index, { exitCode, stdout, stderr }] of all.entries()) {
    const name = `${commands[index]?.join(' ')}: ${stdout}${stderr}`;
    if (problem === null) expect(exitCode, name).toBe(0);
    else
      expect({ exitCode, shown: stdout + stderr }, name).toEqual({
        exitCode: 2,
        shown: expect.stringContaining(problem),
      });
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
