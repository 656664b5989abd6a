import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { commitFiles, runGit, createDirectory, type OnEnd } from '../fixtures/workspace.ts';

const scenario = join(import.meta.dirname, '001-fix-the-tests');

export const task = readFileSync(join(scenario, 'task.md'), 'utf8');

/** A git repository with failing tests in a directory, in the state after actions/checkout: its configuration contains a token. */
export function createFailingRepository(directory = '.', onEnd: OnEnd = onTestFinished): string {
  const root = createDirectory('checkout-', onEnd);
  cpSync(join(scenario, 'workspace'), join(root, directory), { recursive: true });
  commitFiles(root);
  runGit(root, 'config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic CHECKOUT-TOKEN');
  return root;
}

/** The path and content of every file outside `.git`. */
export function readTree(root: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('.git/') && name !== '.git' && statSync(join(root, name)).isFile())
      .map((name) => [name, readFileSync(join(root, name), 'latin1')]),
  );
}

const patch = `*** Begin Patch
*** Update File: src/total.js
@@
-  for (let index = 1; index < lines.length; index += 1) {
-    const { pieces, priceCents } = lines[index];
+  for (const { pieces, priceCents } of lines) {
*** Update File: src/discount.js
@@
-  if (pieces > 100) return 0.1;
-  if (pieces > 10) return 0.05;
+  if (pieces >= 100) return 0.1;
+  if (pieces >= 10) return 0.05;
*** End Patch
`;

/** The fix by structured calls, one step per turn. */
export const structuredTurns = [
  { text: 'I run the tests.', calls: [{ name: 'shell', args: { command: ['node', '--test'] } }] },
  {
    calls: [
      { name: 'read_file', args: { filePath: 'src/total.js' } },
      { name: 'read_file', args: { filePath: 'src/discount.js' } },
    ],
  },
  { calls: [{ name: 'apply_patch', args: { patch } }] },
  { calls: [{ name: 'shell', args: { command: ['node', '--test'] } }] },
  { text: 'The tests pass now.' },
];

/** The fix alone, for tests of what follows a run. */
export const fixingTurns = [{ calls: [{ name: 'apply_patch', args: { patch } }] }, { text: 'The tests pass now.' }];

/** The whole fix in one script: two round trips with the answer. */
export const scriptTurns = [
  {
    text: `I look, fix and check in one go.

<tool-calls>
const before = await tools.exec({ command: ['node', '--test'] });
const [total, discount] = await Promise.all(['src/total.js', 'src/discount.js'].map((filePath) => tools.readFile({ filePath })));
if (!total.content.includes('index = 1') || !discount.content.includes('> 100')) throw new Error('not the code that I know');
await tools.applyPatch({ patch: ${JSON.stringify(patch)} });
const after = await tools.exec({ command: ['node', '--test'] });
return { before: before.exitCode, after: after.exitCode, message: 'fixed' };
</tool-calls>`,
  },
  { text: 'The tests pass now.' },
];
