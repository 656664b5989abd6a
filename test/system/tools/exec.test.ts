import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { exec } from '../../../src/tools/exec.ts';
import { listDir } from '../../../src/tools/list-dir.ts';
import { readFile } from '../../../src/tools/read-file.ts';
import { writeFile } from '../../../src/tools/write-file.ts';
import { createTestSandbox } from '../../fixtures/sandbox.ts';
import { createDirectory, createRepository, shareForBlock } from '../../fixtures/workspace.ts';
import { bindCall, createContext, openFiles, readField, runTool } from '../../tools/tool-context.ts';

describe('exec in the real sandbox', () => {
  // Of the tests that change nothing.
  const open = shareForBlock(async (onEnd) => {
    const root = createRepository({ 'sub/a.txt': '' }, onEnd);
    symlinkSync('sub', join(root, 'link'));
    return { root, sandbox: await createTestSandbox(root, {}, onEnd) };
  });

  it('gives exit code and output, also when the code is not 0', async () => {
    const context = createContext(open().sandbox);
    const output = await runTool(exec, { command: ['sh', '-c', 'echo out; echo err >&2; exit 7'] }, context);
    expect(output.value).toMatchObject({ exitCode: 7, stdout: 'out\n', stderr: 'err\n', timedOut: false });
    expect(String(readField(output, 'aggregatedOutput')).split('\n').toSorted()).toEqual(['', 'err', 'out']);
    expect(readField(output, 'durationMs')).toBeTypeOf('number');
    expect(output.text).toMatch(/^exit code: 7 \([\d.]+ s\)\nstdout:\nout\nstderr:\nerr$/);
  });

  it('reports which limits ended it', async () => {
    const sandbox = await createTestSandbox(createRepository({}), { policy: { memoryMb: 64, outputMb: 1 } });
    const context = createContext(sandbox);
    const flood = await runTool(exec, { command: ['yes'] }, context);
    expect(flood.text).toContain('because it wrote too much output');
    if (!sandbox.isolation.limits.some((limit) => limit.includes('cgroup'))) return;
    const hog = await runTool(exec, { command: ['perl', '-e', '$all = "x" x 200_000_000; sleep 9'] }, context);
    expect(hog.text).toContain('the command met its memory limit of 64 MiB and was killed for it');
    expect(readField(hog, 'stderr')).toContain('[the command met its memory limit of 64 MiB');
  });

  it('passes arguments without a shell, a directory and an environment', async () => {
    const { root, sandbox } = open();
    const context = createContext(sandbox);
    const command = ['sh', '-c', 'pwd; echo "$1"; echo "$GREETING"', 'sh', '$(id); * "'];
    const output = await runTool(exec, { command, cwd: 'link', env: { GREETING: 'a b' } }, context);
    expect(readField(output, 'stdout')).toBe(`${root}/sub\n$(id); * "\na b\n`);
  });

  it('states that a program in the background ends with the command, unless the command waits for it or ends it', async () => {
    const context = createContext(open().sandbox);
    const note = 'What the command left in the background has ended with it.';
    for (const [text, isNoted] of [
      ['sleep 60 > /dev/null 2>&1 &', true],
      ['(sleep 60 &) > /dev/null', true],
      ['sleep 60 > /dev/null & echo started', true],
      ['sleep 0.1 & wait', false],
      ['sleep 60 & kill $!', false],
      ['true && echo "a & b" 2>&1', false],
      ['cat <<E\na & b\nE', false],
      ['echo $((5 & 3))', false],
    ] as const) {
      const output = await runTool(exec, { command: ['bash', '-c', text] }, context);
      expect(output.text?.includes(note), text).toBe(isNoted);
    }
  });

  it('reads a command that is one string as shell text, and records it as the words that run', async () => {
    const context = createContext(open().sandbox);
    const output = await runTool(exec, { command: 'printf %s "$(ls)" | tr a-z A-Z', cwd: 'sub' }, context);
    expect(output.value).toMatchObject({ exitCode: 0, stdout: 'A.TXT' });
    expect(bindCall(exec, { command: 'ls | wc' }).args).toEqual({ command: ['bash', '-c', 'ls | wc'] });
    expect(exec.bind({ command: '' })).toMatchObject({ type: 'invalid' });
  });

  it('fails only if the program could not be run', async () => {
    const context = createContext(open().sandbox);
    await expect(runTool(exec, { command: ['no-such-program'] }, context)).rejects.toThrow('no-such-program');
    await expect(runTool(exec, { command: ['true'], cwd: 'none' }, context)).rejects.toThrow('none is not a directory');
    await expect(runTool(exec, { command: ['true'], cwd: '/etc' }, context)).rejects.toThrow(
      'is outside the workspace',
    );
  });

  it('ends a command at its time limit, which it cannot raise', async () => {
    const { sandbox } = open();
    const own = await runTool(exec, { command: ['sleep', '60'], timeoutMs: 300 }, createContext(sandbox));
    expect(own.value).toMatchObject({ exitCode: null, timedOut: true });
    expect(own.text).toMatch(/^exit code: none, killed at its time limit after/);
    const context = createContext(sandbox, { commandTimeoutMs: 300 });
    const capped = await runTool(exec, { command: ['sleep', '60'], timeoutMs: 3_600_000 }, context);
    expect(capped.value).toMatchObject({ timedOut: true });
  });

  it('fails when it is aborted, and the command is gone', async () => {
    const root = createRepository({});
    const controller = new AbortController();
    const sandbox = await createTestSandbox(root);
    const context = createContext(sandbox, { signal: controller.signal });
    const running = runTool(
      exec,
      { command: ['sh', '-c', 'echo started > mark; sleep 600; echo ended > mark'] },
      context,
    );
    const readMark = () => readFileSync(join(sandbox.readDirectory(), 'mark'), 'utf8');
    void vi.waitFor(() => expect(readMark()).toBe('started\n'), { timeout: 50_000 }).then(() => controller.abort());
    await expect(running).rejects.toThrow('the command was aborted');
    expect(readMark()).toBe('started\n');
  });

  it('shows head and tail of long output and counts the omitted bytes', async () => {
    const context = createContext(await createTestSandbox(createRepository({})));
    const output = await runTool(exec, { command: ['seq', '1', '100000'] }, context);
    const total = Array.from({ length: 100_000 }, (_, index) => `${index + 1}\n`).join('').length;
    const match = /stdout:\n([\s\S]*)\n\[… (\d+) bytes left out; the whole is in (\S+) …\]\n([\s\S]*)$/.exec(
      output.text ?? '',
    );
    const [, head = '', missing, file = '', tail = ''] = match ?? [];
    expect(head.startsWith('1\n2\n3\n')).toBe(true);
    expect(tail.endsWith('\n99999\n100000')).toBe(true);
    // The last newline is not shown.
    expect(head.length + Number(missing) + tail.length + 1).toBe(total);
    expect(head.length + tail.length).toBeLessThanOrEqual(16_384);
    expect(file).toBe('/tmp/outputs/1-stdout.txt');
    const stored = await runTool(exec, { command: ['sed', '-n', '54321p', file] }, context);
    expect(readField(stored, 'stdout')).toBe('54321\n');
    expect(String(readField(output, 'stdout')).length).toBeGreaterThan(200_000);
  });

  it('shows 16 KB of both streams together, and stores each one that is cut', async () => {
    const context = createContext(await createTestSandbox(createRepository({})));
    const both = 'seq 1 90000; seq 1 90000 >&2';
    const output = await runTool(exec, { command: ['sh', '-c', both] }, context);
    expect(Buffer.byteLength(output.text ?? '')).toBeLessThan(16_384 + 400);
    expect(output.text).toContain('/tmp/outputs/1-stdout.txt');
    expect(output.text).toContain('/tmp/outputs/2-stderr.txt');
    // No file has what is left out of both together.
    expect(readField(output, 'aggregatedOutput')).toMatch(/\[… \d+ bytes left out …\]/);
    const one = await runTool(exec, { command: ['sh', '-c', 'seq 1 90000 >&2'] }, context);
    expect(readField(one, 'aggregatedOutput')).toContain('left out; the whole is in /tmp/outputs/3-stderr.txt …]');
    const small = await runTool(exec, { command: ['sh', '-c', 'seq 1 2500; echo no >&2'] }, context);
    expect(small.text).not.toContain('left out');
  });

  it('stores output that no command and no tool can change', async () => {
    const context = createContext(await createTestSandbox(createRepository({})));
    await runTool(exec, { command: ['seq', '1', '9000'] }, context);
    const file = '/tmp/outputs/1-stdout.txt';
    const change = `echo x > ${file}; rm -rf /tmp/outputs; mv /tmp/outputs /tmp/other; ln -sfn /etc /tmp/outputs`;
    await runTool(exec, { command: ['sh', '-c', change] }, context);
    const read = await runTool(readFile, { filePath: file, offset: 8_999 }, context);
    expect(read.text).toContain('L9000: 9000');
    await expect(runTool(writeFile, { filePath: file, content: 'x' }, context)).rejects.toThrow('is read-only');
    await expect(runTool(writeFile, { filePath: '/tmp/outputs/new', content: 'x' }, context)).rejects.toThrow(
      'is read-only',
    );
  });

  it('shares /tmp with file tools, which follow no link out of it', async () => {
    const root = createRepository({ '.env': 'SECRET' });
    const context = createContext(await createTestSandbox(root));
    await runTool(
      exec,
      { command: ['sh', '-c', `mkdir /tmp/d && echo made > /tmp/d/f && ln -s /etc /tmp/out`] },
      context,
    );
    expect((await runTool(readFile, { filePath: '/tmp/d/f' }, context)).text).toBe('L1: made');
    await runTool(writeFile, { filePath: '/tmp/d/e/new', content: 'written\n' }, context);
    const seen = await runTool(
      exec,
      { command: ['sh', '-c', 'cat e/new; echo more >> e/new'], cwd: '/tmp/d' },
      context,
    );
    expect(seen.value).toMatchObject({ exitCode: 0, stdout: 'written\n' });
    expect(String((await runTool(listDir, { dirPath: '/tmp/d' }, context)).text)).toBe('e/\n  new\nf');
    await expect(runTool(readFile, { filePath: '/tmp/out/passwd' }, context)).rejects.toThrow('outside the workspace');
    await expect(runTool(writeFile, { filePath: '/tmp', content: 'x' }, context)).rejects.toThrow(
      '/tmp is a directory',
    );
    expect(existsSync('/tmp/d')).toBe(false);
    expect(existsSync(join(root, 'tmp'))).toBe(false);
  });

  it('reports that output is binary instead of showing it, and shows text without terminal colours', async () => {
    const context = createContext(open().sandbox);
    const output = await runTool(exec, { command: ['head', '-c', '20000', '/dev/urandom'] }, context);
    expect(output.text).toMatch(
      /\nstdout: binary data, 20000 bytes, not shown; the whole is in \/tmp\/outputs\/\S+stdout\.txt$/,
    );
    const names = await runTool(exec, { command: ['printf', 'src/first.ts\\0src/second.ts\\0'] }, context);
    expect(names.text).toMatch(/\nstdout:\nsrc\/first\.ts␀src\/second\.ts␀$/);
    expect(readField(names, 'stdout')).toBe('src/first.ts\0src/second.ts\0');
    const colours = await runTool(exec, { command: ['printf', '\\033[31mred\\033[0m ü 😀\\r\\n'] }, context);
    expect(colours.text).toContain('\nstdout:\nred ü 😀');
    expect(readField(colours, 'stdout')).toBe('\u001b[31mred\u001b[0m ü 😀\r\n');
  });
});

