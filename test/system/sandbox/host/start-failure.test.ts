import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ToolFailure } from '../../../../src/core/ports/tool.ts';
import type { SandboxOptions } from '../../../../src/sandbox/run-sandbox.ts';
import { findProgram } from '../../../../src/sandbox/host/find-programs.ts';
import { createTestSandbox, runCommand } from '../../../fixtures/sandbox.ts';
import { createDirectory, createRepository } from '../../../fixtures/workspace.ts';

type Argv = [string, ...string[]];

const shell = (script: string): Argv => ['/bin/sh', '-c', script];

/** A bwrap that fails if the file `name` is in its directory. */
function createBubblewrap(name: string, failure: string): { directory: string; find: SandboxOptions['findProgram'] } {
  const directory = createDirectory('bwrap-');
  chmodSync(directory, 0o755);
  const path = join(directory, 'bwrap');
  const real = findProgram('bwrap', '', []) ?? '';
  writeFileSync(path, `#!/bin/sh\n[ -e ${directory}/${name} ] && { ${failure}; }\nexec ${real} "$@"\n`, {
    mode: 0o755,
  });
  return { directory, find: (program) => (program === 'bwrap' ? path : findProgram(program, '', [])) };
}

/** Every way in which a command gets its sandbox here. */
const ways: readonly (readonly [string, Partial<SandboxOptions>])[] = [
  ['in a layer', {}],
  ['in a copy', { workspaceAs: 'copy' }],
];

test.each(ways)('a command that prints the same text as bwrap returns its own result, %s', async (_, options) => {
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), options);
  const printed = [
    ['bwrap: execvp nothing: No such file or directory', 1],
    ['bwrap: setting up uid map: Permission denied', 1],
    ['bwrap: 1: exec: nothing: not found', 127],
    ["bwrap: Can't chdir to /nothing: No such file or directory", 1],
    ['{ "exit-code": 0 }', 3],
  ] as const;
  for (const [line, exitCode] of printed) {
    const result = await runCommand(sandbox, [...shell('echo "$1" >&2; exit "$2"'), 'sh', line, `${exitCode}`] as Argv);
    expect(result).toMatchObject({ exitCode, stderr: `${line}\n`, stdout: '' });
  }
});

test.each(ways)('the error for a program that is missing or cannot run contains its name, %s', async (_, options) => {
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), options);
  const starts: readonly (readonly [Argv, string, RegExp])[] = [
    [['./none.sh'], '.', /^\.\/none\.sh does not exist, or the interpreter that its first line names does not$/],
    [['nothing-of-that-name'], '.', /^nothing-of-that-name was not found on PATH; for shell text: /],
    [['npm test'], '.', /^npm test was not found on PATH; for shell text: \["bash", "-lc", TEXT\]$/],
    [['cd', 'src'], '.', /^cd was not found on PATH; for shell text: /],
    [['./a.txt'], '.', /^\.\/a\.txt could not be started: execvp .*a\.txt.*$/],
    [['true'], 'no-directory', /^true could not be started: Can't chdir to .*no-directory: No such file/],
  ];
  for (const [argv, cwd, message] of starts) {
    const failure = await runCommand(sandbox, argv, { cwd }).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ToolFailure);
    expect((failure as Error).message).toMatch(message);
  }
});

test.each(ways)('a program or directory with the name of a symptom does not end the run, %s', async (_, options) => {
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), options);
  const symptom = 'max_user_namespaces exceeded';
  const starts: readonly (readonly [Argv, string])[] = [
    [[symptom], '.'],
    [[`x\nbwrap: Can't mount proc on /proc`], '.'],
    [['bwrap: Unknown option --size'], '.'],
    [['true'], symptom],
  ];
  for (const [argv, cwd] of starts) {
    const failure = await runCommand(sandbox, argv, { cwd }).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ToolFailure);
  }
});

