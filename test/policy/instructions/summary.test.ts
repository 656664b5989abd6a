import { expect, test } from 'vitest';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';
import { createOptions, loadRules, loadText } from '../test-policy.ts';

test('the instructions of a policy list the programs that its rules allow, and no others', async () => {
  const policy = await loadRules(
    "- { id: read, when: { read: '**' }, decision: allow }\n- { id: look, when: { tool: exec, command: [{ any: [ls, cat] }, '**'] }, decision: allow }",
  );
  expect(policy.summary).toContain('Commands that are allowed: {ls|cat} …');
  expect(policy.summary).toContain('cd, echo and test need no rule.');
});

test('the commands of the author come before those of the extended policy, so that none is cut off', async () => {
  const { summary } = await loadText(`version: 1
name: own
extends: [builtin:fix-tests-strict]
rules:
  - { id: tests, when: { tool: exec, command: [zzz, '-m', pytest, '**'] }, decision: allow }
`);
  expect(summary).toContain('Commands that are allowed: zzz -m pytest …; ');
});

test('all lists of a built-in policy are named, and first the one with most programs', async () => {
  for (const source of ['builtin:fix-tests-strict', 'builtin:dependency-repair-strict', 'builtin:node-test']) {
    const { summary } = await loadPolicy(createOptions({}, { source }));
    const [line = ''] = summary.split('\n').filter((one) => one.startsWith('Commands that are allowed'));
    expect(line).toMatch(/^Commands that are allowed: \{ls\|cat\|.*git --no-pager/);
    expect(line).not.toMatch(/and \d+ more/);
  }
});

test('next to a contained rule, only commands with hosts are named, each with its hosts', async () => {
  const { summary } = await loadText(`version: 1
name: own
extends: [builtin:fix-tests]
rules:
  - { id: look, when: { tool: exec, command: [look] }, decision: allow }
  - { id: install, when: { tool: exec, command: [npm, ci] }, decision: allow, hosts: ['registry:npm'], acknowledge: executes-workspace }
`);
  expect(summary).toContain('Network of single commands: npm ci reaches registry:npm. Send each alone;');
  expect(summary).toContain('No other command reaches a host. The loopback works.');
  expect(summary).not.toContain('without network');
});

test('the network of commands is stated once, without a contradiction', async () => {
  const load = async (network: string, rules = '[]') =>
    (await loadText(`version: 1\nname: own\nextends: [builtin:fix-tests]\n${network}rules: ${rules}\n`)).summary;
  const none = await load('');
  expect(none).toContain('Network: no command reaches a host. The loopback works.');
  const open = await load(
    'sandbox: { network: { allow: [a.example, "b.example:8443"], forward: [5432], acknowledge: executes-workspace } }\n',
    '[{ id: i, when: { tool: exec, command: [npm, ci] }, decision: allow, hosts: [c.example], acknowledge: executes-workspace }]',
  );
  expect(open).toContain('Network: every command reaches a.example, b.example:8443.');
  expect(open).toContain('Network of single commands: npm ci reaches c.example. Send each alone;');
  expect(open).toContain('No command reaches another host. The loopback works.');
  expect(open).toContain('Ports of the machine on the loopback of commands: 5432.');
  expect(open).toContain('Requests of fetchUrl and http reach: a.example, b.example:8443.');
  for (const text of ['no command reaches a host', 'No other command']) expect(open).not.toContain(text);
});

test('the prompt does not state that commands reach a host that is their own loopback', async () => {
  const load = async (hosts: string) =>
    (
      await loadText(
        `version: 1\nname: own\nextends: [builtin:fix-tests]\nsandbox: { network: { allow: ${hosts}, acknowledge: executes-workspace } }\nrules: [{ id: i, when: { tool: exec, command: [npm, ci] }, decision: allow, hosts: ${hosts} }]\n`,
      )
    ).summary;
  const none = await load("['127.0.0.1:8080', { host: localhost, port: 8081, private: true }, '[::1]:8082']");
  expect(none).toContain('Network of single commands: npm ci reaches no host, sealed.');
  expect(none).toContain('No other command reaches a host. The loopback works.');
  expect(none).not.toContain('every command reaches');
  // The harness itself is on the machine.
  expect(none).toContain('Requests of fetchUrl and http reach: 127.0.0.1:8080');
  const some = await load("['127.0.0.1:8080', a.example]");
  expect(some).toContain('Network: every command reaches a.example.');
  expect(some).toContain('npm ci reaches a.example, sealed.');
});

test('names what needs the approval of a person, and grants that need a justification', async () => {
  const rules = [
    "- { id: docs, when: { write: 'docs/**', justified: true }, decision: allow }",
    "- { id: migrations, when: { write: 'migrations/**' }, decision: escalate, reason: A person decides. }",
  ].join('\n');
  const { summary } = await loadRules(rules);
  expect(summary).toContain('Writable: docs/** (with a justification)');
  expect(summary).toContain(
    'Needs the approval of a person, and may end the run until then, so do it last: write of migrations/**. A person decides.',
  );
  const never = await loadText(`version: 1\nname: never\napprovals: never\nrules:\n${rules.replaceAll(/^/gm, '  ')}\n`);
  expect(never.summary).toContain('Denied: write of migrations/**. A person decides.');
});

test('lists are short: two globs of many, no glob that another one covers, and whole commands until the line is full', async () => {
  const { summary } = await loadText(`version: 1
name: own
extends: [builtin:fix-tests]
rules:
  - { id: other, when: { read: ['a/**', 'b/**', 'c/**', 'd/**', 'e/**'] }, decision: deny, reason: Not part of the task. }
`);
  expect(summary).toContain('Readable: the workspace, /usr/**, /opt/** and ');
  expect(summary).toContain('Denied: read of a/**, b/** and 3 more. Not part of the task.');
  const rules = Array.from(
    { length: 120 },
    (_, index) =>
      `- { id: many-${index}, when: { tool: exec, command: [program-${index + 10}, '**'] }, decision: allow }`,
  );
  const strict = await loadRules(rules.join('\n'));
  expect(strict.summary).toMatch(/program-\d+ …; and \d+ more\.$/m);
});

test('the directories of the machine are denied outside the workspace, which may be below one of them', async () => {
  const { summary } = await loadText('version: 1\nname: own\nextends: [builtin:fix-tests]\nrules: []\n');
  expect(summary).toMatch(/Denied: read of \/proc\/\*\*.* outside the workspace/);
});