describe('the accesses of exec', () => {
  it('are the command word by word, its directory, and its variables', async () => {
    const root = createDirectory();
    mkdirSync(join(root, 'sub'));
    symlinkSync('sub', join(root, 'link'));
    const args = { command: ['npm', 'test', '$X'], cwd: './link/', env: { CI: '1', LD_PRELOAD: 'x.so' } };
    expect(await bindCall(exec, args).listAccesses(openFiles(root))).toEqual([
      {
        type: 'command',
        words: ['npm', 'test', '$X'].map((value) => ({ type: 'literal', value })),
        cwd: 'sub',
      },
      { type: 'env', name: 'CI' },
      { type: 'env', name: 'LD_PRELOAD' },
    ]);
  });

  it.each([
    ['/etc', '/etc', { type: 'read', path: '/etc', valid: true }],
    ['~', '', { type: 'read', path: '~', valid: false }],
    ['a\nb', '', { type: 'read', path: 'a\\x0ab', valid: false }],
  ])('show a directory %j that it cannot run in', async (cwd, shown, access) => {
    expect(await bindCall(exec, { command: ['ls'], cwd }).listAccesses(openFiles(createDirectory()))).toEqual([
      { type: 'command', words: [{ type: 'literal', value: 'ls' }], cwd: shown },
      access,
    ]);
  });
});

describe('the input of exec', () => {
  it.each([
    { command: [] },
    { command: [''] },
    { command: '' },
    { command: 'a\0b' },
    { command: ['a\0b'] },
    { command: ['a', '\uD800'] },
    { command: ['ls'], env: { 'A=B': 'x' } },
    { command: ['ls'], env: { A: 'x\0' } },
    { command: ['ls'], timeoutMs: 0 },
    { command: ['ls'], shell: true },
  ])('refuses %j', (args) => {
    expect(exec.input.safeParse(args).success).toBe(false);
  });
});
