import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { runBuiltCli } from '../fixtures/job.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

function createProgram(directory: string, name: string): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, name), `#!/bin/sh\necho ${name} runs\n`, { mode: 0o755 });
}

function runInSandbox(
  cwd: string,
  home: string,
  directories: readonly string[],
  command: readonly string[],
  start = runCliHere,
) {
  const path = [...directories, process.env['PATH'] ?? ''].join(':');
  const args = ['sandbox', '--policy', 'builtin:read-only', '--', ...command];
  return start(args, { cwd, env: { HOME: home, PATH: path } });
}

test('programs below the home directory that PATH names are found, and the rest of the home directory is hidden', async () => {
  const home = createDirectory('own-home-');
  createProgram(join(home, 'setup-pnpm/node_modules/pn'), 'pn');
  mkdirSync(join(home, 'setup-pnpm/node_modules/.bin'));
  symlinkSync('../pn/pn', join(home, 'setup-pnpm/node_modules/.bin/pn'));
  createProgram(join(home, '.local/bin'), 'own-local');
  createProgram(join(home, 'bin'), 'own-home');
  writeFileSync(join(home, 'secret'), 'hidden');
  writeFileSync(join(home, '.local/token'), 'hidden');
  const directories = ['setup-pnpm/node_modules/.bin', '.local/bin', 'bin'].map((name) => join(home, name));
  const root = createRepository({ a: 'a' });
  for (const name of ['pn', 'own-local', 'own-home'])
    expect(await runInSandbox(root, home, directories, [name])).toMatchObject({
      exitCode: 0,
      stdout: `${name} runs\n`,
    });
  const looked = await runInSandbox(root, home, directories, [
    'sh',
    '-c',
    `cat ${home}/secret ${home}/.local/token; touch ${home}/setup-pnpm/x`,
  ]);
  expect(looked.exitCode).not.toBe(0);
  expect(looked.stdout).toBe('');
});

test('a runner directory on PATH that contains secrets stays hidden and is reported', async () => {
  const home = createDirectory('own-home-');
  const temporary = join(home, 'runner/_temp');
  createProgram(temporary, 'own-temp');
  writeFileSync(join(home, 'runner/.credentials'), 'hidden');
  createProgram(join(home, 'runner/bin'), 'own-runner');
  const directories = [temporary, join(home, 'runner/bin')];
  const root = createRepository({ a: 'a' });
  const env = { HOME: home, PATH: [...directories, process.env['PATH'] ?? ''].join(':'), RUNNER_TEMP: temporary };
  const run = (...command: readonly string[]) =>
    runCliHere(['sandbox', '--policy', 'builtin:read-only', '--format', 'json', '--', ...command], { cwd: root, env });
  expect(JSON.parse((await run('own-runner')).stdout)).toMatchObject({
    stdout: 'own-runner runs\n',
    isolation: {
      notes: expect.arrayContaining([expect.stringContaining(`PATH entries that commands do not have: ${temporary}`)]),
    },
  });
  expect(JSON.parse((await run('sh', '-c', `cat ${home}/runner/.credentials`)).stdout)).toMatchObject({ stdout: '' });
});

test('a program that does not exist gives one line and exit code 127, not a stack trace', async () => {
  const ended = await runInSandbox(createRepository({ a: 'a' }), createDirectory('own-home-'), [], ['no-such-program']);
  expect(ended).toMatchObject({
    exitCode: 127,
    stderr: expect.stringMatching(/^error: no-such-program was not found on PATH; for shell text: /),
  });
});

test('a login shell has the PATH of the job', async () => {
  const home = createDirectory('home-');
  const directory = join(home, 'tool');
  createProgram(directory, 'own-tool');
  const root = createRepository({ 'a.txt': 'a' });
  for (const flags of ['-c', '-lc'])
    expect(await runInSandbox(root, home, [directory], ['bash', flags, 'own-tool']), flags).toMatchObject({
      exitCode: 0,
      stdout: 'own-tool runs\n',
    });
});

test('of runs that start in one workspace at the same moment, one runs and the others end before they change it', async () => {
  const root = createRepository({ 'a.txt': 'a' });
  const home = createDirectory('home-');
  const ended = await Promise.all(
    Array.from({ length: 4 }, () => runInSandbox(root, home, [], ['bash', '-c', 'echo ran'], runBuiltCli)),
  );
  const refused = ended.filter(({ exitCode }) => exitCode === 2);
  for (const { stderr } of refused) expect(stderr).toContain(`works in ${root}`);
  const worked = ended.filter(({ exitCode }) => exitCode !== 2);
  expect(worked.length).toBeGreaterThan(0);
  for (const run of worked) expect(run).toMatchObject({ exitCode: 0, stdout: 'ran\n' });
});
