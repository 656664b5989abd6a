import { expect, test } from 'vitest';
import { createPlainSandbox } from '../fixtures/plain-sandbox.ts';
import { createRepository } from '../fixtures/workspace.ts';
import { loadRules } from '../policy/test-policy.ts';
import { openDispatcher } from './open-dispatcher.ts';

const rules = `- { id: all, when: { read: '**' }, unless: { read: 'counted/**' }, decision: allow }
- { id: why, when: { read: 'customers/**' }, decision: explain }
- { id: counted, when: { read: 'counted/**' }, decision: allow, limits: { perRun: 1 } }
- { id: never, when: { read: '**/*.key' }, decision: deny }
`;

async function setUp() {
  const root = createRepository({ 'a.txt': '', 'customers/b.txt': '', 'customers/c.key': '', 'counted/d.txt': '' });
  const { call } = openDispatcher({ policy: await loadRules(rules), sandbox: createPlainSandbox(root) });
  return async (dirPath: string, more: object = {}) => {
    const result = await call('listDir', { dirPath, ...more });
    return result.type === 'completed' ? (result.output.text ?? '') : result.type;
  };
}

test('a directory that a call may list after it has given its reasons is not shown as empty', async () => {
  const list = await setUp();
  expect(await list('customers')).toBe('denied');
  expect(await list('customers', { justification: 'To count them.' })).toBe('b.txt');
});

test('a directory that a rule opens to some calls of a run is not shown as empty to one of them', async () => {
  const list = await setUp();
  expect(await list('counted')).toBe('d.txt');
  expect(await list('counted')).toBe('denied');
});

test('a list has no path that its call may not read', async () => {
  const list = await setUp();
  expect((await list('.')).split('\n')).toEqual(expect.arrayContaining(['a.txt']));
  expect(await list('.')).not.toContain('customers');
});
