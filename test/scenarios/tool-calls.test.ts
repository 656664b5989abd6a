import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { keepCompiled } from '../fixtures/job.ts';
import { createRepository } from '../fixtures/workspace.ts';

const cli = join(import.meta.dirname, '../../dist/main/index.js');
const policy = ['--policy', 'builtin:fix-tests', '--format', 'json'];

/** `call TOOL -` with its arguments on standard input. */
async function callWithInput(root: string, tool: string, input: string) {
  const child = spawn(process.execPath, [cli, 'call', tool, '-', ...policy], {
    cwd: root,
    env: { ...process.env, ...keepCompiled() },
  });
  child.stdin.end(input);
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { exitCode, stdout, stderr };
}

async function readMessage(root: string, tool: string, args: object): Promise<string> {
  const { stdout } = await runCliHere(['call', tool, JSON.stringify(args), ...policy], { cwd: root });
  return (JSON.parse(stdout) as { error: { message: string } }).error.message;
}

test('a patch of 1.4 MB is applied by a call that reads it from standard input, and by a script', async () => {
  const root = createRepository({ 'README.md': 'x\n' });
  const lines = Array.from({ length: 30_000 }, (_, index) => `+line ${index} of a file that is large for a patch`);
  const patch = ['*** Begin Patch', '*** Add File: big.txt', ...lines, '*** End Patch'].join('\n');
  expect(patch.length).toBeGreaterThan(1_400_000);
  const called = await callWithInput(root, 'applyPatch', JSON.stringify({ patch }));
  expect(called, called.stderr).toMatchObject({ exitCode: 0 });
  const big = join(root, 'big.txt');
  expect(readFileSync(big, 'utf8')).toBe(lines.map((line) => `${line.slice(1)}\n`).join(''));
  rmSync(big);
  writeFileSync(join(root, 'big.patch'), patch);
  writeFileSync(
    join(root, 'a.ts'),
    "const { content } = await tools.readFile({ filePath: 'big.patch' });\nreturn await tools.applyPatch({ patch: content });\n",
  );
  const scripted = await runCliHere(['script', 'a.ts', ...policy], { cwd: root });
  expect(JSON.parse(scripted.stdout), scripted.stderr).toMatchObject({
    ok: true,
    returnValue: { changes: [{ path: 'big.txt', kind: 'add' }] },
  });
  expect(existsSync(big)).toBe(true);
});

test('arguments on standard input that are no JSON are a mistake of the user', async () => {
  const ended = await callWithInput(createRepository({}), 'readFile', '{');
  expect(ended.exitCode).toBe(2);
  expect(ended.stderr).toContain('the arguments are not JSON');
  expect(ended.stderr).toContain('- reads them from standard input');
});

test('a tool that gets a directory instead of a file, or the other way round, names what it needs', async () => {
  const root = createRepository({ 'src/a.js': 'a\n' });
  expect(await readMessage(root, 'writeFile', { filePath: 'src', content: '' })).toBe(
    'src is a directory; filePath names a file',
  );
  expect(await readMessage(root, 'listDir', { dirPath: 'src/a.js' })).toBe(
    'src/a.js is a file, not a directory; readFile reads it',
  );
  expect(await readMessage(root, 'readFile', { filePath: 'src' })).toBe('src is a directory');
});
