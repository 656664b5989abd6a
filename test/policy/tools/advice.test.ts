import { expect, test } from 'vitest';
import { checkText, readProblems } from '../test-policy.ts';

const head = 'version: 1\nname: p\n';

test.each([
  [
    'a command line as one word',
    "rules: [{ id: read, when: { read: '**' }, decision: allow }, { id: a, when: { tool: exec, command: ['npm test'] }, decision: allow }]",
    '[npm, test]',
  ],
  [
    'a command line as a text',
    "rules: [{ id: read, when: { read: '**' }, decision: allow }, { id: a, when: { tool: exec, command: npm test }, decision: allow }]",
    '[npm, test]',
  ],
  [
    'a host as a text',
    'sandbox: { network: { allow: "*.example.com", acknowledge: executes-workspace } }',
    '["*.example.com"]',
  ],
])('the error about %s shows the form that passes', async (_, text, form) => {
  const [problem = ''] = await readProblems(`${head}${text}\n`);
  expect(problem).toContain(form);
  const written = text.replace(/\['npm test'\]|npm test|(?<=allow: )"[^"]*"/, form);
  const errors = (await checkText(`${head}${written}\n`)).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
});

test('the path of a program may have a space', async () => {
  const text =
    "rules: [{ id: read, when: { read: '**' }, decision: allow }, { id: a, when: { tool: exec, command: ['./my tool', x] }, decision: allow, reason: The task. }]";
  expect((await checkText(`${head}${text}\n`)).filter(({ severity }) => severity === 'error')).toEqual([]);
});
