import { expect, test } from 'vitest';
import type { DecisionRecord } from '../../../src/core/types/decision.ts';
import { renderDenial } from '../../../src/core/types/denial.ts';
import { call, command, loadRules, path } from '../../policy/test-policy.ts';

const rules = [
  '- { id: tests, when: { command: [npm, test] }, decision: allow }',
  '- { id: lint, when: { command: [npm, run, lint] }, decision: allow }',
  '- { id: other, when: { command: [cargo, build] }, decision: allow }',
  '- { id: edit, when: { write: ["src/**"] }, decision: allow }',
  '- { id: manifest, when: { write: [package.json] }, decision: deny, reason: It decides what the test command runs., instead: Change the code. }',
].join('\n');

async function render(decided: Parameters<Awaited<ReturnType<typeof loadRules>>['decide']>[0]): Promise<string> {
  const verdict = (await loadRules(rules)).decide(decided);
  return renderDenial({ ...verdict, accesses: decided.accesses } as unknown as DecisionRecord);
}

test('a denial names the rule, the reason, the refused access and what to do instead', async () => {
  expect(await render(call('writeFile', [path('write', 'package.json')]))).toBe(
    'Denied by rule manifest: It decides what the test command runs. (write package.json) No file was changed. Change the code.',
  );
});

test('a denial by the default names the grants that are near, and no others', async () => {
  expect(await render(call('exec', [command('npm', 'run', 'e2e')]))).toBe(
    'Denied by rule default: No rule allows command npm run e2e. Nothing was run. Allowed: npm run lint; npm test.',
  );
  expect(await render(call('exec', [command('gem', 'install', 'x')]))).toBe(
    'Denied by rule default: No rule allows command gem install x. Nothing was run.',
  );
  expect(await render(call('writeFile', [path('write', 'lib/a.ts')]))).toBe(
    'Denied by rule default: No rule allows write lib/a.ts. No file was changed. Allowed: write of src/**.',
  );
});

test('a denied read of a file reports that nothing was read', async () => {
  expect(await render(call('readFile', [path('read', 'key.pem')]))).toBe(
    'Denied by rule default: No rule allows read key.pem. Nothing was read.',
  );
});

test('a denial of any call has at most 400 characters, and keeps its advice', async () => {
  const text = await render(call('exec', [command('npm', 'x'.repeat(5_000), '\u001b[2J')]));
  expect(text.length).toBeLessThanOrEqual(400);
  expect(text).toContain('Nothing was run. Allowed: npm test; npm run lint.');
  expect(text).not.toContain('\u001b');
});

test('the last denial that a limit permits reports that one more ends the run, before the advice', async () => {
  const verdict = (await loadRules(rules)).decide(call('writeFile', [path('write', 'package.json')]));
  const renderAt = (limit: string, used: number): string =>
    renderDenial({
      ...verdict,
      accesses: [path('write', 'package.json')],
      limits: [{ limit, used, of: 3 }],
    } as unknown as DecisionRecord);
  expect(renderAt('identicalCalls', 0)).not.toContain('ends');
  expect(renderAt('identicalCalls', 1)).toMatch(
    / No file was changed\. If this call is denied again, the run ends\. Change the code\.$/,
  );
  expect(renderAt('denials', 1)).toContain(' The next denied call or refused change ends the run.');
  expect(renderAt('toolCalls', 1)).not.toContain('ends');
});
