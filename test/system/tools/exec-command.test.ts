import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { ToolContext, ToolOutput } from '../../../src/core/ports/tool.ts';
import { execCommand } from '../../../src/tools/exec-command.ts';
import { writeStdin } from '../../../src/tools/write-stdin.ts';
import { createTestSandbox } from '../../fixtures/sandbox.ts';
import { createRepository } from '../../fixtures/workspace.ts';
import { bindCall, createContext, openFiles, readField, runTool } from '../../tools/tool-context.ts';

/** Reads a session until its output contains a text. Reads nothing if `first` already contains it. */
async function hear(context: ToolContext, text: string, first: ToolOutput): Promise<string> {
  let heard = '';
  while (!`${String(readField(first, 'output'))}${heard}`.includes(text)) {
    const more = await runTool(writeStdin, { sessionId: readField(first, 'sessionId'), yieldTimeMs: 50 }, context);
    heard += String(readField(more, 'output'));
  }
  return heard;
}

describe('execCommand and writeStdin', () => {
  it('start a program, feed it, resize its terminal and end it', async () => {
    const context = createContext(await createTestSandbox(createRepository({})));
    const script = 'stty size; while read -r line; do echo "got $line"; done; stty size; exit 4';
    const opened = await runTool(execCommand, { command: ['sh', '-c', script], rows: 10, yieldTimeMs: 0 }, context);
    expect(opened.value).toMatchObject({ sessionId: 'session_1', running: true });
    expect(readField(opened, 'output') + (await hear(context, '10 80\n', opened))).toBe('10 80\n');
    const fed = await runTool(
      writeStdin,
      { sessionId: 'session_1', chars: 'a b\nc\n', rows: 33, cols: 99, yieldTimeMs: 0 },
      context,
    );
    expect(readField(fed, 'output') + (await hear(context, 'got c\n', fed))).toBe('got a b\ngot c\n');
    const quiet = await runTool(writeStdin, { sessionId: 'session_1', yieldTimeMs: 0 }, context);
    expect(quiet).toMatchObject({ text: 'session_1 runs\n(no output)', onlyWaited: true });
    expect([opened, fed].map(({ onlyWaited }) => onlyWaited)).toEqual([undefined, undefined]);
    // It waits no longer than the program runs.
    const over = await runTool(writeStdin, { sessionId: 'session_1', chars: '\u0004', yieldTimeMs: 60_000 }, context);
    expect(over.value).toEqual({
      sessionId: 'session_1',
      output: '33 99\n',
      running: false,
      exitCode: 4,
      ended: 'exited',
    });
    expect(over.text).toBe('session_1 has ended: exit code 4\noutput:\n33 99');
    await expect(runTool(writeStdin, { sessionId: 'session_1' }, context)).rejects.toThrow(
      'there is no session session_1, or its end has been reported; none is open',
    );

    await runTool(execCommand, { command: ['sleep', '1005'], yieldTimeMs: 0 }, context);
    await expect(runTool(writeStdin, { sessionId: 'session_1' }, context)).rejects.toThrow('open: session_2');
    const ended = await runTool(writeStdin, { sessionId: 'session_2', end: true }, context);
    expect(ended.value).toMatchObject({ running: false, exitCode: null, ended: 'closed' });
    expect(ended.text).toBe('session_2 has ended: it was closed\n(no output)');
  });

  it('run a program in the background with pipes, feed it and report its end', async () => {
    const context = createContext(await createTestSandbox(createRepository({})));
    const script = 'test -t 1 && echo terminal; echo out; echo err >&2; read -r line; echo "got $line"; exit 3';
    const opened = await runTool(execCommand, { command: script, tty: false, yieldTimeMs: 0 }, context);
    const heard = readField(opened, 'output') + (await hear(context, 'err\n', opened));
    expect(heard).toContain('out\n');
    expect(heard).not.toContain('terminal');
    const { sessionId } = opened.value as { sessionId: string };
    await expect(runTool(writeStdin, { sessionId, rows: 3, cols: 3 }, context)).rejects.toThrow('has no terminal');
    const over = await runTool(writeStdin, { sessionId, chars: 'a\n', yieldTimeMs: 60_000 }, context);
    expect(over.value).toEqual({ sessionId, output: 'got a\n', running: false, exitCode: 3, ended: 'exited' });
    const sorted = await runTool(execCommand, { command: ['sort'], tty: false, yieldTimeMs: 0 }, context);
    const sorting = { sessionId: readField(sorted, 'sessionId') };
    await runTool(writeStdin, { ...sorting, chars: 'b\n', yieldTimeMs: 0 }, context);
    const closed = await runTool(writeStdin, { ...sorting, chars: 'a\n\u0004', yieldTimeMs: 60_000 }, context);
    expect(closed.value).toMatchObject({ output: 'a\nb\n', running: false, exitCode: 0 });
    const waiting = { command: ['sh', '-c', 'cat; exec sleep 60'], tty: false, yieldTimeMs: 0 };
    const deaf = { sessionId: readField(await runTool(execCommand, waiting, context), 'sessionId') };
    await runTool(writeStdin, { ...deaf, chars: '\u0004', yieldTimeMs: 0 }, context);
    await expect(runTool(writeStdin, { ...deaf, chars: 'a\n' }, context)).rejects.toThrow(
      'the input of the session was closed with \\u0004',
    );
    const missing = runTool(execCommand, { command: ['no-such-program'], tty: false, yieldTimeMs: 60_000 }, context);
    expect((await missing).value).toMatchObject({ running: false, exitCode: 127 });
  });

  it('state that a terminal cuts a long line, which pipes do not', async () => {
    const context = createContext(await createTestSandbox(createRepository({})));
    const type = async (chars: string, tty: boolean) => {
      const opened = await runTool(execCommand, { command: ['wc', '-c'], tty, yieldTimeMs: 0 }, context);
      const typed = { sessionId: readField(opened, 'sessionId'), chars, yieldTimeMs: 60_000 };
      return runTool(writeStdin, typed, context);
    };
    const line = `${'z'.repeat(4_095)}\n`;
    const cut = await type(`${line}zz${line}\u0004`, true);
    expect(cut.value).toMatchObject({
      output: '8192\n',
      hint: expect.stringContaining('A line of 4097 bytes was typed'),
    });
    expect(cut.text).toMatch(
      /\n8192\nA line of 4097 bytes was typed: a terminal in line mode keeps the first 4095 bytes/,
    );
    expect((await type(`${line}${line}\u0004`, true)).value).not.toHaveProperty('hint');
    expect((await type(`zz${line}\u0004`, false)).value).toMatchObject({ output: '4098\n' });
    expect((await type(`zz${line}\u0004`, false)).value).not.toHaveProperty('hint');
  });

  it('return the whole output of a program that ends soon, and cut the shown text', async () => {
    const context = createContext(await createTestSandbox(createRepository({})));
    const output = await runTool(execCommand, { command: ['seq', '1', '9999'], yieldTimeMs: 60_000 }, context);
    const all = Array.from({ length: 9_999 }, (_, index) => `${index + 1}\n`).join('');
    expect(readField(output, 'output')).toBe(all);
    expect(output.text).toMatch(
      /^session_1 has ended: exit code 0\noutput:\n1\n2\n[\s\S]*\[… \d+ bytes left out; the whole is in \/tmp\/outputs\/1-session\.txt …\][\s\S]*9999$/,
    );
    const binary = await runTool(
      execCommand,
      { command: ['head', '-c', '20000', '/dev/urandom'], yieldTimeMs: 60_000 },
      context,
    );
    expect(binary.text).toMatch(/output: binary data, \d+ bytes, not shown$/);
    const longer = await runTool(
      execCommand,
      { command: ['seq', '1', '9999'], tty: false, yieldTimeMs: 60_000 },
      { ...context, streamBytes: 30_000 },
    );
    expect(longer.text).toMatch(
      /\[… \d+ bytes left out; \/tmp\/outputs\/2-session\.txt has its start and end, without 1889\d bytes that were not kept …\]/,
    );
    const plain = await runTool(
      execCommand,
      {
        command: ['printf', '\\033[31mred\\033[0m\\r\\n::set-output name=a::b\\n50%%\\r100%%\\n'],
        yieldTimeMs: 60_000,
      },
      context,
    );
    expect(readField(plain, 'output')).toBe('red\n::set-output name=a::b\n100%\n');
  });

  it('end a session that is aborted before its id is returned, and keep one whose id is known', async () => {
    const root = createRepository({});
    const sandbox = await createTestSandbox(root);
    const controller = new AbortController();
    const context = createContext(sandbox, { signal: controller.signal });
    const script = ['sh', '-c', 'echo started > mark; sleep 60; echo ended > mark'];
    const opening = runTool(execCommand, { command: script, yieldTimeMs: 60_000 }, context);
    void vi
      .waitFor(() => expect(readFileSync(join(sandbox.readDirectory(), 'mark'), 'utf8')).toBe('started\n'), {
        timeout: 50_000,
      })
      .then(() => controller.abort());
    await expect(opening).rejects.toThrow('aborted');
    expect(sandbox.sessions.listOpen()).toEqual([]);
    expect(readFileSync(join(sandbox.readDirectory(), 'mark'), 'utf8')).toBe('started\n');

    const other = createContext(sandbox);
    await runTool(execCommand, { command: ['cat'], yieldTimeMs: 0 }, other);
    await expect(runTool(writeStdin, { sessionId: 'session_2', chars: 'a\n' }, context)).rejects.toThrow('aborted');
    // Output written meanwhile is not lost.
    const next = await runTool(writeStdin, { sessionId: 'session_2' }, other);
    expect(`${String(readField(next, 'output'))}${await hear(other, 'a\n', next)}`).toBe('a\n');
  });

  it('refuse invalid commands, directories, sizes and input', async () => {
    const context = createContext(await createTestSandbox(createRepository({ a: '' })));
    const open = (args: object) => runTool(execCommand, args, context);
    await expect(open({ command: ['-x'] })).rejects.toThrow('does not start with -');
    await expect(open({ command: ['echo', 'x'.repeat(100_000)] })).rejects.toThrow('longer than 100000 bytes');
    await expect(open({ command: ['ls'], cwd: 'a' })).rejects.toThrow('a is not a directory');
    await expect(open({ command: ['ls'], cwd: '/etc' })).rejects.toThrow('outside the workspace');
    await open({ command: ['cat'], yieldTimeMs: 0 });
    await expect(runTool(writeStdin, { sessionId: 'session_1', rows: 5 }, context)).rejects.toThrow(
      'both rows and cols',
    );
    for (const args of [{ command: [] }, { command: ['ls'], rows: 0 }, { command: ['ls'], yieldTimeMs: 60_001 }])
      expect(execCommand.input.safeParse(args).success).toBe(false);
    for (const args of [{}, { sessionId: '' }, { sessionId: 'a', chars: '\uD800' }, { sessionId: 'a', cols: 1.5 }])
      expect(writeStdin.input.safeParse(args).success).toBe(false);
  });

  it('have the accesses of their command, and the session', async () => {
    const files = openFiles(createRepository({}));
    expect(await bindCall(execCommand, { command: ['npm', 'start'], env: { A: 'b' } }).listAccesses(files)).toEqual([
      { type: 'command', words: ['npm', 'start'].map((value) => ({ type: 'literal', value })), cwd: '.' },
      { type: 'env', name: 'A' },
    ]);
    expect(await bindCall(writeStdin, { sessionId: 'session_1', chars: 'x' }).listAccesses(files)).toEqual([
      { type: 'session', sessionId: 'session_1', command: '' },
    ]);
  });
});