test('a bubblewrap that was removed or replaced during the run is named as the cause', async () => {
  for (const change of ['removed', 'replaced'] as const) {
    const { directory, find } = createBubblewrap('replaced', `echo "bwrap: Unknown option --size" >&2; exit 1`);
    const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
      ...(find !== undefined && { findProgram: find }),
    });
    if (change === 'removed') rmSync(join(directory, 'bwrap'));
    else writeFileSync(join(directory, 'replaced'), '');
    const failure = await runCommand(sandbox, ['npm']).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ code: 'sandbox' });
    expect((failure as Error).message).toContain('bubblewrap was removed or replaced by another version');
  }
});

test.each(ways)('a command cannot reach the status channel, %s', async (_, options) => {
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), options);
  await runCommand(sandbox, ['true']);
  const look = `for p in self 1 $$; do for fd in /proc/$p/fd/*; do n=\${fd##*/}; [ "$n" -gt 2 ] && [ "$n" -lt 200 ] && readlink "$fd"; done; done`;
  const { stdout } = await runCommand(sandbox, shell(look));
  // The descriptors from 200 on belong to the test runner. Pid 1 of the sandbox is bwrap, which has an eventfd.
  expect(stdout.replaceAll(/^(?:anon_inode:\[eventfd\]|\/proc\/\d+\/fd)\n/gm, '')).toBe('');
});

test('a sandbox that no longer starts ends the run, and a session, a server and the engine report the cause', async () => {
  const { directory, find } = createBubblewrap(
    'blocked',
    'echo "bwrap: setting up uid map: Permission denied" >&2; exit 1',
  );
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    ...(find !== undefined && { findProgram: find }),
  });
  expect(await runCommand(sandbox, ['true'])).toMatchObject({ exitCode: 0 });
  writeFileSync(join(directory, 'blocked'), '');
  await expect(runCommand(sandbox, ['true'])).rejects.toMatchObject({
    code: 'sandbox',
    message: expect.stringMatching(
      /^the sandbox does not start any more: bwrap: setting up uid map: Permission denied; AppArmor/,
    ),
  });
  await expect(sandbox.runGit(['version'], createDirectory('git-'))).rejects.toMatchObject({ code: 'sandbox' });
  const server = await sandbox.startServer(
    { name: 'one', command: ['/bin/cat'], cwd: '.', env: {}, network: [], workspace: 'none' } as never,
    { files: 'current', onDecision: () => undefined },
  );
  const ended = await new Promise<string>((resolve) => server.onExit(resolve));
  expect(ended).toMatch(/^its sandbox could not be started: bwrap: setting up uid map/);
  const engine = await sandbox.startEngine('/nothing.js', []);
  const engineEnd = await new Promise<string>((resolve) => engine.onExit(resolve));
  expect(engineEnd).toMatch(/^its sandbox could not be started: bwrap: setting up uid map/);
});

test('a session whose sandbox cannot be started fails like a command', async () => {
  const { directory, find } = createBubblewrap('blocked', `echo "bwrap: Can't bind mount x: No space" >&2; exit 1`);
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    ...(find !== undefined && { findProgram: find }),
    workspaceAs: 'copy',
  });
  // Its network is started before the first session.
  const open = () =>
    sandbox.sessions.open({
      argv: shell('echo "bwrap: execvp nothing: No such file"; exit 1'),
      cwd: '.',
      env: {},
      network: null,
      timeoutMs: 10_000,
      maxOutputBytes: 10_000,
      signal: new AbortController().signal,
      size: { rows: 24, columns: 80 },
    });
  const own = await (await open()).read(5_000, new AbortController().signal);
  expect(own).toMatchObject({ end: { reason: 'exited', exitCode: 1 }, text: expect.stringContaining('bwrap: execvp') });
  writeFileSync(join(directory, 'blocked'), '');
  const session = await open();
  await expect(session.read(5_000, new AbortController().signal)).rejects.toThrow(
    /the session could not be started: Can't bind mount x: No space/,
  );
  rmSync(join(directory, 'blocked'));
  expect(existsSync(directory)).toBe(true);
});
