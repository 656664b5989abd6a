import { expect, test } from 'vitest';
import type { CallResult } from '../../../src/core/ports/tool.ts';
import type { RunEvent } from '../../../src/core/types/event.ts';
import { createTestSandbox } from '../../fixtures/sandbox.ts';
import { createRepository } from '../../fixtures/workspace.ts';
import { loadText } from '../../policy/test-policy.ts';
import { openDispatcher } from '../../dispatch/open-dispatcher.ts';

const policyText = (rules: string): string => `version: 1
name: history
sandbox: { git: visible }
rules:
  - { id: read, when: { read: '**' }, decision: allow }
  - { id: write, when: { write: '**' }, decision: allow }
  - { id: commands, when: { tool: exec, contained: true }, decision: allow }
${rules}`;

async function setUp(rules: string, earlier: readonly RunEvent[] = []) {
  const policy = await loadText(policyText(rules));
  const sandbox = await createTestSandbox(createRepository({ 'customers/a': 'Ann\n', 'src/a.txt': 'a\n' }), {
    policy: policy.view(),
  });
  const opened = openDispatcher({ policy, sandbox, earlier });
  const exec = (script: string) => opened.call('exec', { command: ['/bin/sh', '-c', script] });
  const write = (filePath: string) => opened.call('writeFile', { filePath, content: 'x\n' });
  return { ...opened, exec, write };
}

const readRule = (result: CallResult): string => ('decision' in result ? result.decision.rule : result.type);

const noWrite = `  - { id: only-reports, when: { write: '**', after: { read: 'customers/**' } }, unless: { write: 'reports/**' }, decision: deny }\n`;

test('after a read, a write is denied, and a change of a command that had begun before is reverted', async () => {
  const { call, exec, write } = await setUp(noWrite);
  expect(readRule(await write('src/b.txt'))).toBe('write');
  const closed = await exec('cat customers/a; ls customers');
  expect(JSON.stringify(closed)).not.toContain('Ann');
  const waiting = exec('until [ -e reports/go ]; do sleep 0.05; done; echo x > src/c.txt; echo y > reports.txt');
  expect(await call('readFile', { filePath: 'customers/a' })).toMatchObject({ type: 'completed' });
  expect(readRule(await write('src/d.txt'))).toBe('only-reports');
  expect(readRule(await write('reports/d.txt'))).toBe('write');
  expect(readRule(await write('/tmp/a'))).toBe('only-reports');
  expect(readRule(await write('reports/go'))).toBe('write');
  expect(await waiting).toMatchObject({
    output: { value: { refusedChanges: [{ rule: 'only-reports' }, { path: 'src/c.txt', rule: 'only-reports' }] } },
  });
});

test('the changes that a command kept are in the history, also of a part that is resumed', async () => {
  const rules = `  - { id: no-plan, when: { tool: updatePlan, after: { write: 'src/**' } }, decision: deny }
  - { id: plan, when: { tool: updatePlan }, decision: allow }
`;
  const plan = { plan: [{ step: 'a', status: 'pending' }] };
  const first = await setUp(rules);
  expect(readRule(await first.exec('echo x > other.txt'))).toBe('commands');
  expect(readRule(await first.call('updatePlan', plan))).toBe('plan');
  expect(readRule(await first.exec('echo x > src/c.txt'))).toBe('commands');
  expect(readRule(await first.call('updatePlan', plan))).toBe('no-plan');
  const second = await setUp(rules, first.events);
  expect(readRule(await second.call('updatePlan', plan))).toBe('no-plan');
  // A record of an earlier version does not name the paths.
  const old = first.events.map((event) =>
    event.type === 'changes-decided' ? { ...event, kept: 1, keptPaths: [] } : event,
  );
  expect(readRule(await (await setUp(rules, old)).call('updatePlan', plan))).toBe('no-plan');
  const none = first.events.filter(({ type }) => type !== 'changes-decided');
  expect(readRule(await (await setUp(rules, none)).call('updatePlan', plan))).toBe('plan');
});

test('a call does not follow itself, and has followed the calls of an earlier part even if they have its ids', async () => {
  const rules = `  - { id: once, when: { write: '**', after: { tool: writeFile } }, decision: deny }\n`;
  const first = await setUp(rules);
  expect(readRule(await first.call('writeFile', { filePath: 'a', content: '' }, { callId: 'c' }))).toBe('write');
  const second = await setUp(rules, first.events);
  expect(readRule(await second.call('writeFile', { filePath: 'b', content: '' }, { callId: 'c' }))).toBe('once');
});
